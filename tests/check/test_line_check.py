"""One line against the evidence of its entry (NEXT 5)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interview_app.domain.knowledge_card import Metric
from interview_app.domain.tailoring import Verdict
from tests.check.made_up import card, verdict

COWS = card(
    "cows",
    "I milked 84 cows twice a day. Mastitis went down from 30 cases a year to 12.",
    lines=("Milked 84 cows twice a day",),
)
PROVEN, REFUSED, YOUR_WORD = Verdict.PROVEN, Verdict.REFUSED, Verdict.YOUR_WORD


@pytest.mark.parametrize(
    "line",
    [
        "Milked 84 cows twice a day",
        "milked 84 cows twice a day.",
        "• Milked eighty-four cows twice a day",
        "“Milked 84 cows – twice a day”",
    ],
)
def test_an_approved_line_is_proven_however_it_is_printed(line: str) -> None:
    """Quotes, final points, dashes between words, bullet signs, the first letter's case and the
    notation of a number do not count.
    """
    found = verdict(line, COWS)
    assert found.verdict is PROVEN
    assert found.rules == ("approved_line",)
    assert found.card_ids == ("cows",)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Wrote C# code", "Wrote C code"),
        ("Sold for €18,000", "Sold for £18,000"),
        ("Raised output by 5 %", "Raised output by 5"),
        ("On call 24/7", "On call 24 7"),
        ("Worked in IT support", "Worked in it support"),
    ],
)
def test_signs_inside_a_word_and_the_case_of_others_do_count(line: str, told: str) -> None:
    """`+ # % € $ £ − ~ < > /` belong to a token."""
    assert verdict(line, card("one", told, lines=(told,))).verdict is not PROVEN


def test_months_are_compared_as_values() -> None:
    """The notation of a date does not count."""
    one = card("one", "Ran the dairy in March 2019", lines=("Ran the dairy in March 2019",))
    assert verdict("Ran the dairy in 03/2019", one).verdict is PROVEN
    assert verdict("Ran the dairy in 04/2019", one).verdict is REFUSED


def test_a_sentence_counts_as_a_line_where_a_card_has_none() -> None:
    """A file of cards has no lines: sentences, metrics and fields stand for them."""
    bare = card(
        "bare",
        "I fed the calves. I kept the milk records.",
        metrics=(Metric(value="23 %", description="less feed"),),
        skills=("DairyComp",),
    )
    assert verdict("I kept the milk records", bare).rules == ("told_word_for_word",)
    assert verdict("23 % less feed", bare).verdict is PROVEN
    assert verdict("I kept the milk", bare).verdict is YOUR_WORD


def test_a_sentence_of_a_card_with_lines_is_no_line() -> None:
    """What was told is evidence; what was approved is the line."""
    assert verdict("I milked 84 cows twice a day", COWS).verdict is YOUR_WORD


def test_a_line_is_never_its_own_evidence() -> None:
    """Typed by the person and checked without itself, a figure that nothing else has is refused."""
    typed = card("typed", "I milked cows.", lines=("Milked 84 cows",))
    assert verdict("Milked 84 cows", typed).verdict is PROVEN
    assert verdict("Milked 84 cows", typed, without=("typed-0",)).verdict is REFUSED
    assert verdict("Milked 84 cows", typed, without=("Milked 84 cows",)).rules[0] == (
        "figure_nowhere"
    )


@given(st.integers(min_value=2, max_value=10_000_000))
def test_any_figure_that_stands_nowhere_is_refused(number: int) -> None:
    """A property, no rate: whatever the figure."""
    found = verdict(f"Milked {number} cows", COWS)
    assert (found.verdict is REFUSED) == (number not in (84, 30, 12, 2, 18))


@given(st.integers(min_value=1940, max_value=2060))
def test_any_year_that_stands_nowhere_is_refused(year: int) -> None:
    """The entry's own dates stand in its evidence."""
    found = verdict(f"Ran the new parlour in {year}", COWS)
    assert ("year_nowhere" in found.rules) == (year not in (2015, 2021))


@given(st.sampled_from(["%", "€", "hours", "kg", "litres"]))
def test_any_unit_that_the_evidence_does_not_have_is_refused(unit: str) -> None:
    """A value with a unit that stands nowhere."""
    assert verdict(f"Cut mastitis by 12 {unit}", COWS).verdict is REFUSED


def test_a_figure_in_words_is_the_same_figure() -> None:
    """Numbers compare as values."""
    assert verdict("Eighty-four cows milked twice a day", COWS).verdict is YOUR_WORD


def test_lengths_of_time_are_held_to_the_entry() -> None:
    """Six years and a half: six and seven are what a person says, nine is longer."""
    assert verdict("Milked cows for six years", COWS).verdict is YOUR_WORD
    assert verdict("Milked cows for nine years", COWS).rules[0] == "duration_too_long"
    assert verdict("Milked cows for three years", COWS).rules[0] == "figure_nowhere"


def test_what_is_worked_out_is_asked_and_from_about_refused() -> None:
    """60 % of exact figures is the person's word; of "about 30" it is refused."""
    assert "worked_out" in verdict("Cut mastitis by 60 %", COWS).rules
    about = card("about", "Mastitis went down from about 30 cases a year to 12.")
    assert verdict("Cut mastitis by 60 %", about).rules[0] == "figure_from_about"
    assert verdict("Cut mastitis by about 60 %", about).verdict is YOUR_WORD


@pytest.mark.parametrize(
    ("told", "line"),
    [
        ("The nightly run went from 5 hours to 1 hour 20 minutes.", "Cut the run from 300 minutes to 80"),
        ("Reports on time went to 91 %.", "More than nine in ten reports on time"),
        ("One in eight jobs was visited twice, then one in twenty.", "Second visits cut from 12.5 % to 5 %"),
        ("I direct 180 funerals a year.", "Direct 15 funerals a month"),
        ("I count the stock every quarter.", "Count the stock four times a year"),
        ("I lead 32 pickers and 4 drivers.", "Lead 36 people"),
        ("In 2022 I sold 3.4 million euros, planned were 3.1.", "Planned were 3.1 million euros"),
    ],
)  # fmt: skip
def test_a_figure_told_in_another_form_is_asked_about(told: str, line: str) -> None:
    """Another unit, share, period or scale, and the sum of two counts, are the person's word."""
    assert verdict(line, card("form", told)).verdict is YOUR_WORD


def test_another_form_of_another_figure_is_refused() -> None:
    """The forms are compared by value; a period that nobody named makes no rate."""
    funerals = card("funerals", "I direct 180 funerals a year.")
    for line in ("Direct 16 funerals a month", "Direct 15 funerals", "Direct one in five funerals"):
        assert verdict(line, funerals).verdict is REFUSED
    about = card("about", "I direct about 180 funerals a year.")
    assert verdict("Direct 15 funerals a month", about).verdict is REFUSED
    assert verdict("Direct about 15 funerals a month", about).verdict is YOUR_WORD


def test_a_line_of_another_entry_is_refused_there() -> None:
    """Word for word approved elsewhere is moved."""
    other = card("other", "Sheared sheep", company="Fell Farm", lines=("Sheared all the sheep",))
    found = verdict("Sheared all the sheep.", COWS, other)
    assert found.rules[0] == "line_of_another_entry"
    assert "Fell Farm" in found.sentence


def test_new_words_are_marked_and_those_of_the_evidence_are_not() -> None:
    """Stems are compared: "milking" is told, "organic" is not."""
    found = verdict("Milking of 84 organic cows", COWS)
    assert found.verdict is YOUR_WORD
    assert found.marked == ("organic",)
    assert verdict("Cows milked", COWS).rules == ("reworded",)


def test_a_limit_that_a_line_leaves_out_is_told() -> None:
    """Not, only and helped stand beside what the line uses."""
    helped = card("helped", "I only helped to plan the new parlour. I did not buy it.")
    assert verdict("Planned the new parlour", helped).dropped
    assert verdict("Helped to plan the new parlour", helped).dropped == ("only",)
    assert not verdict("Only helped to plan the new parlour", helped).dropped


def test_nothing_is_proven_by_being_plausible() -> None:
    """The waiter of the next house: invented deeds are asked about, with their words marked."""
    waiter = card("waiter", "Carried plates to the wedding guests.")
    found = verdict("Planned the wedding", waiter)
    assert found.verdict is YOUR_WORD
    assert found.marked == ("Planned",)


def test_a_translation_is_one_verdict_and_nothing_is_marked() -> None:
    """Figures are compared across languages, words are not."""
    text = "Molk 84 Kühe zweimal am Tag und senkte die Zahl der kranken Tiere deutlich"
    found = verdict(text, COWS, language="de")
    assert (found.rules, found.marked) == (("translated",), ())
    wrong = verdict(text.replace("84", "94"), COWS, language="de")
    assert wrong.verdict is REFUSED


def test_an_entry_that_is_not_there_proves_nothing() -> None:
    """Under an employer of nobody's a figure stands nowhere."""
    assert verdict("Milked 84 cows twice a day", COWS, company="Acme").verdict is REFUSED
