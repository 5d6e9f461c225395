"""The base résumé of `template_path`: its structure, which a new one follows, and its lines, the base of the diff (CONTRACT D6, D15)."""

import re

from interview_app.domain.selection_plan import SectionName
from interview_app.tailoring.lines.draft import SECTIONS
from interview_app.tailoring.truth_gate.page import section_names
from interview_app.tailoring.truth_gate.page.page_lines import plain

_BULLETS = ("- ", "* ", "• ", "+ ")
_HEADING = re.compile(r"\s{0,3}#{1,6}\s+(?P<name>.+?)[\s#:]*$")
_BOLD = re.compile(r"\s{0,3}(?:\*\*|__)(?P<name>[^*_]+?):?(?:\*\*|__):?\s*$")
_RULE = re.compile(r"\s{0,3}(?:=+|-+)\s*$")


def lines(markdown: str) -> list[str]:
    """Its bullets, as lines of a résumé are written."""
    return [plain(line) for line in markdown.splitlines() if line.strip()[:2] in _BULLETS]


def section_order(markdown: str) -> tuple[SectionName, ...]:
    """The sections that a plan can order, in the order in which the base has them; none when it names none."""
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
        name = names.get(section_names.section_of(plain(title))) if title else None
        if name is not None:
            found.append(name)
    return tuple(dict.fromkeys(found))
