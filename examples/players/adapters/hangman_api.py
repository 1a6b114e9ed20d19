"""Lets a solution of the unseen-words contest play, unchanged, over the hangman protocol.

    evil-hangman evaluate --hold-out 0.5 --sample 500 --guesser "cmd:python3 hangman_api.py hangman_api_user.ipynb"

The file, a notebook or a module, must have the contest's class HangmanAPI, in which
    guess("_ p p _ e ")     returns the letter to guess
    start_game()            plays a game over the network
Here, the referee is at the other end of the network, and every text file whose name begins with "words" has the words of
the game. The cells of a notebook run up to the one with the class, without the lines for the notebook itself (% and !).
"""
import builtins
import io
import json
import os
import re
import sys
import time
from types import SimpleNamespace
from unittest.mock import MagicMock

protocol = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)               # what the solution prints must not get into the protocol
open_file = builtins.open
word_file = None


def say(line):
    print(line, file=protocol, flush=True)


def sources(path):
    """The source of a module, or of the cells of a notebook."""
    with open_file(path, encoding="utf-8") as file:
        if not path.endswith(".ipynb"):
            return [file.read()]
        cells = [cell["source"] for cell in json.load(file)["cells"] if cell["cell_type"] == "code"]
    return ["\n".join(line for line in "".join(cell).splitlines() if not re.match(r"\s*(%%?|!)\w", line))
            for cell in cells]


def state(status):
    """What the server of the contest says next: the state of the game."""
    for line in sys.stdin:
        parts = line.split()
        order = parts[0] if parts else ""
        if order == "turn":
            word = "".join(c + " " for c in parts[1].replace("-", "_"))
            return {"status": status, "game_id": 1, "word": word, "tries_remains": int(parts[2])}
        if order == "result":
            return {"status": "success" if parts[1] == "won" else "failed", "tries_remains": 0}
        if order == "quit":
            break
    os._exit(0)             # the solution may catch whatever is raised


def request(method, url, params=None, **others):
    """Takes the place of the network."""
    if url.endswith("/new_game"):
        answer = state("approved")
    else:
        say("guess " + str(params["letter"]))
        answer = state("ongoing")
    return SimpleNamespace(headers={"content-type": "application/json"}, json=lambda: answer)


def open_words(file, *others, **named):
    is_read = "r" in (others[0] if others else named.get("mode", "r"))
    is_words = is_read and re.fullmatch(r"words.*\.txt", os.path.basename(str(file)))
    return open_file(word_file if is_words else file, *others, **named)


def solution(path):
    """Runs a solution up to its class, and returns that."""
    os.chdir(os.path.dirname(os.path.abspath(path)))
    sys.path.insert(0, os.getcwd())
    builtins.open = io.open = open_words
    time.sleep = lambda seconds: None
    for name in ["requests", "requests.packages", "requests.packages.urllib3",
                 "requests.packages.urllib3.exceptions", "google.colab"]:
        sys.modules[name] = MagicMock()
    sys.modules["requests"].Session().request = request
    names = {"__name__": "solution"}
    for source in sources(os.path.basename(path)):
        exec(compile(source, path, "exec"), names)
        if "HangmanAPI" in names:
            return names["HangmanAPI"]
    sys.exit(path + " has no class HangmanAPI")


for line in sys.stdin:
    order, _, rest = line.strip().partition(" ")
    if order == "hangman":
        say("hangman 1 " + os.path.basename(sys.argv[1]))
    elif order == "words":
        word_file = rest
        break

player = solution(sys.argv[1])()
say("ready")
while True:
    player.start_game(verbose=False)
