"""Which dates the evidence gives for what stands beside a date of a line: the same figure, or most of the same words."""

from collections.abc import Sequence
from itertools import pairwise

from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.figures.dates import Mention
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, Piece, Word, joined
from interview_app.tailoring.truth_gate.words import lexicon


def may_be_year(quantity: Quantity) -> bool:
    """Whether a plain number of four figures might be a year."""
    raw = quantity.raw
    plain = (
        quantity.first == quantity.last
        and quantity.kind == "count"
        and not quantity.modifier
        and not quantity.pair
    )
    return plain and len(raw) == 4 and raw.isdigit() and 1940 <= int(raw) <= 2040


def as_mention(quantity: Quantity) -> Mention:
    """A number that might be a year, as the date that it would be."""
    return Mention((int(quantity.raw), None), None, quantity.first, quantity.last, raw=quantity.raw)


def listed(line: Line, mention: Mention) -> list[Mention]:
    """The dates that stand with this one in a list: "2019 and 2021", "in both 2013 and 2014"."""
    at = next((at for at, one in enumerate(line.dates) if one is mention), -1)
    if at < 0:
        return [mention]
    first = last = at
    while first and _in_a_row(line, line.dates[first - 1], line.dates[first]):
        first -= 1
    while last + 1 < len(line.dates) and _in_a_row(line, line.dates[last], line.dates[last + 1]):
        last += 1
    return list(line.dates[first : last + 1])


def _in_a_row(line: Line, one: Mention, two: Mention) -> bool:
    between = {token.low for token in line.tokens[one.last + 1 : two.first]}
    return between <= {
        ",",
        "&",
        "/",
        "+",
        "and",
        "und",
        "or",
        "oder",
        "in",
        "again",
        "wieder",
        "sowie",
    }


def is_beginning(line: Line, mention: Mention) -> bool:
    """Whether a sentence tells of a date that something began then and names no end: "took over the ordering in 2018" is since 2018."""
    if mention.end is not None:
        return False
    piece = line.piece_at(mention.first)
    if not any(_begins(line, word) for word in piece.words if not (word.negated or word.hedged)):
        return False
    said = line.sentence_around(mention.first)
    first, last = said[0].start, said[-1].end
    return _ENDING.isdisjoint(token.low for token in said) and not any(
        one.kind in _TIMES and first <= line.tokens[one.first].start < last
        for one in line.quantities
    )


def _begins(line: Line, word: Word) -> bool:
    after = line.tokens[word.at + 1].low if word.at + 1 < len(line.tokens) else ""
    return word.verb in _BEGINNING or (word.verb == "take" and after in _TAKEN)


_BEGINNING = frozenset(
    "start begin introduce launch inherit übernehmen anfangen beginnen starten einführen".split()
)
_TAKEN = ("over", "on")
_ENDING = frozenset(
    "until till bis ended stopped temporarily interim acting vorübergehend zeitweise kommissarisch übergangsweise again wieder".split()
)
_TIMES = ("day", "year")
"""Kinds of how long something went on: weeks are read as days, months as parts of a year."""


def told_in(line: Line) -> Sequence[Mention]:
    """The dates of a line of the evidence, also those behind a name, which may be years or versions: "Club 2018"."""
    years = (
        [as_mention(one) for one in line.quantities if may_be_year(one)] if line.quantities else ()
    )
    return [*line.dates, *years] if years else line.dates


def of_same_figure(
    line: Line, mention: Mention, evidence: Evidence, *, year: Quantity | None = None
) -> list[Mention]:
    """The dates that the evidence gives for the figure which stands beside the date in the line; `year` is the date itself."""
    if mention.end is not None or mention.since:
        return []
    piece = line.piece_at(mention.first)
    beside = [
        one
        for one in line.quantities
        if piece.first <= one.first <= piece.last and not one.implicit and one is not year
    ]
    dates = [
        one
        for one in line.dates
        if piece.first <= one.first <= piece.last and one.first != mention.first
    ]
    if not beside:
        return []
    nearest = (
        min(beside, key=lambda one: abs(one.first - mention.first))
        if not dates
        else _in_turn(beside, [*dates, mention], mention)
    )
    if nearest is None:
        return []
    found: list[Mention] = []
    compared = _is_compared(line, mention)
    for amount in evidence.amounts:
        told = told_in(amount.line) if amount.line.dates else []
        dates = [one for one in told if _is_compared(amount.line, one) == compared]
        if dates and not amount.quantity.readings.isdisjoint(nearest.readings):
            here = [one for one in dates if amount.piece.first <= one.first <= amount.piece.last]
            near = here or [min(dates, key=lambda one: abs(one.first - amount.quantity.first))]
            found += [one for known in near for one in listed(amount.line, known)]
    return found


def _is_compared(line: Line, mention: Mention) -> bool:
    """Whether a date is only what another is held against: "17 % more than in 2021"."""
    return any(
        token.low in ("than", "als")
        for token in line.tokens[max(mention.first - 2, 0) : mention.first]
    )


def _in_turn(
    figures: Sequence[Quantity], dates: Sequence[Mention], mention: Mention
) -> Quantity | None:
    """The figure of a date where as many figures as dates take turns: "4,5 Prozent 2022 nach 9 Prozent im Jahr 2019"."""
    numbers = [one for one in figures if not may_be_year(one)]
    places = sorted([(one.first, "") for one in numbers] + [(one.first, "date") for one in dates])
    turns = len(numbers) == len(dates) and all(one[1] != two[1] for one, two in pairwise(places))
    own = sorted(one.first for one in dates).index(mention.first)
    return sorted(numbers, key=lambda one: one.first)[own] if turns else None


def is_of_the_earlier(line: Line, quantity: Quantity) -> bool:
    """Whether a factor is told of the earlier of two years: "2019 *halb so* hoch wie 2022"."""
    years = [(one.start, one.first < quantity.first) for one in told_in(line) if one.end is None]
    before = [start for start, ahead in years if ahead]
    behind = [start for start, ahead in years if not ahead]
    return bool(before) and bool(behind) and before[-1] < behind[0]


def of_same_words(line: Line, mention: Mention, evidence: Evidence) -> list[Mention]:
    """The dates of those pieces of the evidence that speak of most of what stands beside the date in the line.

    A piece of a figure and a date alone ("… in 2019, then 5.4 million in 2022") speaks of what its sentence speaks of.
    """
    if mention.end is not None:
        return []
    piece = line.piece_at(mention.first)
    words = (
        [word for word in piece.words if not lexicon.is_title(word.token.low)]
        or _bracketed(line, piece)
        or _behind_last_date(line, mention)
    )
    things = [word for word in words if not word.verb]
    before = [word for word in things if word.at < mention.first] or things
    scored: list[tuple[float, Mention, Line]] = []
    for one in evidence.lines:
        for known in told_in(one):
            begun = known.since or is_beginning(one, known)
            if known.end is not None or (
                mention.since and not begun and (line.titled or _does(words))
            ):
                continue
            near = one.piece_at(known.first)
            keys = near.keys | _goes_on(one, near)
            if not near.words and mention.since:
                keys |= _goes_before(one, near)
            score = float(sum(not word.loose.isdisjoint(keys) for word in words))
            if mention.since and before and not before[-1].loose.isdisjoint(near.keys):
                score += 1
            scored.append((score if near.words or (score and mention.since) else -1, known, one))
    most = max((score for score, _, _ in scored), default=0)
    if most < 1:
        alone = len(line.dates) == 1 and not line.quantities
        return _of_what_stands_before(mention, line.words if alone else words, evidence)
    told = {id(one) for score, _, one in scored if score == most}
    return [
        mate
        for score, known, one in scored
        if score == most or (score < 0 and id(one) in told and not mention.since)
        for mate in listed(one, known)
    ]


def _of_what_stands_before(
    mention: Mention, words: Sequence[Word], evidence: Evidence
) -> list[Mention]:
    """The dates alone in their piece that end a sentence about most of these words: "elected …, eight people, in 2020"."""
    if mention.since or len(words) < _ENOUGH:
        return []
    return [
        mate
        for one in evidence.lines
        for known in one.dates
        if known.end is None
        and _alone(one, known)
        and 2
        * sum(
            not word.loose.isdisjoint(_goes_before(one, one.piece_at(known.first)))
            for word in words
        )
        > len(words)
        for mate in listed(one, known)
    ]


def _alone(line: Line, mention: Mention) -> bool:
    """Whether a date stands in a piece without a word or a figure."""
    piece = line.piece_at(mention.first)
    return not piece.words and not any(
        piece.first <= one.first <= piece.last for one in line.quantities
    )


_ENOUGH = 3
"""Words that tell what a date is of."""


def _bracketed(line: Line, piece: Piece) -> list[Word]:
    """The words right before a date in brackets, whose date it is: "CKA (2023) and AWS Architect (2022)"."""
    if piece.words or not piece.first or line.tokens[piece.first - 1].text != "(":
        return []
    before = [one for one in line.pieces if one.last < piece.first and one.words]
    return before[-1].words if before and piece.first - before[-1].last <= 2 else []


def _behind_last_date(line: Line, mention: Mention) -> Sequence[Word]:
    """What stands between the last date and one that stands alone, whose "since" it is; else the words of the whole line.

    "First aider since 2015 and the *forklift licence*, since 2019".
    """
    last = max((one.last for one in line.dates if one.last < mention.first), default=None)
    if not mention.since or last is None:
        return line.words
    return [word for word in line.words if last < word.at < mention.first] or line.words


def _goes_before(line: Line, piece: Piece) -> Keys:
    """What the pieces before a date alone answer for: "hours for seniors, at the branch, 2014", back to the last date or stop."""
    at = next(at for at, one in enumerate(line.pieces) if one is piece)
    found: set[str] = set()
    for before, after in zip(
        line.pieces[at - 1 :: -1] if at else [], line.pieces[at:0:-1], strict=False
    ):
        marks = {token.text for token in line.tokens[before.last + 1 : after.first]}
        if marks & set(".;!?") or any(
            before.first <= date.first <= before.last for date in line.dates
        ):
            break
        found |= before.keys
    return frozenset(found)


def _does(words: Sequence[Word]) -> bool:
    """Whether any word tells a deed; what is only named may be held since the day it was got: "Seit 2016 Zertifikat …"."""
    return any(word.verb for word in words)


def _goes_on(line: Line, piece: Piece) -> Keys:
    """What the pieces behind one with a date answer for, as far as the date still holds: to the next date or full stop.

    What stands right before a date alone is of that date: "first aider since 2015, forklift licence, since 2019".
    """
    at = next(at for at, one in enumerate(line.pieces) if one is piece)
    found: list[Keys] = []
    for before, one in pairwise(line.pieces[at:]):
        marks = {token.text for token in line.tokens[before.last + 1 : one.first]}
        dated = any(one.first <= date.first <= one.last for date in line.dates)
        if dated and not one.words and found:
            found.pop()
        if marks & set(".;!?") or dated:
            break
        found.append(one.keys)
    return joined(found)
