// @ts-check
// Searches in a worker, with a module of its own. Tasks are executed in order, except that those nobody waits for come last,
// one slice at a time.
import { begin, nextTask } from "./module.js";
import { loadMissing, take } from "./outside.js";

/** @import { Order } from "./minds.js" */

/** The milliseconds of a slice of a task that nobody waits for. */
const PIECE = 60;
/** The maximum number of slices, after which the task is dropped. */
const PIECES = 400;
/** The minimum time of an answer in milliseconds, so that the time reveals nothing. */
const MOMENT = 90;

/** @type {Order[]} */
const tasks = [];
/** @type {{ task: string, pieces: number } | null} */
let idle = null;
/** @type {any} */
let worker = null;
let running = false;

/**
 * Returns the result of a task. Words and proofs that it needs are loaded first; without them, there is no result.
 * @param {string} task
 */
async function found(task) {
  for (;;) {
    const finding = worker.run(task, Infinity);
    if (finding !== undefined) return finding;
    const there = await loadMissing();
    worker = new script.Worker();
    if (!there) return '"Nothing"';
  }
}

async function run() {
  if (running || !worker) return;
  running = true;
  for (;;) {
    await nextTask();
    const order = tasks.shift();
    if (order) {
      const { number, urgent, task } = order;
      const since = performance.now();
      const finding = await found(task);
      const left = urgent ? Math.max(0, MOMENT - (performance.now() - since)) : 0;
      setTimeout(() => postMessage({ number, finding }), left);
    } else if (idle && idle.pieces > 0) {
      idle.pieces -= 1;
      const since = performance.now();
      if (worker.run(idle.task, PIECE) === undefined) {
        await loadMissing();
        worker = new script.Worker();
      } else if (performance.now() - since < PIECE) idle = null; // It has come to its end.
    } else {
      break;
    }
  }
  running = false;
}

/** @type {Promise<any> | null} */
let begun = null;
/** @type {any} */
let script = null;

onmessage = async ({ data }) => {
  begun ??= begin(data.name, data.module);
  script = await begun;
  take(data);
  if (data.module) worker = new script.Worker();
  else if (data.task?.idle) idle = { ...data.task, pieces: PIECES };
  else if (data.task) {
    tasks.push(data.task);
    if (data.task.urgent) idle = null;
  } else return;
  await run();
};

// A trap in an async function rejects its promise, and no error reaches the page by itself.
addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  postMessage({ died: true });
});
