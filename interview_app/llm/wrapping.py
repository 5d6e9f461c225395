"""What stands around another client and is shown as that one; its turn is its own."""

from interview_app.llm.client import ModelClient


class Wrapping:
    """The half of a `ModelClient` that is the same for all that stand around one: its name and its
    place are the inner one's.
    """

    def __init__(self, inner: ModelClient) -> None:
        self._inner = inner

    @property
    def label(self) -> str:
        """What the header shows."""
        return self._inner.label

    @property
    def is_local(self) -> bool:
        """Whether nothing leaves this machine."""
        return self._inner.is_local
