// @ts-check
// Asks for the game, sets the colours that were chosen, and says why nothing happens if a script can't be loaded, or not
// understood. This is no module, so that any browser runs it, and the build puts it into the page itself.
(function () {
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
  // It's nine tenths of what is loaded before the first letter. A failure is reported where the game is waited for.
  const game = fetch("game_bg.wasm.gz");
  game.catch(function () {});
  Object.assign(window, { requested: { game: game } });
})();
