"""What was sent to a model, request by request: the journal the person can open and delete (DESIGN
7, 10).
"""

from typing import Any

from interview_app.domain.frozen import frozen


@frozen
class SentRequest:
    """One request before it leaves: who asked, where it goes, and everything that is sent, as
    JSON.
    """

    agent: str
    host: str
    model: str
    sent: Any


@frozen
class JournalledRequest:
    """A request as kept. Tokens and cost (US dollars) are None while unknown, never 0 for
    unknown.
    """

    id: int
    at: str
    agent: str
    host: str
    model: str
    sent: Any
    sent_sha256: str
    tokens_in: int | None = None
    tokens_out: int | None = None
    cost: float | None = None


@frozen
class RequestHead:
    """A request as it stands in a list: all but what was sent. `characters` of JSON; 0 when its
    content was deleted.
    """

    id: int
    at: str
    agent: str
    host: str
    model: str
    characters: int = 0
    tokens_in: int | None = None
    tokens_out: int | None = None
    cost: float | None = None


@frozen
class Spending:
    """All requests of the journal: how many, dollars of those with a known cost, and how many have
    none.
    """

    requests: int = 0
    unknown: int = 0
    dollars: float = 0.0
