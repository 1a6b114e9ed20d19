// Searches in a worker, with the same module. Tasks are executed in order, except that those nobody waits for
// come last, one slice at a time.
import { begin } from "./module.js";
import { loadMissing, take } from "./outside.js";

/// The milliseconds of a slice of a task that nobody waits for.
const PIECE = 60;
/// The maximum number of slices, after which the task is dropped.
const PIECES = 400;
/// The minimum time of an answer in milliseconds, so that the time reveals nothing.
const MOMENT = 90;

const tasks = [];
let idle = null;
let worker = null;
let talk = null;
let running = false;

const next = () => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = resolve;
  port2.postMessage(null);
});

/// Returns the result of a task. Words and proofs that it needs are loaded first; without them, there is no
/// result.
async function found(task) {
  for (;;) {
    const finding = worker.run(task, Infinity);
    if (finding !== undefined) return finding;
    const there = await loadMissing();
    worker = new script.Worker();
    if (!there) return '"Nothing"';
  }
}

/// Returns what the conversation says; nothing if files that it needs can't be loaded.
async function said(first) {
  let text = first();
  while (text === undefined && (await loadMissing())) text = talk.go_on();
  return text;
}

async function run() {
  if (running || !worker) return;
  running = true;
  for (;;) {
    await next();
    if (tasks.length > 0) {
      const { number, urgent, task } = tasks.shift();
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

let begun = null;
let script = null;

onmessage = async ({ data }) => {
  begun ??= begin(data.name, data.module);
  script = await begun;
  take(data);
  if (data.module) {
    worker = new script.Worker();
  } else if (data.talk) {
    talk = new script.Talk(data.talk.stored, data.talk.held, data.talk.tab, BigInt(data.talk.seed), data.talk.now);
    postMessage({ said: (await said(() => talk.go_on())) ?? null });
  } else if (data.answer !== undefined) {
    const text = await said(() => talk.answer(data.answer, data.now));
    if (text === undefined) {
      talk.take_back();
      postMessage({ said: null });
    } else {
      postMessage({ said: text, writes: talk.writes(), ended: talk.has_ended() });
    }
  } else if (!data.task) {
    return;
  } else if (data.task.idle) {
    idle = { ...data.task, pieces: PIECES };
  } else {
    tasks.push(data.task);
    if (data.task.urgent) idle = null;
  }
  run();
};
