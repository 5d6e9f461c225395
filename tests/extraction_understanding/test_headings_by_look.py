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
