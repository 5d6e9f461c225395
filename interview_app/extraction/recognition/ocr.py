"""OCR for the sealed worker: pictures go to bounded child processes, two pages at a time, words and
boxes come back.
"""

import contextlib
import queue
import re
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError

from interview_app.domain.base import Model
from interview_app.extraction.limits import MAX_IMAGE_PIXELS
from interview_app.extraction.recognition.document_language import DocumentLanguage
from interview_app.extraction.recognition.tesseract_data import binding, installed_languages
from interview_app.extraction.sealing.channel import Channel, Closed, own_command
from interview_app.extraction.sealing.memory import peak_resident_bytes
from interview_app.extraction.sealing.protocol import EndOfStream, Frame

_ANSWER_BYTES = 16 * 1024 * 1024
_PAGE_SECONDS = 30.0
_MEMORY_BYTES = 640 * 1024 * 1024
_PAGES_EACH = 200
"""A child is replaced after so many pages: tesseract keeps what it has learnt about fonts."""

_IDLE_SECONDS = 30.0
_HEADER = re.compile(rb"P5 (\d{1,5}) (\d{1,5}) 255\n")
_UNKNOWN = "unknown"
_SKIPPED: dict[str, Any] = {"available": True, "width": 1, "height": 1, "lines": []}
Word = tuple[str, float, float, float, float, float]
"""Text, x0, y0, x1, y1 in pixels, confidence 0 to 1."""


class OcrLine(Model):
    """A recognised line; `block` numbers the paragraph."""

    block: Annotated[int, Field(ge=0, le=100_000)]
    words: Annotated[tuple[Word, ...], Field(max_length=2_000)]


class OcrAnswer(Model):
    """A recognised page, checked: size of the upright image in pixels, how it was turned, lines in
    reading order.
    """

    kind: Literal["words"]
    width: Annotated[int, Field(ge=1, le=100_000)]
    height: Annotated[int, Field(ge=1, le=100_000)]
    turn: Literal[0, 90, 180, 270] = 0
    angle: Annotated[float, Field(ge=-10, le=10)] = 0.0
    lines: Annotated[tuple[OcrLine, ...], Field(max_length=5_000)]


@dataclass
class _Task:
    image: bytes
    done: Callable[[dict[str, Any]], None]
    deadline: float
    language: DocumentLanguage
    leads: bool


def checked_image(untrusted_image: bytes) -> bool:
    """Whether it is a PGM of a size we take, with exactly the bytes its header claims."""
    header = _HEADER.match(untrusted_image[:32])
    if header is None:
        return False
    pixels = int(header[1]) * int(header[2])
    return 0 < pixels <= MAX_IMAGE_PIXELS and len(untrusted_image) == header.end() + pixels


class OcrPool:
    """Up to `at_once` children, started when the first picture comes and ended when idle."""

    def __init__(self, *, at_once: int = 2) -> None:
        self._at_once = at_once
        self._tasks: queue.Queue[_Task | None] = queue.Queue()
        self._threads: list[threading.Thread] = []
        self._lock = threading.Lock()
        self._waiting = 0
        self._closed = False
        self._binding: str | None = _UNKNOWN

    def available(self) -> bool:
        """Whether tesseract and at least one language are on this machine; looked up once."""
        if self._binding is _UNKNOWN:
            self._binding = binding()
        return self._binding is not None

    def submit(
        self,
        image: bytes,
        *,
        done: Callable[[dict[str, Any]], None],
        deadline: float,
        language: DocumentLanguage,
    ) -> None:
        """Recognise a PGM image; `done` gets the answer's head from another thread, without lines
        when it failed.

        `language` is one for each document: its first page tells it, and the others are read in it.
        """
        if not checked_image(image):
            done(_SKIPPED)
            return
        with self._lock:
            if self._closed:
                done({"available": False})
                return
            self._threads = [thread for thread in self._threads if thread.is_alive()]
            self._tasks.put(_Task(image, done, deadline, language, language.lead()))
            self._waiting += 1
            if len(self._threads) < min(self._at_once, self._waiting):
                thread = threading.Thread(target=self._serve, daemon=True)
                self._threads.append(thread)
                thread.start()

    def close(self) -> None:
        """End all children and wait for them."""
        with self._lock:
            self._closed = True
            threads = list(self._threads)
        for _ in threads:
            self._tasks.put(None)
        for thread in threads:
            thread.join(_PAGE_SECONDS)

    def _serve(self) -> None:
        """One child at a time, fed until there is nothing left for a while."""
        child: _Child | None = None
        try:
            while (task := self._next_task()) is not None:
                if child is None or child.worn:
                    if child is not None:
                        child.channel.close()
                    child = _Child()
                try:
                    answer = child.recognise(task, stopped=lambda: self._closed)
                finally:
                    if task.leads:
                        task.language.settle(None)
                with self._lock:
                    self._waiting -= 1
                if answer is None:
                    child.channel.kill()
                    child = None
                task.done(answer or _SKIPPED)
        finally:
            if child is not None:
                child.channel.close()

    def _next_task(self) -> _Task | None:
        try:
            return self._tasks.get(timeout=_IDLE_SECONDS)
        except queue.Empty:
            # Whoever submits now sees this thread as alive or starts another: look once more under
            # the lock.
            with self._lock:
                with contextlib.suppress(queue.Empty):
                    return self._tasks.get_nowait()
                self._threads = [
                    thread for thread in self._threads if thread is not threading.current_thread()
                ]
                return None


class _Child:
    """One OCR process."""

    def __init__(self) -> None:
        self.channel = Channel(own_command("--ocr-worker"), max_frame_bytes=_ANSWER_BYTES)
        self._pages = 0

    @property
    def worn(self) -> bool:
        return self._pages >= _PAGES_EACH or self.channel.returncode is not None

    def recognise(self, task: _Task, *, stopped: Callable[[], bool]) -> dict[str, Any] | None:
        """The answer's head, or None: it failed, took too long or too much, or there was no time
        left.
        """
        self._pages += 1
        deadline = min(task.deadline, time.monotonic() + _PAGE_SECONDS)
        try:
            told = None if task.leads else task.language.wait(deadline - time.monotonic())
            self.channel.send(
                {"kind": "recognise", "language": told}, task.image, deadline=deadline
            )
            while time.monotonic() < deadline and not stopped():
                event = self.channel.next_event(0.1)
                if isinstance(event, Closed):
                    return None
                if isinstance(event, Frame) and event.head.get("kind") == "language":
                    if task.leads:
                        task.language.settle(_code(event.head.get("language")))
                elif isinstance(event, Frame):
                    return _checked(event)
                elif peak_resident_bytes(self.channel.pid) > _MEMORY_BYTES:
                    return None
        except (EndOfStream, TimeoutError):
            pass
        return None


def _code(untrusted_language: object) -> str | None:
    known = isinstance(untrusted_language, str) and untrusted_language in installed_languages()
    return str(untrusted_language) if known else None


def _checked(untrusted_frame: Frame) -> dict[str, Any] | None:
    try:
        answer = OcrAnswer.model_validate(untrusted_frame.head)
    except ValidationError:
        return None
    head: dict[str, Any] = {"available": True, "width": answer.width, "height": answer.height}
    head |= {"turn": answer.turn, "angle": answer.angle}
    return {**head, "lines": answer.to_json()["lines"]}
