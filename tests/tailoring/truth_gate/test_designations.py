"""Grades, categories, versions and classes of degrees in the truth gate (CONTRACT D8, issue 5.4: skills and versions)."""

import pytest

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

EVIDENCE = (
    card("d1", "Rigby Marine", "Rigger", "2014-2020", "Work at height, category C, and rope access level 2. Cranes of Class 40 and 60, then the 95."),
    card("d2", "Rigby Marine", "Rigger", "2014-2020", "Contract was FIDIC, option D. We moved to PlanWise 2019 in May 2022."),
    card("d3", "Dundale University", "Marine Engineering", "2010-2013", "BEng Marine Engineering, 2:1, Dundale University, 2013. GCSE German grade C."),
    card("d4", "Werft Nord", "Schweißer", "2020-2023", "Schweißprüfung Stufe II, Prüfung nach Verfahren B. Gabelstapler Klasse 3. Ausbildung mit Note gut."),
)  # fmt: skip


@pytest.mark.parametrize(
    "line",
    [
        "Work at height, category A",
        "FIDIC option B",
        "Rope access level 3",
        "Cranes of Class 80",
        "Migrated to PlanWise 2022",
        "Moved to PlanWise Plus",
        "Umstieg auf PlanWise Pro",
        "BEng Marine Engineering with first-class honours",
        "BEng Marine Engineering, 2:2",
        "GCSE German, grade A",
        "Schweißprüfung Stufe III",
        "Prüfung nach Verfahren A",
        "Ausbildung mit Note sehr gut",
    ],
)
def test_another_grade_category_or_version_is_refused(line: str) -> None:
    """D8: a letter, a numeral or a class of degree must stand behind the same word of the same thing."""
    assert blocked(line, *EVIDENCE)


@pytest.mark.parametrize(
    "line",
    [
        "Work at height (category C)",
        "Rope access, level 2",
        "Cranes of Class 95",
        "FIDIC option D contract",
        "Moved to PlanWise 2019",
        "BEng Marine Engineering (2:1), Dundale University",
        "GCSE German at grade C",
        "Schweißprüfung Stufe II",
        "Prüfung nach Verfahren B",
    ],
)
def test_the_evidences_own_designation_passes(line: str) -> None:
    """D8: the same grade in another order is no violation."""
    assert not blocked(line, *EVIDENCE)


MARKS = (
    card("k1", "Kleeberg School", "Teacher", "2014-2020", "BA in French, second class upper, 2012. Passed the board exam at the first attempt. We came third in the regional quiz."),
    card("k2", "Werft Nord", "Schweißer", "2020-2023", "Lehrabschlussprüfung mit der Note gut. Prüfung im ersten Antritt. Ein Lehrling hat die Gesellenprüfung mit einer Zwei gemacht."),
)  # fmt: skip


@pytest.mark.parametrize(
    "line",
    [
        "BA in French, second class lower",
        "Passed the board exam at the second attempt",
        "Prüfung im zweiten Antritt",
        "Lehrabschlussprüfung mit der Note sehr gut",
        "Lehrling zur Gesellenprüfung mit einer Eins begleitet",
    ],
)
def test_another_mark_or_ordinal_is_refused(line: str) -> None:
    """D8: classes of degrees, marks in words and ordinals before their noun."""
    assert blocked(line, *MARKS)


@pytest.mark.parametrize(
    "line",
    [
        "BA in French, second class upper",
        "Prüfung im ersten Antritt",
        "Lehrabschlussprüfung, Note gut",
    ],
)
def test_the_evidences_own_mark_passes(line: str) -> None:
    """D8: the same mark in another order is no violation."""
    assert not blocked(line, *MARKS)
