"""What stands under "Other", "Sonstiges" or "Otros datos" goes where it belongs, or is asked about."""

import pytest

from interview_app.domain.timeline import SkeletonTimeline
from interview_app.extraction.formats.text_reader import read_text
from tests.extraction_understanding.pages import plain, read

WORK = (
    "Ilse Brandt\nilse.brandt@mailbox.example\n\nWork experience\n\nHead Gardener, Kew Mount "
    "Estate\n2019 - 2023\n"
)


def _timeline(text: str) -> SkeletonTimeline:
    found = read(plain(text)).skeleton_timeline
    assert found is not None
    return found


@pytest.mark.parametrize(
    "heading", ["Other", "Miscellaneous", "Sonstiges", "Otros datos", "Autres informations"]
)
def test_what_a_section_that_names_nothing_holds_is_asked_about(heading: str) -> None:
    """Each line is in no field, and none among the interests: an operation and a reference with its
    telephone stood on a page.
    """
    lines = ("Judge at the Ely flower show, since 2016", "Free from September")
    known = read(plain("\n".join((WORK, heading, "", *lines, ""))))
    assert known.skeleton_timeline is not None
    assert not known.skeleton_timeline.interests
    left = [known.text[slice(*one.span)] for one in known.in_no_field]
    assert set(lines) <= set(left)


@pytest.mark.parametrize(
    "line",
    ["Full clean driving licence", "Führerschein Klasse B", "Permis B", "Carné de conducir B"],
)
def test_a_driving_licence_is_a_certificate(line: str) -> None:
    """Where postings ask for one, it must be found among what somebody holds."""
    found = _timeline(f"{WORK}\nOther\n\n{line}\n")
    assert [one.name for one in found.certificates] == [line]
    assert not found.interests


def test_a_line_that_names_a_section_goes_there() -> None:
    """Under "Other" the line "Languages: Dutch (fluent)" tells a language, and "Hobbies: Rowing" an
    interest.
    """
    found = _timeline(
        f"{WORK}\nOther\n\nLanguages: Dutch (fluent), Frisian (basic)\nHobbies: Rowing\nFree "
        f"from May\n"
    )
    assert [(one.language, one.fluency) for one in found.languages] == [
        ("Dutch", "fluent"),
        ("Frisian", "basic"),
    ]
    assert [one.name for one in found.interests] == ["Rowing"]


def test_what_is_asked_of_an_employer_is_no_fact_of_a_life() -> None:
    """A declaration or a wanted salary is not kept as something about the person."""
    found = _timeline(
        f"{WORK}\nDeclaration\n\nAll of the above is true to the best of my knowledge\n"
    )
    assert not found.interests


def test_an_address_between_angle_brackets_is_read() -> None:
    """Markdown writes `<ilse@mailbox.example>` for an address; it is no mark of HTML."""
    text = (
        "# Ilse Brandt\n\n**Gardener** | <ilse@mailbox.example>\n\n## Education\n\nBSc "
        "Botany, Ely College, 2012\n"
    )
    known = read(read_text(text.encode(), "md"))
    assert known.applicant_profile is not None
    assert known.applicant_profile.basics.email == "ilse@mailbox.example"


@pytest.mark.parametrize(
    ("line", "skills", "spoken"),
    [
        ("Languages: English (native), German (B2)", [], ["English", "German"]),
        ("Sprachen: Deutsch, Englisch", [], ["Deutsch", "Englisch"]),
        ("Languages: Python, SQL, Bash", ["Python", "SQL", "Bash"], []),
    ],
)
def test_languages_under_skills_are_languages(
    line: str, skills: list[str], spoken: list[str]
) -> None:
    """Model notes 13; those of computers are skills."""
    found = _timeline(f"{WORK}\nSkills\n\nPruning, grafting\n{line}\n")
    told = [one for group in found.skills for one in group.keywords]
    assert told == ["Pruning", "grafting", *skills]
    assert [one.language for one in found.languages] == spoken


def test_a_date_of_a_lesser_section_stands_in_its_own_line() -> None:
    """The year of a certificate stood in the first job that has it, too, and was marked there."""
    known = read(
        plain(
            "Ilse Brandt\n\nWork experience\n\nFarrier, Hill Forge, Leeds\nSept 2013 – Feb 2019\n"
            "- Shod 35 horses a week\n\nCertificates\n\nDip WCF, Guild of Farriers, 2013\n"
            "First Aid at Work, Red Cross, 2022\n\nProjects\n\nVillage Forge\n2014 – 2016\n"
            "- Opened it to schools\n"
        )
    )
    place = known.provenance["skeleton_timeline.certificates[0].date"]
    assert place.span is not None
    assert place.quote == known.text[slice(*place.span)] == "2013"
    assert known.text[: place.span[0]].endswith("Farriers, ")
    start = known.provenance["skeleton_timeline.projects[0].startDate"]
    assert start.quote == "2014 – 2016"


def test_a_colon_between_digits_ends_no_label() -> None:
    """A time, "in 4:52", was cut in two, and the first hobby was the heading of the others."""
    found = _timeline(f"{WORK}\nHobbies\n\nFell running (Three Peaks in 4:52), allotment\n")
    assert [one.name for one in found.interests] == [
        "Fell running (Three Peaks in 4:52)",
        "allotment",
    ]
