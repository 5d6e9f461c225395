"""Printing the CV of a session over HTTP: tighter before longer, measured on the PDF (CONTRACT
F9); and the dispatcher that prints with it.
"""

from interview_app.domain.resume import ResumeDocument
from interview_app.rendering.design import Design
from interview_app.rendering.engine import Rendered, RenderEngine
from interview_app.rendering.plain_formats import to_html
from interview_app.server.dispatcher import Dispatcher
from interview_app.store.cv_sessions import CvSessions
from interview_app.store.store import utc_now
from interview_app.use_cases.reading.on_demand import ReadingOnDemand

PAGES = 2
"""The pages a session's CV must have; setting it tighter stops as soon as it has no more."""


class CvPrinter:
    """Meets `server.ports.Printer` with the render engine."""

    def __init__(self, engine: RenderEngine) -> None:
        self._engine = engine

    def printed(self, resume: ResumeDocument) -> Rendered:
        """The PDF, set as roomy as two pages allow.

        Raises:
            RenderError: the page cannot be set.
        """
        design = Design()
        rendered = self._engine.render(resume, design)
        while rendered.pages > PAGES and (tighter := design.tighter()) is not None:
            design = tighter
            rendered = self._engine.render(resume, design)
        return rendered

    def html(self, resume: ResumeDocument) -> str:
        """A page of HTML with the same text, to look at; it loads nothing from elsewhere."""
        return to_html(resume)


def dispatcher(sessions: CvSessions, reader: ReadingOnDemand, engine: RenderEngine) -> Dispatcher:
    """The nine tools over the sessions of a store: for window, server and MCP alike."""
    return Dispatcher(sessions=sessions, printer=CvPrinter(engine), reader=reader, now=utc_now)
