"""From a career, its approved lines and a plan to a draft with its claim index (DESIGN 9).

Code chooses, orders and cites; every line of the page is an approved one, word for word.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.lines import HEADLINE_FAMILY, SUMMARY_FAMILY, Line
from interview_app.domain.proposals import SectionName, SelectionPlan
from interview_app.domain.resume import (
    ResumeDocument,
    ResumeEntry,
    ResumeLanguage,
    ResumeSection,
    SectionKey,
)
from interview_app.domain.tailoring import HIDDEN_CONTACT, ClaimMapping, ResumeDraft, Trim
from interview_app.domain.timeline import Certificate, Project, sorted_newest_first
from interview_app.language.printed import holding, word
from interview_app.language.tokens import fold
from interview_app.tailoring.lines.choosing import Chosen, Material, all_lines, chosen_lines, trim
from interview_app.tailoring.lines.contact import header_of
from interview_app.tailoring.lines.entries import Entries, bullet_of, volunteering_title
from interview_app.tailoring.lines.facts import FACT_PREFIX, Career, profile_card
from interview_app.tailoring.lines.selection import check_plan, order_of
from interview_app.tailoring.match.terms import stems

_PROFILE = "profile"
_NO_GROUP = "skills"
"""What a list of skills without groups is called where its cards name none."""
SECTIONS: dict[SectionName, SectionKey] = {
    "Experience": "experience",
    "Projects": "projects",
    "Education": "education",
    "Skills": "skills",
}
"""The sections that a plan orders, by their names in it."""


class Built(NamedTuple):
    """A draft, and every approved fact that is not on its page, with the reason."""

    draft: ResumeDraft
    left_out: tuple[Trim, ...]


def build(
    material: Material,
    plan: SelectionPlan,
    *,
    target_title: str,
    today: str,
    keywords: Sequence[str] = (),
    pinned: Mapping[str, Sequence[str]] | None = None,
    kept: frozenset[str] = frozenset(),
    hidden_contact: Collection[str] = HIDDEN_CONTACT,
) -> Built:
    """The draft of a plan.

    Args:
        material: career, cards and what the posting wants.
        plan: what is chosen; an empty plan means everything.
        target_title: what the résumé is for; never printed as a claim.
        today: `YYYY-MM`, the month that `present` means.
        keywords: the posting's terms, which order the skills.
        pinned: ids of approved lines, by entry id, that the plan puts first.
        kept: families that never go for room.
        hidden_contact: keys of the contact lines that are not printed.

    Raises:
        SelectionError: the plan names what is not there, or leaves nothing.
    """
    check_plan(plan, material.career)
    entries = Entries(material, pinned, kept=kept)
    summary = _profile_lines(material, SUMMARY_FAMILY)
    headline = _profile_lines(material, HEADLINE_FAMILY)
    planned = _planned_sections(material, plan, entries, today=today, keywords=keywords)
    language = material.language
    document = ResumeDocument(
        language=language,
        header=header_of(
            material.career.profile.basics,
            headline=next((line.text for line in headline.lines), None)
            or material.career.profile.basics.label,
            language=language,
            hidden=hidden_contact,
        ),
        summary=tuple(
            bullet_of(line, f"summary-bullet-{number}")
            for number, line in enumerate(summary.lines, start=1)
        ),
        sections=(*planned, *_more_sections(material, entries)),
        target_title=target_title,
    )
    left_out = (*summary.left_out, *entries.left_out, *_without_place(material, entries))
    return Built(ResumeDraft(document=document, claims=claim_index(document)), left_out)


def _without_place(material: Material, entries: Entries) -> list[Trim]:
    """The lines of cards whose entry is not on the page."""
    cards = [
        card
        for card in material.cards
        if card.id not in entries.of_cards and not card.id.startswith(FACT_PREFIX)
    ]
    return [trim(line, "not_chosen") for line in all_lines(cards) if line.changed is None]


def everything(
    career: Career,
    cards: Sequence[EvidenceCard],
    *,
    target_title: str,
    language: ResumeLanguage,
    today: str,
) -> ResumeDocument:
    """All approved lines in timeline order: what a résumé without a base of its own is compared
    with (CONTRACT D15).
    """
    material = Material(
        career=career, cards=tuple(cards), language=language, any_language=True, whole=True
    )
    return build(material, SelectionPlan(), target_title=target_title, today=today).draft.document


def claim_index(document: ResumeDocument) -> tuple[ClaimMapping, ...]:
    """One claim for each line of the document, with the cards it cites."""
    return tuple(
        ClaimMapping(
            bullet_id=one.bullet_id, bullet_text=one.text, evidence_card_ids=one.evidence_card_ids
        )
        for one in document.bullets()
    )


def _chosen(ids: Sequence[str] | None, one: str) -> bool:
    return ids is None or one in ids


def _planned_sections(
    material: Material,
    plan: SelectionPlan,
    entries: Entries,
    *,
    today: str,
    keywords: Sequence[str],
) -> list[ResumeSection]:
    """The sections that a plan chooses from and orders; one that nothing is left of is none."""
    timeline = material.career.timeline
    jobs = [one for one in timeline.experiences if _chosen(plan.selected_experience_ids, one.id)]
    newest_first = sorted_newest_first(jobs, today=today)
    schools = [one for one in timeline.education if _chosen(plan.selected_education_ids, one.id)]
    language = material.language
    made: dict[SectionName, tuple[ResumeEntry, ...]] = {
        "Experience": tuple(entries.job(one, place) for place, one in enumerate(newest_first)),
        "Projects": tuple(
            entries.project(one) for one in timeline.projects if _project_chosen(plan, one)
        ),
        "Education": tuple(
            entries.school(one) for one in sorted_newest_first(schools, today=today)
        ),
        "Skills": _skills(material.career, plan, keywords, heading=word("skills", language)),
    }
    return [
        ResumeSection(key=SECTIONS[name], title=word(SECTIONS[name], language), entries=made[name])
        for name in order_of(plan)
        if made[name]
    ]


def _project_chosen(plan: SelectionPlan, project: Project) -> bool:
    """Whether a plan has a project, by its id or by its name."""
    ids = plan.selected_project_ids
    return _chosen(ids, project.id) or (project.name is not None and _chosen(ids, project.name))


def _skills(
    career: Career, plan: SelectionPlan, keywords: Sequence[str], *, heading: str
) -> tuple[ResumeEntry, ...]:
    """Skill groups as they are, what the posting asks for first; nothing is added, and no group is
    named like the section.
    """
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


def _more_sections(material: Material, entries_of: Entries) -> list[ResumeSection]:
    """Certifications, Languages, Publications, Awards, Volunteering, Interests: always in this
    order (DESIGN 9).
    """
    timeline, language = material.career.timeline, material.language
    found: dict[SectionKey, list[ResumeEntry]] = {
        "certifications": [
            _held(f"certificate-{n}", one, language)
            for n, one in enumerate(timeline.certificates, 1)
        ],
        "languages": _together(
            [
                ResumeEntry(id=f"language-{n}", title=one.language, detail=one.fluency)
                for n, one in enumerate(timeline.languages, 1)
            ]
        ),
        "publications": [
            _row(f"publication-{n}", one.name, one.publisher, one.release_date, one.url)
            for n, one in enumerate(timeline.publications, 1)
        ],
        "awards": [
            _row(f"award-{n}", one.title, one.awarder, one.date)
            for n, one in enumerate(timeline.awards, 1)
        ],
        "volunteering": [
            entries_of.volunteer(one, n) for n, one in enumerate(timeline.volunteer, 1)
        ],
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
            title=volunteering_title(entries, language)
            if key == "volunteering"
            else word(key, language),
            entries=tuple(entries),
        )
        for key, entries in found.items()
        if entries
    ]


def _row(
    id: str, title: str | None, given_by: str | None, date: str | None, url: str | None = None
) -> ResumeEntry:
    """What somebody gave or published on a day."""
    return ResumeEntry(id=id, title=title, organization=given_by, end=date, url=url)


def _held(id: str, one: Certificate, language: ResumeLanguage) -> ResumeEntry:
    """A certificate; of one that ends, until when it holds."""
    row = _row(id, one.name, one.issuer, one.date, one.url)
    if not one.expiry_date:
        return row
    printed = holding(one.date, one.expiry_date, language)
    update = {"start": one.date, "end": one.expiry_date, "dates_text": printed}
    return row.model_copy(update=update)


def _together(entries: list[ResumeEntry]) -> list[ResumeEntry]:
    """What is a mere name stands in one line with its like: "reading, hiking, yoga"; what says more
    keeps its own.
    """
    bare = [one for one in entries if not one.detail and one.title]
    if len(bare) < 2:
        return entries
    line = bare[0].model_copy(
        update={"title": None, "detail": ", ".join(one.title or "" for one in bare)}
    )
    return [line if one is bare[0] else one for one in entries if one is bare[0] or one not in bare]


def _profile_lines(material: Material, family: str) -> Chosen:
    """The profile's lines of this kind; of a career from files, each paragraph of its summary is
    one. What was written for another posting alone is for none else.
    """
    profile = material.career.profile
    card = profile_card(material.career)
    cites = (card.id,) if card is not None else ()
    lines = tuple(
        one.model_copy(update={"cites": cites})  # what it rests on is the profile itself
        for one in profile.lines
        if one.family.startswith(family) and one.for_posting in (None, material.posting)
    )
    if card is not None and not lines and family == SUMMARY_FAMILY:
        lines = tuple(
            Line(id=f"{card.id}-{n}", family=f"{family}-{n}", text=text, cites=cites)
            for n, text in enumerate((profile.basics.summary or "").splitlines(), start=1)
            if text.strip()
        )
    if card is None or not lines:
        return Chosen((), ())
    lined = card.model_copy(update={"id": _PROFILE, "lines": lines})
    return chosen_lines([lined], material, most=1 if family == HEADLINE_FAMILY else None)
