"""A career made of cards alone: jobs, schools, projects and all that is smaller, for who brings
cards and no profile.
"""

from collections import defaultdict
from collections.abc import Iterable
from typing import cast

from interview_app.domain.dates import PRESENT
from interview_app.domain.knowledge_card import INDEPENDENT, CardType, EvidenceCard
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.timeline import Education, Experience, Project, SkeletonTimeline
from interview_app.language.dates import span_of
from interview_app.language.tokens import fold
from interview_app.tailoring.lines.contradictions import strength, times_cross
from interview_app.tailoring.lines.facts import FACT_PREFIX, Career, with_alone


def career_from_cards(
    cards: Iterable[EvidenceCard], profile: ApplicantProfile | None = None
) -> Career:
    """A timeline made of cards alone: jobs by employer, role and time, schools, and all skills
    (`--cards` without a profile).
    """
    jobs: dict[tuple[str, str, str], list[EvidenceCard]] = {}
    schools: dict[tuple[str, str, str], EvidenceCard] = {}
    projects: dict[tuple[str, str], EvidenceCard] = {}
    skills: dict[str, str] = {}
    lesser: dict[str, list[dict[str, object]]] = defaultdict(list)
    for card in cards:
        if card.id.startswith(FACT_PREFIX) and _lesser_fact(card, lesser):
            continue
        for skill in card.skills:
            skills.setdefault(fold(skill), skill)
        if card.card_type is CardType.EDUCATION:
            schools.setdefault((fold(card.company), fold(card.project), fold(card.role)), card)
        elif card.card_type is CardType.PROJECT and card.project:
            projects.setdefault((fold(card.project), fold(card.company)), card)
        elif fold(card.company) != INDEPENDENT or card.role or card.project:
            # Who worked for nobody but themselves has posts too.
            jobs.setdefault((fold(card.company), fold(card.role), card.timeframe), []).append(card)
    experiences = sorted(
        (_job(group) for group in _one_time_each(jobs.values())), key=_newest, reverse=True
    )
    told = {
        fold(one) for group in lesser["skills"] for one in cast(tuple[str, ...], group["keywords"])
    }
    alone = tuple(skill for key, skill in skills.items() if key not in told)
    timeline = SkeletonTimeline.model_validate(
        {
            "experiences": tuple(experiences),
            "education": tuple(_school(card) for card in schools.values()),
            "projects": tuple(_project(card) for card in projects.values()),
            **{name: tuple(ones) for name, ones in lesser.items()},
        }
    )
    if alone:
        timeline = timeline.model_copy(update={"skills": with_alone(timeline.skills, alone)})
    return Career(profile=profile or ApplicantProfile(), timeline=timeline)


def _lesser_fact(card: EvidenceCard, lesser: dict[str, list[dict[str, object]]]) -> bool:
    """Whether a card is a certificate, a language or the like, which then goes back to where it
    came from.
    """
    kind = card.id.removeprefix(FACT_PREFIX).split("-")[0]
    text = card.raw_text
    start, _end = _dates(card.timeframe)
    if kind == "certificate":
        name = text.removesuffix(f", {start}") if start else text
        lesser["certificates"].append({"name": name, "date": start})
    elif kind == "language":
        tongue, _comma, fluency = text.partition(", ")
        lesser["languages"].append({"language": tongue, "fluency": fluency or None})
    elif kind == "skills":
        keywords = (
            () if card.skills == (text,) else card.skills
        )  # a skill may be a group of its own
        label = text.removesuffix(", ".join(keywords)).removesuffix(": ")
        lesser["skills"].append({"label": label or None, "keywords": keywords})
    elif kind == "publication":
        lesser["publications"].append({"name": text})
    elif kind == "award":
        lesser["awards"].append({"title": text})
    elif kind == "volunteer":
        start, end = _dates(card.timeframe)
        where = None if fold(card.company) == INDEPENDENT else card.company
        lesser["volunteer"].append(
            {"position": card.role or None, "organization": where, "start": start, "end": end}
        )
    else:
        return kind in ("profile", "interest")
    return True


def _one_time_each(groups: Iterable[list[EvidenceCard]]) -> list[list[EvidenceCard]]:
    """The cards of each post; where they give it times that cross, the time of the strongest card
    stands for all of them.
    """
    stays: dict[tuple[str, str], list[list[EvidenceCard]]] = defaultdict(list)
    for group in groups:
        post = group[0]
        others = stays[fold(post.company), fold(post.role)]
        a_post = fold(post.company) != INDEPENDENT and post.role
        same = next(
            (one for one in others if a_post and times_cross(one[0].timeframe, post.timeframe)),
            None,
        )
        if same is None:
            others.append(list(group))
            continue
        both = [*same, *group]
        # `_job` takes the times of the first card.
        strongest = max(range(len(both)), key=lambda at: strength(both[at], at))
        same[:] = [both[strongest], *both[:strongest], *both[strongest + 1 :]]
    return [group for others in stays.values() for group in others]


def _dates(text: str) -> tuple[str | None, str | None]:
    span = span_of(text)
    if span is None:
        return None, None
    return span.start, span.end or span.start


def _job(group: list[EvidenceCard]) -> Experience:
    first = group[0]
    start, end = _dates(first.timeframe)
    named = next((card.entry_id for card in group if card.entry_id), None)
    return Experience.model_validate(
        {
            "id": named or "",
            "organization": None if fold(first.company) == INDEPENDENT else first.company,
            "title": first.role or first.project,
            "start": start,
            "end": end,
            "highlights": tuple(card.raw_text for card in group),
        }
    )


def _school(card: EvidenceCard) -> Education:
    start, end = _dates(card.timeframe)
    return Education.model_validate(
        {
            "id": card.entry_id or "",
            "institution": card.company,
            "study_type": card.project,
            "area": card.role,
            "start": start,
            "end": end,
        }
    )


def _project(card: EvidenceCard) -> Project:
    start, end = _dates(card.timeframe)
    entity = None if fold(card.company) == INDEPENDENT else card.company
    return Project.model_validate(
        {"name": card.project, "entity": entity, "start": start, "end": end}
    )


def _newest(job: Experience) -> tuple[str, str]:
    end = "9999" if job.end == PRESENT else job.end or job.start or ""
    return end, job.start or ""
