"""The phone number of a document: with its label, from a link, or by its form."""

import re

import phonenumbers

from interview_app.extraction.document import Link
from interview_app.extraction.page.rows import Cell, Found, Row
from interview_app.extraction.phrases.dates_in_text import date_ranges

PHONE = re.compile(
    r"(?<![\w.@/-])(?:\+|00|\(\+)?\s?\(?\d[\d\s().\-–/\u2011]{5,24}\d(?:\s?e?xt?\.?"
    r"\s?\d{1,6})?(?![\w@/]|\.\w)",
    re.IGNORECASE,
)


MAX_ROWS = 4_000
"""Rows searched for contact data."""


def cells_in(rows: list[Row]) -> list[Cell]:
    """The cells of the rows that are searched for contact data."""
    return [cell for row in rows[:MAX_ROWS] for cell in row.cells]


def phone_of(zone: list[Row], links: list[Link], region: str | None) -> Found | None:
    """The likeliest number where contact data stands, else that of a link; `region`: whose numbers
    need no country code.
    """
    best: tuple[float, Found] | None = None
    cells = cells_in(zone)
    mailed = [at for at, cell in enumerate(cells) if "@" in cell.text]
    for at, cell in enumerate(cells):
        beside = _BESIDE * any(abs(at - one) <= 1 for one in mailed)
        for match in PHONE.finditer(cell.text[:400]):
            score = phone_score(match.group(), region)
            score += beside if score > 0 else 0.0
            if score > 0 and (best is None or score > best[0] + 0.01):
                text = match.group().strip()
                begin = cell.start + match.start() + match.group().index(text)
                best = (score, Found(text, begin, begin + len(text), min(0.6 + 0.13 * score, 0.97)))
    if best is not None:
        return best[1]
    called = next(
        (link.target[4:] for link in links if link.target.lower().startswith("tel:")), None
    )
    return Found(called, 0, 0, 0.85) if called and sum(map(str.isdigit, called)) >= 6 else None


_BESIDE = 0.3
"""How much likelier a number is one to call that stands next to an e-mail address: other figures
of a head are postal codes and numbers of papers.
"""


def phone_score(text: str, region: str | None) -> float:
    """How much a piece of text looks like a phone number; 0 is none."""
    digits = re.sub(r"\D", "", re.split(r"[ex]", text, flags=re.IGNORECASE)[0])
    if not 7 <= len(digits) <= 15:
        return 0.0
    dates = date_ranges(text)
    if dates and not text.strip().startswith("+"):
        return 0.0
    score = 0.8
    if text.strip().startswith(("+", "00")):
        score += 1.0
    try:
        number = phonenumbers.parse(text, region or "US")
        score += 0.7 * phonenumbers.is_possible_number(number) + 0.3 * phonenumbers.is_valid_number(
            number
        )
    except phonenumbers.NumberParseException:
        score -= 0.3
    return score
