"""The arithmetic of restated numbers, over numbers nobody chose (CONTRACT D8)."""

from fractions import Fraction

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from interview_app.tailoring.truth_gate.arithmetic.tolerance import within
from tests.tailoring.truth_gate.judged import blocked, one_card

_MANY = settings(max_examples=60, deadline=None)
_WORDS = ("", "over", "just over", "well over", "atleast", "odd", "under", "just under", "well under", "almost", "upto", "about", "fraction", "rough fraction")  # fmt: skip
_NUMBERS = st.integers(1, 10**7).map(Fraction)


@given(claimed=_NUMBERS, true=_NUMBERS, word=st.sampled_from(_WORDS), times=st.integers(2, 1000))
def test_a_word_says_on_which_side_the_truth_lies(
    claimed: Fraction, true: Fraction, word: str, times: int
) -> None:
    """D8: "over" is never said of less, "nearly" and "under" never of more, and none of a number half as large again."""
    if not within(claimed, true, word):
        return
    if word.endswith("over") or word in ("atleast", "odd"):
        assert true >= claimed
    if word.endswith("under") or word in ("almost", "upto"):
        assert true <= claimed
    assert claimed <= 2 * true
    assert true <= 2 * claimed
    assert within(claimed * 10 * times, true * 10 * times, word) or word in ("about", "almost")


@given(true=st.integers(2, 10**7).map(Fraction), word=st.sampled_from(_WORDS))
def test_the_truth_itself_is_said_only_by_words_that_mean_it_too(true: Fraction, word: str) -> None:
    """D8: 1,350 is no "over 1,350" and no "nearly 1,350", but "at least", "about" and "up to 1,350"."""
    assert within(true, true, word) is (
        word in ("", "atleast", "odd", "upto", "about", "fraction", "rough fraction")
    )


@pytest.mark.parametrize(
    ("said", "word", "fair"),
    [
        (1300, "over", True), (1400, "over", False), (1350, "over", False), (800, "over", False),
        (1400, "almost", True), (1300, "almost", False), (1600, "almost", False),
        (1300, "just over", True), (1000, "just over", False), (1300, "well over", True),
        (1400, "about", True), (1300, "about", True), (1500, "about", False),
        (1400, "upto", True), (1600, "upto", False), (1400, "under", True), (2000, "under", False),
    ],
)  # fmt: skip
def test_what_may_be_said_of_1350(said: int, word: str, fair: bool) -> None:
    """D8: roundings of one number, as people would take them."""
    assert within(Fraction(said), Fraction(1350), word) is fair


@_MANY
@given(before=st.integers(30, 900), change=st.integers(11, 600), off=st.integers(4, 9))
def test_a_difference_is_the_difference(before: int, change: int, off: int) -> None:
    """D8: "down by 20 minutes" of "from 50 to 30 minutes", and no other number of minutes, in English and German."""
    assume(change < before - 5 and change + off < before)
    after = before - change
    wrong = change + off
    assume(wrong not in (before, after) and change not in (before, after))
    english = f"Tuning time fell from {before} to {after} minutes."
    german = f"Die Stimmzeit sank von {before} auf {after} Minuten."
    assert not blocked(f"Tuning time down by {change} minutes", one_card(english))
    assert not blocked(f"Stimmzeit um {change} Minuten gesenkt", one_card(german))
    assert blocked(f"Tuning time down by {wrong} minutes", one_card(english))
    assert blocked(f"Stimmzeit um {wrong} Minuten gesenkt", one_card(german))


@_MANY
@given(whole=st.integers(21, 400), part=st.integers(11, 390))
def test_a_share_is_the_part_of_its_whole(whole: int, part: int) -> None:
    """D8: so much per cent of the bells is what the two numbers come to, rounded to a whole per cent, and not fifteen more."""
    assume(part < whole)
    percent = round(Fraction(100 * part, whole))
    assume(2 <= percent <= 80)
    english = f"Recast {whole} bells, {part} of them for churches."
    german = f"Von {whole} Glocken habe ich {part} selbst gestimmt."
    assert not blocked(f"Recast {whole} bells, {percent} % of them for churches", one_card(english))
    assert not blocked(f"{percent} % der {whole} Glocken selbst gestimmt", one_card(german))
    assert blocked(
        f"Recast {whole} bells, {percent + 15} % of them for churches", one_card(english)
    )
    assert blocked(f"{percent + 15} % der {whole} Glocken selbst gestimmt", one_card(german))


@_MANY
@given(a_day=st.integers(3, 40), days=st.integers(2, 6), off=st.integers(7, 30))
def test_a_product_is_the_product(a_day: int, days: int, off: int) -> None:
    """D8: so many a day on so many days of a week are their product a week."""
    week = a_day * days
    assume(week > 20 and not {week + off} & {5 * a_day, 6 * a_day, 7 * a_day})
    english = f"Cast {a_day} bells a day on {days} days a week."
    assert not blocked(f"Cast {week} bells a week", one_card(english))
    assert blocked(f"Cast {week + off} bells a week", one_card(english))


@_MANY
@given(true=st.integers(1051, 98_999), up=st.integers(1, 3))
def test_a_rounding_goes_only_the_way_it_says(true: int, up: int) -> None:
    """D8: "over" the hundred below a number passes and "over" the hundreds above do not; "nearly" the other way round."""
    assume(true % 100)
    below, above = true // 100 * 100, (true // 100 + 1) * 100
    evidence = f"Polished {true:,} clappers."
    assert not blocked(f"Polished over {below:,} clappers", one_card(evidence))
    assert not blocked(f"Polished nearly {above:,} clappers", one_card(evidence))
    assert blocked(f"Polished over {above + 100 * up:,} clappers", one_card(evidence))
    assert blocked(f"Polished nearly {below - 100 * up:,} clappers", one_card(evidence))
    assert not blocked(f"Über {below} Klöppel poliert", one_card(f"{true} Klöppel poliert."))
    assert blocked(f"Über {above} Klöppel poliert", one_card(f"{true} Klöppel poliert."))
