"""A line under a school's dates belongs to that school: it is neither the next one nor a field of
study, and never lost.
"""

import pytest

from interview_app.domain.timeline import Education, SkeletonTimeline
from tests.extraction_understanding.pages import line, pdf, plain, read

WORK = (
    "Ilse Brandt\nilse.brandt@mailbox.example\n\nWork experience\n\nHead Gardener, Kew Mount "
    "Estate\n2019 - 2023\n"
)


def _schools(text: str) -> tuple[Education, ...]:
    found = read(plain(f"{WORK}\nEducation\n\n{text}")).skeleton_timeline
    assert found is not None
    return found.education


TWO = ("University of Eastmere", "Kettle Valley High School")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (
            "BSc Horticulture\nUniversity of Eastmere\n2012 - 2015\n",
            "High School Diploma\nKettle Valley High School\n2012",
        ),
        (
            "University of Eastmere\nBSc Horticulture\n2012 - 2015\n",
            "Kettle Valley High School\nHigh School Diploma\n2012",
        ),
        (
            "2012 - 2015\nUniversity of Eastmere\nBSc Horticulture\n",
            "2012\nKettle Valley High School\nHigh School Diploma",
        ),
    ],
)
def test_a_line_below_a_school_is_no_school(first: str, second: str) -> None:
    """Whichever of the lines of a school comes first."""
    one, other = _schools(f"{first}Minor in Statistics\n\n{second}\n")
    assert (one.institution, one.study_type, one.highlights) == (
        TWO[0],
        "BSc Horticulture",
        ("Minor in Statistics",),
    )
    assert (other.institution, other.study_type, other.end) == (
        TWO[1],
        "High School Diploma",
        "2012",
    )


def test_a_subject_below_the_dates_is_the_field() -> None:
    """The honest neighbour of the rule above."""
    (one,) = _schools("BSc\nUniversity of Eastmere\n2012 - 2015\nHorticultural Science\n")
    assert (one.area, one.highlights) == ("Horticultural Science", ())


def test_how_a_training_ended_is_kept() -> None:
    """A German line with a label of schools stands below the dates and is told as the person wrote
    it.
    """
    one, other = _schools(
        "08/2012 - 07/2015\nAusbildung zur Gärtnerin\nBerufsschule Lübeck\nAbschluss: "
        "Gesellenbrief, Note 2,1\n\n"
        "2006 - 2012\nMittlere Reife\nRealschule Moisling\n"
    )
    assert one.highlights == ("Abschluss: Gesellenbrief, Note 2,1",)
    assert (other.institution, other.study_type) == ("Realschule Moisling", "Mittlere Reife")


def test_a_school_is_no_degree_where_its_certificate_has_an_unknown_name() -> None:
    """`Tawjihi` below a school with its town in a script without capitals."""
    (one,) = _schools("Al Rashid Secondary School, إربد\n2007\nTawjihi\n")
    assert (one.institution, one.location, one.study_type) == (
        "Al Rashid Secondary School",
        "إربد",
        "Tawjihi",
    )


def test_a_field_behind_its_degree_is_kept_beside_a_town() -> None:
    """`Universidad de Vasconia, Vitoria` over `Grado en Traducción`: the town was taken for the
    field, and the field was lost.
    """
    (one, other) = _schools(
        "Universidad de Vasconia, Vitoria\nGrado en Traducción\n2008 - 2012\n\nColegio "
        "Usandizaga\nBachillerato\n2006 - 2008\n"
    )
    assert (one.institution, one.location, one.study_type, one.area) == (
        "Universidad de Vasconia", "Vitoria", "Grado", "Traducción",
    )  # fmt: skip
    assert (other.institution, other.study_type) == ("Colegio Usandizaga", "Bachillerato")


def test_a_german_trade_that_is_named_for_its_field_stays_whole() -> None:
    """One trade is "Elektroniker für Betriebstechnik"; a degree in a field is still parted."""
    trade = _schools(
        "Ausbildung zum Elektroniker für Betriebstechnik, Stadtwerke Kassel, 2012 – 2015\n"
    )[0]
    assert (trade.study_type, trade.area) == (
        "Ausbildung zum Elektroniker für Betriebstechnik",
        None,
    )
    degree = _schools("Bachelor of Science in Horticulture, University of Eastmere, 2012 – 2015\n")[
        0
    ]
    assert (degree.study_type, degree.area) == ("Bachelor of Science", "Horticulture")


TRAINED = (
    ("2011 – 2012", "NVQ Level 3 Health and Social Care", "Rotherham College"),
    ("2023", "Safeguarding Adults Level 2", ""),
    ("2018", "First Aid at Work", ""),
)


def _trained(rows: tuple[tuple[str, str, str], ...]) -> SkeletonTimeline:
    """A page of these rows under one heading: when, what and where."""
    lines = [
        line("Joan Thackeray", 50, 40, size=20, bold=True),
        line("joan.thackeray@mailbox.example", 50, 70),
        line("Work experience", 50, 110, size=14, bold=True),
        line("2013 – 2021", 50, 130),
        line("Care Assistant", 150, 130, bold=True),
        line("Meadow Bank Ltd", 150, 144),
        line("Education and training", 50, 180, size=14, bold=True),
    ]
    y = 200.0
    for when, what, where in rows:
        lines += [line(when, 50, y), line(what, 150, y, bold=True)]
        if where:
            lines.append(line(where, 150, y + 14))
        y += 34
    timeline = read(pdf(*lines)).skeleton_timeline
    assert timeline is not None
    return timeline


def test_without_a_school_nothing_tells_a_course() -> None:
    """Where no entry has school and degree, a name with its year may be either."""
    assert _trained(TRAINED[1:]).certificates == ()
