

# A game, as far as the screen shows it.

WON = (r"\b(you\W+((have|ve|did|just|finally|really|actually|also)\W+)?(win|won|survived|made it)|winner|congra\w+|well done"
       r"|you(\W?ve| have)? (got|guessed|found|solved) (it|the (\w+ )?(word|solution|answer))"
       r"|(?<!can )(?<!could )(?<!if )you(\W?ve| have)? (beat(en)?|bested|defeated|outsmarted) (me|us|it|the)"
       r"|gewonnen|geschafft|has ganado|ganaste|gagné|hai vinto|ganhou|ganhaste|venceste|venceu|wygra.e.|wygrana"
       r"|выигра\w+|voitit|kazand\w+|du vann|grattis)\b")
LOST = (r"\b(you\W+(\w+\W+)?(lose|lost)|hanged|hung|dead|out of (guesses|lives|tries|turns)|bad luck|loser"
        r"|verloren|gehängt|has perdido|perdiste|perdu|hai perso|perdeu|przegra.e.|przegrana|проигра\w+|hävisit|kaybett\w+|förlorade)\b")
OVER = LOST + r"|\bgame over\b"      # a game that was won is over, too
NEXT = r"\b(next|new|another) (word|game|round)\b(?!\W+is\b)"     # not "Next word is: apple", which is for debugging
# What is said not to be so, to the end of the sentence, or of somebody else: "you didn't win", "der Computer hat gewonnen".
DENIED = (r"\b((did|do|does|could|can|have|has|had|was|were)\W?(n\W?t|\W?not)|never|not"
          r"|nicht|niet|nie|não|non|pas|no has|не|inte)\b[^.!,\n]*|\bno win"
          r"|\b(computer|ordinateur|computador|komputer|компьютер|ich|ik)\W+(\w+\W+)?(gew|gag|gan|ven|wyg|выи)\w+")
LEFT = r"\b(lose|lost|over|was|bye|thanks?|end)\b"


def says_won(text):
    return re.search(WON, re.sub(DENIED, "", text, flags=re.I), re.I)


class Unseen(Exception):
    """Raised if it isn't clear what the program does; then it isn't judged."""


class Misread(Exception):
    """A question that was taken to ask for a letter may ask for the number of guesses."""


class Ended(Exception):
    """The program ended before it asked for a letter."""

    def __init__(self, game):
        super().__init__("it ended before it asked for a letter: %r" % (last_line(game.text) or last_line(game.past))[-80:])
        self.game = game


class Game:
    """What is known of the game that the program plays."""

    def __init__(self, adapter, length, guesses, text):
        self.adapter, self.length, self.guesses = adapter, length, guesses
        self.known, self.missed, self.guessed, self.given = [None] * length, set(), set(), {}
        self.over, self.usual, self.letters, self.letter, self.text = False, set(), 0, None, text
        self.past = ""
        # Whether the program ended as one that failed, but without a word about a crash.
        self.failed = False
        # How the board may look, whether something has looked so on every turn, and where such things were at first.
        self.looks, self.steady, self.first = set(), True, []
        # The question that was taken for one for a letter, though there was no board.
        self.doubt = None
        # Whether something was answered that it hadn't asked yet.
        self.silent = False
        # The levels that it offers, and whether what looks like the board has shown no letter in any game.
        self.offers, self.shows_nothing = [], False
        self.setup()

    def rows(self, text):
        return rows_of(text, self.length, self.guessed)

    def boards(self, text):
        """Rows that look like the board, or show what is known."""
        rows = [row for row in self.rows(text) if row.blank]
        return [row for row in rows if self.fits(row, self.letter) or row.look in self.looks and row.is_no_sentence()]

    def asked(self, text):
        """What the end of a text asks for, and the answer, if the file of prompts has one."""
        for shape, answer in self.adapter.prompts:
            if re.search(shape, text[-400:], re.I | re.M):
                if answer in LAST_OF:
                    return LAST_OF[answer], None
                values = {"LENGTH": self.length, "GUESSES": self.guesses, "FILE": self.adapter.names[0]}
                named = [LAST_OF[word] for word in re.findall(r"\b(?:LENGTH|GUESSES|FILE)\b", answer)]
                answer = re.sub(r"\b(?:LENGTH|GUESSES|FILE)\b", lambda word: str(values[word.group()]), answer)
                return "length and guesses" if {"length", "guesses"} <= set(named) else named[0] if named else answer, answer
        lines = lines_of(text)
        for named, letter in self.adapter.steps.items():
            if named in last_line(text):
                return "turn", letter
        for line in reversed(lines):
            # A board, and after it at most a prompt without words, asks for a letter; one of another length, if nothing is asked first.
            is_only_board = not self.given and not re.search(r"[^\W_]", line) and self.other_boards(line)
            if is_only_board or self.boards(line.split("?")[-1]):
                return "letter", None
            if re.search(r"\w\w", line):
                break
        lines = asking_lines(text)
        what = next(iter(may_ask("F", "".join(lines[-1:]))), None)
        if what:
            self.adapter.is_foreign = True
            return what, None
        # Before it knows the length, what looks like a board is a title in large letters, unless a letter is asked for.
        begins = {"length", "level"} & set(self.given) or self.adapter.args or not self.adapter.asks_length
        end = "\n".join(lines[-8:])
        # Above the board, that is a short line. "Each turn, you pick a letter." is part of the instructions.
        asks = r"^(?!.*\b(how|to)\b)%s\b(a|your|next) (letter|guess)\b%s"
        begins = begins or re.search(asks % (r"\W*(\w+ ){0,2}", r"\W*$"), end, re.I | re.M)
        begins = begins or re.search(asks % (".*", ""), "".join(lines[-1:]), re.I)
        board = begins and bool(self.boards(end) or "length" not in self.given and self.other_boards(end))
        what = question_in(lines, board, self.given) if lines else None
        # Whatever is asked below a board in a game is probably the next letter.
        if what is None and board and self.given:
            is_prompt = re.match(r"^\W*(next|try|play|your turn|go)?\W*$", lines[-1], re.I)
            what = "letter" if is_prompt else "other" if "guesses" in self.given else None
        # A menu with a way to begin has no letters yet, unless it is below a board.
        if what == "menu" and option("letter|guess", text) and (board or not option(BEGIN, text)):
            what = "turn"
        return what, None

    def setup(self):
        """Answers questions until the program asks for a letter."""
        program = self.adapter.program
        for _ in range(40):
            if program.status is not None:
                raise self.misunderstood() if self.silent else Ended(self)
            what, answer = self.asked(self.text)
            # What isn't flushed before it reads appears too late.
            if not what and not self.text.strip():
                what = next((one for one in self.adapter.unasked if one not in self.given), None)
                self.silent = True
            # A noun alone, such as "petals >", asks for a number before there is a board.
            if not what and "guesses" not in self.given and re.match(r"\W*[^\W\d_]+( [^\W\d_]+)? ?[>:?]+$", last_line(self.text)):
                what = "guesses"
            times = self.given.get(what, 0)
            if times > (10 if what == "enter" else 3):
                same = "the length again and again, though the list has such words" if what == "length" else "the same again and again (%s)" % what
                raise Unseen("it asks for %s: %r" % (same, "".join(lines_of(self.text)[-2:][:1]).strip()[:80]))
            if what in ("letter", "turn", "other"):
                return self.begins()
            for one in {what, *(what or "").split(" and ")}:
                self.given[one] = times + 1
            answer = answer if answer is not None else self.answer(what, times)
            # A program that looks for a word that its list doesn't have looks for ever.
            program.patience = PATIENCE if what == "level" and "length" not in self.given else None
            if answer is None:
                # What is printed may have come before the last answer.
                raise Unseen(not_understood(last_line(self.text) or last_line(self.past)))
            program.doubt = Unseen(not_understood(last_line(self.text)))
            self.past, self.text = self.text, program.say(answer, what)
            program.doubt = None
        raise Unseen("it asks too many questions")

    def misunderstood(self):
        """What to raise if it got answers in the wrong order. In the next game it gets them in the other one."""
        self.adapter.unasked.reverse()
        return Unseen(not_understood(""))

    def begins(self):
        """Looks what may be the board, before the first letter."""
        self.usual = {plain(line) for line in self.text.splitlines()}
        rows = [row for row in self.rows(self.text) if row.blank]
        looks = {row.look for row in rows}
        self.first = Place.all(rows)
        self.looks = {look for look in looks if not re.search(NO_BOARD, look[0], re.I)} or looks
        if self.silent and not self.looks and any(row.blank for row in rows_of(self.text, self.guesses, set())):
            raise self.misunderstood()
        question = last_line(self.text)
        said = question if self.looks else self.text[-400:]
        if "guesses" not in self.given and not self.adapter.args and re.search(COUNTED, said, re.I):
            self.doubt = question if question not in self.adapter.certain else None

    def other_length(self):
        """The length of the word, if the first screen shows that it is another one."""
        said = {int(number) for number in re.findall(r"\b(\d+)[- ](?:letters?|characters?|digits?)\b", self.text, re.I)}
        return None if self.looks or self.length in said else (sorted(said) + self.other_boards(self.text) + [None])[0]

    def other_boards(self, text):
        """The lengths of what looks like a board without letters, but has another length than the word."""
        is_board = lambda row: row.blank == "_" or row.between and row.is_no_sentence()
        lengths = range(2, LONGEST + 1) if not self.guessed and not self.adapter.has("LENGTH") else ()
        return [length for length in lengths if length != self.length and any(map(is_board, rows_of(text, length, set())))]

    def answer(self, what, times):
        if what == "guesses":
            if times:
                # The most that it accepts, as it says itself, or less if it doesn't.
                most = re.findall(r"\d+", self.text)
                most = int(most[-1]) if most else (20, *FEWER)[2 * times - 2]
                self.guesses = min(self.guesses - (self.guesses == most), most)
            self.guesses = within(self.guesses, self.text)
            return str(self.guesses)
        if what == "length and guesses":
            return in_order(self.length, within(self.guesses, ""), self.text)
        if what == "level":
            self.offers = self.offers or levels(self.text)
            self.adapter.offered = len(self.offers)
            answers = self.offers[self.adapter.level % len(self.offers)]
            return answers[min(times, len(answers) - 1)]
        if what == "menu":
            begin = option(BEGIN, self.text)
            # One that changes nothing is chosen twice at most.
            wanted = [option(shape, self.text) for one, shape in CHANGES.items() if one not in self.given and times < len(CHANGES)]
            change = next((key for key in wanted if begin and key not in (None, begin)), None)
            spelled = re.search(r"[\[(](p)[\])]lay|press (p)\b|type .?(start)\b", last_line(self.text), re.I)
            return change or begin or (spelled.group(spelled.lastindex) if spelled else "1")
        leaves = re.search(r"\b(quit|exit|stop)\b", last_line(self.text), re.I) and not re.search(AGAIN, last_line(self.text), re.I)
        wanted = {"again": "y", "yes": "n" if leaves else "y", "total": "n"}
        if what in wanted:
            reply = yes_or_no(wanted[what], self.text) or wanted[what]
            # One that asks again may take whole words only, or only their first letters.
            return {"y": "yes", "n": "no", "yes": "y", "no": "n"}.get(reply, reply) if times % 2 else reply
        answers = {"file": self.adapter.names[0], "length": self.length, **FIXED}
        return None if what is None else str(answers[what])

    def guess(self, letter):
        """Names a letter, and returns its places; None if they are not shown."""
        other = self.tell(letter)
        if other:
            raise Unseen(not_understood(other))
        places = self.seen(letter)
        if self.doubt and self.letters == 1 and (places is None or self.over):
            raise Misread(self.doubt)
        if self.failed and self.ended_early(letter, places):
            raise self.adapter.crash(self.text)
        if places is not None:
            for at in places:
                self.known[at] = self.known[at] or letter
            if not places:
                self.missed.add(letter)
        return places

    def ended_early(self, letter, places):
        """Returns whether guesses were left and the word was not found when the program ended, as far as that is known."""
        unknown = {at for at, known in enumerate(self.known) if not known}
        complete = unknown <= set(places) if places is not None else self.with_all(letter) in self.adapter.words
        counts = not self.adapter.is_foreign and ("guesses" in self.given or self.adapter.has("GUESSES"))
        return counts and not complete and self.letters < self.guesses and not re.search("|".join((WON, OVER, LEFT)), self.text, re.I)

    def tell(self, letter):
        """Names a letter, and hears everything until the program asks for the next one or the game is over. Returns the question
        that was answered if it probably asked for something else: what asks for a letter asks again."""
        program = self.adapter.program
        (begin, step), question = self.asked(self.text), last_line(self.text)
        if begin == "turn":
            program.say(step or option("letter", self.text) or option("guess", self.text), "turn")
        self.past, self.text = self.text, ""
        self.letter = letter
        self.guessed.add(letter)
        self.letters += 1
        program.doubt = Misread(self.doubt) if self.doubt and self.letters == 1 else None
        heard, what = program.say(letter.upper() if self.adapter.capitals else letter), None
        program.doubt = None
        for _ in range(12):
            self.text += heard
            if program.status is not None:
                self.over = True
                self.failed = os.waitstatus_to_exitcode(program.status) != 0
                if self.adapter.has_crashed(self.text):
                    if self.silent and not self.looks:
                        raise self.misunderstood()
                    raise Misread(self.doubt) if self.doubt and self.letters == 1 else self.adapter.crash(self.text)
                break
            what, answer = self.asked(heard)
            if what in ("again", "menu", "length", "guesses", "length and guesses", "file"):
                self.over = True
            if what not in ("enter", "total", "name", "yes"):
                break
            heard = program.say(answer if answer is not None else self.answer(what, 0), what)
        # A question may show the board.
        asked = last_line(self.text)
        says_end = what is None and not self.boards(self.text) and re.search(WON + "|" + OVER, self.text, re.I)
        is_asked_again = self.over or plain(asked).startswith(plain(question)) or self.boards(question) and self.boards(asked)
        # After the end of a game, anything may be asked.
        self.over = self.over or bool(says_end and not is_asked_again)
        if begin == what == "letter" and not is_asked_again and not self.boards(self.text):
            self.learn_step(letter, question)
        return question if begin == "other" and not is_asked_again else None

    def learn_step(self, letter, question):
        """Learns that a letter which a question names, as in "(l)etter or (w)ord?", chose something, if it was asked for another
        one then."""
        named = re.search(r"[(\[<'\"/]%s[)\]>'\"/].*" % letter, question, re.I)
        if named and not re.search(r"\bword\b", last_line(self.text), re.I):
            self.adapter.steps[named.group()] = letter.upper() if self.adapter.capitals else letter

    def fits(self, row, letter):
        """Whether a row is what is known, with new places for this letter only."""
        return all(c == k if k else is_blank(c) or c == letter for c, k in zip(row.cells, self.known))

    def seen(self, letter):
        """The places of a letter, as far as the text shows them."""
        rows = self.rows(self.text)
        alike = [row for row in rows if row.look in self.looks]
        fitting = [row for row in alike if self.fits(row, letter)]
        if not self.over and alike and self.is_next(letter, rows, alike, fitting):
            self.over = True
            rows = [row for row in rows if not row.is_new()]
        if self.over:
            return self.at_the_end(letter, rows)
        # What shows no letter may be an older board, if something else does.
        rivals = [row for row in self.newly(letter, rows) if row not in alike]
        if fitting and (agree(fitting, letter) is None or rivals and not fitting[0].places(letter)):
            # Rows that look the same are distinguished by where they are.
            settled = self.adapter.settle(self.length, Place.all(alike) + Place.all(rivals))
            fitting = [place.row(rows) for place in settled]
            is_board = lambda row: row and row.look in self.looks and self.fits(row, letter)
            if not all(map(is_board, fitting)) or agree(fitting, letter) is None:
                raise Unseen("several things on its screen look like the board, and they differ")
        if fitting:
            if any(self.known) or fitting[0].places(letter):
                self.looks = {row.look for row in fitting}
            return self.proved(fitting, letter)
        if alike and len(self.looks) == 1 and self.steady and len({row.cells for row in alike}) == 1 and alike[-1].is_no_sentence():
            row = alike[-1]
            before = "".join(known or row.blank for known in self.known)
            sentence = "After %s the board is %s, which contradicts the one before, %s."
            self.adapter.mistake("board", sentence % (letter.upper(), row.cells, before))
            return row.places(letter)
        self.steady = False
        return self.elsewhere(letter, [row for row in rows if self.fits(row, letter)])

    def newly(self, letter, rows):
        """Rows that are what is known with new places for this letter."""
        rows = [row for row in rows if row.blank and row.places(letter) and row.is_no_sentence() and self.fits(row, letter)]
        return [row for row in rows if not re.search(NO_BOARD, row.before, re.I)]

    def elsewhere(self, letter, fitting):
        """The places of a letter if nothing looks like the board: it looks otherwise, is complete, or isn't shown."""
        found = [row for row in fitting if row.blank and row.is_no_sentence()]
        if self.looks:
            # The text before it may change, and it may be complete although the program goes on.
            found = [row for row in found if row.look[1:] in {look[1:] for look in self.looks}][-1:] or [
                row for row in fitting if not row.blank and row[:2] in {look[:2] for look in self.looks}]
        if found:
            if agree(found, letter) is None:
                # The board before the letter may be beside the one after it.
                settled = self.adapter.settle(self.length, Place.all(found))
                found = [row for place, row in zip(Place.all(found), found) if place in settled]
                if agree(found, letter) is None:
                    raise Unseen("several things on its screen look like the board, and they differ")
            self.looks = self.looks or {found[-1].look}
            return self.proved(found, letter)
        # Words alone prove nothing: "no lives lost" is no miss.
        return None

    def is_next(self, letter, rows, alike, fitting):
        """Whether the board is that of the next game, which began without a question."""
        news = "\n".join(line for line in self.text.splitlines() if plain(line) not in self.usual)
        ends = self.adapter.is_foreign or re.search("|".join((WON, OVER, NEXT)), news, re.I)
        if not alike[-1].is_new():
            return ends and not fitting
        # A single letter may be the one that was typed, and what is complete a word or a family that is printed for debugging.
        complete = [row for row in rows if not row.blank and self.fits(row, letter)] if self.length > 1 or ends else []
        complete = [row for row in complete if ends or self.is_known(row)]
        if not fitting:
            return complete or ends or self.words_said()
        if complete and not ends:
            raise Unseen("several things on its screen look like the board, and they differ")
        # The first letter may have been the whole word.
        return ends and (complete or self.with_all(letter) in self.adapter.words and re.search(WON + "|" + NEXT, news, re.I))

    def is_known(self, row):
        """Whether a row is where the board was, and looks like it."""
        return row[:2] in {look[:2] for look in self.looks}

    def with_all(self, letter):
        """The word, if a letter is in all places that are not known."""
        return "".join(known or letter for known in self.known)

    def proved(self, rows, letter):
        """The places of a letter in rows that agree; None if it would be a miss and nothing proves that this is the board: that it
        has shown a letter, or behaves like the board in a game that is played to find out."""
        places, blanks = rows[-1].places(letter), {row.blank for row in rows} - {""}
        if places:
            self.adapter.proven |= blanks
            return places
        turns = self.turns(letter)
        may_be = self.adapter.proves(self.length, blanks)
        self.shows_nothing = not may_be
        return places if may_be and (blanks & self.adapter.proven or not turns) else None

    def turns(self, letter):
        """Whether a letter has replaced something in a line of the last text, as on a board that isn't recognised."""
        # Numbers beside it may change, too.
        past, new = ({re.sub(r"\d", "0", line) for line in text.lower().splitlines()} for text in (self.past, self.text))
        room = lambda line: "".join(" " if char == letter or not char.isalpha() else char for char in line)
        # Only lines that are alike but for the letter's places are compared: there may be thousands.
        alike = {}
        for line in past:
            alike.setdefault(room(line), []).append(line)
        turned = lambda old, line: all(b in (a, letter) for a, b in zip(old, line))
        return any(turned(old, line) for line in new - past for old in alike.get(room(line), []))

    def at_the_end(self, letter, rows):
        """The places of a letter that ended the game: by the last board, by the word of a game that was won, or, if it was lost,
        by a word without the letter. A word proves no hit in a game that was lost: it may be the mistake."""
        won = says_won(self.text)
        # What is said in another language may say that it was lost.
        lost, over = (self.adapter.is_foreign or re.search(shape, self.text, re.I) for shape in (LOST, OVER))
        words = self.words_said()
        # What is complete in a game that was lost is the word, and no board, unless it looks like one. If nothing says how the game
        # ended, it may be printed for debugging, too.
        is_board = lambda row: row.blank or won or self.is_known(row) or not over and (not self.looks or words <= {row.cells})
        fitting = [row for row in rows if self.fits(row, letter) and is_board(row)]
        blanks = {look[2] for look in self.looks} | {""}
        fitting = [row for row in fitting if not self.looks or row.blank in blanks]
        boards = [row for row in fitting if self.is_known(row)]
        if fitting and fitting[-1] in boards:
            fitting = boards
        if fitting:
            places = agree(fitting, letter)
            # Rows that look the same and differ, such as families with their sizes, may be all that a game that has ended shows.
            alike = lambda row: agree([other for other in fitting if other.look == row.look], letter)
            if places is None and (not self.looks or not fitting[-1].blank and (won or self.is_known(fitting[-1]))):
                places = alike(fitting[-1])
            if places is None:
                settled = [place.row(rows) for place in self.adapter.settled.get((self.length, tuple(self.first)), [])]
                places = agree([row for row in settled if row in fitting and alike(row) is not None], letter)
            if places or places is None:
                return places
            # What looks otherwise than the board may have been printed before the letter was looked for.
            is_miss = boards or not any(letter in word for word in self.words_said(set()))
            if is_miss and self.proved([row for row in fitting if row.blank] or fitting, letter) is not None:
                return places
        full = self.with_all(letter)
        if full in self.adapter.words and (words == {full} and (won or not over) or not words and won and not lost):
            return places_of(letter, full)
        return [] if words and not any(letter in word for word in words) else None

    def words_said(self, others=EVERYDAY):
        """Words of the list in the last text that fit what is known, without others that say nothing of it."""
        said = {word.lower() for word in re.findall(r"[^\W\d_]+", self.text)} & self.adapter.words
        return {word for word in said - others if may_be(word, self.known, self.missed)}

    def shows(self, letters, blanks):
        """Whether these characters, or any for an unknown letter if it is None, are replaced by letters when these are named. If the
        game ends before all are named, they may be if it is won and none is left, and otherwise unless each word has some of those that
        were: the program may have no hits. If it doesn't end, it may take no letters."""
        words, turned = [word for word in self.adapter.words if len(word) == self.length], False
        for at, letter in enumerate(letters, 1):
            self.tell(letter)
            # If the board first comes after a letter, any blanks may be its own.
            boards = [row for row in self.rows(self.text) if row.blank and row.blank in (blanks or row.blank)]
            rows = [row for row in boards if letter in row.cells and (row.is_no_sentence() or row.look in self.looks)]
            if rows:
                self.adapter.proven |= {row.blank for row in rows}
                return True
            turned = turned or self.turns(letter)
            if self.over:
                return says_won(self.text) and not boards or not turned and any(not set(word) & set(letters[:at]) for word in words)
        return False

    def behaving(self, letters, places):
        """Those of these places where something behaves like a board when these letters are named."""
        last = dict.fromkeys(places)
        shown, steady, answers = set(), set(last), {place: [] for place in last}
        for letter in letters:
            self.tell(letter)
            if self.over:
                break
            rows = self.rows(self.text)
            found = {place: place.row(rows) for place in last}
            # What shows the whole word, and asks for letters all the same, has no unknown ones.
            if not any(found.values()):
                break
            for place, row in found.items():
                if row is None:
                    steady.discard(place)
                    continue
                if letter in row.cells:
                    shown.add(place)
                before, last[place] = last[place] or row.blank * self.length, row.cells
                if any(c != b and (not is_blank(b) or c != letter) for c, b in zip(row.cells, before)):
                    steady.discard(place)
                answers[place].append((letter, row.places(letter)))
        words = [word for word in self.adapter.words if len(word) == self.length]
        fitting = {place for place in steady if any(self.adapter.fits(word, answers[place]) for word in words)}
        # What shows no letter may still be the board, unless words have some of those that were named.
        best = shown & steady & fitting or shown & steady or shown
        others = steady & fitting - best
        return [place for place in places if place in best | others]


def agree(rows, letter):
    """The places of a letter in all of these rows, if they are the same."""
    answers = [row.places(letter) for row in rows]
    return answers[0] if answers and all(answer == answers[0] for answer in answers) else None
