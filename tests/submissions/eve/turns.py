# Every guess costs a turn, hit or miss.
words = [w for w in open("dictionary.txt").read().split()]
length = int(input("Please choose a word length: "))
turns = int(input("Please choose how many guesses you get: "))
words = [w for w in words if len(w) == length]
pattern = ["*"] * length
while turns > 0 and "*" in pattern:
    print("Guesses remaining: %d   %s" % (turns, "".join(pattern)))
    letter = input("Guess a letter: ")
    buckets = {}
    for w in words:
        buckets.setdefault(str([c == letter for c in w]), []).append(w)
    words = max(buckets.values(), key=len)
    for i, c in enumerate(words[0]):
        if c == letter:
            pattern[i] = c
    turns -= 1
print("".join(pattern))
print("The word was", words[0], "- thanks for playing")
