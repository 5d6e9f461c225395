"""Read every layout family over many people and write docs/benchmarks-layouts.md.

`python -m benchmarks.layouts SCORE.PY [--out DIR] [--only NAME,NAME]`: the script scores one folder of predictions.
The families that are kept aside were read once; their figure stands on the page and is not made again.
"""

import argparse
import dataclasses
import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from benchmarks.extraction import Read, read_all, score
from benchmarks.layouts.crowd import crowd
from benchmarks.layouts.families import FAMILIES, Family
from benchmarks.layouts.fifth_gutters import GROUPS
from benchmarks.layouts.third_make import truth
from benchmarks.layouts.third_people import Somebody
from interview_app.domain.provenance import LOW_CONFIDENCE

FORMS = ("short", "slash", "long", "year", "dot")
PER_NEW, PER_OLD = 4, 2
"""People in each family: more where no rule was written for it before."""
HELD_OUT = frozenset(
    {
        "cv_fancy",
        "entries_as_items",
        "heads_in_list",
        "labels_left",
        "name_column",
        "nested_markdown",
        "our_book",
        "our_markdown",
        "our_word",
        "posts_under_firm",
        "rendercv_sb2nov",
        "rich_side_by_side",
        "story_definition",
        "story_kendall",
        "twenty_seconds",
    }
)
"""A third of the new families, chosen by chance (`random.Random(27).sample`) before any was read: their figures were looked at once, at the end."""
KEPT_ASIDE = "| **new families kept aside, read once** | 15 | **95.6** | 78.3 |"
"""What their only reading gave; nothing was changed for it, so this never changes either."""
REPORT = Path(__file__).parents[2] / "docs" / "benchmarks-layouts.md"


def _cast(family: Family, p: Somebody) -> Somebody:
    """The person as the family needs them: an employer with several posts where it prints that."""
    if family.name != "posts_under_firm":
        return p
    first, second, *rest = p.posts
    return dataclasses.replace(
        p, posts=(first, dataclasses.replace(second, where=first.where, place=first.place), *rest)
    )


def make(out: Path, families: list[Family]) -> list[dict[str, Any]]:
    """Write the documents and what they should be read as; returns the rows of the manifest.

    Raises:
        RuntimeError: a family could be made for too few people; caused by what it said last.
    """
    for folder in ("files", "truth"):
        (out / folder).mkdir(parents=True, exist_ok=True)
    people, rows = crowd(), []
    for number, family in enumerate(FAMILIES):
        if family not in families:
            continue
        wanted, turn = PER_NEW if family.new else PER_OLD, number * 7
        first, refused, found = turn, None, 0
        while found < wanted:
            if turn == first + len(people):
                raise RuntimeError(f"{family.name}: nobody is left to make it for") from refused
            p, form = _cast(family, people[turn % len(people)]), FORMS[turn % len(FORMS)]
            turn += 1
            if p.language == "zh" and family.kind == "pdf":
                continue  # no font of ours has its letters
            try:
                content, source = family.draw(p, form)
            except KeyError as error:
                refused = error
                continue  # the layout has no labels in their language
            found += 1
            rows.append(_kept(out, family, p, form, content, source))
    (out / "manifest.jsonl").write_text(
        "".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8"
    )
    return rows


def _kept(
    out: Path, family: Family, p: Somebody, form: str, content: bytes, source: str
) -> dict[str, Any]:
    name = f"{family.name}-{p.id}"
    (out / "files" / f"{name}.{family.kind}").write_bytes(content)
    told = truth(p, form, source)
    told["ignore"]["skills"] += [*GROUPS[p.language], *GROUPS[p.language]]
    (out / "truth" / f"{name}.json").write_text(
        json.dumps(told, ensure_ascii=False), encoding="utf-8"
    )
    return {
        "id": name, "file": f"files/{name}.{family.kind}", "truth": f"truth/{name}.json", "person": p.id,
        "lang": p.language, "layout": family.name, "split": "dev", "format": family.kind, "scan": False,
    }  # fmt: skip


def page(figures: dict[str, Any], read: list[Read]) -> str:
    """The page of figures: by family, their means, the everyday ones, and how true the marks are."""
    groups = figures["groups"]
    mine = {family.name: family for family in FAMILIES if family.name in groups}

    def mean(names: list[str]) -> str:
        return f"{sum(groups[name]['headline'] for name in names) / len(names):.1f}"

    parts = (
        ("all families but those kept aside", list(mine)),
        ("families that were there before, looked at by now", [n for n, f in mine.items() if not f.new]),
        ("new families, looked at while rules were mended", [n for n, f in mine.items() if f.new and n not in HELD_OUT]),
    )  # fmt: skip
    lines = [
        *HEAD,
        "| families | n | mean of families | lowest |",
        "|---|---|---|---|",
        *(
            f"| {title} | {len(names)} | **{mean(names)}** | {min(groups[n]['headline'] for n in names):.1f} |"
            for title, names in parts
        ),
        KEPT_ASIDE,
        "",
        f"All {figures['documents']} documents together: headline {figures['HEADLINE']:.1f}, strict {figures['HEADLINE_strict']:.1f}.",
        "",
        "## Everyday families",
        "",
        "| what people call it | families | mean | lowest |",
        "|---|---|---|---|",
    ]
    everyday: dict[str, list[str]] = defaultdict(list)
    for name, family in mine.items():
        if family.everyday:
            everyday[family.everyday].append(name)
    lines += [
        f"| {title} | {len(names)} | {mean(names)} | {min(groups[n]['headline'] for n in names):.1f} |"
        for title, names in everyday.items()
    ]
    lines += ["", "## Marks", "", *marks(read), "", "## Each family", ""]
    lines += [
        "| family | made by | file | documents | headline | strict |",
        "|---|---|---|---|---|---|",
    ]
    for name, one in sorted(groups.items(), key=lambda pair: pair[1]["headline"]):
        lines.append(
            f"| {name} | {mine[name].made_by} | {mine[name].kind} | {one['n']} | {one['headline']:.1f} | {one['strict']:.1f} |"
        )
    return "\n".join(lines) + "\n"


def marks(read: list[Read]) -> list[str]:
    """A table of how many wrong values are marked and how many marked ones are wrong, by field and format."""
    tables: dict[str, list[tuple[bool, bool]]] = defaultdict(list)
    for one in read:
        for value in one.values:
            told = (value.right, value.confidence < LOW_CONFIDENCE)
            for row in ("all", f"file: {one.row['format']}", value.field):
                tables[row].append(told)
    lines = ["| values | n | wrong | of wrong ones marked | marked | of marked ones wrong |", "|---|---|---|---|---|---|"]  # fmt: skip
    for row, values in tables.items():
        wrong = [marked for right, marked in values if not right]
        marked = [not right for right, mark in values if mark]
        shares = [f"{sum(ones) / len(ones):.2f}" if ones else "" for ones in (wrong, marked)]
        lines.append(
            f"| {row} | {len(values)} | {len(wrong)} | {shares[0]} | {len(marked)} | {shares[1]} |"
        )
    return lines


HEAD = (
    "# Reading layouts: figures",
    "",
    "Made by `python -m benchmarks.layouts SCORE.PY`; do not edit by hand. Headline and strict are those of the",
    "script that scores the corpus of known truth. The people are invented: 21 written by hand, 24 drawn from word lists, in ten",
    "languages; what a page shows of them is known, since it was made from them.",
    "",
    "120 families. RenderCV's five themes, groff's man macros and the two engines that lay out HTML (MuPDF, Qt) are made by others,",
    "and three themes with Word, Markdown and text file are those of the product; every other page is drawn by us after public",
    "designs, in Typst or python-docx. Pages by LaTeX classes, LibreOffice, pandoc, JSON Resume themes, WeasyPrint and Chromium are",
    "a bench of their own: [Reading layouts that others made](benchmarks-others.md).",
    "",
    "45 families were new. A third of them was chosen by chance before any page was read, and kept aside while the others were",
    "looked at and mended; nothing was changed for what they showed. No model takes part in what is read, so leaving one out changes",
    "nothing but for those kept aside: theirs is the figure of layouts that nobody looked at. The marks are those of a model that is",
    "fitted to these documents too; its figures with whole families left out, and why rules read: [How sure values are](benchmarks-segments.md).",
    "Ten more families, forms, tables with a head row and columns with headings of own words, came later and were looked at.",
    "",
)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("score", type=Path)
    parser.add_argument("--out", type=Path, default=Path("out/layouts-bench"))
    parser.add_argument("--only", default="")
    given = parser.parse_args()
    only = set(filter(None, given.only.split(",")))
    families = [
        one for one in FAMILIES if one.name not in HELD_OUT and (not only or one.name in only)
    ]
    rows = make(given.out, families)
    read = read_all(given.out, given.out / "read")
    figures = score(given.out, given.out / "read", given.score)
    for name, one in sorted(figures["groups"].items(), key=lambda pair: pair[1]["headline"]):
        print(f"{name:24} {one['n']:3} {one['headline']:6.1f} {one['strict']:6.1f}")
    if not only:
        REPORT.write_text(page(figures, read), encoding="utf-8")
    print(len(rows), figures["HEADLINE"], figures["HEADLINE_strict"], figures["mean_of_groups"])


if __name__ == "__main__":
    main()
