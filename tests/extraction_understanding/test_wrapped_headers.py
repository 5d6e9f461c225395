"""Headers that are wrapped beside their dates: one text, not two; and lines that only stand below
one another: two.
"""

import pytest

from interview_app.extraction.document import Line
from tests.extraction_understanding.pages import line, pdf, read

_TOP = (
    line("Tessa Okafor", 60, 40, size=18),
    line("tessa.okafor@mailbox.example", 60, 70),
    line("Education", 60, 110, size=14, bold=True),
    line("BSc Nursing, University of Eastmere", 60, 140, bold=True),
    line("2014 – 2017", 484, 140),
)
_SKILLS = (
    line("Skills", 60, 250, size=14, bold=True),
    line("First aid, Rota planning, SQL", 60, 280),
)


def _schools(
    *lines: Line,
) -> list[tuple[str | None, str | None, str | None, str | None, str | None]]:
    timeline = read(pdf(*_TOP, *lines, *_SKILLS)).skeleton_timeline
    assert timeline is not None
    return [
        (one.institution, one.study_type, one.area, one.location, one.start)
        for one in timeline.education
    ]


_APPRENTICESHIP = (
    "Elektro Hauffe",
    "Ausbildung zum Elektroniker",
    "Gebäudetechnik",
    "Freital",
    "2010-09",
)


@pytest.mark.parametrize(
    ("first", "second"),
    [],
)
def test_a_header_wrapped_beside_its_dates_is_one_text(first: str, second: str) -> None:
    """Issue 3.2: pairs by geometry: where the next word would have run into the dates, the next
    line goes on.
    """
    rows = [
        line(first, 60, 170, bold=True, wide=360),
        line("Sept 2010 – Juli 2013", 440, 170, wide=95),
        line(second, 60, 182, bold=True),
    ]
    assert _APPRENTICESHIP in _schools(*rows)


def test_dates_in_a_column_at_the_left_part_no_wrapped_header() -> None:
    """Issue 3.2: dates before a header stand beside all of it, not between its lines."""
    long = "who plans, builds and mends the wiring of homes and halls, with care and on time,"
    page = [
        line("Jakob Lindner", 175, 40, size=18),
        line("jakob.lindner@mailbox.example", 175, 70),
        line("Profile", 175, 110, size=14, bold=True),
        *(
            line(f"Electrician {number} {long}", 175, 130 + 12 * number, wide=355)
            for number in range(3)
        ),
        line("Education", 175, 200, size=14, bold=True),
        line("2016 – 2017", 87, 225, wide=60),
        line("Elektrotechnikermeister, Handwerkskammer Dresden", 175, 225, bold=True, wide=250),
        line("Sept 2010 – Juli 2013", 60, 250, wide=95),
        line(
            "Ausbildung zum Elektroniker, Gebäudetechnik, Elektro Hauffe –",
            175,
            250,
            bold=True,
            wide=355,
        ),
        line("Freital", 175, 262, bold=True),
    ]
    timeline = read(pdf(*page)).skeleton_timeline
    assert timeline is not None
    assert [(one.institution, one.start) for one in timeline.education] == [
        ("Handwerkskammer Dresden", "2016"),
        ("Elektro Hauffe", "2010-09"),
    ]


def test_a_line_below_a_header_with_room_beside_it_is_a_line_of_its_own() -> None:
    """Issue 3.2: dates that stand far off have taken no room: what follows is the degree, not the
    rest of the school.
    """
    rows = [
        line("Eastmere School of Commerce", 60, 170, bold=True),
        line("2017 – 2019", 484, 170),
        line("diploma in bookkeeping", 60, 182, bold=True),
    ]
    institutions = [one[0] for one in _schools(*rows)]
    assert "Eastmere School of Commerce" in institutions


def test_a_word_broken_at_the_end_of_a_header_is_whole_and_its_place_is_told() -> None:
    """Issue 3.5: the hyphen is healed, and the span of the value covers both of its rows."""
    rows = [
        line("University of Westmere, Computer Science and Interac-", 60, 170, wide=365),
        line("Jan 2012 – Jan 2014", 440, 170, wide=95),
        line("tion Design", 60, 182),
    ]
    understood = read(pdf(*_TOP, *rows, *_SKILLS))
    assert understood.skeleton_timeline is not None
    at = [one.institution for one in understood.skeleton_timeline.education].index(
        "University of Westmere"
    )
    place = next(
        place
        for path, place in understood.provenance.items()
        if path.startswith(f"skeleton_timeline.education[{at}].")
        and path.endswith((".area", ".study_type"))
    )
    school = understood.skeleton_timeline.education[at]
    assert "Computer Science and Interaction Design" in (school.area, school.study_type)
    assert place.span is not None
    quoted = understood.text[slice(*place.span)]
    assert quoted.startswith("Computer Science")
    assert quoted.endswith("tion Design")
