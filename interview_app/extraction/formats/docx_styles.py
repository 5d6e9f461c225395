"""What a DOCX run looks like: style chains, defaults and direct formatting resolved (ECMA-376
17.7).
"""

from dataclasses import dataclass, replace
from typing import Any

_OFF = {"0", "false", "off", "none"}


@dataclass(frozen=True, slots=True)
class Look:
    """Formatting of a run; `size` in points, `color` 0xRRGGBB or None for automatic."""

    bold: bool = False
    italic: bool = False
    vanish: bool = False
    size: float = 0.0
    color: int | None = None
    font: str = ""


@dataclass(frozen=True, slots=True)
class ParagraphStyle:
    """A resolved paragraph style: its shown name, run look and list level."""

    name: str
    look: Look
    list_level: int | None = None


def local(element: Any) -> str:
    """The tag without its namespace: strict and transitional OOXML differ in nothing else."""
    tag = element.tag
    return tag.rpartition("}")[2] if isinstance(tag, str) else ""


def child(element: Any, name: str) -> Any | None:
    """The first direct child of this local name."""
    return (
        next((one for one in element if local(one) == name), None) if element is not None else None
    )


def attribute(element: Any, name: str) -> str | None:
    """The attribute of this local name, in whatever namespace."""
    for key, value in element.attrib.items():
        if key.rpartition("}")[2] == name:
            return str(value)
    return None


def value_of(element: Any, name: str) -> str | None:
    """`val` of the direct child `name`."""
    found = child(element, name)
    return attribute(found, "val") if found is not None else None


def number(text: str | None) -> int | None:
    """A decimal number of OOXML, or None."""
    try:
        return int(float(text)) if text is not None else None
    except (ValueError, OverflowError):
        return None


def _switch(properties: Any, name: str, before: bool) -> bool:
    found = child(properties, name)
    if found is None:
        return before
    return (attribute(found, "val") or "1").lower() not in _OFF


def apply_look(properties: Any | None, base: Look) -> Look:
    """`base` changed by an `rPr` element."""
    if properties is None:
        return base
    half_points = number(value_of(properties, "sz"))
    return Look(
        bold=_switch(properties, "b", base.bold),
        italic=_switch(properties, "i", base.italic),
        vanish=_switch(properties, "vanish", base.vanish),
        size=half_points / 2 if half_points is not None else base.size,
        color=_color(value_of(properties, "color"), base.color),
        font=_font(properties) or base.font,
    )


def _font(properties: Any) -> str:
    fonts = child(properties, "rFonts")
    return (
        (attribute(fonts, "ascii") or attribute(fonts, "hAnsi") or "") if fonts is not None else ""
    )


def _color(text: str | None, before: int | None) -> int | None:
    if text is None:
        return before
    try:
        return int(text, 16) & 0xFFFFFF
    except ValueError:
        return None


class Styles:
    """The styles part; unknown ids resolve to the defaults."""

    def __init__(self, root: Any | None) -> None:
        self._elements: dict[str, Any] = {}
        self._paragraph: dict[str, ParagraphStyle] = {}
        self._default_id = ""
        self.defaults = Look()
        for element in root if root is not None else ():
            if local(element) == "docDefaults":
                self.defaults = apply_look(child(child(element, "rPrDefault"), "rPr"), Look())
            elif local(element) == "style":
                style_id = attribute(element, "styleId") or ""
                self._elements[style_id] = element
                if attribute(element, "type") == "paragraph" and attribute(element, "default") in (
                    "1",
                    "true",
                    "on",
                ):
                    self._default_id = style_id

    def paragraph(self, style_id: str | None) -> ParagraphStyle:
        """The paragraph style of this id with all it is based on."""
        key = style_id or self._default_id
        if key not in self._paragraph:
            self._paragraph[key] = self._resolve(key)
        return self._paragraph[key]

    def run(self, style_id: str | None, base: Look) -> Look:
        """`base` changed by a character style."""
        for element in reversed(self._chain(style_id or "")):
            base = apply_look(child(element, "rPr"), base)
        return base

    def _chain(self, style_id: str) -> list[Any]:
        chain: list[Any] = []
        while style_id in self._elements and len(chain) < 20:
            element = self._elements[style_id]
            if element in chain:
                break
            chain.append(element)
            style_id = value_of(element, "basedOn") or ""
        return chain

    def _resolve(self, style_id: str) -> ParagraphStyle:
        chain = self._chain(style_id)
        look, level, outline = self.defaults, None, None
        for element in reversed(chain):
            look = apply_look(child(element, "rPr"), look)
            properties = child(element, "pPr")
            level = list_level(properties, level)
            outline = heading_level(properties) or outline
        name = (value_of(chain[0], "name") or style_id) if chain else style_id
        if name.lower().startswith("heading "):
            name = f"Heading {name[8:].strip()}"
        elif outline is not None:
            name = f"Heading {outline}"
        return ParagraphStyle(name=name, look=replace(look), list_level=level)


def list_level(properties: Any | None, before: int | None = None) -> int | None:
    """The list level (from 0) that a `pPr` gives; numbering 0 takes the paragraph out of a list."""
    numbering = child(properties, "numPr")
    if numbering is None:
        return before
    if number(value_of(numbering, "numId")) == 0:
        return None
    return min(8, max(0, number(value_of(numbering, "ilvl")) or 0))


def heading_level(properties: Any | None) -> int | None:
    """The heading level (from 1) of an outline level; None for body text."""
    outline = number(value_of(properties, "outlineLvl")) if properties is not None else None
    return outline + 1 if outline is not None and 0 <= outline < 9 else None
