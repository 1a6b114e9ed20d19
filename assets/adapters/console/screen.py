

# The screen: what may be the board, and which word is said to have been the right one.

# What may stand for an unknown letter, as in a class of regular expressions: also every bullet, box, block and other picture, but no
# upright line or corner of a frame.
BLANKS = r"\-_*.?#~¡-©«-´¶-¹»-¿‐-‧‰-⁞←-━┄┅┈┉╌╍═▀-⯿＿🀀-🫿"
ENDS = BLANKS.replace(".?", "")     # without what ends a sentence
# Letters of any language. No character may be both, or finding no row would take twice as long with each of them.
CELL = r"(?:[%s]|(?![%s])[^\W\d])" % (BLANKS, BLANKS)
BETWEEN = ("", " ", "  ", "   ", "\t", " | ", "|", "·", " · ", ", ", ",", "', '", '", "', "/", " / ", "][", "] [")
MANY = 100          # rows of a screen, all of which are looked at
# What a row counts that has such a name.
NO_BOARD = r"\b(lives|miss(es|ed)?|mistakes|errors|strikes|wrong|incorrect|used|tried)\W*$"
# Words that programs say at the end anyway.
EVERYDAY = set("a an the it you i we me my no not yes so and or of on in out to is was be been has had all too very just only bad sad "
               "good game over lost lose loser won win word words dead died done gone end left none wrong right luck hang hung hanged "
               "hangman found here there this that your yours mine evil never nothing still close better next time sorry thanks bye "
               "thank press play again guessed revealed hidden chosen unknown fun nice great run ran runs guess guesses try tries turn turns "
               "life lives letter letters miss misses chance chances max limit used up many more few man men body complete hurray hooray yay "
               "oops nope boo shame pity score round rounds end ends final reached allowed attempt attempts computer player can could were "
               "are for at by with who what oh well done don will now have".split())


def places_of(letter, cells):
    return [at for at, c in enumerate(cells) if c == letter]


def may_be(word, known, missed):
    """Whether a word fits what is known, None for unknown letters, and the letters that missed."""
    return len(word) == len(known) and all(k == c if k else c not in known for c, k in zip(word, known)) and not set(missed) & set(word)


@functools.cache
def is_blank(c):
    return re.fullmatch("[%s]" % BLANKS, c) is not None


class Row(tuple):
    """Something on the screen with as many cells as the board: the text before it, what is between the cells, what stands
    for an unknown letter ("" if none does), and the cells."""
    before, between, blank, cells = (property(lambda self, at=at: self[at]) for at in range(4))

    @property
    def look(self):
        return self[:3]

    def is_no_sentence(self):
        """Whether it can't be a short sentence of letters that were all guessed, such as "Wrong."."""
        return bool(self.between) or self.blank not in ".?"

    def is_new(self):
        """Whether nothing is known in it."""
        return all(map(is_blank, self.cells))

    def places(self, letter):
        return places_of(letter, self.cells)


def rows_of(text, length, guessed):
    """All rows of a text, in order, whose letters were all guessed."""
    rows = []
    text = joined(re.sub("[│┃║]", "|", re.sub(r"\[ \]", "[_]", text)), length)
    seen = {}
    for line in text.splitlines():
        if line not in seen:
            seen[line] = [row for one in readings(line, length) for row in rows_in(one, length, guessed)]
        rows += seen[line]
    column = re.findall(r"(?m)^\s*\d+\s*[.):]\s*(%s)\s*$" % CELL, text)
    rows += row_of("", "column", "".join(column), guessed) if len(column) == length > 1 else []
    # Some programs print a family for each of thousands of words. Before the last rows, whose places are counted, one of each is enough.
    return list(dict.fromkeys(rows[:-MANY])) + rows[-MANY:]


def readings(line, length):
    """How a line can be read: each letter may have a wider line, but a single one with as many signs may be the board."""
    signs = re.findall(r"(?<!\S)(?:__+|[^\W\d_])(?!\S)", line)
    wide = [sign for sign in signs if "_" in sign]
    if not wide or len(signs) < length:
        return [line]
    return [line] * (wide == ["_" * length]) + [re.sub(r"(?<!\S)__+(?!\S)", "_", line)]


def rows_in(line, length, guessed):
    """The rows of a line."""
    # Boxes share their borders, or each has its own.
    parts = [re.split(border, line.strip().strip("|")) for border in (r"\|", r"\|\s*\|")] if "|" in line else []
    boxes = next(([box.strip() or "_" for box in part] for part in parts if len(part) == length), [])
    if boxes and all(re.fullmatch(CELL, box) for box in boxes):
        return row_of("", "box", "".join(boxes), guessed)
    if sum(c in guessed or is_blank(c) for c in line.lower()) < length:
        return []
    found, rest = in_line(line, length, guessed)
    # In what is left, blanks of different widths may be between the cells.
    return found + in_line(re.sub(r"[ \t]+", " ", rest), length, guessed)[0]


def row_of(before, between, cells, guessed):
    """These cells as a row, if all letters in them were guessed."""
    cells = cells.lower()
    blanks = set(filter(is_blank, cells))
    return [Row((before, between, "".join(blanks), cells))] if len(blanks) <= 1 and set(cells) - blanks <= guessed else []


def in_line(line, length, guessed):
    """The rows of a line, and the line without them."""
    found, rest = [], line
    for between in BETWEEN:
        if between and (between not in line or length == 1):
            continue
        sep = re.escape(between)
        shape = r"(?<![\w+%s])(?=(%s{%d}%s)(?![^\W\d]|[+%s]))" % (BLANKS, "(?:" + CELL + sep + ")", length - 1, CELL, ENDS)
        label = line
        for match in re.finditer(shape, line):
            at, end = match.start(1), match.end(1)
            cells = match.group(1)[::len(between) + 1]
            blanks = "".join(set(filter(is_blank, cells)))
            # A row of more cells is no board, but a dot may end a sentence, and a dash be between the board and a text.
            more = "[%s]" % (re.escape(blanks) or BLANKS)
            longer = between and (re.search(r"(?<!\w)%s%s$" % (more, sep), line[:at]) or re.match(sep + more, line[end:]))
            if not longer:
                before = re.sub(r"\d+", "0", label[:at]).strip()
                # Wider blanks are no other look: their widths may change with the first letter.
                for row in row_of(before, re.sub(r"\s+", " ", between), cells, guessed):
                    found.append((at, row))
                    rest = rest[:at] + "0" * (end - at) + rest[end:]
                    # What is beside the board may be the one before; it is no part of the text before it.
                    if blanks:
                        label = label[:at] + " " * (end - at) + label[end:]
    return [row for _, row in sorted(found, key=lambda one: one[0])], rest


def joined(text, length):
    """The text, with the letters of a board in two lines put where the blanks below them are."""
    lines = text.splitlines()
    for at, (above, line) in enumerate(zip(lines, lines[1:]), 1):
        # A letter above blanks without gaps is the one that was typed.
        if not re.fullmatch(r" *([%s]+ +)+[%s]+ *" % (BLANKS, BLANKS), line):
            continue
        blanks = {place for place, c in enumerate(line) if c != " "}
        letters = {place for place, c in enumerate(above) if not c.isspace()}
        if len(blanks) == length and letters <= blanks and all(above[place].isalpha() for place in letters):
            lines[at] = "".join(above[place] if place in letters else c for place, c in enumerate(line))
    return "\n".join(lines)


def plain(line):
    return re.sub(r"\d+", "0", line).strip()


class Place(tuple):
    """Where something is on the screen: the look of its row, and which of the rows that look so it is, from the last one."""

    @staticmethod
    def all(rows):
        looks = [row.look for row in rows]
        return [Place((look, looks[at:].count(look))) for at, look in enumerate(looks)]

    def row(self, rows):
        """The row that is there, if there is one."""
        look, order = self
        alike = [row for row in rows if row.look == look]
        return alike[-order] if order <= len(alike) else None


# How a text says which word was to be found, also in other languages.
IS_IT = (r"\b(?:word|answer|solution|secret|it)\b\W+(?:(?!is\b|was\b|were\b)\w+\W+){0,3}(?:was|is|were)\W+([^\W\d_]+)"
         r"|\b(?:wort|palabra|mot|parola|palavra|woord|s.owo|слово|sana|kelime)\W+(?:\w+\W+)?([^\W\d_]+)\W*$"
         r"|(?:thinking|thought) of\W+(?:the word\W+)?([a-z]+)|\b(?:lose|lost|loser)\b[^\w\n]+([a-z]+)\W*$|\bhad[^\w\n]+([a-z]+)")

# The same so plainly that nothing else can be meant.
PLAINLY = (r"\b(?:the|my|das|la|le|a|het)\W+(?:(?:secret|correct|right)\W+)?(?:word|answer|wort|palabra|mot|parola|palavra|woord)\W+"
           r"(?:was|is|war|era|était)\W+([^\W\d_]+)\W*$")


def stated(text, shape=IS_IT):
    """The words of which a text says that one was to be found."""
    return {match.group(match.lastindex) for match in re.finditer(shape, text.lower(), re.M)} - EVERYDAY
