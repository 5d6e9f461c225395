"""A figure belongs to its own deed: two cards of one employer lend each other none (CONTRACT D8, moved facts)."""

import pytest

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

CARDS = (
    card("b1", "Linnet Dairy", "Plant Manager", "2015-2021", "Cut energy costs by 36 % through new heat exchangers."),
    card("b2", "Linnet Dairy", "Plant Manager", "2015-2021", "Cut energy costs by 47 % through night-time cooling."),
    card("b3", "Linnet Dairy", "Plant Manager", "2015-2021", "Managed a team of 17 people to run the bottling hall."),
    card("b4", "Linnet Dairy", "Plant Manager", "2015-2021", "Managed a team of 8 people to rebuild the cold store."),
    card("b5", "Linnet Dairy", "Plant Manager", "2015-2021", "Introduced barcode labels at 24 filling lines."),
    card("b6", "Linnet Dairy", "Plant Manager", "2015-2021", "Introduced spill trays at 40 filling lines."),
    card("b7", "Hof Lerchenau", "Betriebsleiter", "2010-2014", "Senkung der Futterkosten um 12 % durch eigene Gerste."),
    card("b8", "Hof Lerchenau", "Betriebsleiter", "2010-2014", "Senkung der Futterkosten um 19 % durch Weidehaltung."),
)  # fmt: skip


@pytest.mark.parametrize(
    ("text", "company"),
    [
        ("Cut energy costs by 47 % through new heat exchangers", "Linnet Dairy"),
        ("Cut energy costs by 36 % through night-time cooling", "Linnet Dairy"),
        ("Managed a team of 8 people to run the bottling hall", "Linnet Dairy"),
        ("Ran the bottling hall with a team of 8 people", "Linnet Dairy"),
        ("Introduced spill trays at 24 filling lines", "Linnet Dairy"),
        ("Introduced barcode labels at forty filling lines", "Linnet Dairy"),
        ("Senkung der Futterkosten um 12 % durch Weidehaltung", "Hof Lerchenau"),
        ("Futterkosten durch eigene Gerste um 19 % gesenkt", "Hof Lerchenau"),
    ],
)
def test_a_figure_of_another_deed_of_the_same_employer_is_refused(text: str, company: str) -> None:
    assert blocked(text, *CARDS, under=company)


@pytest.mark.parametrize(
    ("text", "company"),
    [
        ("Cut energy costs by 47 % through night-time cooling", "Linnet Dairy"),
        (
            "Cut energy costs by 36 % through new heat exchangers and by 47 % through night-time cooling",
            "Linnet Dairy",
        ),
        (
            "Managed 17 people in the bottling hall and 8 people rebuilding the cold store",
            "Linnet Dairy",
        ),
        ("Barcode labels at 24 filling lines, spill trays at 40 filling lines", "Linnet Dairy"),
        (
            "Futterkosten um 12 % durch eigene Gerste und um 19 % durch Weidehaltung gesenkt",
            "Hof Lerchenau",
        ),
    ],
)
def test_figures_that_stand_with_their_own_deeds_pass(text: str, company: str) -> None:
    assert not blocked(text, *CARDS, under=company)
