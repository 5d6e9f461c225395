"""Typed refusals of the dispatcher: an HTTP status, an error and details, to the letter of CONTRACT
F10.
"""

from typing import Any


class Refused(Exception):
    """A request that gets an error answer: `error` is one of F10, `details` go beside it. Holds no
    content of the person.
    """

    def __init__(self, status: int, error: str, **details: Any) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.details = details

    def answer(self) -> dict[str, Any]:
        """The JSON body: `success` false, `error`, and the details beside them."""
        return {"success": False, "error": self.error, **self.details}


def bad_request(error: str, **details: Any) -> Refused:
    """The 400 of a request that is not as it must be (CONTRACT F10); `details` go into its body and
    hold no content.
    """
    return Refused(400, error, **details)


def no_session() -> Refused:
    """The 404 of an unknown or expired session; it does not say which."""
    return Refused(404, "Session not found or expired")
