"""D8: since when something has been so may not be told by the post's beginning where a card says otherwise."""

import pytest

from tests.tailoring.truth_gate.judged import Post, blocked, one_card

FARM = Post(
    "Linnet Dairy",
    "Herd Manager",
    "2015-2021",
    "Ran the herd of 300 cows.",
    "Milked by robot since 2019, before that in a parlour.",
    "Leite seit 2018 die Lehrlinge an, drei im Jahr.",
    "I was at the quarry for six weeks in 2019 to dust.",
    "For three years I did the calving alone.",
)


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("Milking by robot since 2015", "2019"),
        ("Anleitung der Lehrlinge seit 2015", "2018"),
        ("At the quarry since 2019", "six weeks"),
    ],
)
def test_a_beginning_is_that_of_the_sentence_about_it(line: str, shown: str) -> None:
    assert FARM.objections(line) == [f"Claims {line[-4:]} but evidence shows {shown}"]


def test_how_long_is_told_by_the_sentence_about_it() -> None:
    assert FARM.objections("Did the calving alone for six years") == [
        "Claims six years but evidence shows three years"
    ]


@pytest.mark.parametrize(
    "line",
    [
        "Milking by robot since 2019",
        "Herd manager since 2015",
        "Ran the herd since 2015",
        "At the quarry in 2019",
        "Anleitung der Lehrlinge seit 2018",
    ],
)
def test_a_post_began_when_it_began(line: str) -> None:
    assert FARM.objections(line) == []


BEGUN = Post(
    "Linnet Dairy",
    "Herd Manager",
    "2012-2021",
    "Took over the ordering of feed in 2018.",
    "Übernahm 2016 den Einkauf der Filter.",
    "Took over the rota in 2019 for six weeks.",
    "Started the calf club in 2014 and ran it until 2016.",
    "Repaired the robot in 2020.",
)


@pytest.mark.parametrize(
    "line",
    [
        "Ordering of feed since 2018",
        "Responsible for ordering feed from 2018",
        "Seit 2016 Einkauf der Filter",
        "Einkauf der Filter ab 2016",
    ],
)
def test_what_began_in_a_year_has_been_so_since_then(line: str) -> None:
    assert BEGUN.objections(line) == []


@pytest.mark.parametrize(
    "line",
    [
        "Ordering of feed since 2017",
        "Seit 2014 Einkauf der Filter",
        "Rota since 2019",
        "Running the calf club since 2014",
        "Repairing the robot since 2020",
    ],
)
def test_what_ended_or_was_done_once_has_no_since(line: str) -> None:
    assert BEGUN.blocked(line)


HELD = one_card("I'm a first responder since 2015, and I've got the crane ticket, since 2019.")


@pytest.mark.parametrize(
    "line",
    [
        "First responder since 2015 and the crane ticket, since 2019",
        "First responder since 2015; crane ticket since 2019",
        "Crane ticket since 2019",
    ],
)
def test_a_year_alone_behind_a_comma_is_of_what_stands_before_it(line: str) -> None:
    assert not blocked(line, HELD)


@pytest.mark.parametrize(
    "line",
    [
        "First responder since 2019 and the crane ticket, since 2015",
        "First responder since 2015 and the crane ticket, since 2015",
        "Crane ticket since 2015",
    ],
)
def test_the_years_of_two_things_may_not_change_places(line: str) -> None:
    assert blocked(line, HELD)
