"""A told story as a knowledge card, and back: nothing is added, rounded or rephrased (CONTRACT A17,
D1).
"""

from collections.abc import Iterator

from interview_app.domain.canonical import content_sha256
from interview_app.domain.card_making import timeframe
from interview_app.domain.knowledge_card import (
    INDEPENDENT,
    AnswerSource,
    CardType,
    KnowledgeCard,
    Metric,
    Scope,
)
from interview_app.domain.lines import Line
from interview_app.domain.story import (
    FIELDS,
    DateTold,
    Draft,
    NumberTold,
    PeopleTold,
    words_of,
)
from interview_app.domain.timeline import Education, Experience

Entry = Experience | Education | None
_STORY_TEXTS = ("situation", "action", "result", "proof")


def card_of(
    draft: Draft, *, entry: Entry, base: KnowledgeCard | None, event_ids: tuple[int, ...]
) -> KnowledgeCard:
    """The card of a story.

    Args:
        draft: what was told.
        entry: the job or school it belongs to, None outside of them.
        base: the card that it takes the place of; its own sentence opens `raw_text`.
        event_ids: of the answers.
    """
    company, project, role = _where(entry, base)
    key = content_sha256([draft.id, entry.id if entry else "", [str(one) for one in event_ids]])
    bare = KnowledgeCard(
        id=f"card-{key[:12]}",
        project=project,
        company=company,
        timeframe=timeframe(entry.start, entry.end) if entry is not None else "",
        role=role,
        raw_text=base.raw_text if base is not None else "",
        card_type=_card_type(entry),
        entry_id=entry.id if entry is not None else None,
        metrics=base.metrics if base is not None else (),
        skills=base.skills if base is not None else (),
        source=AnswerSource(event_ids=tuple(sorted(set(event_ids)))),
        attested_by_user=True,
        supersedes=(base.id,) if base is not None else (),
    )
    return filled(bare, draft)


def filled(card: KnowledgeCard, draft: Draft, *fields: str) -> KnowledgeCard:
    """A card with fields of a draft; without names, with all that it holds."""
    story = {name: getattr(draft, name) for name in _STORY_TEXTS if _wanted(name, draft, fields)}
    update: dict[str, object] = {}
    if draft.number is not None and _wanted("number", draft, fields):
        metric = metric_of(draft.number)
        others = tuple(one for one in card.metrics if one.value != metric.value)
        update["metrics"] = (metric, *others)
    if draft.people is not None and _wanted("people", draft, fields):
        update["scope"] = _scope(card.scope, draft.people)
        story |= _people(draft.people)
    if draft.when is not None and _wanted("when", draft, fields):
        story["when"] = when_words(draft.when)
    if draft.skills and _wanted("skills", draft, fields):
        update["skills"] = tuple(dict.fromkeys((*draft.skills, *card.skills)))
    if draft.line and _wanted("line", draft, fields):
        update["lines"] = (*card.lines, Line(text=draft.line))
    if draft.notes and not fields:
        story["notes"] = (*card.story.notes, *draft.notes)
    update["story"] = card.story.model_copy(update={**story})
    told = [card.raw_text, *_told(draft, fields)]
    update["raw_text"] = "\n\n".join(dict.fromkeys(one for one in told if one))
    # Validated once more: a copy is not.
    return KnowledgeCard.model_validate(card.model_copy(update=update).to_json())


def _wanted(name: str, draft: Draft, fields: tuple[str, ...]) -> bool:
    return name in fields if fields else bool(getattr(draft, name))


def _told(draft: Draft, fields: tuple[str, ...]) -> Iterator[str]:
    """The person's words, a part for each answer. The line is none of them: it would be evidence
    of itself.
    """
    for name in FIELDS:
        if name != "line" and _wanted(name, draft, fields):
            yield words_of(getattr(draft, name))
    if not fields:
        yield from draft.notes


def metric_of(number: NumberTold) -> Metric:
    """The number as the card holds it: `value` is the value or what it became (CONTRACT E11)."""
    parts = [one for one in (number.text, number.of) if one]
    value = number.value or number.after or number.text or number.before or words_of(number)
    return Metric(
        value=value,
        description=" · ".join(one for one in parts if one != value),
        baseline=number.before if number.before != value else None,
        period=number.period,
        how_known=number.how_known,
        approximate=number.about,
        caveat=number.caveat,
    )


def _scope(scope: Scope, people: PeopleTold) -> Scope:
    return scope.model_copy(
        update={
            "team_size": _count(people.team) if _is_count(people.team) else scope.team_size,
            "direct_reports": _count(people.reports)
            if _is_count(people.reports)
            else scope.direct_reports,
        }
    )


def _people(people: PeopleTold) -> dict[str, str | None]:
    """Who was there; a size that is no plain number is kept in words beside them."""
    told = [people.text, people.who]
    told += [one for one in (people.team, people.reports) if one and not _is_count(one)]
    found = {
        "who": " · ".join(one for one in told if one) or None,
        "their_part": people.their_part,
        "my_part": people.my_part,
    }
    return {name: value for name, value in found.items() if value}


def _is_count(said: str | None) -> bool:
    return said is not None and said.isascii() and said.isdecimal() and len(said) < 10


def _count(said: str | None) -> int:
    return int(said or "")


def when_words(when: DateTold) -> str:
    """When it was, in one row."""
    ends = [when.from_ or "", "present" if when.present else when.to or ""]
    span = " – ".join(one for one in ends if one)
    return " · ".join(one for one in (when.text, span) if one)


def draft_of(card: KnowledgeCard, *, job: str = "", replaces: str = "") -> Draft:
    """A card as the story card shows it: what a model handed in, or one that is in force."""
    story, scope = card.story, card.scope
    people = PeopleTold(
        team=scope.team_size,
        reports=scope.direct_reports,
        who=story.who,
        their_part=story.their_part,
        my_part=story.my_part,
    )
    return Draft(
        id=card.id,
        entry_id=card.entry_id,
        job=job,
        replaces=replaces,
        situation=story.situation,
        action=story.action,
        result=story.result,
        number=_number_of(card),
        people=people if people.words() else None,
        when=DateTold(text=story.when) if story.when else None,
        skills=card.skills,
        proof=story.proof,
        line=card.lines[-1].text if card.lines else None,
        notes=story.notes,
    )


def _number_of(card: KnowledgeCard) -> NumberTold | None:
    """The first number of a card."""
    if not card.metrics:
        return None
    first = card.metrics[0]
    return NumberTold(
        value=first.value,
        before=first.baseline,
        of=first.description,
        period=first.period,
        about=first.approximate,
        how_known=first.how_known,
        caveat=first.caveat or card.story.caveat,
    )


def _where(entry: Entry, base: KnowledgeCard | None) -> tuple[str, str, str]:
    """Company, project and role; for education institution, degree and area (CONTRACT D1)."""
    project = base.project if base is not None else ""
    if isinstance(entry, Experience):
        return entry.organization or INDEPENDENT, project or entry.title or "", entry.title or ""
    if isinstance(entry, Education):
        return entry.institution or INDEPENDENT, project or entry.study_type or "", entry.area or ""
    return INDEPENDENT, project, ""


def _card_type(entry: Entry) -> CardType:
    if entry is None:
        return CardType.PROJECT
    return CardType.EDUCATION if isinstance(entry, Education) else CardType.EMPLOYMENT
