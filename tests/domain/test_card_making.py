"""Evidence from an approved timeline: made once, superseded and not doubled (DESIGN 6)."""

from interview_app.domain.card_making import make_cards, replaced_by, reworded, timeframe
from interview_app.domain.knowledge_card import DocumentSource, KnowledgeCard
from interview_app.domain.provenance import Provenance
from interview_app.domain.timeline import SkeletonTimeline


def timeline(*highlights: str) -> SkeletonTimeline:
    job = {
        "id": "exp-1",
        "organization": "St. Anne",
        "title": "Nurse",
        "start": "2019",
        "highlights": highlights,
    }
    return SkeletonTimeline.model_validate({"experiences": [job]})


def test_each_highlight_makes_one_card_with_its_place() -> None:
    """DESIGN 6: one card for each highlight, citing the document; the same timeline again makes the
    same cards.
    """
    place = Provenance(artifact_id="artifact-1", page=0, quote="Trained 8 nurses", confidence=0.9)
    sources = {"experiences[0].highlights[1]": place}
    first = make_cards(
        timeline("Cut errors from 12 to 3", "Trained 8 nurses"), sources=sources, existing=()
    )
    assert [card.raw_text for card in first.cards] == [
        "Cut errors from 12 to 3",
        "Trained 8 nurses",
    ]
    assert isinstance(first.cards[1].source, DocumentSource)
    assert [card.attested_by_user for card in first.cards] == [True, False]
    again = make_cards(
        timeline("Cut errors from 12 to 3", "Trained 8 nurses"), sources={}, existing=first.cards
    )
    assert again == first


def test_a_reworded_highlight_supersedes_and_a_removed_one_goes() -> None:
    """DESIGN 6: superseded, not doubled; what the person took out is evidence no more."""
    before = make_cards(
        timeline("Cut errors from 12 to 3", "Trained 8 nurses"), sources={}, existing=()
    ).cards
    after = make_cards(timeline("Cut errors from 12 to 2"), sources={}, existing=before)
    assert len(after.cards) == 1
    assert after.cards[0].supersedes == (before[0].id,)
    assert after.gone == (before[1].id,)


def test_a_deeper_card_supersedes_the_made_one_it_tells_again() -> None:
    """DESIGN 6: made cards are superseded when the person deepens them; others of the entry
    stay.
    """
    made = make_cards(
        timeline("Trained 8 nurses", "Cut errors from 12 to 3"), sources={}, existing=()
    ).cards
    deep = KnowledgeCard(
        id="card-1",
        project="Training",
        company="St. Anne",
        timeframe="2019 to present",
        role="Nurse",
        raw_text="Trained 8 nurses in the new system, because the night shift had no one who "
        "knew it.",
        entry_id="exp-1",
    )
    assert replaced_by(deep, made) == (made[0].id,)


def test_the_wording_that_a_page_prints_of_a_highlight_is_told_where_it_is_another() -> None:
    """The highlight stays as it was read; the page prints the newest wording of its family."""
    texts = timeline("Cut errors from 12 to 3", "Trained 8 nurses")
    first, second = make_cards(texts, sources={}, existing=(), at="2026-01-01").cards
    assert reworded(texts, (first, second)) == {}
    newer = first.lines[0].model_copy(
        update={"id": "line-9", "text": "Errors fell by 75 %", "approved_at": "2026-02-01"}
    )
    for_one = newer.model_copy(update={"id": "line-10", "for_posting": "p", "text": "Fewer errors"})
    first = first.model_copy(update={"lines": (*first.lines, newer, for_one)})
    assert reworded(texts, (first, second)) == {"experiences[0].highlights[0]": newer.text}


def test_timeframes_are_written_as_the_contract_has_them() -> None:
    """D1: `YYYY-YYYY` or `YYYY-MM to YYYY-MM`, the end may be present."""
    assert timeframe("2019", "2021") == "2019-2021"
    assert timeframe("2019-03", "present") == "2019-03 to present"
    assert timeframe("2019", "present") == "2019 to present"
    assert timeframe(None, "2020") == ""
    assert timeframe("2022", "2019") == "", "the end lies before the start: neither is known"
    assert timeframe("2022-03", "2022") == "2022-03 to 2022"
