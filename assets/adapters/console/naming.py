

# What a guesser names: the letter of its guess, and the word that it knows.

ONE = r"[\"'`‘’“”(\[{<|]?\b([^\W\d_])\b[\"'`‘’“”)\]}>|]?"
AFTER = r"(?=\s*$|\s*[.,!?:]|\s*[(\[]\s*[yj1)\]]|\s+(?:with|in|at|is|are|there|because|appears?|occurs?|exists?|fits?|->)(?!\w))"
# What names a letter: after a guess or a suggestion, in a question whether it is there, or in quotation marks.
NAMES = [
    r"\b(?:letter|character|guess(?:e[sd]|ing)?|suggest(?:s|ed|ion)?|recommend(?:s|ed|ation)?|tr(?:y|ies)|chose|choose|pick)\b"
    r"(?:[\s:=,>-]|\.\.+|…|(?:to guess|is|was|be|would|will|should|right|now|next|the|letter|an?(?=\W+\S)|of)\b)*" + ONE + AFTER,
    r"\b(?:is|are|was|were) there (?:(?:an?y?|the|letters?) )*" + ONE + AFTER,
    r"\bis (?:it )?(?:the letter |an? )?" + ONE + r"(?: (?:in|at|part|correct|right|one|there)\b|\?)",
    r"\bdo(?:es)? (?:the letter )?" + ONE + r" (?:appear|occur|exist|fit)",
    r"\b(?:contains?|ha[sv]e|includes?) (?:(?:an?y?|the|letters?) )*" + ONE + AFTER,
    r"(?:(?<=\W)|^)[\"'`‘“]([^\W\d_])[\"'`’”](?!\w)",
    r"\| ([^\W\d_]) \| \d",
    r"^\W*([^\W\d_]) with\b",
]
# Keys, which are no letters: "[y]es", "y/n", "press q", "'n' if none"; and examples.
KEYS = (r"[\[(]\w[\])]\w+|['\"]?\b[a-z]\b['\"]?\s*/\s*['\"]?\b[a-z]\b['\"]?|\b[yj]\W{0,3} (?:or|for|=|means)\b[^\n]*"
        r"|\b(?:type|enter|press|hit|write|input|or|answer)\s+['\"(\[]?[a-z]['\")\]]?(?!['\w])(?!\s*[?:]?\s*$)"
        r"|['\"(\[]\b[a-z]\b['\")\]]\s*(?:to|for|if|when|means?|quits?|exits?|stops?|ends?|=)(?!\w)|\b(?:e\. ?g|i\. ?e|such as|for example|for instance)\b[^\n]*")
BOARD = r"(?<!\S)(?=\S* ?\S* ?[_*-])(?:[_*?-]|[^\W\d_](?= ))(?: ?[_*?-]| [^\W\d_](?!\S))+(?!\S)"
RANKED = r"^\W*(?:([^\W\d_])\W+[\d.,]+ ?%?|[\d.,]+ ?%?\W+([^\W\d_]))\W*$"        # a letter in a table, with its number
ALONE = r"[>\s'\"]*([^\W\d_])['\"\s]*"
GOOD = r"best|likel|suggest|recommend|next|most common"      # what a list of letters to guess is called
# A word that is said to be the right one.
CLAIMS = (r"\b(?:your|the|secret|chosen) (?:word|answer|solution)\b(?:\W+(?:you|i) \w+(?: \w+)?)?\W*(?:is|was|must be|has to be|:)\W*(?:(?:obviously|probably|surely)\W+)?%s\b"
          r"|\bit(?:['’]s| is| must be| was) (?:obviously |probably )?%s(?=[\])!.'\"]|\W*$)|\b(?:found|solved|guess(?:ed)?)\b[^\n:,]{0,20}(?:word|is|it|was)?\W*[:=]\W*%s\W*$"
          r"|\bis %s (?:your|the|my) word|\bis (?:your|the) word\W+%s\b|^its %s$")
# Such a word in the lines below, but no "Correct!", which begins with a capital.
BELOW = (r"(?i:\b(?:your (?:word|answer)|one of the following|possible (?:word|answer)s?)\b)[^\n]*\n"
         r"((?:\W*(?:[^\W\d_A-Z]{%d}|[A-Z]{%d})\b['\",\])]*[ \t]*(?:\n|\Z))+)")
# Words of the list that programs say anyway.
PROSE = EVERYDAY | set("correct incorrect wrong right sorry great hello welcome goodbye hangman result letter letters awesome amazing perfect unknown "
                       "missing solved answer solver guesser".split())


class Reader:
    """Reads what a guesser says about words of a length."""

    def __init__(self, adapter, length):
        self.length, self.words, self.prompts = length, {word for word in adapter.words if len(word) == length}, adapter.prompts
        # In Turkish, I is the capital of ı.
        self.turkish = str.maketrans("İI", "iı") if any("ı" in word for word in adapter.words) else {}

    def small(self, text):
        """A text in small letters."""
        return text.translate(self.turkish).lower()

    def names_in(self, line):
        """The letters that a line names, in order and in lower case. A list of letters names none, unless they are said to be good."""
        line = re.sub(BOARD, " ", re.sub(KEYS, " ", line, flags=re.I))
        letters = set(re.findall(r"(?<!\w)(?<!\w['’])[^\W\d_](?!\w)", line))
        if len(letters) > 3 and not re.search(GOOD, line, re.I):
            return []
        found = {match.start(1): self.small(match.group(1)) for shape in NAMES for match in re.finditer(shape, line, re.I)}
        return [found[at] for at in sorted(found)]

    def around(self, line):
        """A line without the letter that it names; None if it names none, or more than one."""
        found = self.names_in(line)
        return re.sub(r"\b%s\b" % found[0], "", line, flags=re.I) if len(set(found)) == 1 else None

    def guess_in(self, text, past, named):
        """The letter that a text names as a guess, or None. Lines of the past and letters that were named before name none."""
        lines = [line.rstrip() for line in lines_of(text)]
        # A group in a file of prompts is the letter, and so is one that is all of the last line.
        prompted = [found.group(found.lastindex) for found in (re.search(shape, text, re.I | re.M) for shape, _ in self.prompts) if found and found.lastindex]
        alone = re.fullmatch(ALONE, lines[-1]) if lines else None
        letter = prompted[-1:] or self.newly_named(lines, past, named) or self.ranked(lines) or ([alone.group(1)] if alone else [])
        return self.small(letter[0]) if letter else None

    def newly_named(self, lines, past, named):
        """The new letters in the last of these lines that names one; of several that say the same, in the first, which it prefers."""
        for at, line in reversed(list(enumerate(lines))):
            # What it has said before word by word names no new letter: "'m' is the menu".
            new = [letter for letter in self.names_in(line) if letter not in named] if line not in past else []
            while new and at and self.around(lines[at - 1]) == self.around(line) is not None:
                at -= 1
                new = [letter for letter in self.names_in(lines[at]) if letter not in named] or new
            if new:
                return new
        return []

    def ranked(self, lines):
        """The letters of a table whose numbers fall."""
        rows = [match for match in (re.match(RANKED, line) for line in lines) if match and re.search(r"\d", match.group())]
        numbers = [float(re.search(r"\d+(?:\.\d+)?", row.group()).group()) for row in rows]
        if len(rows) < 2:
            return []
        if numbers != sorted(numbers, reverse=True):
            raise Unseen("it shows numbers for letters, and names none as its guess")
        return [row.group(row.lastindex) for row in rows]

    def claims(self, text, may_be_prose):
        """The words of the list that a text says are the right one, and the only one that it names below a line that says so."""
        word = r"['\"“‘\[(]*([^\W\d_]{%d})" % self.length
        said = [self.small(match.group(match.lastindex)) for match in re.finditer(CLAIMS.replace("%s", word), text, re.I | re.M)]
        below = re.search(BELOW % (self.length, self.length), text)
        only = {self.small(one) for one in re.findall(r"[^\W\d_]+", below.group(1))} if below else set()
        said = [one for one in said if may_be_prose or one not in PROSE] + [one for one in only if len(only) == 1 and one not in PROSE]
        return [one for one in said if one in self.words]
