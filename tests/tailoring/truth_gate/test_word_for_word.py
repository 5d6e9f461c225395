"""D8: a line that is the evidence's own sentence claims what the evidence says, and no other place or part of it does."""

import pytest

from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.holding import word_for_word
from interview_app.tailoring.truth_gate.reading import claims
from tests.tailoring.made_up import card

WORKS = gate.index(
    (
        card("1", "Larkmoor Mill", "Miller", "2015-2021", "Rejects fell from 6% of sacks to 2% after I raised the drying time from 18 to 21 hours. The owner paid for the dryer."),
        card("2", "Larkmoor Mill", "Miller", "2015-2021", "Took the grain samples. The head of the laboratory decided, and 31 lots were sent back."),
        card("3", "Larkmoor Mill", "Miller", "2015-2021", "Anna planned the new silo. Led the crew of nine on site."),
        card("4", "Larkmoor Mill", "Miller", "2015-2021", "The whole night shift was run by me. No, that was the foreman."),
        card("5", "Mühle Tannried", "Müllerin", "2012-2015", "Ich habe im Lager geholfen. Schichtleiterin war ich dort nicht, das war Frau Abel. Ca. 40 Säcke am Tag."),
    )
)  # fmt: skip


def _blocked(line: str, company: str = "Larkmoor Mill") -> bool:
    return gate.judge(line, WORKS, gate.LineContext(company=company)).blocked


@pytest.mark.parametrize(
    "line",
    [
        "Rejects fell from 6% of sacks to 2% after I raised the drying time from 18 to 21 hours",
        "The head of the laboratory decided, and 31 lots were sent back.",
        "Rejects fell from 6% of sacks to 2% after I raised the drying time from 18 to 21 hours. The owner paid for the dryer.",
    ],
)
def test_what_a_card_says_in_these_very_words_passes(line: str) -> None:
    assert not _blocked(line)


def test_who_speaks_may_be_left_out() -> None:
    assert not _blocked("Habe im Lager geholfen", "Mühle Tannried")
    assert not _blocked("Schichtleiterin war ich dort nicht, das war Frau Abel.", "Mühle Tannried")


@pytest.mark.parametrize(
    "line",
    [
        "Rejects fell from 6% of sacks to 1% after I raised the drying time from 18 to 21 hours",
        "The head of the laboratory decided, and 41 lots were sent back.",
        "The head of the laboratory decided on 31 lots.",
    ],
)
def test_another_figure_or_less_than_the_sentence_is_held_as_ever(line: str) -> None:
    assert _blocked(line)


@pytest.mark.parametrize(
    "line",
    ["Led the crew of nine on site.", "The whole night shift was run by me", "40 Säcke am Tag"],
)
def test_a_sentence_that_cannot_be_read_alone_is_left_to_the_other_rules(line: str) -> None:
    assert word_for_word.held(claims.read(line), WORKS.everything, WORKS) is None


def test_a_sentence_of_one_employer_is_none_of_another() -> None:
    assert _blocked(
        "The head of the laboratory decided, and 31 lots were sent back.", "Mühle Tannried"
    )
    assert _blocked("Schichtleiterin war ich dort", "Mühle Tannried")
