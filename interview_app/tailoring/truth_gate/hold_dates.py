"""Dates and spans of a line against the timeframe and the words of the evidence."""

from collections.abc import Sequence
from itertools import pairwise

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate import lexicon, sizes
from interview_app.tailoring.truth_gate.dates import PRESENT, Mention, Span, fits
from interview_app.tailoring.truth_gate.evidence import Evidence
from interview_app.tailoring.truth_gate.line import Keys, Line, Piece, Word, is_name
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.quantity import Quantity
from interview_app.tailoring.truth_gate.tokens import Token


def hold(line: Line, evidence: Evidence, first: int, last: int) -> list[Objection]:
    """Objections to the dates at tokens `first` to `last`."""
    found = []
    for mention in line.dates:
        if not first <= mention.first <= last:
            continue
        governing = _of_same_figure(line, mention, evidence) or _of_same_words(line, mention, evidence)
        if governing and not any(_same_time(line, mention, known) for known in governing):
            listed = [one for one in _listed(line, mention) if one is not mention]
            told = any(_same_time(line, one, known) for one in listed for known in governing)
            if not told or not _known(line, mention, evidence):
                found.append(_told(mention, governing[0].raw))
        elif not governing and not _known(line, mention, evidence):
            found.append(_objection(mention, evidence))
        elif not governing:
            near = [one for one in closest(line, mention.first, evidence) if one.mentions]
            if near and not any(_known(line, mention, one) for one in near):
                found.append(_objection(mention, near[0]))
    return found


def closest(line: Line, at: int, evidence: Evidence) -> list[Evidence]:
    """Of several cards taken together, those that know most of what the piece at this token speaks of; none of one card."""
    words = [word for word in line.piece_at(at).words if not word.verb]
    if not words or not evidence.members:
        return []
    known = [(sum(not word.loose.isdisjoint(one.loose) for word in words), one) for one in evidence.members]
    most = max(score for score, _ in known)
    return [one for score, one in known if score == most] if most else []


def is_known_year(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    """Whether a number that might be a year is the year that the evidence gives what stands beside it.

    "The 2013 quota", "2011 BA", "Umsatz 2022", "Regional Council 2014"; a number behind a product's name is its version.
    """
    if not _may_be_year(quantity):
        return False
    year = _as_mention(quantity)
    name = sizes.counted(line, quantity).name
    before = line.tokens[quantity.first - 1] if quantity.first else None
    if name and before is not None and not _is_german_noun(line, before, evidence):
        return any(
            fits(year.start, known.start)
            and known.end is None
            and any(not name.isdisjoint(word.loose) for word in one.words)
            for one in evidence.lines
            for known in one.dates
        )
    governing = _of_same_figure(line, year, evidence, year=quantity) or _of_same_words(line, year, evidence)
    if governing:
        return any(_same_time(line, year, known) for known in governing)
    return any(_same_time(line, year, known) for known in evidence.mentions)


def _is_german_noun(line: Line, before: Token, evidence: Evidence) -> bool:
    """Whether the word before a number is a common noun: a capital tells a name only in English."""
    if not (line.german or evidence.german) or is_name(before) or before.low in lexicon.proven():
        return False
    return not any(
        one.kind == "count" and not sizes.counted(known, one).name.isdisjoint(before.keys) and not _may_be_year(one)
        for known in evidence.lines
        for one in known.quantities
    )


def _may_be_year(quantity: Quantity) -> bool:
    raw = quantity.raw
    plain = quantity.first == quantity.last and quantity.kind == "count" and not quantity.modifier and not quantity.pair
    return plain and len(raw) == 4 and raw.isdigit() and 1940 <= int(raw) <= 2040


def _as_mention(quantity: Quantity) -> Mention:
    return Mention((int(quantity.raw), None), None, quantity.first, quantity.last, raw=quantity.raw)


def _listed(line: Line, mention: Mention) -> list[Mention]:
    """The dates that stand with this one in a list: "2019 and 2021", "in both 2013 and 2014"."""
    at = next((at for at, one in enumerate(line.dates) if one is mention), -1)
    if at < 0:
        return [mention]
    first = last = at
    while first and _in_a_row(line, line.dates[first - 1], line.dates[first]):
        first -= 1
    while last + 1 < len(line.dates) and _in_a_row(line, line.dates[last], line.dates[last + 1]):
        last += 1
    return line.dates[first : last + 1]


def _in_a_row(line: Line, one: Mention, two: Mention) -> bool:
    between = {token.low for token in line.tokens[one.last + 1 : two.first]}
    return between <= {",", "&", "/", "+", "and", "und", "or", "oder", "in", "again", "wieder", "sowie"}


def _told_in(line: Line) -> list[Mention]:
    """The dates of a line of the evidence, also those behind a name, which may be years or versions: "Club 2018"."""
    return [*line.dates, *(_as_mention(one) for one in line.quantities if _may_be_year(one))]


def _of_same_figure(line: Line, mention: Mention, evidence: Evidence, *, year: Quantity | None = None) -> list[Mention]:
    """The dates that the evidence gives for the figure which stands beside the date in the line; `year` is the date itself."""
    if mention.end is not None or mention.since:
        return []
    piece = line.piece_at(mention.first)
    beside = [
        one
        for one in line.quantities
        if piece.first <= one.first <= piece.last and not one.implicit and one is not year
    ]
    if not beside or len([one for one in line.dates if piece.first <= one.first <= piece.last]) > 1:
        return []
    nearest = min(beside, key=lambda one: abs(one.first - mention.first))
    found: list[Mention] = []
    for amount in evidence.amounts:
        dates = _told_in(amount.line) if amount.line.dates else []
        if dates and not amount.quantity.readings.isdisjoint(nearest.readings):
            here = [one for one in dates if amount.piece.first <= one.first <= amount.piece.last]
            near = here or [min(dates, key=lambda one: abs(one.first - amount.quantity.first))]
            found += [one for known in near for one in _listed(amount.line, known)]
    return found


def _of_same_words(line: Line, mention: Mention, evidence: Evidence) -> list[Mention]:
    """The dates of those pieces of the evidence that speak of most of what stands beside the date in the line.

    A piece of a figure and a date alone ("… in 2019, then 5.4 million in 2022") speaks of what its sentence speaks of.
    """
    if mention.end is not None:
        return []
    piece = line.piece_at(mention.first)
    words = (
        [word for word in piece.words if not lexicon.is_title(word.token.low)] or _bracketed(line, piece) or line.words
    )
    before = [word for word in words if word.at < mention.first and not word.verb]
    scored: list[tuple[float, Mention, Line]] = []
    for one in evidence.lines:
        for known in _told_in(one):
            if known.end is not None or (mention.since and not known.since and (line.titled or _does(words))):
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
        for mate in _listed(one, known)
    ]


def _of_what_stands_before(mention: Mention, words: Sequence[Word], evidence: Evidence) -> list[Mention]:
    """The dates alone in their piece that end a sentence about most of these words: "elected …, eight people, in 2020"."""
    if mention.since or len(words) < _ENOUGH:
        return []
    return [
        mate
        for one in evidence.lines
        for known in one.dates
        if known.end is None
        and _alone(one, known)
        and 2 * sum(not word.loose.isdisjoint(_goes_before(one, one.piece_at(known.first))) for word in words)
        > len(words)
        for mate in _listed(one, known)
    ]


def _alone(line: Line, mention: Mention) -> bool:
    """Whether a date stands in a piece without a word or a figure."""
    piece = line.piece_at(mention.first)
    return not piece.words and not any(piece.first <= one.first <= piece.last for one in line.quantities)


_ENOUGH = 3
"""Words that tell what a date is of."""


def _bracketed(line: Line, piece: Piece) -> list[Word]:
    """The words right before a date in brackets, whose date it is: "CKA (2023) and AWS Architect (2022)"."""
    if piece.words or not piece.first or line.tokens[piece.first - 1].text != "(":
        return []
    before = [one for one in line.pieces if one.last < piece.first and one.words]
    return before[-1].words if before and piece.first - before[-1].last <= 2 else []


def _of_a_change(line: Line, mention: Mention) -> bool:
    """Whether a span is the time of a change told with it, and not of a post: "down by seven from 2020 to 2021"."""
    piece = line.piece_at(mention.first)
    if not piece.words:  # "Between 2020 and 2022, turnover fell"
        return any(one.pair for one in line.quantities) or any({"up", "down"} & one.directions for one in line.pieces)
    paired = any(
        (one.pair or one.kind in ("factor", "percent", "points")) and piece.first <= one.first <= piece.last
        for one in line.quantities
    )
    return paired or bool({"up", "down"} & piece.directions)


def _both_told(mention: Mention, evidence: Evidence) -> bool:
    """Whether one line of the evidence gives both ends of a span as dates of their own."""
    ends = (mention.start, mention.end)
    return any(
        all(end is not None and any(fits(end, known.start) for known in _told_in(one)) for end in ends)
        for one in evidence.lines
    )


def lasted(quantity: Quantity, evidence: Evidence) -> bool:
    """Whether a time in whole years is what lies between two dates of one sentence: "38 % in 2021, 29 in 2023"."""
    years = {value for kind, value in quantity.readings if kind == "year" and value.denominator == 1}
    if not years or quantity.modifier:
        return False
    for one in evidence.lines:
        starts = [known.start[0] for known in one.dates]
        if any(later - earlier in years for at, earlier in enumerate(starts) for later in starts[at + 1 :]):
            return True
        if any(known.end and known.end != PRESENT and known.end[0] - known.start[0] in years for known in one.dates):
            return True
    return False


def _goes_before(line: Line, piece: Piece) -> Keys:
    """What the pieces before a date alone answer for: "hours for seniors, at the branch, 2014", back to the last date or stop."""
    at = next(at for at, one in enumerate(line.pieces) if one is piece)
    found: set[str] = set()
    for before, after in zip(line.pieces[at - 1 :: -1] if at else [], line.pieces[at:0:-1], strict=False):
        marks = {token.text for token in line.tokens[before.last + 1 : after.first]}
        if marks & set(".;!?") or any(before.first <= date.first <= before.last for date in line.dates):
            break
        found |= before.keys
    return frozenset(found)


def _does(words: Sequence[Word]) -> bool:
    """Whether any word tells a deed; what is only named may be held since the day it was got: "Seit 2016 Zertifikat …"."""
    return any(word.verb for word in words)


def _goes_on(line: Line, piece: Piece) -> Keys:
    """What the pieces behind one with a date answer for, as far as the date still holds: to the next date or full stop."""
    at = next(at for at, one in enumerate(line.pieces) if one is piece)
    found: set[str] = set()
    for before, one in pairwise(line.pieces[at:]):
        marks = {token.text for token in line.tokens[before.last + 1 : one.first]}
        dated = any(one.first <= date.first <= one.last for date in line.dates)
        if marks & set(".;!?") or dated:
            break
        found |= one.keys
    return frozenset(found)


def _same_time(line: Line, mention: Mention, known: Mention) -> bool:
    if known.end is None or known.end == PRESENT:
        return fits(mention.start, known.start)
    before = line.tokens[mention.first - 1].low if mention.first else ""
    starts, ends = before not in _UNTIL, before not in _FROM
    return (starts and fits(mention.start, known.start)) or (ends and fits(mention.start, known.end))


_UNTIL = frozenset("by until till bis".split())
_FROM = frozenset("from since seit ab".split())
"""Words that tell which end of a span a year is."""


def _known(line: Line, mention: Mention, evidence: Evidence) -> bool:
    spans = list(evidence.spans) + ([_union(evidence.spans)] if len(evidence.spans) > 1 else [])
    if mention.end is not None:
        if _of_a_change(line, mention) and _both_told(mention, evidence):
            return True
        return any(fits(mention.start, span.start) and fits(mention.end, span.end) for span in spans) or any(
            known.end is not None and fits(mention.start, known.start) and fits(mention.end, known.end)
            for known in evidence.mentions
        )
    if mention.since:
        return any(fits(mention.start, span.start) for span in spans) or any(
            fits(mention.start, known.start) for known in evidence.mentions if known.since
        )
    if any(_same_time(line, mention, known) for known in evidence.mentions):
        return True
    if mention.start[1] is None and any(
        amount.quantity.kind == "count" and mention.start[0] == amount.quantity.value for amount in evidence.amounts
    ):
        return True  # a year before its noun: "the 2020 floods"
    of_a_post = line.titled or not any(word.verb for word in line.words)
    return any(
        fits(mention.start, end)
        for span in spans
        for end in (span.start, span.end)
        if of_a_post or span.start == span.end
    )


def _union(spans: tuple[Span, ...]) -> Span:
    ends = [span.end for span in spans]
    return Span(min(span.start for span in spans), PRESENT if PRESENT in ends else max(ends))


def _objection(mention: Mention, evidence: Evidence) -> Objection:
    shown = next((known.raw for known in evidence.mentions), "") or next(
        (card.timeframe for card in evidence.cards if card.timeframe), ""
    )
    if shown:
        return _told(mention, shown)
    sentence = _("Claims {claimed} but no evidence gives this date").format(claimed=mention.raw)
    return Objection(ViolationKind.WRONG_DATE, sentence, at=mention.first)


def _told(mention: Mention, shown: str) -> Objection:
    sentence = _("Claims {claimed} but evidence shows {shown}").format(claimed=mention.raw, shown=shown)
    return Objection(ViolationKind.WRONG_DATE, sentence, at=mention.first)
