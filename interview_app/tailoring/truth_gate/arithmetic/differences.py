"""How a line tells the difference of two figures: "by 15 hours", "seven fewer", "12 above the target", as a number or a percentage."""

from interview_app.tailoring.truth_gate.arithmetic import worked_out
from interview_app.tailoring.truth_gate.arithmetic.worked_out import Fact
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.reading.line import Keys, Line

BY = frozenset(
    "by um another additional extra further weitere weiteren zusätzlich zusätzliche zusätzlichen plus".split()
)
COMPARED = frozenset(
    "more fewer less higher lower faster slower quicker longer shorter earlier later sooner cheaper ahead gained lost added saved mehr weniger höher niedriger schneller langsamer länger kürzer früher später günstiger eingespart gespart hinzugewonnen".split()
)
"""Words behind a number that make it the size of a difference: "16 minutes quicker"."""
_NEW = frozenset("new neue neuen neuer".split())
_OFF = frozenset(("off",))
_SAVES = frozenset(
    "save spare gain add lose free avoid einsparen sparen hinzugewinnen vermeiden extend shorten reduce".split()
)
_ABOVE = frozenset(
    "above over beyond ahead über exceeded exceeding beat beating surpassed surpassing outperformed topped übertroffen übertraf".split()
)
_BELOW = frozenset("below under short behind unter unterschritten".split())


def as_change(line: Line, quantity: Quantity) -> bool:
    """Whether a number is told as a difference: "by 15 hours", "seven fewer", "saved 15 hours"."""
    before, behind = line.around(quantity)
    if (
        BY & set(before)
        or COMPARED & set(behind)
        or (_NEW | _ABOVE | _BELOW | _OFF) & set(behind[:1])
        or _is_comparative(behind)
    ):
        return True
    piece = line.piece_at(quantity.first)
    deeds = {word.verb for word in piece.words if word.verb}
    told_as_end = before[-1:] in (["to"], ["auf"]) or before[-2:-1] in (["to"], ["auf"])
    return not told_as_end and (bool(deeds & _SAVES) or bool({"up", "down"} & piece.directions))


def _is_comparative(behind: list[str]) -> bool:
    """Whether a German comparative stands right behind a number: "vier Punkte *pünktlicher als*", made by its ending."""
    return len(behind) > 1 and behind[0].endswith("er") and behind[1] == "als"


def difference(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    """Whether a number is told as how far two figures of the evidence lie apart: "cut it by 15 hours" of 40 and 25."""
    kinds = (
        {kind for kind, _value in quantity.readings} if fact.kind == "points" else {quantity.kind}
    )
    if fact.kind not in kinds or not (as_change(line, quantity) or _compares(line, quantity)):
        return False
    if fact.one.pair:
        return worked_out.fits_period(
            line, quantity, known, fact, needed=True
        )  # its plain difference is judged with its direction
    return _right_way(line, quantity, known, fact) and worked_out.fits_period(
        line, quantity, known, fact
    )


def change(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    """Whether a percentage is told as how far one figure lies above or below another: "20 % above the target"."""
    return (
        quantity.kind == "percent"
        and not fact.one.pair
        and _compares(line, quantity)
        and worked_out.fits(quantity, fact)
        and _right_way(line, quantity, known, fact)
    )


def _compares(line: Line, quantity: Quantity) -> bool:
    before, behind = line.around(quantity)
    return bool((_ABOVE | _BELOW | COMPARED) & set(behind)) or bool(BY & set(before))


def _right_way(line: Line, quantity: Quantity, known: Line, fact: Fact) -> bool:
    """Whether what the line says is above or below something stands so in the evidence.

    What it is compared with is the noun behind "above", "beat", …; it must stand with one of the two figures.
    """
    piece = line.piece_at(quantity.first)
    lows = [token.low for token in line.tokens[piece.first : piece.last + 1]]
    way = next((name for name in lows if name in _ABOVE | _BELOW), "")
    if not way:
        return True
    place = piece.first + lows.index(way)
    nouns = [word.loose for word in piece.words if word.at > place and not word.verb] or [
        word.loose for word in piece.words if word.at < place
    ][-1:]  # "beat the target by 5" or "the target was beaten by 5"
    reference = [
        one
        for one in (fact.one, fact.two)
        if any(not keys.isdisjoint(_beside(known, one)) for keys in nouns)
    ]
    if len(reference) != 1:
        return False
    other = fact.two if reference[0] is fact.one else fact.one
    if fact.kind == "percent" and reference[0] is not fact.two:
        return False
    return other.value > reference[0].value if way in _ABOVE else other.value < reference[0].value


def _beside(line: Line, quantity: Quantity) -> Keys:
    """What the words of a figure's own piece answer for, as far as they are nearer to it than to another figure."""
    piece = line.piece_at(quantity.first)
    rivals = [one for one in line.quantities if one is not quantity]
    near = [
        word
        for word in line.words
        if piece.first <= word.at <= piece.last
        and all(abs(word.at - quantity.first) <= abs(word.at - one.first) for one in rivals)
    ]
    return frozenset().union(*(word.loose for word in near))
