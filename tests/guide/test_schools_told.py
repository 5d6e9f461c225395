"""Several schools, or several degrees of one school, told in one message: each with its own years,
none invented.
"""

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
            [
                ("Harrogate Grammar School", None, None, None),
                ("Leeds Uni", "BSc in Maths", "2010", "2013"),
            ],
        ),
        (
            "BS in Business from Ohio State, graduated 2024, and before that Lincoln High School",
            [
                ("Ohio State", "BS in Business", None, "2024"),
                ("Lincoln High School", None, None, None),
            ],
        ),
        (
            "Umschulung zur Fachinformatikerin, IHK Dortmund 2018 bis 2020; davor Ausbildung zur "
            "Bankkauffrau bei der Sparkasse "
            "2003-2005",
            [
                ("IHK Dortmund", "Umschulung zur Fachinformatikerin", "2018", "2020"),
                ("Sparkasse", "Ausbildung zur Bankkauffrau", "2003", "2005"),
            ],
        ),
        (
            "HF Pflege am BZ Pflege Bern, 2009-2012",
            [("BZ Pflege Bern", "HF Pflege", "2009", "2012")],
        ),
        (
            "Balliol College, University of Oxford",
            [("Balliol College, University of Oxford", None, None, None)],
        ),
        (
            "University of Bristol, School of Medicine",
            [("University of Bristol, School of Medicine", None, None, None)],
        ),
        (
            "Universität München, Fakultät für Physik",
            [("Universität München, Fakultät für Physik", None, None, None)],
        ),
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
    """Each is one more of the same school, unless another is named; a subject with "and" stays
    whole.
    """
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
        (
            "Hochschule Ulm - B.Eng. Medizintechnik 2012",
            "Hochschule Ulm",
            "B.Eng. Medizintechnik",
            None,
            "2012",
        ),
        (
            "Lycée Technique de Dakar, Baccalauréat 2006",
            "Lycée Technique de Dakar",
            "Baccalauréat",
            None,
            "2006",
        ),
        ("Glasgow Caledonian, like I said", "Glasgow Caledonian", None, None, None),
        (
            "I studied Geography at Durham University, BA",
            "Durham University",
            "BA",
            "Geography",
            None,
        ),
        (
            "Ich habe an der TU Dresden Maschinenbau studiert",
            "TU Dresden",
            None,
            "Maschinenbau",
            None,
        ),
        ("Ich habe an der Universität Ulm studiert", "Universität Ulm", None, None, None),
        (
            "University of Leeds, BA History, 2010, and an MA in 2012",
            "University of Leeds",
            "BA History",
            None,
            "2010",
        ),
    ],
)
def test_school_degree_and_subject_stand_apart(
    said: str, institution: str, degree: str | None, area: str | None, finished: str | None
) -> None:
    """By a comma, a dash or the sentence; what points back is none of the name."""
    told = schools.heard(said, asked="institution")
    assert (told.institution, told.study_type, told.area, told.finished) == (
        institution,
        degree,
        area,
        finished,
    )


def test_a_degree_alone_is_that_of_the_school_before_it() -> None:
    """And not of the one behind it."""
    said = "I studied Geography at Durham University, BA, and then did my PGCE at Leeds Trinity"
    assert schools.heard(said, asked="institution").study_type == "BA"
    (other,) = schools.others(said)
    assert (other.institution, other.study_type) == ("Leeds Trinity", "PGCE")


@pytest.mark.parametrize(
    ("said", "school", "place", "degree", "finished"),
    [
        ("Ausbildung zum Elektroniker bei Wimmer in Bogen 2006 bis 2009", "Wimmer", "Bogen", "Ausbildung zum Elektroniker", "2009"),
        ("School of Nursing in Leeds, 2010", "School of Nursing", "Leeds", None, "2010"),
        ("Institut für Bildung in Wien", "Institut für Bildung in Wien", None, None, None),
        ("Left school at 16, no A levels, nothing. Apprenticeship as a fitter at British Steel "
         "though.",
         "British Steel", None, "Apprenticeship as a fitter", None),
        ("Die Matura hab ich 2019 in der Abendschule nachgeholt", "Abendschule", None, "Matura", "2019"),
        ("University of Warwick\nBSc, Mathematics\n2012 - 2015", "University of Warwick", None, "BSc, Mathematics", "2015"),
        ("I did my City & Guilds at Holyhead College, 1978", "Holyhead College", None, "City & Guilds", "1978"),
    ],
)  # fmt: skip
def test_a_school_its_town_and_what_was_finished_there(
    said: str, school: str, place: str | None, degree: str | None, finished: str | None
) -> None:
    """A town led in is its own, what was not learned is none, and lines that were pasted are parts
    of one entry.
    """
    one = schools.heard(said, asked="institution")
    assert (one.institution, one.place, one.finished) == (school, place, finished)
    assert one.study_type in (degree, f"die {degree}", f"Die {degree}")


@pytest.mark.parametrize(
    ("said", "more"),
    [
        ("BSc Nursing at the University of Bradford, 2015, and I'm doing a master's at Leeds "
         "Beckett at the moment",
         ("Leeds Beckett", None)),
        ("MA Design, Glasgow School of Art, 2014; BA Graphics, UMPRUM Prague, 2012", ("UMPRUM Prague", "2012")),
        ("Lehre zur Bäckerin bei Resch in Wels, fertig 2013. Und die Matura hab ich 2019 in der "
         "Abendschule nachgeholt",
         ("Abendschule", "2019")),
        ("University of Warwick\nBSc, Mathematics\n2012 - 2015\n\nHarris Academy\nA levels: "
         "Maths (A*)\n2010 - 2012",
         ("Harris Academy", "2012")),
    ],
)  # fmt: skip
def test_the_school_told_behind_the_first_has_its_own_name_and_year(
    said: str, more: tuple[str, str | None]
) -> None:
    """Without what is only of the moment."""
    (one,) = schools.others(said)
    assert (one.institution, one.finished) == more


def test_what_was_finished_has_no_place_in_it() -> None:
    """The school is told by itself."""
    told = schools.others(
        "Lehre bei Resch in Wels, fertig 2013. Und die Matura hab ich 2019 in der Abendschule "
        "nachgeholt"
    )
    assert [one.study_type for one in told] == ["Matura"]


def test_a_degree_told_along_with_the_answer_about_a_degree_is_its_own() -> None:
    """With its own school and year."""
    assert heard(
        "Lehrabschluss Bäckerin, und Matura 2019 am Abendgymnasium Linz", "study_type", "Resch"
    ) == [
        (None, "Lehrabschluss Bäckerin", None, None),
        ("Abendgymnasium Linz", "Matura", None, "2019"),
    ]


def test_a_leaving_certificate_of_two_words_is_no_part_of_the_school() -> None:
    """School and what was finished there, with a comma between them."""
    found = schools.heard("Realschule Nord Emden, Mittlere Reife 1988", asked="institution")
    assert (found.institution, found.study_type, found.finished) == (
        "Realschule Nord Emden",
        "Mittlere Reife",
        "1988",
    )
