"""What an everyday word adds beside proven things: nothing; and where it is a claim all the same (CONTRACT D8)."""

import pytest

from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.words import lexicon
from tests.tailoring.truth_gate.judged import blocked, one_card

ENGLISH = one_card(
    "I kept 40 hives on two orchards, checked them for mites and showed school classes round on Fridays."
)
GERMAN = one_card(
    "Ich habe 40 Bienenstöcke auf zwei Obsthöfen betreut und auf Milben geprüft, freitags kamen Schulklassen."
)


@pytest.mark.parametrize(
    "line",
    [
        "Showed groups of visitors from school classes round the hives",
        "Mite checks of 40 hives with full record",
        "Checked the hives for mites as a matter of practice",
    ],
)
def test_a_general_word_beside_proven_things_is_no_more_than_a_doubt(line: str) -> None:
    assert not blocked(line, ENGLISH)


@pytest.mark.parametrize(
    "line", ["40 Bienenstöcke fortlaufend fachlich betreut", "Stöcke auf Milben sorgsam geprüft"]
)
def test_a_german_word_in_small_letters_is_no_thing(line: str) -> None:
    assert not gate.check_line(line, [GERMAN])


@pytest.mark.parametrize(
    "line",
    [
        "Hives, orchards and insurance",  # alone in its piece: a claim of its own
        "Insurance hives on two orchards",  # before its noun it tells it from others
        "Hives of the largest orchards in the region",
        "Checked 40 hives a minute",
    ],
)
def test_where_a_general_word_is_a_claim_it_is_doubted(line: str) -> None:
    assert gate.check_line(line, [ENGLISH])


def test_no_post_no_proof_and_no_negation_is_a_general_word() -> None:
    judged = lexicon.titles() | lexicon.proven().keys() | lexicon.negators()[0]
    assert len(lexicon.common()) > 1_500
    assert not lexicon.common() & judged


@pytest.mark.parametrize(
    "line",
    [
        "40 Bienenstöcke mit docker betreut",
        "Bienenstöcke auf Milben geprüft, docker",
        "Bienenstöcke und kubernetes",
    ],
)
def test_a_thing_written_small_in_german_is_a_claim(line: str) -> None:
    assert blocked(line, GERMAN)


def test_an_english_line_gains_nothing_from_german_evidence() -> None:
    """What is true of German small letters is not true of an English line, though the evidence is German."""
    assert blocked("Bienenstöcke, oncology", GERMAN)
    assert blocked("kubernetes administration", GERMAN)
