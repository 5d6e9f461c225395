"""A side bar beside the text at one distance of lines, and what lists in slim columns say."""

from interview_app.extraction.document import Document, Page
from tests.extraction_understanding.pages import line, pdf, read

BAR = (
    "#Kontakt", "Köln", "+49 221 555 0166", "lale@mailbox.example", "#Kenntnisse", "Figma – Gute Kenntnisse",
    "HTML – Grundkenntnisse", "#Sprachen", "Deutsch", "Muttersprache", "Englisch", "B2", "#Sonstiges",
    "Führerschein Klasse B", "Schülersprecherin 2018/2019",
)  # fmt: skip
TEXT = (
    "#Berufserfahrung", "Grafikerin", "Agentur Farbklecks, Köln", "08/2023 – heute",
    "• Gestaltung von Broschüren und Bannern für", "Kulturkunden", "Aushilfe (Nebenjob)", "Café Rheinblick, "
                                                                                          "Köln",
    "03/2020 – 07/2023", "#Ausbildung", "Ausbildung Mediengestalterin", "Berufskolleg Köln", "08/2020 – 07/2023",
)  # fmt: skip


def _page() -> Document:
    rows = [line("Lale Brandt", 210, 40, size=22, bold=True)]
    for left, texts in ((20.0, BAR), (210.0, TEXT)):
        for at, text in enumerate(texts):
            head = text.startswith("#")
            rows.append(
                line(text.lstrip("#"), left, 100 + 14 * at, size=11 if head else 9, bold=head)
            )
    return pdf(*rows)


def test_headings_at_the_height_of_rows_by_chance_are_those_of_a_side_bar() -> None:
    """Both sides have sections in one look; the bar's headings label no rows of the text."""
    known = read(_page())
    assert known.skeleton_timeline is not None
    assert [(one.title, one.organization, one.location) for one in known.skeleton_timeline.experiences] == [
        ("Grafikerin", "Agentur Farbklecks", "Köln"), ("Aushilfe", "Café Rheinblick", "Köln"),
    ]  # fmt: skip
    assert [one.institution for one in known.skeleton_timeline.education] == ["Berufskolleg Köln"]
    assert [(one.language, one.fluency) for one in known.skeleton_timeline.languages] == [
        ("Deutsch", "Muttersprache"), ("Englisch", "B2"),
    ]  # fmt: skip


def test_a_heading_above_the_other_side_stays_with_what_is_under_it() -> None:
    """The bar begins lower than the heading beside it, which heads the jobs and not the bar."""
    raised = [
        line(one.text, 210, 84, size=11, bold=True) if one.text == "Berufserfahrung" else one
        for one in _page().pages[0].lines
    ]
    known = read(pdf(*raised))
    assert known.text.index("Schülersprecherin") < known.text.index("Berufserfahrung")
    assert known.skeleton_timeline is not None
    assert len(known.skeleton_timeline.experiences) == 2


def test_a_bare_town_in_the_contact_section_is_where_somebody_lives() -> None:
    """Its heading says so."""
    profile = read(_page()).applicant_profile
    assert profile is not None
    assert profile.basics.location is not None
    assert profile.basics.location.city == "Köln"


def test_a_line_that_ends_as_no_item_does_goes_on_below() -> None:
    """Behind "für" the noun of the next line follows, however far the line reaches; how somebody
    was employed is no place.
    """
    known = read(_page())
    assert known.skeleton_timeline is not None
    one, other = known.skeleton_timeline.experiences
    assert one.highlights == ("Gestaltung von Broschüren und Bannern für Kulturkunden",)
    assert other.employment_type == "Nebenjob"


def _columns(*texts: tuple[float, tuple[str, ...]]) -> Document:
    """Columns of these lines; "#" begins a heading, and how large it is says the left edge."""
    rows = [line("Lale Brandt", 40, 40, size=22, bold=True)]
    for left, lines in texts:
        for at, text in enumerate(lines):
            head = text.startswith("#")
            size = 12 if head else 9
            rows.append(line(text.lstrip("#"), left, 100 + 14 * at, size=size, bold=head))
    return pdf(*rows, width=640)


def test_headings_of_three_columns_are_not_those_of_a_table() -> None:
    """Each column has a second heading under the first, as no column of a table has."""
    known = read(
        _columns(
            (30, ("#Kontakt", "lale@mailbox.example", "50667 Köln", "#Sprachen", "Deutsch", "Englisch")),
            (200, ("#Beruf", "08/2023 – heute", "Grafikerin", "Agentur Farbklecks · Köln", "• Broschüren und Banner",
                   "03/2020 – 07/2023", "Aushilfe", "Café Rheinblick · Köln", "• Theke und Kasse")),
            (430, ("#Ausbildung", "08/2017 – 02/2020", "Mediengestalterin", "Berufskolleg Köln", "#Kurse",
                   "Typografie", "2021")),
        )
    )  # fmt: skip
    assert known.skeleton_timeline is not None
    assert [(one.title, one.organization) for one in known.skeleton_timeline.experiences] == [
        ("Grafikerin", "Agentur Farbklecks"),
        ("Aushilfe", "Café Rheinblick"),
    ]
    assert known.skeleton_timeline.education[0].institution == "Berufskolleg Köln"


def test_a_bar_at_the_right_has_its_own_headings_also_one_of_own_words() -> None:
    """They are smaller than the page's and stood under its last one, the schools."""
    page = _columns(
        (330, ("#Kontakt", "+49 221 555 0166", "lale@mailbox.example", "#Kenntnisse", "Figma", "Druckvorstufe",
               "#Sprachen", "Deutsch", "Englisch", "#Mag ich", "Rudern", "Chor", "Keramik")),
    )  # fmt: skip
    rows = [
        line("Berufserfahrung", 30, 96, size=14, bold=True),
        line("08/2023 – heute Grafikerin, Agentur Farbklecks", 30, 120, size=9),
        line("• Gestaltung von Broschüren und Bannern", 30, 134, size=9),
        line("03/2020 – 07/2023 Aushilfe, Café Rheinblick", 30, 148, size=9),
        line("• Theke, Kasse und Bestellungen am Abend", 30, 162, size=9),
        line("Ausbildung", 30, 190, size=14, bold=True),
        line("08/2017 – 02/2020 Mediengestalterin, Berufskolleg Köln", 30, 212, size=9),
        line("• Schwerpunkt Gestaltung und Technik", 30, 226, size=9),
        line("2017 Abitur, Gymnasium Nippes", 30, 240, size=9),
    ]
    known = read(pdf(*page.pages[0].lines, *rows, width=640))
    assert known.skeleton_timeline is not None
    schools = [(one.institution, one.highlights) for one in known.skeleton_timeline.education]
    assert [name for name, _ in schools] == ["Berufskolleg Köln", "Gymnasium Nippes"]
    skills = [word for group in known.skeleton_timeline.skills for word in group.keywords]
    assert skills[:2] == ["Figma", "Druckvorstufe"]


def test_a_column_of_dates_beside_a_side_bar_goes_on_over_the_page() -> None:
    """The headings of the main part stand neither at the dates nor at the text; on the next page
    they were read before all entries, and those under the last of them.
    """
    bar = [
        ("Kontakt", "lale@mailbox.example", "50667 Köln"),
        ("Kenntnisse", "Geduld", "Humor", "Interessen", "Rudern", "Chor", "Keramik"),
    ]
    main = [
        ("Berufserfahrung", [("08/2023 – heute", "Grafikerin", "Agentur Farbklecks GmbH"),
                             ("03/2020 – 07/2023", "Aushilfe", "Café Rheinblick GmbH")]),
        ("Berufserfahrung (Fortsetzung)", [("08/2017 – 02/2020", "Mediengestalterin", "Druckhaus Süd GmbH"),
                                           ("2015 – 2017", "Setzerin", "Verlag Nord GmbH")]),
    ]  # fmt: skip
    pages = []
    for number, (side, (heading, entries)) in enumerate(zip(bar, main, strict=True)):
        lines = [
            line(
                text,
                20,
                54 + 24 * at,
                bold=text in ("Kontakt", "Kenntnisse", "Interessen"),
                page=number,
            )
            for at, text in enumerate(side)
        ]
        lines.append(line(heading, 232, 54, size=13, bold=True, page=number))
        for at, (time, *told) in enumerate(entries):
            top = 78 + 50 * at
            lines.append(line(time, 218, top, size=8, bold=True, page=number))
            lines += [
                line(text, 295, top + 12 * n, size=10, bold=not n, page=number)
                for n, text in enumerate((*told, "• Entwürfe und Reinzeichnung"))
            ]
        pages.append(Page(595, 842, lines))
    pages[0].lines += [
        line("Lale Ada", 218, 14, size=20, bold=True),
        line("Entwirft seit zwölf Jahren, was gedruckt wird.", 218, 38),
    ]
    pages[1].lines += [
        line("Ausbildung", 232, 200, size=13, bold=True, page=1),
        line("2012 – 2015", 218, 224, size=8, bold=True, page=1),
        line("Abitur", 295, 224, bold=True, page=1),
        line("Gymnasium Nippes", 295, 236, page=1),
    ]
    known = read(Document("pdf", pages))
    assert known.skeleton_timeline is not None
    assert [one.institution for one in known.skeleton_timeline.education] == ["Gymnasium Nippes"]
    assert [(one.title, one.organization) for one in known.skeleton_timeline.experiences] == [
        ("Grafikerin", "Agentur Farbklecks GmbH"),
        ("Aushilfe", "Café Rheinblick GmbH"),
        ("Mediengestalterin", "Druckhaus Süd GmbH"),
        ("Setzerin", "Verlag Nord GmbH"),
    ]
