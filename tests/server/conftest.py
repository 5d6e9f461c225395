"""A dispatcher over a real store and the real render engine; only the document reader is a double
where none is needed.
"""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from interview_app.domain.profile import ApplicantProfile, Basics
from interview_app.domain.reading import Derived, DocumentReading, Quality
from interview_app.domain.timeline import Experience, SkeletonTimeline
from interview_app.paths import DataFolder, resources
from interview_app.rendering.engine import RenderEngine
from interview_app.server.dispatcher import Answer, Dispatcher
from interview_app.store.opening import open_store
from interview_app.store.store import Store
from tests.kept_workers import kept_workers

__all__ = ["kept_workers"]

DOCX = "UEsDBA=="
Call = Callable[..., Any]


async def reads_always(content: bytes, *, filename: str, timeout_seconds: float) -> DocumentReading:
    """Understands every document as the same short résumé."""
    del content, filename
    job = Experience(
        organization="Acme",
        title="Fitter",
        start="2019-03",
        end="present",
        highlights=("Built it",),
    )
    return DocumentReading(
        status="ok",
        derived=Derived(
            applicant_profile=ApplicantProfile(
                basics=Basics(name="Ada Example", email="ada@example.org")
            ),
            skeleton_timeline=SkeletonTimeline(experiences=(job,)),
        ),
        quality=Quality(extraction_confidence=0.9),
    )


class Clock:
    """A time that the test moves."""

    def __init__(self) -> None:
        self.at = datetime(2026, 11, 21, 9, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.at

    def pass_(self, hours: float) -> None:
        self.at += timedelta(hours=hours)


@pytest.fixture(scope="package")
def engine() -> Iterator[RenderEngine]:
    with RenderEngine(packages=resources() / "typst") as one:
        yield one


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    folder = DataFolder(tmp_path / "data")
    folder.create()
    with open_store(folder) as one:
        yield one


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def dispatcher(store: Store, engine: RenderEngine, clock: Clock) -> Dispatcher:
    return Dispatcher(sessions=store.cv_sessions, engine=engine, read=reads_always, now=clock)


@pytest.fixture(scope="module")
def lasting_store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """One for all requests of a module."""
    with open_store(DataFolder(tmp_path_factory.mktemp("lasting"))) as one:
        yield one


@pytest.fixture
def call(dispatcher: Dispatcher) -> Call:
    """Call a tool: `call(name, session_id, **params)` gives the answer."""
    import asyncio

    def one(tool_name: str, session_id: str | None = None, **params: Any) -> Answer:
        payload = {"tool_name": tool_name, "params": params}
        if session_id is not None:
            payload["session_id"] = session_id
        return asyncio.run(dispatcher.dispatch(payload))

    return one


@pytest.fixture
def session_id(call: Call) -> str:
    body = call("extract_and_store_cv", docx_base64=DOCX).body
    assert body is not None
    return str(body["session_id"])


def full_cv(jobs: int = 5, bullets: int = 4, length: int = 88) -> dict[str, Any]:
    """A CV within the limits of F8."""
    line = (
        "Planned and carried out the yearly inspection of medium voltage switchgear in nine "
        "substations " * 3
    )[:length]
    return {
        "full_name": "Ada Example",
        "email": "ada@example.org",
        "phone": "+49 221 555 0100",
        "address_lines": ["Am Hof 1", "50667 Köln"],
        "profile": "Electrician with twenty years in grid maintenance. " * 4,
        "work_experience": [
            {
                "employer": f"Stadtwerke {at}",
                "title": "Electrician",
                "date_range": f"20{20 - at} – 20{21 - at}",
                "location": "Köln",
                "bullets": [f"{line} {at}{number}" for number in range(bullets)],
            }
            for at in range(jobs)
        ],
        "education": [
            {
                "institution": "HWK Köln",
                "title": "Master craftsman",
                "date_range": "2014",
                "details": "With distinction",
            },
            {
                "institution": "Berufskolleg",
                "title": "Electrician",
                "date_range": "2005 – 2008",
                "details": "Final project",
            },
        ],
        "further_experience": [
            {
                "organization": "THW",
                "title": "Volunteer",
                "date_range": "2010 –",
                "bullets": ["Power supply in disasters"],
            }
        ],
        "languages": ["German: native", "English: B2"],
        "it_ai_skills": ["EPLAN", "SPS programming", "SAP PM"],
        "interests": "Climbing, old radios",
    }
