# Asks for a running total; a plain board.
words = open("dictionary.txt").read().split()
length = int(input("Word length? "))
while not any(len(w) == length for w in words):
    length = int(input("There are no words of that length. Word length? "))
guesses = int(input("How many guesses? "))
total = input("Show a running total of words remaining (y/n)? ") == "y"
words = [w for w in words if len(w) == length]
pattern, used = "-" * length, ""
while guesses > 0 and "-" in pattern:
    print("\nYou have", guesses, "guesses left.")
    print("Used letters:", " ".join(used))
    print("Word:", pattern)
    if total:
        print("Words remaining:", len(words))
    letter = input("Enter guess: ").lower()
    if letter in used:
        print("You already guessed that letter.")
        continue
    used += letter
    families = {}
    for w in words:
        families.setdefault("".join(c if c == letter else p for c, p in zip(w, pattern)), []).append(w)
    best = max(families, key=lambda p: len(families[p]))
    words = families[best]
    if best == pattern:
        guesses -= 1
        print("Sorry, there are no " + letter + "'s")
    else:
        print("Yes, there is at least one", letter)
    pattern = best
if "-" in pattern:
    print("\nYou lose!\nThe word was:", words[0])
else:
    print("\nYou win! You guessed", words[0])
