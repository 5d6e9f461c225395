"""A line taken apart into what it claims: words with their part, pieces, numbers, dates and rates.

Evidence and résumé lines are read by the same code, so that whatever it misreads it misreads alike.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from interview_app.tailoring.truth_gate import dates, lexicon, negation, numbers
from interview_app.tailoring.truth_gate.tokens import Token, tokens

Keys = frozenset[str]

_BREAKS = frozenset(",;:.!?()[]|/–—•·&+")
_JOINTS = frozenset("and or but while und oder sowie aber sondern whereas sowohl".split())
_ALSO_NOUNS = frozenset(("waren", "weise", "recht", "sorge", "leiter", "rate"))
_VERB_BEFORE = frozenset(
    "to by while through who which that then also und and or oder sowie durch not never nicht was were been be being is are had has have wurde wurden hat i we ich wir zu for when after before successfully erfolgreich help helped helping kept keep".split()
)
_PERIODS = {
    "hour": "hour hours hourly stunde stunden stündlich",
    "day": "day days daily tag tage tags täglich",
    "shift": "shift shifts schicht schichten",
    "night": "night nights nightly nacht",
    "morning": "morning mornings morgen",
    "evening": "evening evenings abend",
    "week": "week weeks weekly woche wochen wöchentlich",
    "month": "month months monthly monat monate monatlich",
    "quarter": "quarter quarterly quarters quartal",
    "year": "year years yearly annual annually jahr jahre jährlich",
    "season": "season saison",
    "winter": "winter winters",
    "summer": "summer summers sommer",
    "weekend": "weekend weekends wochenende",
    "term": "term terms semester",
}
_PER = frozenset("a an per each every pro je jede jeden jedes jeder am im in any".split())
_ADVERBS = frozenset(
    "daily hourly weekly monthly yearly annually nightly quarterly annual täglich stündlich wöchentlich monatlich jährlich".split()
)
_DURATION_BEFORE = frozenset("in within over for after during under last past binnen innerhalb next first".split())


@dataclass(slots=True)
class Word:
    """A word that matters: its token's place, its keys, and for a verb its infinitive and groups."""

    at: int
    token: Token
    verb: str = ""
    groups: Keys = frozenset()
    unknown_verb: bool = False
    negated: bool = False
    hedged: bool = False


@dataclass(slots=True)
class Piece:
    """A stretch between commas and conjunctions: its words and the group of its own part (`help`, `do`, …)."""

    first: int
    last: int
    words: list[Word] = field(default_factory=list)
    ranks: set[str] = field(default_factory=set)
    keys: Keys = frozenset()


@dataclass(slots=True)
class Line:
    """A line with all that was found in it."""

    text: str
    folded: str
    tokens: list[Token]
    quantities: list[numbers.Quantity]
    dates: list[dates.Mention]
    rates: dict[str, str]
    words: list[Word]
    pieces: list[Piece]
    german: bool = False
    titled: bool = False
    counted: dict[int, object] = field(default_factory=dict)

    def piece_at(self, at: int) -> Piece:
        """The piece that holds token `at`."""
        return next((piece for piece in self.pieces if piece.first <= at <= piece.last), self.pieces[-1])


@lru_cache(maxsize=1)
def _period_words() -> dict[str, str]:
    return {word: name for name, words in _PERIODS.items() for word in words.split()}


@lru_cache(maxsize=4096)
def read(text: str) -> Line:
    """Take a line apart; nobody changes what is given back."""
    found = tokens(text)
    times = dates.mentions(found, text)
    amounts = numbers.quantities(found, text)
    rates = _rates(found)
    folded = " " + " ".join(token.low for token in found if token.kind != "punct") + " "
    pieces = _pieces(found)
    marks = negation.marks(found)
    words: list[Word] = []
    for piece in pieces:
        _read_piece(found, piece, marks)
        words += piece.words
        piece.keys = _all_keys(piece.words)
        _rank(found, piece)
    _hand_on_ranks(found, pieces)
    return Line(
        text,
        folded,
        found,
        amounts,
        times,
        rates,
        words,
        pieces,
        _is_german(found),
        any(lexicon.is_title(token.low) for token in found),
    )


_GERMAN_MARKS = frozenset(
    "der die das den dem des ein eine einen einem einer und mit für von im am auf bei zur zum nicht als pro durch über nach".split()
)
_ENGLISH_MARKS = frozenset("the a an of and with for from in on at by to as per not through over after".split())


def _is_german(found: list[Token]) -> bool:
    german = sum(token.low in _GERMAN_MARKS for token in found)
    english = sum(token.low in _ENGLISH_MARKS for token in found)
    umlauts = any(char in token.low for token in found for char in "äöü")
    return german + 2 * umlauts > english


def _rates(found: list[Token]) -> dict[str, str]:
    """Canonical periods that something happens in, with their words; their tokens are marked `used = "rate"`."""
    periods, rates = _period_words(), {}
    for at, token in enumerate(found):
        name = periods.get(token.low)
        if name is None or token.used:
            continue
        before = found[at - 1] if at else None
        if token.low in _ADVERBS:
            rates[name] = token.text
        elif before is not None and before.low in _PER and not before.used:
            earlier = found[at - 2].low if at > 1 else ""
            after = found[at + 1] if at + 1 < len(found) else None
            dated = after is not None and after.used == "date"
            a_duration = before.low in ("a", "an") and earlier in _DURATION_BEFORE
            if dated or a_duration or (before.low == "in" and name not in ("hour",)):
                continue
            if before.low in ("a", "an", "in", "im") and _names_a_thing(found, at):
                continue
            rates[name] = f"{before.text} {token.text}"
        elif before is not None and before.low == "der" and at > 1 and found[at - 2].low == "in":
            rates[name] = f"in der {token.text}"
        else:
            continue
        token.used = "rate"
    return rates


def _names_a_thing(found: list[Token], at: int) -> bool:
    """Whether a period only describes the noun behind it, at the start of a phrase: "a night team"."""
    after = found[at + 1] if at + 1 < len(found) else None
    counted = any(token.used == "number" for token in found[max(0, at - 5) : at])
    return (
        not counted
        and after is not None
        and after.kind == "word"
        and not after.used
        and not after.capital
        and after.low not in lexicon.glue()
    )


def _pieces(found: list[Token]) -> list[Piece]:
    pieces: list[Piece] = []
    first = 0
    for at, token in enumerate(found):
        spaced_dash = token.text == "-" and token.spaced and at + 1 < len(found) and found[at + 1].spaced
        breaks = token.kind == "punct" and not token.used and (token.text in _BREAKS or spaced_dash)
        if breaks or token.low in _JOINTS:
            if at > first:
                pieces.append(Piece(first, at - 1))
            first = at + 1
    if first < len(found) or not pieces:
        pieces.append(Piece(first, max(len(found) - 1, 0)))
    return pieces


def _read_piece(found: list[Token], piece: Piece, marks: list[str]) -> None:
    glue, table = lexicon.glue(), lexicon.verbs()
    start = True
    for at in range(piece.first, min(piece.last + 1, len(found))):
        token = found[at]
        if token.kind != "word" or token.used:
            if token.used == "number":
                start = False
            continue
        word = None if token.low == "using" else _verb_word(found, at, piece, table, start=start)
        plain_glue = token.low in glue and (start or not token.capital or token.low not in _ALSO_NOUNS)
        if word is None and plain_glue and not _is_numeral(found, at):
            continue
        if word is None:
            word = Word(at, token)
        word.negated, word.hedged = marks[at] == "negated", marks[at] == "hedged"
        piece.words.append(word)
        if not (token.low.endswith("ly") and start):
            start = False


def _verb_word(
    found: list[Token], at: int, piece: Piece, table: dict[str, tuple[str, Keys]], *, start: bool
) -> Word | None:
    """The word as a verb, where it stands and looks like one."""
    token = found[at]
    low = token.low
    before = found[at - 1].low if at > 0 else ""
    placed = (
        start
        or before in _VERB_BEFORE
        or (at > 1 and before.endswith("ly") and found[at - 2].low in _VERB_BEFORE)
        or (before in ("in", "of", "with") and low.endswith("ing") and _object_follows(found, at))
    )
    particle = found[piece.last].low if piece.last < len(found) else ""
    joined = lexicon.separated().get((low, particle)) if particle in lexicon.SEPARABLE and piece.last > at else None
    if joined is None and (placed or not token.capital):
        for near in range(at + 1, min(piece.last + 1, len(found), at + 12)):
            if (
                found[near].low in lexicon.SEPARABLE
                and (low, found[near].low) in lexicon.separated()
                and (near == piece.last or len(found[near].low) > 5)
            ):
                joined = lexicon.separated()[(low, found[near].low)]
    if joined is not None and (placed or not token.capital):
        return Word(at, token, joined, table.get(joined, ("", frozenset()))[1])
    entry = table.get(low)
    if entry is not None:
        plain_noun = low == entry[0] or low.endswith(("s", "ing", "ment", "ion"))
        if (
            start
            and plain_noun
            and piece.first > 0
            and (token.capital or piece.first == piece.last)
            and before not in _VERB_BEFORE
        ):
            placed = False
        following = found[at + 1] if at + 1 < len(found) else None
        if (
            start
            and low == entry[0]
            and following is not None
            and following.kind == "word"
            and following.capital
            and not following.used
        ):
            placed = False
        if placed or (not token.capital and not plain_noun) or (token.capital and _of_follows(found, at)):
            return Word(at, token, entry[0], entry[1])
        return Word(at, token, "", entry[1] if token.capital and low != entry[0] else frozenset())
    if placed and (start or not token.capital) and low not in lexicon.glue() and _looks_like_verb(token, start=start):
        return Word(at, token, low, frozenset(("do",)), unknown_verb=True)
    return None


def _object_follows(found: list[Token], at: int) -> bool:
    """Whether an article, a possessive or a number stands behind: "in moving the interface"."""
    after = found[at + 1] if at + 1 < len(found) else None
    return after is not None and (
        after.used == "number" or after.low in ("the", "a", "an", "our", "their", "its", "his", "her", "all", "new")
    )


_OF = frozenset(("of", "von", "der", "des", "eines", "einer", "in", "an"))


def _of_follows(found: list[Token], at: int) -> bool:
    """Whether a noun of a deed has its object behind it: "Aufnahme von …", "Abbinden und Richten von …"."""
    if at + 3 < len(found) and found[at + 1].low in ("und", "and", "sowie") and found[at + 2].low in lexicon.verbs():
        return found[at + 3].low in _OF
    return at + 1 < len(found) and found[at + 1].low in _OF


def _is_numeral(found: list[Token], at: int) -> bool:
    """Whether "I" is the Roman one behind a name ("Grade I", "Lehrgang I") and not the pronoun."""
    last = at + 1 == len(found) or found[at + 1].kind == "punct"
    return found[at].text == "I" and at > 0 and last and found[at - 1].capital


def _looks_like_verb(token: Token, *, start: bool) -> bool:
    low = token.low
    if low in lexicon.titles() or low in lexicon.proven() or len(low) < 4:
        return False
    if low.endswith(("ed", "ing")) and len(low) > 4:
        return True
    return low.endswith(("ierte", "ierten", "te", "iert")) and (start or not token.capital) and len(low) > 5


def _all_keys(words: Iterable[Word]) -> Keys:
    return frozenset(key for word in words for key in word.token.keys)


_RANKS = ("help", "own", "manage", "lead")
_ANSWERS_FOR_DOING = re.compile(r" responsible for \w+ing (?:the|a|an|my|our|all|their|new) ")
_FUEHREN = re.compile(
    r"(?= (?:führ(?:e|te|t|en|ten)|geführt|führung) (?:\w+ ){0,3}?\w*(?:team|kolonne|mannschaft|schicht|trupp|mitarbeitern?|gruppe|abteilung) )"
    r"|(?= \w*(?:team|kolonne|mannschaft|trupp|mitarbeiter|gruppe|abteilung) (?:\w+ ){0,4}?geführt )"
)
"""German "führen" leads only where people are led: one also "führt" talks and books."""


def _rank(found: list[Token], piece: Piece) -> None:
    text = (
        " "
        + " ".join(
            found[at].low for at in range(piece.first, min(piece.last + 1, len(found))) if found[at].kind != "punct"
        )
        + " "
    )
    for word in piece.words:
        groups = word.groups
        if word.verb or (word.token.capital and groups):
            piece.ranks |= {rank for rank in _RANKS if rank in groups} or {"do"}
    patterns = lexicon.phrase_patterns()
    if patterns["any rank"].search(text):
        piece.ranks |= {rank for rank in _RANKS if patterns[rank].search(text)}
    if patterns["care"].search(text):
        piece.ranks |= {"do", "care"}
    if patterns["charge"].search(text):
        piece.ranks |= {"own", "charge"}
    if piece.ranks == {"own"} and _ANSWERS_FOR_DOING.search(text):
        piece.ranks = {"do"}
    if _FUEHREN.search(text):
        piece.ranks.add("lead")
    if "help" not in piece.ranks and any(word.groups and "help" in word.groups for word in piece.words):
        piece.ranks.add("help")


def _hand_on_ranks(found: list[Token], pieces: list[Piece]) -> None:
    """A piece without a verb of its own goes on with the one before ("Led planning, design and testing")."""
    before: set[str] = set()
    for piece in pieces:
        if not piece.ranks:
            piece.ranks = set(before)
        before = piece.ranks
        if piece.last + 1 < len(found) and found[piece.last + 1].text in ".;!?":
            before = set()
