"""A hangman guesser in Python, for the protocol in docs/protocol.md.

Try it:  evil-hangman match --guesser "cmd:python3 guesser.py" --setter fair
Its idea: guess the letter that is in most of the words that still fit.
"""
import sys


def say(line):
    # flush: otherwise the line waits in a buffer, and the referee waits for us.
    print(line, flush=True)


def positions(word, letter):
    """Positions of the letter in the word, counted from 1."""
    return [i + 1 for i, c in enumerate(word) if c == letter]


words = []      # every word of the list
fitting = []    # the words that fit all answers of this game
guessed = set()

for line in sys.stdin:              # one line at a time, until there are no more
    parts = line.split()
    if not parts:
        continue
    order = parts[0]
    if order == "hangman":          # who are you?
        say("hangman 1 Python guesser")
    elif order == "words":          # the rest of the line is the path of the word list
        with open(line.split(maxsplit=1)[1].strip(), encoding="utf-8") as file:
            words = file.read().split()
        say("ready")
    elif order == "game":           # a new game: letters in the word, misses that lose it
        length = int(parts[1])
        fitting = [word for word in words if len(word) == length]
        guessed = set()
    elif order in ("hit", "miss"):  # the answer to our last letter
        letter = parts[1]
        where = [int(p) for p in parts[2:]]
        fitting = [word for word in fitting if positions(word, letter) == where]
    elif order == "turn":           # our turn: count in how many words each letter is
        counts = {c: 0 for c in "etaoinshrdlcumwfgypbvkjxqz" if c not in guessed}
        for word in fitting:
            for c in set(word):
                if c in counts:
                    counts[c] += 1
        best = max(counts, key=counts.get)
        guessed.add(best)
        say("guess " + best)
    elif order == "quit":
        break
    # Any other line (alphabet, seed, result) needs no answer.
