"""How a deed came out may not be turned round: won and lost, passed and failed, early and late, from and to (CONTRACT D8)."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

LIES = [
    ("Won 4 of 7 design competitions in 2019.", "Lost 4 of 7 design competitions in 2019"),
    ("Lost 4 of 7 design competitions in 2019.", "Won 4 of 7 design competitions in 2019"),
    ("Passed two fire safety inspections in a row.", "Failed two fire safety inspections in a row"),
    (
        "Passed two fire safety inspections in a row.",
        "Did not pass two fire safety inspections in a row",
    ),
    (
        "Secured a loan of £40,000 for a second kiln.",
        "Failed to secure a loan of £40,000 for a second kiln",
    ),
    ("Handed over the footbridge four weeks early.", "Handed over the footbridge four weeks late"),
    ("Handed over the footbridge four weeks late.", "Handed over the footbridge four weeks early"),
    ("Handed over the footbridge on time.", "Handed over the footbridge, not on time"),
    ("Handed over the footbridge in 2018.", "Handed over the footbridge under budget in 2018"),
    (
        "Recovered £9,000 of unpaid fees from members.",
        "Wrote off £9,000 of unpaid fees from members",
    ),
    (
        "Met the sales target in three of four years.",
        "Missed the sales target in three of four years",
    ),
    (
        "Moved the archive from FileMaker to PostgreSQL.",
        "Moved the archive from PostgreSQL to FileMaker",
    ),
    (
        "Cut the set-up of a loom from 40 to 25 minutes.",
        "Lengthened the set-up of a loom from 40 to 25 minutes",
    ),
    ("Gewann 2018 drei von fünf Ausschreibungen.", "Verlor 2018 drei von fünf Ausschreibungen"),
    ("Stellte die Ablage von Lotus auf DATEV um.", "Ablage von DATEV auf Lotus umgestellt"),
    (
        "Verkürzte die Übergabe von 40 auf 25 Minuten.",
        "Verlängerung der Übergabe von 40 auf 25 Minuten",
    ),
    ("Lieferte die Fassade termingerecht.", "Lieferte die Fassade zu spät"),
    ("Our choir came second in the county contest.", "Choir won the county contest"),
    ("Wurde mit der Staffel Dritter im Bezirkspokal.", "Gewinn des Bezirkspokals mit der Staffel"),
    (
        "Forklift licence held from 2013 to 2015; first aid certificate, renewed 2022.",
        "Current forklift licence",
    ),
    ("Sprengschein 2018, gültig bis 2021 und nicht verlängert.", "Gültiger Sprengschein"),
]
HONEST = [
    (
        "First aid certificate, renewed 2022; forklift licence held from 2013 to 2015.",
        "Current first aid certificate",
    ),
    ("Welding licence, valid until 2031.", "Current welding licence, valid until 2031"),
    ("Won 4 of 7 design competitions in 2019.", "4 of 7 design competitions won in 2019"),
    ("Lost 4 design competitions and won 3 tenders in 2019.", "Won 3 tenders in 2019"),
    (
        "Cut missed appointments by 12 % with text messages.",
        "Missed appointments down by 12 % with text messages",
    ),
    ("Chased late payments of 30 members.", "Chased 30 members for late payments"),
    ("Covered the late shift on 9 wards.", "Late shift on 9 wards covered"),
    (
        "Handed over the footbridge four weeks early.",
        "Footbridge handed over four weeks ahead of time",
    ),
    (
        "Moved the archive from FileMaker to PostgreSQL.",
        "Archive migrated to PostgreSQL from FileMaker",
    ),
    (
        "Cut the set-up of a loom from 40 to 25 minutes.",
        "Shortened the set-up of a loom from 40 to 25 minutes",
    ),
    ("Stellte die Ablage von Lotus auf DATEV um.", "Umstellung der Ablage von Lotus auf DATEV"),
    ("Won the town's window prize in 2018.", "Winner of the town's window prize"),
    ("Winner of the town's window prize in 2018.", "Awarded the town's window prize in 2018"),
    ("Gewann 2017 den Gründerpreis.", "Preisträger des Gründerpreises 2017"),
    (
        "Verkürzte die Übergabe von 40 auf 25 Minuten.",
        "Verkürzung der Übergabe von 40 auf 25 Minuten",
    ),
]


@pytest.mark.parametrize(("evidence", "line"), LIES)
def test_an_outcome_that_is_turned_round_is_refused(evidence: str, line: str) -> None:
    assert blocked(
        line, one_card(evidence, role="Project Engineer", when="2016-2020"), under="Aldwick"
    )


@pytest.mark.parametrize(("evidence", "line"), HONEST)
def test_an_outcome_told_as_it_was_passes(evidence: str, line: str) -> None:
    assert not blocked(
        line, one_card(evidence, role="Project Engineer", when="2016-2020"), under="Aldwick"
    )
