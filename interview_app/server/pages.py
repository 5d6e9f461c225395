"""A session's CV on its pages: set as roomy as two allow, what to add or to cut when it is not two,
and what keeps it from being set, named by its field (CONTRACT F9).
"""

from collections.abc import Iterator
from typing import Any

from interview_app.domain.frozen import frozen
from interview_app.domain.resume import ResumeDocument
from interview_app.errors import RenderError
from interview_app.rendering.design import Design
from interview_app.rendering.engine import Rendered, RenderEngine
from interview_app.server import cv_data, validation
from interview_app.server.borders import texts
from interview_app.server.cv_data import text_of
from interview_app.server.cv_document import Language, cv_document

PAGES = 2
"""The pages a session's CV must have; setting it tighter stops as soon as it has no more."""
_LINES_A_PAGE = 48
"""Lines of a printed page as our design sets it, for saying how much is too much."""


def printed(engine: RenderEngine, resume: ResumeDocument) -> Rendered:
    """The PDF, set as roomy as two pages allow; blocks while it works.

    Raises:
        RenderError: the page cannot be set.
    """
    design = Design()
    rendered = engine.render(resume, design)
    while rendered.pages > PAGES and (tighter := design.tighter()) is not None:
        design = tighter
        rendered = engine.render(resume, design)
    return rendered


def violation(layout: Rendered) -> str | None:
    """The message of F9, or None when it is two pages."""
    if layout.pages == PAGES:
        return None
    return f"DoD violation: pages != {PAGES} (got {layout.pages})."


def advice(cv: dict[str, Any], layout: Rendered) -> list[dict[str, Any]]:
    """What to add or cut, by field and by how many lines; empty when it fits."""
    filled = layout.pages - 1 + layout.last_page_fill
    if layout.pages > PAGES:
        lines = max(1, round((filled - PAGES) * _LINES_A_PAGE))
        return [_told("cut", field, count) for field, count in _spread(lines, _longest(cv))]
    if layout.pages < PAGES:
        lines = max(1, round((1.0 - filled) * _LINES_A_PAGE) + 1)
        return [_told("add", field, count) for field, count in _spread(lines, _room(cv))]
    return []


def _spread(lines: int, rooms: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """The lines shared out over fields, in order, none beyond what it has."""
    shared = []
    for field, room in rooms:
        if lines <= 0:
            break
        take = min(lines, room)
        if take > 0:
            shared.append((field, take))
            lines -= take
    if lines > 0 and rooms:
        shared.append(("profile", lines))
    return shared


def _longest(cv: dict[str, Any]) -> list[tuple[str, int]]:
    """Fields with lines to spare, the later jobs first: they tell an employer least."""
    rooms = []
    for at, job in reversed(list(enumerate(cv["work_experience"]))):
        count = len(job.get("bullets", []))
        rooms.append((f"work_experience[{at}].bullets", max(0, count - 1)))
    rooms += [
        ("further_experience", 2 * len(cv["further_experience"])),
        ("it_ai_skills", len(cv["it_ai_skills"]) // 2),
    ]
    return rooms


def _room(cv: dict[str, Any]) -> list[tuple[str, int]]:
    """Fields that may still grow within the limits of F8."""
    rooms = [
        (f"work_experience[{at}].bullets", 4 - len(job.get("bullets", [])))
        for at, job in enumerate(cv["work_experience"])
    ]
    rooms += [
        ("it_ai_skills", 8 - len(cv["it_ai_skills"])),
        ("languages", 5 - len(cv["languages"])),
    ]
    return [(field, room) for field, room in rooms if room > 0] or [("profile", 6)]


def _told(action: str, field: str, lines: int) -> dict[str, Any]:
    count = f"about {lines} line{'' if lines == 1 else 's'}"
    message = f"Cut {count} in {field}." if action == "cut" else f"Add {count} to {field}."
    return {"field": field, "action": action, "lines": lines, "message": message}


@frozen
class Trial:
    """The pages, or what keeps them from being set, field by field; marks that no font has are
    warnings.
    """

    layout: Rendered | None
    errors: list[dict[str, Any]]
    warnings: list[dict[str, Any]]


def trial(engine: RenderEngine, cv: dict[str, Any], *, language: Language) -> Trial:
    """Set the CV; blocks while it works.

    Raises:
        RenderError: it cannot be set, and no field of it is why.
    """
    if not cv["full_name"].strip():
        error = _error("full_name", cv["full_name"], "A page needs a name.", "Fill it in.")
        return Trial(layout=None, errors=[error], warnings=[])
    try:
        layout = printed(engine, cv_document(cv, language=language))
    except RenderError:
        errors = [
            _error(path, value, f"{path} cannot be printed.", "Write it in other letters.")
            for path, value in _culprits(engine, cv, language)
        ]
        if not errors:
            raise
        return Trial(layout=None, errors=errors, warnings=[])
    return Trial(layout=layout, errors=[], warnings=list(_not_shown(cv, layout.unshown)))


def _error(field: str, value: object, message: str, suggestion: str) -> dict[str, Any]:
    """Nothing is too long here."""
    length = len(text_of(value))
    return validation.error(field, length, length, message, suggestion)


def _culprits(
    engine: RenderEngine, cv: dict[str, Any], language: Language
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
                printed(engine, cv_document(page, language=language))
            except RenderError:
                yield path, told


def _not_shown(cv: dict[str, Any], marks: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    for path, text in texts("", cv):
        missing = [mark for mark in marks if mark in text]
        if missing:
            shown = " ".join(f"U+{ord(char):04X}" for mark in missing for char in mark)
            message = f"No font has {shown}: the page leaves it out."
            yield _error(path, text, message, "Take it out, or write a word for it.")
