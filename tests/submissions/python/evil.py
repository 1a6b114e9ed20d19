class EvilHangman:
    def __init__(self, words, length, misses):
        self.words = [word for word in words if len(word) == length]
        self.pattern, self.guesses_left, self.guessed = "-" * length, misses, set()

    def guess(self, letter):
        if letter in self.guessed:
            raise ValueError("guessed before")
        self.guessed.add(letter)
        families = {}
        for word in self.words:
            key = "".join(c if c == letter else p for c, p in zip(word, self.pattern))
            families.setdefault(key, []).append(word)
        best = min(families, key=lambda key: (-len(families[key]), key))
        if best == self.pattern:
            self.guesses_left -= 1
        self.pattern, self.words = best, families[best]
        return best
