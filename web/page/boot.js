// @ts-check
// Asks for the game, sets the colours that were chosen, and says why nothing happens if a script can't be loaded, or not
// understood. This is no module, so that any browser runs it, and the build puts it into the page itself.
(function () {
  /** Milliseconds in which what paints the title comes first. A slow line has enough to load in that time. */
  const TITLE = 60;
  function sorry() {
    /** @type {HTMLElement} */ (document.getElementById("sorry")).hidden = false;
  }
  addEventListener(
    "error",
    function (event) {
      if (event.target instanceof HTMLScriptElement) sorry();
    },
    true,
  );
  if (!("noModule" in HTMLScriptElement.prototype)) {
    addEventListener("DOMContentLoaded", sorry);
    return;
  }
  try {
    // The title is painted in the colours that were chosen. The name is the one that store.js gives the settings.
    const chosen = JSON.parse(localStorage.getItem("evil-hangman choices") || "{}");
    if (chosen.theme) document.documentElement.dataset.theme = chosen.theme;
  } catch (error) {
    // Without storage, they are those of the system.
  }
  const game = new Promise(function (done) {
    setTimeout(done, TITLE);
  }).then(function () {
    return fetch("game_bg.wasm.gz");
  });
  // A failure is reported where the game is waited for.
  game.catch(function () {});
  Object.assign(window, { requested: { game: game } });
})();
