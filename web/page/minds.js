// @ts-check
// Owns the workers: one searches for the opponent, the other advises and judges. A worker that dies is restarted and gets
// its tasks again.
import { forWorkers } from "./outside.js";

const DIED = "The part of the game that thinks stopped, and was started again. Nothing is lost.";
const KEEPS_DYING = "The part of the game that thinks keeps stopping. Your round is saved: reload the page.";
const CANT_LOAD =
  "The part of the game that thinks can't be loaded. Your round is saved, and the page tries again when you are online.";
/** The number of deaths in a row after which a worker is given up. */
const MOST = 3;

/** @typedef {{ number: number, worker: number, urgent: boolean, idle: boolean, awaited: boolean, task: string }} Order */
/** @typedef {Promise<WebAssembly.Module | undefined> | undefined} Loading */
/** @typedef {{ worker: Worker, waiting: Map<number, Order>, deaths: number, module: Loading, isGivenUp?: boolean }} Mind */

/** Milliseconds in which a picture comes first: the second worker begins when a round ends, and is given all words. */
const PICTURE = 50;

/** @type {(module: Loading) => Loading} */
const later = async (module) => {
  await new Promise((done) => setTimeout(done, PICTURE));
  return module;
};

export class Minds {
  /** The workers, which are started when there is something for them. @type {Mind[]} */
  workers = [];

  /**
   * `module` becomes the module of a name; `found` and `notice` are callbacks.
   * @param {string} name
   * @param {Loading} module
   * @param {(number: number, finding: string) => void} found
   * @param {(sentence: string) => void} notice
   */
  constructor(name, module, found, notice) {
    this.name = name;
    this.module = module;
    this.found = found;
    this.notice = notice;
  }

  start(/** @type {number} */ index) {
    const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    const module = index > 0 ? later(this.module) : this.module;
    /** @type {Mind} */
    const mind = { worker, waiting: new Map(), deaths: this.workers[index]?.deaths ?? 0, module };
    worker.onmessage = ({ data }) => {
      if (this.workers[index] !== mind) return;
      if (data.died) return this.again(index);
      mind.deaths = 0;
      mind.waiting.delete(data.number);
      this.found(data.number, data.finding);
    };
    // A script that fails, or one that can't be loaded, which has no message.
    worker.onerror = (event) => {
      event.preventDefault?.();
      if (this.workers[index] !== mind) return;
      if (event.message) this.again(index);
      else this.giveUp(mind, CANT_LOAD);
    };
    this.workers[index] = mind;
    this.tell(mind, (module) => ({ name: this.name, module, ...forWorkers() }));
    return mind;
  }

  /**
   * Sends a message once the module is there.
   * @param {Mind} mind
   * @param {(module: WebAssembly.Module | undefined) => unknown} message
   */
  async tell({ worker, module: loading }, message) {
    const module = await loading?.catch(() => undefined);
    if (module) worker.postMessage(message(module));
  }

  /** Replaces a worker that has died, and gives its tasks to the new one. */
  again(/** @type {number} */ index) {
    const mind = this.workers[index];
    mind.worker.terminate();
    mind.deaths += 1;
    if (mind.deaths > MOST) return this.giveUp(mind, KEEPS_DYING);
    this.replace(index);
    this.notice(DIED);
  }

  /** Starts a worker that gets the tasks of the one before. */
  replace(/** @type {number} */ index) {
    const { waiting } = this.workers[index];
    this.start(index);
    for (const order of waiting.values()) this.send(order);
  }

  /**
   * Leaves a worker's tasks undone until there is a network again.
   * @param {Mind} mind
   * @param {string} sentence
   */
  giveUp(mind, sentence) {
    mind.isGivenUp = true;
    this.notice(sentence);
  }

  /** Tries again to start the workers that were given up. */
  retry() {
    this.workers.forEach(({ isGivenUp }, index) => isGivenUp && this.replace(index));
  }

  order(/** @type {Order[]} */ orders) {
    for (const order of orders) {
      const mind = this.workers[order.worker];
      // Nobody waits for the previous answer any more, and a worker can't be interrupted.
      if (order.urgent && mind && [...mind.waiting.values()].some((other) => other.urgent)) {
        mind.worker.terminate();
        this.start(order.worker);
      }
      this.send(order);
    }
  }

  send(/** @type {Order} */ order) {
    const mind = this.workers[order.worker] ?? this.start(order.worker);
    if (!order.idle) mind.waiting.set(order.number, order);
    this.tell(mind, () => ({ task: order }));
  }

  /** Sends the workers the files that were loaded since they started. */
  give() {
    this.workers.forEach((mind) => this.tell(mind, forWorkers));
  }

  end() {
    this.workers.forEach(({ worker }) => worker.terminate());
  }
}
