"""Limits of a CV that is to fill two pages, each error with what to do (CONTRACT F8)."""

from collections.abc import Iterator
from typing import Any

from interview_app.server.cv_data import text_of

Error = dict[str, Any]
"""An error of F8."""


def error(field: str, length: int, limit: int, message: str, suggestion: str) -> Error:
    """What is wrong with a field, and what to do; `length` and `limit` in characters or items."""
    return {
        "field": field,
        "current_value": length,
        "limit": limit,
        "excess": length - limit,
        "message": message,
        "suggestion": suggestion,
    }


def _too_long(field: str, length: int, limit: int) -> Error:
    message = f"{field} has {length} characters; at most {limit} fit."
    return error(field, length, limit, message, f"Shorten it by {length - limit} characters.")


BULLET_SOFT = 90
BULLET_HARD = 180
_WORK = {"date_range": 25, "employer": 60, "location": 50, "title": 80}
_EDUCATION = {"institution": 70, "title": 90, "details": 150}


def errors(cv: dict[str, Any]) -> list[Error]:
    """Every field over its limit."""
    return list(_excesses(cv))


def warnings(cv: dict[str, Any]) -> list[Error]:
    """Bullets over 90 characters that are still under the hard 180: they will take a second
    line.
    """
    return [
        _too_long(f"work_experience[{at}].bullets[{number}]", len(line), BULLET_SOFT)
        for at, job in enumerate(cv["work_experience"])
        for number, line in enumerate(job.get("bullets", []))
        if BULLET_SOFT < len(line) <= BULLET_HARD
    ]


def _excesses(cv: dict[str, Any]) -> Iterator[Error]:
    yield from _text("full_name", cv["full_name"], 50)
    yield from _texts("address_lines", cv["address_lines"], items=2, characters=60)
    yield from _count("work_experience", cv["work_experience"], 5)
    for at, job in enumerate(cv["work_experience"]):
        field = f"work_experience[{at}]"
        yield from _parts(field, job, _WORK)
        yield from _texts(
            f"{field}.bullets", job.get("bullets", []), items=4, characters=BULLET_HARD
        )
    yield from _count("education", cv["education"], 3)
    for at, school in enumerate(cv["education"]):
        yield from _parts(f"education[{at}]", school, _EDUCATION)
    yield from _count("further_experience", cv["further_experience"], 4)
    for at, item in enumerate(cv["further_experience"]):
        yield from _texts(
            f"further_experience[{at}].bullets", item.get("bullets", []), items=3, characters=80
        )
        yield from _parts(f"further_experience[{at}]", item, {"organization": 80, "title": 80})
    yield from _texts("languages", cv["languages"], items=5, characters=50)
    yield from _texts("it_ai_skills", cv["it_ai_skills"], items=8, characters=70)
    yield from _text("interests", cv["interests"], 350)


def _text(field: str, value: object, limit: int) -> Iterator[Error]:
    length = len(text_of(value))
    if length > limit:
        yield _too_long(field, length, limit)


def _count(field: str, items: list[Any], limit: int) -> Iterator[Error]:
    if (more := len(items) - limit) > 0:
        message = f"{field} has {len(items)} items; at most {limit} fit."
        suggestion = f"Leave out or merge {more} of its items."
        yield error(field, len(items), limit, message, suggestion)


def _texts(field: str, lines: list[Any], *, items: int, characters: int) -> Iterator[Error]:
    yield from _count(field, lines, items)
    for at, item in enumerate(lines):
        yield from _text(f"{field}[{at}]", item, characters)


def _parts(field: str, item: dict[str, Any], limits: dict[str, int]) -> Iterator[Error]:
    for name, limit in limits.items():
        yield from _text(f"{field}.{name}", item.get(name, ""), limit)
