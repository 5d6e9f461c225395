"""One word that no card has: told as a doubt where all about it is proven, blocked where it is a claim (CONTRACT D8)."""

import pytest

from interview_app.domain.tailoring import Severity
from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.holding import doubts
from interview_app.tailoring.truth_gate.holding.doubt_weights import GERMAN_WEIGHTS, WEIGHTS
from tests.tailoring.truth_gate.judged import blocked, one_card

BELLS = one_card(
    "Hung 14 bells in the tower of Marlow church in 2019 and greased the bearings of 62 more. "
    "Tuned 8 bells on the lathe with the founder."
)


def _severities(line: str) -> set[Severity]:
    return {one.severity for one in gate.check_line(line, [BELLS])}


@pytest.mark.parametrize(
    "line",
    [
        "Hung 14 bells in the belfry of Marlow church in 2019",
        "Greased the pivot bearings of 62 more bells",
        "Tuned 8 church bells on the workshop lathe with the founder",
    ],
)
def test_a_word_beside_proven_figures_deeds_and_things_is_a_doubt(line: str) -> None:
    assert _severities(line) == {Severity.WARNING}


@pytest.mark.parametrize(
    "line",
    [
        "Hung 14 bells in the tower of Marlow church using helicopters",  # a means that is added
        "Hung 14 bells in the tower of Marlow church and scaffolding",  # one more thing
        "Hung 14 bells in the tower of Marlow church in 2019 with Autodesk",  # a name
        "Certificate in bell casting",  # a qualification
        "Bell casting",  # almost alone
        "Repaired clocks",
        "Hung 14 bells in the tower of Marlow church as carpenter",  # a post
    ],
)
def test_a_word_that_is_a_claim_of_its_own_blocks(line: str) -> None:
    assert blocked(line, BELLS)


def test_two_words_that_no_card_has_block() -> None:
    """What is doubted twice is more than a rewording."""
    assert blocked("Hung 14 bronze bells in the belfry of Marlow church in 2019", BELLS)


def test_every_weight_is_of_a_mark_that_lines_have() -> None:
    """A mark that was renamed would lose its weight unseen."""
    read = gate.claims.read("Greased the bearings on 62 further bells")
    word = next(one for one in read.words if one.token.low == "bearings")
    parts = gate.index([BELLS]).parts
    assert doubts.marks(read, word, parts) <= WEIGHTS.keys()


@pytest.mark.parametrize("joint", ["following", "concerning", "regarding"])
def test_a_participle_that_only_joins_is_no_claim(joint: str) -> None:
    assert not _severities(f"Tuned on the lathe {joint} bearings")


ORGANS = one_card(
    "Ich stimme im Jahr rund 40 Orgeln, die meisten im Emsland. Pfeifen tausche ich keine. Die Lehrlinge prüft der Meister."
)


@pytest.mark.parametrize(
    "line", ["Durchsicht von rund 40 Orgeln im Jahr", "Festlegung der Stimmung von rund 40 Orgeln"]
)
def test_a_german_noun_made_of_a_deed_is_a_doubt_beside_proven_figures(line: str) -> None:
    assert {one.severity for one in gate.check_line(line, [ORGANS])} == {Severity.WARNING}


@pytest.mark.parametrize(
    "line",
    [
        "Rund 40 Orgeln im Jahr mit Robotik gestimmt",  # a means that is added
        "Rund 40 Orgeln im Jahr in Ulm gestimmt",  # a name
        "Durchsicht der Pfeifen von rund 40 Orgeln im Jahr",  # of what there was none
        "Rund 40 Orgeln im Jahr gestimmt, Kenntnisse in Polnisch",  # a tongue
        "Meisterprüfung für rund 40 Orgeln im Jahr",  # a qualification
        "Aufsicht über rund 40 Orgeln im Jahr",  # a rank
        "Fehlerfreie Stimmung von rund 40 Orgeln im Jahr",  # that nothing went wrong
    ],
)
def test_a_german_word_that_is_a_name_or_a_claim_blocks(line: str) -> None:
    assert blocked(line, ORGANS)


def test_every_german_weight_is_of_a_mark_that_lines_have() -> None:
    read = gate.claims.read("Durchsicht von rund 40 Orgeln im Jahr")
    parts = gate.index([ORGANS]).parts
    assert doubts.marks(read, read.words[0], parts) <= GERMAN_WEIGHTS.keys()


@pytest.mark.parametrize(
    "line",
    [
        "Hung 14 critical bells in the tower of Marlow church in 2019",
        "Hung a record 14 bells in the tower of Marlow church in 2019",
        "Greased the state-of-the-art bearings of 62 more bells",
        "Greased the high-profile bearings of 62 more bells",
        "Tuned 8 bells on the record lathe with the founder",
    ],
)
def test_what_makes_more_of_a_thing_is_no_doubt(line: str) -> None:
    assert blocked(line, BELLS)


PALLETS = one_card(
    "Doubled the share of electronic orders at the depot in 2019. Sorted 40 pallets a shift. Drew the posters for the canteen."
)


@pytest.mark.parametrize(
    "line",
    [
        "Doubled the share of electronic receipts at the depot in 2019",  # what the share is of
        "Doubled the share of electronic invoices at the depot in 2019",  # "electronic" is of what kind, and no thing that one invoices
        "Sorted 40 pallets a shift using posters for print",  # a part of what was used
    ],
)
def test_what_a_figure_is_of_and_what_was_used_is_no_rewording(line: str) -> None:
    assert blocked(line, PALLETS)


@pytest.mark.parametrize(
    "line",
    [
        "Doubled the share of electronic orders at the depot in 2019",
        "Share of electronic orders at the depot doubled in 2019",
        "Sorted 40 pallets a shift, drew the canteen posters",
    ],
)
def test_what_the_card_names_still_passes(line: str) -> None:
    assert not blocked(line, PALLETS)


def test_behind_for_stands_a_noun_whatever_verb_it_looks_like() -> None:
    """Nobody prints in "for print": the word is a thing that no card has, and the person is told so."""
    found = gate.check_line("Sorted 40 pallets a shift for print", [PALLETS])
    assert [one.violation for one in found] == ["“print” is not in the evidence in these words"]
