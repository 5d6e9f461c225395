"""The pipeline (CONTRACT D3, D6, D9): offline, resumed, and with a scripted model that mends only what it is told."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.lines import LineOrigin, posting_key
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.proposals import Proposal, ProposalState, SelectionPlan, Verdict
from interview_app.domain.tailoring import Blackboard, GapStrategy, Inputs, State, UserQuestion
from interview_app.errors import PipelineError, SelectionError
from interview_app.llm.client import TextDelta, TurnRequest
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.match.gaps import GapAnswer
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.pipeline import Pipeline, next_state
from interview_app.tailoring.stages.agents import Models
from interview_app.tailoring.stages.context import Accepted, Decision, Parts
from interview_app.tailoring.stages.mapping import answer_cards
from tests.scripted_model import ScriptedModel
from tests.tailoring.made_up import PAYSCALE, POSTING

GOLDEN = Path(__file__).parent / "golden"
CAREER = career_from_cards(
    PAYSCALE,
    ApplicantProfile.model_validate(
        {"basics": {"name": "Ada Example", "email": "ada@example.org"}}
    ),
)
JOB = CAREER.timeline.experiences[0].id


async def no_pause(_seconds: float) -> None:
    return None


def parts(**more: Any) -> Parts:
    return Parts(
        **{
            "career": CAREER,
            "cards": PAYSCALE,
            "synonyms": Synonyms(),
            "today": "2026-01",
            "pause": no_pause,
            **more,
        }
    )


def start(**more: Any) -> Blackboard:
    return Blackboard(
        inputs=Inputs(job_description=POSTING, target_title="Senior Product Manager"), **more
    )


def run(given: Parts, board: Blackboard | None = None) -> Blackboard:
    return asyncio.run(Pipeline(given).run(board or start()))


def printed(board: Blackboard) -> list[str]:
    """The lines of the page, in order."""
    assert board.draft is not None
    return [one.text for one in board.draft.document.bullets()]


def says(plan: dict[str, Any]) -> list[TextDelta]:
    return [TextDelta(text=json.dumps(plan))]


def test_offline_the_run_is_what_it_was() -> None:
    """D6, issue 5.1: the golden file of the offline pipeline."""
    board = run(parts())
    made = {
        "state": board.current_step.value,
        "requirements": [one.to_json() for one in board.requirements],
        "mappings": [one.to_json() for one in board.evidence_mappings],
        "gaps": [one.to_json() for one in board.gap_resolutions],
        "claims": [one.to_json() for one in board.draft.claims] if board.draft else [],
        "audit": board.audit_report.to_json() if board.audit_report else {},
        "stages": [one.stage for one in board.records],
    }
    assert made == json.loads((GOLDEN / "payscale.json").read_text(encoding="utf-8"))


def test_offline_every_line_is_cited_and_passes() -> None:
    """D6, D8: evidence only, every bullet cited, the audit passed."""
    board = run(parts())
    assert board.current_step is State.COMPLETE
    assert board.draft is not None
    assert board.draft.claims
    assert all(claim.evidence_card_ids for claim in board.draft.claims)


def test_a_model_is_asked_to_mend_what_is_refused_and_nothing_else() -> None:
    """D9, NEXT 5: each round's request holds every FIX REQUIRED line, inside the marks for foreign text."""
    asked: list[str] = []

    def mend(request: TurnRequest) -> list[TextDelta]:
        text = request.history[-1].text
        asked.append(text)
        first = "Reduced latency by 75%" if "FIX REQUIRED" in text else "Reduced latency by 80%"
        return says({"bullet_overrides": {JOB: [first, "Looked after 19 enterprise customers"]}})

    model = ScriptedModel([mend, mend])
    board = run(parts(models=Models({"writer": [model]})))
    assert board.current_step is State.COMPLETE
    refused = next(one for one in asked[1].splitlines() if "FIX REQUIRED" in one)
    assert refused.startswith("| FIX REQUIRED: Bullet 'proposal-")
    assert "80" in refused
    assert "Revision attempt 1" in board.change_log
    states_of = {one.text: one.state for one in board.proposals}
    assert states_of == {
        "Reduced latency by 75%": ProposalState.OPEN,
        "Looked after 19 enterprise customers": ProposalState.OPEN,
    }
    assert {one.text for one in board.proposals}.isdisjoint(printed(board))


def test_your_word_costs_one_round_and_holds_nothing_up() -> None:
    """NEXT 3, 5: proposals that are all "your word" end COMPLETE after one request; the page prints the approved lines."""
    model = ScriptedModel(
        [
            says(
                {
                    "bullet_overrides": {
                        JOB: [
                            {"text": "Steered the product roadmap for benchmarking", "replaces": []}
                        ]
                    }
                }
            )
        ]
    )
    alone, board = run(parts()), run(parts(models=Models({"writer": [model]})))
    assert board.current_step is State.COMPLETE
    assert board.retry_count == 0
    assert len(model.requests) == 1
    assert [one.verdict for one in board.proposals] == [Verdict.YOUR_WORD]
    assert "Steered" in board.proposals[0].marked
    assert sorted(printed(board)) == sorted(printed(alone))
    assert board.audit_report.passed


def test_the_words_of_an_approved_line_choose_it() -> None:
    """C4: an override in an approved line's own words puts it first; it is no proposal, whatever its full stop."""
    line = "Launched 3 features in 2021 that raised retention from 82% to 91%"
    model = ScriptedModel([says({"bullet_overrides": {JOB: [line]}})])
    board = run(parts(models=Models({"writer": [model]})))
    assert board.proposals == ()
    assert printed(board)[0] == f"{line}."


def test_what_stays_refused_is_dropped_and_listed() -> None:
    """D9, NEXT 5: after the last round a refused proposal is dropped and listed; the approved line stays."""
    lie = says({"bullet_overrides": {JOB: ["Led the migration of 48 services to Azure"]}})
    alone = run(parts())
    board = run(parts(models=Models({"writer": [ScriptedModel([lie] * 4)]})))
    assert board.current_step is State.COMPLETE
    assert board.retry_count == 3
    assert [(one.text, one.state) for one in board.proposals] == [
        ("Led the migration of 48 services to Azure", ProposalState.REFUSED)
    ]
    assert printed(board) == printed(alone)
    assert board.audit_report.passed


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("Spearheaded the benchmarking product", "voice.banned"),
        ("Owned **the roadmap** for the benchmarking product", "voice.markup"),
        ("Owned the roadmap " * 20, "voice.long"),
    ],
)
def test_what_no_proposal_may_be(text: str, rule: str) -> None:
    """D6, NEXT 3: a banned word, a third line or markup refuses a proposal; an approved line prints as it is."""
    model = ScriptedModel([says({"bullet_overrides": {JOB: [text]}})] * 4)
    board = run(parts(models=Models({"writer": [model]})))
    assert [one.state for one in board.proposals] == [ProposalState.REFUSED]
    assert rule in board.proposals[0].rules


def test_four_hundred_lines_are_a_few_and_a_sentence() -> None:
    """Issue 24, bad input: nobody looks at 400 suggestions."""
    lines = [f"Steered workshop number {n} for sales colleagues" for n in range(400)]
    model = ScriptedModel([says({"bullet_overrides": {JOB: lines}})] * 4)
    board = run(parts(models=Models({"writer": [model]})))
    assert 0 < len(board.proposals) <= 12
    notes = [note for record in board.records for note in record.notes]
    assert any("400" in note for note in notes)


def test_an_accepted_wording_prints_and_is_not_asked_again() -> None:
    """NEXT 3: accepting makes it an approved line of its family, for this posting; the older wording stays."""
    kept: list[Accepted] = []
    shown: list[tuple[str, tuple[str, ...]]] = []
    old = PAYSCALE[1].lines[1]
    new = "Raised retention from 82% to 91% with 3 features launched in 2021"

    async def yes(
        proposal: Proposal, replaced: tuple[str, ...], _cards: object, _check: object
    ) -> Decision:
        shown.append((proposal.text, replaced))
        return Decision(text=proposal.text)

    async def keep(accepted: Accepted) -> None:
        kept.append(accepted)

    plan = {"bullet_overrides": {JOB: [{"text": new, "replaces": [old.id]}]}}
    model = ScriptedModel([says(plan)])
    given = parts(models=Models({"writer": [model]}), ask_proposal=yes, keep_wording=keep)
    board = run(given)
    assert shown == [(new, (old.text,))]
    assert new in printed(board)
    assert old.text not in printed(board)
    (accepted,) = kept
    assert accepted.origin is LineOrigin.MODEL
    card = accepted.card
    assert [(one.text, one.family) for one in card.lines][-1] == (new, old.family)
    assert card.lines[-1].for_posting == posting_key(POSTING)
    again = tuple(card if one.id == card.id else one for one in PAYSCALE)
    model = ScriptedModel([says(plan)])
    asked_again = run(parts(cards=again, models=Models({"writer": [model]})))
    assert asked_again.proposals == ()
    assert new in printed(asked_again)
    elsewhere = Blackboard(
        inputs=Inputs(job_description=f"{POSTING}\n- Tableau", target_title="Analyst")
    )
    assert old.text in printed(run(parts(cards=again), elsewhere))


def test_accepted_unread_prints_in_this_run_alone() -> None:
    """NEXT 3: `--accept-checked`: printed, listed as unread, `passed` false, and no card has it."""
    old = PAYSCALE[1].lines[1]
    new = "Raised retention from 82% to 91% with 3 features launched in 2021"
    plan = {"bullet_overrides": {JOB: [{"text": new, "replaces": [old.id]}]}}
    model = ScriptedModel([says(plan)])
    board = run(parts(models=Models({"writer": [model]}), accept_checked=True))
    assert new in printed(board)
    assert old.text not in printed(board)
    assert [one.state for one in board.proposals] == [ProposalState.UNREAD]
    assert not board.audit_report.passed
    assert [one.bullet_text for one in board.audit_report.truth_violations] == [new]


def test_the_auditor_marks_and_decides_nothing() -> None:
    """NEXT 5, 7: a doubt stands beside the proposal; the page and `passed` are as without it."""

    def doubt(request: TurnRequest) -> list[TextDelta]:
        text = request.history[-1].text
        id = text[text.index("proposal-") :][:21]
        return says({"doubts": [{"id": id, "doubt": "“Steered” is more than owned."}]})

    writer = ScriptedModel([says({"bullet_overrides": {JOB: ["Steered the product roadmap"]}})])
    auditor = ScriptedModel([doubt])
    board = run(parts(models=Models({"writer": [writer], "truth_auditor": [auditor]})))
    assert [one.doubt for one in board.proposals] == ["“Steered” is more than owned."]
    assert board.audit_report.passed
    assert board.current_step is State.COMPLETE


def test_garbage_three_times_is_one_sentence() -> None:
    """C3: "Selection generation failed after 3 attempts: attempt 1: …; …"."""
    model = ScriptedModel(
        [
            [TextDelta(text="no json")],
            says({"what": 1}),
            says({"selected_experience_ids": ["nope"]}),
        ]
    )
    with pytest.raises(
        SelectionError,
        match=r"Selection generation failed after 3 attempts: attempt 1: .*; attempt 2: .*; attempt 3: Unknown experience id: 'nope'\.",
    ):
        run(parts(models=Models({"writer": [model]})))
    assert "could not be used" in model.requests[1].history[-1].text


def test_a_stopped_run_goes_on_and_pays_for_nothing_twice() -> None:
    """D3: stages can be resumed after a stop."""
    kept: list[Blackboard] = []

    async def keep(board: Blackboard) -> None:
        kept.append(board)
        if board.current_step is State.WRITING:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(parts(keep=keep))
    again = run(parts(), Blackboard.model_validate_json(kept[-1].model_dump_json()))
    assert again.current_step is State.COMPLETE
    assert [one.stage for one in again.records].count("JD_ANALYSIS") == 1


def test_other_evidence_starts_a_run_anew() -> None:
    """D3: a record counts only for the inputs it was made from."""
    board = run(parts())
    fewer = run(parts(cards=PAYSCALE[1:]), board)
    assert fewer.records[0].input_sha256 != board.records[0].input_sha256


def test_a_gap_is_really_asked_and_its_answer_is_a_card_of_its_own() -> None:
    """D5: asked with its impact; the answer is attested and never merged."""
    asked: list[UserQuestion] = []

    async def answer(question: UserQuestion) -> GapAnswer | None:
        asked.append(question)
        told = "I set up a Kubernetes cluster for a charity in 2020."
        return GapAnswer(text=told) if "Kubernetes" in question.question else None

    given = parts(ask_person=answer)
    board = asyncio.run(Pipeline(given).run(start()))
    new = answer_cards(board)
    assert asked
    assert all(one.impact for one in asked)
    assert all(one.attested_by_user for one in new)
    assert all(
        one.strategy is not GapStrategy.ASK_USER
        for one in board.gap_resolutions
        if one.user_confirmed
    )


def test_questions_are_counted_for_who_answers_them() -> None:
    """E5: somebody who is asked sees how much is still to come; the record keeps the bare question, and one alone has no number."""
    asked: list[str] = []

    async def skipped(question: UserQuestion) -> None:
        asked.append(question.question)

    posting = f"{POSTING}\n- Welding is required\n"
    board = asyncio.run(
        Pipeline(parts(ask_person=skipped)).run(
            Blackboard(inputs=Inputs(job_description=posting, target_title="PM"))
        )
    )
    bare = [one.question for one in board.user_questions]
    assert len(bare) > 1
    assert asked == [f"Question {n} of {len(bare)}. {one}" for n, one in enumerate(bare, 1)]
    asked.clear()
    only = "Senior Product Manager\n\nMust have\n- Experience migrating APIs to AWS\n- Kubernetes\n"
    board = asyncio.run(
        Pipeline(parts(ask_person=skipped)).run(
            Blackboard(inputs=Inputs(job_description=only, target_title="PM"))
        )
    )
    assert asked == [one.question for one in board.user_questions]
    assert len(asked) == 1


@pytest.mark.parametrize("state", [State.COMPLETE, State.FAILED])
def test_nothing_follows_the_end(state: State) -> None:
    """D3: "No valid transition from …"."""
    with pytest.raises(PipelineError, match=f"No valid transition from {state.value}"):
        next_state(state)


def test_the_way_out_of_auditing_depends_on_the_report_and_the_retries() -> None:
    """D3: COMPLETE when passed, REVISION when not and retries are left, else FAILED."""
    assert next_state(State.AUDITING, passed=True) is State.COMPLETE
    assert next_state(State.AUDITING, passed=False, retries_left=True) is State.REVISION
    assert next_state(State.AUDITING, passed=False, retries_left=False) is State.FAILED


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("  \n", "empty"),
        ("The weather is fine today and the sea is calm.", "does not look like a job posting"),
        ("x" * 2_200_000, "too long"),
    ],
)
def test_a_text_that_is_no_posting_is_a_sentence(text: str, sentence: str) -> None:
    """Issue 5, bad input."""
    with pytest.raises(PipelineError, match=sentence):
        run(parts(), Blackboard(inputs=Inputs(job_description=text, target_title="Cook")))


def test_without_evidence_there_is_no_resume() -> None:
    """Issue 5, bad input: no cards."""
    with pytest.raises(PipelineError, match="no evidence"):
        run(parts(cards=(), career=career_from_cards(())))


def test_a_plan_by_hand_is_taken_as_it_is() -> None:
    """C5: `--selection`; an empty list means none."""
    board = run(
        parts(plan=SelectionPlan(selected_education_ids=(), section_order=("Skills", "Experience")))
    )
    assert board.draft is not None
    assert [one.key for one in board.draft.document.sections] == ["skills", "experience"]


def _advised(*words: dict[str, str]) -> Blackboard:
    scorer = ScriptedModel([[TextDelta(text=json.dumps({"words": list(words)}))]])
    return run(parts(models=Models({"ats_scorer": [scorer]})))


def test_a_models_advice_on_keywords_is_advice_alone() -> None:
    """D7: a word of the posting, quoted beside its card; no score and no line changes."""
    alone = run(parts())
    board = _advised({"word": "product management", "evidence_card_id": "p2"})
    assert board.audit_report is not None
    assert alone.audit_report is not None
    (added,) = set(board.audit_report.ats_suggestions) - set(alone.audit_report.ats_suggestions)
    assert "“product management”" in added
    assert "Owned the roadmap" in added
    assert board.ats_report == alone.ats_report
    assert board.draft == alone.draft


@pytest.mark.parametrize(
    "words",
    [
        {"word": "rocket science", "evidence_card_id": "p2"},
        {"word": "product management", "evidence_card_id": "nobody"},
        {"word": "AWS", "evidence_card_id": "p1"},
    ],
    ids=["not in the posting", "no such card", "on the page already"],
)
def test_advice_that_is_none_is_dropped(words: dict[str, str]) -> None:
    """D7: only words that the posting says, the page does not, and a card is named for."""
    alone, board = run(parts()), _advised(words)
    assert board.audit_report == alone.audit_report


def test_a_scorer_that_answers_garbage_stops_nothing() -> None:
    """D7, issue 5, bad input: advice that cannot be read is left out, and that is told."""
    scorer = ScriptedModel([[TextDelta(text="no json")]] * 3)
    board = run(parts(models=Models({"ats_scorer": [scorer]})))
    assert board.current_step is State.COMPLETE
    notes = [note for record in board.records for note in record.notes]
    assert any(note.startswith("ats_scorer failed after 3 attempts") for note in notes)


def _with_summary(summary: str, cards: tuple[EvidenceCard, ...] = PAYSCALE) -> Blackboard:
    profile = ApplicantProfile.model_validate(
        {"basics": {"name": "Ada", "label": "Programmer", "summary": summary}}
    )
    return run(parts(cards=cards, career=career_from_cards(cards, profile)))


def test_a_summary_prints_whole_and_word_for_word() -> None:
    """NEXT 3: an approved summary is the profile's line; it is not cut and nothing in it is refused."""
    own = "She has a degree from Oregon. Before Payscale she worked at Zillow as an analyst for four years."
    board = _with_summary(own)
    assert board.draft is not None
    assert [one.text for one in board.draft.document.summary] == [own]
    assert board.audit_report.passed


def test_a_summary_of_a_model_is_a_proposal() -> None:
    """NEXT 7: a summary and a headline for the posting are proposals like any other."""
    answer = says({"summary": ["Won the Nobel prize in 2019."], "headline": "Product manager"})
    profile = ApplicantProfile.model_validate(
        {"basics": {"name": "Ada", "label": "Programmer", "summary": "Careful."}}
    )
    career = career_from_cards(PAYSCALE, profile)
    model = ScriptedModel([answer] * 4)
    board = run(parts(career=career, models=Models({"writer": [model]})))
    assert board.current_step is State.COMPLETE
    assert [one.text for one in board.draft.document.summary] == ["Careful."]
    assert board.draft.document.header.headline == "Programmer"
    assert {one.entry_id for one in board.proposals} == {"summary", "headline"}


def test_a_timeline_that_runs_backwards_is_named_before_anything_is_paid() -> None:
    """DESIGN 9, issue 5 bad input: which entry, and what to do; a plan that leaves it out is taken."""
    wrong = CAREER.timeline.experiences[0].model_copy(update={"start": "2022-06", "end": "2019-03"})
    timeline = CAREER.timeline.model_copy(
        update={"experiences": (wrong, *CAREER.timeline.experiences[1:])}
    )
    career = CAREER.model_copy(update={"timeline": timeline})
    with pytest.raises(PipelineError) as stopped:
        run(parts(career=career))
    assert (
        f"“{wrong.title}, {wrong.organization}” ends before it starts (2022-06 – 2019-03)"
        in stopped.value.sentence
    )
    rest = tuple(job.id for job in timeline.experiences[1:])
    assert (
        run(parts(career=career, plan=SelectionPlan(selected_experience_ids=rest))).draft
        is not None
    )
