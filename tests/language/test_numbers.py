"""Numbers compare as values, however they are written."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from num2words import num2words

from interview_app.language.numbers import numbers_in

SOME = [*range(2, 1300), 1999, 2500, 3456, 9999, 12_345, 20_000, 99_999, 123_456, 200_000]
SOME += [999_999, 1_000_000, 1_500_000, 12_345_678, 2_000_000_000]


def values(text: str, language: str | None) -> list[str]:
    return [f"{one.value.normalize():f}" for one in numbers_in(text, language)]


@pytest.mark.parametrize(
    ("text", "language", "value"),
    [
        ("1,200", "en", "1200"), ("1.200", "de", "1200"), ("1200", "en", "1200"),
        ("1 200", "fr", "1200"), ("1\u202f200", "en", "1200"), ("1'200", "de", "1200"),
        ("1’200’000", "de", "1200000"), ("1.200.000", "es", "1200000"), ("1,20,000", "en", "120000"),
        ("twelve hundred", "en", "1200"), ("zwölfhundert", "de", "1200"),
        ("mille deux cents", "fr", "1200"), ("mil doscientas", "es", "1200"),
        ("3.5", "en", "3.5"), ("3,5", "de", "3.5"), ("3.5", "de", "3.5"), ("3,5", "en", "3.5"),
        ("1.234,56", "de", "1234.56"), ("1,234.56", "en", "1234.56"), ("0.125", "de", "0.125"),
        ("1.2 million", "en", "1200000"), ("1,2 Mio.", "de", "1200000"), ("$1.2m", "en", "1200000"),
        ("£50k", "en", "50000"), ("50K", "en", "50000"), ("3 Mrd.", "de", "3000000000"),
        ("2,5 millions", "fr", "2500000"), ("3 mil", "es", "3000"), ("4 thousand", "en", "4000"),
        ("two and a half", "en", "2.5"), ("zweieinhalb", "de", "2.5"), ("anderthalb", "de", "1.5"),
        ("deux et demi", "fr", "2.5"), ("dos y medio", "es", "2.5"), ("2½", "en", "2.5"),
        ("half a million", "en", "500000"), ("eine halbe Million", "de", "500000"),
        ("a dozen", "en", "12"), ("two dozen", "en", "24"), ("half a dozen", "en", "6"),
        ("ein Dutzend", "de", "12"), ("une douzaine", "fr", "12"), ("una docena", "es", "12"),
        ("septante-deux", "fr", "72"), ("fourty", "en", "40"), ("a hundred", "en", "100"),
        ("2 1/2", "en", "2.5"), ("2 ½", "en", "2.5"), ("1.5M users", "en", "1500000"),
        ("wir waren zu viert", "de", "4"), ("with twenty-five people", "en", "25"),
        ("hundertzwanzig", "de", "120"), ("sixty-two", "en", "62"), ("−5", "en", "-5"),
    ],
)  # fmt: skip
def test_a_number_has_one_value_in_every_notation(text: str, language: str, value: str) -> None:
    """NEXT 5: the notation of a number changes nothing."""
    assert values(text, language) == [value]


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_numbers_in_words_are_read_as_num2words_writes_them(language: str) -> None:
    """Every number up to 1,299 and some large ones; without British commas and "cent un"."""
    for number in SOME:
        if language == "fr" and number > 100 and number % 100 == 1:
            continue
        text = num2words(number, lang=language).replace(",", "")
        assert values(text, language) == [str(number)], text


@given(st.integers(0, 10**8))
def test_a_number_survives_every_grouping(number: int) -> None:
    """Any number, grouped as English, German, Swiss and French people do."""
    english = f"{number:,}"
    expected = [str(number)]
    assert values(english, "en") == expected
    assert values(english.replace(",", "."), "de") == expected
    assert values(english.replace(",", "'"), "de") == expected
    assert values(english.replace(",", "\u202f"), "fr") == expected


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("25-30 people", "en", ["25", "30"]), ("25 to 30", "en", ["25", "30"]),
        ("between twenty and thirty", "en", ["20", "30"]), ("10 bis 12 Leute", "de", ["10", "12"]),
        ("3 trucks and 14 drivers, 40%", "en", ["3", "14", "40"]),
        ("two teams of five", "en", ["2", "5"]), ("50€/month", "en", ["50"]),
    ],
)  # fmt: skip
def test_two_numbers_are_two(text: str, language: str, expected: list[str]) -> None:
    """A range and an enumeration give each of their numbers."""
    assert values(text, language) == expected


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("~50", "en"), ("about 50", "en"), ("over 50", "en"), ("up to 50", "en"), ("50+", "en"),
        ("50 or so", "en"), ("roughly fifty", "en"), ("≈50", "en"), ("> 50", "en"), ("<50", "en"),
        ("ca. 50", "de"), ("rund 50", "de"), ("mindestens 50", "de"), ("bis zu 50", "de"),
        ("environ 50", "fr"), ("près de 50", "fr"), ("une cinquantaine", "fr"),
        ("unos 50", "es"), ("más de 50", "es"), ("alrededor de cincuenta", "es"),
    ],
)  # fmt: skip
def test_a_limit_makes_a_number_approximate(text: str, language: str) -> None:
    """NEXT 5 (d): what is not exact cannot be worked with."""
    (number,) = numbers_in(text, language)
    assert number.approximate
    assert number.value == Decimal(50)


def test_a_number_alone_is_exact() -> None:
    """No word beside it limits it."""
    assert [one.approximate for one in numbers_in("Led 50 people with 3 trucks", "en")] == [
        False
    ] * 2


@pytest.mark.parametrize(
    "text",
    [
        "C++17", "ISO 9001", "DIN EN 60079", "S/4HANA", "24/7", "B2B", "3D", "H2O", "Q3", "OAuth2",
        "+49 170 1234567", "0170 / 123 45 67", "+44 (0)20 7946 0958", "3.11.2", "192.168.0.1",
        "007", "90s", "Log4j", "4782915530", "one of the best", "in 2019", "03/2019 – 06/2021",
    ],
)  # fmt: skip
def test_names_codes_telephones_and_dates_are_no_numbers(text: str) -> None:
    """They stay tokens, which are compared letter by letter."""
    assert values(text, "en") == []


def test_a_number_knows_its_place() -> None:
    """Characters `start` to `end` are its text."""
    text = "Rund 1,2 Mio. € und fünfundzwanzig Leute"
    for one in numbers_in(text, "de"):
        assert text[one.start : one.end] == one.text


def test_a_language_without_a_file_still_has_figures() -> None:
    """None and an unknown code read what is written alike everywhere."""
    assert (
        values("1,200 × 40% twelve", None) == values("1,200 × 40% twelve", "xx") == ["1200", "40"]
    )
