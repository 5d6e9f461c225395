"""Where a wording that was accepted on the command line is kept: with the cards it is of (NEXT 3).

A file of cards is the person's own: the line is written into its card there, and nothing else of
the file changes.
"""

import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.errors import EvidenceParsingError
from interview_app.i18n import _


def write_lines(path: Path, cards: Sequence[EvidenceCard]) -> None:
    """Write the lines of cards into the file they were read from, whole or not at all.

    Raises:
        EvidenceParsingError: the file cannot be written, or is no longer what it was.
    """
    lines = {card.id: card.lines for card in cards}
    try:
        data = json.loads(path.read_text(encoding="utf-8-sig"))
        listed = data["cards"] if isinstance(data, dict) else data
        for given in listed:
            if isinstance(given, dict) and given.get("id") in lines:
                given["lines"] = [line.to_json() for line in lines[given["id"]]]
        _replace(path, json.dumps(data, ensure_ascii=False, indent=2) + "\n")
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise EvidenceParsingError(
            _(
                "{name} could not be written, so the wording is kept for this run only. Check that "
                "you may change the file."
            ).format(name=path.name)
        ) from error


def _replace(path: Path, text: str) -> None:
    handle, unfinished = tempfile.mkstemp(dir=path.parent, prefix=".unfinished-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(unfinished, path.stat().st_mode & 0o777)
        os.replace(unfinished, path)
    except OSError:
        os.unlink(unfinished)
        raise
