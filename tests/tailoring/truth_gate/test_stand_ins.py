"""Who is stood in for is somebody else: their post is named, and not claimed."""

import pytest

from interview_app.domain.knowledge_card import EvidenceCard
from tests.tailoring.truth_gate.judged import blocked, one_card

_DENIED = one_card(
    "Wir sind vier im Büro. Ich bin nicht die Teamleiterin, vertrete sie aber bei Krankheit.",
    role="Sachbearbeiterin",
)
_TOLD = one_card(
    "Der Schichtleiter ist seit 2020 der Herr Kunz, im Urlaub vertrete ich ihn. Ich schreibe die Lagerlisten.",
    role="Kommissioniererin",
)


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("Krankheitsvertretung der Teamleiterin", _DENIED),
        ("Teamleiterin bei Krankheit vertreten", _DENIED),
        ("Bei Krankheit vertrete ich die Teamleiterin", _DENIED),
        ("Den Schichtleiter im Urlaub vertreten", _TOLD),
        ("Vertretung des Schichtleiters im Urlaub", _TOLD),
        ("Lagerlisten geschrieben, den Schichtleiter vertreten", _TOLD),
    ],
)
def test_whom_somebody_stands_in_for_may_be_named(line: str, card: EvidenceCard) -> None:
    """A post behind "Vertretung" or before "vertreten" is that of another."""
    assert not blocked(line, card, under="Aldwick")


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("Teamleiterin", _DENIED),
        ("Als Teamleiterin die Firma vertreten", _DENIED),
        ("Vertretung der Geschäftsführerin", _DENIED),
        ("Teamleiterin und Vertretung des Schichtleiters", _TOLD),
        ("Schichtleiter im Lager", _TOLD),
        ("Vertretung und Leitung der Schicht", _TOLD),
        ("Betriebsleiter im Urlaub vertreten", _TOLD),
    ],
)
def test_their_post_is_not_the_persons_and_no_greater_one_is_stood_in_for(
    line: str, card: EvidenceCard
) -> None:
    """What the person is, leads, or stands in for beyond that stays a claim."""
    assert blocked(line, card, under="Aldwick")
