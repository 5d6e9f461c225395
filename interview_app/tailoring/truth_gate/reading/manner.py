"""German words in small letters that only tell how something was done, or of what kind it is."""

import re

from interview_app.tailoring.truth_gate.reading.line import Line, Word

_NO_MANNER = re.compile(r"^un|(?:st|t)e[nmrs]?$|hundert|tausend|dutzend")
"""German endings and beginnings of numbers and superlatives, and of what is not limited."""
_POWER = re.compile(
    r"(?:disziplinar|medizin|klin|chirurg|diagnost|therapeut|strateg|jurist|akadem|deutsch|engl|französ|span|italien|russ|poln|türk|niederländ|portugies"
    r"|chines|japan|arab|europä|amerikan|schwed|dän|norweg|finn|tschech|ungar|kroat|serb|rumän|griech|asiat)(?:isch)?(?:e[nmrs]?)?$"
    r"|(?:verantwort|ärzt|recht|gericht|amt|behörd|gesetz|wissenschaft|hoheit|finanzi|notari|operat|person)(?:lich|ell|iv)(?:e[nmrs]?)?$"
)
"""Adjectives of a power, a trade or a language, which tell more than how."""
_FROM_OTHERS = frozenset("mit unter nach durch auf".split())
_MANNER = re.compile(
    r"(?:t|d|en|e|em|er|es|lich|ig|isch|los|bar|sam|haft|weise|mals|wärts|ell|iv|al|är|ein|aus|lang|weit)$"
)
"""German endings of adjectives, adverbs and participles."""
_BRINGS_IN_THINGS = frozenset(
    "mit in im am an bei per mittels mithilfe inklusive für von vom aus unter via".split()
)


def is_manner(line: Line, word: Word) -> bool:
    """Whether a German word in small letters tells how or what kind, and is no thing that somebody wrote small ("mit docker").

    Behind a preposition it must have its noun, and alone in its piece it would be a thing of a list.
    """
    low = word.token.low
    if not (word.token.text.islower() or _begins_line(line, word)) or len(low) <= 3:
        return False
    if _NO_MANNER.search(low) or not _MANNER.search(low):
        return False
    before = line.tokens[word.at - 1].low if word.at else ""
    if before not in _FROM_OTHERS and _POWER.search(low):
        return False  # "mit ärztlicher Freigabe" gives the power to others
    after = line.tokens[word.at + 1] if word.at + 1 < len(line.tokens) else None
    if before == "zu" or (before in _BRINGS_IN_THINGS and (after is None or not after.capital)):
        return False  # "zu siebt": a number of people
    return len(line.piece_at(word.at).words) > 1


_ADJECTIVE = re.compile(r"(?:lich|isch|ig|iell|al|är|iv|haft|sam|bar|weise|los)(?:e[nmrs]?)?$")


def _begins_line(line: Line, word: Word) -> bool:
    """Whether a German adjective has its capital only from the line that it begins: "*Kollegiale* Einweisung in Moodle"."""
    after = line.tokens[1] if len(line.tokens) > 1 else None
    adjective = (
        word.at == 0
        and word.token.text[1:].islower()
        and _ADJECTIVE.search(word.token.low) is not None
    )
    return (
        adjective
        and after is not None
        and (after.capital or after.low in ("rund", "etwa", "ca", "circa"))
    )
