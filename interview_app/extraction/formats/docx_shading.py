"""What stands on what in a DOCX: white letters, dark shading, filled boxes."""

from typing import Any

from interview_app.extraction.formats.docx_styles import attribute, child, local

_WHITE = 0xF0
"""Each channel at least this light is white on white paper."""


def is_white(color: int) -> bool:
    """Whether a colour (0xRRGGBB) cannot be seen on white paper."""
    return all((color >> shift) & 0xFF >= _WHITE for shift in (0, 8, 16))


def is_dark(properties: Any | None, before: bool) -> bool:
    """Whether white letters show here: on a shaded paragraph or cell, or on one whose fill is not
    white.
    """
    shading = child(properties, "shd")
    if shading is None:
        return before
    fill = (attribute(shading, "fill") or "").lower()
    if attribute(shading, "themeFill"):
        return True
    try:
        return not is_white(int(fill, 16))
    except ValueError:
        return before


def box_is_dark(box: Any) -> bool:
    """Text boxes may be filled; a fill that is not plainly white is taken as one, so that no
    visible text is lost.
    """
    for shape in box.iterancestors():
        name = local(shape)
        if name in ("wsp", "shape", "rect", "roundrect"):
            fill = (attribute(shape, "fillcolor") or "").lower()
            return bool(fill and fill not in ("white", "#ffffff")) or any(
                local(one) in ("solidFill", "gradFill", "blipFill") for one in shape.iter()
            )
        if name == "p":
            break
    return False
