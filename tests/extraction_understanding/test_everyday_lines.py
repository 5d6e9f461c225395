"""What people write in a line of their own way: a firm's whole time over the posts at it, several
languages in a sentence, a licence or a day of birth among other things, "References on request".
"""

import pytest

from interview_app.domain.timeline import SkeletonTimeline
from interview_app.extraction.document import Document, Line, Page, Span
from interview_app.extraction.resume.understanding import Understanding
from tests.extraction_understanding.pages import plain, read

HEAD = "Tilda Brandwein\nLeer | +49 491 555 0143 | tilda.brandwein@mailbox.example\n\n"
WORK = "Work experience\n\nHead Gardener, Kew Mount Estate\n2019 - 2023\n\n"


def _timeline(found: Understanding) -> SkeletonTimeline:
    assert found.skeleton_timeline is not None
    return found.skeleton_timeline


def _jobs(found: Understanding) -> list[tuple[str | None, str | None]]:
    return [(one.title, one.organization) for one in _timeline(found).experiences]


def test_the_whole_time_at_a_firm_stands_over_the_posts_at_it() -> None:
    """The firm was a job of its own, and the places of work behind the posts their firms."""
    found = read(
        plain(
            f"{HEAD}Expériences professionnelles\n\n03/2012 – 06/2025 : MARELLE OUEST, Rennes (35)\n"
            "2019 - 2025  Second de cuisine, cuisine centrale\n- Encadrement de 6 personnes\n"
            "2012 - 2019  Chef de partie, restaurant du lycée\n- 650 repas par jour\n"
            "2003 - 2012  Commis, Le Relais\n- Envoi au passe\n"
        )
    )
    assert _jobs(found) == [
        ("Second de cuisine", "MARELLE OUEST"),
        ("Chef de partie", "MARELLE OUEST"),
        ("Commis", "Le Relais"),
    ]


def test_rows_of_a_table_under_the_row_of_their_firm() -> None:
    """Each row of a table is an entry, and those within the time of a firm's row are posts at it."""
    lines = [Line([Span(text)], block=at) for at, text in enumerate(HEAD.split("\n")[:2])]
    lines.append(Line([Span("Berufserfahrung", bold=True)], block=4, style="Heading 1"))
    rows = (
        ("04/2011 – heute", "Harzer Feinmechanik GmbH & Co. KG, Goslar"),
        ("01/2018 – heute", "Teamleiterin Qualitätssicherung"),
        ("04/2011 – 12/2017", "Qualitätsprüferin"),
        ("08/2007 – 03/2011", "Wesermetall AG, Holzminden", "Messtechnikerin"),
    )
    cells = [
        (row, column, text)
        for row, (time, *told) in enumerate(rows)
        for column, text in ((0, time), *((1, one) for one in told))
    ]
    for block, (row, column, text) in enumerate(cells, 5):
        lines.append(Line([Span(text)], block=block, cell=(0, row, column)))
    assert _jobs(read(Document("docx", [Page(lines=lines)]))) == [
        ("Teamleiterin Qualitätssicherung", "Harzer Feinmechanik GmbH & Co. KG"),
        ("Qualitätsprüferin", "Harzer Feinmechanik GmbH & Co. KG"),
        ("Messtechnikerin", "Wesermetall AG"),
    ]


@pytest.mark.parametrize(
    ("heading", "line", "told"),
    [
        (
            "Idiomas",
            "Español: nativo. Inglés: B2 (con certificado). Francés: básico",
            [("Español", "nativo"), ("Inglés", "B2 (con certificado)"), ("Francés", "básico")],
        ),
        (
            "Sprachen",
            "Deutsch Muttersprache, Englisch gut in Wort und Schrift",
            [("Deutsch", "Muttersprache"), ("Englisch", "gut in Wort und Schrift")],
        ),
        (
            "Divers",
            "Langues : anglais scolaire, breton notions",
            [("anglais", "scolaire"), ("breton", "notions")],
        ),
        (
            "Skills",
            "German: native; English: fluent; Polish conversational",
            [("German", "native"), ("English", "fluent"), ("Polish", "conversational")],
        ),
    ],
)
def test_languages_and_their_levels_in_one_line(
    heading: str, line: str, told: list[tuple[str, str]]
) -> None:
    """Signs, points and nothing at all part a language from its level and from the next one."""
    found = _timeline(read(plain(f"{HEAD}{WORK}{heading}\n\n{line}\n")))
    assert [(one.language, one.fluency) for one in found.languages] == told


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Führerschein Klasse B, C1E", "Führerschein Klasse B, C1E"),
        ("Full UK driving licence. References available on request.", "Full UK driving licence"),
    ],
)
def test_a_licence_below_the_last_school_is_no_part_of_it(line: str, name: str) -> None:
    """It was the subject of a degree, or something that was told of a school."""
    found = _timeline(
        read(plain(f"{HEAD}{WORK}Education\n\nBoatbuilding, Ely College, 2006\n{line}\n"))
    )
    assert [one.name for one in found.certificates] == [name]
    assert [(one.area, one.highlights) for one in found.education] == [(None, ())]


@pytest.mark.parametrize(
    ("line", "birth"),
    [
        ("née le 14/02/1990 à Brest, permis B", "née le 14/02/1990"),
        ("Born 4 May 1988, British, driving licence", "Born 4 May 1988"),
        ("Nacida el 3 de mayo de 1984 en Lugo · carnet B", "Nacida el 3 de mayo de 1984"),
        ("geb. am 12.05.1979 in Hameln, Führerschein B", "geb. am 12.05.1979"),
    ],
)
def test_a_day_before_all_that_is_told_is_that_of_birth(line: str, birth: str) -> None:
    """No word tells it: it is the one whole day among contact data, years before school and work."""
    found = read(plain(f"{HEAD.strip()}\n{line}\n\n{WORK}"))
    assert found.applicant_profile is not None
    assert found.applicant_profile.basics.birth == birth
    assert len(_timeline(found).certificates) == 1


def test_a_day_that_a_page_was_written_on_is_no_birth() -> None:
    """A day later than what is told of work says when somebody is free, or wrote."""
    found = read(plain(f"{HEAD.strip()}\nAvailable from 01.09.2025\n\n{WORK}"))
    assert found.applicant_profile is not None
    assert found.applicant_profile.basics.birth is None


@pytest.mark.parametrize(
    ("heading", "line"),
    [
        ("Interests\n\nFell running, brewing", "References on request"),
        ("Idiomas\n\nInglés: B2", "Referencias a petición"),
        ("Interessen\n\nSegeln, Chor", "Referenzen auf Anfrage"),
    ],
)
def test_references_on_request_are_no_hobby(heading: str, line: str) -> None:
    """They stood among the interests and the languages of a page."""
    found = read(plain(f"{HEAD}{WORK}{heading}\n{line}\n"))
    left = [found.text[slice(*one.span)] for one in found.in_no_field]
    assert line in left


def test_courses_of_a_day_under_the_heading_of_schools_are_no_jobs() -> None:
    """Two courses of two years on two lines are two, in a document read as one feed as well."""
    found = read(
        plain(
            f"{HEAD}Experiencia profesional\n\n05/2010 – 11/2024: CONSERVAS NORTE S.L., Burela\n"
            "2017 - 2024 Jefa de turno\n- Equipo de 24 personas\n"
            "2010 - 2017 Operaria de envasado\n- Control de sellado\n\n"
            "Formación\n\n2005 – FP Industrias Alimentarias, IES Lugo\n"
            "Curso de manipulador de alimentos, 2019\nCurso de carretillas elevadoras, 2021\n"
        )
    )
    assert [one.end for one in _timeline(found).education] == ["2005", "2019", "2021"]
    assert len(_jobs(found)) == 2
