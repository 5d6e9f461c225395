"""Files of a run: one format to a file, or everything into a folder (CONTRACT D10). Whole or not at
all.
"""

from pathlib import Path

from interview_app.errors import PersonCanMend, RenderError
from interview_app.i18n import _, ngettext
from interview_app.rendering.engine import RenderEngine
from interview_app.rendering.output_folder import (
    resume_file,
    resume_files,
    unwritable,
    write_folder,
)
from interview_app.rendering.page_fit import Fitted
from interview_app.store import files
from interview_app.use_cases.resumes.evidence import Ground
from interview_app.use_cases.resumes.printed_draft import from_base, reports
from interview_app.use_cases.resumes.run import Run


class LinesWait(PersonCanMend):
    """Lines of the person's own are refused by the check; nobody has said that they are true."""

    code = "lines_wait"


def check_cleared(run: Run) -> None:
    """Refuse what may not be written.

    Raises:
        LinesWait: lines of the person's own wait for them.
        RenderError: nothing is drafted, it was stopped on its way, or an earlier version wrote it.
    """
    if run.unfinished:
        raise RenderError(_("This résumé is not finished. Choose “Go on” first."))
    if not run.drafted or run.board.audit_report is None:
        raise RenderError(_("There is no draft to export yet. Write it first."))
    if run.from_before_lines:
        raise RenderError(
            _(
                "This version was written before every line was one you approved. Open the newest "
                "version, and export that."
            )
        )
    if run.waiting:
        words = ngettext(
            "{n} line of yours says more than you approved. Choose “It is true”, change "
            "it, or take it out.",
            "{n} lines of yours say more than you approved. Choose “It is true”, change "
            "them, or take them out.",
            run.waiting,
        )
        raise LinesWait(words.format(n=run.waiting))


def write_one(
    run: Run, fitted: Fitted, engine: RenderEngine, *, format: str, path: Path
) -> tuple[Path, str]:
    """Write one format to a file; nothing is left to say.

    Raises:
        RenderError: it cannot be made or written.
    """
    _write(path, resume_file(format, fitted, engine))
    return path, ""


def write_all(
    run: Run, fitted: Fitted, engine: RenderEngine, ground: Ground, *, folder: Path, date: str
) -> tuple[Path, str]:
    """Write all files and reports into a new folder; `date` is `YYYY-MM-DD`. Returns the folder,
    and a sentence about a format that cannot hold this résumé.

    Raises:
        RenderError: it cannot be made or written.
    """
    made, left = resume_files(fitted, engine)
    title, resume = run.board.inputs.target_title, fitted.resume
    board = run.board.model_copy(update={"trims": (*run.board.trims, *run.page_trims)})
    changes = from_base(ground.career, ground.cards, resume, target_title=title, today=ground.today)
    every = {**made, **reports(board, resume, ground.all_cards, changes)}
    return write_folder(folder, target_title=title, date=date, files=every), left


def _write(path: Path, content: bytes) -> None:
    """Whole or not at all, for everybody to read, as a file that another program saves."""
    try:
        files.write_whole(path, content)
        path.chmod(0o644)
    except OSError as error:
        otherwise = _(
            "This file cannot be written. Choose another folder and try again; nothing was written."
        )
        raise unwritable(error, otherwise) from error
