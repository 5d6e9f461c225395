"""German figures in other forms: what stands beside them says what they are of, and a changed one still blocks (CONTRACT D8)."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

_TOLD = (
    ("Die Abnahme dauerte mal vierzehn Wochen, heute neun.", "Abnahme von vierzehn auf neun Wochen verkürzt", "Abnahme von vierzehn auf acht Wochen verkürzt"),
    ("Die Abnahme dauerte mal vierzehn Wochen, heute neun.", "Abnahme fünf Wochen kürzer als früher (9 statt 14)", "Abnahme sechs Wochen kürzer als früher (8 statt 14)"),
    ("Reklamationen hatten wir im letzten Jahr zwei, im Jahr davor fünf.", "Reklamationen von fünf auf zwei zurückgegangen", "Reklamationen von zwei auf fünf gestiegen"),
    ("Glocken gieße ich selbst. Im letzten Jahr waren es sieben.", "Sieben Glocken im letzten Jahr gegossen", "Neun Glocken im letzten Jahr gegossen"),
    ("Waagen eiche ich viermal im Jahr.", "4 Eichungen von Waagen pro Jahr", "5 Eichungen von Waagen pro Jahr"),
    ("Ich versorge Huftiere, insgesamt 46 Tiere.", "Versorgung von 46 Huftieren", "Versorgung von 56 Huftieren"),
    ("Wir mähen rund 480 Hektar Wiesen.", "Rund 4,8 Quadratkilometer Wiesen gemäht", "Rund 48 Quadratkilometer Wiesen gemäht"),
    ("Lehrlinge führe ich in die Messtechnik ein, zwei bis drei im Jahr.", "Zwei, drei Lehrlinge jährlich in die Messtechnik eingeführt", "Drei, vier Lehrlinge jährlich in die Messtechnik eingeführt"),
    ("Das Budget von 6,3 Millionen überwache ich.", "Überwachung eines Budgets von 6,3 Mio. €", "Überwachung eines Budgets von 6,3 Mio. Dollar"),
    ("Master in Trier 2012, Arbeit über Panelausfälle.", "Arbeit über Panelausfälle, Master 2012 in Trier", "Arbeit über Panelausfälle, Master 2013 in Trier"),
    ("Die Rückgabequote lag bei 17 Prozent, mit dem längeren Gespräch sind es jetzt 11.", "Rückgabequote von 17 auf 11 Prozent gesenkt", "Rückgabequote von 17 auf 7 Prozent gesenkt"),
    ("Geplant waren vier Wochen Stillstand, es wurden sechs.", "Stillstand: sechs statt der geplanten vier Wochen", "Stillstand: vier statt der geplanten sechs Wochen"),
    ("Das Kellerbier macht ein Zehntel vom Ausstoß aus.", "Kellerbier mit 10 % des Ausstoßes", "Kellerbier mit 20 % des Ausstoßes"),
    ("Ich fahre zwei Sude zu je 80 Hektoliter.", "Zwei Sude à 80 Hektoliter gefahren", "Zwei Sude à 90 Hektoliter gefahren"),
)  # fmt: skip


@pytest.mark.parametrize(("told", "line", "lie"), _TOLD)
def test_a_figure_in_another_form_passes_and_a_changed_one_blocks(
    told: str, line: str, lie: str
) -> None:
    card = one_card(told)
    assert not blocked(line, card)
    assert blocked(lie, card)
