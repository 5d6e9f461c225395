"""Claims of all, of both or of several of something of which the evidence tells a part, or one."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

MORE = (
    ("Im Jahr begleite ich 40 Konzerte, bei einem Drittel als Tonmeister.", "Bei allen 40 Konzerten im Jahr als Tonmeister dabei"),
    ("Zwei Öfen stehen bei uns, einen davon heize ich.", "Heizen beider Öfen"),
    ("Ich habe die Akten von 30 Höfen geordnet, der Rest folgt noch.", "Akten sämtlicher Höfe geordnet"),
    ("Mahnen darf ich bis Stufe 2, alles darüber geht an die Kanzlei. Ich führe Konten.", "Mahnungen aller Stufen"),
    ("Seit 2019 leite ich einen Chor in der Gemeinde.", "Leitung mehrerer Chöre in der Gemeinde"),
    ("Ich leite einen Kurs im Verein.", "Leitung zahlreicher Kurse im Verein"),
    ("I train one apprentice in the workshop.", "Trained several apprentices in the workshop"),
    ("We have two kilns; I fire one of them.", "Fired both kilns"),
    ("I cover 30 schools a year, at about half of them as lead assessor.", "Lead assessor at all 30 schools a year"),
)  # fmt: skip
"""A card and a line that claims more of it than the card tells."""
AS_MUCH = (
    ("Im Jahr begleite ich 40 Konzerte, bei einem Drittel als Tonmeister.", "40 Konzerte im Jahr begleitet, ein Drittel davon als Tonmeister"),
    ("Zwei Öfen stehen bei uns, einen davon heize ich.", "Heizen eines Ofens"),
    ("Ich leite einen Kurs im Verein und gebe zwei weitere Kurse.", "Mehrere Kurse im Verein gegeben"),
    ("Alle 30 Höfe habe ich besucht, bei der Hälfte war ich zweimal.", "Besuch aller 30 Höfe"),
    ("I train one apprentice in the workshop.", "Trained an apprentice in the workshop"),
    ("We have two kilns; I fire both of them.", "Fired both kilns"),
)  # fmt: skip


@pytest.mark.parametrize(("told", "line"), MORE)
def test_a_part_is_not_told_as_all(told: str, line: str) -> None:
    assert blocked(line, one_card(told))


@pytest.mark.parametrize(("told", "line"), AS_MUCH)
def test_the_part_itself_passes(told: str, line: str) -> None:
    assert not blocked(line, one_card(told))
