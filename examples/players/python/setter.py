"""An evil hangman setter in Python, for the protocol in docs/protocol.md.

Try it:   evil-hangman match --guesser lookahead --setter "cmd:python3 setter.py"
Check it: evil-hangman check --setter "cmd:python3 setter.py" --rule byu
It keeps the largest family of words; ties go to the one without the letter, then the one with the
fewest letters, then the one whose letters are further right.
"""
import sys


def say(line):
    # flush: otherwise the line waits in a buffer, and the referee waits for us.
    print(line, flush=True)


def positions(word, letter):
    """Positions of the letter in the word, counted from 1."""
    return tuple(i + 1 for i, c in enumerate(word) if c == letter)


words = []      # every word of the list
family = []     # the words that we may still mean

for line in sys.stdin:              # one line at a time, until there are no more
    parts = line.split()
    if not parts:
        continue
    order = parts[0]
    if order == "hangman":          # who are you?
        say("hangman 1 Python setter")
    elif order == "words":          # the rest of the line is the path of the word list
        with open(line.split(maxsplit=1)[1].strip(), encoding="utf-8") as file:
            words = file.read().split()
        say("ready")
    elif order == "game":           # a new game: letters in the word, misses that lose it
        family = [word for word in words if len(word) == int(parts[1])]
    elif order == "guess":          # sort the words into families by the positions of the letter
        letter = parts[1]
        families = {}
        for word in family:
            families.setdefault(positions(word, letter), []).append(word)
        # max takes the first part that differs: size, fewest letters (none is fewest of all),
        # then the positions from the right.
        where = max(families, key=lambda p: (len(families[p]), -len(p), p[::-1]))
        family = families[where]
        if where:
            say("hit " + letter + " " + " ".join(str(p) for p in where))
        else:
            say("miss " + letter)
    elif order == "reveal":         # the game is over: any word that fits will do
        say("word " + family[0])
    elif order == "quit":
        break
    # Any other line (alphabet, seed, result) needs no answer.
