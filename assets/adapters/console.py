"""Lets a program that was written for a person at a terminal set words over the hangman protocol.

    evil-hangman check --setter "cmd:python3 console.py ./evil" --ties any
    python3 console.py --try ./evil

It starts the program in a terminal of its own, answers what it asks (the length of the word, the number of guesses, a
running total, a file of words, another game), and finds the board in what is printed. `--try` plays one game and prints
how each screen was understood. If a question isn't recognised, or the program takes its settings elsewhere:

    --prompts FILE             a line `PATTERN => ANSWER` for each question: a regular expression, and a text or LENGTH,
                               GUESSES, LETTER, FILE, AGAIN
    --args "FILE LENGTH GUESSES"   what the program is started with
    --dictionary NAME          the file of words that it reads (otherwise every name of a text file in its code)

An answer that the program doesn't show is reported as a comment (`# unseen WHY`); `check` leaves it out. It needs Linux or
macOS.
"""
import fcntl
import os
import pty
import re
import select
import shutil
import signal
import sys
import tempfile
import termios
import time

QUIET = 0.4         # seconds without output after which a program is taken to wait, where the system doesn't say so
SOON = 0.0005       # seconds after which a program is first looked at again
MOST = 26           # guesses that no game uses up
KEPT = 1 << 16      # bytes of a screen
COPIED = 64 << 20   # bytes of a program's files that are copied; others are links
FOLDERS = 50        # folders in which the words are
ASIDE = {"node_modules", "__pycache__", "venv", "CMakeFiles"}
LIST = r"dict|word|lexicon"
CODE = r"\.(py|java|class|c|h|cc|cpp|cxx|hpp|js|mjs|cjs|json|md|sh|o)$"
BLANKS = "-_*.?#"
BETWEEN = ("", " ", "  ", "   ", "\t", " | ", "|", ", ", ",", "', '", '", "', "/", " / ", "][", "] [")
ASKS = [            # what is asked, by the end of what was printed; the first that fits
    ("again", r"(play|go|game|once)\W+again|(?<!try )\bagain\b[^\n]*(\?|y/n|yes)|another (game|round|word|one)|new game"
              r"|keep playing|play more"),
    ("file", r"(file|dictionary|word ?list)[^\n]*[:?>]"),
    ("one", r"(how many|number of) (players|people|games|rounds)|players?\W*\(?1"),
    ("length", r"length|how long|(how many|number of|no\. of) (letters|characters)|letters[^\n]*(word|long|want)"
               r"|word size|size of"),
    ("guesses", r"(how many|number of|max\w*|allowed|choose)[^\n]*(guess|miss|wrong|incorrect|tries|try|attempt|turn"
                r"|chance|li(fe|ves))|^\W*(guesses|lives|tries|turns|misses|attempts)\W*$"
                r"|^(?![^\n]*letter)[^\n]*(guess|miss|tries|attempt|turn|chance|lives)[^\n]*(allowed|(you|to) (want|like|have))\b[^\n]*[:?>]\W*$"),
    ("total", r"(running|total|count|remaining|words? left|show|display|see|cheat|debug)[^\n]*([?:]|y/n|\(y)"),
    ("level", r"difficulty|level|hard|mode"),
    ("menu", r"\b1\s*[).:\-=][^\n]*(play|start|new)|choice|option|select"),
    ("name", r"\bname\b"),
    ("letter", r"guess|letter|char"),
    ("enter", r"press|continue|enter to|hit (enter|return)"),
    ("yes", r"y/n|\(y|yes"),
]
LAST_OF = {"LENGTH": "length", "GUESSES": "guesses", "LETTER": "letter", "FILE": "file", "AGAIN": "again"}
NUMBER = r"\bint\(|ValueError|NumberFormatException|InputMismatchException|stoi|invalid_argument"   # a crash on what is none
CRASHED = r"Traceback|Exception|\bat [\w.$]+\([\w.]+\.java|[Ee]rror:|terminate called|Segmentation|Assertion|panicked"
WON = r"\b(you\W+(\w+\W+)?(win|won)|winner|congratulations?|well done|you (got|guessed) (it|the word))\b"
MISSED = r"\b(no|not|sorry|wrong|incorrect|miss|missed|nope|isn't|aren't|doesn't|bad)\b"
HIT = r"\b(yes|correct|right|good|great|hit|found|nice)\b"


def say(line):
    print(line, flush=True)


class Unseen(Exception):
    """What the program does can't be told, so it isn't judged."""


class Misread(Exception):
    """A question that was taken to ask for a letter asks for a number."""


def crash(why, text=""):
    """Says why the program cannot go on, and ends as it did."""
    print(why, file=sys.stderr)
    for line in text.strip().splitlines()[-8:]:
        print("  | " + line, file=sys.stderr)
    lines = [line for line in text.splitlines() if re.search(CRASHED, line) and not line.startswith((" ", "\t", "Traceback"))]
    print("console.py: %s%s" % (why, " (%s)" % lines[-1].strip()[:200] if lines else ""), file=sys.stderr, flush=True)
    sys.exit(3)


class Waiting:
    """The system calls in which a program waits for a terminal: by number, what the first arguments say."""

    def __init__(self):
        arm = os.uname().machine in ("aarch64", "arm64")
        self.read = {"63"} if arm else {"0"}
        self.select = {"72"} if arm else {"23", "270"}
        self.poll = {"73"} if arm else {"7", "271"}
        self.epoll = {"22", "441"} if arm else {"232", "281", "441"}


CALLS = Waiting()


def layout(name, data):
    """How the words of a list are written: what is between them, and whether they are in upper case. None if it isn't one."""
    if re.search(CODE, name):
        return None
    text = data.decode("utf-8", "replace").strip()
    is_text = name.endswith((".txt", ".dat", ".lst", ".dict"))
    for between in ("\n", " ", ",", ", "):
        words = [word.strip() for word in text.split(between)]
        fit = sum(re.fullmatch(r"[^\W\d_][\w'-]*", word) is not None for word in words)
        if fit >= 0.98 * len(words) and (fit >= 20 or is_text and between == "\n"):
            return between, text.isupper()
    return ("\n", False) if is_text and (not text or re.search(LIST, name.lower())) else None


def named(code):
    """The names of text files in a program, with their folders as far as these are written with them."""
    ends = rb"\.(?:txt|dat|lst|dict)\b"
    names = re.findall(rb"[\w./\\:-]*[\w-]" + ends, code)
    joined = re.findall(rb"""["'](\w+)["']\)?\s*[/,+]\s*["']/?([\w-]+""" + ends + rb""")["']""", code)
    names = [name.decode() for name in names + [b"/".join(pair) for pair in joined]]
    # On other systems, a name with backslashes is one name; there, it is a path.
    names = [name.replace("\\\\", "\\") for name in names]
    parts = [part for name in names for part in (name, name.replace("\\", "/"))]
    return [name for part in parts for name in (part, os.path.basename(part)) if not os.path.isabs(name)]


def contents(path):
    with open(path) as file:
        return file.read()


def asleep(path):
    """How often a thread has been scheduled, if it sleeps; otherwise nothing."""
    text = contents(path + "status")
    return re.findall(r"ctxt_switches:\s*(\d+)", text) if re.search(r"State:\s*S", text) else []


class Program:
    """The program, in a terminal that does not echo."""

    def __init__(self, command, folder, trace):
        self.trace = trace
        self.master, self.slave = pty.openpty()
        self.terminal = (os.fstat(self.slave).st_rdev, os.makedev(5, 0))
        mode = termios.tcgetattr(self.slave)
        mode[3] &= ~termios.ECHO
        mode[1] &= ~termios.ONLCR
        termios.tcsetattr(self.slave, termios.TCSANOW, mode)
        # What is written to the terminal arrives in order, but not at once: this mark comes last.
        self.mark = b"\x1d" + os.urandom(8).hex().encode() + b"\x1d"
        self.status, self.reader, self.before = None, None, {}
        self.pid = os.fork()
        if self.pid == 0:
            os.setsid()
            fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
            for number in range(3):
                os.dup2(self.slave, number)
            os.chdir(folder)
            os.environ["TERM"] = "dumb"
            try:
                os.execvp(command[0], command)
            except OSError as error:
                os.write(2, ("cannot start %s: %s\n" % (command[0], error)).encode())
                os._exit(127)

    def is_terminal(self, pid, number):
        try:
            return os.stat("/proc/%d/fd/%d" % (pid, number)).st_rdev in self.terminal
        except OSError:
            return False

    def reads(self, pid, call):
        """Whether a system call waits for input from the terminal."""
        if len(call) < 3:
            return False
        number, first, second = call[0], int(call[1], 16), int(call[2], 16)
        if number in CALLS.read:
            return self.is_terminal(pid, first)
        if number in CALLS.select and first or number in CALLS.poll and second:
            return self.is_terminal(pid, 0)
        if number in CALLS.epoll:
            with open("/proc/%d/fdinfo/%d" % (pid, first)) as info:
                found = re.findall(r"tfd:\s*(\d+)", info.read())
            return any(self.is_terminal(pid, int(one)) for one in found)
        return False

    def waits(self):
        """Whether the program waits for input; None if the system doesn't say."""
        pending = fcntl.ioctl(self.slave, termios.FIONREAD, b"\0\0\0\0")
        if pending != b"\0\0\0\0":
            return False
        group, known = [self.pid], None
        for pid in group:
            try:
                for task in os.listdir("/proc/%d/task" % pid):
                    path = "/proc/%d/task/%s/" % (pid, task)
                    group += [int(child) for child in contents(path + "children").split()]
                    fields = contents(path + "syscall").split()
                    known = bool(known)
                    if self.reads(pid, fields):
                        # If it hasn't woken up since the last answer, that hasn't reached it yet. If it wakes up now, it may
                        # wait for something else after that.
                        stamp = asleep(path)
                        if stamp and stamp != self.before.get(path) and self.reads(pid, contents(path + "syscall").split()):
                            if stamp == asleep(path):
                                self.reader = (path, stamp)
                                return True
            except (OSError, ValueError):
                continue
        return known

    def hear(self):
        """What is printed until the program waits or ends."""
        text, since, pause = b"", time.monotonic(), SOON
        marked = False
        while True:
            if not marked:
                if self.status is None:
                    ended, status = os.waitpid(self.pid, os.WNOHANG)
                    self.status = status if ended else None
                calm = True if self.status is not None else self.waits()
                if calm or calm is None and time.monotonic() - since > QUIET:
                    os.write(self.slave, self.mark)
                    marked = True
            if select.select([self.master], [], [], pause)[0]:
                text = text[-KEPT:] + os.read(self.master, KEPT)
                since, pause = time.monotonic(), SOON
            else:
                pause = min(pause * 1.5, 0.05)
            if marked and self.mark in text:
                break
        text = text.replace(self.mark, b"").decode("utf-8", "replace").replace("\r", "\n")
        # Moving the cursor begins a new line; colours are nothing.
        text = re.sub(r"\x1b\[[0-9;]*[HJKfABCDEFG]", "\n", text)
        text = re.sub(r"\x1b(\[[0-9;?]*[ -/]*[@-~]|[()][A-Z0-9]|[=>78])", "", text)
        if self.trace:
            print("\n".join("  | " + line for line in text.splitlines() if line.strip()), flush=True)
        return text

    def say(self, line, why=""):
        if self.trace:
            print("%s: answered %r" % (why or "a letter", line), flush=True)
        self.before = dict([self.reader]) if self.reader else {}
        # A program that reads single keys gets no Enter, unless it waits for one.
        keys = not termios.tcgetattr(self.slave)[3] & termios.ICANON and len(line) == 1
        os.write(self.master, (line + ("" if keys else "\n")).encode())
        if keys:
            heard = self.hear()
            if self.status is None and len(heard.strip()) <= 1:
                self.before = dict([self.reader]) if self.reader else {}
                os.write(self.master, b"\n")
            else:
                return heard
        return self.hear()

    def end(self):
        if self.status is None:
            try:
                os.killpg(self.pid, signal.SIGKILL)
            except OSError:
                pass
            os.waitpid(self.pid, 0)
        os.close(self.master)
        os.close(self.slave)


class Game:
    """What is known of the game that the program plays."""

    def __init__(self, adapter, length, guesses, text):
        self.adapter, self.length, self.guesses = adapter, length, guesses
        self.known, self.missed, self.given = [None] * length, set(), {}
        self.over, self.looks, self.usual, self.letters, self.letter = False, None, set(), 0, None
        self.text = text
        self.setup()

    def cells(self, text):
        """Everything in a text that has as many cells as the board: the text before it, what is between the cells, and
        the cells."""
        cell = "[A-Za-z" + re.escape(BLANKS) + "]"
        found = []
        for line, start in lines_of(text):
            boxes = [box.strip() or "_" for box in line.strip().strip("|").split("|")]
            if "|" in line and len(boxes) == self.length and all(re.fullmatch(cell, box) for box in boxes):
                found.append((start, ("", "box"), "".join(boxes)))
                continue
            for between in BETWEEN:
                sep = re.escape(between)
                shape = r"(?<![A-Za-z0-9+%s])(?=(%s{%d}%s)(?![A-Za-z+%s]))" % (
                    re.escape(BLANKS), "(?:" + cell + sep + ")", self.length - 1, cell, re.escape(BLANKS.replace(".", "").replace("?", "")))
                for match in re.finditer(shape, line):
                    at, end = match.start(1), match.end(1)
                    # A row of more cells is no board.
                    longer = between and (re.search("[%s]%s$" % (re.escape(BLANKS), sep), line[:at])
                                          or re.match("%s[%s]" % (sep, re.escape(BLANKS)), line[end:]))
                    if not longer and (self.length > 1 or not between):
                        before = re.sub(r"\d+", "0", line[:at]).strip()
                        found.append((start + at, (before, between), match.group(1)[::len(between) + 1]))
        column = re.findall(r"(?m)^\s*\d+\s*[.):]\s*(%s)\s*$" % cell, text)
        if len(column) == self.length > 1:
            found.append((len(text), ("", "column"), "".join(column)))
        return sorted(found, key=lambda one: one[0])

    def boards(self, text, letter):
        """The boards in a text that fit what is known, with new places for this letter only, in order."""
        found = []
        for _, (before, between), cells in self.cells(joined(text, self.length)):
            blanks = {c for c in cells if c in BLANKS}
            fits = all(c == k if k else c in BLANKS or c == letter for c, k in zip(cells.lower(), self.known))
            if fits and len(blanks) <= 1 and (not self.looks or blanks <= {self.looks[2]}):
                found.append((before, between, (blanks or {""}).pop(), cells.lower()))
        for what in (1, 0):
            alike = [one for one in found if self.looks and one[what] == self.looks[what]]
            found = alike or found
        return found

    def asked(self, text):
        """What the end of a text asks for, and the answer, if the file of prompts has one."""
        for shape, answer in self.adapter.prompts:
            if re.search(shape, text[-400:], re.I | re.M):
                return LAST_OF.get(answer, answer), None if answer in LAST_OF else answer
        lines = [line for line in text.splitlines() if line.strip()]
        for line in reversed(lines):
            # A board, and after it at most a prompt without words, asks for a letter.
            if any(board[2] for board in self.boards(line, self.letter)) and "?" not in line:
                return "letter", None
            if re.search(r"\w\w", line):
                break
        for part in (lines[-1:], lines[-2:], lines[-6:]):
            for what, shape in ASKS:
                if re.search(shape, "\n".join(part), re.I | re.M):
                    # A board before any question about guesses means that it asks for a letter.
                    if what == "guesses" and self.boards("\n".join(lines[-6:]), None) and "how many" not in part[-1].lower():
                        what = "letter"
                    if what == "menu" and option("letter|guess", text):
                        what = "turn"
                    return what, None
        return None, None

    def setup(self):
        """Answers questions until the program asks for a letter."""
        program = self.adapter.program
        for _ in range(40):
            if program.status is not None:
                self.adapter.ended(self.text)
            what, answer = self.asked(self.text)
            times = self.given.get(what, 0)
            if times > (10 if what == "enter" else 3):
                raise Unseen("it asks for the same again and again (%s)" % what)
            self.given[what] = times + 1
            if what in ("letter", "turn"):
                boards = [board for board in self.boards(self.text, None) if set(board[3]) <= set(BLANKS)]
                self.looks = boards[-1] if boards else None
                self.usual = {plain(line) for line in self.text.splitlines()}
                return
            answer = answer if answer is not None else self.answer(what, times)
            if answer is None:
                raise Unseen(not_understood(last_line(self.text)))
            self.text = program.say(answer, what)
        raise Unseen("it asks too many questions")

    def answer(self, what, times):
        if what == "guesses" and times:
            # The most that it accepts, as it says itself.
            most = re.findall(r"\d+", self.text)
            self.guesses = min(self.guesses, int(most[-1])) if most else max(1, 26 // (2 * times))
            return str(self.guesses)
        if what == "level":
            menu = re.search(r"(\d)\W{1,3}(?:hard|evil)", self.text, re.I)
            return menu.group(1) if menu else "hard"
        if what == "menu":
            return option("play|start|new|begin", self.text) or "1"
        answers = {"again": yes_or_no("y", self.text), "yes": yes_or_no("y", self.text), "total": yes_or_no("n", self.text),
                   "file": self.adapter.names[0], "length": self.length, "guesses": self.guesses, "name": "Ann", "one": 1, "enter": ""}
        return None if what is None else str(answers[what])

    def guess(self, letter):
        """Names a letter, and returns its places; None if they are not shown."""
        program = self.adapter.program
        if self.asked(self.text)[0] == "turn":
            program.say(option("letter", self.text) or option("guess", self.text), "turn")
        question, self.text, self.letter = last_line(self.text), "", letter
        self.letters += 1
        heard = program.say(letter)
        for _ in range(12):
            self.text += heard
            if program.status is not None:
                self.over = True
                ended_well = re.search(WON + r"|\b(lose|lost|over|was|bye|thanks?|end)\b", self.text, re.I)
                if os.WIFSIGNALED(program.status) or program.status and (re.search(CRASHED, self.text) or not ended_well):
                    no_number = self.letters == 1 and "guesses" not in self.given and re.search(NUMBER, self.text)
                    if no_number and not self.looks and self.adapter.args is None:
                        raise Misread(question)
                    self.adapter.ended(self.text)
                break
            what, answer = self.asked(heard)
            if what in ("again", "menu", "length", "guesses", "file"):
                self.over = True
            if what not in ("enter", "total", "name", "yes"):
                break
            heard = program.say(answer if answer is not None else self.answer(what, 0), what)
        places = self.seen(letter)
        if places is not None:
            for at in places:
                self.known[at] = letter
            if not places:
                self.missed.add(letter)
        return places

    def seen(self, letter):
        """The places of a letter, as far as the text shows them."""
        boards = self.boards(self.text, letter)
        if not self.over:
            # A program that goes on has no complete board: what looks like one is a list of used letters.
            boards = [board for board in boards if board[2]]
        if boards:
            self.looks = self.looks or boards[-1]
            return [at for at, c in enumerate(boards[-1][3]) if c == letter]
        if self.over:
            words = self.words_said()
            if not words and re.search(WON, self.text, re.I):
                full = "".join(known or letter for known in self.known)
                words = {full} & self.adapter.words
            found = {tuple(at for at, c in enumerate(word) if c == letter) for word in words}
            return list(found.pop()) if len(found) == 1 else None
        news = " ".join(line for line in self.text.splitlines() if plain(line) not in self.usual)
        return [] if re.search(MISSED, news, re.I) and not re.search(HIT, news, re.I) else None

    def words_said(self):
        """Words of the list in the last text that fit what is known."""
        said = {word.lower() for word in re.findall(r"[A-Za-z]+", self.text)} & self.adapter.words
        fits = lambda word: len(word) == self.length and all(k == c if k else c not in self.known for c, k in zip(word, self.known))
        return {word for word in said if fits(word) and not self.missed & set(word)}


def joined(text, length):
    """The text, with the letters of a board in two lines put where the blanks below them are."""
    lines = text.splitlines()
    for at, (above, line) in enumerate(zip(lines, lines[1:]), 1):
        blanks = {place for place, c in enumerate(line) if c in BLANKS}
        letters = {place for place, c in enumerate(above) if not c.isspace()}
        are_letters = letters <= blanks and all(above[place].isalpha() for place in letters)
        # A letter above blanks without gaps is the one that was typed.
        if len(blanks) == length and set(line) <= set(BLANKS + " ") and " " in line.strip() and are_letters:
            lines[at] = "".join(above[place] if place in letters else c for place, c in enumerate(line))
    return "\n".join(lines)


def lines_of(text):
    """The lines of a text, with where they begin."""
    return [(match.group(), match.start()) for match in re.finditer(r"[^\n]+", text)]


def last_line(text):
    return (text.strip().splitlines() or [""])[-1].strip()


def not_understood(question):
    return "what it asks was not understood: %r" % question[-80:]


def plain(line):
    return re.sub(r"\d+", "0", line).strip()


def option(what, text):
    """The number or letter of an option of a menu."""
    found = re.findall(r"(?mi)^\W*(\w)\s*[).:\]\-=]+\s*[^\n]*\b(?:%s)" % what, text)
    return found[-1] if found else None


def yes_or_no(answer, text):
    """An answer as the prompt asks for it."""
    prompt = "\n".join([line for line in text.splitlines() if line.strip()][-2:])
    number = re.search(r"(\d)\W{0,2}(?:for|=|means|is)?\W{0,2}%s" % ("yes" if answer == "y" else "no"), prompt, re.I)
    if number:
        return number.group(1)
    word = re.search(r"\b%s\b" % ("yes" if answer == "y" else "no"), prompt, re.I)
    if word and re.search(r"\byes\b", prompt, re.I):
        return word.group()
    return answer.upper() if re.search(r"\bY\W{1,4}N\b", prompt) else answer


class Adapter:
    def __init__(self, arguments):
        self.prompts, self.args, self.dictionary, self.trace = [], None, None, False
        while arguments[:1] and arguments[0].startswith("--"):
            flag, *arguments = arguments
            if flag == "--try":
                self.trace = True
                continue
            if flag not in ("--prompts", "--args", "--dictionary") or not arguments:
                sys.exit("console.py: %s is none of --try, --prompts FILE, --args TEXT, --dictionary NAME" % flag)
            value, *arguments = arguments
            if flag == "--args":
                self.args = value.split()
            elif flag == "--dictionary":
                self.dictionary = value
            else:
                with open(value) as file:
                    pairs = [line.rstrip("\n").split("=>", 1) for line in file if "=>" in line]
                self.prompts = [(shape.strip(), to.strip()) for shape, to in pairs]
        if not arguments:
            sys.exit("console.py: name the program, as in: console.py ./evil")
        self.command, self.program, self.game = arguments, None, None
        self.words, self.folder, self.names = set(), None, ["dictionary.txt"]
        # What is known of the program: whether hits cost guesses, it asks for the length, and it can play again.
        self.generous, self.asks_length, self.plays_again = False, True, True
        # The number of misses that it allows without asking; 0 if it differs.
        self.allows = None

    def furnish(self, path):
        """Fills the folder in which the program runs: a copy of its own files, and the words under every likely name, in all of its
        folders."""
        with open(path) as file:
            self.words = set(file.read().split())
        # What is beside the folder belongs to it, too: programs read ../words.txt.
        self.folder = os.path.join(tempfile.mkdtemp(prefix="hangman-"), "program")
        self.names = [self.dictionary] if self.dictionary else ["dictionary.txt", "words.txt"]
        # The lists that there are, each with what is between its words and whether they are in upper case.
        self.lists, others, room = {}, set(), COPIED
        self.folders = [os.pardir, ""]
        for folder, inner, files in os.walk("."):
            for name in list(inner):
                full = os.path.normpath(os.path.join(folder, name))
                if name.startswith(".") or name in ASIDE or os.path.islink(full) or len(self.folders) > FOLDERS:
                    inner.remove(name)
                    files.append(name)
                else:
                    self.folders.append(full)
            os.makedirs(os.path.join(self.folder, folder))
            for name in sorted(files):
                full, code = os.path.normpath(os.path.join(folder, name)), b""
                size = os.path.getsize(full) if os.path.isfile(full) else 0
                if 0 < size < 5_000_000 and os.access(full, os.R_OK):
                    with open(full, "rb") as file:
                        code = file.read()
                look = layout(name, code)
                if os.path.isfile(full) and (look or name == self.dictionary):
                    self.lists[full] = look or ("\n", False)
                    self.names.append(name)
                    continue
                others.add(name)
                self.names += named(code)
                room -= size
                if code and room > 0:
                    shutil.copy2(full, os.path.join(self.folder, full))
                else:
                    os.symlink(os.path.abspath(full), os.path.join(self.folder, full))
        self.names = [name for name in dict.fromkeys(self.names) if os.path.basename(name) not in others] or ["dictionary.txt"]
        self.write(self.words)

    def write(self, words):
        """Writes these words under all names. The same text is one file."""
        looks = {os.path.basename(path): look for path, look in self.lists.items()}
        paths = dict(self.lists)
        for name in self.names:
            base = os.path.basename(name)
            for path in [name] + [os.path.join(folder, base) for folder in self.folders]:
                paths.setdefault(os.path.normpath(path), looks.get(base, ("\n", False)))
        first, around = {}, os.path.realpath(os.path.dirname(self.folder))
        for path, look in paths.items():
            path = os.path.normpath(os.path.join(self.folder, path))
            # A name may lead out of the folder, or through a file.
            if not os.path.realpath(path).startswith(around + os.sep) and not os.path.islink(path):
                continue
            try:
                os.makedirs(os.path.dirname(path), exist_ok=True)
            except OSError:
                continue
            if os.path.lexists(path):
                os.remove(path)
            if first.setdefault(look, path) != path:
                os.link(first[look], path)
                continue
            between, is_upper = look
            text = between.join(sorted(words)) + "\n"
            with open(path, "w") as file:
                file.write(text.upper() if is_upper else text)

    def start(self, length, guesses):
        """Begins a game: in the running program if that asks for another one, or else in a new one."""
        game, guesses = self.game, MOST if self.generous else guesses
        if game and game.over and self.program.status is None and self.plays_again and self.asks_length and not self.args:
            what, answer = game.asked(game.text)
            text = game.text
            if what in ("again", "menu"):
                text = self.program.say(answer or game.answer(what, 0), what)
            if self.program.status is None:
                try:
                    self.game = Game(self, length, guesses, text)
                    if "length" in self.game.given:
                        return
                except Unseen:
                    pass
            # It says goodbye, or plays again with the old length.
            self.plays_again = False
        self.begin(length, guesses)
        if "length" not in self.game.given and self.asks_length and not self.has("LENGTH"):
            # It takes words of any length, so it gets no others.
            self.asks_length = False
            self.begin(length, guesses)

    def begin(self, length, guesses):
        if self.program:
            self.program.end()
        if not self.asks_length:
            self.write([word for word in self.words if len(word) == length])
        values = {"FILE": self.names[0], "LENGTH": length, "GUESSES": guesses}
        more = [str(values.get(word, word)) for word in self.args or []]
        self.program = Program(self.command + more, self.folder, self.trace)
        self.game = Game(self, length, guesses, self.program.hear())

    def has(self, name):
        return self.args is not None and name in self.args

    def ended(self, text):
        """Passes the end of the program on: a crash is a crash, and no miss."""
        code = os.waitstatus_to_exitcode(self.program.status)
        crash("the program ended with status %d" % code if code >= 0 else "the program was ended by signal %d" % -code, text)

    def play(self, letter, length, guesses, answers):
        """The places of a letter after these answers."""
        if not answers:
            self.start(length, guesses)
        places = None
        if not self.game.over:
            try:
                places = self.game.guess(letter)
            except Misread as question:
                # It asked for the number of guesses, so it gets that the next time.
                self.prompts.append((re.escape(str(question)) + r"\s*\Z", "GUESSES"))
                self.begin(length, guesses)
                try:
                    places = self.game.guess(letter)
                except Misread:
                    raise Unseen(not_understood(str(question)))
            if places is None and not self.game.over:
                raise Unseen("the board after a letter was not found")
        if places is not None:
            return places
        # The game is over before it was lost: if hits cost guesses, it goes on longer with more of them.
        if "guesses" not in self.game.given and not self.has("GUESSES"):
            misses = sum(not there for _, there in answers) + (self.game.letters > len(answers))
            self.allows = misses if self.allows in (None, misses) else 0
            raise Unseen("it allows %s misses, whatever it is asked for" % (self.allows or "its own number of"))
        if self.game.guesses < guesses:
            raise Unseen("it allows at most %d guesses" % self.game.guesses)
        if self.generous:
            raise Unseen("the last answer of a game is not shown")
        self.generous = True
        self.begin(length, MOST)
        for earlier, there in answers:
            if self.game.over or self.game.guess(earlier) != there:
                raise Unseen("the last answer of a game is not shown, and the same letters get other answers the next time")
        if self.game.over:
            raise Unseen("it ends games before all guesses are used up")
        places = self.game.guess(letter)
        if places is None:
            raise Unseen("the last answer of a game is not shown")
        return places

    def run(self):
        length, guesses, answers = 0, 0, []
        for line in sys.stdin:
            parts = line.split()
            order = parts[0] if parts else ""
            if order == "hangman":
                say("hangman 1 " + os.path.basename(self.command[-1]))
            elif order == "words":
                self.furnish(line.split(maxsplit=1)[1].strip())
                say("ready")
            elif order == "game":
                length, guesses, answers = int(parts[1]), int(parts[2]), []
            elif order == "guess":
                try:
                    places = self.play(parts[1], length, guesses, answers)
                except Unseen as why:
                    self.unseen(why)
                    places = []
                answers.append((parts[1], places))
                say("hit " + " ".join(str(at + 1) for at in places) if places else "miss")
            elif order == "reveal":
                said = sorted(word for word in self.game.words_said() if self.fits(word, answers))
                fitting = sorted(word for word in self.words if len(word) == length and self.fits(word, answers))
                say("word " + (said + fitting + ["?"])[0])
            elif order == "quit":
                break

    def unseen(self, why):
        """Says that an answer can't be told, and shows the screen."""
        say("# unseen %s" % why)
        for line in (self.game.text if self.game else "").strip().splitlines()[-8:]:
            print("  | " + line, file=sys.stderr)
        sys.stderr.flush()
        if self.program:
            self.program.end()
        self.program = self.game = None

    def attempt(self):
        """Plays one game and prints how everything is understood."""
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as words:
            words.write("ally beta cool deal else flew good hope ibex apple grape lemon melon peach")
            words.flush()
            self.furnish(words.name)
        answers = []
        for letter in "eoaltdgchbfipsnmr":
            try:
                places = self.play(letter, 4, 8, answers)
            except Unseen as why:
                print("NOT UNDERSTOOD: %s" % why)
                return
            print("=> %s: %s" % (letter, "hit " + " ".join(str(at + 1) for at in places) if places else "miss"))
            answers.append((letter, places))
            if self.game.over:
                break
        print("The game is over after %d letters." % len(answers))

    @staticmethod
    def fits(word, answers):
        return all([at for at, c in enumerate(word) if c == letter] == places for letter, places in answers)

    def close(self):
        if self.program:
            self.program.end()
        if self.folder:
            shutil.rmtree(os.path.dirname(self.folder), ignore_errors=True)


adapter = Adapter(sys.argv[1:])
try:
    adapter.attempt() if adapter.trace else adapter.run()
finally:
    adapter.close()
