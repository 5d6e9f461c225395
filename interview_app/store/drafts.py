"""What was changed in forms and is not approved yet, or typed and not sent: one small file beside
the database, for the person alone.

They are no events and no records: they change with every few words, nobody has approved them, and
no backup shall hold what was thought better of. They go with what they belong to: an ask that was
answered, a record that was deleted, a conversation.
"""

import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from interview_app.domain import event_kinds as kinds
from interview_app.domain.drafts import Draft, about_ask, about_composer, about_record
from interview_app.domain.journal import Event
from interview_app.domain.records import DataType
from interview_app.errors import StoreError
from interview_app.paths import DataFolder
from interview_app.store.database import Database
from interview_app.store.faults import typed_faults
from interview_app.store.files import write_whole
from interview_app.store.places import drafts_file

LARGEST = 16 * 2**20
"""Bytes of the whole file: more than a person types."""
MOST = 200
"""Drafts in the file; beyond it the one that was changed longest ago goes first."""
_SHAPE = 1
"""Of the file and of what forms write into it; another one is not read."""


class Drafts:
    """The drafts of one data folder, oldest first."""

    def __init__(self, database: Database, places: DataFolder) -> None:
        self._database = database
        self._file = drafts_file(places)

    def kept(self) -> tuple[Draft, ...]:
        """All of them; none when the file says nothing of use."""
        try:
            told = json.loads(self._file.read_bytes())
            if told["shape"] != _SHAPE:
                return ()
            return tuple(
                Draft(about=str(about), content=dict(content)) for about, content in told["drafts"]
            )
        except (OSError, ValueError, TypeError, KeyError):
            return ()

    def keep(self, draft: Draft) -> None:
        """Keep it in the place of the one about the same.

        Raises:
            StoreError: it could not be written; what was kept before is still there.
        """
        # The writer's lock keeps it apart from a deletion of everything, after which nothing is
        # written any more.
        with self._database.writing():
            self._write([one for one in self.kept() if one.about != draft.about] + [draft])

    def forget(self, unwanted: Callable[[str], bool]) -> None:
        """Erase those whose `about` is unwanted.

        Raises:
            StoreError: the file could not be written.
        """
        if not self._file.exists():
            return
        with self._database.writing():
            before = self.kept()
            left = [one for one in before if not unwanted(one.about)]
            if len(left) < len(before):
                self._write(left)

    def follow(self, told: Iterable[Event]) -> None:
        """After a commit: what belongs to an ask that waits no longer, or to what was erased, goes.

        What cannot be erased now belongs to nothing any more; the next start finds that out.
        """
        gone = set()
        for event in told:
            body = event.body or {}
            if event.kind in kinds.CLOSES_WAITING:
                gone.add(about_ask(str(body.get("token"))))
            elif event.kind == kinds.ERASED and body.get("what") == "record":
                gone.add(about_record(DataType(body["data_type"]), body["id"]))
        if gone:
            with suppress(StoreError):
                self.forget(gone.__contains__)

    def take_over(self, unsent: Path) -> None:
        """Take in what was typed and not sent as a version before kept it, in a file of its own;
        the file goes when that is done.

        Raises:
            StoreError: it could not be written; the file is still there.
        """
        if not unsent.exists():
            return
        with typed_faults(), suppress(ValueError, TypeError, KeyError):
            told = json.loads(unsent.read_bytes())
            texts = [str(one) for one in told["texts"]]
            self.keep(Draft(about=about_composer(told["session"]), content={"texts": texts}))
        with typed_faults():
            unsent.unlink()

    def _write(self, drafts: list[Draft]) -> None:
        pairs = [(one.about, one.content) for one in drafts][-MOST:]
        with typed_faults():
            while pairs:
                # JSON writes a half of a surrogate pair, which can be typed or pasted, as an
                # escape.
                content = json.dumps({"shape": _SHAPE, "drafts": pairs}).encode()
                if len(content) <= LARGEST:
                    write_whole(self._file, content)
                    return
                pairs = pairs[1:]
            self._file.unlink(missing_ok=True)
