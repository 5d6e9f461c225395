"""The card's words beside a line of the draft: what the line was made of is in sight (issue
5.7).
"""

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.resume import ResumeBullet
from interview_app.use_cases.tailoring_lines import _LONGEST_QUOTE, _quoted, own_sentence

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


def test_a_line_stands_beside_the_sentence_it_is_and_not_beside_a_headline_of_the_same_words() -> (
    None
):
    """Every word of "Content designer" is in the summary behind it, which is no change of it."""
    said = "Content designer with eight years in public services."
    data = {
        "id": "c",
        "project": "",
        "company": "",
        "timeframe": "",
        "role": "",
        "raw_text": f"Content designer. {said}",
    }
    line = ResumeBullet(bullet_id="summary-bullet-1", text=said, evidence_card_ids=("c",))
    assert own_sentence(line, {"c": EvidenceCard.model_validate(data)}) == (said, "c")
