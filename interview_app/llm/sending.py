"""What both wires do with a request beside its spelling: begin with a message, pair calls with
results, leave out what an endpoint refuses.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from interview_app.llm.client import HistoryItem, LeaderItem, PersonItem, ResultItem, StateItem
from interview_app.llm.faults import WireFault
from interview_app.llm.fence import Fence

BeforeSend = Callable[[str, dict[str, Any]], None]
"""Called with the agent and the whole body before it leaves; a `WireFault` keeps it here."""


def let_pass(_agent: str, _body: dict[str, Any]) -> None:
    """Keeps nothing."""


MOST_REFUSALS = 6
"""Parameters left out one after the other before a request is given up."""


STRICTNESS = ("strict", "tools")
"""What an endpoint names that does not take strict schemas; tools themselves are never left out."""


class Refusals:
    """Parameters that this endpoint does not take; they are left out from then on."""

    def __init__(self) -> None:
        self._names: set[str] = set()

    @property
    def loose(self) -> bool:
        """Whether this endpoint refused the strict forms of tools."""
        return bool(self._names & set(STRICTNESS))

    def without(self, body: dict[str, Any]) -> dict[str, Any]:
        """The body as this endpoint takes it."""
        return {
            key: value for key, value in body.items() if key not in self._names or key in STRICTNESS
        }

    def learn(self, fault: WireFault) -> bool:
        """Remember what was refused; whether another try makes sense."""
        if (
            not fault.parameter
            or fault.parameter in self._names
            or len(self._names) >= MOST_REFUSALS
        ):
            return False
        self._names.add(fault.parameter)
        return True


BY_THE_APP = "[The app adds, not the person: {text}]"
"""How a fact of the app stands where only the person's words have a place."""
OPENING = BY_THE_APP.format(text="the person has opened the interview. Begin.")
GO_ON = BY_THE_APP.format(text="the answer above was cut off. Go on from there.")


def conversation(history: Iterable[HistoryItem]) -> list[HistoryItem]:
    """The history as every endpoint takes it: `paired`, and somebody speaks before each answer.

    An answer that opens a conversation, or that follows on one that was cut off, has no message
    before it: Anthropic, Gemini and templates of local servers refuse such a request, or write the
    cut answer on. The app's own item stands there, the same in each request of the interview.
    What is known now stands last.
    """
    items = list(history)
    told = [item for item in items if isinstance(item, StateItem)]
    spoken: list[HistoryItem] = []
    for item in paired(item for item in items if not isinstance(item, StateItem)):
        if isinstance(item, LeaderItem):
            spoken += _asking_for_an_answer(spoken)
        spoken.append(item)
    return [*spoken, *_asking_for_an_answer(spoken), *told]


def _asking_for_an_answer(spoken: Sequence[HistoryItem]) -> list[HistoryItem]:
    """What the app says where nobody else asks for the answer that comes next."""
    if not any(isinstance(item, PersonItem) for item in spoken):
        return [PersonItem(text=OPENING)]
    last = spoken[-1]
    cut = isinstance(last, LeaderItem) and last.partial
    return [PersonItem(text=GO_ON)] if cut else []


def paired(history: Iterable[HistoryItem]) -> list[HistoryItem]:
    """The history with a result for every call and a call for every result: endpoints refuse
    anything else.
    """
    items = list(history)
    answered = {item.call_id for item in items if isinstance(item, ResultItem)}
    paired: list[HistoryItem] = []
    called: set[str] = set()
    for item in items:
        if isinstance(item, ResultItem) and item.call_id not in called:
            continue
        paired.append(item)
        if isinstance(item, LeaderItem):
            called |= {call.call_id for call in item.calls}
            missing = [call for call in item.calls if call.call_id not in answered]
            paired += [
                ResultItem(call_id=call.call_id, tool=call.name, output=_NOT_RUN)
                for call in missing
            ]
    return paired


_NOT_RUN = {"error": {"code": "user_cancelled", "message": "This was not run."}}


def words_of(item: PersonItem) -> str:
    """What the person said, with the files of that message as the app knows them."""
    if not item.attachments:
        return item.text
    files = json.dumps(list(item.attachments), ensure_ascii=False)
    return f"{item.text}\n\n[The app adds: the person attached {files}]".strip()


def output_of(item: ResultItem, fence: Fence) -> str:
    """A result as the model reads it; what may hold other people's text stands inside a fence."""
    shown = replace(item, output=lean(item))
    if fence.is_needed(item):
        return fence.around(shown)
    return json.dumps(shown.output, ensure_ascii=False)


_MACHINES = frozenset({"sha256", "timestamp", "created"})
_REVIEWS = frozenset({"submit_for_validation", "persist_data"})
LEVELS = ((0.85, "high"), (0.6, "medium"), (0.0, "low"))
"""From which confidence on a value is called so."""


def lean(item: ResultItem) -> dict[str, Any]:
    """The output of a call as a model reads it: what changed, in levels, without what says nothing
    to anybody who reads (hashes, moments, empty fields). The app's own object stays whole.
    """
    output = dict(item.output)
    if item.tool in _REVIEWS and output.get("status") in ("approved", "modified", "ok"):
        # It is what the model itself handed in, but for the changes, which stand beside it.
        output.pop("data", None)
    kept = {key: _lean(value, key) for key, value in output.items() if key not in _MACHINES}
    return {key: value for key, value in kept.items() if value not in (None, {})}


def _lean(value: Any, key: str) -> Any:
    if "confidence" in key and isinstance(value, float):
        return level(value)
    if "confidence" in key and isinstance(value, Mapping):
        return _unsure(value)
    if isinstance(value, Mapping):
        pairs = {name: _lean(one, name) for name, one in value.items() if name not in _MACHINES}
        return {name: one for name, one in pairs.items() if one not in (None, "", [], {})}
    if isinstance(value, list | tuple):
        return [_lean(one, key) for one in value]
    return value


def _unsure(by_path: Mapping[str, Any]) -> dict[str, Any]:
    """What is not sure, by level; all else is."""
    found: dict[str, Any] = {}
    for path, value in by_path.items():
        named = level(value) if isinstance(value, float) else str(value)
        if named != "high":
            found.setdefault(named, []).append(path)
    return found or {"all": "high"}


def level(confidence: float) -> str:
    """The word for a confidence from 0 to 1."""
    return next(word for least, word in LEVELS if confidence >= least or least == 0.0)
