"""Where everything of the timeline's picture lies, in months and lanes. No Qt."""

from dataclasses import dataclass
from typing import Literal

from interview_app.domain.dates import PRESENT, MonthSpan, month_index, month_span
from interview_app.domain.timeline import (
    Education,
    Experience,
    Period,
    SkeletonTimeline,
    find_gaps,
    find_overlaps,
)

Group = Literal["work", "education"]


@dataclass(frozen=True, kw_only=True)
class Bar:
    """One entry: months covered (both ends included), lane counted from 0 inside its group."""

    id: str
    group: Group
    lane: int
    months: MonthSpan
    title: str
    detail: str
    dates: str
    running: bool


@dataclass(frozen=True, kw_only=True)
class TimelineLayout:
    """The whole picture. `first` and `last` are the months at its edges; `undated` entries have no
    place in it.
    """

    first: int
    last: int
    today: int
    bars: tuple[Bar, ...]
    gaps: tuple[Period, ...]
    overlaps: tuple[Period, ...]
    work_lanes: int
    education_lanes: int
    years: tuple[int, ...]
    undated: int


def lay_out(timeline: SkeletonTimeline, *, today: str) -> TimelineLayout:
    """The picture of a timeline; `today` is `YYYY-MM`."""
    work, work_lanes, undated_work = _bars(timeline.experiences, "work", today)
    school, school_lanes, undated_school = _bars(timeline.education, "education", today)
    bars = (*work, *school)
    now = month_index(today)
    first = min((bar.months.first for bar in bars), default=now - 11)
    last = max((bar.months.last for bar in bars), default=now)
    first, last = first // 12 * 12, max(last, now if any(bar.running for bar in bars) else last)
    return TimelineLayout(
        first=first,
        last=last,
        today=now,
        bars=bars,
        gaps=find_gaps(timeline.entries, today=today),
        overlaps=find_overlaps(timeline.experiences, today=today),
        work_lanes=work_lanes,
        education_lanes=school_lanes,
        years=_years(first, last),
        undated=undated_work + undated_school,
    )


def _bars(
    entries: tuple[Experience, ...] | tuple[Education, ...], group: Group, today: str
) -> tuple[tuple[Bar, ...], int, int]:
    spans = [(month_span(_start(entry), entry.end, today=today), entry) for entry in entries]
    known = sorted(
        ((span, entry) for span, entry in spans if span is not None), key=lambda pair: pair[0]
    )
    lanes: list[int] = []
    bars = []
    for span, entry in known:
        # A month in which one ends and the next begins is no overlap: both stand in one lane.
        lane = next((at for at, reached in enumerate(lanes) if reached <= span.first), len(lanes))
        lanes[lane : lane + 1] = [span.last]
        title, detail = _words(entry)
        running = entry.end == PRESENT
        dates = " – ".join(one for one in (entry.start, entry.end or "?") if one)
        bars.append(
            Bar(
                id=entry.id,
                group=group,
                lane=lane,
                months=span,
                title=title,
                detail=detail,
                dates=dates,
                running=running,
            )
        )
    return tuple(bars), len(lanes), len(spans) - len(known)


def _start(entry: Experience | Education) -> str | None:
    """What has an end alone, as a degree of a year, stands there."""
    return entry.start or (entry.end if entry.end != PRESENT else None)


def _words(entry: Experience | Education) -> tuple[str, str]:
    if isinstance(entry, Experience):
        words = (entry.title, entry.organization)
    else:
        words = (entry.study_type or entry.area, entry.institution)
    given = [word for word in words if word]
    return (given[0] if given else "", given[1] if len(given) > 1 else "")


def _years(first: int, last: int) -> tuple[int, ...]:
    """Years to write under the axis, as months: each, or every second, fifth or tenth of a long
    life.
    """
    span = (last - first) // 12 + 1
    step = next((one for one in (1, 2, 5, 10) if span / one <= 9), 20)
    return tuple(
        year * 12
        for year in range(first // 12, last // 12 + 2)
        if year % step == 0 and first <= year * 12 <= last
    )
