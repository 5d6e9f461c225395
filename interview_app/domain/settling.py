"""What the app itself settles in submitted content, before anybody reviews, hashes or compares it
(DESIGN 4).

A model may not decide these: whether a card is attested follows from its source, gaps and overlaps
from the dates, where and when a story was from the entry of the timeline it belongs to, and all but
the words of a line from its approval.
"""

from collections.abc import Mapping
from typing import Any

from interview_app.domain.card_making import card_place
from interview_app.domain.changes import changes
from interview_app.domain.knowledge_card import INDEPENDENT, AnswerSource, KnowledgeCard
from interview_app.domain.likeness import normal
from interview_app.domain.lines import Line, submitted_lines
from interview_app.domain.offered_forms import without_app_fills
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.records import DataType, validated
from interview_app.domain.timeline import Entry, SkeletonTimeline, with_meta


def settled(
    data_type: DataType,
    data: object,
    *,
    today: str,
    in_order: bool = False,
    timeline: SkeletonTimeline | None = None,
    of_person: bool = False,
) -> dict[str, Any]:
    """The validated, canonical JSON object with what code decides filled in; `today` is `YYYY-MM`.

    Args:
        data_type: of the data.
        data: not trusted.
        today: the month.
        in_order: refuse a time that ends before it starts.
        timeline: the approved one, from which a card takes its entry, project and time.
        of_person: it is the form as the person left it, which names lines that were there by id.

    Raises:
        pydantic.ValidationError: `data` is not of this type.
    """
    model = validated(data_type, data, in_order=in_order)
    if isinstance(model, SkeletonTimeline):
        model = with_meta(model, today=today)
    elif isinstance(model, ApplicantProfile):
        model = model.model_copy(update={"lines": ()})
    elif isinstance(model, KnowledgeCard):
        lines = model.lines if of_person else submitted_lines(model.lines)
        attested = isinstance(model.source, AnswerSource)
        model = in_its_entry(model, timeline or SkeletonTimeline()).model_copy(
            update={"attested_by_user": attested, "lines": lines}
        )
    return model.to_json()


def in_its_entry(card: KnowledgeCard, timeline: SkeletonTimeline) -> KnowledgeCard:
    """The card with entry, employer, title, project and time where it does not say them itself:
    those of the one entry that it names by id, or by employer and title.
    """
    named = [one for one in timeline.entries if one.id == card.entry_id]
    if card.entry_id is None:
        named = [
            one
            for one in timeline.entries
            if _names(one) == (normal(card.company), normal(card.role))
        ]
    if len(named) != 1:
        return card
    place = place_of(named[0].id, timeline)
    company = place["company"] if card.company == INDEPENDENT else ""
    return card.model_copy(
        update={
            "entry_id": named[0].id,
            "company": company or card.company,
            "role": card.role or place["role"],
            "project": card.project or place["project"],
            "timeframe": card.timeframe or place["timeframe"],
        }
    )


def place_of(entry_id: str | None, timeline: SkeletonTimeline) -> dict[str, str]:
    """`card_place` of the entry of this id; none for one that is not there."""
    entry = timeline.entry(entry_id)
    return card_place(entry) if entry is not None else {}


def _names(entry: Entry) -> tuple[str, str]:
    place = card_place(entry)
    return normal(place["company"]), normal(place["role"])


def differing_fields(
    data_type: DataType, approved: dict[str, Any], offered: dict[str, Any]
) -> tuple[str, ...]:
    """Paths of the fields that tell two settled contents apart; what the app itself fills in does
    not count, and neither does an approved line that is not offered again.
    """
    shown = changes(without_app_fills(approved), without_app_fills(offered))
    return (*(change.field for change in shown), *_other_lines(approved, offered))


def _other_lines(approved: Mapping[str, Any], offered: Mapping[str, Any]) -> tuple[str, ...]:
    """Paths of offered lines whose words nobody approved."""
    there = {Line.model_validate(one).text for one in approved.get("lines") or ()}
    return tuple(
        f"lines[{at}]"
        for at, one in enumerate(offered.get("lines") or ())
        if Line.model_validate(one).text not in there
    )
