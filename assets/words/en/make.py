#!/usr/bin/env python3
"""Make the English word lists from Debian's package `scowl` 2020.12.07-2.

    make.py [SCOWL_DIR]           write the lists beside this file
    make.py --check [SCOWL_DIR]   make them elsewhere and compare; exit 1 if they differ
    make.py --slurs CUSS PROFANITY_LIST WORDNET SCOWL_MISC
                                  remake slurs.txt (see slur_list)
    make.py --blocked CUSS PROFANITY_LIST
                                  remake blocked.txt (see blocked_list)
  make.py --blocked CUSS PROFANITY_LIST
                                  remake blocked.txt (see blocked_list)

SCOWL_DIR is where the package puts its lists, /usr/share/dict/scowl.
Only the standard library is used.  README.md explains the rules.
"""

import hashlib
import json
import re
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
SCOWL_DIR = Path("/usr/share/dict/scowl")

# Spelling variants are other families, and class 95 is "just about every
# English word in existence and then some": neither is read.
FAMILIES = ("english", "american", "british", "british_z", "canadian")
CLASSES = (10, 20, 35, 40, 50, 55, 60, 70, 80)

# SHA-256 over the names and bytes of every file read, in reading order, so
# that other versions of the package are rejected instead of silently used.
INPUTS_SHA256 = "515af080e0a0fc94d1bb014d9961deda57d9527a71ee8738e0937ab5dbb355a6"

LEFT_OUT = "left-out.txt"
SLURS = "slurs.txt"
BLOCKED = "blocked.txt"
SUMS = "SHA256SUMS"


# ---- reading ---------------------------------------------------------------

def read_scowl(folder):
    """Each word of two letters a-z or more, with its commonest class."""
    digest = hashlib.sha256()
    words = {}
    for commonness in CLASSES:
        for family in FAMILIES:
            path = folder / f"{family}-words.{commonness}"
            data = path.read_bytes()
            digest.update(f"{path.name} {len(data)}\n".encode() + data)
            for word in data.decode("latin-1").split("\n"):
                if re.fullmatch("[a-z]{2,}", word):
                    words.setdefault(word, commonness)
    if digest.hexdigest() != INPUTS_SHA256:
        sys.exit(f"{folder}: not the lists of scowl 2020.12.07-2 "
                 f"(SHA-256 over them: {digest.hexdigest()})")
    return words


def read_slurs(path):
    """The slur list: word -> reach (see reach_of)."""
    lines = path.read_text(encoding="ascii").splitlines()
    return dict(line.split("\t") for line in lines if not line.startswith("#"))


# ---- what is left out --------------------------------------------------------

def not_a_word(word, commonness):
    """Why nobody would call this entry a word, or None."""
    # The plurals of letters: bs, gs, ys.  (as, is, us are words, and es and os
    # are in word-game dictionaries: hence no vowels here.)
    if re.fullmatch("[b-df-hj-np-tv-z]s", word):
        return "letter plural"
    # Symbols: kb, lm, csch, hhd.  SCOWL fills class 70 from general word lists
    # that print symbols like words; the other classes hold hardly anything
    # without a vowel but real words (shh, nth, pfft, tsk).  w counts as a
    # vowel because of cwm and crwth.
    if commonness == 70 and not re.search("[aeiouwy]", word):
        return "symbol"
    return None


def inflected(word, endings):
    """The word with each ending, spelt as English spells it."""
    stems = {word}
    if re.fullmatch("[a-z]?[^aeiou][aeiou][^aeiouwxy]", word):
        # wog, woggish; and jap must not reach japed, nor spic spicy.
        stems = {word + word[-1]}
    elif word.endswith("ie"):
        stems |= {word[:-2] + "y", word[:-1]}
    elif word.endswith("e"):
        stems = {word[:-1], word}
    elif re.search("[^aeiou]y$", word):
        stems |= {word[:-1] + "i"}
        endings = endings + ["er", "est"]
    forms = {stem + ending for stem in stems for ending in endings} | {word + "s"}
    return forms | {word[:-2] + "y"} if word.endswith("ie") else forms


PLURAL = ["es"]
NICKNAME = PLURAL + "y ie ies ier iest ery eries".split()
EVERY = NICKNAME + "ed ing ings er ers ish ism isms dom doms".split()


def reached_by_slurs(words, slurs):
    """Each word that goes because of the slur list, with the listed word."""
    reached = {}
    # Only words of SCOWL reach further: the list has misspelt and clipped
    # entries too, and geni must not reach genies.
    for slur, reach in slurs.items():
        if slur not in words:
            continue
        forms = {slur} | inflected(slur, {"plural": PLURAL,
                                          "nickname": NICKNAME}.get(reach, EVERY))
        if reach == "begin":
            forms |= {word for word in words if word.startswith(slur)}
        if reach == "within":
            forms |= {word for word in words if slur in word}
        for form in forms & words.keys():
            # A word listed itself is reported as itself, any other form with
            # the longest listed word that reaches it.
            if form in slurs:
                reached[form] = form
            # A form in a commoner class than the listed word is a form of some
            # other word: testes (35) are not more than one teste (80).
            elif words[form] >= words[slur]:
                reached[form] = max(reached.get(form, ""), slur, key=lambda s: (len(s), s))
    return reached


# ---- writing -----------------------------------------------------------------

def as_text(lines, key=None):
    return "".join(line + "\n" for line in sorted(lines, key=key)).encode("ascii")


def in_order(word):
    """The shortest first, so that the game finds the words of a length without reading the others."""
    return len(word), word


def make(scowl, slurs_path):
    """Every made file: name -> bytes."""
    words = read_scowl(scowl)
    by_slurs = reached_by_slurs(words, read_slurs(slurs_path))
    kept = {commonness: [] for commonness in CLASSES}
    report = []
    for word, commonness in words.items():
        reason = not_a_word(word, commonness)
        if not reason and word in by_slurs:
            reason = f"slur list: {by_slurs[word]}"
        if reason:
            report.append(f"{word}\t{commonness}\t{reason}")
        else:
            kept[commonness].append(word)
    files = {f"{commonness}.txt": as_text(kept[commonness], in_order) for commonness in CLASSES}
    files[LEFT_OUT] = as_text(report)
    summed = files | {SLURS: slurs_path.read_bytes(), BLOCKED: (HERE / BLOCKED).read_bytes()}
    files[SUMS] = "".join(f"{hashlib.sha256(data).hexdigest()}  {name}\n"
                          for name, data in summed.items()).encode("ascii")
    return files


def check(made):
    """Compare the files in the folder `made` with the committed ones."""
    wrong = [path.name for path in sorted(made.iterdir())
             if not (HERE / path.name).is_file()
             or (HERE / path.name).read_bytes() != path.read_bytes()]
    for name in wrong:
        print(f"differs from what {Path(__file__).name} makes: {name}")
    return 1 if wrong else 0


# ---- the slur list -------------------------------------------------------------

SLURS_HEAD = """\
# Words that the game leaves out, in tab-separated columns: word, reach.
# Made by `make.py --slurs` from
#   cuss 2.2.0 (npm), MIT: its English words (index.js);
#   @dsojevic/profanity-list 1.0.0 (npm), MIT: en.json;
#   WordNet 3.0 (Debian wordnet-base 1:3.0-37), WordNet licence;
#   SCOWL 2020.12.07 (Debian source package), SCOWL licence: misc/offensive.1, .2.
# The licence texts are in blocked.LICENSE.
#
# Three lists vote on each single word of three letters or more:
#   cuss, where it rates a form of the word 2 ("likely" a profanity), or SCOWL's
#     offensive lists;
#   profanity-list, where it tags the word racial, lgbtq or general with a
#     severity of 2 or more;
#   WordNet, where it marks a sense "ethnic slur", "disparagement" or "obscenity".
# A word is listed with two votes; or, if WordNet knows no other meaning of it
# (nor of a word that it is formed from with -er, -est or -y), with the vote of
# cuss or SCOWL, or of profanity-list by the tags racial or lgbtq; or, if WordNet
# knows no other meaning of it, with WordNet's vote and rating 1 in cuss.
# Regular forms of words known to WordNet or to cuss are not listed for themselves.
#
# reach: plural    the word, its plural, -ier and -iest of -y (it has another
#                  meaning, or one vote)
#        nickname  also -y, -ie, -ery and their forms (it has another meaning,
#                  but profanity-list tags it racial or lgbtq)
#        every     also -ed, -ing, -er, -ish, -ism, -dom (no other meaning)
#        begin     also every word that begins with it (severity 4; or racial or
#                  lgbtq, severity 3 and six letters or more)
#        within    also every word that contains it (severity 4, and WordNet has
#                  no ordinary word that contains it further on)
# A form of a listed word is listed as well if cuss rates it 2 itself and if
# either the word has two votes or WordNet knows no other meaning of the form.
"""

MARKS = {"ethnic_slur", "disparagement", "obscenity"}


def base_forms(word, endings):
    """What a regularly inflected word may be a form of."""
    for ending in endings:
        if word.endswith(ending):
            stem = word[:-len(ending)]
            yield from (stem, stem + "e", stem[:-1] + "y" if stem.endswith("i") else stem)
            if stem[-2:-1] == stem[-1:]:
                yield stem[:-1]
    if word.endswith("men"):
        yield word[:-3] + "man"


def read_cuss(folder):
    """Word -> rating, 0 to 2."""
    entry = re.compile(r"^  '?([a-z]+)'?: ([012]),?$", re.M)
    return {word: int(rating) for word, rating
            in entry.findall((folder / "index.js").read_text(encoding="utf-8"))}


def read_profanity_list(folder):
    """Word -> (severity, tags).  An asterisk repeats a letter: the plain spelling is used."""
    return {word.replace("*", ""): (entry["severity"], set(entry["tags"]))
            for entry in json.loads((folder / "en.json").read_text(encoding="utf-8"))
            for word in entry["match"].split("|")}


def read_wordnet(folder):
    """The words with a marked sense, and those with an unmarked one (case kept)."""
    synsets = {}
    for part, letter in (("noun", "n"), ("verb", "v"), ("adj", "a"), ("adv", "r")):
        for line in (folder / f"data.{part}").read_text(encoding="latin-1").splitlines():
            if line.startswith("  "):
                continue  # the licence at the head of the file
            field = line.split(" | ")[0].split()
            count = int(field[3], 16)
            lemmas = [re.sub(r"\(.*\)", "", lemma) for lemma in field[4:4 + 2 * count:2]]
            field = field[4 + 2 * count:]
            pointers = [field[1 + 4 * i:5 + 4 * i] for i in range(int(field[0]))]
            usages = [pointer for pointer in pointers if pointer[0] == ";u"]
            synsets[letter, line.split()[0]] = lemmas, usages
    marked, ordinary = set(), set()
    for lemmas, usages in synsets.values():
        for number, lemma in enumerate(lemmas, 1):
            marks = {synsets[part, offset][0][0] for _, offset, part, source in usages
                     if source[:2] in ("00", f"{number:02x}")}
            (marked if marks & MARKS else ordinary).add(lemma)
    return marked, ordinary


def slur_list(cuss_dir, profanity_dir, wordnet_dir, scowl_misc):
    """Remake slurs.txt from the unpacked packages; the rule is in SLURS_HEAD."""
    rating = read_cuss(cuss_dir)
    profanity = read_profanity_list(profanity_dir)
    marked, ordinary = read_wordnet(wordnet_dir)
    offensive = {word.lower() for name in ("offensive.1", "offensive.2")
                 for word in (scowl_misc / name).read_text().split() if "'" not in word}

    # A form that is rated 2 speaks for its base; but a mere plural does not for
    # a base that cuss itself rates 0 (kimchis, jerries).
    sure = {word for word in rating if rating[word] == 2} | offensive
    for word in sorted(sure):
        for base in base_forms(word, ("s", "es", "ed", "ing")):
            if rating.get(base, 0) >= (1 if word.endswith("s") else 0) and base in rating:
                sure.add(base)

    listed, agreed, forms = {}, set(), set()
    for word in sorted({word.lower() for word in sure | set(rating) | set(profanity) | marked}):
        if not re.fullmatch("[a-z]{3,}", word):
            continue
        if any(base in rating or base in ordinary
               for base in base_forms(word, ("s", "es", "ed", "ing"))):
            continue
        severity, tags = profanity.get(word, (0, set()))
        group = bool(tags & {"racial", "lgbtq"})
        other_meaning = word in ordinary
        by_cuss = word in sure
        by_profanity_list = severity >= 2 and (group or "general" in tags)
        # Jap, but not Nip: a capital counts if the small word means nothing else.
        by_wordnet = word in marked or word.capitalize() in marked and not other_meaning
        votes = by_cuss + by_profanity_list + by_wordnet
        derived = any(base in ordinary for base in base_forms(word, ("er", "est", "y")))
        if not (votes >= 2
                or (by_cuss or by_profanity_list and group) and not other_meaning and not derived
                or by_wordnet and rating.get(word, 0) >= 1 and not other_meaning):
            continue
        if votes >= 2:
            agreed.add(word)
        if by_profanity_list and (severity == 4 or group and severity == 3 and len(word) >= 6):
            hidden = any(word in lemma[1:] for lemma in ordinary)
            listed[word] = "within" if severity == 4 and not hidden else "begin"
        elif not other_meaning and votes >= 2:
            listed[word] = "every"
        elif group and votes >= 2:
            listed[word] = "nickname"
        else:
            listed[word] = "plural"
    for word in rating.keys() - listed.keys():
        bases = set(base_forms(word, ("s", "es", "ed", "ing", "er", "ers", "y")))
        other_meaning = (bases | {word}) & ordinary
        if rating[word] == 2 and bases & (agreed if other_meaning else listed.keys()):
            forms.add(word)
    listed |= dict.fromkeys(forms, "plural")
    return SLURS_HEAD + "".join(f"{word}\t{listed[word]}\n" for word in sorted(listed))


# ---- words that are never shown with --clean ---------------------------------------

# A word that contains one of these is blocked, too: the lists above have few compounds.
COARSE = ("bitch", "cunt", "fuck", "nigger", "shit", "slut", "whore")

def blocked_list(cuss_dir, profanity_dir):
    """Remake blocked.txt: words of the lists that are played but not shown to pupils.

    A word counts if cuss rates it 1 or 2, profanity-list gives it a severity of 2 or more, or it is a
    slur; with its forms that are no commoner than itself.  This takes in many harmless words (god,
    welfare), which costs nothing but an example.
    """
    classes = {}
    for commonness in CLASSES:
        for word in (HERE / f"{commonness}.txt").read_text(encoding="ascii").split():
            classes[word] = commonness
    for line in (HERE / LEFT_OUT).read_text(encoding="ascii").splitlines():
        word, commonness, reason = line.split("\t")
        if reason.startswith("slur list"):
            classes[word] = int(commonness)
    listed = {word for word, rating in read_cuss(cuss_dir).items() if rating}
    listed |= {word for word, (severity, _) in read_profanity_list(profanity_dir).items() if severity >= 2}
    listed = {word for word in listed if len(word) > 2} & classes.keys()
    blocked = listed | set(reached_by_slurs(classes, read_slurs(HERE / SLURS)))
    for word in listed:
        blocked |= {form for form in inflected(word, EVERY) & classes.keys()
                    if classes[form] >= classes[word]}
    blocked |= {word for word in classes if any(coarse in word for coarse in COARSE)}
    return as_text(blocked).decode("ascii")


# ---- the command -----------------------------------------------------------------

def main(arguments):
    if arguments[:1] == ["--slurs"]:
        (HERE / SLURS).write_text(slur_list(*map(Path, arguments[1:])), encoding="ascii")
        return 0
    if arguments[:1] == ["--blocked"]:
        (HERE / BLOCKED).write_text(blocked_list(*map(Path, arguments[1:])), encoding="ascii")
        return 0
    checking = arguments[:1] == ["--check"]
    folders = arguments[1:] if checking else arguments
    if len(folders) > 1 or any(folder.startswith("-") for folder in folders):
        sys.exit(__doc__)
    files = make(Path(*folders) if folders else SCOWL_DIR, HERE / SLURS)
    with tempfile.TemporaryDirectory() as temporary:
        out = Path(temporary) if checking else HERE
        for name, data in files.items():
            (out / name).write_bytes(data)
        return check(out) if checking else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
