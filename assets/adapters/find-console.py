"""Finds what starts a program for a person, and keeps the command in .start, one argument a line.

If several files could be meant, or it may want arguments, each plays a game with the console adapter, and the first that plays
is taken.
"""
import os
import re
import resource
import signal
import subprocess
import sys

MOST = 12           # ways to start that are tried
COMPUTING = 10      # seconds of processor time for one of them
WAITING = 60        # seconds on the clock
ARGUMENTS = {1: ["FILE", "LENGTH"], 2: ["FILE LENGTH", "LENGTH GUESSES"], 3: ["FILE LENGTH GUESSES", "LENGTH GUESSES FILE"]}
ASKS = r"\binput *\(|readline|System\.in|System\.console|__main__|process\.stdin"
LIKELY = r"evil|hangman|main|game"
WANTS = r"ArrayIndexOutOfBounds|IndexError|[Uu]sage|[Aa]rgument|by signal"


class Start:
    def __init__(self, name, command, text=""):
        self.name, self.command, self.text, self.args, self.said = name, command, text, None, ""
        # What asks something comes first, then what is called like a game, then what lies on top; tests come last.
        base = os.path.basename(name).lower()
        self.order = ("test" in base, not re.search(ASKS, text), not re.search(LIKELY, base), name.count("/"), name)

    def arguments(self):
        """The number of arguments that its code reads."""
        java = re.search(r"void +main *\([^)]*\W(\w+) *\)", self.text)
        found = re.findall(r"\b%s *\[ *(\d)" % (java.group(1) if java else "argv"), self.text)
        # The number of the first argument: before it are the program's name, and Node's own.
        first = 0 if java else 2 if self.name.endswith("js") else 1
        return min(3, max([int(number) - first + 1 for number in found], default=0))

    def with_args(self, args):
        other = Start(self.name, self.command, self.text)
        other.args = args
        return other

    def line(self):
        flags = ["--args", self.args] if self.args else []
        return [sys.executable, os.path.join(os.environ["HERE"], "console.py")] + flags + self.command

    def plays(self):
        """Plays a game with it. Returns 2 if that is understood, 1 if it asks something that is, or else 0."""
        line = self.line()
        line.insert(2, "--try")
        limit = lambda: resource.setrlimit(resource.RLIMIT_CPU, (COMPUTING, COMPUTING))
        process = subprocess.Popen(line, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                   start_new_session=True, preexec_fn=limit)
        try:
            said = process.communicate(timeout=WAITING)[0]
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            said = process.communicate()[0]
        self.said = said.decode("utf-8", "replace")
        return 2 if re.search(r"(?m)^The game is over after", self.said) else int(": answered " in self.said)


def files(*ends):
    for folder, folders, names in os.walk("."):
        folders[:] = sorted(one for one in folders if not one.startswith(".") and one not in ("node_modules", "__pycache__", "venv"))
        for name in sorted(names):
            if name.endswith(ends) and not name.startswith("."):
                yield os.path.relpath(os.path.join(folder, name))


def text_of(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read(1_000_000)


def found():
    """Every way to start a program here."""
    native = [name for name in sorted(os.listdir(".")) if re.fullmatch(r"evil(-.*)?", name) and os.access(name, os.X_OK)]
    code = "\n".join(map(text_of, files(".cpp", ".cc", ".cxx", ".c"))) if native else ""
    starts = [Start(name, ["./" + name], code) for name in native if os.path.isfile(name)]
    for path in files(".java"):
        text = text_of(path)
        package = re.search(r"(?m)^\s*package\s+([\w.]+)\s*;", text)
        name = (package.group(1) + "." if package else "") + os.path.basename(path)[:-len(".java")]
        if re.search(r"void +main *\(", text) and os.path.exists(name.replace(".", "/") + ".class"):
            starts.append(Start(path, ["java", "-XX:TieredStopAtLevel=1", "-cp", ".", name], text))
    if not starts:
        scripts = [Start(path, [sys.executable, path], text_of(path)) for path in files(".py")]
        imports = [name for one in scripts for name in re.findall(r"(?m)^\s*(?:from|import) +([\w.]+)", one.text)]
        imports = {part for name in imports for part in name.split(".")}
        asking = [one for one in scripts if re.search(ASKS, one.text)]
        main = [one for one in asking or scripts if os.path.basename(one.name)[:-len(".py")] not in imports]
        starts = main or asking or scripts
    if not starts:
        starts = [Start(path, ["node", path], text_of(path)) for path in files(".js", ".mjs", ".cjs")]
    return sorted(starts, key=lambda one: one.order)


def best(starts):
    """The first that plays, or else the first that asks something, or else the first."""
    starts = starts[:MOST]
    ways = starts + [one.with_args(args) for one in starts for args in ARGUMENTS.get(one.arguments(), [])]
    if len(ways) == 1:
        return starts[0]
    ranks = []
    for one in ways:
        ranks.append(one.plays())
        if ranks[-1] == 2:
            break
    chosen = ways[ranks.index(max(ranks))]
    if not max(ranks):
        wanting = [one for one in ways if not one.args and one.arguments() and re.search(WANTS, one.said)]
        if wanting:
            sys.exit("no grade: %s seems to want arguments; name them, as in --run 'python3 $HERE/console.py --args \"FILE LENGTH "
                     "GUESSES\" %s'" % (wanting[0].name, " ".join(wanting[0].command)))
    others = sorted({one.name for one in starts} - {chosen.name})
    if others or chosen.args:
        print("started: %s%s%s" % (chosen.name, " " + chosen.args if chosen.args else "",
                                   ", not %s" % ", ".join(others) if others else ""))
    return chosen


starts = found()
if not starts:
    sys.exit("no grade: there is no program in the folder, only %s" % (", ".join(list(files(""))[:5]) or "empty folders"))
with open(".start", "w") as file:
    file.writelines(word + "\n" for word in best(starts).line())
