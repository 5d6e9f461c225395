"""The base résumé of `template_path`: a new one follows its structure (CONTRACT D6, D15)."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from interview_app.cli.generate_command import command as generate
from interview_app.domain.proposals import SelectionPlan
from interview_app.tailoring.lines import base_resume
from interview_app.tailoring.stages.agents import Models
from tests.scripted_model import ScriptedModel
from tests.tailoring.made_up import PAYSCALE, POSTING
from tests.tailoring.test_pipeline import parts, run, says


@pytest.mark.parametrize(
    ("markdown", "order"),
    [
        (
            "# Ada\n## Skills\n- x\n### Clerk, Acme\n## Education\n## Work history\n",
            ("Skills", "Education", "Experience"),
        ),
        (
            "Ada\n===\nAusbildung\n----------\nx\n\n**Berufserfahrung**\n- x\n",
            ("Education", "Experience"),
        ),
        ("**Projects:**\n## EXPERIENCE ##\n## Projects\n", ("Projects", "Experience")),
        ("Ada Example\nI like skills and education.\n- Experience\n", ()),
    ],
    ids=["headings", "underlined and German", "bold", "none"],
)
def test_the_order_of_its_sections_is_read(markdown: str, order: tuple[str, ...]) -> None:
    """D15: headings of any kind that Markdown has, in any language that we know sections in."""
    assert base_resume.section_order(markdown) == order


def test_a_resume_follows_its_base(tmp_path: Path) -> None:
    """D6, D15: sections in the order of the base, whose lines are the base of the diff."""
    base = tmp_path / "base.md"
    base.write_text(
        "# Ada\n## Skills\n- Python\n\n## Experience\n- Built dashboards in Tableau for the sales team.\n",
        encoding="utf-8",
    )
    (tmp_path / "config.yaml").write_text(f"template_path: {base}\n", encoding="utf-8")
    (tmp_path / "jd.txt").write_text(POSTING, encoding="utf-8")
    cards = [{**one.to_json(), "skills": ["Python"]} for one in PAYSCALE]
    (tmp_path / "cards.json").write_text(json.dumps(cards), encoding="utf-8")
    files = [
        "-j",
        str(tmp_path / "jd.txt"),
        "--cards",
        str(tmp_path / "cards.json"),
        "-c",
        str(tmp_path / "config.yaml"),
    ]
    places = ["-o", str(tmp_path / "out"), "--data-dir", str(tmp_path / "data"), "-t", "Manager"]
    assert CliRunner().invoke(generate, [*files, *places], catch_exceptions=False).exit_code == 0
    (folder,) = (tmp_path / "out").iterdir()
    text = (folder / "resume.txt").read_text(encoding="utf-8")
    assert text.index("SKILLS") < text.index("EXPERIENCE")
    assert "Built dashboards" not in (folder / "diff_from_base.md").read_text(encoding="utf-8")


def test_without_a_base_every_approved_line_is_compared(tmp_path: Path) -> None:
    """D15, D11: what an entry has no room for is told, and stands in the diff line by line."""
    deeds = [
        f"Rewired workshop {number} of the depot in {2003 + number}." for number in range(1, 16)
    ]
    card = {
        "project": "Fitter",
        "company": "Tram Works",
        "timeframe": "2003 to 2020",
        "role": "Fitter",
    }
    cards = [{**card, "id": f"c{at}", "raw_text": deed} for at, deed in enumerate(deeds)]
    (tmp_path / "jd.txt").write_text(
        "Fitter wanted.\nMust have\n- Rewiring of workshops\n", encoding="utf-8"
    )
    (tmp_path / "cards.json").write_text(json.dumps(cards), encoding="utf-8")
    files = [
        "-j",
        str(tmp_path / "jd.txt"),
        "--cards",
        str(tmp_path / "cards.json"),
        "-o",
        str(tmp_path / "out"),
    ]
    asked = [*files, "--data-dir", str(tmp_path / "data"), "-t", "Fitter"]
    done = CliRunner().invoke(generate, asked, catch_exceptions=False)
    (folder,) = (tmp_path / "out").iterdir()
    printed = (folder / "resume.txt").read_text(encoding="utf-8")
    missing = [deed for deed in deeds if deed not in printed]
    assert missing
    assert "Left out (Its entry has enough lines):" in done.output
    trims = json.loads((folder / "trims.json").read_text(encoding="utf-8"))
    assert {one["text"] for one in trims if one["kind"] == "no_room"} == set(missing)
    told = (folder / "diff_from_base.md").read_text(encoding="utf-8").split("## Left out")[1]
    assert all(line in told for line in missing)


def test_a_plan_by_hand_says_more_than_the_base_and_a_model_less() -> None:
    """C1, D6: section_order of a plan by hand holds; a model follows the base."""
    order = ("Skills", "Experience")
    by_hand = SelectionPlan(section_order=("Experience", "Skills"))
    assert run(parts(plan=by_hand, section_order=order)).selection == by_hand
    model = Models({"writer": [ScriptedModel([says({"section_order": ["Experience"]})])]})
    followed = run(parts(models=model, section_order=order)).selection
    assert followed is not None
    assert followed.section_order == order


def test_a_line_that_is_told_as_left_out_is_not_counted_again(tmp_path: Path) -> None:
    """D11: a line that contradicts another one stands among the trims, with its reason."""
    card = {
        "project": "Fitter",
        "company": "Tram Works",
        "timeframe": "2003 to 2020",
        "role": "Fitter",
    }
    deeds = (
        "Cut the failures of doors from 12 to 5 a month.",
        "Cut the failures of doors from 12 to 7 a month.",
    )
    cards = [{**card, "id": f"c{at}", "raw_text": deed} for at, deed in enumerate(deeds)]
    (tmp_path / "jd.txt").write_text(
        "Fitter wanted.\nMust have\n- Repair of doors\n", encoding="utf-8"
    )
    (tmp_path / "cards.json").write_text(json.dumps(cards), encoding="utf-8")
    files = [
        "-j",
        str(tmp_path / "jd.txt"),
        "--cards",
        str(tmp_path / "cards.json"),
        "-o",
        str(tmp_path / "out"),
    ]
    done = CliRunner().invoke(
        generate, [*files, "--data-dir", str(tmp_path / "data"), "-t", "Fitter", "--batch"]
    )
    assert "Left out (It contradicts “" in done.output
    assert "  • Cut the failures of doors from 12 to 5 a month." in done.output
    assert done.output.count("from 12 to 5 a month") == 1, (
        "the contradiction is not told again beside it"
    )
