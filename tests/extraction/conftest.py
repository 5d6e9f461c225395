"""One reader for all tests of this folder: its workers come up once."""

from collections.abc import Iterator

import pytest

from interview_app.use_cases.reading.document import DocumentReader


@pytest.fixture(scope="session")
def reader() -> Iterator[DocumentReader]:
    """A reader at a time of its own."""
    with DocumentReader(now=lambda: "2026-01-02T03:04:05Z") as one:
        yield one
