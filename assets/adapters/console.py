"""Lets a program that was written for a person at a terminal set words over the hangman protocol, or guess them.

    evil-hangman check --setter "cmd:python3 console.py ./evil" --ties any
    python3 console.py --try ./evil
    evil-hangman evaluate --guesser "cmd:python3 console.py python3 solver.py" --sample 100
    python3 console.py --try --word apple python3 solver.py

It starts the program in a terminal of its own, answers what it asks (the length of the word, the number of guesses, a
running total, a file of words, another game), and finds the board in what is printed. `--try` plays one game and prints
how each screen was understood; `--words "TEXT" --letters TEXT --misses N` plays an example of a report (without
misses there, leave them out here). That runs the program with your rights, without a sandbox. If a question isn't recognised,
or the program takes its settings elsewhere:

    --prompts FILE             a line `PATTERN => ANSWER` for each question: a regular expression, and a text or LENGTH,
                               GUESSES, LETTER, FILE, AGAIN (LENGTH GUESSES for both in one line)
    --args "FILE LENGTH GUESSES"   what the program is started with
    --dictionary NAME          the file of words that it reads (otherwise every name of a text file in its code)

An answer that the program doesn't show is reported as a comment (`# unseen WHY`); `check` leaves it out. A board that
contradicts the one before is a mistake (`# mistake board: SENTENCE`). What looks wrong, but isn't judged, is another comment
(`# not judged WHAT`).

As a guesser, the program is told by its own questions where its letters are, and guesses what it names or suggests. If it names
no letter, or is not understood, the line `no letter: WHY` loses the round. Answers in a file of prompts are also HIT (yes or no),
PLACES, COUNT, PATTERN, WRONG and TRIED (letters). It needs Linux or macOS.
"""
import codecs
import fcntl
import functools
import itertools
import os
import re
import select
import shutil
import signal
import sys
import termios
import time

QUIET = 0.4         # seconds without output after which a program is taken to wait, where the system doesn't say so
SOON = 0.0005       # seconds after which a program is first looked at again
MOST = 26           # misses: one more than a word of one letter can cost in English
LONGEST = 25        # letters of a word on a board of another length
PATIENCE = 1        # seconds of processor time after which no level is taken to lead to a game, and no length to be right
STARTS = 16         # starts of a program that chooses the length itself, until that is the right one
SAME = 4            # starts after which a length that was always the same won't change
KEPT = 1 << 16      # bytes of a screen
LONG = rb"(?m)^([^\n\r\x1b]{500}[^\s,]*)[ ,][^\n\r\x1b]*[ ,]([^\s,]*[^\n\r\x1b]{500})"      # a line of which only the ends are kept
LONGER = rb"(?m)^([^\n\r\x1b]{1000})[^\n\r\x1b]+([^\n\r\x1b]{1000})$"      # the same, though it has no blanks or commas
FLOOD = 1 << 22     # bytes that are only printed without an answer by an endless loop
SHOWN = 6           # lines of a screen in a transcript
USUAL = "etaoinshrdlucmwfgypbvkqxjz"   # letters, from the most frequent one
EXAMPLE = "ally beta cool deal else flew good hope ibex apple grape lemon melon peach"   # words for --try
# What systems and languages say when a program can't go on; a program's own "Error:" is none of it.
CRASHED = (r'(?m)^Traceback \(|^ +File "[^"\n]*", line \d|Exception in thread|Unhandled exception|^\s+at [^\n]*:\d+\)?$|terminate called'
           r"|Segmentation fault|Assertion [^\n]*failed|Sanitizer: |panicked at|^panic: |\.rb:\d+:in ")
NAMED = r"Exception|[Ee]rror\b|Assertion|terminate called|Segmentation|panic| at \S+ line \d+"      # lines that say why


def say(line):
    print(line, flush=True)


def show(game):
    """Puts the end of what a program has printed into the transcript."""
    for line in lines_of(game.text if game else "")[-SHOWN:]:
        say("#   | " + line.rstrip()[:100])


def why_crashed(text):
    """The line of a program's last words that says why it can't go on, in brackets."""
    lines = [line for line in text.splitlines() if re.search(NAMED, line) and not line.startswith((" ", "\t", "Traceback"))]
    return " (%s)" % lines[-1].strip()[:200] if lines else ""


class Crashed(Exception):
    """The program cannot go on, and the adapter ends as it did."""

    def __init__(self, why, text):
        super().__init__(why + why_crashed(text))
        self.text = text

    def end(self):
        for line in self.text.strip().splitlines()[-8:]:
            print("  | " + line, file=sys.stderr)
        print("console.py: %s" % self, file=sys.stderr, flush=True)
        sys.exit(3)


class Adapter:
    def __init__(self, arguments):
        self.prompts, self.args, self.dictionary, self.trace = [], None, None, False
        self.example = {"--words": EXAMPLE, "--letters": "eoaltdgchbfipsnmr", "--misses": None, "--word": None}
        while arguments[:1] and arguments[0].startswith("--"):
            flag, *arguments = arguments
            if flag == "--try":
                self.trace = True
                continue
            if flag not in ("--prompts", "--args", "--dictionary", *self.example) or not arguments:
                sys.exit("console.py: %s is none of --try, --prompts FILE, --args TEXT, --dictionary NAME, "
                         "and for --try --words TEXT, --letters TEXT, --misses N, --word WORD" % flag)
            value, *arguments = arguments
            if flag in self.example:
                self.example[flag], self.trace = value, self.trace or flag == "--word"
            elif flag == "--args":
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
        # What is known of the program: whether it is given more guesses than there are in the game because hits cost some, hits
        # cost none, it asks for the length, and it can play again.
        self.generous, self.free_hits, self.asks_length, self.plays_again = False, False, True, True
        # Whether it was seen to end a game before all misses were used up.
        self.ends_early = False
        # Whether it asks in another language than English, so that what it says of the end of a game is not understood.
        self.is_foreign = False
        # The processor time of the programs that had ended when an answer was asked for, and of one until it waited first, in
        # seconds.
        self.since, self.starting = 0, 0
        # Levels that suit a length, by their places among those that it offers, those that lead to no game, the one to choose now, and
        # how many it offers.
        self.levels, self.stuck, self.level, self.offered = {}, set(), 0, 1
        # The number of misses that it allows without asking; 0 if it differs.
        self.allows = None
        # The guesses that it accepts, and whether it ends at its questions whatever it gets.
        self.accepts, self.hopeless = (1, MOST), False
        # What was found out about places of the board, and the questions that ask for a letter without doubt.
        self.settled, self.certain = {}, set()
        # What it is told if it waits before it has asked anything, in this order.
        self.unasked = ["length", "guesses"]
        # Letters that choose to name a letter, by what the question says of them.
        self.steps = {}
        # What stood for unknown letters on boards that have shown letters, and what games that were played to find out proved.
        self.proven, self.tried = set(), {}
        # Whether it takes capital letters only, and whether a game was played to find out how its board looks.
        self.capitals, self.has_practised = False, False

    def furnish(self, path):
        """Fills the folder in which the program runs: a copy of its own files, and the words under every likely name, in all of its
        folders."""
        with open(path) as file:
            self.words = set(file.read().split())
        # What is beside the folder belongs to it, too: programs read ../words.txt.
        around = os.path.join(os.environ.get("TMPDIR") or "/tmp", "hangman-" + os.urandom(8).hex())
        os.mkdir(around, 0o700)
        self.folder = os.path.join(around, "program")
        self.names = [self.dictionary] if self.dictionary else ["dictionary.txt", "words.txt"]
        # The lists that there are, each with how its words are written.
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
                    self.lists[full] = look or PLAIN
                    self.names.append(name)
                    continue
                others.add(name)
                self.names += named(code)
                room -= size
                if code and room > 0:
                    copy = os.path.join(self.folder, full)
                    shutil.copy2(full, copy)
                    theirs = elsewhere(code) if name.endswith(SCRIPTS) or code.startswith(b"#!") else []
                    for written, list_name in theirs:
                        code = code.replace(written, repr(list_name).encode())
                    if theirs:
                        with open(copy, "wb") as file:
                            file.write(code)
                else:
                    os.symlink(os.path.abspath(full), os.path.join(self.folder, full))
        self.names = [name for name in dict.fromkeys(self.names) if os.path.basename(name) not in others] or ["dictionary.txt"]
        self.write(self.words)

    def write(self, words):
        """Writes these words under all names. The same text under the same name is one file; a program may write one of another
        name, such as that of the words left, without changing what it reads."""
        looks = {os.path.basename(path): look for path, look in self.lists.items()}
        paths = dict(self.lists)
        for name in self.names:
            base = os.path.basename(name)
            for path in [name] + [os.path.join(folder, base) for folder in self.folders]:
                paths.setdefault(os.path.normpath(path), looks.get(base, PLAIN))
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
            same = first.setdefault((look, os.path.basename(path)), path)
            if same != path:
                os.link(same, path)
                continue
            between, is_upper, is_counted, (before, after), end = look
            entries = [before + word + after for word in sorted(words)]
            text = between.join([str(len(words))] * is_counted + entries) + end
            with open(path, "w") as file:
                file.write(text.upper() if is_upper else text)

    def start(self, length, guesses):
        """Begins a game: in the running program if that asks for another one, or else in a new one."""
        game, guesses, crash = self.game, MOST if self.generous else min(guesses, MOST), None
        if game and game.over and self.program.status is None and self.plays_again and self.asks_length and not self.args:
            what, answer = game.asked(game.text)
            text = game.text
            if what in ("again", "menu"):
                question, reply = last_line(text), answer or game.answer(what, 0)
                text = self.program.say(reply, what)
                if what == "again" and self.program.status is not None:
                    say("# not judged it ended after %r to %r%s" % (reply, question[-80:], why_crashed(text)))
            if self.program.status is None:
                try:
                    self.game = Game(self, length, guesses, text)
                    if "length" in self.game.given:
                        return
                except Unseen:
                    pass
                except Ended as ended:
                    if ended.game.given and self.has_crashed(ended.game.text):
                        crash = ended.game.given, ended.game.guesses, self.crash(ended.game.text)
            # It says goodbye, or plays again with the old length.
            self.plays_again = False
        if not self.has_practised:
            self.has_practised = True
            self.practise(length)
        self.begin(length, guesses)
        # The same answers begin a game, unless another one came before it.
        if crash and crash[0].items() <= self.game.given.items() and crash[1] == self.game.guesses:
            raise crash[2]

    def begin(self, length, guesses):
        """Begins a game in a new program. If that asks for no length, it gets no other words, and is started again, at another
        level if it has levels, until it has chosen the right length."""
        for start in range(STARTS) if self.asks_length else ():
            try:
                self.begin_once(length, guesses)
            except Ended as ended:
                # One that chooses the length may end because the list has no such word.
                given, is_last = ended.game.given, start == STARTS - 1 or self.is_late()
                if not given and not is_last:
                    continue
                if "level" not in given or "length" in given:
                    self.give_up(ended)
            else:
                if "length" in self.game.given or self.has("LENGTH"):
                    return
            self.asks_length = False
            break
        first, others = self.levels.get(length, 0), []
        for start in range(STARTS):
            self.level = (first + start) % self.offered
            if (length, self.level) in self.stuck:
                continue
            if start >= self.offered and self.is_late():
                break
            try:
                self.begin_once(length, guesses)
                others.append(self.game.other_length())
                if not others[-1]:
                    if not self.game.looks and self.offered > 1 and length not in self.levels:
                        # Without a board, the first letter shows whether there are words at this level.
                        self.game.tell(self.usual_letters(length)[0])
                        self.begin_once(length, guesses)
                    self.levels[length] = self.level
                    return
                if others[-SAME:] == others[:1] * SAME and self.offered == 1:
                    break
            except (Ended, Crashed, Misread):
                if self.program.is_stuck:
                    self.stuck.add((length, self.level))
        raise Unseen("it chooses the length of the word itself, and no game with the right one has begun")

    def is_late(self):
        """Whether the answer would come too late if the program were started again."""
        return sum(os.times()[2:4]) - self.since > PATIENCE

    def give_up(self, ended):
        """Reports that the program ended at its questions."""
        if not ended.game.given or self.has_crashed(ended.game.text):
            raise self.crash(ended.game.text)
        self.game = ended.game
        raise Unseen(str(ended))

    def begin_once(self, length, guesses):
        """Begins a game in a new program. If that ends at its questions, it gets other numbers of guesses."""
        wanted, tried = max(self.accepts[0], min(guesses, self.accepts[1])), set()
        while True:
            try:
                self.game = self.launch(length, wanted)
                break
            except Ended as ended:
                tried |= {wanted, ended.game.guesses}
                others = self.other_numbers(ended.game, guesses) if not self.hopeless else []
                others = [number for number in others if number not in tried]
                if not others:
                    self.hopeless = self.hopeless or "guesses" in ended.game.given
                    raise
                wanted = others[0]
        if tried:
            low, high = self.accepts
            self.accepts = (low, wanted) if wanted < guesses else (wanted, high)

    def start_anew(self, length, guesses):
        """Starts the program in the place of the one that runs."""
        if self.program:
            self.program.end()
        values = {"FILE": self.names[0], "LENGTH": length, "GUESSES": guesses}
        self.program = Program(self.command + [str(values.get(word, word)) for word in self.args or []], self.folder, self.trace)

    def launch(self, length, guesses):
        """Starts the program, and answers its questions."""
        if not self.asks_length:
            self.write([word for word in self.words if len(word) == length])
        self.start_anew(length, guesses)
        # One that chooses a word of a length that its list doesn't have looks for ever.
        self.program.patience = None if self.asks_length else self.starting + PATIENCE
        text = self.program.hear()
        self.program.patience = None
        if self.asks_length:
            self.starting = self.program.computed()
        return Game(self, length, guesses, text)

    def other_numbers(self, game, guesses):
        """The numbers of guesses to try with a program that ended when it got one: those in its last words first."""
        if "guesses" not in game.given or os.WIFSIGNALED(self.program.status):
            return []
        named = {int(number) for number in re.findall(r"\b\d{1,2}\b", game.text)}
        return sorted((number for number in named if 0 < number <= MOST), key=lambda number: abs(number - guesses))[:4] + list(FEWER)

    def aside(self, play, comes_back):
        """Does something with a program of its own. The game goes on afterwards if what it returns says so; otherwise, and if it
        fails, the new one replaces it."""
        kept, self.program, back = (self.program, self.game), None, False
        try:
            result = play()
            back = comes_back(result)
            return result
        finally:
            ends = self.program if back else kept[0]
            if ends:
                ends.end()
            if back:
                self.program, self.game = kept

    def settle(self, length, places):
        """Those of these places where something behaves like the board, in a game that is played to find out. It has as many
        guesses as possible, unless its first screen is another one then."""
        first, guesses = self.game.first, self.game.guesses
        key = (length, tuple(first))
        if key not in self.settled:
            def play():
                try:
                    self.begin(length, MOST)
                    if self.game.first != first:
                        self.begin(length, guesses)
                    return self.game.behaving(self.usual_letters(length), places)
                except (Unseen, Crashed):
                    return places

            self.settled[key] = self.aside(play, lambda _: True)
        return self.settled[key]

    def proves(self, length, blanks):
        """Whether some of these characters are known to stand for unknown letters, or may do so after a game that is played to
        find out."""
        if blanks & self.proven:
            return True
        key = (length, frozenset(blanks))
        if key not in self.tried:
            def play():
                try:
                    self.begin(length, MOST)
                    return self.game.shows(self.usual_letters(length), blanks)
                except Unseen:
                    return False
                except Crashed:
                    return True

            self.tried[key] = self.aside(play, lambda _: True)
        return self.tried[key]

    def practise(self, length):
        """Plays a game before the first one, to find out how its board looks: that needs no second program beside the first. If no
        letter is ever shown, it is played again with capitals."""
        for self.capitals in False, True:
            try:
                self.begin(length, MOST)
                # If no board is shown yet, it comes after the first letter.
                blanks = frozenset(look[2] for look in self.game.looks) or None
                may_be = self.game.shows(self.usual_letters(length), blanks)
            except (Unseen, Crashed, Misread):
                break
            if not self.capitals:
                self.tried[length, blanks] = may_be
            if self.proven:
                break
        self.capitals = self.capitals and bool(self.proven)
        self.game = None

    def usual_letters(self, length):
        """All letters: first those that most words of this length have. The program may play with other words, too."""
        counts = {}
        for word in self.words:
            for letter in set(word) if len(word) == length else ():
                counts[letter] = counts.get(letter, 0) + 1
        return sorted(USUAL, key=lambda letter: -counts.get(letter, 0))

    def has(self, name):
        return self.args is not None and name in self.args

    def has_crashed(self, text):
        """Whether the program ended in a crash. Programs end with all kinds of numbers, such as -1, which is 255; a shell adds 128 to
        a signal."""
        code = os.waitstatus_to_exitcode(self.program.status)
        return code < 0 or code - 128 in signal.valid_signals() or code and re.search(CRASHED, text)

    def crash(self, text):
        """How the program ended: a crash is a crash, and no miss."""
        code = os.waitstatus_to_exitcode(self.program.status)
        if not code:
            return Crashed("the program ended before it asked for anything", text)
        return Crashed("the program ended with status %d" % code if code > 0 else "the program was ended by signal %d" % -code, text)

    def play(self, letter, length, guesses, answers):
        """The places of a letter after these answers."""
        self.since = sum(os.times()[2:4])
        if not answers:
            self.start(length, guesses)
        if not self.game:
            raise Unseen("an answer before this one was not seen")
        places = None
        if not self.game.over:
            try:
                places = self.game.guess(letter)
            except Misread as question:
                places = self.read_otherwise(str(question), letter, length, guesses)
            if places is None and not self.game.over:
                raise Unseen("the board after a letter was not found"
                             + ": what looks like it shows no letter, whatever is named" * self.game.shows_nothing)
        return self.last_answer(letter, length, guesses, answers) if places is None else places

    def read_otherwise(self, question, letter, length, guesses):
        """Takes a question for one for the number of guesses; if that leads to no board either, it was one for a letter."""
        prompt = (re.escape(question) + r"\s*\Z", "GUESSES")
        self.prompts.append(prompt)
        try:
            self.begin(length, guesses)
            if self.game.looks:
                return self.game.guess(letter)
        except (Unseen, Crashed):
            pass
        self.prompts.remove(prompt)
        self.certain.add(question)
        self.begin(length, guesses)
        return self.game.guess(letter)

    def last_answer(self, letter, length, guesses, answers):
        """The places of a letter that ended the game without a board, or that was named after the end of it."""
        game = self.game
        misses = sum(not there for _, there in answers)
        if says_won(game.text):
            hidden = {word[at] for word in stated(game.text) & self.words if self.fits(word, answers)
                      for at in range(length) if not game.known[at]}
            if hidden - {letter} or game.with_all(letter) not in self.words:
                raise Unseen("it says that a game is won before the word is found")
            raise Unseen("the last answer of a game that was won is not shown")
        if "guesses" not in game.given and not self.has("GUESSES"):
            misses += game.letters > len(answers)
            self.allows = misses if self.allows in (None, misses) else 0
            how = "at the difficulty that was chosen" if "level" in game.given else "and asks for no other number"
            raise Unseen("it allows %s %s" % ("1 miss" if self.allows == 1 else "%s misses" % (self.allows or "its own number of"), how))
        if game.guesses < min(guesses, MOST):
            raise Unseen("it doesn't allow %d guesses, but %d" % (min(guesses, MOST), game.guesses))
        if self.generous:
            raise Unseen("the last answer of a game is not shown")
        is_last = game.letters > len(answers) and misses + 1 == game.guesses
        if is_last and re.search(OVER, game.text, re.I) and (self.free_hits or misses < len(answers)):
            # It counted the misses only, so this was one.
            self.free_hits = True
            return []
        def is_end(places):
            heard = [there for _, there in answers + [(letter, places)]][:game.letters]
            return sum(map(len, heard)) == length or heard.count([]) == game.guesses

        # If hits cost guesses, the same game goes on longer with more of them.
        places = self.aside(lambda: self.again(letter, length, answers), is_end)
        self.generous = not is_end(places)
        self.ends_early |= self.generous
        return places

    def again(self, letter, length, answers):
        """The places of a letter after the same answers, in a game that goes on longer."""
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
        length, guesses, answers, guesser = 0, 0, [], None
        for line in sys.stdin:
            parts = line.split()
            order = parts[0] if parts else ""
            if order == "hangman":
                say("hangman 1 " + os.path.basename(self.command[-1]))
                guesser = Guesser(self) if parts[2:] == ["guesser"] else None
            elif order == "words":
                self.furnish(line.split(maxsplit=1)[1].strip())
                if guesser:
                    guesser.practise(6)
                say("ready")
            elif order == "game":
                length, guesses, answers = int(parts[1]), int(parts[2]), []
                if guesser:
                    guesser.talk = None
            elif order == "turn":
                say(guesser.turn(length, guesses))
            elif order in ("hit", "miss"):
                guesser.talk.learn(parts[1], [int(at) - 1 for at in parts[2:]])
            elif order == "guess":
                try:
                    places = self.play(parts[1], length, guesses, answers)
                except Unseen as why:
                    self.unseen(why)
                    places = []
                answers.append((parts[1], places))
                show(self.game)
                say("hit " + " ".join(str(at + 1) for at in places) if places else "miss")
            elif order == "reveal":
                say("word " + (self.word(length, guesses, answers) if self.game else "?"))
            elif order == "quit":
                break

    def word(self, length, guesses, answers):
        """The word at the end: the board, or the word that the program says. If it says none, that isn't judged."""
        game = self.game
        text = re.sub(r"\b([^\W\d_]) +(?=[^\W\d_]\b)", r"\1", game.text)      # A P P L E is a word, too
        said = {word for word in stated(text) & self.words if len(word) == length} if game.over else set()
        if game.over and any(game.known) and not said:
            # A word that isn't in the list may be made up to fit the board.
            said = {word for word in stated(text, PLAINLY) if len(word) == length and self.fits(word, answers)}
        found = "".join(known or "?" for known in game.known)
        fitting = sorted(word for word in self.words if len(word) == length and self.fits(word, answers))
        shown = [word for word in fitting if word == found or game.over and re.search(r"\b%s\b" % word, text, re.I)]
        if game.over and not shown and not said:
            # One of another length has to be plainly said, since "it was tough" says nothing of the word.
            said = {word for word in stated(text, PLAINLY) & self.words if len(word) > 1}
        if shown or said:
            return (shown + sorted(said))[0]
        say("# unseen " + self.why_no_word(guesses))
        return (fitting + ["?"])[0]

    def why_no_word(self, guesses):
        """Why the game shows no word at its end."""
        game = self.game
        if game.over:
            return "no word of the list that has this length is shown at the end"
        if self.ends_early:
            return "it ends before all misses are used up, so it gets more of them and the end of a game isn't seen"
        if "guesses" not in game.given and not self.has("GUESSES"):
            return "it has its own number of misses, so the end of a game isn't seen"
        if game.guesses > guesses or self.generous:
            return "it is played with more misses, so the end of a game isn't seen"
        return "it asks for another letter when all misses are used up, so the end of a game isn't seen"

    def mistake(self, kind, sentence):
        """Reports a mistake that no answer shows."""
        if self.trace:
            print("MISTAKE: " + sentence)
        else:
            say("# mistake %s: %s" % (kind, sentence))

    def unseen(self, why):
        """Reports that an answer is unknown, and shows the screen."""
        say("# unseen %s" % why)
        show(self.game)
        if self.program:
            self.program.end()
        self.program = self.game = None

    def furnish_with(self, listed):
        """Fills the folder with these words."""
        import tempfile     # a tenth of the start, and a game over the protocol doesn't need it
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as words:
            words.write("\n".join(listed))
            words.flush()
            self.furnish(words.name)

    def attempt(self):
        """Plays one game and prints how everything is understood."""
        listed = self.example["--words"].split()
        # An example whose report names no misses was played with so many that it can't be lost.
        length, misses = len(listed[0]), int(self.example["--misses"] or (8 if self.example["--words"] == EXAMPLE else MOST))
        self.furnish_with(listed)
        answers = []
        for letter in self.example["--letters"].lower():
            try:
                places = self.play(letter, length, misses, answers)
            except Unseen as why:
                print("NOT UNDERSTOOD: %s" % why)
                return
            print("=> %s: %s" % (letter, "hit " + " ".join(str(at + 1) for at in places) if places else "miss"))
            answers.append((letter, places))
            if self.game.over:
                break
        print("The game is %s after %d letters." % ("over" if self.game.over else "not over", len(answers)))

    @staticmethod
    def fits(word, answers):
        return all(places_of(letter, word) == places for letter, places in answers)

    def close(self):
        if self.program:
            self.program.end()
        if self.folder:
            shutil.rmtree(os.path.dirname(self.folder), ignore_errors=True)
