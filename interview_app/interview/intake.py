"""Files of the person on their way in: read on the worker thread, kept as blobs, told one by one
when refused.
"""

import asyncio
import os
from collections.abc import Iterable
from concurrent.futures import Executor
from pathlib import Path

from interview_app.domain import event_kinds as kinds
from interview_app.domain.journal import NewEvent
from interview_app.domain.known import Attachment
from interview_app.errors import DocumentError, StoreError
from interview_app.i18n import _
from interview_app.interview import recovery
from interview_app.interview.ports import UploadsPort
from interview_app.interview.session import Session
from interview_app.messages.interview import AttachmentsChanged

Refusal = tuple[str, str, str]
"""(file name, issue code, sentence)."""


class Intake:
    """Takes at most `at_once` files of one drop; nothing of it blocks the loop."""

    def __init__(
        self, session: Session, uploads: UploadsPort, worker: Executor, *, at_once: int
    ) -> None:
        self._session = session
        self._uploads = uploads
        self._worker = worker
        self._at_once = at_once

    async def take_in(self, paths: tuple[bytes, ...]) -> tuple[Attachment, ...]:
        """Keep the files; those refused are told with a sentence each.

        Raises:
            StoreError: a file could not be kept.
        """
        loop = asyncio.get_running_loop()
        chosen = tuple(dict.fromkeys(paths))
        taken, refused = await loop.run_in_executor(
            self._worker, self._read, chosen[: self._at_once]
        )
        sentence = _("{count} files at once are the most. Add the others afterwards.").format(
            count=self._at_once
        )
        refused += [(_name(path), "too_many_files", sentence) for path in chosen[self._at_once :]]
        if refused:
            waiting = self._session.state.composer()
            self._session.emit(AttachmentsChanged(waiting=waiting, refused=tuple(refused)))
        return tuple(taken)

    async def named(self, words: str) -> str:
        """The file that words name in full, and nothing else; "" where there is none."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._worker, _named, words.strip().strip("'\""))

    def _read(self, paths: Iterable[bytes]) -> tuple[list[Attachment], list[Refusal]]:
        taken: list[Attachment] = []
        refused: list[Refusal] = []
        for path in paths:
            try:
                taken.append(self._uploads.take_in(path))
            except DocumentError as error:
                refused.append((_name(path), error.code, error.sentence))
            except StoreError:
                if not taken:
                    raise
                refused.append((_name(path), "not_saved", _(recovery.UPLOAD_FAILED)))
        return taken, refused

    def attach(self, attachments: Iterable[Attachment]) -> None:
        """Make the files wait in the composer.

        Raises:
            StoreError: nothing was attached.
        """
        self._session.commit(
            *(NewEvent(kind=kinds.ATTACHED, body=one.to_json()) for one in attachments)
        )


def _named(words: str) -> str:
    try:
        path = Path(words).expanduser()
        return str(path) if path.is_absolute() and path.is_file() else ""
    except (OSError, RuntimeError, ValueError):  # words that no system takes for a path
        return ""


def _name(path: bytes) -> str:
    return os.fsdecode(os.path.basename(path) or path).encode("utf-8", "replace").decode("utf-8")
