"""Read every layout family over many people and write docs/benchmarks-layouts.md.

`python -m benchmarks.layouts SCORE.PY [--out DIR] [--only NAME,NAME] [--held-out]`: the script scores one folder of
predictions. Without `--held-out` the families that are kept aside are left out, and nothing is written to docs.
"""

import argparse
import dataclasses
import json
from pathlib import Path
from typing import Any

from benchmarks.extraction import read_all, score
from benchmarks.layouts.crowd import crowd
from benchmarks.layouts.families import FAMILIES, Family
from benchmarks.layouts.fifth_gutters import GROUPS
from benchmarks.layouts.third_make import truth
from benchmarks.layouts.third_people import Somebody

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
    """Write the documents and what they should be read as; returns the rows of the manifest."""
    for folder in ("files", "truth"):
        (out / folder).mkdir(parents=True, exist_ok=True)
    people, rows = crowd(), []
    for number, family in enumerate(FAMILIES):
        if family not in families:
            continue
        wanted, turn = PER_NEW if family.new else PER_OLD, number * 7
        found = 0
        while found < wanted:
            p, form = _cast(family, people[turn % len(people)]), FORMS[turn % len(FORMS)]
            turn += 1
            if p.language == "zh" and family.kind == "pdf":
                continue  # no font of ours has its letters
            try:
                content, source = family.draw(p, form)
            except KeyError:
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


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("score", type=Path)
    parser.add_argument("--out", type=Path, default=Path("out/layouts-bench"))
    parser.add_argument("--only", default="")
    parser.add_argument("--held-out", action="store_true")
    given = parser.parse_args()
    only = set(filter(None, given.only.split(",")))
    families = [
        one
        for one in FAMILIES
        if (one.name in only if only else given.held_out or one.name not in HELD_OUT)
    ]
    rows = make(given.out, families)
    read_all(given.out, given.out / "read")
    figures = score(given.out, given.out / "read", given.score)
    for name, one in sorted(figures["groups"].items(), key=lambda pair: pair[1]["headline"]):
        print(f"{name:24} {one['n']:3} {one['headline']:6.1f} {one['strict']:6.1f}")
    print(len(rows), figures["HEADLINE"], figures["HEADLINE_strict"], figures["mean_of_groups"])


if __name__ == "__main__":
    main()
