"""How a line tells what several figures make together or each: a product, a sum, years together, an average, a quotient."""

from interview_app.tailoring.truth_gate.arithmetic import derived, worked_out
from interview_app.tailoring.truth_gate.arithmetic.differences import BY
from interview_app.tailoring.truth_gate.arithmetic.worked_out import Fact
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.reading import sizes, told_for
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words import meaning

_IN_ALL = frozenset(
    "total overall altogether combined together all insgesamt zusammen gesamt".split()
)


def product(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    """Whether a number is told of all together, where the evidence has it for each: "90 officers" of six courses of 15."""
    by = BY & set(line.around(quantity)[0])
    if quantity.kind != fact.kind or by or not worked_out.fits_period(line, quantity, known, fact):
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


def total(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    """Whether a number is told of two figures together: "nine people" of seven chemists and two technicians."""
    before, behind = line.around(quantity)
    if quantity.kind != fact.kind or not worked_out.fits(quantity, fact):
        return False
    mine = sizes.counted(line, quantity)
    if mine.run and _names_both(line, quantity, known, fact):
        return True
    generic = not mine.words or any(meaning.concepts("people") & keys for keys in mine.run[-1:])
    if mine.run and _of_one_noun(known, fact):
        named = any(
            mine.run[-1] & keys
            for one in (fact.one, fact.two)
            for keys in sizes.counted(known, one).wide
        )
        return named or (generic and bool(mine.run))
    told = quantity.kind != "count" and derived.figures(quantity.value) >= _OF_THREE_FIGURES
    return generic and (told or bool(mine.run) or bool(_IN_ALL & {*before, *behind}))


_OF_THREE_FIGURES = 3
"""Figures of a sum of money that nobody comes to by chance."""


def _names_both(line: Line, quantity: Quantity, known: Line, fact: Fact) -> bool:
    """Whether a sum is told of both its nouns: "20 motors and drives" of 14 motors and 6 drives."""
    following = min(
        (one.first for one in line.quantities if one.first > quantity.last),
        default=len(line.tokens),
    )
    behind = [word.loose for word in line.words if quantity.last < word.at < following]
    heads = [sizes.counted(known, one).wide[-1:] for one in (fact.one, fact.two)]
    joined = not _AND.isdisjoint(token.low for token in line.tokens[quantity.last + 1 : following])
    return joined and all(
        head and any(not head[0].isdisjoint(keys) for keys in behind) for head in heads
    )


_AND = frozenset("and plus und sowie &".split())


def _of_one_noun(known: Line, fact: Fact) -> bool:
    """Whether both parts of a sum count one thing: "four core beers and seven seasonal ones", "47 engineers … and 58"."""
    first, second = sorted((fact.one, fact.two), key=lambda one: one.first)
    if not sizes.counted(known, second).words or worked_out.may_be_compared(known, first, second):
        return True
    behind = {token.low for token in known.tokens[second.last + 1 : second.last + 4]}
    return "ones" in behind


def over_years(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    """Whether a number is told of several years together, where the evidence has one for each: "133 tonnes in two years"."""
    before, behind = line.around(quantity)
    spans = (
        any(one.kind == "year" and one.value > 1 for one in line.quantities) or len(line.dates) > 1
    )
    spans = (
        spans
        or any(one.end is not None for one in line.dates)
        or bool(_IN_ALL & {*before, *behind})
    )
    return (
        spans
        and quantity.kind == fact.kind
        and worked_out.fits(quantity, fact)
        and _same_noun(line, quantity, known, fact.one)
    )


def average(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    """Whether a number is told for a year, where the evidence has it for several: "nine a year" of "45 in five years"."""
    yearly = told_for.rate_of(line, quantity) == "year" or set(line.rates) == {"year"}
    return (
        yearly
        and quantity.kind == fact.kind
        and worked_out.fits(quantity, fact)
        and _same_noun(line, quantity, known, fact.one)
    )


def weekly(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    """Whether a number is told for a week, where the evidence has it for each of some days of a week."""
    counted = quantity.kind == "count" and told_for.rate_of(line, quantity) == "week"
    return (
        counted and worked_out.fits(quantity, fact) and _same_noun(line, quantity, known, fact.one)
    )


def quotient(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    """Whether a number is told for each of what the evidence has so many of: "about 700 euros a cask"."""
    if quantity.kind != fact.kind or not worked_out.fits(quantity, fact):
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
    ends = (
        mine.words
        and theirs.words
        and line.german
        and mine.words[-1].endswith(theirs.words[-1][-_ROOT:])
    )
    return bool(ends) or any(one & two for one in mine.run for two in theirs.wide)


_ROOT = 6
