"""Limits of a CV that is to fill two pages, each error with what to do (CONTRACT F8)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from interview_app.server.cv_data import text_of


@dataclass(frozen=True, kw_only=True)
class Excess:
    """A field over its limit; `unit` is characters or items."""

    field: str
    current_value: int
    limit: int
    unit: str = "characters"

    def answer(self) -> dict[str, Any]:
        """The error of F8."""
        excess = self.current_value - self.limit
        return {
            "field": self.field,
            "current_value": self.current_value,
            "limit": self.limit,
            "excess": excess,
            "message": f"{self.field} has {self.current_value} {self.unit}; at most {self.limit} "
            f"fit.",
            "suggestion": f"Shorten it by {excess} characters."
            if self.unit == "characters"
            else f"Leave out or merge {excess} of its items.",
        }


BULLET_SOFT = 90
BULLET_HARD = 180
_WORK = {"date_range": 25, "employer": 60, "location": 50, "title": 80}
_EDUCATION = {"institution": 70, "title": 90, "details": 150}


def errors(cv: dict[str, Any]) -> list[dict[str, Any]]:
    """Every field over its limit."""
    return [excess.answer() for excess in _excesses(cv)]


def warnings(cv: dict[str, Any]) -> list[dict[str, Any]]:
    """Bullets over 90 characters that are still under the hard 180: they will take a second
    line.
    """
    return [
        Excess(
            field=f"work_experience[{at}].bullets[{number}]",
            current_value=len(line),
            limit=BULLET_SOFT,
        ).answer()
        for at, job in enumerate(cv["work_experience"])
        for number, line in enumerate(job.get("bullets", []))
        if BULLET_SOFT < len(line) <= BULLET_HARD
    ]


def _excesses(cv: dict[str, Any]) -> Iterator[Excess]:
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


def _text(field: str, value: object, limit: int) -> Iterator[Excess]:
    length = len(text_of(value))
    if length > limit:
        yield Excess(field=field, current_value=length, limit=limit)


def _count(field: str, items: list[Any], limit: int) -> Iterator[Excess]:
    if len(items) > limit:
        yield Excess(field=field, current_value=len(items), limit=limit, unit="items")


def _texts(field: str, lines: list[Any], *, items: int, characters: int) -> Iterator[Excess]:
    yield from _count(field, lines, items)
    for at, item in enumerate(lines):
        yield from _text(f"{field}[{at}]", item, characters)


def _parts(field: str, item: dict[str, Any], limits: dict[str, int]) -> Iterator[Excess]:
    for name, limit in limits.items():
        yield from _text(f"{field}.{name}", item.get(name, ""), limit)
