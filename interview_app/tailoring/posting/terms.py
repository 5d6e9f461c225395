"""The terms of a demand: what a résumé could show of it, in its own words (CONTRACT D4, D7)."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from interview_app.language.data import load
from interview_app.language.names import name_words
from interview_app.language.stems import stem
from interview_app.language.tokens import normal, plain, tokens
from interview_app.tailoring.match.terms import Synonyms, Word, phrase_key, stems
from interview_app.tailoring.match.terms import words as words_of
from interview_app.tailoring.posting.cues import readable

_OWNED = re.compile(r"['’]")
_STOPS = frozenset(".:!?;")
"""Marks behind which any word has a capital."""
_HANGS_BEFORE = frozenset(",/)&")
_NAMED = 8
"""Terms of a demand at most."""
_PLAIN = 3
"""Plain words at most, where a demand names nothing."""
_SHORT = 3
"""Letters of a word that is too short to tell what was done."""
_LEAST_TONGUE = 4
"""Letters of the name of a language that a longer word begins with."""
_ANOTHER = 4
"""Letters that an ending of grammar never has."""
_ABBREVIATION = 4
"""Letters of a term in capitals that may be another word in small ones."""


def keywords(text: str, synonyms: Synonyms, language: str | None = None) -> tuple[str, ...]:
    """The terms of a demand: known terms first, then names and abbreviations, else its own words.

    Args:
        text: the demand.
        synonyms: the known terms.
        language: of the posting; any that postings are read in if None.
    """
    codes = (language,) if language is not None else readable()
    words = _whole(words_of(text))
    tongues = [_tongue(one, codes) for one in words]
    words = [one._replace(text=name or one.text) for one, name in zip(words, tongues, strict=True)]
    found = [*_known(text, synonyms), *filter(None, tongues)]
    known = {one for term in found for one in phrase_key(term)}
    for name in _names(words, codes):
        parts = [one for one in name if not known.intersection(phrase_key(one.text))]
        # "Google Analytics" beside the known "analytics" is Google; "Immediate Life Support" is one name.
        if len(parts) == len(name):
            found.append(" ".join(one.text for one in parts))
        else:
            found += [one.text for one in parts if one is not words[0]]
    found = found or _plain(words, codes)[:_PLAIN]
    # "Penetration testing … via penetration tests" is one term in two forms.
    unlike = {stems(one) or (one.casefold(),): one for one in reversed(found)}
    return tuple(reversed(unlike.values()))[:_NAMED]


def content_words(text: str) -> tuple[str, ...]:
    """The words and figures of a demand that say what is asked for; a language for a word that asks
    for it ("Polnischkenntnisse").
    """
    codes = readable()
    words = _whole(words_of(text))
    said = [
        one
        for at, one in enumerate(words)
        if one.kind != "mark"
        and not levels(one.text)
        and (one.kind == "num" or _is_joined(words, at) or not _says_nothing(one, codes))
    ]
    found = (_tongue(one, codes) or one.text for one in said)
    return tuple(dict.fromkeys(found))


def _is_joined(words: Sequence[Word], at: int) -> bool:
    """Whether a hyphen joins a word to another: "back" says something in "back-end"."""
    pairs = words[max(0, at - 1) : at + 1], words[at + 1 : at + 3]
    return any(
        len(pair) > 1 and pair[0].text == "-" and not (pair[0].spaced or pair[1].spaced)
        for pair in pairs
    )


def _whole(words: Sequence[Word]) -> list[Word]:
    """The words without those that are only the first half of one: "Gesundheits- und Krankenpfleger", "pre- and post-operative"."""
    after = [*words[1:], None]
    hangs = {
        at
        for at, (mark, rest) in enumerate(zip(words, after, strict=False))
        if mark.text == "-"
        and not mark.spaced
        and (rest is None or rest.spaced or rest.text in _HANGS_BEFORE)
    }
    return [word for at, word in enumerate(words) if at not in hangs and at + 1 not in hangs]


def _known(text: str, synonyms: Synonyms) -> Iterator[str]:
    """Terms of the list, the longest first; a part of one is no term of its own."""
    own = phrase_key(text)
    taken: set[int] = set()
    for size in (4, 3, 2, 1):
        for at in range(len(own) - size + 1):
            place = set(range(at, at + size))
            term = synonyms.term_of(own[at : at + size])
            if term and not place <= taken and not _is_another_word(term, text):
                taken |= place
                yield term


def _tongue(word: Word, codes: Sequence[str]) -> str:
    """The language that a word names, also one that asks for it ("Polnischkenntnisse"), or ""."""
    low = normal(word.text) if word.capital else ""
    for end in range(_LEAST_TONGUE, len(low) + 1):
        asks = word.text[end:]
        if low[:end] in name_words("tongues") and (
            not asks or any(_is_one_of(asks, _words_of_asking(code), code) for code in codes)
        ):
            return word.text[:end]
    return ""


def _is_another_word(term: str, text: str) -> bool:
    """Whether a term only looks like a word of the text: "als" is no ALS (life support), "react
    quickly" no React.
    """
    own = rf"\b{re.escape(term)}\b"
    if term.isupper() and len(term) <= _ABBREVIATION:
        return re.search(own, text) is None
    begins = term[:1].isupper() and re.match(rf"{own} ", text, re.IGNORECASE) is not None
    return begins and re.search(own, text) is None


def _names(words: Sequence[Word], codes: Sequence[str]) -> Iterator[list[Word]]:
    """Names and abbreviations: what has a capital within a sentence, or a digit; the words of one name together."""
    name: list[Word] = []
    for at, word in enumerate(words):
        first = at == 0 or words[at - 1].text in _STOPS
        behind = words[at + 1 : at + 2]
        alone = not behind or behind[0].kind == "mark" or behind[0].capital
        in_row = (not behind or behind[0].kind == "mark") and not any(
            _is_one_of(word.text, _words_of_asking(code), code) for code in codes
        )
        goes_on = bool(name) and words[at - 1] is name[-1]
        inner = _is_written_as_name(word.text)
        counts = word.kind != "mark" and (inner or (word.capital and (not first or alone)))
        if counts and (
            inner or (in_row and len(word.text) > 1) or goes_on or not _says_nothing(word, codes)
        ):
            if name and not goes_on:
                yield name
                name = []
            name.append(word)
    if name:
        yield name


def _is_written_as_name(text: str) -> bool:
    """Whether a word has letters and figures, or a capital behind its first letter; "U.S." is an
    abbreviation of letters alone.
    """
    if levels(text):
        return False  # "English, B2": the language is the term, and whoever has C1 has it
    letters, figures = any(map(str.isalpha, text)), any(map(str.isdigit, text))
    capital = any(map(str.isupper, text[1:])) and any(len(one) > 1 for one in text.split("."))
    return letters and (figures or capital)


def _plain(words: Sequence[Word], codes: Sequence[str]) -> list[str]:
    """The words that could be terms, in order; the first of several says how the others are asked
    for or done.
    """
    own: list[str] = []
    for at, word in enumerate(words):
        if (
            word.kind == "word"
            and at > 1
            and _is_joined(words, at)
            and own
            and own[-1].endswith(words[at - 2].text)
        ):
            own[-1] += f"-{word.text}"
        elif word.kind == "word" and len(word.low) > _SHORT and not _says_nothing(word, codes):
            own.append(word.text)
    if len(own) >= _PLAIN and words[0].text == own[0]:
        del own[0]
    return own


@lru_cache(maxsize=8)
def _small(code: str) -> frozenset[str]:
    """Words of grammar, numbers and units."""
    data = load(code)
    return data.small_forms | data.number_starts | frozenset(data.unit_words.forms())


def names_something(text: str, language: str) -> bool:
    """Whether a text has a word that is none of grammar or of saying that something is asked."""
    small = load(language).small_forms
    return any(
        not _is_one_of(word.text, _cues(language), language)
        and (plain(word.text) not in small or (at > 0 and word.text[:1].isupper()))
        for at, word in enumerate(tokens(text))
    )


@lru_cache(maxsize=8)
def _cues(code: str) -> dict[str, int]:
    postings = load(code).postings
    return _stems((postings.must, postings.nice, postings.leads), code)


def _says_nothing(word: Word, codes: Sequence[str]) -> bool:
    """Whether a word is one of grammar or of asking, and no term."""
    if len(word.text) < 2 or _OWNED.search(word.text) is not None:
        return True
    for code in codes:
        if plain(word.text) in _small(code) or _is_one_of(word.text, _words_of_asking(code), code):
            return True
    return False


@lru_cache(maxsize=8)
def _words_of_asking(code: str) -> dict[str, int]:
    postings = load(code).postings
    tables = (postings.asking, postings.must_headings, postings.duty_headings)
    return _cues(code) | _stems(tables, code)


def _stems(tables: Sequence[Sequence[str]], code: str) -> dict[str, int]:
    """The stems of the words of these tables, each with the letters of its shortest word."""
    found = [token.text for table in tables for form in table for token in tokens(form)]
    longest_first = sorted(found, key=len, reverse=True)
    return {stem(one, code): len(one) for one in longest_first}


def _is_one_of(word: str, known: Mapping[str, int], code: str) -> bool:
    """Whether a word is one of these in any form. What is far shorter than all that have its stem
    is another word: Excel, "excellent".
    """
    least = known.get(stem(word, code))
    return least is not None and least - len(word) < _ANOTHER


_LEVEL = re.compile(r"(?<![\w-])[ABC][12](?![\w-])")
_LICENCE = re.compile(r"\bkl(?:asse|\.)|\bclass\b|führerschein|licen[cs]e", re.IGNORECASE)
"""Where C1 is a class of vehicles."""


def levels(text: str) -> tuple[str, ...]:
    """The levels of languages in a text, "B2"; those of a driving licence are none."""
    return () if _LICENCE.search(text) else tuple(_LEVEL.findall(text))
