"""From a posting to a folder of files (CONTRACT D10, D11, E5): pipeline, pages, reading back,
reports.

The files are audited as they are printed: the text read back from the PDF must hold every claim,
and no word that the draft does not have.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from pydantic import ValidationError

from interview_app.check.page.read_back import with_printed
from interview_app.domain.canonical import content_sha256
from interview_app.domain.lines import LineDifference
from interview_app.domain.proposals import ProposalState
from interview_app.domain.resume import ResumeDocument
from interview_app.domain.tailoring import AuditReport, Blackboard, Inputs, LengthRules, State, Trim
from interview_app.paths import DataFolder, make_private
from interview_app.rendering import docx_template
from interview_app.rendering.design import Design
from interview_app.rendering.docx_file import check_template
from interview_app.rendering.engine import RenderEngine
from interview_app.rendering.output_folder import resume_files, write_folder
from interview_app.rendering.page_fit import Fitted
from interview_app.store.files import write_whole
from interview_app.tailoring.lines import base_resume
from interview_app.tailoring.pipeline import Pipeline
from interview_app.tailoring.reports import variants
from interview_app.tailoring.stages.context import Parts
from interview_app.use_cases.resumes.printed_draft import from_base, reports, set_pages

KEPT_DAYS = 30
"""A run that nobody went on with is forgotten after so many days."""


class UnfinishedRuns:
    """One file for each run. A folder that cannot be written loses the way back, never the run."""

    def __init__(self, folder: DataFolder, *, now: Callable[[], float] = time.time) -> None:
        self._folder = folder.cache / "unfinished-runs"
        self._now = now

    def find(self, fingerprint: str) -> Blackboard | None:
        """Where the run of this fingerprint stopped, or None; a file that cannot be used is
        none.
        """
        self._sweep()
        try:
            return Blackboard.model_validate_json(self._path(fingerprint).read_bytes())
        except (OSError, ValidationError):
            return None

    def keep(self, fingerprint: str, board: Blackboard) -> None:
        """Write the blackboard, whole or not at all."""
        with contextlib.suppress(OSError):
            make_private(self._folder)
            write_whole(self._path(fingerprint), board.model_dump_json().encode("utf-8"))

    def forget(self, fingerprint: str) -> None:
        """The run has ended."""
        with contextlib.suppress(OSError):
            self._path(fingerprint).unlink()

    def _path(self, fingerprint: str) -> Path:
        return self._folder / f"{fingerprint}.json"

    def _sweep(self) -> None:
        oldest = self._now() - KEPT_DAYS * 86_400
        with contextlib.suppress(OSError):
            for path in self._folder.iterdir():
                if path.stat().st_mtime < oldest:
                    path.unlink()


@dataclass(frozen=True, kw_only=True)
class Wish:
    """What the person asks for. `date` is `YYYY-MM-DD`; `base_markdown` is the base résumé's text,
    if there is one.

    `posting_hidden`: what the posting's file hides from who reads it.
    """

    posting: str
    target_title: str
    output_dir: Path
    date: str
    max_pages: int = 2
    max_retries: int = 3
    base_markdown: str | None = None
    docx_template: bytes | None = None
    posting_hidden: str = ""


@dataclass(frozen=True, kw_only=True, repr=False)  # the event loop writes its result into a message
class Tailored:
    """How it ended: the folder of files, the blackboard, the report on the printed page, and how
    full the pages are.

    `trims`: every approved fact that is not on the pages, with its reason. `left`: a sentence about
    a format that cannot hold the résumé.
    """

    folder: Path
    board: Blackboard
    report: AuditReport
    fitted: Fitted | None
    trims: tuple[Trim, ...]
    left: str = ""

    @property
    def passed(self) -> bool:
        """Whether the check found nothing against it, and everything on it was approved."""
        return self.report.passed

    @property
    def unread(self) -> int:
        """How many lines print that nobody looked at."""
        return sum(one.state is ProposalState.UNREAD for one in self.board.proposals)

    @property
    def notes(self) -> tuple[str, ...]:
        """What the stages and the files had to say to the person, each sentence once."""
        told = [note for record in self.board.records for note in record.notes]
        return tuple(dict.fromkeys([*told, *([self.left] if self.left else [])]))


async def tailor_again(
    wish: Wish,
    parts: Parts,
    engine: RenderEngine,
    unfinished: UnfinishedRuns,
    *,
    models: Sequence[Sequence[str]] = (),
    read_back: Callable[[bytes], str] | None = None,
    on_resumed: Callable[[Sequence[str]], None] = lambda _stages: None,
    on_stage: Callable[[State], None] = lambda _state: None,
) -> Tailored:
    """`tailor`, from where the same run stopped before, if it did; `models` names those that may
    help.

    `on_resumed` is told the stages that are done already, `on_stage` each one that begins now.

    Raises:
        PipelineError, SelectionError, ProviderError, RenderError: as `tailor`; what is finished is
            kept for the next time.
    """
    key = fingerprint(wish, parts, models)
    board = unfinished.find(key)
    if board is not None and board.records:
        on_resumed([one.stage for one in board.records])

    on_stage(board.current_step if board is not None else State.INIT)

    async def keep(board: Blackboard) -> None:
        await asyncio.to_thread(unfinished.keep, key, board)
        on_stage(board.current_step)

    done = await tailor(wish, replace(parts, keep=keep), engine, read_back=read_back, board=board)
    unfinished.forget(key)
    return done


async def tailor(
    wish: Wish,
    parts: Parts,
    engine: RenderEngine,
    *,
    read_back: Callable[[bytes], str] | None = None,
    board: Blackboard | None = None,
) -> Tailored:
    """Run the pipeline, fit the pages, write the files; go on with `board` when it is given.

    `read_back` gives the text of a PDF, as any reader would see it.

    Raises:
        PipelineError, SelectionError, ProviderError: a stage cannot go on.
        RenderError: a file cannot be made or written.
    """
    if wish.docx_template is not None:
        check_template(wish.docx_template)
    pipeline = Pipeline(parts)
    board = _with_template(await pipeline.run(board or _start(wish)), wish.docx_template)
    fitted = set_pages(board, engine, Design(), max_pages=wish.max_pages, kept=parts.kept)
    report = board.audit_report or AuditReport()
    if read_back is not None:
        report = with_printed(report, read_back(fitted.rendered.pdf), fitted.resume)
    trims = (*board.trims, *fitted.trims)
    files, left = resume_files(fitted, engine, docx_template=wish.docx_template)
    files |= reports(
        board.model_copy(update={"audit_report": report, "trims": trims}),
        fitted.resume,
        pipeline.evidence,
        _changes(wish, parts, fitted.resume),
    )
    folder = write_folder(
        wish.output_dir, target_title=wish.target_title, date=wish.date, files=files
    )
    return Tailored(
        folder=folder, board=board, report=report, fitted=fitted, trims=trims, left=left
    )


def _with_template(board: Blackboard, template: bytes | None) -> Blackboard:
    """The board whose ATS report tells what of the template a program may stumble over (CONTRACT
    D7).
    """
    if template is None or board.ats_report is None:
        return board
    told = (*docx_template.warnings(template), *board.ats_report.format_warnings)
    return board.model_copy(
        update={"ats_report": board.ats_report.model_copy(update={"format_warnings": told})}
    )


def _start(wish: Wish) -> Blackboard:
    inputs = Inputs(
        job_description=wish.posting,
        posting_hidden=wish.posting_hidden,
        target_title=wish.target_title,
        length_rules=LengthRules(max_pages=wish.max_pages),
    )
    return Blackboard(inputs=inputs, max_retries=wish.max_retries)


def _changes(wish: Wish, parts: Parts, document: ResumeDocument) -> tuple[LineDifference, ...]:
    """What differs from the base: the base résumé given, else all approved highlights."""
    if wish.base_markdown is None:
        return from_base(
            parts.career, parts.cards, document, target_title=wish.target_title, today=parts.today
        )
    lines = enumerate(base_resume.lines(wish.base_markdown), start=1)
    return variants.line_changes(
        [(f"base-{number}", line) for number, line in lines],
        [(one.bullet_id, one.text) for one in document.bullets()],
        cited={one.bullet_id: one.evidence_card_ids for one in document.bullets()},
    )


def fingerprint(wish: Wish, parts: Parts, models: Sequence[Sequence[str]] = ()) -> str:
    """What a stopped run is found by: the same posting, title, limits, evidence, plan and
    models.
    """
    asked = [
        wish.posting,
        wish.target_title,
        wish.max_pages,
        wish.max_retries,
        parts.ask_person is not None,
        parts.accept_checked,
    ]
    return content_sha256([asked, parts.sha256, [list(one) for one in models]])[:32]
