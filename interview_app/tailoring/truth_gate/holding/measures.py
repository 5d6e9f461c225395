"""Words that a figure says by itself: $30,000 of fuel is what fuel costs, six minutes a call is the time of a call."""

from interview_app.tailoring.truth_gate.cards.evidence import Amount, Evidence
from interview_app.tailoring.truth_gate.figures.changes import SPEEDS
from interview_app.tailoring.truth_gate.reading import sizes
from interview_app.tailoring.truth_gate.reading.line import Line, Word

_MONEY = "cost costs spend spending expense expenses expenditure outlay fee fees kosten ausgaben aufwand gebühr gebühren"
_TIME = "time times length duration zeit dauer"
_SHARE = "rate rates ratio share percentage proportion conversion quote anteil"
_OF_KIND = {
    kind: frozenset(words.split())
    for kind, words in (
        ("money", _MONEY),
        ("hour", _TIME),
        ("day", _TIME),
        ("year", _TIME),
        ("percent", _SHARE),
    )
}
_NOUNS = frozenset().union(*_OF_KIND.values())
_EARNED = frozenset(
    "sale sales sell revenue income turnover profit umsatz gewinn einnahmen erlös verkaufen".split()
)
"""What money comes in by: it is no cost."""


def may_be_named(low: str) -> bool:
    """Whether a word is one of those that a figure may say by itself."""
    return low in _HEADS or low in _NOUNS or low in SPEEDS or sizes.names_mark(low)


def named_by_its_figure(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether a word only names what a figure of the evidence measures, beside a thing that the evidence measures so."""
    low = word.token.low
    if low in _HEADS and not word.negated:
        return any(_is_of_people(amount) for amount in evidence.amounts)
    if sizes.names_mark(low) and not word.negated:
        return any(sizes.is_mark(amount.line, amount.quantity) for amount in evidence.amounts)
    if low in SPEEDS:
        return _is_times_as(line, word) and any(_is_of_time(amount) for amount in evidence.amounts)
    if low not in _NOUNS or word.negated:
        return False
    things = [one.loose for one in line.piece_at(word.at).words if one is not word and not one.verb]
    return any(
        low in _OF_KIND.get(amount.quantity.kind.partition(" ")[0], ()) and _about(things, amount)
        for amount in evidence.amounts
        if not (low in _OF_KIND["money"] and _EARNED & {token.low for token in amount.line.tokens})
    )


_HEADS = frozenset("leute leuten personen person köpfe köpfen people".split())


_TIMES_AS = frozenset(("as", "so"))


def _is_times_as(line: Line, word: Word) -> bool:
    """Whether a number right before says how many times as fast something is: the number is what is claimed."""
    if not word.at or line.tokens[word.at - 1].low not in _TIMES_AS or word.negated:
        return False
    return any(
        0 <= word.at - 2 - one.last <= 1 and "factor" in {kind for kind, _value in one.readings}
        for one in line.quantities
    )


def _is_of_time(amount: Amount) -> bool:
    """Whether a figure begins a change of how long something took."""
    return amount.quantity.pair == "move first" and amount.quantity.kind in ("hour", "day", "year")


def _is_of_people(amount: Amount) -> bool:
    """Whether a figure of the evidence counts people without a word for them: "zu dritt", "wir sind elf"."""
    return sizes.counted(amount.line, amount.quantity).words[-1:] in (["people"], ["personen"])


def _about(things: list[frozenset[str]], amount: Amount) -> bool:
    known = amount.piece.keys
    return any(not keys.isdisjoint(known) for keys in things)
