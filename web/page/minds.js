// Owns the workers: one searches for the opponent, the other advises and judges. A worker that dies is
// restarted and gets its tasks again.
import { forWorkers } from "./outside.js";

const DIED = "The part of the game that thinks stopped, and I started it again. Nothing is lost.";
const KEEPS_DYING = "The part of the game that thinks keeps stopping. Your round is saved: reload the page.";
/// The number of deaths in a row after which a worker is given up.
const MOST = 3;

export class Minds {
  /// The workers, which are started when there is something for them.
  workers = [];

  /// `module` is the module of a name, or what becomes it; `found(number, finding)` and `notice(sentence)` are callbacks.
  constructor(name, module, found, notice) {
    Object.assign(this, { name, module, found, notice });
  }

  start(index) {
    const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    const mind = { worker, waiting: new Map(), deaths: this.workers[index]?.deaths ?? 0 };
    worker.onmessage = ({ data }) => {
      mind.deaths = 0;
      mind.waiting.delete(data.number);
      this.found(data.number, data.finding);
    };
    worker.onerror = (event) => {
      event.preventDefault?.();
      this.again(index);
    };
    this.workers[index] = mind;
    this.tell(mind, (module) => ({ name: this.name, module, ...forWorkers() }));
    return mind;
  }

  /// Sends a message once the module is there.
  async tell({ worker }, message) {
    worker.postMessage(message(await this.module));
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
    this.start(index);
    for (const order of waiting.values()) this.send(order);
    this.notice(DIED);
  }

  order(orders) {
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

  send(order) {
    const mind = this.workers[order.worker] ?? this.start(order.worker);
    if (!order.idle) mind.waiting.set(order.number, order);
    this.tell(mind, () => ({ task: order }));
  }

  /// Sends the workers the files that were loaded since they started.
  give() {
    this.workers.forEach((mind) => this.tell(mind, forWorkers));
  }

  end() {
    this.workers.forEach(({ worker }) => worker.terminate());
  }
}
