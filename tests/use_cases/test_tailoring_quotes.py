"""The card's words beside a line of the draft: what the line was made of is in sight (issue 5.7)."""

from interview_app.use_cases.tailoring_lines import _LONGEST_QUOTE, _quoted

SENTENCE = "The wait was only ten minutes"


def test_the_parts_of_a_story_stand_apart() -> None:
    """They were answers of their own; without a mark between them they read as one sentence."""
    assert _quoted(f"Chaos before Mother's Day\n\nI took orders\n\n{SENTENCE}", SENTENCE) == (
        f"Chaos before Mother's Day · I took orders · {SENTENCE}"
    )


def test_a_long_card_is_quoted_from_the_sentence_on() -> None:
    """A quote that ends before the sentence shows nothing of where the line comes from."""
    long = "I kept the books of the shop and counted the till. " * 20
    told = _quoted(f"{long}\n{SENTENCE}\n{long}", SENTENCE)
    assert told.startswith(f"… {SENTENCE}")
    assert len(told) <= _LONGEST_QUOTE
    assert _quoted(f"{SENTENCE}. {long}", SENTENCE).startswith(SENTENCE)
