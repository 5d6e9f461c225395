"""A line taken apart into what it claims: words with their part, pieces, numbers, dates and rates.

Evidence and résumé lines are read by the same code, so that whatever it misreads it misreads alike.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from interview_app.tailoring.truth_gate import dates, lexicon, meaning, negation, numbers
from interview_app.tailoring.truth_gate.quantity import Quantity
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
    "day": "day days daily tag tage tags täglich tägliche täglichen täglicher",
    "shift": "shift shifts schicht schichten",
    "night": "night nights nightly nacht",
    "morning": "morning mornings morgen",
    "evening": "evening evenings abend",
    "week": "week weeks weekly woche wochen wöchentlich wöchentliche wöchentlichen wöchentlicher wöchentliches monday tuesday wednesday thursday friday saturday sunday mondays tuesdays "
    "wednesdays thursdays fridays saturdays sundays montag dienstag mittwoch donnerstag freitag samstag sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags",
    "month": "month months monthly monat monate monatlich monatliche monatlichen monatlicher",
    "quarter": "quarter quarterly quarters quartal vierteljährlich vierteljährliche quartalsweise",
    "half": "halbjahr halbjährlich halbjährliche half-year",
    "year": "year years yearly annual annually jahr jahre jährlich jährliche jährlichen jährlicher schuljahr",
    "season": "season saison",
    "winter": "winter winters",
    "summer": "summer summers sommer",
    "weekend": "weekend weekends wochenende",
    "term": "term terms semester",
}
_PER = frozenset("a an per each every pro je jede jeden jedes jeder am im in any".split())
_ADVERBS = frozenset(
    "wöchentliche wöchentlichen wöchentlicher wöchentliches monatliche monatlichen monatlicher jährliche jährlichen jährlicher tägliche täglichen täglicher vierteljährlich vierteljährliche quartalsweise halbjährlich halbjährliche "
    "mondays tuesdays wednesdays thursdays fridays saturdays sundays montags dienstags mittwochs donnerstags freitags samstags sonntags daily hourly weekly monthly yearly annually nightly quarterly annual täglich stündlich wöchentlich monatlich jährlich".split()
)
_DURATION_BEFORE = frozenset("in within over for after during under last past binnen innerhalb next first".split())


@dataclass(slots=True)
class Word:
    """A word that matters: its token's place, its keys, and for a verb its infinitive and groups.

    `loose` has all by which an ordinary word may meet one of the evidence; a name's are its own keys alone.
    """

    at: int
    token: Token
    verb: str = ""
    groups: Keys = frozenset()
    unknown_verb: bool = False
    negated: bool = False
    hedged: bool = False
    loose: Keys = frozenset()


@dataclass(slots=True)
class Piece:
    """A stretch between commas and conjunctions: its words and the group of its own part (`help`, `do`, …).

    `keys` is what its words answer for as evidence, `strict` the words themselves alone; `directions` is where things
    went (`up`, `down`, `zero`), by verb or by "down 31 %", "fewer".
    """

    first: int
    last: int
    words: list[Word] = field(default_factory=list)
    ranks: set[str] = field(default_factory=set)
    keys: Keys = frozenset()
    strict: Keys = frozenset()
    directions: Keys = frozenset()


@dataclass(slots=True)
class Line:
    """A line with all that was found in it."""

    text: str
    folded: str
    tokens: list[Token]
    quantities: list[Quantity]
    dates: list[dates.Mention]
    rates: dict[str, str]
    rate_at: list[tuple[int, str]]
    words: list[Word]
    pieces: list[Piece]
    german: bool = False
    titled: bool = False
    counted: dict[int, object] = field(default_factory=dict)
    known_keys: Keys = frozenset()
    places: list[Piece] = field(default_factory=list)
    periods: dict[int, str] = field(default_factory=dict)
    sweeping: bool = False

    @property
    def all_keys(self) -> Keys:
        """What all its words answer for as evidence."""
        if not self.known_keys:
            self.known_keys = frozenset().union(*(piece.keys for piece in self.pieces))
        return self.known_keys

    def piece_at(self, at: int) -> Piece:
        """The piece that holds token `at`."""
        if not self.places:
            self.places = [self.pieces[-1]] * (len(self.tokens) + 1)
            for piece in reversed(self.pieces):
                self.places[piece.first : piece.last + 1] = [piece] * (piece.last + 1 - piece.first)
        return self.places[min(at, len(self.tokens))]


@lru_cache(maxsize=1)
def _period_words() -> dict[str, str]:
    return {word: name for name, words in _PERIODS.items() for word in words.split()}


@lru_cache(maxsize=4096)
def read(text: str) -> Line:
    """Take a line apart; nobody changes what is given back."""
    found = tokens(text)
    times = dates.mentions(found, text)
    amounts = numbers.quantities(found, text)
    rate_at = _rates(found)
    rate_at += _times_a_year(amounts, rate_at)
    rates = {name: _rate_words(found, at) for at, name in rate_at}
    folded = " " + " ".join(token.low for token in found if token.kind != "punct") + " "
    pieces = _pieces(found)
    marks = negation.marks(found)
    german = _is_german(found)
    words: list[Word] = []
    for piece in pieces:
        _read_piece(found, piece, marks, german=german)
        words += piece.words
        piece.keys = _all_keys(piece.words)
        piece.strict = frozenset().union(*(word.token.keys for word in piece.words))
        piece.directions = _directions(found, piece)
        _rank(found, piece)
    _hand_on_ranks(found, pieces)
    return Line(
        text,
        folded,
        found,
        amounts,
        times,
        rates,
        rate_at,
        words,
        pieces,
        german,
        any(lexicon.is_title(token.low) for token in found),
        sweeping=any(token.low in _SWEEPING for token in found),
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


_TIMES_A_YEAR = {4: "quarter", 12: "month", 2: "half", 52: "week"}


def _times_a_year(amounts: list[Quantity], rates: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Rates told by counting: "four times a year" is quarterly."""
    return [
        (at, _TIMES_A_YEAR[int(one.value)])
        for one in amounts
        for at, name in rates
        if name == "year"
        and 0 < at - one.last <= 2
        and one.kind in ("factor", "count")
        and one.raw.split()[-1] in ("times", "mal", "twice")
        and int(one.value) in _TIMES_A_YEAR
    ]


def _rate_words(found: list[Token], at: int) -> str:
    """How a rate is written: "täglich", "a week", "in der Stunde"."""
    before = found[at - 1].low if at else ""
    if found[at].low in _ADVERBS or not at:
        return found[at].text
    return f"in der {found[at].text}" if before == "der" else f"{found[at - 1].text} {found[at].text}"


def _rates(found: list[Token]) -> list[tuple[int, str]]:
    """Where it is told how often, with the canonical period; these tokens are marked `used = "rate"`."""
    periods = _period_words()
    rates: list[tuple[int, str]] = []
    for at, token in enumerate(found):
        name = periods.get(token.low)
        if name is None or token.used:
            continue
        before = found[at - 1] if at else None
        if token.low in _ADVERBS:
            rates.append((at, name))
        elif before is not None and before.low in _PER and not before.used:
            earlier = found[at - 2].low if at > 1 else ""
            after = found[at + 1] if at + 1 < len(found) else None
            dated = after is not None and after.used == "date"
            a_duration = before.low in ("a", "an") and earlier in _DURATION_BEFORE
            if dated or a_duration or (before.low == "in" and name not in ("hour",)):
                continue
            if before.low in ("a", "an", "in", "im") and _names_a_thing(found, at):
                continue
            rates.append((at, name))
        elif before is not None and before.low == "der" and at > 1 and found[at - 2].low == "in":
            rates.append((at, name))
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


def is_name(token: Token) -> bool:
    """Whether a word is written as only a name is: "ezyVet", "SAP", "K2"."""
    return not token.text[1:].islower() and len(token.text) > 1 and not token.text[1:].replace("-", "").islower()


def _passed_over(token: Token, *, start: bool, german: bool) -> bool:
    """Whether a word adds nothing: glue, and everyday words unless a capital makes a name of them."""
    if token.low in lexicon.glue():
        return start or not token.capital or token.low not in _ALSO_NOUNS
    everyday = token.low in lexicon.everyday() or (
        token.low.endswith("ly") and len(token.low) > 5 and token.low not in lexicon.proven() and not german
    )
    return everyday and (start or german or not token.capital)


def _read_piece(found: list[Token], piece: Piece, marks: list[str], *, german: bool) -> None:
    table = lexicon.verbs()
    start = True
    for at in range(piece.first, min(piece.last + 1, len(found))):
        token = found[at]
        if token.kind != "word" or token.used:
            if token.used == "number":
                start = False
            continue
        word = None if token.low == "using" else _verb_word(found, at, piece, table, start=start)
        if word is not None and not word.verb and token.low in _LIGHT_NOUNS:
            word = None
        passed = word is None and _passed_over(token, start=start, german=german)
        if passed and not _is_numeral(found, at):
            continue
        if marks[at] == "other":
            continue
        if word is None:
            word = Word(at, token)
        word.loose = token.keys if is_name(token) else meaning.loose(token.low)
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
        if start and low in ("head", "lead", "chief") and following is not None and following.low == "of":
            placed = False
        if (
            start
            and low == entry[0]
            and following is not None
            and following.kind == "word"
            and following.capital
            and token.capital
            and not following.used
            and following.low not in lexicon.glue()
        ):
            placed = False
        turned = low in lexicon.same_past() and following is not None and following.low in _AFTER_PARTICIPLE
        if placed or turned or (not token.capital and not plain_noun) or (token.capital and _of_follows(found, at)):
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


_AFTER_PARTICIPLE = frozenset(("by", "from", "to", "down", "up"))
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
    if low in lexicon.titles() or low in lexicon.proven() or len(low) < 4 or is_name(token):
        return False
    if low.endswith(("ed", "ing")) and len(low) > 4:
        return True
    return low.endswith(("ierte", "ierten", "te", "iert")) and (start or not token.capital) and len(low) > 5


def _all_keys(words: Iterable[Word]) -> Keys:
    """Everything these words, as evidence, answer for."""
    return frozenset().union(
        *(word.loose if word.loose is word.token.keys else meaning.answers(word.token.low) for word in words)
    )


_WAYS = {
    word: way
    for way, words in (
        ("up", "up higher more upward upwards mehr höher aufwärts"),
        ("down", "down lower fewer less shorter downward weniger niedriger kürzer abwärts zurück seltener"),
    )
    for word in words.split()
}


def _directions(found: list[Token], piece: Piece) -> Keys:
    """Where things went in a piece; "up" and its like count beside a number or at its end only."""
    ways = {way for word in piece.words for way in word.groups if way in ("up", "down", "zero")}
    for at in range(piece.first, min(piece.last + 1, len(found))):
        way = _WAYS.get(found[at].low)
        if way is None:
            continue
        after = found[at + 1 : at + 4]
        if found[at].low in ("up", "more", "mehr", "zurück") and not any(
            token.used == "number" for token in [*after, *found[max(0, at - 3) : at]]
        ):
            continue
        if found[at].low in ("up", "down") and after and after[0].low == "to" and found[at].low == "up":
            continue
        if after and after[0].low in ("than", "als"):
            continue
        ways.add(way)
    return frozenset(ways)


_RANKS = ("help", "own", "manage", "lead")
_ANSWERS_FOR_DOING = re.compile(r" (?:responsible|accountable) for \w+ing ")
_RUN = frozenset(
    "train teach instruct schulen unterrichten anleiten einweisen run hold conduct host chair deliver durchführen abhalten veranstalten halten geben give teach".split()
)
_LIGHT_NOUNS = frozenset("use uses work works help need needs verantwortung verantwortlich".split())
_SWEEPING = frozenset(
    "most year month jahres every all each whole entire alle allen aller jede jeder jedem ganze ganzen gesamten gesamte sämtliche".split()
)
"""Words that a claim about everybody or the best of all may begin with."""
_GIVES = frozenset("provide give offer lend leisten geben bieten".split())
_DUTY = re.compile(r" (?:responsible for|verantwortlich für|zuständig für|responsibility for|verantwortung für) ")
"""A duty of the post: more than a deed of it, less than having owned it."""
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
    if "own" in piece.ranks and piece.ranks <= {"own", "do"} and _ANSWERS_FOR_DOING.search(text):
        piece.ranks = {"do"}
    elif piece.ranks <= {"own", "do"} and _DUTY.search(text):
        piece.ranks.add("duty")
    if _FUEHREN.search(text):
        piece.ranks.add("lead")
    first = next((word for word in piece.words if word.verb and not word.negated), None)
    if first is not None and first.verb in _RUN and (first.at == 0 or found[first.at - 1].low not in ("to", "zu")):
        piece.ranks |= {"session", "run"} if first.verb in ("run", "betreiben") else {"session"}
    if any(word.verb in _GIVES for word in piece.words) and any(
        lexicon.verbs().get(word.token.low, ("", frozenset()))[1] & {"help"} for word in piece.words
    ):
        piece.ranks.add("help")
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
