"""Where lists side by side end, and where entries without lines under them begin."""

from interview_app.domain.timeline import SkeletonTimeline
from interview_app.extraction.document import Document, Line
from tests.extraction_understanding.pages import line, pdf, read

HEAD = (
    line("Ilse Brandt", 50, 40, size=22, bold=True),
    line("ilse.brandt@mailbox.example", 50, 70),
)


def timeline(document: Document) -> SkeletonTimeline:
    """The timeline, which must be there."""
    found = read(document).skeleton_timeline
    assert found is not None
    return found


def _job(y: float) -> list[Line]:
    return [
        line("Head Gardener", 50, y, bold=True),
        line("Kew Mount Estate", 50, y + 14),
        line("2019 - 2023", 50, y + 28),
        line("Planted nine hundred trees along the drive.", 50, y + 44),
    ]


def test_two_lists_under_one_heading_are_both_its_own() -> None:
    """Kinds of skills side by side, of which one has the name of a section, go on with no other
    section (issue 3).
    """
    skills = [
        line("Skills", 50, 100, size=16, bold=True),
        line("Glasshouse", 50, 124, size=12),
        *(
            line(word, 50, 124 + 16 * at)
            for at, word in enumerate(("Grafting", "Heating", "Misting"), start=1)
        ),
        line("Soft skills", 300, 124, size=12),
        *(
            line(word, 300, 124 + 16 * at)
            for at, word in enumerate(("Patience", "Teaching"), start=1)
        ),
    ]
    work = [line("Work", 50, 230, size=16, bold=True), *_job(256)]
    found = timeline(pdf(*HEAD, *skills, *work))
    assert {word for group in found.skills for word in group.keywords} == {
        "Grafting", "Heating", "Misting", "Patience", "Teaching"
    }  # fmt: skip
    assert [job.organization for job in found.experiences] == ["Kew Mount Estate"]


def test_a_kind_of_skills_below_a_heading_further_left_is_its_own() -> None:
    """A label over the first of two lists opens no column of its own, though the heading stands far
    to the left of it.
    """
    rows = [
        line("Work", 50, 100, size=16), *_job(124),
        line("Skills", 50, 220, size=16),
        line("IT", 330, 244, size=11), line("Excel", 330, 260), line("AutoCAD", 330, 276),
        line("Soft skills", 450, 244, size=11), line("Patience", 450, 260), line("Teaching", 450, 276),
        line("Education", 50, 320, size=16),
        line("BSc Horticulture", 50, 344), line("University of Eastmere", 50, 358), line("2012 - 2015", 50, 372),
    ]  # fmt: skip
    found = timeline(pdf(*HEAD, *rows))
    assert {"Excel", "AutoCAD", "Patience", "Teaching"} <= {
        word for group in found.skills for word in group.keywords
    }


def test_entries_that_begin_with_their_dates_end_before_the_next_ones() -> None:
    """A degree below each school belongs to the school above it, though most schools are no known
    words (issue 3).
    """
    told = (
        ("Hochschule Geisenheim", "Sep 2012 – Jun 2015", "Master in Gartenbau"),
        ("Pillnitz Ost", "Sep 2009 – Jun 2012", "Diplom in Biologie"),
        ("Schule am Markt", "Sep 2001 – Jun 2009", "Abitur"),
    )
    rows = [line("Education", 50, 230, size=16, bold=True)]
    for at, (school, when, degree) in enumerate(told):
        y = 256 + 30 * at
        rows += [line(school, 50, y, bold=True), line(when, 420, y), line(degree, 50, y + 14)]
    found = timeline(pdf(*HEAD, line("Work", 50, 100, size=16, bold=True), *_job(124), *rows))
    assert [(one.institution, one.study_type) for one in found.education] == [
        ("Hochschule Geisenheim", "Master"),
        ("Pillnitz Ost", "Diplom"),
        ("Schule am Markt", "Abitur"),
    ]
