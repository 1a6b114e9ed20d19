// What the game returns as JSON, as src/view.rs of the program has it. A test compares this with the views of every screen.
export interface View {
  version: number;
  screen: "home" | "settings" | "round" | "puzzle" | "end" | "story" | "progress" | "holding" | "held-over";
  depth: number;
  title: string;
  about: string;
  back: number | null;
  tools: Button[];
  parts: Part[];
  dialog: Dialog | null;
}

export interface Dialog {
  name: string;
  title: string;
  parts: Part[];
}

export type Ending = "won" | "lost" | "given_up";

export type Part =
  | { is: "figure"; figure: string; stage: number; left: number; computer: boolean; ending: Ending | null }
  | { is: "headline"; text: string; ending: Ending }
  | { is: "level"; text: string; about: string; track: Track }
  | { is: "word"; tiles: Tile[]; spoken: string }
  | { is: "lives"; left: number; of: number; text: string }
  | { is: "said"; lines: Said[] }
  | { is: "keys"; keys: Key[]; rows: number[][] }
  | { is: "lines"; lines: Line[] }
  | { is: "buttons"; buttons: Button[] }
  | { is: "groups"; title: string; why: string; groups: Group[]; more: string | null; buttons: Button[] }
  | { is: "fall"; title: string; steps: Fall[]; cut: boolean }
  | { is: "words"; words: WordState[]; more: string | null }
  | { is: "settings"; settings: Setting[] }
  | { is: "turns"; turns: Turn[] }
  | { is: "facts"; facts: [string, string][] }
  | { is: "chart"; title: string; scale: [number, number]; points: { value: number; won: boolean }[]; spoken: string }
  | { is: "field"; label: string; value: string; button: string }
  | { is: "copy"; text: string; link: string; label: string };

/** The part of a kind. */
export type PartOf<Is extends Part["is"]> = Extract<Part, { is: Is }>;

export interface Tile {
  letter: string | null;
  state: "blank" | "found" | "marked" | "lost";
  act: number | null;
}

export interface Said {
  about:
    | "news"
    | "heading"
    | "explanation"
    | "question"
    | "keys"
    | "sure"
    | "claim"
    | "meaning"
    | "besides"
    | "squares"
    | "judgement"
    | "comparison"
    | "voice";
  tone: "plain" | "strong" | "quiet" | "hit" | "miss" | "danger" | "accent";
  text: string;
}

export interface Key {
  letter: string;
  state: "unused" | "hinted" | "hit" | "miss";
  name: string;
  act: number;
}

export interface Line {
  label: string;
  about: string;
  track?: Track;
  act: number;
}

export interface Track {
  steps: { label: string; state: "done" | "lost" | "missed" | "now" | "open" }[];
  text: string;
}

export interface Button {
  label: string;
  act: number;
  main: boolean;
}

export interface Group {
  pattern: string;
  spoken: string;
  size: string;
  share: number;
  kept: boolean;
  words: string;
}

export interface Fall {
  letter: string;
  hit: boolean | null;
  left: string;
  share: number;
}

export interface WordState {
  letters: [string, boolean][];
  out: boolean;
  note: string;
  act: number | null;
}

export interface Setting {
  label: string;
  note: string;
  options: { label: string; chosen: boolean; act: number }[];
}

export interface Turn {
  guess: string;
  hit: boolean;
  pattern: string;
  left: string;
  share: number;
  mark: string;
  chosen: boolean;
  act: number;
}
