"""A skilled deed that nobody told of is blocked, beside whatever proven thing it stands; one that was told passes in other words (CONTRACT D8)."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

BAKERY = (
    "I checked the temperatures of the ovens every day and kept the records of the bakery line."
)
LINE = "I worked on the filling line with four colleagues."
HIVES = "I look after 60 hives on three farms and take off about 900 kilos of honey a year."
LIBRARY = "I shelved the returned books and answered readers at the desk."
BACKSTUBE = (
    "Ich habe jeden Tag die Temperaturen der Öfen notiert und die Listen der Backstraße geführt."
)


@pytest.mark.parametrize(
    ("card", "line"),
    [
        (BAKERY, "Repaired the ovens of the bakery line"),
        (BAKERY, "Automated the temperature records of the ovens"),
        (BAKERY, "Automating the records of the bakery line"),
        (BAKERY, "Migrated the records of the bakery line"),
        (BAKERY, "Checked the ovens and sold them"),
        (BAKERY, "Digitised the records of the bakery line"),
        (LINE, "Operated and repaired the filling line"),
        (LINE, "Redesigned the filling line"),
        (LINE, "Installed the filling line with four colleagues"),
        (LINE, "Carefully dismantled the filling line"),
        (LINE, "Programmed the filling line"),
        (LINE, "Migration of the filling line"),
        (HIVES, "Built 60 hives"),
        (HIVES, "Bottled about 900 kilos of honey a year"),
        (HIVES, "Exported honey"),
        (LIBRARY, "Translated the returned books"),
        (LIBRARY, "Researched the returned books for readers"),
        (LIBRARY, "Restored the returned books"),
        (BACKSTUBE, "Öfen der Backstraße repariert"),
        (BACKSTUBE, "Reparatur der Öfen"),
        (BACKSTUBE, "Listen der Backstraße digitalisiert"),
        (BACKSTUBE, "Digitalisierung der Listen"),
        (BACKSTUBE, "Öfen der Backstraße verkauft"),
    ],
)
def test_a_skilled_deed_nobody_told_is_blocked(card: str, line: str) -> None:
    assert blocked(line, one_card(card, role="Operator")), line


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("I fixed the pumps of the lido.", "Repaired the lido's pumps"),
        ("I put new bearings in the mill and mended its belts.", "Repaired the belts of the mill"),
        ("I wrote a script that files the invoices.", "Automated the filing of invoices"),
        ("I moved 220 jobs from cron to Airflow.", "Migrated 220 jobs from cron to Airflow"),
        ("I gave the vaccinations at the school.", "Vaccinated at the school"),
        ("I changed the layout of the stock room.", "Redesigned the layout of the stock room"),
        (
            "I looked after customers at the cheese counter and sold about 40 kilos a day.",
            "Sold about 40 kilos a day",
        ),
        ("Two bathrooms a month.", "Installed two bathrooms a month"),
        ("Ich baute zwölf Modelle für Wettbewerbe.", "Ein Dutzend Wettbewerbsmodelle gebaut"),
        ("Ich habe das Lager neu sortiert.", "Neuordnung des Lagers"),
        ("Ich habe Fotos für die Zeitung gemacht.", "Für die Zeitung fotografiert"),
        ("Den Umzug auf den neuen Server habe ich gemacht.", "Migration auf den neuen Server"),
    ],
)
def test_a_told_deed_passes_in_other_words(card: str, line: str) -> None:
    assert not blocked(line, one_card(card, role="Assistant")), line


def test_a_trade_does_its_work_every_day() -> None:
    card = one_card("I kept the lifts of three hospitals running.", role="Lift Mechanic")
    assert not blocked("Repaired the lifts of three hospitals", card)
    assert blocked("Repaired the lifts of three hospitals", one_card(card.raw_text, role="Porter"))


@pytest.mark.parametrize(
    ("role", "line"),
    [
        ("Programme Manager", "Programmed the filling line"),
        ("Student", "Bred the filling line"),
        ("Laborer", "Analysed the filling line"),
        ("Accountant", "Sold the filling line"),
    ],
)
def test_a_post_that_only_begins_like_a_trade_is_none(role: str, line: str) -> None:
    assert blocked(line, one_card(LINE, role=role)), line


@pytest.mark.parametrize(
    "line",
    [
        "Kept records of repaired ovens",
        "Checked automated ovens every day",
        "Work beside the installed line",
    ],
)
def test_what_only_describes_a_thing_is_no_deed(line: str) -> None:
    """Held as other words are, not as a deed: the objection, where there is one, names no deed."""
    card = one_card(
        f"{BAKERY} The ovens are repaired, automated and newly installed by the maker.",
        role="Operator",
    )
    assert not blocked(line, card), line
