// The game in plain sentences: a log and a field. The text is that of the program's line mode, and a worker
// holds the conversation.
import { forget, forWorkers, held, names, read, write } from "./outside.js";

const log = document.getElementById("log");
const form = document.getElementById("say");
const answer = document.getElementById("answer");
const label = form.querySelector("label");
const section = document.getElementById("talk");

const seconds = () => Date.now() / 1000;

export class TalkPage {
  constructor(module, tab, seed) {
    section.hidden = false;
    log.replaceChildren();
    this.worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }) => this.take(data);
    this.worker.onerror = () => this.tell("The part of the game that answers stopped. Your round is saved: choose Plain sentences twice to go on.");
    this.worker.postMessage({ module, ...forWorkers() });
    const stored = Object.fromEntries(names("").map((name) => [name, read(name)]));
    this.worker.postMessage({ talk: { stored: JSON.stringify(stored), held: names("in play ").filter(held), tab, seed: String(seed), now: seconds() } });
    this.submit = (event) => {
      event.preventDefault();
      this.tell(answer.value || "(nothing)", "mine");
      this.worker.postMessage({ answer: answer.value, now: seconds() });
      answer.value = "";
    };
    form.addEventListener("submit", this.submit);
    // The end stays in sight when a phone shows its keyboard.
    this.resized = new ResizeObserver(() => (log.scrollTop = log.scrollHeight));
    this.resized.observe(log);
    answer.disabled = false;
    answer.focus();
  }

  take({ said, writes, ended }) {
    if (said === undefined) return;
    if (said === null) {
      this.tell("I can't load those words: there's no network, and they weren't loaded before. Choose others, or try again online.");
      return;
    }
    for (const [name, text] of Object.entries(JSON.parse(writes ?? "{}"))) {
      if (text === null) forget(name);
      else if (write(name, text) !== 0) this.tell("This round isn't saved: the browser's storage is full or forbidden.");
    }
    const lines = said.split("\n").filter((line) => line.trim() !== "");
    for (const line of lines) this.tell(line);
    // The last line is the question.
    label.textContent = lines.at(-1) ?? "Your answer";
    if (ended) {
      label.textContent = "This game is over";
      answer.disabled = true;
    }
  }

  tell(text, who = "") {
    const line = document.createElement("p");
    if (text.startsWith("#eh")) {
      const link = document.createElement("a");
      link.href = text;
      link.textContent = link.href;
      line.append(link);
    } else {
      line.textContent = text;
    }
    line.className = who;
    log.append(line);
    log.scrollTop = log.scrollHeight;
  }

  end() {
    form.removeEventListener("submit", this.submit);
    this.resized.disconnect();
    this.worker.terminate();
    section.hidden = true;
  }
}
