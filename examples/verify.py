#!/usr/bin/env python3
"""Checks a proof of evil-hangman: verify.py PROOF WORDS [LETTERS]

WORDS is a file with one word per line, and LETTERS has the letters of the alphabet in order, such as
abcdefghijklmnopqrstuvwxyzäöü; without it, they are a to z. Written from docs/proofs.md alone.
"""

import sys

MASK = (1 << 64) - 1


def need(holds, what):
    if not holds:
        sys.exit(f"not proven: {what}")


class Reader:
    def __init__(self, data):
        self.data, self.at = data, 0

    def raw(self, count):
        need(self.at + count <= len(self.data), f"breaks off at byte {len(self.data)}")
        self.at += count
        return self.data[self.at - count : self.at]

    def number(self, most=MASK):
        number = shift = 0
        while True:
            byte = self.raw(1)[0]
            number |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                break
            need(shift < 70, f"bad number before byte {self.at}")
        need(number <= most, f"number out of range before byte {self.at}")
        return number


def checksum(data):
    total = 0xCBF29CE484222325
    for byte in data:
        total = ((total ^ byte) * 0x100000001B3) & MASK
    return total


def mix(z):
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def list_hash(words):
    a = b = 0
    for word in words:
        row = bytes(word) + bytes(-len(word) % 8)
        x, y = 0x243F6A8885A308D3, 0x13198A2E03707344
        for start in range(0, len(row), 8):
            block = int.from_bytes(row[start : start + 8], "big")
            turned = ((block << 31) | (block >> 33)) & MASK
            x = mix(x ^ block)
            y = mix(((y * 0x9E3779B97F4A7C15) & MASK) ^ turned)
        a, b = (a + x) & MASK, (b + y) & MASK
    return a.to_bytes(8, "little") + b.to_bytes(8, "little")


def places(word, code):
    return sum(1 << place for place, letter in enumerate(word) if letter == code)


def check_guesser(words, value, letters):
    """The guesser's half, without recursion: positions still to do, the next one last."""
    at = 0
    todo = [(words, value)]
    while todo:
        words, left = todo.pop()
        if len(words) <= left + 1:
            continue
        need(at < len(letters), "the guesser's half is too short")
        code = letters[at]
        at += 1
        need(1 <= code <= 64, f"letter {at} of the guesser's half does not exist")
        families = {}
        for word in words:
            families.setdefault(places(word, code), []).append(word)
        need(len(families) > 1, f"letter {at} of the guesser's half tells nothing")
        need(0 not in families or left > 0, f"no misses left at letter {at} of the guesser's half")
        for where in sorted(families, reverse=True):
            todo.append((families[where], left - (where == 0)))
    need(at == len(letters), "the guesser's half is too long")


def can_hit(sets, count):
    """Whether some `count` letters hit every one of the sets."""
    if not sets:
        return True
    degrees = {}
    for letters in sets:
        for letter in letters:
            degrees[letter] = degrees.get(letter, 0) + 1
    if sum(sorted(degrees.values(), reverse=True)[:count]) < len(sets):
        return False
    tried = set()
    for letter in sorted(min(sets, key=len), key=lambda letter: -degrees[letter]):
        if can_hit([rest - tried for rest in sets if letter not in rest], count - 1):
            return True
        tried.add(letter)
    return False


def check_setter(reader, words, value):
    claims = []
    masks = [(word, sum(1 << (code - 1) for code in set(word))) for word in words]
    for number in range(reader.number()):
        here = f"claim {number} of the setter's half"
        letters, fixed = reader.number(), {}
        for _ in range(reader.number(64)):
            code, where = reader.number(64), reader.number()
            good = code > 0 and code not in fixed and letters >> (code - 1) & 1 and where != 0
            need(good, f"{here} fixes a letter that it cannot")
            fixed[code] = where
        span = [
            word
            for word, mask in masks
            if mask & ~letters == 0 and all(places(word, c) == at for c, at in fixed.items())
        ]
        opened = {c for c in range(1, 65) if letters >> (c - 1) & 1 and c not in fixed}
        parts = reader.number(64)
        if parts == 0:
            worth = reader.number(64)
            need(span, f"{here} is about no word")
            sets = list({frozenset(word) & opened for word in span})
            need(worth == 0 or all(sets), f"{here} has a word that is known")
            need(not can_hit(sets, worth), f"{here}: {worth} letters hit every word")
        else:
            need(len(span) > 1, f"{here} has nothing to guess")
            worth, unanswered = 65, opened
            for _ in range(parts):
                back = reader.number()
                need(1 <= back <= len(claims), f"{here} rests on no earlier claim")
                part_letters, part_fixed, part_worth = claims[-back]
                within = part_letters & ~letters == 0
                within = within and all(part_fixed.get(c) == at for c, at in fixed.items())
                need(within, f"{here} has a part that does not lie within")
                unanswered = {c for c in unanswered if part_letters >> (c - 1) & 1}
                worth = min(worth, part_worth + 1)
            need(not unanswered, f"{here} does not answer {sorted(unanswered)}")
        claims.append((letters, fixed, worth))
    need(claims and claims[-1][2] >= value, "the claims fall short of the value")
    return len(claims)


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    with open(sys.argv[1], "rb") as file:
        data = file.read()
    need(data[:8] == b"EHproof1", "not a proof, or of another version")
    need(len(data) >= 16, "breaks off")
    body = data[:-8]
    need(checksum(body).to_bytes(8, "little") == data[-8:], "the checksum does not fit")
    reader = Reader(body)
    reader.raw(8)
    length, count = reader.number(64), reader.number()
    wanted, value = reader.raw(16), reader.number(64)
    with open(sys.argv[2], encoding="utf-8") as file:
        lines = {line.strip().lower() for line in file}
    alphabet = sys.argv[3] if len(sys.argv) == 4 else "abcdefghijklmnopqrstuvwxyz"
    codes = {letter: code for code, letter in enumerate(alphabet, 1)}
    chosen = [line for line in lines if len(line) == length and codes.keys() >= set(line)]
    words = [[codes[letter] for letter in word] for word in chosen]
    need(len(words) == count and list_hash(words) == wanted, "it is about another word list")
    half = reader.raw(reader.number())
    check_guesser(words, value, half)
    claims = check_setter(reader, words, value)
    need(reader.at == len(body), "goes on after its end")
    print(f"value {value} proven for {count} words: {len(half)} letters, {claims} claims")


if __name__ == "__main__":
    main()
