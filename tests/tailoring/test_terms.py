"""Words of postings and cards, up to their endings."""

import pytest

from interview_app.tailoring.match.terms import stems


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Florist", "Floristin"),
        ("Lehrer", "Lehrerinnen"),
        ("Assistent", "Assistentin"),
        ("Friseur", "Friseurin"),
    ],
)
def test_a_german_trade_is_one_term_for_men_and_women(one: str, other: str) -> None:
    """“Not found: Florist” beside a florist's evidence would be a gap that is none."""
    assert stems(one) == stems(other)


@pytest.mark.parametrize("word", ["Termin", "Benzin", "Insulin", "origin", "Berlin"])
def test_what_only_ends_so_is_another_word(word: str) -> None:
    """An ending alone makes nobody a woman in a trade."""
    assert stems(word) == (word.casefold(),)
