#!/usr/bin/env python3
"""Times a scripted game against rival.cpp, a plain C++ program: benches/rival.py LIST [LENGTH [LETTERS [PAIRS]]]

Both read the same list, answer the same letters by the largest family and end; whole processes, in pairs that take turns
to go first. Prints the median processor time of each and of their ratio. Needs g++ and `cargo build --release`.
"""
import os
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent


def seconds(command, typed):
    """Returns the processor time of a process that reads what is typed."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, input=typed, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main():
    words = sys.argv[1]
    length, letters, pairs = sys.argv[2:] + ["8", "eaiosrntlcu", "101"][len(sys.argv) - 2 :]
    with tempfile.TemporaryDirectory() as folder:
        rival = os.path.join(folder, "rival")
        subprocess.run(["g++", "-O2", "-o", rival, ROOT / "benches" / "rival.cpp"], check=True)
        # Without a folder for rounds nothing is kept, as in the rival.
        ours = [ROOT / "target" / "release" / "evil-hangman", "--line", "--no-history", "--words", words]
        ours += ["--length", length, "--opponent", "greedy", "--lives", "25"]
        commands = [(ours, "\n".join([*letters, "quit", ""]).encode()), ([rival, words, length, letters], b"")]
        times = []
        for number in range(int(pairs)):
            order = (0, 1) if number % 2 == 0 else (1, 0)
            pair = {which: seconds(*commands[which]) for which in order}
            times.append((pair[0], pair[1]))
    for name, which in [("evil-hangman", 0), ("rival", 1)]:
        print(f"{name:>12}: {statistics.median(pair[which] for pair in times) * 1e3:.1f} ms")
    print(f"       ratio: {statistics.median(rival / ours for ours, rival in times):.2f}")


main()
