"""What is done while a fault strikes, and what must be true after it.

Each scenario prepares a folder, runs in a child, and says what is wrong in one sentence: `wrong`
right after the fault, `unfinished` after the same was done again in peace.
"""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol

from interview_app.cli import headless
from interview_app.domain.journal import Commit, NewEvent, NewRecord
from interview_app.domain.records import DataType
from interview_app.errors import StoreDamaged, StoreMissing
from interview_app.paths import DataFolder
from interview_app.store.database import connect, quick_check
from interview_app.store.opening import open_store
from interview_app.use_cases.care.backup import list_backups, make_backup, restore_backup
from interview_app.use_cases.exchange.export_data import export_data
from interview_app.use_cases.exchange.import_data import import_data
from tests.end_to_end.answering_person import Person
from tests.end_to_end.six_answers import SixAnswers
from tests.store.notes import note, texts

LATER = datetime(2031, 5, 1, tzinfo=UTC)
NOTES = 12


class Scenario(Protocol):
    """One thing that is done with a store."""

    name: str

    def prepare(self, folder: Path) -> None: ...

    def begin(self, folder: Path) -> None: ...

    def run(self, folder: Path) -> None: ...

    def attend(self, child: Any, folder: Path) -> None: ...

    def told(self) -> str: ...

    def wrong(self, folder: Path) -> str: ...

    def unfinished(self, folder: Path) -> str: ...


class _Alone:
    """A scenario that nobody has to answer in."""

    def begin(self, folder: Path) -> None:
        """Nothing to be made anew for each fault."""

    def attend(self, child: Any, folder: Path) -> None:
        """Nothing is asked."""

    def told(self) -> str:
        """What it said of itself when it ended by itself."""
        return "went on"


def _write(folder: Path, prefix: str) -> None:
    """A store with notes, a record of some versions and originals."""
    with open_store(DataFolder(folder)) as store:
        for n in range(NOTES):
            note(store, f"{prefix} {n} " + "x" * 400)
        session = store.newest_session()
        assert session is not None
        for n in range(3):
            body = {
                "blob": store.originals.keep(
                    b"%s %d" % (prefix.encode(), n), filename="n.txt", mime="text/plain"
                ).sha256
            }
            record = NewRecord(
                data_type=DataType.CANDIDATE_DOSSIER, id="dossier", data={"notes": f"{prefix} {n}"}
            )
            store.commit(
                session.info.id,
                Commit(
                    events=(NewEvent(kind="note", body={"text": f"{prefix} b{n}", **body}),),
                    records=(record,),
                ),
            )


def _notes(folder: Path) -> list[str]:
    """What the store holds; it must be whole, originals too."""
    with open_store(DataFolder(folder)) as store:
        found = store.verify()
        assert found.whole, found.faults
        return [text.split(" ")[0] for text in texts(store)]


ALL = NOTES + 3


class FirstStart(_Alone):
    """A data folder that is not there yet, and the first words in it."""

    name = "first start"

    def prepare(self, folder: Path) -> None:
        """Nothing is there."""

    def run(self, folder: Path) -> None:
        """Open and close."""
        open_store(DataFolder(folder)).close()

    def wrong(self, folder: Path) -> str:
        """It opens, whatever happened."""
        with open_store(DataFolder(folder)) as store:
            return "" if store.verify().whole else "not whole"

    def unfinished(self, folder: Path) -> str:
        """It takes words."""
        with open_store(DataFolder(folder)) as store:
            note(store, "first")
        return "" if _notes(folder) == ["first"] else "the first words are not there"


class SixAnswersGiven:
    """The interview by the headless channel: six answers, each acknowledged after its commit."""

    name = "six answers"

    def __init__(self) -> None:
        self._person: Person | None = None

    def prepare(self, folder: Path) -> None:
        """Nothing is there."""

    def begin(self, folder: Path) -> None:
        """A new person with a file to hand over."""
        file = folder.parent / "cv.txt"
        file.write_text("Mara Lindqvist\nmara@example.org\n")
        self._person = Person(folder, file)

    def run(self, folder: Path) -> None:
        """The product's own channel with a leader that asks six things."""
        headless.run(data_dir=str(folder), leader=SixAnswers())

    def attend(self, child: Any, folder: Path) -> None:
        """Answer until it ends."""
        assert self._person is not None
        self._person.play(child)

    def told(self) -> str:
        """The error that was told last, if one was; a note is none."""
        assert self._person is not None
        return next((one for one in reversed(self._person.told) if one != "note"), "went on")

    def wrong(self, folder: Path) -> str:
        """Nothing acknowledged is lost or doubled, and no error was told without a name."""
        assert self._person is not None
        self._person.check()
        return "a bug was told" if "bug" in self._person.told else ""

    def unfinished(self, folder: Path) -> str:
        """The script ends well."""
        assert self._person is not None
        self._person.check()
        return "" if self._person.finished else f"it did not end: {self._person.told}"


class Backup(_Alone):
    """A backup beside older ones."""

    name = "backup"

    def prepare(self, folder: Path) -> None:
        """A store, one backup, and more said since."""
        _write(folder, "old")
        make_backup(DataFolder(folder))
        _write(folder, "new")

    def run(self, folder: Path) -> None:
        """Make it."""
        make_backup(DataFolder(folder), now=LATER)

    def wrong(self, folder: Path) -> str:
        """The store is as it was, and every backup that has a name is whole."""
        if _notes(folder) != ["old"] * ALL + ["new"] * ALL:
            return "the store is not as it was"
        return _backups_are_whole(folder)

    def unfinished(self, folder: Path) -> str:
        """It brings everything back."""
        DataFolder(folder).database.write_bytes(b"")
        restore_backup(DataFolder(folder))
        return self.wrong(folder)


def _backups_are_whole(folder: Path) -> str:
    places = DataFolder(folder)
    found = list_backups(places)
    for one in found:
        connection = connect(one.path, mode="immutable")
        try:
            quick_check(connection)
            wanted = {str(row[0]) for row in connection.execute("SELECT sha256 FROM blobs")}
        finally:
            connection.close()
        pooled = {path.name for path in (places.backups / "blobs").rglob("*") if path.is_file()}
        if not wanted <= pooled:
            return f"{one.name} lacks originals"
    return "" if found else "there is no backup any more"


class Restore(_Alone):
    """An older backup is brought back over a store that opens."""

    name = "restore"
    damaged = False

    def prepare(self, folder: Path) -> None:
        """A backup, then more was said."""
        _write(folder, "old")
        make_backup(DataFolder(folder), now=LATER)
        _write(folder, "new")
        if self.damaged:
            DataFolder(folder).database.write_bytes(b"nonsense " * 1000)

    def run(self, folder: Path) -> None:
        """Bring it back by its name, as a person who does it again would."""
        name = LATER.strftime("%Y-%m-%dT%H-%M-%SZ")
        restore_backup(DataFolder(folder), name, now=LATER)

    def wrong(self, folder: Path) -> str:
        """Before or after and nothing between; what was there is in its place or in a backup."""
        try:
            notes = _notes(folder)
        except (StoreDamaged, StoreMissing) as error:
            return "" if self.damaged else f"the store is lost: {error.code}"
        if notes not in (["old"] * ALL, ["old"] * ALL + ["new"] * ALL):
            return f"something between: {notes}"
        if not self.damaged and len(notes) == ALL and len(list_backups(DataFolder(folder))) < 2:
            return "what was there before is nowhere"
        return _backups_are_whole(folder)

    def unfinished(self, folder: Path) -> str:
        """It is back, and no file of it is unfinished."""
        if _notes(folder) != ["old"] * ALL:
            return "the backup is not back"
        return self.wrong(folder)


class RestoreOverDamage(Restore):
    """The same over a store that cannot be read."""

    name = "restore over damage"
    damaged = True


class Import(_Alone):
    """An export of everything is taken in beside what is there."""

    name = "import"
    here = True

    def prepare(self, folder: Path) -> None:
        """An export of another store, and a store of its own."""
        other = folder.parent / "other"
        _write(other, "theirs")
        with open_store(DataFolder(other)) as store:
            export_data(store, format="everything", out=folder.parent / "everything.zip")
        if self.here:
            _write(folder, "ours")

    def run(self, folder: Path) -> None:
        """Take it in."""
        with open_store(DataFolder(folder)) as store:
            import_data(store, folder.parent / "everything.zip")

    def wrong(self, folder: Path) -> str:
        """All of it or nothing, and what was there stays."""
        found = self._by_session(folder)
        ours = ["ours"] * ALL
        theirs = ["theirs"] * ALL
        allowed = [[ours], sorted([ours, theirs])] if self.here else [[], [theirs]]
        return "" if found in allowed else f"neither all nor nothing: {[len(one) for one in found]}"

    def _by_session(self, folder: Path) -> list[list[str]]:
        with open_store(DataFolder(folder)) as store:
            found = store.verify()
            assert found.whole, found.faults
            said = [
                [
                    str(event.body["text"]).split(" ")[0]
                    for event in store.read_session(info.id).events
                    if event.kind == "note" and event.body
                ]
                for info in store.sessions()
            ]
        return sorted(one for one in said if one)

    def unfinished(self, folder: Path) -> str:
        """Everything is in, once."""
        expected = 2 if self.here else 1
        found = self._by_session(folder)
        return "" if len(found) == expected else f"{len(found)} sessions instead of {expected}"


class ImportIntoNothing(Import):
    """The same on a new machine."""

    name = "import at first start"
    here = False


SCENARIOS: dict[str, type[Any]] = {
    one.name: one
    for one in (
        FirstStart,
        SixAnswersGiven,
        ImportIntoNothing,
        Import,
        Backup,
        Restore,
        RestoreOverDamage,
    )
}
