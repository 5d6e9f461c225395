"""A line taken apart into what it claims: words with their part, pieces, numbers, dates and rates.

Evidence and résumé lines are read by the same code, so that whatever it misreads it misreads alike.
"""

import re
from functools import lru_cache

from interview_app.tailoring.truth_gate.figures import dates, number_words, numbers, rates
from interview_app.tailoring.truth_gate.reading import (
    handed_on,
    negation,
    rank_phrases,
    ranks,
    verb_words,
)
from interview_app.tailoring.truth_gate.reading.line import Line, Piece, Word, is_name
from interview_app.tailoring.truth_gate.reading.separable import PARTICLES
from interview_app.tailoring.truth_gate.words import (
    capitals,
    characters,
    empty_words,
    lexicon,
    meaning,
    spellings,
    written_forms,
)
from interview_app.tailoring.truth_gate.words.tokens import Token, tokens

_SWEEPING = frozenset(
    "most year month jahres every all each whole entire alle allen aller jede jeder jedem ganze ganzen gesamten gesamte sämtliche".split()
)
"""Words that a claim about everybody or the best of all may begin with."""
_BREAKS = frozenset(",;:.!?()[]|/–—•·&+")
_JOINTS = frozenset("and or but while und oder sowie aber sondern whereas sowohl".split())
_MAY_PART = _BREAKS | _JOINTS | {"-"}


@lru_cache(maxsize=16)
def read(text: str) -> Line:
    """Take a line apart; nobody changes what is given back. Kept for who asks again at once; evidence keeps its own."""
    text = characters.seen(text)
    cased = capitals.as_sentence(text)
    text = written_forms.one_form(spellings.with_umlauts(cased or text))
    found = tokens(text)
    times = dates.mentions(found, text)
    german = _is_german(found)
    amounts = numbers.quantities(found, text, german=german)
    lows = [token.low for token in found]
    said = frozenset(lows)
    rate_at = rates.rates(found, said)
    rate_at += rates.times_a_year(amounts, rate_at) + rates.every_so_often(amounts, found)
    rate_at = rates.without_days(rate_at + rates.one_in_so_many(amounts, found), found)
    often = {name: rates.rate_words(found, at) for at, name in rate_at}
    folded = " " + " ".join([token.low for token in found if token.kind != "punct"]) + " "
    pieces = _pieces(found, dated=bool(times))
    if not said.isdisjoint(PARTICLES):
        for piece in pieces:
            piece.particles = True
    marks = negation.marks(found, lows, text)
    phrases = rank_phrases.may_rank(folded, said)
    words: list[Word] = []
    for piece in pieces:
        _read_piece(
            found,
            piece,
            marks,
            german=german,
            listed=bool(words) and not any(word.verb for word in words),
        )
        words += piece.words
        piece.directions = ranks.directions(found, piece, said)
        ranks.rank(found, piece, said, phrases=phrases)
    handed_on.hand_on(found, pieces)
    return Line(
        text,
        folded,
        found,
        amounts or (),
        times or (),
        often,
        rate_at or (),
        words,
        pieces,
        german,
        any(map(lexicon.is_title, said)),
        sweeping=not said.isdisjoint(_SWEEPING),
        said=said,
        caseless=cased is not None,
    )


_GERMAN_MARKS = frozenset(
    "der die das den dem des ein eine einen einem einer und mit für von im am auf bei zur zum nicht als pro durch über nach "
    "ich hab habe wir war waren sind beim vom ins sowie oder aus ca bis ab gemeinsam unter".split()
)
_ENGLISH_MARKS = frozenset(
    "the a an of and with for from on at by to as per not through over after".split()
)
_GERMAN_NOUN = re.compile(
    r"(?!samsung)[a-zäöüß]{4,}(?:ungen|ung|keit|keiten|heit|heiten|schaft|schaften|(?:leiter|arbeiter|techniker|pfleger|berater|betreuer|zeichner|führer|assistent|referent|mechaniker)in)$"
)
"""German endings that no English word has; the name aside."""


def _is_german(found: list[Token]) -> bool:
    lows = [token.low for token in found]
    text = " ".join(lows)
    german = sum(map(_GERMAN_MARKS.__contains__, lows))
    english = sum(map(_ENGLISH_MARKS.__contains__, lows))
    umlauts = "ä" in text or "ö" in text or "ü" in text or "ß" in text
    if not german and not umlauts and not english:
        return any(_is_german_word(token) for token in found)
    return german + 2 * umlauts > english


def _is_german_word(token: Token) -> bool:
    """Whether a word by itself shows that a line without small words is German: "Newsletter *geschrieben*", "*elf* Reisen"."""
    if token.capital:
        return _GERMAN_NOUN.match(token.low) is not None or token.low in number_words.GERMAN
    listed = token.low in lexicon.verbs() and _GERMAN_PARTICIPLE.match(token.low) is not None
    return listed or token.low in number_words.GERMAN


_GERMAN_PARTICIPLE = re.compile(
    r"[a-zäöü]{0,8}ge[a-zäöü]{3,}(?:rt|tt|gt|ht|kt|lt|nt|st|ft|pt|zt|ben|hen|men|gen|ten|fen|sen|ken)$"
)


def _pieces(found: list[Token], *, dated: bool) -> list[Piece]:
    """The stretches between marks and conjunctions; of a line that is `dated`, what only says when goes with its deed."""
    pieces: list[Piece] = []
    first = 0
    for at, token in enumerate(found):
        if token.low not in _MAY_PART or token.used:
            continue
        spaced_dash = (
            token.text == "-" and token.spaced and at + 1 < len(found) and found[at + 1].spaced
        )
        breaks = token.kind == "punct" and (token.text in _BREAKS or spaced_dash)
        if breaks or (token.low in _JOINTS and not _between_numbers(found, at)):
            if at > first:
                pieces.append(Piece(first, at - 1))
            first = at + 1
    if first < len(found) or not pieces:
        pieces.append(Piece(first, max(len(found) - 1, 0)))
    if not dated:
        return pieces
    for at in range(len(pieces) - 1, 0, -1):
        if _is_dated_bracket(found, pieces[at]):
            pieces[at - 1 : at + 1] = [Piece(pieces[at - 1].first, pieces[at].last)]
    fronted = _fronted(found, pieces)
    if fronted:
        pieces[: fronted + 1] = [Piece(pieces[0].first, pieces[fronted].last)]
    return pieces


def _is_dated_bracket(found: list[Token], piece: Piece) -> bool:
    """Whether a piece is a date alone in brackets: it tells when that was which stands before it, "sales of 5 million (2022)"."""
    before, behind = found[piece.first - 1], found[min(piece.last + 1, len(found) - 1)]
    return (
        before.text == "("
        and behind.text == ")"
        and all(token.used == "date" for token in found[piece.first : piece.last + 1])
    )


def _fronted(found: list[Token], pieces: list[Piece]) -> int:
    """How many pieces only say when, before the one they belong to: "*In 2019*, moved the office", "*2012–2014*: night shifts"."""
    for at, piece in enumerate(pieces[:-1]):
        said = found[piece.first : piece.last + 1]
        dated = any(token.used == "date" for token in said) and all(
            token.used == "date" or token.low in _SEASONS or token.low in lexicon.glue()
            for token in said
            if token.kind != "punct"
        )
        mark = found[piece.last + 1] if piece.last + 1 < len(found) else None
        if not dated or mark is None:
            return 0
        if mark.text in (",", ":") and not mark.used:
            return at + 1
    return 0


_SEASONS = frozenset("spring summer autumn fall winter frühjahr frühling sommer herbst".split())


def _between_numbers(found: list[Token], at: int) -> bool:
    """Whether "or" stands between two numbers of one thing ("six or seven line checks"), or "and" between two ends."""
    if not (0 < at < len(found) - 1 and found[at - 1].used == found[at + 1].used == "number"):
        return False
    if found[at].low in ("or", "oder"):
        return True
    ends = found[at].low in ("and", "und")
    return ends and any(
        token.low in ("between", "zwischen") for token in found[max(0, at - _TO_BETWEEN) : at]
    )


_TO_BETWEEN = 5
"""Tokens of the lower end behind "between": "between £1.2 million and £2 million"."""


_PREPOSITIONS = frozenset("using following concerning regarding including excluding".split())
"""Participles that only join what stands behind them: "cleaned the vats following each make"."""


def _read_piece(
    found: list[Token], piece: Piece, marks: list[str], *, german: bool, listed: bool
) -> None:
    """Fills a piece with its words; `listed`: whether the line so far only lists things, without a deed."""
    start = True
    for at in range(piece.first, min(piece.last + 1, len(found))):
        token = found[at]
        if token.kind != "word" or token.used:
            if token.used == "number":
                start = False
            continue
        low, mark = token.low, marks[at]
        word = None if low in _PREPOSITIONS else verb_words.verb_word(found, at, piece, start=start)
        if word is not None and word.verb:
            joined = listed and at > 0 and found[at - 1].low in ("and", "or")
            if joined and not word.unknown_verb and not german and low == word.verb:
                word = Word(at, token)  # "flu and *travel* vaccinations": one more thing of a list
        if word is not None and not word.verb and empty_words.is_light_noun(token, start=start):
            word = None
        if word is None and empty_words.is_empty(found, at, start=start, german=german):
            continue
        if mark == "other" or empty_words.is_part_of_another(found, at, marks):
            continue
        if word is None:
            word = Word(at, token)
        word.loose = token.keys if is_name(token) else meaning.loose(low)
        if mark:
            word.negated, word.hedged = mark == "negated", mark == "hedged"
        piece.words.append(word)
        if start:
            start = low.endswith("ly")
