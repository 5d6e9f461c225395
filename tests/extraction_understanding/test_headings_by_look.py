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


def test_headings_in_own_words_and_posts_as_items_under_their_firm() -> None:
    """A heading may be half a sentence, a time in brackets does not make items deeds, and a list
    has longer items than a line of words.
    """
    told = (
        "#Où j’ai travaillé", "=LES VERGERS DU LAC", "- Chef d’équipe depuis mars 2020",
        "Taille et cueillette des pommes", "- Ouvrier saisonnier mai 2018 – novembre 2019",
        "(novembre 2017 – avril 2018 : à vélo au Maroc)", "=GAEC DU MENEZ",
        "- Aide à la traite, septembre 2014 – juin 2016", "90 vaches, deux traites par jour",
        "#Ce que j’ai appris à l’école", "BEPA Production, Lycée agricole de Châteaulin (2010 – 2012)",
        "#Ce que je sais faire", "• Conduite de tracteur et nacelle", "• Taille Guyot", "• Greffage", "• Irrigation",
    )  # fmt: skip
    lines = [line("Loïc Quéméneur", 50, 30, size=20), line("loic@mailbox.example", 50, 60)]
    for at, text in enumerate(told):
        size, bold = {"#": (13, True), "=": (10, True)}.get(text[0], (10, False))
        lines.append(line(text.lstrip("#="), 50, 90 + 17 * at, size=size, bold=bold))
    found = read(pdf(*lines)).skeleton_timeline
    assert found is not None
    jobs = [
        (one.organization, one.title, one.start, one.end)
        for one in found.experiences
        if one.start != "2017-11"
    ]
    assert jobs == [
        ("LES VERGERS DU LAC", "Chef d’équipe", "2020-03", "present"),
        ("LES VERGERS DU LAC", "Ouvrier saisonnier", "2018-05", "2019-11"),
        ("GAEC DU MENEZ", "Aide à la traite", "2014-09", "2016-06"),
    ]  # fmt: skip
    assert [one.institution for one in found.education] == ["Lycée agricole de Châteaulin"]
    assert found.skills[0].keywords[0] == "Conduite de tracteur et nacelle"
