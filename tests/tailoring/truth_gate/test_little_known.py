"""D8, skills: what is known a little, or was done seldom, may not be told as known well."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

LANGUAGES = "I speak Portuguese fluently, Albanian only a few words."
SPRACHEN = "Ich spreche Portugiesisch fließend, Albanisch nur ein paar Brocken."
TOOLS = "I draw in Vectorworks every day and have only basic knowledge of AutoCAD."
PFLEGE = "Katheter lege ich seit 2015, Magensonden habe ich selten gelegt."
LIES = [
    (LANGUAGES, "Fluent in Portuguese and Albanian"),
    (LANGUAGES, "Fluent Albanian"),
    (SPRACHEN, "Portugiesisch und Albanisch fließend"),
    (TOOLS, "Proficient in Vectorworks and AutoCAD"),
    (TOOLS, "Skilled in AutoCAD"),
    (PFLEGE, "Routiniert im Legen von Kathetern und Magensonden"),
    (
        "Schiefer decke ich kaum, meistens Ziegel. 2021 war es eine einzige Kirche.",
        "Schwerpunkt Schiefer und Kirchen",
    ),
    ("I hardly do weddings, in 2022 it was a single one.", "Focus on weddings"),
    (
        "Mit Kubernetes habe ich privat ein wenig experimentiert, nie im Betrieb.",
        "Kubernetes im Betrieb",
    ),
]
HONEST = [
    (LANGUAGES, "Fluent Portuguese"),
    (LANGUAGES, "Fluent in Portuguese, a few words of Albanian"),
    (SPRACHEN, "Fließend Portugiesisch, etwas Albanisch"),
    (TOOLS, "Basic AutoCAD"),
    (TOOLS, "Vectorworks daily"),
    (PFLEGE, "Katheter seit 2015 gelegt"),
]


@pytest.mark.parametrize(("evidence", "line"), LIES)
def test_little_is_not_told_as_much(evidence: str, line: str) -> None:
    assert blocked(line, one_card(evidence))


@pytest.mark.parametrize(("evidence", "line"), HONEST)
def test_each_thing_is_told_as_it_is_known(evidence: str, line: str) -> None:
    assert not blocked(line, one_card(evidence))
