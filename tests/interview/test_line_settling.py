"""What a new version of a card changes under lines that rest on it."""

from interview_app.domain.known import Known
from interview_app.domain.lines import Line
from interview_app.interview.line_settling import changes_of, to_review
from tests.check.made_up import card

OLD = card("old", "I milked 84 cows.", lines=("Milked 84 cows",))
OTHER = card("other", "I mended gates.")


def heir(*supersedes: str) -> object:
    """A card that tells it anew."""
    return card("heir", "I milked 90 cows.").model_copy(update={"supersedes": supersedes})


def test_what_a_superseded_card_said_must_be_found_in_its_heir() -> None:
    """Whatever else the heir takes the place of."""
    found = changes_of(Known(cards=(OLD, OTHER)), [heir("other", "gone", "old")]).by_card
    assert list(found) == ["heir"]
    assert [(one.was, one.now) for one in found["heir"]] == [
        ("I mended gates.", "I milked 90 cows."),
        ("I milked 84 cows.", "I milked 90 cows."),
    ]


def test_a_card_that_takes_no_place_changes_nothing() -> None:
    """Nor does one that names itself, or a card that is not there."""
    known = Known(cards=(OLD,))
    assert changes_of(known, [heir()]).by_card == {}
    assert changes_of(known, [heir("heir", "gone")]).by_card == {}


def test_one_line_that_is_offered_for_one_fact_is_another_wording_of_it() -> None:
    """With two facts, or two lines, they stand beside each other."""
    new = card("old", "I milked 84 cows.", lines=("Milked a herd of 84",))
    alone = to_review(new, OLD, ()).lines
    assert [(one.id, one.text) for one in alone] == [("old-0", "Milked a herd of 84")]
    fed = card("fed", "I fed them.", lines=("Fed 84 cows",))
    two = to_review(new, OLD, [fed]).lines
    assert [one.text for one in two] == ["Milked 84 cows", "Fed 84 cows", "Milked a herd of 84"]
    more = new.model_copy(update={"lines": (*new.lines, Line(id="x", text="Fed them too"))})
    assert [one.text for one in to_review(more, OLD, ()).lines] == [
        "Milked 84 cows",
        "Milked a herd of 84",
        "Fed them too",
    ]
