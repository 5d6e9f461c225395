"""What a caller need not say of a record: its id, and what follows from the entry it belongs to or
from the version that was approved before (CONTRACT D1).
"""

from collections.abc import Mapping
from typing import Any

from interview_app.domain.canonical import content_sha256
from interview_app.domain.knowledge_card import INDEPENDENT, KnowledgeCard
from interview_app.domain.known import Known
from interview_app.domain.offered_forms import without_app_fills
from interview_app.domain.records import DataType
from interview_app.domain.settling import place_of
from interview_app.domain.story import Draft
from interview_app.domain.story_cards import draft_of, filled
from interview_app.domain.timeline import SkeletonTimeline

_TOLD_IN = ("situation", "action", "result")


def filled_in(data_type: DataType, data: Mapping[str, Any], known: Known) -> dict[str, Any]:
    """The data with what can be computed in the places it leaves open; what it says stays."""
    if data_type is DataType.KNOWLEDGE_CARD:
        return _card(data, known)
    if data_type is DataType.WRITING_SAMPLE and not data.get("id"):
        return {**data, "id": f"sample-{content_sha256(str(data.get('text')))[:12]}"}
    return dict(data)


def _card(data: Mapping[str, Any], known: Known) -> dict[str, Any]:
    """A card that names one that is there tells only what changes in it; one that names a story
    that was noted, only what is not noted.
    """
    there = next((one for one in known.cards if data.get("id") and one.id == data["id"]), None)
    begun = known.story(str(data.get("id") or ""))
    if there is not None:
        told = filled(there, begun, draft_of(there)) if begun is not None else there
        return _over(without_app_fills(told.to_json()), data)
    if begun is not None:
        data = _over(_noted(begun), data)
    card = {key: value for key, value in data.items() if value is not None}
    story = card.get("story")
    words = story if isinstance(story, dict) else {}
    words_told = " ".join(str(words[part]).strip() for part in _TOLD_IN if words.get(part))
    notes = words.get("notes")
    if not words_told and isinstance(notes, list):
        words_told = " ".join(map(str, notes))
    if words_told:
        card.setdefault("raw_text", words_told)
    place = place_of(card.get("entry_id"), known.timeline or SkeletonTimeline())
    card["company"] = card.get("company") or place.get("company") or INDEPENDENT
    for name in ("role", "project", "timeframe"):
        card[name] = card.get(name) or place.get(name, "")
    if not card.get("id"):
        parts = [str(card.get(name) or "") for name in ("company", "role", "raw_text")]
        card["id"] = f"card-{content_sha256(parts)[:12]}"
    return card


def _noted(draft: Draft) -> dict[str, Any]:
    """What was noted of a story in the form of a card, without what follows from its entry."""
    card = filled(KnowledgeCard(id=draft.id, raw_text="", entry_id=draft.entry_id), draft)
    return {key: value for key, value in card.to_json().items() if value and key != "company"}


def _over(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """The old value with each field that the new one says."""
    both = {
        key: _over(old[key], value)
        if isinstance(value, Mapping) and isinstance(old.get(key), Mapping)
        else value
        for key, value in new.items()
        if value is not None
    }
    return {**old, **both}
