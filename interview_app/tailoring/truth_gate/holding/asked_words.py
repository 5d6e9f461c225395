"""The words of a line as every card is asked for them, with all that the line alone tells of each. Worked out once a line."""

from dataclasses import dataclass
from functools import lru_cache

from interview_app.tailoring.truth_gate.holding import superlatives
from interview_app.tailoring.truth_gate.reading import given_away
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, Word
from interview_app.tailoring.truth_gate.words import lexicon


@dataclass(slots=True, eq=False)
class Asked:
    """A word of a line, and what may come of it whatever the evidence is.

    `needs_proof`: that it is said is not enough; `is_said_alone`: it is; `is_given`: the line gives it to somebody else;
    `may_be_held`: it may be shown by what was earned or by whom the evidence mentions; `may_be_empty`: unknown, it may add nothing.
    """

    word: Word
    keys: Keys
    needs_proof: bool
    is_said_alone: bool
    is_given: bool
    may_be_held: bool
    may_be_empty: bool


def asked_of(line: Line, first: int, last: int, *, quick: bool) -> list[Asked]:
    """The words of a line at tokens `first` to `last` as every card is asked for them: in order, or `quick`."""
    every = line.asked
    if every is None:
        every = all_asked(line)
    asked = line.asked_quickly if quick else every
    if first == 0 and last >= len(line.tokens) - 1:
        return asked
    return [one for one in asked if first <= one.word.at <= last]


def all_asked(line: Line) -> list[Asked]:
    """All words of a line as every card is asked for them. Kept with the line."""
    if line.asked is None:
        given = given_away.places(line)
        line.asked = [_asked(line, word, given=word.at in given) for word in line.words]
        # A verb that a card lacks seldom refuses a line, so verbs come last.
        line.asked_quickly = [one for one in line.asked if not one.word.verb]
        line.asked_quickly += [one for one in line.asked if one.word.verb]
    return line.asked


def ask_first(line: Line, asked: Asked) -> None:
    """Asks the next card for this word before all others: what one card lacks, most others lack too."""
    order = line.asked_quickly
    if order[0] is not asked:
        order.remove(asked)
        order.insert(0, asked)


def _asked(line: Line, word: Word, *, given: bool) -> Asked:
    proven, needs_proof, held = _by_itself(word.token.low)
    return Asked(
        word,
        word.token.keys,
        needs_proof and not superlatives.is_deed_of_leading(line, word.at),
        not word.negated and not proven,
        given,
        line.titled or proven or held,
        not word.verb and _may_be_empty(line, word),
    )


@lru_cache(maxsize=16384)
def _by_itself(low: str) -> tuple[bool, bool, bool]:
    """Whether a word is one of those to be proven, must be proven, and says what somebody holds. Kept: lines share most words."""
    return low in lexicon.proven(), superlatives.needs_proof(low), superlatives.is_held(low)


def _may_be_empty(line: Line, word: Word) -> bool:
    """Whether a word that is not found might claim nothing, as far as the line alone tells."""
    token = word.token
    if word.negated or token.used or not token.text[1:].islower() or lexicon.is_title(token.low):
        return False
    return (
        line.german
        or token.low in _JUDGED_ELSEWHERE
        or token.low.endswith("iert")
        or names_plain_deed(token.low)
    )


_JUDGED_ELSEWHERE = frozenset(("line", "direct", "forward"))
"""Parts of "line management", "direct reports" and "put forward"."""


@lru_cache(maxsize=4096)
def names_plain_deed(low: str) -> bool:
    """Whether a noun is that of a deed which claims nothing beside its object; kept, since every card is asked for it."""
    base = lexicon.deeds().get(low.removesuffix("s")) or lexicon.deeds().get(low)
    return base is not None and not lexicon.verbs().get(base, ("", frozenset()))[1] - {"do"}
