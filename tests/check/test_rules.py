"""The rules of the fact check are rows, and each row is held by its own examples (NEXT 5)."""

from pathlib import Path

import pytest

from interview_app.check import example
from interview_app.check.evidence import EvidenceSet
from interview_app.check.explained import all_explained, rules_page
from interview_app.check.line_check import check_line
from interview_app.check.rules import RULES, Example, LineVerdict, Rule

TODAY = "2026-06"
EVIDENCE = EvidenceSet.of(example.CARDS, timeline=example.TIMELINE, language="en", today=TODAY)


def checked(one: Example) -> LineVerdict:
    return check_line(
        one.text, evidence=EVIDENCE, entry=one.entry, kind=one.kind, language=one.language
    )


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_a_rule_holds_for_its_example_and_not_for_the_near_one(rule: Rule) -> None:
    """Each row has a line that it holds for, which gets its verdict, and one that it does not."""
    found = checked(rule.true_example)
    assert rule.id in found.rules
    assert found.verdict is rule.verdict
    assert rule.id not in checked(rule.false_example).rules


def test_ids_are_told_apart_and_sentences_have_one_place_to_fill() -> None:
    """A rule is named by its id alone."""
    assert len({rule.id for rule in RULES}) == len(RULES)
    for rule in RULES:
        assert "…" in rule.told("…") or "{" not in rule.sentence


def test_the_page_of_rules_is_made_of_the_rows() -> None:
    """docs/rules.md is in step, and has every rule with both examples."""
    page = Path("docs/rules.md").read_text(encoding="utf-8")
    assert page == rules_page()
    for rule in RULES:
        assert f"`{rule.id}`" in page
        assert rule.true_example.text in page


def test_one_rule_can_be_explained_alone() -> None:
    """`audit --explain RULE` says that rule and no other."""
    told = all_explained("unit_nowhere")
    assert told.startswith("unit_nowhere (refused)")
    assert "figure_nowhere" not in told
    with pytest.raises(KeyError):
        all_explained("no_rule")
