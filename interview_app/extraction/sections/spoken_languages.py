"""The languages that somebody speaks, each with its fluency in the document's own words."""

import re
from dataclasses import dataclass, replace

from interview_app.extraction.page.rows import Cell, Found, Row
from interview_app.extraction.person.contact_place import reaches
from interview_app.extraction.phrases.levels import CEFR, is_level, tells_level, tells_tongue

_PAIR = re.compile(
    r"^(?P<name>[^\W\d_][^:：()\-–—,]{1,40}?)\s*(?:[:：(（–—,-]\s*|\s-\s)(?P<level>[^()（）:：;；"
    r"|•·]{2,60}(?:\([^()]+\))?)[)）]?\s*$"
)
_LEVELLED = re.compile(r"(?P<name>[^\W\d_][\w'’-]{1,30})\s+(?P<level>[^()（）:：;；|•·,]{2,60})")
"""A language and its level with nothing between them: "English fluent in word and writing"."""
MAX_ROWS = 1_000
"""Lines of a section that are looked at."""


@dataclass(slots=True)
class Spoken:
    """A language with its fluency in the document's own words."""

    language: Found
    fluency: Found | None = None


def spoken_of(rows: list[Row]) -> list[Spoken]:
    """The languages of a section: `English: native`, `English` over `native` (several side by side
    too), or a bare list.
    """
    out: list[Spoken] = []
    columns: list[tuple[Spoken, Cell]] = []
    for row in rows[:MAX_ROWS]:
        if reaches(row.text[:300]):
            continue
        for cell in row.cells:
            if len(cell.text) > 2_000:
                continue
            cell = replace(cell, text=_SENTENCE.sub(_parted, cell.text))
            text = cell.text.strip()
            before = len(out)
            if (match := _pair_of(text)) is not None and not _is_list(match):
                out.append(_of_pair(match, cell.start))
            elif tells_level(text) and (over := _language_over(cell, out, columns)) is not None:
                over.fluency = Found(text, cell.start, cell.end)
            else:
                out.extend(_listed(cell.text, cell.start))
            columns += [(one, cell) for one in out[before:]]
    for one in out:
        if not any(map(tells_tongue, one.language.text.split())):
            one.language = replace(one.language, confidence=_UNKNOWN)
    return out


def says_how_well(row: Row) -> bool:
    """Whether a row is languages, each with how well it is spoken, and nothing else."""
    return bool(spoken := spoken_of([row])) and all(
        tells_tongue(one.language.text) and one.fluency and tells_level(one.fluency.text)
        for one in spoken
    )


_SENTENCE = re.compile(r"\.(?=\s+(\w+))")


def _parted(point: re.Match[str]) -> str:
    """A point before the name of a language parts languages as a semicolon does."""
    return ";" if tells_tongue(point[1]) else point[0]


_UNKNOWN = 0.5
"""How sure a language is that no table of names has: it may be a remark beside one."""


def _pair_of(text: str) -> re.Match[str] | None:
    """A language and its level; without a sign between them only where the first word names a
    language.
    """
    if (match := _PAIR.match(text)) is not None:
        # "B2 (Goethe-Institut)" names no language.
        return None if CEFR.fullmatch(match["name"]) else match
    match = _LEVELLED.fullmatch(text)
    if match is None or not tells_tongue(match["name"]):
        return None
    level = match["level"]
    if any(map(tells_tongue, level.split())):
        return None
    # What stands in small letters behind the name of a language says how well: "anglais scolaire".
    return match if level[:1].islower() or tells_level(level) else None


def _of_pair(pair: re.Match[str], start: int) -> Spoken:
    """A language with its level; `start` is where the text begins that both stand in."""
    name, level = (
        Found(pair[part].strip(), start + pair.start(part), start + pair.end(part))
        for part in ("name", "level")
    )
    return Spoken(name, level)


def _is_list(pair: re.Match[str]) -> bool:
    """Whether what a comma parts are languages side by side, and not one with its level: "Dutch,
    Turkish, English".
    """
    if sum(tells_tongue(part) for part in pair.string.split(",")) > 1:
        return True
    listed = pair.string[pair.end("name") : pair.start("level")].strip() == ","
    return listed and not tells_level(pair["level"])


def _language_over(
    cell: Cell, out: list[Spoken], columns: list[tuple[Spoken, Cell]]
) -> Spoken | None:
    """The language whose level a cell tells: of those without one the nearest above it, else the
    last one.
    """
    bare = [(one, above) for one, above in columns if one.fluency is None]
    if len(bare) > 1 and (box := cell.box) is not None:
        aligned = [
            one
            for one, above in bare
            if above.box is not None and abs(above.box[0] - box[0]) <= _SAME_LEFT
        ]
        if aligned:
            return aligned[-1]
    return out[-1] if out and out[-1].fluency is None else None


_SAME_LEFT = 12.0
"""Points between the left edges of a language and its level below."""


_ITEM = re.compile(r"(?:\([^()]*\)|[^,;|•·、，/])+")


def _listed(text: str, start: int) -> list[Spoken]:
    out = []
    for item in _ITEM.finditer(text):
        name = item.group().strip(" .-–—:")
        begin = start + item.start() + item.group().index(name)
        if not name or is_level(name):
            continue
        if (pair := _pair_of(name)) is not None:
            out.append(_of_pair(pair, begin))
        elif len(name) <= 40:
            out.append(Spoken(Found(name, begin, begin + len(name))))
    return out
