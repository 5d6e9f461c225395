"""Two pages exactly: what to add or to cut when it is not (CONTRACT F9)."""

from typing import Any

from interview_app.server.ports import Layout

PAGES = 2
_LINES_A_PAGE = 48
"""Lines of a printed page as our design sets it, for saying how much is too much."""


def violation(layout: Layout) -> str | None:
    """The message of F9, or None when it is two pages."""
    if layout.pages == PAGES:
        return None
    return f"DoD violation: pages != {PAGES} (got {layout.pages})."


def advice(cv: dict[str, Any], layout: Layout) -> list[dict[str, Any]]:
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
