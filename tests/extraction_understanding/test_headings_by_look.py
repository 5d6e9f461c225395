"""Headings of own words are told by the type of those that are named."""

from interview_app.extraction.document import Line
from tests.extraction_understanding.pages import line, pdf, read

SLIM = (
    ("Hello", "I draw maps and", "small people."),
    ("Contact", "vale@mailbox.example", "07700 900527"),
    ("Good at", "Gouache", "Procreate"),
)
WIDE = (
    ("Opus", "Quillwort Press", "Cover illustrator / 2020 – 2022", "Covers for twelve titles."),
    ("Alma", "Falmouth University", "BA Illustration / 2006 – 2009"),
)


def _column(parts: tuple[tuple[str, ...], ...], left: float) -> list[Line]:
    """Parts under each other, their headings at the same heights as some line beside them."""
    lines, y = [], 100.0
    for heading, *texts in parts:
        lines.append(line(heading, left, y, size=13, bold=True))
        for text in texts:
            y += 15
            lines.append(line(text, left, y))
        y += 30
    return lines


def test_columns_are_read_apart_whatever_their_headings_are_called() -> None:
    """One side names its sections, the other has words that no list knows."""
    head = line("Tamsin Vale", 40, 40, size=24, bold=True)
    found = read(pdf(head, *_column(SLIM, 40), *_column(WIDE, 240)))
    text = found.text
    assert text.index("Procreate") < text.index("Opus") < text.index("Alma")
    assert found.skeleton_timeline is not None
    (job,) = found.skeleton_timeline.experiences
    assert (job.title, job.organization, job.start) == (
        "Cover illustrator",
        "Quillwort Press",
        "2020",
    )
    (school,) = found.skeleton_timeline.education
    assert (school.institution, school.end) == ("Falmouth University", "2009")


def test_the_first_entry_right_under_a_heading_is_no_section_of_its_own() -> None:
    """A web page printed as it comes: what it calls sections and firms has one type."""
    lines = [
        line("Beatriz Montesinos", 40, 40, size=24, bold=True),
        line("About", 40, 90, size=14, bold=True),
        line("Used to small budgets and busy seasons.", 40, 115, size=12),
        line("Skills", 40, 150, size=14, bold=True),
        line("Excel, Python, Negotiation", 40, 175, size=12),
    ]
    y = 210.0
    jobs = (("Nubalia", "Accountant", "2022 - Present"), ("Gavilan", "Clerk", "2019 - 2021"))
    schools = (("Olmedilla College", "History, BA", "2015 - 2018"),)
    for heading, entries in (("Work Experience", jobs), ("Education", schools)):
        lines.append(line(heading, 40, y, size=14, bold=True))
        for head, below, dates in entries:
            lines.append(line(head, 40, y + 30, size=14, bold=True))
            lines.append(line(below, 40, y + 58, size=12, bold=True))
            lines.append(line(dates, 40, y + 86, size=12))
            y += 90
        y += 50
    told = read(pdf(*lines)).skeleton_timeline
    assert told is not None
    assert [(one.organization, one.title, one.start) for one in told.experiences] == [
        ("Nubalia", "Accountant", "2022"),
        ("Gavilan", "Clerk", "2019"),
    ]
    assert [one.institution for one in told.education] == ["Olmedilla College"]
