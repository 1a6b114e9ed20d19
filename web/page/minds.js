// Owns the workers: one searches for the opponent, the other advises and judges. A worker that dies is
// restarted and gets its tasks again.
import { forWorkers } from "./outside.js";

const DIED = "The part of the game that thinks stopped, and I started it again. Nothing is lost.";
const KEEPS_DYING = "The part of the game that thinks keeps stopping. Your round is saved: reload the page.";
/// The number of deaths in a row after which a worker is given up.
const MOST = 3;

export class Minds {
  /// `found(number, finding, took)` and `notice(sentence)` are callbacks.
  constructor(name, module, found, notice) {
    Object.assign(this, { name, module, found, notice });
    this.workers = [this.start(0), this.start(1)];
  }

  start(index) {
    const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    const mind = { worker, waiting: new Map(), deaths: this.workers?.[index]?.deaths ?? 0 };
    worker.onmessage = ({ data }) => {
      if (data.ready) return;
      mind.deaths = 0;
      mind.waiting.delete(data.number);
      this.found(data.number, data.finding, data.took);
    };
    worker.onerror = (event) => {
      event.preventDefault?.();
      this.again(index);
    };
    worker.postMessage({ name: this.name, module: this.module, ...forWorkers() });
    return mind;
  }

  /// Replaces a worker that has died, and gives its tasks to the new one.
  again(index) {
    const { worker, waiting, deaths } = this.workers[index];
    worker.terminate();
    this.workers[index].deaths = deaths + 1;
    if (deaths + 1 > MOST) {
      this.notice(KEEPS_DYING);
      return;
    }
    this.workers[index] = this.start(index);
    for (const order of waiting.values()) this.send(order);
    this.notice(DIED);
  }

  order(orders) {
    for (const order of orders) {
      const { waiting, worker } = this.workers[order.worker];
      // Nobody waits for the previous answer any more, and a worker can't be interrupted.
      if (order.urgent && [...waiting.values()].some((other) => other.urgent)) {
        worker.terminate();
        this.workers[order.worker] = this.start(order.worker);
      }
      this.send(order);
    }
  }

  send(order) {
    const { worker, waiting } = this.workers[order.worker];
    if (!order.idle) waiting.set(order.number, order);
    worker.postMessage({ task: order });
  }

  /// Sends the workers the files that were loaded since they started.
  give() {
    for (const { worker } of this.workers) worker.postMessage(forWorkers());
  }

  end() {
    for (const { worker } of this.workers) worker.terminate();
  }
}
