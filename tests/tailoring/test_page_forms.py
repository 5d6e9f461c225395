"""What pages of other makers print around a claim: names of sections, counts, words of grades and of who gave something."""

import pytest
from interview_app.tailoring.resume_audit import audit_text
from interview_app.tailoring.truth_gate.page import printed_line

from interview_app.domain.knowledge_card import CardType
from tests.tailoring.made_up import card

CARDS = (
    card(
        "j1",
        "Osprey Trust",
        "Ward Nurse",
        "2019-03 to 2022-06",
        "I planned the weekly rota for eleven colleagues.",
    ),
    card(
        "s1",
        "Eastmere College",
        "BSc",
        "2014-09 to 2017-06",
        "BSc, Nursing, Eastmere College, 3.8",
        card_type=CardType.EDUCATION,
    ),
    card("a1", "independent", "", "2022-05 to 2022-05", "Nurse of the Year, Lloyd Inc, 2022-05"),
)
PAGE = """Tessa Okafor
tessa@posteo.example

{work}
Osprey Trust
Ward Nurse
March 2019 - June 2022
- Planned the weekly rota for eleven colleagues

Education (1)
BSc Nursing
Eastmere College
September 2014 - June 2017
{grade}

Awards
Nurse of the Year
{award}
"""


def refused(
    *, work: str = "Work", grade: str = "GPA: 3.8", award: str = "Awarded by Lloyd Inc, May 2022"
) -> list[str]:
    page = PAGE.format(work=work, grade=grade, award=award)
    return [
        one.bullet_text for one in audit_text(page, CARDS, name="Tessa Okafor").truth_violations
    ]


@pytest.mark.parametrize("work", ["Work", "Work Experience (4)", "Experience(1)", "WORK"])
def test_a_section_may_be_called_work_and_be_counted(work: str) -> None:
    """E7: the names of a page's parts claim nothing, with the number of their entries or without."""
    assert refused(work=work) == []


def test_a_section_may_stand_beside_its_first_entry() -> None:
    """E7: a reader gives a heading in a column of its own with what stands beside it, parted by a tab."""
    page = PAGE.replace("{work}\n", "Work\t").format(grade="Score: 3.8", award="Lloyd Inc")
    assert audit_text(page, CARDS, name="Tessa Okafor").truth_violations == ()


@pytest.mark.parametrize("grade", ["GPA: 3.8", "Score 3.8", "Final grade: 3.8"])
def test_what_a_grade_is_called_is_no_claim(grade: str) -> None:
    """D8: the figure is held, its label is not; another figure is refused."""
    assert refused(grade=grade) == []
    assert refused(grade=grade.replace("3.8", "3.9")) == [grade.replace("3.8", "3.9")]


@pytest.mark.parametrize(
    "award",
    ["Awarded by Lloyd Inc, May 2022", "by Lloyd Inc", "2022-05-17", "Lloyd Inc, 2022-05-17"],
)
def test_who_gave_an_award_and_on_which_day(award: str) -> None:
    """D8: "Awarded by" and a day in figures add nothing to a giver and a month that are told."""
    assert refused(award=award) == []


@pytest.mark.parametrize("award", ["Awarded May 2022", "Awarded: 2022"])
def test_when_it_was_given(award: str) -> None:
    """D8: the word before a date alone adds nothing."""
    assert refused(award=award) == []


@pytest.mark.parametrize("award", ["Published a book on the rota", "Granted three patents"])
def test_a_deed_is_no_word_of_a_form(award: str) -> None:
    """D8: what is told as done is held, whatever section it stands in."""
    assert set(refused(award=award)) == {award}
    assert printed_line.without_giver_words(award) == award


def test_another_giver_is_refused() -> None:
    """D8: the words that are left out do not cover what stands behind them."""
    assert refused(award="Awarded by the Royal Society of Medicine")
