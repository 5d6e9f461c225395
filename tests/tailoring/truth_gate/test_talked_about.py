"""D8, scope: who proposed, read through or compared a thing has not made it."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

LIES = [
    (
        "Before the season I read through the rotas and reported 31 errors.",
        "Drew up the rotas before the season",
    ),
    ("I suggested moving the shelves up. A team from head office did it.", "Moved the shelves up"),
    ("Recommended a new oven and compared three models.", "Installed a new oven"),
    (
        "Vor der Saison habe ich die Dienstpläne durchgesehen und 31 Fehler gemeldet.",
        "Dienstpläne für die Saison erstellt",
    ),
    ("Ich habe vorgeschlagen, die Regale nach oben zu räumen.", "Regale nach oben geräumt"),
    (
        "Ich habe vorgeschlagen, die Regale nach oben zu räumen.",
        "Regale nach eigenem Vorschlag nach oben geräumt",
    ),
    ("Zum Notfallplan habe ich ein Kapitel beigesteuert.", "Notfallplan erstellt"),
]
HONEST = [
    (
        "Before the season I read through the rotas and reported 31 errors.",
        "Read through the rotas, 31 errors reported",
    ),
    ("Checked 300 boilers and repaired 12 of them.", "Carried out checks on 300 boilers"),
    ("I suggested a new rack and built it myself.", "Built a new rack"),
    (
        "Reviewed the price list and wrote a new one for the bar.",
        "Wrote a new price list for the bar",
    ),
    (
        "Ich habe vorgeschlagen, die Regale nach oben zu räumen.",
        "Anregung, die Regale nach oben zu räumen",
    ),
    (
        "Dienstpläne erstellt und nach der Saison mit den Stunden verglichen.",
        "Dienstpläne erstellt",
    ),
]


@pytest.mark.parametrize(("evidence", "line"), LIES)
def test_what_was_only_talked_about_is_not_made(evidence: str, line: str) -> None:
    assert blocked(line, one_card(evidence))


@pytest.mark.parametrize(("evidence", "line"), HONEST)
def test_what_was_done_beside_the_talk_passes(evidence: str, line: str) -> None:
    assert not blocked(line, one_card(evidence))
