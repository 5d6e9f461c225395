"""Lines that no usual font or reading order is made for still become a résumé (issue 5.4: an honest person always gets one)."""

import json
from pathlib import Path
from typing import Any

import docx
import pytest
from click.testing import CliRunner, Result

from interview_app.check.page.read_back import match_claims, strange_words
from interview_app.cli.generate_command import command as generate
from interview_app.domain.resume import ResumeBullet, ResumeDocument
from interview_app.errors import RenderError
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.lines.draft import claim_index
from tests.tailoring.made_up import POSTING, card


def resume(folder: Path, *lines: str, **more: str) -> tuple[Result, Path | None]:
    """What `generate` makes of cards with these lines, and the folder of files."""
    common: dict[str, Any] = {
        "project": "Nurse",
        "company": "Acme Ltd",
        "role": "Nurse",
        "timeframe": "2019-03 to 2022-06",
        **more,
    }
    cards = [{"id": f"c{at}", "raw_text": line, **common} for at, line in enumerate(lines)]
    (folder / "cards.json").write_text(json.dumps(cards), encoding="utf-8")
    (folder / "jd.txt").write_text(POSTING, encoding="utf-8")
    files = [
        "-j",
        str(folder / "jd.txt"),
        "--cards",
        str(folder / "cards.json"),
        "-o",
        str(folder / "out"),
        "-t",
        "Nurse",
    ]
    done = CliRunner().invoke(generate, [*files, "--data-dir", str(folder / "data")])
    return done, next((folder / "out").iterdir(), None) if (folder / "out").exists() else None


def test_a_picture_in_a_line_costs_nobody_the_page(tmp_path: Path) -> None:
    """D10, D12: what no font shows is left out of the PDF; a control character, which no DOCX may hold, of all files."""
    done, folder = resume(
        tmp_path,
        "Trained 14 nurses 🚀📧 in sepsis screening.",
        "Cut falls\u0007 from 12\x00to 5 a month.",
    )
    assert done.exit_code == 0, done.exception
    assert folder is not None
    text = (folder / "resume.txt").read_text(encoding="utf-8")
    assert "Cut falls from 12 to 5 a month" in text
    assert "Trained 14 nurses 🚀📧 in sepsis screening" in text
    written = [one.text for one in docx.Document(str(folder / "resume.docx")).paragraphs]
    assert "Trained 14 nurses 🚀📧 in sepsis screening." in written


@pytest.mark.parametrize(
    "line",
    [
        "הפחתתי נפילות מ-12 ל-5 בחודש",
        "دربت 14 ممرضة جديدة على فحص الإنتان",
        "14 नई नर्सों को प्रशिक्षित किया",
        "ฝึกอบรมพยาบาลใหม่ 14 คน",
    ],
)
def test_a_script_that_is_read_back_in_another_order_passes(tmp_path: Path, line: str) -> None:
    """D8: the page is held to its letters where a PDF has them in the order in which they are drawn."""
    done, folder = resume(tmp_path, line)
    assert done.exit_code == 0, done.output
    assert folder is not None
    assert line in (folder / "resume.txt").read_text(encoding="utf-8")


def test_other_letters_of_such_a_script_are_still_refused() -> None:
    """D8: a line that is not on the page, and a word that is not in the draft, fail as in any script."""
    document = ResumeDocument(
        summary=(ResumeBullet(bullet_id="summary-bullet-1", text="הפחתתי נפילות"),)
    )
    assert match_claims("נפילות הפחתתי", claim_index(document)) == []
    assert match_claims("הפחתתי", claim_index(document)) != []
    assert strange_words("נפילות", document) == []
    assert strange_words("שקרים", document) != []


def test_letters_that_no_font_has_are_named_as_what_is_wrong(tmp_path: Path) -> None:
    """D10: letters are never left out in silence."""
    done, folder = resume(tmp_path, "𐕰𐕱𐕲 𐕳𐕴 14")
    assert isinstance(done.exception, RenderError)
    assert "no font on this computer has them" in done.exception.sentence
    assert folder is None


def test_somebody_who_works_for_themselves_gets_a_resume(tmp_path: Path) -> None:
    """D1: "independent" where there is no company; their posts are posts."""
    done, folder = resume(
        tmp_path,
        "Built 12 shops for bakeries.",
        company="independent",
        role="Web designer",
        project="Web designer",
    )
    assert done.exit_code == 0, done.exception
    assert folder is not None
    text = (folder / "resume.txt").read_text(encoding="utf-8")
    assert "Web designer\nMar 2019" in text
    assert "independent" not in text
    two = [
        card("a", "independent", "Web designer", "2019-2020", "Built 12 shops."),
        card("b", "independent", "Photographer", "2020-2022", "Took 900 portraits."),
        card("c", "independent", "", "", "Won a prize."),
    ]
    assert [one.title for one in career_from_cards(two).timeline.experiences] == [
        "Photographer",
        "Web designer",
    ]
