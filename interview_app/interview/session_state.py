"""What a model should know without reading the whole conversation: one row an entry, newest first,
within a bound; what found no room is said, and `read_records` gives it.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from interview_app.domain.card_making import is_made
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.known import Known
from interview_app.domain.offered_forms import without_app_fills
from interview_app.domain.timeline import Education, Experience
from interview_app.interview.projection import filled

LIMIT = 6_000
"""Characters of JSON at most."""
_TEXT = 800
"""Characters of one text of the person's records."""
_ABOUT = 90
"""Characters that say which story it is."""


def session_state(known: Known, language: str, *, limit: int = LIMIT) -> dict[str, Any]:
    """Phase, objectives, the person, and as many entries with their stories as `limit` allows."""
    timeline = known.timeline
    state: dict[str, Any] = {
        "phase": known.phase.value,
        "language": language,
        "objectives": {one.value: status.value for one, status in known.objectives.items()},
        "missing": [one.value for one in known.missing()],
        "profile": _short(known.profile.to_json()) if known.profile else None,
        "dossier": _short(known.dossier.to_json()) if known.dossier else None,
        "writing_samples": len(known.samples),
        "files": [_file(one) for one in known.attachments],
    }
    told_as_cards = {card.id for card in known.cards}
    begun = (one for one in reversed(known.begun) if one.id not in told_as_cards)
    rows = [("stories_begun", filled(one.to_json())) for one in begun]
    later = {one.id: one.later for one in known.begun if one.later}
    state["to_look_up"] = later
    jobs = _newest_first(timeline.experiences if timeline else ())
    schools = _newest_first(timeline.education if timeline else ())
    of_job, of_school = ("title", "organization"), ("institution", "area")
    rows += [("entries", _row(one, of_job, known)) for one in jobs]
    rows += [("education", _row(one, of_school, known)) for one in schools]
    told: dict[str, Any] = _within(filled(state), rows, limit)
    return told


def _short(value: Any) -> Any:
    """A record with its long texts cut: a posting must not take the room of the stories."""
    if isinstance(value, Mapping):
        return {key: _short(one) for key, one in without_app_fills(value).items()}
    if isinstance(value, str) and len(value) > _TEXT:
        return f"{value[:_TEXT]} … (cut; read_records has it whole)"
    return [_short(one) for one in value] if isinstance(value, list | tuple) else value


def _within(
    state: dict[str, Any], rows: Iterable[tuple[str, dict[str, Any]]], limit: int
) -> dict[str, Any]:
    """The state with each row that has room; ids of the others under `left_out`."""
    left_out: list[str] = []
    for group, row in rows:
        grown = {**state, group: [*state.get(group, ()), row]}
        if len(json.dumps(grown, ensure_ascii=False)) <= limit:
            state = grown
        else:
            left_out.append(row["id"])
    if left_out:
        state["left_out"] = {"ids": left_out[:20], "count": len(left_out), "see": "read_records"}
    return state


def _newest_first(entries: Iterable[Any]) -> list[Any]:
    def moment(entry: Experience | Education) -> tuple[str, str]:
        return ("9999" if entry.end == "present" else entry.end or entry.start or ""), (
            entry.start or ""
        )

    return sorted(entries, key=moment, reverse=True)


def _row(entry: Experience | Education, names: Iterable[str], known: Known) -> dict[str, Any]:
    """One entry: what it is (the fields of these names), what it lacks, how many lines it has, its
    stories.
    """
    told = {name: getattr(entry, name) for name in names}
    live = (card for card in known.live_cards() if not card.not_for_model)
    own = [card for card in live if card.entry_id == entry.id]
    stories = [card for card in own if not is_made(card.id)]
    dates = {"start": entry.start, "end": entry.end}
    row = {
        "id": entry.id,
        **told,
        **dates,
        "lacks": [name for name, value in {**told, **dates}.items() if not value],
        "facts": len(own) - len(stories),
        "talked_through": entry.id in known.deepened_entries,
        "stories": [_story(card) for card in stories],
    }
    return {key: value for key, value in row.items() if value not in (None, [], 0, False)}


def _story(card: KnowledgeCard) -> dict[str, Any]:
    words = card.raw_text or card.story.action or card.story.situation or card.project
    about = words if len(words) <= _ABOUT else f"{words[:_ABOUT]} …"
    parts = {
        "situation": card.story.situation,
        "action": card.story.action,
        "result": card.story.result,
        "metrics": card.metrics,
        "line": card.lines,
    }
    lacks = [name for name, value in parts.items() if not value]
    return {"id": card.id, "about": about, **({"lacks": lacks} if lacks else {})}


def _file(attachment: Any) -> dict[str, Any]:
    return {
        "handle": attachment.handle,
        "mime": attachment.mime,
        "upload_type": attachment.upload_type,
        "read": attachment.read,
    }
