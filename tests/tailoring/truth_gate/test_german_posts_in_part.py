"""German posts told without their first part, or told behind where they were held; a rank keeps what it is of."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card


@pytest.mark.parametrize(
    ("told", "line", "lie"),
    [
        ("Bei Lehner war ich in der Ernte Kolonnenchef für 11 Leute.", "Kolonnenchef für 11 Leute", "Erntechef für 11 Leute"),
        ("Seit 2019 bin ich stellvertretende Qualitätsbeauftragte.", "In der Qualitätssicherung seit 2019 stellvertretende Beauftragte", "Im Brandschutz seit 2019 stellvertretende Beauftragte"),
    ],
)  # fmt: skip
def test_a_post_told_otherwise_passes_and_another_one_blocks(
    told: str, line: str, lie: str
) -> None:
    card = one_card(told)
    assert not blocked(line, card)
    assert blocked(lie, card)


def test_who_was_with_somebody_of_a_post_did_not_hold_it() -> None:
    assert blocked(
        "Kolonnenchef für 11 Leute",
        one_card("In der Ernte war ich mit dem Kolonnenchef für 11 Leute."),
    )


def test_a_deed_told_with_the_post_held_begins_no_other_post() -> None:
    card = one_card("Den Abenddienst habe ich gemacht.", role="Tontechnikerin")
    assert not blocked("Abenddienst als Tontechnikerin", card)
    assert blocked("Abenddienst als Theaterleiterin", card)
