"""Walks WordprocessingML in reading order: paragraphs, tables, text boxes, content controls,
insertions (not deletions).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from interview_app.extraction.document import Line, Span
from interview_app.extraction.formats.characters import Findings, clean
from interview_app.extraction.formats.docx_elements import (
    TRANSPARENT,
    alternative,
    outermost,
    through,
)
from interview_app.extraction.formats.docx_shading import box_is_dark, is_dark, is_white
from interview_app.extraction.formats.docx_styles import (
    Look,
    Styles,
    apply_look,
    attribute,
    child,
    heading_level,
    list_level,
    local,
    number,
    value_of,
)
from interview_app.extraction.formats.symbols import symbol
from interview_app.extraction.limits import MAX_CHARACTERS

Origin = Literal["body", "header", "footer", "textbox", "ocr"]
_SKIPPED = frozenset(
    {
        "del",
        "moveFrom",
        "delText",
        "pPr",
        "rPr",
        "tblPr",
        "tblGrid",
        "trPr",
        "tcPr",
        "sdtPr",
        "sdtEndPr",
        "sectPr",
        "instrText",
        "delInstrText",
    }
    | {
        "commentRangeStart",
        "commentRangeEnd",
        "annotationRef",
        "rt",
        "proofErr",
        "bookmarkStart",
        "bookmarkEnd",
    }
)
_HYPERLINK = re.compile(
    r'HYPERLINK\s+(?:\\[a-z]\s+)*"([^"]{1,2000})"|HYPERLINK\s+(?!\\)(\S{1,2000})', re.IGNORECASE
)
_ACTIVE_FIELDS = {"DDEAUTO", "DDE", "MACROBUTTON"}
_REMOTE_FIELDS = {"INCLUDEPICTURE", "INCLUDETEXT", "IMPORT", "LINK"}
_SMALLEST_POINTS = 1.5


@dataclass(slots=True)
class _Field:
    """A complex field while it is open: its instruction, then its result."""

    instruction: str = ""
    in_result: bool = False
    link: str | None = None


@dataclass
class Walk:
    """State of one walk; `lines`, `hidden`, `codes` and `links` are what it found."""

    styles: Styles
    lines: list[Line] = field(default_factory=list)
    hidden: list[str] = field(default_factory=list)
    codes: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    findings: Findings = field(default_factory=Findings)
    characters: int = 0
    _targets: Mapping[str, str] = field(default_factory=dict)
    _block: int = 0
    _tables: int = 0
    _fields: list[_Field] = field(default_factory=list)

    def part(self, root: Any, targets: Mapping[str, str], origin: Origin) -> None:
        """Walk the content of one part; `targets` maps its relationship ids to hyperlink
        targets.
        """
        self._targets, self._fields = targets, []
        body = child(root, "body")
        self._blocks(body if body is not None else root, origin, cell=None, dark=False)

    def _blocks(
        self, parent: Any, origin: Origin, *, cell: tuple[int, int, int] | None, dark: bool
    ) -> None:
        for element in parent:
            name = local(element)
            if name == "p":
                self._paragraph(element, origin, cell=cell, dark=dark)
            elif name == "tbl":
                self._table(element, origin, dark=dark)
            elif name == "AlternateContent":
                self._blocks(alternative(element), origin, cell=cell, dark=dark)
            elif name == "altChunk":
                self.codes.add("active_content_ignored")
            elif name not in _SKIPPED and len(element):
                self._blocks(element, origin, cell=cell, dark=dark)

    def _table(self, table: Any, origin: Origin, *, dark: bool) -> None:
        index, self._tables = self._tables, self._tables + 1
        row = 0
        for line in through(table, "tr"):
            if child(child(line, "trPr"), "del") is not None:
                continue
            column = 0
            for cell in through(line, "tc"):
                properties = child(cell, "tcPr")
                self._blocks(
                    cell, origin, cell=(index, row, column), dark=is_dark(properties, dark)
                )
                column += (
                    max(1, min(63, number(value_of(properties, "gridSpan")) or 1))
                    if properties is not None
                    else 1
                )
            row += 1

    def _paragraph(
        self, paragraph: Any, origin: Origin, *, cell: tuple[int, int, int] | None, dark: bool
    ) -> None:
        properties = child(paragraph, "pPr")
        style = self.styles.paragraph(
            value_of(properties, "pStyle") if properties is not None else None
        )
        heading = heading_level(properties)
        line = Line(
            spans=[],
            block=self._block,
            style=f"Heading {heading}" if heading else style.name,
            list_level=list_level(properties, style.list_level),
            cell=cell,
            origin=origin,
        )
        self._block += 1
        boxes: list[Any] = []
        run = _Runs(self, line, dark=is_dark(properties, dark), boxes=boxes)
        run.walk(paragraph, style.look, None)
        run.finish()
        for box in boxes:
            self._blocks(
                box, "textbox" if origin == "body" else origin, cell=None, dark=box_is_dark(box)
            )

    def add_line(self, line: Line) -> None:
        """Keep a line that has text; beyond the limit of characters nothing is kept."""
        if not line.text.strip():
            return
        self.characters += len(line.text)
        if self.characters > MAX_CHARACTERS:
            self.codes.add("text_truncated")
            return
        self.lines.append(line)

    def target(self, relationship: str | None) -> str | None:
        """The hyperlink behind a relationship id."""
        return self._targets.get(relationship or "")

    @property
    def fields(self) -> list[_Field]:
        """Complex fields that are open; they may span paragraphs."""
        return self._fields


@dataclass
class _Runs:
    """The runs of one paragraph."""

    walk_: Walk
    line: Line
    dark: bool
    boxes: list[Any]

    def walk(self, parent: Any, look: Look, link: str | None) -> None:
        for element in parent:
            name = local(element)
            if name == "r":
                self._run(element, look, link)
            elif name == "hyperlink":
                self.walk(element, look, self.walk_.target(attribute(element, "id")) or link)
            elif name == "fldSimple":
                self._instruction(attribute(element, "instr") or "")
                self.walk(element, look, _field_link(attribute(element, "instr") or "") or link)
            elif name == "AlternateContent":
                self._boxes_of(alternative(element))
            elif name in TRANSPARENT:
                self.walk(element, look, link)
            elif name == "t":  # math runs
                self._text("".join(element.itertext()), look, link)
            elif name not in _SKIPPED and len(element):
                self.walk(element, look, link)

    def finish(self) -> None:
        self.walk_.add_line(self.line)

    def _run(self, run: Any, base: Look, link: str | None) -> None:
        properties = child(run, "rPr")
        look = base
        if properties is not None:
            style_id = value_of(properties, "rStyle")
            look = apply_look(
                properties, self.walk_.styles.run(style_id, base) if style_id else base
            )
        for element in run:
            self._piece(element, local(element), look, link)

    def _piece(self, element: Any, name: str, look: Look, link: str | None) -> None:
        if name == "t":
            self._text(element.text or "", look, link)
        elif name in ("tab", "ptab"):
            self._text("\t", look, link)
        elif name in ("br", "cr"):
            self._break()
        elif name == "noBreakHyphen":
            self._text("-", look, link)
        elif name == "sym":
            self._text(symbol(attribute(element, "char") or ""), look, link)
        elif name == "fldChar":
            self._field_character(attribute(element, "fldCharType") or "")
        elif name == "instrText":
            if self.walk_.fields and len(self.walk_.fields[-1].instruction) < 5000:
                self.walk_.fields[-1].instruction += element.text or ""
        elif name in ("drawing", "pict", "object", "AlternateContent"):
            self._boxes_of(alternative(element) if name == "AlternateContent" else element)
        elif name in ("footnoteReference", "endnoteReference"):
            return
        elif name == "ruby":
            self.walk(element, look, link)

    def _field_character(self, kind: str) -> None:
        fields = self.walk_.fields
        if kind == "begin" and len(fields) < 50:
            fields.append(_Field())
        elif kind == "separate" and fields:
            fields[-1].in_result = True
            fields[-1].link = _field_link(fields[-1].instruction)
            self._instruction(fields[-1].instruction)
        elif kind == "end" and fields:
            if not fields[-1].in_result:
                self._instruction(fields[-1].instruction)
            fields.pop()

    def _instruction(self, instruction: str) -> None:
        words = set(re.findall(r"\w+", instruction.upper()))
        if words & _ACTIVE_FIELDS:
            self.walk_.codes.add("active_content_ignored")
        if words & _REMOTE_FIELDS and ("://" in instruction or "\\\\" in instruction):
            self.walk_.codes.add("external_reference_blocked")

    def _break(self) -> None:
        self.walk_.add_line(self.line)
        self.line = replace(self.line, spans=[])

    def _boxes_of(self, element: Any) -> None:
        for found in outermost(element, "txbxContent"):
            self.boxes.append(found)
        for properties in outermost(element, "docPr"):
            target = self.walk_.target(
                next(
                    (attribute(one, "id") for one in properties if local(one) == "hlinkClick"), None
                )
            )
            if target:
                self.walk_.links.append(target)

    def _text(self, untrusted_text: str, look: Look, link: str | None) -> None:
        if self.walk_.fields and not self.walk_.fields[-1].in_result:
            return
        text = clean(untrusted_text, self.walk_.findings).replace("\n", " ")
        if not text:
            return
        if self._is_hidden(look):
            if text.strip():
                self.walk_.hidden.append(text)
            return
        link = next((one.link for one in reversed(self.walk_.fields) if one.link), None) or link
        if link:
            self.walk_.links.append(link)
        span = Span(
            text=text,
            size=look.size,
            font=look.font,
            bold=look.bold,
            italic=look.italic,
            color=look.color or 0,
            link=link,
        )
        last = self.line.spans[-1] if self.line.spans else None
        if last is not None and replace(last, text=text) == span:
            last.text += text
        else:
            self.line.spans.append(span)

    def _is_hidden(self, look: Look) -> bool:
        if look.vanish or 0 < look.size < _SMALLEST_POINTS:
            return True
        return not self.dark and look.color is not None and is_white(look.color)


def _field_link(instruction: str) -> str | None:
    match = _HYPERLINK.search(instruction)
    return (match[1] or match[2]) if match else None
