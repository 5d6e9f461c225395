"""Dates and spans in a text."""

import pytest
from babel.dates import get_month_names

from interview_app.language.data import load
from interview_app.language.dates import dates_in


def read(text: str, language: str | None = "en") -> list[tuple[str, str | None]]:
    return [(one.start, one.end) for one in dates_in(text, language)]


@pytest.mark.parametrize(
    ("text", "language", "start", "end"),
    [
        ("March 2019 to present", "en", "2019-03", "present"),
        ("Mar. 2019 – Jun. 2021", "en", "2019-03", "2021-06"),
        ("03/2019 – 06/2021", "en", "2019-03", "2021-06"), ("03.2019-06.2021", "de", "2019-03", "2021-06"),
        ("2019-03", "en", "2019-03", None), ("2019-03 to 2021-06", "en", "2019-03", "2021-06"),
        ("seit 2019", "de", "2019", "present"), ("since 2015", "en", "2015", "present"),
        ("depuis mars 2015", "fr", "2015-03", "present"), ("desde 2015", "es", "2015", "present"),
        ("de mars 2019 à aujourd'hui", "fr", "2019-03", "present"),
        ("de marzo de 2015 a junio de 2018", "es", "2015-03", "2018-06"),
        ("marzo de 2015 hasta la actualidad", "es", "2015-03", "present"),
        ("2008, 2009", "en", "2008", "2009"), ("2008 and 2009", "en", "2008", "2009"),
        ("2008, 2009 und 2010", "de", "2008", "2010"), ("2015–2018", "en", "2015", "2018"),
        ("2015-18", "en", "2015", "2018"), ("2019/20", "en", "2019", "2020"),
        ("2019/2020", "de", "2019", "2020"), ("Jan – Mar 2019", "en", "2019-01", "2019-03"),
        ("between 2008 and 2012", "en", "2008", "2012"), ("zwischen 2008 und 2012", "de", "2008", "2012"),
        ("12. März 2019", "de", "2019-03", None), ("March 12, 2019", "en", "2019-03", None),
        ("1er mars 2019", "fr", "2019-03", None), ("12.03.2019", "de", "2019-03", None),
        ("2019-03-12", "en", "2019-03", None), ("12 de marzo de 2019", "es", "2019-03", None),
        ("März 2019 bis heute", "de", "2019-03", "present"), ("01/2015 - heute", "de", "2015-01", "present"),
        ("2015 to date", "en", "2015", "present"), ("2019 - now", "en", "2019", "present"),
        ("Mar '19", "en", "2019-03", None), ("03/19 – 06/21", "en", "2019-03", "2021-06"),
        ("summer 2019", "en", "2019", None), ("in 2019", "en", "2019", None), ("(2019)", "en", "2019", None),
        ("von 2010 bis 2012", "de", "2010", "2012"), ("janvier 2018 – décembre 2019", "fr", "2018-01", "2019-12"),
        ("fevrier 2018", "fr", "2018-02", None), ("Sept 2018", "en", "2018-09", None),
        ("2018", None, "2018", None), ("Du 1er mars 2017 au 30 juin 2019", "fr", "2017-03", "2019-06"),
        ("1st March 2019", "en", "2019-03", None),
    ],
)  # fmt: skip
def test_a_date_is_read_in_every_notation(
    text: str, language: str | None, start: str, end: str | None
) -> None:
    """Start and end as YYYY or YYYY-MM, "present" for what still runs, None for a lone date."""
    assert read(text, language) == [(start, end)]


def test_several_dates_stand_in_order() -> None:
    """Each span ends where the next date begins."""
    text = "Head of IT, 2015–2018; before that clerk since March 2009 and trainee (2007)"
    assert read(text) == [("2015", "2018"), ("2009-03", "present"), ("2007", None)]


@pytest.mark.parametrize(
    "text",
    ["2000 customers", "Served 2000 households", "ISO 9001", "room 1200", "may", "2,019", "9999"],
)
def test_a_count_is_no_date(text: str) -> None:
    """A year counts as one where it does not count something."""
    assert read(text) == []


def test_a_date_knows_its_place() -> None:
    """Characters `start_at` to `end_at` are its text."""
    text = "Leiterin seit März 2019, davor 2015–2018"
    for one in dates_in(text, "de"):
        assert text[one.start_at : one.end_at] == one.text


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("width", ["wide", "abbreviated"])
@pytest.mark.parametrize("context", ["format", "stand-alone"])
def test_every_month_that_babel_knows_is_read(language: str, width: str, context: str) -> None:
    """The CLDR names of all months, long and short."""
    for number, name in get_month_names(width, context, language).items():
        assert read(f"{name} 2019", language) == [(f"2019-{number:02}", None)], name


def test_a_language_that_writes_the_month_first_reads_it_first() -> None:
    """`day_first` of a language's notation."""
    american = load("en").model_copy(
        update={"notation": load("en").notation.model_copy(update={"day_first": False})}
    )
    assert [one.start for one in dates_in("03/12/2019", american)] == ["2019-03"]
    assert [one.start for one in dates_in("03/12/2019", "en")] == ["2019-12"]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Gesellenprüfung 2013 an der Handwerkskammer", "de"), ("Unterstützte 2013 die Sanierung", "de"),
        ("In Singapur 2023 acht Uhrmacher geschult", "de"), ("Joined 2013 as a clerk", "en"),
        ("Renovated 2020 with three others", "en"), ("Diplôme 2013 obtenu à Lyon", "fr"),
    ],
)  # fmt: skip
def test_a_year_within_a_sentence_is_a_date(text: str, language: str) -> None:
    """Nobody counts 2013 of something without a mark in it; a round figure before a noun is a count."""
    (one,) = dates_in(text, language)
    assert one.end is None


@pytest.mark.parametrize("text", ["2013 kg of fruit", "paid 1985 euros"])
def test_a_figure_with_a_unit_is_no_year(text: str) -> None:
    """What measures it tells it."""
    assert read(text) == []
