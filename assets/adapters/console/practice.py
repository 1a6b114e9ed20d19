

# A guesser over the protocol, after games that are played to find out what its questions leave open.

TRIALS = 24         # ways to answer that are tried at most, in two games each
LATE = 25           # seconds that they take at most, since the referee waits for 30; it says so if that ends them


def play_through(talk, words, is_there):
    """Plays a game about a word that has the first letter twice, or not at all, if there is one. Returns how well it went: 2 if the
    word was found, 1 if the program ended the game, 0 if something was not understood; the number of letters; and what went wrong."""
    word = None
    try:
        while word is None or None in talk.known:
            letter = talk.guess()
            word = word or max(words, key=lambda one: ((letter in one) == is_there, one.count(letter) == 2, one[-1] == letter))
            places = places_of(letter, word)
            if talk.adapter.trace:
                print("=> it guesses %s: %s" % (letter, "hit " + " ".join(str(at + 1) for at in places) if places else "miss"))
            talk.learn(letter, places)
        return 2, len(talk.guessed), ""
    except (Unseen, Crashed) as why:
        if talk.adapter.trace:
            print("NO LETTER: %s" % why)
        return int(bool(talk.guessed and re.match("it ended|it asks for the word", str(why)))), len(talk.guessed), str(why)


class Guesser:
    """Lets a program that guesses the word of a person play over the protocol."""

    def __init__(self, adapter):
        self.adapter, self.talk, self.forms = adapter, None, {form: values[0] for form, values in FORMS.items()}
        # Why practice found no word: then its letters may come from wrong answers. And what was left open when it found one: a crash
        # after nothing else was left open is its own.
        self.failed, self.open = "", set()

    def practise(self, misses):
        """Finds out what its questions leave open, in games about words of the list."""
        listed = sorted(self.adapter.words)
        words = max(([word for word in listed if len(word) == length] for length in sorted(set(map(len, listed)))), key=len)
        way, best, assumed, tried, began = self.forms, (-1, 0, ""), set(), [], time.monotonic()
        while way and best[0] < 2 and len(tried) < TRIALS:
            # Another one takes as long as those before it.
            if tried and (time.monotonic() - began) * (1 + 1 / len(tried)) > LATE:
                return say("# practice took too long, so %d ways to answer were tried, and others were not" % len(tried))
            tried.append(way)
            score, needed = self.try_out(way, words, misses)
            best, self.forms = max((best, self.forms), (score, way), key=lambda one: one[0][:2])
            assumed |= needed
            self.failed, self.open = best[2], needed
            ways = itertools.product(*(values if form in assumed else values[:1] for form, values in FORMS.items()))
            way = next((one for one in (dict(zip(FORMS, values)) for values in ways) if one not in tried), None)

    def try_out(self, way, words, misses):
        """How well a way to answer goes in the worse of two games, with the first letter and without, and which forms it needed."""
        scores, needed = [], set()
        for is_there in True, False:
            talk = Talk(self.adapter, len(words[0]), misses, way)
            scores.append(play_through(talk, words, is_there))
            needed |= talk.assumed
            if not scores[0][0]:
                break
        return min(scores), needed

    def turn(self, length, misses):
        """The line of a guess, or why there is none, below what the program has printed last."""
        try:
            self.talk = self.talk or Talk(self.adapter, length, misses, self.forms)
            answer = "guess " + self.talk.guess()
            if self.failed:
                say("# unseen no word was found in practice: %s" % self.failed)
        except (Unseen, Crashed) as why:
            if isinstance(why, Crashed) and not self.failed and self.talk.assumed <= self.open:
                raise
            # A check judges nothing then; everybody else gets no letter.
            say("# unseen %s" % why)
            answer = "no letter: %s" % why
        show(self.talk)
        return answer

    def attempt(self, word):
        """Plays a game about a word, and prints how everything is understood."""
        self.adapter.furnish_with(self.adapter.example["--words"].split() + [word])
        self.practise(6)
        print("Practice is over; this is the game:")
        went, letters, _ = play_through(Talk(self.adapter, len(word), MOST, self.forms), [word], True)
        if went == 2:
            print("The word is found after %d letters." % letters)
