"""A model around which the person's withheld values stay here: for runs and sessions outside of the
interview (issue 4.5).

The interview's own leader does the same with what it knows; here it is the approved profile that
counts.
"""

import json
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from dataclasses import replace

from interview_app import settings
from interview_app.domain.known import from_records
from interview_app.domain.profile import ApplicantProfile
from interview_app.errors import SettingsError
from interview_app.interview.placeholders import ADDRESS, EMAIL, NAME, PHONE
from interview_app.interview.withheld import NOTHING, PuttingBack, Withheld, withheld
from interview_app.llm import client
from interview_app.paths import DataFolder
from interview_app.store.store import Store


def withheld_paths(folder: DataFolder) -> tuple[str, ...]:
    """Paths of the fields the person keeps back, as the settings say now; all contact data while
    they cannot be read.
    """
    try:
        return settings.load(folder.settings).withheld
    except SettingsError:
        return (NAME, EMAIL, PHONE, ADDRESS)


def kept_back(folder: DataFolder, store: Store, *given: ApplicantProfile | None) -> Withheld:
    """What the settings keep back of a profile given for this run alone (its values first), and of
    the approved one.

    Raises:
        StoreError: the store cannot be read.
    """
    paths = withheld_paths(folder)
    return withheld(paths, (*given, from_records(store.records()).profile)) if paths else NOTHING


class Withholding(client.Wrapping):
    """A `ModelClient` whose requests hold placeholders, and whose answers hold the values again;
    `kept` says of what.
    """

    def __init__(self, inner: client.ModelClient, kept: Callable[[], Withheld]) -> None:
        super().__init__(inner)
        self.kept = kept

    async def turn(self, request: client.TurnRequest) -> AsyncIterator[client.TurnEvent]:
        """As `ModelClient.turn`; to a model on this machine everything is passed on as it is."""
        kept = self.kept()
        if self.is_local or not kept:
            async with aclosing(self._inner.turn(request)) as events:  # type: ignore[type-var]
                async for event in events:
                    yield event
            return
        pieces: list[str] = []
        text = PuttingBack(kept, pieces.append, is_json=request.answer_schema is not None)
        hidden = replace(request, history=kept.hide_in_history(request.history))
        async with aclosing(self._inner.turn(hidden)) as events:  # type: ignore[type-var]
            async for event in events:
                match event:
                    case client.TextDelta():
                        text.take(event.text)
                    case client.TurnDone() | client.BrokenOff():
                        text.end()
                    case client.TextReplaced(text=whole):
                        text.drop()
                        event = client.TextReplaced(text=kept.put_back(whole))
                    case client.CallReady():
                        event = _put_back(event, kept)
                for piece in pieces:
                    yield client.TextDelta(text=piece)
                pieces.clear()
                if not isinstance(event, client.TextDelta):
                    yield event


def _put_back(event: client.CallReady, kept: Withheld) -> client.CallReady:
    try:
        arguments = json.dumps(kept.put_back(json.loads(event.call.arguments)), ensure_ascii=False)
    except (ValueError, RecursionError):
        arguments = event.call.arguments
    return client.CallReady(call=replace(event.call, arguments=arguments))
