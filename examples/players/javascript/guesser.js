// A hangman guesser in JavaScript (Node), for the protocol in docs/protocol.md.
// Try it:  evil-hangman match --guesser "cmd:node guesser.js" --setter fair
// Its idea: guess the letter that is in most of the words that still fit.
const fs = require("fs");
const lines = require("readline").createInterface({ input: process.stdin });

let words = [];            // every word of the list
let fitting = [];          // the words that fit all answers of this game
let guessed = new Set();

// Positions of the letter in the word, counted from 1, as text: "2 5".
function positions(word, letter) {
  const found = [];
  for (let i = 0; i < word.length; i++) {
    if (word[i] === letter) found.push(i + 1);
  }
  return found.join(" ");
}

function bestLetter() {
  const counts = {};
  for (const c of "etaoinshrdlcumwfgypbvkjxqz") {
    if (!guessed.has(c)) counts[c] = 0;
  }
  for (const word of fitting) {
    for (const c of new Set(word)) {
      if (c in counts) counts[c] += 1;
    }
  }
  // The letters are sorted by how often they are used; of equals the first one wins.
  return Object.keys(counts).reduce((best, c) => (counts[c] > counts[best] ? c : best));
}

lines.on("line", (line) => {
  const parts = line.trim().split(/\s+/);
  const order = parts[0];
  if (order === "hangman") {                        // who are you?
    console.log("hangman 1 JavaScript guesser");
  } else if (order === "words") {                   // the rest of the line is the path
    const path = line.trim().slice("words".length).trim();
    words = fs.readFileSync(path, "utf8").split(/\s+/);
    console.log("ready");
  } else if (order === "game") {                    // letters in the word, misses that lose it
    fitting = words.filter((word) => word.length === Number(parts[1]));
    guessed = new Set();
  } else if (order === "hit" || order === "miss") { // the answer to our last letter
    const where = parts.slice(2).join(" ");
    fitting = fitting.filter((word) => positions(word, parts[1]) === where);
  } else if (order === "turn") {                    // our turn
    const letter = bestLetter();
    guessed.add(letter);
    console.log("guess " + letter);
  } else if (order === "quit") {
    process.exit(0);
  }
  // Any other line (alphabet, seed, result) needs no answer.
});
