"""An outcome, a name or a year belongs to the deed that it is hung on, whatever else the cards of the post tell (CONTRACT D8)."""

import pytest

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

COMPANY = "Tarn Glassworks"
POST = "Scientific Glassblower"
EVIDENCE = (
    card("a1", COMPANY, POST, "2017-2024", "I blow condensers for the chemistry groups, about 60 a week."),
    card("a2", COMPANY, POST, "2017-2024", "I repaired vacuum lines for the physics department in Leiden."),
    card("a3", COMPANY, POST, "2017-2024", "I changed the annealing schedule of the large kiln in 2021, and breakage fell by 18 %."),
    card("a4", COMPANY, POST, "2017-2024", "I trained two apprentices on the Herbert Arnold lathe."),
    card("a5", COMPANY, POST, "2017-2024", "The stock list I moved to Airtable, which halved the miscounts."),
)  # fmt: skip
GERMAN = (
    card("b1", COMPANY, POST, "2017-2024", "Ich habe Maßsättel angefertigt, etwa acht im Monat."),
    card(
        "b2",
        COMPANY,
        POST,
        "2017-2024",
        "Den Zuschnittplan habe ich ausgearbeitet, er spart 12 % Leder.",
    ),
    card("b3", COMPANY, POST, "2017-2024", "2019 habe ich 25 Geschirre repariert."),
)


@pytest.mark.parametrize(
    "line",
    [
        "Trained two apprentices on the lathe, cutting breakage by 18 %",
        "Repaired vacuum lines, which cut breakage by 18 %",
        "Blow about 60 condensers a week and thereby cut breakage by 18 %",
        "Trained two apprentices, which halved the miscounts",
        "Repaired vacuum lines, halving miscounts",
        "Repaired vacuum lines in Airtable",
        "Blow condensers on the Herbert Arnold lathe",
        "Trained two apprentices in 2021",
        "In 2021 repaired vacuum lines for the physics department",
    ],
)
def test_what_is_told_of_another_deed_is_not_of_this_one(line: str) -> None:
    assert blocked(line, *EVIDENCE, under=COMPANY)


@pytest.mark.parametrize(
    "line",
    [
        "Changed the annealing schedule of the large kiln, cutting breakage by 18 %",
        "Changed the annealing schedule of the large kiln in 2021 and trained two apprentices",
        "Trained two apprentices and cut breakage by 18 %",
        "Moved the stock list to Airtable, halving miscounts",
        "Scientific Glassblower at Tarn Glassworks since 2017",
        "Repaired vacuum lines in Leiden and trained two apprentices on the Herbert Arnold lathe",
    ],
)
def test_it_stays_with_its_own(line: str) -> None:
    assert not blocked(line, *EVIDENCE, under=COMPANY)


def test_german_outcomes_and_years() -> None:
    assert blocked("Maßsättel angefertigt und damit 12 % Leder gespart", *GERMAN, under=COMPANY)
    assert blocked(
        "25 Geschirre repariert, wodurch 12 % Leder gespart wurden", *GERMAN, under=COMPANY
    )
    assert blocked("Im Jahr 2019 Maßsättel angefertigt", *GERMAN, under=COMPANY)
    assert not blocked("Maßsättel angefertigt und 25 Geschirre repariert", *GERMAN, under=COMPANY)
    assert not blocked("Im Jahr 2019 25 Geschirre repariert", *GERMAN, under=COMPANY)
