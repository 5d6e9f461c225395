"""`interview-app demo`: scripted people go through the whole interview over the sample résumés
(CONTRACT E2).
"""

import datetime
import importlib.util
import json
import os
import tempfile
from pathlib import Path
from typing import Any

import click

from interview_app import i18n
from interview_app.cli import demo_pictures
from interview_app.cli.options import shared
from interview_app.errors import OutputFailed
from interview_app.i18n import _
from interview_app.paths import data_folder, resources
from interview_app.use_cases.interviews import demo_files
from interview_app.use_cases.interviews.scripted_person import Script, play


@click.command(help="Play a scripted interview over the sample résumés.")
@click.option(
    "--out",
    type=click.Path(file_okay=False, readable=False, path_type=Path),
    default=Path("out/demo"),
    show_default=True,
)
@click.option(
    "--person",
    "persons",
    multiple=True,
    help="Only this sample person (nurse, electrician, engineer).",
)
@click.option("--pictures-only", is_flag=True, hidden=True)
@shared
def command(*, out: Path, persons: tuple[str, ...], pictures_only: bool, as_json: bool) -> None:
    """Each person gets a fresh data folder, so that nothing of one's own is touched."""
    samples = resources() / "samples"
    scripts = {
        path.name.removesuffix(".answers.yaml"): path
        for path in sorted(samples.glob("*.answers.yaml"))
    }
    unknown = [name for name in persons if name not in scripts]
    if unknown:
        raise click.UsageError(
            f"There is no sample person '{unknown[0]}'. There are: {', '.join(scripts)}."
        )
    chosen = persons or tuple(scripts)
    if pictures_only:
        demo_pictures.take_here(Script.load(scripts[chosen[0]]), out)
        return
    _check(out)
    report: dict[str, Any] = {"out": str(out.absolute()), "people": {}}
    for name in chosen:
        report["people"][name] = _one(name, Script.load(scripts[name]), out / name, quiet=as_json)
    report["screenshots"] = [str(path) for path in _screenshots(chosen[0], out, quiet=as_json)]
    if as_json:
        click.echo(json.dumps(report, ensure_ascii=False))
        return
    click.echo(_("The files are in {folder}").format(folder=out.absolute()))
    files = [path for person in report["people"].values() for path in person["files"]]
    for path in (*files, *report["screenshots"]):
        click.echo(f"  {os.path.relpath(path, out)}")


def _check(out: Path) -> None:
    """Whether files can be written there: known before the interview is played, not after.

    Raises:
        OutputFailed: they cannot.
    """
    try:
        out.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=out):
            pass
    except OSError as error:
        raise OutputFailed(
            _("The folder {name} cannot be written. Choose another one.").format(name=out)
        ) from error


def _one(name: str, script: Script, out: Path, *, quiet: bool) -> dict[str, Any]:
    def tell(sentence: str) -> None:
        if not quiet:
            click.echo(f"  {sentence}")

    before = i18n.language()
    i18n.set_language(script.language, catalogues=resources() / "translations")
    try:
        if not quiet:
            click.echo(f"{script.person} ({script.document.name})")
        with tempfile.TemporaryDirectory(prefix="interview-app-demo-") as folder:
            played = play(
                data_folder(folder), script, guide_folder=resources() / "guide", on_progress=tell
            )
        written = list(demo_files.write(played, out))
        tailored = demo_files.write_resume(
            played.known, script.posting, out, today=f"{datetime.date.today():%Y-%m-%d}"
        )
        written += sorted(tailored.folder.iterdir())
        told = len(demo_files.told_cards(played))
        tell(_("{count} evidence cards in all, {told} told in the interview").format(
            count=len(played.known.live_cards()), told=told))  # fmt: skip
        tell(_("Résumé for “{title}” in {folder}").format(
            title=tailored.board.inputs.target_title, folder=tailored.folder.name))  # fmt: skip
    finally:
        i18n.set_language(before, catalogues=resources() / "translations")
    return {
        "phase": played.known.phase.value,
        "cards": len(played.known.live_cards()),
        "told_cards": told,
        "errors": played.errors,
        "unscripted": played.unscripted,
        "resume": str(tailored.folder),
        "resume_passed": tailored.passed,
        "files": [str(path) for path in written],
    }


def _screenshots(person: str, out: Path, *, quiet: bool) -> tuple[Path, ...]:
    """Pictures of each screen, where Qt is there: one person's interview shows them all."""
    if importlib.util.find_spec("PySide6") is None:
        return ()
    if not quiet:
        click.echo(_("Taking pictures of each screen …"))
    return demo_pictures.take_in_child(person, out)
