"""A told story as a knowledge card, and back: nothing is added, rounded or rephrased (CONTRACT A17,
D1).
"""

from collections.abc import Iterator, Sequence

from interview_app.domain.canonical import content_sha256
from interview_app.domain.card_making import card_place
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
    NOTES,
    DateTold,
    Draft,
    NumberTold,
    PeopleTold,
    words_of,
)
from interview_app.domain.timeline import Education, Experience

Entry = Experience | Education | None
_CARD = "card-"
"""How the ids of cards begin; a story that a model noted has that of its card from the first."""
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
    place = card_place(entry) if entry is not None else {}
    key = content_sha256([draft.id, entry.id if entry else "", [str(one) for one in event_ids]])
    bare = KnowledgeCard(
        id=draft.id if draft.id.startswith(_CARD) else f"{_CARD}{key[:12]}",
        project=(base.project if base is not None else "") or place.get("project", ""),
        company=place.get("company") or INDEPENDENT,
        timeframe=place.get("timeframe", ""),
        role=place.get("role", ""),
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


def filled(card: KnowledgeCard, draft: Draft, before: Draft | None = None) -> KnowledgeCard:
    """A card with what a draft holds; `before` is the draft as it went into the card, and what it
    said gives way to what is said now.
    """
    was = before or Draft(id=draft.id)
    new = changed_fields(was, draft)
    story: dict[str, object] = {one: getattr(draft, one) for one in _STORY_TEXTS if one in new}
    update: dict[str, object] = {}
    if "number" in new:
        update["metrics"] = _metrics(card.metrics, draft.number, was.number)
    if "people" in new:
        people = draft.people or PeopleTold()
        update["scope"] = _scope(card.scope, people, was.people or PeopleTold())
        story |= _people(people)
    if "when" in new:
        story["when"] = when_words(draft.when) if draft.when is not None else None
    if "skills" in new:
        others = (one for one in card.skills if one not in was.skills)
        update["skills"] = tuple(dict.fromkeys((*draft.skills, *others)))
    if "line" in new and draft.line and all(one.text != draft.line for one in card.lines):
        update["lines"] = (*card.lines, Line(text=draft.line))
    if NOTES in new:
        beside = (one for one in card.story.notes if one not in was.notes)
        story["notes"] = (*beside, *draft.notes)
    update["story"] = card.story.model_copy(update=story)
    update["raw_text"] = _raw_text(card.raw_text, list(_told(was)), list(_told(draft)))
    # Validated once more: a copy is not.
    return KnowledgeCard.model_validate(card.model_copy(update=update).to_json())


def changed_fields(before: Draft, now: Draft) -> tuple[str, ...]:
    """Fields that hold something else than before, the words beside them too."""
    names = (*FIELDS, NOTES)
    return tuple(name for name in names if getattr(before, name) != getattr(now, name))


def _told(draft: Draft) -> Iterator[str]:
    """The person's words, a part for each answer. The line is none of them: it would be evidence
    of itself.
    """
    for name in FIELDS:
        if name != "line" and (words := words_of(getattr(draft, name))):
            yield words
    yield from draft.notes


def _raw_text(text: str, was: Sequence[str], now: Sequence[str]) -> str:
    """The text without the parts that are said no more, and with those that are new."""
    parts = f"\n\n{text}\n\n"
    for gone in was:
        if gone not in now:
            parts = parts.replace(f"\n\n{gone}\n\n", "\n\n", 1)
    new = (one for one in now if one not in was and f"\n\n{one}\n\n" not in parts)
    return "\n\n".join(dict.fromkeys(one for one in (parts.strip(), *new) if one))


def _metrics(
    metrics: tuple[Metric, ...], number: NumberTold | None, before: NumberTold | None
) -> tuple[Metric, ...]:
    """The number first, in the place of the one before it."""
    told = [metric_of(number)] if number is not None else []
    gone = {one.value for one in (*told, *([metric_of(before)] if before is not None else []))}
    return (*told, *(one for one in metrics if one.value not in gone))


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


def _scope(scope: Scope, people: PeopleTold, before: PeopleTold) -> Scope:
    sizes = {
        "team_size": _size(people.team, before.team, scope.team_size),
        "direct_reports": _size(people.reports, before.reports, scope.direct_reports),
    }
    return scope.model_copy(update=sizes)


def _size(said: str | None, before: str | None, there: int | None) -> int | None:
    """The size that is said now; what stands there from elsewhere stays."""
    count = _count(said)
    return there if count is None and _count(before) is None else count


def _people(people: PeopleTold) -> dict[str, str | None]:
    """Who was there; a size that is no plain number is kept in words beside them."""
    told = [people.text, people.who]
    told += [one for one in (people.team, people.reports) if _count(one) is None]
    return {
        "who": " · ".join(one for one in told if one) or None,
        "their_part": people.their_part,
        "my_part": people.my_part,
    }


def _count(said: str | None) -> int | None:
    """A plain number, None for any other words."""
    plain = said is not None and said.isascii() and said.isdecimal() and len(said) < 10
    return int(said or "") if plain else None


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


def _card_type(entry: Entry) -> CardType:
    if entry is None:
        return CardType.PROJECT
    return CardType.EDUCATION if isinstance(entry, Education) else CardType.EMPLOYMENT
