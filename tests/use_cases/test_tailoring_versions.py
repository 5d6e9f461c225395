"""The kept versions of the résumés, over the real store: which place a version takes, and which one
is open (D3, issue 5.7).
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from interview_app.domain.resume import ResumeDocument
from interview_app.domain.tailoring import Blackboard, Inputs, ResumeDraft, State
from interview_app.errors import PersonCanMend
from interview_app.paths import DataFolder
from interview_app.store.opening import open_store
from interview_app.store.store import Store
from interview_app.tailoring.reports.ledger import LedgerEntry
from interview_app.use_cases.resumes.run import Run
from interview_app.use_cases.resumes.versions import Versions

INPUTS = Inputs(job_description="We need a glazier.", target_title="Glazier")
SENT = (
    LedgerEntry(id="sent-1", sent_to="Acme", target_title="Glazier", at="2026-03-12T00:00:00Z"),
)


class Clock:
    """Stands still."""

    def now(self) -> str:
        return "2026-03-02T09:00:00Z"

    def monotonic(self) -> float:
        return 0.0

    async def sleep(self, seconds: float) -> None:
        raise AssertionError(f"nothing here sleeps for {seconds}")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(DataFolder(tmp_path / "data")) as opened:
        yield opened


@pytest.fixture
def versions(store: Store) -> Versions:
    return Versions(store.tailoring_runs, Clock())


def run(step: State, *, title: str = "Glazier", drafted: bool = False, **more: object) -> Run:
    inputs = INPUTS.model_copy(update={"target_title": title})
    draft = ResumeDraft(document=ResumeDocument()) if drafted else None
    return Run(
        run_id="run-1", board=Blackboard(inputs=inputs, current_step=step, draft=draft), **more
    )  # type: ignore[arg-type]


def kept(store: Store) -> list[int]:
    return sorted(store.tailoring_runs.versions("run-1"))


def test_what_was_not_finished_gives_its_place_to_the_next(
    store: Store, versions: Versions
) -> None:
    assert versions.keep(run(State.JD_ANALYSIS)) == 1
    assert versions.keep(run(State.EVIDENCE_MAPPING)) == 1
    assert versions.keep(run(State.COMPLETE, drafted=True)) == 1
    assert versions.keep(run(State.COMPLETE, drafted=True, sentence="Another")) == 2
    assert kept(store) == [1, 2]


def test_what_it_has_cost_is_written_where_it_is_open(store: Store, versions: Versions) -> None:
    versions.keep(run(State.COMPLETE, drafted=True))
    versions.keep(run(State.COMPLETE, drafted=True, sentence="Newest"))
    asyncio.run(versions.take_up("run-1", 1))
    versions.keep(run(State.COMPLETE, drafted=True, sentence="Paid for"), in_place=True)
    assert kept(store) == [1, 2]
    number, now = asyncio.run(versions.version("run-1", 1))
    assert (number, now.sentence) == (1, "Paid for")
    assert asyncio.run(versions.version("run-1"))[1].sentence == "Newest"
    assert versions.opened("run-1") == (1, now)


def test_who_got_it_is_known_whatever_version_is_open(store: Store, versions: Versions) -> None:
    versions.keep(run(State.COMPLETE, drafted=True, sentence="First"))
    versions.keep(run(State.COMPLETE, drafted=True, sentence="Second"))
    asyncio.run(versions.take_up("run-1", 1))
    number, now = asyncio.run(versions.keep_of_all("run-1", sent=SENT))
    assert (number, now.sentence, now.sent) == (1, "First", SENT)
    newest, last = asyncio.run(versions.version("run-1"))
    assert (newest, last.sentence, last.sent) == (2, "Second", SENT)
    assert asyncio.run(versions.version("run-1", 1))[1].sent == ()
    assert asyncio.run(versions.take_up("run-1", 1))[1].sent == SENT
    assert kept(store) == [1, 2]


def test_its_name_is_that_of_all_versions(store: Store, versions: Versions) -> None:
    for sentence in ("First", "Second"):
        versions.keep(run(State.COMPLETE, drafted=True, sentence=sentence))
    asyncio.run(versions.take_up("run-1", 1))
    assert asyncio.run(versions.keep_of_all("run-1", name="Head glazier"))[1].name == "Head glazier"
    assert asyncio.run(versions.version("run-1"))[1].name == "Head glazier"
    assert kept(store) == [1, 2]


def test_an_analysis_that_was_stopped_is_found_again_by_its_posting_and_title(
    store: Store, versions: Versions
) -> None:
    versions.keep(run(State.EVIDENCE_MAPPING))
    assert asyncio.run(versions.stopped_before(INPUTS)) == "run-1"
    other = INPUTS.model_copy(update={"target_title": "Joiner"})
    assert asyncio.run(versions.stopped_before(other)) == ""
    versions.keep(run(State.AUDITING, drafted=True, printed=False))
    assert asyncio.run(versions.stopped_before(INPUTS)) == ""


def test_a_finished_one_is_not_gone_on_with(versions: Versions) -> None:
    versions.keep(run(State.COMPLETE, drafted=True))
    assert asyncio.run(versions.stopped_before(INPUTS)) == ""


def test_what_was_deleted_is_neither_kept_nor_open(store: Store, versions: Versions) -> None:
    versions.keep(run(State.COMPLETE, drafted=True))
    asyncio.run(versions.delete("run-1"))
    assert kept(store) == []
    assert versions.opened("run-1") is None
    with pytest.raises(PersonCanMend):
        asyncio.run(versions.current("run-1"))
