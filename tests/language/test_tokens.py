"""Folding, tokens and stems."""

import pytest

from interview_app.language.stems import stem
from interview_app.language.tokens import fold, plain, tokens


def words(text: str) -> list[str]:
    return [token.text for token in tokens(text)]


def test_marks_inside_a_token_belong_to_it() -> None:
    """NEXT 5: `+ # % € $ £ − ~ < > /` and points or commas inside a token belong to it."""
    text = (
        "C++17, C# and .NET; Node.js (S/4HANA), A/B 24/7: 3.5 1,200 40% ~50 <5 $1.2m £50k −5 R&D."
    )
    assert words(text) == [
        "C++17", "C#", "and", ".NET", "Node.js", "S/4HANA", "A/B", "24/7", "3.5", "1,200", "40%",
        "~50", "<5", "$1.2m", "£50k", "−5", "R&D",
    ]  # fmt: skip


def test_marks_around_a_token_do_not_belong_to_it() -> None:
    """A comma, a bracket or a full stop ends a word; a hyphen and a dash part two."""
    assert words("“Well-known”, (e-mail) 2019–2021. End/") == [
        "Well", "known", "e", "mail", "2019", "2021", "End",
    ]  # fmt: skip


def test_an_elided_article_is_a_token_of_its_own() -> None:
    """French: l'équipe is two words; don't and I've are one each."""
    assert words("l’équipe d'une école don't I've aujourd'hui") == [
        "l", "équipe", "d", "une", "école", "don't", "I've", "aujourd'hui",
    ]  # fmt: skip


def test_a_token_knows_its_place() -> None:
    """Characters `start` to `end` are its text, also behind letters of two code points."""
    text = "Zu\u0308rich – 1\u202f200 Gäste"
    assert all(text[token.start : token.end] == token.text for token in tokens(text))


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("“Quotes” ‘and’ – dashes—", "\"quotes\" 'and' - dashes-"),
        ("  two\u00a0 blanks\n", "two blanks"),
        ("Straße ÜBER Zu\u0308rich", "strasse über zürich"),
        ("ﬁrst Ⅳ", "first iv"),
    ],
)
def test_folding_makes_one_of_what_is_one(text: str, folded: str) -> None:
    """Case, quotes, dashes, blanks and compatibility forms are the same; accents stay."""
    assert fold(text) == folded


def test_plain_drops_accents() -> None:
    """For lists that people write with and without them."""
    assert plain("Łódź, Curaçao, Zürich, Résumé") == "lodz, curacao, zurich, resume"


@pytest.mark.parametrize(
    ("one", "other", "language"),
    [
        ("installed", "installing", "en"),
        ("Kunden", "Kunde", "de"),
        ("clients", "client", "fr"),
        ("equipos", "equipo", "es"),
    ],
)
def test_forms_of_one_word_share_a_stem(one: str, other: str, language: str) -> None:
    """Snowball's stems, in four languages."""
    assert stem(one, language) == stem(other, language)


def test_stems_keep_numbers_and_small_words() -> None:
    """A stem is nothing but the folded token where there is no word."""
    found = [stem(token.text, "en") for token in tokens("The 40% of C++ users")]
    assert found == ["the", "40%", "of", "c++", "user"]
    assert stem("Xyzzyen", "zz") == "xyzzyen"
