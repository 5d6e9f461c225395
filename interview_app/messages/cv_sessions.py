"""Sessions that other programs began over HTTP, opened in the window (CONTRACT F3; issue 6.6)."""

from typing import Literal

from interview_app.domain.frozen import frozen

# into the actor


@frozen
class CvSessionsRequested:
    """List the sessions that are not over."""


@frozen
class CvSessionChosen:
    """Show this session as it would print."""

    session_id: str


@frozen
class CvSessionSaveRequested:
    """Write the preview as HTML, or the two-page PDF, to a path the person chose."""

    session_id: str
    format: Literal["html", "pdf"]
    path: str


@frozen
class CvSessionDeletionRequested:
    """Delete this session for good."""

    session_id: str


# out of the actor


@frozen
class CvSessionSummary:
    """One line of the list; `name` is empty while nobody gave one; `expires` is ISO 8601 in UTC."""

    session_id: str
    name: str
    version: int
    expires: str


@frozen
class Excess:
    """A field over its limit (F8), in characters or in items."""

    field: str
    current: int
    limit: int


@frozen
class PageAdvice:
    """What to add or cut for two pages (F9)."""

    field: str
    action: Literal["add", "cut"]
    lines: int


@frozen
class CvSessionsTold:
    """The sessions that are not over, the one that lasts longest first."""

    sessions: tuple[CvSessionSummary, ...]


@frozen
class CvSessionShown:
    """A session as it would print.

    `missing` holds the names of F4, empty when it may be generated; `pages` are PNG pictures, empty
    with a `sentence` when there is nothing to set or the page cannot be set.
    """

    summary: CvSessionSummary
    missing: tuple[str, ...]
    errors: tuple[Excess, ...]
    advice: tuple[PageAdvice, ...]
    pages: tuple[bytes, ...]
    page_count: int
    sentence: str = ""


@frozen
class CvSessionSaved:
    """The file was written."""

    path: str


@frozen
class CvSessionRefused:
    """What was asked of a session cannot be done; the sentence says what to do."""

    session_id: str
    sentence: str


WISHES = (CvSessionsRequested, CvSessionChosen, CvSessionSaveRequested, CvSessionDeletionRequested)
ANSWERS = (CvSessionsTold, CvSessionShown, CvSessionSaved, CvSessionRefused)
