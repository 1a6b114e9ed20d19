// @ts-check
// Says why nothing happens if a script can't be loaded, or not understood. This is no module, so that any browser runs it.
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
  if (!("noModule" in HTMLScriptElement.prototype)) addEventListener("DOMContentLoaded", sorry);
})();
