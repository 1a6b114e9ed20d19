

# A guesser: a program that guesses the word of a person at the terminal. It names a letter or suggests one, and is told where that
# is. No letter is ever chosen for it.

# What its questions may leave open: what is tried first, and the others.
FORMS = {"silent": ["", "length", "places", "pattern"], "yes": ["y", "yes"], "base": [1, 0], "between": [" ", ","],
         "blank": ["_", "-", "*", ".", "?"]}
TRIALS = 24         # games that are played at most to find that out
LOOKING = 60        # seconds of processor time after which nobody looks on any more
PRACTICE = 15       # seconds after which no other one begins
TURNS = 80          # answers at most until it names a letter
ONE = r"[\"'`‘’“”(\[{<|]?\b([^\W\d_])\b[\"'`‘’“”)\]}>|]?"
AFTER = r"(?=\s*$|\s*[.,!?:]|\s*[(\[]\s*[yj1)\]]|\s+(?:with|in|is|are|there|because|appears?|occurs?|exists?|fits?|->)(?!\w))"
# What names a letter: after a guess or a suggestion, in a question whether it is there, or in quotation marks.
NAMES = [
    r"\b(?:letter|character|guess(?:e[sd]|ing)?|suggest(?:s|ed|ion)?|recommend(?:s|ed|ation)?|tr(?:y|ies)|chose|choose|pick)\b"
    r"(?:[\s:=,>-]|(?:to guess|is|was|be|would|will|should|right|now|next|the|letter|an?(?=\W+\S)|of)\b)*" + ONE + AFTER,
    r"\b(?:is|are|was|were) there (?:(?:an?y?|the|letters?) )*" + ONE + AFTER,
    r"\bis (?:it )?(?:the letter |an? )?" + ONE + r"(?: (?:in|part|correct|right|one|there)\b|\?)",
    r"\bdo(?:es)? (?:the letter )?" + ONE + r" (?:appear|occur|exist|fit)",
    r"\b(?:contains?|ha[sv]e|includes?) (?:(?:an?y?|the|letters?) )*" + ONE + AFTER,
    r"(?:(?<=\W)|^)[\"'`‘“]([^\W\d_])[\"'`’”](?!\w)",
    r"\| ([^\W\d_]) \| \d",
    r"^\W*([^\W\d_]) with\b",
]
# Keys, which are no letters: "y/n", "press q", "'n' if none"; and examples.
KEYS = (r"['\"]?\b[a-z]\b['\"]?\s*/\s*['\"]?\b[a-z]\b['\"]?|\b[yj]\W{0,3} (?:or|for|=|means)\b[^\n]*"
        r"|\b(?:type|enter|press|hit|write|input|or|answer)\s+['\"(\[]?[a-z]['\")\]]?(?!['\w])(?!\s*[?:]?\s*$)"
        r"|['\"(\[]\b[a-z]\b['\")\]]\s*(?:to|for|if|when|means?|quits?|exits?|stops?|ends?|=)(?!\w)|\b(?:e\. ?g|i\. ?e)\b|\b(?:such as|for example|for instance)\b[^\n]*")
BOARD = r"(?<!\S)(?=\S* ?\S* ?[_*-])(?:[_*?-]|[^\W\d_](?= ))(?: ?[_*?-]| [^\W\d_](?!\S))+(?!\S)"
RANKED = r"^\W*(?:([^\W\d_])\W+[\d.,]+ ?%?|[\d.,]+ ?%?\W+([^\W\d_]))\W*$"        # a letter in a table, with its number
GOOD = r"best|likel|suggest|recommend|next|most common"      # what a list of letters to guess is called
SAYS_NO = r"(?:n['’]?t|not|none|no)\b[^.\n]{0,40}?(?:type|enter|input|press|write|say)\W{1,2}"
# What is typed if the letter is nowhere, or for the end of its places.
NONE = [SAYS_NO + r"?['\"]([^'\"\n]+)['\"]",
        r"(?:(?<=\s)|[(\"'])(-1|0|n)['\"]?\)?\s*(?:if|when|for|to|once|means)\b[^.\n]{0,30}?(?:n['’]?t|not|none|no\b|miss|stop|end|done|quit|finish)"]
# What is typed for yes and for no, where these words aren't there: "(h)it or (m)iss", "+ if it is and - if not".
PAIRS = [r"\b(h) ?/ ?(m)\b|\b(h)it or (m)iss|[(\[](\w)[)\]]\w+\W+(?:or\W+)?[(\[](\w)[)\]]\w+",
         r"(?:^|[\s'\"(])([\w+])['\")]? if (?:it|so|there|the|that)\b(?!(?: \w+)?(?: not|n['’]t))[^\n]{0,40}?[\s'\"(]([\w-])['\")]? (?:if|otherwise)\b"]
# What stands for an unknown letter: "use '-' for unknown letters", '"." if the letter is unknown', or by its name.
BLANK = (r"(?:(?<=\s)|[\"'(])([_.*?-])['\")]? (?:for|where|if(?=[^\n]*known)|as|means?|stands?|in)\b|eg [a-z]([_.*?-])"
         r"|\b(?:with|use|using|put) (?:an? )?['\"(]?([_.*?-])['\")]?(?![\w.])")
BLANK_NAMES = {"_": "underscores?", "-": "dash(es)?|hyphens?|minus", ".": "dots?|periods?|full stops?", "*": "stars?|asterisks?", "?": "question marks?"}
# Where the places begin: "(1-5)", "count in from 0", "e.g., 0 2 4".
BASE = (r"\b(?:from|at|with|is|being)\s+(?:at\s+)?([01])\b|[(\[]\s*([01])\s*(?:-|–|to|\.\.)|\b([01])\s*-\s*(?:\d|n\b)|\b([01])(?:st(?! \w+ (?:is|=) \d)|-based)"
        r"|\b(?:ex|e\.g\.?|example)\W+([01])\b")
ONE_PLACE = (r"\b(a|the|what|which|first|second|third|next|another|each|\d(st|nd|rd|th)?)\W+(\w+\W+)?(position|place|index|spot|location)(?!s|\(s|es)\b"
             r"|\bspot number|^\W*(enter )?(the )?(position|index|location)\b(?!s|es|\()")
ALL_PLACES = r"separat|comma|all\b|\(s\)|each spot"
PATTERN = (r"pattern|template|underscore|\b(un|currently )known\b|known (word|letters|info)|word so far|(current|updated|new) (word|state|info|progress|board)"
           r"|state of (the )?word|what you know|know about your word|on the board|^\W*string\b|as string|with blanks|\b_{1,2} (for|where|if)|" + BLANK)
# The word itself, which nobody may tell it.
SECRET = (r"(enter|type|give|input|write|choose|what)[^\n]{0,60}\b(secret |your |the |a |me a )*(word|answer)\b(?!\W*(length|size))[^\n]{0,60}\b(guess|was|is|chose|think|letters only)"
          r"|\b(enter|type|give me|input|write|choose) (a|the|your) (secret )?(word|answer)\W*$|what word")
ASKED = [           # what it asks, by the end of what was printed; the first that fits
    ("again", AGAIN),
    ("more", r"\b(any|is there|are there)\b[^\n]*\b(more|other)\b|\b(more|other) (position|place)s?\?"),
    ("anything", r"(type|enter|press|hit)\W+(in )?any ?(thing|key)|when you (have|are|'re|'ve)\b[^\n]*(chosen|picked|ready|thought|one)|\bready\b[^\n]*\?"),
    ("count", r"how (many times|often)|how many (of|places|positions|are (in|there)|\W?\w\W?'?s\b)|number of (times|occurrences|hits)|how many\W+[\"'“]?\w[\"'”]?('s)?\W"),
    ("wrong", r"(wrong|incorrect|bad|missed|excluded|failed) (guess|letter)|(not|n't|n’t) (\w+ )?(in|there|contain|part)\b(?![^\n]*(type|enter|if))"
              r"|letters?[^\n]*\b(wrong|incorrect|not in|aren.t|excluded)\b(?![^\n]*(type|if))"),
    ("tried", r"(tried|guessed|used|already)[^\n]*\bletters|letters?[^\n]*\b(tried|guessed|used)\b|guessed so far|your guesses"),
    ("pattern", PATTERN),
    ("places", r"\b(position|place|index|indice|indexe|spot|location|slot)s?\b|\bwhere\b|(what|which) number letter|which letters? (is|are) (it|they)"),
    ("length", r"leng(th|ht)|how long|(how many|number of|no\. of) (letters|char(acter)?s?)\b|^\W*letters\W*$|number between"),
    ("lives", r"(how many|number of)[^\n]*\b" + COUNTED),
    ("players", r"(how many|number of)[^\n]*\b(players|humans?|people)"),
    ("who", r"\bwho\b[^\n]*\b(choos|pick|set|think)|\bplayer number"),
    ("file", r"(file|dictionary|word ?list|path)[^\n]*[:?>]"),
    ("name", r"\bname\b|who are you"),
    ("hit", YES_NO + r"|\bh ?/ ?m\b|hit or miss|\bif yes\b[^\n]*\bif no\b|(appear|is) in (your|the) word"
                     r"|\b(is|does|do|did|was|am|has|have|are|were)\b[^\n]*\b(letter|word|right|correct|guess|there|in it|work)\b[^\n]*\?"),
    ("options", r"(print|see|show|list)[^\n]*\b(words|options|list)|would you like"),
    ("menu", r"choice|option|selection|select|choose|mode\b|\b1\s*[).:\-=]|\b(press|type|enter) \W?\d\b"),
    ("letter", r"^(?!.*\b(let me|i|i'll|my|me to)\b).*(letter|guess)"),
    ("word", r"\bword\b"),
    ("enter", ENTER),
]
TELLS = "hit", "places", "count", "pattern", "wrong", "tried", "letter", "silent", "enter"       # questions by which it is told of its letter
KINDS = {"LENGTH": "length", "GUESSES": "lives", "FILE": "file", "LETTER": "letter", "HIT": "hit", "PLACES": "places", "COUNT": "count",
         "PATTERN": "pattern", "WRONG": "wrong", "TRIED": "tried"}      # answers in a file of prompts
# An option of a menu by which the program guesses.
GUESSES = r"\b(me|i|computer|cpu|ai|bot|machine|program)\b[^\n]*\bguess|guess(es|er)? (my|your) word|solve|helper|assist|think of"
# A word that is said to be the right one.
CLAIMS = (r"\b(?:your|the|secret|chosen) (?:word|answer|solution)\b(?:\W+(?:you|i) \w+(?: \w+)?)?\W*(?:is|was|must be|has to be|:)\W*(?:(?:obviously|probably|surely)\W+)?%s\b"
          r"|\bit(?:['’]s| is| must be| was) (?:obviously |probably )?%s(?=[\])!.'\"]|\W*$)|\b(?:found|solved|guess(?:ed)?)\b[^\n:,]{0,20}(?:word|is|it|was)?\W*[:=]\W*%s\W*$"
          r"|\bis %s (?:your|the|my) word|\bis (?:your|the) word\W+%s\b|^its %s$")

BELOW = r"(?i:\b(?:your (?:word|answer)|one of the following|possible (?:word|answer)s?)\b)"
# Words of the list that programs say anyway.
PROSE = EVERYDAY | set("correct incorrect wrong right sorry great hello welcome goodbye hangman result letter letters awesome amazing perfect unknown "
                       "missing solved answer solver guesser".split())


class Talk:
    """A game that a guesser plays, in a program of its own."""

    def __init__(self, adapter, length, misses, forms):
        self.adapter, self.length, self.misses, self.forms = adapter, length, misses, forms
        self.known, self.missed, self.guessed = [None] * length, [], []
        # The letters that it has named. It isn't told of those of its word.
        self.named = []
        # The letter that it has named, where that is, the places that it still has to be told, and whether it has been told all.
        self.letter, self.places, self.untold, self.told = None, [], [], True
        # The word that it says it is, and those that it said wrongly.
        self.claim, self.denied = None, set()
        # What it has asked in this game, since the letter, and how often; and what it was told without knowing how.
        self.kinds, self.round, self.times, self.assumed = set(), set(), {}, set()
        # From which number places count, if it has said so.
        self.all, self.base = "", None
        # In Turkish, I is the capital of ı.
        self.turkish = str.maketrans("İI", "iı") if any("ı" in word for word in adapter.words) else {}
        self.start()

    def start(self):
        """Starts the program."""
        adapter = self.adapter
        if adapter.program:
            adapter.program.end()
        values = {"FILE": adapter.names[0], "LENGTH": self.length, "GUESSES": self.misses}
        more = [str(values.get(word, word)) for word in adapter.args or []]
        adapter.program = Program(adapter.command + more, adapter.folder, adapter.trace)
        adapter.program.doubt = Unseen("it prints without end")
        # Who looks on has no other limit.
        adapter.program.patience = LOOKING if adapter.trace else None
        self.round = set()
        self.hear(adapter.program.hear())

    def hear(self, text):
        """Takes in what it has printed; of long lines, the ends."""
        self.text = re.sub(r"(?m)^(.{300})..{300,}(.{300})$", r"\1 \2", text)
        self.all += self.text

    def small(self, text):
        """A text in small letters."""
        return text.translate(self.turkish).lower()

    def guess(self):
        """The next letter that it names, or of the word that it says it is."""
        for _ in range(TURNS):
            if self.claim and self.fits(self.claim):
                return next(c for c in self.claim if c not in self.guessed)
            self.denied |= {self.claim}
            self.claim, is_over = None, self.adapter.program.status is not None
            if self.told:
                what = self.asked()
                # Before it has asked anything, a tip may name one.
                letter = self.suggestion() if is_over or what in TELLS and (what != "enter" or self.kinds) else None
                if letter:
                    self.letter, self.told, self.round, self.times = letter, False, set(), {}
                    self.named.append(letter)
                    if letter not in self.guessed:
                        return letter
                    self.learn_places([at for at, c in enumerate(self.known) if c == letter])
                    continue
                self.claim = self.claimed()
                if self.claim:
                    self.round = set()
                    continue
            elif is_over and "pattern" in self.kinds and not self.adapter.has_crashed(self.text):
                # It is started anew for each letter.
                self.start()
                self.told = True
                continue
            if is_over:
                raise Unseen(self.ended())
            self.reply()
        raise Unseen("it named no letter in %d answers" % TURNS)

    def ended(self):
        """How it ended."""
        if self.adapter.has_crashed(self.text):
            return "it crashed%s" % why_crashed(self.text)
        return "it ended with %r" % (last_line(self.text) or last_line(self.all))[-80:]

    def learn(self, letter, places):
        """Hears from the referee where a letter is. The program gets it as it writes it, which may be ς for σ."""
        letter = letter if self.told else self.letter
        self.guessed.append(letter)
        for at in places:
            self.known[at] = letter
        if not places:
            self.missed.append(letter)
        if not self.told:
            self.learn_places(places)

    def learn_places(self, places):
        """Gets to know what it has to be told of its letter."""
        self.places, self.untold = places, list(places)

    def fits(self, word):
        """Whether a word fits what is known, and isn't known to be the right one."""
        fits = all(c == k if k else c not in self.known for c, k in zip(word, self.known)) and not set(word) & set(self.missed)
        return len(word) == self.length and fits and None in self.known

    def suggestion(self):
        """The letter that the last text names, or None."""
        lines = [line.rstrip() for line in lines_of(self.text)]
        best = old = None
        # What it has said before word by word names no new letter: "'m' is the menu".
        before = set(self.all[:len(self.all) - len(self.text)].splitlines())
        for at in reversed(range(len(lines))):
            found = self.names_in(lines[at]) if lines[at] not in before else []
            best = next((letter for letter in found if letter not in self.named), None)
            if best:
                # Of several lines that say the same, the first is what it would rather guess.
                while at and self.shape(lines[at]) and self.shape(lines[at - 1]) == self.shape(lines[at]):
                    at, best = at - 1, self.names_in(lines[at - 1])[0]
                break
            old = old or (found or [None])[0]
        # A group in a file of prompts is the letter.
        named = [match for match in (re.search(shape, self.text, re.I | re.M) for shape, _ in self.adapter.prompts) if match and match.groups()]
        best = self.small(named[-1].group(1)) if named else best or self.ranked(lines)
        alone = re.fullmatch(r"[>\s'\"]*([^\W\d_])['\"\s]*", lines[-1]) if lines else None
        best = best or (self.small(alone.group(1)) if alone else None)
        if best in self.named or not best and old and self.asked() in ("hit", "places", "count") and old in self.names_in(lines[-1]):
            raise Unseen("it names %s again" % (best or old).upper())
        if best and not {"length", "pattern"} & self.kinds and not self.adapter.has("LENGTH"):
            raise Unseen("it guesses before it knows the length of the word")
        own = re.search(r"your word is\W+([^\W\d_]{%d})\b" % self.length, self.text, re.I)
        if best and own and self.small(own.group(1)) in self.adapter.words and not self.guessed:
            raise Unseen("it says that the word is %s: it plays with a word of its own" % own.group(1))
        return best

    def shape(self, line):
        """A line without the letter that it names; None if it names none, or more than one."""
        found = self.names_in(line)
        return re.sub(r"\b%s\b" % found[0], "", line, flags=re.I) if len(set(found)) == 1 else None

    def names_in(self, line):
        """The letters that a line names, in order and in lower case. A list of letters names none, unless they are said to be good."""
        line = re.sub(BOARD, " ", re.sub(KEYS, " ", line, flags=re.I))
        letters = set(re.findall(r"(?<!\w)(?<!\w['’])[^\W\d_](?!\w)", line))
        if len(letters) > 3 and not re.search(GOOD, line, re.I):
            return []
        found = {match.start(1): self.small(match.group(1)) for shape in NAMES for match in re.finditer(shape, line, re.I)}
        return [found[at] for at in sorted(found)]

    def ranked(self, lines):
        """The first letter of a table whose numbers fall, or None if there is no table."""
        rows = [(match, float(re.search(r"\d+(?:\.\d+)?", match.group()).group())) for match in (re.match(RANKED, line) for line in lines)
                if match and re.search(r"\d", match.group())]
        numbers = [number for _, number in rows]
        if len(rows) < 2:
            return None
        if numbers != sorted(numbers, reverse=True):
            raise Unseen("it shows numbers for letters, and names none as its guess")
        return self.small(rows[0][0].group(1) or rows[0][0].group(2))

    def claimed(self):
        """The word that the last text says is the right one, or the only one that it names below a line that says so. The text names no
        letter."""
        if not self.guessed and sum(len(word) == self.length for word in self.adapter.words) != 1:
            return None
        word = r"['\"“‘\[(]*([^\W\d_]{%d})" % self.length
        for match in re.finditer(CLAIMS.replace("%s", word), self.text, re.I | re.M):
            said = self.small(next(filter(None, match.groups())))
            if self.fits(said) and said in self.adapter.words - self.denied and (said not in PROSE or sum(map(bool, self.known)) > 1):
                return said
        # No "Correct!", which begins with a capital.
        below = re.search(BELOW + r"[^\n]*\n((?:\W*(?:[^\W\d_A-Z]{%d}|[A-Z]{%d})\b['\",\])]*[ \t]*(?:\n|\Z))+)" % (self.length, self.length), self.text)
        words = {self.small(said) for said in re.findall(r"[^\W\d_]+", below.group(1))} if below else set()
        said = words.pop() if len(words) == 1 else ""
        return said if self.fits(said) and said in self.adapter.words - PROSE - self.denied else None

    def asked(self):
        """What the last text asks for: one of the questions, or a text to answer, after a `=`."""
        for shape, answer in self.adapter.prompts:
            if re.search(shape, self.text[-400:], re.I | re.M):
                return KINDS.get(answer, "=" + answer)
        lines = lines_of(self.text)
        # A prompt without words, such as ">", belongs to the line above it.
        while len(lines) > 1 and not re.search(r"[^\W_]", lines[-1]):
            lines[-2:] = [lines[-2] + " " + lines[-1].strip()]
        for part in ["\n".join(lines[-many:]) for many in (1, 2, 4)] if lines else []:
            found = [what for what, shape in ASKED if re.search(shape, part, re.I | re.M)]
            if re.search(SECRET, part, re.I | re.M) and not {"pattern", "length", "anything", "count"} & set(found[:2]):
                return "word"
            # What names its letter doesn't ask for it.
            found = [what for what in found if what != "letter" or not self.names_in(lines[-1])]
            if found and (found[0] != "word" or part != lines[-1]):
                return found[0]
        return "hit" if lines and self.names_in(lines[-1]) and lines[-1].rstrip().endswith("?") else "silent"

    def reply(self):
        """Answers what it asks."""
        what, last = self.asked(), last_line(self.text)
        if self.letter and not self.told:
            if set(self.names_in(last)) - set(self.named):
                raise Unseen("it names another letter and wasn't told where %s is" % self.letter.upper())
            if what in ("word", "menu", "length", "lives"):
                what = "hit"
        elif self.letter and what in self.round - {"more"}:
            raise Unseen("it names no new letter: %r" % last[-80:])
        key = what, len(self.untold)
        self.times[key] = self.times.get(key, 0) + 1
        if self.times[key] > 3:
            raise Unseen("it asks for the same again and again: %r" % last[-80:])
        self.round.add(what)
        self.kinds.add(what)
        answer = self.answer(what, last)
        if answer is None:
            raise Unseen("it asks for the word itself: %r" % last[-80:] if what == "word" else not_understood(last))
        self.hear(self.adapter.program.say(answer, what))
        if self.told and any(self.known):
            self.look()

    def look(self):
        """Looks whether boards show what it was told."""
        rows = [row for row in rows_of(self.text, self.length, set(self.guessed)) if row.blank and row.is_no_sentence() and set(row.cells) & set(self.guessed)]
        if rows and not any(all(c == k if k else is_blank(c) for c, k in zip(row.cells, self.known)) for row in rows):
            raise Unseen("its board doesn't show what it was told")

    def answer(self, what, last):
        """The answer to a question, or None."""
        if what[0] == "=":
            return what[1:]
        if what == "silent" and self.told and re.search(r"[?:]\W*$", last):
            return None
        if what == "silent":
            what = "pattern" if "pattern" in self.kinds else self.assume("silent") or ("pattern" if self.told else "places")
            self.kinds.add(what)
        if what in ("hit", "places", "count", "letter") and self.told:
            if any(word and re.search(r"\b%s\b" % word, self.text, re.I) for word in self.denied):
                return self.word_for("n")       # it asks whether its word is right
            raise Unseen("it asks for a letter before it names one: %r" % last[-80:] if what == "letter" else not_understood(last))
        if what in ("places", "count") and not self.places and "hit" in self.round:
            raise Unseen("it asks where %s is, and was told that it isn't there" % self.letter.upper())
        if what == "hit":
            # Where it is is asked next, unless only one place is left.
            self.told = not self.places or None not in self.known
            return self.word_for("y" if self.places else "n")
        if what == "more":
            self.told = not self.untold
            return self.word_for("y" if self.untold else "n")
        if what == "count":
            self.told = not self.places
            return str(len(self.places))
        if what == "wrong" or what == "tried":
            letters = self.guessed if what == "tried" else self.missed
            if re.search(r"\ba (wrong|incorrect) letter\b", last, re.I):
                letters = [letter for letter in self.missed if letter == self.letter]
            self.told = True
            return ("," if re.search(r"comma|\w, ?\w, ?\w\b", last) else "").join(letters)
        if what == "again":
            raise Unseen("it ended the game: %r" % last[-80:])
        who = re.search(r"human is player (\d)", self.text, re.I)
        answers = {"length": lambda: self.length, "lives": lambda: self.misses, "players": lambda: 1, "who": lambda: who.group(1) if who else 1,
                   "file": lambda: self.adapter.names[0], "name": lambda: "Ann", "enter": lambda: "", "anything": lambda: "ok",
                   "letter": lambda: self.letter, "pattern": self.pattern, "places": self.place, "menu": self.option,
                   "options": lambda: self.word_for("n")}
        return str(answers[what]()) if what in answers else None

    def assume(self, form):
        """What is taken to be wanted where it doesn't say so."""
        self.assumed.add(form)
        return self.forms[form]

    def hint(self, shape):
        """Something that it has said in this game, as a match."""
        return re.search(shape, self.all, re.I | re.M)

    def word_for(self, answer):
        """Yes or no, as the question or an earlier line wants it."""
        asks = r"\by(es)?\W{1,5}(or\W{1,2})?n(o)?\b|yes or no|\b[yn]\b['\")\]]?\s*(=|for|if|means|is)\b|\by(es)?\b.*\n.*\bno?\b"
        lines = lines_of(self.all)
        last, near = lines[-1], "\n".join(lines[-2:])
        pair = next(filter(None, (re.search(shape, near, re.I) for shape in PAIRS)), None)
        if pair:
            yes, no = [found for found in pair.groups() if found]
            return yes if answer == "y" else no
        # What it says in the last line, the last two, or an earlier one; the letters that were used, in the line above, may be T and F.
        offers = [part for part in [last] if all(yes_or_no(one, part) != one for one in "yn")]
        offers += [part for part in [last, near] + lines[-3::-1] if re.search(asks, part, re.I)]
        if not offers:
            return answer if self.assume("yes") == "y" else {"y": "yes", "n": "no"}[answer]
        key = re.search(r"\b(\w)['\")\]]?\s*(?:for|=|means|is|if)\s*['\"(\[]?%s\b" % {"y": "yes", "n": "no"}[answer], offers[0], re.I)
        return key.group(1) if key else yes_or_no(answer, offers[0])

    def place(self):
        """Where the letter is: the next place if it asks for one, or else all of them."""
        near = "\n".join(lines_of(self.text)[-3:])
        none = next((found.group(1) for found in (re.search(shape, near, re.I) for shape in NONE) if found), None)
        base = re.search(BASE, near, re.I) or self.hint(r"\b([01])-based")
        self.base = int(next(filter(None, base.groups()))) if base else self.base
        base = self.assume("base") if self.base is None else self.base
        if not self.untold:
            self.told = True
            return none or ""
        ends = none and re.search(r"stop|end|done|next|quit|finish", near, re.I)
        if "count" in self.round or (ends or re.search(ONE_PLACE, near, re.I | re.M)) and not re.search(ALL_PLACES, near, re.I):
            place = self.untold.pop(0) + base
            self.told = not self.untold and not ends
            return place
        places, self.untold, self.told = self.untold, [], True
        comma, blank = re.search(r"comma|\d,( ?)\d", near, re.I), re.search(r"\b(space|blank)s?\b|\d \d", near, re.I)
        between = "," + (comma.group(1) or "") if comma else " " if blank or len(places) == 1 else self.assume("between")
        return between.join(str(at + base) for at in places)

    def pattern(self):
        """The board, or what it wants instead after a miss."""
        none = self.hint(SAYS_NO + r"['\"]([^'\"\n]+)['\"]")
        if none and not self.told and not self.places:
            self.told = True
            return none.group(1)
        self.told, self.untold = True, []
        shown, named = self.hint(BLANK), [blank for blank, shape in BLANK_NAMES.items() if self.hint(r"\b(%s)\b" % shape)]
        blank = next(filter(None, shown.groups())) if shown else named[0] if len(named) == 1 else self.assume("blank")
        return "".join(known or blank for known in self.known)

    def option(self):
        """The option of a menu by which the program guesses."""
        options = re.findall(r"(?mi)^[^\w\n]*(?:(?:press|type|enter|choose)\W+)?['\"(\[]?(\w)['\")\]]?\s*(?:[).:=-]+|if|for|to)\s*([^\n]+)", self.text)
        chosen = [key for key, about in options if re.search(GUESSES, about, re.I)]
        return chosen[-1] if chosen else None


class Guesser:
    """Lets a program that guesses the word of a person play over the protocol."""

    def __init__(self, adapter):
        self.adapter, self.talk, self.forms = adapter, None, {form: values[0] for form, values in FORMS.items()}

    def practise(self, misses):
        """Finds out what its questions leave open, in games about words of the list."""
        words, best, assumed, tried = sorted(self.adapter.words), (-1, 0), set(), []
        sizes = [len(word) for word in words]
        length = max(sorted(set(sizes)), key=sizes.count, default=1)
        forms = self.forms
        began = time.monotonic()
        for _ in range(TRIALS):
            if tried and time.monotonic() - began > PRACTICE:
                break
            tried.append(forms)
            scores = []
            for is_there in True, False:
                talk = Talk(self.adapter, length, misses, forms)
                scores.append(self.rehearse(talk, [word for word in words if len(word) == length], is_there))
                assumed |= talk.assumed
                if not scores[0][0]:
                    break
            score = min(scores)
            if score > best:
                best, self.forms = score, forms
            ways = itertools.product(*(values if form in assumed else values[:1] for form, values in FORMS.items()))
            forms = next((one for one in (dict(zip(FORMS, way)) for way in ways) if one not in tried), None)
            if score[0] == 2 or forms is None:
                break

    @staticmethod
    def rehearse(talk, words, is_there):
        """Plays a game about a word that has the first letter twice, or not at all, if there is one. Returns how well it went: 2 if the
        word was found, 1 if the program ended the game, 0 if something was not understood; and the number of letters."""
        word = None
        try:
            while word is None or None in talk.known:
                letter = talk.guess()
                word = word or max(words, key=lambda one: ((letter in one) == is_there, one.count(letter) == 2, one[-1] == letter))
                talk.learn(letter, [at for at, c in enumerate(word) if c == letter])
            return 2, len(talk.guessed)
        except Unseen as why:
            if talk.adapter.trace:
                print("in practice: %s" % why)
            return int(str(why).startswith("it ended")), len(talk.guessed)

    def run(self):
        length, misses = 0, 0
        for line in sys.stdin:
            parts = line.split()
            order = parts[0] if parts else ""
            if order == "words":
                self.adapter.furnish(line.split(maxsplit=1)[1].strip())
                self.practise(6)
                say("ready")
            elif order == "game":
                length, misses, self.talk = int(parts[1]), int(parts[2]), None
            elif order == "turn":
                say(self.turn(length, misses))
            elif order in ("hit", "miss"):
                self.talk.learn(parts[1], [int(at) - 1 for at in parts[2:]])
            elif order == "quit":
                break

    def turn(self, length, misses):
        """The line of a guess, or why there is none, below what the program has printed last."""
        try:
            self.talk = self.talk or Talk(self.adapter, length, misses, self.forms)
            answer = "guess " + self.talk.guess()
        except Unseen as why:
            answer = "no letter: %s" % why
        show(self.talk)
        return answer

    def attempt(self, word):
        """Plays a game about a word, and prints how everything is understood."""
        self.adapter.furnish_with(self.adapter.example["--words"].split() + [word])
        self.practise(6)
        print("Practice is over; this is the game:")
        self.talk = Talk(self.adapter, len(word), MOST, self.forms)
        try:
            while None in self.talk.known:
                letter = self.talk.guess()
                places = [at for at, c in enumerate(word) if c == letter]
                print("=> it guesses %s: %s" % (letter, "hit " + " ".join(str(at + 1) for at in places) if places else "miss"))
                self.talk.learn(letter, places)
            print("The word is found after %d letters." % len(self.talk.guessed))
        except Unseen as why:
            print("NO LETTER: %s" % why)
