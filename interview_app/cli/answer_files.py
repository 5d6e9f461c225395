"""The files that `extract --out` writes: one for each document, found again by what it is about,
whole or not there.
"""

import hashlib
import json
import os
import sys
from pathlib import Path
from typing import Any

import click

from interview_app.errors import OutputFailed
from interview_app.i18n import _
from interview_app.store import files

_LONGEST_NAME = 240


def targets_of(paths: list[bytes], out: Path) -> dict[bytes, bytes]:
    """Where each answer goes: NAME.json. A name gets a piece of its path's hash when it is too
    long, occurs twice, or holds
    the answer to another document: one of the same name in another folder, read before.
    """
    folder = os.fsencode(out)
    try:
        os.makedirs(folder, exist_ok=True)
    except OSError as error:
        raise OutputFailed(
            _("The folder {name} cannot be written. Choose another one.").format(name=out)
        ) from error
    counts: dict[bytes, int] = {}
    for path in paths:
        counts[os.path.basename(path)] = counts.get(os.path.basename(path), 0) + 1
    targets = {}
    for path in paths:
        name = os.path.basename(path)
        plain = os.path.join(folder, name + b".json")
        if (
            counts[name] > 1
            or len(name) > _LONGEST_NAME
            or (os.path.exists(plain) and not is_answer_of(plain, path))
        ):
            name = (
                name[: _LONGEST_NAME - 12]
                + b"-"
                + hashlib.sha256(os.path.abspath(path)).hexdigest()[:10].encode("ascii")
            )
        targets[path] = os.path.join(folder, name + b".json")
    return targets


def is_answer_of(target: bytes, path: bytes) -> bool:
    """Whether this finished answer is about the document that lies at `path` now; an answer without
    a blob tells nothing.
    """
    from interview_app.errors import DocumentError
    from interview_app.extraction.process.intake import take_in

    try:
        with open(target, "rb") as file:
            sha256 = json.load(file)["blob_sha256"]
        return bool(sha256 == sha256_of(take_in(path).content))
    except (OSError, ValueError, KeyError, TypeError, DocumentError):
        return False


def write(target: bytes, answer: dict[str, Any]) -> None:
    """Whole or not at all: a file that is there is finished."""
    from pydantic_core import to_json

    try:
        files.write_whole(Path(os.fsdecode(target)), to_json(answer, indent=1), durable=False)
    except OSError as error:
        raise OutputFailed(
            _("The answers cannot be written. Check that the folder can be written and has space.")
        ) from error


def sha256_of(content: bytes) -> str:
    """What an original is called in the store. This command copies none: the file stays where the
    person has it.
    """
    return hashlib.sha256(content).hexdigest()


def print_answer(path: bytes, answer: dict[str, Any], *, as_json: bool) -> None:
    """Print one answer; `path` names it where its record has no name."""
    if as_json:
        sys.stdout.buffer.write(json.dumps(answer, ensure_ascii=False).encode("utf-8") + b"\n")
        sys.stdout.buffer.flush()
        return
    record = answer.get("artifact_record") or {}
    derived = answer.get("derived") or {}
    name = record.get("filename") or os.path.basename(path.rstrip(b"/")).decode("utf-8", "replace")
    confidence = answer["quality"]["extraction_confidence"]
    click.echo(
        _("{name}: {status}, confidence {confidence}").format(
            name=name, status=answer["status"], confidence=f"{confidence:.2f}"
        )
    )
    _print_understood(derived)
    for sentence in dict.fromkeys(one["sentence"] for one in answer["quality"].get("details", ())):
        click.echo(f"  ! {sentence}")
    if (refined := answer.get("refined")) is not None:
        click.echo(_("What the model found in it:"))
        _print_understood(refined)
        for issue in refined["issues"]:
            click.echo(f"  ! {issue['path']}: {issue['sentence']}")


def _print_understood(derived: dict[str, Any]) -> None:
    basics = (derived.get("applicant_profile") or {}).get("basics") or {}
    shown = [basics[key] for key in ("name", "label", "email", "phone") if basics.get(key)]
    if shown:
        click.echo("  " + " | ".join(shown))
    timeline = derived.get("skeleton_timeline") or {}
    for job in timeline.get("experiences", ()):
        dates = " – ".join(part for part in (job.get("start"), job.get("end")) if part)
        click.echo(
            "  "
            + ", ".join(part for part in (job.get("title"), job.get("organization"), dates) if part)
        )
