"""`interview-app audit` as a person runs it: what it says in the end, and cards that it cannot use (CONTRACT E7)."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from interview_app.tailoring.resume_audit import audit_text
from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.page.resume_lines import resume_lines

from interview_app.cli.audit_command import command as audit
from interview_app.domain.tailoring import ViolationKind
from interview_app.errors import EvidenceParsingError
from tests.tailoring.made_up import PAYSCALE, card

PAGE = "## Experience\n\n### Senior Product Manager, Payscale\n\nMar 2019 – Jun 2022\n\n- Cut p95 latency by 75%\n"
CARDS = [one.to_json() for one in PAYSCALE]


def run(folder: Path, page: str, cards: object, *more: str) -> Result:
    (folder / "resume.md").write_text(page, encoding="utf-8")
    (folder / "cards.json").write_text(json.dumps(cards), encoding="utf-8")
    files = ["--resume", str(folder / "resume.md"), "--cards", str(folder / "cards.json")]
    return CliRunner().invoke(audit, [*files, "--data-dir", str(folder / "data"), *more])


def test_a_warning_is_counted_and_nothing_is_called_supported(tmp_path: Path) -> None:
    """A place that no card names is a WARNING, and the last line does not deny it."""
    assert "✓ Every line is supported by the evidence." in run(tmp_path, PAGE, CARDS).output
    said = run(
        tmp_path, PAGE.replace("Manager, Payscale", "Manager, Payscale, Seattle, WA"), CARDS
    ).output
    assert "WARNING" in said
    assert "Every line is supported" not in said
    assert "✓ No line is refused; 1 warning." in said


def test_a_card_that_cannot_be_used_is_told_of_and_the_others_are_used(tmp_path: Path) -> None:
    """D1, E7: it ran, so the exit is 0; the card is named by its place and id, and what is wrong with it."""
    bad = {**CARDS[2], "id": "zillow-1", "timeframe": "2019-2015"}
    done = run(tmp_path, PAGE, [CARDS[0], CARDS[1], bad, "no card"], "--json")
    assert done.exit_code == 0
    report = json.loads(done.output)
    assert report["passed"]
    assert report["inconsistencies"] == [
        "Evidence card 3 (zillow-1) was not used: timeframe: the end lies before the start.",
        "Evidence card 4 was not used: card: this must be an object.",
    ]
    lying = json.loads(
        run(tmp_path, PAGE.replace("75%", "85%"), [bad, *CARDS[:2]], "--json").output
    )
    assert not lying["passed"]


def test_of_two_cards_with_one_id_the_first_is_used(tmp_path: Path) -> None:
    other = {**CARDS[0], "raw_text": "Cut p95 latency by 85%."}
    report = json.loads(
        run(tmp_path, PAGE.replace("75%", "85%"), [CARDS[0], other], "--json").output
    )
    assert not report["passed"]
    assert (
        "Evidence card 2 (p1) was not used: another card before it has this id."
        in report["inconsistencies"]
    )


def test_a_file_of_no_usable_card_is_refused(tmp_path: Path) -> None:
    """E: a failure explained in one line."""
    done = run(tmp_path, PAGE, [{**CARDS[0], "timeframe": "2019-2015"}])
    assert isinstance(done.exception, EvidenceParsingError)
    assert done.exception.sentence.startswith(
        "Evidence card 1 (p1), timeframe in cards.json cannot be used"
    )


def test_an_employer_that_is_called_like_a_deed_claims_none() -> None:
    """A heading names its employer; neither "Steuer" nor the dates beside it claim that something was steered."""
    cards = [
        card(
            "b1",
            "Steuer",
            "Bäcker",
            "2012-01 to 2012-07",
            "Brötchen und Brote für 3 Filialen gebacken",
        ),
        card(
            "b2", "Steuer", "Bäcker", "2012-01 to 2012-07", "Mitarbeit an der Planung der Backstube"
        ),
    ]
    page = "# Ada Beispiel\n\n## Berufserfahrung\n\n### Bäcker, Steuer\n\n01/2012 – 07/2012\n\n- Brote für 3 Filialen gebacken\n"
    assert audit_text(page, cards).truth_violations == ()


@pytest.mark.parametrize(
    ("said", "claimed"),
    [
        (
            "Mitarbeit am interdisziplinären Telekommunikationskonzept",
            "Verantwortlich für das interdisziplinäre Telekommunikationskonzept",
        ),
        (
            "Helped with the interdepartmental telecommunications concept",
            "Responsible for the interdepartmental telecommunications concept",
        ),
    ],
)
def test_a_quote_ends_with_a_whole_word(said: str, claimed: str) -> None:
    """What a sentence quotes of a line is whole words, and "…" where it goes on."""
    found = gate.check_line(claimed, [card("q1", "Kreis", "Referent", "2012-2015", said)])
    quoted = [
        one.violation.split("“")[1].split("”")[0]
        for one in found
        if one.kind is ViolationKind.INFLATED_SCOPE
    ]
    assert quoted
    assert all(set(one.removesuffix("…").split()) <= set(claimed.split()) for one in quoted), quoted


def test_the_help_says_what_it_wants_and_where_to_get_it() -> None:
    """Cards, headings and the claim index are told of, and the heading forms it names are read."""
    said = " ".join(CliRunner().invoke(audit, ["--help"]).output.split())
    for part in (
        'under "cards"',
        "interview-app parse",
        "evidence_used.json",
        "bullet_text",
        "evidence_card_ids",
    ):
        assert part in said, part
    cards = [card("a1", "Acme Ltd", "Fitter", "2019-2022", "Repaired 40 lathes")]
    forms = (
        "Fitter, Acme Ltd, 2019 - 2022",
        "Acme Ltd | Leeds\nFitter (2019 - 2022)",
        "### Fitter at Acme Ltd\n2019 - 2022",
    )
    for form in forms:
        lines = resume_lines(f"Experience\n\n{form}\n- Repaired 40 lathes\n", gate.index(cards))
        assert [one.company for one in lines if one.text.startswith("Repaired")] == ["Acme Ltd"], (
            form
        )
        assert all(part in said for part in form.split("\n")), form
