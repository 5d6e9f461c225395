"""Numbers in all forms read alike (CONTRACT D8)."""

import pytest

from interview_app.tailoring.truth_gate.reading.claims import read

SAME = [
    ("19 nurses", "nineteen nurses", "neunzehn Pflegekräfte"),
    ("75% of cases", "75 percent of cases", "three quarters of cases", "drei Viertel der Fälle"),
    ("$1.2M", "$1,200,000", "1.2 million dollars", "USD 1.2m"),
    ("1,2 Mio. €", "1.200.000 €", "1,2 Millionen Euro", "€1.2M"),
    ("2x", "doubled", "twofold", "verdoppelt"),
    ("18 months", "one and a half years", "1.5 years", "anderthalb Jahre"),
    ("a dozen", "12", "zwölf", "ein Dutzend"),
    ("twenty-one", "21", "einundzwanzig"),
    ("two hundred and fifty", "250", "zweihundertfünfzig"),
    ("2,400", "2400", "2.400", "2 400"),
    ("90 minutes", "1.5 hours", "anderthalb Stunden"),
    ("1 200 kr", "1,200 kr", "kr 1,200", "zwölfhundert kr"),
    ("₵4,500", "4,500 ₵"),
    ("a trio of lamps", "three lamps", "drei Lampen"),
    ("week-long", "seven days", "einwöchig"),
    ("a day and a half", "36 hours", "anderthalb Tage"),
    ("six weeks", "a month and a half", "anderthalb Monate"),
    ("1.3 million kg", "1,300 tonnes", "1300 Tonnen"),
    ("by a seventh", "by one seventh", "um ein Siebtel"),
    ("trebled", "threefold", "verdreifachten", "dreifach"),
    ("a 5-person team", "fünfköpfig", "five people"),
]


@pytest.mark.parametrize("forms", SAME, ids=lambda forms: forms[0])
def test_one_number_in_many_forms_reads_the_same(forms: tuple[str, ...]) -> None:
    """D8: 19 / nineteen / neunzehn, 75 % / three quarters, $1.2M / 1,200,000, 2x / doubled."""
    readings = [read(form).quantities[0].readings for form in forms]
    assert all(readings[0] & other for other in readings[1:])


def test_a_move_and_a_range_know_their_ends_and_take_the_unit() -> None:
    """D8: "from 50 to 30 minutes", "von 40 auf 25 Minuten", "10-15"."""
    first, last = read("from 50 to 30 minutes").quantities
    assert (first.pair, last.pair) == ("move first", "move last")
    assert first.kind == last.kind == "hour"
    assert [one.pair for one in read("10-15 staff").quantities] == ["range first", "range last"]


def test_dates_are_no_counts_and_versions_are_no_dates() -> None:
    """D8: years, spans and versions are told apart."""
    line = read("Senior Nurse, 03/2017 – 08/2021")
    assert (line.dates[0].start, line.dates[0].end) == ((2017, 3), (2021, 8))
    assert not read("AutoCAD 2018").dates
    assert read("since 2019").dates[0].since
    assert read("2000 patients").quantities[0].value == 2000
