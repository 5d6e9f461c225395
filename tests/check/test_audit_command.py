"""`interview-app audit` as a person runs it (CONTRACT E7)."""

import json
from pathlib import Path

from click.testing import CliRunner, Result

from interview_app.check import example
from interview_app.check.rules import RULES
from interview_app.cli.audit_command import command as audit
from interview_app.domain.tailoring import AuditReport
from interview_app.errors import EvidenceParsingError, PersonCanMend

PAGE = "Experience\n\nBoatbuilder, Saltmarsh Boatyard\n2016 – 2021\n\n- Varnishing a hull fell from 10 days to 6\n"
CARDS = [one.to_json() for one in example.CARDS]


def run(folder: Path, page: str, cards: object, *more: str) -> Result:
    (folder / "resume.md").write_text(page, encoding="utf-8")
    (folder / "cards.json").write_text(json.dumps(cards), encoding="utf-8")
    files = ["--resume", str(folder / "resume.md"), "--cards", str(folder / "cards.json")]
    return CliRunner().invoke(audit, [*files, "--data-dir", str(folder / "data"), *more])


def test_json_has_a_line_for_each_that_is_printed(tmp_path: Path) -> None:
    """E7: text, employer, verdict, rules and marked words; exit 0 whatever it found."""
    done = run(tmp_path, PAGE + "- Polished 19 hulls\n", CARDS, "--json")
    assert done.exit_code == 0
    found = json.loads(done.output)
    assert found["passed"] is False
    last = found["lines"][-1]
    assert last["text"] == "Polished 19 hulls"
    assert last["employer"] == "Saltmarsh Boatyard"
    assert last["verdict"] == "refused"
    assert last["rules"][0] == "figure_nowhere"
    assert last["marked"] == ["19", "Polished"]
    assert {one["verdict"] for one in found["lines"][:-1]} == {"proven"}
    assert AuditReport.model_validate(found).lines[-1].text == "Polished 19 hulls"


def test_a_proven_page_passes_and_says_so(tmp_path: Path) -> None:
    """Every line is supported."""
    assert "✓ Every line is supported by the evidence." in run(tmp_path, PAGE, CARDS).output
    said = run(tmp_path, PAGE.replace("fell", "dropped"), CARDS).output
    assert "1 needs your word" in said
    assert "Every line" not in said


def test_a_card_that_cannot_be_used_is_told_of_and_the_others_are_used(tmp_path: Path) -> None:
    """D1, E7: the card is named by its place and id, and what is wrong with it."""
    bad = {**CARDS[0], "id": "bad", "timeframe": "2019-2015"}
    found = json.loads(run(tmp_path, PAGE, [bad, *CARDS], "--json").output)
    assert found["passed"]
    assert found["inconsistencies"] == [
        "Evidence card 1 (bad) was not used: timeframe: the end lies before the start."
    ]


def test_a_file_of_no_usable_card_is_refused(tmp_path: Path) -> None:
    """E: a failure explained in one line."""
    done = run(tmp_path, PAGE, [{**CARDS[0], "timeframe": "2019-2015"}])
    assert isinstance(done.exception, EvidenceParsingError)


def test_the_rules_are_explained_without_a_resume() -> None:
    """`--explain` says all rules, `--explain RULE` one, and of one that is not there that."""
    every = CliRunner().invoke(audit, ["--explain"]).output
    assert all(rule.id in every for rule in RULES)
    one = CliRunner().invoke(audit, ["--explain", "year_nowhere"]).output
    assert one.startswith("year_nowhere (refused)")
    none = CliRunner().invoke(audit, ["--explain", "nothing"])
    assert isinstance(none.exception, PersonCanMend)
    assert CliRunner().invoke(audit, []).exit_code == 2


def test_reports_of_the_gate_are_still_read() -> None:
    """Old violation kinds parse, and have neither lines nor rules."""
    old = {
        "truth_violations": [
            {
                "bullet_id": "b",
                "bullet_text": "Led",
                "violation": "no",
                "kind": "inflated_scope",
                "severity": "BLOCKER",
            }
        ],
        "passed": False,
    }
    found = AuditReport.model_validate(old)
    assert found.lines == ()
    assert found.truth_violations[0].rule is None
