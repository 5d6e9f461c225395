"""Figures as English speakers tell them twice: afterthoughts, years by another year, ends of a range, counts of a deed."""

import pytest

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

_CARDS = (
    card("f1", "Orrin Bindery", "Bookbinder", "2011-2019", "I train apprentices, four so far since 2014. I rebound 380 ledgers for the county."),
    card("f2", "Orrin Bindery", "Bookbinder", "2011-2019", "I sold 52 boxes in 2016, and 44 the year before."),
    card("f3", "Orrin Bindery", "Bookbinder", "2011-2019", "I price orders between £900 and £12,000 for libraries. No returns in 2013, 2014 and 2015. Quotes go out within an hour of the call."),
    card("f4", "Orrin Bindery", "Bookbinder", "2011-2019", "Drying used to take nine days, it's five and a half now."),
    card("f5", "Orrin Bindery", "Bookbinder", "2011-2019", "We got through the audit years 2015 to 2018 without a finding. Repairs are back within ten working days. The roof leaked and we lost 6 of the 240 folios."),
    card("f6", "Sallow Kennels", "Groomer", "2009-2014", "I groomed 900 dogs a year for two shelters. I ran the open day twice a year. The kennel has a run for £40 a season."),
)  # fmt: skip


@pytest.mark.parametrize(
    ("company", "line"),
    [
        ("Orrin Bindery", "Trained four apprentices since 2014"),
        ("Orrin Bindery", "44 boxes sold in 2015"),
        ("Orrin Bindery", "96 boxes sold over 2015 and 2016"),
        ("Orrin Bindery", "Library orders of up to £12,000 priced"),
        ("Orrin Bindery", "No returns from 2013 to 2015"),
        ("Orrin Bindery", "Three years without returns, 2013 to 2015"),
        ("Orrin Bindery", "Quotes within 60 minutes of the call"),
        ("Orrin Bindery", "Drying time of 5.5 days, formerly 9"),
        ("Orrin Bindery", "3.5 days off the drying time, from nine to five and a half"),
        ("Orrin Bindery", "No finding through the audit years 2015 to 2018"),
        ("Orrin Bindery", "Repairs back within two working weeks"),
        ("Orrin Bindery", "234 of 240 folios saved"),
        ("Sallow Kennels", "900 groomings a year for two shelters"),
        ("Sallow Kennels", "Open day for the kennels, 2 a year"),
    ],
)
def test_a_figure_told_in_another_form_passes(company: str, line: str) -> None:
    """What the evidence tells as an afterthought, by another year, or in another unit is the same figure."""
    assert not blocked(line, *_CARDS, under=company)


@pytest.mark.parametrize(
    ("company", "line"),
    [
        ("Orrin Bindery", "Trained seven apprentices since 2014"),
        ("Orrin Bindery", "44 boxes sold in 2016"),
        ("Orrin Bindery", "106 boxes sold over 2015 and 2016"),
        ("Orrin Bindery", "Library orders of up to £20,000 priced"),
        ("Orrin Bindery", "No returns from 2013 to 2017"),
        ("Orrin Bindery", "Quotes within a minute of the call"),
        ("Orrin Bindery", "Drying time of 5.5 days, formerly 12"),
        ("Orrin Bindery", "No finding through the audit years 2012 to 2018"),
        ("Orrin Bindery", "Repairs back within two working days"),
        ("Orrin Bindery", "238 of 240 folios saved"),
        ("Sallow Kennels", "1,200 groomings a year for two shelters"),
        ("Sallow Kennels", "Open day for the kennels, 5 a year"),
    ],
)
def test_another_figure_in_such_a_form_is_stopped(company: str, line: str) -> None:
    """The same forms with another number, year or unit."""
    assert blocked(line, *_CARDS, under=company)


_MORE = (
    card("g1", "Tern Pottery", "Thrower", "2010-2018", "I crack around one jug in ten in the kiln. It used to be one in four. Breakage percentage went from 14 to 9."),
    card("g2", "Tern Pottery", "Thrower", "2010-2018", "I took the shop from Vend 4 to Vend 5. I teach a wheel class on the first Monday of the month, eight people."),
    card("g3", "Tern Pottery", "Thrower", "2010-2018", "I ran 6 courses of two days in 2014. About 30 orders a week, half of them from hotels. In 2016 we had a damp kiln for two months."),
    card("g4", "Tern Pottery", "Thrower", "2010-2018", "I look after a wheel team of seven. I have three packers and a glazer under me."),
    card("g5", "Tern Pottery", "Thrower", "2010-2018", "The stall is open on lines 12 and 40. The trainee works beside me, the second one since 2015. I drove the clay truck to the fair."),
)  # fmt: skip


@pytest.mark.parametrize(
    "line",
    [
        "Around 10% of jugs cracked in the kiln",
        "Cracked jugs down from one in four to around one in ten",
        "Breakage down from 14% to 9%",
        "Took the shop from Vend 4 to 5",
        "Monthly wheel class for eight people",
        "12 days of courses in 2014",
        "About 30 orders a week, about 15 of them from hotels",
        "Team of seven throwers",
        "Supervise three packers and a glazer",
        "Second trainee since 2015",
        "Clay truck driver for the fair",
    ],
)
def test_shares_rates_versions_and_people_pass_in_other_forms(line: str) -> None:
    """One in so many, an earlier figure in its own sentence, days of the month, versions, people under somebody."""
    assert not blocked(line, *_MORE, under="Tern Pottery")


@pytest.mark.parametrize(
    "line",
    [
        "Around 20% of jugs cracked in the kiln",
        "Cracked jugs down from one in three to around one in ten",
        "Breakage down from 14% to 4%",
        "Took the shop from Vend 3 to 5",
        "Weekly wheel class for eight people",
        "18 days of courses in 2014",
        "About 30 orders a week, about 25 of them from hotels",
        "Team of eleven throwers",
        "Supervise five packers and a glazer",
        "Fourth trainee since 2015",
        "Forklift truck driver for the fair",
        "The safest driver at the fair",
    ],
)
def test_other_shares_rates_versions_and_people_are_stopped(line: str) -> None:
    """The same forms with another share, rate, version, number of people or thing driven."""
    assert blocked(line, *_MORE, under="Tern Pottery")


@pytest.mark.parametrize(
    ("line", "stopped"),
    [
        ("One in three jugs sold abroad", False),
        ("Half of the jugs sold abroad", True),
        ("Sales of £8,000 in 2016, up by a quarter on the previous year", False),
        ("Sales of £8,000 in 2016, up by half on the previous year", True),
        ("Orders up to £500 on own authority", False),
        ("Orders up to £900 on own authority", True),
        ("Second kiln wired in 2015, in support of the foreman", False),
        ("Second kiln wired in 2015", True),
        ("Pots glazed on time, the packers doing the dispatch", False),
        ("Pots glazed and dispatched on time", True),
    ],
)
def test_comparisons_shares_and_parts_in_a_deed(line: str, stopped: bool) -> None:
    """Every third, the year before as what is compared with, one's own authority, and who did what besides the person."""
    told = (
        card("h1", "Tern Pottery", "Thrower", "2010-2018", "About every third jug is sold abroad. Sales were £8,000 in 2016, a quarter more than in 2015."),
        card("h2", "Tern Pottery", "Thrower", "2010-2018", "I can place orders up to £500 on my own authority."),
        card("h3", "Tern Pottery", "Thrower", "2010-2018", "I supported the foreman when the second kiln was wired in 2015."),
        card("h4", "Tern Pottery", "Thrower", "2010-2018", "I glazed the pots on time. The dispatch was the packers' job."),
    )  # fmt: skip
    assert blocked(line, *told, under="Tern Pottery") is stopped
