# Asks on standard error, and for the file of words.
import sys
from collections import defaultdict


def ask(question):
    sys.stderr.write(question + "\n")
    sys.stderr.flush()
    return sys.stdin.readline().strip()


def family(word, letter):
    return "".join(c if c == letter else "." for c in word)


with open(ask("Dictionary file name:")) as f:
    words = [line.strip() for line in f]
n = int(ask("How many letters should the word have?"))
wrong = int(ask("Maximum number of misses?"))
words = [w for w in words if len(w) == n]
shown = ["."] * n
while wrong and "." in shown:
    print("".join(shown))
    g = ask("Letter?")
    fams = defaultdict(list)
    for w in words:
        fams[family(w, g)].append(w)
    key, words = max(fams.items(), key=lambda item: len(item[1]))
    if g in key:
        shown = [k if k != "." else s for k, s in zip(key, shown)]
    else:
        wrong -= 1
        print("miss,", wrong, "to go")
print("The word was " + words[0])
