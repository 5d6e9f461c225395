"""What mutants of the page of a given résumé survived without a test (docs/mutants.md)."""

import pytest

from interview_app.check import example
from interview_app.check.evidence import EvidenceSet
from interview_app.check.line_check import check_line
from interview_app.check.page.claim_index import audited_claims
from interview_app.check.page.line_breaks import breadth, goes_on
from interview_app.check.page.page_lines import lines_of
from interview_app.check.page.page_top import may_be_name
from interview_app.domain.tailoring import ClaimMapping
from interview_app.domain.timeline import Language
from tests.check.made_up import card, verdict

COLUMN = "Drove the mail van over the hill each night of that long winter"
"""A line that fills its column."""


def test_a_bullet_that_the_width_broke_is_whole_though_its_rest_stands_at_the_margin() -> None:
    """Five lines show how wide the column is; a rest with a capital letter shows nothing itself."""
    broken = f"- {COLUMN}\nThursdays off\n"
    (*_full, last) = lines_of(f"- {COLUMN}.\n" * 5 + broken)
    assert last.text == f"{COLUMN} Thursdays off"
    short = [one.text for one in lines_of(f"- {COLUMN}.\n" * 2 + broken)]
    assert short[-1] == "Thursdays off", "three lines make no column"


def test_text_that_no_page_broke_is_left_as_it_is() -> None:
    """A line far broader than a page: the text was never set in a column."""
    wide = f"- {COLUMN} {COLUMN}"
    lines = lines_of(f"{wide}.\n" * 5 + f"{wide}\nThursdays off\n")
    assert lines[-1].text == "Thursdays off"


@pytest.mark.parametrize("rest", ["iPhones", "a", "and more"])
def test_what_begins_small_is_the_rest_of_a_full_line(rest: str) -> None:
    """Whatever its second letter is, if it has one."""
    assert goes_on(COLUMN, rest, breadth(COLUMN), with_stops=True)
    assert not goes_on(COLUMN[:20], rest, breadth(COLUMN), with_stops=True)


@pytest.mark.parametrize(
    ("line", "is_one"),
    [
        ("Wilhelmina Oakes", True),
        ("Wilhelmina van der Oakes", True),
        ("Oakes, Wilhelmina", False),
        ("Platoon 7", False),
        ("Wilhelmina", False),
        ("Boats built", False),
        ("One Two Three Four Five Six", False),
    ],
)
def test_what_may_be_a_name(line: str, is_one: bool) -> None:
    """Two to five words without figures and marks, the first and the last with a capital letter."""
    assert may_be_name(line) is is_one


@pytest.mark.parametrize("stay", ["", "-2"])
def test_a_claim_stands_under_the_employer_of_its_id(stay: str) -> None:
    """A second stay at an employer has a number behind its name."""
    claim = ClaimMapping(
        bullet_id=f"experience-saltmarsh-boatyard{stay}-bullet-1",
        bullet_text="Rebuilt 14 clinker dinghies with two apprentices",
        evidence_card_ids=("card-1",),
    )
    (line,) = audited_claims([claim], example.CARDS).lines
    assert line.employer == "Saltmarsh Boatyard"


def test_a_date_beside_a_name_that_has_one_is_looked_at() -> None:
    """What an approved value says is no date of the row."""
    fair = card("fair", "I ran the fair.", company="Expo 2020", time="2015-03 to 2021-08")
    right = verdict("Expo 2020, 2015 – 2021", fair, company="Expo 2020", kind="head")
    assert right.verdict == "proven"
    wrong = verdict("Expo 2020, 2011 – 2021", fair, company="Expo 2020", kind="head")
    assert wrong.rules == ("year_nowhere",)


def test_about_right_is_said_in_another_unit_too() -> None:
    """1,480 kg are about 1.5 t, and not about 15."""
    moved = card("moved", "I moved 1,480 kg of feed a day.")
    assert verdict("Moved about 1.5 t of feed a day", moved).verdict != "refused"
    assert verdict("Moved about 15 t of feed a day", moved).verdict == "refused"


def test_a_sentence_that_the_width_broke_is_whole_where_sentences_have_stops() -> None:
    """Text without bullets: what fills its column without a stop goes on below."""
    paragraph = f"{COLUMN}\nThursdays were mine and I slept in the cab.\n\n"
    lines = [one.text for one in lines_of(paragraph * 5)]
    assert lines == [f"{COLUMN} Thursdays were mine and I slept in the cab."] * 5
    apart = f"{COLUMN[:40]}\nThursdays were mine and I slept in the cab.\n\n"
    assert COLUMN[:40] in [one.text for one in lines_of(paragraph * 5 + apart)]


SKILLED = card("skilled", "I ran the dairy.", skills=("Milking", "AutoCAD"))


@pytest.mark.parametrize("row", ["Milking and the AutoCAD", "Milking, with the AutoCAD"])
def test_small_words_between_two_skills_are_no_skill(row: str) -> None:
    """However many they are."""
    assert verdict(row, SKILLED, kind="skill", company=None).verdict == "proven"


@pytest.mark.parametrize("small", ["and", "and the", "and with the"])
def test_behind_small_words_an_item_that_nobody_approved_is_named_whole(small: str) -> None:
    """The first of its words too."""
    found = verdict(f"Milking {small} Rhino plugin", SKILLED, kind="skill", company=None)
    assert (found.verdict, found.marked) == ("refused", ("Rhino", "plugin"))


@pytest.mark.parametrize(
    ("row", "is_refused"), [("Norwegian (B2), German", False), ("Norwegian, German (B2)", True)]
)
def test_how_well_a_language_is_known_is_said_of_no_other(row: str, is_refused: bool) -> None:
    """Also of one of which nobody said how well it is known."""
    german = Language(language="German")
    timeline = example.TIMELINE.model_copy(
        update={"languages": (*example.TIMELINE.languages, german)}
    )
    evidence = EvidenceSet.of(example.CARDS, timeline=timeline, language="en", today="2026-06")
    found = check_line(row, evidence=evidence, entry=None, kind="language", language="en")
    assert (found.verdict == "refused") is is_refused
