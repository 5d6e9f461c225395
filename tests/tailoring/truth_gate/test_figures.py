"""Figures that follow from the evidence, and those that do not (CONTRACT D8): each true one stands beside a false one."""

import pytest

from interview_app.domain.knowledge_card import EvidenceCard, Metric
from interview_app.tailoring.truth_gate.reading.claims import read
from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

ORCHARD = card(
    "f1",
    "Windle Orchard",
    "Orchard Manager",
    "2014-2020",
    "Picked plums and pears, about 600 crates a week. Pruning the rows took 30 days, now it takes 18. "
    "We had 40 picking baskets at first and 90 when I left. Of the new trees 45 of 60 took root. "
    "My target was 500 tonnes in 2016 and I sold 650 tonnes. Trained pickers, 35 people.",
)
KITCHEN = card(
    "f2",
    "Tolbeck Canteen",
    "Canteen Cook",
    "2016-2019",
    "Ran six cooking evenings a year, 15 guests on each. Two assistants report to me. "
    "Waste was 8 minutes to sort, under 6 by 2018. Kitchen inspections in 2017 and 2019. Three cooks on my shift.",
    metrics=(
        Metric(value="£2,000", description="gas bill a month", baseline="£2,500"),
        Metric(value="3", description="broken plates per thousand covers", baseline="12"),
    ),
)
FORST = card(
    "f3",
    "Forstbetrieb Lohwald",
    "Forstwirt",
    "2012-2018",
    "Wir waren zu viert im Revier. Jungpflanzen gesetzt, 2.600 Stück. Zwei Lehrgänge gegeben, je 14 Teilnehmer. "
    "Zäune von 12 auf 18 Kilometer verlängert. Seilwinde angeschafft, 24.000 Euro. Holzverkauf 2015: 310 Festmeter.",
)
LODGE = card(
    "f4",
    "Harrow Lodge",
    "Night Porter",
    "2013-2021",
    "I do the linen count every third week and the fire walk every six months. Guests were 38% repeat in 2015, it was 44 in 2018. "
    "About 900 bookings in the first quarter. Spanish I speak well, B2. Folding machine training, half-day. "
    "Room sheets I keep on Hotelix, on the tablet, since 2017. Eleven parcels a year come from the bakery.",
)
LAUNDRY = card(
    "f5",
    "Harrow Lodge",
    "Night Porter",
    "2013-2021",
    "Sorted towels every day. Won the bowls cup in 2014.",
)
DOCK = card(
    "f6",
    "Brindle Works",
    "Dock Supervisor",
    "2015-2021",
    "I ran the goods-in dock, 14 people on two shifts, about 220 pallets a day. Truck turnaround went from 95 minutes to 60. "
    "Damage claims were 48 in 2017 and 19 in 2019. I hired 7 people and 5 of them are still there.",
)
EINKAUF = card(
    "f7",
    "Sander Getriebe",
    "Einkäufer",
    "2014-2020",
    "Im Einkauf habe ich 180 Lieferanten auf 95 reduziert, in drei Jahren. Einsparung 410.000 Euro im Jahr. "
    "Bestellungen: rund 60 pro Woche. Zwei Azubis betreut, je sechs Monate. Lieferzeit im Schnitt von 21 auf 12 Tage.",
    metrics=(Metric(value="95", description="Lieferanten", baseline="180"),),
)
TRUE = [
    (DOCK, "Cut truck turnaround by 35 minutes"),
    (DOCK, "Reduced truck turnaround by more than a third"),
    (DOCK, "Damage claims more than halved between 2017 and 2019"),
    (DOCK, "29 fewer damage claims in 2019 than in 2017"),
    (DOCK, "Handled roughly 1,100 pallets a week"),
    (DOCK, "71% of the people I hired are still there"),
    (EINKAUF, "Lieferanten fast halbiert"),
    (EINKAUF, "Lieferantenzahl um 85 reduziert"),
    (EINKAUF, "Einsparungen von über 400.000 Euro pro Jahr"),
    (EINKAUF, "Lieferzeit um 43 Prozent verkürzt"),
    (EINKAUF, "Lieferzeit unter zwei Wochen"),
    (EINKAUF, "Zwei Azubis für jeweils ein halbes Jahr betreut"),
    (LODGE, "Linen count every three weeks"),
    (LODGE, "Fire walk twice a year"),
    (LODGE, "Repeat guests up six points in three years"),
    (LODGE, "About 900 bookings in the first three months"),
    (LODGE, "Spanish B2"),
    (LODGE, "Half-day folding machine training"),
    (LODGE, "Room sheets on Hotelix since 2017"),
    (LODGE, "Roughly one parcel a month from the bakery"),
    (ORCHARD, "Picked about 600 crates of plums and pears a week"),
    (ORCHARD, "Cut the pruning of the rows by 12 days"),
    (ORCHARD, "Pruning of the rows down by 40%"),
    (ORCHARD, "Picking baskets up from 40 to 90"),
    (ORCHARD, "75% of the new trees took root"),
    (ORCHARD, "Sold 130% of target in 2016"),
    (ORCHARD, "Beat the 2016 target by 150 tonnes"),
    (ORCHARD, "Trained 35 pickers"),
    (KITCHEN, "Ninety guests a year at cooking evenings"),
    (KITCHEN, "Supervised two kitchen assistants"),
    (KITCHEN, "Cut waste sorting by more than two minutes"),
    (KITCHEN, "Saved £6,000 a year on the gas bill"),
    (KITCHEN, "Broken plates down from 1.2% to 0.3%"),
    (KITCHEN, "The 2017 and 2019 kitchen inspections"),
    (KITCHEN, "Three cooks per shift"),
    (FORST, "Im Viererteam im Revier"),
    (FORST, "2.600 Jungpflanzen gesetzt"),
    (FORST, "Lehrgänge für insgesamt 28 Teilnehmer gegeben"),
    (FORST, "Zäune um 50 Prozent verlängert"),
    (FORST, "Zäune um sechs Kilometer verlängert"),
    (FORST, "Seilwinde für 24 T€ angeschafft"),
    (FORST, "Holzverkauf 2015: 310 Festmeter"),
]
FALSE = [
    (DOCK, "Cut truck turnaround by 45 minutes"),
    (DOCK, "Reduced truck turnaround by more than half"),
    (DOCK, "Damage claims up 60%"),
    (DOCK, "Damage claims below 10 in 2019"),
    (DOCK, "Handled roughly 1,100 pallets a day"),
    (DOCK, "91% of the people I hired are still there"),
    (EINKAUF, "Lieferanten gedrittelt"),
    (EINKAUF, "Lieferantenzahl um 120 reduziert"),
    (EINKAUF, "Einsparungen von über 400.000 Euro pro Monat"),
    (EINKAUF, "Lieferzeit um 83 Prozent verkürzt"),
    (EINKAUF, "Lieferzeit unter einer Woche"),
    (EINKAUF, "Zwei Azubis für jeweils ein Vierteljahr betreut"),
    (LODGE, "Linen count every three days"),
    (LODGE, "Fire walk twice a month"),
    (LODGE, "Repeat guests up six points in five years"),
    (LODGE, "About 900 bookings in the first week"),
    (LODGE, "Spanish C2"),
    (LODGE, "Half-week folding machine training"),
    (LODGE, "Room sheets on Hotelix since 2013"),
    (LODGE, "Roughly three parcels a month from the bakery"),
    (ORCHARD, "Picked about 900 crates of plums and pears a week"),
    (ORCHARD, "Picked about 600 crates of plums and pears a day"),
    (ORCHARD, "Cut the pruning of the rows by 20 days"),
    (ORCHARD, "Cut the pruning of the rows to 12 days"),
    (ORCHARD, "Pruning of the rows up by 40%"),
    (ORCHARD, "Picking baskets down from 90 to 40"),
    (ORCHARD, "85% of the new trees took root"),
    (ORCHARD, "Sold 160% of target in 2016"),
    (ORCHARD, "Beat the 2015 target by 150 tonnes"),
    (ORCHARD, "Trained 60 pickers"),
    (KITCHEN, "Two hundred guests a year at cooking evenings"),
    (KITCHEN, "Supervised six kitchen assistants"),
    (KITCHEN, "Cut waste sorting by more than four minutes"),
    (KITCHEN, "Saved £6,000 a month on the gas bill"),
    (KITCHEN, "Broken plates down from 12% to 3%"),
    (KITCHEN, "The 2016 and 2019 kitchen inspections"),
    (KITCHEN, "Three cooks a week"),
    (FORST, "Im Sechserteam im Revier"),
    (FORST, "26.000 Jungpflanzen gesetzt"),
    (FORST, "Lehrgänge für insgesamt 56 Teilnehmer gegeben"),
    (FORST, "Zäune um 80 Prozent verlängert"),
    (FORST, "Seilwinde für 240 T€ angeschafft"),
    (FORST, "Holzverkauf 2017: 310 Festmeter"),
]


@pytest.mark.parametrize(
    ("evidence", "line"), TRUE, ids=lambda one: one if isinstance(one, str) else one.id
)
def test_a_figure_that_follows_from_the_evidence_is_let_pass(
    evidence: EvidenceCard, line: str
) -> None:
    """D8: differences, shares, products, other periods, other nouns and years before them are numbers in another form."""
    assert not blocked(line, evidence)


@pytest.mark.parametrize(
    ("evidence", "line"), FALSE, ids=lambda one: one if isinstance(one, str) else one.id
)
def test_a_figure_that_does_not_follow_is_stopped(evidence: EvidenceCard, line: str) -> None:
    """D8: the same sentence with a figure that nothing in the evidence comes to blocks."""
    assert blocked(line, evidence)


@pytest.mark.parametrize(
    "line", ["Daily linen count", "Linen count and room sheets on Hotelix in 2014"]
)
def test_a_rate_or_date_of_another_card_is_not_borrowed(line: str) -> None:
    """D8: of several cards of one employer, the one that speaks of the thing gives its rates and dates."""
    assert blocked(line, LODGE, LAUNDRY)


SAME = [
    ("48 T€", "48 TEUR", "48.000 €", "€48k"),
    ("three quarters of a year", "nine months", "neun Monate"),
    ("half a year", "six months", "ein halbes Jahr"),
    ("half a million", "500,000", "eine halbe Million"),
    ("one in twenty", "5%"),
    ("one week in five", "20 percent"),
    ("9 per thousand", "0.9%"),
    ("210k sq ft", "210,000 square feet", "a 210,000-square-foot hall"),
    ("250 ms", "0.25 seconds", "0.25 s"),
    ("zu dritt", "Dreierteam", "dreiköpfig", "3-köpfige"),
    ("am 5. Werktag", "5 Werktage"),
]


@pytest.mark.parametrize("forms", SAME, ids=lambda forms: forms[0])
def test_one_figure_in_more_forms_reads_the_same(forms: tuple[str, ...]) -> None:
    """D8: numbers in all forms, also halves of units, shares and thousands of money."""
    readings = [read(form).quantities[0].readings for form in forms]
    assert all(readings[0] & other for other in readings[1:])


def test_a_mark_of_thousands_is_read_as_the_language_writes_it() -> None:
    """D8: "1,800 to 420 seconds" is no change from 1.8 seconds; a German comma before three figures is a decimal."""
    assert {value for _, value in read("cut from 1,800 to 420").quantities[0].readings} == {1800}
    assert 1800 in {
        value
        for _, value in read("von 1.800 auf 420 gesenkt für die Kunden").quantities[0].readings
    }


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("Takes 20 minutes, by hand it was 50.", "50", "20"),
        ("We had 22 visits in the first year and in 2023 it was 61.", "22", "61"),
        ("60 people when I came, 140 when I left", "60", "140"),
        ("sorting took from 7 minutes to under 5", "7", "5"),
        ("a score of 4.6 out of 5, up from 4.1", "4.1", "4.6"),
    ],
)
def test_a_change_told_in_two_clauses_is_one_change(text: str, first: str, last: str) -> None:
    """D8: a number told again by a pronoun, or with its own time, belongs to the one before it."""
    ends = {one.pair: one.raw.split()[0] for one in read(text).quantities if one.pair}
    assert ends == {"move first": first, "move last": last}


def test_a_version_is_no_end_of_a_change() -> None:
    """D8: "85 screens against WCAG 2.1" tells no change."""
    assert [
        (one.raw, one.pair) for one in read("Reviewed 85 screens against WCAG 2.1").quantities
    ] == [
        ("85", ""),
        ("2.1", ""),
    ]
