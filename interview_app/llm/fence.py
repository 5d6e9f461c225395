"""Untrusted text on its way to a model: inside a fence with a fresh nonce, each line marked, marks inside escaped.

What stands inside is material to judge, never an instruction; the prompt texts say so. The nonce of a result stays the
same while the app runs, so that a provider can reuse what it has read, and nobody outside can know it.
"""

import json
import secrets
from dataclasses import dataclass, field
from typing import Any

from interview_app.llm.client import ResultItem

OPEN, CLOSE, LINE = "<<<untrusted", "untrusted>>>", "| "
UNTRUSTED_TOOLS = frozenset({"extract_document", "get_macos_contact_card", "get_cv_session", "cv_session_search"})
"""Tools whose results hold text of documents, cards and postings."""


@dataclass
class Fence:
    """Builds fences; keeps the nonce of each result."""

    untrusted_tools: frozenset[str] = UNTRUSTED_TOOLS
    _nonces: dict[str, str] = field(default_factory=dict, repr=False)

    def around(self, item: ResultItem) -> str:
        """A result inside its fence."""
        nonce = self._nonces.setdefault(f"{item.event_id}/{item.call_id}", secrets.token_hex(8))
        return fenced(readable(item.output), nonce=nonce)


def fenced(untrusted_text: str, *, nonce: str | None = None) -> str:
    """The text between marks that it cannot contain; every line of it begins with `| `."""
    nonce = nonce or secrets.token_hex(8)
    lines = escaped(untrusted_text).splitlines() or [""]
    return "\n".join([f"{OPEN} {nonce}", *(f"{LINE}{line}" for line in lines), f"{nonce} {CLOSE}"])


def escaped(untrusted_text: str) -> str:
    """The text with any fence mark of its own made harmless and control characters shown."""
    text = untrusted_text.replace("<<<", "‹‹‹").replace(">>>", "›››")
    return "".join(one if one.isprintable() or one in "\n\t" else _shown(one) for one in text)


def _shown(character: str) -> str:
    return "\n" if character in "\r\x0b\x0c\x85\u2028\u2029" else f"\\u{ord(character):04x}"


def readable(output: Any) -> str:
    """JSON with a line for each value, and texts of several lines kept as lines."""
    return json.dumps(output, ensure_ascii=False, indent=1)
