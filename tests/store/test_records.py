"""Records have versions that are only ever added (CONTRACT A11), held against a plain model of the
rule.
"""

from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from interview_app.domain.canonical import content_sha256
from interview_app.domain.journal import Commit, NewRecord
from interview_app.domain.records import DataType
from interview_app.paths import DataFolder
from interview_app.store.opening import open_store
from interview_app.store.store import Store
from tests.kept_records import erase, versions_of

TYPES = st.sampled_from([DataType.KNOWLEDGE_CARD, DataType.WRITING_SAMPLE])
IDS = st.sampled_from(["a", "b"])
DATA = st.fixed_dictionaries({"n": st.integers(0, 2)})


def card(number: int, id: str = "a") -> NewRecord:
    return NewRecord(data_type=DataType.KNOWLEDGE_CARD, id=id, data={"n": number})


def test_identical_content_is_the_same_version_and_a_change_the_next(store: Store) -> None:
    """A11: stable ids; also back to an earlier content is a new version, for the newest must be in
    force.
    """
    session = store.start_session().info.id
    versions = [
        store.commit(session, Commit(records=(card(n),))).records[0].version
        for n in (1, 1, 2, 2, 1)
    ]
    assert versions == [1, 1, 2, 2, 3]
    found = store.find_record(DataType.KNOWLEDGE_CARD, "a")
    assert found is not None
    assert (found.version, found.data, found.sha256) == (3, {"n": 1}, content_sha256({"n": 1}))


def test_records_outlive_their_session_and_keep_their_order(store: Store) -> None:
    """DESIGN 11: Start Over keeps approved records."""
    first = store.start_session().info.id
    store.commit(first, Commit(records=(card(1, "b"), card(1, "a"))))
    store.commit(first, Commit(records=(card(2, "b"),)))
    store.start_session()
    assert [(one.id, one.version) for one in store.records()] == [("b", 2), ("a", 1)]


class Records(RuleBasedStateMachine):
    """Writes, erasures and restarts in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.model: dict[tuple[DataType, str], list[dict[str, Any] | None]] = {}
        self.open()
        self.session = self.store.start_session().info.id

    def open(self) -> None:
        moment = datetime(2026, 3, 2, tzinfo=UTC)
        self.store = open_store(DataFolder(Path(self.folder.name) / "data"), now=lambda: moment)

    def teardown(self) -> None:
        assert self.store.verify().whole
        self.store.close()
        self.folder.cleanup()

    @rule(data_type=TYPES, id=IDS, data=DATA)
    def write(self, data_type: DataType, id: str, data: dict[str, Any]) -> None:
        record = NewRecord(data_type=data_type, id=id, data=data)
        version = self.store.commit(self.session, Commit(records=(record,))).records[0].version
        known = self.model.setdefault((data_type, id), [])
        if not known or known[-1] != data:
            known.append(data)
        assert version == len(known)

    @rule(data_type=TYPES, id=IDS)
    def erase(self, data_type: DataType, id: str) -> None:
        erase(self.store, data_type, id)
        if (data_type, id) in self.model:
            self.model[data_type, id] = [None] * len(self.model[data_type, id])

    @rule()
    def restart(self) -> None:
        self.store.close()
        self.open()

    @invariant()
    def what_is_read_is_what_the_model_says(self) -> None:
        seen = {
            (record.data_type, record.id): (record.version, record.data)
            for record in self.store.records()
        }
        expected = {
            key: (len(all_), all_[-1])
            for key, all_ in self.model.items()
            if all_ and all_[-1] is not None
        }
        assert seen == expected
        for (data_type, id_), all_ in self.model.items():
            versions = versions_of(self.store, data_type, id_)
            assert [(one.version, one.data) for one in versions] == [
                (at, data) for at, data in enumerate(all_, start=1) if data is not None
            ]


TestRecords = Records.TestCase
TestRecords.settings = settings(
    max_examples=15,
    stateful_step_count=15,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
