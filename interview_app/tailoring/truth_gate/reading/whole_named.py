"""The whole that a share of a line is told of: "two thirds of the 46 organs", "more than half of them", "drei Viertel der Cafés"."""

from dataclasses import dataclass

from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.figures.shares import ALL
from interview_app.tailoring.truth_gate.reading import sizes
from interview_app.tailoring.truth_gate.reading.line import Keys, Line
from interview_app.tailoring.truth_gate.words import lexicon, meaning

_OF = frozenset("of von der des aller all".split())
_POINTING = frozenset("them those these which whom davon darunter".split())
_BETWEEN = frozenset("the my our its his her their a total some all about den dem dieser meiner unserer ihrer allen insgesamt rund etwa".split())  # fmt: skip
_REACH = 5


@dataclass(frozen=True, slots=True)
class Whole:
    """What a share is told of: its number in the line, where it has one, and the words that name it."""

    number: Quantity | None
    noun: Keys


def whole_of(line: Line, quantity: Quantity) -> Whole | None:
    """The whole of a share at this quantity; None where the line tells none, as of a change."""
    if quantity.kind != "percent" or _is_size_of_change(line, quantity) or is_left(line, quantity):
        return None
    told = line.tokens[quantity.last].low in ALL
    for at in range(quantity.last + 1, min(quantity.last + 1 + _REACH, len(line.tokens))):
        token = line.tokens[at]
        if token.low in _POINTING:
            return _before(line, quantity)
        if token.used == "number" and told:
            number = next((one for one in line.quantities if one.first == at), None)
            return (
                Whole(number, _noun(line, number))
                if number is not None and number.kind == "count"
                else None
            )
        if token.low in _OF and token.kind == "word":
            told = True
        elif token.low not in _BETWEEN and not (told and token.text.endswith(("'s", "’s"))):
            return (
                Whole(None, _run(line, at))
                if told and token.kind == "word" and not token.used
                else None
            )
    return None


def is_left(line: Line, quantity: Quantity) -> bool:
    """Whether a share is what a change left of something: "cut to a third", "auf ein Viertel des Stands von 2017"."""
    if quantity.kind != "percent" or quantity.plain:
        return False
    before = [token.low for token in line.tokens[max(0, quantity.first - 4) : quantity.first]]
    behind = [token.low for token in line.tokens[quantity.last + 1 : quantity.last + 4]]
    led = any(low in _TO and set(before[at + 1 :]) <= _LED_BY for at, low in enumerate(before))
    return (
        led or behind[:2] == ["of", "what"] or (behind[:1] in _SUCH and bool(_FORMER & set(behind)))
    )


_TO = frozenset(("to", "auf"))
_LED_BY = frozenset("a one the ein eine einen die das weniger als less than under unter nearly almost about knapp fast etwa rund just over gut".split())  # fmt: skip
_SUCH = (["of"], ["des"], ["der"], ["vom"])
_FORMER = frozenset("former previous earlier original initial früheren vorherigen ursprünglichen anfänglichen stands standes werts wertes vorjahres ausgangswerts".split())  # fmt: skip


def _is_size_of_change(line: Line, quantity: Quantity) -> bool:
    before = [token.low for token in line.tokens[max(0, quantity.first - 4) : quantity.first]]
    return bool({"by", "um"} & set(before))


def _before(line: Line, quantity: Quantity) -> Whole | None:
    """The number before that "of them" points back to."""
    earlier = [one for one in line.quantities if one.last < quantity.first and one.kind == "count"]
    number = next((one for one in reversed(earlier) if sizes.counted(line, one).run), None)
    return Whole(number, _noun(line, number)) if number is not None else None


def _noun(line: Line, number: Quantity) -> Keys:
    counted = sizes.counted(line, number)
    return counted.wide[-1] if counted.wide else frozenset()


def _run(line: Line, at: int) -> Keys:
    """What the noun that begins here may answer for, with what describes it."""
    found: set[str] = set()
    for token in line.tokens[at : at + _REACH]:
        if token.kind != "word" or token.used or token.low in lexicon.glue():
            break
        found |= meaning.answers(token.low) | token.keys
        if line.german and token.capital:
            break
    return frozenset(found)
