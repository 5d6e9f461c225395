"""Numbers with what they measure."""

import pytest

from interview_app.language.dates import durations_in
from interview_app.language.fractions import shares_in
from interview_app.language.units import quantities_in


def read(text: str, language: str | None = "en") -> list[tuple[str, str, str | None]]:
    return [(f"{q.value.normalize():f}", q.kind, q.unit) for q in quantities_in(text, language)]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("40 %", "en"), ("40%", "de"), ("forty percent", "en"), ("40 per cent", "en"),
        ("vierzig Prozent", "de"), ("40 pour cent", "fr"), ("cuarenta por ciento", "es"),
        ("40\u202f%", "fr"), ("40 %ige", "de"), ("40 pct", "en"),
    ],
)  # fmt: skip
def test_a_percentage_is_one_in_every_notation(text: str, language: str) -> None:
    """NEXT 5: numbers compare as values."""
    assert read(text, language) == [("40", "percent", "percent")]


@pytest.mark.parametrize(
    ("text", "language", "value", "unit"),
    [
        ("5 h 20 min", "en", "320", "minute"), ("2 Minuten 30", "de", "150", "second"),
        ("4 minutes and 30 seconds", "en", "270", "second"), ("2 años y 3 meses", "es", "27", "month"),
        ("1 kg 300 g", "fr", "1300", "g"),
    ],
)  # fmt: skip
def test_units_of_one_measure_one_behind_the_other_are_one(
    text: str, language: str, value: str, unit: str
) -> None:
    """The smaller unit goes on the larger one."""
    (one,) = quantities_in(text, language)
    assert (f"{one.value.normalize():f}", one.unit, one.text) == (value, unit, text)


def test_what_is_no_smaller_or_stands_apart_is_a_figure_of_its_own() -> None:
    """Neither two weeks of five days each, nor a number of something else."""
    assert len(read("5 days 2 weeks")) == 2
    assert len(read("2 hours for 30 people")) == 2
    assert len(read("2 hours 90")) == 2


@pytest.mark.parametrize(
    ("text", "language", "percent"),
    [
        ("nine in ten", "en", "0.9"), ("one in eight", "en", "0.125"), ("3 out of 4", "en", "0.75"),
        ("vier von zehn", "de", "0.4"), ("tres de cada cuatro", "es", "0.75"), ("deux sur cinq", "fr", "0.4"),
        ("ten in nine", "en", ""), ("nine to ten", "en", ""),
    ],
)  # fmt: skip
def test_some_of_all_are_a_share(text: str, language: str, percent: str) -> None:
    """Two counts with a word of the language's file between them."""
    assert [f"{one.value.normalize():f}" for one in shares_in(text, language)] == (
        [percent] if percent else []
    )


@pytest.mark.parametrize(
    ("text", "language", "value", "unit"),
    [
        ("$1.2m", "en", "1200000", "USD"), ("1.2 million dollars", "en", "1200000", "USD"),
        ("US$ 1.2 million", "en", "1200000", "USD"), ("1,2 Mio. €", "de", "1200000", "EUR"),
        ("€1.2m", "en", "1200000", "EUR"), ("1,2 millions d'euros", "fr", "1200000", "EUR"),
        ("£50k", "en", "50000", "GBP"), ("50.000 €", "de", "50000", "EUR"),
        ("EUR 50.000", "de", "50000", "EUR"), ("50 000 euros", "fr", "50000", "EUR"),
        ("50k€", "fr", "50000", "EUR"), ("fifty thousand pounds", "en", "50000", "GBP"),
        ("CHF 120'000", "de", "120000", "CHF"), ("zwei Millionen Euro", "de", "2000000", "EUR"),
        ("80 T€", "de", "80000", "EUR"), ("80 TEUR", "de", "80000", "EUR"), ("310 TCHF", "de", "310000", "CHF"), ("1,2 M€", "fr", "1200000", "EUR"), ("₹38 lakh", "en", "3800000", "INR"),
        ("dos millones de euros", "es", "2000000", "EUR"), ("¥300", "en", "300", "JPY"),
    ],
)  # fmt: skip
def test_money_has_a_currency(text: str, language: str, value: str, unit: str) -> None:
    """The currency's sign, code or name, before or behind."""
    assert read(text, language) == [(value, "money", unit)]


@pytest.mark.parametrize(
    ("text", "language", "value", "kind", "unit"),
    [
        ("12kg", "en", "12", "unit", "kg"), ("12 kilograms", "en", "12", "unit", "kg"),
        ("340 m²", "de", "340", "unit", "m²"), ("340 square metres", "en", "340", "unit", "m²"),
        ("3-fold", "en", "3", "unit", "times"), ("20 km", "fr", "20", "unit", "km"),
        ("three times", "en", "3", "unit", "times"), ("5 pp", "en", "5", "unit", "percentage point"),
        ("400 kV", "de", "400", "unit", "kV"), ("2 TB", "en", "2", "unit", "TB"),
        ("3rd", "en", "3", "ordinal", None), ("third", "en", "3", "ordinal", None),
        ("3. Lehrjahr", "de", "3", "ordinal", None), ("1er", "fr", "1", "ordinal", None),
        ("20ème", "fr", "20", "ordinal", None), ("2 1/2 Jahre", "de", "2.5", "duration", "year"),
        ("14 Monate", "de", "14", "duration", "month"), ("10-year", "en", "10", "duration", "year"),
        ("dreijährige", "de", "3", "duration", "year"), ("one year", "en", "1", "duration", "year"),
        ("30 guests", "en", "30", "plain", None), ("24,000 a year", "en", "24000", "plain", None),
        ("16 A", "en", "16", "unit", "A"), ("a ten-pen farm", "en", "10", "plain", None),
        ("10 PEN", "en", "10", "money", "PEN"),
    ],
)  # fmt: skip
def test_a_number_has_the_unit_beside_it(
    text: str, language: str, value: str, kind: str, unit: str | None
) -> None:
    """Units by one name, whatever they are called."""
    assert read(text, language) == [(value, kind, unit)]


def test_a_range_shares_its_unit() -> None:
    """Both numbers of "25-30 %" are percentages."""
    assert read("25-30 %") == [("25", "percent", "percent"), ("30", "percent", "percent")]
    assert read("25 to 30 percent") == read("25–30%")


def test_a_lone_one_counts_only_with_a_unit() -> None:
    """No figure stands in "one of the best", but in "one month"."""
    assert read("One of the best, one month") == [("1", "duration", "month")]


@pytest.mark.parametrize(
    ("text", "language", "months"),
    [
        ("14 Monate", "de", 14), ("two and a half years", "en", 30), ("eighteen months", "en", 18),
        ("2 years and 3 months", "en", 27), ("2 years, 3 months", "en", 27),
        ("anderthalb Jahre", "de", 18), ("zweieinhalb Jahre", "de", 30), ("deux ans et demi", "fr", 30),
        ("dos años y medio", "es", 30), ("18 mois", "fr", 18), ("ein Jahr und 6 Monate", "de", 6),
        ("52 weeks", "en", 12), ("a decade", "en", None), ("3 quarters", "en", 9),
    ],
)  # fmt: skip
def test_a_duration_is_so_many_months(text: str, language: str, months: int | None) -> None:
    """Durations of all units in months; an article is no number."""
    assert [one.months for one in durations_in(text, language)] == ([months] if months else [])


def test_two_durations_are_two() -> None:
    """Only a shorter unit right behind belongs to the first one."""
    assert [one.months for one in durations_in("3 months, then 2 years", "en")] == [3, 24]


def test_dates_are_no_quantities() -> None:
    """A year is read by `dates_in`."""
    assert read("Since March 2019, 12 staff") == [("12", "plain", None)]
