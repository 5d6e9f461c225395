"""The auditing stage: the check over the page that would print now and over what is suggested
beside it, a model's doubts, the person's decisions, and the ATS report (CONTRACT D7, D8; NEXT 3 and
5).
"""

import json
from collections.abc import Sequence
from functools import partial
from textwrap import shorten
from typing import Any

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.lines import LineOrigin
from interview_app.domain.proposals import Proposal, ProposalState
from interview_app.domain.tailoring import ATSReport, Blackboard, ClaimMapping, State
from interview_app.errors import PipelineError, ProviderError, SelectionError
from interview_app.i18n import _
from interview_app.tailoring.lines import suggesting
from interview_app.tailoring.lines.checking import report_on
from interview_app.tailoring.reports import ats_check
from interview_app.tailoring.stages.agents import Ask, listed
from interview_app.tailoring.stages.card_budget import MOST_POSTING, SentCards, by_rank
from interview_app.tailoring.stages.context import (
    OFFLINE,
    Accepted,
    AskProposal,
    Outcome,
    StageContext,
)
from interview_app.tailoring.stages.writing import drafted, material_of

_SCHEMA = listed("doubts", id={"type": "string"}, doubt={"type": "string"})
_LONGEST_DOUBT = 500
_ANY = (SelectionError, ProviderError)
"""A model that does not answer holds no audit up."""


async def audit(context: StageContext, board: Blackboard) -> Outcome:
    """The blackboard with the report on the page that would print now. A revision is asked for only
    where proposals are refused and a model can mend them; nothing else holds the run up.

    Raises:
        PipelineError: there is no draft.
    """
    if board.draft is None:
        raise PipelineError(
            State.AUDITING.value, _("There is no draft to audit. Start the run again.")
        )
    # Lines may have been approved or taken back since it was drafted.
    if not context.is_drafted(board):
        board = drafted(context, board)
    if suggesting.refused(board.proposals) and _may_mend(context, board):
        return Outcome(board=reported(context, board), passed=False, output=_counted(board))
    board, led_by, notes = await _doubted(context, board)
    if context.parts.ask_proposal is not None:
        board = await _decided(context, board, context.parts.ask_proposal)
    if context.parts.accept_checked:
        board = _accepted_unread(context, board)
    board, more = await _advised(context, scored(context, reported(context, board)))
    return Outcome(
        board=board, led_by=led_by, notes=(*notes, *more), output=_counted(board), passed=True
    )


def _may_mend(context: StageContext, board: Blackboard) -> bool:
    """Whether a model may still try: a plan by hand is mended by nobody."""
    return (
        context.parts.plan is None
        and board.retry_count < board.max_retries
        and bool(context.parts.models.clients("writer"))
    )


def reported(context: StageContext, board: Blackboard) -> Blackboard:
    """The board with the report on its draft."""
    report = report_on(board.draft, context.checker, context.evidence, board.trims, board.proposals)
    return board.model_copy(update={"audit_report": report})


def _counted(board: Blackboard) -> dict[str, int]:
    report = board.audit_report
    return {
        "violations": len(report.truth_violations) if report is not None else 0,
        "proposals": sum(one.is_open for one in board.proposals),
        "refused": len(suggesting.refused(board.proposals)),
    }


async def _decided(
    context: StageContext, board: Blackboard, ask_proposal: AskProposal
) -> Blackboard:
    """The board after the person was shown each open proposal; each answer is kept at once."""
    for proposal in [one for one in board.proposals if one.is_open]:
        material = material_of(context, board)
        evidence = _evidence_of(proposal, context)
        replaced = tuple(
            material.lines[id].text for id in proposal.replaces if id in material.lines
        )
        check = partial(context.checker.wording, proposal.entry_id, language=material.language)
        answer = await ask_proposal(proposal, replaced, evidence, check)
        if answer is None:
            break
        state = ProposalState.ACCEPTED if answer.text else ProposalState.REJECTED
        if answer.text:
            origin = suggesting.origin_of(proposal, answer.text)
            material, owner = suggesting.with_wording(
                material,
                proposal,
                answer.text,
                origin=origin,
                at=context.parts.now(),
                attested=answer.attested,
            )
            context.put(material.cards, material.career)
            await context.parts.keep_wording(
                Accepted(proposal, answer.text, origin, owner, attested=answer.attested)
            )
        proposals = suggesting.decided(board.proposals, proposal.id, state, text=answer.text)
        board = drafted(context, board.model_copy(update={"proposals": proposals}))
        await context.parts.keep(board)
    return board


def _accepted_unread(context: StageContext, board: Blackboard) -> Blackboard:
    """The board with every open proposal on the page of this run: no card gets it, and nobody
    approved it (NEXT 3).
    """
    for proposal in [one for one in board.proposals if one.is_open]:
        material, _owner = suggesting.with_wording(
            material_of(context, board), proposal, proposal.text, origin=LineOrigin.MODEL, at=None
        )
        context.put(material.cards, material.career)
        proposals = suggesting.decided(board.proposals, proposal.id, ProposalState.UNREAD)
        board = board.model_copy(update={"proposals": proposals})
    return drafted(context, board)


def _evidence_of(proposal: Proposal, context: StageContext) -> tuple[EvidenceCard, ...]:
    return tuple(card for card in context.evidence if card.id in proposal.cites)


async def _doubted(
    context: StageContext, board: Blackboard
) -> tuple[Blackboard, str, tuple[str, ...]]:
    """The board with what a model auditor doubts of the proposals; it decides nothing (NEXT 7)."""
    there = [one for one in board.proposals if one.is_open]
    if not there:
        return board, OFFLINE, ()
    cited = tuple(dict.fromkeys(id for one in there for id in one.cites))
    cards = [card for card in context.evidence if card.id in cited]
    sent = context.sent_cards("truth_auditor", cards, cited)
    by_id, led_by, notes = await context.ask(_for_doubts(there, sent), may_fail=_ANY)
    if by_id is None:
        return board, led_by, notes
    proposals = tuple(
        one.model_copy(update={"doubt": by_id[one.id]}) if one.id in by_id else one
        for one in board.proposals
    )
    return board.model_copy(update={"proposals": proposals}), led_by, ()


def scored(context: StageContext, board: Blackboard) -> Blackboard:
    """The board with its report for applicant software, and what its evidence could still say."""
    if board.draft is None:
        return board
    index, synonyms = context.card_index, context.parts.synonyms
    document, timeline = board.draft.document, context.career.timeline
    ran_out = ats_check.certificates_that_ran_out(document, timeline, today=context.parts.today)
    report = ats_check.check(
        document, board.requirements, board.evidence_mappings, synonyms, ran_out=ran_out
    )
    board = board.model_copy(update={"ats_report": report})
    return _hinted(board, ats_check.suggestions(report, index, synonyms))


def _hinted(board: Blackboard, hints: Sequence[str]) -> Blackboard:
    audit = board.audit_report
    if audit is None:
        return board
    told = (*audit.ats_suggestions, *hints)
    return board.model_copy(
        update={"audit_report": audit.model_copy(update={"ats_suggestions": told})}
    )


async def _advised(context: StageContext, board: Blackboard) -> tuple[Blackboard, tuple[str, ...]]:
    """The board with what a model advises beside the scores, which are code's (CONTRACT D7)."""
    if board.draft is None or board.posting is None or board.ats_report is None:
        return board, ()
    cards, ranked = context.card_index.cards, by_rank(board.evidence_mappings)
    sent = context.sent_cards("ats_scorer", cards, ranked)
    question = _for_advice(board.posting.text, board.draft.claims, board.ats_report, sent)
    advice = await context.ask(question, may_fail=_ANY)
    return _hinted(board, advice.value or ()), advice.notes


def _for_doubts(proposals: list[Proposal], sent: SentCards) -> Ask:
    """A model auditor's doubts by proposal id, each of a proposal that is there."""
    known = {one.id: one for one in proposals}

    def check(answer: Any) -> dict[str, str]:
        return {
            one["id"]: str(one["doubt"])[:_LONGEST_DOUBT]
            for one in answer["doubts"]
            if one["id"] in known
        }

    wordings = [{"id": one.id, "text": one.text, "stories": one.cites} for one in proposals]
    return Ask(
        agent="truth_auditor",
        instructions="Mark what each suggested wording says beyond its stories.",
        material={
            "suggested_wordings": json.dumps(wordings, ensure_ascii=False),
            "stories": sent.as_json(),
        },
        schema=_SCHEMA,
        check=check,
    )


_ADVICE = listed("words", word={"type": "string"}, evidence_card_id={"type": "string"})
_MOST = 8


def _for_advice(
    posting: str, claims: Sequence[ClaimMapping], report: ATSReport, sent: SentCards
) -> Ask:
    """Sentences about words of the posting that a card could answer and the résumé does not say.

    Advice only (CONTRACT D7): the scores are code's, each word must stand in the posting and be
    missing from the page, and the sentence quotes the card, so that the person can judge.
    """
    by_id = {card.id: card for card in sent.cards}
    asked, shown = posting.casefold(), {one.casefold() for one in report.supported_keywords}
    page = " ".join(one.bullet_text for one in claims).casefold()

    def check(answer: Any) -> tuple[str, ...]:
        found: dict[str, str] = {}
        for one in answer["words"]:
            word, card = " ".join(str(one["word"]).split()), by_id.get(one["evidence_card_id"])
            low = word.casefold()
            if (
                card is not None
                and 2 <= len(word) <= 60
                and low in asked
                and low not in shown
                and low not in page
            ):
                quote = shorten(card.raw_text, 120, placeholder=" …")
                words = _(
                    "The posting says “{word}”. You may have told of it: “{quote}”. Say it "
                    "only if it is so."
                )
                found.setdefault(low, words.format(word=word, quote=quote))
        return tuple(found.values())[:_MOST]

    lines = json.dumps([one.bullet_text for one in claims], ensure_ascii=False)
    return Ask(
        agent="ats_scorer",
        instructions="Name words of the posting that an evidence card supports and the "
        "résumé does not say, each with the id of that card.",
        material={
            "missing_words": json.dumps(report.missing_keywords, ensure_ascii=False),
            "posting": posting[:MOST_POSTING],
            "lines": lines,
            "evidence_cards": sent.as_json(),
        },
        schema=_ADVICE,
        check=check,
    )
