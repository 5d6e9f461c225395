"""Read layouts that others made and that many people use, and write docs/benchmarks-others.md:
`python -m benchmarks.layouts.others SCORE.PY [--out DIR] [--only NAME,NAME] [--aside]`.

LaTeX classes by XeLaTeX, JSON Resume themes by Chromium and WeasyPrint, Word files printed by LibreOffice, a Markdown résumé by
pandoc. Debian: texlive-xetex texlive-latex-extra texlive-fonts-extra texlive-fonts-recommended texlive-plain-generic
fonts-ebgaramond-extra libreoffice-writer pandoc chromium; PyPI: weasyprint; npm: see `web_themes`. What is made stays in DIR
and is not made twice. `--aside` reads the families that were kept aside, once, and keeps what they came to.
"""

import argparse
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.extraction import Read, read_all, score
from benchmarks.layouts import latex_classes, office_suites, web_themes
from benchmarks.layouts.__main__ import FORMS, marks
from benchmarks.layouts.crowd import crowd
from benchmarks.layouts.families import FAMILIES, Family
from benchmarks.layouts.fifth_gutters import GROUPS
from benchmarks.layouts.third_make import truth
from benchmarks.layouts.third_people import Somebody

PEOPLE = 3
"""In each family."""
KEPT = Path(__file__).parent / "others_first_read.json"
"""What each family came to when it was read first."""
REPORT = Path(__file__).parents[2] / "docs" / "benchmarks-others.md"


def _all() -> Iterator[Family]:
    for name, body in latex_classes.CLASSES.items():
        yield Family(name, "a LaTeX class", "pdf", latex_classes.drawn(body))
    engines = (
        ("web", web_themes.THEMES, web_themes.by_chromium, "Chromium"),
        ("paged", web_themes.WEASY, web_themes.by_weasyprint, "WeasyPrint"),
    )
    for prefix, themes, engine, title in engines:
        for theme in themes:
            made_by = f"a JSON Resume theme, {title}"
            yield Family(f"{prefix}_{theme}", made_by, "pdf", web_themes.drawn(theme, engine))
    words = {one.name: one for one in FAMILIES if one.kind == "docx"}
    for name in office_suites.WRITER:
        draw = office_suites.printed(words[name].draw)
        yield Family(f"writer_{name}", "us; laid out by LibreOffice", "pdf", draw)
    for name, (draw, kind) in office_suites.PANDOC.items():
        yield Family(name, "pandoc", kind, draw)


OTHERS = list(_all())
ASIDE = frozenset(
    random.Random(29).sample([one.name for one in OTHERS], len(OTHERS) // 3)
)  # drawn by chance, once
"""A third of the families, chosen before any was read: looked at by nobody who mends the reader."""


def _shown(family: Family, p: Somebody, form: str, source: str) -> dict[str, Any]:
    """What the page shows; a theme writes dates in its own form, and some leave a part out."""
    told = truth(p, form, source)
    told["ignore"]["skills"] += [*GROUPS[p.language], *GROUPS[p.language]]
    prefix, _, name = family.name.partition("_")
    if prefix not in ("web", "paged"):
        return told
    theme = web_themes.THEMES[name]
    for kind, form in (("experience", theme.posts), ("education", theme.studies)):
        dated = truth(p, "year" if form == "year" else "short", source)[kind]
        for entry, other in zip(told[kind], dated, strict=True):
            entry["start"], entry["end"] = other["start"], other["end"]
            if form == "none" or (kind == "education" and not theme.study_begins):
                entry["start"] = None
            if form == "none" or (entry["end"] == "present" and not theme.open_end):
                entry["end"] = None
    for entry, one in zip(told["education"], p.studies, strict=True):
        if one.area and f"{one.what}, {one.area}" not in source:
            entry["title"] = f"{one.what} {one.area}"
    return told


def make(out: Path, families: list[Family]) -> None:
    """Write the documents, those that are not there yet, and what they should be read as.

    Raises:
        RuntimeError: a family could be made for too few people: a program or a package of it is
            missing; caused by what it said last.
    """
    for folder in ("files", "truth"):
        (out / folder).mkdir(parents=True, exist_ok=True)
    people, rows = [one for one in crowd() if one.language != "zh"], []
    for number, family in enumerate(OTHERS):
        found, turn, refused = 0, number * 7, None
        while found < PEOPLE and family in families:
            if turn == number * 7 + len(people):
                raise RuntimeError(f"{family.name}: nobody is left to make it for") from refused
            p, form = people[turn % len(people)], FORMS[turn % len(FORMS)]
            turn += 1
            name = f"{family.name}-{p.id}"
            file, source = out / "files" / f"{name}.{family.kind}", out / "truth" / f"{name}.source"
            try:
                if not source.is_file():
                    content, shown = family.draw(p, form)
                    file.write_bytes(content)
                    source.write_text(shown, encoding="utf-8")
            except KeyError as error:
                refused = error
                continue  # the class has no labels in their language
            found += 1
            answer = out / "truth" / f"{name}.json"
            told = _shown(family, p, form, source.read_text(encoding="utf-8"))
            answer.write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")
            rows.append(
                {"id": name, "file": f"files/{file.name}", "truth": f"truth/{answer.name}", "person": p.id, "lang": p.language,
                 "layout": family.name, "split": "dev", "format": family.kind, "scan": False}
            )  # fmt: skip
    text = "".join(json.dumps(row) + "\n" for row in rows)
    (out / "manifest.jsonl").write_text(text, encoding="utf-8")


def page(first: dict[str, float], now: dict[str, Any], read: list[Read]) -> str:
    """The page of figures: as each family was read first, and as it is now where it was looked at."""
    by_name = {one.name: one for one in OTHERS}

    def row(title: str, names: list[str]) -> str:
        known = [name for name in names if name in now]
        later = f"{sum(now[n]['headline'] for n in known) / len(known):.1f}" if known else ""
        mean = sum(first[n] for n in names) / len(names)
        return f"| {title} | {len(names)} | **{mean:.1f}** | {min(first[n] for n in names):.1f} | {later} |"

    kinds = {one.made_by: [n for n in first if by_name[n].made_by == one.made_by] for one in OTHERS}
    lines = [
        *HEAD,
        "| families | n | first read: mean | lowest | now: mean |",
        "|---|---|---|---|---|",
        row("all", list(first)),
        row("looked at since", [one for one in first if one not in ASIDE]),
    ]
    if aside := [one for one in first if one in ASIDE]:
        lines.append(row("kept aside, read once", aside))
    lines += [row(title, names) for title, names in kinds.items() if names]
    lines += [
        "",
        "## Each family",
        "",
        "| family | made by | first read | now |",
        "|---|---|---|---|",
    ]
    for name, figure in sorted(first.items(), key=lambda pair: pair[1]):
        later = f"{now[name]['headline']:.1f}" if name in now else ""
        lines.append(f"| {name} | {by_name[name].made_by} | {figure:.1f} | {later} |")
    return "\n".join([*lines, "", "## Marks", "", *marks(read)]) + "\n"


HEAD = (
    "# Reading layouts that others made",
    "",
    "Made by `python -m benchmarks.layouts.others SCORE.PY`; do not edit by hand. The people are those of the bench of layouts, the",
    "pages are made by classes, themes and programs that no rule of the reader was written for. Figures are headlines (0 to 100) of the",
    f"script that scores the corpus of known truth; each family has {PEOPLE} people in several languages. JSON Resume themes write",
    "their headings in English whatever the person's language is; some are printed without a style that they fetch from elsewhere.",
    "",
    "A third of the families was chosen by chance before any was read, and kept aside; nothing was changed for what they showed.",
    "",
)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("score", type=Path)
    parser.add_argument("--out", type=Path, default=Path("out/layouts-others"))
    parser.add_argument("--only", default="")
    parser.add_argument("--aside", action="store_true")
    given = parser.parse_args()
    only = set(filter(None, given.only.split(",")))
    families = [
        one
        for one in OTHERS
        if (one.name in ASIDE) == given.aside and (not only or one.name in only)
    ]
    make(given.out, families)
    read = read_all(given.out, given.out / "read")
    figures = score(given.out, given.out / "read", given.score)
    groups = figures["groups"]
    for name, one in sorted(groups.items(), key=lambda pair: pair[1]["headline"]):
        print(f"{name:24} {one['n']:3} {one['headline']:6.1f} {one['strict']:6.1f}")
    first = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.is_file() else {}
    first = {name: round(one["headline"], 1) for name, one in groups.items()} | first
    print(len(read), figures["HEADLINE"], figures["HEADLINE_strict"], figures["mean_of_groups"])
    if not only:
        KEPT.write_text(json.dumps(first, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        now = {} if given.aside else groups
        REPORT.write_text(page(first, now, read), encoding="utf-8")


if __name__ == "__main__":
    main()
