"""Layouts that a third set of invented people brought to light: feeds, underlined text, cards, columns that go on."""

from interview_app.domain.timeline import SkeletonTimeline
from interview_app.extraction.document import Document, Line
from interview_app.extraction.understanding import Understanding
from tests.extraction_understanding.pages import RESUME, line, pdf, plain, read


def timeline(found: Understanding) -> SkeletonTimeline:
    """The timeline, which must be there."""
    assert found.skeleton_timeline is not None
    return found.skeleton_timeline


def test_plain_text_underlines_its_headings() -> None:
    """A row of dashes makes a heading of the line above it, known or not, and is no text (issue 3, item 1)."""
    text = RESUME.replace("Work experience\n", "Stations so far\n---------------").replace(
        "Skills\n", "Things I do well\n----------------"
    )
    found = timeline(read(plain(text.replace("Education\n", "Education\n---------"))))
    assert [job.organization for job in found.experiences] == ["Osprey Health Trust", "Bellweather Ltd"]
    assert found.skills[0].keywords == ("First aid", "Rota planning", "SQL")


def test_a_colon_parts_firm_and_post() -> None:
    """`Firm: post (dates)` is cut where the whole section wants it (issue 3, item 2)."""
    text = RESUME.replace(
        "Ward Nurse, Osprey Health Trust\n03/2021 - present", "Osprey Health Trust: Ward Nurse (03/2021 - present)"
    ).replace(
        "Care Assistant, Bellweather Ltd\n01/2018 - 02/2021", "Bellweather Ltd: Care Assistant (01/2018 - 02/2021)"
    )
    jobs = timeline(read(plain(text))).experiences
    assert [(job.organization, job.title) for job in jobs] == [
        ("Osprey Health Trust", "Ward Nurse"),
        ("Bellweather Ltd", "Care Assistant"),
    ]


FEED = """
Tessa Okafor
Ward Nurse
tessa.okafor@mailbox.example

Toolkit

Rota planning, SQL

March 2021
Joined Osprey Health Trust
Ward Nurse
- Planned the weekly rota for eleven colleagues.

January 2018
Joined Bellweather Ltd
Care Assistant
- Kept the records of thirty residents.

June 2017
Earned 1 award
The golden rota.

May 2017
Finished 1 degree at Eastmere College
BSc · Nursing
"""


def test_a_life_told_as_a_feed_is_a_resume() -> None:
    """Events with a month each and no heading of their own become jobs and schools, never `not_a_resume` (CONTRACT A15)."""
    found = read(plain(FEED))
    assert found.is_resume
    told = timeline(found)
    assert [(job.organization, job.start) for job in told.experiences] == [
        ("Osprey Health Trust", "2021-03"),
        ("Bellweather Ltd", "2018-01"),
    ]
    assert [one.institution for one in told.education] == ["Eastmere College"]


def test_sections_of_a_person_make_a_resume_even_without_a_dated_entry() -> None:
    """Name, address, and sections that only a résumé has are enough (CONTRACT A15)."""
    text = "Tessa Okafor\ntessa.okafor@mailbox.example\n\nWork experience\n\nvarious wards\n\nEducation\n\nschool of life\n"
    assert read(plain(text)).is_resume


def _head() -> list[Line]:
    return [line("Tessa Okafor", 50, 40, size=22, bold=True), line("tessa@mailbox.example", 50, 70)]


def test_dates_of_one_line_posts_stay_with_their_rows() -> None:
    """Ranges under each other in a column of their own are not read as one broken date (issue 3, item 2)."""
    posts = ("Ward Nurse, Osprey Health Trust", "Care Assistant, Bellweather Ltd", "Porter, Tern Hospital")
    dates = ("2021 - present", "2018 - 2021", "2015 - 2018")
    rows: list[Line] = [line("EXPERIENCE", 50, 100, size=13, bold=True)]
    for at, (post, when) in enumerate(zip(posts, dates, strict=True)):
        rows += [line(post, 50, 124 + 16 * at), line(when, 460, 124 + 16 * at)]
    rows += [line("EDUCATION", 50, 200, size=13, bold=True), line("BSc Nursing, University of Eastmere", 50, 224)]
    jobs = timeline(read(pdf(*_head(), *rows))).experiences
    assert [(job.organization, job.start) for job in jobs] == [
        ("Osprey Health Trust", "2021"),
        ("Bellweather Ltd", "2018"),
        ("Tern Hospital", "2015"),
    ]


def _card(post: str, firm: str, when: str, x: float, y: float) -> list[Line]:
    return [
        line(when, x, y, size=8),
        line(post, x, y + 12, bold=True),
        line(firm, x, y + 26),
        line("• Planned the weekly rota.", x, y + 40),
        line("• Trained four newcomers.", x, y + 54),
    ]


def test_cards_side_by_side_keep_their_own_items() -> None:
    """Two dated entries at one height are read one after the other, each with its items (issue 3, item 2)."""
    document = pdf(
        *_head(),
        line("Work experience", 50, 100, size=14, bold=True),
        *_card("Ward Nurse", "Osprey Health Trust", "03/2021 - present", 50, 130),
        *_card("Care Assistant", "Bellweather Ltd", "01/2018 - 02/2021", 320, 130),
        line("Skills", 50, 230, size=14, bold=True),
        line("First aid, SQL", 50, 254),
    )
    jobs = timeline(read(document)).experiences
    assert [(job.organization, len(job.highlights)) for job in jobs] == [
        ("Osprey Health Trust", 2),
        ("Bellweather Ltd", 2),
    ]


def _columns() -> Document:
    left = [
        line("Experience", 50, 100, size=14, bold=True),
        *_card("Ward Nurse", "Osprey Health Trust", "2021 - 2024", 50, 124),
    ]
    left += _card("Care Assistant", "Bellweather Ltd", "2018 - 2021", 50, 210)
    right = _card("Porter", "Tern Hospital", "2015 - 2018", 320, 100)
    right += [line("Education", 320, 190, size=14, bold=True), line("University of Eastmere", 320, 214, bold=True)]
    right += [line("BSc, Nursing", 320, 228), line("2012 - 2015", 320, 242, size=8)]
    return pdf(*_head(), *left, *right)


def test_a_section_goes_on_at_the_top_of_the_next_column() -> None:
    """Dated entries above a column's first heading belong to the section before (issue 3, item 2)."""
    found = timeline(read(_columns()))
    assert [job.organization for job in found.experiences] == [
        "Osprey Health Trust",
        "Bellweather Ltd",
        "Tern Hospital",
    ]
    assert [one.institution for one in found.education] == ["University of Eastmere"]
