"""A kill, a torn write, an input/output error and a full disk at the moments at which data becomes
durable: each fault is proven to have happened, and nothing acknowledged is lost (issue 29).

The bounded form strikes at two points of each call in each scenario; `make test-long` at every point
with every fault.
"""

import os
from pathlib import Path

import pytest

from tests.faults.injecting import WHY_NOT, strikes
from tests.faults.scenarios import SCENARIOS

pytestmark = pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "faults can be made here")
LONG = bool(os.environ.get("INTERVIEW_APP_LONG"))
TOLD = {"killed", "went on", "store_full", "store_failing", "store_damaged"}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_fault_at_a_durable_moment_loses_nothing(tmp_path: Path, scenario: str) -> None:
    """After each fault the store opens and is whole; what was acknowledged is there once; the same
    done again ends well; and the person was told what it was.
    """
    points, found = strikes(scenario, room=tmp_path, every=LONG)
    assert points > 20
    assert len(found) >= (points if LONG else 8)
    assert [one for one in found if not one["happened"]] == [], "a fault that did not happen"
    assert [one for one in found if one["wrong"]] == []
    assert {one["outcome"] for one in found} <= TOLD
    deaths = [one for one in found if one["kind"] in ("kill", "torn")]
    assert deaths
    assert {one["outcome"] for one in deaths} == {"killed"}, "a kill that killed nobody"
