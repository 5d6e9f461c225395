"""Slots: what the guide wants to know, one question each, and topics: at most four of them together
(CONTRACT A17).
"""

from collections.abc import Mapping
from typing import Any

from interview_app.domain.frozen import frozen

MOST_QUESTIONS = 4
"""Questions the guide asks of its own accord in one topic (CONTRACT A17)."""


TOLD_BY_NO_YES = (
    "employer",
    "post",
    "school",
    "degree",
    "licences",
    "languages",
    "story",
    "extent",
    "list",
)
"""Kinds of questions that a yes does not answer, and that are asked once more after it."""


@frozen
class Slot:
    """One question; its texts are message ids. `why` is said with it, `reason` to who asks why it
    is asked.

    `again` is asked when an answer could not be read, `example` shows one.
    """

    id: str
    kind: str
    ask: str
    why: str = ""
    reason: str = ""
    again: str = ""
    example: str = ""
    words: tuple[str, ...] = ()


@frozen(kw_only=False)
class Topic:
    """Slots that belong together, in the order they are asked."""

    id: str
    slots: tuple[Slot, ...]

    def slot(self, name: str) -> Slot:
        """The slot of this name."""
        return next(slot for slot in self.slots if slot.id == name)

    @classmethod
    def from_data(cls, name: str, data: Mapping[str, Any]) -> "Topic":
        """A topic as topics.yaml has it."""
        slots = tuple(
            Slot(**{**slot, "words": tuple(word.casefold() for word in slot.get("words", ()))})
            for slot in data["slots"]
        )
        return cls(name, slots)
