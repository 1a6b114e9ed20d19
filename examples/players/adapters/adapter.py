"""Lets the class of a course assignment play, unchanged, over the hangman protocol.

    evil-hangman match --guesser "cmd:python3 adapter.py hangman_player.py" --setter fair

The file must have a class HangmanPlayer with
    HangmanPlayer(word_file, misses)
    guess(pattern, is_new_word)     returns the letter to guess
    feedback(is_correct, pattern)   receives the result
Unknown letters are "-" in a pattern; a second argument names another character.
"""
import importlib.util
import os
import sys

protocol = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)               # what the student's code prints must not get into the protocol


def say(line):
    print(line, file=protocol, flush=True)


def load(path):
    sys.path.insert(0, os.path.dirname(os.path.abspath(path)))
    spec = importlib.util.spec_from_file_location("student", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.HangmanPlayer


student_class = load(sys.argv[1])
blank = sys.argv[2] if len(sys.argv) > 2 else "-"
word_file, misses, player = "", 6, None
pattern, is_new_word = "", True

for line in sys.stdin:
    parts = line.split()
    order = parts[0] if parts else ""
    if order == "hangman":
        say("hangman 1 " + os.path.basename(sys.argv[1]))
    elif order == "words":
        word_file = line.split(maxsplit=1)[1].strip()
        player = student_class(word_file, misses)
        say("ready")
    elif order == "game":
        pattern, is_new_word = blank * int(parts[1]), True
        if int(parts[2]) != misses:     # made again only if the number of misses is another
            misses = int(parts[2])
            player = student_class(word_file, misses)
    elif order == "turn":
        say("guess " + str(player.guess(pattern, is_new_word)))
        is_new_word = False
    elif order in ("hit", "miss"):
        where = [int(p) - 1 for p in parts[2:]]
        pattern = "".join(parts[1] if i in where else c for i, c in enumerate(pattern))
        player.feedback(order == "hit", pattern)
    elif order == "quit":
        break
