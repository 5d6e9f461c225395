"""A session as a file for a bug report, and that file folded again: it shows whether the app still
comes out where it did.

The file holds every event in order and what the session looked like at the end. Without the
person's agreement every
text in it is masked: its length and shape stay, its words and numbers go.
"""

import json
import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from interview_app import __version__
from interview_app.domain.journal import Event
from interview_app.errors import ImportFailed, StoreMissing
from interview_app.i18n import _
from interview_app.interview.state import SessionState
from interview_app.interview.turn import pending_calls
from interview_app.paths import DataFolder
from interview_app.store.opening import open_for_reading
from tools import ALL_TOOLS

FORMAT = 1
MASKED = "x"
_STRUCTURE = frozenset(
    {
        "kind",
        "call_id",
        "token",
        "tool",
        "data_type",
        "dataType",
        "phase",
        "objective",
        "status",
        "wire",
    }
)
_STRUCTURE |= {"type", "action", "id", "sha256", "args_sha256", "code", "decision", "handle"}
"""Keys whose values are the app's own words."""
_TOOLS = frozenset(tool.name for tool in ALL_TOOLS)
_OWN_WORD = re.compile(r"[a-z0-9_.:-]{1,64}\Z", re.IGNORECASE)


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """What a session comes to: counts, what waits, where it stands. `difference` is a sentence, or
    empty.
    """

    events: int = 0
    messages: int = 0
    replies: int = 0
    calls: int = 0
    phase: str = ""
    waiting: tuple[str, ...] = ()
    pending: tuple[str, ...] = ()
    difference: str = ""

    def as_json(self) -> dict[str, Any]:
        """For people and programs."""
        return {**asdict(self), "waiting": list(self.waiting), "pending": list(self.pending)}


def record(folder: DataFolder, file: Path, *, with_content: bool) -> int:
    """Write the newest session; how many events it has.

    Raises:
        StoreError: there is none, or it cannot be read.
        ImportFailed: the file cannot be written.
    """
    with open_for_reading(folder) as store:
        session = store.newest_session()
    if session is None:
        raise StoreMissing(_("There is no session to record."))
    events = [
        {"id": one.id, "kind": one.kind, "at": one.at, "body": one.body} for one in session.events
    ]
    if not with_content:
        events = [{**one, "body": masked(one["body"])} for one in events]
    end = _outcome(tuple(_event(one) for one in events)).as_json()
    lines = [
        {"interview_app": __version__, "format": FORMAT, "with_content": with_content},
        *events,
        {"end": end},
    ]
    try:
        file.write_text(
            "\n".join(json.dumps(line, ensure_ascii=False) for line in lines) + "\n",
            encoding="utf-8",
        )
    except OSError:
        raise ImportFailed(_("The file cannot be written. Choose another place.")) from None
    return len(events)


def play(file: Path) -> Outcome:
    """Fold a recorded session again.

    Raises:
        ImportFailed: it is no recording.
    """
    try:
        content = file.read_bytes()
    except OSError:
        raise ImportFailed(
            _("{name} cannot be read. Check that it is a file you may open.").format(name=file.name)
        ) from None
    try:
        head, *rest = [
            json.loads(line) for line in content.decode("utf-8").splitlines() if line.strip()
        ]
        if head["format"] != FORMAT or "end" not in rest[-1]:
            raise ValueError("another format")
        events, end = tuple(_event(one) for one in rest[:-1]), rest[-1]["end"]
    except (ValueError, KeyError, TypeError, IndexError, RecursionError):
        raise ImportFailed(
            _("{name} is no recorded session of this app.").format(name=file.name)
        ) from None
    try:
        now = _outcome(events)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        kind = type(error).__name__
        return Outcome(
            events=len(events),
            difference=_("The session cannot be folded: {kind}.").format(kind=kind),
        )
    different = [key for key, value in now.as_json().items() if end.get(key) != value]
    if different:
        words = _("It comes out differently than recorded: {names}.").format(
            names=", ".join(different)
        )
        return Outcome(**{**asdict(now), "difference": words})
    return now


def masked(value: Any, key: str = "") -> Any:
    """A body without content: words become x, digits 0; the app's own words, ids and flags stay."""
    if isinstance(value, dict):
        return {_key(one): masked(inner, one) for one, inner in value.items()}
    if isinstance(value, list):
        return [masked(one, key) for one in value]
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, str):
        if key == "arguments":
            return _masked_arguments(value)
        if (key in _STRUCTURE and _OWN_WORD.match(value)) or (key == "name" and value in _TOOLS):
            return value
        return re.sub(r"\d", "0", re.sub(r"[^\W\d_]", MASKED, value))
    return (
        0
        if isinstance(value, float)
        else value
        if key in ("version", "bytes", "pages", "id", "page")
        else 0
    )


def _key(key: str) -> str:
    """A key is the app's, unless it is no plain word."""
    return (
        key
        if re.fullmatch(r"[A-Za-z_][A-Za-z0-9_.]{0,40}", key)
        else re.sub(r"[^\W_]", MASKED, key)
    )


def _masked_arguments(arguments: str) -> str:
    try:
        return json.dumps(masked(json.loads(arguments)))
    except (ValueError, RecursionError):
        return MASKED * len(arguments)


def _event(one: dict[str, Any]) -> Event:
    return Event(
        id=int(one["id"]),
        session_id="replay",
        kind=str(one["kind"]),
        at=str(one["at"]),
        body=one["body"],
        body_sha256="",
        hash="",
    )


def _outcome(events: Iterable[Event]) -> Outcome:
    state, count, replies, calls = SessionState(), 0, 0, 0
    for event in events:
        state.apply(event)
        count += 1
        if event.kind == "leader_said" and event.body:
            replies += 1
            calls += len(event.body.get("calls", ()))
    return Outcome(
        events=count,
        messages=len(state.messages),
        replies=replies,
        calls=calls,
        phase=state.phase.value,
        waiting=tuple(call.tool for call in state.waiting.values()),
        pending=tuple(call.name for call in pending_calls(state.history.items)),
    )
