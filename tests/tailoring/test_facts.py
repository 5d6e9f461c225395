"""The timeline's own facts as cards (DESIGN 9): each belongs to whom it is of."""

import pytest

from interview_app.check.evidence import EvidenceSet
from interview_app.check.page.audited import audited_page
from interview_app.domain.knowledge_card import AnswerSource, DocumentSource, KnowledgeCard
from interview_app.domain.known import Known
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.rendering.printed_page import date_range
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.lines.draft import everything
from interview_app.tailoring.lines.facts import Career, career_of, fact_cards

TIMELINE = SkeletonTimeline.model_validate(
    {
        "education": [
            {
                "id": "edu-1",
                "institution": "Tarnbeck University",
                "study_type": "BSc",
                "start": "2018",
            }
        ],
        "awards": [
            {"title": "Dean's List", "awarder": "Tarnbeck University", "date": "2020-12"},
            {"title": "Hackathon Winner", "awarder": "Harbour Tech Week", "date": "2021"},
        ],
        "certificates": [
            {"name": "Practice Supervisor", "issuer": "Tarnbeck University", "date": "2021"}
        ],
    }
)


def test_what_a_school_gave_is_the_schools() -> None:
    """D8: "Dean's List, Tarnbeck University" names the school, and the school's evidence supports it."""
    cards = fact_cards(Career(timeline=TIMELINE))
    givers = {card.raw_text.split(",")[0]: card.company for card in cards}
    assert givers["Dean's List"] == givers["Practice Supervisor"] == "Tarnbeck University"
    assert givers["Hackathon Winner"] == "independent"


@pytest.mark.parametrize(
    "group",
    [
        {"label": None, "keywords": ["Dentrix", "Eaglesoft"]},
        {"label": "Software", "keywords": ["Dentrix", "Eaglesoft"]},
        {"label": "Dentrix", "keywords": []},
    ],
)
def test_skills_without_a_label_are_skills_and_nothing_is_said_of_none(
    group: dict[str, object],
) -> None:
    """C5, D8: "None: Dentrix" read as a denial, so that the résumé's own heading was refused; groups come back as they were."""
    cards = fact_cards(Career(timeline=SkeletonTimeline.model_validate({"skills": [group]})))
    assert "None" not in cards[0].raw_text
    assert audited_page("Skills\nDentrix", EvidenceSet.of(cards)).passed
    (again,) = career_from_cards(cards).timeline.skills
    assert (again.label, list(again.keywords)) == (group["label"], group["keywords"])


def test_they_go_back_to_where_they_came_from() -> None:
    """C5: cards alone give the same awards and certificates, and no job at a school."""
    again = career_from_cards(fact_cards(Career(timeline=TIMELINE))).timeline
    assert again.experiences == ()
    assert len(again.awards) == 2
    assert len(again.certificates) == 1


@pytest.mark.parametrize(
    ("group", "text"),
    [
        ({"keywords": ["Python", "Docker"]}, "Python, Docker"),
        ({"label": "Tools", "keywords": ["Python", "Docker"]}, "Tools: Python, Docker"),
        ({"label": "Python"}, "Python"),
    ],
)
def test_skills_without_a_label_are_told_without_one(group: dict[str, object], text: str) -> None:
    """D1: raw_text is the document's own words; a list of skills that stands under no label has none in its card either."""
    cards = list(fact_cards(Career(timeline=SkeletonTimeline.model_validate({"skills": [group]}))))
    assert [card.raw_text for card in cards] == [text]


def told(*skills: str, answered: bool) -> KnowledgeCard:
    """A card of the interview or of a document with these skills."""
    source = AnswerSource(event_ids=(7,)) if answered else DocumentSource(artifact_id="doc-1")
    return KnowledgeCard.model_validate(
        {
            "id": f"card-{skills[0]}",
            "project": "Head baker",
            "company": "Holt & Sons",
            "timeframe": "2019 to present",
            "role": "Head baker",
            "raw_text": "I baked to a list.",
            "skills": skills,
            "source": source.model_dump(),
            "attested_by_user": answered,
        }
    )


def test_skills_named_in_the_interview_are_skills_of_the_career() -> None:
    """A17: who is asked for skills, because postings are searched for them, finds them on the page; each once."""
    timeline = SkeletonTimeline.model_validate(
        {
            "skills": [{"label": "Craft", "keywords": ["Sourdough"]}],
            "certificates": [{"name": "HACCP Level 2"}],
        }
    )
    cards = (
        told("sourdough", "planning", "HACCP Level 2", answered=True),
        told("Excel", answered=False),
    )
    career = career_of(Known(timeline=timeline, cards=cards))
    assert career is not None
    assert [(group.label, group.keywords) for group in career.timeline.skills] == [
        ("Craft", ("Sourdough",)),
        ("Skills", ("planning",)),
    ]
    assert career_of(Known(cards=cards)) is None


@pytest.mark.parametrize("label", ["Skills", "SKILLS"])
def test_skills_named_in_the_interview_join_a_group_of_that_name(label: str) -> None:
    """C1: a plan names groups by their labels, so that no label stands over two of them."""
    groups = [{"label": label, "keywords": ["Sourdough"]}, {"label": "Craft", "keywords": ["Rye"]}]
    timeline = SkeletonTimeline.model_validate({"skills": groups})
    career = career_of(Known(timeline=timeline, cards=(told("planning", "rye", answered=True),)))
    assert career is not None
    assert [(group.label, group.keywords) for group in career.timeline.skills] == [
        (label, ("Sourdough", "planning")),
        ("Craft", ("Rye",)),
    ]


def test_a_certificate_is_printed_with_the_time_that_it_holds() -> None:
    """A licence that ends is worth its end; the check knows both dates."""
    told = {"name": "First Aid at Work", "issuer": "Red Cross", "date": "2022"}
    rows = [told, {**told, "name": "Powerboat", "expiryDate": "2027-06"}]
    career = Career(timeline=SkeletonTimeline.model_validate({"certificates": rows}))
    page = everything(career, (), target_title="", language="en", today="2026-11")
    (held,) = (one for one in page.sections if one.key == "certifications")
    assert [(one.start, one.end) for one in held.entries] == [(None, "2022"), ("2022", "2027-06")]
    printed = [date_range(one, language="en") for one in held.entries]
    assert printed == ["2022", "2022, valid until Jun 2027"], "no time that somebody worked"
