"""What a turn of the guide asked, kept in the turn's own raw item, so that the history alone says
where the interview stands.
"""

from collections.abc import Sequence
from typing import Any

from interview_app.domain.frozen import frozen

WIRE = "guide"
"""The wire name of the guide's turns."""


@frozen
class Mark:
    """`ask` (a slot, by path) or `choose` (a choice, by name) about a subject; `wish`: the person
    wanted to be asked again.

    `opens` is an event index for subjects that are made by the guide; `options` are (id, label) as
    they were shown.
    """

    kind: str
    path: str
    subject: str = ""
    wish: bool = False
    options: tuple[tuple[str, str], ...] = ()

    def as_raw(self) -> dict[str, Any]:
        """The raw item of the turn."""
        return {
            "type": "guide_mark",
            "kind": self.kind,
            "path": self.path,
            "subject": self.subject,
            "wish": self.wish,
            "options": [list(option) for option in self.options],
        }


def mark_of(raw_items: Sequence[dict[str, Any]]) -> Mark | None:
    """The mark of a turn, or None when it asked nothing."""
    for raw in raw_items:
        if raw.get("type") == "guide_mark":
            return Mark(
                kind=str(raw.get("kind", "")),
                path=str(raw.get("path", "")),
                subject=str(raw.get("subject", "")),
                wish=bool(raw.get("wish")),
                options=tuple((str(one[0]), str(one[1])) for one in raw.get("options", ())),
            )
    return None
