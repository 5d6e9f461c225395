"""What a line is taken apart into: words with their part, pieces, figures, dates and rates."""

import bisect
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, wraps
from typing import Any, TypeVar

from interview_app.tailoring.truth_gate.figures import dates
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.figures.units import Reading
from interview_app.tailoring.truth_gate.words import meaning
from interview_app.tailoring.truth_gate.words.closed_words import SENTENCE_ENDS
from interview_app.tailoring.truth_gate.words.tokens import Token

Keys = frozenset[str]
NOTHING: Keys = frozenset()
"""The one empty set: each other one would take up as much room as a full one."""


@dataclass(slots=True)
class Word:
    """A word that matters: its token's place, its keys, and for a verb its infinitive and groups.

    `loose` has all by which an ordinary word may meet one of the evidence; a name's are its own keys alone. `otherwise` is
    kept here by `known_words`, since each card is asked for the word.
    """

    at: int
    token: Token
    verb: str = ""
    groups: Keys = NOTHING
    unknown_verb: bool = False
    negated: bool = False
    hedged: bool = False
    loose: Keys = NOTHING
    otherwise: Any = None

    @property
    def answers(self) -> Keys:
        """Everything it answers for as a word of the evidence."""
        return self.loose if self.loose is self.token.keys else meaning.answers(self.token.low)


@dataclass(slots=True)
class Piece:
    """A stretch between commas and conjunctions: its words and the group of its own part (`help`, `do`, …).

    `directions` is where things went (`up`, `down`, `zero`), by verb or by "down 31 %", "fewer";
    `particles` is whether its line has a word that may be the end of a German verb ("auf").
    """

    first: int
    last: int
    words: list[Word] = field(default_factory=list)
    ranks: set[str] = field(default_factory=set)
    directions: Keys = NOTHING
    particles: bool = False
    known_keys: Keys | None = None
    known_strict: Keys | None = None

    @property
    def keys(self) -> Keys:
        """What its words answer for as evidence; worked out when it is first asked for, which of most pieces it never is."""
        if self.known_keys is None:
            self.known_keys = joined([word.answers for word in self.words])
        return self.known_keys

    @property
    def strict(self) -> Keys:
        """Its words themselves alone."""
        if self.known_strict is None:
            self.known_strict = joined([word.token.keys for word in self.words])
        return self.known_strict


@dataclass(eq=False)
class Line:
    """A line read once, with all that was found in it; what is asked of some lines only is worked out when it is asked.

    `said` has the folded text of every token; `caseless`: whether the line was set in capitals, so that any word may be a
    name. `counted`, `periods`, `reckoned`, `parts`, `cause`, `given` and `asked` are kept here by those who work them out (`sizes`,
    `told_for`, `worked_out`, `wholes`, `causality`, `given_away`, `hold_words`), since a line is asked for them again;
    `asked_quickly` is `asked` in the order that shows soonest that a card does not have them all, `kept` has what
    `once_a_number` keeps.
    """

    text: str
    folded: str
    tokens: list[Token]
    quantities: Sequence[Quantity]
    dates: Sequence[dates.Mention]
    rates: dict[str, str]
    rate_at: Sequence[tuple[int, str]]
    words: list[Word]
    pieces: list[Piece]
    german: bool = False
    titled: bool = False
    said: Keys = NOTHING
    sweeping: bool = False
    caseless: bool = False
    cause: str | None = None
    counted: dict[int, Any] = field(default_factory=dict)
    reckoned: object = None
    periods: dict[int, str] = field(default_factory=dict)
    parts: list[tuple[Quantity, Quantity]] | None = None
    given: frozenset[int] | None = None
    asked: list[Any] | None = None
    asked_quickly: list[Any] = field(default_factory=list)
    kept: dict[tuple[object, int], Any] = field(default_factory=dict)

    @cached_property
    def stops(self) -> list[int]:
        """The marks at which one matter ends, whatever they belong to."""
        return [
            at
            for at, token in enumerate(self.tokens)
            if token.kind == "punct" and token.text in _STOPS
        ]

    @cached_property
    def _ends(self) -> list[int]:
        """The marks that end a sentence and belong to no figure."""
        return [
            at
            for at, token in enumerate(self.tokens)
            if token.text in SENTENCE_ENDS and not token.used
        ]

    @property
    def sentence_bounds(self) -> list[tuple[int, int]]:
        """The first token of each sentence, and the token behind its last; as many as `sentences`."""
        return list(
            zip([0, *(end + 1 for end in self._ends)], [*self._ends, len(self.tokens)], strict=True)
        )

    def sentence_around(self, at: int) -> list[Token]:
        """The tokens of the sentence that token `at` is in."""
        first, last = self.sentence_bounds[bisect.bisect_left(self._ends, at)]
        return self.tokens[first:last]

    @cached_property
    def sentences(self) -> list[list[Word]]:
        """Its words, sentence by sentence."""
        ends = self._ends
        if not ends:
            return [self.words]
        made: list[list[Word]] = [[] for _ in range(len(ends) + 1)]
        for word in self.words:
            made[bisect.bisect(ends, word.at)].append(word)
        return made

    @cached_property
    def readings(self) -> frozenset[Reading]:
        """Every reading of every figure it gives."""
        return frozenset(reading for one in self.quantities for reading in one.readings)

    @cached_property
    def sentence_keys(self) -> list[Keys]:
        """What the words of each sentence answer for as evidence, but for those it denies."""
        return [
            joined([word.answers for word in sentence if not word.negated])
            for sentence in self.sentences
        ]

    @cached_property
    def all_keys(self) -> Keys:
        """What all its words answer for as evidence."""
        return joined([piece.keys for piece in self.pieces])

    @cached_property
    def _places(self) -> list[Piece]:
        places = [self.pieces[-1]] * (len(self.tokens) + 1)
        for piece in reversed(self.pieces):
            places[piece.first : piece.last + 1] = [piece] * (piece.last + 1 - piece.first)
        return places

    def piece_at(self, at: int) -> Piece:
        """The piece that holds token `at`."""
        if len(self.pieces) == 1:
            return self.pieces[0]
        places = self._places
        return places[at] if at < len(places) else places[-1]

    def around(self, quantity: Quantity) -> tuple[list[str], list[str]]:
        """The few words before and behind a number within its piece."""
        piece = self.piece_at(quantity.first)
        before = [
            token.low
            for token in self.tokens[max(piece.first, quantity.first - 5) : quantity.first]
        ]
        behind = [
            token.low
            for token in self.tokens[quantity.last + 1 : min(piece.last + 1, quantity.last + 7)]
        ]
        return before, behind


_STOPS = frozenset(".;!?")
Told = TypeVar("Told")


def once_a_number(work: Callable[[Line, Quantity], Told]) -> Callable[[Line, Quantity], Told]:
    """Keeps with the line what is found of each of its numbers: numbers of the evidence are asked by every line."""

    @wraps(work)
    def kept(line: Line, quantity: Quantity) -> Told:
        key = (work, quantity.first)
        known = line.kept
        if key not in known:
            known[key] = work(line, quantity)
        found: Told = known[key]
        return found

    return kept


def end_of_sentence(line: Line, at: int) -> int:
    """The token behind the sentence that token `at` is in."""
    return next(
        (here for here in range(at, len(line.tokens)) if line.tokens[here].text in SENTENCE_ENDS),
        len(line.tokens),
    )


def joined(several: Sequence[Keys]) -> Keys:
    """All these keys as one set: the one itself where there is only one, since most of what is joined has one word."""
    if len(several) > 1:
        return several[0].union(*several[1:])
    return several[0] if several else NOTHING


def is_name(token: Token) -> bool:
    """Whether a word is written as only a name is: "ezyVet", "SAP", "K2"."""
    return _is_written_as_name(token.text)


@lru_cache(maxsize=16384)
def _is_written_as_name(text: str) -> bool:
    return len(text) > 1 and not text[1:].islower() and not text[1:].replace("-", "").islower()


def overlap(words: list[Keys], keys: Keys) -> int:
    """How many of these words, each given by its keys, are among `keys`."""
    return sum(not word.isdisjoint(keys) for word in words)
