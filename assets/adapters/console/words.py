

# The words: which lists the program has, how they are written, and by which names the code calls them.

COPIED = 64 << 20   # bytes of a program's files that are copied; others are links
FOLDERS = 50        # folders in which the words are
ASIDE = {"node_modules", "__pycache__", "venv", "CMakeFiles"}
LIST = r"dict|word|lexicon"
NO_LIST = r"score|(?<![a-z])log\b|stat(s|istics)\b|history|record|save|setting|config|result|output"
WORD = r"()([^\W\d_][\w'-]*)()"
ENTRY = r"([\W\d_]*)([^\W\d_][\w'-]*)(\W[\W\d_]*|)"      # a word, with what is beside it, such as a number
SCRIPTS = ".py", ".js", ".mjs", ".cjs", ".rb", ".pl", ".php", ".lua"
PLAIN = "\n", False, False, ("", ""), "\n"      # how a list is written that the program doesn't have
CODE = r"\.(py|java|class|c|h|cc|cpp|cxx|hpp|js|mjs|cjs|json|md|sh|o)$"


def layout(name, data):
    """How the words of a list are written: what is between them, whether they are in upper case, whether their number comes
    first, what is before and after each, as with the one in the middle, and what is after the last. None if it isn't one."""
    if re.search(CODE, name):
        return None
    text = data.decode("utf-8", "replace")
    end, text = text[len(text.rstrip()):], text.strip()
    is_text = name.endswith((".txt", ".dat", ".lst", ".dict"))
    for between, shape in ("\n", WORD), (" ", WORD), (",", WORD), (", ", WORD), ("\n", ENTRY):
        words = [word.strip() for word in text.split(between)]
        entries = [entry.groups() for entry in (re.fullmatch(shape, word) for word in words) if entry]
        is_counted = words[0] == str(len(words) - 1)
        is_list = len(entries) >= 20 and (shape == WORD or may_be_list(name)) or shape == WORD and is_text and between == "\n"
        if len(entries) + is_counted >= 0.98 * len(words) and is_list:
            beside = entries[len(entries) // 2][::2] if entries else ("", "")
            line_end = "\r\n" if between == "\n" and b"\r\n" in data else between
            return line_end, text.isupper(), is_counted, beside, line_end if between == "\n" else end
    return PLAIN if is_text and (not text or re.search(LIST, name.lower())) and may_be_list(name) else None


def may_be_list(name):
    """Whether a text file may be a list by its name, and not what a program writes."""
    base = os.path.basename(name).lower()
    return re.search(LIST, base) or not re.search(NO_LIST, base)


def named(code):
    """The names of text files in a program, with their folders as far as these are written with them."""
    ends = rb"\.(?:txt|dat|lst|dict)\b"
    # A text may be written in parts.
    code = re.sub(rb"""["']\s*\+\s*["']""", b"", code)
    names = re.findall(rb"[\w./\\:-]*[\w-]" + ends, code)
    names += re.findall(rb"""["']([^"'\0-\x1f]{,200}[\w-]""" + ends + rb""")["']""", code)
    joined = re.findall(rb"""["'](\w+)["']\)?\s*[/,+]\s*["']/?([\w-]+""" + ends + rb""")["']""", code)
    names = [name.decode("utf-8", "ignore") for name in names + [b"/".join(pair) for pair in joined]]
    names += [name for _, name in elsewhere(code)]
    # On other systems, a name with backslashes is one name; there, it is a path.
    names = [name.replace("\\\\", "\\") for name in names]
    parts = [part for name in names for part in (name, name.replace("\\", "/"))]
    parts = filter(may_be_list, parts)
    return [name for part in parts for name in (part, os.path.basename(part)) if not os.path.isabs(name)]


ELSEWHERE = rb"""(?<!\+)(?<!\+ )(["'])(?:[A-Za-z]:)?[\\/][^"'\n]*[\\/]([\w -]+\.(?:txt|dat|lst|dict)|words)\1"""


def elsewhere(code):
    """The lists of words that a script opens in another folder of its author's machine, such as /usr/share/dict/words: how they are
    written, and their names."""
    found = [(match.group(), match.group(2).decode()) for match in re.finditer(ELSEWHERE, code)]
    return [(written, name) for written, name in found if may_be_list(name)]
