n = int(input("Word length: ")); left = int(input("Guesses: "))
words = [word for word in WORDS if len(word) == n]; board = "_" * n; used = []
while left and "_" in board:
    print("Word:", board)
    letter = input("Letter: ").lower()
    if len(letter) != 1 or letter in used: continue
    used.append(letter); families = {}
    for word in words: families.setdefault("".join(letter if x == letter else y for x, y in zip(word, board)), []).append(word)
    best = max(families, key=lambda family: len(families[family]))
    left -= best == board; board = best; words = families[best]
print("Word:", board)
print("You win!" if left else "You lose! The word was " + words[0])
