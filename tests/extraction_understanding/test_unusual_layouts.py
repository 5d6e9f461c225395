"""Layouts that a third set of invented people brought to light: feeds, underlined text, cards,
columns that go on.
"""

import pymupdf

from interview_app.domain.timeline import SkeletonTimeline
from interview_app.extraction.document import Document, Line, Span
from interview_app.extraction.formats.pdf_reader import open_pdf, read_pdf
from interview_app.extraction.page.pieces import cells_of
from interview_app.extraction.resume.understanding import Understanding
from tests.extraction_understanding.pages import RESUME, line, pdf, plain, read


def timeline(found: Understanding) -> SkeletonTimeline:
    """The timeline, which must be there."""
    assert found.skeleton_timeline is not None
    return found.skeleton_timeline


def test_plain_text_underlines_its_headings() -> None:
    """A row of dashes makes a heading of the line above it, known or not, and is no text (issue 3,
    item 1).
    """
    text = RESUME.replace("Work experience\n", "Stations so far\n---------------").replace(
        "Skills\n", "Things I do well\n----------------"
    )
    found = timeline(read(plain(text.replace("Education\n", "Education\n---------"))))
    assert [job.organization for job in found.experiences] == [
        "Osprey Health Trust",
        "Bellweather Ltd",
    ]
    assert found.skills[0].keywords == ("First aid", "Rota planning", "SQL")


def test_a_colon_parts_firm_and_post() -> None:
    """`Firm: post (dates)` is cut where the whole section wants it (issue 3, item 2)."""
    text = RESUME.replace(
        "Ward Nurse, Osprey Health Trust\n03/2021 - present",
        "Osprey Health Trust: Ward Nurse (03/2021 - present)",
    ).replace(
        "Care Assistant, Bellweather Ltd\n01/2018 - 02/2021",
        "Bellweather Ltd: Care Assistant (01/2018 - 02/2021)",
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
    """Events with a month each and no heading of their own become jobs and schools, never
    `not_a_resume` (CONTRACT A15).
    """
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
    text = (
        "Tessa Okafor\ntessa.okafor@mailbox.example\n\nWork experience\n\nvarious "
        "wards\n\nEducation\n\nschool of life\n"
    )
    assert read(plain(text)).is_resume


def _head() -> list[Line]:
    return [line("Tessa Okafor", 50, 40, size=22, bold=True), line("tessa@mailbox.example", 50, 70)]


def test_dates_of_one_line_posts_stay_with_their_rows() -> None:
    """Ranges under each other in a column of their own are not read as one broken date (issue 3,
    item 2).
    """
    posts = (
        "Ward Nurse, Osprey Health Trust",
        "Care Assistant, Bellweather Ltd",
        "Porter, Tern Hospital",
    )
    dates = ("2021 - present", "2018 - 2021", "2015 - 2018")
    rows: list[Line] = [line("EXPERIENCE", 50, 100, size=13, bold=True)]
    for at, (post, when) in enumerate(zip(posts, dates, strict=True)):
        rows += [line(post, 50, 124 + 16 * at), line(when, 460, 124 + 16 * at)]
    rows += [
        line("EDUCATION", 50, 200, size=13, bold=True),
        line("BSc Nursing, University of Eastmere", 50, 224),
    ]
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


def _columns() -> Document:
    left = [
        line("Experience", 50, 100, size=14, bold=True),
        *_card("Ward Nurse", "Osprey Health Trust", "2021 - 2024", 50, 124),
    ]
    left += _card("Care Assistant", "Bellweather Ltd", "2018 - 2021", 50, 210)
    right = _card("Porter", "Tern Hospital", "2015 - 2018", 320, 100)
    right += [
        line("Education", 320, 190, size=14, bold=True),
        line("University of Eastmere", 320, 214, bold=True),
    ]
    right += [line("BSc, Nursing", 320, 228), line("2012 - 2015", 320, 242, size=8)]
    return pdf(*_head(), *left, *right)


def test_a_section_goes_on_at_the_top_of_the_next_column() -> None:
    """Dated entries above a column's first heading belong to the section before (issue 3, item
    2).
    """
    found = timeline(read(_columns()))
    assert [job.organization for job in found.experiences] == [
        "Osprey Health Trust",
        "Bellweather Ltd",
        "Tern Hospital",
    ]
    assert [one.institution for one in found.education] == ["University of Eastmere"]


def test_a_bullet_beside_no_date_is_no_headline() -> None:
    """Where dates stand beside only some rows, the stretches of one column are no columns of their
    own (issue 3, item 1).
    """
    jobs = [
        ("Ferrovia Pay, Senior Software Engineer", "Jun 2020 - present"),
        ("Tejo Studio, Developer", "2015 - 2020"),
    ]
    lines = [
        line("Sofia Marques", 250, 40, size=20, bold=True),
        line("Software Engineer", 240, 70),
        line("Lisbon, PT | sofia.marques@mailbox.example | +351 21 555 0187", 150, 85),
        line("Experience", 60, 120, size=13, bold=True),
    ]
    top = 140.0
    for name, dates in jobs:
        lines += [line(name, 60, top, bold=True), line(dates, 450, top)]
        lines.append(line("• Mentored 4 junior engineers", 70, top + 14))
        lines.append(
            line("• Built the tracking service that handles 3.2 million events a day", 70, top + 28)
        )
        top += 60
    lines.append(line("Education", 60, top, size=13, bold=True))
    lines += [
        line("MSc Computer Science, Instituto do Tejo", 60, top + 20),
        line("2013 - 2015", 480, top + 20),
    ]
    profile = read(pdf(*lines)).applicant_profile
    assert profile is not None
    assert profile.basics.label == "Software Engineer"


def test_single_dates_under_each_other_belong_to_their_rows() -> None:
    """Three years in a column of their own are those of three rows, not one broken range (issue 3,
    item 1).
    """
    lines = [
        line("Mara Lindqvist", 60, 40, size=20, bold=True),
        line("mara.lindqvist@mailbox.example | +46 70 123 45 67", 60, 70),
        line("Experience", 60, 100, size=13, bold=True),
        line("Ward Nurse, Osprey Health Trust", 60, 120),
        line("03/2019 - present", 450, 120),
        line("• Planned the weekly rota for eleven colleagues", 70, 134),
        line("Certificates", 60, 160, size=13, bold=True),
    ]
    told = {
        "Advanced Life Support, Osprey Council": "2019",
        "Triage Course, Red Harbour": "2021",
        "Fire Warden": "2023",
    }
    for at, (name, year) in enumerate(told.items()):
        lines += [line(name, 60, 180 + 14 * at), line(year, 500, 180 + 14 * at)]
    text = read(pdf(*lines)).text.splitlines()
    assert [row for row in text if row.endswith(tuple(told.values()))] == [
        f"{name}\t{year}" for name, year in told.items()
    ]


def test_an_apprenticeship_has_its_firm_and_place() -> None:
    """A degree with its field, firm and place in one line: the firm is the school, not the place
    (issue 3, item 2).
    """
    school = (
        "Ausbildung zum Elektroniker für Gebäudetechnik, Elektro Hauffe, Freital\n09/2010 – "
        "07/2013\n"
    )
    text = f"""
Jakob Lindner
jakob.lindner@mailbox.example | +49 351 5550142

Berufserfahrung

Obermonteur, Elbtal Elektrotechnik GmbH
04/2018 – heute
- Leitung der Installation in 64 Wohnungen.

Ausbildung

Elektrotechnikermeister, Handwerkskammer Dresden
2016 – 2017

{school}"""
    schools = timeline(read(plain(text))).education
    assert [(one.institution, one.study_type, one.area) for one in schools] == [
        ("Handwerkskammer Dresden", "Elektrotechnikermeister", None),
        ("Elektro Hauffe", "Ausbildung zum Elektroniker für Gebäudetechnik", None),
    ]
    assert schools[1].location == "Freital"


def test_a_subject_set_off_behind_its_degree_is_no_town() -> None:
    """Issue 3, item 2: what stands last is a town only behind a degree and a school, and only where
    it may be one.
    """
    text = """
Jakob Lindner
jakob.lindner@mailbox.example | +49 351 5550142

Education

Bachelor of Science – Keele University – Physics
2014 – 2017
"""
    schools = timeline(read(plain(text))).education
    assert [(one.institution, one.area, one.location) for one in schools] == [
        ("Keele University", "Physics", None),
    ]


def test_a_firm_before_its_town_and_state_is_parted_from_them() -> None:
    """Issue 3, item 2: "Title, Firm, City, ST", whatever else the section's headings say, with its
    dates below or behind.
    """
    text = """
Jane Roe
jane@mailbox.example | +1 303 555 0142

Experience

Senior Accountant, Harlow Freight, Denver, CO
2015 - 2020
- Closed the books of four sites in five days

Bookkeeper, Mills & Sons, Boulder, CO
2010 - 2015
- Kept the ledgers of 40 clients

Staff Nurse, Mercy Hospital, Salt Lake City, UT
2006 - 2010
- Cared for 12 patients a shift

Packer, Quillon, Inc., Sparks, NV | 2003 - 2006
- Packed 400 boxes a day
"""
    jobs = timeline(read(plain(text))).experiences
    assert [(one.title, one.organization, one.location, one.start) for one in jobs] == [
        ("Senior Accountant", "Harlow Freight", "Denver, CO", "2015"),
        ("Bookkeeper", "Mills & Sons", "Boulder, CO", "2010"),
        ("Staff Nurse", "Mercy Hospital", "Salt Lake City, UT", "2006"),
        ("Packer", "Quillon, Inc.", "Sparks, NV", "2003"),
    ]


def test_the_dot_of_a_symbol_font_begins_an_item() -> None:
    """Word processors set their bullets in a symbol font, a line of its own beside a line that
    fills the column.
    """
    lines = (
        "Triaged up to sixty patients a shift in an emergency department of nine wards a year",
        "Introduced a sheet",
    )
    made = pymupdf.open()
    page = made.new_page()
    page.insert_text((56, 60), "Tessa Okafor", fontsize=18, fontname="hebo")
    page.insert_text(
        (56, 80), "Leeds | tessa.okafor@mailbox.example | +44 113 496 0158", fontsize=11
    )
    page.insert_text((56, 110), "Work experience", fontsize=13, fontname="hebo")
    page.insert_text((56, 130), "Ward Nurse, Osprey Health Trust", fontsize=11, fontname="hebo")
    page.insert_text((430, 130), "03/2021 - present", fontsize=11)
    for at, text in enumerate((*lines, *lines)):
        page.insert_text((56, 146 + 15 * at), "\u00b7", fontsize=11, fontname="symb")
        page.insert_text((74, 146 + 15 * at), text, fontsize=11)
    document = read_pdf(open_pdf(made.tobytes()), on_page=lambda _at, _of: None).document
    (job,) = timeline(read(document)).experiences
    assert [one.split()[0] for one in job.highlights] == ["Triaged", "Introduced"] * 2


def test_only_dots_of_symbol_fonts_are_dots() -> None:
    """An icon font has its pictures where other fonts have their signs."""
    box = (56.0, 60.0, 61.0, 72.0)
    found = {
        font: [cell.text for cell in cells_of(Line([Span("•", box, 10.0, font)], box))]
        for font in FONTS
    }
    assert found == {
        "OpenSymbol": ["•"],
        "SymbolMT": ["•"],
        "FontAwesome5Free": [],
        "MaterialIcons": [],
    }


FONTS = ("OpenSymbol", "SymbolMT", "FontAwesome5Free", "MaterialIcons")
