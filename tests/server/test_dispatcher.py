"""The nine tools, to the letter (CONTRACT F2 to F5, F7 to F10)."""

import asyncio
import base64
import io
import json
from typing import Any

import pytest
from pypdf import PdfReader

from interview_app.errors import StoreFull
from interview_app.server.dispatcher import Dispatcher
from interview_app.server.openapi import TOOLS
from interview_app.store.cv_sessions import CvSessions
from tests.server.conftest import DOCX, Call, Clock, full_cv

UNKNOWN = "00000000-0000-4000-8000-000000000000"


def test_there_are_nine_tools_and_each_is_described(dispatcher: Dispatcher) -> None:
    """F2."""
    assert len(dispatcher._tools) == 9
    assert set(dispatcher._tools) == set(TOOLS)


@pytest.mark.parametrize(
    ("payload", "status", "error"),
    [
        ([], 400, "Unexpected payload type"),
        ({}, 400, "tool_name is required"),
        ({"tool_name": 7}, 400, "tool_name is required"),
        ({"tool_name": "rm -rf"}, 400, "Unknown tool_name"),
        ({"tool_name": "get_cv_session", "params": []}, 400, "params must be an object"),
        ({"tool_name": "get_cv_session"}, 400, "session_id is required"),
        ({"tool_name": "get_cv_session", "session_id": 5}, 400, "session_id is required"),
        (
            {"tool_name": "get_cv_session", "session_id": "../../etc"},
            404,
            "Session not found or expired",
        ),
        (
            {"tool_name": "get_cv_session", "session_id": UNKNOWN},
            404,
            "Session not found or expired",
        ),
        ({"tool_name": "extract_and_store_cv", "params": {}}, 400, "docx_base64 is required"),
        (
            {"tool_name": "extract_and_store_cv", "params": {"docx_base64": "%%%"}},
            400,
            "Invalid base64 encoding",
        ),
    ],
)
def test_a_wrong_request_gets_its_error(
    dispatcher: Dispatcher, payload: object, status: int, error: str
) -> None:
    """F10: 400 and 404 to the letter."""
    answer = asyncio.run(dispatcher.dispatch(payload))
    assert answer.body is not None
    assert (answer.status, answer.body["error"]) == (status, error)


def test_a_session_starts_from_the_empty_schema_with_an_unconfirmed_prefill(
    call: Call, session_id: str
) -> None:
    """F3: canonical empty schema, prefill as reference only, flags false, version 1, 24 hours."""
    body = call("get_cv_session", session_id).body
    assert body is not None
    assert body["cv_data"]["full_name"] == ""
    assert body["cv_data"]["work_experience"] == []
    assert body["metadata"]["docx_prefill_unconfirmed"]["full_name"] == "Ada Example"
    assert body["metadata"]["confirmed_flags"] == {
        "contact_confirmed": False,
        "education_confirmed": False,
    }
    assert body["version"] == 1
    assert (body["created_at"], body["expires_at"]) == (
        "2026-11-21T09:00:00+00:00",
        "2026-11-22T09:00:00+00:00",
    )


def test_a_list_expands_and_the_event_log_keeps_type_and_length_only(
    call: Call, session_id: str
) -> None:
    """F3: work_experience[0].employer on an empty list; values never stand in the log."""
    answer = call(
        "update_cv_field",
        session_id,
        field_path="work_experience[1].employer",
        value="Secret Works",
    )
    assert answer.body is not None
    assert answer.body["version"] == 2
    body = call("get_cv_session", session_id).body
    assert body is not None
    assert body["cv_data"]["work_experience"] == [{}, {"employer": "Secret Works"}]
    assert "Secret" not in json.dumps(body["event_log"])
    assert body["event_log"][-1]["value_type"] == "str"
    assert body["event_log"][-1]["value_length"] == 12


def test_edits_are_all_made_or_none(call: Call, session_id: str) -> None:
    """F2: edits[] of which one does not fit change nothing."""
    edits = [{"field_path": "full_name", "value": "Ada"}, {"field_path": "headline", "value": "x"}]
    assert call("update_cv_field", session_id, edits=edits).status == 400
    body = call("get_cv_session", session_id).body
    assert body is not None
    assert (body["cv_data"]["full_name"], body["version"]) == ("", 1)


@pytest.mark.parametrize(
    "path",
    [
        "work_experience[999999999].employer", "work_experience[100].employer", "confirmed_flags.contact_confirmed",
        "metadata.confirmed_flags", "personal_info.name", "employment_history", "personal", "cv_source", "experience",
        "contact", "profiles", "employment", "headline", "full_name.x", "full_name[0]", "__class__", "", "a..b",
        "work_experience[-1]",
        "work_experience[0].salary", "languages[0][0]",
    ],
)  # fmt: skip
def test_a_path_that_is_no_field_is_refused_and_changes_nothing(
    call: Call, session_id: str, path: str
) -> None:
    """F8, issue 6: wrong keys are named, indexes are bounded, flags are no fields."""
    answer = call("update_cv_field", session_id, field_path=path, value="x")
    assert answer.body is not None
    assert (answer.status, answer.body["error"]) == (400, "Validation failed")
    body = call("get_cv_session", session_id).body
    assert body is not None
    assert body["version"] == 1


@pytest.mark.parametrize(
    "params",
    [
        {},
        {"edits": []},
        {"edits": None},
        {"cv_patch": {}},
        {"confirm": {}},
        {"field_path": "phone"},
    ],
)
def test_nothing_to_change_is_said(call: Call, session_id: str, params: dict[str, Any]) -> None:
    """F10: "field_path/value or edits[] or cv_patch or confirm is required", for what is empty as
    for what is missing.
    """
    body = call("update_cv_field", session_id, **params).body
    assert body is not None
    assert body["error"] == "field_path/value or edits[] or cv_patch or confirm is required"


@pytest.mark.parametrize(
    ("params", "field"),
    [
        ({"edits": [{"field_path": "phone", "value": "1"}] * 101}, "edits"),
        ({"edits": {}}, "edits"),
        ({"edits": [{"field_path": "phone"}]}, "edits[0]"),
        ({"confirm": {"can_generate": True}}, "confirm"),
        ({"confirm": {"contact_confirmed": "yes"}}, "confirm.contact_confirmed"),
        ({"confirm": []}, "confirm"),
        ({"confirm": {}, "cv_patch": []}, "cv_patch"),
        (
            {"cv_patch": {"phone": "1", "confirmed_flags": {"contact_confirmed": True}}},
            "confirmed_flags",
        ),
    ],
    ids=[
        "too many",
        "no list",
        "no value",
        "another flag",
        "no truth",
        "no flag",
        "no field",
        "a flag as a field",
    ],
)
def test_a_change_that_is_none_is_refused_whole(
    call: Call, session_id: str, params: dict[str, Any], field: str
) -> None:
    """F2, F3: bounded, of the schema, and no other flag than the two can ever be set."""
    answer = call("update_cv_field", session_id, **params)
    assert (answer.status, answer.body["field"]) == (400, field)
    body = call("get_cv_session", session_id).body
    assert (body["version"], body["cv_data"]["phone"]) == (1, "")
    assert body["readiness"]["confirmed_flags"] == {
        "contact_confirmed": False,
        "education_confirmed": False,
    }


def test_a_hundred_edits_are_made_and_one_confirmation_leaves_the_other(
    call: Call, session_id: str
) -> None:
    """F3: up to the bound; what was confirmed before stays confirmed."""
    edits = [{"field_path": "phone", "value": str(number)} for number in range(100)]
    assert call("update_cv_field", session_id, edits=edits).status == 200
    for name in ("contact_confirmed", "education_confirmed"):
        call("update_cv_field", session_id, confirm={name: True})
    body = call("get_cv_session", session_id).body
    assert body["cv_data"]["phone"] == "99"
    assert body["readiness"]["confirmed_flags"] == {
        "contact_confirmed": True,
        "education_confirmed": True,
    }


def test_a_document_of_one_byte_too_many_is_refused(call: Call) -> None:
    """F10, A5: 10,485,760 bytes at most."""
    largest = 10_485_760
    answer = call(
        "extract_and_store_cv", docx_base64=base64.b64encode(b"x" * (largest + 1)).decode()
    )
    assert (answer.status, answer.body["field"]) == (400, "docx_base64")
    assert (
        call("extract_and_store_cv", docx_base64=base64.b64encode(b"x" * largest).decode()).status
        == 200
    )


def test_a_posting_is_kept_up_to_its_bound(call: Call) -> None:
    """F5: a posting of any length costs a session 200,000 characters at most, its address 2,000."""
    made = call(
        "extract_and_store_cv",
        docx_base64=DOCX,
        job_posting_text="x" * 200_001,
        job_posting_url="https://x.example/" + "y" * 2_000,
    )
    kept = call("get_cv_session", made.body["session_id"]).body["metadata"]
    assert (len(kept["job_posting_text"]), len(kept["job_posting_url"])) == (200_000, 2_000)


def test_a_stale_version_is_refused(call: Call, session_id: str) -> None:
    """Issue 6.1: optimistic; F10: version_conflict."""
    assert (
        call(
            "update_cv_field", session_id, cv_patch={"full_name": "Ada"}, expected_version=1
        ).status
        == 200
    )
    answer = call("update_cv_field", session_id, cv_patch={"full_name": "Eve"}, expected_version=1)
    assert answer.body is not None
    assert (answer.status, answer.body["error"]) == (409, "version_conflict")


def test_sessions_end_after_a_day_and_are_cleaned_up(
    call: Call, session_id: str, clock: Clock
) -> None:
    """F2, F3: 24 hours to live; expired and unknown look the same."""
    clock.pass_(23.9)
    assert call("get_cv_session", session_id).status == 200
    clock.pass_(0.2)
    assert call("get_cv_session", session_id).status == 404
    assert call("cleanup_expired_sessions").body == {"success": True, "cleaned_count": 1}
    assert call("cleanup_expired_sessions").body == {"success": True, "cleaned_count": 0}


def test_the_event_log_keeps_the_last_fifty(call: Call, session_id: str) -> None:
    """F3."""
    for _round in range(3):
        call("update_cv_field", session_id, edits=[{"field_path": "full_name", "value": "x"}] * 20)
    body = call("get_cv_session", session_id).body
    assert body is not None
    assert len(body["event_log"]) == 50


def test_generation_waits_for_the_fields_and_for_the_person(call: Call, session_id: str) -> None:
    """F4: readiness names what is missing; generation refuses with readiness_not_met."""
    answer = call("generate_cv_from_session", session_id)
    assert answer.body is not None
    assert (answer.status, answer.body["error"]) == (400, "readiness_not_met")
    assert (
        answer.body["message"] == "Cannot generate until required fields are present and confirmed."
    )
    assert answer.body["readiness"]["missing"] == [
        "full_name", "email", "phone", "work_experience", "education", "contact_not_confirmed", "education_not_confirmed",
    ]  # fmt: skip
    call("update_cv_field", session_id, cv_patch=full_cv())
    answer = call("generate_cv_from_session", session_id)
    assert answer.body is not None
    assert answer.body["readiness"]["missing"] == [
        "contact_not_confirmed",
        "education_not_confirmed",
    ]


def ready(call: Call, session_id: str, **cv: object) -> None:
    confirm = {"contact_confirmed": True, "education_confirmed": True}
    assert (
        call("update_cv_field", session_id, cv_patch=full_cv() | cv, confirm=confirm).status == 200
    )


def test_two_pages_are_printed_with_the_fields_word_for_word(call: Call, session_id: str) -> None:
    """F6, F9: exactly 2 pages; the PDF prints confirmed fields verbatim."""
    ready(call, session_id)
    answer = call("generate_cv_from_session", session_id)
    assert answer.pdf is not None, answer.body
    pages = PdfReader(io.BytesIO(answer.pdf)).pages
    assert len(pages) == 2
    text = "".join("".join(page.extract_text().split()) for page in pages)
    for line in (
        "Ada Example",
        "+49 221 555 0100",
        "2020 – 2021",
        full_cv()["work_experience"][4]["bullets"][3],
    ):
        assert "".join(line.split()) in text


def test_one_page_is_a_violation_that_says_what_to_add(call: Call, session_id: str) -> None:
    """F9: 409 "DoD violation", with what to add by field and by how much."""
    ready(call, session_id, work_experience=full_cv(jobs=1)["work_experience"])
    answer = call("generate_cv_from_session", session_id)
    assert answer.body is not None
    assert (answer.status, answer.body["error"]) == (409, "DoD violation: pages != 2 (got 1).")
    assert all(one["action"] == "add" and one["lines"] > 0 for one in answer.body["advice"])


def test_a_field_over_its_limit_is_told_with_the_excess(call: Call, session_id: str) -> None:
    """F8: field, current_value, limit, excess, message, suggestion."""
    ready(call, session_id, full_name="A" * 60)
    answer = call("generate_cv_from_session", session_id)
    assert answer.body is not None
    assert answer.body["error"] == "CV data validation failed"
    (error,) = answer.body["errors"]
    assert (error["field"], error["current_value"], error["limit"], error["excess"]) == (
        "full_name",
        60,
        50,
        10,
    )
    assert error["message"]
    assert error["suggestion"]


def test_the_prediction_agrees_with_the_print(call: Call, session_id: str) -> None:
    """Issue 6.5: validate_cv predicts pages within 10 % of a page without printing."""
    ready(call, session_id)
    body = call("validate_cv", session_id).body
    assert body is not None
    assert body["is_valid"]
    assert body["predicted_pages"] == 2
    assert body["page_advice"] == []


def test_the_preview_holds_the_texts_and_no_script(call: Call, session_id: str) -> None:
    """F2: preview_html."""
    ready(call, session_id, profile="<script>alert(1)</script> & more")
    body = call("preview_html", session_id).body
    assert body is not None
    assert "&lt;script&gt;" in body["html"]
    assert "<script" not in body["html"]


def test_search_finds_fields_prefill_and_events(call: Call, session_id: str) -> None:
    """F7."""
    call("update_cv_field", session_id, field_path="profile", value="Calm under pressure. " * 30)
    body = call("cv_session_search", session_id, q="CALM").body
    assert body is not None
    (hit,) = body["hits"]
    assert (hit["source"], hit["field_path"], len(hit["preview"])) == ("cv_data", "profile", 240)
    body = call("cv_session_search", session_id, q="ada", limit=1).body
    assert body is not None
    assert body["hits"][0]["source"] == "docx_prefill_unconfirmed"
    assert body["truncated"]
    assert call("cv_session_search", session_id, q="x", limit=51).status == 400
    assert call("cv_session_search", session_id, q="x", limit=True).status == 400


def test_an_unreadable_document_starts_no_session(dispatcher: Dispatcher) -> None:
    """F2: a document that cannot be read is told with its issue codes."""
    from interview_app.domain.reading import DocumentReading, Quality

    async def reads_never(
        content: bytes, *, filename: str, timeout_seconds: float
    ) -> DocumentReading:
        del content, filename
        return DocumentReading(status="failed", quality=Quality(issues=("corrupt_document",)))

    dispatcher._read = reads_never
    payload = {"tool_name": "extract_and_store_cv", "params": {"docx_base64": DOCX}}
    answer = asyncio.run(dispatcher.dispatch(payload))
    assert answer.body is not None
    assert (answer.status, answer.body["issues"]) == (400, ["corrupt_document"])


def test_a_store_that_fails_is_the_tools_own_sentence(
    call: Call, session_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F10: 500 with the tool's own words and nothing of the fault."""

    def full(*_arguments: object, **_named: object) -> None:
        raise StoreFull("The disk at /home/ada is full.")

    monkeypatch.setattr(CvSessions, "replace", full)
    answer = call("update_cv_field", session_id, field_path="full_name", value="Ada")
    assert (answer.status, answer.body) == (
        500,
        {"success": False, "error": "Failed to update field", "code": "store_full"},
    )
    monkeypatch.setattr(CvSessions, "find", full)
    answer = call("get_cv_session", session_id)
    assert (answer.status, answer.body) == (
        500,
        {"success": False, "error": "Failed to retrieve session", "code": "store_full"},
    )


@pytest.mark.parametrize(
    ("language", "dates"),
    [("en", "03/2019 – present"), ("de", "03/2019 – heute"), (None, "03/2019 – present")],
)
def test_dates_of_the_prefill_are_written_for_a_page(
    call: Call, language: str | None, dates: str
) -> None:
    """F3: date_range is text; a session speaks the language asked for, else the document's."""
    body = call(
        "extract_and_store_cv", docx_base64=DOCX, **({"language": language} if language else {})
    ).body
    session = call("get_cv_session", body["session_id"]).body
    assert (
        session["metadata"]["docx_prefill_unconfirmed"]["work_experience"][0]["date_range"] == dates
    )
    assert session["metadata"]["language"] == (language or "en")
