"""Gaps, overlaps and completeness of a timeline (CONTRACT A15)."""

import pytest
from pydantic import ValidationError

from interview_app.domain.timeline import (
    Education,
    Experience,
    SkeletonTimeline,
    sorted_newest_first,
    with_meta,
)

TODAY = "2026-11"


def timeline(*jobs: tuple[str | None, str | None]) -> SkeletonTimeline:
    return SkeletonTimeline(
        experiences=tuple(
            Experience(organization=f"Firm {at}", title="Fitter", start=start, end=end)
            for at, (start, end) in enumerate(jobs)
        )
    )


def test_a_gap_of_more_than_six_months_is_listed_with_both_neighbours() -> None:
    """A15: gap > 6 months; the timeline is not complete."""
    one = with_meta(timeline(("2015-01", "2016-12"), ("2017-08", "present")), today=TODAY)
    (gap,) = one.meta.gaps
    assert (gap.start, gap.end, gap.months) == ("2017-01", "2017-07", 7)
    assert gap.entry_ids == tuple(job.id for job in one.experiences)
    assert not one.meta.timeline_complete


def test_six_months_between_jobs_are_no_gap() -> None:
    """A15: exactly six months are not more than six."""
    one = with_meta(timeline(("2015-01", "2016-12"), ("2017-07", "present")), today=TODAY)
    assert one.meta.gaps == ()
    assert one.meta.timeline_complete


def test_a_job_inside_another_hides_no_gap() -> None:
    """A15: what counts is how far the history reaches, not the entry before."""
    one = with_meta(
        timeline(("2010-01", "2015-12"), ("2011-01", "2012-01"), ("2016-01", "present")),
        today=TODAY,
    )
    assert one.meta.gaps == ()


def test_overlapping_jobs_are_listed_and_a_handover_month_is_not() -> None:
    """A15: overlaps are listed; leaving and starting in the same month is no overlap."""
    handover = with_meta(timeline(("2015-01", "2016-06"), ("2016-06", "present")), today=TODAY)
    assert handover.meta.overlaps == ()
    both = with_meta(timeline(("2015-01", "2016-06"), ("2016-01", "present")), today=TODAY)
    (overlap,) = both.meta.overlaps
    assert (overlap.start, overlap.end, overlap.months) == ("2016-01", "2016-06", 6)


def test_an_end_that_nobody_told_overlaps_nothing_and_opens_no_gap() -> None:
    """Issue 27.4: an open end must be written; what is not known is no fault of the dates."""
    one = with_meta(timeline(("2004-06", None), ("2005-03", "2019-01")), today=TODAY)
    assert (one.meta.overlaps, one.meta.gaps) == ((), ())


def test_an_end_that_nobody_told_hides_no_gap_behind_the_next_job() -> None:
    """A15: it may have lasted until the next began; what comes after that is told as always."""
    one = with_meta(
        timeline(("2004-06", None), ("2010-01", "2012-12"), ("2015-01", "present")), today=TODAY
    )
    (gap,) = one.meta.gaps
    assert (gap.start, gap.end) == ("2013-01", "2014-12")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (("2015", "2017"), ("2017", "2019")),
        (("2015", "2017"), ("2017-03", "present")),
        (("2015-02", "2017-09"), ("2017", "present")),
        (("2017", "2017"), ("2017-03", "2019-01")),
    ],
)
def test_a_year_alone_that_touches_another_job_is_no_overlap(
    first: tuple[str, str], second: tuple[str, str]
) -> None:
    """A15: where only the year of leaving or of starting is told, both in one year may be a plain
    change of jobs.
    """
    assert with_meta(timeline(first, second), today=TODAY).meta.overlaps == ()
    assert with_meta(timeline(second, first), today=TODAY).meta.overlaps == ()


@pytest.mark.parametrize(
    ("first", "second"),
    [(("2015", "2018"), ("2017-03", "present")), (("2015-01", "2019-01"), ("2017", "2017"))],
)
def test_a_job_that_began_a_year_before_the_other_ended_overlaps(
    first: tuple[str, str], second: tuple[str, str]
) -> None:
    """A15: overlaps are listed, whatever months are missing."""
    assert len(with_meta(timeline(first, second), today=TODAY).meta.overlaps) == 1


def test_a_job_without_a_start_leaves_the_timeline_open() -> None:
    """A15: ambiguity makes it incomplete."""
    assert not with_meta(timeline((None, "2019")), today=TODAY).meta.timeline_complete


@pytest.mark.parametrize("date", ["2019-13", "03/2019", "2019-3", "soon"])
def test_a_date_that_is_none_is_refused(date: str) -> None:
    """DESIGN 6: dates are YYYY-MM or YYYY."""
    with pytest.raises(ValidationError, match="YYYY-MM or YYYY"):
        Experience(title="Nurse", start=date)


def test_two_entries_with_one_id_are_refused() -> None:
    """DESIGN 6: identity of entries is the id."""
    job = Experience(id="a", title="Nurse")
    with pytest.raises(ValidationError, match="unique"):
        SkeletonTimeline(experiences=(job, job))


def test_newest_first_puts_the_running_job_on_top() -> None:
    """D6: running jobs first, those without dates last."""
    jobs = timeline((None, None), ("2010", "2012"), ("2015-01", "present")).experiences
    assert [job.start for job in sorted_newest_first(jobs, today=TODAY)] == [
        "2015-01",
        "2010",
        None,
    ]


def test_a_job_whose_end_nobody_told_stands_where_it_started() -> None:
    """D6: "Researcher, Mar 2016" stood above the job of 2021, as if it still went on."""
    jobs = timeline(("2016-03", None), ("2021-02", "2021-03"), ("2012", "2015")).experiences
    assert [job.start for job in sorted_newest_first(jobs, today=TODAY)] == [
        "2021-02",
        "2016-03",
        "2012",
    ]


def test_a_school_of_which_only_the_end_is_told_stands_where_it_ended() -> None:
    """A course of 2016 stood below the schools of the last century."""
    told = ((None, "2016"), ("1998", "2000"), (None, "present"), (None, None))
    schools = [Education(start=start, end=end) for start, end in told]
    order = [one.end for one in sorted_newest_first(schools, today=TODAY)]
    assert order == ["present", "2016", "2000", None]
