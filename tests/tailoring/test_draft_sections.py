"""Sections of mere facts: languages and interests take no more room than they need (DESIGN 9)."""

from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.tailoring import SelectionPlan
from interview_app.domain.timeline import Interest, Language, SkeletonTimeline
from interview_app.rendering.plain_formats import to_markdown
from interview_app.tailoring.draft import build
from interview_app.tailoring.facts import Career
from interview_app.tailoring.material import Material
from tests.tailoring.made_up import PAYSCALE


def page(timeline: SkeletonTimeline) -> str:
    material = Material(career=Career(profile=ApplicantProfile(), timeline=timeline), cards=PAYSCALE)
    return to_markdown(
        build(material, SelectionPlan(), target_title="Analyst", language="en", today="2026-11").document
    )


def test_mere_names_stand_in_one_line() -> None:
    """Three hobbies took three lines of the page; what says more about itself keeps its line."""
    interests = (Interest(name="Reading", keywords=("crime",)), Interest(name="Hiking"), Interest(name="Yoga"))
    languages = (Language(language="English"), Language(language="Spanish"))
    text = page(SkeletonTimeline(interests=interests, languages=languages))
    assert "- Reading: crime\n- Hiking, Yoga\n" in text
    assert "- English, Spanish\n" in text


def test_a_language_keeps_its_level() -> None:
    """One line for each where each has a level."""
    languages = (Language(language="English", fluency="native"), Language(language="Igbo", fluency="fluent"))
    assert "- English: native\n- Igbo: fluent\n" in page(SkeletonTimeline(languages=languages))
