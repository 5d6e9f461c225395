"""Cards that cannot both be true: reported beside an audit, and for the person to put right (CONTRACT D2 inconsistencies)."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from interview_app.domain.knowledge_card import INDEPENDENT, EvidenceCard
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import evidence_of
from interview_app.tailoring.truth_gate.figures import dates
from interview_app.tailoring.truth_gate.reading import claims
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words.tokens import fold


def contradictions(cards: Iterable[EvidenceCard]) -> tuple[str, ...]:
    """Sentences about the times of one post, its team sizes, and the same words with other numbers."""
    posts: dict[tuple[str, str], list[EvidenceCard]] = defaultdict(list)
    for card in cards:
        posts[fold(card.company), fold(card.role)].append(card)
    return tuple(sentence for group in posts.values() for sentence in _of_post(group))


def _of_post(group: Sequence[EvidenceCard]) -> Iterator[str]:
    where = group[0].company
    frames = sorted({card.timeframe for card in group if card.timeframe})
    a_post = bool(group[0].role) and fold(where) != INDEPENDENT
    for one, other in combinations(frames, 2):
        if a_post and _cross(one, other):
            yield _("Cards of {company} give different times for {role}: {values}").format(
                company=where, role=group[0].role, values=f"{one}, {other}"
            )
    sizes = sorted({card.scope.team_size for card in group if card.scope.team_size is not None})
    if len(sizes) > 1 and len(frames) == 1:
        yield _("Cards of {company} give different team sizes: {values}").format(
            company=where, values=", ".join(map(str, sizes))
        )
    yield from _other_numbers(group, where)


def _cross(one: str, other: str) -> bool:
    """Whether two times of one post overlap and are not the same, as far as both say; twice in one post is no contradiction."""
    first, second = dates.span_of(one), dates.span_of(other)
    if first is None or second is None:
        return False
    if dates.fits(first.start, second.start) and dates.fits(first.end, second.end):
        return False
    return _month(first.start, 1) < _month(second.end, 12) and _month(second.start, 1) < _month(first.end, 12)


def _month(when: dates.When, unknown: int) -> int:
    return when[0] * 12 + (when[1] or unknown)


def _other_numbers(group: Sequence[EvidenceCard], where: str) -> Iterator[str]:
    seen: dict[str, tuple[Line, str]] = {}
    for card in group:
        # The index of the same cards has most of them read already.
        read = [one for one in evidence_of(card).lines[:1] if one.text == card.raw_text]
        line = read[0] if read else claims.read(card.raw_text)
        words = " ".join(sorted({word.token.low for word in line.words}))
        # "Course 1" and "Course 2" are a list.
        if " " not in words or not line.quantities:
            continue
        before, text = seen.setdefault(words, (line, card.raw_text))
        if before is not line and _same_dates(before, line) and not _same_numbers(before, line):
            yield _("Cards of {company} contradict each other: “{one}” and “{other}”").format(
                company=where, one=text, other=card.raw_text
            )


def _same_dates(one: Line, other: Line) -> bool:
    """The same deed of two years is two deeds."""
    return [(date.start, date.end) for date in one.dates] == [(date.start, date.end) for date in other.dates]


def _same_numbers(one: Line, other: Line) -> bool:
    """Whether each number of one line is among those of the other, in any of its forms, and the other way round."""
    mine = [set(quantity.readings) for quantity in one.quantities]
    theirs = [set(quantity.readings) for quantity in other.quantities]
    return all(any(own & its for its in theirs) for own in mine) and all(
        any(own & its for own in mine) for its in theirs
    )
