"""Dates in all languages and forms (issue 3, item 2; CONTRACT A15)."""

import pytest

from interview_app.extraction.phrases.dates_in_text import date_ranges

RANGES = [
    ("08/2004-11/08", "2004-08", "2008-11"),
    ("2009 - 03/2016", "2009", "2016-03"),
    ("09.2001 – 07.04", "2001-09", "2004-07"),
    ("Jan 2024 – Present", "2024-01", "present"),
    ("11/2022 – 05/2026", "2022-11", "2026-05"),
    ("2015-09 — Present", "2015-09", "present"),
    ("März 2019 bis heute", "2019-03", "present"),
    ("2019-03 – présent", "2019-03", "present"),
    ("März 2019 – gegenwärtig", "2019-03", "present"),
    ("seit 03/2019", "2019-03", "present"),
    ("janv. 2024 - août 2024", "2024-01", "2024-08"),
    ("septiembre de 2019 - la actualidad", "2019-09", "present"),
    ("genn. 2019 - in corso", "2019-01", "present"),
    ("2023 - atual", "2023", "present"),
    ("mrt 2018 - heden", "2018-03", "present"),
    ("od 03.2020 do teraz", "2020-03", "present"),
    ("2021年6月 – 至今", "2021-06", "present"),
    ("2018年4月 – 現在", "2018-04", "present"),
    ("2018年4月〜2020年3月", "2018-04", "2020-03"),
    ("2020년 6월 ~ 재직 중", "2020-06", "present"),
    ("11 月 2021 – 8 月 2026", "2021-11", "2026-08"),
    ("Jan - Mar 2019", "2019-01", "2019-03"),
    ("2019-21", "2019", "2021"),
    ("Summer 2018 - Winter 2019", "2018", "2019"),
    ("May '19 – Jun '21", "2019-05", "2021-06"),
    ("01.02.2018 - 31.03.2019", "2018-02", "2019-03"),
    ("09/18 - 10/20", "2018-09", "2020-10"),
    ("winters 2018, 2019 and 2021", "2018", "2021"),
    ("stagioni estive 2014, 2015 e 2016", "2014", "2016"),
    ("2019/20 to 2022/23", "2019", "2023"),
    ("Nov. 09 to Feb. 12", "2009-11", "2012-02"),
]


@pytest.mark.parametrize(("text", "start", "end"), RANGES)
def test_a_range_is_read_in_its_language_and_form(text: str, start: str, end: str) -> None:
    """Month names, numbers, seasons, short years and words for a running job, in nine languages."""
    (found,) = date_ranges(text)
    assert (found.start, found.end) == (start, end)
    assert not found.lone


def test_a_year_behind_a_range_is_no_part_of_it() -> None:
    """Only years that are counted up one by one are one time."""
    told = [(one.start, one.end) for one in date_ranges("2014 – 2016, 2018")]
    assert told == [("2014", "2016"), ("2018", None)]


def test_a_season_is_no_month() -> None:
    """The summer of 1998 was June, and seven months without work followed it."""
    text = "été 1998 – vendanges à Vallet"
    (found,) = date_ranges(text)
    assert (found.start, text[found.begin : found.stop]) == ("1998", "été 1998")


def test_the_word_that_a_time_begins_with_is_of_it() -> None:
    """The post was "Ouvrier saisonnier de"."""
    text = "Ouvrier saisonnier de mai 2018 à novembre 2019"
    (found,) = date_ranges(text)
    assert text[: found.begin] == "Ouvrier saisonnier "


def test_a_numeric_day_and_month_that_may_be_swapped_is_ambiguous() -> None:
    """03/04/2019 is flagged; 25/04/2019 is not."""
    assert date_ranges("03/04/2019 - 05/06/2020")[0].ambiguous
    assert not date_ranges("25/04/2019 - 26/06/2020")[0].ambiguous


def test_days_of_one_month_are_one_date() -> None:
    """A course of three days: its first day was left over, and became the degree."""
    (found,) = date_ranges("14.–16.03.2023, Pflegekurs")
    assert (found.start, found.begin, found.stop) == ("2023-03", 0, len("14.–16.03.2023"))


@pytest.mark.parametrize(
    "text", ["GPA 3.45/4.0", "+49 561 4908127", "Reduced costs by 39%", "1.5 million", "v2.0.1"]
)
def test_numbers_that_are_no_dates_stay_numbers(text: str) -> None:
    """Grades, phones and shares are not years."""
    assert date_ranges(text) == ()


def test_today_in_french_is_read_with_either_apostrophe() -> None:
    """Issue 5.6: our own French pages print the curly one."""
    for end in ("aujourd'hui", "aujourd’hui"):
        (found,) = date_ranges(f"janv. 2021 – {end}")
        assert (found.start, found.end) == ("2021-01", "present")
