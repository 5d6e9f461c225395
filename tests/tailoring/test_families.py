"""Families of lines on a page: one wording of each, everything else under Left out with its reason (NEXT 3)."""

from collections.abc import Sequence

import pytest

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.lines import Line, LineChange, posting_key, used_everywhere
from interview_app.domain.proposals import ProposalState
from interview_app.domain.tailoring import Blackboard, Inputs
from interview_app.errors import SelectionError
from interview_app.tailoring.lines import voice
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.lines.choosing import Material, chosen_lines
from interview_app.tailoring.stages.agents import Models
from interview_app.tailoring.stages.context import Accepted, Decision
from tests.scripted_model import ScriptedModel
from tests.tailoring.test_pipeline import JOB, parts, printed, run, says

HERE = "Baker\n\nMust have\n- Baking of bread\n- Leading of apprentices\n"
ELSEWHERE = HERE.replace("apprentices", "a shop")
POSTING = posting_key(HERE)


def line(id: str, text: str, family: str = "", **more: object) -> Line:
    data = {"id": id, "family": family or id, "text": text, "cites": ("c1",), **more}
    return Line.model_validate(data)


def card(*lines: Line, id: str = "c1", **more: object) -> EvidenceCard:
    told = " ".join(one.text for one in lines) or "The oven broke on Easter Saturday."
    data = {
        "id": id,
        "company": "Hearth Bakery",
        "role": "Baker",
        "timeframe": "2015-2020",
        "raw_text": told,
        **more,
    }
    return EvidenceCard.model_validate(data).model_copy(update={"lines": lines})


def page(*cards: EvidenceCard, posting: str = HERE, **more: object) -> Blackboard:
    board = Blackboard(inputs=Inputs(job_description=posting, target_title="Baker"), **more)
    return run(parts(cards=cards, career=career_from_cards(cards)), board)


def left_out(board: Blackboard) -> dict[str, str]:
    return {one.text: one.kind for one in board.trims}


PLAIN = line("a", "Baked 900 loaves a night.", approved_at="2026-01-01")
NEWER = line("b", "Baked 900 loaves every night.", "a", approved_at="2026-01-02")
FOR_HERE = line(
    "c", "Baked 900 loaves a night by hand.", "a", approved_at="2026-01-01", for_posting=POSTING
)


@pytest.mark.parametrize(
    ("wordings", "posting", "prints"),
    [
        ((PLAIN, NEWER), HERE, NEWER),
        ((NEWER, PLAIN), HERE, NEWER),
        ((PLAIN, NEWER, FOR_HERE), HERE, FOR_HERE),
        ((PLAIN, NEWER, FOR_HERE), ELSEWHERE, NEWER),
        ((FOR_HERE,), ELSEWHERE, FOR_HERE),
    ],
    ids=["the newest", "by its time", "for this posting", "for another one", "only for another"],
)
def test_a_page_prints_one_wording_of_a_family(
    wordings: Sequence[Line], posting: str, prints: Line
) -> None:
    """NEXT 3: the newest for this posting, else the newest for none; a fact is never lost for its wording."""
    board = page(card(*wordings), posting=posting)
    assert printed(board) == [prints.text]
    assert board.audit_report.passed


def test_a_figure_that_only_the_older_wording_has_is_told() -> None:
    """A story's line took the place of a document's, and what that told besides was nowhere: not on
    the page, and not left out.
    """
    old = line("a", "Led 64 flats, a budget of 480,000.", approved_at="2026-01-01")
    new = line("b", "Cut 40 faults to 9.", "a", approved_at="2026-01-02", replaces=("a",))
    board = page(card(old, new))
    (trim,) = board.trims
    assert (trim.text, trim.kind, trim.replaced_by) == (old.text, "another_wording", new.text)
    assert page(card(PLAIN, NEWER)).trims == (), "the same figures in other words"
    elsewhere = line("c", "Cut 41 faults.", "a", approved_at="2026-01-01", for_posting="x")
    assert page(card(new, elsewhere)).trims == ()


def test_without_a_posting_lines_keep_the_order_of_the_document() -> None:
    """Only a posting orders lines: a figure is no reason to print the second line first."""
    told = (line("a", "Led the night shift."), line("b", "Baked 900 loaves a night."))
    career, cards = career_from_cards([card(*told)]), (card(*told),)
    for posting, prints in ((None, ["a", "b"]), (POSTING, ["b", "a"])):
        material = Material(career=career, cards=cards, posting=posting)
        assert [one.id for one in chosen_lines(cards, material, most=None).lines] == prints
    pinned = chosen_lines(cards, Material(career=career, cards=cards), most=None, pinned=["b"])
    assert [one.id for one in pinned.lines] == ["b", "a"]


def test_use_everywhere_makes_it_the_one_for_every_posting() -> None:
    """NEXT 3: it clears `for_posting`, and the older wordings stay."""
    lines = used_everywhere((PLAIN, NEWER, FOR_HERE), "c", owner="c1", at="2026-01-03")
    for posting in (HERE, ELSEWHERE):
        assert printed(page(card(*lines), posting=posting)) == [FOR_HERE.text]
    assert {PLAIN.text, NEWER.text} < {one.text for one in lines}


def test_a_merged_wording_covers_what_it_replaces() -> None:
    """NEXT 3: two facts in one line; neither of them prints beside it, and both are listed."""
    other = line("d", "Trained 4 apprentices.", approved_at="2026-01-01", cites=("c2",))
    merged = line(
        "e",
        "Baked 900 loaves a night and trained 4 apprentices.",
        "a",
        approved_at="2026-01-02",
        replaces=("a", "d"),
        cites=("c1", "c2"),
    )
    board = page(card(PLAIN, merged), card(other, id="c2"))
    assert printed(board) == [merged.text]
    assert left_out(board) == {other.text: "another_wording"}


TOWNS = (
    "Skipton", "Otley", "Ilkley", "Settle", "Ripon", "Selby", "Whitby", "Malton", "Thirsk", "Yarm",
)  # fmt: skip


def test_left_out_has_every_family_and_every_card_without_a_line() -> None:
    """NEXT 3: printed or listed with the reason; nothing is lost in between."""
    many = [
        card(line(f"m{n}", f"Baked the bread of {town}.", cites=(f"k{n}",)), id=f"k{n}")
        for n, town in enumerate(TOWNS)
    ]
    held = line("h", "Sold 300 cakes.", changed=LineChange(field="x", was="300", now="200"))
    german = line("g", "Sauerteig für zwölf Filialen geführt und angesetzt.", language="de")
    out = line("o", "Mended the oven.")
    cards = (*many, card(held, german, out), card(id="no-line"))
    board = page(*cards, taken_out=("o",))
    listed, kinds = {one.text for one in board.trims}, left_out(board)
    assert set(printed(board)).isdisjoint(listed)
    assert set(printed(board)) | listed == {
        *(one.text for each in cards for one in each.lines),
        "The oven broke on Easter Saturday.",
    }
    assert kinds[held.text] == "changed"
    assert kinds[german.text] == "other_language"
    assert kinds[out.text] == "taken_out"
    assert kinds["The oven broke on Easter Saturday."] == "no_line"
    assert len(printed(board)) == 8, "lines at most for the newest job"
    assert sum(kind == "no_room" for kind in kinds.values()) == len(TOWNS) - 8
    assert all(one.reason for one in board.trims)


def test_lines_of_another_language_print_when_the_person_says_so() -> None:
    """NEXT 3: once, for this page."""
    german = line("g", "Sauerteig für zwölf Filialen geführt und angesetzt.")
    cards = (card(PLAIN, german),)
    assert left_out(page(*cards)) == {german.text: "other_language"}
    board = page(*cards, any_language=True)
    assert sorted(printed(board)) == sorted([PLAIN.text, german.text])
    assert board.audit_report.passed


def test_a_line_of_600_characters_prints_whole() -> None:
    """Issue 24, bad input: an approved line prints as it is, with a quiet mark."""
    long = "Baked " + "bread for the market and the school, " * 16
    board = page(card(line("l", f"{long.rstrip(' ,')}.")))
    (text,) = printed(board)
    assert len(text) >= 590
    assert [one.mark for one in voice.marks_of(text)] == [voice.Mark.LONG]
    assert board.audit_report.passed


def test_the_same_line_on_two_cards_of_a_job_is_one_family() -> None:
    """Issue 24, bad input: it prints once."""
    again = line("a2", PLAIN.text, "a", cites=("c2",))
    board = page(card(PLAIN), card(again, id="c2"))
    assert printed(board) == [PLAIN.text]


def suggested(answer: dict[str, object], *, times: int = 1, **more: object) -> Blackboard:
    model = ScriptedModel([says(answer)] * times)
    return run(parts(models=Models({"writer": [model]}), **more))


def test_another_persons_employer_is_marked_and_printed_nowhere() -> None:
    """Issue 24, bad input: the check has no list of names; a name the evidence lacks is shown to the person."""
    alone = run(parts())
    board = suggested({"bullet_overrides": {JOB: ["Owned the roadmap of Google Maps"]}})
    (proposal,) = board.proposals
    assert {"Google", "Maps"} <= set(proposal.marked)
    assert printed(board) == printed(alone)


def test_an_entry_that_is_not_there_gets_no_line() -> None:
    """C3: three answers for somebody else's entry are one sentence."""
    with pytest.raises(SelectionError, match="Unknown bullet_overrides id: 'exp-of-another'"):
        suggested({"bullet_overrides": {"exp-of-another": ["Led Google Maps"]}}, times=3)


def test_a_line_that_was_changed_meanwhile_is_not_replaced() -> None:
    """Issue 24, bad input: what the suggestion would replace is gone; it is open and replaces nothing."""
    board = suggested(
        {"bullet_overrides": {JOB: [{"text": "Steered the roadmap", "replaces": ["line-gone"]}]}}
    )
    (proposal,) = board.proposals
    assert (proposal.replaces, proposal.state) == ((), ProposalState.OPEN)


def test_an_accepted_wording_that_replaces_nothing_is_a_fact_of_its_own() -> None:
    """NEXT 3: a bare string replaces nothing until the person says what."""

    async def yes(proposal: object, _replaced: object, _cards: object, _check: object) -> Decision:
        return Decision(text=proposal.text)  # type: ignore[attr-defined]

    kept: list[Accepted] = []

    async def keep(accepted: Accepted) -> None:
        kept.append(accepted)

    new = "Steered the product roadmap"
    board = suggested({"bullet_overrides": {JOB: [new]}}, ask_proposal=yes, keep_wording=keep)
    assert new in printed(board)
    assert set(printed(run(parts()))) < set(printed(board))
    (accepted,) = kept
    assert accepted.card is not None
    own = next(one for one in accepted.card.lines if one.text == new)
    assert own.family == own.id


def test_a_wording_stands_where_the_words_of_its_job_stood() -> None:
    """A story that takes a line's place comes last among the cards, and a job's summary too."""
    first, last = line("x", "Opened a second shop"), line("z", "Ran the bakery of a village.")
    taken = card(PLAIN, NEWER, id="c9")
    material = Material(career=career_from_cards(()), cards=())
    said = (last.text, PLAIN.text, first.text)
    chosen = chosen_lines([card(first), taken, card(last)], material, most=None, said=said)
    assert [one.text for one in chosen.lines] == [last.text, NEWER.text, first.text]
