"""Lines set in capitals, or in the style of headlines: which letter is large tells nothing there, so it is written as in a sentence."""

import re

from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import fold

_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_LONG = 6
"""Letters of a word that no abbreviation has."""
_GERMAN = re.compile(
    r"[ÄÖÜß]|\b(?:DER|DIE|DAS|DEN|DEM|DES|EINE[RMNS]?|UND|MIT|FÜR|VON|IM|AM|AUF|BEI|BEIM|ZUR|ZUM|NICHT|SOWIE|PRO)\b"
)
_HEADLINE = re.compile(
    r"[^\W\d_]{2,} (?:Of|And|The|With|For|From|By|To|In|At|On|Per|An?) (?=[A-Z\d])"
)
"""A small word of English with a large letter, amid others: only headlines write it so."""
_SMALL = re.compile(r"\s[a-z]{2,}")
_CAPITAL = re.compile(r"(?<=[\s(-])[A-Z][a-z]*(?=[\s,;:.)'’-]|$)")
_GERMAN_SMALL = (
    "iert",
    "ierte",
    "ierten",
    "lich",
    "liche",
    "lichen",
    "licher",
    "ische",
    "ischen",
    "ischer",
)


def as_sentence(text: str) -> str | None:
    """What is set in capitals, or as a headline, written as in a sentence; None for all other texts."""
    if text.isupper():
        return _without_capitals(text) if _is_sentence(text) else None
    # Nearly every line has a small word, which is found at once; the pattern of a headline looks at each word of it.
    if _SMALL.search(text) is None and _HEADLINE.search(text) is not None:
        return _CAPITAL.sub(
            lambda found: found[0] if _may_be_named_so(found[0].lower()) else found[0].lower(), text
        )
    if _LONGER_SMALL.search(text) is None and _is_told_as_headline(text):
        return _CAPITAL.sub(
            lambda found: found[0].lower() if _is_ordinary(found[0].lower()) else found[0], text
        )
    return None


_LONGER_SMALL = re.compile(r"(?:^|[\s(])[a-zäöüß]{4,}(?<!with)(?<!from)(?<!into)(?<!over)\b")
"""A longer word in small letters, which nearly every line has and no headline."""
_JOINING = frozenset("a an the of for from with into over by to on in at per".split())
_FEWEST_SMALL, _FEWEST_LARGE = 2, 3


def _is_told_as_headline(text: str) -> bool:
    """Whether an English line tells a deed with all longer words in large letters: "Moved the Company From Sage to Xero"."""
    words = _WORD.findall(text)
    if len(_JOINING.intersection([word.lower() for word in words[1:]])) < _FEWEST_SMALL:
        return False
    first = fold(words[0])
    told = (
        first in lexicon.verbs() and first not in lexicon.proven() and not lexicon.is_title(first)
    )
    return (
        told
        and (_is_told(first) or words[1].lower() in _JOINING)
        and sum(word[0].isupper() and _is_ordinary(word.lower()) for word in words[1:])
        >= _FEWEST_LARGE
        and _GERMAN_WORDS.search(text) is None
    )


_GERMAN_WORDS = re.compile(
    r"[äöüß]|\b(?:[Dd](?:er|ie|as|en|em|es)|[Uu]nd|[Mm]it|[Vv]on|[Bb]ei|[Zz]u[rm]|[Ii]m|[Ff]ür)\b"
)


def _is_ordinary(low: str) -> bool:
    """Whether a word has a meaning of its own that everybody knows, whatever may be named by it besides."""
    folded = fold(low)
    return (
        folded in lexicon.common()
        or folded in lexicon.glue()
        or folded in lexicon.everyday()
        or folded in lexicon.verbs()
        or lexicon.noun_of(folded) != ""
    )


def _is_sentence(text: str) -> bool:
    """Whether it is more than a word or a list of abbreviations: "SQL, AWS" is written so everywhere."""
    words = _WORD.findall(text)
    return len(words) > 1 and any(
        len(word) >= _LONG or fold(word) in lexicon.glue() for word in words
    )


def _without_capitals(text: str) -> str:
    """The text in small letters, but for German nouns, the words of a post and the beginning."""
    german = _GERMAN.search(text) is not None
    words = [fold(word) for word in _WORD.findall(text)]
    named = not german and not _is_told(words[0]) and any(map(lexicon.is_title, words))
    return _WORD.sub(lambda found: _small(found, german=german, named=named), text)


def _small(found: re.Match[str], *, german: bool, named: bool) -> str:
    low = found[0].lower()
    if len(low) == 1 and found.string[found.end() : found.end() + 1] == ".":
        return found[0]  # "B.A."
    large = (
        _is_noun(low)
        if german
        else _may_be_named_so(low) or (named and fold(low) not in lexicon.glue())
    )
    return low[0].upper() + low[1:] if large or not found.start() else low


def _may_be_named_so(low: str) -> bool:
    """Whether a word looks like an adverb, which claims nothing, and is none that is known: "Calendly"."""
    return low.endswith("ly") and low not in lexicon.common() and low not in lexicon.everyday()


def _is_told(first: str) -> bool:
    """Whether a line begins with what somebody did, and so names no post."""
    return first in lexicon.verbs() and (
        first.endswith(("ed", "ing")) or lexicon.verbs()[first][0] != first
    )


def _is_noun(low: str) -> bool:
    folded = fold(low)
    if folded in lexicon.glue() or folded in lexicon.everyday() or low.endswith(_GERMAN_SMALL):
        return False
    return folded not in lexicon.verbs() or low.endswith(("ung", "ungen"))
