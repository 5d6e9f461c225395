"""Dates of other formats as ours: `YYYY-MM` or `YYYY`."""

import re

from interview_app.language.any_language import month_of

_ISO = re.compile(r"(\d{4})(?:-(\d{1,2}))?(?:-\d{1,2})?(?:T.*)?")
_WORDS = re.compile(r"(?:\d{1,2}\.? )?([^\W\d_]+)[.,]?[ -](?:\d{1,2}, )?(\d{4})")
_MONTH_FIRST = re.compile(r"(\d{1,2})/(?:\d{1,2}/)?(\d{4})")


def plain_date(text: str | None) -> str | None:
    """The date in `text` (ISO with or without day, "Jan 2020", "1/2020", "1/31/2020"), or None when
    there is none.
    """
    text = (text or "").strip()
    if found := _ISO.fullmatch(text):
        return _joined(int(found[1]), int(found[2]) if found[2] else None)
    if found := _MONTH_FIRST.fullmatch(text):
        return _joined(int(found[2]), int(found[1]))
    if found := _WORDS.fullmatch(text):
        month = month_of(found[1], seasons=False)
        return _joined(int(found[2]), month) if month else None
    return None


def _joined(year: int, month: int | None) -> str | None:
    if month is None:
        return f"{year:04d}"
    return f"{year:04d}-{month:02d}" if 1 <= month <= 12 else None
