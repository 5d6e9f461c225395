"""Honest English rewordings that pass, each beside a near lie that is stopped (CONTRACT D8)."""

import pytest

from interview_app.domain.knowledge_card import CardType
from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked, one_card

PAIRS = [
    ("Carried out maintenance on 6 bottling lines.", "2007-09 to 2012-03", "Over four years of maintenance on bottling lines", "Over six years of maintenance on bottling lines"),
    ("Treated patients on the ward.", "2014-08 to 2018-06", "Nearly four years of treating patients on the ward", "Nearly six years of treating patients on the ward"),
    ("Drove school buses.", "2009-05 to 2015-02", "More than five and a half years of driving school buses", "More than seven and a half years of driving school buses"),
    ("Contributed to the design of 5 crossings.", "2011-2014", "Contributed to designing 5 crossings", "Designed 5 crossings"),
    ("Contributed to the design of 5 crossings.", "2011-2014", "Design input to 5 crossings", "Led the design of 5 crossings"),
    ("Average turnaround went from 6 days to 3 days in 2020.", "2019-2022", "In 2020, turnaround went from an average of 6 days to 3", "In 2020, turnaround went from an average of 6 days to 2"),
    ("Did the trimming, about 40 cows a month.", "2011-2014", "Trimming, approx. 40 cows a month", "Trimming, approx. 90 cows a month"),
    ("Was number two to the manager. Did the trimming, about 40 cows a month.", "2011-2014", "Trimming, about 40 cows a month", "Trimming, about 80 cows a month"),
    ("Shortened the referral form to one page.", "2011-2014", "Shortened the referral form to a single page", "Single-handedly shortened the referral form to one page"),
    ("Stand in for the duty controller about once a month.", "2011-2014", "Cover for the duty controller about once a month", "Led the duty controllers about once a month"),
    ("Served about 140 customers per day at the till.", "2011-2014", "Served about 140 customers per day", "Most popular clerk among about 140 customers per day"),
    ("Drove school runs and day excursions.", "2011-2014", "Drove school runs and day excursions", "Drove lorries and day excursions"),
    ("Check colleagues, six or seven a year.", "2011-2014", "Six or seven checks of colleagues a year", "Eight or nine checks of colleagues a year"),
    ("Ramp work, eight, maybe nine turns a shift.", "2011-2014", "Eight to nine turns a shift", "Eight to twelve turns a shift"),
    ("Treat 8 to 10 stroke and hip-fracture patients per day.", "2011-2014", "Treat 8 to 10 hip-fracture and stroke patients per day", "Treat 8 to 18 hip-fracture and stroke patients per day"),
    ("Ran nineteen incident reviews, the blameless sort.", "2011-2014", "19 blameless post-incident reviews", "29 blameless post-incident reviews"),
    ("Had a rent roll of 165 properties.", "2011-2014", "Rent roll of 165", "Rent roll of 265"),
    ("No accidents in four years as a driver.", "2011-2014", "Accident-free for four years as a driver", "Caused accidents as a driver"),
    ("Leading five data engineers. Streaming is another team.", "2011-2014", "Team of five data engineers", "Team of nine data engineers"),
    ("Alarm response fell from 4 minutes 30 seconds to 2 minutes 15 seconds.", "2011-2014", "Alarm response of 135 seconds, compared with 270", "Alarm response of 105 seconds, compared with 270"),
    ("Assisted the chef with monthly stocktaking.", "2011-2014", "Stocktaking support", "Led the monthly stocktaking"),
    ("Turnover in the warehouse: 21% in 2020, 14% in 2022.", "2019-2023", "Between 2020 and 2022, turnover in the warehouse fell from 21% to 14%", "Between 2019 and 2022, turnover in the warehouse fell from 21% to 14%"),
    ("Evaluation panels score the bids; she facilitates them without a vote.", "2011-2014", "Facilitates evaluation panels", "Votes on evaluation panels"),
    ("Line manager of a pharmacist and a technician.", "2011-2014", "Manage a pharmacist and a technician", "Manage nine pharmacists and a technician"),
    ("I've got one assistant, three days a week.", "2011-2014", "Have an assistant three days a week", "Assistant Manager"),
]  # fmt: skip


@pytest.mark.parametrize(("raw", "when", "honest", "lie"), PAIRS)
def test_a_rewording_passes_and_a_near_lie_does_not(
    raw: str, when: str, honest: str, lie: str
) -> None:
    assert not blocked(honest, one_card(raw, when=when))
    assert blocked(lie, one_card(raw, when=when))


SCHOOL = card(
    "school",
    "Dunmore College",
    "Business Administration",
    "2006-2008",
    "HND Business Administration, Dunmore College, 2008. MCIPS since 2017. The CKA in 2023, Solutions Architect in 2022.",
    card_type=CardType.EDUCATION,
)


@pytest.mark.parametrize(
    ("honest", "lie"),
    [
        ("MCIPS since 2017; HND Business Administration from Dunmore College", "MCIPS since 2012; HND Business Administration"),
        ("CKA (2023) and Solutions Architect (2022)", "CKA (2022) and Solutions Architect (2023)"),
    ],
)  # fmt: skip
def test_years_belong_to_what_stands_beside_them(honest: str, lie: str) -> None:
    assert not blocked(honest, SCHOOL)
    assert blocked(lie, SCHOOL)


@pytest.mark.parametrize(
    "lie",
    ["Chargehand at Aldwick", "Maintenance Manager, Aldwick", "Service Manager Fitting, Aldwick"],
)
def test_a_post_that_the_evidence_gives_to_somebody_else_is_not_the_persons(lie: str) -> None:
    raw = "Crew of four under a chargehand. The maintenance manager sets the plan, the service manager the budget."
    assert blocked(lie, one_card(raw, when="2011-2014"))
    assert not blocked("Fitter, Aldwick", one_card(raw, when="2011-2014"))


CERTIFIED = card(
    "school",
    "Sandhill State University",
    "Biochemistry",
    "2004-2008",
    "BS in Biochemistry, Sandhill State University, 2008. AWS Certified Developer Associate, 2021. ASQ Certified Quality Auditor, 2018.",
    card_type=CardType.EDUCATION,
)


@pytest.mark.parametrize(
    ("honest", "lie"),
    [
        ("BS in Biochemistry and ASQ Certified Quality Auditor", "BS in Biochemistry and ASQ Certified Quality Engineer"),
        ("AWS Certified Developer Associate with a BS in Biochemistry", "AWS Certified Developer Associate with a BS in Physics"),
    ],
)  # fmt: skip
def test_a_degree_and_a_certificate_in_one_line(honest: str, lie: str) -> None:
    assert not blocked(honest, CERTIFIED)
    assert blocked(lie, CERTIFIED)
