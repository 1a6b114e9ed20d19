

# What a guesser is told of its letter, in the form that it wants.

# What its questions may leave open: what is tried first, and the others.
FORMS = {"together": [1, 0], "silent": ["", "length", "places", "pattern"], "yes": ["y", "yes"], "base": [1, 0], "between": [" ", ","],
         "blank": ["_", "-", "*", ".", "?"]}
SAYS_NO = r"(?:n['’]?t|not|none|no)\b[^.\n]{0,40}?(?:type|enter|input|press|write|say)\W{1,2}"
WHEN_DONE = r"\b(?:done|finished)\W+(?:please )?(?:type|enter|write) ['\"]?(-?\w+)"
# What is typed if the letter is nowhere, or for the end of its places.
NONE = [SAYS_NO + r"?['\"]([^'\"\n]+)['\"]",
        r"(?:(?<=\s)|[(\"'])(-1|0|n)['\"]?\)?\s*(?:if|when|for|to|once|means)\b[^.\n]{0,30}?(?:n['’]?t|not|none|no\b|miss|stop|end|done|quit|finish)", WHEN_DONE]
LAST_PLACE = r"stop|end|done|next|quit|finish"        # what is said of it where it is typed after the last place, too
# What stands for an unknown letter, by its name.
BLANK_NAMES = {"_": "underscores?", "-": "dash(es)?|hyphens?|minus", ".": "dots?|periods?|full stops?", "*": "stars?|asterisks?", "?": "question marks?"}
# Where the places begin: "(1-5)", "count in from 0", "e.g., 0 2 4".
BASE = (r"\b(?:from|at|with|is|being)\s+(?:at\s+)?([01])\b|[(\[]\s*([01])\s*(?:-|–|to|\.\.)|\b([01])\s*-\s*(?:\d|n\b)|\b([01])(?:st(?! \w+ (?:is|=) \d)|-based)"
        r"|\b(?:ex|e\.g\.?|example)\W+([01])\b")
ONE_PLACE = (r"\b(a|the|what|which|first|second|third|next|another|each|\d(st|nd|rd|th)?)\W+(\w+\W+)?(position|place|index|spot|location)(?!s|\(s|es)\b"
             r"|\bspot number|^\W*(enter )?(the )?(position|index|location)\b(?!s|es|\()|\bone\b[^\n]*\bat a time")
ALL_PLACES = r"separat|comma|all\b|\(s\)|each spot"
SEVERAL = r"\b(positions|places|indices|indexes|spots|locations|numbers|letters are)\b"


def first_group(shapes, text):
    """The first group that one of these regular expressions has in a text, or None."""
    found = [match.group(match.lastindex) for match in (re.search(shape, text, re.I | re.M) for shape in shapes) if match]
    return found[0] if found else None


def joined_places(numbers, near, assume):
    """All places, with what the last lines want between them."""
    comma, blank = re.search(r"comma|\d,( ?)\d", near, re.I), re.search(r"\b(space|blank)s?\b|\d \d", near, re.I)
    between = "," + (comma.group(1) or "") if comma else " " if blank or len(numbers) == 1 else assume("between")
    return between.join(map(str, numbers))


def next_places(untold, base, near, is_counted, assume):
    """What is told of a letter's places, one or all, as the last lines ask for it; and those still to be told then, or None at the end."""
    none, asks_for_all = first_group(NONE, near), re.search(ALL_PLACES, near, re.I)
    if not untold:
        return none or "", None
    goes_on = first_group([WHEN_DONE], near) or none and re.search(LAST_PLACE, near, re.I) and not asks_for_all
    takes_one = is_counted or goes_on or re.search(ONE_PLACE, near, re.I | re.M) and not asks_for_all
    if takes_one or len(untold) > 1 and not asks_for_all and not re.search(SEVERAL, near, re.I) and not assume("together"):
        return str(untold[0] + base), untold[1:] or ([] if goes_on else None)
    return joined_places([at + base for at in untold], near, assume), None


def board(known, text, assume):
    """The board, with what all that it has said takes for an unknown letter."""
    named = [blank for blank, shape in BLANK_NAMES.items() if re.search(r"\b(%s)\b" % shape, text, re.I)]
    blank = first_group([BLANK], text) or (named[0] if len(named) == 1 else assume("blank"))
    return (" " if re.search(r"spaces? (in )?between", text, re.I) else "").join(letter or blank for letter in known)
