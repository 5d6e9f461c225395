"""Export of everything and its way back: nothing is lost, and what is here is never replaced
(CONTRACT E9).
"""

import io
import json
import sqlite3
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from interview_app.domain import event_kinds as kinds
from interview_app.domain.canonical import content_sha256
from interview_app.domain.entry_fields import fields_of
from interview_app.domain.journal import Commit, NewEvent, NewRecord, WaitingCall
from interview_app.domain.known import Known
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.records import DataType, canonical
from interview_app.domain.request_journal import SentRequest
from interview_app.domain.timeline import ENTRIES, SkeletonTimeline
from interview_app.errors import ImportFailed, StoreError
from interview_app.paths import DataFolder
from interview_app.store.events import GENESIS, event_hash
from interview_app.store.opening import open_for_reading, open_store
from interview_app.store.store import Store
from interview_app.use_cases.exchange.export_data import (
    FORMATS,
    MANIFEST,
    everything_zip,
    export_data,
)
from interview_app.use_cases.exchange.import_data import import_data, take_in_everything
from interview_app.use_cases.exchange.markdown_export import markdown
from tests.kept_records import versions_of, waiting

Open = Callable[..., Store]
START = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)


@pytest.fixture
def open_at(tmp_path: Path) -> Iterator[Open]:
    """Open a store by name, as of a day."""
    opened: list[Store] = []

    def at(name: str, *, day: int = 0) -> Store:
        opened.append(
            open_store(DataFolder(tmp_path / name), now=lambda: START + timedelta(days=day))
        )
        return opened[-1]

    yield at
    for store in opened:
        store.close()


def profile(name: str) -> NewRecord:
    data = canonical(DataType.APPLICANT_PROFILE, {"basics": {"name": name}})
    return NewRecord(data_type=DataType.APPLICANT_PROFILE, id="profile", data=data)


def card(id: str, *, event_id: int) -> NewRecord:
    given: dict[str, Any] = {
        "id": id,
        "project": "Ward",
        "company": "St. Elmo",
        "timeframe": "2019-2021",
        "role": "Nurse",
    }
    given |= {"raw_text": "I led the ward.", "source": {"kind": "answer", "event_ids": [event_id]}}
    data = canonical(DataType.KNOWLEDGE_CARD, given)
    return NewRecord(data_type=DataType.KNOWLEDGE_CARD, id=id, data=data)


def live(store: Store) -> str:
    """A store with something of everything; returns the id of its session in force."""
    old = store.start_session().info.id
    store.commit(
        old, Commit(events=(NewEvent(kind=kinds.PERSON_SAID, body={"text": "Grüß Gott"}),))
    )
    session = store.start_session().info.id
    said = NewEvent(kind=kinds.PERSON_SAID, body={"text": "I led the ward."})
    answer = store.commit(session, Commit(events=(said,))).events[0].id
    store.commit(
        session,
        Commit(
            records=(profile("Kim"), card("c1", event_id=answer), card("gone", event_id=answer))
        ),
    )
    store.commit(
        session,
        Commit(records=(profile("Kim Lee"),), erase_records=((DataType.KNOWLEDGE_CARD, "gone"),)),
    )
    store.originals.keep(b"%PDF resume", filename="kim.pdf", mime="application/pdf")
    call = WaitingCall(
        token="t", call_id="c", tool="get_user_option", args={}, args_sha256="0" * 64, ask={}
    )
    store.commit(
        session,
        Commit(events=(call.told(),)),
    )
    id_ = store.request_journal.note(
        SentRequest(agent="interviewer", host="localhost", model="m", sent={"input": ["hi"]})
    )
    store.request_journal.price(id_, tokens_in=5, cost=0.25)
    return session


def test_a_deleted_conversation_stays_deleted_and_its_costs_are_counted_once(
    tmp_path: Path,
) -> None:
    """DESIGN 7: what it sent is gone, that it was sent and what it did cost stays, here and where
    it is taken in.
    """
    with (
        open_store(DataFolder(tmp_path / "one")) as first,
        open_store(DataFolder(tmp_path / "two")) as second,
    ):
        first.start_session()
        sent = SentRequest(agent="interviewer", host="localhost", model="m", sent={"input": ["hi"]})
        first.request_journal.price(first.request_journal.note(sent), cost=0.25)
        gone = first.sessions()[0].id
        first.start_session()
        first.erase_session(gone)
        for store in (first, second, second):
            take_in_everything(store, everything_zip(first))
            journal = store.request_journal
            assert [(journal.sent(one.id), one.cost) for one in journal.heads()] == [(None, 0.25)]
            assert gone not in [one.id for one in store.sessions()]


def whole(store: Store) -> dict[str, Any]:
    """Everything the store holds, as its own export tells it, but for the moment of the export."""
    with zipfile.ZipFile(io.BytesIO(everything_zip(store))) as archive:
        told: dict[str, Any] = json.loads(archive.read(MANIFEST))
        told["files"] = {
            name: archive.read(name) for name in archive.namelist() if name != MANIFEST
        }
    del told["exported"]
    return told


def test_an_empty_store_takes_everything_in_bit_by_bit(open_at: Open, tmp_path: Path) -> None:
    """Sessions, seals, versions, originals, requests, and what waits: the same; and it verifies."""
    first = open_at("first")
    session = live(first)
    out = export_data(first, format="everything", out=tmp_path / "folder" / "kim.zip")
    second = open_at("second", day=9)
    done = import_data(second, out)
    assert whole(second) == whole(first)
    assert second.newest_session() == first.newest_session()
    assert waiting(second) == waiting(first)
    assert second.originals.read(second.originals.all()[0].sha256) == b"%PDF resume"
    assert second.verify().whole
    assert (done.sessions, done.records, done.blobs) == (2, 3, 1)
    assert second.request_journal.heads()[0].tokens_out is None
    assert second.commit(session, Commit(records=(profile("Kim L."),))).records[0].version == 3


def test_a_card_that_ends_before_it_starts_comes_in_and_is_told(open_at: Open) -> None:
    """D1, E9: what was approved once moves to another machine as it is; its id is told, so that the
    person mends it.
    """
    first, second = open_at("first"), open_at("second")
    session = first.start_session().info.id
    backwards, mended = card("c1", event_id=1), card("c2", event_id=1)
    first.commit(
        session,
        Commit(records=tuple(replace(one, data=_backwards(one)) for one in (backwards, mended))),
    )
    first.commit(session, Commit(records=(mended,)))
    done = take_in_everything(second, everything_zip(first))
    assert done.out_of_order == ((DataType.KNOWLEDGE_CARD, "c1"),)
    assert whole(second) == whole(first)


def _backwards(record: NewRecord) -> dict[str, Any]:
    return {**record.data, "timeframe": "2022-2019"}


def test_importing_twice_changes_nothing(open_at: Open) -> None:
    """The same export again finds everything there."""
    store = open_at("first")
    live(store)
    content, before = everything_zip(store), whole(store)
    done = take_in_everything(store, content)
    assert whole(store) == before
    assert (done.sessions, done.events, done.records, done.blobs, done.kept_here) == (
        0,
        0,
        0,
        0,
        (),
    )


def test_another_store_gets_what_it_does_not_have_and_keeps_what_is_newer(open_at: Open) -> None:
    """A blank or older profile never overwrites; conversations come in as ended; answers keep their
    cards.
    """
    theirs, here = open_at("theirs"), open_at("here", day=5)
    live(theirs)
    session = here.start_session().info.id
    here.commit(session, Commit(records=(profile("Kim Lee, RN"),)))
    done = take_in_everything(here, everything_zip(theirs))
    found = here.find_record(DataType.APPLICANT_PROFILE, "profile")
    assert found is not None
    assert found.data["basics"]["name"] == "Kim Lee, RN"
    assert done.kept_here == ((DataType.APPLICANT_PROFILE, "profile"),)
    newest = here.newest_session()
    assert newest is not None
    assert newest.info.id == session
    assert [info.ended for info in here.sessions()].count(False) == 1
    taken = here.find_record(DataType.KNOWLEDGE_CARD, "c1")
    assert taken is not None
    rests_on = taken.data["source"]["event_ids"]
    events = {
        event.id: event for info in here.sessions() for event in here.read_session(info.id).events
    }
    assert [events[id_].body for id_ in rests_on] == [{"text": "I led the ward."}]
    assert here.find_record(DataType.KNOWLEDGE_CARD, "gone") is None
    assert here.verify().whole
    again = whole(here)
    take_in_everything(here, everything_zip(theirs))
    assert whole(here)["events"] == again["events"]


def test_a_later_version_of_a_record_is_added(open_at: Open) -> None:
    """What was approved later elsewhere is the newest here too."""
    here, theirs = open_at("here"), open_at("theirs", day=5)
    for store, name in ((here, "Kim"), (theirs, "Kim Lee")):
        store.commit(store.start_session().info.id, Commit(records=(profile(name),)))
    take_in_everything(here, everything_zip(theirs))
    assert [
        one.data["basics"]["name"]
        for one in versions_of(here, DataType.APPLICANT_PROFILE, "profile")
    ] == [
        "Kim",
        "Kim Lee",
    ]


def changed(
    content: bytes, change: Callable[[dict[str, Any]], None], *, without: str = ""
) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as archive, zipfile.ZipFile(target, "w") as written:
        told = json.loads(archive.read(MANIFEST))
        change(told)
        written.writestr(MANIFEST, json.dumps(told))
        for name in archive.namelist():
            if name != MANIFEST and not (without and without in name):
                written.writestr(name, archive.read(name))
    return target.getvalue()


def _forge(told: dict[str, Any]) -> None:
    next(event for event in told["events"] if event["kind"] == kinds.PERSON_SAID)["body"] = {
        "text": "forged"
    }


def _sealed_anew(told: dict[str, Any], change: Callable[[dict[str, Any]], None]) -> None:
    """Events changed by somebody who knows how they are sealed: the chain is no secret."""
    seal = GENESIS
    for event in told["events"]:
        if event["body"] is not None:
            change(event)
            event["body_sha256"] = content_sha256(event["body"])
        named = {key: event[key] for key in ("id", "session_id", "kind", "at", "body_sha256")}
        seal = event["hash"] = event_hash(seal, **named)


def _cannot_wait(event: dict[str, Any]) -> None:
    if event["kind"] == kinds.CALL_WAITING:
        event["body"] = {"token": "t"}


FORGERIES: dict[str, Callable[[dict[str, Any]], None]] = {
    "another text": _forge,
    "an event less": lambda told: told["events"].pop(2),
    "a record of no such type": lambda told: told["records"][0].update(data_type="x"),
    "a record that is no profile": lambda told: told["records"][0].update(data={"x": 1}),
    "a newer version": lambda told: told.update(version=2),
    "the same event twice": lambda told: told["events"].append(told["events"][-1]),
    "a content taken away": lambda told: told["records"][-1].update(data=None),
    "a call that cannot wait": lambda told: _sealed_anew(told, _cannot_wait),
    "a number no store can hold": lambda told: told["requests"][0].update(tokens_in=2**70),
    "an event of such a number": lambda told: told["events"][0].update(id=2**70),
    "a wrong original": lambda told: told["blobs"][0].update(sha256="0" * 64),
}


@pytest.mark.parametrize("what", FORGERIES)
def test_a_changed_export_is_refused_and_nothing_is_imported(open_at: Open, what: str) -> None:
    """A file to import is untrusted: it verifies whole or not at all."""
    first, second = open_at("first"), open_at("second")
    live(first)
    with pytest.raises(ImportFailed):
        take_in_everything(second, changed(everything_zip(first), FORGERIES[what]))
    assert second.sessions() == ()
    assert second.records() == ()
    assert second.originals.all() == ()


def test_files_that_are_no_export_are_told(open_at: Open, tmp_path: Path) -> None:
    """A missing file, a text, a zip of something else, an export cut off: a sentence each."""
    store = open_at("first")
    live(store)
    cut = everything_zip(store)
    other = io.BytesIO()
    with zipfile.ZipFile(other, "w") as archive:
        archive.writestr("hello.txt", "hello")
    for content in (
        b"hello",
        other.getvalue(),
        cut[: len(cut) // 2],
        changed(cut, lambda told: None, without="blobs"),
    ):
        path = tmp_path / "file.zip"
        path.write_bytes(content)
        with pytest.raises(ImportFailed):
            import_data(store, path)
    with pytest.raises(ImportFailed):
        import_data(store, tmp_path / "nobody")


def test_an_export_runs_beside_an_open_window_and_needs_no_lock(
    open_at: Open, tmp_path: Path
) -> None:
    """DESIGN 7: export runs beside an open window, sees what is committed and writes nothing to the
    store.
    """
    store = open_at("first")
    live(store)
    with open_for_reading(DataFolder(tmp_path / "first")) as reading:
        export_data(reading, format="everything", out=tmp_path / "out.zip")
        with pytest.raises(StoreError):
            reading.start_session()
    assert whole(store)["files"]


def test_an_export_that_cannot_be_written_leaves_the_old_file(
    open_at: Open, tmp_path: Path
) -> None:
    """A damaged original stops the export before the file is touched."""
    store = open_at("first")
    live(store)
    out = tmp_path / "out.zip"
    out.write_bytes(b"the last good export")
    sha256 = store.originals.all()[0].sha256
    (store.places.blobs / sha256[:2] / sha256).unlink()
    with pytest.raises(StoreError):
        export_data(store, format="everything", out=out)
    assert out.read_bytes() == b"the last good export"


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_of_the_table_writes_something(
    open_at: Open, tmp_path: Path, name: str
) -> None:
    """One contract, every exporter (STYLE 20)."""
    store = open_at("first")
    live(store)
    out = export_data(store, format=name, out=tmp_path / f"kim{FORMATS[name].suffix}")
    assert out.stat().st_size > 0


def test_an_older_table_is_not_read_as_if_it_were_ours(open_at: Open, tmp_path: Path) -> None:
    """Beside a window nothing is migrated; the sentence says to open the app once."""
    store = open_at("first")
    live(store)
    store.close()
    bare = sqlite3.connect(tmp_path / "first" / "interview.sqlite3")
    bare.execute("PRAGMA user_version=0")
    bare.close()
    with pytest.raises(StoreError, match="Open Interview App once"):
        open_for_reading(DataFolder(tmp_path / "first"))


def test_the_markdown_export_holds_every_field_of_the_timeline() -> None:
    """29.7: a field that comes is in the file without a line of its own there."""
    given = {
        key: [
            {
                field.key: {"lines": [f"Item of {key}"], "start": "2001-02", "end": "2003"}.get(
                    field.shown.kind, f"{field.key} of {key}".replace("_", "-")
                )
                for field in fields_of(model)
            }
        ]
        for key, model in ENTRIES.items()
    }
    text = markdown(Known(timeline=SkeletonTimeline.model_validate(given))).decode()
    values = [value for (entry,) in given.values() for value in entry.values()]
    told = [one for value in values for one in (value if isinstance(value, list) else [value])]
    assert [one for one in told if one not in text] == []


def test_the_markdown_export_has_the_whole_address() -> None:
    """Street and postal code were missing."""
    given = {
        "name": "Kim Doe",
        "location": {"address": "Rosenweg 3", "postalCode": "50667", "city": "Köln"},
    }
    profile = ApplicantProfile.model_validate({"basics": given})
    assert "Rosenweg 3, 50667 Köln" in markdown(Known(profile=profile)).decode()


def test_the_markdown_export_holds_what_was_approved_and_nothing_acts_as_markup(
    open_at: Open, tmp_path: Path
) -> None:
    """E9: `--format markdown`: profile and evidence in reading order; a name full of markup stays a
    name.
    """
    store = open_at("first")
    live(store)
    session = store.start_session().info.id
    given = {
        "skills": [{"label": "Tools", "keywords": ["snake_case", "C"]}],
        "experiences": [{"id": "e", "title": "Nurse"}],
    }
    data = canonical(DataType.SKELETON_TIMELINE, given)
    timeline = NewRecord(data_type=DataType.SKELETON_TIMELINE, id="timeline", data=data)
    store.commit(session, Commit(records=(profile("Kim <b>*Lee*</b>"), timeline)))
    text = export_data(store, format="markdown", out=tmp_path / "kim.md").read_text(
        encoding="utf-8"
    )
    assert text.startswith("# Kim \\<b\\>\\*Lee\\*\\</b\\>\n")
    assert "- Tools: snake\\_case, C" in text
    assert "## Experience\n\n### Nurse\n" in text
    assert "### Nurse - Ward - St. Elmo" in text
    assert "> I led the ward." in text
