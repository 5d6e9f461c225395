"""What strangers' own résumés had and the reader took for something else."""

from pathlib import Path

import pytest

from interview_app.extraction.phrases.dates_in_text import date_ranges
from interview_app.use_cases.reading.document import DocumentReader
from tests.extraction_understanding.pages import plain, read

SEVENTH = Path(__file__).parents[2] / "benchmarks" / "layouts" / "fresh" / "seventh" / "files"


def test_columns_go_to_their_ends_where_nothing_crosses_the_gutter() -> None:
    """The left one of three begins below the headings of the one in the middle."""
    with DocumentReader() as reader:
        content = (SEVENTH / "fresh7-08.pdf").read_bytes()
        told = reader.read_now(content, filename="page.pdf").derived.skeleton_timeline
    assert told is not None
    assert [(one.title, one.organization, one.start) for one in told.experiences][:3] == [
        ("Lichtmeister", "Tiroler Bühnenwerke", "2021-09"),
        ("Freier Rigger und Lichtoperator", "Selbstständig", "2018-01"),
        ("Light Technician", "MS Adriatic Star", "2016-11"),
    ]


BOARD = """
Rocío Valdelvira Mota
rocio.valdelvira@example.es

Experiencia

Gobernanta general
Hotel Costa Almiranta, Fuengirola
abril 2019 - actualmente
Sector\tHostelería y turismo
Nivel\tEncargada
Personal a cargo\t34
- Equipo de 34 camareras de pisos

Camarera de pisos
Hotel del Lago, Montreux
junio 2013 - octubre 2015
Sector\tHostelería y turismo
Nivel\tEspecialista
Personal a cargo\t0
- Suites y servicio de cobertura
"""


def test_named_fields_below_a_head_are_no_form() -> None:
    """A job board tells sector and level of each post: the head is the entry's."""
    told = read(plain(BOARD)).skeleton_timeline
    assert told is not None
    assert [(one.organization, one.start) for one in told.experiences] == [
        ("Hotel Costa Almiranta", "2019-04"),
        ("Hotel del Lago", "2013-06"),
    ]


LANGUAGES = """
Ana Ruiz
ana@example.es

Experiencia

Cocinera, Hotel del Lago
junio 2013 - octubre 2015

Idiomas

Castellano: nativa / Euskera: medio (HABE 1, B1)
Alemán: B1, Francés: me defiendo, Catalán
"""


def test_languages_are_parted_outside_of_brackets() -> None:
    """A comma in brackets parts no languages."""
    told = read(plain(LANGUAGES)).skeleton_timeline
    assert told is not None
    assert [(one.language, one.fluency) for one in told.languages] == [
        ("Castellano", "nativa"),
        ("Euskera", "medio (HABE 1, B1)"),
        ("Alemán", "B1"),
        ("Francés", "me defiendo"),
        ("Catalán", None),
    ]


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("2016. január – 2019. augusztus", "2016-01", "2019-08"),
        ("2019. szept. – jelenleg", "2019-09", "present"),
        ("březen 2022 – dosud", "2022-03", "present"),
        ("máj 2018 – jún 2020", "2018-05", "2020-06"),
        ("mai 2019 – prezent", "2019-05", "present"),
    ],
)
def test_dates_of_the_languages_that_came_last(text: str, start: str, end: str) -> None:
    """Czech, Slovak, Hungarian and Romanian; a year may have a point before its month."""
    (found,) = date_ranges(text)
    assert (found.start, found.end) == (start, end)


@pytest.mark.parametrize("said", ["Elternzeit", "Cuidado de hijos", "Maternity leave"])
def test_a_break_in_brackets_is_named_without_them(said: str) -> None:
    """The bracket opens before what it was and closes behind the time."""
    told = read(
        plain(
            f"Ana Doyle\nana@mail.example\n\nWork experience\n\nCook, Hill Bakery, 2019 - 2023\n- Baked rolls\n\n({said} 2016-2018)\n\n"
            "Cashier, Lomond Stores, 2010 - 2015\n- Cash desk"
        )
    ).skeleton_timeline
    assert told is not None
    (own,) = [one for one in told.experiences if one.start == "2016"]
    assert said in (own.title, own.organization)
