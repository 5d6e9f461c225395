"""How numbers are told: measures, scales, parts of a whole, seasons, averages, sums and what is only one (CONTRACT D8)."""

import pytest

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked, one_card

_HALL = card(
    "n1",
    "Orrin Timber",
    "Carpenter",
    "2014-2020",
    "Framed a 9-bay barn in Thurso. 230 jobs in four and a half years around Wick.",
)
_PLANS = card(
    "n2",
    "Orrin Timber",
    "Carpenter",
    "2014-2020",
    "Drew floor plans 1:20 and joints 1:2 for three chapels. Rewrote seven of the 19 method statements.",
)
_FLEET = card(
    "n3",
    "Halden Ferries",
    "Electrician",
    "2016-2021",
    "Looked after the electrics of 64 cabins on two ferries.",
)
_WIRED = card(
    "n4",
    "Halden Ferries",
    "Electrician",
    "2016-2021",
    "Rewired 22 cabins with LED lamps. Call-outs fell from 41 to 33 a month over 2019.",
)
_TAUGHT = card(
    "n5",
    "Ulva Pottery",
    "Potter",
    "2011-2016",
    "Taught nine apprentices, one at a time. Fired 480 mugs in four years. Sold 60 mugs a fair.",
)
_BAKED = card(
    "n6",
    "Kelda Bakery",
    "Baker",
    "2017-2022",
    "Baked 14 rye loaves and six seasonal ones, three batches a day on five days a week. Filled 40 hectolitres of kvass a year. Wastage came down from 18 to 11 kilos between 2018 and 2020.",
)
_VISITS = card(
    "n7",
    "Brae Clinic",
    "Nurse",
    "2018-2022",
    "Level II stroke unit nurse. Led pain rounds and did them every second Tuesday; complaints fell from 12 to 7 a month. Served 52 patients, 12 jobs for the ward.",
)
_GERMAN = card(
    "n8",
    "Forsthof Lindach",
    "Forstwirt",
    "2015-2021",
    "Pflanzte in einer Saison 5.600 Fichten. Von 380 Setzlingen gingen 2019 vier ein. Standzeiten gingen von 50 Stunden im Winter 2018/19 auf 30 Stunden im Winter 2020/21 zurück.",
)
_MONEY = card(
    "n9",
    "Cape Orchards",
    "Buyer",
    "2015-2020",
    "Freight was R80,000 in 2018 and R60,000 in 2019. Bought 30 crates for 2,400 euros. Saved 9,000 euros over three years.",
)
_TOLD_OFTEN = card(
    "n10",
    "Loch Survey",
    "Surveyor",
    "2018-2022",
    "Inspected each weir once a quarter. Tide gauges are read every 20 minutes. Sediment samples are taken six times a year. Elected safety steward of the boat crew, seven people, in 2019 and again in 2021. Won two grants, 40,000 pounds from the council and 12,500 from a trust. 90 jobs without a fault.",
)
_EVERYTHING = (_HALL, _PLANS, _FLEET, _WIRED, _TAUGHT, _BAKED, _VISITS, _GERMAN, _MONEY, _TOLD_OFTEN)  # fmt: skip


@pytest.mark.parametrize(
    ("company", "line"),
    [
        ("Orrin Timber", "Framed a 9-bay barn in Thurso"),
        ("Orrin Timber", "230 framing jobs around Wick in 54 months"),
        ("Orrin Timber", "For three chapels, drew joints 1:2 and floor plans 1:20"),
        ("Orrin Timber", "Rewrote seven of the 19 method statements"),
        ("Orrin Timber", "Rewrote over a third of the 19 method statements"),
        ("Halden Ferries", "Rewired 22 cabins"),
        ("Halden Ferries", "Looked after 64 cabins"),
        ("Halden Ferries", "Over 2019, call-outs fell from 41 to 33 a month"),
        ("Halden Ferries", "Roughly a fifth fewer call-outs"),
        ("Ulva Pottery", "An average of 120 mugs fired a year"),
        ("Kelda Bakery", "15 batches a week"),
        ("Kelda Bakery", "Baked twenty loaves"),
        ("Kelda Bakery", "Filled 4,000 litres of kvass a year"),
        ("Kelda Bakery", "Filled 40 hl of kvass a year"),
        ("Kelda Bakery", "Wastage down to 11 kilos by 2020"),
        ("Brae Clinic", "Pain rounds every second Tuesday"),
        ("Brae Clinic", "Nurse on a Level II stroke unit"),
        ("Forsthof Lindach", "Mehr als fünftausend Fichten gepflanzt"),
        ("Forsthof Lindach", "Standzeiten um 20 Stunden je Winter gesunken"),
        ("Forsthof Lindach", "Von 380 Setzlingen gingen 2019 nur vier ein"),
        ("Cape Orchards", "Freight cut by a quarter in 2019"),
        ("Cape Orchards", "Bought 30 crates at 80 euros per crate"),
        ("Cape Orchards", "Saved 3,000 euros a year over three years"),
        ("Loch Survey", "Four inspections of each weir a year"),
        ("Loch Survey", "Tide gauges read three times an hour"),
        ("Loch Survey", "Sediment samples every two months"),
        ("Loch Survey", "Elected safety steward in 2021"),
        ("Loch Survey", "Won £52,500 in two grants"),
        ("Loch Survey", "90 survey jobs"),
    ],
)
def test_a_number_told_another_way_passes(company: str, line: str) -> None:
    """D8: what follows from the numbers of the evidence is no other number."""
    assert not blocked(line, *_EVERYTHING, under=company)


@pytest.mark.parametrize(
    ("company", "line"),
    [
        ("Orrin Timber", "Framed a 12-bay barn in Thurso"),
        ("Orrin Timber", "Drew floor plans 1:50 for three chapels"),
        ("Orrin Timber", "Rewrote all 19 method statements"),
        ("Orrin Timber", "Rewrote 19 method statements"),
        ("Halden Ferries", "Rewired 64 cabins with LED lamps"),
        ("Halden Ferries", "Over 2018, call-outs fell from 41 to 33 a month"),
        ("Halden Ferries", "A third fewer call-outs"),
        ("Ulva Pottery", "Taught groups of nine apprentices at a time"),
        ("Ulva Pottery", "An average of 160 mugs fired a year"),
        ("Ulva Pottery", "Sold 60 mugs a week"),
        ("Kelda Bakery", "24 batches a week"),
        ("Kelda Bakery", "Baked thirty loaves"),
        ("Kelda Bakery", "Filled 40,000 litres of kvass a year"),
        ("Kelda Bakery", "Wastage down to 11 kilos by 2018"),
        ("Brae Clinic", "Pain rounds every second hour"),
        ("Brae Clinic", "Nurse on a Level I stroke unit"),
        ("Forsthof Lindach", "Mehr als sechstausend Fichten gepflanzt"),
        ("Forsthof Lindach", "Standzeiten um 30 Stunden je Winter gesunken"),
        ("Forsthof Lindach", "Von 380 Setzlingen ging 2019 nur einer ein"),
        ("Cape Orchards", "Freight cut by half in 2019"),
        ("Cape Orchards", "Bought 30 crates at 60 euros per crate"),
        ("Cape Orchards", "Saved 4,500 euros a year over three years"),
        ("Loch Survey", "Six inspections of each weir a year"),
        ("Loch Survey", "Tide gauges read six times an hour"),
        ("Loch Survey", "Sediment samples every month"),
        ("Loch Survey", "Elected safety steward in 2018"),
        ("Loch Survey", "Won £62,500 in two grants"),
        ("Loch Survey", "190 survey jobs"),
    ],
)
def test_a_number_that_says_more_is_refused(company: str, line: str) -> None:
    """D8: a whole for its part, another scale, period or time, and an only one that was several."""
    assert blocked(line, *_EVERYTHING, under=company)


def test_a_range_that_points_back_at_itself_is_read() -> None:
    """Both ends of a range count one thing, and neither is asked for it without end."""
    line = "Pro Saison 30 Flächen, drei bis vier davon allein"
    evidence = card("r1", "Forsthof Lindach", "Forstwirt", "2015-2021", line)
    assert not blocked(line, evidence)


@pytest.mark.parametrize(
    ("raw", "honest", "lie"),
    [
        ("Cut the set-up of a loom from 40 to 25 minutes.", "Cut the set-up of a loom by 15 minutes, from 40 to 25", "Cut the set-up of a loom by 15 hours, from 40 to 25"),
        ("Verkürzte die Rüstzeit von 12 auf 5 Tage.", "Rüstzeit um sieben Tage verkürzt, von 12 auf 5", "Rüstzeit um sieben Wochen verkürzt, von 12 auf 5"),
        ("Raised ticket sales from 40 to 60 pounds in three years.", "Ticket sales up from 40 to 60 pounds in 3 years", "Ticket sales up from 40 to 60 pounds within a year"),
        ("Senkte den Ausschuss von 34 % auf 28 %.", "Ausschuss um ein Sechstel gesenkt", "Ausschuss um ein Drittel gesenkt"),
        ("Cut the gas bill by 46 %.", "Gas bill cut by nearly half", "Gas bill cut by half"),
        ("Laid pipes of 12 to 40 metres.", "Laid pipes of 12-40 m", "Laid pipes of 12-90 m"),
        ("Schweißte Träger bis 80 kg.", "Träger bis achtzig kg geschweißt", "Träger bis achtzig Tonnen geschweißt"),
        ("Ran sound for 85 fairs and concerts a year.", "Sound for 85 concerts and fairs a year", "Sound for 85 concerts and weddings a year"),
        ("Vermaß 27 Wohn- und Gewerbebauten.", "27 Gewerbe- und Wohnbauten vermessen", "27 Gewerbe- und Brückenbauten vermessen"),
        ("Storage costs fell from A$18,500 to A$7,200 a quarter.", "Storage costs down to A$7,200 a quarter", "Storage costs down to US$7,200 a quarter"),
    ],
)  # fmt: skip
def test_units_told_once_series_in_any_order_times_of_changes_and_fractions(
    raw: str, honest: str, lie: str
) -> None:
    """D8, forms of a number: the ends of a change take the unit of its size; "m" is metres; A$ is not US$."""
    told = one_card(raw, role="Engineer", when="2014-2020")
    assert not blocked(honest, told, under="Aldwick")
    assert blocked(lie, told, under="Aldwick")
