"""Volunteer work and memberships on the page: each is told as what it is (DESIGN 9)."""

from typing import Any

import pytest

from interview_app.domain.card_making import make_cards
from interview_app.domain.proposals import SelectionPlan
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.language.any_language import section_of
from interview_app.language.printed import languages, word
from interview_app.tailoring.lines.choosing import Material
from interview_app.tailoring.lines.draft import build
from interview_app.tailoring.lines.facts import Career

MEMBER = {
    "position": "member",
    "organization": "Nurses Association",
    "startDate": "2015",
    "endDate": "present",
}
TRUSTEE = {"position": "Trustee", "organization": "Reading Rooms"}
BOARD = {"position": "Board member", "organization": "Housing Trust"}
AT_WORK = {
    "position": "Member",
    "organization": "Rescue Team",
    "highlights": ["Went out 40 times a year."],
}


@pytest.mark.parametrize(
    ("works", "title"),
    [
        ([MEMBER], "Memberships"),
        ([TRUSTEE], "Volunteering"),
        ([BOARD], "Volunteering"),
        ([AT_WORK], "Volunteering"),
        ([TRUSTEE, MEMBER], "Volunteering and memberships"),
    ],
)
def test_the_section_says_whether_it_tells_of_work(works: list[dict[str, Any]], title: str) -> None:
    """Whoever only belongs to a society did no work there; a board is work, and so is what is told with deeds."""
    timeline = SkeletonTimeline.model_validate({"volunteer": works})
    cards = make_cards(timeline, sources={}, existing=()).cards
    material = Material(career=Career(timeline=timeline), cards=cards)
    (section,) = build(
        material, SelectionPlan(), target_title="X", today="2026-01"
    ).draft.document.sections
    assert section.title == title
    assert [one.title for one in section.entries] == [str(one["position"]) for one in works]


@pytest.mark.parametrize("language", languages())
def test_the_names_are_known_again_where_a_page_is_read(language: str) -> None:
    """E7: our own page stands the audit, and is read back, in each language."""
    titles = ("memberships", "volunteering", "volunteering_and_memberships")
    assert {section_of(word(title, language)) for title in titles} == {"volunteer"}
