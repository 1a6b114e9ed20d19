"""A program for a person with a mistake, which the file `habit` names."""
habit = open("habit").read().strip()


def main():
    length = int(input("Length of the word? "))
    misses = int(input("How many wrong guesses? "))
    words = [word for word in open("dictionary.txt").read().split() if len(word) == length]
    if habit == "word":
        words = words[:1]
    board = ["_"] * length
    while misses > 0 and "_" in board:
        print(" ".join(board))
        letter = input("Your letter? ").strip()
        families = {}
        for word in words:
            families.setdefault("".join(c if c == letter else "_" for c in word), []).append(word)
        sign = -1 if habit == "smallest" else 1
        best = max(families, key=lambda one: sign * len(families[one]))
        words = families[best]
        count = best.count(letter)
        for i, c in enumerate(best):
            shifted = (i + 1) % length
            if c == letter:
                board[shifted if habit == "shifted" and board[shifted] == "_" else i] = letter
        if count == 0:
            misses -= 1
        if habit == "crash" and count > 1:
            raise ValueError("two at once")
        while habit == "loop" and count == 1:
            pass
    print(" ".join(board))
    print("You win!" if misses > 0 else "You lose! It was " + words[0])


if __name__ == "__main__":
    main()
