"""`note_story`: what the person told goes into the fields of a story as they tell it, so that a
stop loses nothing and they see it fill beside the conversation.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from pydantic import Field

from interview_app.domain.canonical import content_sha256
from interview_app.domain.known import Known
from interview_app.domain.settling import place_of
from interview_app.domain.story import ASKED, FIELDS, NOTES, Draft, with_told
from interview_app.domain.story_cards import draft_of
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.errors import Bug
from interview_app.i18n import _
from interview_app.tool_contract import (
    Done,
    Failed,
    Outcome,
    Parameters,
    ToolContext,
    ToolErrorCode,
)

_PATHS = (*FIELDS, NOTES)


class Noted(Parameters):
    """Words for one field."""

    field: str = Field(
        description=f"{', '.join(_PATHS)}; or number.before, .after, .of, .about (yes), .period, "
        ".how_known, .caveat, "
        "people.team, .who, .my_part, .their_part, when.from, .to"
    )
    words: str = Field(description="The person's own, letter by letter; none empties the field.")


class NoteParameters(Parameters):
    """Which story, and what was told of it: a story begins where none is named; `later` are fields
    that the person wants to look up; `drop` where they do not want it any more.
    """

    story: str = Field(default="", description="Its id; none begins one.")
    entry_id: str = ""
    told: tuple[Noted, ...] = Field(default=(), max_length=20)
    later: tuple[str, ...] = Field(default=(), description="Fields to look up.")
    drop: bool = False


class NoteStory:
    """Answers at once; nothing of it is a record before the person approved the card."""

    name: ClassVar[str] = "note_story"
    description: ClassVar[str] = (
        "Note what was just told of a story, beside your next question, which ends the turn. "
        "Returns its id, which submit_for_validation takes, and the fields that are empty."
    )
    parameters: ClassVar[type[Parameters]] = NoteParameters

    async def run(self, params: NoteParameters, context: ToolContext) -> Outcome:
        """The story with what was told, or every field that cannot hold it."""
        draft = _there(params.story, context.known) if params.story else _begun(context)
        if draft is None:
            return _wrong([_("There is no such story here.")])
        told = ((one.field, one.words) for one in params.told)
        draft, refused = with_told(draft, told, params.later)
        wrong = list(refused)
        if params.entry_id and params.entry_id != draft.entry_id:
            place = place_of(params.entry_id, context.known.timeline or SkeletonTimeline())
            if not place:
                wrong.append("entry_id: " + _("There is no such entry."))
            names = dict.fromkeys(place[one] for one in ("role", "company") if place.get(one))
            draft = draft.model_copy(
                update={"entry_id": params.entry_id, "job": ", ".join(names) or None}
            )
        if wrong:
            return _wrong(wrong)
        filled = draft.filled()
        lacks = [one for one in (*ASKED, "line") if one not in (*filled, *draft.later)]
        shown = {"story": draft.id, "lacks": lacks, "later": draft.later}
        data = {"story": draft.to_json(), "dropped": params.drop}
        return Done(data=data, for_model={key: value for key, value in shown.items() if value})

    def finish(
        self, params: NoteParameters, answer: Mapping[str, Any], context: ToolContext
    ) -> Done | Failed:
        """It never waits."""
        raise Bug("note_story never waits")


def _there(id: str, known: Known) -> Draft | None:
    """The story of this id, one that is a card already too."""
    card = next((one for one in known.cards if one.id == id), None)
    return known.story(id) or (draft_of(card, job=card.role) if card is not None else None)


def _begun(context: ToolContext) -> Draft:
    """A new story. Its id is that of the card it becomes."""
    known = context.known
    count = [len(known.cards), [one.id for one in known.begun]]
    return Draft(id=f"card-{content_sha256([context.now, count])[:12]}")


def _wrong(sentences: list[str]) -> Failed:
    return Failed(code=ToolErrorCode.INVALID_PARAMETERS, message="; ".join(sentences))
