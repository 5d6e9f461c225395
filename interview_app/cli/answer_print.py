"""What `extract` prints of an answer: all of it as JSON, or what a person wants to see at a
glance.
"""

import json
import os
import sys
from typing import Any

import click

from interview_app.i18n import _


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
