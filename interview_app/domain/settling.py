"""What the app itself settles in submitted content, before anybody reviews, hashes or compares it
(DESIGN 4).

A model may not decide these: whether a card is attested follows from its source, gaps and overlaps
from the dates.
"""

from typing import Any

from interview_app.domain.changes import changes
from interview_app.domain.knowledge_card import AnswerSource, KnowledgeCard
from interview_app.domain.offered_forms import without_app_fills
from interview_app.domain.records import DataType, validated
from interview_app.domain.timeline import SkeletonTimeline, with_meta


def settled(
    data_type: DataType, data: object, *, today: str, in_order: bool = False
) -> dict[str, Any]:
    """The validated, canonical JSON object with what code decides filled in; `today` is `YYYY-MM`.

    With `in_order` a time that ends before it starts is refused.

    Raises:
        pydantic.ValidationError: `data` is not of this type.
    """
    model = validated(data_type, data, in_order=in_order)
    if isinstance(model, SkeletonTimeline):
        model = with_meta(model, today=today)
    elif isinstance(model, KnowledgeCard):
        model = model.model_copy(
            update={"attested_by_user": isinstance(model.source, AnswerSource)}
        )
    return model.to_json()


def differing_fields(
    data_type: DataType, approved: dict[str, Any], offered: dict[str, Any]
) -> tuple[str, ...]:
    """Paths of the fields that tell two settled contents apart; what the app itself fills in does
    not count.
    """
    shown = changes(without_app_fills(approved), without_app_fills(offered))
    return tuple(change.field for change in shown)
