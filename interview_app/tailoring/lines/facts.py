"""The whole career a résumé is cut from: profile and timeline, and the facts in them as cards.

Entry headings, degrees, certificates, skills and languages are approved facts of the timeline; so
that a line may cite them like any evidence, each is also a card here, its id beginning with
`timeline-`.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from interview_app.domain.base import Model
from interview_app.domain.canonical import content_sha256
from interview_app.domain.card_making import card_place, timeframe
from interview_app.domain.dates import PRESENT
from interview_app.domain.entry_fields import HEADING, meaning, values
from interview_app.domain.knowledge_card import (
    INDEPENDENT,
    AnswerSource,
    CardType,
    EvidenceCard,
    KnowledgeCard,
    Scope,
)
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.timeline import Education, Entry, SkeletonTimeline, SkillGroup
from interview_app.language.tokens import fold

if TYPE_CHECKING:  # a run from files knows no interview
    from interview_app.domain.known import Known

FACT_PREFIX = "timeline-"
_ALONE = "Skills"
"""The group of skills that belong to no group; a page prints no name for it."""


class Career(Model):
    """Profile and timeline together: what `profile.yaml` holds (CONTRACT C5)."""

    profile: ApplicantProfile = ApplicantProfile()
    timeline: SkeletonTimeline = SkeletonTimeline()


def fact_cards(career: Career) -> tuple[EvidenceCard, ...]:
    """The timeline's own facts as cards, one for each job, school, certificate, skill group,
    language and so on.
    """
    return tuple(_cards(career))


def _card(kind: str, text: str, **more: object) -> EvidenceCard:
    data: dict[str, object] = {
        "project": "",
        "company": INDEPENDENT,
        "timeframe": "",
        "role": "",
        "raw_text": text,
        **more,
    }
    key = [
        kind,
        text,
        str(more.get("company", "")),
        str(more.get("timeframe", "")),
        str(more.get("role", "")),
    ]
    return EvidenceCard.model_validate(
        {"id": f"{FACT_PREFIX}{kind}-{content_sha256(key)[:10]}", **data}
    )


def _cards(career: Career) -> Iterator[EvidenceCard]:
    for entry in career.timeline.entries:
        place = card_place(entry)
        is_school = isinstance(entry, Education)
        if is_school and not entry.start and entry.end != PRESENT:
            # A school of which only the end is known was left then.
            place["timeframe"] = timeframe(entry.end, entry.end)
        yield _card(
            "school" if is_school else "job",
            _heading(entry),
            **place | {"company": place["company"] or INDEPENDENT},
            scope=Scope(geography=(entry.location,) if entry.location else ()),
            card_type=CardType.EDUCATION if is_school else CardType.EMPLOYMENT,
            entry_id=entry.id,
        )
    yield from _smaller(career)


def _smaller(career: Career) -> Iterator[EvidenceCard]:
    timeline = career.timeline
    known = {
        fold(job.organization): job.organization for job in timeline.experiences if job.organization
    }
    known |= {
        fold(school.institution): school.institution
        for school in timeline.education
        if school.institution
    }

    def given(by: str | None) -> str:
        """Whose a certificate or an award is: a school or employer of this career that gave it,
        else nobody's.
        """
        return known.get(fold(by or ""), INDEPENDENT)

    for group in timeline.skills:
        label = "" if group.keywords and fold(group.label or "") == fold(_ALONE) else group.label
        text = ": ".join(part for part in (label, ", ".join(group.keywords)) if part)
        if text:
            yield _card(
                "skills", text, skills=group.keywords or ((group.label,) if group.label else ())
            )
    for one in timeline.certificates:
        span = timeframe(one.date, one.date)
        yield _card(
            "certificate",
            _joined(one.name, one.issuer, one.date),
            company=given(one.issuer),
            timeframe=span,
        )
    for tongue in timeline.languages:
        yield _card("language", _joined(tongue.language, tongue.fluency))
    for project in timeline.projects:
        yield _card(
            "project",
            _joined(project.name, project.entity, *project.roles, *project.keywords),
            company=project.entity or INDEPENDENT,
            project=project.name or "",
            timeframe=timeframe(project.start, project.end),
            card_type=CardType.PROJECT,
        )
    for paper in timeline.publications:
        yield _card(
            "publication", _joined(paper.name, paper.publisher, paper.release_date, paper.summary)
        )
    for award in timeline.awards:
        said = _joined(award.title, award.awarder, award.date, award.summary)
        yield _card("award", said, company=given(award.awarder))
    for work in timeline.volunteer:
        yield _card(
            "volunteer",
            "\n".join(
                part
                for part in (
                    _joined(work.position, work.organization),
                    work.summary,
                    *work.highlights,
                )
                if part
            ),
            company=work.organization or INDEPENDENT,
            role=work.position or "",
            timeframe=timeframe(work.start, work.end),
        )
    for interest in timeline.interests:
        yield _card("interest", _joined(interest.name, *interest.keywords))
    if (profile := profile_card(career)) is not None:
        yield profile


def profile_card(career: Career) -> EvidenceCard | None:
    """What the profile says of the person, as the card that its own lines cite; None when it says
    nothing.
    """
    basics = career.profile.basics
    said = [part for part in (basics.label, basics.summary) if part]
    said = said or [one.text for one in career.profile.lines]
    return _card("profile", "\n".join(said)) if said else None


def _heading(entry: Entry) -> str:
    return _joined(*values(entry, meaning(type(entry), *HEADING)))


def _joined(*parts: str | None) -> str:
    return ", ".join(part for part in parts if part) or "—"


def career_of(known: "Known") -> Career | None:
    """The approved career, with the skills that were told in the interview; None before a timeline
    was approved.
    """
    if known.timeline is None:
        return None
    career = Career(timeline=_with_told_skills(known.timeline, known.live_cards()))
    return (
        career.model_copy(update={"profile": known.profile})
        if known.profile is not None
        else career
    )


def _with_told_skills(
    timeline: SkeletonTimeline, cards: Iterable[KnowledgeCard]
) -> SkeletonTimeline:
    """The timeline with what the person named as skills of their stories, where no document told
    them.
    """
    there = {fold(one) for group in timeline.skills for one in (*group.keywords, group.label or "")}
    there |= {fold(one.name or "") for one in timeline.certificates} | {
        fold(one.language or "") for one in timeline.languages
    }
    told: dict[str, str] = {}
    for card in cards:
        if isinstance(card.source, AnswerSource):
            for skill in card.skills:
                told.setdefault(fold(skill), skill)
    new = tuple(skill for key, skill in told.items() if key not in there)
    if not new:
        return timeline
    return timeline.model_copy(update={"skills": with_alone(timeline.skills, new)})


def with_alone(groups: Iterable[SkillGroup], skills: tuple[str, ...]) -> tuple[SkillGroup, ...]:
    """Groups with skills that belong to none: a plan names groups by their labels, so that a label
    stands over one alone.
    """
    found = list(groups)
    at = next(
        (at for at, group in enumerate(found) if fold(group.label or "") == fold(_ALONE)), None
    )
    if at is None:
        return (*found, SkillGroup(label=_ALONE, keywords=skills))
    found[at] = found[at].model_copy(update={"keywords": (*found[at].keywords, *skills)})
    return tuple(found)
