"""One of a few words that exclude each other, or another degree, is a claim of its own and rewords nothing (CONTRACT D8)."""

import pytest

from interview_app.domain.knowledge_card import CardType
from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked, one_card

TOLD = {
    "florist": "My wreath won silver at the county show in 2019.",
    "skipper": "I hold a short range radio certificate from 2016.",
    "driver": "I drive a rigid diesel lorry on the northern route.",
    "guard": "I patrol the lower car park on nights.",
    "clerk": "I count the stock in the yard every Monday.",
    "teacher": "I teach beginner classes in the west hall.",
}


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("florist", "Wreath that won gold at the county show in 2019"),
        ("skipper", "Long range radio certificate, 2016"),
        ("driver", "Drive a rigid electric lorry on the northern route"),
        ("driver", "Drive a rigid diesel lorry on the southern route"),
        ("guard", "Patrol the upper car park on nights"),
        ("clerk", "Stock counted in the yard every Friday"),
        ("teacher", "Teach advanced classes in the west hall"),
    ],
)
def test_another_of_its_kind_is_a_claim(who: str, line: str) -> None:
    assert blocked(line, one_card(TOLD[who]), under="Aldwick")


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("florist", "Wreath that won silver at the county show in 2019"),
        ("skipper", "Short range radio certificate, 2016"),
        ("driver", "Drive a rigid diesel lorry on the northern route"),
        ("guard", "Patrol the lower car park on nights"),
        ("clerk", "Stock in the yard counted on Mondays"),
        ("teacher", "Teach beginner classes in the west hall"),
    ],
)
def test_the_same_of_its_kind_passes(who: str, line: str) -> None:
    assert not blocked(line, one_card(TOLD[who]), under="Aldwick")


DEGREE = card(
    "deg",
    "Harrow Lake College",
    "AAS, Surveying",
    "2009-2011",
    "I have an AAS in Surveying from Harrow Lake College, 2011.",
    card_type=CardType.EDUCATION,
)


@pytest.mark.parametrize("short", ["AA", "BS", "B.S.", "BA", "A.A."])
def test_another_degree_in_the_same_subject_is_a_claim(short: str) -> None:
    assert blocked(f"{short} in Surveying, Harrow Lake College, 2011", DEGREE)


def test_the_same_degree_passes() -> None:
    assert not blocked("AAS in Surveying, Harrow Lake College, 2011", DEGREE)


MARKET = [
    card("m1", "Aldwick", "Baker", "2012-2022", "I bake rye loaves for three cafés."),
    card("m2", "Aldwick", "Baker", "2012-2022", "I run the stall at the Saturday market in Bath."),
    card(
        "m3",
        "Aldwick",
        "Baker",
        "2012-2022",
        "Complaints about night noise fell from 40 to 12 after I moved the bins.",
    ),
    card("m4", "Aldwick", "Baker", "2012-2022", "I inspect the lifts in two towers every week."),
]


@pytest.mark.parametrize(
    "line", ["Rye loaves for the Saturday market", "Complaints about lifts fell from 40 to 12"]
)
def test_a_thing_is_not_of_what_another_card_tells(line: str) -> None:
    assert blocked(line, *MARKET, under="Aldwick")


@pytest.mark.parametrize(
    "line",
    [
        "Rye loaves for three cafés and a stall at the Saturday market",
        "Complaints about night noise down from 40 to 12",
        "Weekly inspection of the lifts in two towers",
    ],
)
def test_a_thing_of_its_own_passes(line: str) -> None:
    assert not blocked(line, *MARKET, under="Aldwick")


def test_what_was_done_and_counted_at_a_school_stays_there() -> None:
    thesis = card(
        "phd",
        "Harrow Lake College",
        "PhD Botany",
        "2010-2014",
        "In my PhD I classified 4,800 leaves.",
        card_type=CardType.EDUCATION,
    )
    assert blocked("Classified 4,800 leaves", thesis, *MARKET, under="Aldwick")
    assert not blocked("Classified 4,800 leaves", thesis, *MARKET, under="Harrow Lake College")
