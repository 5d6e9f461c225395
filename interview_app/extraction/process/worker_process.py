"""The parent's side of one sealed worker process: its requests, its limits of time and memory, how
it ended.

Nothing it says is trusted; after an answer it is used again only when its reader has gone.
"""

import secrets
import signal
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from interview_app.domain.frozen import frozen
from interview_app.extraction.limits import MAX_ANSWER_BYTES, WORKER_BYTES
from interview_app.extraction.recognition.document_language import DocumentLanguage
from interview_app.extraction.refusal import Refused
from interview_app.extraction.sealing import unsealed
from interview_app.extraction.sealing.channel import Channel, Closed, Told, own_command
from interview_app.extraction.sealing.memory import peak_resident_bytes
from interview_app.extraction.sealing.protocol import EndOfStream, Frame

_START_SECONDS = 30.0
_TICK = 0.05
_LEAVE_SECONDS = 1.0


class Cancelled(Exception):
    """The caller gave up; the worker has been killed."""


class NeverReady(Refused):
    """A worker did not come up; no document was given to it."""


class Recogniser(Protocol):
    """Runs OCR for the worker: `submit` returns at once and calls `done` with the answer's head
    from any thread.
    """

    def submit(
        self,
        image: bytes,
        *,
        done: Callable[[dict[str, Any]], None],
        deadline: float,
        language: DocumentLanguage,
    ) -> None:
        """Recognise a PGM image of the document that this is the language of."""
        ...


@frozen
class Job:
    """One request with its limits. `on_progress(page, pages)` counts from 1; `cancel` ends it at
    any time.

    `check(untrusted_frame)` may raise Refused; `WorkerPool.run` raises it then.
    """

    head: dict[str, Any]
    content: bytes
    timeout_seconds: float
    on_progress: Callable[[int, int], None] | None = None
    cancel: threading.Event | None = None
    recogniser: Recogniser | None = None
    check: Callable[[Frame], Any] | None = None


@dataclass
class _OcrAnswer:
    page: int
    head: dict[str, Any]


@dataclass
class Outcome:
    """The final frame, unchecked, the worker's peak of resident memory in MB, and what the job's
    check made of the frame.
    """

    untrusted_frame: Frame
    peak_rss_mb: float = 0.0
    checked: Any = None


def _checked(job: Job, frame: Frame) -> Any:
    """What the job's check gives, or the refusal it raised: the worker's end is heard before
    anybody is told.
    """
    if job.check is None:
        return None
    try:
        return job.check(frame)
    except Refused as refused:
        return refused


@dataclass
class Worker:
    """One worker process; used by one caller at a time."""

    channel: Channel
    sandbox: dict[str, bool] = field(default_factory=dict)
    ready: bool = False
    reader_pid: int = 0
    peak_bytes: int = 0
    _ended: tuple[int, int] | None = None
    _language: DocumentLanguage = field(default_factory=DocumentLanguage)

    @classmethod
    def start(cls, *arguments: str) -> "Worker":
        """Start it without waiting."""
        return cls(
            Channel([*own_command("--parse-worker"), *arguments], max_frame_bytes=MAX_ANSWER_BYTES)
        )

    def wait_ready(self) -> None:
        """Wait until a sealed reader stands by.

        Raises:
            NeverReady: parser_crashed, when it does not come up.
        """
        deadline = time.monotonic() + _START_SECONDS
        while not self.ready:
            event = self.channel.next_event(deadline - time.monotonic())
            if event is None or isinstance(event, Closed):
                raise NeverReady("parser_crashed")
            self._note(event)

    def run(self, job: Job) -> Outcome:
        """Have one request answered, holding time and memory. What the job checks is checked while
        the reader leaves.

        Raises:
            Refused: timeout, limit_memory or parser_crashed; not_sealed, before the document is
                handed over.
            Cancelled: the job's event was set.
        """
        self.wait_ready()
        if not unsealed.holds(self.sandbox) and not unsealed.is_permitted():
            raise Refused("not_sealed")
        self.ready, self._ended, self._language, self.peak_bytes = (
            False,
            None,
            DocumentLanguage(),
            0,
        )
        nonce = secrets.token_hex(16)
        deadline = time.monotonic() + job.timeout_seconds
        try:
            self.channel.send({**job.head, "nonce": nonce}, job.content, deadline=deadline)
            frame = self._until_answered(job, nonce, deadline)
        except EndOfStream:
            raise self._how_it_died() from None
        except TimeoutError:
            raise Refused("timeout") from None
        checked = _checked(job, frame)
        self._wait_for_leave()
        return Outcome(frame, round(self.peak_bytes / 1e6, 1), checked)

    def _until_answered(self, job: Job, nonce: str, deadline: float) -> Frame:
        looked = 0.0
        while True:
            now = time.monotonic()
            if now >= deadline:
                raise TimeoutError
            if job.cancel is not None and job.cancel.is_set():
                raise Cancelled
            if now - looked >= _TICK:
                looked = now
                self._watch_memory()
            event = self.channel.next_event(min(_TICK, deadline - now))
            if isinstance(event, Closed):
                raise self._how_it_died()
            if isinstance(event, _OcrAnswer):
                self.channel.send({**event.head, "page": event.page}, deadline=deadline)
            elif isinstance(event, Frame) and event.head.get("nonce") == nonce:
                if self._is_final(event, job, deadline):
                    return event
            elif event is not None:
                self._note(event)

    def _is_final(self, frame: Frame, job: Job, deadline: float) -> bool:
        kind = frame.head.get("kind")
        if kind == "progress" or kind == "needs_ocr":
            page, pages = frame.head.get("page"), frame.head.get("pages")
            if (
                not isinstance(page, int)
                or not isinstance(pages, int)
                or not 0 <= page <= pages <= 100_000
            ):
                raise Refused("parser_crashed")
            if kind == "needs_ocr":
                self._hand_to_ocr(frame.body, page, job, deadline)
            if job.on_progress is not None:
                job.on_progress(page + (kind == "needs_ocr"), pages)
            return False
        return True

    def _hand_to_ocr(self, image: bytes, page: int, job: Job, deadline: float) -> None:
        events = self.channel.events
        if job.recogniser is None:
            events.put(_OcrAnswer(page, {"available": False}))
            return
        # What is left at the end belongs to understanding; pages that do not fit any more are told
        # as skipped.
        ocr_deadline = deadline - 0.1 * job.timeout_seconds
        job.recogniser.submit(
            image,
            done=lambda head: events.put(_OcrAnswer(page, head)),
            deadline=ocr_deadline,
            language=self._language,
        )

    def _note(self, event: Any) -> None:
        if isinstance(event, Told) and event.words[:1] == ("forked",):
            self.reader_pid = int(event.words[1])
        elif isinstance(event, Told) and event.words[:1] == ("ended",):
            self._ended = (int(event.words[2]), int(event.words[3]) * 1024)
            self.peak_bytes = max(self.peak_bytes, self._ended[1])
        elif (
            isinstance(event, Frame)
            and event.head.get("kind") == "ready"
            and not event.head.get("nonce")
        ):
            untrusted_held = event.head.get("sandbox")
            if isinstance(untrusted_held, dict):
                self.sandbox = {
                    str(name)[:40]: bool(held) for name, held in list(untrusted_held.items())[:20]
                }
            self.ready = True

    def _watch_memory(self) -> None:
        self.peak_bytes = max(
            self.peak_bytes, peak_resident_bytes(self.reader_pid or self.channel.pid)
        )
        if self.peak_bytes > WORKER_BYTES:
            raise Refused("limit_memory")

    def _wait_for_leave(self) -> None:
        """After an answer the reader must be gone: only then a next document may come.

        That it has gone and that the next one stands by come on two ways, in either order: both are
        noted. A reader that says so in the other's name gains nothing, since the worker is used
        again only when the reader has gone.
        """
        deadline = time.monotonic() + _LEAVE_SECONDS
        while self._ended is None and (left := deadline - time.monotonic()) > 0:
            event = self.channel.next_event(left)
            if isinstance(event, Closed):
                return
            if event is not None:
                self._note(event)

    def _how_it_died(self) -> Refused:
        deadline = time.monotonic() + _LEAVE_SECONDS
        while (
            self._ended is None
            and self.channel.returncode is None
            and (left := deadline - time.monotonic()) > 0
        ):
            event = self.channel.next_event(min(left, _TICK))
            if event is not None and not isinstance(event, (Frame, Closed)):
                self._note(event)
        while (event := self.channel.next_event(0)) is not None:
            self._note(event)
        killer = (
            self._ended[0] & 0x7F if self._ended is not None else -(self.channel.returncode or 0)
        )
        if killer == signal.SIGXCPU:
            return Refused("timeout")
        return Refused("limit_memory" if self.peak_bytes > 0.9 * WORKER_BYTES else "parser_crashed")

    def keep(self) -> None:
        """Say that nothing was read: the worker may be used as it is."""
        self._ended = (0, 0)

    @property
    def reusable(self) -> bool:
        """Whether the document before ended well and another reader will stand by."""
        return self._ended is not None and self._ended[0] == 0 and self.channel.returncode is None
