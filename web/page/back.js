// @ts-check
// Makes the browser's way back that of the game: every screen and dialog is an entry of the browser's history. The address of a
// round that is over opens it again, so a reload does.

/** @typedef {{ depth: number, back: number | null, link: string }} Entry */

/** How many moves of ours are under way. */
let moving = 0;

/** Makes the history as long as the way from the title to what is shown. */
export function remember(/** @type {Entry} */ shown) {
  if (moving > 0) return;
  const depth = history.state?.depth ?? 0;
  if (depth > shown.depth) {
    moving += 1;
    return history.go(shown.depth - depth);
  }
  // The way back of Safari passes over entries that are made before anything is pressed.
  const isPressed = navigator.userActivation?.hasBeenActive ?? true;
  for (let step = depth + 1; isPressed && step <= shown.depth; step += 1) history.pushState({ depth: step }, "");
  const address = new URL(location.href);
  address.hash = encodeURIComponent(shown.link);
  // An address that has a state is no link that somebody followed.
  if (address.href !== location.href) history.replaceState(history.state ?? { depth: 0 }, "", address);
}

/**
 * Calls `back` when the player goes back.
 * @param {() => Entry | null} entry
 * @param {() => void} back
 */
export function onBack(entry, back) {
  // A screen begins at its top, wherever the one was that it replaces.
  history.scrollRestoration = "manual";
  addEventListener("popstate", ({ state }) => {
    const shown = entry();
    if (moving > 0) {
      moving -= 1;
      if (shown) remember(shown);
      return;
    }
    const depth = state?.depth ?? 0;
    if (shown && depth < shown.depth && shown.back !== null) back();
    // What was left cannot be gone forward to.
    else if (shown && depth > shown.depth) remember(shown);
  });
}
