"""Characters that are not what a reader sees: removed from the text, told, and kept apart where
they spell something.

CONTRACT B: `control_characters_removed`, and zero-width and tag characters as `hidden_text`.
"""

import re
from dataclasses import dataclass, field

_ANSI = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]{0,2000}(?:\x07|\x1b\\)?|[@-Z\\-_])")
_CONTROLS = re.compile(r"[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]")
_NOISE = re.compile("[\u00ad\ufeff]")
"""Soft hyphens and byte order marks, which ordinary programs write: removed without a word."""

_HYPHEN_AT_END = re.compile("\u00ad(?=\\s*$)")
"""The one place where a soft hyphen is drawn."""

_INVISIBLE = re.compile("[\u200b\u2060\u200e\u200f\u061c]")

_OVERRIDES = re.compile(r"[\u202a-\u202e\u2066-\u2069]")
_TAGS = re.compile(r"[\U000e0000-\U000e007f]+")
_ZERO_WIDTH_RUN = re.compile("[\u200b\u200c\u200d\u2060-\u2064\ufeff\u180e]{4,}")
"""So many in a row carry a message, not a layout."""

_LONELY_JOINERS = re.compile(
    "(?<![^\x00-\u024f])[\u200c\u200d]|[\u200c\u200d](?![^\x00-\u024f])|[\u2061-\u2064\u180e]"
)
_SELECTOR_RUN = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]{2,}")
_SURROGATES = re.compile("[\ud800-\udfff]")
_NONCHARACTERS = re.compile("[\ufdd0-\ufdef\ufffe\uffff]")
_SUSPECT = re.compile(
    "[\x00-\x08\x0e-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f"
    "\u202a-\u202e\u2060-\u206f\ufeff\ufe00-\ufe0f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff\U000e0000-\U000e01ef]"
)


@dataclass
class Findings:
    """What was taken out of a document's text so far."""

    removed: bool = False
    hidden: list[str] = field(default_factory=list)

    @property
    def codes(self) -> tuple[str, ...]:
        """The issue codes these findings amount to."""
        codes = ("control_characters_removed",) if self.removed else ()
        return (*codes, "hidden_text") if self.hidden else codes


def clean(untrusted_text: str, findings: Findings) -> str:
    """The text as a person sees it: valid Unicode without invisible characters; what they spell
    goes to `findings`.
    """
    if _SUSPECT.search(untrusted_text) is None:
        return untrusted_text
    text = _take_tags(untrusted_text, findings)
    for pattern in (_ZERO_WIDTH_RUN, _SELECTOR_RUN):
        if pattern.search(text):
            findings.hidden.append("")
            findings.removed = True
            text = pattern.sub("", text)
    for pattern in (_ANSI, _CONTROLS, _OVERRIDES, _NONCHARACTERS, _INVISIBLE, _LONELY_JOINERS):
        text, count = pattern.subn("", text)
        findings.removed = findings.removed or count > 0
    text = text.replace("\x85", "\n")
    text = _NOISE.sub("", _HYPHEN_AT_END.sub("-", text))
    return _SURROGATES.sub("\ufffd", text)


def _take_tags(text: str, findings: Findings) -> str:
    def spell(match: re.Match[str]) -> str:
        findings.hidden.append(
            "".join(chr(ord(c) - 0xE0000) for c in match[0] if 0xE0020 <= ord(c) < 0xE007F)
        )
        findings.removed = True
        return ""

    return _TAGS.sub(spell, text)


def single_line(untrusted_text: str, *, limit: int = 255) -> str:
    """A name or title that is safe to show on one line."""
    text = clean(untrusted_text, Findings())
    return " ".join(text.split())[:limit]
