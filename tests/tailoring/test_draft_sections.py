"""Sections of mere facts: languages and interests take no more room than they need (DESIGN 9)."""

from typing import Any

import pytest

from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.selection_plan import SelectionPlan
from interview_app.domain.timeline import Education, Interest, Language, SkeletonTimeline, Volunteer
from interview_app.rendering.plain_formats import to_markdown
from interview_app.tailoring.lines import voice
from interview_app.tailoring.lines.draft import build, own_summary
from interview_app.tailoring.lines.facts import Career, fact_cards
from interview_app.tailoring.lines.material import Material
from interview_app.tailoring.reports import draft_audit
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from tests.tailoring.made_up import PAYSCALE


def page(timeline: SkeletonTimeline) -> str:
    material = Material(
        career=Career(profile=ApplicantProfile(), timeline=timeline), cards=PAYSCALE
    )
    return to_markdown(
        build(
            material, SelectionPlan(), target_title="Analyst", language="en", today="2026-11"
        ).document
    )


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
    [{"highlights": ("Etc.", "I covered 40 matches.")}, {"summary": "I covered 40 matches."}],
)
def test_what_somebody_did_unpaid_stands_there_with_its_evidence(told: dict[str, Any]) -> None:
    """D6: the work was named and what was done in it was lost; other programs tell it as a summary."""
    work = Volunteer(position="Medic", organization="Red Cross", start="2012", **told)
    career = Career(timeline=SkeletonTimeline(volunteer=(work,)))
    material = Material(career=career, cards=PAYSCALE)
    draft = build(material, SelectionPlan(), target_title="Nurse", language="en", today="2026-01")
    (claim,) = draft.claims
    assert claim.bullet_text == "Covered 40 matches"
    _draft, report = draft_audit.audit(draft, EvidenceIndex(fact_cards(career)))
    assert report.passed
    lie = draft.document.with_texts({claim.bullet_id: "Covered 90 matches"})
    _draft, report = draft_audit.audit(
        draft_audit.redrafted(lie), EvidenceIndex(fact_cards(career))
    )
    assert not report.passed


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        (
            "I am an electrician with 12 years in industry.",
            "Electrician with 12 years in industry.",
        ),
        (
            "Ich bin Pflegefachfrau mit 14 Jahren Erfahrung.",
            "Pflegefachfrau mit 14 Jahren Erfahrung.",
        ),
        ("Ich bin seit 2011 Pflegefachfrau.", "Seit 2011 Pflegefachfrau."),
        (
            "I have over 12 years of experience in kitchens.",
            "Over 12 years of experience in kitchens.",
        ),
        ("I'm not a lawyer.", "I'm not a lawyer."),
        ("iOS developer since 2010.", "iOS developer since 2010."),
    ],
)
def test_a_summary_says_what_somebody_is_without_i(said: str, printed: str) -> None:
    """D6: a résumé has no "I am a"; the gate holds the line to the sentence all the same."""
    profile = ApplicantProfile.model_validate({"basics": {"name": "Jo", "summary": said}})
    career = Career(
        profile=profile, timeline=SkeletonTimeline(languages=(Language(language="English"),))
    )
    (line,) = own_summary(career)
    assert line.text == printed
    material = Material(career=career, cards=PAYSCALE)
    draft = build(material, SelectionPlan(), target_title="X", language="en", today="2026-01")
    index = EvidenceIndex((*PAYSCALE, *fact_cards(career)))
    _draft, report = draft_audit.audit(draft, index)
    assert not [one for one in report.truth_violations if one.bullet_id.startswith("summary")]


def test_a_summary_of_which_nothing_is_left_is_none() -> None:
    """D6: "I am passionate about food." is no "Food."."""
    assert voice.profile_voice("I am passionate about food.") == ""


def test_what_was_done_besides_begins_with_what_was_done() -> None:
    """D6: "Außerdem am Arbeitskreis teilgenommen" goes on from a line that does not stand there."""
    line = voice.edited("Ich habe außerdem am Arbeitskreis Hygiene teilgenommen.")
    assert line == "Am Arbeitskreis Hygiene teilgenommen"


def test_the_newest_school_stands_first() -> None:
    """DESIGN 9: an older school that was told first stood first; one without dates stays behind those with."""
    schools = (
        Education(id="old", institution="Elm School", start="2001", end="2005"),
        Education(id="never", institution="Oak Evening School"),
        Education(id="new", institution="Ash College", start="2006", end="2009"),
    )
    text = page(SkeletonTimeline(education=schools))
    assert text.index("Ash College") < text.index("Elm School") < text.index("Oak Evening School")
