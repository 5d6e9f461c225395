"""Numbers that follow from two figures of one sentence of the evidence: a difference, a share, a ratio, a product, a sum.

The arithmetic must be exact or as rough as the line says, and the line must say which of these it tells: "by", "fewer" and
"above" tell a difference, a percentage a share, "a year" a period. So a number made up is not taken for one worked out.
"""

from collections.abc import Iterator, Sequence

from interview_app.tailoring.truth_gate import (
    compounds,
    counting,
    derived,
    lexicon,
    meaning,
    sizes,
    told_for,
    whole_named,
    worked_out,
)
from interview_app.tailoring.truth_gate.evidence import Evidence
from interview_app.tailoring.truth_gate.line import Keys, Line, Word, overlap
from interview_app.tailoring.truth_gate.quantity import Quantity
from interview_app.tailoring.truth_gate.tolerance import within
from interview_app.tailoring.truth_gate.whole_named import Whole
from interview_app.tailoring.truth_gate.worked_out import Fact

_BY = frozenset(
    "by um another additional extra further weitere weiteren zusätzlich zusätzliche zusätzlichen plus".split()
)
COMPARED = frozenset(
    "more fewer less higher lower faster slower quicker longer shorter earlier later sooner cheaper ahead gained lost added saved mehr weniger höher niedriger schneller langsamer länger kürzer früher später günstiger eingespart gespart hinzugewonnen".split()
)
"""Words behind a number that make it the size of a difference: "16 minutes quicker"."""
_NEW = frozenset("new neue neuen neuer".split())
_SAVES = frozenset(
    "save spare gain add lose free avoid einsparen sparen hinzugewinnen vermeiden extend shorten reduce".split()
)
_ABOVE = frozenset(
    "above over beyond ahead über exceeded exceeding beat beating surpassed surpassing outperformed topped übertroffen übertraf".split()
)
_BELOW = frozenset("below under short behind unter unterschritten".split())
_IN_ALL = frozenset("total overall altogether combined together all insgesamt zusammen gesamt".split())


def follows(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    """Whether a number of the line is what two figures of one sentence of the evidence come to, or a share of a whole elsewhere."""
    return any(True for _ in _fitting(line, quantity, evidence)) or _share_of_told(line, quantity, evidence)


def _share_of_told(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    """Whether a share of a number of the line is a count that the evidence tells of the same noun and matter, wherever."""
    whole = whole_named.whole_of(line, quantity)
    if whole is None or whole.number is None or not whole.noun:
        return False
    words = [word.loose for word in line.piece_at(quantity.first).words]
    return any(
        amount.quantity.kind == "count"
        and any(not whole.noun.isdisjoint(keys) for keys in sizes.counted(amount.line, amount.quantity).wide)
        and any(
            kind == "percent"
            and within(value, 100 * amount.quantity.value / whole.number.value, derived.said(quantity))
            for kind, value in quantity.readings
        )
        and 2 * overlap(words, counting.sentence_keys(amount.line, amount.quantity.first)) > len(words)
        for amount in evidence.amounts
    )


def in_period(line: Line, rate: str, evidence: Evidence) -> bool:
    """Whether the line tells a difference or a product for another period than the evidence does."""
    return any(
        told_for.rate_of(line, quantity) == rate and follows(line, quantity, evidence) for quantity in line.quantities
    )


def _fitting(line: Line, quantity: Quantity, evidence: Evidence) -> Iterator[Fact]:
    if quantity.pair or (quantity.implicit and quantity.kind == "count"):
        return
    for known in evidence.lines:
        if len(known.quantities) < 2:
            continue
        for fact in worked_out.facts_of(known):
            if fact.name == "product" and quantity.value in (fact.one.value, fact.two.value):
                continue  # the evidence's own figure, which no reckoning is needed for
            if _TOLD[fact.name](line, quantity, known, fact, evidence) and of_one_matter(
                line, quantity, known, fact, evidence
            ):
                yield fact


def _around(line: Line, quantity: Quantity) -> tuple[list[str], list[str]]:
    """Words before and behind a number within its piece."""
    piece = line.piece_at(quantity.first)
    before = [token.low for token in line.tokens[max(piece.first, quantity.first - 5) : quantity.first]]
    behind = [token.low for token in line.tokens[quantity.last + 1 : min(piece.last + 1, quantity.last + 7)]]
    return before, behind


def as_change(line: Line, quantity: Quantity) -> bool:
    """Whether a number is told as a difference: "by 15 hours", "seven fewer", "saved 15 hours"."""
    before, behind = _around(line, quantity)
    if _BY & set(before) or COMPARED & set(behind) or _NEW & set(behind[:1]):
        return True
    piece = line.piece_at(quantity.first)
    deeds = {word.verb for word in piece.words if word.verb}
    told_as_end = before[-1:] in (["to"], ["auf"]) or before[-2:-1] in (["to"], ["auf"])
    return not told_as_end and (bool(deeds & _SAVES) or bool({"up", "down"} & piece.directions))


def _difference(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    if quantity.kind != fact.kind or not as_change(line, quantity):
        return False
    if fact.one.pair:
        return _per(line, quantity, known, fact, needed=True)  # its plain difference is judged with its direction
    return _right_way(line, quantity, known, fact) and _per(line, quantity, known, fact)


def _per(line: Line, quantity: Quantity, known: Line, fact: Fact, *, needed: bool = False) -> bool:
    """Whether the value fits for the period that the line tells, which may be another one than the evidence's."""
    mine = told_for.rate_of(line, quantity)
    theirs = told_for.rate_of(known, fact.one) or told_for.rate_of(known, fact.two)
    if not theirs and len(known.rates) == 1:
        theirs = next(iter(known.rates))
    if mine and theirs and mine != theirs:
        return any(
            within(value, fact.value * times, derived.word(quantity))
            for kind, value in quantity.readings
            if kind == fact.kind
            for times in derived.times_in(mine, theirs)
        )
    return not needed and _fits(quantity, fact) and (not mine or mine == theirs or mine in known.rates)


def _fits(quantity: Quantity, fact: Fact) -> bool:
    return any(
        within(value, fact.value, derived.said(quantity), plain=fact.kind == "percent")
        for kind, value in quantity.readings
        if kind == fact.kind
    )


def _share(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    part = quantity.value < _ALL or quantity.modifier == "almost"
    if quantity.kind != "percent" or not part or not _fits(quantity, fact):
        return False
    whole = whole_named.whole_of(line, quantity)
    return _is_of(whole, known, fact.two, evidence) if whole is not None else not as_change(line, quantity)


_ALL = 100


def _is_of(whole: Whole, known: Line, total: Quantity, evidence: Evidence) -> bool:
    """Whether the whole that the line names is the larger figure: "two thirds of the 46 organs" is no share of 18 hours."""
    if whole.number is not None:
        return not whole.number.readings.isdisjoint(total.readings)
    own = sizes.counted(known, total).wide
    if any(not whole.noun.isdisjoint(keys) for keys in (*own, counting.sentence_keys(known, total.first))):
        return True
    return not own and not any(
        not whole.noun.isdisjoint(keys)
        for one in evidence.amounts
        if one.quantity is not total
        for keys in sizes.counted(one.line, one.quantity).wide
    )


def _ratio(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    _before, behind = _around(line, quantity)
    if quantity.kind == "percent":
        return quantity.value > 100 and behind[:1] in (["of"], ["von"], ["des"], ["der"]) and _fits(quantity, fact)
    times = fact.value / 100
    return (
        quantity.kind == "factor"
        and fact.one.pair == ""
        and any(kind == "factor" and within(value, times, derived.word(quantity)) for kind, value in quantity.readings)
    )


def _change(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    return (
        quantity.kind == "percent"
        and not fact.one.pair
        and _compares(line, quantity)
        and _fits(quantity, fact)
        and _right_way(line, quantity, known, fact)
    )


def _compares(line: Line, quantity: Quantity) -> bool:
    before, behind = _around(line, quantity)
    return bool((_ABOVE | _BELOW | COMPARED) & set(behind)) or bool(_BY & set(before))


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
    reference = [one for one in (fact.one, fact.two) if any(not keys.isdisjoint(_beside(known, one)) for keys in nouns)]
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


def _product(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    by = _BY & set(_around(line, quantity)[0])
    if quantity.kind != fact.kind or by or not _per(line, quantity, known, fact):
        return False
    if quantity.kind != "count":
        return True
    mine, theirs = sizes.counted(line, quantity), sizes.counted(known, fact.two)
    return (
        not mine.run
        or not theirs.run
        or any(one & two for one in mine.run for two in theirs.wide)
        or (quantity.value > _MANY)
    )


_MANY = 20
"""A product that nobody comes to by chance."""


def _sum(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    before, behind = _around(line, quantity)
    if quantity.kind != fact.kind or not _fits(quantity, fact):
        return False
    mine = sizes.counted(line, quantity)
    if mine.run and _names_both(line, quantity, known, fact):
        return True
    generic = not mine.words or any(meaning.concepts("people") & keys for keys in mine.run[-1:])
    if mine.run and _of_one_noun(known, fact):
        named = any(mine.run[-1] & keys for one in (fact.one, fact.two) for keys in sizes.counted(known, one).wide)
        return named or (generic and bool(mine.run))
    told = quantity.kind != "count" and derived.figures(quantity.value) >= _OF_THREE_FIGURES
    return generic and (told or bool(mine.run) or bool(_IN_ALL & {*before, *behind}))


def _part(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    """Whether a count is what a share of the evidence comes to, told beside its whole: "36 of 48" of "75 % of the 48"."""
    beside = any(not one.readings.isdisjoint(fact.two.readings) for one in line.quantities if one is not quantity)
    return beside and quantity.kind == "count" and _fits(quantity, fact)


def _names_both(line: Line, quantity: Quantity, known: Line, fact: Fact) -> bool:
    """Whether a sum is told of both its nouns: "20 motors and drives" of 14 motors and 6 drives."""
    following = min((one.first for one in line.quantities if one.first > quantity.last), default=len(line.tokens))
    behind = [word.loose for word in line.words if quantity.last < word.at < following]
    heads = [sizes.counted(known, one).wide[-1:] for one in (fact.one, fact.two)]
    joined = not _AND.isdisjoint(token.low for token in line.tokens[quantity.last + 1 : following])
    return joined and all(head and any(not head[0].isdisjoint(keys) for keys in behind) for head in heads)


_AND = frozenset("and plus und sowie &".split())


def _over_years(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    """Whether a number is told of several years together, where the evidence has one for each: "133 tonnes in two years"."""
    before, behind = _around(line, quantity)
    spans = any(one.kind == "year" and one.value > 1 for one in line.quantities) or len(line.dates) > 1
    spans = spans or any(one.end is not None for one in line.dates) or bool(_IN_ALL & {*before, *behind})
    return (
        spans and quantity.kind == fact.kind and _fits(quantity, fact) and _same_noun(line, quantity, known, fact.one)
    )


def _average(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    """Whether a number is told for a year, where the evidence has it for several: "nine a year" of "45 in five years"."""
    yearly = told_for.rate_of(line, quantity) == "year" or set(line.rates) == {"year"}
    return (
        yearly and quantity.kind == fact.kind and _fits(quantity, fact) and _same_noun(line, quantity, known, fact.one)
    )


def _weekly(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    """Whether a number is told for a week, where the evidence has it for each of some days of a week."""
    weekly = quantity.kind == "count" and told_for.rate_of(line, quantity) == "week"
    return weekly and _fits(quantity, fact) and _same_noun(line, quantity, known, fact.one)


def _quotient(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    """Whether a number is told for each of what the evidence has so many of: "about 700 euros a cask"."""
    if quantity.kind != fact.kind or not _fits(quantity, fact):
        return False
    each = told_for.per_noun(line, quantity)
    counted = sizes.counted(known, fact.two)
    same = quantity.kind != "count" or _same_noun(line, quantity, known, fact.one)
    return same and bool(each) and any(not each.isdisjoint(keys) for keys in counted.wide)


def _same_noun(line: Line, quantity: Quantity, known: Line, total: Quantity) -> bool:
    """Whether both count one thing, or either does not say what it counts."""
    mine, theirs = sizes.counted(line, quantity), sizes.counted(known, total)
    if quantity.kind != "count" or not mine.run:
        return True
    if not theirs.run or theirs.words[-1:] in (["stück"], ["pieces"]):
        return any(not keys.isdisjoint(known.all_keys) for keys in mine.run)
    ends = mine.words and theirs.words and line.german and mine.words[-1].endswith(theirs.words[-1][-_ROOT:])
    return bool(ends) or any(one & two for one in mine.run for two in theirs.wide)


_ROOT = 6


_OF_THREE_FIGURES = 3
"""Figures of a sum of money that nobody comes to by chance."""


def _of_one_noun(known: Line, fact: Fact) -> bool:
    """Whether both parts of a sum count one thing: "four core beers and seven seasonal ones", "47 engineers … and 58"."""
    first, second = sorted((fact.one, fact.two), key=lambda one: one.first)
    if not sizes.counted(known, second).words or worked_out.may_be_compared(known, first, second):
        return True
    behind = {token.low for token in known.tokens[second.last + 1 : second.last + 4]}
    return "ones" in behind


_TOLD = {
    "average": _average,
    "part": _part,
    "over years": _over_years,
    "weekly": _weekly,
    "quotient": _quotient,
    "difference": _difference,
    "share": _share,
    "ratio": _ratio,
    "above": _change,
    "below": _change,
    "product": _product,
    "sum": _sum,
}


def _tells(known: Line, figure: Quantity, words: Sequence[Word]) -> bool:
    """Whether the piece of a figure, or one without words its sentence, speaks of one of these words."""
    keys = known.piece_at(figure.first).keys or counting.sentence_keys(known, figure.first)
    return not figure.implicit and any(not word.loose.isdisjoint(keys) for word in words)


def of_one_matter(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    """Whether the words beside the number are those of the two figures, and not of others in the evidence."""
    piece = line.piece_at(quantity.first)
    words = [word for word in piece.words if not word.verb and word.token.low not in lexicon.glue()]
    words = words or [word for word in line.words if not word.verb]
    if not words:
        return True
    mark = min(fact.one.first, fact.two.first), max(fact.one.last, fact.two.last)
    first, last = known.piece_at(mark[0]).first, known.piece_at(mark[1]).last
    own = frozenset().union(*(one.keys for one in known.pieces if one.last >= first and one.first <= last))
    near = sum(not word.loose.isdisjoint(own) for word in words)
    others = [one for one in known.quantities if one not in (fact.one, fact.two)]
    if not near and fact.kind == "percent" and any(_tells(known, one, words) for one in others):
        return False  # another figure of the same card is told of just this
    if not near and not any(not word.loose.isdisjoint(known.all_keys) for word in words):
        told = evidence.german and any(compounds.made_of(word.token.low, evidence) for word in words)
        return told or (not quantity.modifier and derived.figures(quantity.value) > 1)
    rivals = [
        amount.piece.keys
        for amount in evidence.amounts
        if amount.line is not known
        and amount.quantity.kind == fact.one.kind
        and not amount.quantity.implicit
        and amount.quantity.readings.isdisjoint(fact.one.readings | fact.two.readings)
    ]
    best = max((sum(not word.loose.isdisjoint(keys) for word in words) for keys in rivals), default=0)
    return best <= near or near == len(words)
