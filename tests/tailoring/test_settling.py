"""Of two lines that cannot both be true one is printed, the other listed with the reason (CONTRACT D2, D11)."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from interview_app.cli.generate_command import command as generate
from interview_app.domain.knowledge_card import EvidenceCard, Scope
from interview_app.domain.tailoring import Blackboard, Trim
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.lines.contradictions import Either
from interview_app.tailoring.stages.context import Parts
from tests.tailoring.made_up import card
from tests.tailoring.test_pipeline import parts, run, start

TIME = "2015-2020"
EIGHT, TWELVE = "Led a team of 8 fitters.", "Led a team of 12 fitters."
DOCUMENT = {"kind": "document", "artifact_id": "cv", "quote": EIGHT}


def answered(*events: int) -> dict[str, object]:
    return {"attested_by_user": True, "source": {"kind": "answer", "event_ids": events}}


def fitter(card_id: str, text: str, time: str = TIME, **more: object) -> EvidenceCard:
    return card(card_id, "Acme", "Fitter", time, text, **more)


def given(*cards: EvidenceCard, german: bool = False) -> Parts:
    # A third line that nobody contradicts, so that the post is never without one.
    third = "Baute in 40 Häusern Kessel ein." if german else "Fitted boilers in 40 houses a year."
    cards = (fitter("plain", third), *cards)
    return parts(cards=cards, career=career_from_cards(cards))


def printed(board: Blackboard) -> set[str]:
    assert board.draft is not None
    return {one.text for one in board.draft.document.bullets()}


def trim_of(board: Blackboard) -> Trim:
    (trim,) = board.trims
    return trim


@pytest.mark.parametrize(
    ("first", "second", "stays", "why"),
    [
        ({}, {}, TWELVE, "it was taken in later"),
        ({"source": DOCUMENT}, {}, EIGHT, "it has its place in a document"),
        (answered(3), {"source": DOCUMENT}, EIGHT, "you told it yourself"),
        (answered(9), answered(4), EIGHT, "you told it later"),
        (answered(4), answered(9), TWELVE, "you told it later"),
    ],
)
def test_the_stronger_one_is_printed_and_the_other_listed(
    first: dict[str, object], second: dict[str, object], stays: str, why: str
) -> None:
    """A résumé with a team of 8 in one line and of 12 in the next is believed in neither."""
    board = run(given(fitter("a", EIGHT, **first), fitter("b", TWELVE, **second)))
    goes = EIGHT if stays == TWELVE else TWELVE
    lines = printed(board)
    assert stays in lines
    assert goes not in lines
    trim = trim_of(board)
    assert trim.text == goes
    assert (
        trim.instead_of in {one.bullet_id for one in board.draft.document.bullets()}
        if board.draft
        else False
    )
    assert why in trim.reason
    assert board.audit_report is not None
    assert board.audit_report.passed
    assert any(goes in one and why in one for one in board.audit_report.inconsistencies)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Cut rework from 9% to 2%.", "Cut rework from 8% to 2%."),
        ("Leitete ein Team von 8 Monteuren.", "Leitete ein Team von zwölf Monteuren."),
        ("Ausbildung von 3 Lehrlingen.", "Ausbildung von 5 Lehrlingen."),
        ("Led a team of eight fitters in 2016.", "Led a team of 12 fitters in 2016."),
    ],
)
def test_never_both(one: str, other: str) -> None:
    """The same words and dates with other numbers, in whatever notation and language."""
    cards = fitter("a", one), fitter("b", other)
    board = run(given(*cards, german=one.startswith(("Leitete", "Ausbildung"))))
    assert trim_of(board).text == one


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Led a team of 8 fitters.", "Led a team of 12 welders."),
        ("Led a team of 8 on the plant move.", "Led a team of 12 in the shutdown."),
        ("Led a team of 8 in 2016.", "Led a team of 12 in 2018."),
        ("Led a team of 8 fitters.", "Grew the team from 3 to 12 fitters."),
        ("Led a team of 8 fitters.", "Managed a team of 12 fitters."),
        ("Fitted 40 pumps.", "Repaired 60 pumps."),
        ("Fitted 40 pumps a year.", "Fitted forty pumps a year."),
    ],
)
def test_what_can_both_be_true_is_printed(one: str, other: str) -> None:
    """Other people, another occasion, year or deed: nothing is guessed from other words."""
    board = run(given(fitter("a", one), fitter("b", other)))
    assert not board.trims
    assert {one, other} <= printed(board)


def test_two_team_sizes_of_one_post_are_told_and_take_no_line_away() -> None:
    """The cards give one post two sizes at one time: the person is told, and decides."""
    one = fitter("a", "Led a team of 8 on the plant move.", scope=Scope(team_size=8))
    other = fitter("b", "Led a team of 12 in the shutdown.", scope=Scope(team_size=12))
    board = run(given(one, other))
    assert not board.trims
    assert any("different team sizes: 8, 12" in one for one in board.audit_report.inconsistencies)


def test_what_the_person_chose_holds_when_the_draft_is_written_again() -> None:
    """The choice is the person's, and they make it once."""
    evidence = given(fitter("a", EIGHT), fitter("b", TWELVE, **answered(9)))
    board = run(evidence, start(chosen_lines=(EIGHT,)))
    assert trim_of(board).text == TWELVE
    assert "you chose it" in trim_of(board).reason


def test_of_a_post_with_two_times_one_heading_is_printed() -> None:
    """Cards alone: "Fitter, Acme" stood there twice, 2015 to 2020 and 2015 to 2022."""
    cards = (
        fitter("a", "Fitted boilers.", "2015-2020"),
        fitter("b", "Drew plans.", "2015-2022", **answered(2)),
    )
    (job,) = career_from_cards(cards).timeline.experiences
    assert (job.start, job.end) == ("2015", "2022")
    assert set(job.highlights) == {"Fitted boilers.", "Drew plans."}
    again = (fitter("a", "Fitted boilers.", "2010-2012"), fitter("b", "Drew plans.", "2015-2022"))
    assert len(career_from_cards(again).timeline.experiences) == 2, "who came back has two stays"


SIX = "Led a team of 6 fitters."


@pytest.mark.parametrize(
    ("answers", "stays", "reason"),
    [
        ([True], EIGHT, "you chose it"),
        ([False], TWELVE, "you chose it"),
        ([None], TWELVE, "it was taken in later"),
    ],
)
def test_who_is_there_is_asked_which_one_is_printed(
    answers: list[bool | None], stays: str, reason: str
) -> None:
    """E5, D2: each pair is asked once, with the reason for the line that would be printed; what is chosen stays."""
    asked: list[Either] = []
    left = iter(answers)

    async def ask_which(either: Either) -> bool | None:
        asked.append(either)
        return next(left, None)

    cards = given(fitter("one", EIGHT), fitter("other", TWELVE))
    board = run(replace(cards, ask_which=ask_which), start())
    assert stays in printed(board)
    assert reason in trim_of(board).reason
    assert (asked[0].printed, asked[0].other) == (TWELVE, EIGHT)
    assert "taken in later" in asked[0].why
    assert len(asked) == 1


def test_three_lines_of_which_one_can_be_true_are_asked_until_one_is_chosen() -> None:
    """E5, D2: who takes the second line over the first is asked no more of the first; one of the three is printed."""
    asked: list[Either] = []

    async def ask_which(either: Either) -> bool | None:
        asked.append(either)
        return True

    cards = given(fitter("one", EIGHT), fitter("other", TWELVE), fitter("third", SIX))
    board = run(replace(cards, ask_which=ask_which), start())
    sizes = {EIGHT, TWELVE, SIX}
    assert printed(board) & sizes == {asked[-1].other}
    assert len(board.trims) == 2


def test_the_command_asks_which_one_is_printed(tmp_path: Path) -> None:
    """E5: `generate --interactive` takes the number of a line; the end of the answers leaves the choice to the evidence."""
    cards = given(fitter("one", EIGHT), fitter("other", TWELVE)).cards
    (tmp_path / "jd.txt").write_text(
        "Fitter\n\nMust have\n- Fitted boilers in 40 houses a year\n", encoding="utf-8"
    )
    (tmp_path / "cards.json").write_text(
        json.dumps([one.to_json() for one in cards]), encoding="utf-8"
    )
    files = [
        "-j",
        str(tmp_path / "jd.txt"),
        "--cards",
        str(tmp_path / "cards.json"),
        "-t",
        "Fitter",
        "--interactive",
    ]
    for typed, stays in (("2\n", EIGHT), ("", TWELVE)):
        out = tmp_path / f"out-{len(typed)}"
        arguments = [*files, "-o", str(out), "--data-dir", str(tmp_path / "data")]
        done = CliRunner().invoke(generate, arguments, input=typed, catch_exceptions=False)
        assert done.exit_code == 0
        assert "These two lines cannot both be true:" in done.output
        (folder,) = out.iterdir()
        text = (folder / "resume.txt").read_text(encoding="utf-8")
        assert [size in text for size in (EIGHT, TWELVE)] == [
            stays == EIGHT,
            stays == TWELVE,
        ]
