"""From approved cards to every format: each printed line is an approved one, word for word, and what is not printed is listed (NEXT 1, 3)."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.lines import line_id
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from tests.llm.server import Answer, ModelServer, Received, refused
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


class Chatting(Agents):
    """A model that speaks the Chat wire alone."""

    def answer(self, received: Received) -> Answer:
        return refused(404) if received.path.endswith("/responses") else super().answer(received)


@pytest.fixture
def agents(server: ModelServer, monkeypatch: pytest.MonkeyPatch) -> Agents:
    """A scripted model behind a real endpoint; a test sets what its writer answers."""
    monkeypatch.setenv("OPENAI_BASE_URL", server.base_url)
    monkeypatch.setenv("OPENAI_MODEL", "m")
    return Chatting(server, jd_analyst="no")


WITH_MODEL = ("--provider", "other", "--yes")


def job(files: Files) -> str:
    """The id of the only job of a file's cards."""
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


def test_a_story_without_a_line_is_told_and_not_printed(files: Files) -> None:
    """NEXT 3: a card of the app without a line prints nothing, and stands under Left out."""
    done = files()
    assert files.left_out() == {WAITER[2]["raw_text"]: "no_line"}
    assert "Left out (Not yet put into a sentence):\n  • The till was short by €40" in done.output
    assert "€40" not in texts(files.newest)["txt"]


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
    assert files.left_out()[files.cards[0]["lines"][1]] == "refused"


OLD = WAITER[1]["lines"][0]
NEW = "Wore white gloves and served wines at the growers' competitions twice a year"
LIE = "Served 900 wines at the growers' competitions"


def suggesting(files: Files, agents: Agents, *given: str) -> None:
    """A writer that suggests these in place of the line about the wines."""
    id = line_id("wines", OLD)
    files.write()
    wordings = [{"text": text, "replaces": [id]} for text in given]
    agents.answers["writer"] = {"bullet_overrides": {job(files): wordings}}


def lines_in_file(files: Files) -> list[list[str]]:
    cards = json.loads(files.cards_file.read_text(encoding="utf-8"))
    return [
        [one if isinstance(one, str) else one["text"] for one in card["lines"]] for card in cards
    ]


@pytest.fixture
def files(tmp_path: Path) -> Files:
    return Files(tmp_path, WAITER, "Waiter")


def test_a_wording_that_is_accepted_is_kept_in_the_file_and_not_asked_again(
    files: Files, agents: Agents
) -> None:
    """NEXT 3: `--interactive` shows it beside what it replaces; the file gets the line and nothing else."""
    suggesting(files, agents, NEW)
    before = json.loads(files.cards_file.read_text(encoding="utf-8"))
    done = files.again("--interactive", *WITH_MODEL, typed=gaps_skipped(files) + "y\n")
    assert f"Now:       {OLD}" in done.output
    assert f"Suggested: {NEW}" in done.output
    assert "“gloves”" in done.output
    assert NEW in files.claims()
    assert OLD not in files.claims()
    after = json.loads(files.cards_file.read_text(encoding="utf-8"))
    before[1]["lines"] = [NEW]
    assert after == before, "nothing else of the file changes"
    done = files.again("--interactive", *WITH_MODEL, typed=gaps_skipped(files))
    assert "Suggested:" not in done.output
    assert NEW in files.claims()
    assert OLD not in files.claims()


def gaps_skipped(files: Files) -> str:
    """What leaves every question about a gap, so that the next one is about a suggestion."""
    asked = json.loads(files.again("--batch", "--json").stdout)["requirements"]
    return "\n" * sum(one["answered_by"]["confidence"] == "low" for one in asked)


@pytest.mark.parametrize(
    ("typed", "prints", "state", "kept"),
    [
        ("n\n", OLD, "rejected", []),
        ("q\n", OLD, "open", []),
        ("", OLD, "open", []),
        ("Poured wines for the growers' juries\n", "Poured wines for the growers' juries", "accepted",
         ["Poured wines for the growers' juries"]),
        ("ja\nn\nn\n", OLD, "rejected", []),
        ("Poured 900 wines\nn\nn\n", OLD, "rejected", []),
    ],
    ids=["no", "no more", "the end of the answers", "their own words", "one word",
         "their own words taken back"],
)  # fmt: skip
def test_what_the_person_says_to_a_suggestion(
    typed: str, prints: str, state: str, kept: list[str], files: Files, agents: Agents
) -> None:
    """E5: y, n, their own words, or q; what is not accepted changes no file."""
    suggesting(files, agents, NEW)
    files.again("--interactive", *WITH_MODEL, typed=gaps_skipped(files) + typed)
    assert prints in files.claims()
    assert NEW not in files.claims()
    assert [one["state"] for one in files.report("proposals.json")] == [state]
    assert lines_in_file(files)[1] == (kept or [OLD])


def test_what_the_person_says_is_true_is_kept_as_their_own_word(
    files: Files, agents: Agents
) -> None:
    """NEXT 3: words that the check refuses print once the person said so, in the next run too."""
    own = "Poured 900 wines for the growers' juries"
    suggesting(files, agents, NEW)
    done = files.again("--interactive", *WITH_MODEL, typed=gaps_skipped(files) + f"{own}\ny\n")
    assert "Nothing you approved here has the figure “900”." in done.output
    assert own in files.claims()
    assert OLD not in files.claims()
    cards = json.loads(files.cards_file.read_text(encoding="utf-8"))
    assert len(cards) == len(WAITER) + 1
    assert (cards[-1]["raw_text"], cards[-1]["attested_by_user"]) == (own, True)
    files.again("--batch", *WITH_MODEL)
    assert own in files.claims()
    assert OLD not in files.claims()
    assert set(files.claims()) >= {WAITER[0]["lines"][0]}, "the other cards are still of the job"


def test_a_batch_prints_approved_lines_and_tells_of_the_rest(files: Files, agents: Agents) -> None:
    """E5, NEXT 3: nothing is asked; the suggestion stands in proposals.json and proposals.md."""
    suggesting(files, agents, NEW, LIE)
    done = files.again("--batch", *WITH_MODEL)
    assert "1 suggested wording was not looked at" in done.output
    assert f"Not used: {LIE} (" in done.output
    assert files.report("audit_report.json")["passed"]
    assert lines_in_file(files)[1] == [OLD]
    assert OLD in files.claims()
    assert {one["text"]: one["state"] for one in files.report("proposals.json")} == {
        NEW: "open", LIE: "refused"
    }  # fmt: skip
    assert agents.asked.count("writer") == 4, "a refused one is mended three times at most"


def test_accepted_unread_prints_once_and_is_on_no_card(files: Files, agents: Agents) -> None:
    """NEXT 3: the first line of the output says how many; exit 0, not passed, the file as it was."""
    suggesting(files, agents, NEW, LIE)
    before = files.cards_file.read_bytes()
    done = files.again("--batch", "--accept-checked", *WITH_MODEL)
    assert done.stdout.splitlines()[0] == (
        "! 1 line was accepted unread: nobody has looked at it yet."
    )
    assert files.cards_file.read_bytes() == before
    assert NEW in files.claims()
    assert LIE not in files.claims()
    report = files.report("audit_report.json")
    assert not report["passed"]
    assert [
        (one["bullet_text"], "unread" in one["violation"]) for one in report["truth_violations"]
    ] == [(NEW, True)]
    for format, text in texts(files.newest).items():
        assert NEW in text, format
        assert OLD not in text, format
    files.again("--batch", *WITH_MODEL)
    assert OLD in files.claims(), "for that run only"


def test_json_never_asks(files: Files, agents: Agents) -> None:
    """NEXT 3: `--json` is for programs, whatever else is said."""
    suggesting(files, agents, NEW)
    done = files.again("--interactive", "--json", *WITH_MODEL, typed="y\n" * 9)
    answer = json.loads(done.stdout)
    assert [one["state"] for one in answer["proposals"]] == ["open"]
    assert answer["passed"]
    assert "Use it?" not in done.output
    assert lines_in_file(files)[1] == [OLD]


@pytest.mark.parametrize(
    "given",
    [[], [OLD], [f"• {OLD}."]],
    ids=["nothing", "the same", "the same with a bullet sign and a point"],
)
def test_a_model_that_suggests_nothing_new_changes_nothing(
    given: list[str], files: Files, agents: Agents
) -> None:
    """Issue 24, bad input: the page is the approved one, after one request."""
    suggesting(files, agents, *given)
    files.again("--batch", *WITH_MODEL)
    assert files.report("proposals.json") == []
    assert set(files.claims()) == {WAITER[0]["lines"][0], OLD}
    assert agents.asked.count("writer") == 1
