// @ts-check
// Sets the colours that were chosen, asks for the game once the title is painted, keeps what is pressed until then, and says
// why nothing happens if a script can't be loaded, or not understood. This is no module, so that any browser runs it, and the
// build puts it into the page itself.
(function () {
  /** Milliseconds from the request to its answer on a slow line. */
  const SLOW = 100;
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
  /** What page.js takes up: the module, and what the line of the title is called that was pressed before the game was there. */
  const boot = {
    /** @type {Promise<Response> | null} */
    game: null,
    /** @type {string | null} */
    pressed: null,
  };
  Object.assign(window, { boot: boot });
  addEventListener("click", function (event) {
    const line = /** @type {Element} */ (event.target).closest("[data-before] [data-line]");
    if (!line) return;
    boot.pressed = (line.querySelector("strong") || line).textContent;
    line.setAttribute("aria-busy", "true");
  });
  /** Asks for nine tenths of what is loaded before the first letter. A failure is reported where the game is waited for. */
  function ask() {
    boot.game = fetch("game_bg.wasm.gz");
    boot.game.catch(function () {});
  }
  function load() {
    if (!boot.game) ask();
    const page = document.createElement("script");
    page.type = "module";
    page.src = "page.js";
    document.head.append(page);
  }
  // The module's answer takes as long as the page's: on a slow line the title is painted before it comes, even if it's asked for at once.
  const { requestStart, responseStart } = performance.timing;
  const isSlow = responseStart - requestStart > SLOW;
  if (isSlow) ask();
  // The title is on the screen before the next frame. A page that nobody sees yet has no frames.
  addEventListener("DOMContentLoaded", function () {
    if (isSlow || document.hidden) return load();
    requestAnimationFrame(function () {
      requestAnimationFrame(load);
    });
  });
})();
