"""Cards that cannot both be true: reported beside an audit, and for the person to put right
(CONTRACT D2 inconsistencies).

Told by figures and dates alone: two lines of one job that say the same words with other numbers
("Led a team of 8 fitters", "Led a team of 12 fitters"), another size of one team, other times of
one job.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from interview_app.domain.dates import PRESENT
from interview_app.domain.knowledge_card import INDEPENDENT, EvidenceCard, from_and_until
from interview_app.i18n import _
from interview_app.language.dates import dates_in
from interview_app.language.detection import language_of
from interview_app.language.numbers import numbers_in
from interview_app.language.tokens import fold, tokens

_LAST_MONTH, _FIRST_MONTH = 12, 1
_OPEN_END = "9999-12"


def contradictions(cards: Iterable[EvidenceCard]) -> tuple[str, ...]:
    """Sentences about the times of one job, its team sizes, and the same words with other
    numbers.
    """
    jobs: dict[tuple[str, str], list[EvidenceCard]] = defaultdict(list)
    for card in cards:
        jobs[fold(card.company), fold(card.role)].append(card)
    return tuple(sentence for group in jobs.values() for sentence in _of_job(group))


def _of_job(group: Sequence[EvidenceCard]) -> Iterator[str]:
    where = group[0].company
    frames = sorted({card.timeframe for card in group if card.timeframe})
    a_job = bool(group[0].role) and fold(where) != INDEPENDENT
    for one, other in combinations(frames, 2):
        if a_job and times_cross(one, other):
            yield _("Cards of {company} give different times for {role}: {values}").format(
                company=where, role=group[0].role, values=f"{one}, {other}"
            )
    sizes = sorted({card.scope.team_size for card in group if card.scope.team_size is not None})
    if len(sizes) > 1 and len(frames) == 1:
        yield _("Cards of {company} give different team sizes: {values}").format(
            company=where, values=", ".join(map(str, sizes))
        )
    yield from _other_numbers(group, where)


def times_cross(one: str, other: str) -> bool:
    """Whether two timeframes of one job overlap and are not the same, as far as both say; twice in
    one job is no contradiction.
    """
    first, second = from_and_until(one), from_and_until(other)
    if first is None or second is None:
        return False
    if all(_fits(mine, its) for mine, its in zip(first, second, strict=True)):
        return False
    # One stay that ends and one that begins in the same bare year follow each other.
    if (first[1] == second[0] and len(first[1]) == 4) or (
        second[1] == first[0] and len(second[1]) == 4
    ):
        return False
    return _month(first[0], _FIRST_MONTH) < _month(second[1], _LAST_MONTH) and _month(
        second[0], _FIRST_MONTH
    ) < _month(first[1], _LAST_MONTH)


def _fits(one: str, other: str) -> bool:
    """Whether two dates may be the same: a bare year fits each of its months."""
    return one.startswith(other) or other.startswith(one)


def _month(date: str, unknown: int) -> int:
    date = _OPEN_END if date == PRESENT else date
    return int(date[:4]) * 12 + (int(date[5:7]) if len(date) > 4 else unknown)


class _Read(NamedTuple):
    """A line without its numbers and dates, and those."""

    words: tuple[str, ...]
    numbers: frozenset[object]
    dates: frozenset[tuple[str, str | None]]


def _other_numbers(group: Sequence[EvidenceCard], where: str) -> Iterator[str]:
    seen: dict[tuple[str, ...], tuple[_Read, str]] = {}
    for card in group:
        if not any(map(str.isdigit, card.raw_text)):
            continue
        line = _read(card.raw_text)
        if len(line.words) < 2 or not line.numbers:
            continue
        before, text = seen.setdefault(line.words, (line, card.raw_text))
        if before is not line and _excludes(before, line):
            yield _("Cards of {company} contradict each other: “{one}” and “{other}”").format(
                company=where, one=text, other=card.raw_text
            )


def cannot_both_be(one: str, other: str) -> bool:
    """Whether two lines of one job exclude each other: the same words and dates with other
    numbers.
    """
    first, second = _read(one), _read(other)
    # "Course 1" and "Course 2" are a list.
    return len(first.words) > 1 and first.words == second.words and _excludes(first, second)


def words_besides_numbers(text: str) -> tuple[str, ...]:
    """The words of a line in order, without its numbers: what two lines share that exclude each
    other.
    """
    return _read(text).words


def _excludes(one: _Read, other: _Read) -> bool:
    """The same deed of two years is two deeds."""
    return one.dates == other.dates and one.numbers != other.numbers and bool(one.numbers)


@lru_cache(maxsize=4096)
def _read(text: str) -> _Read:
    language = language_of(text) or "en"
    dates = dates_in(text, language)
    numbers = [
        one
        for one in numbers_in(text, language)
        if not any(date.start_at <= one.start < date.end_at for date in dates)
    ]
    spans = [(one.start, one.end) for one in numbers] + [
        (one.start_at, one.end_at) for one in dates
    ]
    words = (
        one.folded
        for one in tokens(text)
        if not any(start < one.end and one.start < end for start, end in spans)
    )
    return _Read(
        tuple(words),
        frozenset(one.value for one in numbers),
        frozenset((one.start, one.end) for one in dates),
    )
