"""The render engine: owns the render worker, replaces it after 50 renders, and ends it however the
block ends.

with RenderEngine(packages=resources() / "typst") as engine:
    page = engine.render(resume, Design())
"""

import json
import subprocess
import sys
import tempfile
import threading
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from interview_app.domain.page_places import LinePlace
from interview_app.domain.resume import ResumeDocument
from interview_app.errors import RenderError
from interview_app.i18n import _
from interview_app.rendering.design import Design
from interview_app.rendering.places import places_of
from interview_app.rendering.worker import read_frame, write_frame

RENDERS_PER_WORKER = 1_000
"""What Typst keeps of pages grows no more after the first fifty; a fresh process all the same,
since a new one takes a second or two (DESIGN 2).
"""

_PATIENCE = 60.0
"""Seconds for one answer; a page takes a tenth of one."""


@dataclass(frozen=True, kw_only=True)
class Rendered:
    """A PDF with its measure: how many pages, and how full the last one is (0 to 1).

    `unshown` are marks that no font has and that were left out; `places`: where the parts stand.
    `drawn`: of each page its layers as SVG, which can be shown at any size; only of what was drawn.
    """

    pdf: bytes
    pages: int
    last_page_fill: float
    unshown: tuple[str, ...] = ()
    places: tuple[LinePlace, ...] = ()
    drawn: tuple[tuple[bytes, ...], ...] = ()


def worker_command() -> list[str]:
    """How to start the worker: the frozen app itself, or this Python."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--render-worker"]
    return [sys.executable, "-m", "interview_app", "--render-worker"]


class RenderEngine:
    """Renders résumés, one at a time; safe to call from several threads."""

    def __init__(self, *, packages: Path) -> None:
        self._packages = packages
        self.fonts = packages.parent / "fonts"
        """The folder of our own fonts."""
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._lock = threading.Lock()
        self._worker: subprocess.Popen[bytes] | None = None
        self._renders = 0
        self._comes_up = False
        """Whether the worker has still to answer that it is ready."""
        self.renders_in_all = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def warm_up(self) -> None:
        """Start the worker now, so that the first page comes at once; waits for nothing."""
        with self._lock:
            self._running()

    def validate(self, resume: ResumeDocument, design: Design) -> dict[str, Any]:
        """The data of `resume.yaml` as RenderCV's own models accept it.

        Raises:
            RenderError: they do not, or the worker failed.
        """
        with self._lock:
            return self._ask("validate", resume, design)

    def render(self, resume: ResumeDocument, design: Design, *, draw: bool = False) -> Rendered:
        """The PDF of the résumé, measured; `draw`: with its pages as pictures for a window.

        Raises:
            RenderError: it cannot be set, or the worker failed.
        """
        with self._lock:
            measured = self._ask("draw" if draw else "render", resume, design)
            pdf = self._next_frame()
            self._renders += 1
            self.renders_in_all += 1
            if self._renders >= RENDERS_PER_WORKER:
                self._stop()
        return Rendered(
            pdf=pdf,
            pages=int(measured["pages"]),
            last_page_fill=float(measured["last_page_fill"]),
            unshown=tuple(measured["unshown"]),
            places=places_of(measured["lines"], design, own=self.fonts),
            drawn=tuple(tuple(one.encode() for one in page) for page in measured["drawn"]),
        )

    @property
    def drawing(self) -> "Drawing":
        """As something that pages are fitted with: what is chosen is drawn already."""
        return Drawing(self)

    def close(self) -> None:
        """End the worker: by the end of its input, then by force."""
        with self._lock:
            self._stop()

    def _ask(self, verb: str, resume: ResumeDocument, design: Design) -> dict[str, Any]:
        worker = self._running()
        assert worker.stdin is not None
        request = {
            "verb": verb,
            "resume": resume.model_dump(mode="json", by_alias=True),
            "design": asdict(design),
        }
        try:
            write_frame(worker.stdin, json.dumps(request).encode())
        except OSError as error:
            self._stop(at_once=True)
            raise RenderError(
                _("Setting the page failed. Try again; your data is unchanged.")
            ) from error
        if self._comes_up:
            self._next_frame()
            self._comes_up = False
        answer = json.loads(self._next_frame())
        if "error" in answer:
            sentence = answer["error"]
            raise RenderError(_(sentence))
        result: dict[str, Any] = answer["ok"]
        return result

    def _next_frame(self) -> bytes:
        worker = self._worker
        assert worker is not None
        assert worker.stdout is not None
        # A worker that hangs is killed, which ends the read below.
        watchdog = threading.Timer(_PATIENCE, worker.kill)
        watchdog.start()
        try:
            frame = read_frame(worker.stdout)
        except (OSError, ValueError):
            frame = None
        finally:
            watchdog.cancel()
        if frame is None:
            self._stop(at_once=True)
            raise RenderError(_("Setting the page failed. Try again; your data is unchanged."))
        return frame

    def _running(self) -> subprocess.Popen[bytes]:
        if self._worker is None or self._worker.poll() is not None:
            self._stop(at_once=True)
            self._worker = subprocess.Popen(
                worker_command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=None
            )
            self._renders = 0
            self._folder = tempfile.TemporaryDirectory(prefix="interview-app-")
            assert self._worker.stdin is not None
            write_frame(
                self._worker.stdin,
                json.dumps(
                    {
                        "verb": "start",
                        "packages": str(self._packages.absolute()),
                        "folder": self._folder.name,
                    }
                ).encode(),
            )
            self._comes_up = True
        return self._worker

    def _stop(self, *, at_once: bool = False) -> None:
        worker, self._worker = self._worker, None
        folder, self._folder = self._folder, None
        if worker is None:
            return
        if at_once:
            worker.kill()
        if worker.stdin is not None:
            try:
                worker.stdin.close()
            except OSError:
                worker.kill()
        try:
            worker.wait(timeout=5)
        except subprocess.TimeoutExpired:
            worker.kill()
            worker.wait()
        if worker.stdout is not None:
            worker.stdout.close()
        if folder is not None:
            folder.cleanup()


class Drawing:
    """An engine that draws whatever it renders."""

    def __init__(self, engine: RenderEngine) -> None:
        self.render = partial(engine.render, draw=True)
