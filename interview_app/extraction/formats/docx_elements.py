"""Finding elements of a DOCX below another, through what only wraps them."""

from collections.abc import Iterator
from typing import Any

from interview_app.extraction.formats.docx_styles import local

TRANSPARENT = frozenset(
    {
        "ins",
        "moveTo",
        "smartTag",
        "customXml",
        "sdtContent",
        "sdt",
        "dir",
        "bdo",
        "ruby",
        "rubyBase",
        "oMath",
        "oMathPara",
    }
)


def alternative(element: Any) -> Any:
    """One branch of an AlternateContent: the first choice with text in it, else the fallback."""
    branches = [one for one in element if local(one) in ("Choice", "Fallback")]
    with_text = (
        one for one in branches if any(local(part) == "t" and part.text for part in one.iter())
    )
    return next(with_text, branches[0] if branches else element)


def through(parent: Any, name: str) -> Iterator[Any]:
    """Direct children of this name, also through content controls, insertions and custom XML."""
    for element in parent:
        found = local(element)
        if found == name:
            yield element
        elif found in TRANSPARENT:
            yield from through(element, name)


def outermost(element: Any, name: str) -> Iterator[Any]:
    """Elements of this name anywhere below, without those inside another of them; of alternatives
    one branch.
    """
    for one in element:
        found = local(one)
        if found == name:
            yield one
        elif found == "AlternateContent":
            yield from outermost(alternative(one), name)
        else:
            yield from outermost(one, name)
