

# A guesser: a program that guesses the word of a person at the terminal. It names a letter or suggests one, and is told where that
# is. No letter is ever chosen for it.

LOOKING = 60        # seconds of processor time after which nobody looks on any more
TURNS = 80          # answers at most until it names a letter
# The word itself, which nobody may tell it.
SECRET = (r"(enter|type|give|input|write|choose|what)[^\n]{0,60}\b(secret |your |the |a |me a )*(word|answer)\b(?!\W*(length|size))[^\n]{0,60}\b(guess|was|is|chose|think|letters only)"
          r"|\b(enter|type|give me|input|write|choose) (a|the|your) (secret )?(word|answer)\W*$|what word")
# Questions by which it is told of its letter, and those at which it names one.
OF_ITS_LETTER = "hit", "more", "at", "count", "places", "letter"
NAMES_ONE = "hit", "at", "places", "count", "pattern", "wrong", "tried", "letter", "silent", "enter"
# An option of a menu by which the program guesses.
GUESSES = r"(?:me|i|computer|cpu|ai|bot|machine|program)\b[^\n]*\bguess|guess(?:es|er)? (?:my|your) word|solve|helper|assist|think of"


class Talk:
    """A game that a guesser plays, in a program of its own."""

    def __init__(self, adapter, length, misses, forms):
        self.adapter, self.length, self.misses, self.forms, self.assumed = adapter, length, misses, forms, set()
        self.reader = Reader(adapter, length)
        self.known, self.missed, self.guessed = [None] * length, [], []
        # The letters that it has named, the last of them, and where that is. It isn't told of those of its word.
        self.named, self.letter, self.places = [], None, []
        # The places that it still has to be told; None if it has been told all.
        self.untold = None
        # The word that it says it is, and those that it said wrongly.
        self.claim, self.denied = None, set()
        # What it has asked in this game, since the letter, and how often.
        self.kinds, self.round, self.times = set(), set(), {}
        # What it has printed: last, before that, and in all; what it asks; from which number places count, if it has said so; and the
        # first place that it asked about.
        self.text, self.past, self.all, self.what, self.base, self.first = "", set(), "", None, None, None

    def start(self):
        """Starts the program."""
        self.adapter.start_anew(self.length, self.misses)
        program = self.adapter.program
        # Who looks on has no other limit.
        program.doubt, program.patience = Unseen("it prints without end"), LOOKING if self.adapter.trace else None
        self.round, self.untold = set(), None
        self.hear(program.hear())

    def hear(self, text):
        """Takes in what it has printed."""
        self.past.update(line.rstrip() for line in self.text.splitlines())
        self.text, self.all = text, self.all + text
        self.what = self.asked()

    def asked(self):
        """What the last text asks for: one of the questions, or a text to answer, after a `=`."""
        for shape, answer in self.adapter.prompts:
            if re.search(shape, self.text[-400:], re.I | re.M):
                return LAST_OF.get(answer, "=" + answer)
        lines = asking_lines(re.sub(r"(?m)^[^\w\n]*\((?:e\. ?g|for example)[^\n]*$", "", self.text))      # without a line that is an example
        named = self.reader.names_in(lines[-1]) if lines else []
        for part in ["\n".join(lines[-many:]) for many in (1, 2, 4)] if lines else []:
            found = may_ask("G", part)
            if re.search(SECRET, part, re.I | re.M) and not {"pattern", "length", "anything", "count"} & set(found[:2]):
                return "word"
            # What names its letter doesn't ask for it, or for a setting: it may say how many guesses are left.
            found = [what for what in found if not named or what not in ("letter", "guesses", "length")]
            if found and (found[0] != "word" or part != lines[-1]):
                return found[0]
        return "hit" if named and lines[-1].rstrip().endswith("?") else "silent"

    def guess(self):
        """The next letter that it names, or of the word that it says it is."""
        if self.what is None:
            self.start()
        for _ in range(TURNS):
            left = [c for c in self.claim or "" if c not in self.guessed]
            if left and may_be(self.claim, self.known, self.missed):
                return left[0]
            self.denied |= {self.claim}
            self.claim, is_over = None, self.adapter.program.status is not None
            has_crashed = is_over and self.adapter.has_crashed(self.text)
            if self.untold is not None and self.round & {"hit", "count"} and (is_over or self.what in ("hit", "count")):
                # If it goes on to another letter or a word, it wanted to know no more of this one.
                goes_on = self.reader.guess_in(self.text, self.past, self.named) or self.claims()
                self.untold = None if goes_on else self.untold
            if self.untold is None:
                names_one = is_over or self.what in NAMES_ONE and (self.what != "enter" or self.kinds)
                # What is said of a crash names none: "KeyError: 'e'".
                letter = self.names() if names_one and not has_crashed else None
                if letter:
                    self.letter, self.round, self.times = letter, set(), {}
                    self.named.append(letter)
                    if letter not in self.guessed:
                        return letter
                    self.places = self.untold = places_of(letter, self.known)
                    continue
                self.claim = self.claims()
                if self.claim:
                    self.round = set()
                    continue
            if has_crashed:
                raise self.adapter.crash(self.text)
            if is_over and self.untold is not None and "pattern" in self.kinds:
                # It is started anew for each letter.
                self.start()
                continue
            if is_over:
                raise Unseen("it ended with %r" % (last_line(self.text) or last_line(self.all))[-80:])
            self.reply()
        raise Unseen("it named no letter in %d answers" % TURNS)

    def learn(self, letter, places):
        """Hears from the referee where a letter is. The program gets it as it writes it, which may be ς for σ."""
        letter = letter if self.claim else self.letter
        self.guessed.append(letter)
        for at in places:
            self.known[at] = letter
        if not places:
            self.missed.append(letter)
        if not self.claim:
            self.places = self.untold = places

    def names(self):
        """The new letter that the last text names as its guess, or None."""
        letter, asked = self.reader.guess_in(self.text, self.past, self.named), self.reader.names_in(last_line(self.text))
        if letter in self.named or not letter and asked and self.what in ("hit", "places", "count") and asked[0] in self.named:
            raise Unseen("it names %s again" % (letter or asked[0]).upper())
        if letter and not {"length", "pattern"} & self.kinds and not self.adapter.has("LENGTH"):
            raise Unseen("it guesses before it knows the length of the word")
        own = first_group([r"your word is\W+([^\W\d_]{%d})\b" % self.length], self.text)
        if own and letter and not self.guessed and self.reader.small(own) in self.reader.words:
            raise Unseen("it says that the word is %s: it plays with a word of its own" % own)
        return letter

    def claims(self):
        """The word that the last text, which names no letter, says is the right one, if it may be; otherwise None."""
        if not self.guessed and len(self.reader.words) != 1:
            return None
        said = self.reader.claims(self.text, sum(map(bool, self.known)) > 1)
        return next((word for word in said if word not in self.denied and may_be(word, self.known, self.missed)), None)

    def reply(self):
        """Answers what it asks."""
        last = "".join(asking_lines(self.text)[-1:]).strip()
        what = self.meant(last)
        asked_so = what, len(self.untold or []), what == "at" and last
        self.times[asked_so] = self.times.get(asked_so, 0) + 1
        if self.times[asked_so] > 3:
            raise Unseen("it asks for the same again and again: %r" % last[-80:])
        self.round.add(what)
        if what == "silent":
            what = "pattern" if "pattern" in self.kinds else self.assume("silent") or ("pattern" if self.untold is None else "places")
        self.kinds.add(what)
        answer, self.untold = self.answer(what, last)
        self.hear(self.adapter.program.say(answer, what))
        boards = self.boards(self.text) if self.untold is None else []
        if boards and not any(boards):
            raise Unseen("its board doesn't show what it was told")

    def meant(self, last):
        """What it asks for, as far as it may ask for that now."""
        if self.untold is None:
            if self.what == "hit" and self.boards(last):
                return "board"
            if self.letter and self.what in self.round - {"more", "at"}:
                raise Unseen("it names no new letter: %r" % last[-80:])
            if self.what == "silent" and re.search(r"[?:]\W*$", last):
                raise Unseen(not_understood(last))
            return self.what
        if set(self.reader.names_in(last)) - set(self.named):
            raise Unseen("it names another letter and wasn't told where %s is" % self.letter.upper())
        if self.what in ("word", "menu", "length", "guesses"):
            return "count" if re.search(HOW, last, re.I) else "hit"
        return self.what

    def boards(self, text):
        """For each board of a text, whether it shows what it was told."""
        rows = [row for row in rows_of(text, self.length, set(self.guessed)) if row.blank and row.is_no_sentence() and set(row.cells) & set(self.guessed)]
        return [all(c == k if k else is_blank(c) for c, k in zip(row.cells, self.known)) for row in rows]

    def answer(self, what, last):
        """The answer to a question, and the places that are still to be told then."""
        if what[0] == "=":
            return what[1:], self.untold
        if what == "board":
            return self.spelled(any(self.boards(last))), None       # it asks whether it understood
        if what in OF_ITS_LETTER:
            return self.of_its_letter(what, last)
        if what == "pattern":
            none = first_group(NONE[:1], self.all) if self.untold is not None and not self.places else None
            return none or board(self.known, self.all, self.assume), None
        if what in ("wrong", "tried"):
            return self.letters(what, last), None
        return self.setting(what, last), self.untold

    def setting(self, what, last):
        """The answer to a question that has nothing to do with its letter."""
        if what == "again":
            raise Unseen("it ended the game: %r" % last[-80:])
        answers = {"length": self.length, "guesses": self.misses, "who": first_group([r"human is player (\d)"], self.text) or 1,
                   "file": self.adapter.names[0], "anything": "ok", **FIXED}
        if what == "total":
            return self.spelled(False)
        if what == "menu":
            # "Press 1 to ..." is an option, too.
            answers["menu"] = option(GUESSES, re.sub(r"(?mi)^\W*(?:press|type|enter|choose)\W+(\w)\W*\s(?:if|for|to)\b", r"\1)", self.text))
        if answers.get(what) is None:
            raise Unseen("it asks for the word itself: %r" % last[-80:] if what == "word" else not_understood(last))
        return str(answers[what])

    def of_its_letter(self, what, last):
        """The answer to a question about its letter, and the places that are still to be told then."""
        if self.untold is None and what not in ("more", "at"):
            if any(word and re.search(r"\b%s\b" % word, self.text, re.I) for word in self.denied):
                return self.spelled(False), None        # it asks whether its word is right
            raise Unseen("it asks for a letter before it names one: %r" % last[-80:] if what == "letter" else not_understood(last))
        if what in ("places", "count") and not self.places and "hit" in self.round:
            raise Unseen("it asks where %s is, and was told that it isn't there" % self.letter.upper())
        if what == "places":
            near = "\n".join((lines_of(self.text) or lines_of(self.all))[-3:])
            return next_places(self.untold, self.first_number(near), near, "count" in self.round, self.assume)
        if what == "letter":
            return self.letter, self.untold
        if what == "hit":
            # Where it is is asked next, unless only one place is left.
            return self.spelled(bool(self.places)), self.untold if self.places and None in self.known else None
        if what == "more":
            return self.spelled(bool(self.untold)), self.untold or None
        if what == "count":
            return str(len(self.places)), self.untold or None
        number = next(filter(None, (first_group([AT], line) for line in reversed(asking_lines(self.text)))))
        self.first = self.first or number
        place = int(number) - self.first_number("")
        return self.spelled(place in self.places), [at for at in self.untold or [] if at != place] or None

    def assume(self, form):
        """What is taken to be wanted where it doesn't say so."""
        self.assumed.add(form)
        return self.forms[form]

    def spelled(self, is_yes):
        """Yes or no, as the question or an earlier line wants it."""
        answer = "y" if is_yes else "n"
        return yes_or_no(answer, self.all) or (answer if self.assume("yes") == "y" else {"y": "yes", "n": "no"}[answer])

    def letters(self, what, last):
        """The letters that missed, or all that were tried."""
        letters = self.guessed if what == "tried" else self.missed
        if re.search(r"\ba (wrong|incorrect) letter\b", last, re.I):
            letters = [letter for letter in self.missed if letter == self.letter]
        return ("," if re.search(r"comma|\w, ?\w, ?\w\b", last) else "").join(letters)

    def first_number(self, near):
        """The number of the first place: as it has said, by the first one that it names, or as is assumed."""
        self.base = first_group([BASE], near) or first_group([r"\b([01])-based"], self.all) or self.base or (self.first if self.first in ("0", "1") else None)
        return int(self.base or self.assume("base"))
