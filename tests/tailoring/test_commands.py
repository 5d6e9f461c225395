"""The commands of tailoring (CONTRACT E4 to E7) and what stands behind them."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from interview_app.cli.audit_command import command as audit
from interview_app.cli.diff_command import command as diff
from interview_app.cli.generate_command import command as generate
from interview_app.cli.parse_command import command as parse
from interview_app.domain.agent_settings import AgentConfig
from interview_app.domain.journal import Commit, NewRecord
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.known import Known
from interview_app.domain.model_presets import PRESETS
from interview_app.domain.records import DataType
from interview_app.errors import EvidenceParsingError, PersonCanMend, ProviderError, SettingsError
from interview_app.paths import data_folder, resources
from interview_app.store.opening import open_store
from interview_app.tailoring.config import TailoringConfig, load_config
from interview_app.tailoring.reports import variants
from interview_app.use_cases.models import agent_models
from interview_app.use_cases.models.places import Surroundings
from interview_app.use_cases.resumes.inputs import evidence
from tests.tailoring.made_up import PAYSCALE, POSTING

RESUME = """# Ada Example
Seattle, US | ada@example.org | +1 206 555 0100

Senior Product Manager

## Experience

### Senior Product Manager, Payscale
2019-03 – 2022-06
- Helped migrate the compensation API to AWS, which
  served 19 enterprise customers
- Cut p95 latency by 80%

**Product Analyst** | Zillow | 2015 – 2019
- Built dashboards in Tableau for the sales team
- Cut p95 latency by 75%

## Skills
AWS, SQL, Rust
"""


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([one.to_json() for one in PAYSCALE]), encoding="utf-8")
    return path


def audited(resume: Path, cards: Path) -> dict[str, object]:
    done = CliRunner().invoke(
        audit, ["--resume", str(resume), "--cards", str(cards), "--json"], catch_exceptions=False
    )
    assert done.exit_code == 0
    report: dict[str, object] = json.loads(done.output)
    return report


def test_the_audit_finds_the_lies_in_a_resume_and_nothing_else(tmp_path: Path, cards: Path) -> None:
    """E7: every line held against all cards, each violation quotes its line; exit 0 whatever it found."""
    (tmp_path / "resume.md").write_text(RESUME, encoding="utf-8")
    report = audited(tmp_path / "resume.md", cards)
    assert report["passed"] is False
    found = refused(report)
    assert found == {
        "Cut p95 latency by 80%": "changed_metric",
        "Cut p95 latency by 75%": "changed_metric",
        "AWS, SQL, Rust": "skill_not_in_evidence",
    }
    lines = {one["text"]: one["verdict"] for one in report["lines"]}  # type: ignore[attr-defined]
    assert lines["Built dashboards in Tableau for the sales team"] == "proven"
    rewording = "Helped migrate the compensation API to AWS, which served 19 enterprise customers"
    assert lines[rewording] == "your_word"


def refused(report: dict[str, object]) -> dict[str, str]:
    """The lines that the check refuses, with the kind of each."""
    found: list[dict[str, str]] = report["truth_violations"]  # type: ignore[assignment]
    return {one["bullet_text"]: one["kind"] for one in found if one["severity"] == "BLOCKER"}


def test_a_claim_index_is_audited_too(tmp_path: Path, cards: Path) -> None:
    """E7, D8: a claim index; an uncited line fails."""
    claims = [
        {
            "bullet_id": "experience-payscale-bullet-1",
            "bullet_text": "Served nineteen enterprise customers",
            "evidence_card_ids": ["p1"],
        },
        {
            "bullet_id": "experience-payscale-bullet-2",
            "bullet_text": "Served nineteen enterprise customers",
            "evidence_card_ids": [],
        },
    ]
    (tmp_path / "claim_index.json").write_text(json.dumps(claims), encoding="utf-8")
    report = audited(tmp_path / "claim_index.json", cards)
    found: list[dict[str, str]] = report["truth_violations"]  # type: ignore[assignment]
    refused_ids = {one["bullet_id"] for one in found if one["severity"] == "BLOCKER"}
    assert refused_ids == {"experience-payscale-bullet-2"}


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("{", "not valid JSON"),
        ("{}", "no list of evidence cards"),
        ('[{"id": "a"}]', r"Evidence card 1 \(a\), raw_text"),
        ('[{"id": "a", "id": "b"}]', "“id” twice in one object"),
        ("", "not valid JSON"),
    ],
)
def test_cards_that_cannot_be_used_are_a_sentence(
    tmp_path: Path, content: str, sentence: str
) -> None:
    """E7, D14: EvidenceParsingError."""
    (tmp_path / "cards.json").write_text(content, encoding="utf-8")
    (tmp_path / "resume.txt").write_text("Did things", encoding="utf-8")
    with pytest.raises(EvidenceParsingError, match=sentence):
        CliRunner().invoke(
            audit,
            ["--resume", str(tmp_path / "resume.txt"), "--cards", str(tmp_path / "cards.json")],
            catch_exceptions=False,
        )


def test_generate_writes_all_files_and_never_over_old_ones(tmp_path: Path, cards: Path) -> None:
    """E5, D10: "✓ Resume generated successfully"; the second run of a day is -2; every claim is on the page."""
    (tmp_path / "jd.txt").write_text(POSTING, encoding="utf-8")
    arguments = [
        "-j",
        str(tmp_path / "jd.txt"),
        "-t",
        "Senior Product Manager",
        "-o",
        str(tmp_path / "out"),
        "--cards",
        str(cards),
    ]
    for _again in range(2):
        done = CliRunner().invoke(generate, arguments, catch_exceptions=False)
        assert done.exit_code == 0
        assert "✓ Resume generated successfully" in done.output
    folders = sorted(one.name for one in (tmp_path / "out").iterdir())
    assert folders[0].startswith("senior-product-manager-")
    assert folders[1] == f"{folders[0]}-2"
    files = {one.name for one in (tmp_path / "out" / folders[0]).iterdir()}
    assert files >= {
        "resume.pdf", "resume.docx", "resume.md", "resume.txt", "resume.yaml", "evidence_used.json", "claim_index.json", "ats_report.json",
        "audit_report.json", "trims.json", "diff_from_base.md",
    }  # fmt: skip
    compared = CliRunner().invoke(
        diff,
        [
            "--variant1",
            str(tmp_path / "out" / folders[0]),
            "--variant2",
            str(tmp_path / "out" / folders[1]),
        ],
        catch_exceptions=False,
    )
    assert "lines unchanged" in compared.output


def test_generate_tells_what_the_evidence_does_not_show(tmp_path: Path, cards: Path) -> None:
    """D5: what is asked and not shown is told with its reason, years with what is shown of them; `--json` has it all."""
    posting = POSTING.replace(
        "3+ years of experience in product management",
        "12+ years of experience in product management",
    )
    (tmp_path / "jd.txt").write_text(posting, encoding="utf-8")
    arguments = [
        "-j",
        str(tmp_path / "jd.txt"),
        "-t",
        "PM",
        "-o",
        str(tmp_path / "out"),
        "--cards",
        str(cards),
    ]
    told = CliRunner().invoke(generate, arguments, catch_exceptions=False).output
    assert "Asked for, and not shown by your evidence:" in told
    assert "• Kubernetes" in told
    answer = json.loads(
        CliRunner().invoke(generate, [*arguments, "--json"], catch_exceptions=False).output
    )
    (years,) = [
        one["answered_by"] for one in answer["requirements"] if one["text"].startswith("12+")
    ]
    assert years["confidence"] == "low"
    assert (
        years["notes"]
        == "Your jobs that tell of product, management add up to 3 years 4 months; asked: 12 years."
    )
    assert years["notes"] in told


@pytest.mark.parametrize(
    ("provider", "told"),
    [
        ("nobody", r"Unknown provider: nobody\. Choose one of openai, "),
        ("OpenAI", r"Missing API key for OpenAI\. Add one with `interview-app key set openai`"),
    ],
)
def test_a_provider_without_a_key_is_never_a_silent_offline_run(provider: str, told: str) -> None:
    """D13: "Unknown provider: …", "Missing API key for …", before anything is read."""
    arguments = ["-j", "not-there.txt", "-t", "Nurse", "--provider", provider]
    with pytest.raises(ProviderError, match=told):
        CliRunner().invoke(generate, arguments, catch_exceptions=False)


def test_a_provider_is_found_however_it_is_spelled() -> None:
    """D13: and a name to step in that nobody has is a slip."""

    def choices(config: TailoringConfig) -> agent_models.Choices:
        return agent_models.config_choices(config, Surroundings(data_folder()))

    for local in ("lm-studio", "lmstudio", "LM Studio", "llama.cpp", "llama-cpp", "Ollama", "vLLM"):
        assert choices(TailoringConfig().with_provider(local))
    assert not choices(TailoringConfig())
    assert not choices(TailoringConfig().with_provider("Offline"))
    assert not choices(TailoringConfig(agents={"writer": AgentConfig(provider="Offline")}))
    with pytest.raises(ProviderError, match="Unknown provider: nobody"):
        choices(TailoringConfig(fallbacks={"ollama": ("nobody",)}).with_provider("Ollama"))


def test_the_sample_config_is_the_default(tmp_path: Path) -> None:
    """D13, D15: the keys and the defaults of each agent."""
    config = load_config(resources() / "samples" / "config.yaml")
    assert (config.agent("writer").temperature, config.agent("writer").max_tokens) == (0.4, 8192)
    assert (config.agent("truth_auditor").temperature, config.agent("jd_analyst").temperature) == (
        0.0,
        0.3,
    )
    assert config.fallbacks["google"] == ("groq",)
    (tmp_path / "config.yaml").write_text("what: 1", encoding="utf-8")
    with pytest.raises(SettingsError, match="what"):
        load_config(tmp_path / "config.yaml")


def test_the_sample_config_names_the_providers_and_a_model_of_each() -> None:
    """D13: provider and model names as data that a person can edit, in step with those the app knows."""
    text = (resources() / "samples" / "config.yaml").read_text(encoding="utf-8")
    named = {
        words[1]: words[2:]
        for line in text.splitlines()
        if (words := line.split())[:1] == ["#"] and len(words) > 3
    }
    for preset in PRESETS:
        if preset.needs_key:
            assert named[preset.id][0] == preset.model
            assert [one for one in named[preset.id][1:] if one != "or"] == list(preset.variables)


def test_a_file_of_cards_that_the_config_names_stands_before_what_was_approved(
    tmp_path: Path,
) -> None:
    """D15: evidence_cards_path is no idle key for somebody who has used the app; the usual place is."""
    approved = KnowledgeCard.model_validate({**PAYSCALE[0].to_json(), "id": "approved"})
    known = Known(cards=(approved,))
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([PAYSCALE[1].to_json()]), encoding="utf-8")

    def ids(default: Path, *, named: bool) -> list[str]:
        found = evidence(
            cards=None, profile=None, known=known, default_cards=default, default_is_named=named
        )
        return [card.id for card in found.cards]

    assert ids(path, named=True) == ["p2"]
    assert ids(path, named=False) == ["approved"]
    assert ids(tmp_path / "none.json", named=True) == ["approved"]


@pytest.mark.parametrize("text", ["- a\n", "just words\n", "3\n"])
def test_a_config_that_holds_no_settings_is_a_sentence(tmp_path: Path, text: str) -> None:
    """D15: YAML that is a list or a word."""
    (tmp_path / "config.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(SettingsError, match=r"config\.yaml holds no settings"):
        load_config(tmp_path / "config.yaml")


def test_words_that_came_and_went_are_told_apart() -> None:
    """Issue 5.7: word-level changes that can be accepted or rejected line by line."""
    changes = variants.line_changes(
        [("a", "Cut waste by 30%"), ("b", "Gone")], [("a", "Cut food waste by 30%")]
    )
    assert [(one.kind, one.text.strip()) for one in changes[0].words] == [
        ("same", "Cut"),
        ("new", "food"),
        ("same", "waste by 30%"),
    ]
    assert changes[1].new is None
    assert "**food**" in variants.to_markdown(changes, title="x")


def test_a_line_that_stays_is_no_other_lines_old_wording() -> None:
    """Issue 5.7: each line is paired with its own, however many like it stand before."""
    old = [
        ("a", "Wrote a module to provision the log cluster"),
        ("b", "Wrote a module to provision the mail cluster"),
    ]
    new = [
        ("a", "Wrote a module to provision the new mail cluster"),
        ("b", "Wrote a module to provision the log cluster"),
    ]
    first, second = variants.line_changes(old, new)
    assert (first.old, second.changed) == ("Wrote a module to provision the mail cluster", False)


def test_a_variant_that_is_no_folder_of_ours_is_a_sentence(tmp_path: Path) -> None:
    """E6: exit 1 with one line."""
    with pytest.raises(PersonCanMend, match="claim_index"):
        CliRunner().invoke(
            diff, ["--variant1", str(tmp_path), "--variant2", str(tmp_path)], catch_exceptions=False
        )


def test_variants_differ_in_more_than_their_claims(tmp_path: Path) -> None:
    """E6: a skill, a certificate or a heading that only one of two résumés has is told as well."""
    claim = [
        {
            "bullet_id": "experience-acme-bullet-1",
            "bullet_text": "Served 19 customers",
            "evidence_card_ids": ["a"],
        }
    ]
    texts = {
        "one": "SKILLS\nTools: Python, SQL\n",
        "two": "SKILLS\nTools: Python\n\nCERTIFICATIONS\nWelder\n2019\n",
    }
    for name, text in texts.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "claim_index.json").write_text(json.dumps(claim), encoding="utf-8")
        page = f"Ada\n\nEXPERIENCE\nClerk, Acme\n- Served 19 customers\n\n{text}"
        (tmp_path / name / "resume.txt").write_text(page, encoding="utf-8")
    folders = ["--variant1", str(tmp_path / "one"), "--variant2", str(tmp_path / "two")]
    told = CliRunner().invoke(diff, folders, catch_exceptions=False).output
    assert "1 lines unchanged." in told
    assert "- Welder" in told
    assert "- Tools: Python, SQL" in told
    assert "Clerk" not in told
    found = json.loads(
        CliRunner().invoke(diff, [*folders, "--json"], catch_exceptions=False).stdout
    )
    assert {one.get("new") for one in found} == {
        "CERTIFICATIONS",
        "Welder",
        "2019",
        "Tools: Python",
        None,
    }


def test_generate_writes_from_what_was_approved_in_the_app(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """E5: without a file of cards the approved evidence of the data folder is what a résumé is written from."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "jd.txt").write_text(POSTING, encoding="utf-8")
    arguments = ["-j", "jd.txt", "-t", "Product Manager", "-o", "out"]
    assert CliRunner().invoke(generate, arguments).exit_code == 1, "there is nothing to write from"
    with open_store(data_folder()) as store:
        session = store.start_session().info.id
        records = tuple(
            NewRecord(data_type=DataType.KNOWLEDGE_CARD, id=one.id, data=one.to_json())
            for one in PAYSCALE
        )
        store.commit(session, Commit(records=records))
    done = CliRunner().invoke(generate, arguments)
    assert done.exit_code == 0, done.output
    (page,) = tmp_path.glob("out/*/resume.md")
    assert "75%" in page.read_text(encoding="utf-8")


def test_cards_that_were_mended_by_hand_are_kept_when_a_resume_is_parsed_again(
    tmp_path: Path,
) -> None:
    """E4: a second run loses nothing: what it would write over and is not the same stays beside it, cards and profile alike."""
    page, output = tmp_path / "resume.md", tmp_path / "cards.json"
    page.write_text(RESUME, encoding="utf-8")

    def parsed() -> str:
        done = CliRunner().invoke(
            parse, ["-f", str(page), "-o", str(output)], catch_exceptions=False
        )
        assert done.stdout.startswith("✓ Parsed ")
        assert done.stdout.endswith(f" evidence cards to {output}\n")
        return done.stderr

    assert parsed() == ""
    assert parsed() == ""
    fresh, profile = output.read_bytes(), tmp_path / "cards.profile.yaml"
    output.write_text("[]", encoding="utf-8")
    profile.write_text("meta: {name: Ada L. Example}\n", encoding="utf-8")
    told = parsed()
    for kept in ("cards.earlier.json", "cards.profile.earlier.yaml"):
        assert f"What stood there before is kept as {tmp_path / kept}." in told
    assert output.read_bytes() == fresh
    assert (tmp_path / "cards.earlier.json").read_text() == "[]"
    assert (tmp_path / "cards.profile.earlier.yaml").read_text() == "meta: {name: Ada L. Example}\n"
    output.write_text("[1]", encoding="utf-8")
    parsed()
    assert (tmp_path / "cards.earlier.json").read_text() == "[]"
    assert (tmp_path / "cards.earlier-2.json").read_text() == "[1]"
