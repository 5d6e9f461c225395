"""One reader for all tests of this folder: its workers come up once."""

import hashlib
from collections.abc import Iterator

import pytest

from interview_app.use_cases.reading.document import DocumentReader


@pytest.fixture(scope="session")
def reader() -> Iterator[DocumentReader]:
    """A reader that keeps nothing but says it does."""
    with DocumentReader(
        keep_blob=lambda content, _name, _mime: hashlib.sha256(content).hexdigest(),
        now=lambda: "2026-01-02T03:04:05Z",
    ) as one:
        yield one
