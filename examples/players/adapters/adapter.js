// Lets the class of a course assignment play, unchanged, over the hangman protocol.
//     evil-hangman match --guesser "cmd:node adapter.js ./HangmanPlayer.js" --setter fair
// The file must export a class with
//     new HangmanPlayer(wordFile, misses)
//     guess(pattern, isNewWord)       returns the letter to guess
//     feedback(isCorrect, pattern)    receives the result
// Unknown letters are "-" in a pattern; a second argument names another character.
const path = require("path");
const lines = require("readline").createInterface({ input: process.stdin });

// What the student's code prints, or a program that it starts, must not get into the protocol.
const fs = require("fs");
const protocol = fs.openSync("/dev/fd/1", "w");
const say = (line) => fs.writeSync(protocol, line + "\n");
fs.closeSync(1);
fs.openSync("/dev/null", "w");  // takes the place of descriptor 1
console.log = console.error;

const student = require(path.resolve(process.argv[2]));
const HangmanPlayer = student.HangmanPlayer || student;
const blank = process.argv[3] || "-";
let wordFile = "", misses = 6, player = null;
let pattern = "", isNewWord = true;

lines.on("line", (line) => {
  const parts = line.trim().split(/\s+/);
  const order = parts[0];
  if (order === "hangman") {
    say("hangman 1 " + path.basename(process.argv[2]));
  } else if (order === "words") {
    wordFile = line.trim().slice("words".length).trim();
    player = new HangmanPlayer(wordFile, misses);
    say("ready");
  } else if (order === "game") {
    pattern = blank.repeat(Number(parts[1]));
    isNewWord = true;
    if (Number(parts[2]) !== misses) {      // made again only if the number of misses is another
      misses = Number(parts[2]);
      player = new HangmanPlayer(wordFile, misses);
    }
  } else if (order === "turn") {
    say("guess " + player.guess(pattern, isNewWord));
    isNewWord = false;
  } else if (order === "hit" || order === "miss") {
    const where = parts.slice(2).map((p) => Number(p) - 1);
    pattern = [...pattern].map((c, i) => (where.includes(i) ? parts[1] : c)).join("");
    player.feedback(order === "hit", pattern);
  } else if (order === "quit") {
    process.exit(0);
  }
});
