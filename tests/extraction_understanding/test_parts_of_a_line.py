"""What one line holds, parted as it is meant: languages, awards, headings that run in, figures,
labels of a table.
"""

import pytest

from interview_app.domain.timeline import SkeletonTimeline
from tests.extraction_understanding.pages import plain, read

HEAD = """
Tessa Okafor
tessa.okafor@mailbox.example | 0113 496 0733

Experience

Ward Nurse, Osprey Trust, 05/2016 – 05/2020
- Planned the weekly rota for eleven colleagues.
"""


def _timeline(text: str) -> SkeletonTimeline:
    found = read(plain(f"{HEAD}\n{text.strip()}")).skeleton_timeline
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("TESSA OKAFOR", "Tessa Okafor"),
        ("TESSA O'BRIEN-OKAFOR", "Tessa O'Brien-Okafor"),
        ("Tessa Okafor RVN", "Tessa Okafor RVN"),
        ("TESSA R. DE LA CRUZ", "Tessa R. de la Cruz"),
        ("TESSA OKAFOR III", "Tessa Okafor III"),
        ("J.R. Okafor", "J.R. Okafor"),
    ],
)
def test_a_name_in_capitals_is_written_as_a_name(written: str, name: str) -> None:
    """Issue 27.4: it stands so on letters and in the names of files. Capitals beside small letters
    mean something: letters behind a name became a name, "Rvn".
    """
    profile = read(plain(HEAD.replace("Tessa Okafor", written))).applicant_profile
    assert profile is not None
    assert profile.basics.name == name


def test_languages_between_commas_are_no_language_with_its_level() -> None:
    """What follows the first comma is a level only where it says how well."""
    listed = _timeline("Languages\n\nDutch, Turkish, English")
    assert [(one.language, one.fluency) for one in listed.languages] == [
        ("Dutch", None),
        ("Turkish", None),
        ("English", None),
    ]
    (one,) = _timeline("Languages\n\nDutch, fluent").languages
    assert (one.language, one.fluency) == ("Dutch", "fluent")


def test_certificates_one_a_line_are_all_kept() -> None:
    """Of lines that all look alike and are hardly dated none tells of the one above it."""
    held = _timeline(
        "Licenses\n\nContractor License #47120 (exp. 12/2027)\n\nJourneyman Wireman, Union Local "
        "82\n\nForklift Operator"
    ).certificates
    assert [one.name for one in held] == [
        "Contractor License #47120 (exp. 12/2027)",
        "Journeyman Wireman, Union Local 82",
        "Forklift Operator",
    ]


def test_a_comma_within_a_figure_parts_no_skills() -> None:
    """A sum of money in a list of skills stays one."""
    (group,) = _timeline("Skills\n\nPlanned a fair that raised £6,200; Budgets,Canva").skills
    assert group.keywords == ("Planned a fair that raised £6,200", "Budgets", "Canva")


def test_a_mark_in_brackets_is_a_score() -> None:
    """A figure behind "Abitur" is no subject."""
    (school,) = _timeline(
        "Education\n\nUbbo-Emmius-Gymnasium, Leer\nAbitur (2,3)\n2005 – 2008"
    ).education
    assert (school.study_type, school.area, school.score) == ("Abitur", None, "2,3")
    (other,) = _timeline(
        "Education\n\nLunden College\nBachelor of Arts in Biology • 3.4\n2004 – 2006"
    ).education
    assert (other.study_type, other.area, other.score) == ("Bachelor of Arts", "Biology", "3.4")


def test_entries_under_a_heading_that_no_list_knows_are_kept() -> None:
    """Posts held for a time are kept apart from jobs, and works with a date are projects."""
    text = (
        f"{HEAD}\nEducation\n\nBSc Nursing, University of Eastmere, 2012 – "
        f"2015\n\nStandings\n---------\n\n"
    )
    held = read(
        plain(f"{text}Member, Royal Society of Weighers\n2013-06 — Present\n")
    ).skeleton_timeline
    assert held is not None
    assert [(one.position, one.organization, one.start) for one in held.volunteer] == [
        ("Member", "Royal Society of Weighers", "2013-06")
    ]
    made = read(
        plain(
            f"{text}Asteroids\n2014-09\nA game of stones.\n\nRememberpedia\n2015-07\nA site of "
            f"names.\n"
        )
    ).skeleton_timeline
    assert made is not None
    assert [(one.name, one.start) for one in made.projects] == [
        ("Asteroids", "2014-09"),
        ("Rememberpedia", "2015-07"),
    ]


def test_a_time_with_one_word_is_what_was_done_and_no_place() -> None:
    """A leave between two jobs has neither post nor firm."""
    found = read(plain(f"{HEAD}\nElternzeit\n08/2012 – 08/2013\n")).skeleton_timeline
    assert found is not None
    assert [(one.title, one.location) for one in found.experiences if one.start == "2012-08"] == [
        ("Elternzeit", None)
    ]


def test_the_second_half_of_a_broken_mail_address_is_no_web_address() -> None:
    """A narrow side bar breaks it behind its sign; the rest became the person's web site."""
    broken = HEAD.replace("tessa.okafor@mailbox.example", "tessa.okafor@\nmailbox.example.org")
    profile = read(plain(broken)).applicant_profile
    assert profile is not None
    assert profile.basics.email == "tessa.okafor@mailbox.example.org"
    assert profile.basics.url is None


def test_what_a_slash_cut_off_a_title_stands_behind_it() -> None:
    """Nothing else took it, and it was lost unmarked."""
    two = "Fitter / PSV Mechanic\nOsprey Trust\n05/2012 – 02/2016\n- Looked after two presses."
    one = "Ward Nurse\nOsprey Trust, Hull\n05/2016 – 05/2020\n- Planned the weekly rota."
    text = HEAD.partition("Ward Nurse")[0] + f"{one}\n\n{two}"
    found = read(plain(text)).skeleton_timeline
    assert found is not None
    assert [one.title for one in found.experiences] == ["Ward Nurse", "Fitter / PSV Mechanic"]


def test_a_language_with_its_level_is_one_under_a_heading_of_two_kinds() -> None:
    """“Idiomas e informática”: the languages were five skills, their levels among them."""
    told = "Idiomas e informática\n\nInglés\tB2 (Escuela Oficial, 2016)\nPortugués\tA2\nExcel, Word"
    found = _timeline(told)
    assert [(one.language, one.fluency) for one in found.languages] == [
        ("Inglés", "B2 (Escuela Oficial, 2016)"),
        ("Portugués", "A2"),
    ]
    assert [word for one in found.skills for word in one.keywords] == ["Excel", "Word"]
