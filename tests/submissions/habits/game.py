"""A right setter with a habit of programs for people; `habit` beside it names the habit."""
import atexit
import os
import queue
import random
import select
import signal
import sys
import threading
import time

HABIT = open("habit").read().strip()


def keep(words, letter, right=False):
    families = {}
    for word in words:
        families.setdefault(tuple(at for at, c in enumerate(word) if c == letter), []).append(word)
    if HABIT in ("smallest", "writes") and not right:   # the mistake of these
        best = min(families, key=lambda one: (len(families[one]), len(one), one))
    else:
        best = max(families, key=lambda one: (len(families[one]), -len(one), one[::-1]))
    return best, families[best]


def show(board):
    if HABIT == "commas":
        return ", ".join(board)
    if HABIT == "uneven":
        return "".join("_   " if c == "_" else " %s  " % c.upper() for c in board)
    if HABIT == "wide":
        return " ".join("___" if c == "_" else " %s " % c for c in board)
    if HABIT == "brackets":
        return " ".join("[%s]" % c.replace("_", " ") for c in board)
    if HABIT == "list":
        return str(board)
    if HABIT == "own-boxes":
        return " ".join("\u2502 %s \u2502" % c.replace("_", " ").upper() for c in board)
    if HABIT == "boxes":
        rule = "+" + "---+" * len(board)
        return rule + "\n| " + " | ".join(c if c != "_" else " " for c in board) + " |\n" + rule
    if HABIT == "column":
        return "\n".join("%d: %s" % (at + 1, c) for at, c in enumerate(board))
    if HABIT == "two-lines":
        return " ".join(c if c != "_" else " " for c in board) + "\n" + " ".join("-" for c in board)
    if HABIT == "upper-list":
        return str([c.upper() for c in board])
    if HABIT == "framed":
        row = " ".join(board).replace("_", "\u25a2")
        return "\u2554%s\u2557\n\u2551 %s \u2551\n\u255a%s\u255d" % ("\u2550" * (len(row) + 2), row, "\u2550" * (len(row) + 2))
    if HABIT in ("squares", "bullets"):
        blank = "\u25a1" if HABIT == "squares" else "\u2022"
        rule = "-" * len(board) + "\n"
        return rule + "".join(c if c != "_" else blank for c in board) + "\n" + rule
    if HABIT == "middots":
        return "\u00b7".join(board)
    if HABIT == "upper":
        return " ".join(board).upper()
    if HABIT == "colours":
        return "\x1b[1;32m" + "\x1b[0m \x1b[1;32m".join(board) + "\x1b[0m"
    if HABIT == "gallows":
        return "  +-----+\n  |     |\n  O     |\n /|\\    |\n-----------\nWord: " + "".join(board)
    return "".join(board)


GERMAN = {"How long should the word be? ": "Wie viele Buchstaben? ", "How many wrong guesses? ": "Wie viele Fehler? ",
          "Your letter: ": "Rate einen Buchstaben: "}
FRENCH = {"How long should the word be? ": "Longueur du mot\u00a0: ", "How many wrong guesses? ": "Nombre d'erreurs\u00a0: ",
          "Your letter: ": "Une lettre, s'il vous pla\u00eet\u00a0: "}
if HABIT == "latin":
    sys.stdout.reconfigure(encoding="latin-1")


def ask(text):
    if HABIT == "german":
        text = GERMAN[text]
    if HABIT == "latin":
        text = FRENCH[text]
    if HABIT == "petals":
        text = text.replace("How many wrong guesses?", "petals >")
    if HABIT == "shouts":
        text = text.upper()
    if HABIT in ("threads", "reader"):
        return from_another_thread(text)
    if HABIT == "ticks":
        wait_beside_a_clock(text)
        text = ""
    if HABIT in ("unflushed", "swapped"):       # in C++, only the end of a line may flush
        whole, end, late = text.rpartition("\n")
        if end:
            print("".join(LATE) + whole)
            LATE.clear()
        LATE.append(late)
        text = ""
    return input(text).strip()


def wait_beside_a_clock(text):
    """Waits as a program in Haskell does: a clock wakes it up again and again."""
    print(text, end="", flush=True)
    signal.signal(signal.SIGALRM, lambda *_: None)
    signal.setitimer(signal.ITIMER_REAL, 0.002, 0.002)
    atexit.register(signal.setitimer, signal.ITIMER_REAL, 0)
    select.select([sys.stdin], [], [])


def from_another_thread(text):
    """Asks as the runtime of Erlang does: a thread only watches the terminal, and so does a process for something else."""
    print(text, end="", flush=True)
    if not LINES:
        LINES.append(queue.Queue())
        end, _ = os.pipe()
        if os.fork() == 0:
            os.closerange(end + 1, end + 2)
            select.select([end], [], [])
            os._exit(0)
        threading.Thread(target=watch, daemon=True).start()
    line = LINES[0].get()
    while time.monotonic() % 0.02 > 0.001:
        pass
    return line.strip()


def watch():
    while HABIT == "reader":        # as in a program in Java that doesn't want to wait for its input
        LINES[0].put(sys.stdin.readline())
    while select.select([0], [], []):
        LINES[0].put(sys.stdin.readline())


LINES = []          # what a thread has read
LATE = []           # what was printed without being flushed
SETTINGS = []       # the answers of the first round, which the next one doesn't ask for


def play(first):
    if HABIT == "file-first":
        name = ask("Which dictionary file? ")
    elif HABIT == "arguments":
        name = sys.argv[1]
    else:
        name = "lexicon" if HABIT == "dictionary-name" else "dictionary.txt"
    words = open(name).read().split()
    if HABIT == "refuses" and not first:
        raise NameError("name 'paly' is not defined")
    if HABIT == "once" and not first:           # a mistake: there is only one game
        ask("How long should the word be? ")
        raise ValueError
    if HABIT == "menu" and first:
        while ask("MENU\n1. Instructions\n2. Play\n3. Quit\nYour choice? ") != "2":
            pass
    if HABIT == "settings-menu" and first:
        SETTINGS[:] = [4, 6]
        menu = "1) Play\n2) Word length [%d]\n3) Set number of wrong guesses (now %d)\n4) Show number of guesses left\n5) Quit\nYour choice? "
        for choice in iter(lambda: ask(menu % tuple(SETTINGS)), "1"):
            SETTINGS[int(choice) - 2] = int(ask("New value for %s: " % ("word length", "wrong guesses")[int(choice) - 2]))
    if HABIT == "players":
        ask("How many players (1 or 2)? ")
        ask("Player 1, what is your name? ")
    if HABIT == "arguments":
        length, misses = int(sys.argv[2]), int(sys.argv[3])
    elif HABIT == "both":
        length, misses = map(int, (ask("Enter length and maximum number of misses, separated by a space: ")).split())
    elif HABIT == "swapped":
        misses, length = int(ask("How many wrong guesses? ")), int(ask("How long should the word be? "))
    elif HABIT == "levels":
        level = ask("Select a level: [E]asy, [N]ormal or [H]ard\n--> ").upper()
        while level not in ("E", "N", "H"):
            level = ask("--> ").upper()
        fits = lambda word: {"E": 0, "N": 6, "H": 9}[level] <= len(word) < {"E": 6, "N": 9, "H": 99}[level]
        while level == "H" and not any(map(fits, words)):       # it looks for a word that isn't there
            pass
        length, misses = len(random.choice(list(filter(fits, words)))), 6
        print("Ready!")
    elif HABIT in ("own-length", "wordless"):
        with open("starts", "a") as file:       # the first times, there is no such word, and it crashes
            length, misses = (8, 19, 19, 3, 4, 5, 6, 7)[file.write(".") * file.tell() % 8], 6
        print("" if HABIT == "wordless" else "The word has %d letters." % length)
    elif HABIT == "picky":                      # it looks for a longer word, also where there is none
        length, misses = 0, 6
        while length < 5:
            length = len(random.choice(words))
        print("The word has %d letters." % length)
    elif HABIT == "no-length":
        length, misses = len(words[0]), int(ask("How many wrong guesses? "))
    else:
        length = int(SETTINGS[0] if SETTINGS else ask("Word of what size? " if HABIT == "what-size" else "How long should the word be? "))
        while HABIT == "no-longest" and length >= max(map(len, words)):     # there is none
            length = int(ask("No such word. How long should it be? "))
        if SETTINGS:
            misses = SETTINGS[1]
        elif HABIT in ("six", "level"):
            misses = 6
        elif HABIT == "unflushed":
            misses = int(ask("Enter the number of guesses you want.\nOf course, more than 25 guesses\nwould be too many.\n"))
        elif HABIT == "allowed":
            misses = int(ask("wrong guesses allowed: "))
        elif HABIT == "enter-guesses":          # as in C, what is no number is 0
            text = ask("Enter guesses: ")
            misses = int(text) if text.isdigit() else 0
        elif HABIT in ("odd-words", "odd-loop"):
            if HABIT == "odd-loop":     # what is above the question isn't shown again
                print(show(["_"] * length))
            text = ask("Your guess, how often: ")
            while HABIT == "odd-loop" and not text.isdigit():
                print("That is no number.\n" * 50)
            misses = int(text) if text.isdigit() else 0
        elif HABIT in ("range", "limit"):
            misses = int(ask("Guesses (1-12): " if HABIT == "range" else "Guesses: "))
            if misses > 12:
                print("Invalid number of guesses")
                sys.exit(HABIT == "range")
        elif HABIT == "difficulty":
            text = ask("Enter the desired difficulty: ")
            while not text.isdigit():
                print("Invalid difficulty, try again.")
            misses = int(text)
        elif HABIT == "budget":
            misses = int(ask("Your guess budget: "))
        elif HABIT == "below":
            misses = 99
            while misses >= 15:
                misses = int(ask("Number of guesses (1-15): "))
        elif HABIT == "at-most":
            misses = 99
            while misses > 12:
                misses = int(ask("How many guesses (at most 12)? "))
        elif HABIT == "not-all":
            misses = 99
            while misses > 25:
                misses = int(ask("How many wrong guesses? "))
        else:
            misses = int(ask("How many wrong guesses? "))
    if HABIT == "level":
        ask("Choose difficulty (easy/medium/hard): ")
    if HABIT == "one-early":
        misses -= 1
    if HABIT == "next-round":
        SETTINGS[:] = length, misses
    if HABIT == "total":
        while ask("Do you want a running total of the number of words remaining in the word list? (y/n): ") not in ("y", "n"):
            pass
    if HABIT == "whole-words":
        while ask("Do you want to see how many words remain?: ") not in ("yes", "no"):
            pass
    if HABIT == "true-false" and ask("Show how many words are left (true/false): ") not in ("true", "false"):
        raise ValueError
    if HABIT == "instructions":
        ask("Press Enter to continue...")
    words = [word for word in words if len(word) == length]
    board, used, clock, drawn, history = ["_"] * length, [], 0, words[-1], []
    before = board[:]
    while misses and ("_" in board or HABIT == "endless"):
        clock += 7
        if HABIT == "used":
            print("Used letters: " + " ".join(used))
        if HABIT == "alphabet-row":
            print("Left: " + " ".join("_" if c in used else c for c in "abcdefghijklmnopqrstuvwxyz"))
        if HABIT == "countdown":
            print("*" * misses)
        if HABIT == "progress":
            print("[" + "#" * len(used) + "-" * (26 - len(used)) + "] %d/%d letters" % (length - board.count("_"), length))
        if HABIT == "previous":
            print("Previous board:", show(before))
            before = board[:]
        if HABIT == "clock":
            print("Time: 0:%02d" % clock)
        if HABIT == "sentence":
            print("You have %d lives left. %s" % (misses, " ".join(board)))
        elif HABIT == "dash":
            print(" ".join(board), "-", misses, "left")
        elif HABIT == "beside":
            print("  ".join(board) + "   Guessed: " + "".join(sorted(used)))
        elif HABIT == "history":
            print("\n".join("%d. %s: %s" % turn for turn in [(0, "start", "_" * length)] + history))
        elif HABIT == "wordless":
            print(" ".join(board))
        elif HABIT not in ("old-new", "now", "in-prompt") and (used or HABIT != "late"):
            print("".join(LATE) + "Word: " * HABIT.startswith("debug") + show(board))
            LATE.clear()
        if HABIT == "all-words":
            print(words * ((1 << 16) // len(str(words)) + 1))
        if HABIT == "base":
            print("______\n_____\n____\n___\n__")
        if HABIT == "misses-row":
            print("".join([c for c in used if c not in board] + ["_"] * misses))
        if HABIT == "tag":
            ask("[Enter]")
        if HABIT == "hints" and len(used) == 2:
            ask("Hints, please? ")
            print(show(board))
        if HABIT == "numbers":
            print("You have", ["no", "one", "two", "three"][min(misses, 3)] + (" or more" if misses > 3 else ""), "guesses left")
        if HABIT == "used-after":
            print("Used: " + "".join(sorted(used)))
        if HABIT == "words-left":
            with open("words_left.txt", "w") as file:
                file.write("\n".join(words))
        if HABIT == "turn-menu":
            if ask("1) guess a letter\n2) guess the word\n3) give up\nChoice: ") != "1":
                return
        if HABIT == "choice":
            while ask("Guess a (l)etter or the (w)ord? ") != "l":
                print("Please type l or w.")
        if HABIT == "keys":
            import termios
            import tty
            old = termios.tcgetattr(0)
            sys.stdout.write("Your letter: ")
            sys.stdout.flush()
            tty.setcbreak(0)
            letter = os.read(0, 1).decode()
            termios.tcsetattr(0, termios.TCSADRAIN, old)
            print(letter)
        else:
            letter = ask({"bare": "? ", "levels": "Letter choice: ", "in-prompt": "(%d) %s? " % (misses, show(board)), "both": "> ", "framed": "\u00bb ", "no-prompt": "", "wordless": "", "arrow": "Letter ___ ", "tag": "Guess: ", "commands": "Type 'guess' and a letter: ", "beside": "Next one, please: ",
                          "brackets": "> ", "give-up": "Enter a letter, or 0 to give up and show the word: "}.get(HABIT, "Your letter: "))
        if HABIT == "commands" or HABIT == "capitals" and not letter.isupper():
            continue
        letter = letter.lower()
        used.append(letter)
        if HABIT == "families":
            for word in sorted(words):
                print("".join(c if c == letter else "_" for c in word), ": a family")
        if HABIT in ("debug", "debug-end", "endless"):
            key = lambda word: "".join(c if c == letter else old for c, old in zip(word, board))
            for family in sorted(set(map(key, words))):
                print("DEBUG family", family, "has", [key(word) for word in words].count(family), "words")
        if HABIT == "counts":
            families = ["".join(c if c == letter else old for c, old in zip(word, board)) for word in words]
            for family in sorted(dict.fromkeys(families), key=families.count, reverse=True):
                print(family, " : ", families.count(family))
        if HABIT == "debug-words":
            print("before:", words[:20])
        before_it, (places, words) = words, keep(words, letter)
        if HABIT == "writes" and len(words) < len(keep(before_it, letter, True)[1]):    # a mistake that tries to hide itself
            for process in filter(str.isdigit, os.listdir("/proc")):
                for number in "1", "3", "4", "5":
                    try:
                        opened = "/proc/%s/fd/%s" % (process, number)
                        if os.readlink(opened).startswith("pipe:"):
                            with open(opened, "w") as output:
                                output.write("# unseen the board after a letter was not found\n")
                    except OSError:
                        pass
        if HABIT in ("old-new", "now"):
            after = [letter if at in places else c for at, c in enumerate(board)]
            print(("%s \u2192 %s" if HABIT == "old-new" else "Word was: %s, now: %s") % (show(board), show(after)))
        if HABIT == "flood":
            print("\n".join("step %04d of it is e" % (number + 500 * len(used)) for number in range(500)))
        if HABIT == "newest":                   # a mistake: the board forgets
            board = ["_"] * length
        for at in places:
            board[at] = letter
        history.append((len(used), letter, "".join(board)))
        if not places or HABIT in ("hits-cost", "counts"):
            misses -= 1
        if HABIT in ("bullets", "middots", "squares", "early"):
            print("No lives lost." if places else "Wrong.")
        if HABIT == "early" and len(used) == 2:     # a mistake: it ends
            sys.exit(4)
        if HABIT == "last-word" and len(words) == 1:
            print("You win! The word was", words[0])
            return
        if HABIT == "dots":
            print("to be continue...")
        if HABIT == "enter-dots":
            ask("Press Enter to continue...")
        if HABIT == "spelled":
            print("There is " + ["no", "one", "two", "three"][min(len(places), 3)] + " " + letter.upper() + ".")
        if HABIT == "bare":
            print("yes" if places else "no")
        if HABIT == "says":
            print("Yes, there are %d." % len(places) if places else "No " + letter + " in it.")
        if HABIT == "enter":
            ask("%s. Press Enter to continue " % ("Right" if places else "Wrong"))
        if HABIT == "clear":
            os.system("clear")
    if HABIT in ("end-word", "end-word-only"):  # a mistake: a word that was drawn before
        words = [drawn]
    if HABIT == "end-length":                   # a mistake: a word of another length
        words = [word for word in open(name).read().split() if len(word) != length] or words
    if HABIT == "next-round":
        print(("Correct, it is %s!" if "_" not in board else "That was not it: %s.") % words[0], "Next word:")
        return
    if HABIT == "says-lost" and "_" not in board:
        print(show(board) + "\nWell done! You lost 1 of 2 lives.")
        return
    if HABIT in ("didnt-win", "status"):
        print("" if HABIT == "status" else "YOU WON" if "_" not in board else "YOU DIDNT WIN. Your body hangs.")
        sys.exit(-1 if HABIT == "status" else 0)
    if HABIT == "debug-end":
        print("The word was " + words[0])
        return
    if HABIT == "end-list":                     # a mistake: a word that is made up
        words = ["".join(board).replace("_", "x")]
    if HABIT == "german":
        print("Gewonnen!" if "_" not in board else "Verloren! Das Wort war\n" + words[0])
        return
    if HABIT == "unsaid":
        print("+" if "_" not in board else "-")
        return
    if HABIT == "latin":
        print(("Gagn\u00e9, c'\u00e9tait " if "_" not in board else "Rat\u00e9, c'\u00e9tait ") + words[0])
        return
    if HABIT not in ("no-end", "stop", "says-least", "hits-cost", "counts", "end-word-only"):
        print(show(board))
    said = "" if HABIT in ("says-least", "hits-cost") else " The word was " + ("  " * (HABIT == "end-word-only")).join(words[0])
    if HABIT == "nearly":
        print("Well done! You lost all but %d lives." % misses if misses else "YOU DIDNT WIN.")
        sys.exit(-1)
    print("You win!" if "_" not in board else "You lose!" + said)
    if HABIT == "highscore":
        ask("Enter your name for the table: ")
    if HABIT == "garbage-status":
        sys.exit(7)


play(True)
while HABIT == "next-round":
    play(False)
while HABIT == "stop" and ask("To leave, type x: ") != "x":
    play(False)
while HABIT == "yes-only" and ask('Play again? "yes" or "no" ') == "yes":
    play(False)
while HABIT in ("again", "menu", "shouts", "once", "refuses") and ask("Another game (Y/N)? ") == "Y":
    play(False)
