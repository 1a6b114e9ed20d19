# Upper-case boards with blanks between; plays again.
class Game:
    def __init__(self, words, length, lives):
        self.words = [w.strip().upper() for w in words if len(w.strip()) == length]
        self.board, self.lives = ["_"] * length, lives

    def guess(self, letter):
        groups = {}
        for w in self.words:
            groups.setdefault(tuple(i for i, c in enumerate(w) if c == letter), []).append(w)
        where = sorted(groups, key=lambda g: -len(groups[g]))[0]
        self.words = groups[where]
        for i in where:
            self.board[i] = letter
        if not where:
            self.lives -= 1
        return bool(where)


again = "yes"
while again.lower().startswith("y"):
    size = int(input("Enter the length of the word you want to guess: "))
    lives = int(input("Enter the number of wrong guesses allowed: "))
    game = Game(open("words.txt").readlines(), size, lives)
    while game.lives and "_" in game.board:
        print(" ".join(game.board), "   LIVES:", game.lives)
        letter = input("YOUR LETTER > ").upper()
        print("CORRECT!" if game.guess(letter) else "WRONG!")
    print(" ".join(game.board))
    print("YOU LOSE. IT WAS " + game.words[-1] if "_" in game.board else "YOU WIN!")
    again = input("Do you want to play again? (yes/no) ")
print("Goodbye.")
