"""Readers take any text: none fails, and what each finds stands where it says."""

from hypothesis import given, settings
from hypothesis import strategies as st

from interview_app.language.any_language import section_of
from interview_app.language.data import languages
from interview_app.language.dates import dates_in, durations_in
from interview_app.language.detection import language_of
from interview_app.language.numbers import numbers_in
from interview_app.language.stems import stem
from interview_app.language.tokens import fold, plain, tokens, with_marks
from interview_app.language.units import quantities_in
from interview_app.language.words import limits_in

_PIECES = st.sampled_from(
    [
        "1,200", "1.200", "2019", "03/2019", "–", "-", " ", " to ", " bis ", "March", "and", "half",
        "a", "two", "hundert", "und", "ein", "zwei", "million", "€", "$", "%", "k", "'19", "(", ")",
        ",", ".", "½", "+", "~", "0170", "C++", "12.3.4", "year", "Jahre", "ans", "y", "medio", "\u00a0",
    ]
)  # fmt: skip
_TEXTS = st.lists(_PIECES | st.text(max_size=3), max_size=14).map("".join)


@settings(max_examples=300, deadline=None)
@given(_TEXTS, st.sampled_from([None, *languages()]))
def test_what_is_found_stands_where_it_says(text: str, language: str | None) -> None:
    """Characters `start` to `end` are the text, from left to right."""
    for found in (
        numbers_in(text, language),
        quantities_in(text, language),
        durations_in(text, language),
        limits_in(text, language),
    ):
        places = [(one.start, one.end) for one in found]
        assert places == sorted(places)
        assert all(text[one.start : one.end] == one.text for one in found)
    dates = dates_in(text, language)
    assert all(text[one.start_at : one.end_at] == one.text for one in dates)
    for one in dates:
        assert len(one.start) in (4, 7)
        assert one.end is None or one.end == "present" or len(one.end) in (4, 7)


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=40))
def test_folding_twice_is_folding_once(text: str) -> None:
    """What is folded is compared with what is folded."""
    assert fold(fold(text)) == fold(text)
    assert plain(plain(text)) == plain(text)
    assert [token.text for token in tokens(text)] == [
        token.text for token in with_marks(text) if token in tokens(text)
    ]
    assert all(stem(token.text, "en") for token in tokens(text))
    section_of(text)
    language_of(text)
