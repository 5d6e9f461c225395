"""`interview-app import FILE` (CONTRACT E9)."""

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from interview_app.cli.options import FILE, chosen_folder, shared
from interview_app.errors import ImportFailed
from interview_app.extraction.limits import MAX_BYTES
from interview_app.i18n import _, ngettext
from interview_app.store.opening import open_store
from interview_app.use_cases.exchange import foreign_files
from interview_app.use_cases.exchange.import_data import import_data
from interview_app.use_cases.interviews.import_foreign import take_in_foreign


@click.command("import")
@click.argument("file", type=FILE)
@shared
def command(*, file: Path, as_json: bool) -> None:
    """Take in data from another program's file, or from an export of everything."""
    with _taken_out(file) as taken:
        if (foreign := _foreign(taken)) is not None:
            _take_in(foreign, taken, as_json=as_json)
            return
    with open_store(chosen_folder()) as store:
        done = import_data(store, file)
    if as_json:
        kept, out_of_order = (
            [{"data_type": data_type.value, "id": id_} for data_type, id_ in ones]
            for ones in (done.kept_here, done.out_of_order)
        )
        counts = {
            "sessions": done.sessions,
            "events": done.events,
            "records": done.records,
            "blobs": done.blobs,
        }
        click.echo(json.dumps({**counts, "kept_here": kept, "out_of_order": out_of_order}))
        return
    told = ngettext("{n} record was imported.", "{n} records were imported.", done.records)
    click.echo(told.format(n=done.records))
    if done.kept_here:
        click.echo(_("Where what you have here is newer, it was kept."))
    for _data_type, id_ in done.out_of_order:
        click.echo(
            _("A time in {id} ends before it starts. Open it in the library and mend it.").format(
                id=id_
            )
        )


@contextmanager
def _taken_out(file: Path) -> Iterator[Path]:
    """The file itself, or for a PDF the Europass XML that it carries, as a file beside no other.

    Raises:
        ImportFailed: the PDF carries none.
    """
    try:
        content = file.read_bytes() if file.is_file() and file.stat().st_size <= MAX_BYTES else b""
    except OSError:
        content = b""
    if not content.startswith(b"%PDF-"):
        yield file
        return
    from interview_app.interchange import europass

    with tempfile.TemporaryDirectory() as folder:
        inner = Path(folder) / f"{file.stem}.xml"
        inner.write_bytes(europass.find_in_pdf(content))
        yield inner


def _foreign(file: Path) -> foreign_files.ForeignFormat | None:
    """The other program's format, by the content of the file; None for everything else."""
    try:
        with open(file, "rb") as opened:
            return foreign_files.recognised(opened.read(MAX_BYTES + 1))
    except OSError:
        return None


def _take_in(foreign: foreign_files.ForeignFormat, file: Path, *, as_json: bool) -> None:
    taken = take_in_foreign(chosen_folder(), file)
    reading = taken.reading
    if reading is not None and reading.status == "failed":
        raise ImportFailed(reading.refusal("").sentence)
    derived = reading.derived if reading is not None else None
    timeline = derived.skeleton_timeline if derived is not None else None
    counts = {
        "profile": int(derived is not None and derived.applicant_profile is not None),
        "jobs": len(timeline.experiences) if timeline is not None else 0,
        "education": len(timeline.education) if timeline is not None else 0,
    }
    left_out = (
        [one.path for one in reading.quality.details if one.code == "not_understood"]
        if reading
        else []
    )
    if as_json:
        told = {
            "format": foreign.name,
            **counts,
            "not_understood": left_out,
            "waiting_review": taken.review,
        }
        click.echo(json.dumps(told, ensure_ascii=False))
        return
    if reading is None:
        click.echo(_("The file was kept. It is read when the review that waits now is done."))
        return
    words = _(
        "{format}: {profile} profile, {jobs} jobs and {education} entries of education were "
        "understood."
    )
    click.echo(words.format(format=foreign.name, **counts))
    for one in left_out:
        click.echo(_("This part of the file was not understood: {part}").format(part=one))
    if taken.review is not None:
        click.echo(_("Nothing is saved yet: open the window and review it."))
