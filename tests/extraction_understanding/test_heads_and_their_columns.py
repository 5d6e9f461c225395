"""What tells a heading or the head of an entry where no word does: its column, its number, the
time that ends it, its paragraph in a table.
"""

import pytest

from interview_app.domain.timeline import SkeletonTimeline
from interview_app.extraction.document import Document, Line, Page, Span
from tests.extraction_understanding.pages import line, pdf, plain, read

HEAD = line("Tessa Okafor", 40, 30, size=24)
MAIL = line("tessa.okafor@mailbox.example", 40, 62)


def _told(document: Document) -> SkeletonTimeline:
    found = read(document).skeleton_timeline
    assert found is not None
    return found


def test_a_column_with_one_heading_is_a_column() -> None:
    """Posts fill the left column under a heading of own words, which stands at its edge alone."""
    left = [line("Where I was", 40, 100, size=14)]
    for at, (dates, post, firm) in enumerate(
        (
            ("03/2021 - present", "Ward Nurse", "Osprey Health Trust"),
            ("01/2018 - 02/2021", "Care Assistant", "Bellweather Ltd"),
            ("05/2015 - 12/2017", "Kitchen Porter", "Harlow Inn"),
        )
    ):
        left += [
            line(text, 40, 122 + 60 * at + 14 * n) for n, text in enumerate((dates, post, firm))
        ]
    right = [
        line("Education", 320, 100, size=14),
        *(
            line(text, 320, 122 + 17 * n)
            for n, text in enumerate(("2011 - 2015", "BSc Nursing", "University of Eastmere"))
        ),
        line("Languages", 320, 190, size=14),
        line("English, Welsh", 320, 212),
        line("Of late", 320, 240, size=14),
        line("Sea swimming.", 320, 262),
    ]
    told = _told(pdf(HEAD, MAIL, *left, *right))
    assert [(one.title, one.organization) for one in told.experiences] == [
        ("Ward Nurse", "Osprey Health Trust"),
        ("Care Assistant", "Bellweather Ltd"),
        ("Kitchen Porter", "Harlow Inn"),
    ]
    assert [(one.institution, one.start) for one in told.education] == [
        ("University of Eastmere", "2011")
    ]


def test_firms_in_the_type_of_a_side_bars_headings_are_no_headings() -> None:
    """The page's own headings are larger: a column has its headings in one look."""
    side = []
    for at, (head, text) in enumerate(
        (("Contact", "+44 113 496 0733"), ("Skills", "Rota planning"), ("Languages", "Welsh"))
    ):
        one = line(head, 30, 100 + 60 * at, size=13)
        one.spans[0].color = 0xFFFFFF
        side += [one, line(text, 30, 122 + 60 * at)]
    page = [line("Experience", 220, 100, size=18)]
    for at, (firm, post, dates) in enumerate(
        (
            ("Osprey Trust", "Ward Nurse", "March 2021 - Present"),
            ("Bellweather", "Care Assistant", "January 2018 - February 2021"),
            ("Harlow Inn", "Porter", "May 2015 - December 2017"),
        )
    ):
        y = 130 + 60 * at
        page += [
            line(firm, 220, y, size=13),
            line(post, 220, y + 16, size=11),
            line(dates, 220, y + 31),
        ]
    page += [
        line("Education", 220, 330, size=18),
        line("University of Eastmere", 220, 358, size=13),
        line("BSc, Nursing (2011 - 2015)", 220, 374),
    ]
    told = _told(pdf(line("Tessa Okafor", 220, 30, size=24), *side, *page))
    assert [(one.organization, one.title) for one in told.experiences] == [
        ("Osprey Trust", "Ward Nurse"),
        ("Bellweather", "Care Assistant"),
        ("Harlow Inn", "Porter"),
    ]
    assert [one.institution for one in told.education] == ["University of Eastmere"]


@pytest.mark.parametrize("dates", [("2015", "2017"), ("09.2015", "06.2017")])
def test_starts_and_ends_of_two_lines_stand_over_each_other_in_turn(dates: tuple[str, str]) -> None:
    """Entries of two lines leave no space between the dates of one and of the next."""
    earlier = [f"{one[:-4]}{int(one[-4:]) - 6}" for one in dates]
    rows = (
        (dates[0], "University of Eastmere"), (dates[1], "BSc Nursing"),
        (earlier[0], "Cardigan College"), (earlier[1], "Diploma in Care"),
    )  # fmt: skip
    lines = [line("Education", 40, 100, size=14, bold=True)]
    for at, (date, text) in enumerate(rows):
        lines += [line(date, 40, 124 + 13 * at), line(text, 140, 124 + 13 * at)]
    told = _told(pdf(HEAD, MAIL, *lines))
    assert [(one.institution, str(one.start)[:4], str(one.end)[:4]) for one in told.education] == [
        ("University of Eastmere", "2015", "2017"),
        ("Cardigan College", "2009", "2011"),
    ]


def _numbered(*, bold: bool) -> Document:
    heads = ("1. Profile", "2. Where I was", "3. What I learned", "4. Languages", "5. And else")
    bodies = (
        ("I keep a ward calm, and its papers too.",),
        ("Ward Nurse, Osprey Health Trust", "03/2021 - present", "Nurse, Harlow Inn", "01/2018 - 02/2021"),
        ("BSc Nursing, University of Eastmere", "2011 - 2015"),
        ("English, Welsh",),
        ("Sea swimming.",),
    )  # fmt: skip
    lines, y = [], 100.0
    for head, body in zip(heads, bodies, strict=True):
        lines.append(line(head, 40, y, size=13 if bold else 10, bold=bold))
        for text in body:
            y += 15
            lines.append(line(text, 40, y))
        y += 28
    return pdf(HEAD, MAIL, *lines)


def test_numbers_before_lines_of_one_type_are_those_of_headings() -> None:
    """Two of the five are named, and nothing else is set as they are."""
    told = _told(_numbered(bold=True))
    assert [one.title for one in told.experiences] == ["Ward Nurse", "Nurse"]
    assert [one.institution for one in told.education] == ["University of Eastmere"]


def test_a_paragraph_under_a_name_in_a_table_is_its_town_or_what_was_done() -> None:
    """The cells of Word's tables have paragraphs of their own."""
    rows = (
        (("Period",), ("Employer",), ("Position",)),
        (("03/2021 - present",), ("Osprey Health Trust", "Leeds"), ("Ward Nurse", "Planned the rota")),
        (("01/2018 - 02/2021",), ("Bellweather Ltd", "Keighley"), ("Care Assistant", "Kept records")),
    )  # fmt: skip
    texts = ("Tessa Okafor", "tessa.okafor@mailbox.example", "Work experience")
    lines = [Line([Span(text, bold=at == 2)], block=at) for at, text in enumerate(texts)]
    block = 3
    for number, cells in enumerate(rows):
        for column, parts in enumerate(cells):
            for part in parts:
                lines.append(
                    Line([Span(part)], block=(block := block + 1), cell=(0, number, column))
                )
    told = _told(Document("docx", [Page(lines=lines)]))
    assert [
        (one.title, one.organization, one.location, one.highlights) for one in told.experiences
    ] == [
        ("Ward Nurse", "Osprey Health Trust", "Leeds", ("Planned the rota",)),
        ("Care Assistant", "Bellweather Ltd", "Keighley", ("Kept records",)),
    ]


def test_schools_under_a_heading_of_own_words_are_schools_beside_trainings() -> None:
    """They were entries of no kind, since another section is called one of education."""
    sections = (
        ("Work experience", ("Ward Nurse, Osprey Health Trust", "03/2021 - present")),
        (
            "Marks and benches",
            ("BSc Nursing", "University of Eastmere", "2012 - 2015",
             "Diploma in Care", "Cardigan College", "2009 - 2011"),
        ),
        ("Training", ("First aid, Osprey Academy, 2022",)),
        ("Languages", ("English, Welsh",)),
    )  # fmt: skip
    lines, y = [], 100.0
    for head, texts in sections:
        lines.append(line(head, 40, y, size=14, bold=True))
        lines += [line(text, 40, y + 22 + 14 * at) for at, text in enumerate(texts)]
        y += 50 + 14 * len(texts)
    told = _told(pdf(HEAD, MAIL, *lines))
    schools = [one.institution for one in told.education]
    assert {"University of Eastmere", "Cardigan College"} <= set(schools)


def test_the_home_town_is_known_behind_a_street() -> None:
    """Firm and town in one line are parted where the town is the person's own."""
    home = line("12 Harbour Street, 4840 Vöcklabruck", 40, 80)
    posts = (
        ("Hebamme", "Landesklinikum Traunfeld, Vöcklabruck", "2018 - 2021"),
        ("Hebamme", "Landesklinikum Traunfeld, Vöcklabruck", "2015 - 2018"),
        ("Sage-femme", "Maternité du Val d’Illiez, Monthey, Schweiz", "2012 - 2015"),
    )
    lines = [line("Work experience", 40, 110, size=14, bold=True)]
    for at, post in enumerate(posts):
        lines += [line(text, 40, 132 + 60 * at + 14 * n) for n, text in enumerate(post)]
    told = _told(pdf(HEAD, MAIL, home, *lines))
    assert [(one.organization, one.location) for one in told.experiences][:2] == [
        ("Landesklinikum Traunfeld", "Vöcklabruck"),
        ("Landesklinikum Traunfeld", "Vöcklabruck"),
    ]


TYPED = """
Tessa Okafor
tessa.okafor@mailbox.example

Work experience

2009 - 03/2016   Harlow Timber Works, Prop. K. Grant, Leeds
Carpenter
- raised roof trusses
-Renovation of old barns (e.g. Old Malthouse)

08/2004-11/08   Bellweather Ltd, Keighley
Apprentice
- slate and tile
"""


def test_what_a_person_types_by_hand_is_read_as_it_was_meant() -> None:
    """A dash without its space, a year of two digits, and an owner before the town."""
    told = _told(plain(TYPED))
    assert [(one.title, one.start, one.end, one.location) for one in told.experiences] == [
        ("Carpenter", "2009", "2016-03", "Leeds"),
        ("Apprentice", "2004-08", "2008-11", "Keighley"),
    ]
    assert told.experiences[0].highlights == (
        "raised roof trusses",
        "Renovation of old barns (e.g. Old Malthouse)",
    )
