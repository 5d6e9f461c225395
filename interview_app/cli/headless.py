"""`interview-app --headless --control stdio`: the whole interview as JSON lines (CONTRACT E11).

Out: what waits, acknowledgements (only after the commit), messages, phases, the story card, errors.
In: an answer to a token, words, a file, a change of the story card, stop, stream, or quit. The page
docs/headless.md tells each line. The first line out is always what waits; lines that came before
it follow after it.
"""

import json
import os
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import IO, Any

from pydantic import ValidationError

from interview_app import i18n, logs
from interview_app import settings as settings_file
from interview_app.domain.asks import ReviewAsk
from interview_app.domain.model_choice import ModelChoice
from interview_app.domain.story_changes import StoryChange
from interview_app.errors import SettingsError
from interview_app.llm.client import ModelClient
from interview_app.messages import interview as messages
from interview_app.messages.sessions import SessionOpened, StartOverRequested
from interview_app.paths import DataFolder, data_folder, resources
from interview_app.use_cases.interviews.parts import Interview

_LONGEST_START = 10.0
"""Seconds that a quit waits for the first line."""

_STREAM_EVERY = 0.033
"""Seconds between two looks for streamed text."""
_LONGEST_LINE = 16 * 1024 * 1024
"""Characters of one line in; a longer one is refused."""


@dataclass(frozen=True)
class StreamRequested:
    """From now on, streamed text is written too."""


class Channel:
    """Turns messages into lines and lines into messages; writes whole lines only."""

    def __init__(self, out: IO[str], *, on_lost: Callable[[], None] = lambda: None) -> None:
        self._out = out
        self._on_lost = on_lost
        self.lost: OSError | None = None
        """Why nothing can be written any more: nobody reads, or the disk is full."""
        self._lock = threading.Lock()
        self._session = ""
        self._phase = ""
        self._held: list[dict[str, Any]] | None = []
        self._begun = threading.Event()
        self._standing: dict[str, dict[str, Any]] = {}
        self._drain: Callable[[], tuple[str, bool]] | None = None

    def emit(self, message: object) -> None:
        """A message of the actor, on its thread."""
        with self._lock:
            if isinstance(message, messages.Acknowledged | messages.AskWithdrawn):
                self._standing.pop(message.token, None)
            for line in self._lines(message):
                self._put(line)
            if (
                isinstance(message, messages.WorkStateChanged)
                and message.state == "failed"
                and not self._standing
            ):
                # Nothing waits and nothing will by itself: what went wrong must not be held back
                # for it.
                self._release()

    def refuse(self, sentence: str) -> None:
        """A line that could not be understood."""
        with self._lock:
            self._put({"error": {"code": "invalid_parameters", "message": sentence}})

    def wait_for_the_first_line(self) -> None:
        """Return once something waits, or nothing will; a leader that takes longer than
        `_LONGEST_START` is not waited for.
        """
        self._begun.wait(_LONGEST_START)

    def finish(self) -> None:
        """Write what is still held back, for a run in which nothing ever waited: what failed, for
        that is all that is new.
        """
        with self._lock:
            self._held = [line for line in self._held or [] if "error" in line]
            self._release()

    def _release(self) -> None:
        held, self._held = self._held or [], None
        self._begun.set()
        for line in held:
            self._put(line)

    def _put(self, line: dict[str, Any]) -> None:
        if self._held is not None and "waiting" not in line:
            self._held.append(line)
            return
        held, self._held = self._held or [], None
        self._begun.set()
        if self.lost is not None:
            return
        try:
            for one in (line, *held):
                text = json.dumps(one, ensure_ascii=False)
                self._out.write(text.encode("utf-8", "replace").decode("utf-8") + "\n")
            self._out.flush()
        except OSError as error:
            # The interview must not end in the middle of a step because nobody listens: what is
            # under way is kept first.
            self.lost = error
            self._on_lost()

    def _lines(self, message: object) -> Iterator[dict[str, Any]]:
        match message:
            case SessionOpened(info=info):
                self._session = info.id
                self._standing.clear()
            case messages.AskPublished(token=token):
                self._standing[token] = {"waiting": _waiting(message), "session": self._session}
                yield self._standing[token]
            case messages.Acknowledged():
                yield {
                    "ack": message.token,
                    "status": message.status,
                    "id": message.id,
                    "version": message.version,
                    "duplicate": message.duplicate,
                }
            case messages.MessageAdded(id=id, author=author, text=text) if text:
                yield {"message": text, "author": author, "id": id}
            case messages.StoryShown() | messages.ResumeOffered() | messages.StreamEnded():
                yield from self._beside(message)
            case messages.PhaseChanged(phase=phase):
                if phase.value != self._phase:
                    self._phase = phase.value
                    yield {"phase": phase.value}
            case messages.ErrorTold(code=code, message=sentence):
                yield {"error": {"code": code, "message": sentence}}
            case messages.AttachmentsChanged(refused=refused):
                for name, code, sentence in refused:
                    yield {"error": {"code": code, "message": sentence, "file": name}}
                if refused or not self._waits_for("get_user_upload"):
                    yield from self._standing.values()

    def _beside(self, message: object) -> Iterator[dict[str, Any]]:
        """What stands beside the conversation."""
        if isinstance(message, messages.StoryShown):
            yield {"story": _story(message)}
        elif isinstance(message, messages.ResumeOffered):
            yield {"resume": "open"}
        else:
            yield from self._streamed()

    def stream(self, drain: Callable[[], tuple[str, bool]]) -> None:
        """Write streamed text from now on: `drain` gives what came since the last time."""
        with self._lock:
            self._drain = drain

    def write_streamed(self) -> None:
        """Write what has come of a text that is being spoken."""
        with self._lock:
            for line in self._streamed():
                self._put(line)

    def _streamed(self) -> Iterator[dict[str, Any]]:
        if self._drain is None:
            return
        text, restarted = self._drain()
        if restarted:
            yield {"stream": "", "restarted": True}
        if text:
            yield {"stream": text}

    def _waits_for(self, tool: str) -> bool:
        return any(line["waiting"]["tool"] == tool for line in self._standing.values())


def _waiting(ask: messages.AskPublished) -> dict[str, Any]:
    """What waits, with the paths of the texts that were read with a doubt."""
    told = {"tool": ask.tool, "token": ask.token, "args": ask.args, "args_sha256": ask.args_sha256}
    marked = ask.ask.marked if isinstance(ask.ask, ReviewAsk) else ()
    return {**told, "marked": list(marked)} if marked else told


def understood(line: str) -> object:
    """The message of a line.

    Raises:
        ValueError: with a sentence about what a line may be.
    """
    try:
        order = json.loads(line)
    except (ValueError, RecursionError):
        raise ValueError("A line must be one JSON object.") from None
    match order:
        case {"quit": True}:
            return messages.QuitRequested()
        case {"stream": True}:
            return StreamRequested()
        case {"start_over": True}:
            return StartOverRequested()
        case {"token": str(token), "data": dict(data)}:
            return messages.AskAnswered(token=token, data=data)
        case {"stop": True}:
            return messages.StopRequested()
        case {"say": str(text)}:
            return messages.PersonSaid(text=text)
        case {"upload": str(path)}:
            return messages.FilesOffered(paths=(os.fsencode(path),))
        case {"upload": list(paths)} if paths and all(isinstance(path, str) for path in paths):
            return messages.FilesOffered(paths=tuple(os.fsencode(path) for path in paths))
    if (change := _change_in(order)) is not None:
        return change
    raise ValueError(
        'A line is {"token", "data"}, {"say": text}, {"upload": path}, {"edit"}, {"move"}, '
        '{"shift"}, {"skip"}, {"undo": true}, {"leave": true}, {"back"}, {"stop": true}, '
        '{"stream": true} or {"quit": true}.'
    )


def _change_in(order: object) -> StoryChange | None:
    """A change of the story card, None when the line is none."""
    try:
        return StoryChange.model_validate(order)
    except ValidationError:
        return None


def _story(shown: messages.StoryShown) -> dict[str, Any]:
    """The story card as a line tells it; no story: none is open."""
    return {
        "card": shown.story.to_json() if shown.story is not None else None,
        "asked": shown.asked,
        "coach": list(shown.coach),
        "to_look_up": [one.to_json() for one in shown.to_look_up],
    }


def _pump(
    lines: Iterable[str], channel: Channel, post: Any, on_stream: Callable[[], None] = lambda: None
) -> None:
    for line in lines:
        if not line.strip():
            continue
        if len(line) > _LONGEST_LINE:
            channel.refuse("This line is too long.")
            continue
        try:
            message = understood(line)
        except ValueError as error:
            channel.refuse(str(error))
            continue
        if isinstance(message, messages.QuitRequested):
            break
        if isinstance(message, StreamRequested):
            on_stream()
            continue
        post(message)
    # Even a run that ends at once says what waits: the first line out is never left away (CONTRACT
    # E11).
    channel.wait_for_the_first_line()
    post(messages.QuitRequested())


def _stream(
    channel: Channel, drain: Callable[[], tuple[str, bool]], ended: threading.Event
) -> None:
    """Write what is being spoken as often as a window shows it, until the end."""
    channel.stream(drain)

    def watch() -> None:
        while not ended.wait(_STREAM_EVERY):
            channel.write_streamed()

    threading.Thread(target=watch, name="headless-stream", daemon=True).start()


def _language(folder: DataFolder, wanted: str | None) -> str:
    """The language asked for, else the one of the settings, else the one of the environment."""
    if wanted:
        return wanted
    try:
        kept = settings_file.load(folder.settings).language
    except SettingsError:
        kept = "system"  # whoever opens the window is told; here they only lose the language
    among = i18n.spoken(resources() / "translations")
    return kept if kept != "system" else i18n.told_by(os.environ, among)


def run(
    *,
    data_dir: str | None = None,
    language: str | None = None,
    leader: ModelClient | None = None,
    choice: ModelChoice | None = None,
) -> int:
    """Run until `quit` or the end of stdin, in `language` (a code of `i18n.spoken`) if one is
    asked for, led by the model of `choice` if there is one; the exit code.

    Raises:
        ProviderError: the model of `choice` cannot be used.
        StoreError: the store cannot be opened; told by the caller in one line.
        OSError: the lines out could not be written.
    """
    folder = data_folder(data_dir)
    logs.set_up(folder.logs)
    if (spoken := _language(folder, language)) != i18n.language():
        i18n.set_language(spoken, catalogues=resources() / "translations")
    for stream in (sys.stdin, sys.stdout):
        stream.reconfigure(encoding="utf-8", errors="surrogateescape")  # type: ignore[union-attr]
    channel = Channel(sys.stdout, on_lost=lambda: interview.post(messages.QuitRequested()))
    interview = Interview(
        folder, emit=channel.emit, leader=leader, choice=choice, told_at="terminal"
    )
    try:
        interview.start()
        ended = threading.Event()
        reader = threading.Thread(
            target=_pump,
            args=(
                sys.stdin,
                channel,
                interview.post,
                lambda: _stream(channel, interview.actor.tokens.drain, ended),
            ),
            daemon=True,
        )
        reader.start()
        interview.actor.join()
        ended.set()
        channel.finish()
    finally:
        interview.close()
    if channel.lost is not None:
        raise channel.lost
    return 0
