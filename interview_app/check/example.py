"""The invented person whose lines are the examples of the rules: a boatbuilder."""

from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.lines import Line
from interview_app.domain.timeline import (
    Certificate,
    Education,
    Experience,
    Language,
    SkeletonTimeline,
    SkillGroup,
)

TIMELINE = SkeletonTimeline(
    experiences=(
        Experience(
            id="yard",
            organization="Saltmarsh Boatyard",
            title="Boatbuilder",
            location="Woodbridge",
            start="2016-03",
            end="2021-08",
        ),
        Experience(
            id="marina",
            organization="Deben Marina",
            title="Yard Hand",
            start="2012-04",
            end="2016-02",
        ),
    ),
    education=(
        Education(
            id="college",
            institution="Lowestoft College",
            study_type="Diploma",
            area="Boatbuilding",
            start="2010",
            end="2012",
        ),
    ),
    skills=(SkillGroup(label="Skills", keywords=("AutoCAD", "Spiling")),),
    certificates=(Certificate(name="Powerboat Level 2", issuer="RYA", date="2014"),),
    languages=(Language(language="Norwegian", fluency="B2"),),
)


def _card(
    number: int, text: str, *, entry: str = "yard", lines: tuple[str, ...] = ()
) -> KnowledgeCard:
    job = next(one for one in TIMELINE.experiences if one.id == entry)
    return KnowledgeCard(
        id=f"card-{number}",
        project="",
        company=job.organization or "",
        timeframe=f"{job.start} to {job.end}",
        role=job.title or "",
        raw_text=text,
        entry_id=entry,
        lines=tuple(Line(id=f"line-{number}", text=one) for one in lines),
    )


CARDS = (
    _card(
        1,
        "I rebuilt 14 clinker dinghies together with two apprentices.",
        lines=("Rebuilt 14 clinker dinghies with two apprentices",),
    ),
    _card(2, "Varnishing a hull fell from 10 days to 6."),
    _card(3, "The waiting list went down from about 50 boats to about 20."),
    _card(4, "I did not design the hulls. I only drew up the offsets."),
    _card(5, "Looked after a stock of timber worth £12,500, and of West System epoxy."),
    _card(6, "I ran the winter refit of 2019."),
    _card(7, "Moored and fuelled visiting yachts.", entry="marina"),
)
