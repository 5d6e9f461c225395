"""Write a corpus of our own layouts, in the shape of the corpus of known truth.

`python -m benchmarks.layouts.make OUT [--half check|held-out|all]`: with `held-out` only the layouts that were never
looked at while the rules were written.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import typst

from benchmarks.layouts.people import LANGUAGES, Person, person
from benchmarks.layouts.typst_pages import LAYOUTS, Sheet
from benchmarks.layouts.word_pages import DOCX, TEXT

HELD_OUT = frozenset(
    {
        "cards",
        "bordered",
        "grouped",
        "bracketed",
        "dates_right_column",
        "date_first_mixed",
        "sidebar_right",
        "timeline",
        "typed_bullets",
        "dated_lines",
        "lines_only",
    }
)
"""Layouts kept for the last check."""
FORMS = ("short", "slash", "long", "year", "dot", "iso")


def truth(one: Person, form: str, source: str) -> dict[str, Any]:
    """What a layout shows of a person, in the corpus' shape; `source` is what was written, to see what it leaves out."""

    def date(moment: tuple[int, int] | None) -> str:
        if moment is None:
            return "present"
        return f"{moment[0]}" if form == "year" else f"{moment[0]}-{moment[1]:02d}"

    def shown(text: str) -> str | None:
        return text if text in source or text.upper() in source else None

    return {
        "name": one.name,
        "headline": shown(one.headline),
        "email": one.email,
        "phone": shown(one.phone),
        "location": None,
        "links": [
            link for link in one.links if link.split("//")[-1].removeprefix("www.") in source
        ],
        "summary": shown(one.summary),
        "experience": [
            {
                "organisation": post.firm,
                "title": post.title,
                "start": date(post.start),
                "end": date(post.end),
                "location": None,
                "highlights": [line for line in post.highlights if line in source],
            }
            for post in one.posts
        ],
        "education": [
            {
                "organisation": study.school,
                "title": f"{study.degree}, {study.area}",
                "start": date(study.start),
                "end": date(study.end),
                "location": None,
                "highlights": [],
                "title_parts": [study.degree, study.area],
            }
            for study in one.studies
        ],
        "skills": list(one.skills),
        "ignore": {"entries": [], "skills": []},
        "lang": one.language,
    }


def _write(
    out: Path,
    name: str,
    layout: str,
    kind: str,
    one: Person,
    form: str,
    content: bytes,
    source: str,
) -> dict[str, Any]:
    (out / "files" / f"{name}.{kind}").write_bytes(content)
    (out / "truth" / f"{name}.json").write_text(
        json.dumps(truth(one, form, source), ensure_ascii=False), encoding="utf-8"
    )
    return {
        "id": name,
        "file": f"files/{name}.{kind}",
        "truth": f"truth/{name}.json",
        "person": one.id,
        "lang": one.language,
        "layout": layout,
        "split": "dev",
        "format": kind,
        "scan": False,
    }


def make(out: Path, half: str) -> int:
    """Write the documents; returns how many."""
    for folder in ("files", "truth"):
        (out / folder).mkdir(parents=True, exist_ok=True)
    rows = []
    names = [*LAYOUTS, *DOCX, *TEXT]
    for number, layout in enumerate(names):
        if half != "all" and (layout in HELD_OUT) != (half == "held-out"):
            continue
        for turn in range(3):
            language = LANGUAGES[(number * 2 + turn * 4) % len(LANGUAGES)]
            if language == "zh" and layout in LAYOUTS:
                language = "en"  # Typst brings no Chinese font
            form = FORMS[(number + turn) % len(FORMS)]
            one = person(language, number * 3 + turn)
            sheet = Sheet(one, form, number + turn)
            name = f"own-{layout.replace('_', '-')}-{one.id}"
            if layout in LAYOUTS:
                source = LAYOUTS[layout](sheet)
                rows.append(
                    _write(
                        out, name, layout, "pdf", one, form, typst.compile(source.encode()), source
                    )
                )
            elif layout in DOCX:
                everything = "\n".join(
                    [
                        one.headline if layout == "lines_only" else "",
                        one.phone,
                        *[h for post in one.posts for h in post.highlights],
                    ]
                )
                everything += one.summary if layout == "styled" else ""
                rows.append(
                    _write(out, name, layout, "docx", one, form, DOCX[layout](sheet), everything)
                )
            else:
                write, kind = TEXT[layout]
                source = write(sheet)
                rows.append(_write(out, name, layout, kind, one, form, source.encode(), source))
    (out / "manifest.jsonl").write_text(
        "".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8"
    )
    return len(rows)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--half", choices=("check", "held-out", "all"), default="all")
    given = parser.parse_args()
    print(make(given.out, given.half), "documents")


if __name__ == "__main__":
    main()
