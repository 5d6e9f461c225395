"""Typst source of our own themes: the template (`resources/typst/themes`), the résumé as its data,
and the look. Every text goes in as a JSON string, which takes no part in markup.
"""

import json
from pathlib import Path
from typing import Any

from interview_app.domain.resume import ResumeDocument
from interview_app.rendering.design import CM, STEPS, Design, page_size, width
from interview_app.rendering.printed_page import PrintedEntry, PrintedSection, printed_sections
from interview_app.rendering.rendercv_data import whole_entries
from interview_app.rendering.wording import breakable, clicked, reached_by

_NAME, _SMALL_NAME = 24.0, 15.0
"""Points of a name, and of one that would not fit into a line; a longer one is broken."""
_LETTERS = {"clear": 1.05, "margin": 0.98, "book": 1.2}
"""How wide the letters of a name are in parts of Arial's."""
_BESIDE = {"clear": (0.0, 3.0), "margin": (3.3, 3.3), "book": (0.0, 6.0)}
"""Centimetres that a line of the head has less than the page, without a photo and with one."""


def source(resume: ResumeDocument, design: Design, *, packages: Path, photo: str = "") -> str:
    """The whole Typst file.

    Args:
        resume: what is printed.
        design: one of our own themes.
        packages: the folder that has `themes/themes.typ`.
        photo: where the design's photo lies for Typst, "" for none.
    """
    template = (packages / "themes" / "themes.typ").read_text(encoding="utf-8")
    data, look = _data(resume), {**_look(resume, design), "photo": photo}
    return f"{template}\n#resume(json(bytes({_literal(data)})), json(bytes({_literal(look)})))\n"


def _literal(value: Any) -> str:
    """A value as JSON inside a Typst string literal."""
    text = json.dumps(value, ensure_ascii=False).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{text}"'


def _look(resume: ResumeDocument, design: Design) -> dict[str, Any]:
    step = STEPS[design.step]
    return {
        "theme": design.theme,
        "paper": design.paper,
        "margin": step.margin_cm,
        "size": step.font_pt,
        "leading": step.leading_em,
        "accent": design.accent_colour,
        "fonts": design.fonts,
        "name": _name_size(resume.header.name or "", design),
    }


def _name_size(name: str, design: Design) -> float:
    """Points in which the name stands in one line, as far as it can be read."""
    beside = _BESIDE[design.theme][bool(design.photo)]
    room = page_size(design.paper)[0] - (2 * STEPS[design.step].margin_cm + beside) * CM
    needed = width(name, 1) * _LETTERS[design.theme]
    return max(_SMALL_NAME, min(_NAME, room / needed)) if needed else _NAME


def _data(resume: ResumeDocument) -> dict[str, Any]:
    header = resume.header
    contact, links = reached_by(header)
    whole = whole_entries(resume)
    return {
        "name": _whole(header.name or ""),
        "author": header.name or "",
        "language": resume.language,
        "headline": _whole(header.headline or ""),
        "contact": [_linked(text, url) for text, url in (*contact, *links)],
        "sections": [_section(one, whole=whole) for one in printed_sections(resume)],
    }


def _section(section: PrintedSection, *, whole: bool) -> dict[str, Any]:
    text, rows, entries = [], [], []
    for entry in section.entries:
        if section.key == "summary":
            text += _lines(entry)
        elif section.in_rows and not entry.lines:
            rows.append(_row(entry))
        else:
            entries.append(_entry(entry, whole=whole))
    return {
        "id": section.place,
        "title": _whole(section.title),
        "text": text,
        "rows": rows,
        "entries": entries,
    }


def _lines(entry: PrintedEntry) -> list[dict[str, str]]:
    return [{"id": one.bullet_id, "text": _whole(one.text)} for one in entry.lines]


def _row(entry: PrintedEntry) -> dict[str, Any]:
    label, colon, text = entry.row
    return {"id": entry.place, "label": _whole(label) + colon, "text": _whole(text)}


def _entry(entry: PrintedEntry, *, whole: bool) -> dict[str, Any]:
    title, rest = entry.heading
    above = entry.above
    return {
        "id": entry.place,
        "under": entry.under is not None and not entry.leads,
        "post": entry.under is not None,
        "employer": {
            "name": _whole(above.name),
            "place": _whole(above.location),
            "dates": above.dates,
        }
        if above is not None
        else None,
        "title": _whole(title),
        "rest": _whole(rest),
        "dates": entry.dates,
        "place": _whole(entry.location),
        "mark": _whole(entry.mark),
        "url": _linked(entry.url, clicked(entry.url) if entry.url else ""),
        "lines": _lines(entry),
        "breakable": not whole,
    }


def _linked(text: str, url: str) -> dict[str, str]:
    return {"text": _whole(text), "url": url}


def _whole(text: str) -> str:
    """A text in one row."""
    return breakable(" ".join(text.split()))
