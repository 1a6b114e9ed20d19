

# Questions: what a program asks, and what to answer.

COUNTED = r"(guess(es)?|miss(es)?|mistakes?|errors?|wrong|incorrect|tries|retries|try|attempts?|turns?|chances?|lives|life|strikes?|hearts?|skulls?|body parts)"
AGAIN = (r"(play|go|game|once)\W+again|(?<!try )\bagain\b[^\n]*(\?|y/n|yes)|(like|want) to try again|try again ?\?\W*y(es)?\b|play once more|^\W*once more"
         r"|another (game|round|word|one)|^\W*another\W*$|new game|keep (playing|going)|play more|rematch")
# Letters that were named may be "y n", too.
YES_NO = (r"\by(\W?es\b|\b(?!\s+n\b))(\W{0,4}|\W{1,4}(or|of)\b\W{1,4})\bn(\W?o)?\b|\[yn\]|\b1\W{0,3}(=|is|for|means)?\W{0,2}yes\b"
          r"|^\W*(do|would|should|want|shall)\b[^\n]*(total|remaining|words? (are )?left)")
# What asks for a number, and doesn't say how many are left.
HOW = r"(how many|(number|amount) of)\b(?![^\n]*(\b(left|remain)|:\s*\d))"
LEVEL = r"difficulty|level|\bh\W?ard|mode|\b(normal|regular|fair)\b[^\n]*\bevil\b|\bevil\b[^\n]*\b(normal|regular|fair)\b"
# A letter that is asked for, whatever else may be typed there; none that chooses a level or is named, as in "the letter y".
A_LETTER = r"^(?![^\n]*(" + LEVEL + r"))[^\n]*\b(pick|guess|choose|enter|type|input|name|give( me)?)\W+(an?|your|the|one|another)\W+((next|new|single)\W+)?(letter|character)\b(?!\W{1,2}\w\b)"
LETTER = r"guess|letter|char|\b(hit|press|type) a key\b"
# "Type a number and press Enter" asks for a number, and "to enter the whole word, press Enter" for what else may be typed.
FIRST = r"^(?![^\n]*\b(whole|full|entire) word\b)(?![^\n]*\b(letter|character|guess|input|enter|type|write|choose)\b[^\n]*(\band|\bthen|,)\W*(press|hit|push))[^\n]*"
ENTER = FIRST + r"(press|hit|push)\W+(the )?(enter|return|any key|a key|key)|continue|enter to\b|press\W+\w+\W+to go on"
BOTH = (r"^(?=[^\n]*(length|(number of|many) letters))(?=[^\n]*(?<!\d )\b" + COUNTED
        + r")[^\n]*(separated|\b\d+( |, ?)\d+\b(?!( |, ?| or | to |-)\d))")
# What stands for an unknown letter: "use '-' for unknown letters", '"." if the letter is unknown'.
BLANK = (r"(?:(?<=\s)|[\"'(])([_.*?-])['\")]? (?:for|where|if(?=[^\n]*known)|as|means?|stands?|in)\b|eg [a-z]([_.*?-])"
         r"|\b(?:with|use|using|put) (?:an? )?['\"(]?([_.*?-])['\")]?(?![\w.])")
# A place, of which is asked whether the letter is there.
AT = r"^(?=[^\n]*\b(?:is|does|do)\b)[^\n]*?\b(?:(?:position|place|spot|index|slot|location|letter)(?: number| no\.?)? ?#?(\d+)\b(?!\s*-)|(\d+)(?:st|nd|rd|th) (?:letter|position|place|spot)\b)[^\n]*\?"
# "How many" in other languages.
HOW_MANY = (r"(wie ?viele|anzahl( der| an)?|cu.nt[ao]s|n.mero (m.ximo )?de|combien d[e']|nombre d[e']|quant[eioa]s?|numero di|hoeveel|aantal|ile|liczba"
            r"|сколько|число|количество|montako|kuinka monta|ka[cç]|hur m.nga|antal)\W*")
# What levels are called, the hardest first.
LEVELS = ("(?:evil|demon|extreme|insane|impossible)", "(?:hard(?:est)?|expert|advanced|schw(?:er|ierig)|dif[ií]cil|difficile)", "(?:medium|normal|intermediate|mittel|medi[oa]|moyen)",
          "(?:eas(?:y|iest)|beginner|simple|leicht|einfach|f[aá]cil|facile)")
# An option of a menu that is a level, also as "[H]ard".
A_LEVEL = r"^\W*\w\s*[).:\]\-=]+\s*(%s|asy|ard)\b" % "|".join(LEVELS)
QUESTIONS = [       # what is asked by setters (S) and guessers (G), by the end of what was printed; the first that fits
    ("more", "G", r"\b(any|is there|are there)\b[^\n]*\b(more|other)\b|\bis\b[^\n]*\banother\b|\b(more|other) (position|place)s?\?|\b(appears?|occurs?|there) (again|elsewhere)\b"),
    ("again", "SG", AGAIN),
    ("enter", "S", FIRST + r"(press|hit|push)\W+(enter|return)\b|[\[(<]\s*(enter|return)\s*[\])>]"),
    ("length and guesses", "S", BOTH),
    ("guesses", "S", r"(wrong|incorrect|bad) letters|guess leng(th|ht)|how often[^\n]*\b(miss|wrong|fail|err)"),
    ("anything", "G", r"(type|enter|press|hit)\W+(in )?any ?(thing|key)|when you (have|are|'re|'ve)\b[^\n]*(chosen|picked|ready|thought|one)|\bready\b[^\n]*\?"),
    ("at", "G", AT),
    ("count", "G", r"how (many times|often)|how many (of|places|positions|are (in|there)|\W?\w\W?'?s\b)|how many[^\n]*\b(match|correct|hits)\b"
                   r"|number of (times|occurrences|hits|matches)|how many\W+[\"'“]?\w[\"'”]?('s)?\W"),
    ("wrong", "G", r"^(?![^\n]*" + HOW + r")[^\n]*(wrong|incorrect|bad|missed|excluded|failed) (guess|letter)|(not|n't|n’t) (\w+ )?(in|there|contain|part)\b(?![^\n]*(type|enter|if))"
                   r"|letters?[^\n]*\b(wrong|incorrect|not in|aren.t|excluded)\b(?![^\n]*(type|if))"),
    ("tried", "G", r"(tried|guessed|used|already)[^\n]*\bletters|letters?[^\n]*\b(tried|guessed|used)\b|guessed so far|your guesses"),
    ("pattern", "G", r"pattern|template|underscore|\b(un|currently )known\b|known (word|letters|info)|word so far|(current|updated|new) (word|state|info|progress|board)"
                     r"|state of (the )?word|what you know|know about your word|on the board|^\W*string\b|as string|(with|your) blanks|\b_{1,2} (for|where|if)|" + BLANK),
    ("places", "G", r"\b(position|place|index|indice|indexe|spot|location|slot)s?\b|\bwhere\b|\bin which\b|(what|which) number letter|which letters? (is|are) (it|they)"),
    ("length", "SG", r"leng(th|ht)|how long|(how many|(number|amount) of|no\. of) (letters|char(acter)?s?)\b|^\W*letters\W*$|(what )?size( of)?\b"),
    ("length", "S", r"letters[^\n]*(word|long|want)"),
    ("length", "G", r"number between"),
    ("file", "SG", r"(file|dictionary|word ?list|path)[^\n]*[:?>]"),
    ("name", "SG", r"\bname\b|who are you|\bwho\W?i?s playing|\bcall you\b|^\W*player\W*$"),
    ("one", "SG", r"(how many|number of) (human )?(players|humans|people|games|rounds)|players?\W*\(?1"),
    ("level", "S", A_LEVEL),
    ("guesses", "SG", r"(how many|(number|amount) of|no\. of|max\w*|allowed|choose|limit|desired|total)[^\n]*\b" + COUNTED
                      + r"|\b" + COUNTED + r"\W*(limit|count|amount|budget|allowed|number|before|\(?\d+\s*(-|to)\s*\d+)"
                      r"|\b(guesses|lives|tries|turns|misses|attempts|chances|mistakes|errors|strikes|hearts|skulls)\b\W*(\([^)\n]*\))?\W*$"
                      r"|^(?![^\n]*letter)[^\n]*\b" + COUNTED + r"[^\n]*(allowed|budget|limit|(you|to) (want|like|have))\b[^\n]*[:?>]\W*$"),
    ("who", "G", r"\bwho\b[^\n]*\b(choos|pick|set|think)|\bplayer number"),
    ("hit", "G", YES_NO + r"|\bh ?/ ?m\b|hit or miss|\bif yes\b[^\n]*\bif no\b|\byes\b\W? if\b|^\W*(is|do|does)\b[^\n]*\b(letter|word)\b|(appear|is) in (your|the) word"
                 r"|\b(is|does|do|did|was|am|has|have|are|were)\b[^\n]*\b(letter|word|right|correct|guess|there|in it|work)\b[^\n]*\?"),
    ("letter", "S", A_LETTER),
    ("total", "S", r"(running|total|count|remaining|words? left|show|print|display|see|cheat|debug)[^\n]*([?:]|y/n|\(y|(press|type) y\b)"),
    ("total", "G", r"(print|see|show|list)[^\n]*\b(words|options|list)|would you like"),
    ("level", "S", LEVEL),
    ("menu", "SG", r"\b1\s*[).:\-=][^\n]*(play|start|new)|choice|option|select|[\[(]p[\])]lay|press p\b|type .?start\b"),
    ("menu", "G", r"choose|mode\b|\b1\s*[).:\-=]|\b(press|type|enter) \W?\d\b"),
    ("letter", "S", LETTER),
    ("letter", "G", r"^(?!.*\b(let me|i|i'll|my|me to)\b).*(letter|guess)"),
    ("word", "G", r"\bword\b"),
    ("enter", "SG", ENTER),
    ("yes", "S", r"y/n|\(y|yes|^\W*(are|do|would|will|shall|should|can|want|ready)\b[^\n]*\b(play|start|begin|ready|sure)\b[^\n]*\?\W*$"),
    # The same in the game's other languages, in Portuguese and in Swedish, of which none is an English word. A dot is a letter that
    # may be written without its accent.
    ("length", "F", HOW_MANY + r"(buchstaben|letras|lettres|lettere|letters|liter|букв|kirjainta|harf|bokst.ver)|wortl.+nge|l.+nge des wort"
               r"|(wie|hoe) lang\b|jak d.ug|quanto (deve|.) |tamanho|longitud\b|longueur"
               r"|lunghezza|lengte\b|d.ugo.. s.owa|длин[ау]|pituus|uzunlu|l.ngd\b|hur l.ngt"),
    ("letter", "F", r"\b(buchstaben?|dein tipp|letra|lettre|lettera|liter[aęy]|букв[ауы]|kirjain|harf|harfi|bokstav\w*)\b"),
    ("guesses", "F", HOW_MANY + r"(\w+\W+)?(fehl\w*|(rate)?versuche|leben|intentos|fallos|errores|vidas|essais|tentatives|erreurs|vies|tentativ[ai]s?"
                r"|errori|erros|palpites|vite|pogingen|fouten|levens|pr.b|b..d.w|попыток|ошибок|жизней|yrityst|virhett|arvaust|deneme|hata|hak|fel|gissning|f.rs.k|liv\b)|\berlaubte (fehl|versuche)"),
    ("again", "F", r"(noch ?(ein)?mal|otra vez|de n(o|ue)vo|otra partida|novamente|rejouer|encore une|ancora|di nuovo|opnieuw|nog een keer|jeszcze raz"
              r"|ещ[её] раз|снова|uudestaan|uudelleen|tekrar|\bigen\b|en g.ng till)[^\n]*(\?|/n\b|/н)"),
]
# What an option of a menu says that begins a game, and not only tells or sets something.
BEGIN = r"(?<!how to )(?:play|start|new|begin|yes)\b(?![^\n]*\b(?:settings?|options|rules|instructions)\b)"
# What an option of such a menu says that changes a number of the game.
CHANGES = {"length": r"length|word size|(?:number of|how many) letters",
           "guesses": r"lives|misses|tries|attempts|(?:number|amount|max\w*|wrong|set|change)\b[^\n]*\bguesses(?! left)"}
# Answers to questions that have nothing to do with the game.
FIXED = {"name": "Ann", "one": 1, "enter": ""}
# Answers in a file of prompts.
LAST_OF = {"LENGTH": "length", "GUESSES": "guesses", "LETTER": "letter", "FILE": "file", "AGAIN": "again", "HIT": "hit", "PLACES": "places",
           "COUNT": "count", "PATTERN": "pattern", "WRONG": "wrong", "TRIED": "tried"}
FEWER = (12, 10, 8, 6)     # guesses that are offered to a program that ends at its questions


def may_ask(who, part):
    """All that a setter or a guesser may ask in a text, the likeliest first."""
    return [what for what, askers, shape in QUESTIONS if who in askers and re.search(shape, part, re.I | re.M)]


def question_in(lines, board, given):
    """What the last of these lines ask for. `board` says whether a board is shown, `given` what was answered before."""
    yes_no = re.search(YES_NO, lines[-1], re.I)
    # Below a board, a line about a letter asks for one, whatever else it offers.
    if board and not yes_no and re.search(LETTER, lines[-1], re.I):
        if "letter" in lines[-1].lower() or not re.search("|".join((HOW, AGAIN, ENTER)), lines[-1], re.I):
            return "letter"
    for part in ("\n".join(lines[-1:]), "\n".join(lines[-2:]), "\n".join(lines[-6:])):
        found = [what for what in may_ask("S", part) if not yes_no or what in ("again", "total", "yes")]
        if found[:1] == ["length"] and "guesses" in found and "length" in given:
            return "guesses"
        if found[:1] == ["guesses"] and board and not re.search(HOW, lines[-1], re.I):
            return "letter"
        if found[:1] == ["menu"] and re.search(A_LEVEL, "\n".join(lines[-6:]), re.I | re.M):
            return "level"
        if found[:1] == ["menu"] and board and not option(".", "\n".join(lines)):
            return "letter"
        if found[:1] == ["yes"] and re.search(AGAIN, "\n".join(lines[-6:]), re.I | re.M):
            return "again"
        if found:
            return found[0]
    # Before the board, "How many hearts do you want?" asks for the number of guesses, whatever they are called.
    is_number = not board and "guesses" not in given and re.search(HOW, lines[-1], re.I)
    return "yes" if yes_no else "guesses" if is_number else None


def option(what, text):
    """The number or letter of an option of a menu."""
    found = re.findall(r"(?mi)^\W*(\w)\s*[).:\]\-=]+\s*[^\n]*\b(?:%s)" % what, text)
    return found[-1] if found else None


def levels(text):
    """The levels that a question offers, the hardest first: for each, the likeliest answers that choose it."""
    text = "\n".join(lines_of(text)[-8:])
    plain = re.sub(r"[\[(](\w)[\])](?=\w)", r"\1", text)      # [H]ard
    named = [list(re.finditer(r"\b%s\b" % names, plain, re.I))[-1:] for names in LEVELS]
    begin = min((match.start() for matches in named[1:] for match in matches), default=0)
    # "evil" may be in a title before them.
    named = [(names, match.group()) for names, matches in zip(LEVELS, named) for match in matches if match.start() > begin - 15]
    found = []
    for names, word in named:
        short = re.search(r"(?<![\d-])(\d) ?[^\w\n,]{1,8}{0}\b|\b{0}(?: \w+)? ?[=:(] ?(\d)(?= *(?:[,;)\]]|$))|\b(\w)['\")]? ?(?:for|[=:)-]) ?{0}\b"
                          r"|\b{0} ?[\[(=] ?(\w)\b(?!-)".replace("{0}", names), plain, re.I | re.M)
        answers = [short.group(short.lastindex)] if short else [word[0]] if plain != text else []
        found.append(list(dict.fromkeys(answers + [word, word.lower(), word[0].lower()])))
    if len(found) > 1:
        return found
    numbers = [int(number) for number in re.findall(r"\b\d\b", last_line(text))]
    if len(numbers) > 1:
        return [[str(number)] for number in range(max(numbers), min(numbers) - 1, -1)]
    # A program that gets no number where it reads one may go round in circles.
    return [["3", "hard", "h"], ["2", "medium", "m"], ["1", "easy", "e"]]


# What is typed for yes or no: "1 for yes", "n = no"; for both, "+ if it is and - if not", "(h)it or (m)iss", "j/n", "yes or no".
KEY = r"(\d)[^\w\n]{0,2}(?:for|=|means|is|if)?[^\w\n]{0,2}%s\b|\b(\w)['\")\]]?\s*(?:for|=|means|is|if)\s*['\"(\[]?%s\b"
PAIRS = [r"(?:^|[\s'\"(])([\w+])['\")]? if (?:it|so|there|the|that)\b(?!(?: \w+)?(?: not|n['’]t))[^\n]{0,40}?[\s'\"(]([\w-])['\")]? (?:if|otherwise)\b",
         r"\b(h)(?: ?/ ?|it or )(m)(?:iss)?\b", r"[(\[](\w)[)\]]\w+\W+(?:or\W+)?[(\[](\w)[)\]]\w", r"\b(\w) ?/ ?(n)\b",
         r"\b(yes)(?:\W+(?:or\W+)?|\b.*\n.*\b|\b\W? if\b.*\b)(no)\b", r"\b(y)(?:\W+(?:o[rf]\W+)?|\b.*\n.*\b)(n)\b"]
# The same in any order, where it is asked. Letters that were used, such as "T F", offer nothing.
OFFERED = [r"\b(?=(?:{0}{2}{1}|{1}{2}{0})\b)(?=.*?\b({0})\b)(?=.*?\b({1})\b)".format(yes, no, r"\W{0,3}(?:/|\bor\b)\W{0,3}")
           for yes, no in (pair.split() for pair in ("true false", "t f", "1 0", "1 2", "on off", "yes no", "y n"))]


def yes_or_no(answer, text):
    """Yes or no (y or n), as the last lines of a text that say so want it; None if none do."""
    lines, is_yes = lines_of(text), answer == "y"
    for at, part in enumerate(["\n".join(lines[-many:]) for many in (1, 2, 3)] + list(dict.fromkeys(lines[-4::-1]))):
        shapes = [KEY.replace("%s", "yes" if is_yes else "no")] + PAIRS + (OFFERED + [r"\b(yes)\b"] * is_yes) * (at < 2)
        for found in filter(None, (re.search(shape, part, re.I) for shape in shapes)):
            return [one for one in found.groups() if one][0 if is_yes else -1]
    return None


def in_order(length, guesses, text):
    """Both numbers, in the order and with the comma of the question in a text."""
    questions = [line for line in text.splitlines() if re.search(BOTH, line, re.I)]
    question = questions[-1] if questions else "length, guesses"
    asks_length, asks_guesses = (re.search(shape, question, re.I).start() for shape in ("length|letters", r"\b" + COUNTED))
    comma = questions and re.search(r"\bcommas?\b|\d, ?\d", question, re.I)
    return (", " if comma else " ").join(map(str, (length, guesses) if asks_length < asks_guesses else (guesses, length)))


def within(number, text):
    """A number, or the nearest one that the end of a text allows."""
    line = last_line(text)
    between = re.findall(r"(\d+)\s*(?:-|–|to|and|\.\.+)\s*(\d+)", line)
    most = re.findall(r"(?i)(?:at most|max\w*|up to|no more than|<=)[^\d\[]{0,12}(\d+)", line)     # [8] is what Enter stands for
    low, high = between[-1] if between else (0, most[-1] if most else number)
    return max(int(low), min(number, int(high)))


def lines_of(text):
    """The lines of a text that are not blank."""
    return [line for line in text.splitlines() if line.strip()]


def asking_lines(text):
    """The same, but a prompt without words, such as ">>>", belongs to the line above it."""
    lines = lines_of(text)
    if len(lines) > 1 and not re.search(r"[^\W_]", lines[-1]):
        lines[-2:] = [lines[-2] + " " + lines[-1].strip()]
    return lines


def last_line(text):
    return (lines_of(text) or [""])[-1].strip()


def not_understood(question):
    if not question:
        return "it waits for an answer and has asked nothing: what it prints is probably not flushed before it reads"
    return "what it asks was not understood: %r" % question[-80:]
