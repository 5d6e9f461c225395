"""What a run may claim now: the approved evidence of the store and its career."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.known import from_records
from interview_app.domain.lines import Line
from interview_app.domain.records import DataType
from interview_app.domain.tailoring import (
    Blackboard,
    Confidence,
    EvidenceMapping,
    GapResolution,
    GapStrategy,
    State,
    UserQuestion,
)
from interview_app.domain.timeline import Entry, Project, SkeletonTimeline, Volunteer
from interview_app.errors import PipelineError
from interview_app.i18n import _, language
from interview_app.store.store import Store
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.lines.facts import Career, career_of
from interview_app.tailoring.match import gaps, years
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.stages.context import OFFLINE, Parts, StageContext
from interview_app.tailoring.stages.mapping import mapped_by_code
from interview_app.use_cases.resumes.run import Run


@dataclass(frozen=True, kw_only=True)
class Ground:
    """What a run stands on: cards, career, synonyms and the month of today (`YYYY-MM`). `erased`:
    `Store.erased` before it was read. `in_no_field`: lines of the documents that became nothing.
    """

    cards: tuple[EvidenceCard, ...]
    career: Career
    synonyms: Synonyms
    today: str
    erased: int
    in_no_field: tuple[str, ...] = ()

    @cached_property
    def context(self) -> StageContext:
        """The evidence as the pipeline has it, made ready for matching and for the check."""
        return StageContext(self.parts())

    @property
    def all_cards(self) -> tuple[EvidenceCard, ...]:
        """Everything that a line may cite: the evidence, and the timeline's own facts as cards."""
        return self.context.evidence

    @property
    def sha256(self) -> str:
        """Tells whether the evidence is still the same; another wording of a line is no other
        evidence.
        """
        return self.parts().sha256

    def lines(self) -> Iterator[Line]:
        """Every approved line: of the cards, and of the profile."""
        for card in self.cards:
            yield from card.lines
        yield from self.career.profile.lines

    def entry_labels(self) -> Iterator[tuple[str, str]]:
        """Id and name of each job, school, project and piece of unpaid work."""
        timeline = self.career.timeline
        for job in timeline.experiences:
            yield job.id, _label(job.title, job.organization) or job.id
        for school in timeline.education:
            yield (
                school.id,
                _label(school.study_type or school.area, school.institution) or (school.id),
            )
        for project in timeline.projects:
            yield project.id, project.name or project.id
        for id, work in _volunteering(timeline):
            yield id, _label(work.position, work.organization) or id

    def parts(self, **more: Any) -> Parts:
        """What the pipeline is given, and `more` of it."""
        return Parts(
            cards=self.cards,
            career=self.career,
            synonyms=self.synonyms,
            today=self.today,
            person_counts=True,
            **more,
        )


def _label(*parts: str | None) -> str:
    return ", ".join(part for part in parts if part)


def ground_of(store: Store, *, synonyms: Synonyms, today: str) -> Ground:
    """The evidence in force.

    Raises:
        PipelineError: nothing is approved yet.
        StoreError: the store cannot be read.
    """
    erased = store.erased
    records = store.records()
    known = from_records(records)
    cards = known.live_cards()
    career = career_of(known) or career_from_cards(cards, known.profile)
    if not cards and not career.timeline.experiences and not career.timeline.education:
        raise PipelineError(
            State.INIT.value,
            _(
                "Nothing is approved yet. Approve your jobs in the interview first; then "
                "come back with the posting."
            ),
        )
    read = (one.data for one in records if one.data_type is DataType.ARTIFACT_RECORD)
    documents = map(ArtifactRecord.model_validate, read)
    left = [words for one in documents if not one.left_out for _place, words in one.left()]
    return Ground(
        cards=cards,
        career=career,
        synonyms=synonyms,
        today=today,
        erased=erased,
        in_no_field=tuple(left),
    )


def mapped_again(run: Run, ground: Ground) -> Run:
    """The run with its evidence matched anew, when there is other evidence now or it was told in
    another language of the window. What the person picked stays picked, and what a model found
    stays where code finds nothing better.
    """
    same = run.evidence_sha256 == ground.sha256 and run.told_in == language()
    if same or not run.evidence_sha256:
        # Migration leaves no fingerprint: what was matched in a version before stands.
        return run.of_evidence(ground.sha256)
    alive = {card.id for card in ground.all_cards}
    anew = mapped_by_code(ground.context, run.board, run.board.requirements)
    found = {one.requirement_id: one for one in anew}
    by_model = _matched_by_model(run.board)
    mappings = []
    for old in run.board.evidence_mappings:
        new = found.get(old.requirement_id, old)
        ids = tuple(one for one in old.evidence_card_ids if one in alive)
        no_better = _SURE[new.confidence] <= _SURE[old.confidence]
        stays = by_model and ids == old.evidence_card_ids and no_better
        picked = old.requirement_id in run.chosen
        mappings.append(
            old.model_copy(update={"evidence_card_ids": ids}) if picked or stays else new
        )
    run = run.on_board(evidence_mappings=tuple(mappings))
    if run.told_in != language():
        run = run.on_board(user_questions=_asked_again(run.board))
    return run.model_copy(update={"told_in": language()}).of_evidence(ground.sha256)


def _asked_again(board: Blackboard) -> tuple[UserQuestion, ...]:
    """The questions, in the window's language of now."""
    asked = {one.gap_id for one in board.user_questions}
    open_again = {"strategy": GapStrategy.ASK_USER, "user_confirmed": False}
    found = [
        one.model_copy(update=open_again) for one in board.gap_resolutions if one.gap_id in asked
    ]
    return gaps.questions(found, board.requirements, board.evidence_mappings)


_SURE = {Confidence.LOW: 0, Confidence.MEDIUM: 1, Confidence.HIGH: 2}


def _matched_by_model(board: Blackboard) -> bool:
    """Whether a model matched the evidence last."""
    stage = State.EVIDENCE_MAPPING.value
    led = [one.led_by for one in board.records if one.stage == stage]
    return led[-1:] not in ([], [OFFLINE])


def with_evidence(run: Run, requirement_id: str, card_ids: Sequence[str], ground: Ground) -> Run:
    """The run with the person's pick of cards for a requirement, and with the gap that follows from
    it.
    """
    known = {card.id for card in ground.all_cards}
    ids = tuple(one for one in dict.fromkeys(card_ids) if one in known)
    before = next(
        (one for one in run.board.evidence_mappings if one.requirement_id == requirement_id),
        EvidenceMapping(requirement_id=requirement_id),
    )
    # What is no more than related answers nothing before it is picked.
    answers = before.confidence is not Confidence.LOW
    only_less = answers and set(ids) <= set(before.evidence_card_ids)
    after = _with_less(before, ids) if only_less else _with_pick(before, ids)
    mappings = tuple(after if one is before else one for one in run.board.evidence_mappings)
    (demand,) = (one for one in run.board.requirements if one.id == requirement_id)
    text = demand.text
    asked = {one.gap_id for one in run.board.user_questions}
    resolutions = tuple(
        _settled(one, ids, asked=one.gap_id in asked, only_less=only_less)
        if one.requirement_text == text
        else one
        for one in run.board.gap_resolutions
    )
    run = run.on_board(evidence_mappings=mappings, gap_resolutions=resolutions)
    if not ids and not any(one.requirement_text == text for one in resolutions):
        # What answered it does not: now it is asked about.
        run = run.on_board(**gaps.asked_too(run.board, [demand], [after]))
    return run.model_copy(update={"chosen": tuple(dict.fromkeys((*run.chosen, requirement_id)))})


def _with_less(before: EvidenceMapping, ids: tuple[str, ...]) -> EvidenceMapping:
    """Cards that the person took away: what is left answers no better than it did."""
    best = before.evidence_card_ids[:1]
    sure = before.confidence
    if not ids:
        sure = Confidence.LOW
    elif sure is Confidence.HIGH and not set(best) <= set(ids):
        sure = Confidence.MEDIUM
    return before.model_copy(update={"evidence_card_ids": ids, "confidence": sure})


def _with_pick(before: EvidenceMapping, ids: tuple[str, ...]) -> EvidenceMapping:
    return before.model_copy(
        update={
            "evidence_card_ids": ids,
            "confidence": _picked(before, ids),
            "notes": _picked_notes(before),
            "not_told": (),
        }
    )


def _settled(
    gap: GapResolution, ids: tuple[str, ...], *, asked: bool, only_less: bool
) -> GapResolution:
    """The gap after the person picked cards for its requirement: an answer where one came to them.
    What was only taken away says nothing; with no card left its question is open once more.
    """
    if only_less and ids:
        kept = tuple(one for one in gap.adjacent_evidence_ids if one in ids)
        if kept or not gap.adjacent_evidence_ids:
            return gap.model_copy(update={"adjacent_evidence_ids": kept})
    elif ids:
        return gaps.confirmed(gap, card_ids=ids)
    if gap.strategy is GapStrategy.OMIT and gap.user_confirmed:
        return gap
    strategy = GapStrategy.ASK_USER if asked else GapStrategy.OMIT
    return gap.model_copy(
        update={"strategy": strategy, "adjacent_evidence_ids": (), "user_confirmed": False}
    )


def _picked_notes(before: EvidenceMapping) -> str:
    """Whose pick it is, and still the time that a requirement asks for: a pick makes it no
    longer.
    """
    time = years.sentence(before.experience) if before.experience is not None else ""
    return " ".join(part for part in (_("You chose this."), time) if part)


def _picked(before: EvidenceMapping, ids: tuple[str, ...]) -> Confidence:
    """A person's pick counts as evidence; none at all is low, so are years of which too few are
    shown, and the best stays best.
    """
    short = before.experience is not None and before.experience.is_short
    if not ids or (short and before.confidence is Confidence.LOW):
        return Confidence.LOW
    best = before.evidence_card_ids[0] if before.evidence_card_ids else ""
    return (
        before.confidence
        if best in ids and before.confidence is Confidence.HIGH
        else Confidence.MEDIUM
    )


def gap_of(run: Run, gap_id: str) -> GapResolution:
    """A gap by its id.

    Raises:
        PipelineError: there is none.
    """
    gap = next((one for one in run.board.gap_resolutions if one.gap_id == gap_id), None)
    if gap is None:
        raise PipelineError(
            State.EVIDENCE_MAPPING.value,
            _("This question is no longer open. Look at the newest version."),
        )
    return gap


def _volunteering(timeline: SkeletonTimeline) -> Iterator[tuple[str, Volunteer]]:
    """Unpaid work, which has no id of its own, by the id that it has on a page."""
    return ((f"volunteer-{n}", one) for n, one in enumerate(timeline.volunteer, start=1))


def entry_of(id: str, timeline: SkeletonTimeline) -> Entry | Project | Volunteer | None:
    """What has this id in the timeline, or on a page."""
    projects = {one.id: one for one in timeline.projects if one.name}
    return timeline.entry(id) or projects.get(id) or dict(_volunteering(timeline)).get(id)


def with_answer(run: Run, gap_id: str, card: EvidenceCard | None, ground: Ground) -> Run:
    """The run after a gap's question was answered (`card`) or left (None); `ground` holds the card
    already.
    """
    gap = gap_of(run, gap_id)
    settled = gaps.confirmed(gap, card_ids=(card.id,) if card is not None else ())
    resolutions = tuple(
        settled if one.gap_id == gap_id else one for one in run.board.gap_resolutions
    )
    run = run.on_board(gap_resolutions=resolutions)
    if card is None:
        return run
    run = mapped_again(run, ground)
    by_id = {one.id: one for one in run.board.requirements}
    mappings = tuple(
        gaps.answered_by(one, (card.id,))
        if by_id[one.requirement_id].text == gap.requirement_text
        else one
        for one in run.board.evidence_mappings
        if one.requirement_id in by_id
    )
    return run.on_board(evidence_mappings=mappings)


def open_gaps(run: Run) -> int:
    """How many questions still wait for an answer."""
    return sum(
        one.strategy is GapStrategy.ASK_USER and not one.user_confirmed
        for one in run.board.gap_resolutions
    )
