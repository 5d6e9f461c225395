"""An actor that is played in a test: the real store, a scripted leader, and a record of what the
person was told.
"""

import asyncio
import os
import queue
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Self, TypeVar

from interview_app.domain.artifact import ArtifactRecord, ArtifactStatus, artifact_id
from interview_app.domain.journal import Event
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.reading import Derived, DocumentReading
from interview_app.errors import PersonCanMend
from interview_app.interview.actor import Actor
from interview_app.interview.limits import Limits
from interview_app.interview.parts import ActorParts, Inside
from interview_app.llm.client import ModelClient
from interview_app.messages.documents import PagePictureReady
from interview_app.messages.interview import (
    AskAnswered,
    AskPublished,
    QuitRequested,
    WorkStateChanged,
)
from interview_app.messages.lines import LineWish
from interview_app.paths import DataFolder
from interview_app.store.opening import open_store
from interview_app.use_cases.exchange.uploads import Uploads
from tools import ALL_TOOLS

T = TypeVar("T")
SECONDS = 20.0 if "MUTANT_UNDER_TEST" in os.environ else 60.0
"""How long anything may take before it hangs; nothing waits so long but a test that fails, and of
those `make mutants` makes many.
"""


class Probe:
    """A message that comes to rest when everything before it has: messages are taken in order."""

    def __init__(self) -> None:
        self.rested = threading.Event()


async def _rest(probe: Probe) -> None:
    mine = asyncio.current_task()
    while others := [
        task for task in asyncio.all_tasks() if task is not mine and not _takes_messages(task)
    ]:
        await asyncio.wait(others)
    probe.rested.set()


def _takes_messages(task: "asyncio.Task[Any]") -> bool:
    return getattr(task.get_coro(), "__qualname__", "") == "Life.live"


class Wished:
    """A message that keeps a line on the actor's loop, as the room of résumés does."""

    def __init__(self, wish: LineWish) -> None:
        self.wish, self.done = wish, Future[Any]()


class VirtualClock:
    """Short waits pass at once and are recorded; long ones pass when the test says so."""

    def __init__(self) -> None:
        self.at = 0.0
        self.slept: list[float] = []
        self.short = 10.0

    def now(self) -> str:
        return "2026-05-04T10:00:00Z"

    def monotonic(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        if seconds <= self.short:
            self.slept.append(seconds)
            await asyncio.sleep(0)
            return
        await asyncio.get_running_loop().create_future()


class PlainDocuments:
    """Reads every document as what the test prepared for its handle."""

    def __init__(self) -> None:
        self.readings: dict[str, DocumentReading] = {}
        self.otherwise: DocumentReading | None = None
        self.release: asyncio.Event | None = None
        self.held = ""  # when it is set, only this document waits for `release`
        self.started = queue.Queue[str]()

    async def read(
        self,
        handle: str,
        *,
        timeout_seconds: float,
        on_progress: Callable[[int, int], None] | None = None,
    ) -> DocumentReading:
        if on_progress is not None:
            on_progress(2, 3)
        self.started.put(handle)
        if self.release is not None and self.held in ("", handle):
            await self.release.wait()
        return (
            self.readings.get(handle) or self.otherwise or reading_of("Nothing much", profile=None)
        )

    def capabilities(self) -> Mapping[str, bool]:
        return {"ocr": False, "layout_preservation": True}


class NoContacts:
    """A machine without an address book."""

    def available(self) -> bool:
        return False

    async def fetch(self, *, name: str | None) -> ApplicantProfile:
        raise LookupError

    async def from_file(self, handle: str) -> ApplicantProfile:
        return ApplicantProfile.model_validate({"basics": {"name": "From a card"}})


class NoPictures:
    """Draws nothing."""

    async def picture(
        self, artifact_id: str, sha256: str, *, page: int, dpi: int
    ) -> PagePictureReady:
        return PagePictureReady(artifact_id=artifact_id, page=page, dpi=dpi, png=b"png")


def reading_of(text: str, **derived: Any) -> DocumentReading:
    """A reading of a plain text with what was understood of it."""
    sha256 = (text.encode().hex() + "0" * 64)[:64]
    record = ArtifactRecord(
        id=artifact_id(sha256),
        sha256=sha256,
        filename="secret-name.pdf",
        mime="application/pdf",
        bytes=len(text),
        pages=1,
        status=ArtifactStatus.PARSED,
        text=text,
        hidden_text="white on white",
        created="2026-05-04T10:00:00Z",
    )
    return DocumentReading(
        status="ok",
        artifact_record=record,
        derived=Derived.model_validate(
            {
                "provenance": {},
                **{key: value for key, value in derived.items() if value is not None},
            }
        ),
    )


class Played:
    """Start it with a leader, say things, and look at what came out."""

    def __init__(
        self,
        folder: Path,
        leader: ModelClient,
        *,
        limits: Limits | None = None,
        is_guide: bool = False,
        **parts: Any,
    ) -> None:
        self.store = open_store(DataFolder(folder))
        self.clock = VirtualClock()
        self.documents = PlainDocuments()
        self.out: list[object] = []
        self.bugs: list[str] = []
        self._queue: queue.Queue[object] = queue.Queue()
        given: dict[str, Any] = {
            "store": self.store,
            "documents": self.documents,
            "contacts": NoContacts(),
            "uploads": Uploads(self.store),
            "pictures": NoPictures(),
            "tools": ALL_TOOLS,
            "leader": leader,
            "leader_is_guide": is_guide,
            "clock": self.clock,
            "limits": limits or Limits(),
            "on_bug": self._bug,
        }
        services = {**parts.pop("services", {}), Probe: _rest, Wished: self._keep}
        self._inside = Inside()
        self.actor = Actor(
            ActorParts(**{"inside": self._inside, **given, **parts}, services=services.get),
            emit=self._emit,
        )

    def _bug(self, border: str) -> None:
        import traceback

        self.bugs.append(border + traceback.format_exc())

    def _emit(self, message: object) -> None:
        self.out.append(message)
        self._queue.put(message)

    def __enter__(self) -> Self:
        self.actor.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, *_rest: object) -> None:
        self.end()
        if kind is None:
            assert not self.bugs, self.bugs

    def end(self) -> None:
        self.actor.post(QuitRequested())
        assert self.actor.join(SECONDS), "the actor did not end"
        self.store.close()

    def post(self, message: object) -> None:
        self.actor.post(message)

    async def _keep(self, wished: Wished) -> None:
        try:
            wished.done.set_result(self._inside.keep_line(wished.wish))
        except PersonCanMend as error:
            wished.done.set_exception(error)

    def keep(self, wish: LineWish) -> Any:
        """What is wished of a line, done."""
        wished = Wished(wish)
        self.post(wished)
        return wished.done.result(SECONDS)

    def until(self, kind: type[T], fits: Callable[[T], bool] = lambda message: True) -> T:
        """The next message of this kind that fits; what comes before it is passed over."""
        while True:
            try:
                message = self._queue.get(timeout=SECONDS)
            except queue.Empty:
                raise AssertionError(
                    f"no {kind.__name__} came; bugs: {self.bugs}; out: {self.out[-8:]}"
                ) from None
            if isinstance(message, kind) and fits(message):
                return message

    def asked(self, tool: str | None = None) -> AskPublished:
        """The next thing that waits."""
        return self.until(AskPublished, lambda ask: tool is None or ask.tool == tool)

    def settled(self) -> None:
        """The actor has come to where it waits for the person."""
        self.until(WorkStateChanged, lambda message: message.state == "waiting_for_person")

    def at_rest(self) -> None:
        """Wait until the actor rests: what was posted has been taken, no task but its own is left,
        and all that follows from the last question has been told.
        """
        probe = Probe()
        self.post(probe)
        if not probe.rested.wait(SECONDS):
            raise AssertionError(
                f"the actor does not come to rest; bugs: {self.bugs}; out: {self.out[-8:]}"
            )

    def quiet(self) -> None:
        """Wait until the actor rests; what it told until then is passed over."""
        self.at_rest()
        while not self._queue.empty():
            self._queue.get_nowait()

    def answer(self, ask: AskPublished, **data: Any) -> None:
        self.post(AskAnswered(token=ask.token, data=data))

    def told(self, kind: type[T]) -> list[T]:
        return [message for message in self.out if isinstance(message, kind)]

    def events(self, kind: str | None = None) -> list[Event]:
        """What is durable in the session in force."""
        session = self.store.newest_session()
        assert session is not None
        return [event for event in session.events if kind is None or event.kind == kind]
