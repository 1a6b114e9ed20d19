// @ts-check
// The player's own files: rounds that move between devices, and word lists.
import { listener, read, saved, write } from "./store.js";
import { NEED } from "./play.js";
import { toast } from "./toast.js";

/** @import { Play } from "./play.js" */

/** Milliseconds for which a sentence about a file stays. */
const LONG = 12_000;

const input = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (document.getElementById(id));

export function offerFiles(/** @type {Play} */ play) {
  /** Whether the player's own list could not be written. @type {boolean | null} */
  let listRefused = null;
  listener.refused = (names, isFull) => {
    if (names.some((name) => name.startsWith("own list"))) listRefused = isFull;
    if (names.some((name) => name.startsWith("record "))) toast(play.game.rounds_refused(isFull), LONG);
  };
  listener.kept = (names) => {
    const rounds = names.filter((name) => name.startsWith("record ")).length;
    if (rounds > 0) toast(play.game.rounds_kept(rounds), LONG);
  };

  input("save").addEventListener("click", () => {
    const file = new Blob([play.game?.export() ?? ""], { type: "application/jsonl" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = "history.jsonl";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  });
  /** @type {(id: string, use: (name: string, bytes: Uint8Array) => Promise<void>) => void} */
  const take = (id, use) =>
    input(id).addEventListener("change", async () => {
      const [file] = input(id).files ?? [];
      if (!file || !play.game) return;
      // One that is kept elsewhere may be out of reach.
      const bytes = await file.arrayBuffer().catch(() => null);
      input(id).value = "";
      if (bytes) await use(file.name, new Uint8Array(bytes));
      else toast(`${file.name} can't be read.`, LONG);
    });
  /** Shows the settings of a game that knows what is stored now. */
  const reopen = async () => {
    await play.open("");
    await play.act(NEED.nothing, (game, now) => game.key("F2", now));
  };
  take("load", async (_name, bytes) => {
    const sentence = play.game.import(new TextDecoder().decode(bytes));
    if (!(await saved())) return;
    await reopen();
    toast(sentence, LONG);
  });
  take("list", async (name, bytes) => {
    const [sentence, taken] = play.game.take_list(name, bytes);
    const isKept = !taken || (await saved());
    toast(isKept ? sentence : play.game.list_refused(name, listRefused === true), LONG);
    if (taken && isKept) await reopen();
  });
}

/** The name of what says that the player was asked. */
const ASKED = "asked to keep";
/** Milliseconds within which a browser answers by itself. */
const BY_ITSELF = 500;
let asked = false;
/** Asks the browser, once there is something to lose, not to delete the rounds when it needs room. */
export async function keepRounds() {
  if (asked || read(ASKED)) return;
  asked = true;
  if (await navigator.storage?.persisted?.()) return;
  // Firefox asks the player, for whom once is enough. Others decide by themselves, and perhaps otherwise on another day.
  const asking = setTimeout(() => write(ASKED, "yes"), BY_ITSELF);
  await navigator.storage?.persist?.();
  clearTimeout(asking);
}
