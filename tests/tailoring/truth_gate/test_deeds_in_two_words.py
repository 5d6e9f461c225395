"""D8: a verb of two words and its noun are one deed: "rolled out" and "rollout", "geliefert … zu" and "Zulieferung"."""

import pytest

from tests.tailoring.truth_gate.judged import Post

RADIO = Post(
    "Zinnia FM",
    "Producer",
    "2015-2021",
    "I edit the evening show and play out from Zetta.",
    "I did not hand over the archive to the library.",
    "I have been a desk duty dispatcher since 2019.",
    "I was never studio manager.",
)
FARM = Post(
    "Hof Lindau",
    "Landwirtin",
    "2015-2021",
    "Ich habe der Genossenschaft die Daten zugeliefert.",
    "Eingeschlagen haben wir 2020 rund 7.800 Stämme.",
    "Italienisch verstehe ich gut.",
    "Ich bin Klassenvorstand der Lehrlinge mit 25 Leuten.",
)


def _blocked(line: str, company: str) -> bool:
    return (RADIO if company == "Zinnia FM" else FARM).blocked(line)


@pytest.mark.parametrize(
    ("line", "company"),
    [
        ("Playout from Zetta", "Zinnia FM"),
        ("Desk duty dispatcher since 2019", "Zinnia FM"),
        ("Zulieferung der Daten", "Hof Lindau"),
        ("Einschlag von rund 7.800 Stämmen", "Hof Lindau"),
        ("Gutes Verständnis des Italienischen", "Hof Lindau"),
        ("Bin Klassenvorstand der Lehrlinge", "Hof Lindau"),
    ],
)
def test_a_deed_and_its_noun_are_one(line: str, company: str) -> None:
    assert not _blocked(line, company)


@pytest.mark.parametrize(
    ("line", "company"),
    [
        ("Handover of the archive to the library", "Zinnia FM"),
        ("Studio manager of the evening show", "Zinnia FM"),
        ("Desk duty supervisor since 2019", "Zinnia FM"),
        ("Auslieferung der Daten an 12 Betriebe", "Hof Lindau"),
        ("Einschlag von rund 9.800 Stämmen", "Hof Lindau"),
        ("Gutes Verständnis des Spanischen", "Hof Lindau"),
        ("Bin Betriebsleiterin der Lehrlinge", "Hof Lindau"),
    ],
)
def test_another_deed_or_post_is_none(line: str, company: str) -> None:
    assert _blocked(line, company)
