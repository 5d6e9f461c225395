"""Damaged documents through the sealed worker: whatever is cut, swapped or doubled, the answer is a
valid reading.
"""

import json
import os
import random
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interview_app.domain.issues import GRAVE, SENTENCES
from interview_app.extraction.process.rehearsal import sample_documents
from interview_app.use_cases.reading.document import DocumentReader

_SAMPLES = sample_documents()
_TOKENS = (
    b"endobj",
    b"stream",
    b"/Kids",
    b"/Length 9",
    b"xref",
    b"<w:tbl>",
    b"</w:p>",
    b"PK\x03\x04",
    b"\xff\xfe",
    b"\x00" * 40,
    b"<<" * 90,
)


@pytest.fixture(scope="module")
def reader() -> Iterator[DocumentReader]:
    """One reader for all examples."""
    with DocumentReader() as one:
        yield one


def _flipped(content: bytearray, chance: random.Random) -> None:
    for _ in range(chance.randint(1, 30)):
        content[chance.randrange(len(content))] = chance.randrange(256)


def _cut(content: bytearray, chance: random.Random) -> None:
    start = chance.randrange(len(content))
    del content[start : start + chance.randint(1, max(1, len(content) // 4))]


def _doubled(content: bytearray, chance: random.Random) -> None:
    start = chance.randrange(len(content))
    content[start:start] = content[start : start + chance.randint(1, 2000)] * chance.randint(1, 4)


def _seeded(content: bytearray, chance: random.Random) -> None:
    for _ in range(chance.randint(1, 6)):
        start = chance.randrange(len(content))
        content[start:start] = chance.choice(_TOKENS)


_DAMAGES: tuple[Callable[[bytearray, random.Random], None], ...] = (
    _flipped,
    _cut,
    _doubled,
    _seeded,
)


@settings(max_examples=1_000 if os.environ.get("INTERVIEW_APP_LONG") else 40)
@given(sample=st.integers(0, len(_SAMPLES) - 1), seed=st.integers(0, 2**32))
def test_a_damaged_document_is_always_a_valid_reading(
    reader: DocumentReader, sample: int, seed: int
) -> None:
    """Issue 3, "survive any file": never an exception, never ok with a grave issue, never ok
    without text (CONTRACT B).
    """
    filename, original = _SAMPLES[sample]
    chance, content = random.Random(seed), bytearray(original)
    for _ in range(chance.randint(1, 3)):
        chance.choice(_DAMAGES)(content, chance)
        if not content:
            break
    reading = reader.read_now(bytes(content), filename=filename, timeout_seconds=20)
    codes = set(reading.quality.issues)
    assert codes <= SENTENCES.keys()
    assert all(one.sentence for one in reading.quality.details)
    assert reading.status != "ok" or not codes & GRAVE
    assert "parser_crashed" not in codes
    if reading.status == "ok":
        assert reading.artifact_record is not None
        assert any(c.isalnum() for c in reading.artifact_record.text)
    assert json.dumps(reading.to_contract(), ensure_ascii=False).encode("utf-8")
