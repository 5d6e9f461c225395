"""From a draft to checked pages: drafted from the approved lines, fitted, set, read back (CONTRACT
D8, D11), and written: one format to a file, or everything into a folder (D10), whole or not at all.
"""

from collections.abc import Iterator
from pathlib import Path

from interview_app.check.page.read_back import with_printed
from interview_app.domain.resume import ResumeBullet
from interview_app.domain.tailoring import AuditReport, State, Trim, TrimKind
from interview_app.errors import PersonCanMend, RenderError
from interview_app.i18n import _, ngettext
from interview_app.language.printed import word
from interview_app.rendering.engine import RenderEngine
from interview_app.rendering.output_folder import (
    resume_file,
    resume_files,
    unwritable,
    write_folder,
)
from interview_app.rendering.page_fit import Fitted, Renders
from interview_app.store import files
from interview_app.tailoring.lines import checking
from interview_app.tailoring.stages.auditing import reported, scored
from interview_app.tailoring.stages.context import StageContext
from interview_app.tailoring.stages.writing import drafted
from interview_app.use_cases.resumes import lines, printed_draft
from interview_app.use_cases.resumes.evidence import Ground
from interview_app.use_cases.resumes.printed_draft import from_base, reports
from interview_app.use_cases.resumes.run import Run, lines_in_order


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


_FULL, _NEARLY_EMPTY = 0.9, 0.3
"""Of the height of the last page."""


def redrafted(run: Run, ground: Ground) -> Run:
    """The run with the draft that its plan and the lines approved now make; nothing is asked of a
    model, and what was suggested stays. On a page for a posting the lines that stand keep their
    order: what is wanted more by now is no reason to move them.
    """
    before = run.board.draft
    if before is None:
        return run

    parts = ground.parts(kept=frozenset(run.kept))
    board = drafted(StageContext(parts), run.board)
    board = board.model_copy(update={"trims": (*board.trims, *lines.gone(run, ground))})
    if board.requirements and board.draft is not None:
        order = [one.family or one.bullet_id for one in before.document.bullets()]
        document = lines_in_order(board.draft.document, order)
        draft = board.draft.model_copy(update={"document": document})
        board = board.model_copy(update={"draft": draft})
    return run.model_copy(update={"board": board, "printed": False})


def set_pages(run: Run, engine: Renders) -> Fitted:
    """The draft on its pages; lines that the person put back are the last thing to go: they never
    do.

    Raises:
        PipelineError: nothing is drafted.
        RenderError: the page cannot be set.
    """
    board = run.board
    arranged = run.arranged(lines.document_of(run))
    if board.draft is not None:
        draft = board.draft.model_copy(update={"document": arranged})
        board = board.model_copy(update={"draft": draft})
    return printed_draft.set_pages(
        board, engine, run.design, max_pages=run.max_pages, kept=run.kept, stood=run.pages or 0
    )


def audited(run: Run, fitted: Fitted, printed_text: str, ground: Ground) -> Run:
    """The run with the report on what is really printed, and what was left out.

    Args:
        run: what was drafted.
        fitted: its pages.
        printed_text: the text read back from the PDF.
        ground: the evidence.
    """
    board = run.board
    if board.draft is None:
        return run
    context = ground.context
    shown = board.model_copy(update={"draft": checking.redrafted(fitted.resume)})
    shown = scored(context, reported(context, shown))
    report = with_printed(shown.audit_report or AuditReport(), printed_text, fitted.resume)
    run = run.on_board(
        audit_report=report, ats_report=shown.ats_report, current_step=State.COMPLETE
    )
    more = {
        "page_trims": (*fitted.trims, *_with_their_section(run)),
        "sentence": fullness(fitted, run.max_pages),
        "fewer_pages": fewer_pages(fitted),
        "pages": fitted.rendered.pages,
        "printed": True,
    }
    return run.model_copy(update=more)


def _with_their_section(run: Run) -> Iterator[Trim]:
    """What the person left out with a section or an entry; of a section without lines its title."""
    document = lines.document_of(run)
    for part in run.hidden_parts(document):
        title = part.title if part is not None else word("summary", document.language)
        reason = _("You left out the section “{name}”. You can show it again under Look.").format(
            name=title
        )
        entries = part.entries if part is not None else ()
        bullets = [one for entry in entries for one in entry.bullets]
        for one in document.summary if part is None else bullets:
            yield _trim(one, reason, "section_out")
        if part is not None and not bullets:
            yield Trim(text=title, reason=reason, kind="section_out")
    for key, entry in run.hidden_entries(document).items():
        words = ": ".join(filter(None, (entry.title or entry.organization, entry.detail)))
        yield Trim(bullet_id=key, text=words, reason=_("You took it out"), kind="taken_out")
        for one in entry.bullets:
            yield _trim(one, _("Its entry is not on the page"), "not_chosen")


def _trim(line: ResumeBullet, reason: str, kind: TrimKind) -> Trim:
    return Trim(
        bullet_id=line.bullet_id,
        text=line.text,
        reason=reason,
        kind=kind,
        line_id=line.line_id,
        family=line.family,
    )


def fewer_pages(fitted: Fitted) -> int:
    """On how many pages it might stand instead of the last one that is nearly empty, else 0."""
    made = fitted.rendered
    return made.pages - 1 if fitted.fits and made.last_page_fill < _NEARLY_EMPTY else 0


def fullness(fitted: Fitted, max_pages: int) -> str:
    """How full the last page is, or that it does not fit; in the window's language."""
    pages, fill = fitted.rendered.pages, fitted.rendered.last_page_fill
    if not fitted.fits:
        words = _(
            "It does not fit on {max} pages: it needs {pages}. Leave lines out or allow more pages."
        )
        return words.format(max=max_pages, pages=pages)
    if fill >= _FULL:
        words = ngettext("It fills {n} page.", "It fills {n} pages.", pages)
    elif fewer_pages(fitted):
        words = _("It takes {n} pages, and the last one is nearly empty.")
    else:
        words = ngettext(
            "It takes {n} page, with room for more.",
            "It takes {n} pages, with room for more.",
            pages,
        )
    return words.format(n=pages)
