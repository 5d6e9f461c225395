"""One told of several, the worst told of all, and what is left to others: more than was told (CONTRACT D8)."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

TOLD = {
    "ranger": "I run a field party of three on boundary jobs. We passed two audits without a major finding.",
    "restorer": "I write the reports for paper and photographs. For paintings it's the conservator.",
    "pruner": "I do basic checks of trees. The advanced ones with the sonograph are done by our consulting arborist.",
    "switcher": "I switch up to 33 kV. Control of the network itself stays with the control room.",
    "adviser": "I've had no complaints upheld since I joined.",
}


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("ranger", "Run three field parties on boundary jobs"),
        ("ranger", "Passed two audits without a finding"),
        ("restorer", "Write the reports for paintings, paper and photographs"),
        ("pruner", "Checks of trees with the sonograph"),
        ("pruner", "Consulting arborist for trees"),
        ("switcher", "Control the network and switch up to 33 kV"),
        ("adviser", "No complaints since joining"),
    ],
)
def test_more_than_was_told_is_a_claim(who: str, line: str) -> None:
    assert blocked(line, one_card(TOLD[who], role="Helper"), under="Aldwick")


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("ranger", "Run a field party of three on boundary jobs"),
        ("ranger", "Passed two audits without a major finding"),
        ("restorer", "Write the reports for paper and photographs"),
        ("pruner", "Basic checks of trees"),
        ("switcher", "Switch up to 33 kV"),
        ("adviser", "No complaints upheld"),
    ],
)
def test_as_much_as_was_told_passes(who: str, line: str) -> None:
    assert not blocked(line, one_card(TOLD[who], role="Helper"), under="Aldwick")
