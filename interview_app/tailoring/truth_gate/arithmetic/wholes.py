"""Numbers of a whole of which the person did a part, and of one at a time: "nine of the 24 procedures" are no 24 written."""

from collections.abc import Iterator

from interview_app.tailoring.truth_gate.arithmetic import counting, sentences
from interview_app.tailoring.truth_gate.cards.evidence import Amount, Evidence
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.reading import sizes, whole_named
from interview_app.tailoring.truth_gate.reading.line import Line, Word, overlap

_OF = frozenset(("of", "von", "der", "aus"))
_OF_THE = _OF | frozenset(
    "the these those our my their its his her all a total some about den dieser meiner meinen unserer unseren ihrer ihren allen insgesamt rund etwa".split()
)
_ALL = frozenset(
    "all every alle allen aller sämtliche sämtlichen whole entire ganze ganzen".split()
)
_AT_ONCE = (
    ("at", "a", "time"),
    ("at", "once"),
    ("gleichzeitig",),
    ("auf", "einmal"),
    ("parallel",),
)
_OF_AT_ONCE = frozenset(words[-1] for words in _AT_ONCE)
_EACH = frozenset("each apiece je jeweils".split())
_TOLD_OF_EACH = _EACH | frozenset(
    "every per pro jede jeder jedes jedem jeden both beide beiden".split()
)


def beyond(line: Line, quantity: Quantity, amount: Amount, evidence: Evidence) -> bool:
    """Whether a line claims an equal number for more than the evidence does: a whole, at once, or for each."""
    return (
        _whole_for_a_part(line, quantity, amount)
        or _at_once(line, quantity, amount)
        or _for_each(line, quantity, amount, evidence)
        or _done_to_others(line, quantity, amount, evidence)
    )


def reports_more(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    """Whether the line says of more people than the evidence has reports that they report to the person."""
    if quantity.kind != "count" or line.said.isdisjoint(_REPORTING):
        return False
    following = min(
        (one.first for one in line.quantities if one.first > quantity.last),
        default=len(line.tokens),
    )
    told = _REPORTING & {token.low for token in line.tokens[quantity.last + 1 : following]}
    known = [amount.quantity.value for amount in evidence.amounts if _DIRECT in amount.line.folded]
    return bool(told and known) and quantity.value > max(known)


_REPORTING = frozenset(
    "report reports reporting berichten unterstellt unterstellte unterstellten".split()
)
_DIRECT = " direct reports people "
"""How a card tells the number of its direct reports."""


def all_of_a_part(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    """Whether the line says "all" of a number of which any sentence of the evidence tells a part of just this."""
    if quantity.kind != "count" or line.said.isdisjoint(_ALL):
        return False
    before = {token.low for token in line.tokens[max(0, quantity.first - 2) : quantity.first]}
    if not before & _ALL or _told_of_a_part(line, quantity):
        return False
    words = [word.loose for word in line.piece_at(quantity.first).words]
    return any(
        not whole.readings.isdisjoint(quantity.readings)
        and 2 * overlap(words, sentences.sentence_keys(known, part.first)) > len(words)
        for known in evidence.lines
        for part, whole in parts(known)
    )


def parts(line: Line) -> list[tuple[Quantity, Quantity]]:
    """The parts that a line of the evidence tells with their wholes: "nine of the 24", "25 temps, I trained ten of those"."""
    if line.parts is None:
        line.parts = list(_parts(line))
    return line.parts


def _parts(line: Line) -> Iterator[tuple[Quantity, Quantity]]:
    counts = [one for one in line.quantities if one.kind == "count" and not one.implicit]
    for at, two in enumerate(counts):
        for one in counts[:at]:
            between = {token.low for token in line.tokens[one.last + 1 : two.first]}
            if between and between <= _OF_THE and between & _OF and one.value < two.value:
                yield one, two
            elif (two.value < one.value and _is_taken_from(line, one, two)) or (
                sizes.counted(line, two).of
                and two.value < one.value
                and sizes.counted(line, one).run
            ):
                yield two, one


def _is_taken_from(line: Line, whole: Quantity, part: Quantity) -> bool:
    """Whether a clause begins with the whole that its other number is a part of: "Von 52 Kursen habe ich 39 gegeben"."""
    at = whole.first - 1
    while at > 0 and line.tokens[at].low in _OF_THE - _OF:
        at -= 1
    begins = at == 0 or line.tokens[at - 1].kind == "punct"
    if at < 0 or line.tokens[at].low not in _FROM or not begins or whole.pair or part.pair:
        return False
    between = line.tokens[whole.last + 1 : part.first]
    bare = not sizes.counted(line, part).run or _shares_noun(line, whole, part)
    return bare and not any(token.text in ".;!?" for token in between)


_FROM = frozenset(("of", "von", "out"))


def _shares_noun(line: Line, one: Quantity, two: Quantity) -> bool:
    return any(
        not mine.isdisjoint(theirs)
        for mine in sizes.counted(line, one).wide[-1:]
        for theirs in sizes.counted(line, two).wide
    )


def _deeds(line: Line, quantity: Quantity) -> set[str]:
    """What is done with a number: the verbs of its piece, or the last one before it."""
    own = {
        word.verb for word in line.piece_at(quantity.first).words if word.verb and not word.negated
    }
    if own or sizes.counted(line, quantity).of:
        return own
    before = [
        word.verb
        for word in line.words
        if word.verb and word.at < quantity.first and not word.negated
    ]
    return set(before[-1:])


def _whole_for_a_part(line: Line, quantity: Quantity, amount: Amount) -> bool:
    """Whether the line tells of a whole what the evidence tells of a part of it."""
    for part, whole in parts(amount.line):
        if whole is not amount.quantity or any(
            not one.readings.isdisjoint(part.readings) for one in line.quantities
        ):
            continue
        if _told_of_a_part(line, quantity):
            continue
        before = {token.low for token in line.tokens[max(0, quantity.first - 2) : quantity.first]}
        done = _deeds(amount.line, part) - (
            _deeds(amount.line, whole) if part.first > whole.first else set()
        )
        if before & _ALL or _deeds(line, quantity) & done:
            return True
    return False


def _told_of_a_part(line: Line, quantity: Quantity) -> bool:
    """Whether the line too tells a part of the number: "almost a third of the 210 defects", "three halls, two thirds of them old"."""
    wholes = (whole_named.whole_of(line, one) for one in line.quantities if one.kind == "percent")
    if any(whole is not None and whole.number is quantity for whole in wholes):
        return True
    return any(
        one.last < quantity.first
        and {token.low for token in line.tokens[one.last + 1 : quantity.first]} <= _OF_THE
        and one.last + 1 < quantity.first
        for one in line.quantities
    )


def _at_once(line: Line, quantity: Quantity, amount: Amount) -> bool:
    """Whether the line tells so many at a time, and the evidence another number: "seven students, one at a time"."""
    if line.said.isdisjoint(_OF_AT_ONCE) or _before_at_once(line, quantity.first) is not quantity:
        return False
    theirs = _before_at_once(amount.line, amount.quantity.first)
    return theirs is not None and theirs.readings.isdisjoint(quantity.readings)


def _before_at_once(line: Line, at: int) -> Quantity | None:
    """The number that stands before "at a time" in the sentence of this token."""
    if line.said.isdisjoint(_OF_AT_ONCE):
        return None
    for place in range(at, len(line.tokens)):
        if line.tokens[place].text in (".", ";") and not line.tokens[place].used:
            return None
        lows = tuple(token.low for token in line.tokens[place : place + 3])
        if any(lows[: len(words)] == words for words in _AT_ONCE):
            return max(
                (one for one in line.quantities if one.first < place),
                key=lambda one: one.first,
                default=None,
            )
    return None


def _for_each(line: Line, quantity: Quantity, amount: Amount, evidence: Evidence) -> bool:
    """Whether the line tells a count for each of several things, and the evidence for all of them: "seven on each of two shifts"."""
    if quantity.kind != "count" or line.said.isdisjoint(_EACH):
        return False
    piece = line.piece_at(quantity.first)
    others = [
        one
        for one in line.quantities
        if one is not quantity and piece.first <= one.first <= piece.last
    ]
    if not others:
        return False
    if not any(token.low in _EACH for token in line.tokens[piece.first : piece.last + 1]):
        return False
    if any(not known.said.isdisjoint(_TOLD_OF_EACH) for known in evidence.lines):
        return False
    return any(
        not known.readings.isdisjoint(one.readings)
        for one in others
        for known in amount.line.quantities
    )


def _done_to_others(line: Line, quantity: Quantity, amount: Amount, evidence: Evidence) -> bool:
    """Whether the evidence tells the line's deed of another number of the same noun: "moved 94 branches" of a network of 186."""
    mine = sizes.counted(line, quantity)
    if quantity.kind != "count" or not mine.run or quantity.modifier:
        return False
    words = line.piece_at(quantity.first).words
    deeds = {word.verb for word in words if word.verb}
    if (
        not deeds
        or len(amount.line.words) <= _SHORT
        or _tells(amount, deeds)
        or _told_of_a_part(line, quantity)
    ):
        return False
    own = _shared(words, amount)
    claimed = [one.readings for one in line.quantities]
    return any(
        other.quantity.kind == "count"
        and not other.quantity.pair
        and all(other.quantity.readings.isdisjoint(readings) for readings in claimed)
        and counting.counts(mine, other)
        and _tells(other, deeds)
        and _shared(words, other) > own
        for other in evidence.amounts
    )


_SHORT = 3
"""Words of a line of the evidence that only gives a figure: "team of 72 people"."""


def _tells(amount: Amount, deeds: set[str]) -> bool:
    first, last = sentences.sentence(amount)
    return any(first < word.at < last and word.verb in deeds for word in amount.line.words)


def _shared(words: list[Word], amount: Amount) -> int:
    return overlap(
        [word.loose for word in words], sentences.sentence_keys(amount.line, amount.quantity.first)
    )
