"""What every test has: no real home, no real display, and failure on anything unexpected that is
logged.
"""

import gc
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from interview_app import i18n
from interview_app.paths import resources
from tests.kept_workers import _kept

__all__ = ["_kept"]

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("OMP_THREAD_LIMIT", "1")


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test sees the person's own files or keys."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("INTERVIEW_APP_HOME", str(tmp_path / "data"))
    for name in list(os.environ):
        if name.endswith("_API_KEY") or name.startswith(("OPENAI_", "XDG_")):
            monkeypatch.delenv(name)


@pytest.fixture(autouse=True)
def _no_unexpected_log(
    caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest
) -> Iterator[None]:
    """A test fails on a logged error it did not announce with `expected_log` (a list of
    substrings).
    """
    expected: list[str] = request.getfixturevalue("expected_log")
    yield
    records = [*caplog.get_records("setup"), *caplog.get_records("call")]
    unexpected = [
        record.getMessage()
        for record in records
        if record.levelno >= logging.ERROR
        and not any(part in record.getMessage() for part in expected)
    ]
    assert not unexpected, f"logged without being expected: {unexpected}"


@pytest.fixture
def expected_log() -> list[str]:
    """Append a part of each error message the test expects to be logged."""
    return []


@pytest.fixture
def german() -> Iterator[None]:
    """The app speaks German, until the test is over."""
    i18n.set_language("de", catalogues=resources() / "translations")
    yield
    i18n.set_language("en", catalogues=resources() / "translations")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with the longest tests come first, then those with widgets: two workers that share the
    files (`make test`) end together, and none is left alone with one of the long ones.
    """
    place: dict[Path, int] = {}
    for item in items:
        marks = {mark.name for mark in item.iter_markers()}
        mine = 0 if "end_to_end" in marks else 1 if "gui" in marks else 2
        place[item.path] = min(mine, place.get(item.path, mine))
    items.sort(key=lambda item: place[item.path])


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end: no search for garbage goes through it."""
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """From the first test with widgets on, garbage is searched for between tests alone, as the
    window's thread does it.

    Else an actor's thread finds the widgets of a test that is over, and Qt falls in whatever test
    comes then.
    """
    if "qapp" in getattr(item, "fixturenames", ()):
        gc.disable()
    if not gc.isenabled():
        from interview_app.ui.window.collecting import collect_due

        collect_due()
        # What lives between two tests stays to the end: a search over all of it takes seconds.
        gc.freeze()


hypothesis.settings.register_profile("short", derandomize=True, deadline=None, database=None)
hypothesis.settings.register_profile("long", max_examples=1_000, deadline=None)
# The same examples at every run, so that a red test stays red; `make test-long` looks further, at
# random.
hypothesis.settings.load_profile("long" if os.environ.get("INTERVIEW_APP_LONG") else "short")
