"""A student's solution to the assignment, which knows nothing about the protocol."""


class HangmanPlayer:
    def __init__(self, word_file, misses):
        with open(word_file, encoding="utf-8") as file:
            self.words = file.read().split()
        print("read", len(self.words), "words")     # must not disturb the protocol

    def guess(self, pattern, is_new_word):
        if is_new_word:
            self.fitting = [w for w in self.words if len(w) == len(pattern)]
            self.guessed = ""
        left = [c for c in "etaoinshrdlcumwfgypbvkjxqz" if c not in self.guessed]
        self.last = max(left, key=lambda c: sum(c in w for w in self.fitting))
        self.guessed += self.last
        return self.last

    def feedback(self, is_correct, pattern):
        def fits(word):
            return all((w == self.last) == (p == self.last) for w, p in zip(word, pattern))
        self.fitting = [w for w in self.fitting if fits(w)]
