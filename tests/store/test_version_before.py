"""A store and an export of version 0.1, made before there were lines: what was approved there has
its lines afterwards, and nothing is lost (NEXT 3, issue 24).
"""

import json
import sqlite3
import time
import zipfile
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from interview_app.domain.drafts import about_composer
from interview_app.domain.known import Known, from_records
from interview_app.domain.lines import Line, LineOrigin, families, posting_key, wording_for
from interview_app.domain.tailoring import Blackboard, State
from interview_app.paths import DataFolder
from interview_app.store import migrations
from interview_app.store.opening import open_store
from interview_app.store.store import Store
from interview_app.use_cases.exchange.import_data import import_data

BEFORE = Path(__file__).parent.parent / "version_0_1"
EXPECTED: dict[str, Any] = json.loads((BEFORE / "expected.json").read_text("utf-8"))["runs"]


@pytest.fixture(params=["store", "export", "export into another"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """The data of version 0.1 as this version opens it, or takes it in."""
    if request.param == "store":
        with zipfile.ZipFile(BEFORE / "store.zip") as archive:
            archive.extractall(tmp_path)
        store = open_store(DataFolder(tmp_path / "data"))
    else:
        store = open_store(DataFolder(tmp_path / "new"))
        if request.param == "export into another":
            store.start_session()
        import_data(store, BEFORE / "everything.zip")
    yield store
    store.close()


@pytest.mark.parametrize(
    ("content", "texts"),
    [
        ('{"session": "s1", "texts": ["Half an answ", "\\ud83d"]}', ["Half an answ", "\ud83d"]),
        ("no JSON", None),
    ],
)
def test_what_was_typed_and_not_sent_is_taken_over(
    tmp_path: Path, content: str, texts: list[str] | None
) -> None:
    """It lay in a file of its own; what says nothing of use there goes."""
    with zipfile.ZipFile(BEFORE / "store.zip") as archive:
        archive.extractall(tmp_path)
    file = tmp_path / "data" / "unsent.json"
    file.write_text(content, encoding="utf-8")
    with open_store(DataFolder(tmp_path / "data")) as store:
        drafts = {one.about: one.content["texts"] for one in store.drafts.kept()}
    assert drafts == ({about_composer("s1"): texts} if texts else {})
    assert not file.exists()


def known(store: Store) -> Known:
    return from_records(store.records())


def all_lines(store: Store) -> list[Line]:
    now = known(store)
    profile = now.profile.lines if now.profile is not None else ()
    return [*profile, *(line for card in now.live_cards() for line in card.lines)]


def plain(text: str) -> str:
    return text.rstrip(".").casefold()


def printed(store: Store, posting: str) -> set[str]:
    """What a page for a posting can print: one wording of each family."""
    wordings = families(all_lines(store)).values()
    return {plain(wording_for(one, posting).text) for one in wordings}


def board_of(store: Store, run: str) -> Blackboard:
    body = store.tailoring_runs.find(EXPECTED[run]["run_id"])
    assert body is not None
    return Blackboard.model_validate(body.body["board"])


def test_every_highlight_and_the_summary_are_lines(opened: Store) -> None:
    """NEXT 3, migration: highlights become lines; a story has the line of what it took the place
    of; each says where it comes from and when it was approved.
    """
    now = known(opened)
    assert now.timeline is not None
    highlights = [text for job in now.timeline.experiences for text in job.highlights]
    found = {line.text: line for line in all_lines(opened)}
    assert len(highlights) == 6
    assert set(highlights) <= set(found)
    assert {found[text].origin for text in highlights} == {LineOrigin.DOCUMENT}
    assert all(line.approved_at for line in found.values())
    assert all(line.cites for text, line in found.items() if text in highlights)
    live = {card.id for card in now.live_cards()}
    assert {id for line in found.values() for id in line.cites} <= live
    assert now.profile is not None
    assert now.profile.basics.summary in found


@pytest.mark.parametrize("run", ["worded", "overridden"])
def test_a_page_can_print_what_was_printed_or_it_was_nobodys_line(opened: Store, run: str) -> None:
    """NEXT 3, migration: no line less, but for those that code once made of a story, which nobody
    approved: they are listed under "Left out".
    """
    board = board_of(opened, run)
    before = {plain(text) for text in EXPECTED[run]["lines"]}
    gone = before - printed(opened, posting_key(board.inputs.job_description))
    made_by_code = {
        "wrote down every fall for two months and built a two-minute risk check done at the "
        "bedside",
        "drew up a one-page sheet with the ward sister and tried it on my own shifts first",
    }
    assert gone <= made_by_code
    stories = [one.story.action or "" for one in known(opened).live_cards()]
    assert len([one for one in stories if one]) == 2  # each is still there to be told


def test_a_wording_by_hand_is_a_line_for_its_posting_alone(opened: Store) -> None:
    """NEXT 3, migration: edits become lines `for_posting`; other pages print the old wording."""
    posting = posting_key(board_of(opened, "worded").inputs.job_description)
    (line,) = [one for one in all_lines(opened) if one.text == EXPECTED["worded"]["edited"]]
    assert (line.for_posting, line.origin) == (posting, LineOrigin.PERSON)
    assert plain(line.text) in printed(opened, posting)
    assert plain(line.text) not in printed(opened, "another")
    old = "Trained 14 newly qualified nurses in early warning scores and sepsis screening."
    assert plain(old) in printed(opened, "another")


def test_an_override_with_a_reason_is_read_as_it_is_true(opened: Store) -> None:
    """NEXT 3: the refused line is a fact that the person attests, in its entry."""
    text = "Led a ward of 60 nurses and cut falls by 99 %"
    (card,) = [one for one in known(opened).live_cards() if one.raw_text == text]
    assert card.attested_by_user
    assert card.entry_id == "exp-52230d4a2a"
    assert [line.text for line in card.lines] == [text]


def test_old_runs_are_readable_and_looks_are_folded(opened: Store) -> None:
    """NEXT 3, migration: as printed, with their old violation kinds; three looks are one version."""
    runs = opened.tailoring_runs
    run_id = EXPECTED["worded"]["run_id"]
    assert runs.versions(run_id) == (1, 2, 3, 4, 8)
    for kept in runs.newest():
        assert Blackboard.model_validate(kept.body["board"]).inputs.job_description
    board = board_of(opened, "overridden")
    assert board.audit_report is not None
    kinds = [one.kind.value for one in board.audit_report.truth_violations]
    assert kinds == ["inflated_size", "changed_metric", "inflated_scope"]


def test_a_half_finished_run_keeps_what_was_paid_for(opened: Store) -> None:
    """NEXT 3, migration: analysis and mapping stay, and it is written anew."""
    board = board_of(opened, "half")
    assert board.current_step is State.WRITING
    assert [one.stage for one in board.records] == EXPECTED["half"]["records"]
    assert {one.input_sha256 for one in board.records} == {""}  # no other evidence undoes them
    assert [one.text for one in board.requirements] == EXPECTED["half"]["requirements"]


def test_it_is_carried_over_once_and_the_history_still_checks(
    opened: Store, tmp_path: Path
) -> None:
    """One event tells it; opening or importing again changes nothing."""
    assert opened.verify().faults == ()
    before = opened.records()
    kinds = [
        event.kind for info in opened.sessions() for event in opened.read_session(info.id).events
    ]
    assert kinds.count("lines_carried_over") == 1
    import_data(opened, BEFORE / "everything.zip")
    assert opened.records() == before


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the clock of this process is its system's")
def test_what_was_carried_over_has_its_time_in_utc(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the machine stands: what the person approves next comes after it."""
    told: list[str] = []
    monkeypatch.setattr(migrations, "carry_over", lambda _connection, *, at: told.append(at))
    with monkeypatch.context() as elsewhere, closing(sqlite3.connect(":memory:")) as empty:
        elsewhere.setenv("TZ", "Asia/Tokyo")
        time.tzset()
        try:
            migrations._approved_lines(empty)
        finally:
            elsewhere.undo()
            time.tzset()
    late = datetime.now(UTC) - datetime.fromisoformat(told[0])
    assert timedelta(0) <= late < timedelta(hours=1)
