"""What mutants of figures, gathering and statements survived without a test (docs/mutants.md): the
numbers of cards, units that stand elsewhere, lengths of time, what "about" may be off by.
"""

import pytest

from interview_app.check.figures import longest_months
from interview_app.check.rows import is_initials
from interview_app.check.statements import Evidence
from interview_app.domain.knowledge_card import Metric
from tests.check.made_up import TODAY, card, told, verdict

DAIRY = card("dairy", "I ran the dairy.")


def numbered(**fields: object) -> object:
    """A card with one number of its own."""
    return card("number", "I ran the herd.", metrics=(Metric.model_validate(fields),))


@pytest.mark.parametrize("text", ["84 cows milked a day", "Cows milked a day: 84"])
def test_a_number_of_a_card_is_said_either_way_round(text: str) -> None:
    """NEXT 5: where cards have no lines, a whole metric counts as one."""
    herd = numbered(value="84", description="cows milked a day")
    assert verdict(text, herd).verdict == "proven"
    assert verdict(text, herd).card_ids == ("number",)


def test_a_card_with_lines_proves_by_its_lines_alone() -> None:
    """Its number is evidence, and no approved wording."""
    herd = card(
        "lined",
        "I ran the herd.",
        lines=("Milked 84 cows",),
        metrics=(Metric(value="84", description="cows milked a day"),),
    )
    assert verdict("84 cows milked a day", herd).verdict == "your_word"


@pytest.mark.parametrize(
    ("field", "said"),
    [
        ("context", "in 14 barns"),
        ("period", "over 17 weeks"),
        ("how_known", "from 23 weighing slips"),
        ("caveat", "without 9 sick ones"),
    ],
)
def test_all_that_is_said_of_a_number_is_evidence(field: str, said: str) -> None:
    """A figure of the context, the period, the source or the caveat stands in the evidence."""
    herd = numbered(value="84", description="cows", **{field: said})
    assert "figure_nowhere" not in verdict(f"Ran the herd {said}", herd).rules
    assert verdict(f"Ran the herd {said}", DAIRY).verdict == "refused"


def test_what_a_number_was_before_belongs_to_it() -> None:
    """From 40 to 60 is half as much again; a number alone comes to nothing."""
    grown = numbered(value="60", description="cows", baseline="40")
    assert verdict("Ran a herd that grew by 50 %", grown).rules[0] == "worked_out"
    alone = numbered(value="60", description="cows")
    assert verdict("Ran a herd that grew by 50 %", alone).verdict == "refused"


def test_what_was_about_right_makes_no_exact_figure() -> None:
    """NEXT 5 (d): also where the form and not a word says "about"."""
    about = numbered(value="60", description="cows", baseline="40", approximate=True)
    assert verdict("Ran a herd that grew by 20 cows", about).rules[0] == "figure_from_about"
    exact = numbered(value="60", description="cows", baseline="40")
    assert verdict("Ran a herd that grew by 20 cows", exact).rules[0] == "worked_out"


def test_a_card_goes_to_the_post_that_it_names() -> None:
    """Two posts at one employer: the figure of one is none of the other; a card that names neither
    tells of both.
    """
    manager = card("m", "I ran a herd of 84 cows.", role="Herd Manager")
    hand = card("h", "I mended 31 gates.", role="Farm Hand", time="2010-03 to 2014-08")
    evidence = told(manager, hand)
    texts = {
        one.name: one.text_of(tuple({s.told for s in one.statements}))
        for one in evidence.entries.values()
    }
    assert len(texts) == 2
    assert [("84" in text, "31" in text) for text in texts.values()] == [
        (True, False),
        (False, True),
    ]


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("Cut milking from 3 hours", "unit_nowhere"),  # the evidence has days
        ("Cut milking from 3 days", None),
        ("Cut milking from 3 weeks", "unit_nowhere"),
    ],
)
def test_a_unit_stands_beside_its_figure(line: str, rule: str | None) -> None:
    """A figure in another unit is another figure."""
    told_so = card("cut", "I cut milking from 3 days to one.")
    assert (rule is None) or rule in verdict(line, told_so).rules
    assert (rule is not None) or verdict(line, told_so).verdict != "refused"


def test_a_figure_without_a_unit_takes_one_that_the_evidence_names() -> None:
    """The 8 of "8 down, to 5 hours" may be hours, and nothing else."""
    cut = card("cut", "I cut milking from 8 down, to 5 hours.")
    assert verdict("Cut milking from 8 hours", cut).verdict != "refused"
    assert "unit_nowhere" in verdict("Cut milking from 8 weeks", cut).rules


@pytest.mark.parametrize(
    ("years", "found"),
    [
        (6, None),
        (7, None),
        (5, "figure_nowhere"),
        (8, "duration_too_long"),
        (9, "duration_too_long"),
    ],
)
def test_years_of_an_entry_are_counted_by_its_dates(years: int, found: str | None) -> None:
    """From March 2015 to August 2021 are six years and a half: six or seven, no five, no eight."""
    line = f"Ran the dairy for {years} years"
    assert (found or "") in " ".join(verdict(line, DAIRY).rules)
    assert (verdict(line, DAIRY).verdict == "refused") is (found is not None)


def test_an_end_that_nobody_told_refutes_no_length_of_time() -> None:
    """A job since March 2015 may have lasted until today."""
    running = Evidence("Linnet Dairy", (), {}, (("2015-03", None),), TODAY)
    assert longest_months(running) == 11 * 12 + 4


@pytest.mark.parametrize(("months", "refused"), [(78, False), (77, False), (76, True), (79, True)])
def test_months_of_an_entry_are_counted_to_the_month(months: int, refused: bool) -> None:
    """78 months with both of their ends, 77 between them."""
    found = verdict(f"Ran the dairy for {months} months", DAIRY)
    assert (found.verdict == "refused") is refused


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("Ran a herd of about 430 cows", "worked_out"),
        ("Ran a herd of about 400 cows", "worked_out"),
        ("Ran a herd of over 400 cows", "worked_out"),
        ("Ran a herd of about 500 cows", "figure_nowhere"),
        ("Ran a herd of over 350 cows", "figure_nowhere"),
        ("Ran a herd of over 430 cows", "worked_out"),
        ("Ran a herd of about 4 cows", "figure_nowhere"),
        ("Ran a herd of 430 cows", "figure_nowhere"),
    ],
)
def test_what_is_said_to_be_about_right_is_a_told_figure_rounded(line: str, rule: str) -> None:
    """To the places that it is given with, or a fifth below what it is said to be over."""
    assert rule in verdict(line, card("herd", "I ran a herd of 432 cows.")).rules


@pytest.mark.parametrize(("share", "refused"), [(60, False), (65, False), (67, False), (52, True)])
def test_a_share_that_is_about_right_is_off_by_five_points_at_most(
    share: int, refused: bool
) -> None:
    """A percentage is no figure that may be rounded to its first place."""
    found = verdict(f"Sold about {share} % of the milk", card("sold", "I sold 62 % of the milk."))
    assert (found.verdict == "refused") is refused


def test_a_rounded_figure_keeps_its_unit() -> None:
    """About 400 kilos are no 432 litres."""
    milk = card("milk", "I sold 432 litres of milk.")
    assert "worked_out" in verdict("Sold about 400 litres of milk", milk).rules
    assert verdict("Sold about 400 kg of milk", milk).verdict == "refused"


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("Sold a third of the milk", False),
        ("Sold 33 % of the milk", False),
        ("Sold 40 % of the milk", True),
        ("Worked half a day a week", False),
    ],
)
def test_a_share_in_words_is_a_figure(line: str, refused: bool) -> None:
    """A third is 33 %; "half" is asked as a word is."""
    shared = card("shared", "I sold a third of the milk, and worked half a day a week on it.")
    assert (verdict(line, shared).verdict == "refused") is refused


def test_a_line_is_left_out_of_its_own_evidence_by_id_or_words() -> None:
    """NEXT 3: what changed is checked without counting itself; what is left out by its words is a
    line and no sentence.
    """
    lined = card("lined", "I kept the yard.", lines=("Ran a herd of 84 cows", "Kept the yard"))
    assert verdict("Ran a herd of 84 cows", lined).verdict == "proven"
    for named in ("lined-0", "Ran a herd of 84 cows"):
        assert verdict("Ran a herd of 84 cows", lined, without=(named,)).verdict == "refused"
        assert verdict("Kept the yard", lined, without=(named,)).verdict == "proven"
    sentence = card("plain", "I ran a herd of 84 cows.")
    assert (
        verdict("Ran a herd of 84 cows", sentence, without=("I ran a herd of 84 cows.",)).verdict
        != "refused"
    )


@pytest.mark.parametrize(
    ("short", "long", "is_one"),
    [
        ("BSc", "Bachelor of Science", True),
        ("M.A.", "Master of Arts", True),
        ("BA", "Bachelor of Science", False),
        ("MSc", "Master", False),
        ("B", "Bachelor", False),
        ("bsc", "Bachelor of Science", False),
        ("B Sc", "Bachelor of Science", False),
        ("BScX", "Bachelor of Science", False),
        ("BCS", "Bachelor of Science", False),
        ("BSci", "Bachelor of Science", True),
        ("BScie", "Bachelor of Science", False),
    ],
)
def test_initials_are_the_beginnings_of_a_names_words(short: str, long: str, is_one: bool) -> None:
    """One of each big word, in order, three letters of it at most; small words may be passed over."""
    assert is_initials(short, long) is is_one
