"""The contact lines of a page, and which of them are printed (issue 26)."""

import pytest

from interview_app.domain.profile import Basics, Location, NetworkProfile
from interview_app.domain.resume import ResumeHeader
from interview_app.domain.tailoring import HIDDEN_CONTACT
from interview_app.tailoring.lines.contact import contact_lines, header_of

LENA = Basics(
    name="Lena Vogt",
    email="lena@vogt.example",
    phone="+49 8031 555",
    other_phone="0170 5551234",
    birth="geb. 12. März 1978",
    url="https://vogt.example",
    location=Location(
        address="Am Salzstadel 6", postal_code="83022", city="Rosenheim", country_code="DE"
    ),
    profiles=(NetworkProfile(network="GitHub", url="https://github.com/lena"),),
)


def _told(header: ResumeHeader) -> list[str]:
    """Each piece of the contact; a German code and its town apart."""
    place = (header.location or "").replace("83022 ", "83022, ").split(", ")
    own = (header.email, header.phone, header.other_phone, header.birth)
    return [*(one or "" for one in own), *place, *(one.url for one in header.links)]


def test_every_line_that_is_filled_can_be_switched_off() -> None:
    """Each by itself, and nothing else of the contact goes with it."""
    lines = contact_lines(LENA, "de")
    assert [one.key for one in lines] == [
        "email",
        "phone",
        "other_phone",
        "birth",
        "town",
        "street",
        "link:https://github.com/lena",
        "link:https://vogt.example",
    ]
    whole = header_of(LENA, headline=None, language="de", hidden=())
    assert whole.location == "Am Salzstadel 6, 83022 Rosenheim, Deutschland"
    for line in lines:
        printed = header_of(LENA, headline=None, language="de", hidden={line.key})
        told = {part for part in _told(printed) if part}
        assert told == {part for part in _told(whole) if part} - set(line.text.split(", ")), line
    assert contact_lines(Basics(name="Lena Vogt"), "de") == ()


def test_street_and_postcode_are_off_until_they_are_wanted() -> None:
    """A page of before prints what it printed."""
    header = header_of(LENA, headline=None, language="en", hidden=HIDDEN_CONTACT)
    assert header.location == "Rosenheim, Germany"


@pytest.mark.parametrize(
    ("country", "region", "code", "printed"),
    [
        ("DE", None, "83022", "High Street 6, 83022 Leeds, Germany"),
        ("NL", None, "1012 AB", "High Street 6, 1012 AB Leeds, Netherlands"),
        ("GB", None, "LS1 4DY", "High Street 6, Leeds LS1 4DY, United Kingdom"),
        ("US", "OR", "97201", "High Street 6, Leeds, OR 97201"),
        ("US", None, "97201", "High Street 6, Leeds 97201, United States"),
        (None, None, "83022", "High Street 6, 83022 Leeds"),
        ("DE", "Bavaria", None, "High Street 6, Leeds, Bavaria"),
    ],
)
def test_a_code_stands_where_its_country_writes_it(
    country: str | None, region: str | None, code: str | None, printed: str
) -> None:
    """Before the town or behind it."""
    home = Location(
        address="High Street 6",
        city="Leeds",
        country_code=country,
        region=region,
        postal_code=code,
    )
    basics = Basics(name="Lena Vogt", location=home)
    assert header_of(basics, headline=None, language="en", hidden=()).location == printed
