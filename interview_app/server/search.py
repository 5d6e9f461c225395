"""Search in a session (CONTRACT F7)."""

from collections.abc import Iterator
from typing import Any

from interview_app.domain.cv_session import CvSession
from interview_app.server.borders import texts

PREVIEW = 240
RECENT_EVENTS = 20


def search(session: CvSession, q: str, limit: int = 20) -> dict[str, Any]:
    """`{hits: [{source, field_path, preview}], truncated}` of a plain, case-insensitive search; `q`
    empty lists all. Both were held against the schema: at most 500 characters, 1 to 50 hits.
    """
    needle = q.casefold().strip()
    hits: list[dict[str, str]] = []
    for source, path, text in _texts(session):
        at = text.casefold().find(needle)
        if at < 0 or not text.strip():
            continue
        if len(hits) == limit:
            return {"hits": hits, "truncated": True}
        hits.append({"source": source, "field_path": path, "preview": _around(text, at)})
    return {"hits": hits, "truncated": False}


def _around(text: str, at: int) -> str:
    start = max(0, min(at - 40, len(text) - PREVIEW))
    return text[start : start + PREVIEW]


def _texts(session: CvSession) -> Iterator[tuple[str, str, str]]:
    for path, text in texts("", session.cv_data):
        yield "cv_data", path, text
    for path, text in texts("", session.metadata.get("docx_prefill_unconfirmed") or {}):
        yield "docx_prefill_unconfirmed", path, text
    for number, event in enumerate(session.event_log[-RECENT_EVENTS:]):
        for path, text in texts(f"event_log[{number}]", event):
            yield "event_log", path, text
