"""The render engine: owns the render worker, replaces it after 50 renders, and ends it however the
block ends.

with RenderEngine(packages=resources() / "typst") as engine:
    page = engine.render(resume, Design())
"""

import json
import subprocess
import sys
import threading
from dataclasses import asdict, dataclass
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

RENDERS_PER_WORKER = 50
"""Typst keeps what it has set; a fresh process keeps memory constant (DESIGN 2)."""

_PATIENCE = 60.0
"""Seconds for one answer; a page takes a tenth of one."""


@dataclass(frozen=True, kw_only=True)
class Rendered:
    """A PDF with its measure: pages on the PDF, and how full the last one is (0 to 1).

    `unshown` are marks that no font has and that were left out.
    """

    pdf: bytes
    pages: int
    last_page_fill: float
    unshown: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Drawn:
    """The pages as SVG, one each, which can be drawn at any size, and where the parts stand."""

    pages: tuple[bytes, ...]
    places: tuple[LinePlace, ...]


def worker_command() -> list[str]:
    """How to start the worker: the frozen app itself, or this Python."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--render-worker"]
    return [sys.executable, "-m", "interview_app", "--render-worker"]


class RenderEngine:
    """Renders résumés, one at a time; safe to call from several threads."""

    def __init__(self, *, packages: Path) -> None:
        self._packages = packages
        self._lock = threading.Lock()
        self._worker: subprocess.Popen[bytes] | None = None
        self._renders = 0
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
        """Start the worker now, so that the first page comes at once."""
        with self._lock:
            self._running()

    def validate(self, resume: ResumeDocument, design: Design) -> dict[str, Any]:
        """The data of `resume.yaml` as RenderCV's own models accept it.

        Raises:
            RenderError: they do not, or the worker failed.
        """
        with self._lock:
            return self._ask("validate", resume, design)

    def draw(self, resume: ResumeDocument, design: Design) -> Drawn:
        """The pages for a window: drawn, and where each line and heading stands.

        Raises:
            RenderError: it cannot be set, or the worker failed.
        """
        with self._lock:
            drawn = self._ask("draw", resume, design)
        return Drawn(
            pages=tuple(page.encode() for page in drawn["pages"]),
            places=places_of(drawn["lines"], design),
        )

    def render(self, resume: ResumeDocument, design: Design) -> Rendered:
        """The PDF of the résumé, measured.

        Raises:
            RenderError: it cannot be set, or the worker failed.
        """
        with self._lock:
            measured = self._ask("render", resume, design)
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
        )

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
            assert self._worker.stdin is not None
            write_frame(
                self._worker.stdin,
                json.dumps({"verb": "start", "packages": str(self._packages.absolute())}).encode(),
            )
            self._next_frame()
        return self._worker

    def _stop(self, *, at_once: bool = False) -> None:
        worker, self._worker = self._worker, None
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
