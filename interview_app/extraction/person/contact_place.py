"""Where a document says its person lives, as its header or its contact section tells it."""

import re
from dataclasses import replace

from interview_app.extraction.entries.places_set_off import town_like
from interview_app.extraction.page.field_rows import fields_of
from interview_app.extraction.page.rows import PLAIN, Found, Row, Type
from interview_app.extraction.person.contact_forms import EMAIL, pieces_of
from interview_app.extraction.person.phones import PHONE, phone_score
from interview_app.extraction.phrases.dates_in_text import date_ranges
from interview_app.extraction.phrases.lexicon import is_remark, title_score
from interview_app.extraction.phrases.places import is_street, place_score, postal_code
from interview_app.language.addresses import web_address
from interview_app.language.any_language import section_of
from interview_app.language.names import field_of


def place_in(zone: list[Row], name: Found | None) -> Found | None:
    """Where the person lives: the likeliest place of the header and the contact sections, and
    not the person's name.
    """
    best: tuple[float, Found] | None = None
    rows = zone[:40]
    contact = [reaches(row.text[:300]) for row in rows]
    cells = [cell for row in rows for cell in row.cells]
    sizes = {cell.type.size for cell in cells if reaches(cell.text)}
    largest = max((cell.type for cell in cells), key=_weight, default=PLAIN)
    for depth, row in enumerate(rows):
        beside = contact[depth] or any(
            0 < near < len(rows) and contact[near] for near in (depth - 1, depth + 1)
        )
        near = any(contact[max(depth - 2, 0) : depth + 3])
        told = bool(row.notes.get("contact"))
        beside_label = {
            id(cell)
            for one in fields_of(row)
            if one.role in _LIVES
            for cell in one.cells
            if "," in cell.text or not is_street(cell.text)
        }
        others = {
            id(cell)
            for one in fields_of(row)
            if one.role == "name" or section_of(one.label) not in (None, "contact")
            for cell in one.cells
        }
        for cell in row.cells:
            if id(cell) in others:
                continue
            whole = [(0, len(cell.text), True)] if id(cell) in beside_label else None
            for at, (begin, stop, labelled) in enumerate(whole or pieces_of(cell.text)):
                text = cell.text[begin:stop].strip(",;")
                start = cell.start + begin
                named = name and not told and text in name.text and name.start <= start < name.end
                if named or not _may_be_place(text):
                    continue
                score = (
                    place_score(text)
                    + 0.8 * labelled
                    - (2.0 if len(text) <= 3 and text.isascii() else 0.0)
                )
                score += _CODED * (_town_beside_code(text) is not None)
                if (
                    beside
                    and cell.type.size <= _AS_NAMES * max(sizes, default=0.0)
                    and (depth > 0 or told or (at > 0 and contact[0] and town_like(text)))
                    and 0.25 < score < 0.9
                    and title_score(text) < 0.5
                    and (told or len(row.cells) + len(pieces_of(cell.text)) > 2 - (depth > 1))
                ):
                    score = 0.95
                if (
                    0.25 < score < 0.9
                    and near
                    and stop - begin == len(cell.text)
                    and cell.type.size in sizes
                    and _weight(cell.type) < _weight(largest)
                    and town_like(text)
                    and title_score(text) < 0.5
                ):
                    score = 0.9
                below = rows[depth + 1] if depth + 1 < len(rows) else None
                found = Found(text, cell.start + begin, cell.start + begin + len(text))
                joined = _town_below(found, below) if stop >= len(cell.text.rstrip()) else None
                score += _CODED * (joined is not None)
                score -= 0.02 * depth
                if score >= 0.9 - 0.02 * depth and (best is None or score > best[0]):
                    sure = min(0.55 + 0.2 * score, 0.92)
                    best = (score, replace(joined or found, confidence=sure))
    return best[1] if best else None


def _town_beside_code(text: str) -> str | None:
    """The town with a postcode right before or behind it at the end of a text: "835 32 Krokom"."""
    code = postal_code(text)
    if code is None:
        return None
    before, _, behind = text.rpartition(code)
    if is_street(f"{code}{behind}"):
        return None  # the number of a house
    town = behind.strip(" -") or before.rpartition(",")[2].strip()
    return town if town_like(town.title() if town.isupper() else town) else None


_AS_NAMES = 1.5
"""How many times larger a name is set than what stands around it, at least."""
_CODED = 0.8
"""How much a postcode with its town tells more than a street."""


def _weight(kind: Type) -> tuple[float, bool, bool]:
    """How much a type stands out, as that of a name does."""
    return kind.size, kind.bold, kind.caps


_LIVES = ("address", "place")
"""Fields of a form that tell where somebody lives."""


def _town_below(found: Found, below: Row | None) -> Found | None:
    """An address over two lines, the street above and the postcode with its town right below: both
    as one place.
    """
    if below is None or not any(map(str.isdigit, found.text)) or postal_code(found.text):
        return None
    for other in below.cells:
        if _TOWN.fullmatch(other.text) and postal_code(other.text):
            return Found(f"{found.text}\n{other.text}", found.start, other.end, found.confidence)
    return None


_TOWN = re.compile(r"[^\n]{0,10}\d[^\n,]{0,8}\s[^\W\d_][^\d\n]{1,40}")
"""A postcode with figures, and its town."""


def _may_be_place(text: str) -> bool:
    if len(text) > 90 or EMAIL.search(text) or web_address().search(text) or section_of(text):
        return False
    if field_of(text) or is_remark(text):
        return False
    if len(text.split()) > _ADDRESS_WORDS and postal_code(text) is None:
        return False
    digits = sum(map(str.isdigit, text))
    few = digits < 3 or digits < 0.4 * len(text) or _TOWN.fullmatch(text) is not None
    return few and not date_ranges(text)


_ADDRESS_WORDS = 9
"""Words of a place without a postcode, at most; a longer line is a sentence."""


def reaches(text: str) -> bool:
    """Whether a text says how somebody is reached."""
    return (
        "@" in text
        or web_address().search(text) is not None
        or any(phone_score(m.group(), None) > 1 for m in PHONE.finditer(text))
    )
