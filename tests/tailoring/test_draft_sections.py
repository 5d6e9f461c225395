"""Sections of mere facts: languages and interests take no more room than they need (DESIGN 9)."""

from typing import Any

import pytest

from interview_app.domain.card_making import make_cards
from interview_app.domain.lines import SUMMARY_FAMILY, Line
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.proposals import SelectionPlan, Verdict
from interview_app.domain.timeline import Education, Interest, Language, SkeletonTimeline, Volunteer
from interview_app.rendering.plain_formats import to_markdown
from interview_app.tailoring.lines import checking
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.lines.checking import Checker
from interview_app.tailoring.lines.choosing import Material
from interview_app.tailoring.lines.draft import build
from interview_app.tailoring.lines.facts import Career
from tests.other_texts import with_texts
from tests.tailoring.made_up import PAYSCALE


def page(timeline: SkeletonTimeline) -> str:
    material = Material(
        career=Career(profile=ApplicantProfile(), timeline=timeline), cards=PAYSCALE
    )
    return to_markdown(
        build(material, SelectionPlan(), target_title="Analyst", today="2026-11").draft.document
    )


def test_what_was_written_for_one_posting_alone_is_on_no_other_page() -> None:
    """An emptied summary leaves the own words for a posting, which are no summary of all pages."""
    line = Line(
        id="line-1", family=SUMMARY_FAMILY, text="Looks for a ward.", for_posting="posting-1"
    )
    profile = ApplicantProfile(lines=(line,))
    timeline = career_from_cards(PAYSCALE).timeline
    career = Career(profile=profile, timeline=timeline)
    printed = {
        posting: [
            one.text
            for one in build(
                Material(career=career, cards=PAYSCALE, posting=posting),
                SelectionPlan(),
                target_title="Nurse",
                today="2026-01",
            ).draft.document.summary
        ]
        for posting in (None, "posting-1", "posting-2")
    }
    assert printed == {None: [], "posting-1": ["Looks for a ward."], "posting-2": []}


def test_mere_names_stand_in_one_line() -> None:
    """Three hobbies took three lines of the page; what says more about itself keeps its line."""
    interests = (
        Interest(name="Reading", keywords=("crime",)),
        Interest(name="Hiking"),
        Interest(name="Yoga"),
    )
    languages = (Language(language="English"), Language(language="Spanish"))
    text = page(SkeletonTimeline(interests=interests, languages=languages))
    assert "- Reading: crime\n- Hiking, Yoga\n" in text
    assert "- English, Spanish\n" in text


def test_a_language_keeps_its_level() -> None:
    """One line for each where each has a level."""
    languages = (
        Language(language="English", fluency="native"),
        Language(language="Igbo", fluency="fluent"),
    )
    assert "- English: native\n- Igbo: fluent\n" in page(SkeletonTimeline(languages=languages))


@pytest.mark.parametrize(
    "told",
    [{"highlights": ("I covered 40 matches.",)}, {"summary": "I covered 40 matches."}],
)
def test_what_somebody_did_unpaid_stands_there_with_its_evidence(told: dict[str, Any]) -> None:
    """D6: the work was named and what was done in it was lost; other programs tell it as a summary."""
    work = Volunteer(position="Medic", organization="Red Cross", start="2012", **told)
    career = Career(timeline=SkeletonTimeline(volunteer=(work,)))
    cards = make_cards(career.timeline, sources={}, existing=()).cards
    material = Material(career=career, cards=cards)
    draft = build(material, SelectionPlan(), target_title="Nurse", today="2026-01").draft
    (claim,) = draft.claims
    assert claim.bullet_text == "I covered 40 matches.", "word for word, as it was approved"
    checker = Checker(career, cards)
    report = checking.report_on(draft, checker, cards)
    assert report.passed, report.truth_violations
    assert [one.verdict for one in report.lines] == [Verdict.PROVEN]
    lie = with_texts(draft.document, {claim.bullet_id: "I covered 90 matches."})
    assert not checking.report_on(checking.redrafted(lie), checker, cards).passed


def test_a_second_post_of_unpaid_work_keeps_its_own_line() -> None:
    """NEXT 5: each line is held to the evidence of its own entry, whichever stands first."""
    works = (
        Volunteer(position="Medic", organization="Red Cross", highlights=("Covered 40 matches.",)),
        Volunteer(position="Trustee", organization="Reading Rooms", highlights=("Raised €9,000.",)),
    )
    career = Career(timeline=SkeletonTimeline(volunteer=works))
    cards = make_cards(career.timeline, sources={}, existing=()).cards
    draft = build(
        Material(career=career, cards=cards), SelectionPlan(), target_title="Nurse", today="2026-01"
    ).draft
    report = checking.report_on(draft, Checker(career, cards), cards)
    assert [(one.text, one.employer, one.verdict) for one in report.lines] == [
        ("Covered 40 matches.", "Red Cross", Verdict.PROVEN),
        ("Raised €9,000.", "Reading Rooms", Verdict.PROVEN),
    ]


@pytest.mark.parametrize(
    "said", ["I am an electrician with 12 years in industry.", "Ich bin seit 2011 Pflegefachfrau."]
)
def test_a_summary_prints_as_it_was_approved(said: str) -> None:
    """NEXT 3: nothing takes the "I am" out of somebody's own sentence."""
    profile = ApplicantProfile.model_validate({"basics": {"name": "Jo", "summary": said}})
    career = career_from_cards(PAYSCALE, profile)
    material = Material(career=career, cards=PAYSCALE, any_language=True)
    draft = build(material, SelectionPlan(), target_title="X", today="2026-01").draft
    assert [one.text for one in draft.document.summary] == [said]


def test_the_newest_school_stands_first() -> None:
    """DESIGN 9: an older school that was told first stood first; one without dates stays behind those with."""
    schools = (
        Education(id="old", institution="Elm School", start="2001", end="2005"),
        Education(id="never", institution="Oak Evening School"),
        Education(id="new", institution="Ash College", start="2006", end="2009"),
    )
    text = page(SkeletonTimeline(education=schools))
    assert text.index("Ash College") < text.index("Elm School") < text.index("Oak Evening School")


def test_how_somebody_is_employed_is_printed() -> None:
    """It was told in a field of the job, and stood on no page."""
    job = {"title": "Nurse", "organization": "Kirkstall Vets", "employment_type": "Part time"}
    text = page(SkeletonTimeline.model_validate({"experiences": [job]}))
    assert "Nurse (Part time), Kirkstall Vets" in text
