// A student's solution to the assignment, which knows nothing about the protocol.
const fs = require("fs");

module.exports = class HangmanPlayer {
  constructor(wordFile, misses) {
    this.words = fs.readFileSync(wordFile, "utf8").split(/\s+/);
    console.log("read", this.words.length, "words");    // must not disturb the protocol
  }

  guess(pattern, isNewWord) {
    if (isNewWord) {
      this.fitting = this.words.filter((word) => word.length === pattern.length);
      this.left = [..."etaoinshrdlcumwfgypbvkjxqz"];
    }
    const count = (c) => this.fitting.filter((word) => word.includes(c)).length;
    this.last = this.left.reduce((best, c) => (count(c) > count(best) ? c : best));
    this.left = this.left.filter((c) => c !== this.last);
    return this.last;
  }

  feedback(isCorrect, pattern) {
    const same = (word, i) => (word[i] === this.last) === (pattern[i] === this.last);
    this.fitting = this.fitting.filter((word) => [...word].every((c, i) => same(word, i)));
  }
};
