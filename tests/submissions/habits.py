"""Plays with programs of habits/game.py through the console adapter, in one process, and prints what the adapter gets wrong.

Each program runs in a terminal of its own, but in a fork of this process, which has its code. `check` starts the adapter and the
program anew for every few games.
"""
import os
import random
import sys
import types

import console
import forks

SOURCE = open("game.py").read()
WORDS = open("words.txt").read().split()
HERE = os.getcwd()
FLAGS = {
    "arguments": ["--args", "FILE LENGTH GUESSES"],
    "dictionary-name": ["--dictionary", "lexicon"],
    "what-size": ["--prompts", os.path.join(HERE, "prompts.txt")],
}
# What is said of those that have an end of their own.
MORE = "it is played with more misses, so the end of a game isn't seen"
OWN = "it has its own number of misses, so the end of a game isn't seen"
EARLY = "it ends before all misses are used up, so it gets more of them and the end of a game isn't seen"
REASONS = {
    "one-early": {MORE, EARLY},
    "level": {OWN, "it allows 6 misses at the difficulty that was chosen"},
    "levels": {OWN, "it allows 6 misses at the difficulty that was chosen"},
    "own-length": {OWN, "it allows 6 misses and asks for no other number",
                   "it chooses the length of the word itself, and no game with the right one has begun"},
    "wordless": {OWN, "it allows 6 misses and asks for no other number",
                 "it chooses the length of the word itself, and no game with the right one has begun"},
    "no-longest": {"it asks for the length again and again, though the list has such words: 'No such word. How long should it be?'"},
    "picky": {OWN, "it allows 6 misses and asks for no other number",
              "it chooses the length of the word itself, and no game with the right one has begun"},
    "last-word": {"it says that a game is won before the word is found"},
    # Its last screen shows no board, and where it has won it names no word.
    "german": {"the last answer of a game that was won is not shown"},
    "unsaid": {"no word of the list that has this length is shown at the end"},
    "hints": {"what it asks was not understood: 'Hints, please?'"},
    # These have nothing that isn't understood.
    **dict.fromkeys(["stop", "whole-words", "not-all", "capitals", "brackets", "uneven", "beside", "in-prompt", "endless", "unflushed", "swapped", "threads", "reader", "ticks", "wide", "late", "all-words", "settings-menu", "words-left", "latin", "petals"], set()),
}
# Programs of which too little can be seen: nothing may be said of their answers.
UNREAD = {"history", "commands", "last-word", "picky"}
MISTAKES = {"newest": "board", "early": "ended", "once": "ended", "end-word": "word", "end-length": "word", "end-word-only": "word", "end-list": "word", "refuses": "refuses"}


def keep(words, letter, habit):
    """What the program does with a letter."""
    families = {}
    for word in words:
        families.setdefault(tuple(at for at, c in enumerate(word) if c == letter), []).append(word)
    if habit == "smallest":
        best = min(families, key=lambda one: (len(families[one]), len(one), one))
    else:
        best = max(families, key=lambda one: (len(families[one]), -len(one), one[::-1]))
    return best, families[best]


class Table:
    """A seat of the adapter, and what it says there."""

    def __init__(self, habit, number):
        self.habit, self.random, self.said = habit, random.Random("%s %d" % (habit, number)), []
        # Among few words letters are soon found, which shows most; among many there are long games.
        self.words = (10, len(WORDS), 5)[number % 3]
        # What was found of the program, the games of which more than a letter was seen, and what the adapter got wrong.
        self.found, self.understood, self.wrong = set(), 0, []

    def orders(self):
        """The lines of a referee, who looks at the answer to each before the next one."""
        words = self.random.sample(WORDS, self.words)
        if self.habit.startswith("debug"):
            # A family of one word looks like a complete board.
            words += [self.random.choice("aeinrst") * len(word) for word in words[:5]]
        words = sorted(set(words))
        with open("list", "w") as file:
            file.write("\n".join(words) + "\n")
        yield from ("hangman 1 setter", "words " + os.path.abspath("list"), "seed 1")
        for _ in range(3):
            yield from self.game(words)
        yield "quit"

    def game(self, words):
        length = len(self.random.choice(words))
        misses = self.random.randint(1, 8)
        left, board = [word for word in words if len(word) == length], [None] * length
        letters = self.random.sample("abcdefghijklmnopqrstuvwxyz", 26)
        if self.random.random() < 0.5:
            letters.sort(key="etaoinshrdlucmfwypvbgkqjxz".index)
        yield "game %d %d" % (length, misses)
        for number, letter in enumerate(letters):
            begin = len(self.said)
            yield "guess " + letter
            said = self.said[begin:]
            if any(line.startswith("# not judged it ended after 'Y'") for line in said):
                self.found.add("refuses")
            if any(line.startswith("# mistake board") for line in said):
                self.found.add("board")
                return
            if any(line.startswith("# ") and line.split()[1] in ("unseen", "mistake") for line in said):
                self.understood += number > 1
                return
            there, left = keep(left, letter, self.habit)
            right = "hit " + " ".join(str(at + 1) for at in there) if there else "miss"
            if said[-1] != right:
                self.wrong.append("%s is %r and was taken for %r" % (letter, right, said[-1]))
                return
            for at in there:
                board[at] = letter
            misses -= not there
            if not misses or None not in board:
                break
        self.understood += 1
        yield "reveal"
        if self.said[-1].split()[1] not in left:
            self.found.add("word")

    def play(self):
        folder = os.path.join(HERE, "program-" + self.habit)
        os.makedirs(folder, exist_ok=True)
        os.chdir(folder)
        for name, text in ("habit", self.habit), ("game.py", SOURCE):
            with open(name, "w") as file:
                file.write(text)
        # What looks for a word that isn't there never ends.
        console.PATIENCE = 0.2 if self.habit in ("levels", "picky") else 1
        adapter = console.Adapter(FLAGS.get(self.habit, []) + ["game.py"])
        if self.habit == "plain":       # what is clear needs no second program, and no memory for it
            adapter.aside = lambda *_: self.wrong.append("a second program was started beside it")
        if self.habit == "after":
            practise = adapter.practise
            adapter.practise = lambda length: practise(length) or adapter.proven or self.wrong.append("one game didn't show its board")
        console.sys = types.SimpleNamespace(stdin=self.orders(), stderr=sys.stderr, exit=sys.exit)
        console.say = self.said.append
        try:
            adapter.run()
        except console.Crashed:
            self.found.add("ended")
            self.understood += 1
        finally:
            adapter.close()
        reasons = {line[len("# unseen "):] for line in self.said if line.startswith("# unseen ")}
        for reason in sorted(reasons - REASONS.get(self.habit, reasons)):
            self.wrong.append("it is untrue that " + reason)


forks.instead_of_programs("game.py")
for at, habit in enumerate(sys.argv[2:]):
    tables, found = [], set()
    # A mistake need not show in the first games.
    while len(tables) < int(sys.argv[1]) or habit in MISTAKES and not found and len(tables) < 8:
        # One has few words and the next one many, so one table for each shows most.
        table = Table(habit, at + len(tables))
        table.play()
        tables.append(table)
        found |= table.found
        for wrong in table.wrong:
            print("%s: %s" % (habit, wrong))
    if found != {MISTAKES[habit]} if habit in MISTAKES else found:
        print("%s: the mistakes %s were found" % (habit, sorted(found)))
    understood = [table.understood for table in tables]
    if habit not in MISTAKES and habit not in UNREAD and sum(understood) * 2 <= 3 * len(tables):
        print("%s: of 3 games each, %s were understood" % (habit, understood))
