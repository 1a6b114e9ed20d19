// An evil hangman setter in JavaScript (Node), for the protocol in docs/protocol.md.
// Try it:   evil-hangman match --guesser lookahead --setter "cmd:node setter.js"
// Check it: evil-hangman check --setter "cmd:node setter.js" --rule byu
// It keeps the largest family of words; ties go to the one without the letter, then the one with the
// fewest letters, then the one whose letters are further right.
const fs = require("fs");
const lines = require("readline").createInterface({ input: process.stdin });

let words = [];            // every word of the list
let family = [];           // the words that we may still mean

// Positions of the letter in the word, counted from 1.
function positions(word, letter) {
  const found = [];
  for (let i = 0; i < word.length; i++) {
    if (word[i] === letter) found.push(i + 1);
  }
  return found;
}

// Whether we would rather keep family a than family b.
function better(a, b) {
  if (a.words.length !== b.words.length) return a.words.length > b.words.length;
  if (a.where.length !== b.where.length) return a.where.length < b.where.length;
  for (let i = a.where.length - 1; i >= 0; i--) {   // from the right
    if (a.where[i] !== b.where[i]) return a.where[i] > b.where[i];
  }
  return false;
}

function answer(letter) {
  const families = {};     // from the positions as text to the words
  for (const word of family) {
    const where = positions(word, letter);
    families[where] = families[where] || { where: where, words: [] };
    families[where].words.push(word);
  }
  const best = Object.values(families).reduce((a, b) => (better(b, a) ? b : a));
  family = best.words;
  return best.where.length ? "hit " + letter + " " + best.where.join(" ") : "miss " + letter;
}

lines.on("line", (line) => {
  const parts = line.trim().split(/\s+/);
  const order = parts[0];
  if (order === "hangman") {                        // who are you?
    console.log("hangman 1 JavaScript setter");
  } else if (order === "words") {                   // the rest of the line is the path
    const path = line.trim().slice("words".length).trim();
    words = fs.readFileSync(path, "utf8").split(/\s+/);
    console.log("ready");
  } else if (order === "game") {                    // letters in the word, misses that lose it
    family = words.filter((word) => word.length === Number(parts[1]));
  } else if (order === "guess") {
    console.log(answer(parts[1]));
  } else if (order === "reveal") {                  // any word that fits will do
    console.log("word " + family[0]);
  } else if (order === "quit") {
    process.exit(0);
  }
  // Any other line (alphabet, seed, result) needs no answer.
});
