"""Sessions of other programs, opened in the window: the same nine tools, the same gates, no socket
(issue 6.1, 6.6).
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from interview_app.domain.cv_session import CvSession
from interview_app.errors import RenderError
from interview_app.i18n import _
from interview_app.messages.cv_sessions import (
    CvSessionChosen,
    CvSessionDeletionRequested,
    CvSessionRefused,
    CvSessionSaved,
    CvSessionSaveRequested,
    CvSessionShown,
    CvSessionsRequested,
    CvSessionsTold,
    CvSessionSummary,
    Excess,
    PageAdvice,
)
from interview_app.paths import resources
from interview_app.rendering.engine import RenderEngine
from interview_app.server.dispatcher import Answer
from interview_app.store.store import Store, utc_now
from interview_app.use_cases.exchange.print_cv import dispatcher
from interview_app.use_cases.reading.on_demand import ReadingOnDemand

DPI = 110
"""Of the page pictures: sharp on a doubled screen at the width they are shown."""


class CvSessionDesk:
    """Lists, shows, saves and deletes sessions. Every method answers with a message, also when it
    must refuse.
    """

    def __init__(
        self,
        store: Store,
        reader: ReadingOnDemand,
        *,
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        self._sessions = store.cv_sessions
        self._reader = reader
        self._now = now
        self._engine = RenderEngine(packages=resources() / "typst")
        self._tools = dispatcher(self._sessions, reader, self._engine, now=now)

    def close(self) -> None:
        """End the render worker."""
        self._engine.close()

    def table(self) -> dict[type, Callable[[Any], Awaitable[object]]]:
        """The method for each wish of `messages.cv_sessions`."""
        return {
            CvSessionsRequested: self.tell,
            CvSessionChosen: self.show,
            CvSessionSaveRequested: self.save,
            CvSessionDeletionRequested: self.delete,
        }

    async def tell(self, _wish: CvSessionsRequested) -> CvSessionsTold:
        """The sessions that are not over."""
        found = await asyncio.to_thread(self._sessions.unexpired, self._now())
        return CvSessionsTold(sessions=tuple(_summary(one) for one in found))

    async def show(self, wish: CvSessionChosen) -> CvSessionShown | CvSessionRefused:
        """The session on its pages, with what keeps it from being generated."""
        session = await asyncio.to_thread(self._sessions.find, wish.session_id)
        if session is None or session.is_expired(self._now()):
            return CvSessionRefused(session_id=wish.session_id, sentence=_gone())
        pages, count, sentence = await self._pages(session)
        checked = (await self._call("validate_cv", session.id)).body or {}
        return CvSessionShown(
            summary=_summary(session),
            missing=tuple(checked.get("readiness", {}).get("missing", ())),
            errors=tuple(
                Excess(field=one["field"], current=one["current_value"], limit=one["limit"])
                for one in checked.get("errors", ())
            ),
            advice=tuple(
                PageAdvice(field=one["field"], action=one["action"], lines=one["lines"])
                for one in checked.get("page_advice", ())
            ),
            pages=pages,
            page_count=count,
            sentence=sentence,
        )

    async def save(self, wish: CvSessionSaveRequested) -> CvSessionSaved | CvSessionRefused:
        """Write the preview or the PDF; the PDF passes the same gates as over HTTP (F4, F8, F9)."""
        tool = "preview_html" if wish.format == "html" else "generate_cv_from_session"
        answer = await self._call(tool, wish.session_id)
        content = (
            answer.pdf
            if wish.format == "pdf"
            else str((answer.body or {}).get("html", "")).encode()
        )
        if answer.status != 200 or not content:
            return CvSessionRefused(session_id=wish.session_id, sentence=_sentence(answer))
        path = Path(wish.path)
        try:
            await asyncio.to_thread(path.write_bytes, content)
        except OSError:
            sentence = _("The file cannot be written there. Choose another folder.")
            return CvSessionRefused(session_id=wish.session_id, sentence=sentence)
        return CvSessionSaved(path=str(path))

    async def delete(self, wish: CvSessionDeletionRequested) -> CvSessionsTold:
        """The sessions that are left."""
        await asyncio.to_thread(self._sessions.remove, wish.session_id)
        return await self.tell(CvSessionsRequested())

    async def _call(self, tool: str, session_id: str) -> Answer:
        return await self._tools.dispatch(
            {"tool_name": tool, "session_id": session_id, "params": {}}
        )

    async def _pages(self, session: CvSession) -> tuple[tuple[bytes, ...], int, str]:
        """Pictures of the pages as they would print now, how many there are, and a sentence when
        there are none.
        """
        if not any(session.cv_data.values()):
            return (
                (),
                0,
                _(
                    "Nothing is filled in yet. What a document said waits to be confirmed by the "
                    "other program."
                ),
            )
        try:
            printed = await self._tools.drawn(session.id)
        except RenderError as error:
            return (), 0, error.sentence
        drawn = [
            await self._reader.page_picture(printed.pdf, page=number, dpi=DPI)
            for number in range(printed.pages)
        ]
        return tuple(one.png for one in drawn if one.png is not None), printed.pages, ""


def _summary(session: CvSession) -> CvSessionSummary:
    name = str(session.cv_data.get("full_name") or "")
    return CvSessionSummary(
        session_id=session.id, name=name, version=session.version, expires=session.expires
    )


def _gone() -> str:
    return _("This session is over or was deleted. Close this and open the list again.")


def _sentence(answer: Answer) -> str:
    """Why the tool refused, for a person."""
    body = answer.body or {}
    if answer.status == 404:
        return _gone()
    if body.get("error") == "readiness_not_met":
        return _(
            "The PDF waits: fields are missing or not confirmed. Fill them in with the program "
            "that began this."
        )
    if "errors" in body:
        return _("The PDF waits: some fields are over their limit, as the list says.")
    if "pages" in body:
        return _(
            "The PDF waits: it would have {n} pages and must have 2. The list says what to add "
            "or cut."
        ).format(n=body["pages"])
    return _("Setting the page failed. Try again; the session is unchanged.")
