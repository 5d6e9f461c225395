"""What `validate_cv` predicts is what is printed: the sample people at every length from short to
too long (issue 6.5).
"""

import asyncio
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from interview_app.paths import DataFolder, resources
from interview_app.rendering.engine import RenderEngine
from interview_app.server import cv_data, pages
from interview_app.server.cv_document import cv_document
from interview_app.server.prefill import prefill
from interview_app.use_cases.reading.on_demand import ReadingOnDemand
from tests.server.conftest import full_cv

PEOPLE = ("nurse", "electrician", "engineer")
REPEATS = (1, 8, 30)
"""How often each of a person's lines is there: about one page, about two, and too much."""


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ReadingOnDemand]:
    one = ReadingOnDemand(DataFolder(tmp_path_factory.mktemp("reader")))
    yield one
    one.close()


def grown(cv: dict[str, Any], times: int) -> dict[str, Any]:
    jobs = [{**job, "bullets": job.get("bullets", []) * times} for job in cv["work_experience"]]
    return {**cv, "work_experience": jobs}


@pytest.mark.parametrize("person", PEOPLE)
def test_the_pages_are_counted_on_the_pdf_and_the_advice_agrees(
    person: str, reader: ReadingOnDemand, engine: RenderEngine
) -> None:
    """Issue 6.5, F9: measured on the PDF itself; the advice agrees with the verdict."""
    sample = Path(resources() / "samples" / f"{person}.docx")
    reading = asyncio.run(
        reader.read_bytes(sample.read_bytes(), filename=sample.name, timeout_seconds=60)
    )
    cv = cv_data.empty() | {key: value for key, value in prefill(reading).items() if value}
    seen = set()
    for times in REPEATS:
        longer = grown(cv, times)
        resume = cv_document(longer)
        printed = pages.printed(engine, resume)
        assert printed.pages == len(PdfReader(io.BytesIO(printed.pdf)).pages)
        assert bool(pages.violation(printed)) is bool(pages.advice(longer, printed))
        seen.add(printed.pages)
    assert min(seen) == 1
    assert max(seen) > 2


def test_who_adds_the_advised_lines_gets_two_pages(engine: RenderEngine) -> None:
    """F9: what to add, by how much; added line by line where it says, it is enough."""
    cv = cv_data.empty() | full_cv(jobs=2, bullets=2)
    printed = pages.printed(engine, cv_document(cv))
    assert printed.pages == 1
    lines = sum(one["lines"] for one in pages.advice(cv, printed))
    jobs = [dict(job) for job in cv["work_experience"]]
    jobs[0]["bullets"] = jobs[0]["bullets"] + [
        f"One short line more, number {number}" for number in range(lines)
    ]
    assert pages.printed(engine, cv_document({**cv, "work_experience": jobs})).pages == 2
