# A menu, a difficulty, and a board in a sentence.
def play():
    level = input("Difficulty? 1) easy 2) medium 3) hard: ")
    length = int(input("How many letters? "))
    misses = int(input("How many misses before you hang? "))
    words = [w for w in open("words.txt").read().split() if len(w) == length]
    pattern = "_" * length
    while misses and "_" in pattern:
        print("So far you have " + " ".join(pattern) + " and %d misses left" % misses)
        letter = input("Which letter do you want? ")
        families = {}
        for w in words:
            key = "".join(c if c == letter else p for c, p in zip(w, pattern))
            families.setdefault(key, []).append(w)
        ranked = sorted(families, key=lambda k: len(families[k]), reverse=True)
        key = ranked[0] if level == "3" or len(ranked) == 1 else ranked[1]
        misses -= key == pattern
        pattern, words = key, families[key]
    print("The answer: " + words[0])


while True:
    print("1) Play\n2) Quit")
    if input("Your choice: ") != "1":
        break
    play()
