"""Patterns that are only searched where a word of theirs stands."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interview_app.tailoring.truth_gate.reading import (
    disowned,
    only_there,
    others_de,
    others_en,
    ranks,
    unfinished,
)
from interview_app.tailoring.truth_gate.whole_evidence import adoption, targets
from interview_app.tailoring.truth_gate.words import told_phrases
from interview_app.tailoring.truth_gate.words.phrases import Phrases, any_of

_ALL = {
    f"{module.__name__.rpartition('.')[2]}.{name}": found
    for module in (adoption, disowned, only_there, others_de, others_en, ranks, targets, unfinished)
    for name, found in vars(module).items()
    if isinstance(found, Phrases)
} | {f"lexicon {name}": found for name, found in told_phrases.patterns().items()}


@pytest.mark.parametrize("name", sorted(_ALL))
@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_whatever_a_pattern_matches_has_one_of_its_words(name: str, data: st.DataObject) -> None:
    """A word that is missing from the list would hide a match, and with it a denial or a rank."""
    phrases = _ALL[name]
    text = data.draw(st.from_regex(phrases.pattern, alphabet=st.characters(codec="latin-1")))
    assert phrases.search(text, set(text.split())) is not None


def test_a_phrase_is_found_by_its_longest_word_and_named_in_full() -> None:
    """What is found is the whole phrase, the longest where two begin alike."""
    phrases = any_of([" in charge ", " in charge of "])
    match = phrases.search(" was in charge of it ", {"was", "in", "charge", "of", "it"})
    assert match is not None
    assert match[1] == "in charge of"
    assert phrases.search(" was in it ", {"was", "in", "it"}) is None
