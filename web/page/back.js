// @ts-check
// Makes the browser's way back that of the game: every screen and dialog is an entry of the browser's history.

/** @import { View } from "./view.d.ts" */

/** How many moves of ours are under way. */
let moving = 0;

/** Makes the history as long as the way from the title to the view. */
export function remember(/** @type {View} */ view) {
  if (moving > 0) return;
  const depth = history.state?.depth ?? 0;
  for (let step = depth + 1; step <= view.depth; step += 1) history.pushState({ depth: step }, "");
  if (depth > view.depth) {
    moving += 1;
    history.go(view.depth - depth);
  }
}

/**
 * Calls `back` when the player goes back.
 * @param {() => View | null} view
 * @param {() => void} back
 */
export function onBack(view, back) {
  // A screen begins at its top, wherever the one was that it replaces.
  history.scrollRestoration = "manual";
  addEventListener("popstate", ({ state }) => {
    const shown = view();
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
