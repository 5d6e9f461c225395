"""The third set, layouts and people made after the reading rules without a look at them: who appears in which, and what a page
should be read as.
"""

import io
import re
import zipfile
from collections.abc import Mapping
from html import unescape
from typing import Any

from benchmarks.layouts.third_people import Somebody, Stay

Plan = Mapping[str, tuple[tuple[str, str], ...]]

PLAN: Plan = {
    "hint_column": (("architetto", "slash"), ("physicist", "short")),
    "banking": (("abogada", "short"), ("midwife", "long")),
    "photo_bar": (("patissiere", "slash"), ("fietsenmaker", "year")),
    "line_with_dates_right": (("tlumaczka", "dot"), ("joiner", "short")),
    "dense_academic": (("physicist", "year"), ("professora", "long")),
    "functional": (("midwife", "year"), ("erzieher", "dot")),
    "europass_labels": (("architetto", "slash"), ("professora", "slash")),
    "europass_new": (("tlumaczka", "slash"), ("abogada", "long")),
    "newspaper": (("joiner", "short"), ("architetto", "long")),
    "card_pairs": (("fietsenmaker", "short"), ("patissiere", "long")),
    "network_export": (("midwife", "long"), ("abogada", "long")),
    "docs_template": (("joiner", "long"), ("professora", "short")),
    "harvard": (("physicist", "short"), ("tlumaczka", "year")),
    "lebenslauf": (("erzieher", "slash"), ("fietsenmaker", "slash")),
    "text_boxes": (("patissiere", "long"), ("architetto", "slash")),
    "label_table": (("professora", "slash"), ("erzieher", "slash")),
    "head_part": (("midwife", "short"), ("patissiere", "slash")),
    "table_a_post": (("fietsenmaker", "long"), ("tlumaczka", "slash")),
    "hard_wrapped": (("erzieher", "long"), ("joiner", "slash")),
    "at_lines": (("abogada", "slash"), ("midwife", "short")),
    "headed_markdown": (("professora", "short"), ("physicist", "long")),
}
"""Layout: who appears in it, and with which form of date."""


def _date(moment: tuple[int, int] | None, form: str) -> str:
    if moment is None:
        return "present"
    return f"{moment[0]}" if form == "year" else f"{moment[0]}-{moment[1]:02d}"


def truth(p: Somebody, form: str, source: str) -> dict[str, Any]:
    """What a page shows of a person, in the corpus' shape; `source` is what was written on it."""

    def shown(text: str) -> str | None:
        return text if text and (text in source or text.upper() in source) else None

    def stay(one: Stay, form: str) -> dict[str, Any]:
        return {
            "organisation": one.where,
            "title": one.subject,
            "start": _date(one.start, form),
            "end": _date(one.end, form),
            "location": shown(one.place),
            "highlights": [line for line in one.lines if line in source],
        }

    study_form = (
        "year" if "· (" in source else form
    )  # the network's export shows only years of studies
    return {
        "name": p.name,
        "headline": shown(p.headline),
        "email": shown(p.email),
        "phone": shown(p.phone),
        "location": shown(p.place) or shown(p.town + " — "),
        "links": [link for link in p.links if link in source],
        "summary": shown(p.summary),
        "experience": [stay(one, form) for one in p.posts],
        "education": [
            {**stay(one, study_form), "title_parts": [one.what, one.area]} for one in p.studies
        ],
        "skills": [one for one in p.skills if one in source],
        "ignore": {
            "entries": [{"title": one} for one in p.extra],
            "skills": [*p.languages, *p.interests, *p.extra, p.head("skills"), p.head("languages")],
        },
        "lang": p.language,
    }


def docx_text(content: bytes) -> list[str]:
    """All text runs of a document, box and header included, a paragraph a line."""
    with zipfile.ZipFile(io.BytesIO(content)) as parts:
        xml = "".join(
            parts.read(n).decode()
            for n in parts.namelist()
            if re.match(r"word/(document|header\d*)\.xml", n)
        )
    return [
        unescape("".join(re.findall(r"<w:t[^>]*>([^<]*)</w:t>", one)))
        for one in xml.split("</w:p>")
    ]
