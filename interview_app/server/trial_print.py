"""What is called valid prints: a CV is set on its pages to see it, and what keeps it from being set
is named by its field.
"""

from collections.abc import Iterator
from typing import Any

from interview_app.domain.frozen import frozen
from interview_app.errors import RenderError
from interview_app.server import cv_data
from interview_app.server.borders import texts
from interview_app.server.cv_data import text_of
from interview_app.server.cv_document import Language, cv_document
from interview_app.server.ports import PrintedCv, Printer


@frozen
class Trial:
    """The pages, or what keeps them from being set, field by field; marks that no font has are
    warnings.
    """

    layout: PrintedCv | None
    errors: list[dict[str, Any]]
    warnings: list[dict[str, Any]]


def trial(printer: Printer, cv: dict[str, Any], *, language: Language) -> Trial:
    """Set the CV; blocks, as a printer does.

    Raises:
        RenderError: it cannot be set, and no field of it is why.
    """
    if not cv["full_name"].strip():
        error = _error("full_name", cv["full_name"], "A page needs a name.", "Fill it in.")
        return Trial(layout=None, errors=[error], warnings=[])
    try:
        printed = printer.printed(cv_document(cv, language=language))
    except RenderError:
        errors = [
            _error(path, value, f"{path} cannot be printed.", "Write it in other letters.")
            for path, value in _culprits(printer, cv, language)
        ]
        if not errors:
            raise
        return Trial(layout=None, errors=errors, warnings=[])
    return Trial(layout=printed, errors=[], warnings=list(_not_shown(cv, printed.unshown)))


def _error(field: str, value: object, message: str, suggestion: str) -> dict[str, Any]:
    """In the form of F8; nothing is too long here."""
    length = len(text_of(value))
    return {
        "field": field,
        "current_value": length,
        "limit": length,
        "excess": 0,
        "message": message,
        "suggestion": suggestion,
    }


def _culprits(
    printer: Printer, cv: dict[str, Any], language: Language
) -> Iterator[tuple[str, object]]:
    """Fields that cannot be printed even alone; of a list its items."""
    for field, value in cv.items():
        if not value:
            continue
        parts = (
            [(f"{field}[{at}]", [item], item) for at, item in enumerate(value)]
            if isinstance(value, list)
            else [(field, value, value)]
        )
        for path, alone, told in parts:
            page = cv_data.empty() | {"full_name": "Name"} | {field: alone}
            try:
                printer.printed(cv_document(page, language=language))
            except RenderError:
                yield path, told


def _not_shown(cv: dict[str, Any], marks: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    for path, text in texts("", cv):
        missing = [mark for mark in marks if mark in text]
        if missing:
            shown = " ".join(f"U+{ord(char):04X}" for mark in missing for char in mark)
            message = f"No font has {shown}: the page leaves it out."
            yield _error(path, text, message, "Take it out, or write a word for it.")
