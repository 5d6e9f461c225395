"""Printing the CV of a session over HTTP: tighter before longer, measured on the PDF (CONTRACT
F9).
"""

from interview_app.domain.resume import ResumeDocument
from interview_app.rendering.design import Design
from interview_app.rendering.engine import Measured, Rendered, RenderEngine
from interview_app.rendering.plain_formats import to_html

PAGES = 2
"""The pages a session's CV must have; setting it tighter stops as soon as it has no more."""


class CvPrinter:
    """Meets `server.ports.Printer` with the render engine."""

    def __init__(self, engine: RenderEngine, *, design: Design | None = None) -> None:
        self._engine = engine
        self._design = design or Design()

    def printed(self, resume: ResumeDocument) -> Rendered:
        """The PDF, set as roomy as two pages allow.

        Raises:
            RenderError: the page cannot be set.
        """
        design, _measured = self._fitting(resume)
        return self._engine.render(resume, design)

    def laid_out(self, resume: ResumeDocument) -> Measured:
        """How it would stand, without writing a PDF.

        Raises:
            RenderError: the page cannot be set.
        """
        return self._fitting(resume)[1]

    def html(self, resume: ResumeDocument) -> str:
        """A page of HTML with the same text, to look at; it loads nothing from elsewhere."""
        return to_html(resume)

    def _fitting(self, resume: ResumeDocument) -> tuple[Design, Measured]:
        design = self._design
        measured = self._engine.lay_out(resume, design)
        while measured.pages > PAGES and (tighter := design.tighter()) is not None:
            design = tighter
            measured = self._engine.lay_out(resume, design)
        return design, measured
