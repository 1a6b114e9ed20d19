"""Finds what starts a program for a person, and keeps the command in .start, one argument a line.

Every way to start it plays a game with the console adapter, and the first that plays is taken. A command of the teacher's, in
OWN_RUN, is only tried. The only word of that game has
few letters, so a program that finds others in it plays with words of its own. One that chooses the length itself may play a game
with another of these words.
"""
import contextlib
import os
import py_compile
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

# The adapter, compiled once for all starts. What begins with a dot is copied to no program and searched for no name of a file.
COMPILED = ".hangman/console.pyc"
WORD = "jazz"       # the only word of a game
OTHERS = ["buzzy", "pyjamas", "wizard", "oxo"]
OWN_LENGTH = "it chooses the length of the word itself"
CUT = "buzz"        # what one of the others is if its last letter is cut
LETTERS = "etaoinshrdlucmwfgypbvkqxjz"
MOST = 8            # starts that are tried
COMPUTING = 5       # seconds of processor time for one of them
MEMORY = 2 << 30    # bytes for one of them; in the games, the check says what is too much
WAITING = 30        # seconds on the clock for one of them, and twice as many for all
ARGUMENTS = {       # what a program is started with, by the number of arguments in its code
    0: ["FILE LENGTH GUESSES", "FILE LENGTH", "LENGTH GUESSES", "FILE", "LENGTH"],
    1: ["FILE", "LENGTH"],
    2: ["FILE LENGTH", "LENGTH GUESSES"],
    3: ["FILE LENGTH GUESSES", "LENGTH GUESSES FILE"],
}
ASKS = r"\binput *\(|readline|System\.in|System\.console|__main__|process\.stdin|\bgets\b|\bSTDIN\b|io\.read"
LIKELY = r"evil|hangman|main|game"
LACKS = (r"(?i)[^\n|]*(FileNotFound|NoSuchFile|no such file|ENOENT|not found"
         r"|(can't|cannot|could ?n[o']t|could not|unable to|failed to|error) (open|find|read|load))[^\n]*")
MISSES = (r"[^\n|]*(cannot start |(ModuleNotFoundError|TclError|URLError|gaierror|Connection\w*Error|UnknownHostException): |HeadlessException|ImportError: No module"
          r"|Cannot find module|getaddrinfo\b|ReferenceError: (prompt|window|document) is not defined)[^\n|]*")
PYTHON_2 = r"SyntaxError: Missing parentheses in call to 'print'[^\n|]*|NameError: name '(raw_input|xrange|unicode)' is not defined"
COUNTS = r"(invalid literal for int|NumberFormatException)[^\n]*\b(%s)\b" % "|".join([WORD] + OTHERS)
MAIN = "public static void main(String[] args)"
NO_MAIN = r"Error: Main method "
PACKED = r"(?i).*\.(zip|tar|gz|tgz|7z|rar)"
USAGE = r"(?i)\busage\b"
ASKS_FOR_ARGUMENTS = r"\bgetArgs\b|\benv::args\b|\bos\.Args\b|\bSys\.argv\b|\bARGV\b|\bargs?\[\d|CommandLine\.arguments"
# What starts scripts, by the ends of their names, and by the first line of those whose name has none.
SCRIPTS = {".py": "python", ".js": "node", ".mjs": "node", ".cjs": "node", ".rb": "ruby", ".pl": "perl", ".php": "php", ".lua": "lua"}
SHEBANG = r"#!.*\b(python|node|ruby|perl|php|lua)"
NATIVE = (".c", ".cc", ".cpp", ".cxx", ".h", ".hpp", ".hh", ".go", ".rs", ".cs", ".hs", ".kt", ".ml", ".scala", ".swift", ".ex", ".exs", ".rkt")
CODE = (".java", *NATIVE, *SCRIPTS)
# What code has that opens a file.
OPENS = r"(?i)open|fstream|read_?(file|text|stream|to_string|lines)|fs::read|IO\.foreach|(\b|from|Of)File|getResource|fetch|\.json|io\.lines|include_str|embed"
# A list by its path on another machine, outside of comments.
ELSEWHERE = r"""(?m)^(?!\s*(?://|#|\*))[^\n]*["'](/[^"'\n]*\.(?:txt|dat|lst|dict))["']"""


class Start:
    def __init__(self, name, command, text=""):
        self.name, self.command, self.text, self.args, self.said = name, command, text, None, ""
        self.is_imported = False

    def order(self):
        """What asks something comes first, then what is called like a game, then what lies on top; tests come last, and before
        them what another one imports."""
        base = os.path.basename(self.name).lower()
        asks = re.search(ASKS, self.name + self.text)
        return "test" in base, self.is_imported, not asks, not re.search(LIKELY, base), self.name.count("/"), self.name

    def arguments(self):
        """The number of arguments that its code reads."""
        java = re.search(r"void +main *\([^)]*\W(\w+) *\)", self.text)
        name, text = java.group(1) if java else "argv", self.text
        if java and re.search(r"[(,] *%s *[,)]" % name, text[java.end():]):     # another class reads them
            text = "\n".join(map(text_of, files(".java")))
        found = re.findall(r"\b%s *\[ *(\d)" % name, text)
        # The number of the first argument: before it are the program's name, and Node's own.
        first = 0 if java else 2 if self.name.endswith("js") else 1
        return min(3, max([int(number) - first + 1 for number in found], default=0))

    def wants_arguments(self):
        """Whether it reads arguments, or has said that it is started with something else."""
        return self.arguments() or re.search(USAGE, self.said) or re.search(ASKS_FOR_ARGUMENTS, self.text)

    def with_args(self, args):
        other = Start(self.name, self.command, self.text)
        other.args = args
        return other

    def line(self):
        flags = ["--args", self.args] if self.args else []
        return [sys.executable, "-IS", COMPILED] + flags + self.command

    def plays(self):
        """Plays a game with it, about another word if it chooses the length itself. Returns 2 if it plays, 1 if that is not
        understood, 0 if it doesn't get as far."""
        for self.word in [WORD] + OTHERS:
            rank = self.plays_about(self.word)
            if OWN_LENGTH not in self.heard:
                break
        return rank

    def plays_about(self, word):
        """Plays a game that only this word has the length for."""
        def limit():
            for kind, most in (resource.RLIMIT_CPU, COMPUTING), (resource.RLIMIT_DATA, MEMORY):
                with contextlib.suppress(ValueError):   # less is allowed already
                    resource.setrlimit(kind, (most, most))

        with tempfile.NamedTemporaryFile("w", suffix=".txt") as words:
            words.write("\n".join([WORD] + OTHERS))
            words.flush()
            orders = ["hangman 1", "words " + words.name, "game %d 26" % len(word)] + ["guess " + letter for letter in LETTERS]
            process = subprocess.Popen(self.line(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                       start_new_session=True, preexec_fn=limit, text=True, errors="replace")
            try:
                said, self.said = process.communicate("\n".join(orders + ["quit", ""]), timeout=WAITING)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                said, self.said = process.communicate()
        self.heard = said
        answers = re.findall(r"(?m)^(hit [\d ]+|miss|# unseen)", said)
        seen = answers[:answers.index("# unseen")] if "# unseen" in answers else answers
        self.answers = list(zip(LETTERS, seen))
        return 2 if seen else int(bool(answers))

    def plays_other_words(self):
        """A word that this program plays with, although it isn't in the list, or None."""
        shown = ["-"] * len(self.word)
        for letter, answer in self.answers:
            for at in map(int, answer.split()[1:]):
                shown[at - 1 if at <= len(self.word) else 0] = letter
        if set(shown) <= set(self.word + "-"):
            return None
        missed = "".join(letter for letter, answer in self.answers if answer == "miss")
        shape = "".join("[^\\W\\d_%s]" % missed if c == "-" else c for c in shown)
        words = re.findall(r"(?i)(?<![^\W_])%s(?![^\W_])" % shape, own_text() + " " + CUT)
        return words[0].lower() if words else None


class Own(Start):
    """A command of the teacher's, which starts the adapter itself."""

    def line(self):
        return ["sh", "-c", self.name]

    def arguments(self):
        return 0

    def wants_arguments(self):
        return False


def own_text():
    """All text that the submission has, and the list of the system."""
    paths = [path for path in files("") if os.path.isfile(path)]
    text = "\n".join(map(text_of, paths + [one for one in ["/usr/share/dict/words"] if os.path.exists(one)]))
    # A line break that is written in a text of a program is none of its letters.
    return re.sub(r"\\[nrt]", " ", text)


def files(*ends):
    for folder, folders, names in os.walk("."):
        folders[:] = sorted(one for one in folders if not one.startswith(".") and one not in ("node_modules", "__pycache__", "venv"))
        for name in sorted(names):
            if name.endswith(ends) and not name.startswith("."):
                yield os.path.relpath(os.path.join(folder, name))


def text_of(path, most=10_000_000):
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read(most)


def starter(path):
    """What starts a script, or None for another file."""
    end = os.path.splitext(path)[1]
    first = re.match(SHEBANG, text_of(path, 200)) if not end and os.path.isfile(path) else None
    return first.group(1) if first else SCRIPTS.get(end)


def script(path, text):
    """The command for a file in Python: one that imports from its own package is a module of it."""
    folders = os.path.splitext(path)[0].split("/")
    own = [at for at, folder in enumerate(folders[:-1]) if re.search(r"(?m)^\s*(from|import) +%s\b" % re.escape(folder), text)]
    if not own and not re.search(r"(?m)^\s*from +\.", text):
        return [sys.executable, path]
    at = own[0] if own else 0
    return ["env", "PYTHONPATH=" + (os.path.join(*folders[:at]) if at else "."), sys.executable, "-m", ".".join(folders[at:])]


def found():
    """Every way to start a program here."""
    native = [name for name in sorted(os.listdir(".")) if re.fullmatch(r"evil(-.*)?", name) and os.access(name, os.X_OK)]
    code = "\n".join(map(text_of, files(*NATIVE))) if native else ""
    starts = [Start(name, ["./" + name], code) for name in native if os.path.isfile(name)]
    for path in files(".java"):
        text = text_of(path)
        package = re.search(r"(?m)^\s*package\s+([\w.]+)\s*;", text)
        name = (package.group(1) + "." if package else "") + os.path.basename(path)[:-len(".java")]
        if re.search(r"void +main *\(", text) and os.path.exists(name.replace(".", "/") + ".class"):
            # Java would begin with a 64th of the machine's memory, which may be more than a trial may have.
            starts.append(Start(path, ["java", "-Xms64m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", ".", name], text))
    every = {} if starts else {path: starter(path) for path in files("")}
    if not starts:
        scripts = [Start(path, script(path, text_of(path)), text_of(path)) for path in every if every[path] == "python"]
        asking = [one for one in scripts if re.search(ASKS, one.name + one.text)]
        for one in asking or scripts:
            module = r"(?m)^\s*(from|import) +([\w.]+\.)?%s\b" % re.escape(os.path.splitext(os.path.basename(one.name))[0])
            importing = [other for other in scripts if re.search(module, other.text)]
            one.is_imported = bool(importing)
            # What imports one that asks asks, too.
            asking += [other for other in importing if asking and other not in asking]
        starts = asking or scripts
    if not starts:
        starts = [Start(path, [every[path], path], text_of(path)) for path in every if every[path]]
    return sorted(starts, key=Start.order)


def end_others():
    """Ends what the programs have started, also what has lost its parents: it could write another command to .start."""
    with contextlib.suppress(OSError):      # there is nothing left, or the system doesn't say what
        while True:
            with open("/proc/self/task/%d/children" % os.getpid()) as file:
                for pid in map(int, file.read().split()):
                    os.kill(pid, signal.SIGKILL)
            os.wait()


def compile_adapter():
    """Compiles the adapter, whatever a program has put in its place."""
    folder = os.path.dirname(COMPILED)
    if os.path.islink(folder) or os.path.isfile(folder):
        os.remove(folder)
    shutil.rmtree(folder, ignore_errors=True)
    py_compile.compile(os.path.join(os.environ["HERE"], "console.py"), COMPILED, doraise=True)


def no_grade(why):
    sys.exit("no grade: " + why)


def best(starts):
    """The first that plays, or else the first that asks something, or else the first."""
    starts = starts[:MOST]
    ways = starts + [one.with_args(args) for one in starts if one.arguments() for args in ARGUMENTS[one.arguments()]]
    ranks, begun = [], time.monotonic()
    for one in ways:
        ranks.append(one.plays())
        if not (ranks[-1] or one.args or one.arguments()) and one.wants_arguments():
            ways += [one.with_args(args) for args in ARGUMENTS[0]]
        if ranks[-1] == 2 or time.monotonic() - begun > 2 * WAITING:
            break
    chosen = ways[ranks.index(max(ranks))]
    word = chosen.plays_other_words()
    if word:
        no_grade("it cuts the last letter of every word: its list has another form" if word == CUT else
                 "it reads words that aren't ours: it plays with %r" % word)
    if not max(ranks):
        if all(re.search(NO_MAIN, one.said) for one in ways):
            no_grade("there is no class that Java can start: none has a %s" % MAIN)
        for one in ways:
            old = re.search(PYTHON_2, one.said)
            if old:
                no_grade("it is written for Python 2, which isn't here (%s)" % old.group().strip()[:200])
            misses = re.search(MISSES, one.said)
            if misses:
                no_grade("it needs what isn't here (%s)" % misses.group().strip()[:200])
            if re.search(COUNTS, one.said):
                no_grade("it reads a number first: its list has another form")
            lacks = re.search(LACKS, one.said)
            if lacks:
                no_grade("it reads a file that isn't there (%s)" % lacks.group().strip()[:200])
            if not one.args and one.wants_arguments():
                no_grade("%s seems to want arguments; name them, as in --run 'python3 $HERE/console.py --args \"FILE LENGTH "
                         "GUESSES\" %s'" % (one.name, " ".join(one.command).replace(sys.executable, "python3")))
    elsewhere = re.search(ELSEWHERE, chosen.text) if max(ranks) < 2 else None
    if elsewhere and not os.path.exists(elsewhere.group(1)):
        no_grade("it reads a list by its path on another machine (%s)" % elsewhere.group(1)[:200])
    if max(ranks) == 1 and not any(re.search(OPENS, text_of(path)) for path in files(*CODE)):
        no_grade("it opens no file: its words are in its code")
    others = sorted({one.name for one in starts if not one.is_imported} - {chosen.name})
    loose = os.path.join(tempfile.gettempdir(), "loose")
    error = text_of(loose).strip()[:200] if os.path.exists(loose) else ""
    if others or chosen.args or error:
        print("started: %s%s%s%s" % (chosen.name, " " + chosen.args if chosen.args else "",
                                     ", not %s" % ", ".join(others) if others else "",
                                     ", compiled with -fpermissive and all standard headers because of %s" % error if error else ""))
    return chosen


with contextlib.suppress(ImportError, OSError, AttributeError):     # elsewhere than on Linux there is no such call
    import ctypes
    ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)     # what loses its parents becomes a child of this process
own = os.environ.get("OWN_RUN")
starts = [Own(own, [], "\n".join(map(text_of, files(*CODE))))] if own else found()
if not starts:
    there = list(files(""))
    packed = [name for name in there if re.fullmatch(PACKED, name)]
    if packed:
        no_grade("there is no program in the folder, only %s; unpack it" % packed[0])
    if list(files(".java")):
        no_grade("there is no class that Java can start: none has a %s" % MAIN)
    no_grade("there is no program in Python, Java, C, C++, JavaScript, Ruby, Perl, PHP or Lua in the folder, only %s; for another "
             "language, compile to a program called evil, as with --compile 'go build -o evil *.go'"
             % (", ".join(there[:5]) + (" and %d more" % (len(there) - 5) if len(there) > 5 else "")))
compile_adapter()
start = best(starts)
end_others()
compile_adapter()
with open(".start", "w") as file:
    file.writelines(word + "\n" for word in start.line())
