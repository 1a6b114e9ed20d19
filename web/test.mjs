// Drives the page in a browser: rounds by touch and by keyboard, links, Back, sharing, offline, axe-core, budgets.
//
//   npm install && node test.mjs [NAME...]     all tests, or those whose names contain one of these
//   CHROMIUM=/usr/bin/chromium                 the browser
//   BROWSER=firefox FIREFOX=FILE               test/rounds.mjs in Firefox (default: /usr/bin/firefox-esr)
//   BROWSER=webkit MINIBROWSER=FILE            test/webkit.mjs in WebKitGTK
//   PICTURES=FOLDER                            where pictures go (default: web/pictures)
//   DIST=FOLDER                                what is tested (default: web/dist)
//   SNAPSHOTS=write                            rewrites test/heard, after an intended change
//   PARITY=FILE NATIVE=SECONDS ROUNDS=NUMBER   what web/parity.sh compares with
import { failures, figures, stop } from "./test/harness.mjs";

const some = { firefox: ["rounds"], webkit: ["webkit"] };
const all = ["rounds", "bar", "screens", "reader", "links", "storage", "failures", "network", "budgets", "types"];
// One after another: each file waits for its tests.
for (const name of some[process.env.BROWSER] ?? all) {
  await import(`./test/${name}.mjs`);
}
console.log(figures.map((figure) => `figure ${figure}`).join("\n"));
stop();
process.exitCode = failures.length > 0 ? 1 : 0;
