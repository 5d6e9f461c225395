"""The server keeps what its OpenAPI promises, for requests that nobody thought of (issue 29).

`make test` sends a dozen to each address, `make test-long` some hundred.
"""

import os
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from hypothesis import HealthCheck, settings

from interview_app.rendering.engine import RenderEngine
from interview_app.server.dispatcher import Dispatcher
from interview_app.server.openapi import openapi, tool_specs
from interview_app.server.process_cv import ProcessCv
from interview_app.store.store import Store
from tests.server.conftest import reads_always
from tests.server.test_loopback import TOKEN, Running

schemathesis = pytest.importorskip("schemathesis", reason="needs the extra [dev]")
EXAMPLES = 300 if os.environ.get("INTERVIEW_APP_LONG") else 5


@pytest.fixture(scope="module")
def served(lasting_store: Store, engine: RenderEngine) -> Iterator[Running]:
    async def no_posting(_url: str) -> None:
        return None

    sessions = lasting_store.cv_sessions
    dispatcher = Dispatcher(
        sessions=sessions,
        engine=engine,
        read=reads_always,
        now=lambda: datetime.now(UTC),
    )
    process = ProcessCv(
        dispatcher, sessions, leader=None, fetch_posting=no_posting, prompt="", tools=tool_specs()
    )
    with Running(dispatcher, process) as one:
        yield one


def _checks() -> list[object]:
    """All but one: a request that fits the schema may still name no session (404) or hold no
    document (400), so that `positive_data_acceptance` cannot hold.
    """
    from schemathesis.checks import CHECKS, load_all_checks

    load_all_checks()
    left_out = {"positive_data_acceptance"}
    return [CHECKS.get_one(name) for name in CHECKS.get_all_names() if name not in left_out]


schema = schemathesis.openapi.from_dict(openapi())


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
def test_the_server_keeps_what_its_schema_promises(case: object, served: Running) -> None:
    """No fault of the server, no status, type or body that is not published, and what does not fit
    is refused.
    """
    case.call_and_validate(  # type: ignore[attr-defined]
        base_url=f"http://127.0.0.1:{served.port}",
        headers={"Authorization": f"Bearer {TOKEN}"},
        checks=_checks(),
    )
