"""Prints the questions that the console adapter takes for others than they are."""
import itertools
import re
import signal

import console

BOARD = "Word: _ _ _ _ _\n"
QUESTIONS = {
    "length": """Enter length: |How many letters do you want? |Word size: |Letters: |What size word? |Enter desired word length
        |How long of a word do you want to guess? |Enter the size of the secret word: |Choose a word length (2-28) > 
        |How many letters should the word you guess have? |Length of the word you want to guess: |Wie viele Buchstaben? |Wortlänge: 
        |Choose the word length: 4, 5, 6 or 7. You have 8 guesses. |Enter the number of letters (3, 4 or 5). You will have 6 lives: 
        |Word length? You have 10 guesses, e.g. 4, 5: |Insert word lenght: |Write the number of char you want to play with: |¿Cuántas letras? |?Cu?ntas letras? |Combien de lettres ? |Länge des Wortes: |Quantas letras? |Tamanho da palavra: |Quante lettere? |Hoeveel letters? |Hoe lang moet het woord zijn? |Quanto deve essere lunga la parola? |Ile liter? |Сколько букв? 
        |Montako kirjainta? |Kaç harf? |Hur många bokstäver ska ordet ha? |Ange ordets längd: """,
    "guesses": """Enter guesses: |Enter guesses > |How many mistakes are allowed? |How many errors? |Enter the number of retries: |Enter amount of guesses: 
        |Enter lives: |How many strikes? |Enter guess limit: |Enter guess count: |Guess limit: |Enter guess length: |Desired guesses: |Total guesses: 
        |Enter attempts: |How many body parts? |Guesses (1-12): |How many wrong letters? |How many incorrect letters may you guess? 
        |Guess amount: |Say the number of guesses you wish: |With how many guesses? |Max wrong [8]: |And how often may you miss? |What number of wrong guesses should hang you? |Max misses: |Enter max guesses: 
        |Wie viele Fehlversuche? |Anzahl der Versuche: |¿Cuántos intentos? |Nombre d'essais : |Erlaubte Fehler: |Quantas tentativas? |Número máximo de erros: |Quanti errori? |Hoeveel fouten? |Ile prób? 
        |Сколько ошибок? |Montako virhettä? |Kaç deneme? |Hur många felgissningar? |Antal försök: |Hur många liv? 
        |How many misses are allowed?\n\nInput a positive number or leave it blank, and press enter |How many hearts do you want? |With how many balloons do you start? |Hearts: |💀 skulls > |Misses before hanging: """,
    "length and guesses": """Enter length and maximum number of misses, separated by a space (for example: 5 8): 
        |Length and guesses, e.g. 5, 8: |Enter the word length and the number of guesses, separated by a space\n> |Number of letters and lives, separated by commas: """,
    "menu": """=== MENU ===\n1) Play\n2) Set number of wrong guesses (now 8)\n3) Quit\nChoice: """,
    "total": """Should all possible words be printed? (Answer with yes or no.) |If you want to see which words remain, press y.|Do you want a running total of the number of words remaining in the word list? (y/n): |Show running total? (y/n) 
        |Print word count (yes/no)? |Want a running total of possible words? [Y/N] |Do you want to see the number of words remaining? 
        |Should I tell you the number of words remaining? |See how many words in the dictionary file are left (y or n)? """,
    "level": "Normal Hangman (1) or Evil Hangman (2)? |Choose difficulty: ",
    "yes": "Want statistics of this game? Type 'y' of 'n': |Are you sure you want to play?|Shall we begin? |Please type y or n: |Please answer yes or no.|Ready (y/n)? ",
    "letter": """Guess: |Your guess? |Enter a letter: |> |Letter? |hit a key: |Guess (5 tries left): |Number of guesses left: 5 - guess: |Number of guesses: 5. Guess: 
        |Enter a letter, or 0 to give up and show the word: |Make your choice: |Select a letter: |Lives: 5 Guess: 
        |Which letter do you want to try again? |Type a character and press enter: |Enter letter from word list: |Guess a letter, or to guess the whole word just press Enter: |Guess a letter:\n(To enter the whole word, press Enter.) 
        |Dein Buchstabe: |Noch 5 Versuche. Buchstabe: |Una letra: |Dein Tipp: |Digite uma letra: |Una lettera: |Ваша буква: |Podaj literę: |Gissa en bokstav: 
        |Used: e y n Guess: |Intelligent opponent, what letter? |Please choose a letter, you have 7 of 8 wrong guesses left\n>>> """,
    "again": """Play again? |Would you like to play again?\n0 - No\n1 - Yes\nInput 0 or 1: |Another? |Once more? (yes/no) |Do you want to play again (y/n)? |Would you like to try again? |You lose. Word was ABBEY  Try again? [y]/[n]
        |Go again? [y/n]|Type q to quit, anything else to play once more: |Guess another word? (y/n) |Noch einmal (j/n)? |¿Otra vez? |Jogar novamente (s/n)? |Jogar de novo? (s/n) |Rematch? (Y/N): |Vill du spela igen (j/n)? """,
    "enter": """Press Enter to continue...|[Enter]|Press any key|Hit return to go on|Press ENTER to guess again|(enter)
        |Wrong guess. Press Enter""",
    "file": "Enter dictionary file name: |Dictionary: |Filename: |Which word list? ",
    "name": "What is your name? |Who are you? |Enter player 1 name: |What should we call you? |Who is playing? ",
}

# What guessers ask.
OF_GUESSERS = {
    "guesses": "How many wrong guesses do I get? |How many incorrect guesses am I allowed? |Number of wrong guesses before I lose: |How many lives do I have? ",
    "wrong": "Wrong guesses so far: |Enter the incorrect letters: |Which letters are not in the word? ",
    "length": "How many letters does your word have? |Enter the length of your word: ",
    "count": "How many times is E in your word? ",
}


# The answers to what is asked for yes or no, and in which words.
ANSWERS = {"Show the total? (true/false) ": "false", "Show the total (t/f)? ": "f", "Total? 0/1: ": "0", "Total (1/2)? ": "2",
           "Total? 1 for yes, 2 for no: ": "2", "Total [Y/N]? ": "N", "Total (yes or no)? ": "no", "Total (y/n)? ": "n",
           "Statistics? Type 'y' of 'n': ": "n", "Total? Type Y or N: ": "N", "Total? [Y]es [N]o ": "N",
           "Guesses: 3\nNo problem.\nShow the total? ": None}
AGAIN = {"Noch einmal (j/n)? ": "j", "¿Otra vez (s/n)?": "s", "Again [Y/N]? ": "Y", "Again (yes/no)? ": "yes"}


# What a menu is answered with.
BEGINS = {"1) Play\n2) How to play\n3) Quit\nChoice: ": "1", "1) New settings\n2) Guesses\n3) Start\nChoice: ": "3"}
# What stands in the file of prompts, and what is asked and answered then.
PROMPTS = {"LENGTH": ("length", None), "LENGTH GUESSES": ("length and guesses", "5 8"), "f=FILE": ("file", "f=a.txt"), "yes": ("yes", "yes")}


# Lists, and how their words are written, whatever the first or last one is like.
MANY = "apple\nberry\n" * 40
LISTS = {MANY + "zoo.": ("\n", False, False, ("", ""), "\n"), MANY.replace("\n", ",\n") + "zoo": (",", False, False, ("", ""), ""),
         MANY.replace("\n", " 7\n") + "zoo": ("\n", False, False, ("", " 7"), "\n")}


# The files of the adapter are one program, so a name in one of them may replace another's.
with open(console.__file__) as file:
    defined = re.findall(r"(?m)^(?:def |class )?(\w+)(?: =|[(:])", file.read())
for name in sorted(set(defined)):
    if defined.count(name) > 1:
        print("%s is defined twice" % name)


class Nothing:
    prompts, names, args, asks_length, steps, level = (), ["a.txt"], None, True, {}, 0

    @staticmethod
    def has(name):
        return False


game = object.__new__(console.Game)
game.adapter, game.length, game.guessed, game.given = Nothing, 5, set(), {}
game.known, game.letter, game.looks, game.guesses, game.offers = [None] * 5, None, set(), 8, None
game.given = {"level": 1}
if game.asked("Lives: 8\n_ _ _ _ _ _ _\n\nLetter choice: ")[0] != "letter":
    print("after a level, a board of another length is none")
for kind, questions in QUESTIONS.items():
    for question in (part.lstrip("\n").lstrip() for part in questions.split("|")):
        # What looks like a board above the first questions is a title in large letters.
        game.given = {"length": 1} if kind in ("letter", "again", "enter") else {}
        for board in [BOARD] if kind == "letter" else ["", BOARD]:
            taken = game.asked(board + question)[0]
            if taken != kind:
                print("%s: %r was taken for %s" % (kind, board + question, taken))
for kind, questions in OF_GUESSERS.items():
    for question in questions.split("|"):
        if console.may_ask("G", question)[:1] != [kind]:
            print("%s: %r was taken for %s" % (kind, question, console.may_ask("G", question)))
for given, kind in ({"length": 1}, None), ({"length": 1, "guesses": 1}, "other"):
    game.given = given
    if game.asked(BOARD + "Seu chute: ")[0] != kind:
        print("what is asked below a board is not %s after %s" % (kind, given))
game.given = {}
for question, answer in [*ANSWERS.items(), *AGAIN.items()]:
    given = console.yes_or_no("n" if question in ANSWERS else "y", question)
    if given != answer:
        print("%r was answered with %s" % (question, given))
game.text = "Enter the number of guesses and the word length, separated by a comma\n> "
for kind in sorted({what for what, askers, _ in console.QUESTIONS if "S" in askers} - {"letter"}):
    try:
        game.answer(kind, 0)
    except KeyError:
        print("%s has no answer in Game.answer; one that is always the same belongs in FIXED" % kind)
if game.answer("length and guesses", 0) != "8, 5":
    print("both numbers were answered with %s" % game.answer("length and guesses", 0))
for board in "Wort: h ä _ _ e r", "HÄ__ER", "H  Ä  _  _  E  R   Lives: ******", "Used: a h k   h  ä  _  _  e  r", "│ H │ │ Ä │ │   │ │   │ │ E │ │ R │", "Used: aehkrä, h\tä\t_\t_  e   r":
    if [row.cells for row in console.rows_of(board, 6, set("häekra")) if row.blank == "_"] != ["hä__er"]:
        print("%r is no board" % board)
if "____" not in [row.cells for row in console.rows_of("Word: ____   Used: e a t o", 4, set("eato"))]:
    print("a board beside letters that were named is not found")
for boards in ("_   _   _   _", "_    E  _   _"), ("_\t_\t_\t_", "_\te\t_   _"):
    looks = {row.look for board in boards for row in console.rows_of(board, 4, {"e"})}
    if len(looks) != 1:
        print("a board looks otherwise once it shows a letter: %s" % sorted(looks))
for text, won in (("Congrats! you've guessed the secret word", True), ("Congradulations", True), ("You guessed the solution in 4 tries.", True), ("You guessed the computer's word: you win!", True), ("The computer had apple and you win!", True), ("Du hast gewonnen!", True), ("You have bested the finest player in the world.", True), ("Wow, you beat me!", True),
                  ("Der Computer hat gewonnen.", False), ("L'ordinateur a gagné.", False), ("You didn't win.", False), ("Can you beat me next time?", False), ("You have been defeated by the computer.", False)):
    if bool(console.says_won(text)) != won:
        print("%r is taken for %s" % (text, "an end without a win" if won else "a win"))
for text in "you're hung!!", "Du förlorade!":
    if not re.search(console.LOST, text, re.I):
        print("%r is taken for no end" % text)
if re.search(console.NEXT, "Next word is: sweep", re.I):
    print("a word that is printed for debugging is taken for the next game")
for question, number in ("Max wrong [8]: ", 20), ("Guesses (max 8): ", 8), ("At most 12: ", 12):
    if console.within(20, question) != number:
        print("%r was answered with %d" % (question, console.within(20, question)))
for menu, answer in BEGINS.items():
    game.text = menu
    if game.answer("menu", 0) != answer:
        print("%r was answered with %s" % (menu, game.answer("menu", 0)))
for question, right in ("Length and lives, e.g. 5 8: ", "5 8"), ("Lives, length (8, 5): ", "8, 5"):
    game.text = question
    if game.answer("length and guesses", 0) != right:
        print("%r was answered with %s" % (question, game.answer("length and guesses", 0)))
for text, look in LISTS.items():
    taken = console.layout("words.txt", text.encode())
    if taken != look:
        print("a list like %r is taken for %s" % (text[-20:], taken))
# The first board may come after the first letter.
game.given = {"length": 1, "guesses": 1}
for question in "Pick a letter to guess (type '!' to show history): ", "Enter your next letter, or ? to see the words left: ":
    for board in "", BOARD:
        if game.asked(board + question)[0] != "letter":
            print("%r was taken for %s" % (board + question, game.asked(board + question)[0]))
# What is said at the end of any game is no word that was to be found, although lists have such words.
for said in """You lose, run out of guesses|Sorry, you ran out of lives|Out of tries! Game over|You have no more guesses left|The man is dead
        |You used up all your turns|Better luck next time|You were hanged, oh well|Max attempts reached|Nope, no chances left""".split("|"):
    if set(console.re.findall("[a-z]+", said.lower())) - console.EVERYDAY:
        print("%r has a word that may be the one to find" % said)
for question, what in (("Enter the letter Y to see the words left: ", "total"), ("Enter a letter for the level (e/m/h): ", "level"),
                       ("Choose difficulty:\n 1) Easy (12 wrong guesses)\n 2) Hard (5 wrong guesses)\n> ", "level"),
                       ("Schwierigkeit:\n 1) Leicht (12 Fehler)\n 2) Schwer (5 Fehler)\nDeine Wahl: ", "level"),
                       ("[E]asy: 12 lives\n[H]ard: 5 lives\nYour choice: ", "level"),
                       ("p - play\nq - quit\nSelect a letter: ", "menu")):
    if game.asked(question)[0] != what:
        print("%r was taken for %s" % (question, game.asked(question)[0]))
# One that asks for no length may begin with the board.
game.given = {}
for asked in BOARD + "Choose a letter (6 tries left): ", "Guess a letter.\n\n" + BOARD + "Incorrect guesses:\n[]\n":
    if game.asked(asked)[0] != "letter":
        print("a letter that is asked for first is not understood: %r" % asked)
if game.asked("* * * *\nEach turn, you pick a letter.\nGuesses: ")[0] != "guesses":
    print("below a title and instructions, the number of guesses was taken for a letter")
if game.asked(BOARD + "Try again? (used: e y) Guess: ")[0] == "again":
    print("a letter that was named is taken for an offer of another game")
for given, expected in PROMPTS.items():
    Nothing.prompts = [("shall we", given)]
    if game.asked("Shall we?") != expected:
        print("%r leads to %r" % (given, game.asked("Shall we?")))
if game.asked("_ _ _ _ _ _ _\n")[0] != "letter":
    print("a board of another length, and nothing else, is not taken to wait for a letter")
# What was printed while the letter was looked for is no miss if the word has it.
Nothing.words, Nothing.proven, Nothing.is_foreign, Nothing.proves = {"sweep"}, {"_"}, False, staticmethod(lambda *_: True)
game.past, game.known, game.guessed, game.missed, game.over, game.looks = "", [*"swee", None], set("swep"), set(), True, {("", " ", "_")}
for end in "The word was sweep.", "The word was sweep. You guessed the solution.":
    game.text = "[s, w, e, e, _]\nGame over! " + end
    if game.at_the_end("p", game.rows(game.text)) == []:
        print("after %r a letter of the word was taken for a miss" % end)
Nothing.words, game.known, game.guessed = {"turns"}, [*"turn", None], set("turns")
game.text = "[t, u, r, n, _]\nGame over! The word was turns."
if game.at_the_end("s", game.rows(game.text)) == []:
    print("a letter of a word that programs say anyway was taken for a miss")
if console.why_crashed("Illegal division by zero at game.pl line 3, <STDIN> line 4.\nBye") == "":
    print("what Perl says of its end is not understood")
# As many blanks as this take no time, even if they are one too few.
signal.alarm(60)
if console.rows_of("_ " * 39, 40, set()):
    print("39 blanks are taken for a board of 40")
# So do thousands of words in a line.
shown = lambda text: console.without_middles(text.encode()).decode()
if [row.cells for row in console.rows_of(shown("elephant " * 60000 + "\n_e______"), 8, {"e"})] != ["_e______"]:
    print("a board below many words is not found")
# Or in thousands of lines, whose seconds are those of the processor.
signal.setitimer(signal.ITIMER_PROF, 10)
words = "\n".join(map("".join, itertools.product("adlmopst", repeat=6)))
if [row.cells for row in console.rows_of(words + "\n_e____", 6, {"e"})] != ["_e____"]:
    print("a board below many lines is not found")
# A list of all words in a line takes no longer for each of them.
MANY = ", ".join("'%s'" % "".join(word) for word in itertools.product("abcdefghij", repeat=5))
if [row.cells for row in console.rows_of(shown(MANY[:300_000] + " Word: -b---"), 5, {"b"}) if row.blank] != ["-b---"]:
    print("a board beside many words is not found")
