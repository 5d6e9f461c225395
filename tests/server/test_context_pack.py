"""The context pack never grows beyond its size, and what is stored is never touched (CONTRACT
F5).
"""

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interview_app.domain.cv_session import CvSession
from interview_app.server import cv_data
from interview_app.server.context_pack import MAX_CHARS, SCHEMA, context_pack, size
from interview_app.server.faults import Refused
from interview_app.server.parameters import checked_params
from tests.server.conftest import full_cv

texts = st.text(max_size=300) | st.builds(
    lambda one, times: one * times, st.text(min_size=1, max_size=20), st.integers(1, 4000)
)
items = st.fixed_dictionaries(
    {"employer": texts, "title": texts, "bullets": st.lists(texts, max_size=12)},
)
cvs = st.fixed_dictionaries(
    {
        "full_name": texts,
        "profile": texts,
        "work_experience": st.lists(items, max_size=20),
        "education": st.lists(
            st.fixed_dictionaries({"institution": texts, "details": texts}), max_size=10
        ),
        "languages": st.lists(texts, max_size=20),
        "it_ai_skills": st.lists(texts, max_size=40),
        "interests": texts,
    }
)


def session(cv: dict[str, Any], **metadata: Any) -> CvSession:
    return CvSession(
        id="s", version=3, created="2026-11-21T09:00:00+00:00", expires="2026-11-22T09:00:00+00:00",
        cv_data={**cv_data.empty(), **cv}, metadata=metadata,
    )  # fmt: skip


@settings(max_examples=80, deadline=None)
@given(
    cv=cvs,
    posting=texts,
    proposals=st.lists(texts, max_size=5),
    phase=st.sampled_from(("preparation", "confirmation", "execution")),
)
def test_it_is_never_over_its_size_and_touches_nothing(
    cv: dict[str, Any], posting: str, proposals: list[str], phase: str
) -> None:
    """F5: 12,000 characters at most for any session; stored data byte-identical before and
    after.
    """
    one = session(
        cv, job_posting_text=posting, proposal_history=proposals, docx_prefill_unconfirmed=cv
    )
    before = json.dumps(one.snapshot())
    pack = context_pack(one, phase)
    assert len(json.dumps(pack, ensure_ascii=False)) <= MAX_CHARS
    assert pack["limits"]["final_size"] == size(pack)
    assert json.dumps(one.snapshot()) == before


def test_ten_megabytes_still_fit() -> None:
    """F5, issue 6: sessions from empty to 10 MB."""
    huge = session({"work_experience": [{"bullets": ["x" * 1000] * 100}] * 100})
    assert size(context_pack(huge, "execution")) <= MAX_CHARS


def test_what_fits_is_whole() -> None:
    """F5: nothing is compacted without need."""
    pack = context_pack(session(full_cv(jobs=2)), "confirmation")
    assert pack["schema"] == SCHEMA
    assert pack["limits"]["truncated_fields"] == []
    assert pack["cv_data"]["work_experience"] == full_cv(jobs=2)["work_experience"]


def test_compaction_keeps_its_order() -> None:
    """F5: proposal_history, job snippet, recent_events, work, education, skills, languages,
    interests.
    """
    cv = full_cv(length=170)
    one = session(cv, job_posting_text="p" * 7_000, proposal_history=["q" * 3_000])
    pack = context_pack(one, "confirmation")
    assert pack["limits"]["truncated_fields"] == ["proposal_history", "job_posting"]
    assert len(pack["job_posting"]) == 6_000
    small = context_pack(copy.deepcopy(one), "confirmation", max_chars=9_000)
    assert small["limits"]["truncated_fields"][:3] == [
        "proposal_history",
        "job_posting",
        "work_experience",
    ]
    assert all(len(job["bullets"]) == 2 for job in small["cv_data"]["work_experience"])


def test_the_prefill_is_shown_in_preparation_alone() -> None:
    """F5: phase-specific."""
    one = session({}, docx_prefill_unconfirmed={"full_name": "Ada"})
    assert context_pack(one, "preparation")["docx_prefill_unconfirmed"] == {"full_name": "Ada"}
    assert "docx_prefill_unconfirmed" not in context_pack(one, "execution")


def test_an_unknown_phase_is_refused() -> None:
    """F10."""
    with pytest.raises(
        Refused, match=r"Invalid phase\. Must be 'preparation', 'confirmation', or 'execution'"
    ):
        checked_params("generate_context_pack_v2", {"phase": "later"})
