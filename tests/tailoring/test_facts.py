"""The timeline's own facts as cards (DESIGN 9): each belongs to whom it is of."""

from interview_app.domain.timeline import SkeletonTimeline
from interview_app.tailoring.facts import Career, career_from_cards, fact_cards
from interview_app.tailoring.resume_audit import audit_text

TIMELINE = SkeletonTimeline.model_validate(
    {
        "education": [{"id": "edu-1", "institution": "Tarnbeck University", "study_type": "BSc", "start": "2018"}],
        "awards": [
            {"title": "Dean's List", "awarder": "Tarnbeck University", "date": "2020-12"},
            {"title": "Hackathon Winner", "awarder": "Harbour Tech Week", "date": "2021"},
        ],
        "certificates": [{"name": "Practice Supervisor", "issuer": "Tarnbeck University", "date": "2021"}],
    }
)


def test_what_a_school_gave_is_the_schools() -> None:
    """D8: "Dean's List, Tarnbeck University" names the school, and the school's evidence supports it."""
    cards = fact_cards(Career(timeline=TIMELINE))
    givers = {card.raw_text.split(",")[0]: card.company for card in cards}
    assert givers["Dean's List"] == givers["Practice Supervisor"] == "Tarnbeck University"
    assert givers["Hackathon Winner"] == "independent"
    page = "Awards\nDean's List, Tarnbeck University  Dec 2020"
    assert audit_text(page, cards).passed


def test_they_go_back_to_where_they_came_from() -> None:
    """C5: cards alone give the same awards and certificates, and no job at a school."""
    again = career_from_cards(fact_cards(Career(timeline=TIMELINE))).timeline
    assert again.experiences == ()
    assert len(again.awards) == 2
    assert len(again.certificates) == 1
