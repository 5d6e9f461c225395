"""Posts said of oneself, posts only named, people and places that a post leads, and words used plainly (CONTRACT D8)."""

import pytest

from interview_app.tailoring.truth_gate import gate
from tests.tailoring.truth_gate.judged import blocked, one_card


def test_a_post_that_the_person_says_they_were() -> None:
    told = one_card("I've been a harbour warden for the council since 2021.")
    others = one_card("The harbour warden of the council told us where to moor.")
    assert not blocked("Harbour warden since 2021", told)
    assert blocked("Harbour warden", others)


def test_somebody_elses_post_may_be_named() -> None:
    told = one_card("I report to the MD on the state of the yard every Friday.")
    assert not blocked("Reporting to the managing director on the state of the yard", told)
    assert blocked("Managing Director, Aldwick", told)


@pytest.mark.parametrize(
    ("line", "refused"),
    [("Lead six riggers", False), ("Lead nine riggers", True)],
)
def test_as_many_people_are_led_as_report(line: str, *, refused: bool) -> None:
    told = one_card("Six riggers report to me.", scope={"direct_reports": 6})
    assert blocked(line, told) is refused


def test_who_is_named_for_a_place_leads_it() -> None:
    told = one_card("The branch in Mallaig, 14 people and a slipway.", role="Branch Manager")
    other = one_card("I know the branch in Mallaig, 14 people and a slipway.", role="Boatbuilder")
    assert not blocked("Led the branch in Mallaig", told)
    assert blocked("Led the branch in Mallaig", other)


def test_a_team_that_one_works_in_is_not_led() -> None:
    told = one_card(
        "There were 19 of us in the team.", role="Senior Product Manager", scope={"team_size": 19}
    )
    assert blocked("Led a team of 19", told)


def test_the_spoken_first_person_without_its_ending() -> None:
    told = one_card("Zwei Lehrlinge sind bei mir im Bootsbau, die leit ich an.", role="Bootsbauer")
    assert not blocked("Anleitung von zwei Lehrlingen im Bootsbau", told)


def test_words_that_often_praise_may_be_plain() -> None:
    told = one_card(
        "I checked the boats in one afternoon and chased the items that were still open."
    )
    assert not [
        one
        for one in gate.check_line("Checked the boats in a single afternoon", [told])
        if "single" in one.violation
    ]
    assert blocked("Single-handedly checked the boats", told)


def test_a_list_ends_with_a_thing_even_if_it_looks_like_a_deed() -> None:
    told = one_card("Oars and masts, that is what I do.")
    assert blocked("Oars and travel hoists", told)


def test_names_in_capitals_are_names_whatever_word_they_are() -> None:
    told = one_card("We used Navtex for the weather.")
    assert blocked("Navtex and NICE weather charts", told)


def test_a_denied_post_denies_the_post_alone() -> None:
    told = (
        one_card("I designed the new sail plans for six boats."),
        one_card("I can read drawings but I'm no designer.", id="two"),
    )
    assert not blocked("Designed sail plans for six boats", *told)
    assert blocked("Designer, Aldwick", *told)


def test_a_certificate_belongs_to_no_employer() -> None:
    cards = (
        one_card("I laid keels."),
        one_card(
            "Day Skipper Practical Certificate, 2018.",
            id="two",
            card_type="education",
            company="Tidewater School",
            role="Sailing",
        ),
    )
    under = gate.LineContext(company="Aldwick")
    assert not gate.check_line("Day Skipper Practical Certificate, 2018", cards, under)
    assert gate.check_line("Ocean Skipper Certificate, 2018", cards, under)
