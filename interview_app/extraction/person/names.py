"""The person's name and the headline under it."""

import re
import unicodedata

from interview_app.extraction.page.field_rows import fields_of
from interview_app.extraction.page.rows import Cell, Found, Row
from interview_app.extraction.person.contact import Contact
from interview_app.extraction.person.contact_forms import pieces_of
from interview_app.extraction.phrases.dates_in_text import date_ranges, looks_dated
from interview_app.extraction.phrases.joining import joined
from interview_app.extraction.phrases.lexicon import is_remark, organisation_score, title_score
from interview_app.extraction.phrases.places import place_score
from interview_app.language.any_language import section_of
from interview_app.language.names import field_before, name_words
from interview_app.language.tokens import normal

_WORD = re.compile(r"^[(\"“'’]?[^\W\d_][\w.'’\-]*[)\"”]?,?$")
_CJK = re.compile(r"^[\u3400-\u9fff·\u3040-\u30ff\uac00-\ud7af]{2,8}$")


def name_of(zone: list[Row], contact: Contact, title: str) -> tuple[Found | None, Row | None]:
    """The name with the row it stands in; `title` is the document's own title, used as a hint
    only.
    """
    candidates: list[tuple[float, Found, Row]] = []
    rows = [row for row in zone[:45] if row.page == zone[0].page] if zone else []
    largest = max((cell.type.size for row in rows for cell in row.cells), default=0.0)
    for depth, row in enumerate(rows):
        named = {id(cell) for one in fields_of(row) if one.role == "name" for cell in one.cells}
        for cell in row.cells:
            for text, begin, stop, bonus in _candidates(cell):
                score = _score(text, cell, depth, largest, contact, title) + bonus
                score += id(cell) in named
                candidates.append((score, Found(text, cell.start + begin, cell.start + stop), row))
    if (broken := _in_largest_type(rows, largest)) is not None:
        score = _score(broken.text, rows[0].first, 0, largest, contact, title) + 0.3
        candidates.append((score + 1.4, broken, rows[0]))
    if not candidates:
        return None, None
    candidates.sort(key=lambda one: -one[0])
    score, found, row = candidates[0]
    if score < 1.0:
        return None, None
    runner_up = next((s for s, f, _ in candidates[1:] if normal(f.text) != normal(found.text)), 0.0)
    confidence = max(
        0.3, min(0.55 + 0.1 * (score - 1.0) + 0.12 * min(score - runner_up, 2.0), 0.98)
    )
    return Found(found.text, found.start, found.end, confidence), row


def _in_largest_type(rows: list[Row], largest: float) -> Found | None:
    """What alone is set in the largest type, broken over two or three lines, whatever stands
    beside them.
    """
    cells = [
        cell for row in rows for cell in row.cells if cell.type.size >= 0.98 * largest > _LARGE
    ]
    boxes = [cell.box for cell in cells if cell.box is not None]
    if not 1 < len(boxes) == len(cells) <= _MOST_LINES:
        return None
    return Found(joined([cell.text for cell in cells]), cells[0].start, cells[-1].end)


_LARGE, _MOST_LINES = 16.0, 3
"""Points of a type in which a name is broken, and its lines."""


def _behind_titling(text: str) -> int:
    """Where a text begins behind the words that stand over a document, "CV", "Curriculum vitae"."""
    at = 0
    for word in text.split()[:-1]:
        if normal(word) not in name_words("titling"):
            break
        at = text.index(word, at) + len(word)
    return at


def _candidates(cell: Cell) -> list[tuple[str, int, int, float]]:
    out = []
    for begin, stop, _ in pieces_of(cell.text):
        text = cell.text[begin:stop]
        bonus = 0.0
        if label := field_before(text, "name"):
            begin += label
            text = text[label:]
            bonus = 1.0
        at = _behind_titling(text)
        begin, text = begin + at, text[at:]
        own = text.lstrip(" ,.;:")
        begin += len(text) - len(own)
        out.append((own.rstrip(" ,.;"), begin, stop, bonus))
        if "," in text:
            first = text.split(",")[0].strip()
            out.append((first, begin, begin + len(first), -0.1))
    return out


def _score(
    text: str, cell: Cell, depth: int, largest: float, contact: Contact, title: str
) -> float:
    words = text.split()
    if (
        not 1 <= len(words) <= 6
        or any(char.isdigit() for char in text)
        or "@" in text
        or "://" in text
        or looks_dated(text)
    ):
        return -1.0
    folded = normal(text)
    if (
        not folded
        or section_of(text) is not None
        or is_remark(text)
        or not name_words("titling").isdisjoint(folded.split())
    ):
        return -1.0
    if _CJK.match(text):
        score = 1.0 + 0.4 * (len(text) <= 4)
    elif all(_WORD.match(word) for word in words):
        score = 0.9 if 2 <= len(words) <= 4 else 0.0 if len(words) == 1 else 0.3
        small = (word for word in words if word.lower() == word)
        if not name_words("particles").issuperset(map(normal, small)):
            score -= _WITHOUT_CAPITALS
    else:
        return -1.0
    if largest and cell.type.size >= 0.98 * largest:
        score += 1.4
    score += max(0.0, 0.7 - 0.1 * depth)
    score += _like_email(words, contact)
    if title and len(words) > 1 and folded in normal(title):
        score += 0.6
    score -= (
        0.8 * min(title_score(text), 1.5)
        + 0.35 * organisation_score(text)
        + (0.6 if place_score(text) >= 1 else 0.0)
    )
    return score


_WITHOUT_CAPITALS = 1.2
"""What a name in lower case lacks: its place, its type or its address must tell it instead."""


def _like_email(words: list[str], contact: Contact) -> float:
    """How much of the name stands in the e-mail address."""
    address = contact.email.text.split("@")[0] if contact.email else ""
    target = _plain(address)
    parts = [_plain(word) for word in words if len(word) > 1]
    hits = sum(part in target for part in parts if len(part) > 2)
    return 0.7 * min(hits, 2)


def _plain(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss"))
    return "".join(char for char in decomposed if char.isalnum())


def headline_of(
    zone: list[Row], name: Found | None, name_row: Row | None, contact: Contact
) -> Found | None:
    """The line that says what the person is: near the name, short, no contact data, mostly with a
    word of a job title.
    """
    best: tuple[float, Found] | None = None
    taken = [one for one in (contact.email, contact.phone, contact.location) if one is not None]
    after = name_row is None
    for depth, row in enumerate(zone[:30]):
        if row is name_row:
            after = True
        if after and any(not one.lone for one in date_ranges(row.text)):
            break  # entries begin, under whatever heading
        if row.bullet:
            continue  # an item tells of an entry
        for cell in row.cells:
            for begin, stop, labelled in pieces_of(cell.text):
                start, end = cell.start + begin, cell.start + stop
                text = cell.text[begin:stop].strip()
                if name is not None and start <= name.start < end:
                    rest = text[name.end - start :].lstrip(" ,–—-|·")
                    start, text = end - len(rest), rest
                if (
                    not 3 <= len(text) <= 90
                    or any(found.start < end and start < found.end for found in taken)
                    or labelled
                ):
                    continue
                score = _headline_score(text, after)
                score -= 0.03 * depth
                if score > 0.8 and (best is None or score > best[0]):
                    best = (
                        score,
                        Found(text, start, start + len(text), min(0.4 + 0.2 * score, 0.93)),
                    )
    return best[1] if best else _under_the_name(zone, name_row, taken)


def _under_the_name(zone: list[Row], name_row: Row | None, taken: list[Found]) -> Found | None:
    """The line right under the name that is nothing else, whatever its words: a name alone in its
    line, and a few words without figures in the next one.
    """
    at = next((at for at, row in enumerate(zone) if row is name_row), len(zone))
    below = zone[at + 1] if at + 1 < len(zone) else None
    if name_row is None or below is None or len(name_row.cells) + len(below.cells) > 2:
        return None
    text = below.text.strip()
    if (
        not 1 <= len(text.split()) <= _HEADLINE_WORDS
        or any(char.isdigit() or char in "@:|" for char in text)
        or text.endswith((".", ","))
        or section_of(text)
        or is_remark(text)
        or place_score(text) >= 1
        or any(found.start < below.end and below.start < found.end for found in taken)
    ):
        return None
    return Found(text, below.start, below.start + len(text), _BY_PLACE)


_HEADLINE_WORDS, _BY_PLACE = 8, 0.5


def _headline_score(text: str, after: bool) -> float:
    words = text.split()
    if (
        len(words) > 12
        or "@" in text
        or "://" in text
        or looks_dated(text)
        or section_of(text)
        or text.endswith(".")
    ):
        return -1.0
    return title_score(text) + (0.5 if after else 0.0)
