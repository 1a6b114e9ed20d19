#!/usr/bin/env python3
"""Plays for a long time and watches what the program uses. Needs Linux and Python 3, nothing else.

    cargo build --release
    tests/soak.py rounds 10000      10,000 rounds in plain sentences, in one process
    tests/soak.py noise 60          60 minutes of random input on the full screen, then half a minute of rest
    tests/soak.py guests 50         50 guests at once, each in the rounds that take the most memory

Prints what was used at the start, in between and at the end. Exits with 1 if memory grows, if the number of
threads grows, if an idle program wakes up, or if the guests take 1 GiB together.
"""

import fcntl
import os
import pathlib
import pty
import random
import select
import struct
import subprocess
import sys
import tempfile
import termios
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
GAME = os.environ.get("GAME", str(ROOT / "target/release/evil-hangman"))
WORDS = str(ROOT / "assets/lists/animals.txt")
KIB = 1024


def used(pid):
    """Memory in KiB, threads, and how often they have all been woken."""
    lines = pathlib.Path(f"/proc/{pid}/status").read_text().splitlines()
    fields = dict(line.split(":", 1) for line in lines)
    woken = 0
    for thread in pathlib.Path(f"/proc/{pid}/task").iterdir():
        for line in (thread / "status").read_text().splitlines():
            if line.startswith("voluntary_ctxt_switches"):
                woken += int(line.split(":")[1])
    return int(fields["VmRSS"].split()[0]), int(fields["Threads"]), woken


def told(what, pid):
    memory, threads, _ = used(pid)
    print(f"{what:>12}  {memory:>8} KiB  {threads} threads", flush=True)
    return memory, threads


def compare(first, last):
    """Memory may grow by a tenth and 2 MiB after the first tenth of the time, threads not at all."""
    grown = last[0] > first[0] * 1.1 + 2 * KIB or last[1] > first[1]
    print("it GROWS" if grown else "it does not grow")
    return grown


def rounds(count):
    with tempfile.TemporaryDirectory() as home:
        command = [GAME, "--line", "--words", WORDS, "--length", "5", "--lives", "2", "--no-config"]
        game = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={"EVIL_HANGMAN_HOME": home},
        )
        chance, over, said, first, last = random.Random(1), 0, b"", None, None
        began = time.time()
        while over < count:
            if not select.select([game.stdout], [], [], 60)[0]:
                game.kill()
                sys.exit(f"it waits for something else after {over} rounds: {said[-500:]!r}")
            piece = os.read(game.stdout.fileno(), 65536)
            if not piece:
                sys.exit(f"it ended after {over} rounds: {said[-500:]!r}")
            said = (said + piece)[-4000:]
            if said.endswith(b"What next? (again, story, help or quit) "):
                over += 1
                if over % max(1, count // 10) == 0:
                    last = told(f"{over} rounds", game.pid)
                    first = first or last
                answer = "again\n" if over < count else "quit\n"
            elif said.endswith(b"Your letter: "):
                answer = chance.choice("abcdefghijklmnopqrstuvwxyz") + "\n"
            else:
                continue
            said = b""
            game.stdin.write(answer.encode())
            game.stdin.flush()
        game.stdin.close()
        game.wait()
        lines = open(pathlib.Path(home) / "history.jsonl", "rb")
        # A round's line is followed by one of how good its guesses were.
        kept = sum(1 for line in lines if b'"round"' in line)
        print(f"{over} rounds in {time.time() - began:.0f} s, {kept} kept")
        return compare(first, last) or kept != count


KEYS = list("abcdefghijklmnopqrstuvwxyz") * 3 + ["\r"] * 12 + ["\t", " ", "\x7f", "\x0c"] + [
    "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b[5~", "\x1b[6~", "\x1b[H", "\x1b[F", "\x1bOP",
    "\x1b[12~", "\x1b[15~", "\x1b[<0;10;10M", "\x1b[<35;40;12M", "\x1b[200~paste\x1b[201~", "\x1b[1;",
    "\x1b[I", "\x1b[O", "é", "\x1b[999;999H", "??",
]


def noise(minutes):
    with tempfile.TemporaryDirectory() as home:
        chance = random.Random(2)
        starts, first, last, lives = 0, None, None, []
        end = time.time() + minutes * 60
        pid = None
        while time.time() < end:
            if pid is None:
                pid, terminal = pty.fork()
                if pid == 0:
                    os.environ.clear()
                    os.environ.update(TERM="xterm-256color", LANG="C.UTF-8", EVIL_HANGMAN_HOME=home)
                    os.execv(GAME, [GAME, "--words", WORDS, "--length", "5", "--lives", "8", "--no-config"])
                starts += 1
                size(terminal, 80, 24)
                born, sampled, first = time.time(), time.time(), None
            try:
                # Until it takes more; and now and then only once it has answered, or has nothing to say.
                select.select([], [terminal], [], 1)
                if chance.random() < 0.02:
                    select.select([terminal], [], [], 0.02)
                if chance.random() < 0.01:
                    size(terminal, chance.choice([80, 120, 200, 20, 40]), chance.choice([24, 40, 60, 5, 12]))
                os.write(terminal, chance.choice(KEYS).encode())
                while select.select([terminal], [], [], 0.01)[0]:
                    os.read(terminal, 65536)
            except OSError:
                os.waitpid(pid, 0)
                os.close(terminal)
                lives.append(time.time() - born)
                pid = None
                continue
            if time.time() - sampled > max(5, minutes * 3):
                sampled = time.time()
                last = told(f"{(time.time() - born) / 60:.1f} min", pid)
                first = first or last
        lives.append(time.time() - born)
        print(f"{minutes} minutes of noise, {starts} starts, the longest life {max(lives) / 60:.1f} minutes")
        # At rest, after what is still moving has come to an end.
        rest(terminal, 10)
        before = used(pid)[2]
        rest(terminal, 30)
        woken = used(pid)[2] - before
        print(f"woken {woken} times in 30 seconds of rest")
        last = told("at rest", pid)
        os.write(terminal, b"\x03")
        rest(terminal, 2)
        os.waitpid(pid, 0)
        return (compare(first, last) if first else False) or woken > 0


GIB = 1024 * 1024


def shares(pid):
    """Memory in KiB, of which what several share counts once in all."""
    for line in pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1])
    return 0


def guests(count):
    # The lengths of the longest list, with all that is thought about a round: hints, the X-ray, its story.
    letters = "eaiosrtnlcudpmhgbyfvkwzxjq"
    keys = ["\x1bOR", "\x1bOS"] + list(letters) + ["\x1b[B\r", "x", "\x1b", "\r"]
    terminals, most = [], 0
    for number in range(count):
        pid, terminal = pty.fork()
        if pid == 0:
            os.environ.clear()
            os.environ.update(TERM="xterm-256color", LANG="C.UTF-8")
            length, opponent = str(6 + number % 6), ["merciless", "greedy"][number % 2]
            os.execv(GAME, [GAME, "--guest", "--list", "full", "--length", length, "--lives", "20",
                            "--opponent", opponent])
        size(terminal, 120, 40)
        terminals.append((pid, terminal))
    for key in keys * 2:
        for _, terminal in terminals:
            os.write(terminal, key.encode())
        for _, terminal in terminals:
            while select.select([terminal], [], [], 0.005)[0]:
                os.read(terminal, 65536)
        time.sleep(0.5)
        most = max(most, sum(shares(pid) for pid, _ in terminals))
    print(f"{count} guests at once: {most / 1024:.0f} MiB at most, {most / count / 1024:.1f} MiB each")
    for pid, terminal in terminals:
        os.write(terminal, b"\x03")
        os.waitpid(pid, 0)
    return most >= GIB


def rest(terminal, seconds):
    end = time.time() + seconds
    while time.time() < end:
        if select.select([terminal], [], [], max(0, end - time.time()))[0]:
            try:
                os.read(terminal, 65536)
            except OSError:
                return


def size(terminal, columns, rows):
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


if __name__ == "__main__":
    KINDS = {"rounds": rounds, "noise": noise, "guests": guests}
    if len(sys.argv) != 3 or sys.argv[1] not in KINDS:
        sys.exit(__doc__)
    sys.exit(1 if KINDS[sys.argv[1]](int(sys.argv[2])) else 0)
