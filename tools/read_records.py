"""`read_records`: approved records in full, by the ids that the state of the session names."""

from collections.abc import Mapping
from typing import Any, ClassVar

from pydantic import Field

from interview_app.domain.known import Known
from interview_app.domain.offered_forms import without_app_fills
from interview_app.errors import Bug
from interview_app.tool_contract import Done, Failed, Outcome, Parameters, ToolContext


class ReadParameters(Parameters):
    """Which records."""

    ids: tuple[str, ...] = Field(
        min_length=1,
        max_length=20,
        description="Ids of entries, stories or facts; profile; dossier.",
    )


class ReadRecords:
    """Answers at once and changes nothing."""

    name: ClassVar[str] = "read_records"
    description: ClassVar[str] = (
        "Read what the person approved, in full: an entry with its stories, or one story. For what "
        "the state of the session names and does not show."
    )
    parameters: ClassVar[type[Parameters]] = ReadParameters

    async def run(self, params: ReadParameters, context: ToolContext) -> Outcome:
        """The records, and the ids that nothing has."""
        found = {id: _record(id, context.known) for id in params.ids}
        return Done(
            data={
                "records": [one for one in found.values() if one is not None],
                "unknown": [id for id, one in found.items() if one is None],
            }
        )

    def finish(
        self, params: ReadParameters, answer: Mapping[str, Any], context: ToolContext
    ) -> Done | Failed:
        """It never waits."""
        raise Bug("read_records never waits")


def _record(id: str, known: Known) -> dict[str, Any] | None:
    whole = {"profile": known.profile, "dossier": known.dossier}.get(id)
    if whole is not None:
        return {id: without_app_fills(whole.to_json())}
    live = (card for card in known.live_cards() if not card.not_for_model)
    cards = [without_app_fills(card.to_json()) for card in live]
    entry = known.timeline.entry(id) if known.timeline is not None else None
    if entry is not None:
        own = [card for card in cards if card["entry_id"] == id]
        return {"entry": without_app_fills(entry.to_json()), "stories": own}
    begun = known.story(id)
    if begun is not None:
        return {"begun": begun.to_json()}
    return next((card for card in cards if card["id"] == id), None)
