"""D8: what was there, hardly there, short, or for one purpose is not told as run, done, long or for another."""

import pytest

from tests.tailoring.truth_gate.judged import Post

STALL = Post(
    "Orchard Lane",
    "Grower",
    "2012-2022",
    "I had a stall at the farmers market on Saturdays and ran the till.",
    "I did MIG welding on the racks, hardly any TIG welding.",
    "After the new fence we had hardly any complaints.",
    "I ran the packing shed alone for three weeks.",
    "I was in seed sales for two years.",
    "I prune the hedge each autumn.",
    "Was trained on the wood chipper but used it only for demonstrations. We cleared the lower field.",
    "We had 4 falls in 2019 and 1 in 2020.",
)
WARD = Post(
    "Haus am Bach",
    "Pflegefachfrau",
    "2012-2022",
    "Ich war drei Wochen allein auf der Station.",
    "Nachtdienst habe ich jahrelang gemacht.",
    "Praxisanleiterin bin ich seit 2020 und habe sieben Neue durch die Einarbeitung gebracht.",
    "Ich habe Wunden versorgt, kaum Stomata.",
)


@pytest.mark.parametrize(
    "line",
    [
        "Ran the farmers market on Saturdays",
        "Organised the market",
        "MIG and TIG welding",
        "TIG welding on the racks",
        "Many complaints after the new fence",
        "Ran the packing shed alone for years",
        "Ran the packing shed alone for several months",
        "Pruned the hedge each spring",
        "Used the wood chipper for clearing the lower field",
        "Falls fell from 4 in 2019 to 2 in 2020",
    ],
)
def test_more_than_was_told_is_stopped(line: str) -> None:
    """D8: each word of these is in the evidence, which tells it of a place, denies it, or gives another time or purpose."""
    assert STALL.blocked(line)


@pytest.mark.parametrize(
    "line",
    [
        "Ran a market stall on Saturdays",
        "Had a stall at the farmers market and ran the till",
        "MIG welding on the racks",
        "Hardly any complaints after the new fence",
        "Very few complaints after the new fence",
        "Ran the packing shed alone for weeks",
        "In seed sales for two years",
        "Pruned the hedge every fall",
        "Used the wood chipper for demonstrations",
        "Trained on the wood chipper",
        "Falls fell from 4 in 2019 to 1 in 2020",
        "Cut falls from 4 to 1 between 2019 and 2020",
    ],
)
def test_no_more_than_was_told_passes(line: str) -> None:
    """D8: the same facts in other words."""
    assert not STALL.blocked(line), STALL.objections(line)


@pytest.mark.parametrize(
    "line",
    [
        "Jahrelang allein auf der Station",
        "Viele Jahre allein auf der Station",
        "Versorgung von Stomata",
    ],
)
def test_more_than_was_told_in_german_is_stopped(line: str) -> None:
    """D8: "jahrelang" is told of the nights, and "kaum" denies."""
    assert WARD.blocked(line)


@pytest.mark.parametrize(
    "line",
    [
        "Drei Wochen allein auf der Station",
        "Jahrelang Nachtdienst",
        "Sieben Einarbeitungen als Praxisanleiterin",
        "Wunden versorgt",
    ],
)
def test_no_more_than_was_told_in_german_passes(line: str) -> None:
    """D8: whom somebody brought through so many of a thing had so many of it."""
    assert not WARD.blocked(line), WARD.objections(line)


def test_few_of_many_is_no_more_than_was_told() -> None:
    """D8: what is next to nothing is denied by line and evidence alike, and says nothing of what was plenty."""
    assert STALL.blocked("Complaints after the new fence")
    assert not STALL.blocked("Few complaints after the new fence")
