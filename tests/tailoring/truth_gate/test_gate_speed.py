"""What keeps the truth gate fast without a clock (issue 5, speed): who is asked, and what is kept."""

import gc
from collections.abc import Iterator

import pytest

from interview_app.domain.knowledge_card import CardType, EvidenceCard
from interview_app.domain.tailoring import Severity
from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.cards.evidence import Evidence, evidence_of
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex, no_collection
from interview_app.tailoring.truth_gate.holding import hold_line, hold_words, known_words
from interview_app.tailoring.truth_gate.reading import claims
from interview_app.tailoring.truth_gate.reading.line import Line, Word

_OWN = EvidenceCard(
    id="own",
    project="Depot",
    company="Larkspur Supply",
    timeframe="2019-2022",
    role="Dispatcher",
    raw_text="Planned 40 delivery tours a week for the Larkspur depot",
)


def _others(count: int) -> tuple[EvidenceCard, ...]:
    """Cards that have no word in common with `_OWN`."""
    return tuple(
        EvidenceCard(
            id=f"other-{at}",
            project="Bakery",
            company=f"Brotzeit {at}",
            timeframe="2010-2012",
            role="Baker",
            raw_text=f"Baked rye bread with sourdough number {at + 500}",
        )
        for at in range(count)
    )


def _asked(
    index: EvidenceIndex,
    line: str,
    monkeypatch: pytest.MonkeyPatch,
    context: gate.LineContext = gate.ANYWHERE,
) -> int:
    """How often a card, or several as one, is held against the line."""
    count = 0
    hold = hold_line.hold

    def counted(*args: object, **named: object) -> hold_line.Support:
        nonlocal count
        count += 1
        return hold(*args, **named)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(hold_line, "hold", counted)
        gate.check_line(line, index, context)
    return count


@pytest.mark.parametrize(
    "line", ["Planned 40 delivery tours a week", "Planned 90 delivery tours a week"]
)
def test_cards_that_share_nothing_with_a_line_are_not_asked(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Issue 5, speed: the cost of a line does not grow with the cards that have nothing to do with it."""
    few, many = (gate.index((_OWN, *_others(count))) for count in (300, 900))
    assert gate.check_line(line, few) == gate.check_line(line, many)
    few, many = (gate.index((_OWN, *_others(count))) for count in (300, 900))
    assert 0 < _asked(many, line, monkeypatch) == _asked(few, line, monkeypatch)


def _schooled(count: int) -> tuple[EvidenceCard, ...]:
    """Certificates of as many schools, and the one that the line is about in their midst."""
    made = [
        EvidenceCard(
            id=f"school-{at}",
            project=f"Certificate {at + 500}",
            company=f"Akademie {at}",
            timeframe="2009-2010",
            role=f"Certificate {at + 500}",
            card_type=CardType.EDUCATION,
            raw_text=f"Passed the certified course number {at + 500} on rye bread",
        )
        for at in range(count)
    ]
    forklift = made[0].model_copy(
        update={
            "id": "forklift",
            "project": "Licence",
            "role": "Licence",
            "raw_text": "Certified for the forklift, with distinction",
        }
    )
    return (*made[: count // 2], forklift, *made[count // 2 :])


@pytest.mark.parametrize(
    ("line", "company"),
    [("Certified for the forklift", "Larkspur Supply"), ("Certified forklift dispatcher", None)],
)
def test_of_many_certificates_the_likeliest_are_asked(
    line: str, company: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Issue 5, speed: what was earned elsewhere is looked for among the nearest, and found there."""
    few, many = (gate.index((_OWN, *_schooled(count))) for count in (100, 300))
    context = gate.LineContext(company=company)
    assert not any(one.severity is Severity.BLOCKER for one in gate.check_line(line, many, context))
    few, many = (gate.index((_OWN, *_schooled(count))) for count in (100, 300))
    assert 0 < _asked(many, line, monkeypatch, context) <= _asked(few, line, monkeypatch, context)


def test_a_line_asked_about_again_is_not_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Issue 5, speed: a revision asks about most lines again."""
    index = gate.index((_OWN, *_others(3)))
    line = "Planned 90 delivery tours a week"
    assert _asked(index, line, monkeypatch) > 0
    assert _asked(index, line, monkeypatch) == 0


def test_a_choice_of_cards_is_made_once_and_kept() -> None:
    """Issue 5, speed: lines under one heading rest on the same cards; what was joined of them serves the next line."""
    index = gate.index((_OWN, *_others(3)))
    key = next(key for key, parts in index.by_company.items() if parts[0].cards[0].id == "own")
    pool = index.pool(companies=frozenset({key}))
    assert [part.cards[0].id for part in pool] == ["own"]
    assert index.pool(companies=frozenset({key})) is pool
    assert len(index.pool()) == 4
    assert [part.cards[0].id for part in index.pool(cited=("other-1", "own"))] == ["other-1", "own"]
    assert all((part in pool) == (part.cards[0].id == "own") for part in index.parts)


@pytest.fixture
def _searching() -> Iterator[None]:
    """Python's search for garbage turned on; tests with widgets before this one leave it off."""
    was = gc.isenabled()
    gc.enable()
    yield
    if not was:
        gc.disable()


@pytest.mark.usefixtures("_searching")
def test_the_search_for_garbage_is_left_as_it_was() -> None:
    """Issue 5, speed: it rests while cards are read in, goes on behind, and is not begun where somebody stopped it."""
    with no_collection():
        assert not gc.isenabled()
        with no_collection():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()
    with pytest.raises(ValueError, match="no card"), no_collection():
        raise ValueError("no card")
    assert gc.isenabled()


def test_the_word_that_one_card_lacked_is_asked_of_the_next_before_all_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Most cards lack what one lacks, so the next is told to lack it without a look for the words before it."""
    line = claims.read("Inspected harness webbing, shackles and carabiners")
    cards = [
        evidence_of(
            _OWN.model_copy(
                update={"id": f"lacks-{at}", "raw_text": f"Inspected harness webbing in bay {at}"}
            )
        )
        for at in range(2)
    ]
    looked_for: list[str] = []

    def counted(line: Line, word: Word, evidence: Evidence) -> bool:
        looked_for.append(word.token.low)
        return known_words.has(line, word, evidence)

    monkeypatch.setattr(hold_words, "has", counted)
    last = len(line.tokens) - 1
    for card in cards:
        looked_for.clear()
        found, _supported = hold_words.hold(line, card, 0, last, quick=True)
        assert found
    assert looked_for == ["shackles"]
    told = [one.at for one in hold_words.hold(line, cards[0], 0, last)[0]]
    assert told == sorted(told), "the person reads the objections in the order of the line"
