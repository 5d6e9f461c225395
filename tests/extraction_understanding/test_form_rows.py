"""The older Europass names each line of an entry in a column of its own; the labels are no firms
and no schools.
"""

import pytest

from interview_app.domain.timeline import SkeletonTimeline
from interview_app.extraction.document import Document, Line, Page, Span
from tests.extraction_understanding.pages import line, pdf, read

JOBS = (
    ("Dates", "02/2017 – Present"),
    ("Occupation or position held", "Physiotherapist"),
    ("Main activities and responsibilities", "Treated patients after a new hip"),
    ("Name and address of employer", "Olive Grove Centre, Πάτρα"),
    ("Dates", "05/2014 – 01/2017"),
    ("Occupation or position held", "Junior Physiotherapist"),
    ("Name and address of employer", "Amman Relief Clinic, عمّان"),
)
SCHOOLS = (
    ("Dates", "09/2009 – 07/2013"),
    ("Title of qualification awarded", "Bachelor of Physiotherapy"),
    ("Name and type of organisation", "Technical College of Veria, Βέροια"),
    ("providing education and training", ""),
    ("Level in national or international", "Grade 8.1/10"),
    ("classification", ""),
)
SKILLS = (
    ("Mother tongue(s)", "Greek"),
    ("Other language(s)", "English (C1), Arabic (A2)"),
    ("Technical skills and competences", "Manual therapy, Bobath"),
    ("Driving licence", "B"),
)
PARTS = (
    ("Work experience", JOBS),
    ("Education and training", SCHOOLS),
    ("Personal skills and competences", SKILLS),
)


def _page() -> Document:
    rows = [line("Ilse Brandt", 90, 40, size=20, bold=True), line("ilse@mailbox.example", 90, 66)]
    y = 90.0
    for heading, entries in PARTS:
        rows.append(line(heading, 90, y, size=10, bold=True))
        for label, value in entries:
            y += 14 if not value else 24
            rows += [line(label, 90, y), *([line(value, 306, y)] if value else [])]
        y += 40
    return pdf(*rows)


def _table() -> Document:
    """The same in tables of a word processor, where a cell holds a whole label."""
    lines = [Line([Span("Ilse Brandt")], block=0), Line([Span("ilse@mailbox.example")], block=1)]
    at = 2
    for table, (heading, entries) in enumerate(PARTS):
        lines.append(Line([Span(heading, bold=True)], block=at, cell=(table, 0, 0)))
        whole: list[list[str]] = []
        for label, value in entries:
            if value:
                whole.append([label, value])
            else:
                whole[-1][0] += f" {label}"
        for row, pair in enumerate(whole, 1):
            lines += [
                Line([Span(text)], block=at + row, cell=(table, row, column))
                for column, text in enumerate(pair)
            ]
        at += len(whole) + 2
    return Document("docx", [Page(lines=lines)])


@pytest.fixture(params=[_page, _table])
def timeline(request: pytest.FixtureRequest) -> SkeletonTimeline:
    """The timeline of both."""
    found = read(request.param()).skeleton_timeline
    assert found is not None
    return found


def test_posts_stand_beside_their_labels(timeline: SkeletonTimeline) -> None:
    """Dates, post, firm and what was done, whatever their turn."""
    assert [
        (one.title, one.organization, one.location, one.start, one.highlights)
        for one in timeline.experiences
    ] == [
        (
            "Physiotherapist",
            "Olive Grove Centre",
            "Πάτρα",
            "2017-02",
            ("Treated patients after a new hip",),
        ),
        ("Junior Physiotherapist", "Amman Relief Clinic", "عمّان", "2014-05", ()),
    ]


def test_personal_skills_go_where_their_labels_say(timeline: SkeletonTimeline) -> None:
    """Languages, skills and a driving licence with its class."""
    assert [(one.language, one.fluency) for one in timeline.languages] == [
        ("Greek", None),
        ("English", "C1"),
        ("Arabic", "A2"),
    ]
    assert [one.keywords for one in timeline.skills] == [("Manual therapy", "Bobath")]
    assert [one.name for one in timeline.certificates] == ["Driving licence B"]
    assert not timeline.interests
