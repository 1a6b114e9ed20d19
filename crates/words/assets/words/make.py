#!/usr/bin/env python3
"""Make the word lists of every language.

    make.py FOLDER [LANGUAGE ...]           write the lists beside this file
    make.py --check FOLDER [LANGUAGE ...]   make them and compare; exit 1 if they differ
    make.py --text LANGUAGE                 print a list: class, word and spellings in each line

FOLDER is the folder that fetch.sh filled. It has the package simplemma; otherwise only the standard library is used.
README.md explains the rules.
"""

import collections
import gzip
import hashlib
import json
import re
import sys
import unicodedata
import zlib
from pathlib import Path

HERE = Path(__file__).resolve().parent
LATIN = "abcdefghijklmnopqrstuvwxyz"

# SHA-256 of each file that is read, so that other versions are rejected instead of silently used.
SHA256 = json.loads((HERE / "sources.json").read_text(encoding="ascii"))


# ---- alphabets (src/alphabet/ has the same, and a test compares what they make) ----------------

LETTERS = {
    "en": LATIN,
    "de": LATIN + "äöü",
    "es": "abcdefghijklmnñopqrstuvwxyz",
    "fr": LATIN,
    "it": LATIN,
    "nl": LATIN,
    "pl": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
    "ru": "абвгдежзийклмнопрстуфхцчшщъыьэюя",
    "fi": LATIN + "åäö",
    "tr": "abcçdefgğhıijklmnoöprsştuüvyz",
}

# How characters outside the alphabet are played.
FOLDS = {
    "de": {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o"},
    "es": {"á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ü": "u"},
    "fr": {"œ": "oe", "æ": "ae"},
    "nl": {"ĳ": "ij", "œ": "oe", "æ": "ae"},
    "ru": {"ё": "е"},
    "fi": {"š": "s", "ž": "z"},
    "tr": {"â": "a", "î": "i", "û": "u"},
}

# Languages in which any other letter is played without its diacritics.
BARE = ("de", "fr", "it", "nl")

VOWELS = {"en": "aeiouy", "de": "aeiouyäöü", "es": "aeiouyáéíóúü", "nl": "aeiouy", "ru": "аеёиоуыэюя",
          "fi": "aeiouyåäö", "tr": "aeıioöuü", "fr": "aeiouy", "it": "aeiou", "pl": "aąeęioóuy"}


def fold(word, language):
    """The letters that are played for a spelling, or None if one of its characters is unknown."""
    played = ""
    for c in unicodedata.normalize("NFC", word):
        if c in LETTERS[language]:
            played += c
        elif c in FOLDS.get(language, {}):
            played += FOLDS[language][c]
        else:
            bare = unicodedata.normalize("NFD", c)[0]
            if language not in BARE or bare == c or bare not in LETTERS[language]:
                return None
            played += bare
    return played


# ---- reading -----------------------------------------------------------------------------------------

class Sources:
    """The files of one run, each checked against its SHA-256."""

    def __init__(self, folder):
        self.folder = folder

    def bytes(self, name):
        here = HERE / "sources" / name
        data = (here if here.is_file() else self.folder / name).read_bytes()
        digest = hashlib.sha256(data).hexdigest()
        if SHA256.get(name) != digest:
            sys.exit(f'{name}: sources.json has another SHA-256, or none. That of this file: "{name}": "{digest}"')
        return gzip.decompress(data) if name.endswith(".gz") else data

    def lines(self, name, encoding="utf-8-sig"):
        return [line.strip() for line in self.bytes(name).decode(encoding).split("\n")]

    def debian(self, name):
        return self.lines(f"usr/share/dict/{name}")

    def frequencies(self, language):
        """Words with their Zipf frequency: the logarithm of how often they occur in a billion words."""
        size = "small" if language == "tr" else "large"
        buckets = message(self.bytes(f"wordfreq/data/{size}_{language}.msgpack.gz"))[1:]
        return {word: (900 - hundredths) / 100 for hundredths, words in enumerate(buckets) for word in words}

    def entries(self, stem):
        """The entries of a Hunspell dictionary: words as they are looked up, each with its flags."""
        affixes = self.bytes(f"{stem}.aff").decode("latin-1")
        encoding = re.search(r"^(?:\ufeff|ï»¿)?SET (\S+)", affixes, re.M)[1].lower()
        for line in self.lines(f"{stem}.dic", encoding.replace("microsoft-cp", "cp"))[1:]:
            word, _, flags = line.split("\t")[0].split(" ")[0].partition("/")
            # The Dutch dictionary has the two letters as one character.
            yield word.replace("ĳ", "ij"), flags

    def forms(self, stem):
        """Every form of a Hunspell dictionary, with its dictionary word."""
        rules = collections.defaultdict(list)
        crossed = {}
        for line in self.lines(f"{stem}.aff"):
            field = line.split()
            if len(field) < 4 or field[0] not in ("SFX", "PFX"):
                continue
            if len(field) == 4 and field[3].isdigit():
                crossed[field[1]] = field[2] == "Y"
                continue
            kind, flag, strip, add, condition = (field + ["."])[:5]
            add = add.split("/")[0]
            strip, add = ("" if part == "0" else part for part in (strip, add))
            pattern = re.compile(f"{condition}$" if kind == "SFX" else f"^{condition}")
            rules[flag].append((kind, strip, add, pattern))

        def derived(word, flag):
            for kind, strip, add, pattern in rules[flag]:
                if not pattern.search(word):
                    continue
                if kind == "SFX" and word.endswith(strip):
                    yield word[:len(word) - len(strip)] + add
                elif kind == "PFX" and word.startswith(strip):
                    yield add + word[len(strip):]

        for word, flags in self.entries(stem):
            yield word, word
            prefixes = [f for f in flags if rules[f] and rules[f][0][0] == "PFX"]
            for flag in flags:
                for form in derived(word, flag):
                    yield form, word
                    if flag not in prefixes and crossed.get(flag):
                        for prefix in prefixes:
                            for crossing in derived(form, prefix):
                                yield crossing, word


def message(data):
    """The MessagePack value in these bytes, which has only the kinds that wordfreq uses."""
    at = 0

    def number(size):
        nonlocal at
        at += size
        return int.from_bytes(data[at - size:at], "big")

    def text(size):
        nonlocal at
        at += size
        return data[at - size:at].decode("utf-8")

    def value():
        kind = number(1)
        if kind < 0x80:
            return kind
        if kind < 0x90:
            return {value(): value() for _ in range(kind & 0x0f)}
        if kind < 0xa0:
            return [value() for _ in range(kind & 0x0f)]
        if kind < 0xc0:
            return text(kind & 0x1f)
        if 0xd9 <= kind <= 0xdb:
            return text(number(1 << kind - 0xd9))
        if 0xdc <= kind <= 0xdd:
            return [value() for _ in range(number(2 << kind - 0xdc))]
        sys.exit(f"MessagePack: kind {kind:#x} isn't expected")

    return value()


# ---- the words of a language -----------------------------------------------------------------------------

class Language:
    """What the lists of a language are made from."""

    def __init__(self, full, known, base, zipf, headword_zipf, infinitive_zipf=0, derived=()):
        # The words of the full list, in their original order; none if there is no free one.
        self.full = full
        # Every word of a dictionary in lower case, and those of them that are base forms.
        self.known, self.base = known, base
        # The lowest frequency of a word of the everyday list.
        self.zipf = zipf
        # The same of a word that is a headword, but also a form of another word, and of a German infinitive.
        self.headword_zipf, self.infinitive_zipf = headword_zipf, infinitive_zipf
        # Turkish words that regular endings make of others, such as "with", "without" and "who does".
        self.derived = set(derived)


def english(sources):
    left_out = {line.split("\t")[0] for line in (HERE / "en-left-out.txt").read_text("ascii").splitlines()}
    words = {}
    for size in (10, 20, 35, 40, 50, 55, 60, 70, 80):
        for family in ("english", "american", "british", "british_z", "canadian"):
            for word in sources.lines(f"usr/share/dict/scowl/{family}-words.{size}", "latin-1"):
                if re.fullmatch("[a-z]{2,}", word) and word not in left_out:
                    words.setdefault(word)
    base = [word for word, _ in sources.entries("usr/share/hunspell/en_US")]
    return Language(list(words), words, base, 2.75, 2.9)


def german(sources):
    words = [word.lower() for word in sources.lines("de-enz.txt.gz")]
    base = [word.lower() for word, _ in sources.entries("usr/share/hunspell/de_DE")]
    return Language(words, words, base, 2.5, 3.5, 3.4)


def spanish(sources):
    words = sources.debian("spanish")
    base = [word for word, _ in sources.entries("usr/share/hunspell/es_ES")]
    return Language(words, words + base, base, 2.5, 3.0)


def french(sources):
    base = [word for word, _ in sources.entries("usr/share/hunspell/fr")]
    return Language([], sources.debian("french"), base, 2.55, 3.3)


def italian(sources):
    base = [word for word, _ in sources.entries("usr/share/hunspell/it_IT")]
    return Language([], sources.debian("italian"), base, 2.2, 3.0)


def dutch(sources):
    base = [word for word, _ in sources.entries("usr/share/hunspell/nl_NL")]
    words = sources.debian("dutch")
    return Language(words, words, base, 2.6, 3.1)


def polish(sources):
    base = [word for word, _ in sources.entries("usr/share/hunspell/pl_PL")]
    words = sources.debian("polish")
    return Language(words, words, base, 2.6, 3.3)


def russian(sources):
    entries = [word for word, _ in sources.entries("dictionary-ru/index")]
    # Many entries are there twice, with and without the dots of the ё; reviewed words are two words.
    apart = Review("ru").added
    dotless = {word.replace("ё", "е") for word in entries if "ё" in word}.difference(apart)
    full = {}
    for form, word in sources.forms("dictionary-ru/index"):
        # The affix rules write a ё wherever an ending can have one: only that of the dictionary word is certain.
        if form == form.lower() and word not in dotless:
            full.setdefault(form if "ё" in word else form.replace("ё", "е"))
    return Language(list(full), full, [word for word in entries if word not in dotless], 2.75, 3.0)


def finnish(sources):
    words = sources.lines("fi-kotus.txt.gz")
    return Language(words, words, words, 2.6, 3.0)


def derived_in_turkish(word):
    """The words for "with it", "without it", "who does it", "being it" and "in its manner"."""
    vowels = [c for c in word if c in VOWELS["tr"]]
    if not vowels:
        return []
    high = "ıiuü"["aı ei ou öü".split().index(next(pair for pair in "aı ei ou öü".split() if vowels[-1] in pair))]
    voice = "ç" if word[-1] in "fstkçşhp" else "c"
    return [word + end for end in (f"l{high}", f"s{high}z", f"{voice}{high}", f"l{high}k",
                                   voice + ("a" if high in "ıu" else "e"))]


def turkish(sources):
    words = []
    for line in sources.lines("tr-zemberek.dict.gz"):
        word, _, about = line.partition(" [")
        if not re.search(r"P:(Punc|Prop|Abbrv|Unk)|A:Suffix|Pr:", about):
            words.append(word.strip())
    derived = [form for word in words for form in derived_in_turkish(word)]
    derived += [word[:-1] for word in words if word.endswith(("mek", "mak"))]
    return Language(words, words + derived, words, 2.6, 3.5, derived=derived)


LANGUAGES = {"en": english, "de": german, "es": spanish, "fr": french, "it": italian, "nl": dutch, "pl": polish,
             "ru": russian, "fi": finnish, "tr": turkish}


class Review:
    """What careful readers said about words: one word in each line of LANGUAGE.txt, after a sign."""

    def __init__(self, language):
        signs = collections.defaultdict(list)
        path = HERE / "reviewed" / f"{language}.txt"
        for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else []:
            if line and not line.startswith("#"):
                sign, word = line.split(" ", 1)
                signs[sign].append(unicodedata.normalize("NFC", word))
        # Words that belong to the everyday list, and words that don't.
        self.added, self.dropped = signs["+"], set(signs["-"])
        # Words that are vulgar or insulting.
        self.blocked = set(signs["!"])


def everyday(source, review, sources, language):
    """Spellings that people know, in their base form, the commonest first."""
    from headwords import Headwords
    from simplemma import lemmatize
    known = {fold(word.lower(), language) for word in source.known}
    spellings = collections.defaultdict(list)
    for word in dict.fromkeys(source.base):
        spellings[fold(word, language)].append(word)
    closed = review.dropped | review.blocked

    def is_base_form(word):
        forms = [word, word.capitalize()] if language == "de" else [word]
        return any(lemmatize(form, lang=language) == form for form in forms)

    headwords = Headwords(sources, language, source)
    found = []
    for word, zipf in sources.frequencies(language).items():
        played = fold(word, language)
        if zipf < source.zipf or not played or len(played) < 3 or played not in known:
            continue
        # Many people leave out the dots of a Russian ё: the dictionary has the spelling.
        dictionary = spellings[played]
        fitting = [spelling for spelling in ([word] if word in dictionary else dictionary) if is_base_form(spelling)]
        if not fitting and zipf >= source.headword_zipf and headwords.has(word):
            fitting = [word] if word in dictionary or language != "ru" else dictionary or [word]
        # A German infinitive has a participle in -nd.
        if zipf < source.infinitive_zipf and word.endswith("n") and played + "d" in known:
            continue
        found += [spelling for spelling in fitting if spelling not in closed]
    return list(dict.fromkeys(found + review.added))


def made(sources, language):
    """By class: played word -> its spellings, commonest first. Also returns what was left out, with reasons."""
    source, review = LANGUAGES[language](sources), Review(language)
    done, found, left_out = {}, [], collections.Counter()
    for words in everyday(source, review, sources, language), source.full:
        kept = {}
        for word in words:
            word = unicodedata.normalize("NFC", word)
            played = fold(word, language)
            if played is None or not 2 <= len(played) <= 64:
                left_out["not letters alone"] += bool(word)
            elif not any(c in VOWELS[language] for c in played) and language != "en":
                left_out["without a vowel"] += 1
            elif played not in done:
                spellings = kept.setdefault(played, [])
                if word not in spellings:
                    spellings.append(word)
        found.append(kept)
        done |= kept
    return (found if source.full else found[:1]), left_out


# ---- packing (src/packed_list.rs unpacks it) -----------------------------------------------------

MAGIC = b"EHwords1"
# A band of lengths is unpacked as a whole, so it has at most about this many words.
BAND = 1_300_000


def number(value):
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes(out + bytes([value]))


def deflated(data):
    coder = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
    return coder.compress(data) + coder.flush()


def front_coded(words):
    """For each word, a byte (128 plus the number of letters shared with the previous word), then the rest."""
    out, before = bytearray(), b""
    for word in words:
        shared = 0
        while shared < min(len(word), len(before)) and word[shared] == before[shared]:
            shared += 1
        out.append(128 + shared)
        out += word[shared:]
        before = word
    return bytes(out)


def packed(found, language):
    code = {letter: index + 1 for index, letter in enumerate(LETTERS[language])}
    coded = [{bytes(map(code.get, word)): spellings for word, spellings in words.items()}
             for words in found]
    lengths = collections.Counter(len(word) for words in coded for word in words)
    bands = []
    for length, count in sorted(lengths.items()):
        if not bands or sum(lengths[n] for n in bands[-1]) + count > BAND:
            bands.append([])
        bands[-1].append(length)
    head, body = bytearray(MAGIC), bytearray()
    head += number(len(coded)) + number(len(bands))
    for band in bands:
        head += number(band[0]) + number(band[-1])
        for words in coded:
            here = sorted(word for word in words if band[0] <= len(word) <= band[-1])
            counts = collections.Counter(map(len, here))
            raw = front_coded(here)
            data = deflated(raw)
            head += b"".join(number(counts[n]) for n in range(band[0], band[-1] + 1))
            head += number(len(raw)) + number(len(data))
            body += data
    lines = []
    for word, spellings in sorted(pair for words in coded for pair in words.items()):
        plain = "".join(LETTERS[language][c - 1] for c in word)
        if spellings != [plain]:
            lines += spellings
    text = "".join(line + "\n" for line in lines).encode("utf-8")
    data = deflated(text)
    head += number(len(text)) + number(len(data))
    return bytes(head + body + data)


def unpacked(data):
    """The classes, each as lists of letter codes, and the spellings."""
    at = len(MAGIC)
    if data[:at] != MAGIC:
        sys.exit("not a packed list")

    def read():
        nonlocal at
        value = shift = 0
        while True:
            byte = data[at]
            at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    count, bands, streams = read(), read(), []
    for _ in range(bands):
        first, last = read(), read()
        for number_of_class in range(count):
            for _ in range(first, last + 1):
                read()
            streams.append((number_of_class, read(), read()))
    streams.append((None, read(), read()))
    found = [[] for _ in range(count)]
    for number_of_class, _, size in streams:
        raw = zlib.decompress(data[at:at + size], -15)
        at += size
        if number_of_class is None:
            return found, raw.decode("utf-8").split("\n")[:-1]
        word = b""
        for part in re.finditer(rb"([\x80-\xff])([\x00-\x7f]*)", raw):
            word = word[:part[1][0] - 128] + part[2]
            found[number_of_class].append(word)


def as_text(data, language):
    found, spellings = unpacked(data)
    by_word = collections.defaultdict(list)
    for spelled in spellings:
        by_word[fold(spelled, language)].append(spelled)
    for number_of_class, words in enumerate(found):
        for word in sorted(words):
            played = "".join(LETTERS[language][c - 1] for c in word)
            yield f"{number_of_class}\t{played}\t{' '.join(by_word.get(played, []))}\n"


# ---- the command ---------------------------------------------------------------------------------------

def by_length(words):
    """Lines of plain words, the shortest first, so that the game finds the words of a length without reading the others."""
    return "".join(f"{word}\n" for word in sorted(words, key=lambda word: (len(word), word))).encode("ascii")


def files(found, language):
    """Every file of a language: name -> bytes."""
    # A harmless word that is played like a blocked one is shown.
    blocked = sorted({fold(word, language) for word in Review(language).blocked}.difference(found[0]))
    made = {f"blocked/{language}.txt": "".join(f"{word}\n" for word in blocked).encode("utf-8")}
    if language == "en":
        return made | {f"en-{name}.txt": by_length(words) for name, words in zip(("everyday", "full"), found)}
    return made | {f"{language}.words": packed(found, language)}


def printed(language):
    """The list that is beside this file, as text."""
    if language == "en":
        lines = ((number, (HERE / f"en-{name}.txt").read_text("ascii").split())
                 for number, name in enumerate(("everyday", "full")))
        return "".join(f"{number}\t{word}\t\n" for number, words in lines for word in sorted(words))
    return "".join(as_text((HERE / f"{language}.words").read_bytes(), language))


def main(arguments):
    if len(arguments) == 2 and arguments[0] == "--text":
        sys.stdout.write(printed(arguments[1]))
        return 0
    checking = arguments[:1] == ["--check"]
    arguments = arguments[checking:]
    if not arguments or any(argument.startswith("-") for argument in arguments):
        sys.exit(__doc__)
    sys.path.insert(0, arguments[0])
    sources, different = Sources(Path(arguments[0])), 0
    sums = HERE / "SHA256SUMS"
    known = dict(reversed(line.split("  ")) for line in sums.read_text().splitlines()) if sums.is_file() else {}
    for language in arguments[1:] or LANGUAGES:
        found, left_out = made(sources, language)
        written = files(found, language)
        print(language, [len(words) for words in found], dict(left_out), flush=True)
        if checking:
            for name, data in written.items():
                here = (HERE / name).read_bytes()
                # Another version of zlib may pack the same list into different bytes.
                if (unpacked(here) != unpacked(data)) if name.endswith(".words") else here != data:
                    print(f"{name}: differs from what {Path(__file__).name} makes")
                    different = 1
        else:
            for name, data in written.items():
                (HERE / name).write_bytes(data)
        digest = hashlib.sha256(printed(language).encode("utf-8")).hexdigest()
        different |= checking and known.get(f"{language}.txt") != digest
        known[f"{language}.txt"] = digest
    if not checking:
        sums.write_text("".join(f"{known[name]}  {name}\n" for name in sorted(known)))
    return int(different)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
