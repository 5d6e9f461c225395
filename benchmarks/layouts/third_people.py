"""The ten people of the third set, from `third_people.toml`, and how a page writes their dates and headings."""

import datetime
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from babel.dates import format_date

PATTERNS = {"long": "LLLL y", "short": "LLL y", "slash": "MM/y", "dot": "MM.y", "year": "y"}
SINCE = {
    "en": "since",
    "de": "seit",
    "fr": "depuis",
    "es": "desde",
    "it": "dal",
    "pt": "desde",
    "nl": "sinds",
    "pl": "od",
}
"""The word before a beginning without an end."""


@dataclass(frozen=True, slots=True)
class Stay:
    """A post or a study: `what` was done (title or degree), in which `area`, and `where` (firm or school)."""

    what: str
    area: str
    where: str
    start: tuple[int, int]
    end: tuple[int, int] | None
    place: str
    lines: tuple[str, ...]

    @property
    def subject(self) -> str:
        """Title, or degree with area."""
        return f"{self.what}, {self.area}" if self.area else self.what


@dataclass(frozen=True, slots=True)
class Somebody:
    """An invented person with the words that the page uses for its headings."""

    id: str
    language: str
    name: str
    headline: str
    email: str
    phone: str
    place: str
    links: tuple[str, ...]
    summary: str
    present: str
    skills: tuple[str, ...]
    languages: tuple[str, ...]
    interests: tuple[str, ...]
    extra: tuple[str, ...]
    headings: dict[str, str]
    posts: tuple[Stay, ...]
    studies: tuple[Stay, ...]

    @property
    def town(self) -> str:
        """The place without its country."""
        return self.place.split(",")[0]

    def head(self, kind: str) -> str:
        """The heading of a section."""
        return self.headings[kind]

    def day(self, moment: tuple[int, int], form: str) -> str:
        """A month as the page writes it."""
        return format_date(datetime.date(*moment, 1), PATTERNS[form], locale=self.language)

    def when(self, stay: Stay, form: str, dash: str = " – ", *, since: bool = False) -> str:
        """The dates of a stay; `since` writes a running one as "since 03/2019"."""
        begin = self.day(stay.start, form)
        if stay.end is None and since:
            return f"{SINCE[self.language]} {begin}"
        return f"{begin}{dash}{self.present if stay.end is None else self.day(stay.end, form)}"


def _month(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    year, month = text.split("-")
    return int(year), int(month)


def _stay(row: dict[str, Any], what: str, where: str) -> Stay:
    start = _month(row["start"])
    assert start is not None
    lines = tuple(row.get("lines", ()))
    return Stay(
        row[what],
        row.get("area", ""),
        row[where],
        start,
        _month(row.get("end")),
        row.get("place", ""),
        lines,
    )


THIRD = Path(__file__).with_suffix(".toml")


def somebodies(path: Path = THIRD) -> dict[str, Somebody]:
    """All the people of a set, by id."""
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["people"]
    out = {}
    for row in rows:
        plain = {key: value for key, value in row.items() if key not in ("posts", "studies")}
        lists = {key: tuple(value) for key, value in plain.items() if isinstance(value, list)}
        out[row["id"]] = Somebody(
            **{**plain, **lists},
            posts=tuple(_stay(one, "title", "firm") for one in row["posts"]),
            studies=tuple(_stay(one, "degree", "school") for one in row["studies"]),
        )
    return out
