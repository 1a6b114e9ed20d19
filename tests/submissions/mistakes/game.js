// A program for a person with a mistake, which the file `habit` names.
const fs = require("fs");
const habit = fs.readFileSync("habit", "utf8").trim();
const lines = require("readline").createInterface({ input: process.stdin });
const asked = lines[Symbol.asyncIterator]();
const ask = async (text) => {
  process.stdout.write(text);
  return (await asked.next()).value.trim();
};

(async () => {
  const length = Number(await ask("Length of the word? "));
  let misses = Number(await ask("How many wrong guesses? "));
  let words = fs.readFileSync("dictionary.txt", "utf8").split("\n").filter((word) => word.length === length);
  if (habit === "word") words = words.slice(0, 1);
  const board = Array(length).fill("_");
  while (misses > 0 && board.includes("_")) {
    console.log(board.join(" "));
    const letter = await ask("Your letter? ");
    const families = {};
    for (const word of words) {
      const key = [...word].map((c) => (c === letter ? c : "_")).join("");
      (families[key] = families[key] || []).push(word);
    }
    const sign = habit === "smallest" ? -1 : 1;
    const best = Object.keys(families).reduce((a, b) => (sign * families[b].length > sign * families[a].length ? b : a));
    words = families[best];
    let count = 0;
    [...best].forEach((c, i) => {
      if (c !== letter) return;
      count++;
      const shifted = (i + 1) % length;
      board[habit === "shifted" && board[shifted] === "_" ? shifted : i] = letter;
    });
    if (count === 0) misses--;
    if (habit === "crash" && count > 1) throw new Error("two at once");
    while (habit === "loop" && count === 1);
  }
  console.log(board.join(" "));
  console.log(misses > 0 ? "You win!" : "You lose! It was " + words[0]);
  process.exit(0);
})();
