"""Several schools, or several degrees of one school, told in one message: each with its own years, none invented."""

import pytest

from interview_app.guide.hearing import schools
from tests.guide.scripted import play
from tests.guide.test_stations import BY_HAND

Told = tuple[str | None, str | None, str | None, str | None]


def heard(said: str, asked: str, at: str | None = None) -> list[Told]:
    """School, degree and years of each."""
    found = [schools.heard(said, asked=asked), *schools.others(said, asked=asked, at=at)]
    return [(one.institution, one.study_type, one.started, one.finished) for one in found]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "Realschule Ulm, Berufsschule Neu-Ulm, Meisterschule Stuttgart",
            [
                ("Realschule Ulm", None, None, None),
                ("Berufsschule Neu-Ulm", None, None, None),
                ("Meisterschule Stuttgart", None, None, None),
            ],
        ),
        (
            "Gymnasium Aalen 1994-2003, Uni Stuttgart 2003-2008 and then Leeds College",
            [
                ("Gymnasium Aalen", None, "1994", "2003"),
                ("Uni Stuttgart", None, "2003", "2008"),
                ("Leeds College", None, None, None),
            ],
        ),
        (
            "1994–2003 Gymnasium Aalen, 2003–2008 Uni Stuttgart",
            [("Gymnasium Aalen", None, "1994", "2003"), ("Uni Stuttgart", None, "2003", "2008")],
        ),
        (
            "I went to Leeds Grammar School, Leeds College and the University of York",
            [
                ("Leeds Grammar School", None, None, None),
                ("Leeds College", None, None, None),
                ("University of York", None, None, None),
            ],
        ),
        (
            "Harrogate Grammar School, then Leeds Uni for a BSc in Maths 2010-2013",
            [("Harrogate Grammar School", None, None, None), ("Leeds Uni", "BSc in Maths", "2010", "2013")],
        ),
        (
            "BS in Business from Ohio State, graduated 2024, and before that Lincoln High School",
            [("Ohio State", "BS in Business", None, "2024"), ("Lincoln High School", None, None, None)],
        ),
        (
            "Umschulung zur Fachinformatikerin, IHK Dortmund 2018 bis 2020; davor Ausbildung zur Bankkauffrau bei der Sparkasse "
            "2003-2005",
            [
                ("IHK Dortmund", "Umschulung zur Fachinformatikerin", "2018", "2020"),
                ("Sparkasse", "Ausbildung zur Bankkauffrau", "2003", "2005"),
            ],
        ),
        ("HF Pflege am BZ Pflege Bern, 2009-2012", [("BZ Pflege Bern", "HF Pflege", "2009", "2012")]),
        ("Balliol College, University of Oxford", [("Balliol College, University of Oxford", None, None, None)]),
        (
            "University of Bristol, School of Medicine",
            [("University of Bristol, School of Medicine", None, None, None)],
        ),
        ("Universität München, Fakultät für Physik", [("Universität München, Fakultät für Physik", None, None, None)]),
        ("Gymnasium am Kaiserdom", [("Gymnasium am Kaiserdom", None, None, None)]),
        ("University of Texas at Austin", [("University of Texas at Austin", None, None, None)]),
    ],
)
def test_schools_with_commas(said: str, told: list[Told]) -> None:
    """Each school is one; a part of a university is none of its own."""
    assert heard(said, "institution") == told


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "BSc in Nursing 2010, and later an MSc in Public Health in 2014",
            [(None, "BSc in Nursing", None, "2010"), ("UCC", "MSc in Public Health", None, "2014")],
        ),
        ("Abitur und danach eine Lehre als Tischler", [(None, "Abitur", None, None), ("UCC", "Lehre als Tischler", None, None)]),
        (
            "Gesellenbrief 2001, Meisterbrief 2008",
            [(None, "Gesellenbrief", None, "2001"), ("UCC", "Meisterbrief", None, "2008")],
        ),
        (
            "Diplom Pflegefachfrau HF und CAS Palliative Care",
            [(None, "Diplom Pflegefachfrau HF", None, None), ("UCC", "CAS Palliative Care", None, None)],
        ),
        (
            "a bachelor in history and then a PGCE at Durham",
            [(None, "Bachelor in history", None, None), ("Durham", "PGCE", None, None)],
        ),
        ("BA in Education and Training", [(None, "BA in Education and Training", None, None)]),
        ("diploma in nursing and midwifery", [(None, "diploma in nursing and midwifery", None, None)]),
    ],
)  # fmt: skip
def test_degrees_told_with_the_answer_about_a_degree(said: str, told: list[Told]) -> None:
    """Each is one more of the same school, unless another is named; a subject with "and" stays whole."""
    assert heard(said, "study_type", "UCC") == told


def test_degrees_of_one_school_stand_in_the_form_and_are_said_back() -> None:
    """Told where the degree was asked for."""
    done = play(
        {
            **BY_HAND,
            "ask job.organization": "Holt & Sons since 2019",
            "ask job.title": "baker",
            "choose school": "yes",
            "ask school.institution": "Leeds College",
            "ask school.study_type": "NVQ Level 2 2008, then an NVQ Level 3 in 2010",
            "ask school.finished": "2008",
        },
        until="choose role",
    )
    assert done.known.timeline is not None
    learned = [(one.institution, one.study_type, one.end) for one in done.known.timeline.education]
    assert sorted(learned, key=str) == [
        ("Leeds College", "NVQ Level 2", "2008"),
        ("Leeds College", "NVQ Level 3", "2010"),
    ]
    said = "\n".join(turn.text for turn in done.person.turns)  # type: ignore[attr-defined]
    assert "And one school or degree more: NVQ Level 3, Leeds College, 2010." in said


@pytest.mark.parametrize(
    ("said", "institution", "degree", "area", "finished"),
    [
        (
            "University of Pune — B.E. Computer Science, 2014",
            "University of Pune",
            "B.E. Computer Science",
            None,
            "2014",
        ),
        ("Hochschule Ulm - B.Eng. Medizintechnik 2012", "Hochschule Ulm", "B.Eng. Medizintechnik", None, "2012"),
        ("Lycée Technique de Dakar, Baccalauréat 2006", "Lycée Technique de Dakar", "Baccalauréat", None, "2006"),
        ("Glasgow Caledonian, like I said", "Glasgow Caledonian", None, None, None),
        ("I studied Geography at Durham University, BA", "Durham University", "BA", "Geography", None),
        ("Ich habe an der TU Dresden Maschinenbau studiert", "TU Dresden", None, "Maschinenbau", None),
        ("Ich habe an der Universität Ulm studiert", "Universität Ulm", None, None, None),
        ("University of Leeds, BA History, 2010, and an MA in 2012", "University of Leeds", "BA History", None, "2010"),
    ],
)
def test_school_degree_and_subject_stand_apart(
    said: str, institution: str, degree: str | None, area: str | None, finished: str | None
) -> None:
    """By a comma, a dash or the sentence; what points back is none of the name."""
    told = schools.heard(said, asked="institution")
    assert (told.institution, told.study_type, told.area, told.finished) == (institution, degree, area, finished)


def test_a_degree_alone_is_that_of_the_school_before_it() -> None:
    """And not of the one behind it."""
    said = "I studied Geography at Durham University, BA, and then did my PGCE at Leeds Trinity"
    assert schools.heard(said, asked="institution").study_type == "BA"
    (other,) = schools.others(said)
    assert (other.institution, other.study_type) == ("Leeds Trinity", "PGCE")
