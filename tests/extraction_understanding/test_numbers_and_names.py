"""Certificates with numbers, posts that begin as a label does, and names in scripts without
capitals.
"""

import pytest

from interview_app.extraction.page.pieces import cleaned
from tests.extraction_understanding.pages import plain, read

WORK = (
    "\nWork experience\n\nHead Gardener\nKew Mount Estate, {town}\n2019 - 2023\n\n"
    "Gardener\nEly Nursery Ltd, {other}\n2015 - 2019\n"
)
HEAD = "Ilse Brandt\nilse.brandt@mailbox.example\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "Registration No. 184 220\nACLS Provider, 2022, Cert. 77-3108\nManual Handling, 2023",
            [
                ("Registration No. 184 220", None, None),
                ("ACLS Provider, Cert. 77-3108", None, "2022"),
                ("Manual Handling", None, "2023"),
            ],
        ),
        (
            "OSHA 30-Hour, card no. 36-0054, 2019\nEngineers Association, member no. 88123",
            [
                ("OSHA 30-Hour, card no. 36-0054", None, "2019"),
                ("Engineers Association, member no. 88123", None, None),
            ],
        ),
        (
            "Certified Arborist\nTree Council, 2020\nChainsaw Licence\nCity and Guilds, 2019",
            [
                ("Certified Arborist", "Tree Council", "2020"),
                ("Chainsaw Licence", "City and Guilds", "2019"),
            ],
        ),
    ],
)
def test_certificates_one_a_line_keep_their_numbers(
    text: str, told: list[tuple[str, str | None, str | None]]
) -> None:
    """A number is no giver, and a line with a number or date of its own tells of no line above
    it.
    """
    found = read(plain(f"{HEAD}{WORK}\nCertificates\n\n{text}\n")).skeleton_timeline
    assert found is not None
    assert [(one.name, one.issuer, one.date) for one in found.certificates] == told


@pytest.mark.parametrize(
    "post", ["Site Supervisor", "Web Developer", "Mobile Engineer", "Maîtresse de conférences"]
)
def test_a_post_that_begins_as_a_label_is_the_headline(post: str) -> None:
    """The words "Site", "Web" and "Mobile" stand before an address or a number, and before a
    post.
    """
    profile = read(
        plain(f"Ilse Brandt\n{post} | Leeds, UK | +44 113 496 0733\nilse@mailbox.example\n{WORK}")
    ).applicant_profile
    assert profile is not None
    assert profile.basics.label == post


def test_a_label_before_an_address_is_none_of_it() -> None:
    """The honest neighbour: without a colon too."""
    profile = read(
        plain(
            f"Ilse Brandt\nMobile +44 113 496 0733\nWeb "
            f"ilse.example.com\nilse@mailbox.example\n{WORK}"
        )
    ).applicant_profile
    assert profile is not None
    assert (profile.basics.phone, profile.basics.label) == ("+44 113 496 0733", None)


@pytest.mark.parametrize(
    ("town", "other"), [("عمّان", "إربد"), ("חיפה", "עכו"), ("Θεσσαλονίκη", "Πάτρα")]
)
def test_a_town_may_be_written_without_capitals(town: str, other: str) -> None:
    """Arabic and Hebrew have none; Greek has its own."""
    found = read(plain(HEAD + WORK.format(town=town, other=other))).skeleton_timeline
    assert found is not None
    assert [(one.organization, one.location) for one in found.experiences] == [
        ("Kew Mount Estate", town),
        ("Ely Nursery Ltd", other),
    ]


def test_the_foot_of_a_page_says_how_somebody_is_reached() -> None:
    """Place, number and addresses under the last list of words are no skills of anybody."""
    foot = "Ely • +44 1632 960 961 • ilse.brandt@mailbox.example • github.com/ilsebrandt"
    work = WORK.format(town="York", other="Ely")
    found = read(plain(f"Ilse Brandt\n{work}\nSkills\n\nPruning, Grafting, Excel\n\n{foot}\n"))
    assert found.skeleton_timeline is not None
    assert found.applicant_profile is not None
    words = [word for group in found.skeleton_timeline.skills for word in group.keywords]
    assert words == ["Pruning", "Grafting", "Excel"]
    basics = found.applicant_profile.basics
    assert (basics.email, basics.phone) == ("ilse.brandt@mailbox.example", "+44 1632 960 961")
    assert [one.url for one in basics.profiles] == ["github.com/ilsebrandt"]


@pytest.mark.parametrize(
    ("first", "name"),
    [
        pytest.param("ilse brandt", "ilse brandt", id="without capitals"),
        pytest.param("Ilse (Ilka) Brandt", "Ilse (Ilka) Brandt", id="a name for every day"),
        pytest.param("Ilse d’Ávila", "Ilse d’Ávila", id="a capital further in"),
        pytest.param("CV Ilse Brandt", "Ilse Brandt", id="behind what it is"),
    ],
)
def test_a_name_is_read_however_it_is_written(first: str, name: str) -> None:
    """It stands first, and in the address."""
    document = plain(
        f"{first}\n{HEAD.partition(chr(10))[2]}{WORK.format(town='York', other='Ely')}"
    )
    found = read(document).applicant_profile
    assert found is not None
    assert found.basics.name == name


def test_the_number_beside_the_address_is_the_one_to_call() -> None:
    """Postal codes and numbers of papers are written alike."""
    head = "Jucélia Brandão\nRua das Flores 88, 53020-190\nTel. 81 95550-0163\njucelia@mailbox.example\n"
    found = read(plain(head + WORK.format(town="York", other="Ely"))).applicant_profile
    assert found is not None
    assert found.basics.phone == "81 95550-0163"


def test_a_hyphen_of_any_kind_is_one() -> None:
    """TeX sets its own within dates and addresses."""
    assert cleaned("2020\u201009 ilse\u2011brandt") == "2020-09 ilse-brandt"


def test_letters_of_icon_fonts_are_no_text() -> None:
    """They stand in every private part of Unicode; a ligature is its letters, a tab stays."""
    assert cleaned("\U000f01eeMail\ue001\tpro\ufb01t\u00a09\U0010fffd") == "Mail\tprofit 9"
