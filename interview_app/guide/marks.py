"""What a turn of the guide asked, kept in the turn's own raw item, so that the history alone says
where the interview stands.
"""

from collections.abc import Sequence
from typing import Any

from interview_app.domain.frozen import frozen

WIRE = "guide"
"""The wire name of the guide's turns."""
_TYPE = "guide_mark"


@frozen(kw_only=False)
class Choice:
    """One option; label and hint are already in the window language. `does`: see `asks.Option`."""

    id: str
    label: str
    hint: str = ""
    does: str = ""

    def as_option(self) -> dict[str, Any]:
        """The option of a call."""
        told = {"id": self.id, "label": self.label, "description": self.hint, "does": self.does}
        return {name: value for name, value in told.items() if value}


@frozen
class Mark:
    """`ask` (a field, by path), `choose` (a choice, by name) or `form` (a sheet, by name), about a
    subject: a story or a file. `phase` is where it was asked; `prompt` and `options` as shown,
    `others` could be named in words.
    """

    kind: str
    path: str
    subject: str = ""
    phase: str = ""
    prompt: str = ""
    options: tuple[Choice, ...] = ()
    others: tuple[Choice, ...] = ()

    def as_raw(self) -> dict[str, Any]:
        """The raw item of the turn."""
        return {
            "type": _TYPE,
            "kind": self.kind,
            "path": self.path,
            "subject": self.subject,
            "phase": self.phase,
            "prompt": self.prompt,
            "options": [[one.id, one.label, one.hint, one.does] for one in self.options],
            "others": [[one.id, one.label] for one in self.others],
        }


def mark_of(raw_items: Sequence[dict[str, Any]]) -> Mark | None:
    """The mark of a turn, or None when it asked nothing."""
    for raw in raw_items:
        if raw.get("type") == _TYPE:
            return Mark(
                kind=str(raw.get("kind", "")),
                path=str(raw.get("path", "")),
                subject=str(raw.get("subject", "")),
                phase=str(raw.get("phase", "")),
                prompt=str(raw.get("prompt", "")),
                options=tuple(_choice(one) for one in raw.get("options", ())),
                others=tuple(_choice(one) for one in raw.get("others", ())),
            )
    return None


def _choice(raw: Sequence[Any]) -> Choice:
    """An option of a mark; those of an older version have an id and a label alone."""
    return Choice(*(str(one) for one in [*raw, "", ""][:4]))
