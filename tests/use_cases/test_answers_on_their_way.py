"""An answer to a posting counts from the click on, while the actor is still storing it (D5)."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from interview_app.domain.journal import Commit, NewRecord, Record
from interview_app.domain.knowledge_card import AnswerSource, EvidenceCard
from interview_app.domain.records import DataType, canonical
from interview_app.domain.tailoring import Blackboard, Inputs
from interview_app.paths import DataFolder
from interview_app.store.opening import open_store
from interview_app.store.store import Store
from interview_app.tailoring.match.terms import Synonyms
from interview_app.use_cases.resumes.evidence import Ground, ground_of
from interview_app.use_cases.resumes.run import Run

ANSWER = EvidenceCard(
    id="answer-1",
    project="",
    company="St. Elmo",
    timeframe="2019-2021",
    role="Nurse",
    raw_text="I looked after four patients with a tracheostomy.",
    source=AnswerSource(event_ids=()),
)
RUN = Run(
    run_id="run-1",
    board=Blackboard(inputs=Inputs(job_description="A nurse.", target_title="Nurse")),
    answers=(ANSWER,),
)


class WhileItStores:
    """A store into which the actor writes right after the first look at it."""

    def __init__(self, store: Store, then: Callable[[], None]) -> None:
        self._store, self._then = store, then
        self.looks = 0

    def _looked(self) -> None:
        self.looks += 1
        if self.looks == 1:
            self._then()

    def records(self) -> tuple[Record, ...]:
        found = self._store.records()
        self._looked()
        return found

    def last_version(self, data_type: DataType, record_id: str) -> int:
        found = self._store.last_version(data_type, record_id)
        self._looked()
        return found


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(DataFolder(tmp_path / "data")) as opened:
        yield opened


def commit(store: Store, commit: Commit) -> None:
    store.commit(store.start_session().info.id, commit)


def stored() -> Commit:
    data = canonical(DataType.KNOWLEDGE_CARD, ANSWER.to_json())
    return Commit(records=(NewRecord(data_type=DataType.KNOWLEDGE_CARD, id=ANSWER.id, data=data),))


def ground(store: object) -> Ground:
    return ground_of(store, RUN, synonyms=Synonyms(), today="2026-03")  # type: ignore[arg-type]  # as far as it is read


def test_an_answer_stored_between_two_looks_is_there(store: Store) -> None:
    between = WhileItStores(store, lambda: commit(store, stored()))
    assert [one.id for one in ground(between).cards] == [ANSWER.id]
    assert between.looks > 1, "it was stored while it was looked for"
    assert [one.id for one in ground(store).cards] == [ANSWER.id], "and once only after that"


def test_an_answer_that_was_deleted_stays_deleted(store: Store) -> None:
    other = ANSWER.model_copy(update={"id": "card-2"})
    data = canonical(DataType.KNOWLEDGE_CARD, other.to_json())
    commit(store, stored())
    commit(
        store,
        Commit(
            records=(NewRecord(data_type=DataType.KNOWLEDGE_CARD, id="card-2", data=data),),
            erase_records=((DataType.KNOWLEDGE_CARD, ANSWER.id),),
        ),
    )
    assert [one.id for one in ground(store).cards] == ["card-2"]
