"""Deeds of many trades in each way that a résumé may tell them, made by rule from the evidence's own words (CONTRACT D8).

Whatever keeps the meaning must pass; and as often as it is told so, the same line with another figure must not.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import pytest

from interview_app.domain.knowledge_card import EvidenceCard
from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked


@dataclass(frozen=True)
class Deed:
    """What somebody did: the forms of its verb, how many of what, where and when; `noun`: what the deed is called."""

    past: str
    base: str
    gerund: str
    noun: str
    count: int
    things: str
    where: str
    year: int


EMPLOYER = "Aldwick"
SMALL = {
    "en": {
        9: "nine",
        12: "twelve",
        14: "fourteen",
        18: "eighteen",
        30: "thirty",
        45: "forty-five",
        60: "sixty",
    },
    "de": {
        9: "neun",
        12: "zwölf",
        14: "vierzehn",
        18: "achtzehn",
        30: "dreißig",
        45: "fünfundvierzig",
        60: "sechzig",
    },
}
ENGLISH = (
    Deed("installed", "install", "installing", "installation", 14, "boilers", "in Truro", 2017),
    Deed("repaired", "repair", "repairing", "repair", 30, "clarinets", "in the workshop", 2019),
    Deed("trained", "train", "training", "training", 12, "glaziers", "in Dundalk", 2018),
    Deed(
        "inspected",
        "inspect",
        "inspecting",
        "inspection",
        45,
        "hydrants",
        "across the harbour",
        2020,
    ),
    Deed("restored", "restore", "restoring", "restoration", 9, "altarpieces", "in Segovia", 2016),
    Deed(
        "translated",
        "translate",
        "translating",
        "translation",
        60,
        "contracts",
        "in the Bruges office",
        2021,
    ),
    Deed("taught", "teach", "teaching", "teaching", 18, "drummers", "in Kigali", 2015),
    Deed("built", "build", "building", "construction", 9, "greenhouses", "in Delft", 2019),
    Deed(
        "migrated",
        "migrate",
        "migrating",
        "migration",
        30,
        "databases",
        "in the Tampere office",
        2022,
    ),
    Deed("wrote", "write", "writing", "writing", 14, "manuals", "in Nairobi", 2018),
)
GERMAN = (
    Deed(
        "installierte",
        "installieren",
        "installiert",
        "Installation",
        14,
        "Brennöfen",
        "in Meißen",
        2017,
    ),
    Deed(
        "restaurierte",
        "restaurieren",
        "restauriert",
        "Restaurierung",
        9,
        "Altartafeln",
        "in Görlitz",
        2016,
    ),
    Deed("betreute", "betreuen", "betreut", "Betreuung", 45, "Familien", "in Lübeck", 2020),
    Deed("schulte", "schulen", "geschult", "Schulung", 12, "Glaserinnen", "in Aarau", 2018),
    Deed("prüfte", "prüfen", "geprüft", "Prüfung", 60, "Hydranten", "in der Werkstatt", 2019),
    Deed("übersetzte", "übersetzen", "übersetzt", "Übersetzung", 18, "Urkunden", "in Bozen", 2021),
    Deed(
        "reparierte", "reparieren", "repariert", "Reparatur", 30, "Klarinetten", "im Atelier", 2015
    ),
)


def english(one: Deed, count: str) -> Iterator[str]:
    """All ways to tell an English deed with its count written so."""
    object_ = f"{count} {one.things}"
    whole = f"{object_} {one.where} in {one.year}"
    participle = {"wrote": "written"}.get(one.past, one.past)
    third = f"{one.base}es" if one.base.endswith("ch") else f"{one.base}s"
    yield f"I {one.past} {whole}."
    for start in (
        one.past,
        one.base,
        third,
        one.gerund,
        f"responsible for {one.gerund}",
        f"duties included {one.gerund}",
        f"{one.noun} of",
        f"responsible for the {one.noun} of",
    ):
        yield f"{start} {whole}".capitalize().replace(one.where.lower(), one.where)
        yield f"{start} {object_}".capitalize()
    yield f"{object_} {participle} {one.where} in {one.year}"
    yield f"{object_} were {participle} {one.where}"
    yield f"{one.where[0].upper()}{one.where[1:]}, {one.past} {object_}"
    yield f"In {one.year}, {one.past} {object_} {one.where}"
    yield f"{one.past} {object_} {one.where}, {one.year}".capitalize().replace(
        one.where.lower(), one.where
    )
    yield f"{one.past} {whole}".upper()
    yield f"{one.past.title()} {count.title()} {one.things.title()}"


def german(one: Deed, count: str) -> Iterator[str]:
    """All ways to tell a German deed with its count written so."""
    object_ = f"{count} {one.things}"
    yield f"Ich {one.past} {one.year} {object_} {one.where}."
    yield f"{one.past.capitalize()} {one.year} {object_} {one.where}"
    yield f"{one.past.capitalize()} {object_}"
    yield f"{object_} {one.where} {one.base}"
    yield f"Habe {object_} {one.where} {one.gerund}"
    yield f"{object_} {one.where} {one.gerund}"
    yield f"{one.year} {object_} {one.gerund}"
    yield f"{object_} wurden {one.year} {one.gerund}"
    for start in (one.noun, f"Verantwortlich für die {one.noun}", f"Zuständig für die {one.noun}"):
        yield f"{start} von {object_}"
        yield f"{start} von {object_} {one.where} ({one.year})"
    yield f"Verantwortlich dafür, {object_} {one.where} zu {one.base}"
    yield f"{one.past} {one.year} {object_} {one.where}".upper()


def of(one: Deed, language: str) -> EvidenceCard:
    """The card on which somebody tells this deed."""
    told = {
        "en": f"I {one.past} {one.count} {one.things} {one.where} in {one.year}.",
        "de": f"{one.year} habe ich {one.where} {one.count} {one.things} {one.gerund}.",
    }
    return card(one.noun, EMPLOYER, "Fitter", "2014-2023", told[language])


DEEDS = [("en", one) for one in ENGLISH] + [("de", one) for one in GERMAN]


@pytest.mark.parametrize(("language", "one"), DEEDS, ids=lambda one: getattr(one, "past", one))
def test_a_deed_passes_in_each_way_to_tell_it_and_no_other_count_does(
    language: str, one: Deed
) -> None:
    tell = english if language == "en" else german
    evidence = of(one, language)
    counts = [str(one.count), SMALL[language][one.count]]
    right = [line for count in counts for line in tell(one, count)]
    wrong = [*tell(one, str(one.count + 70))]
    assert [line for line in right if blocked(line, evidence, under=EMPLOYER)] == []
    assert [line for line in wrong if not blocked(line, evidence, under=EMPLOYER)] == []


@pytest.mark.parametrize(("language", "deeds"), [("en", ENGLISH), ("de", GERMAN)], ids=["en", "de"])
def test_two_deeds_of_one_post_may_stand_in_one_line(
    language: str, deeds: tuple[Deed, ...]
) -> None:
    joints = (
        (" and ", "; ", ", and also ", ". ")
        if language == "en"
        else (" und ", "; ", " sowie ", ". ")
    )
    refused = []
    for first, second in pairwise(deeds):
        evidence = of(first, language), of(second, language)
        for joint in joints:
            start = second.past.capitalize() if joint == ". " else second.past
            line = f"{first.past.capitalize()} {first.count} {first.things} {first.where}{joint}{start} {second.count} {second.things} {second.where}"
            refused += [line] if blocked(line, *evidence, under=EMPLOYER) else []
            turned = line.replace(
                f"{second.count} {second.things}", f"{second.count + 70} {second.things}"
            )
            assert blocked(turned, *evidence, under=EMPLOYER), turned
    assert refused == []
