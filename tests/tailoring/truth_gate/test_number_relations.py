"""Numbers worked out from others: shares and their whole, what a change left, turns, times between dates, other units (CONTRACT D8)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked, one_card

_CARDS = (
    card("r1", "Brae Saddlery", "Saddler", "2012-2019", "Restitched 84 saddles, 48 of them for riding schools. Deposits fell from 60 to 20 pounds. Two of the five looms I repaired were older than the shop."),
    card("r2", "Inch Lighthouse", "Keeper", "2010-2016", "On watch one night in three. Serviced the lamp every fourth week. Painted 360 metres of railing between April 2014 and February 2015. The crossing takes 36 hours. Eight or nine storm drills a year."),
    card("r3", "Fell Orchard", "Grower", "2011-2018", "540 apple trees on 18 terraces. 75 % of the 64 visitors asked for a second tasting. Pressed 1.4 million kg of fruit in 2015. I train 5 pickers; 4 of them passed the ladder test in 2017. Yield of £90,000 in 2016 against a plan of £75,000."),
    card("r4", "Glashütte Ried", "Glasbläser", "2013-2020", "Von 68 Vasen habe ich 51 selbst geblasen. Die Ausschussquote sank von 8 % auf 2 %. 30 Händler beliefert, 12 davon in Tirol. Die Kühlzeit ging von 24 auf 18 Stunden zurück. Jede dritte Woche Nachtofen."),
    card("r5", "Moss Puppetry", "Puppeteer", "2014-2021", "Lead 7 players; 3 are apprentices, 4 are students. Taught 90 children in half-day workshops. Ticket sales per show rose from 40 to 65 pounds between 2016 and 2018."),
    card("r6", "Moss Puppetry", "Puppeteer", "2014-2021", "Played four times a year at the harbour. I spent three weeks in Porto and showed the troupe there our shadow play. Learned string work for three months."),
    card("r7", "Tarn Salvage", "Diver", "2012-2018", "Of 96 moorings 93 held in the 2016 gale. Checked 180 chains, of which 4 failed the load test. Raised 40 tonnes in 2014 and 52 tonnes in 2015. Tested the winch with two others. Two of the three barges I patched were of oak."),
    card("r8", "Tarn Salvage", "Diver", "2012-2018", "Lead 6 divers; 4 of them report to me.", scope={"direct_reports": 4}),
    card("r9", "Eisdiele Rau", "Eismacher", "2013-2019", "Die Kasse mit bis zu 900 Euro Tagesumsatz habe ich geführt. Von 64 Sorten haben 61 die Probe bestanden."),
    card("r10", "Wick Foundry", "Moulder", "2011-04 to 2014-10", "Team of five. Poured 16 bollards and 5 gates in 2013. Six or seven night pours a year. Scrap: 2012 90 kg, 2014 60 kg.", scope={"team_size": 5}),
    card("r11", "Wick Foundry", "Moulder", "2011-04 to 2014-10", "The town has 120 lamp posts. Recast 66 lamp posts in iron."),
)  # fmt: skip


@pytest.mark.parametrize(
    ("company", "line"),
    [
        ("Brae Saddlery", "Restitched 84 saddles, more than half of them for riding schools"),
        ("Brae Saddlery", "Deposits cut to a third"),
        ("Inch Lighthouse", "On watch every third night"),
        ("Inch Lighthouse", "Serviced the lamp one week in four"),
        ("Inch Lighthouse", "Painted 360 metres of railing in under a year"),
        ("Inch Lighthouse", "The crossing takes a day and a half"),
        ("Inch Lighthouse", "Some eight storm drills a year"),
        ("Fell Orchard", "Thirty apple trees on each of 18 terraces"),
        ("Fell Orchard", "48 of 64 visitors asked for a second tasting"),
        ("Fell Orchard", "Pressed 1,400 tonnes of fruit in 2015"),
        ("Fell Orchard", "Plan for 2016 exceeded by £15,000"),
        ("Glashütte Ried", "Drei Viertel der 68 Vasen selbst geblasen"),
        ("Glashütte Ried", "Ausschussquote auf ein Viertel gesenkt"),
        ("Glashütte Ried", "Zwei Fünftel der 30 Händler in Tirol"),
        ("Glashütte Ried", "Alle drei Wochen Nachtofen"),
        ("Moss Puppetry", "3 apprentices and 4 students"),
        ("Tarn Salvage", "All but three of 96 moorings held in the 2016 gale"),
        ("Tarn Salvage", "Nearly all moorings held in the 2016 gale"),
        ("Tarn Salvage", "176 of 180 chains passed the load test"),
        ("Tarn Salvage", "Raised 92 tonnes between 2014 and 2015"),
        ("Tarn Salvage", "One of three who tested the winch"),
        ("Tarn Salvage", "Patched three barges, two thirds of them of oak"),
        ("Tarn Salvage", "Four divers report to me"),
        ("Eisdiele Rau", "Alle bis auf drei der 64 Sorten haben die Probe bestanden"),
        ("Wick Foundry", "Four colleagues"),
        ("Wick Foundry", "Poured 21 bollards and gates in one year"),
        ("Wick Foundry", "Half a dozen or so night pours a year"),
        ("Wick Foundry", "Scrap down by a third in two years"),
        ("Wick Foundry", "Three and a half years as moulder"),
        ("Wick Foundry", "Recast more than half of the town's 120 lamp posts in iron"),
        ("Eisdiele Rau", "Fast alle 64 Sorten haben die Probe bestanden"),
        ("Moss Puppetry", "Three weeks in Porto showing the troupe shadow play"),
    ],
)
def test_what_follows_from_two_numbers_passes(company: str, line: str) -> None:
    """D8: a share of its own whole, what is left, turns, a time between two dates and a unit told otherwise are the evidence's."""
    assert not blocked(line, *_CARDS, under=company)


@pytest.mark.parametrize(
    ("company", "line"),
    [
        ("Brae Saddlery", "Restitched 84 saddles, two fifths of them for riding schools"),
        ("Brae Saddlery", "Deposits cut to two thirds"),
        ("Inch Lighthouse", "On watch every second night"),
        ("Inch Lighthouse", "Serviced the lamp one day in four"),
        ("Inch Lighthouse", "Painted 360 metres of railing in under six months"),
        ("Inch Lighthouse", "The crossing takes half a day"),
        ("Inch Lighthouse", "Some eleven storm drills a year"),
        ("Fell Orchard", "Forty apple trees on each of 18 terraces"),
        ("Fell Orchard", "58 of 64 visitors asked for a second tasting"),
        ("Fell Orchard", "Pressed 14,000 tonnes of fruit in 2015"),
        ("Fell Orchard", "All 5 pickers I train passed the ladder test in 2017"),
        ("Glashütte Ried", "Alle 68 Vasen selbst geblasen"),
        ("Glashütte Ried", "Zwei Drittel der Händler in Tirol"),
        ("Glashütte Ried", "Kühlzeit 18 Stunden kürzer"),
        ("Glashütte Ried", "Kühlzeit um drei Fünftel gesenkt"),
        ("Glashütte Ried", "Jeden dritten Tag Nachtofen"),
        ("Moss Puppetry", "3 players and 4 apprentices"),
        ("Tarn Salvage", "All but two of 96 moorings held in the 2016 gale"),
        ("Tarn Salvage", "All 96 moorings held in the 2016 gale"),
        ("Tarn Salvage", "178 of 180 chains passed the load test"),
        ("Tarn Salvage", "176 of 180 chains failed the load test"),
        ("Tarn Salvage", "Raised 102 tonnes between 2014 and 2015"),
        ("Tarn Salvage", "One of five who tested the winch"),
        ("Tarn Salvage", "Patched three barges, all of them of oak"),
        ("Tarn Salvage", "Six divers report to me"),
        ("Wick Foundry", "Nine colleagues"),
        ("Wick Foundry", "Poured 31 bollards and gates in one year"),
        ("Wick Foundry", "A dozen or so night pours a year"),
        ("Wick Foundry", "Scrap down by a third in four years"),
        ("Wick Foundry", "Four and a half years as moulder"),
        ("Wick Foundry", "Recast two thirds of the town's 120 lamp posts in iron"),
        ("Eisdiele Rau", "Alle bis auf eine der 64 Sorten haben die Probe bestanden"),
        ("Eisdiele Rau", "Kasse mit bis zu 900 Euro Monatsumsatz geführt"),
        ("Moss Puppetry", "Taught 90 children in week-long workshops"),
        ("Moss Puppetry", "Ticket sales rose from 40 to 65 pounds per child between 2016 and 2018"),
        ("Moss Puppetry", "Three months in Porto showing the troupe shadow play"),
    ],
)
def test_what_does_not_follow_is_refused(company: str, line: str) -> None:
    """D8: a share of another whole, all for a part, the end of a change for its size, another turn, time or unit."""
    assert blocked(line, *_CARDS, under=company)


@given(own=st.integers(min_value=2, max_value=98), gap=st.integers(min_value=1, max_value=40))
def test_two_percentages_lie_so_many_points_apart(own: int, gap: int) -> None:
    """So many points above or under a target are just the difference, and on its own side."""
    target = own + gap
    told = one_card(
        f"Repeat visits stood at {own}% in 2018, and the branch's target was {target}%."
    )
    assert not blocked(
        f"Repeat visits {gap} points under the branch's target", told, under="Aldwick"
    )
    assert blocked(f"Repeat visits {gap} points over the branch's target", told, under="Aldwick")
    assert blocked(
        f"Repeat visits {gap + 2} points under the branch's target", told, under="Aldwick"
    )


def test_in_all_only_gives_a_sum() -> None:
    """A sum told with "in all" claims nothing of all of something."""
    told = one_card("Set 60 camera traps over one winter.")
    assert not blocked("Camera traps, 60 in all, set over one winter", told, under="Aldwick")
    assert blocked("Camera traps set in all woods over one winter", told, under="Aldwick")
