"""Forms and tables name the fields of their entries; each value goes where the name beside or above
it says.
"""

from itertools import count

from interview_app.extraction.document import Document, Line, Page, Span
from tests.extraction_understanding.pages import line, pdf, plain, read

AGENCY = (
    (("1. Angaben zur Person",),),
    (
        ("Name, Vorname", "Yusuf Demirel", "Telefon", "0176 55501498"),
        ("Wohnort", "51149 Köln", "E-Mail", "yusuf@mailbox.example"),
    ),
    (("2. Beruflicher Werdegang",),),
    (
        ("von", "bis", "Arbeitgeber", "Ort", "Tätigkeit als"),
        ("03.2019", "laufend", "Rheinwerk", "Köln", "Disponent"),
        ("02.2017", "07.2018", "Hafenlager", "", "Lagerhelfer"),
    ),
    (("3. Was ich gelernt habe",),),
    (("von", "bis", "Schule", "Abschluss"), ("1998", "2002", "Aras Okulu", "Lise Diploması")),
)
"""Tables of a sheet as an agency has it: rows of cells; an empty one is left out as Word does."""


def _word(*tables: tuple[tuple[str, ...], ...]) -> Document:
    block = count()
    return Document(
        "docx",
        [
            Page(
                lines=[
                    Line(
                        [Span(text, bold=len(cells) == 1)],
                        block=next(block),
                        cell=(at, row, column),
                    )
                    for at, table in enumerate(tables)
                    for row, cells in enumerate(table)
                    for column, text in enumerate(cells)
                    if text
                ]
            )
        ],
    )


def _jobs(document: Document) -> list[tuple[str | None, ...]]:
    timeline = read(document).skeleton_timeline
    assert timeline is not None
    return [(e.title, e.organization, e.location, e.start, e.end) for e in timeline.experiences]


def test_columns_are_what_the_head_row_names() -> None:
    """Also where a cell is empty, and under a numbered heading whose words no list has."""
    document = _word(*AGENCY)
    found = read(document)
    assert _jobs(document) == [
        ("Disponent", "Rheinwerk", "Köln", "2019-03", "present"),
        ("Lagerhelfer", "Hafenlager", None, "2017-02", "2018-07"),
    ]
    assert found.skeleton_timeline is not None
    assert found.applicant_profile is not None
    (school,) = found.skeleton_timeline.education
    assert (school.institution, school.start, school.end) == ("Aras Okulu", "1998", "2002")
    basics = found.applicant_profile.basics
    assert (basics.name, basics.location and basics.location.city) == ("Yusuf Demirel", "Köln")


def test_a_table_of_a_page_is_read_row_by_row() -> None:
    """Long values are broken within their column, and dates too."""
    lefts = (40, 100, 160, 260)
    rows = (
        ("From", "To", "Employer", "Job title"),
        ("Sep", "May", "Fennel Rye", "Warehouse"),
        ("2017", "2021", "Groceries", "Supervisor"),
        ("Aug", "Aug", "Birchfield", "Operative"),
        ("2014", "2017", "", ""),
    )
    cells = [
        line(text, x, 140 + 13 * at)
        for at, row in enumerate(rows)
        for x, text in zip(lefts, row, strict=True)
        if text
    ]
    head = (
        line("Priya Dass", 40, 40, size=20),
        line("priya@mailbox.example", 40, 70),
        line("Employment history", 40, 110, size=14, bold=True),
    )
    assert _jobs(pdf(*head, *cells)) == [
        ("Warehouse Supervisor", "Fennel Rye Groceries", None, "2017-09", "2021-05"),
        ("Operative", "Birchfield", None, "2014-08", "2017-08"),
    ]


def test_what_an_unknown_name_stands_for_is_told_by_its_values() -> None:
    """A language without names of fields: they come again with each entry."""
    document = plain("""
Gita Sharma
gita@mailbox.example

Experience

Kaal: 2019 - 2022
Pad: Staff Nurse
Sanstha: Himal Hospital Ltd

Kaal: 2015 - 2018
Pad: Care Assistant
Sanstha: Annapurna Clinic Ltd
""")
    assert _jobs(document) == [
        ("Staff Nurse", "Himal Hospital Ltd", None, "2019", "2022"),
        ("Care Assistant", "Annapurna Clinic Ltd", None, "2015", "2018"),
    ]


def test_a_field_that_an_entry_has_no_place_for_keeps_its_name() -> None:
    """Its value alone would say nothing."""
    document = plain("""
Mara Lindt
mara@mailbox.example

Berufserfahrung

Zeitraum: 01/2020 - heute
Arbeitgeber: Ulmer Bau
Position: Polierin
Vergütung: Tarif C

Zeitraum: 01/2016 - 12/2019
Arbeitgeber: Alb Tiefbau
Position: Maurerin
Vergütung: Tarif B
""")
    timeline = read(document).skeleton_timeline
    assert timeline is not None
    assert [e.highlights for e in timeline.experiences] == [
        ("Vergütung: Tarif C",),
        ("Vergütung: Tarif B",),
    ]


def test_a_person_with_dated_entries_is_never_refused() -> None:
    """Where name, address and several times stand, what was read is kept, however little."""
    document = plain("""
Kofi Adu
kofi@mailbox.example

2019 - 2021: zzq
2016 - 2018: vvb
2012 - 2015: ttr
""")
    assert read(document).is_resume


LABELLED = """
Wanda Pacheco
wanda.pacheco@mailbox.example

Work experience

Employer: Boa Vista Foundry – Joinville/SC
Position: Safety Engineer
Period: 08/2019 to 02/2024
Main things done:
- Trained 420 colleagues for work at heights.
- Kept the plan of risks.

Employer: Itapocu – São Bento/SC
Position: Safety Assistant
Period: 03/2015 to 07/2019
Main things done:
- Daily rounds on the site.
"""


def test_a_list_behind_the_last_field_tells_of_the_entry() -> None:
    """Whatever the line over it is called; the town stands behind a dash in every entry."""
    document = plain(LABELLED)
    assert _jobs(document) == [
        ("Safety Engineer", "Boa Vista Foundry", "Joinville/SC", "2019-08", "2024-02"),
        ("Safety Assistant", "Itapocu", "São Bento/SC", "2015-03", "2019-07"),
    ]
    timeline = read(document).skeleton_timeline
    assert timeline is not None
    assert [one.highlights for one in timeline.experiences] == [
        ("Trained 420 colleagues for work at heights.", "Kept the plan of risks."),
        ("Daily rounds on the site.",),
    ]
