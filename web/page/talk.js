// The game in plain sentences: a log and a field. The text is that of the program's line mode, and a worker
// holds the conversation.
import { compiled } from "./module.js";
import { forWorkers, forget, held, names, read, seeTabs, write } from "./outside.js";
import { linkTo, seed, tabName } from "./play.js";

const log = document.getElementById("log");
const answer = document.getElementById("answer");
const asks = document.getElementById("asks");
const seconds = () => Date.now() / 1000;

function tell(text, who = "") {
  const line = document.createElement("p");
  if (text.startsWith("#eh")) {
    const link = document.createElement("a");
    link.href = link.textContent = linkTo(decodeURIComponent(text.slice(1)));
    line.append(link);
  } else {
    line.textContent = text;
  }
  line.className = who;
  log.append(line);
  log.scrollTop = log.scrollHeight;
}

function take({ said, writes, ended }) {
  if (said === undefined) return;
  if (said === null) {
    tell("I can't load those words: there's no network, and they weren't loaded before. Choose others, or try again online.");
    return;
  }
  for (const [name, text] of Object.entries(JSON.parse(writes ?? "{}"))) {
    if (text === null) forget(name);
    else if (write(name, text) !== 0) tell("This round isn't saved: the browser's storage is full or forbidden.");
  }
  const lines = said.split("\n").filter((line) => line.trim() !== "");
  for (const line of lines) tell(line);
  // The last line is the question.
  asks.textContent = lines.at(-1) ?? "Your answer";
  if (ended) {
    asks.textContent = "This game is over. Reload the page for another.";
    answer.disabled = true;
  }
}

tell("Loading …");
const module = await compiled("terminal");
const tab = await tabName();
await seeTabs();
const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
worker.onmessage = ({ data }) => take(data);
worker.onerror = () => tell("The part of the game that answers stopped. Your round is saved: reload the page to go on.");
worker.postMessage({ name: "terminal", module, ...forWorkers() });
const stored = Object.fromEntries(names("").map((name) => [name, read(name)]));
log.replaceChildren();
worker.postMessage({ talk: { stored: JSON.stringify(stored), held: names("in play ").filter(held), tab, seed: String(seed()), now: seconds() } });
document.getElementById("say").addEventListener("submit", (event) => {
  event.preventDefault();
  tell(answer.value || "(nothing)", "mine");
  worker.postMessage({ answer: answer.value, now: seconds() });
  answer.value = "";
});
// The end stays in sight when a phone shows its keyboard.
new ResizeObserver(() => (log.scrollTop = log.scrollHeight)).observe(log);
answer.focus();
globalThis.evilHangman = { worker, names };
