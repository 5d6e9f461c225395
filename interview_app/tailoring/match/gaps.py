"""Gaps: requirements without evidence, what is done about each, and the questions that are really
asked (CONTRACT D5).
"""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from interview_app.domain.canonical import content_sha256
from interview_app.domain.card_making import card_place, timeframe
from interview_app.domain.knowledge_card import INDEPENDENT, AnswerSource, CardType, EvidenceCard
from interview_app.domain.lines import Approval, Line, LineOrigin, settled_lines
from interview_app.domain.tailoring import (
    Blackboard,
    Confidence,
    EvidenceMapping,
    ExperienceShown,
    GapResolution,
    GapStrategy,
    GapType,
    Priority,
    Requirement,
    UserQuestion,
)
from interview_app.domain.timeline import Entry, Experience, Project, SkeletonTimeline, Volunteer
from interview_app.errors import EvidenceParsingError
from interview_app.i18n import _
from interview_app.language.dates import dates_in, span_of
from interview_app.language.detection import language_of
from interview_app.language.tokens import fold
from interview_app.tailoring.match.shared import SharedWords
from interview_app.tailoring.match.years import asked, sentence
from interview_app.tailoring.posting.terms import content_words


class GapAnswer(NamedTuple):
    """What the person said to a gap's question, and the line they want of it on the résumé."""

    text: str
    line: str = ""


def find_gaps(
    requirements: Sequence[Requirement],
    mappings: Sequence[EvidenceMapping],
    *,
    inferred: Collection[str] = (),
) -> tuple[GapResolution, ...]:
    """One resolution for each requirement whose evidence is not sure: adjacent first, then ask,
    then omit.

    `inferred`: demands that the posting does not say are any; without evidence the lesser of them
    are left out unasked.
    """
    by_id = {mapping.requirement_id: mapping for mapping in mappings}
    found: list[GapResolution] = []
    for requirement in requirements:
        mapping = by_id.get(requirement.id)
        if mapping is None or mapping.is_clear:
            continue
        told = requirement.priority is Priority.HIGH or requirement.text not in inferred
        found.append(_resolution(f"gap-{len(found) + 1:03d}", requirement, mapping, told=told))
    return tuple(found)


def _resolution(
    gap_id: str, requirement: Requirement, mapping: EvidenceMapping, *, told: bool
) -> GapResolution:
    short = (
        mapping.experience is not None and mapping.experience.is_short
    )  # only the person knows of more
    adjacent = (
        mapping.evidence_card_ids if mapping.confidence is not Confidence.LOW and not short else ()
    )
    if adjacent:
        gap_type, strategy = GapType.TERMINOLOGY_GAP, GapStrategy.ADJACENT_EXPERIENCE
    elif told or mapping.evidence_card_ids:
        gap_type = GapType.HIDDEN_EVIDENCE if mapping.evidence_card_ids else GapType.TRUE_GAP
        strategy = GapStrategy.ASK_USER
    else:
        gap_type, strategy = GapType.TRUE_GAP, GapStrategy.OMIT
    return GapResolution(
        gap_id=gap_id,
        requirement_text=requirement.text,
        gap_type=gap_type,
        strategy=strategy,
        adjacent_evidence_ids=adjacent,
    )


def questions(
    gaps: Sequence[GapResolution],
    requirements: Sequence[Requirement] = (),
    mappings: Sequence[EvidenceMapping] = (),
) -> tuple[UserQuestion, ...]:
    """A question for each gap that is to be asked, with what an answer would change; the mappings
    tell what time is shown.
    """
    texts = {one.id: one.text for one in requirements}
    wishes = {one.text for one in requirements if one.priority is not Priority.HIGH}
    times = {texts.get(one.requirement_id, ""): one.experience for one in mappings}
    return tuple(
        UserQuestion(
            gap_id=gap.gap_id,
            question=_question(gap.requirement_text, times.get(gap.requirement_text)),
            impact=_(
                "It is nice to have, not required. With an answer the résumé can say so, in your "
                "words."
            )
            if gap.requirement_text in wishes
            else _(
                "With an answer the résumé can say so, in your words. Without one it "
                "stays silent about it."
            ),
        )
        for gap in gaps
        if gap.strategy is GapStrategy.ASK_USER and not gap.user_confirmed
    )


def asked_too(
    board: Blackboard, requirements: Sequence[Requirement], mappings: Sequence[EvidenceMapping]
) -> dict[str, Any]:
    """The gaps and the questions of a blackboard, with those of more demands behind them."""
    last = max((int(one.gap_id.rpartition("-")[2]) for one in board.gap_resolutions), default=0)
    found = tuple(
        one.model_copy(update={"gap_id": f"gap-{number:03d}"})
        for number, one in enumerate(find_gaps(requirements, mappings), start=last + 1)
    )
    return {
        "gap_resolutions": (*board.gap_resolutions, *found),
        "user_questions": (*board.user_questions, *questions(found, requirements, mappings)),
    }


def _question(demand: str, time: ExperienceShown | None) -> str:
    if time is None or not time.is_short or not time.shown_months:
        words = _(
            "The posting asks for: “{demand}”. Do you have this or have you done it, or "
            "something close to it? Where, when, and what shows it?"
        )
        return words.format(demand=demand)
    words = _(
        "The posting asks for: “{demand}”. {time} Is there more of it? Where, "
        "from when to when, and what did you do?"
    )
    return words.format(demand=demand, time=sentence(time))


def found_in(lines: Sequence[str], gaps: Sequence[GapResolution]) -> dict[str, str]:
    """Of lines of the person's documents that became no evidence the one that may answer each
    gap, by its id.
    """
    shared = SharedWords(lines)
    words = {gap.gap_id: content_words(asked(gap.requirement_text)[1]) for gap in gaps}
    best = {id: shared.best(told, terms=told, most=1) for id, told in words.items()}
    return {id: lines[at] for id, places in best.items() for at in places}


def answered(
    gap: GapResolution,
    answer: str,
    *,
    line: str = "",
    at: str | None = None,
    place: Mapping[str, str] | None = None,
) -> EvidenceCard:
    """The person's answer as a card of its own, attested and never merged into another.

    Args:
        gap: what was asked.
        answer: the person's words.
        line: how they want it to stand on the résumé; "" keeps the answer without a line.
        at: when, ISO 8601 in UTC.
        place: `company`, `role`, `project`, `timeframe` when the person named them.

    Raises:
        EvidenceParsingError: the answer is empty, or its timeframe is not of CONTRACT D1's form.
    """
    text = " ".join(answer.split())
    if not text:
        raise EvidenceParsingError(
            _("An empty answer says nothing. Say what you did, or skip the question.")
        )
    where = dict(place or {})
    id = f"answer-{content_sha256([gap.requirement_text, text])[:12]}"
    approval = Approval(at=at, origin=LineOrigin.PERSON, owner=id, cites=(id,))
    given = (Line(text=line),) if line.strip() else ()
    try:
        return EvidenceCard(
            id=id,
            project=where.get("project", ""),
            company=where.get("company") or INDEPENDENT,
            timeframe=where.get("timeframe", ""),
            role=where.get("role", ""),
            raw_text=text,
            card_type=CardType.ACHIEVEMENT,
            source=AnswerSource(),
            attested_by_user=True,
            lines=settled_lines(given, before=(), approval=approval),
        )
    except ValueError as error:
        raise EvidenceParsingError(
            _("The time is written YYYY-YYYY or YYYY-MM to YYYY-MM; the end may be present.")
        ) from error


def entry_named(answer: str, timeline: SkeletonTimeline) -> Experience | None:
    """The job that an answer tells of: of the one employer it names, the only post, or the one
    whose title or year it names.
    """
    said = _words(answer)

    def names(text: str | None) -> bool:
        words = _words(text).split()
        return (
            bool(words) and re.search(f" {' '.join(map(_in_any_case, words))} ", said) is not None
        )

    jobs = [job for job in timeline.experiences if names(job.organization)]
    if len({fold(job.organization or "") for job in jobs}) != 1:
        return None
    years = [int(year) for year in re.findall(r"\b(?:19|20)\d\d\b", answer)]
    titled = [job for job in jobs if names(job.title)]
    longest = max((len(job.title or "") for job in titled), default=0)
    titled = [
        job for job in titled if len(job.title or "") == longest
    ]  # "Senior Clerk" names no "Clerk" beside it
    for told in (jobs, titled, [job for job in jobs if _in_years(job, years)]):
        if len(told) == 1:
            return told[0]
    return None


def _words(text: str | None) -> str:
    return " " + " ".join(re.findall(r"[^\W_]+", fold(text or ""))) + " "


def _in_any_case(word: str) -> str:
    """A pattern of a word of a name in whatever case it is told: "bei den Stadtwerken", "im
    Städtischen Klinikum".
    """
    if len(word) < _DECLINED:
        return re.escape(word)
    return f"{re.escape(_CASE.sub('', word))}{_CASE.pattern.removesuffix('$')}?"


_CASE = re.compile(r"(?:e?[mnrs]|e)$")
_DECLINED = 5
"""Letters of a word that has an ending of its case, at least."""


def time_told(answer: str) -> str:
    """The one span of time that an answer tells, as a card has it; empty without one: "von 2014 bis
    2018", "since 2019".
    """
    read = dates_in(answer, language_of(answer) or "en")
    spans = [one for one in read if one.end is not None]
    return f"{spans[0].start} to {spans[0].end}" if len(spans) == 1 else ""


def answer_card(
    gap: GapResolution,
    answer: GapAnswer,
    entry: Entry | Project | Volunteer | None,
    *,
    at: str | None = None,
    by_id: bool = True,
) -> EvidenceCard:
    """The answer as its own card (CONTRACT D5), under its entry, else of the time that it tells;
    `by_id`: the cards it joins name their entries by id.

    Raises:
        EvidenceParsingError: as `answered`.
    """
    place = card_place(entry) if entry is not None else {"timeframe": time_told(answer.text)}
    # Which of it the answer tells of, nobody said.
    place.pop("role" if isinstance(entry, Project) else "project", None)
    card = answered(gap, answer.text, line=answer.line, at=at, place=place)
    if by_id and isinstance(entry, Entry):
        return card.model_copy(update={"entry_id": entry.id})
    return card


def unplaced(cards: Sequence[EvidenceCard]) -> tuple[str, ...]:
    """What to tell of answers that belong to no job: no line of the page is made of them, and what
    was asked stays open.
    """
    sentence = _(
        "Your answer “{answer}” names none of your employers, so no line of the résumé is made of "
        "it, and the question stays open. A licence, a certificate or a school has its own place "
        "where you approve your jobs."
    )
    return tuple(
        sentence.format(answer=card.raw_text) for card in cards if card.company == INDEPENDENT
    )


def _in_years(job: Experience, years: Sequence[int]) -> bool:
    span = span_of(timeframe(job.start, job.end))
    return (
        bool(years)
        and span is not None
        and all(span.start[:4] <= str(year) <= (span.end or span.start)[:4] for year in years)
    )


def with_answers(
    mappings: Sequence[EvidenceMapping], board: Blackboard
) -> tuple[EvidenceMapping, ...]:
    """The mappings with each answer first among the cards of the requirement asked about."""
    asked = {one.id: one.text for one in board.requirements}
    settled = {
        gap.requirement_text: gap.adjacent_evidence_ids
        for gap in board.gap_resolutions
        if gap.user_confirmed
    }
    return tuple(
        answered_by(one, settled.get(asked.get(one.requirement_id, ""), ())) for one in mappings
    )


def answered_by(mapping: EvidenceMapping, card_ids: Sequence[str]) -> EvidenceMapping:
    """The mapping with the cards of an answer before the others; the person's word is worth no less
    than a near match.
    """
    if not card_ids:
        return mapping
    ids = tuple(dict.fromkeys((*card_ids, *mapping.evidence_card_ids)))
    # Years are reckoned with the answer's own time; a word about them adds none.
    short = mapping.experience is not None and mapping.experience.is_short
    sure = (
        mapping.confidence
        if mapping.confidence is not Confidence.LOW or short
        else Confidence.MEDIUM
    )
    return mapping.model_copy(update={"evidence_card_ids": ids, "confidence": sure})


def confirmed(gap: GapResolution, *, card_ids: tuple[str, ...] = ()) -> GapResolution:
    """The gap after the person spoke: with a card it is answered, without one it is left out."""
    strategy = GapStrategy.ADJACENT_EXPERIENCE if card_ids else GapStrategy.OMIT
    return gap.model_copy(
        update={"user_confirmed": True, "strategy": strategy, "adjacent_evidence_ids": card_ids}
    )
