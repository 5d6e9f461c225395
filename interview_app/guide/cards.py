"""Building knowledge cards from the person's own words: nothing is added, rounded or rephrased
(CONTRACT A17, D1).
"""

import re
from collections.abc import Iterable

from interview_app.domain.canonical import content_sha256
from interview_app.domain.card_making import timeframe
from interview_app.domain.frozen import frozen
from interview_app.domain.knowledge_card import (
    INDEPENDENT,
    AnswerSource,
    CardType,
    KnowledgeCard,
    Metric,
    Scope,
    Story,
)
from interview_app.domain.timeline import Education, Experience, SkeletonTimeline
from interview_app.guide import amounts, budgets, fields, headcount
from interview_app.guide.acts import Answered
from interview_app.guide.amounts import Amount
from interview_app.guide.answers import read, story, told, unread
from interview_app.guide.flow import Words
from interview_app.guide.hearing.stories import Story as StoryTold
from interview_app.guide.talk import Talk

STORY = ("story.situation", "story.action", "story.result")
_MOST_METRICS = 4
_SKILL_WORDS = 6
_NOT_LED = r"\b(?:was|were|been)\s+(?:\w+\s+)?(?:{verb})\b|\b(?:wurde|wurden|worden)\b"


@frozen
class Told:
    """What was understood of one story so far; None is not known yet."""

    amounts: tuple[Amount, ...] = ()
    is_outcome: bool = True
    """Whether the first amount tells what changed; one of the deeds alone ("swapped 40 boards") was
    nothing before.
    """
    baseline: str | None = None
    period: str | None = None
    how_known: str | None = None
    team_size: int | None = None
    direct_reports: int | None = None
    budget: str | None = None
    places: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()


def _moved_in(base: KnowledgeCard | None, first: amounts.Amount | None, words: Words) -> bool:
    """Whether the number is that of a change which the document's sentence tells."""
    if base is None or first is None or not amounts.shows_a_change(first):
        return False
    return first in amounts.amounts(base.raw_text, words)


def answers_of(talk: Talk, subject: str) -> tuple[Answered, ...]:
    """What was said to each slot, in the order of the questions: its newest answer, behind those
    that could not be read.
    """
    told_: list[Answered] = []
    for path in talk.flow.slots("story", "number", "scope", "means"):
        all_ = [one for one in talk.of(Answered) if one.subject == subject and one.path == path]
        told_ += [one for one in all_[:-1] if unread(talk.flow, one)]
        told_ += [one for one in all_[-1:] if one.how == "answer"]
    return tuple(told_)


def understand_story(
    talk: Talk, subject: str, base: KnowledgeCard | None, timeline: SkeletonTimeline | None
) -> Told:
    """Mine every answer of the story, and the document's sentence it deepens, for what the slots
    want.
    """
    words = talk.flow.words
    whole = story(talk, subject)
    texts = [whole.result, read(talk, subject, "number.value"), whole.action]
    texts.append(base.raw_text if base is not None else "")
    asked_for = amounts.told_number(texts[1], words)
    numbers = amounts.amounts(texts[0], words)
    numbers = (
        *numbers,
        *(one for one in asked_for if all(not amounts.is_same(one, other) for other in numbers)),
    )
    is_outcome = any(not amounts.counts_people(one, words) for one in asked_for[:1])
    is_outcome = is_outcome or any(amounts.shows_a_change(one) for one in numbers[:1])
    numbers = numbers or tuple(
        amount for text in texts[2:] for amount in amounts.amounts(text, words)
    )
    first = numbers[0] if numbers else None
    # How many a result reached is no number of those who worked on it.
    spoken = "\n".join(
        one.text for one in answers_of(talk, subject) if not one.path.startswith("number.")
    )
    people, reports = read(talk, subject, "scope.people"), read(talk, subject, "scope.reports")
    extent = read(talk, subject, "scope.extent")
    return Told(
        amounts=numbers[:_MOST_METRICS],
        is_outcome=is_outcome or _moved_in(base, first, words),
        baseline=read(talk, subject, "number.baseline")
        or (first and (first.baseline or _before(first, whole, words)))
        or None,
        period=_period(talk, subject)
        or (first and (first.period or amounts.period(whole.result, words)))
        or None,
        how_known=read(talk, subject, "number.how_known") or None,
        team_size=headcount.team_size(people, words, asked=True)
        if people
        else headcount.team_size(spoken, words),
        direct_reports=_reports(people, reports, spoken, talk),
        budget=budgets.own_budget(spoken, extent),
        places=_places(extent),
        skills=_skills(talk, subject, spoken, timeline),
    )


def _period(talk: Talk, subject: str) -> str:
    """The span of time that was asked for, "" where the answer tells none."""
    told_ = read(talk, subject, "number.period")
    return told_ if amounts.tells_time(told_, talk.flow.words) else ""


def _before(amount: Amount, whole: StoryTold, words: Words) -> str | None:
    """The number of the same thing that the situation began with: "60 loaves a day" before "15
    loaves a day".
    """
    thing = _thing(amount.value, amount.sentence)
    began = [
        one
        for one in amounts.amounts(whole.situation, words)
        if _thing(one.value, one.sentence) == thing
    ]
    return began[0].value if thing and began and began[0].value != amount.value else None


def _thing(value: str, sentence: str) -> str:
    """The word behind a number in its sentence, or the sign that is part of it."""
    behind = re.search(rf"{re.escape(value)}\s+([^\W\d_]+)", sentence)
    return "%" if value.endswith("%") else behind[1].casefold() if behind else ""


def _reports(people: str, reports: str, spoken: str, talk: Talk) -> int | None:
    words = talk.flow.words
    if reports:
        return headcount.direct_reports(reports, words, asked=True)
    return (
        headcount.direct_reports(people, words)
        if people
        else headcount.direct_reports(spoken, words)
    )


def _places(extent: str) -> tuple[str, ...]:
    """Short names in the answer about budget and places, money left out; a sentence is no place."""
    parts = [part for part in fields.items(extent) if not re.search(r"\d", part)]
    return tuple(part for part in parts if len(part.split()) <= 4 and part[:1].isupper())


def _skills(
    talk: Talk, subject: str, spoken: str, timeline: SkeletonTimeline | None
) -> tuple[str, ...]:
    """What the person listed, then known skills they named in the story."""
    found = {
        one.casefold(): one
        for one in fields.items(read(talk, subject, "means.skills"))
        if len(one.split()) <= _SKILL_WORDS
    }
    for group in timeline.skills if timeline is not None else ():
        for name in (
            *group.keywords,
            *((group.label,) if group.label and not group.keywords else ()),
        ):
            if len(name) > 1 and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", spoken, re.I):
                found.setdefault(name.casefold(), name)
    return tuple(found.values())


def _metrics(told_: Told, base: KnowledgeCard | None) -> tuple[Metric, ...]:
    own = tuple(
        Metric(
            value=amount.value,
            description=amount.sentence,
            baseline=(told_.baseline if at == 0 else amount.baseline),
            period=(told_.period if at == 0 else amount.period),
            how_known=told_.how_known if at == 0 else None,
        )
        for at, amount in enumerate(told_.amounts)
    )
    values = {metric.value for metric in own}
    return (
        *own,
        *(
            metric
            for metric in (base.metrics if base is not None else ())
            if metric.value not in values
        ),
    )


def leadership(texts: Iterable[str], verbs: Iterable[str]) -> tuple[str, ...]:
    """Sentences, verbatim, in which the person says that they led, trained or coordinated."""
    verb = "|".join(map(re.escape, verbs))
    own = re.compile(
        rf"\b(?:I|ich)\b[^.!?]{{0,60}}\b(?:{verb})\b|^(?:{verb})\b|\b(?:{verb})\s+ich\b", re.I
    )
    found = [one for text in texts for one in amounts.sentences(text) if own.search(one)]
    passive = re.compile(_NOT_LED.format(verb=verb), re.I)
    return tuple(dict.fromkeys(one for one in found if not passive.search(one)))


def build(
    talk: Talk,
    subject: str,
    *,
    entry: Experience | Education | None,
    base: KnowledgeCard | None,
    timeline: SkeletonTimeline | None,
) -> KnowledgeCard | None:
    """The card of a story, or None when the person told nothing of it.

    The document's own sentence (`base`) opens `raw_text`, because the card takes that card's place;
    the person's answers follow word for word.
    """
    answers = answers_of(talk, subject)
    if not any(one.path in STORY for one in answers):
        return None
    heard = understand_story(talk, subject, base, timeline)
    whole = story(talk, subject)
    company, project, role = _where(entry, base)
    first = answers[0]
    key = content_sha256([subject, entry.id if entry else "", str(first.event_id), first.text])[:12]
    return KnowledgeCard(
        id=f"card-{key}",
        project=project,
        company=company,
        timeframe=timeframe(entry.start, entry.end) if entry is not None else "",
        role=role,
        scope=Scope(
            team_size=heard.team_size,
            direct_reports=heard.direct_reports,
            geography=heard.places,
            budget=heard.budget,
        ),
        metrics=_metrics(heard, base),
        skills=tuple(dict.fromkeys((*heard.skills, *(base.skills if base is not None else ())))),
        leadership_signals=leadership(
            (one.text for one in answers if one.path in STORY), talk.flow.words.lead_verbs
        ),
        raw_text="\n\n".join(
            [*([base.raw_text] if base is not None else []), *(one.text for one in answers)]
        ),
        card_type=_card_type(entry),
        entry_id=entry.id if entry is not None else None,
        story=Story(
            situation=whole.situation,
            action=whole.action,
            result=whole.result,
            proof=told(talk, subject, "means.proof"),
        ),
        source=AnswerSource(event_ids=tuple(sorted({one.event_id for one in answers}))),
        attested_by_user=True,
        supersedes=(base.id,) if base is not None else (),
    )


def _where(
    entry: Experience | Education | None, base: KnowledgeCard | None
) -> tuple[str, str, str]:
    """Company, project and role; for education institution, degree and area (CONTRACT D1)."""
    project = base.project if base is not None else ""
    if isinstance(entry, Experience):
        return entry.organization or INDEPENDENT, project or entry.title or "", entry.title or ""
    if isinstance(entry, Education):
        return entry.institution or INDEPENDENT, project or entry.study_type or "", entry.area or ""
    return INDEPENDENT, project, ""


def _card_type(entry: Experience | Education | None) -> CardType:
    if entry is None:
        return CardType.PROJECT
    return CardType.EDUCATION if isinstance(entry, Education) else CardType.EMPLOYMENT
