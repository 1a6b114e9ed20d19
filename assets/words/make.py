#!/usr/bin/env python3
"""Make the word lists of every language but English.

    make.py FOLDER [LANGUAGE ...]           write LANGUAGE.words beside this file
    make.py --check FOLDER [LANGUAGE ...]   make them and compare; exit 1 if they differ
    make.py --text LANGUAGE.words           print a packed list: class, word and spelling in each line

FOLDER is the folder that fetch.sh filled. Only the standard library is used. README.md explains the rules.
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


# ---- alphabets (src/words/alphabet/ has the same, and a test compares what they make) ----------------

LETTERS = {
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
    "it": {},
    "nl": {"ĳ": "ij", "œ": "oe", "æ": "ae"},
    "pl": {},
    "ru": {"ё": "е"},
    "fi": {"š": "s", "ž": "z"},
    "tr": {"â": "a", "î": "i", "û": "u"},
}

# Languages in which any other letter is played without its diacritics.
BARE = ("de", "fr", "it", "nl")


def fold(word, language):
    """The letters that are played for a spelling, or None if one of its characters is unknown."""
    played = ""
    for c in unicodedata.normalize("NFC", word):
        if c in LETTERS[language]:
            played += c
        elif c in FOLDS[language]:
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
            sys.exit(f"{name}: not the version that the lists are made from (SHA-256 {digest})")
        return gzip.decompress(data) if name.endswith(".gz") else data

    def lines(self, name):
        return [line.strip() for line in self.bytes(name).decode("utf-8-sig").split("\n")]

    def debian(self, name):
        return self.lines(f"usr/share/dict/{name}")

    def frequent(self, name):
        """The most frequent words, the commonest first, in lower case."""
        return [line.rsplit(",", 1)[0] for line in self.lines(f"freq-{name}.csv.gz")[1:] if line]

    def hunspell(self, stem, reader=str):
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

        for line in self.lines(f"{stem}.dic")[1:]:
            entry = line.split("\t")[0].split(" ")[0]
            word, _, flags = entry.partition("/")
            yield word, word
            prefixes = [f for f in flags if rules[f] and rules[f][0][0] == "PFX"]
            for flag in flags:
                for form in derived(word, flag):
                    yield form, word
                    if flag not in prefixes and crossed.get(flag):
                        for prefix in prefixes:
                            for crossing in derived(form, prefix):
                                yield crossing, word


# ---- what is left out --------------------------------------------------------------------------------

# Entries of naughty-words that stay, because their main meaning is an everyday one.
SPARED = {
    "de": "bonze fratze kimme lümmel möpse mufti muschi nackt nippel orgasmus penis popel poppen "
          "rosette schabracke schiesser vögeln vollpfosten",
    "nl": "afrossen aftrekken afzuigen anita asbak aso balen bedonderen bekken belazeren beurt boemelen "
          "brugpieper buffelen del draaikont eikel engerd flikken gat griet hol huisdealer johny kanen "
          "knor lummel matje muts naaien naakt nicht oprotten opzouten paal palen penoze pijpen pik poot "
          "pot raaskallen reet remsporen reutelen schatje schoft slempen spuiten standje teef toeter "
          "vergallen vingeren watje wippen zaadje zuigen zuiplap",
    "pl": "burdel cyc debil dmuchać duperele jajco jajko pieprzyć rzygać suka syf",
    "ru": "бугор голый мент обнаженный офигеть секс фига хапать хрен",
    "fi": "haahka hatullinen hitto hitosti jätkä kuppainen lahtari muna munaton mutakuono naida narttu "
          "paljaalla palli pallit paneskella panettaa panna pano pantava pehko pentele pipari piru pistää "
          "reikä tavara toosa tuhkaluukku turpasauna viiksi äpärä",
    "tr": "am",
}

# Endings that a listed word loses before other words are compared with the rest of it.
ENDINGS = {
    "de": "(en|e|n)$",
    "nl": "(en|e)$",
    "pl": "(ać|eć|ić|nąć|ec|y|a|o)$",
    "ru": "(ать|еть|ить|нуть|ся|ый|а|о|я|ь)$",
}


def blocked(sources, language):
    """A test for the words that published lists call vulgar or a slur."""
    listed = {word.lower() for word in json.loads(sources.bytes(f"naughty-words/{language}.json"))
              if " " not in word}
    if language in ("es", "fr", "it"):
        cuss = sources.bytes(f"cuss/{language}.js").decode("utf-8")
        rated = {word.lower() for word in re.findall(r"^ +['\"]?([^'\":]+)['\"]?: [012],?$", cuss, re.M)}
        agreed = listed & rated
        starts = {word[:4] for word in agreed}
        listed = agreed | {word for word in listed | rated if word[:4] in starts}
        listed |= {word + "s" for word in listed}
        return lambda word: word in listed
    listed -= set(SPARED.get(language, "").split())
    stems = set()
    if language in ENDINGS:
        stems = {re.sub(ENDINGS[language], "", word) for word in listed}
        stems = tuple(fold(stem, language) or stem for stem in stems if len(stem) >= 4)
    folded = {fold(word, language) for word in listed}
    return lambda word: fold(word, language) in folded or bool(
        stems and fold(word, language).startswith(stems))


# ---- the languages -------------------------------------------------------------------------------------

def classes(frequent, words):
    """Words in two classes: the frequent ones, commonest first, and the others in their original order."""
    folded = collections.OrderedDict.fromkeys(frequent)
    return [list(folded), [word for word in words if word not in folded]]


def german(sources):
    words = [word.lower() for word in sources.lines("de-enz.txt.gz")]
    known = set(words)
    return classes([word.lower() for word in sources.frequent("german") if word.lower() in known], words)


def spanish(sources):
    words = sources.debian("spanish")
    # The list of lemmas has no inflected forms. A dictionary that cannot be part of the package says which
    # of the frequent words are Spanish words and not names.
    known = {form for form, _ in sources.hunspell("usr/share/hunspell/es_ES")} | set(words)
    return classes([word for word in sources.frequent("spanish") if word in known], words)


def french(sources):
    known = set(sources.debian("french"))
    return [[word for word in sources.frequent("french") if word in known]]


def italian(sources):
    known = set(sources.debian("italian"))
    return [[word for word in sources.frequent("italian") if word in known]]


def dutch(sources):
    return [sources.debian("dutch")]


def polish(sources):
    return [sources.debian("polish")]


def russian(sources):
    forms = [form for form, word in sources.hunspell("dictionary-ru/index") if word == word.lower()]
    played = {}
    for form in forms:
        played.setdefault(form.replace("ё", "е"), form)
    frequent = (played.get(word.replace("ё", "е")) for word in sources.frequent("russian"))
    return classes([word for word in frequent if word], forms)


def finnish(sources):
    return [sources.lines("fi-kotus.txt.gz")]


def turkish(sources):
    words = []
    for line in sources.lines("tr-zemberek.dict.gz"):
        word, _, about = line.partition(" [")
        if not re.search(r"P:(Punc|Prop|Abbrv|Unk)|A:Suffix|Roots:|Pr:", about):
            words.append(word.strip())
    return [words]


LANGUAGES = {"de": german, "es": spanish, "fr": french, "it": italian, "nl": dutch, "pl": polish,
             "ru": russian, "fi": finnish, "tr": turkish}

VOWELS = {"de": "aeiouyäöü", "es": "aeiouyáéíóúü", "nl": "aeiouy", "ru": "аеёиоуыэюя", "fi": "aeiouyåäö",
          "tr": "aeıioöuü", "fr": "aeiouy", "it": "aeiou", "pl": "aąeęioóuy"}


def made(sources, language):
    """By class: played word -> its spellings, commonest first. Also returns what was left out, with reasons."""
    is_blocked = blocked(sources, language)
    done, found, left_out = {}, [], collections.Counter()
    for words in LANGUAGES[language](sources):
        kept = {}
        for spelled in words:
            spelled = unicodedata.normalize("NFC", spelled)
            played = fold(spelled, language)
            if played is None or not 2 <= len(played) <= 64:
                left_out["not letters alone"] += bool(spelled)
            elif not any(c in VOWELS[language] for c in played):
                left_out["without a vowel"] += 1
            elif is_blocked(spelled):
                left_out["block list"] += 1
            else:
                # A spelling of a word of an earlier class belongs to that word.
                spellings = done.get(played, kept).setdefault(played, [])
                if spelled not in spellings:
                    spellings.append(spelled)
        found.append(kept)
        done |= dict.fromkeys(kept, kept)
    return found, left_out


# ---- packing (src/words/packed_list.rs unpacks it) -----------------------------------------------------

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

def main(arguments):
    if len(arguments) == 2 and arguments[0] == "--text":
        path = Path(arguments[1])
        sys.stdout.writelines(as_text(path.read_bytes(), path.stem))
        return 0
    checking = arguments[:1] == ["--check"]
    arguments = arguments[checking:]
    if not arguments or any(argument.startswith("-") for argument in arguments):
        sys.exit(__doc__)
    sources, different = Sources(Path(arguments[0])), 0
    sums = HERE / "SHA256SUMS"
    known = dict(reversed(line.split("  ")) for line in sums.read_text().splitlines()) if sums.is_file() else {}
    for language in arguments[1:] or LANGUAGES:
        found, left_out = made(sources, language)
        data = packed(found, language)
        text = "".join(as_text(data, language)).encode("utf-8")
        digest = hashlib.sha256(text).hexdigest()
        print(language, [len(words) for words in found], f"{len(data)} bytes", dict(left_out), flush=True)
        if checking:
            # Another version of zlib may pack the same list into different bytes.
            mine = "".join(as_text((HERE / f"{language}.words").read_bytes(), language)).encode("utf-8")
            if mine != text or known.get(f"{language}.txt") != digest:
                print(f"{language}.words: differs from what {Path(__file__).name} makes")
                different = 1
        else:
            (HERE / f"{language}.words").write_bytes(data)
            known[f"{language}.txt"] = digest
    if not checking:
        sums.write_text("".join(f"{known[name]}  {name}\n" for name in sorted(known)))
    return different


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
