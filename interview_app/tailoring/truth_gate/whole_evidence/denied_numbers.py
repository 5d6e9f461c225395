"""A number by which something is called, told only of what is denied: "auf der 1144 nicht", "I haven't started Level 6"."""

from collections.abc import Iterator, Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import clauses, sizes
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words import lexicon


def hold(line: Line, allowed: Pool) -> list[Objection]:
    """The objection to the first such number of a line that each of these cards names only where it denies something."""
    if not any(token.kind == "num" for token in line.tokens) or not _is_plain(line):
        return []
    for quantity in line.quantities:
        if quantity.first != quantity.last or not _is_a_name(line, quantity):
            continue
        token, name = line.tokens[quantity.first], _name_before(line, quantity.first)
        said = list(_said(name, token.low, allowed))
        if said and all(said):
            sentence = _("Claims “{word}”, which the evidence denies").format(
                word=f"{name} {token.text}".strip()
            )
            return [Objection(ViolationKind.NEGATION, sentence, at=quantity.first)]
    return []


def _is_a_name(line: Line, quantity: Quantity) -> bool:
    """Whether a number calls something, and counts nothing: "Level 6", "der 1144"."""
    counted = sizes.counted(line, quantity)
    before = line.tokens[quantity.first - 1].low if quantity.first else ""
    behind = line.tokens[quantity.first + 1] if quantity.first + 1 < len(line.tokens) else None
    alone = before in _ARTICLES and (
        behind is None or behind.kind == "punct" or behind.low in lexicon.glue()
    )
    year = _YEARS[0] <= quantity.value <= _YEARS[1]  # "by Christmas 2018"
    return line.tokens[quantity.first].used != "date" and not year and (bool(counted.name) or alone)


_YEARS = (1900, 2100)


_ARTICLES = frozenset("the der die den dem das".split())


def _name_before(line: Line, at: int) -> str:
    """The word that a number belongs to ("Level 6"); "" where it stands by itself: "der 1144"."""
    before = line.tokens[at - 1] if at else None
    return (
        before.low
        if before is not None and before.kind == "word" and before.low not in lexicon.glue()
        else ""
    )


def _is_plain(line: Line) -> bool:
    every, _short = lexicon.negators()
    return line.said.isdisjoint(every) and not any(
        word.negated or word.hedged for word in line.words
    )


def _said(name: str, low: str, allowed: Pool) -> Iterator[bool]:
    """For each place where a card has such a number, whether its clause denies or leaves open what it tells."""
    every, _short = lexicon.negators()
    for part in allowed:
        for told in part.lines:
            if low not in told.said:
                continue
            lows = [one.low for one in told.tokens]
            for first, last in clauses.clauses(told.tokens):
                said = set(lows[first : last + 1])
                if low in said and _is_of(name, low, lows[first : last + 1]):
                    undone = any(
                        one.negated or one.hedged for one in told.words if first <= one.at <= last
                    )
                    yield undone or not every.isdisjoint(said)


def _is_of(name: str, low: str, lows: Sequence[str]) -> bool:
    at = lows.index(low)
    return name in ("", lows[at - 1] if at else "")
