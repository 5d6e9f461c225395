"""Which of the options somebody means who answers a choice in words: "yes, one more", "the second one", "the one at Holt"."""

import re
from collections.abc import Sequence

from interview_app.guide.late_patterns import Late

Options = Sequence[tuple[str, str]]
"""(id, label) of each, in the order they are shown."""

_YES = Late(
    r"(?:oh )?(?:yes|yeah|yep|yup|sure|of course|definitely|absolutely|please do|one more|another one"
    r"|there (?:is|was|are|were) (?:one|another|more)|ja\b|jo\b|klar|gerne?|natürlich|noch eine[rns]?|es gibt noch)",
    re.IGNORECASE,
)
_NO = Late(
    r"(?:oh )?(?:no\b|nope|nah|not really|none|nothing|that(?:'s| is| was)(?: it| all| everything)|that is it"
    r"|i(?:'m| am) done|no more|what (?:other|more)\b|nein|nö\b|nee?\b|nä\b|nicht dass ich|keine?\b|nichts|das war(?:'?s| es| alles)|mehr (?:gibt"
    r"|war) es nicht|fertig)",
    re.IGNORECASE,
)
_A_YES = Late(
    r"(?:oh[,\s]+)?(?:yes|yeah|yep|yup|sure|ja|jo|klar|doch)(?:\s*[,.!:–-]+\s*|\s+)", re.IGNORECASE
)
_FIRST = ("first", "1st", "one", "erste", "ersten", "erster", "erstes", "eins", "1")
_ORDINALS = (
    _FIRST,
    ("second", "2nd", "two", "zweite", "zweiten", "zweiter", "zweites", "zwei", "2"),
    ("third", "3rd", "three", "dritte", "dritten", "dritter", "drittes", "drei", "3"),
    ("fourth", "4th", "four", "vierte", "vierten", "vierter", "viertes", "vier", "4"),
    ("fifth", "5th", "five", "fünfte", "fünften", "fünfter", "fünftes", "fünf", "5"),
    ("sixth", "6th", "six", "sechste", "sechsten", "sechster", "sechstes", "sechs", "6"),
)
_LAST = frozenset(("last", "latter", "bottom", "letzte", "letzten", "letzter", "letztes"))
_POINTING = frozenset(
    """
    the a an number no nr option choice one ones job about with for to of tell me us let's lets let talk take i'd i would like want please my do at in on
    der die das den dem nummer option über von mit zu ich möchte will würde gern gerne bitte erzählen sprechen nehmen wir mal lieber
    """.split()
)
_SHORTEST = 4
"""Letters by which a word of an answer may be the beginning of one in a label: "bakery" for "baker"."""


def named(text: str, options: Options) -> str:
    """The id of the one option that an answer means; "" when it means none of them, or more than one."""
    said = " ".join(text.casefold().replace("’", "'").split()).strip(" .!?")
    ways = (_by_yes_or_no, _by_words_of_a_label, _by_place, _by_word)
    return next((found for way in ways if (found := way(said, options))), "")


def fitting(text: str, options: Options) -> tuple[str, ...]:
    """The labels of the options that a short answer fits alike, when they are several and not all."""
    said = " ".join(text.casefold().replace("’", "'").split()).strip(" .!?")
    scores = _scores(said, options)
    best = max(scores.values(), default=0)
    found = tuple(label for id, label in options if best and scores[id] == best)
    return found if 1 < len(found) < len(options) else ()


def without_yes(text: str) -> str:
    """What somebody says behind a yes, where they say more: "yeah whitmer high school" is the school."""
    hit = _A_YES.match(text)
    return text[hit.end() :] if hit is not None and text[hit.end() :].strip(" .!") else text


_A_NO = Late(
    r"(?:oh[,\s]+)?(?:no|nope|nein|nee|nö)(?:[\s,]+(?:thank you|thanks(?: a lot)?|thx|cheers|vielen dank|danke\w*)(?![\w-]))?"
    r"(?:\s*[,.!:–-]+\s*|\s+)(?:(?:oh|ach|but|aber|wait|moment)[,\s]+)*(?:(?:and|und)\s+)?",
    re.IGNORECASE,
)


def without_no(text: str) -> str:
    """What somebody says behind a no, where they say more: "no, but I was cashier at Aldi" tells a job."""
    hit = _A_NO.match(text)
    return text[hit.end() :] if hit is not None and text[hit.end() :].strip(" .!") else text


def mentioned(text: str, options: Options) -> str:
    """The id of the one option of which a text has words that stand in no other label; "" for none or several."""
    said = {word.casefold() for word in _WORD.findall(text)}
    is_short = len(text.split()) <= _SHORT_MESSAGE
    names = {
        id: {
            word.casefold()
            for word in _WORD.findall(label)
            if len(word) >= _SHORTEST and (is_short or word[0].isupper())
        }
        for id, label in options
    }
    hits = [
        id
        for id, own in names.items()
        if said & (own - set().union(*(names[one] for one in names if one != id)))
    ]
    return _only(hits)


_WORD = re.compile(r"[\w&-]+")
_SHORT_MESSAGE = 8
"""Words of a message that names a job; in a longer one a small word of a post may be anything."""


def _by_yes_or_no(said: str, options: Options) -> str:
    ids = [id for id, _label in options]
    if ids != ["yes", "no"]:
        return ""
    return "no" if _NO.match(said) else "yes" if _YES.match(said) else ""


def _by_words_of_a_label(said: str, options: Options) -> str:
    """Words that stand so in one label: "go on" in "Go on to the next part"."""
    words = re.sub(r"(?:,? (?:please|thanks|bitte|danke))+$", "", said)
    if len(words) < _SHORTEST:
        return ""
    return _only(
        [id for id, label in options if re.search(rf"\b{re.escape(words)}\b", label.casefold())]
    )


def _by_place(said: str, options: Options) -> str:
    """An option by its place in the list: "the second one", "number 2"; every other word only points."""
    words = re.findall(r"[\w']+", said)
    rest = [word for word in words if word not in _POINTING]
    if len(rest) == 1 and rest[0] in _LAST:
        return options[-1][0]
    if not rest and words in (["the", "one"], ["one"], ["number", "one"]):
        rest = ["one"]
    at = next(
        (at for at, names in enumerate(_ORDINALS) if len(rest) == 1 and rest[0] in names), None
    )
    return options[at][0] if at is not None and at < len(options) else ""


def _by_word(said: str, options: Options) -> str:
    """The one option whose label has most of the telling words of a short answer."""
    scores = _scores(said, options)
    best = max(scores.values(), default=0)
    return _only([id for id, score in scores.items() if score == best]) if best else ""


def _scores(said: str, options: Options) -> dict[str, int]:
    """By the id of each option, how many of the telling words of a short answer stand in its label."""
    asked = [
        word for word in re.findall(r"[\w&'-]+", said) if word not in _POINTING and len(word) > 1
    ]
    if len(asked) > _MOST_WORDS:
        return {}
    return {id: sum(_in_label(word, label.casefold()) for word in asked) for id, label in options}


_MOST_WORDS = 5
"""Telling words of an answer that names an option; more of them tell something."""


def _in_label(word: str, label: str) -> bool:
    own = re.findall(r"[\w&'-]+", label)
    if word in own and word not in _POINTING:
        return True
    return len(word) >= _SHORTEST and any(
        _alike(word, one) for one in own if len(one) >= _SHORTEST and one not in _POINTING
    )


def _alike(word: str, other: str) -> bool:
    """Whether one is the other with an ending, as "bakery" and "baker"."""
    short, long = sorted((word, other), key=len)
    return long.startswith(short) and len(long) - len(short) <= 4


def _only(found: list[str]) -> str:
    return found[0] if len(found) == 1 else ""
