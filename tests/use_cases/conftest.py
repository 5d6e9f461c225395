"""A whole interview with an approved career, and a person who works in the Résumés room by messages
alone.
"""

import queue
from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest

from interview_app.domain.records import DataType
from interview_app.messages.data import RecordEdited, RecordSaved
from interview_app.messages.interview import ErrorTold, QuitRequested
from interview_app.messages.tailoring.facts import RunFailed, RunPagesShown, RunShown
from interview_app.paths import DataFolder, resources
from interview_app.use_cases.interviews.parts import Interview
from interview_app.use_cases.reading.document import DocumentReader
from tests.kept_workers import kept_workers

__all__ = ["kept_workers"]

T = TypeVar("T")
PATIENCE = 30.0
"""Seconds until a test gives up on an answer that comes within one."""


class Person:
    """Posts to a running interview and waits for what it tells."""

    def __init__(self, folder: DataFolder) -> None:
        self._told: queue.Queue[object] = queue.Queue()
        self.heard: list[object] = []
        self.interview = Interview(folder, emit=self._told.put)
        self.interview.start()

    def post(self, message: object) -> None:
        self.interview.post(message)

    def wait(self, kind: type[T], *, such: Callable[[T], bool] = lambda _one: True) -> T:
        """The next message of this kind; a failure that nobody waits for fails the test."""
        while True:
            message = self._told.get(timeout=PATIENCE)
            self.heard.append(message)
            if isinstance(message, kind) and such(message):
                return message
            if (
                isinstance(message, RunFailed | ErrorTold)
                and getattr(message, "code", "") != "note"
            ):
                raise AssertionError(message)

    def ask(self, message: object, kind: type[T]) -> T:
        self.post(message)
        return self.wait(kind)

    def shown(self, message: object) -> RunShown:
        return self.ask(message, RunShown)

    def printed(self, message: object) -> RunShown:
        """What a message leads to: the run and its pages, whichever is told first."""
        self.post(message)
        told: dict[type, object] = {}

        def both(one: object) -> bool:
            told[type(one)] = one
            return {RunShown, RunPagesShown} <= told.keys()

        self.wait(object, such=both)
        run = told[RunShown]
        assert isinstance(run, RunShown)
        return run

    def approve(self, data_type: DataType, id: str, data: dict[str, object]) -> None:
        self.ask(
            RecordEdited(data_type=data_type, id=id, base_version=None, data=data), RecordSaved
        )

    def forget(self) -> None:
        """Empty the ears."""
        self.heard.clear()
        while not self._told.empty():
            self._told.get_nowait()

    def leave(self) -> None:
        self.interview.post(QuitRequested())
        assert self.interview.actor.join(PATIENCE)
        self.interview.close()


@pytest.fixture(scope="package")
def career() -> tuple[dict[str, object], dict[str, object]]:
    """Profile and timeline of a sample person, read once."""
    with DocumentReader() as reader:
        reading = reader.read_file(bytes(resources() / "samples" / "engineer.pdf"))
    derived = reading.derived
    assert derived.applicant_profile is not None
    assert derived.skeleton_timeline is not None
    return derived.applicant_profile.to_json(), derived.skeleton_timeline.to_json()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> DataFolder:
    return DataFolder(tmp_path_factory.mktemp("room") / "data")


@pytest.fixture(scope="module")
def person(
    folder: DataFolder, career: tuple[dict[str, object], dict[str, object]]
) -> Iterator[Person]:
    """Somebody who approved what was read from their résumé, and works on it all day long."""
    made = Person(folder)
    made.approve(DataType.APPLICANT_PROFILE, "profile", career[0])
    made.approve(DataType.SKELETON_TIMELINE, "timeline", career[1])
    yield made
    made.leave()


@pytest.fixture(autouse=True)
def _nothing_from_before(request: pytest.FixtureRequest) -> None:
    """What was told in an earlier test is not heard in this one."""
    if "person" in request.fixturenames:
        request.getfixturevalue("person").forget()


@pytest.fixture
def posting() -> str:
    return (resources() / "samples" / "engineer.posting.txt").read_text(encoding="utf-8")
