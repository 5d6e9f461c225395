"""From a career, its cards and a plan to a draft with its claim index (DESIGN 9): built by code, cited by code."""

from collections.abc import Mapping, Sequence

from babel import Locale

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.resume import (
    SECTION_TITLES,
    ResumeBullet,
    ResumeDocument,
    ResumeEntry,
    ResumeHeader,
    ResumeLanguage,
    ResumeLink,
    ResumeSection,
    SectionKey,
)
from interview_app.domain.selection_plan import SectionName, SelectionPlan
from interview_app.domain.tailoring import ClaimMapping, ResumeDraft
from interview_app.domain.timeline import Project, sorted_newest_first
from interview_app.tailoring.lines import unpaid_work, voice
from interview_app.tailoring.lines.entries import Entries
from interview_app.tailoring.lines.facts import FACT_PREFIX, Career, fact_cards, project_id
from interview_app.tailoring.lines.material import Material
from interview_app.tailoring.lines.selection import check_plan, order_of
from interview_app.tailoring.match.terms import stems
from interview_app.tailoring.truth_gate.words.tokens import fold

_NO_GROUP = "skills"
"""What a list of skills without groups is called where its cards name none."""
_MOST_SUMMARY = 3
"""Sentences of a summary at most."""
_MOST_DEEDS = 3
"""Lines of a volunteer work at most."""
SECTIONS: dict[SectionName, SectionKey] = {
    "Experience": "experience",
    "Projects": "projects",
    "Education": "education",
    "Skills": "skills",
}
"""The sections that a plan orders, by their names in it."""


def build(
    material: Material,
    plan: SelectionPlan,
    *,
    target_title: str,
    language: ResumeLanguage,
    today: str,
    summary: Sequence[str] = (),
    keywords: Sequence[str] = (),
) -> ResumeDraft:
    """The draft of a plan.

    Args:
        material: career and cards.
        plan: what is chosen; an empty plan means everything.
        target_title: what the résumé is for; never printed as a claim.
        language: for headings and dates.
        today: `YYYY-MM`, the month that `present` means.
        summary: sentences of a model's summary; none means the profile's own.
        keywords: the posting's terms, which order the skills.

    Raises:
        SelectionError: the plan names what is not there, or leaves nothing.
    """
    check_plan(plan, material.career)
    planned = _planned_sections(material, plan, language=language, today=today, keywords=keywords)
    document = ResumeDocument(
        language=language,
        header=_header(
            material.career, headline=material.career.profile.basics.label, language=language
        ),
        summary=_summary(material.career, summary),
        sections=(*planned, *_more_sections(material, language)),
        target_title=target_title,
    )
    return ResumeDraft(document=document, claims=claim_index(document))


def everything(
    career: Career,
    cards: Sequence[EvidenceCard],
    *,
    target_title: str,
    language: ResumeLanguage,
    today: str,
) -> ResumeDocument:
    """All approved highlights in timeline order: what a résumé without a base of its own is compared with (CONTRACT D15)."""
    material = Material(career=career, cards=tuple(cards), whole=True)
    return build(
        material, SelectionPlan(), target_title=target_title, language=language, today=today
    ).document


def claim_index(document: ResumeDocument) -> tuple[ClaimMapping, ...]:
    """One claim for each line of the document, with the cards it cites."""
    return tuple(
        ClaimMapping(
            bullet_id=one.bullet_id, bullet_text=one.text, evidence_card_ids=one.evidence_card_ids
        )
        for one in document.bullets()
    )


def companies(document: ResumeDocument) -> Mapping[str, str]:
    """The employer or school of each line that stands under one."""
    return {
        bullet.bullet_id: entry.organization
        for section in document.sections
        if section.key in ("experience", "education")
        for entry in section.entries
        if entry.organization
        for bullet in entry.bullets
    }


def posts(document: ResumeDocument) -> Mapping[str, str]:
    """The post of each line that stands under a job: it tells two posts of one employer apart."""
    return {
        bullet.bullet_id: entry.title
        for section in document.sections
        if section.key == "experience"
        for entry in section.entries
        if entry.title
        for bullet in entry.bullets
    }


def _header(career: Career, *, headline: str | None, language: ResumeLanguage) -> ResumeHeader:
    """Name and contact as the profile has them; a country by its name in the résumé's language."""
    basics = career.profile.basics
    country = _country(basics.location.country_code, language)
    place = ", ".join(
        part for part in (basics.location.city, basics.location.region or country) if part
    )
    links = [ResumeLink(label=one.network, url=one.url) for one in basics.profiles if one.url]
    links += [ResumeLink(label=None, url=basics.url)] if basics.url else []
    return ResumeHeader(
        name=basics.name,
        headline=headline,
        email=basics.email,
        phone=basics.phone,
        location=place or None,
        links=tuple(links),
    )


def _country(code: str | None, language: ResumeLanguage) -> str | None:
    return Locale(language).territories.get(code.upper(), code) if code else None


def _chosen(ids: Sequence[str] | None, one: str) -> bool:
    return ids is None or one in ids


def _planned_sections(
    material: Material,
    plan: SelectionPlan,
    *,
    language: ResumeLanguage,
    today: str,
    keywords: Sequence[str],
) -> list[ResumeSection]:
    """The sections that a plan chooses from and orders; one that nothing is left of is none."""
    timeline, entries = material.career.timeline, Entries(material, plan.bullet_overrides)
    jobs = [one for one in timeline.experiences if _chosen(plan.selected_experience_ids, one.id)]
    newest_first = sorted_newest_first(jobs, today=today)
    schools = [one for one in timeline.education if _chosen(plan.selected_education_ids, one.id)]
    titles = SECTION_TITLES[language]
    made: dict[SectionName, tuple[ResumeEntry, ...]] = {
        "Experience": tuple(entries.job(one, place) for place, one in enumerate(newest_first)),
        "Projects": tuple(
            entries.project(one) for one in timeline.projects if _project_chosen(plan, one)
        ),
        "Education": tuple(
            entries.school(one) for one in sorted_newest_first(schools, today=today)
        ),
        "Skills": _skills(material.career, plan, keywords, heading=titles["skills"]),
    }
    return [
        ResumeSection(key=SECTIONS[name], title=titles[SECTIONS[name]], entries=made[name])
        for name in order_of(plan)
        if made[name]
    ]


def _project_chosen(plan: SelectionPlan, project: Project) -> bool:
    """Whether a plan has a project, by its id or by its name."""
    ids = plan.selected_project_ids
    return _chosen(ids, project_id(project)) or (
        project.name is not None and _chosen(ids, project.name)
    )


def _skills(
    career: Career, plan: SelectionPlan, keywords: Sequence[str], *, heading: str
) -> tuple[ResumeEntry, ...]:
    """Skill groups as they are, what the posting asks for first; nothing is added, and no group is named like the section."""
    says_nothing = {fold(heading), _NO_GROUP}
    wanted = {one for keyword in keywords for one in stems(keyword)}
    alone: list[str] = []
    found: list[ResumeEntry] = []
    for at, group in enumerate(career.timeline.skills):
        if not _chosen(plan.selected_skill_labels, group.label or ""):
            continue
        if not group.keywords and group.label:
            alone.append(group.label)
            continue
        ordered = sorted(group.keywords, key=lambda one: not set(stems(one)) & wanted)
        found.append(
            ResumeEntry(
                id=f"skills-{at + 1}",
                title=None if fold(group.label or "") in says_nothing else group.label,
                detail=", ".join(ordered) or None,
            )
        )
    if alone:
        ordered = sorted(alone, key=lambda one: not set(stems(one)) & wanted)
        found.append(ResumeEntry(id="skills-0", title=None, detail=", ".join(ordered)))
    return tuple(found)


def _more_sections(material: Material, language: ResumeLanguage) -> list[ResumeSection]:
    """Certifications, Languages, Publications, Awards, Volunteering, Interests: always in this order (DESIGN 9)."""
    timeline = material.career.timeline
    most = None if material.whole else _MOST_DEEDS
    found: dict[SectionKey, list[ResumeEntry]] = {
        "certifications": [
            ResumeEntry(
                id=f"certificate-{n}",
                title=one.name,
                organization=one.issuer,
                end=one.date,
                url=one.url,
            )
            for n, one in enumerate(timeline.certificates, 1)
        ],
        "languages": _together(
            [
                ResumeEntry(id=f"language-{n}", title=one.language, detail=one.fluency)
                for n, one in enumerate(timeline.languages, 1)
            ]
        ),
        "publications": [
            ResumeEntry(
                id=f"publication-{n}",
                title=one.name,
                organization=one.publisher,
                end=one.release_date,
                url=one.url,
            )
            for n, one in enumerate(timeline.publications, 1)
        ],
        "awards": [
            ResumeEntry(id=f"award-{n}", title=one.title, organization=one.awarder, end=one.date)
            for n, one in enumerate(timeline.awards, 1)
        ],
        "volunteering": unpaid_work.entries(material.career, most=most),
        "interests": _together(
            [
                ResumeEntry(
                    id=f"interest-{n}", title=one.name, detail=", ".join(one.keywords) or None
                )
                for n, one in enumerate(timeline.interests, 1)
            ]
        ),
    }
    return [
        ResumeSection(
            key=key,
            title=unpaid_work.title(entries, language)
            if key == "volunteering"
            else SECTION_TITLES[language][key],
            entries=tuple(entries),
        )
        for key, entries in found.items()
        if entries
    ]


def _together(entries: list[ResumeEntry]) -> list[ResumeEntry]:
    """What is a mere name stands in one line with its like: "reading, hiking, yoga"; what says more keeps its own."""
    bare = [one for one in entries if not one.detail and one.title]
    if len(bare) < 2:
        return entries
    line = bare[0].model_copy(
        update={"title": None, "detail": ", ".join(one.title or "" for one in bare)}
    )
    return [line if one is bare[0] else one for one in entries if one is bare[0] or one not in bare]


def own_summary(career: Career) -> tuple[ResumeBullet, ...]:
    """The sentences of the profile's own summary as lines of a résumé."""
    return _summary(career, ())


def _summary(career: Career, given: Sequence[str]) -> tuple[ResumeBullet, ...]:
    """A summary's sentences, each a line that the gate judges; the profile's own cite the profile's card."""
    own = voice.sentences(career.profile.basics.summary or "")
    cited = (
        tuple(
            card.id for card in fact_cards(career) if card.id.startswith(f"{FACT_PREFIX}profile-")
        )
        if not given
        else ()
    )
    texts = [(voice.profile_voice(one), one) for one in (given or own)][:_MOST_SUMMARY]
    return tuple(
        ResumeBullet(
            bullet_id=f"summary-bullet-{number}",
            text=text,
            evidence_card_ids=cited,
            original=said if not given and text != said else None,
        )
        for number, (text, said) in enumerate(texts, start=1)
        if text
    )
