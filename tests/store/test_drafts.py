"""What was changed in forms and is not approved yet: kept beside the database, gone with what it
belongs to (DESIGN 7).
"""

from collections.abc import Callable

import pytest

from interview_app.domain import event_kinds as kinds
from interview_app.domain.drafts import Draft, about_ask, about_gap, about_record, token_of
from interview_app.domain.journal import Commit, NewEvent, NewRecord
from interview_app.domain.records import DataType
from interview_app.errors import StoreError
from interview_app.paths import DataFolder
from interview_app.store import drafts
from interview_app.store.deletion import remove_store_files
from interview_app.store.store import Store
from tests.kept_records import erase
from tests.store.test_erasing import approve, asks, everything_on_disk, review, waits

SHEET = Draft(
    about=about_ask("t1"), content={"form": {"data": {"basics": {"name": "Grüße 🙂 \ud83d"}}}}
)
EDITOR = Draft(
    about=about_record(DataType.APPLICANT_PROFILE, "profile"),
    content={"form": {"data": {}}, "version": 1},
)
GAP = Draft(about=about_gap("run-1", "gap-001"), content={"text": "I did that at the harbour."})


def abouts(store: Store) -> list[str]:
    return [one.about for one in store.drafts.kept()]


def test_a_draft_is_kept_for_the_person_alone_until_another_takes_its_place(
    reopen: Callable[[], Store], places: DataFolder
) -> None:
    """The newest state of each form, oldest change first; over a restart; the folder's owner reads
    it and nobody else.
    """
    store = reopen()
    store.drafts.keep(SHEET)
    store.drafts.keep(GAP)
    later = Draft(about=SHEET.about, content={"form": {"data": {"basics": {"name": "Mara"}}}})
    store.drafts.keep(later)
    assert store.drafts.kept() == (GAP, later)
    file = places.root / "drafts.json"
    assert file.stat().st_mode & 0o077 == 0
    assert reopen().drafts.kept() == (GAP, later)
    store.close()
    with pytest.raises(StoreError):
        store.drafts.keep(SHEET)
    assert b"Gr" not in file.read_bytes()


def test_any_text_a_form_can_hold_comes_back(store: Store) -> None:
    """Half a surrogate pair can be typed; it costs no draft."""
    store.drafts.keep(SHEET)
    assert store.drafts.kept() == (SHEET,)


def test_a_file_of_nonsense_or_of_another_shape_is_no_fault(
    store: Store, places: DataFolder
) -> None:
    """Nothing is laid over a form from what was not written by this version."""
    store.drafts.keep(SHEET)
    file = places.root / "drafts.json"
    for nonsense in (
        b"[1",
        b"{}",
        b"[]",
        b"null",
        file.read_bytes().replace(b'"shape": 1', b'"shape": 99'),
    ):
        file.write_bytes(nonsense)
        assert store.drafts.kept() == ()
    store.drafts.keep(GAP)
    assert store.drafts.kept() == (GAP,)


def test_the_file_never_grows_beyond_its_bounds(
    store: Store, places: DataFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was changed longest ago goes first; a draft too large for all the room is not kept."""
    monkeypatch.setattr(drafts, "MOST", 3)
    for at in range(5):
        store.drafts.keep(Draft(about=f"ask/{at}", content={}))
    assert abouts(store) == ["ask/2", "ask/3", "ask/4"]
    monkeypatch.setattr(drafts, "LARGEST", 400)
    store.drafts.keep(Draft(about="ask/5", content={"text": "x" * 350}))
    assert abouts(store) == ["ask/5"]
    store.drafts.keep(Draft(about="ask/6", content={"text": "x" * 500}))
    assert not (places.root / "drafts.json").exists()


@pytest.mark.parametrize("kind", [kinds.CALL_ANSWERED, kinds.CALL_ABORTED])
def test_an_ask_that_waits_no_longer_takes_its_draft_along(
    store: Store, places: DataFolder, kind: str
) -> None:
    """Answered or withdrawn, in the same breath; the drafts of others stay."""
    session = store.start_session().info.id
    store.commit(session, Commit(events=(waits(review("t1", {})),)))
    for one in (SHEET, GAP):
        store.drafts.keep(one)
    store.commit(
        session,
        Commit(events=(NewEvent(kind=kind, body={"token": "t1"}),)),
    )
    assert store.drafts.kept() == (GAP,)
    assert b"basics" not in everything_on_disk(
        places, but=("interview.sqlite3", "interview.sqlite3-wal")
    )


def test_deleting_a_conversation_or_a_record_deletes_its_drafts(
    store: Store, places: DataFolder
) -> None:
    """DESIGN 7, deleting deletes: a form that shows a record holds its values too."""
    session = store.start_session().info.id
    call = review("t1", {"basics": {"name": "Mara Lindqvist"}})
    store.commit(session, Commit(events=(asks(call), waits(call))))
    for one in (SHEET, EDITOR, GAP):
        store.drafts.keep(one)
    store.erase_session(session)
    assert abouts(store) == [EDITOR.about, GAP.about]
    record = NewRecord(
        data_type=DataType.APPLICANT_PROFILE, id="profile", data={"basics": {"name": "Mara"}}
    )
    store.commit(session, Commit(records=(record,)))
    erase(store, DataType.APPLICANT_PROFILE, "profile")
    assert abouts(store) == [GAP.about]
    store.drafts.forget(lambda about: about.startswith(about_gap("run-1")))
    assert not (places.root / "drafts.json").exists()


def test_no_backup_holds_a_draft(store: Store, places: DataFolder) -> None:
    """It may be thought better of; a copy would keep it for months."""
    approve(store, store.start_session().info.id)
    store.drafts.keep(GAP)
    store.backups.make()
    kept = [path for path in places.backups.rglob("*") if path.is_file()]
    assert kept
    assert not any(b"harbour" in path.read_bytes() for path in kept)


def test_deleting_everything_deletes_drafts_and_nothing_is_written_after_it(
    store: Store, places: DataFolder
) -> None:
    """A form may still stand open, and tell what it holds."""
    store.drafts.keep(GAP)
    store.close()
    remove_store_files(places)
    with pytest.raises(StoreError):
        store.drafts.keep(SHEET)
    assert not (places.root / "drafts.json").exists()


def test_a_draft_names_the_ask_it_belongs_to() -> None:
    """Those of records and gaps belong to no ask."""
    assert token_of(about_ask("t1")) == "t1"
    assert token_of(GAP.about) is None
    assert token_of(EDITOR.about) is None
