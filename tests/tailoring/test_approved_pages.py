"""From approved cards to every format: each printed line is an approved one, word for word, and what is not printed is listed (NEXT 1, 3)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.llm.server import ModelServer
from tests.tailoring.approved import CLERK, PEOPLE, WAITER, Files, lines_of, texts
from tests.use_cases.test_tailoring_models import Agents

BAD = {
    "Waiter": (
        "Planned the wedding",
        "Managed the till of the house",
        "Won competitions",
        "Led the service of the wedding guests",
    ),
    "Kranführer": ("30 Wandelemente am Tag versetzt, 14 Monate lang", "14 Monate lang den Bau geleitet"),
    "Forwarding clerk": (
        "Less traffic that year. in 2021 about 1,100: had to look",
        "Noticed at the gate",
        "Cleared about 2,440 containers in 2020 and 2021",
    ),
}  # fmt: skip


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with ModelServer(repeat=True) as running:
        yield running


@pytest.fixture
def agents(server: ModelServer, monkeypatch: pytest.MonkeyPatch) -> Agents:
    """A scripted model behind a real endpoint; a test sets what its writer answers."""
    monkeypatch.setenv("OPENAI_BASE_URL", server.base_url)
    monkeypatch.setenv("OPENAI_MODEL", "m")
    analyst = {"requirements": []}
    return Agents(server, jd_analyst=analyst)


WITH_MODEL = ("--provider", "other", "--yes")


def job(files: Files) -> str:
    """The id of the only job of a file's cards."""
    answer = files.report("claim_index.json")
    assert answer
    from interview_app.domain.knowledge_card import EvidenceCard
    from interview_app.tailoring.lines.career_from_cards import career_from_cards

    cards = tuple(EvidenceCard.model_validate(one) for one in files.cards)
    return career_from_cards(cards).timeline.experiences[0].id


def whole(files: Files) -> None:
    """Every claim stands word for word in every format, and is an approved line of the file."""
    claims, approved = files.claims(), lines_of(files.cards)
    assert claims
    assert set(claims) <= approved
    for format, text in texts(files.newest).items():
        for claim in claims:
            assert claim in text, (format, claim)
    assert set(claims) | set(files.left_out()) >= approved


@pytest.mark.parametrize("title", list(PEOPLE))
def test_offline_every_format_prints_approved_lines_and_no_other(
    title: str, tmp_path: Path
) -> None:
    """NEXT 1: the bad lines that were printed there cannot come about."""
    files = Files(tmp_path, PEOPLE[title], title)
    files()
    whole(files)
    assert set(files.claims()) == lines_of(files.cards)
    for format, text in texts(files.newest).items():
        for bad in BAD[title]:
            assert bad not in text, (format, bad)
    assert files.report("audit_report.json")["passed"]


@pytest.mark.parametrize("title", list(PEOPLE))
def test_a_model_that_suggests_them_gets_none_of_them_printed(
    title: str, tmp_path: Path, agents: Agents
) -> None:
    """NEXT 3, 5: open or refused, a suggestion is on no page, and the run ends COMPLETE."""
    files = Files(tmp_path, PEOPLE[title], title)
    files("--batch")
    before = files.claims()
    agents.answers["writer"] = {"bullet_overrides": {job(files): list(BAD[title])}}
    files("--batch", *WITH_MODEL)
    whole(files)
    assert sorted(files.claims()) == sorted(before)
    for format, text in texts(files.newest).items():
        for bad in BAD[title]:
            assert bad not in text, (format, bad)
    proposals = files.report("proposals.json")
    assert {one["text"] for one in proposals} == set(BAD[title])
    assert {one["state"] for one in proposals} <= {"open", "refused"}
    page = (files.newest / "proposals.md").read_text(encoding="utf-8")
    assert all(bad in page for bad in BAD[title])


def test_the_story_without_a_line_is_told_and_not_printed(tmp_path: Path) -> None:
    """NEXT 3: a card of the app without a line prints nothing, and stands under Left out."""
    files = Files(tmp_path, WAITER, "Waiter")
    files.cards[2]["lines"] = [
        {"text": "Counted the till", "changed": {"field": "x", "was": "€40"}}
    ]
    done = files()
    assert files.left_out() == {"Counted the till": "changed"}
    assert "Changed since you approved it: “€40” is no longer there" in done.output
    assert "Counted the till" not in texts(files.newest)["txt"]


def test_a_file_of_somebody_else_without_lines_has_its_own_sentences(tmp_path: Path) -> None:
    """NEXT 5: where cards have no lines, a whole sentence counts as one; none is cut or joined."""
    files = Files(tmp_path, CLERK, "Forwarding clerk")
    for card in files.cards:
        del card["lines"]
    files()
    claims = files.claims()
    said = " ".join(card["raw_text"] for card in files.cards)
    assert "I cleared 1,340 containers in 2020." in claims
    assert all(claim in said for claim in claims)
    for text in texts(files.newest).values():
        assert all(claim in text for claim in claims)


@pytest.mark.parametrize(
    ("change", "old"),
    [
        ({"raw_text": "I cleared 900 containers in 2020."}, "1,340"),
        ({"timeframe": "2021-2023", "raw_text": "I cleared 1,340 containers."}, "2020"),
    ],
    ids=["a number of a card", "the date of a job"],
)
def test_changed_evidence_prints_its_old_value_nowhere(
    change: dict[str, Any], old: str, tmp_path: Path
) -> None:
    """NEXT 3: a line does not outlive its evidence; the line waits, with what it says."""
    files = Files(tmp_path, CLERK, "Forwarding clerk")
    files()
    assert all(old in text for text in texts(files.newest).values())
    files.cards[0].update(change)
    done = files()
    for format, text in texts(files.newest).items():
        assert old not in text, format
    line = CLERK[0]["lines"][0]
    assert files.left_out()[line] == "refused"
    assert f"• {line}" in done.output


def test_a_card_that_was_taken_back_is_on_no_page(tmp_path: Path) -> None:
    """NEXT 3: nor what another card's line took of it."""
    files = Files(tmp_path, CLERK, "Forwarding clerk")
    files.cards[1]["lines"] = [
        CLERK[1]["lines"][0], "Held a lorry at the gate and cleared 1,340 containers in 2020"
    ]  # fmt: skip
    files()
    assert len([one for one in files.claims() if "1,340" in one]) == 2
    del files.cards[0]
    files()
    for format, text in texts(files.newest).items():
        assert "1,340" not in text, format
    assert files.left_out()[files.cards[1]["lines"][1]] == "refused"


NEW = "Wore white gloves and served wines at the growers' competitions twice a year"


def suggesting(files: Files, agents: Agents, *texts: str) -> str:
    """A file that was read once, and a writer that suggests these in place of the wines."""
    from interview_app.domain.lines import line_id

    files.cards[1]["lines"] = [
        {"id": line_id("wines", WAITER[1]["lines"][0]), "text": WAITER[1]["lines"][0],
         "family": "wines", "cites": ["wines"], "approved_at": "2026-01-01T00:00:00+00:00"}
    ]  # fmt: skip
    files("--batch")
    old = files.cards[1]["lines"][0]
    given = [{"text": text, "replaces": [old["id"]]} for text in texts]
    agents.answers["writer"] = {"bullet_overrides": {job(files): given}}
    return str(old["text"])


def test_a_wording_that_is_accepted_is_kept_in_the_file_and_not_asked_again(
    tmp_path: Path, agents: Agents
) -> None:
    """NEXT 3: `--interactive` shows it beside what it replaces; the file gets the line and nothing else."""
    files = Files(tmp_path, WAITER, "Waiter")
    old = suggesting(files, agents, NEW)
    done = files.again("--interactive", *WITH_MODEL, typed="\n" * 3 + "y\n")
    shown = done.output
    assert f"Now:       {old}" in shown
    assert f"Suggested: {NEW}" in shown
    assert "Not in your own words: “Wore”, “white”, “gloves”" in shown
    assert NEW in files.claims()
    assert old not in files.claims()
