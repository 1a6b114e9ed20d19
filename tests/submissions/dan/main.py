# Says what was typed, and shows no board at the end of a game that is won.
import os
path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
WORDS = "dictionary.txt"


def partition(words, letter):
    result = {}
    for word in words:
        key = tuple(at for at in range(len(word)) if word[at] == letter)
        result.setdefault(key, set()).add(word)
    return result


def main():
    print("*** EVIL HANGMAN ***")
    name = input("What is your name? ")
    print("Hello, %s!" % name)
    length = int(input("How long should the word be, %s? " % name))
    tries = int(input("And how many wrong tries do you want? "))
    words = {w for w in open(WORDS).read().split() if len(w) == length}
    board = {}
    while True:
        print("[" + "".join(board.get(i, "?") for i in range(length)) + "]", tries, "wrong tries left")
        letter = input("Next letter: ").strip().lower()[:1]
        print("You typed", letter)
        parts = partition(words, letter)
        where = max(parts, key=lambda k: (len(parts[k]), -len(k)))
        words = parts[where]
        board.update({at: letter for at in where})
        if len(board) == length:
            print("Congratulations! You found", words.pop())
            return
        if not where:
            tries -= 1
        if tries == 0:
            print("Game over. I was thinking of", words.pop())
            return


main()
