"""Where a wording that was accepted on the command line is kept: with the cards it is of (NEXT 3).

A file of cards is the person's own: the line is written into its card there, and nothing else of
the file changes.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.lines import posting_key
from interview_app.domain.profile import PROFILE
from interview_app.errors import EvidenceParsingError
from interview_app.i18n import _
from interview_app.interview.limits import SystemClock
from interview_app.interview.line_keeping import LineKeeping
from interview_app.interview.session import Session
from interview_app.messages.lines import FactAttested, LineWish, WordingAccepted
from interview_app.paths import DataFolder
from interview_app.store import files
from interview_app.store.opening import open_store
from interview_app.tailoring.stages.context import Accepted


def write_wording(path: Path, accepted: Accepted, cards: Sequence[EvidenceCard]) -> None:
    """Write an accepted wording into the file its card was read from, whole or not at all.

    A file's lines have no families: the wordings that it takes the place of go from their cards'
    lines, and stay in their words. A card that was made for it is put behind the others.

    Args:
        path: the file of cards.
        accepted: the wording, with the card that has it.
        cards: the cards as they were read.

    Raises:
        EvidenceParsingError: the file cannot be written, or is no longer what it was.
    """
    replaced = set(accepted.proposal.replaces)
    known = {card.id: [line.text for line in card.lines] for card in cards}
    gone = {line.text for card in cards for line in card.lines if line.id in replaced}
    owner = accepted.card.id if accepted.card is not None else ""
    try:
        data = json.loads(path.read_text(encoding="utf-8-sig"))
        listed = data["cards"] if isinstance(data, dict) else data
        for given in listed:
            texts = _texts(given, known)
            kept = [one for one in texts if one not in gone and one != accepted.text]
            if given.get("id") == owner:
                kept.append(accepted.text)
            if kept != texts:
                given["lines"] = kept
        if accepted.attested and accepted.card is not None:
            listed.append({**accepted.card.to_json(), "lines": [accepted.text]})
        _replace(path, json.dumps(data, ensure_ascii=False, indent=2) + "\n")
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise EvidenceParsingError(
            _(
                "{name} could not be written, so the wording is kept for this run only. Check that "
                "you may change the file."
            ).format(name=path.name)
        ) from error


def _texts(given: Mapping[str, Any], known: Mapping[str, list[str]]) -> list[str]:
    """The lines of a card of the file; those that it was read with where it has none of its own."""
    lines = given.get("lines")
    if not lines:
        return known.get(str(given.get("id")), [])
    return [one if isinstance(one, str) else str(one["text"]) for one in lines]


async def store_line(folder: DataFolder, accepted: Accepted, *, posting: str) -> None:
    """Keep an accepted wording in the store, as the window does.

    Raises:
        AlreadyRunning: the window is open and has the store.
        PersonCanMend: a line that it takes the place of is gone.
    """
    proposal = accepted.proposal
    card, asked_by = accepted.card, posting_key(posting)
    wish: LineWish
    if card is not None and accepted.attested:
        wish = FactAttested(
            text=accepted.text,
            entry_id=card.entry_id,
            replaces=proposal.replaces,
            for_posting=asked_by,
        )
    else:
        wish = WordingAccepted(
            owner=card.id if card is not None else PROFILE,
            text=accepted.text,
            replaces=proposal.replaces,
            for_posting=asked_by,
            origin=accepted.origin,
            family=proposal.entry_id if card is None else "",
        )
    with open_store(folder) as store:
        session = Session(store, emit=lambda _message: None, clock=SystemClock())
        session.open()
        LineKeeping(session).keep(wish)


def _replace(path: Path, text: str) -> None:
    rights = path.stat().st_mode & 0o777
    files.write_whole(path, text.encode("utf-8"))
    path.chmod(rights)
