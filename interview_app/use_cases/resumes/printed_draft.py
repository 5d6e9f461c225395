"""A finished draft on its pages, and the reports beside them (CONTRACT D10, D11)."""

from collections.abc import Collection, Mapping, Sequence

from pydantic_core import to_json

from interview_app.domain.base import Model
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.lines import LineDifference
from interview_app.domain.proposals import Proposal, ProposalState
from interview_app.domain.resume import ResumeDocument
from interview_app.domain.tailoring import Blackboard
from interview_app.i18n import N_, _
from interview_app.language.printed import word
from interview_app.rendering.design import Design
from interview_app.rendering.page_fit import Fitted, Renders, fit
from interview_app.tailoring.lines.checking import evidence_of
from interview_app.tailoring.lines.draft import claim_index, everything
from interview_app.tailoring.lines.facts import Career
from interview_app.tailoring.lines.suggesting import said_of
from interview_app.tailoring.reports import variants
from interview_app.tailoring.stages.card_budget import wanted_cards


def set_pages(
    board: Blackboard,
    engine: Renders,
    design: Design,
    *,
    max_pages: int,
    kept: Collection[str] = (),
    stood: int = 0,
) -> Fitted:
    """The draft on its pages; `kept`: families of lines that never go for room; `stood` as of
    `fit`.

    Raises:
        RenderError: the page cannot be set.
    """
    document = _document(board)
    order = _trim_order(document, wanted_cards(board), kept)
    return fit(document, design, engine, max_pages=max_pages, trim_order=order, stood=stood)


def _document(board: Blackboard) -> ResumeDocument:
    """The draft's document; without a known name its heading is what it is, and never an invented
    person.
    """
    document = board.draft.document if board.draft is not None else ResumeDocument()
    if document.header.name:
        return document
    heading = word("resume", document.language)
    return document.model_copy(
        update={"header": document.header.model_copy(update={"name": heading})}
    )


def _trim_order(
    document: ResumeDocument, wanted: Mapping[str, float], kept: Collection[str]
) -> tuple[str, ...]:
    """Lines that may go when the pages are full, the least wanted first; the first line of an entry
    stays to the last, and lines of the families `kept` stay always.
    """
    ranked: list[tuple[bool, float, int, str]] = []
    place = 0
    for section in document.sections:
        for entry in section.entries:
            for at, bullet in enumerate(entry.bullets):
                place += 1
                if bullet.family is not None and bullet.family in kept:
                    continue
                worth = sum(wanted.get(card, 0.0) for card in bullet.evidence_card_ids)
                ranked.append((at == 0, worth, -place, bullet.bullet_id))
    return tuple(one for *_rest, one in sorted(ranked))


def reports(
    board: Blackboard,
    document: ResumeDocument,
    cards: Sequence[EvidenceCard],
    changes: Sequence[LineDifference],
) -> dict[str, bytes]:
    """File names to their content; a report that was not made is an empty object.

    Args:
        board: what was found, with all that was left out, by the run and by the page.
        document: what is printed.
        cards: everything that it may rest on.
        changes: what differs from the base.
    """
    title = _("{title}: changes from the base").format(title=board.inputs.target_title)
    claims = claim_index(document)
    used = evidence_of(document, claims, cards)
    return {
        "diff_from_base.md": variants.to_markdown(changes, title=title).encode("utf-8"),
        "evidence_used.json": _json(used),
        "claim_index.json": _json(claims),
        "ats_report.json": _json(board.ats_report or {}),
        "audit_report.json": _json(board.audit_report or {}),
        "trims.json": _json(board.trims),
        "proposals.json": _json(board.proposals),
        "proposals.md": _proposals_page(board.proposals, used).encode("utf-8"),
    }


def from_base(
    career: Career,
    cards: Sequence[EvidenceCard],
    document: ResumeDocument,
    *,
    target_title: str,
    today: str,
) -> tuple[LineDifference, ...]:
    """What differs from all approved highlights in timeline order (CONTRACT D15); `today` is
    `YYYY-MM`.
    """
    base = everything(
        career, cards, target_title=target_title, language=document.language, today=today
    )
    return variants.of_documents(base, document)


def _json(value: Model | Sequence[Model] | dict[str, object]) -> bytes:
    return to_json(value, indent=2, by_alias=True, exclude_none=True) + b"\n"


_STATES = {
    ProposalState.OPEN: N_("Not looked at"),
    ProposalState.ACCEPTED: N_("Accepted"),
    ProposalState.REJECTED: N_("Rejected"),
    ProposalState.REFUSED: N_("Refused by the check"),
    ProposalState.UNREAD: N_("Accepted unread"),
}


def _proposals_page(proposals: Sequence[Proposal], cards: Sequence[EvidenceCard]) -> str:
    """The proposals for a person to read: each wording above the line whose place it would take."""
    by_line = {line.id: line.text for card in cards for line in card.lines}
    heading, now = _("Suggested wordings"), _("Now: “{text}”")
    told = [f"# {heading}", ""]
    if not proposals:
        told += [_("Nothing was suggested."), ""]
    for state, title in _STATES.items():
        for one in [each for each in proposals if each.state is state]:
            told += ["## " + _(title), "", f"> {one.text}", ""]
            told += ["- " + now.format(text=by_line[id]) for id in one.replaces if id in by_line]
            told += [f"- {sentence}" for sentence in said_of(one)]
            told.append("")
    return "\n".join(told)
