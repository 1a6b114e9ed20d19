"""Plays with the programs of habits/solver.py, which guess the word of a person, through the console adapter, and prints what the
adapter gets wrong: what it guesses has to be what they guess."""
import os
import sys

import console
import forks

WORDS = "hammer banana kettle letter rabbit puzzle wizard jigsaw copper bottle yellow oxygen quiver fluffy cobweb ladder tennis mirror ab eye ewe area fjord".split()
PLAYED = ("commas am-i-right menu from-zero only-commas stop count more empty zero-for-none without-a-question keys whole-yes types-it figure alphabet how-about whole-no "
          "stars no-or-pattern dots table once quoted-keys one-or-two options one-if first-letters signs big-keys chatty finished matches place-by-place then-each only-counts like-this another-spot thinking blanks type-done bracketed chances long-lines mark-below from-the-end crash").split()
REASONS = {
    "secret": "it asks for the word itself: 'Please enter the word for me to guess:'",
    "setter": "it asks for a letter before it names one: 'Guess a letter:'",
    "words-only": "it ended with 'yellow'",
    "no-order": "it shows numbers for letters, and names none as its guess",
    "draws": "it says that the word is banana: it plays with a word of its own",
    "again": "it names no new letter: 'Enter the updated word (_ for unknown):'",
    "no-length": "it guesses before it knows the length of the word",
    "endless": "it prints without end",
    "strange": "what it asks was not understood: 'What now, professor?'",
}


def play(guesser, word):
    """Plays a game. Returns the letters, and why there are no more."""
    talk, letters = console.Talk(guesser.adapter, len(word), 6, guesser.forms), ""
    log = os.path.join(guesser.adapter.folder, "log")
    if os.path.exists(log):
        os.remove(log)
    try:
        while None in talk.known:
            letter = talk.guess()
            letters += letter
            if not talk.claim and (not os.path.exists(log) or open(log).read()[-1] != letter):
                return letters, "it didn't guess the last one"
            talk.learn(letter, [at for at, c in enumerate(word) if c == letter])
        return letters, None
    except (console.Unseen, console.Crashed) as why:
        return letters, str(why)


forks.instead_of_programs("solver.py")
# What is beside a program is searched for the names of its lists.
os.mkdir("program")
os.rename("solver.py", "program/solver.py")
os.chdir("program")
with open("prompts.txt", "w") as file:
    file.write("how about (\\w), my friend => HIT\nso tell me => PLACES\n")
for habit in sys.argv[1:] or PLAYED + list(REASONS):
    adapter = console.Adapter(["--prompts", "prompts.txt"] * (habit == "how-about") + ["solver.py", habit])
    guesser = console.Guesser(adapter)
    try:
        adapter.furnish_with(WORDS)
        guesser.practise(6)
        if bool(guesser.failed) == (habit in PLAYED):
            print("%s: practice found %s" % (habit, guesser.failed or "a word"))
        for word in ("banana", "oxygen", "ab") if habit in PLAYED else ("hammer",):
            letters, why = play(guesser, word)
            if why != REASONS.get(habit) or habit in PLAYED and not set(word) <= set(letters):
                print("%s, %s: %s: %s" % (habit, word, letters, why))
        if habit == "am-i-right" and play(guesser, "jigger") != ("eracqb", "it ended with 'I give up.'"):
            print("It goes on with B when its word, quiver, is wrong: %s: %s" % play(guesser, "jigger"))
        if habit == "crash" and play(guesser, "eye") != ("", "the program ended with status 1 (KeyError: 'e')"):
            print("What is said of a crash names no letter: %s: %s" % play(guesser, "eye"))
        if habit == "only-commas":
            # Practice with words like these doesn't show what it wants between places.
            guesser = console.Guesser(adapter)
            adapter.furnish_with("bark card dusk fish gold banana panama".split())
            guesser.practise(6)
            say, console.say = console.say, lambda line: None       # what goes into the transcript
            guesser.turn(6, 6)
            guesser.talk.learn("a", [1, 3, 5])
            answer, console.say = guesser.turn(6, 6), say
            if not answer.startswith("no letter"):
                print("its crash is judged, which may be due to what it is told")
    finally:
        adapter.close()
