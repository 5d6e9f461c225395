"""What is kept back is found by its parts, wherever they stand in a value, with labels or without
(issue 28.5).
"""

from typing import Any

import pytest

from interview_app.domain.profile import ApplicantProfile
from interview_app.interview.withheld import Withheld, withheld

PATHS = ("basics.name", "basics.phone", "basics.location.address")


def kept(**basics: Any) -> Withheld:
    return withheld(PATHS, [ApplicantProfile.model_validate({"basics": basics})])


LABELLED = kept(
    name="Name: Dr. Anna-Lena M. Kowalski (she/her)",
    phone="Mobile: +49 171 2345678 / Office: 030 555 12 34",
    location={
        "address": "Street: Lange Straße, No. 12b, 10115 Berlin",
        "city": "Berlin",
        "countryCode": "DE",
    },
)
IN_LINES = kept(
    name="Jo Lee", location={"address": "12 Main Street\nApt 4\nLondon SW1A 1AA", "city": "London"}
)
FOUR = kept(
    name="Jo Lee", location={"address": "Hauptstr. 5", "postalCode": "2000", "city": "Horn"}
)

SLASHED = kept(
    name="María Núñez",
    phone="+49 (0)170 / 555 01 23",
    location={"address": "C/ Mayor, 45, 3º B", "countryCode": "DE"},
)
AVENUE = kept(name="Jo Lee", location={"address": "45 Avenue Foch", "city": "Paris"})


@pytest.mark.parametrize(
    ("who", "text", "gone"),
    [
        (LABELLED, "Kowalski, Anna of the night shift", ("Kowalski", "Anna")),
        (LABELLED, "0171/2345678 or (030) 555-12-34", ("2345678", "555", "171")),
        (LABELLED, "+49\n171\n23 45 678", ("171", "23")),
        (LABELLED, "Lange Straße 12b", ("Lange", "12b")),
        (LABELLED, "12b, Lange Str.", ("Lange", "12b")),
        (LABELLED, "Street: Lange Straße; number: 12 B; zip: 10115", ("Lange", "12 B", "10115")),
        (LABELLED, "D-10115 Berlin", ("10115",)),
        (IN_LINES, "I live at 12 Main St., apt. 4, sw1a1aa", ("Main", "12", "4", "sw1")),
        (IN_LINES, "SW1A 1AA", ("SW1A", "1AA")),
        (FOUR, "2000 Horn, A-2000", ("2000",)),
        (FOUR, "Hauptstraße Nr. 5", ("Haupt", "5")),
        (SLASHED, "0170 5550123, 0170/555 01 23", ("0170", "555", "0123")),
        (SLASHED, "004917055501 23", ("170555",)),
        (SLASHED, "calle Mayor, 45", ("Mayor", "45")),
        (SLASHED, "C/ Mayor 45", ("Mayor", "45")),
        (AVENUE, "av. Foch 45", ("Foch", "45")),
        (AVENUE, "45 Foch", ("Foch", "45")),
    ],
)
def test_a_part_is_found_wherever_it_stands(
    who: Withheld, text: str, gone: tuple[str, ...]
) -> None:
    """28.5: street, number, postal code, each part of a name, any grouping of a number."""
    hidden = who.hide(text)
    left = "".join(part.partition("}}")[2] for part in ("}}" + hidden).split("{{"))
    assert not [part for part in gone if part in left], hidden


@pytest.mark.parametrize(
    "text",
    [
        "She led her team of 12 in 2000",
        "Street food, mobile apps and Office 365",
        "Name of the firm: Number One",
        "4 people in 12 weeks saved 12.5 percent",
        "Berlin and London",
        "She was mayor for 45 years",
    ],
)
@pytest.mark.parametrize("who", [LABELLED, IN_LINES, FOUR, SLASHED, AVENUE])
def test_a_label_a_town_and_a_bare_number_are_no_parts(who: Withheld, text: str) -> None:
    """28.5: what only stood beside a value says nothing about anybody."""
    assert who.hide(text) == text


def test_a_form_with_a_field_for_each_part_keeps_all_of_them_back() -> None:
    """28.5: a house number, or a code that may be a year, is told by the street beside it."""
    form = {"street": "Lange Straße", "number": "12b", "zip": 10115, "people": "12"}
    hidden = LABELLED.hide(form)
    assert hidden["people"] == "12"
    assert [value for key, value in hidden.items() if key != "people" and "{{" not in value] == []
    assert LABELLED.put_back(hidden) == {**form, "zip": "10115"}
    alone = {"value": "12b", "year": "2000"}
    assert LABELLED.hide(alone) == alone
    assert FOUR.hide({"address": "Hauptstr. 5", "code": "2000"})["code"].startswith("{{")


@pytest.mark.parametrize(
    "text", ["Lange Straße 12b", "Lange Straße, No. 12b, 10115", "Kowalski 030 555 12 34"]
)
def test_what_is_put_back_is_what_stood_there(text: str) -> None:
    """DESIGN 4.4."""
    assert LABELLED.put_back(LABELLED.hide(text)) == text
