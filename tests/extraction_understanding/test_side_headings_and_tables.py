"""Headings of a side bar that are smaller than the page's, and names that stand under the dates in
a slim cell of a table.
"""

from pathlib import Path

import pytest

from interview_app.extraction.document import Document, Line, Page, Span
from interview_app.extraction.page.layout import read_in_order
from interview_app.extraction.sections.headings import sections_of
from interview_app.language.any_language import section_of
from tests.extraction_understanding.pages import line, pdf
from tests.extraction_understanding.test_cuts import timeline
from tests.extraction_understanding.test_in_no_field import document_of

_FRESH = Path(__file__).parents[2] / "benchmarks" / "layouts" / "fresh"
_PAGE = _FRESH / "twelfth" / "files" / "fresh12-12.pdf"


def test_a_side_bar_has_headings_of_its_own_size() -> None:
    """They are smaller than the page's headings, and no labels in its last section."""
    page = [
        line("Juno Wardle", 40, 40, size=20, bold=True),
        line("Experience", 40, 90, size=14, bold=True),
        line("Potter, Wardle Kilns Ltd", 40, 112), line("2012 - 2020", 40, 126), line("Threw nine hundred bowls a "
                                                                                      "year.", 40, 140),
        line("Education", 40, 180, size=14, bold=True),
        line("BA Ceramics, University of Eastmere", 40, 202), line("2009 - 2012", 40, 216),
    ]  # fmt: skip
    bar = [
        ("Reach me", ("juno@mailbox.example", "Stoke")),
        ("Toolbox", ("Kick wheel", "Gas kiln")),
        ("Tongues", ("Welsh", "Polish")),
    ]
    at = 40
    for head, texts in bar:
        page.append(line(head, 400, at, size=11, bold=True))
        page += [line(text, 400, at + 16 + 14 * n) for n, text in enumerate(texts)]
        at += 70
    found = {
        one.kind: [row.text for row in one.rows]
        for one in sections_of(read_in_order(pdf(*page)).rows)
    }
    assert found["skills"] == ["Kick wheel", "Gas kiln"]
    assert found["languages"] == ["Welsh", "Polish"]
    assert "Reach me" not in found["education"]


def test_dated_entries_beside_a_list_of_words_do_not_go_on_with_it() -> None:
    """All jobs of a page were hobbies: its first heading is known by no words, and above the next
    one stood dates, as if entries of the column before went on.
    """
    found = {
        one.kind: [row.text for row in one.rows]
        for one in sections_of(read_in_order(document_of(_PAGE)).rows)
    }
    assert found["interests"] == ["Angeln", "Schach"]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("● TONGUES", "languages"),
        ("Werkzeugkasten", "skills"),
        ("So erreichen Sie mich", "contact"),
    ],
)
def test_less_usual_names_of_sections(text: str, kind: str) -> None:
    """With or without the sign before them."""
    assert section_of(text) == kind


def _table(
    *rows: tuple[list[str], list[str]], heading: str = "Berufserfahrung", heads: bool = True
) -> Document:
    lines = [
        Line([Span("Mara Giebel", None, 16.0, "Sans", True)]),
        Line([Span(heading, None, 13.0, "Sans", True)]),
    ]
    for number, row in enumerate(rows):
        for column, texts in enumerate(row):
            for at, text in enumerate(texts):
                bold = heads and column == 1 and at == 0
                lines.append(Line([Span(text, None, 10.0, "Sans", bold)], cell=(0, number, column)))
    return Document("docx", [Page(lines=lines)])


def test_dates_of_two_lines_are_no_name() -> None:
    """Where the second line of the left cell is a date too, both are the time of the entry."""
    (job,) = timeline(
        _table((["05/2019 –", "04/2021"], ["Hausmeisterin", "Stadtbad Kronau", "– Winterdienst"]))
    ).experiences
    assert (job.organization, job.title) == ("Stadtbad Kronau", "Hausmeisterin")


def test_a_row_of_a_table_beside_its_time_is_one_entry() -> None:
    """Schools of one row went to the training below, and the time of the next one into none."""
    rows = (
        (
            ["09/2006 – 08/2009"],
            ["Umschulung zur Altenpflegerin", "Berufsfachschule für Altenpflege, Löbau"],
        ),
        (
            ["09/1991 – 07/1994"],
            ["Ausbildung zur Textilmechanikerin", "Berufsschulzentrum Zittau"],
        ),
        (["1981 – 1991"], ["Polytechnische Oberschule Löbau, Abschluss 10. Klasse"]),
    )
    document = _table((["2010 – 2020"], ["Altenpflegerin", "Haus Siloah", "– Nachtwachen"]))
    lines = _table(*rows, heading="Ausbildung", heads=False).pages[0].lines[1:]
    for one in lines:
        one.cell = (1, *one.cell[1:]) if one.cell is not None else None
    document.pages[0].lines += lines
    read = timeline(document).education
    assert [(one.institution, one.start) for one in read] == [
        ("Berufsfachschule für Altenpflege", "2006-09"),
        ("Berufsschulzentrum Zittau", "1991-09"),
        ("Polytechnische Oberschule Löbau", "1981"),
    ]


def test_a_row_of_its_own_has_not_the_firm_of_the_row_above() -> None:
    """Two posts stand in one row below their firm; the next row is another one's."""
    rows = (
        (["2019 – 2023"], ["Hotel Miramar", "Köchin (2021 – 2023)", "Beiköchin (2019 – 2021)"]),
        (["2015 – 2018"], ["Küchenhilfe", "– Spülen und Putzen"]),
    )
    jobs = timeline(_table(*rows, heads=False)).experiences
    assert [(one.title, one.organization) for one in jobs] == [
        ("Köchin", "Hotel Miramar"),
        ("Beiköchin", "Hotel Miramar"),
        ("Küchenhilfe", None),
    ]
