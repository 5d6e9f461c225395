"""From what a plan suggests to proposals: each held against the evidence of its entry, none of them
printed before the person accepted it (CONTRACT C4, D9).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from interview_app.domain.card_making import attested_beside
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.lines import Approval, Line, LineOrigin, reworded
from interview_app.domain.proposals import (
    HEADLINE_PLACE,
    SUMMARY_PLACE,
    Proposal,
    ProposalState,
    SelectionPlan,
    Verdict,
    proposal_id,
)
from interview_app.i18n import _, ngettext
from interview_app.language.tokens import fold
from interview_app.tailoring.lines import voice
from interview_app.tailoring.lines.checking import Checker
from interview_app.tailoring.lines.choosing import Material
from interview_app.tailoring.lines.facts import FACT_PREFIX, profile_card

MOST_OF_AN_ENTRY = 12
"""Suggestions for one entry that are kept; nobody looks at more."""
MOST = 60
"""Suggestions of one answer that are kept."""
_ENDS = " .;,•*-–—"
"""What does not make two wordings differ: a bullet sign before it, a point behind it."""


@dataclass(frozen=True, kw_only=True)
class Suggestion:
    """A wording that somebody suggests for an entry, not looked at yet; `replaces`: line ids."""

    entry_id: str
    text: str
    replaces: tuple[str, ...] = ()


class Suggested(NamedTuple):
    """What a plan comes to: approved lines that it puts first by entry, suggestions, and notes."""

    pinned: Mapping[str, tuple[str, ...]]
    suggestions: tuple[Suggestion, ...]
    notes: tuple[str, ...] = ()


def suggested(
    plan: SelectionPlan, material: Material, *, summary: Sequence[str] = (), headline: str = ""
) -> Suggested:
    """The overrides of a plan apart: words of an approved line choose it, others are
    suggestions.
    """
    pinned: dict[str, tuple[str, ...]] = {}
    found: list[Suggestion] = []
    for entry_id in plan.bullet_overrides or {}:
        lines = [one for card in cards_of(entry_id, material) for one in card.lines]
        by_words = {same_words(one.text): one.id for one in lines}
        known = {one.id for one in lines}
        first: list[str] = []
        kept = 0
        for one in plan.overrides(entry_id):
            own = by_words.get(same_words(one.text))
            replaces = tuple(id for id in one.replaces if id in known)
            first += [own] if own is not None else replaces
            if own is None and (kept := kept + 1) <= MOST_OF_AN_ENTRY:
                found.append(Suggestion(entry_id=entry_id, text=one.text, replaces=replaces))
        pinned[entry_id] = tuple(dict.fromkeys(first))
    found += _of_profile(material, summary, headline)
    return Suggested(pinned, tuple(found[:MOST]), _too_many(plan, len(summary), found[:MOST]))


def same_words(text: str) -> str:
    """A wording without what does not make it another one."""
    return fold(text).strip(_ENDS)


def _of_profile(material: Material, summary: Sequence[str], headline: str) -> list[Suggestion]:
    """A summary takes the place of the whole one; so does a headline."""
    own = material.career.profile
    there = {same_words(one.text) for one in own.lines} | {same_words(own.basics.summary or "")}
    by_place = {
        SUMMARY_PLACE: " ".join(one.strip() for one in summary if one.strip()),
        HEADLINE_PLACE: headline.strip(),
    }
    return [
        Suggestion(
            entry_id=place,
            text=text,
            replaces=tuple(one.id for one in own.lines if one.family.startswith(place)),
        )
        for place, text in by_place.items()
        if text and same_words(text) not in there and text != (own.basics.label or "")
    ]


def _too_many(plan: SelectionPlan, summary: int, kept: Sequence[Suggestion]) -> tuple[str, ...]:
    given = sum(len(plan.overrides(one)) for one in plan.bullet_overrides or {}) + bool(summary)
    if given <= MOST_OF_AN_ENTRY or len(kept) >= given:
        return ()
    words = ngettext(
        "Of {n} wordings that were suggested, one is kept.",
        "Of {n} wordings that were suggested, {kept} are kept.",
        len(kept),
    )
    return (words.format(n=given, kept=len(kept)),)


def proposals_of(
    suggestions: Iterable[Suggestion],
    material: Material,
    checker: Checker,
    *,
    before: Sequence[Proposal] = (),
) -> tuple[Proposal, ...]:
    """The suggestions as proposals with the check's verdict on each.

    `before`: the proposals that are there; what the person rejected or accepted is not asked again.
    """
    decided = {(one.entry_id, same_words(one.text)): one for one in before if not _undecided(one)}
    made: dict[str, Proposal] = {}
    for one in suggestions:
        if (one.entry_id, same_words(one.text)) not in decided:
            proposal = _checked(one, material, checker)
            made.setdefault(proposal.id, proposal)
    return (*decided.values(), *made.values())


def _undecided(one: Proposal) -> bool:
    return one.state in (ProposalState.OPEN, ProposalState.REFUSED, ProposalState.UNREAD)


def _checked(one: Suggestion, material: Material, checker: Checker) -> Proposal:
    found = checker.wording(one.entry_id, one.text, language=material.language)
    rules = (*voice.refused_as_proposal(one.text), *found.rules)
    refused = found.verdict is Verdict.REFUSED or any(id.startswith("voice.") for id in rules)
    cites = [
        card
        for id in one.replaces
        for card in (material.lines[id].cites if id in material.lines else ())
    ]
    return Proposal(
        id=proposal_id(one.entry_id, one.text),
        entry_id=one.entry_id,
        text=one.text[: voice.LONGEST],
        replaces=one.replaces,
        cites=tuple(dict.fromkeys((*cites, *found.card_ids))),
        state=ProposalState.REFUSED if refused else ProposalState.OPEN,
        verdict=Verdict.REFUSED if refused else found.verdict,
        rules=tuple(dict.fromkeys(rules)),
        marked=found.marked,
        sentences=(*voice.refusals(one.text), *found.sentences),
    )


def refused(proposals: Iterable[Proposal]) -> tuple[Proposal, ...]:
    """Those that the check refuses: what a revision is asked for, and nothing else (NEXT 5)."""
    return tuple(one for one in proposals if one.state is ProposalState.REFUSED)


def cards_of(entry_id: str, material: Material) -> list[EvidenceCard]:
    """The cards of an entry by its id in a plan: a job, a school, a project by id or name."""
    if entry_id in (SUMMARY_PLACE, HEADLINE_PLACE):
        card = profile_card(material.career)
        return [card.model_copy(update={"lines": material.career.profile.lines})] if card else []
    return material.by_entry.get(entry_id, [])


def owner_of(proposal: Proposal, material: Material) -> EvidenceCard | None:
    """The card that an accepted wording is kept on: that of the first line it replaces, else the
    first that it cites, else the first of its entry; None for the profile's.
    """
    own = [
        card
        for card in cards_of(proposal.entry_id, material)
        if not card.id.startswith(FACT_PREFIX)
    ]
    for card in own:
        if any(line.id in proposal.replaces for line in card.lines):
            return card
    return next((card for card in own if card.id in proposal.cites), own[0] if own else None)


def origin_of(proposal: Proposal, text: str) -> LineOrigin:
    """Whose wording an accepted one is: the model's, or the person's where they changed it."""
    return LineOrigin.MODEL if " ".join(text.split()) == proposal.text else LineOrigin.PERSON


class Lined(NamedTuple):
    """The material with one more line, and the card that has it; None where the profile has it."""

    material: Material
    owner: EvidenceCard | None


def with_wording(
    material: Material,
    proposal: Proposal,
    text: str,
    *,
    origin: LineOrigin,
    at: str | None,
    attested: bool = False,
) -> Lined:
    """The material with an accepted wording as an approved line for its posting.

    `attested`: the person says that it is true although the check refuses it: a card of its own
    has it.
    """
    owner = owner_of(proposal, material)
    if owner is None:
        placed = _with_profile_wording(material, proposal, text, origin=origin, at=at)
        return Lined(placed, None)
    cites = proposal.cites or (owner.id,)
    if attested:
        owner = attested_beside(owner, text)
        cites = (owner.id,)
        material = replace(material, cards=(*material.cards, owner))
    approval = Approval(at=at, origin=origin, owner=owner.id, cites=cites)
    lines = reworded(
        _known_lines(material, owner, proposal.replaces),
        text,
        replaces=proposal.replaces,
        for_posting=material.posting,
        approval=approval,
    )
    others = {one.id for card in material.cards if card.id != owner.id for one in card.lines}
    mine = owner.model_copy(update={"lines": tuple(one for one in lines if one.id not in others)})
    cards = tuple(mine if card.id == owner.id else card for card in material.cards)
    return Lined(replace(material, cards=cards), mine)


def _known_lines(
    material: Material, owner: EvidenceCard, replaces: Sequence[str]
) -> tuple[Line, ...]:
    """The owner's lines, with those of other cards that a merged wording takes the place of."""
    foreign = (material.lines[id] for id in replaces if id in material.lines)
    return tuple({one.id: one for one in (*foreign, *owner.lines)}.values())


def _with_profile_wording(
    material: Material, proposal: Proposal, text: str, *, origin: LineOrigin, at: str | None
) -> Material:
    profile = material.career.profile
    lines = reworded(
        profile.lines,
        text,
        replaces=proposal.replaces,
        for_posting=material.posting,
        approval=Approval(at=at, origin=origin, owner=proposal.entry_id, cites=proposal.cites),
    )
    placed = tuple(
        one
        if one.family.startswith(proposal.entry_id)
        else one.model_copy(update={"family": proposal.entry_id})
        for one in lines
    )
    career = material.career.model_copy(
        update={"profile": profile.model_copy(update={"lines": placed})}
    )
    return replace(material, career=career)


def decided(
    proposals: Iterable[Proposal], id: str, state: ProposalState, *, text: str | None = None
) -> tuple[Proposal, ...]:
    """The proposals with one decided; `text`: the person's own words in its place."""
    return tuple(
        one.model_copy(update={"state": state, **({"text": text} if text else {})})
        if one.id == id
        else one
        for one in proposals
    )


def reopened(proposals: Iterable[Proposal], line_id: str) -> tuple[Proposal, ...]:
    """The proposals after a line came back: one that was accepted in its place is open again."""
    return tuple(
        one.model_copy(update={"state": ProposalState.OPEN})
        if one.state is ProposalState.ACCEPTED and line_id in one.replaces
        else one
        for one in proposals
    )


def said_of(proposal: Proposal) -> Iterator[str]:
    """Sentences for whoever decides: what the check and a model auditor marked."""
    yield from (_(one) for one in proposal.sentences)
    if proposal.marked:
        words = _("Not in your own words: {words}")
        yield words.format(words=", ".join(f"“{one}”" for one in proposal.marked))
    if proposal.doubt:
        yield proposal.doubt
