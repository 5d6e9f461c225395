"""Freelance posts, further posts at one firm, and what stands below the dates of a post."""

from interview_app.domain.timeline import Experience
from tests.extraction_understanding.pages import plain, read

SCHOOL = "\nEducation\n\nBSc Botany, Ely College, 2012\n"


def _jobs(text: str) -> tuple[Experience, ...]:
    found = read(
        plain(f"Ilse Brandt\nilse.brandt@mailbox.example\n\nWork experience\n\n{text}{SCHOOL}")
    )
    assert found.skeleton_timeline is not None
    return found.skeleton_timeline.experiences


def test_a_client_behind_a_freelance_post_stays_its_firm() -> None:
    """Where no clients are told of and no header has a town, the name may be the one client's."""
    (one,) = _jobs("Freelance Designer, Quibbleton\n2015 - 2017\n- Drew the signs of nine shops.\n")
    assert (one.title, one.organization) == ("Freelance Designer", "Quibbleton")


def test_a_freelance_post_takes_no_firm_from_the_post_before() -> None:
    """Posts without a firm stand under the one above them; who worked on their own account does
    not.
    """
    one, other = _jobs(
        "Nordbygg Ltd\nEditor\n2017 - 2019\n- Edited nine books.\n\nFreelance Translator\n2015 - "
        "2017\n- Wrote nine letters.\n"
    )
    assert (one.organization, other.organization) == ("Nordbygg Ltd", None)


def test_a_bare_town_beside_the_phone_is_where_somebody_lives() -> None:
    """`Ilse Brandt | Leeds | +44 …` in the first line of the page."""
    text = (
        "Ilse Brandt | Leeds | +44 113 496 0733 | ilse@mailbox.example\n\nWork "
        "experience\n\nGardener, Kew Ltd\n2019 - 2023\n"
    )
    profile = read(plain(text + SCHOOL)).applicant_profile
    assert profile is not None
    assert profile.basics.location is not None
    assert profile.basics.location.city == "Leeds"
