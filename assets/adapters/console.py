"""Lets a program that was written for a person at a terminal set words over the hangman protocol.

    evil-hangman check --setter "cmd:python3 console.py ./evil" --rule stanford

It starts the program in a terminal of its own, reads what it asks (the length of the word, the number of guesses, a
running total of words, a file of words, another game), answers, and finds the board in what is printed: `-`, `_`, `*`,
`.` or `?` for unknown letters, in any case, with or without blanks between. Every text file in the program's folder and
every name of one in its code stands for the list of words. If it cannot tell what the program asks, it says so and ends;
then put pairs into a file and name it: console.py --prompts FILE ./evil. A line is `PATTERN => ANSWER`, where the
pattern is a regular expression and the answer is a text, LENGTH, GUESSES, LETTER or FILE. It needs Linux or macOS.
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

QUIET = 0.25        # seconds without output after which a program is taken to wait, where the system doesn't say so
BLANKS = "-_*.?#"
CELL = "[A-Za-z" + re.escape(BLANKS) + "]"
ASKS = [            # what is asked, by the end of what was printed; the first that fits
    ("again", r"(?<!guess )(?<!try )\bagain\b|another (game|round|word|one)|new game|keep playing|play more"),
    ("file", r"(file|dictionary|word ?list)[^\n]*[:?>]"),
    ("length", r"length|how long|(how many|number of|no\. of) (letters|characters)|letters[^\n]*(word|long|want)"
               r"|word size|size of"),
    ("guesses", r"(how many|number of|max\w*|allowed|choose)[^\n]*(guess|miss|wrong|incorrect|tries|try|attempt|turn"
                r"|chance|li(fe|ves))|^\W*(guesses|lives|tries|turns|misses|attempts)\W*$"),
    ("total", r"(running|total|count|remaining|words? left|show|display|see|cheat|debug)[^\n]*([?:]|y/n|\(y)"),
    ("level", r"difficulty|level|hard|mode"),
    ("menu", r"\b1\s*[).:\-=][^\n]*(play|start|new)|choice|option"),
    ("name", r"\bname\b"),
    ("letter", r"guess|letter|char"),
    ("enter", r"press|continue|enter to"),
    ("yes", r"y/n|\(y|yes"),
]


def say(line):
    print(line, flush=True)


def give_up(why, text=""):
    """Says what could not be found, and ends as a crash would."""
    print("console.py: " + why, file=sys.stderr)
    for line in text.strip().splitlines()[-8:]:
        print("  | " + line, file=sys.stderr)
    sys.stderr.flush()
    sys.exit(3)


class Program:
    """The program, in a terminal that does not echo."""

    def __init__(self, command, folder):
        self.master, self.slave = pty.openpty()
        mode = termios.tcgetattr(self.slave)
        mode[3] &= ~termios.ECHO
        mode[1] &= ~termios.ONLCR
        termios.tcsetattr(self.slave, termios.TCSANOW, mode)
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
                print("console.py: cannot start %s: %s" % (command[0], error))
                os._exit(127)
        self.status = None

    def waits(self):
        """Whether the program waits for input; None if the system doesn't say."""
        pending = fcntl.ioctl(self.slave, termios.FIONREAD, b"\0\0\0\0")
        if pending != b"\0\0\0\0":
            return False
        group, known = [self.pid], None
        for pid in group:
            try:
                for task in os.listdir("/proc/%d/task" % pid):
                    with open("/proc/%d/task/%s/children" % (pid, task)) as children:
                        group += [int(child) for child in children.read().split()]
                    with open("/proc/%d/task/%s/syscall" % (pid, task)) as call:
                        fields = call.read().split()
                    known = bool(known)
                    if fields[:2] in (["0", "0x0"], ["63", "0x0"]):
                        return True
            except (OSError, ValueError):
                continue
        return known

    def hear(self):
        """What is printed until the program waits or ends."""
        text, since = b"", time.monotonic()
        while True:
            # What was written a moment before the program waits or ends may still be on its way.
            calm = self.status is not None or self.waits()
            if select.select([self.master], [], [], 0.01 if calm else 0.004)[0]:
                try:
                    text += os.read(self.master, 65536)
                except OSError:
                    break
                since = time.monotonic()
                continue
            quiet = time.monotonic() - since
            if self.status is not None or calm and (text or quiet > QUIET) or calm is None and quiet > QUIET:
                break
            ended, status = os.waitpid(self.pid, os.WNOHANG)
            if ended:
                self.status = status
        text = text.decode("utf-8", "replace").replace("\r", "\n")
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)

    def say(self, line):
        os.write(self.master, (line + "\n").encode())

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

    def __init__(self, adapter, length, guesses):
        self.adapter, self.length, self.guesses = adapter, length, guesses
        self.known, self.given, self.text, self.over = [None] * length, {}, "", False
        self.setup()

    def boards(self, text, letter):
        """The boards in a text that fit what is known, with new places for this letter only, in order."""
        found = []
        for between in ("", " ", "  ", " | ", ", "):
            one = CELL + re.escape(between)
            shape = r"(?<![A-Za-z_*#-])(?=(%s{%d}%s)(?![A-Za-z_*#-]))" % ("(?:" + one + ")", self.length - 1, CELL)
            for match in re.finditer(shape, text):
                cells = match.group(1)[::len(between) + 1].lower()
                fits = all(c == k if k else c in BLANKS or c == letter for c, k in zip(cells, self.known))
                if fits:
                    found.append((match.start(), cells))
        return [cells for _, cells in sorted(found)]

    def asked(self, text):
        """What the end of a text asks for."""
        for shape, answer in self.adapter.prompts:
            if re.search(shape, text[-400:], re.I | re.M):
                return answer
        lines = [line for line in text.splitlines() if line.strip()]
        for part in (lines[-1:], lines[-2:], lines[-6:]):
            for what, shape in ASKS:
                if re.search(shape, "\n".join(part), re.I | re.M):
                    # A board before any question about guesses means that it asks for a letter.
                    if what == "guesses" and self.boards("\n".join(lines[-6:]), None) and "how many" not in part[-1].lower():
                        return "letter"
                    return what
        return None

    def setup(self):
        """Answers questions until the program asks for a letter."""
        program = self.adapter.program
        for _ in range(40):
            self.text = program.hear()
            if program.status is not None:
                self.adapter.ended(self.text)
            what = self.asked(self.text)
            times = self.given.get(what, 0)
            if times > 3:
                give_up("it asks for the same again and again (%s)" % what, self.text)
            self.given[what] = times + 1
            if what == "letter":
                if "length" not in self.given:
                    give_up("it never asked for the length of the word", self.text)
                return
            answer = self.answer(what, times)
            if answer is None:
                give_up("cannot tell what it asks", self.text)
            program.say(answer)
        give_up("it asks too many questions", self.text)

    def answer(self, what, times):
        if what == "guesses" and times:
            # The most that it accepts, as it says itself.
            most = re.findall(r"\d+", self.text)
            return str(min(self.guesses, int(most[-1]))) if most else str(max(1, 26 // (2 * times)))
        if what == "level":
            menu = re.search(r"(\d)\W{1,3}(?:hard|evil)", self.text, re.I)
            return menu.group(1) if menu else "hard"
        answers = {"again": "y", "file": "dictionary.txt", "length": self.length, "guesses": self.guesses, "total": "n",
                   "menu": "1", "name": "Ann", "enter": "", "yes": "y", "LENGTH": self.length, "GUESSES": self.guesses,
                   "FILE": "dictionary.txt"}
        if what is None:
            return None
        return str(answers.get(what, what))

    def guess(self, letter):
        """Names a letter, and returns its places."""
        program = self.adapter.program
        program.say(letter)
        self.text = program.hear()
        boards = self.boards(self.text, letter)
        self.over = program.status is not None
        if self.over and program.status != 0:
            self.adapter.ended(self.text)
        while not self.over:
            what = self.asked(self.text)
            if what in ("again", "menu"):
                # A menu comes back after a game, as a question about another one does.
                self.over = True
            elif what in ("enter", "total") and not boards:
                program.say(self.answer(what, 0))
                self.text += program.hear()
                boards = self.boards(self.text, letter)
                self.over = program.status is not None
            else:
                break
        # A program that goes on has no complete board: what looks like one is a list of used letters.
        if not self.over:
            boards = [board for board in boards if any(c in BLANKS for c in board)] or boards
        # A board of the state before may precede that of the state after.
        with_letter = [board for board in boards if letter in board]
        words = [word for word in boards if not any(c in BLANKS for c in word)]
        if self.length == 1 and boards:
            # A single letter may be anything; the board comes last.
            shown = boards[-1]
        elif with_letter:
            shown = with_letter[-1]
        elif boards or self.over or re.search(r"\b(no|not|sorry|wrong|incorrect|miss|nope|isn't|aren't)\b", self.text, re.I):
            # No board is printed at the end of many games; the word says where the letter is.
            shown = (words or (self.words_said() if self.over or not boards else []) or [""])[-1]
        else:
            give_up("cannot find the board after the letter " + letter, self.text)
        places = [at for at, c in enumerate(shown) if c == letter]
        for at in places:
            self.known[at] = letter
        return places

    def words_said(self):
        """Words of the list in the last text that fit what is known."""
        said = [word.lower() for word in re.findall(r"[A-Za-z]+", self.text)]
        fits = lambda word: len(word) == self.length and all(k in (None, c) for c, k in zip(word, self.known))
        return [word for word in said if fits(word) and word in self.adapter.words]


class Adapter:
    def __init__(self, arguments):
        self.prompts = []
        if arguments[:1] == ["--prompts"]:
            with open(arguments[1]) as file:
                pairs = [line.rstrip("\n").split("=>") for line in file if "=>" in line]
            names = {"LETTER": "letter"}
            self.prompts = [(shape.strip(), names.get(to.strip(), to.strip())) for shape, to in pairs]
            arguments = arguments[2:]
        if not arguments:
            sys.exit("console.py: name the program, as in: console.py ./evil")
        self.command, self.program, self.game = arguments, None, None
        self.words, self.folder = set(), None

    def furnish(self, path):
        """Fills the folder in which the program runs: its own files, and the words under every likely name."""
        with open(path) as file:
            text = file.read()
        self.words = set(text.split())
        # Beside the words, so that the referee removes it whatever happens.
        self.folder = tempfile.mkdtemp(prefix="hangman-", dir=os.path.dirname(path))
        names = {"dictionary.txt", "words.txt"}
        for name in os.listdir("."):
            full = os.path.abspath(name)
            if name.endswith(".txt"):
                names.add(name)
                continue
            os.symlink(full, os.path.join(self.folder, name))
            if os.path.isfile(full) and os.path.getsize(full) < 5_000_000:
                with open(full, "rb") as file:
                    found = re.findall(rb"[\w-]+\.(?:txt|dat|lst|dict)", file.read())
                names.update(name.decode() for name in found)
        for name in names:
            with open(os.path.join(self.folder, name), "w") as file:
                file.write(text)

    def start(self, length, guesses):
        """Begins a game: in the running program if that asks for another one, or else in a new one."""
        if self.game and self.game.over and self.program.status is None:
            self.program.say("1" if self.game.asked(self.game.text) == "menu" else "y")
        else:
            if self.program:
                self.program.end()
            self.program = Program(self.command, self.folder)
        self.game = Game(self, length, guesses)

    def ended(self, text):
        """Passes the end of the program on: a crash is a crash, and no miss."""
        code = os.waitstatus_to_exitcode(self.program.status)
        give_up("the program ended with status %d" % code if code >= 0 else "the program was ended by signal %d" % -code, text)

    def run(self):
        length, guesses, answers, over = 0, 0, [], None
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
                over = None
            elif order == "guess":
                if not answers:
                    self.start(length, guesses)
                elif self.game.over:
                    # It has ended the game before it was lost: hits cost a guess there, too.
                    say("# the program ends the game after %d letters: hits cost guesses, so it plays on with 26" % len(answers))
                    self.game.over = False
                    self.start(length, 26)
                    for letter, places in answers:
                        if self.game.guess(letter) != places:
                            give_up("it gives another answer the second time to " + letter, self.game.text)
                places = self.game.guess(parts[1])
                answers.append((parts[1], places))
                say("hit " + " ".join(str(at + 1) for at in places) if places else "miss")
            elif order == "reveal":
                said = [word for word in self.game.words_said() if self.fits(word, answers)]
                fitting = sorted(word for word in self.words if len(word) == length and self.fits(word, answers))
                say("word " + (said + fitting + ["?"])[-1 if said and not fitting else 0])
            elif order == "quit":
                break

    @staticmethod
    def fits(word, answers):
        return all([at for at, c in enumerate(word) if c == letter] == places for letter, places in answers)

    def close(self):
        if self.program:
            self.program.end()
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)


adapter = Adapter(sys.argv[1:])
try:
    adapter.run()
finally:
    adapter.close()
