"""`interview-app extract PATH...`: read documents and print or write what was understood (CONTRACT
E3).

Runs beside an open window and takes no lock. A hostile file is an answer: the exit code stays 0.
With `--json` so is one that is not there; a person is told, with exit 1, when nothing that they
named is.
"""

import contextlib
import functools
import gc
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from interview_app.cli.answer_files import is_answer_of, print_answer, targets_of, write
from interview_app.cli.options import shared, tell
from interview_app.domain.document_kinds import EXTENSIONS
from interview_app.errors import PersonCanMend
from interview_app.i18n import _, ngettext

if TYPE_CHECKING:
    from interview_app.extraction.process.worker_pool import WorkerPool

_RETURN_TYPES = ("artifact_record", "applicant_profile", "skeleton_timeline")
_EXTENSIONS = tuple(f".{one}".encode() for one in EXTENSIONS)


class NothingThere(PersonCanMend):
    """None of the documents exists."""

    code = "file_not_found"


def _is_nowhere(path: bytes) -> bool:
    try:
        os.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError:
        return False
    return False


def _return_types(_ctx: click.Context, _param: click.Parameter, value: str) -> tuple[str, ...]:
    chosen = tuple(dict.fromkeys(part.strip() for part in value.split(",") if part.strip()))
    unknown = [part for part in chosen if part not in _RETURN_TYPES]
    if unknown or not chosen:
        raise click.BadParameter(f"choose from {', '.join(_RETURN_TYPES)}")
    return chosen


@click.command("extract")
@click.argument(
    "paths",
    metavar="PATH...",
    nargs=-1,
    required=True,
    type=click.Path(path_type=bytes, readable=False),
)
@click.option(
    "--return-types",
    default=",".join(_RETURN_TYPES),
    callback=_return_types,
    metavar="LIST",
    help="What each answer holds; default all.",
)
@click.option(
    "--jobs", type=click.IntRange(1, 64), default=1, metavar="N", help="Documents read at once."
)
@click.option("--cluster", metavar="ADDRESS", help="Hand the work to a running Dask scheduler.")
@click.option(
    "--out",
    type=click.Path(file_okay=False, readable=False, path_type=Path),
    metavar="DIR",
    help="Write one JSON file a document here; finished ones are skipped.",
)
@click.option(
    "--refine", is_flag=True, help="Have the model that is set up look at one document too."
)
@click.option("--model", metavar="NAME", help="With --refine: a place of `models list`.")
@click.option("--yes", is_flag=True, help="Do not ask before something leaves this computer.")
@shared
def command(
    *,
    paths: tuple[bytes, ...],
    return_types: tuple[str, ...],
    jobs: int,
    cluster: str | None,
    out: Path | None,
    refine: bool,
    model: str | None,
    yes: bool,
    as_json: bool,
) -> None:
    """Read documents and print what was understood."""
    if not as_json and all(map(_is_nowhere, paths)):
        names = ", ".join(os.fsdecode(path) for path in paths)
        raise NothingThere(
            _("Not found: {names}. Check the name and try again.").format(names=names)
        )
    files = _files(paths)
    if refine:
        if len(files) != 1 or out is not None or cluster is not None:
            raise click.UsageError(_("--refine takes one document, without --out and --cluster."))
        print_answer(
            files[0], _refined(files[0], return_types, yes=yes, model=model), as_json=as_json
        )
        return
    if len(files) == 1 and out is None and cluster is None:
        print_answer(files[0], _read_one(files[0], return_types), as_json=as_json)
        return
    targets = targets_of(files, out) if out is not None else {}
    todo = [path for path in files if not (path in targets and is_answer_of(targets[path], path))]
    with contextlib.ExitStack() as stack:
        pool = (
            stack.enter_context(_workers(min(jobs, len(todo))))
            if cluster is None and todo
            else None
        )
        # Imported while the workers come up.
        from interview_app.use_cases.reading import many
        from interview_app.use_cases.reading.document import DocumentReader

        executor: Executor
        if pool is None and cluster is not None:
            executor, at_once, client = many.cluster_executor(cluster)
            stack.callback(client.close)
            read = many.read_content
        else:
            reader = stack.enter_context(DocumentReader(pool=pool))
            read = functools.partial(many.read_with, reader)
            # The next documents lie ready while answers are written: no reader waits for the disk.
            executor, at_once = stack.enter_context(ThreadPoolExecutor(jobs)), 2 * jobs
        advance = stack.enter_context(_progress(len(files), done=len(files) - len(todo)))
        for finished in many.read_many(
            todo, executor=executor, at_once=at_once, return_types=return_types, read=read
        ):
            answer = _with_measures(finished.answer)
            if finished.path in targets:
                write(targets[finished.path], answer)
            else:
                print_answer(finished.path, answer, as_json=as_json)
            advance()
    if out is not None:
        _tell_end(len(todo), len(files) - len(todo), out, as_json=as_json)


def _workers(places: int) -> "WorkerPool":
    """Workers for so many documents at once, all of them coming up."""
    from interview_app.extraction.process.worker_pool import WorkerPool

    pool = WorkerPool(at_once=places, spares=0)
    pool.warm(places)
    return pool


def _read_one(path: bytes, return_types: tuple[str, ...]) -> dict[str, Any]:
    """The answer for one document. Its worker comes up while the rest is imported, ready for this
    kind and no other.
    """
    from interview_app.cli.head_start import taken_and_pool

    gc.disable()  # one answer: what it leaves behind is not worth a search
    taken, pool = taken_and_pool(path)
    with pool:
        from interview_app.use_cases.reading.document import DocumentReader, with_return_types

        with DocumentReader(pool=pool) as reader:
            reading = (
                reader.read_now(taken.content, filename=taken.filename)
                if taken
                else reader.read_file(path)
            )
            return _with_measures(with_return_types(reading, return_types).to_contract())


def _refined(
    path: bytes, return_types: tuple[str, ...], *, yes: bool, model: str | None
) -> dict[str, Any]:
    """The answer with `refined` beside it: what a model found (DESIGN 8). Nothing is sent of a
    document without text.

    Raises:
        NoModel: no model is set up; nothing was read then.
        ProviderError: the model failed.
    """
    from interview_app.cli import second_look
    from interview_app.use_cases.reading.document import DocumentReader, with_return_types

    choice = second_look.configured(model)
    with DocumentReader() as reader:
        reading = reader.read_file(path)
    answer = _with_measures(with_return_types(reading, return_types).to_contract())
    record = reading.artifact_record
    if record is not None and record.text.strip():
        answer["refined"] = second_look.second_look(
            record, reading.derived.applicant_profile, choice, yes=yes
        )
    return answer


def _with_measures(answer: dict[str, Any]) -> dict[str, Any]:
    """The keys of E3 in every answer: a file that was refused before it was read has no blob, and
    no worker used memory for it.
    """
    return {
        **answer,
        "blob_sha256": answer.get("blob_sha256"),
        "worker_peak_rss_mb": answer.get("worker_peak_rss_mb", 0.0),
    }


def _files(paths: tuple[bytes, ...]) -> list[bytes]:
    """The paths with folders replaced by the documents below them; a folder without any stays and
    is told as what it is.
    """
    found: list[bytes] = []
    for path in paths:
        below = list(_documents(path)) if os.path.isdir(path) else []
        found += below or [path]
    return list(dict.fromkeys(found))


def _documents(folder: bytes) -> Iterator[bytes]:
    for root, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            if name.lower().endswith(_EXTENSIONS) and not name.startswith(b"."):
                yield os.path.join(root, name)


@contextlib.contextmanager
def _progress(total: int, *, done: int) -> Iterator[Callable[[], None]]:
    """A bar on a terminal's standard error; elsewhere nothing."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(_("Reading documents"), total=total, completed=done)
        yield lambda: bar.advance(task)


def _tell_end(read: int, skipped: int, out: Path, *, as_json: bool) -> None:
    told = ngettext("Read {n} document into {out}.", "Read {n} documents into {out}.", read).format(
        n=read, out=out
    )
    if skipped:
        told += " " + ngettext(
            "{n} was finished before.", "{n} were finished before.", skipped
        ).format(n=skipped)
    tell({"read": read, "skipped": skipped, "out": str(out)}, told, as_json=as_json)
