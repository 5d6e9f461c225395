"""One page in four files: the same line gets the same verdict, whatever the file is (CONTRACT D8,
E7).
"""

import html
import io
import json
import textwrap
from pathlib import Path

import docx
import pymupdf
import pytest

from interview_app.domain.tailoring import Severity
from interview_app.use_cases.resumes.audit import audit_file
from tests.tailoring.made_up import card

CARDS = (
    card(
        "f1",
        "Pennine Looms Ltd",
        "Financial Controller",
        "2017-03 to present",
        "Own month-end close for three legal entities. Shortened it from 12 working days to 5. "
        "Supported the external audit in 2019 and 2020 with no material findings.",
    ),
    card(
        "f2",
        "Harker Vale LLP",
        "Audit Senior",
        "2012-09 to 2017-02",
        "Planned and ran audits of 15 to 20 manufacturing clients a year, on-site and off-site, "
        "with a staff of "
        "thirty-one.",
    ),
    card(
        "f3",
        "ICAEW",
        "Chartered Accountant",
        "2015-2015",
        "Chartered Accountant, ICAEW, 2015",
        card_type="achievement",
    ),
)
PAGE = """# Devika Holt

## Experience

### Financial Controller, Pennine Looms Ltd

March 2017 – present

- Own month-end close for three legal entities.
- Shortened month-end close from 12 working days to 5.
- Supported the external audit in 2019 and 2020 with no material findings.

### Audit Senior, Harker Vale LLP

September 2012 – February 2017

- Planned and ran audits of 15 to 20 manufacturing clients a year, on-site and off-site, with a staff of thirty-one.

## Certificates

- Chartered Accountant, ICAEW, 2015
"""
LIES = (
    ("ICAEW, 2015", "ICAEW, 2013"),
    ("thirty-one", "thirty-seven"),
    (
        "no material findings.",
        "no material findings in Leeds.\n- Planned and ran audits of 15 to 20 manufacturing "
        "clients a year.",
    ),
    ("Audit Senior, Harker Vale LLP", "Audit Senior, Nestlé"),
)


def _docx(page: str) -> bytes:
    made = docx.Document()
    styles = {
        "### ": "Normal",
        "## ": "Heading 1",
        "# ": "Title",
        "- ": "List Bullet",
        "": "Normal",
    }
    for line in filter(None, map(str.strip, page.split("\n"))):
        mark = next(mark for mark in styles if line.startswith(mark))
        made.add_paragraph(style=styles[mark]).add_run(line.removeprefix(mark)).bold = (
            mark == "### " or None
        )
    kept = io.BytesIO()
    made.save(kept)
    return kept.getvalue()


def _pdf(page: str) -> bytes:
    tags = {
        "### ": "<p style='margin:6px 0 0 0'><b>{}</b></p>",
        "## ": "<h2>{}</h2>",
        "# ": "<h1>{}</h1>",
    }
    tags |= {"- ": "<ul style='margin:0'><li>{}</li></ul>", "": "<p style='margin:2px 0'>{}</p>"}
    body = ""
    for line in filter(None, map(str.strip, page.split("\n"))):
        mark = next(mark for mark in tags if line.startswith(mark))
        body += tags[mark].format(html.escape(line.removeprefix(mark)))
    kept = io.BytesIO()
    writer = pymupdf.DocumentWriter(kept)
    story = pymupdf.Story(html=body)
    more = True
    while more:
        device = writer.begin_page(pymupdf.paper_rect("a4"))
        more, _filled = story.place(pymupdf.Rect(50, 50, 545, 790))
        story.draw(device)
        writer.end_page()
    writer.close()
    return kept.getvalue()


def _txt(page: str) -> bytes:
    lines = []
    for line in page.split("\n"):
        bare = line.lstrip("#").strip()
        if line.startswith("- "):
            bare = textwrap.fill(f"• {line[2:]}", 78, subsequent_indent="  ")
        lines.append(bare.upper() if line.startswith("## ") else bare)
    return "\n".join(lines).encode()


MADE = {"md": str.encode, "txt": _txt, "docx": _docx, "pdf": _pdf}


def refused(folder: Path, page: str, form: str) -> set[str]:
    """The letters of each refused line."""
    (folder / "cards.json").write_text(
        json.dumps([one.to_json() for one in CARDS]), encoding="utf-8"
    )
    (folder / f"page.{form}").write_bytes(MADE[form](page))
    report = audit_file(folder / f"page.{form}", folder / "cards.json")
    blocking = [one for one in report.truth_violations if one.severity is Severity.BLOCKER]
    return {"".join(filter(str.isalnum, one.bullet_text)) for one in blocking}


@pytest.mark.parametrize("form", list(MADE))
def test_the_form_of_a_file_changes_no_verdict(tmp_path: Path, form: str) -> None:
    """An honest page is passed in every form, and of a lying one the same lines are refused as in
    Markdown.
    """
    assert refused(tmp_path, PAGE, form) == set()
    lying = PAGE
    for true, lie in LIES:
        assert true in lying
        lying = lying.replace(true, lie, 1)
    assert refused(tmp_path, lying, form) == refused(tmp_path, lying, "md")
    assert len(refused(tmp_path, lying, form)) >= len(LIES)
