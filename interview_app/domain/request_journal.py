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
class RequestHead:
    """A request as kept, all but what was sent. Tokens and cost (US dollars) are None while
    unknown, never 0 for unknown; `characters` of JSON, 0 when its content was deleted.
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
    """What requests cost: how many, dollars of those with a known cost, and how many have none."""

    requests: int = 0
    unknown: int = 0
    dollars: float = 0.0

    def __add__(self, more: "Spending") -> "Spending":
        return Spending(
            requests=self.requests + more.requests,
            unknown=self.unknown + more.unknown,
            dollars=self.dollars + more.dollars,
        )
