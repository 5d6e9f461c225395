"""A word without an end: broken over lines by the page, and one word again when the page is read and audited (D8, D11, E7)."""

import json
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner

from interview_app.cli.generate_command import command as generate
from interview_app.extraction.phrases.joining import joined
from interview_app.tailoring.lines.fact_resume import cards_of
from interview_app.tailoring.lines.profile_yaml import read_profile
from interview_app.use_cases.resumes.audit import audit_file
from tests.tailoring.made_up import POSTING


def endless(size: int) -> str:
    """A word of so many letters in which no part comes again soon."""
    return "".join(
        "abcdefghijklmnopqrstuvwxyz"[(at * 7 + at // 5 + at // 31) % 26] for at in range(size)
    )


def test_a_page_with_endless_words_stands_on_its_own_evidence(tmp_path: Path) -> None:
    """E7: in a line, a heading beside its dates, a school, a list: what the page broke is no other word."""
    profile = {
        "meta": {"name": "Ada Blue", "email": "ada@example.org"},
        "experience": [
            {
                "organization": f"Amt {endless(150)}",
                "title": "Clerk",
                "start": "2019-06",
                "end": "2021-03",
                "highlights": [
                    f"Filed {endless(900)} papers of four districts.",
                    f"Kept the books of {endless(90)}, of the mill and of the harbour.",
                ],
            }
        ],
        "education": [
            {
                "institution": f"School {endless(130)}",
                "study_type": "BSc",
                "start": "2010",
                "end": "2013",
            }
        ],
        "skills": [{"label": "Tools", "keywords": [endless(100), "SAP"]}],
    }
    (tmp_path / "profile.yaml").write_text(yaml.safe_dump(profile), encoding="utf-8")
    (tmp_path / "jd.txt").write_text(POSTING, encoding="utf-8")
    files = [
        "-j",
        str(tmp_path / "jd.txt"),
        "--profile",
        str(tmp_path / "profile.yaml"),
        "-o",
        str(tmp_path / "out"),
    ]
    done = CliRunner().invoke(generate, [*files, "-t", "Clerk", "--json"], catch_exceptions=False)
    career = read_profile(tmp_path / "profile.yaml")
    cards = tmp_path / "cards.json"
    cards.write_text(
        json.dumps([one.to_json() for one in cards_of(career.timeline, profile=career.profile)])
    )
    report = audit_file(Path(json.loads(done.output)["folder"]) / "resume.pdf", cards)
    assert [one.bullet_text for one in report.truth_violations] == []


@pytest.mark.parametrize(
    ("lines", "text"),
    [
        ([f"Filed {endless(40)}", f"{endless(60)[40:]} daily"], f"Filed {endless(60)} daily"),
        ([f"Key {'aB3' * 20}", f"{'Zq9' * 20}."], f"Key {'aB3' * 20}{'Zq9' * 20}."),
        # Long words are words still, and a section is no part of one.
        (
            [
                "Arbeit für Rechtsschutzversicherungsgesellschaften",
                "kraftfahrzeughaftpflichtrechtlich geprüft",
            ],
            "Arbeit für Rechtsschutzversicherungsgesellschaften kraftfahrzeughaftpflichtrechtlich geprüft",
        ),
        ([endless(90), "Skills"], f"{endless(90)} Skills"),
        (
            ["internationalisation of", "telecommunications"],
            "internationalisation of telecommunications",
        ),
    ],
    ids=["our page", "a key", "two compounds", "a section", "plain words"],
)
def test_only_a_word_too_wide_for_a_line_goes_on_in_the_next(lines: list[str], text: str) -> None:
    """A13: words are given back as they were, and no two of them become one."""
    assert joined(lines) == text
