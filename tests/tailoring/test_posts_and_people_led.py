"""Posts said of oneself, posts only named, people and places that a post leads, and words used plainly (CONTRACT D8)."""

import pytest

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.tailoring import Severity
from interview_app.tailoring.truth_gate import gate


def _card(text: str, number: int = 1, **more: object) -> EvidenceCard:
    given = {
        "id": f"ev-{number}",
        "card_type": "employment",
        "project": "Yard",
        "timeframe": "2015-01 to 2019-06",
        "company": "Skerry Boatyard",
        "role": "Boatbuilder",
    }
    return EvidenceCard.model_validate({**given, "raw_text": text, **more})


def _blocked(line: str, *cards: EvidenceCard) -> bool:
    return any(one.severity is Severity.BLOCKER for one in gate.check_line(line, cards))


def test_a_post_that_the_person_says_they_were() -> None:
    told = _card("I've been a harbour warden for the council since 2021.")
    others = _card("The harbour warden of the council told us where to moor.")
    assert not _blocked("Harbour warden since 2021", told)
    assert _blocked("Harbour warden", others)


def test_somebody_elses_post_may_be_named() -> None:
    told = _card("I report to the MD on the state of the yard every Friday.")
    assert not _blocked("Reporting to the managing director on the state of the yard", told)
    assert _blocked("Managing Director, Skerry Boatyard", told)


@pytest.mark.parametrize(
    ("line", "blocked"),
    [("Lead six riggers", False), ("Lead nine riggers", True)],
)
def test_as_many_people_are_led_as_report(line: str, *, blocked: bool) -> None:
    told = _card("Six riggers report to me.", scope={"direct_reports": 6})
    assert _blocked(line, told) is blocked


def test_who_is_named_for_a_place_leads_it() -> None:
    told = _card("The branch in Mallaig, 14 people and a slipway.", role="Branch Manager")
    other = _card("I know the branch in Mallaig, 14 people and a slipway.", role="Boatbuilder")
    assert not _blocked("Led the branch in Mallaig", told)
    assert _blocked("Led the branch in Mallaig", other)


def test_a_team_that_one_works_in_is_not_led() -> None:
    told = _card("There were 19 of us in the team.", role="Senior Product Manager", scope={"team_size": 19})
    assert _blocked("Led a team of 19", told)


def test_the_spoken_first_person_without_its_ending() -> None:
    told = _card("Zwei Lehrlinge sind bei mir im Bootsbau, die leit ich an.", role="Bootsbauer")
    assert not _blocked("Anleitung von zwei Lehrlingen im Bootsbau", told)


def test_words_that_often_praise_may_be_plain() -> None:
    told = _card("I checked the boats in one afternoon and chased the items that were still open.")
    assert not [
        one for one in gate.check_line("Checked the boats in a single afternoon", [told]) if "single" in one.violation
    ]
    assert _blocked("Single-handedly checked the boats", told)


def test_a_list_ends_with_a_thing_even_if_it_looks_like_a_deed() -> None:
    told = _card("Oars and masts, that is what I do.")
    assert _blocked("Oars and travel hoists", told)


def test_names_in_capitals_are_names_whatever_word_they_are() -> None:
    told = _card("We used Navtex for the weather.")
    assert _blocked("Navtex and NICE weather charts", told)


def test_a_denied_post_denies_the_post_alone() -> None:
    told = (_card("I designed the new sail plans for six boats."), _card("I can read drawings but I'm no designer.", 2))
    assert not _blocked("Designed sail plans for six boats", *told)
    assert _blocked("Designer, Skerry Boatyard", *told)


def test_a_certificate_belongs_to_no_employer() -> None:
    cards = (
        _card("I laid keels."),
        _card(
            "Day Skipper Practical Certificate, 2018.",
            2,
            card_type="education",
            company="Tidewater School",
            role="Sailing",
        ),
    )
    under = gate.LineContext(company="Skerry Boatyard")
    assert not gate.check_line("Day Skipper Practical Certificate, 2018", cards, under)
    assert gate.check_line("Ocean Skipper Certificate, 2018", cards, under)
