"""Lets a class in Python play, unchanged, over the hangman protocol.

    evil-hangman check --setter "cmd:python3 python.py evil.py" --rule byu

One of the files must have a class (another argument names it; otherwise one with a method guess, that plays and that no other is
derived from) with
    EvilHangman(words, length, misses)     a list of words; fewer parameters are fine
    guess(letter)                          returns the pattern, such as "-oo-", or keeps it in pattern
    words                                  the words that are left (or a method)
    guesses_left                           the misses that are left (or a method), if there is one
A letter that was guessed before must raise a ValueError. Broken promises are reported as comments, which `check`
counts.
"""
import importlib.util
import inspect
import os
import sys

# The protocol is for this program alone: whatever else reads descriptor 0 or writes to descriptor 1, such as a program that the
# student's code starts, finds nothing there.
orders, protocol = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
os.dup2(2, 1)


def say(line):
    print(line, file=protocol, flush=True)


def breaks(method, how):
    say("# contract %s: %s" % (method, how))


def classes(path, name):
    """The classes in a file that could be meant."""
    sys.path[:0] = [os.path.dirname(os.path.abspath(path)), os.getcwd()]
    spec = importlib.util.spec_from_file_location("student", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found = [c for c in vars(module).values() if inspect.isclass(c) and c.__module__ == "student"]
    return [one for one in found if one.__name__ == name or name is None and hasattr(one, "guess")]


def plays(one):
    """Whether a class plays a guess as it is asked to."""
    try:
        game = made(one, ["cool", "deal"], 4, 8)
        return len(board(game, game.guess("e"))) == 4
    except Exception:
        return False


def load(paths, name):
    """The class that is meant: the first that plays and that no other one is made from."""
    if not paths:
        sys.exit("python.py: no file has a class with a method guess")
    found, broken = [], None
    for path in paths:
        try:
            found += classes(path, name)
        except (Exception, SystemExit) as error:
            broken = broken or error
    meant = [one for one in found if not inspect.isabstract(one) and not any(one in other.__mro__[1:] for other in found)]
    if len(meant) > 1:
        meant = [one for one in meant if plays(one)][:1] or meant
    if meant:
        return meant[0]
    if broken:
        raise broken
    sys.exit("python.py: %s has no class %s" % (", ".join(paths), name or "with a method guess"))


def made(one, *values):
    """A game of a class, which may take fewer values."""
    return one(*values[:len(inspect.signature(one).parameters)])


def board(game, returned):
    """The pattern after a guess, which may be returned or kept."""
    shown = returned if isinstance(returned, str) else value(game, "pattern", "get_pattern")
    return "".join(str(shown).split()).lower()


def value(thing, *names):
    """The first of these attributes that there is, called if it is a method."""
    for name in names:
        found = getattr(thing, name, None)
        if found is not None:
            return found() if callable(found) else found
    return None


files = [one for one in sys.argv[1:] if one.endswith(".py")]
student = load(files, next((one for one in sys.argv[1:] if not one.endswith(".py")), None))
words, game, pattern, guessed, left = [], None, "", "", 0

for line in orders:
    parts = line.split()
    order = parts[0] if parts else ""
    if order == "hangman":
        say("# contracts the constructor")
        say("hangman 1 " + student.__name__)
    elif order == "words":
        with open(line.split(maxsplit=1)[1].strip()) as file:
            words = file.read().split()
        say("ready")
    elif order == "game":
        length, left = int(parts[1]), int(parts[2])
        game = made(student, list(words), length, left)
        pattern, guessed = "-" * length, ""
    elif order == "guess":
        letter = parts[1]
        returned = game.guess(letter)
        shown = board(game, returned)
        guessed += letter
        if len(shown) != len(pattern):
            breaks("guess", "the pattern is %r in a game of %d letters" % (shown, len(pattern)))
        changed = [i for i, c in enumerate(pattern) if c != "-" and shown[i:i + 1] != c]
        if changed:
            breaks("guess", "the pattern %s became %s" % (pattern, shown))
        where = [i for i, c in enumerate(shown) if c == letter]
        pattern = "".join(letter if i in where else c for i, c in enumerate(pattern))
        left -= not where
        says = value(game, "guesses_left", "misses_left")
        if says is not None and says != left:
            breaks("guesses_left", "it is %r, not %d" % (says, left))
        say("hit " + " ".join(str(i + 1) for i in where) if where else "miss")
    elif order == "reveal":
        rest = value(game, "words", "words_left", "candidates")
        if rest is None:
            breaks("words", "there is no such list or method")
        fits = lambda word: all(c == p if p != "-" else c not in guessed for c, p in zip(word, pattern))
        rest = rest or [word for word in words if len(word) == len(pattern) and fits(word)] or ["?"]
        word = sorted(rest)[0]
        if guessed:
            try:
                game.guess(guessed[0])
                breaks("guess", "a letter guessed again raises no ValueError")
            except ValueError:
                pass
            except Exception as error:
                breaks("guess", "a letter guessed again raises %s, not ValueError" % type(error).__name__)
        say("word " + word)
    elif order == "quit":
        break
