"""The dispatcher: nine tools over sessions, without sockets (CONTRACT F2 to F10).

`dispatch` never raises for what a request may hold: it gives an `Answer` with a status and a JSON
body, or a PDF.
"""

import asyncio
import base64
import binascii
import logging
import re
import uuid
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from interview_app.domain.cv_session import LIFE, CvSession, StaleVersion, described
from interview_app.domain.reading import DocumentReading
from interview_app.domain.resume import ResumeDocument
from interview_app.errors import RenderError, StoreError
from interview_app.rendering.engine import RenderEngine
from interview_app.rendering.plain_formats import to_html
from interview_app.server import borders, cv_data, pages, validation
from interview_app.server.context_pack import MAX_CHARS, context_pack
from interview_app.server.cv_data import updated
from interview_app.server.cv_document import Language, cv_document, language_of
from interview_app.server.faults import Refused, bad_request, invalid, no_session
from interview_app.server.openapi import WITHOUT_SESSION
from interview_app.server.parameters import checked_params
from interview_app.server.prefill import language_of_document, prefill
from interview_app.server.readiness import MESSAGE, readiness
from interview_app.server.search import search
from interview_app.store.cv_sessions import CvSessions
from interview_app.store.store import Now, utc_now

_logger = logging.getLogger("interview_app.server")

_REQUEST = {"tool_name", "session_id", "params"}
_LARGEST_DOCUMENT = 10_485_760
_READ_SECONDS = 60.0


@dataclass(frozen=True, kw_only=True)
class Answer:
    """What goes back: a JSON body, or a PDF in its place."""

    status: int = 200
    body: dict[str, Any] | None = None
    pdf: bytes | None = None


Params = dict[str, Any]
Read = Callable[..., Awaitable[DocumentReading]]
"""Reads a document in the sealed worker, as `ReadingOnDemand.read_bytes` does."""


class Dispatcher:
    """Runs one tool call after the other against the sessions it was given.

    A session is found and written on the event loop itself: a durable commit takes less than the
    way to a thread and back. What takes processor time (pages, packs, previews) goes to a thread.
    """

    def __init__(
        self, *, sessions: CvSessions, engine: RenderEngine, read: Read, now: Now = utc_now
    ) -> None:
        self._sessions = sessions
        self._engine = engine
        self._read = read
        self._now = now
        self._tools: dict[str, tuple[Callable[..., Awaitable[Answer]], str]] = {
            "cleanup_expired_sessions": (self._cleanup, "Cleanup failed"),
            "extract_and_store_cv": (self._extract, "Failed to create session"),
            "get_cv_session": (self._get, "Failed to retrieve session"),
            "update_cv_field": (self._update, "Failed to update field"),
            "generate_context_pack_v2": (self._pack, "Failed to retrieve session"),
            "cv_session_search": (self._search, "Failed to retrieve session"),
            "validate_cv": (self._validate, "Failed to retrieve session"),
            "preview_html": (self._preview, "Failed to retrieve session"),
            "generate_cv_from_session": (self._generate, "PDF generation failed"),
        }

    async def dispatch(self, untrusted_payload: object) -> Answer:
        """Answer one `{tool_name, session_id, params}` (CONTRACT F1)."""
        try:
            return await self._dispatched(untrusted_payload)
        except Refused as refused:
            return Answer(status=refused.status, body=refused.answer())

    async def _dispatched(self, payload: object) -> Answer:
        if not isinstance(payload, dict):
            raise bad_request("Unexpected payload type")
        name, params = payload.get("tool_name"), payload.get("params", {})
        if not isinstance(name, str) or not name:
            raise bad_request("tool_name is required")
        if name not in self._tools:
            raise bad_request("Unknown tool_name")
        if params is None:
            params = {}
        if not isinstance(params, dict):
            raise bad_request("params must be an object")
        if unknown := sorted(set(payload) - _REQUEST):
            raise bad_request(
                "Validation failed",
                field=f"({len(unknown[0])} characters)",
                message=f"A request has {', '.join(sorted(_REQUEST))}.",
            )
        tool, failure = self._tools[name]
        own = {key: value for key, value in params.items() if key != "session_id"}
        try:
            if name in WITHOUT_SESSION:
                checked_params(name, own)
                return await tool(own)
            session = await self._session(payload.get("session_id") or params.get("session_id"))
            checked_params(name, own)
            return await tool(session, own)
        except StaleVersion:
            raise Refused(
                409,
                "version_conflict",
                message="The session changed meanwhile. Fetch it and try again.",
            ) from None
        except (StoreError, RenderError) as error:
            _logger.warning("%s failed: %s", name, error.code)
            raise Refused(500, failure, code=error.code) from None

    async def _session(self, untrusted_id: object) -> CvSession:
        if not isinstance(untrusted_id, str) or not untrusted_id:
            raise bad_request("session_id is required")
        session = self._sessions.find(untrusted_id) if _is_uuid(untrusted_id) else None
        if session is None or session.is_expired(self._now()):
            raise no_session()
        return session

    async def _cleanup(self, params: Params) -> Answer:
        removed = await asyncio.to_thread(self._sessions.remove_expired, self._now())
        return Answer(body={"success": True, "cleaned_count": removed})

    async def _extract(self, params: Params) -> Answer:
        content = _document(params["docx_base64"])
        reading = await self._read(content, filename="cv.docx", timeout_seconds=_READ_SECONDS)
        if reading.status == "failed":
            detail = reading.quality.details[0].sentence if reading.quality.details else ""
            raise bad_request(
                "Validation failed", issues=list(reading.quality.issues), message=detail
            )
        language: Language = params.get("language") or language_of_document(reading)
        unconfirmed = borders.within(prefill(reading, language=language))
        now = self._now()
        session = CvSession(
            id=str(uuid.uuid4()),
            version=1,
            cv_data=cv_data.empty(),
            created=now.isoformat(timespec="seconds"),
            expires=(now + LIFE).isoformat(timespec="seconds"),
            metadata={
                "docx_prefill_unconfirmed": unconfirmed,
                "language": language,
                "issues": list(reading.quality.issues),
                **_posting(params),
            },
        ).with_event("extracted", at=now.isoformat(timespec="seconds"), **described(unconfirmed))
        self._sessions.add(session)
        summary = {key: len(value) for key, value in unconfirmed.items() if value}
        return Answer(
            body={
                "success": True,
                "session_id": session.id,
                "version": session.version,
                "expires_at": session.expires,
                "prefill_summary": summary,
                "issues": list(reading.quality.issues),
            }
        )

    async def _get(self, session: CvSession, params: Params) -> Answer:
        return Answer(body={"success": True, **session.snapshot(), "readiness": readiness(session)})

    async def _update(self, session: CvSession, params: Params) -> Answer:
        expected = params.get("expected_version", session.version)
        if expected != session.version:
            raise StaleVersion
        changed, fields = updated(session, params, at=self._now().isoformat(timespec="seconds"))
        self._sessions.replace(changed, expected_version=session.version)
        return Answer(
            body={
                "success": True,
                "session_id": changed.id,
                "version": changed.version,
                "updated_fields": fields,
                "readiness": readiness(changed),
            }
        )

    async def _pack(self, session: CvSession, params: Params) -> Answer:
        most = params.get("max_chars", MAX_CHARS)
        pack = await asyncio.to_thread(context_pack, session, params["phase"], max_chars=most)
        return Answer(body=pack)

    async def _search(self, session: CvSession, params: Params) -> Answer:
        return Answer(
            body={"success": True, **search(session, params["q"], params.get("limit", 20))}
        )

    async def _validate(self, session: CvSession, params: Params) -> Answer:
        cv = session.cv_data
        found = validation.errors(cv)
        tried = await asyncio.to_thread(
            pages.trial, self._engine, cv, language=_language(session, params)
        )
        layout = tried.layout
        return Answer(
            body={
                "success": True,
                "is_valid": not found and not tried.errors,
                "errors": [*found, *tried.errors],
                "warnings": [*validation.warnings(cv), *tried.warnings],
                "predicted_pages": layout.pages if layout else 0,
                "predicted_last_page_fill": round(layout.last_page_fill, 3) if layout else 0.0,
                "page_advice": pages.advice(cv, layout) if layout else [],
                "readiness": readiness(session),
            }
        )

    async def _preview(self, session: CvSession, params: Params) -> Answer:
        html = await asyncio.to_thread(to_html, _printable(session, params))
        return Answer(body={"success": True, "html": html, "html_length": len(html)})

    async def _generate(self, session: CvSession, params: Params) -> Answer:
        ready = readiness(session)
        if not ready["can_generate"]:
            raise bad_request("readiness_not_met", message=MESSAGE, readiness=ready)
        found = validation.errors(session.cv_data)
        if found:
            raise bad_request("CV data validation failed", errors=found)
        language = _language(session, params)
        tried = await asyncio.to_thread(
            pages.trial, self._engine, session.cv_data, language=language
        )
        if tried.errors:
            raise bad_request("CV data validation failed", errors=tried.errors)
        printed = tried.layout
        assert printed is not None
        wrong = pages.violation(printed)
        if wrong is not None:
            raise Refused(
                409, wrong, pages=printed.pages, advice=pages.advice(session.cv_data, printed)
            )
        noted = session.with_event(
            "pdf_generated",
            at=self._now().isoformat(timespec="seconds"),
            pages=printed.pages,
            bytes=len(printed.pdf),
        )
        self._sessions.replace(
            replace(noted, version=session.version + 1), expected_version=session.version
        )
        return Answer(pdf=printed.pdf)


def _is_uuid(text: str) -> bool:
    return re.fullmatch(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", text) is not None


def _document(untrusted: str) -> bytes:
    try:
        content = base64.b64decode(untrusted, validate=True)
    except (binascii.Error, ValueError):
        raise bad_request("Invalid base64 encoding") from None
    if not content or len(content) > _LARGEST_DOCUMENT:
        raise invalid("docx_base64", "A document holds 1 byte to 10 MB.")
    return content


def _posting(params: Params) -> dict[str, str]:
    kept = (("job_posting_text", 200_000), ("job_posting_url", 2_000))
    return {
        name: borders.within(params[name], longest=longest)
        for name, longest in kept
        if params.get(name)
    }


def _language(session: CvSession, params: Params) -> Language:
    return language_of(params.get("language") or session.metadata.get("language"))


def _printable(session: CvSession, params: Params) -> ResumeDocument:
    return cv_document(session.cv_data, language=_language(session, params))
