"""A program that guesses the word of a person at the terminal. Its argument says how it talks, one habit of many. What it guesses
is also in the file `log`."""
import sys

HABIT = sys.argv[1]
WORDS = open("words.txt").read().split()
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def ask(*text):
    print(*text, end="")
    sys.stdout.flush()
    return sys.stdin.readline().rstrip("\n")


def best(words, used):
    counts = {c: sum(c in word for word in words) for c in LETTERS if c not in used}
    letter = max(counts, key=counts.get)
    if not counts[letter]:
        print("That word is new to me.")
        sys.exit()
    log(letter)
    return letter


def log(letter):
    with open("log", "a") as file:
        file.write(letter)


class Board:
    def __init__(self, length):
        self.length, self.cells, self.used = length, ["_"] * length, []
        self.words = [word for word in WORDS if len(word) == length]

    def put(self, letter, places):
        """Places count from 0; None if it knows only how many there are."""
        self.used.append(letter)
        if places is None:
            return
        for at in places:
            self.cells[at] = letter
        self.words = [word for word in self.words if [at for at, c in enumerate(word) if c == letter] == sorted(places)]

    def best(self):
        return best(self.words, self.used)

    def show(self):
        print(" ".join(self.cells))

    def __str__(self):
        return "".join(self.cells)


def numbers(text, base=1):
    return [int(number) - base for number in text.replace(",", " ").split()]


# How it asks whether a letter is there, and what it takes for yes and no.
QUESTIONS = {
    "quoted-keys": ("My guess: %s\nIs it in your word ('y'/'n')? ", "y", "n"),
    "one-or-two": ("My guess is the letter %s.\nIs it in the word? 1 = yes, 2 = no: ", "1", "2"),
    "options": ("Is %s there?\n[1] Yes\n[2] No\n", "1", "2"),
    "one-if": ("Is %s in your word? Enter 1 if it is, 0 if not: ", "1", "0"),
    "first-letters": ("I guess %s. (h)it or (m)iss? ", "h", "m"),
    "signs": ("Is %s in the word? Type + if it is and - if it isn't: ", "+", "-"),
    "bracketed": ("Does the word contain the letter '%s'? [y]es / [n]o ", "y", "n"),
    "chances": ("I choose %s, which leaves me 4 chances. (y/n) ", "y", "n"),
    "long-lines": ("is.the.letter." * 4500 + "\n" + "-\n" * 30000 + "Is %s in your word? (y/n) ", "y", "n"),
    "big-keys": ("Is it %s? Type Y if yes and N if no: ", "Y", "N"),
}


def says_words(board):
    """What it says when it knows the word, or that there is none."""
    if len(board.words) == 1 and "_" in board.cells:
        if HABIT == "am-i-right":
            if ask("I think that your word is '%s'. Am I right? (Yes or No) " % board.words[0]) == "Yes":
                sys.exit("Hooray!")
            print("Then I don't know it, but I go on.")
            board.words = [LETTERS]
            return
        sys.exit("Your word is: %s!" % board.words[0].upper())
    if not board.words:
        sys.exit("I give up.")


def talk(board):
    """One letter, as a person is told of it."""
    letter = board.best()
    big = letter.upper()
    if HABIT == "crash" and len(board.cells) == 3:        # a mistake
        raise KeyError(letter)
    if HABIT in ("commas", "am-i-right", "menu", "crash"):
        yes = ask("Is the letter '%s' in your word? (y/n) " % letter) == "y"
        return letter, numbers(ask("Where? (numbers separated by commas) ")) if yes else []
    if HABIT in QUESTIONS:
        question, yes, no = QUESTIONS[HABIT]
        answer = ask(question % letter)
        assert answer in (yes, no), answer
        return letter, numbers(ask("Where? ").replace(",", " ")) if answer == yes else []
    if HABIT == "chatty":
        # What it says beside that names no letter and no word.
        print("Hmm, your word is tricky, isn't it.\nWow, it's long!")
        yes = ask("Is the letter %s in your word (y/n)? " % letter) == "y"
        return letter, numbers(ask("Positions (1st letter is 0): "), 0) if yes else []
    if HABIT == "from-zero":
        # It doesn't say that it counts from 0, but shows it.
        yes = ask("My guess is %s.\nIs it right? yes/no: " % letter) == "yes"
        return letter, numbers(ask("At what places? ").replace(" ", ","), 0) if yes else []
    if HABIT == "only-commas":
        yes = ask("Does your word contain an %s? [y/n]" % letter) == "y"
        return letter, [int(one) - 1 for one in ask("What positions? ").split(",")] if yes else []
    if HABIT in ("stop", "finished"):
        places = []
        print("Used: T F")
        if ask("I guess the letter: %s. Correct? Y/N " % letter) == "Y":
            while True:
                place = int(ask("Enter a position, -1 to stop: " if HABIT == "stop" else "Enter a position (0 when finished): "))
                if place < 1:
                    break
                places.append(place - 1)
        return letter, places
    if HABIT == "count":
        if ask("does the letter %s appear in your word " % letter) != "yes":
            return letter, []
        many = int(ask("How many times? "))
        return letter, [int(ask("Which positions? ")) - 1 for _ in range(many)]
    if HABIT == "matches":
        many = int(ask("I guess %s. How many letters match? " % letter))
        return letter, [int(ask("Place of match %d: " % (at + 1))) - 1 for at in range(many)]
    if HABIT == "place-by-place":
        return letter, [at for at, cell in enumerate(board.cells) if cell == "_" and ask("Is there an %s at position %d? (y/n) " % (letter, at)) == "y"]
    if HABIT == "from-the-end":
        return letter, [at for at in reversed(range(board.length)) if ask("Is there an %s at index %d? (y/n) " % (letter, at)) == "y"]
    if HABIT == "mark-below":
        return letter, [at for at in range(board.length) if ask("Is the letter %s at position %d\n? " % (letter, at + 1)) == "y"]
    if HABIT == "then-each":
        there = ask("Does your word contain the letter %s? (yes/no) " % letter) == "yes"
        return letter, [at for at in range(board.length) if there and ask("Is the letter number %d %s? (yes/no)\n> " % (at + 1, big)) == "yes"]
    if HABIT == "only-counts":
        yes = ask("I guess %s.\nIs that letter in it? (y/n) " % letter) == "y"
        many = int(ask("How many times does it occur? ")) if yes else 0
        board.words = [word for word in board.words if word.count(letter) == many]
        return letter, None
    if HABIT == "like-this":
        yes = ask("Is the letter %s in your word? (y/n) " % letter) == "y"
        places = numbers(ask("Where? ")) if yes else []
        shown = "".join(letter if at in places else cell for at, cell in enumerate(board.cells))
        assert not yes or ask("Like this: %s? (y/n) " % shown) == "y"
        return letter, places
    if HABIT == "another-spot":
        places = []
        yes = ask("Does your word have the letter: %s\n" % letter)
        while yes == "y":
            places.append(int(ask("Where is it?\n")) - 1)
            yes = ask("Is it in another spot?\n")
        return letter, places
    if HABIT == "thinking":
        answer = ask("I'm thinking of the letter... %s?\nType 'yes' if I'm right or 'no' if I'm wrong: " % letter)
        assert answer in ("yes", "no"), answer
        many = int(ask("How many times is it there? ")) if answer == "yes" else 0
        return letter, [int(ask("Place %d: " % (at + 1))) - 1 for at in range(many)]
    if HABIT == "blanks":
        places, yes = [], ask("Is %s in your word? y/n: " % letter)
        while yes == "y":
            places.append(int(ask("In which of the blanks is %s?\nOne number at a time: " % letter)) - 1)
            yes = ask("Does %s appear again in your word? y/n: " % letter)
        return letter, places
    if HABIT == "type-done":
        places = []
        if ask("Does your word have the letter %s? (type y for yes, anything else for no)\n" % letter) == "y":
            answer = ask("In what position(s)? When you're done, type done.\n(e.g. for the letter p in apple, you would enter 2, then 3, then done)\n")
            while answer != "done":
                places.append(int(answer) - 1)
                answer = ask()
        return letter, places
    if HABIT == "more":
        places = []
        if ask("Are there any %s in your word (yes or no)? " % big) == "yes":
            places.append(int(ask("What is the first position of %s? (count from 0) " % big)))
            while ask("Any more positions? (y/n) ") == "y":
                places.append(int(ask("What is the next position? ")))
        return letter, places
    if HABIT == "empty":
        return letter, numbers(ask("Indices of the letter %s: " % letter))
    if HABIT == "zero-for-none":
        places = ask("Does it have the letter %s ?\nGive the places, or 0 if it doesn't: " % letter)
        return letter, [] if places == "0" else numbers(places)
    if HABIT == "without-a-question":
        return letter, numbers(ask("I guess '%s'\n" % letter))
    if HABIT == "keys":
        yes = ask("Does your word have the letter %s\n\nHit Y for Yes or N for No: " % big) == "Y"
        return letter, numbers(ask("What number letter is %s? " % big)) if yes else []
    if HABIT == "whole-yes":
        yes = ask("Is there an %s? " % big) == "yes"
        return letter, numbers(ask("Which places (separated by spaces)? ")) if yes else []
    if HABIT == "types-it":
        print("%s | %s | %d" % (" ".join(board.cells), letter, len(board.words)))
        typed = ask("Enter a letter to guess: ")
        assert typed == letter, typed
        return letter, numbers(ask("Enter all positions of the letter [1-n]: "))
    if HABIT == "figure":
        print("  +---+\n  | O |\n      O\n     /|\\\n  ====")
        yes = ask("My guess is: %s (y/n) " % big) == "y"
        return letter, numbers(ask("Enter the positions (1-%d): " % board.length)) if yes else []
    if HABIT == "alphabet":
        print(list(LETTERS), [3] * 26)
        ask("would you like to see all words? ")
        yes = ask("Is %s in your word? (y/n)\n> " % letter) == "y"
        return letter, numbers(ask("at which places?\n> ")) if yes else []
    if HABIT == "whole-no":
        yes = ask("Do you have an %s? " % letter) != "no"
        return letter, numbers(ask("Where (e.g. 1,2)? ")) if yes else []
    if HABIT == "how-about":
        yes = ask("How about %s, my friend " % letter) == "y"
        return letter, numbers(ask("So tell me ")) if yes else []
    raise ValueError(HABIT)


def by_questions():
    if HABIT == "menu":
        print("1) You guess\n2) The computer guesses\n3) Quit")
        assert ask("Your choice: ") == "2"
    if HABIT == "chatty":
        ask("Tip: the letter 'q' is hardly ever there.\nPress Enter to begin.")
    if HABIT == "blanks":
        board = Board(len(ask("Think of a word, and enter a _ for each of its letters, with spaces in between.\nEnter your blanks here: ").split()))
    else:
        board = Board(int(ask("How many letters does your word have? ")))
    while "_" in board.cells:
        says_words(board)
        board.put(*talk(board))
        board.show()
    print("I win!")


def places_of(text, letter):
    return [at for at, c in enumerate(text) if c == letter]


def by_pattern():
    """It is shown the board."""
    if HABIT == "stars":
        text, used, words = ask(), [], WORDS
        while "*" in text:
            words = [word for word in words if len(word) == len(text) and all(a == b or a == "*" and b not in used for a, b in zip(text, word))]
            used.append(best(words, used))
            print(used[-1])
            text = ask()
        return
    if HABIT == "no-or-pattern":
        board = Board(int(ask("How long is your word? ")))
        how = "\nIf it isn't in your word, type 'No'. Otherwise type the word with underscores, such as '_a__a_'.\n"
        while "_" in board.cells:
            letter = board.best()
            text, how = ask("My guess is %s. %s" % (letter, how)), ""
            board.put(letter, [] if text == "No" else places_of(text, letter))
        return
    letter, board = None, None
    while True:
        if HABIT == "dots":
            print("Enter the letters that are known, and \".\" if the letter is unknown.")
            text = ask("Word: ").replace(".", "_")
            tried = ask("Tried letters: ")
            assert letter is None or letter in tried, tried
        elif HABIT == "table":
            text = ask("Type 'm' for the menu, 'q' quits (choose a (short) word, e.g. ox).\nCurrent word (use - for unknown letters)>>> ").replace("-", "_")
            wrong = ask("Letters not in the word (such as 'x')>>> ")
            assert letter is None or letter in wrong + text, wrong
        else:       # once
            text = ask("Enter the word with '_' for each unknown: ")
            wrong = ask("Enter the wrong letters: ")
        board = board or Board(len(text))
        if letter:
            board.put(letter, places_of(text, letter))
        if "_" not in text:
            return
        if HABIT == "once":
            used = set(wrong) | set(text) - {"_"}
            board.words = [word for word in board.words if all(a == b or a == "_" and b not in used for a, b in zip(text, word))]
            board.used = sorted(used)
        if HABIT == "table":
            counts = sorted(((sum(c in word for word in board.words), c) for c in LETTERS if c not in board.used), reverse=True)
            letter = counts[0][1]
            log(letter)
            print("\n".join("%d %s" % one for one in counts[:8]))
            continue
        letter = board.best()
        print("The next most likely letter is an \"%s\" with a chance of 12.5%%" % letter)
        if HABIT == "once":
            return


def no_guesser():
    """Those of which nobody can say what they guess, or who guess nothing."""
    if HABIT == "secret":
        word = ask("Please enter the word for me to guess: ")
    elif HABIT == "setter":
        ask("Guess a letter: ")
    elif HABIT == "words-only":
        text = ask("Enter the pattern, with _ for unknown letters: ")
        print("\n".join(word for word in WORDS if len(word) == len(text)))
    elif HABIT == "no-order":
        length = int(ask("Length: "))
        while True:
            counts = {c: sum(c in word for word in WORDS) for c in "etaxb"}
            print("\n".join("%s: %d" % one for one in sorted(counts.items())))
            ask("Pattern with _: ")
    elif HABIT == "draws":
        length = int(ask("Input the length of the word: "))
        print("Your word is %s." % next(word for word in WORDS if len(word) == length))
        ask("Computer guesses e.\nWhere is it? ")
    elif HABIT == "again":
        length = int(ask("Length: "))
        while True:
            log("a")
            ask("Suggested guess: a\nEnter the updated word (_ for unknown): ")
    elif HABIT == "no-length":
        log("e")
        ask("Is e in your word? (y/n) ")
    elif HABIT == "endless":
        while True:
            print("Let me think. " * 1000)
    elif HABIT == "strange":
        length = int(ask("Length: "))
        while True:
            ask("What now, professor? ")
    else:
        raise ValueError(HABIT)


BY_PATTERN = {"stars", "no-or-pattern", "dots", "table", "once"}
NONE = {"secret", "setter", "words-only", "no-order", "draws", "again", "no-length", "strange", "endless"}
(by_pattern if HABIT in BY_PATTERN else no_guesser if HABIT in NONE else by_questions)()
