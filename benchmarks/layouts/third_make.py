"""Write the third set: layouts and people made after the reading rules, without a look at them; read once at first sight.

`make` writes it as a folder in the shape of the corpus of known truth.
"""

import io
import json
import re
import zipfile
from collections.abc import Mapping
from html import unescape
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import typst

from benchmarks.layouts import third_pages as pages
from benchmarks.layouts.third_people import Somebody, Stay, somebodies
from benchmarks.layouts.third_word import DOCX, TEXT

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


def _written(layout: str, p: Somebody, form: str) -> tuple[bytes, str, str]:
    """Content, kind of file, and the text that was put on the page."""
    if layout in DOCX:
        content = DOCX[layout](p, form)
        return content, "docx", "\n".join(docx_text(content))
    if layout in TEXT:
        write, kind = TEXT[layout]
        text = write(p, form)
        return text.encode(), kind, text.replace("\n   ", " ").replace("\n", " ")
    source = getattr(pages, layout)(p, form)
    spec = find_spec("rendercv_fonts")
    fonts: list[Any] = [str(Path(spec.origin).parent)] if spec is not None and spec.origin else []
    return typst.compile(source.encode(), font_paths=fonts), "pdf", source


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


def make(out: Path) -> int:
    """Write the documents of the set; returns how many."""
    for folder in ("files", "truth"):
        (out / folder).mkdir(parents=True, exist_ok=True)
    people, rows = somebodies(), []
    for layout, plan in PLAN.items():
        for who, form in plan:
            content, kind, source = _written(layout, people[who], form)
            name = f"third-{layout.replace('_', '-')}-{who}"
            (out / "files" / f"{name}.{kind}").write_bytes(content)
            told = json.dumps(truth(people[who], form, source), ensure_ascii=False)
            (out / "truth" / f"{name}.json").write_text(told, encoding="utf-8")
            rows.append(
                {
                    "id": name,
                    "file": f"files/{name}.{kind}",
                    "truth": f"truth/{name}.json",
                    "person": who,
                    "lang": people[who].language,
                }
                | {"layout": layout, "split": "dev", "format": kind, "scan": False}
            )
    (out / "manifest.jsonl").write_text(
        "".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8"
    )
    return len(rows)
