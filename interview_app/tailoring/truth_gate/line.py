"""What a line is taken apart into: words with their part, pieces, figures, dates and rates."""

import bisect
from dataclasses import dataclass, field
from functools import lru_cache

from interview_app.tailoring.truth_gate import dates, meaning
from interview_app.tailoring.truth_gate.quantity import Quantity
from interview_app.tailoring.truth_gate.tokens import Token

Keys = frozenset[str]
NOTHING: Keys = frozenset()
"""The one empty set: each other one would take up as much room as a full one."""
_SENTENCE_ENDS = frozenset(".!?;")


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
    directions: Keys = frozenset()
    particles: bool = False
    known_keys: Keys | None = None
    known_strict: Keys | None = None

    @property
    def keys(self) -> Keys:
        """What its words answer for as evidence; worked out when it is first asked for, which of most pieces it never is."""
        if self.known_keys is None:
            self.known_keys = frozenset().union(*[word.answers for word in self.words])
        return self.known_keys

    @property
    def strict(self) -> Keys:
        """Its words themselves alone."""
        if self.known_strict is None:
            self.known_strict = frozenset().union(*[word.token.keys for word in self.words])
        return self.known_strict


@dataclass(slots=True)
class Line:
    """A line with all that was found in it. `said` has the folded text of every token; `cause` is kept by `causality`."""

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
    said: Keys = frozenset()
    cause: str | None = None
    counted: dict[int, object] = field(default_factory=dict)
    reckoned: object = None
    known_keys: Keys = frozenset()
    places: list[Piece] = field(default_factory=list)
    periods: dict[int, str] = field(default_factory=dict)
    sweeping: bool = False
    parts: list[tuple[Quantity, Quantity]] | None = None
    by_sentence: list[list[Word]] = field(default_factory=list)

    @property
    def sentences(self) -> list[list[Word]]:
        """Its words, sentence by sentence."""
        if not self.by_sentence:
            ends = [at for at, token in enumerate(self.tokens) if token.text in _SENTENCE_ENDS and not token.used]
            made: list[list[Word]] = [[] for _ in range(len(ends) + 1)]
            for word in self.words:
                made[bisect.bisect(ends, word.at)].append(word)
            self.by_sentence = made
        return self.by_sentence

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


def is_name(token: Token) -> bool:
    """Whether a word is written as only a name is: "ezyVet", "SAP", "K2"."""
    return _is_written_as_name(token.text)


@lru_cache(maxsize=16384)
def _is_written_as_name(text: str) -> bool:
    return len(text) > 1 and not text[1:].islower() and not text[1:].replace("-", "").islower()


def overlap(words: list[Keys], keys: Keys) -> int:
    """How many of these words, each given by its keys, are among `keys`."""
    return sum(not word.isdisjoint(keys) for word in words)
