"""The base résumé of `template_path`: its structure, which a new one follows, and its lines, the
base of the diff (CONTRACT D6, D15).
"""

import re

from interview_app.domain.proposals import SectionName
from interview_app.language import printed
from interview_app.language.any_language import section_of
from interview_app.language.tokens import fold
from interview_app.tailoring.lines.draft import SECTIONS

_BULLETS = ("- ", "* ", "• ", "+ ")
_HEADING = re.compile(r"\s{0,3}#{1,6}\s+(?P<name>.+?)[\s#:]*$")
_BOLD = re.compile(r"\s{0,3}(?:\*\*|__)(?P<name>[^*_]+?):?(?:\*\*|__):?\s*$")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_EMPHASIS = re.compile(r"\*\*|__|`|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)")
_KINDS = {"certificates": "certifications", "volunteer": "volunteering"}
"""What the data of languages call these sections."""
_RULE = re.compile(r"\s{0,3}(?:=+|-+)\s*$")


def lines(markdown: str) -> list[str]:
    """Its bullets, as lines of a résumé are written."""
    return [_plain(line) for line in markdown.splitlines() if line.strip()[:2] in _BULLETS]


def section_order(markdown: str) -> tuple[SectionName, ...]:
    """The sections that a plan can order, in the order in which the base has them; none when it
    names none.
    """
    names: dict[str, SectionName] = {key: name for name, key in SECTIONS.items()}
    written = markdown.splitlines()
    found = []
    for line, below in zip(written, [*written[1:], ""], strict=True):
        heading = _HEADING.match(line) or _BOLD.match(line)
        title = (
            heading["name"]
            if heading is not None
            else line
            if line.strip() and _RULE.match(below)
            else ""
        )
        name = names.get(_section(_plain(title))) if title else None
        if name is not None:
            found.append(name)
    return tuple(dict.fromkeys(found))


def _plain(line: str) -> str:
    """A line without its bullet mark and Markdown."""
    bare = line.strip()
    bare = bare[2:] if bare[:2] in _BULLETS else bare
    return " ".join(_EMPHASIS.sub("", _LINK.sub(r"\1", bare)).split())


def _section(title: str) -> str:
    """The key of the section that a heading names, in our own words or as people name it; empty for
    none.
    """
    own = {fold(name): key for key, name in printed.everywhere()}
    kind = section_of(title) or ""
    return own.get(fold(title)) or _KINDS.get(kind, kind)
