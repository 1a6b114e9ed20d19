# Not evil at all: it draws a word. And it crashes on a letter that is there twice.
import random

words = open("dictionary.txt").read().split()
length = int(input("length: "))
lives = int(input("lives: "))
word = random.Random(length).choice([w for w in words if len(w) == length])
found = set()
while lives and not set(word) <= found:
    print("".join(c if c in found else "_" for c in word))
    letter = input("letter: ")
    if word.count(letter) > 1:
        raise RuntimeError("two at once")
    found.add(letter)
    lives -= letter not in word
print(word)
