"""Rows that have fields: heads, education, certificates, languages, skills (NEXT 5)."""

import hypothesis
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from interview_app.check import example
from interview_app.check.evidence import EvidenceSet
from interview_app.check.figures import PrintedLine
from interview_app.check.line_check import check_line
from interview_app.check.rows import is_initials
from interview_app.check.rules import Kind, LineVerdict
from interview_app.domain.tailoring import Verdict

EVIDENCE = EvidenceSet.of(example.CARDS, timeline=example.TIMELINE, language="en", today="2026-06")


def row(text: str, kind: Kind, entry: str | None = None, language: str = "en") -> LineVerdict:
    return check_line(text, evidence=EVIDENCE, entry=entry, kind=kind, language=language)


@pytest.mark.parametrize(
    ("text", "kind", "entry"),
    [
        ("Boatbuilder at Saltmarsh Boatyard, Woodbridge", "head", "yard"),
        ("Saltmarsh Boatyard | 03/2016 – 08/2021", "head", "yard"),
        ("2016 - 2021", "head", "yard"),
        ("Boatbuilder (5 years 6 months)", "head", "yard"),
        ("Diploma, Boatbuilding — Lowestoft College (2010–2012)", "education", "college"),
        ("Powerboat Level 2, RYA, 2014", "certificate", None),
        ("Norwegian: B2", "language", None),
        ("Norwegisch (B2)", "language", None),
        ("Spiling • AutoCAD", "skill", None),
    ],
)
def test_a_row_of_approved_values_is_proven(text: str, kind: Kind, entry: str | None) -> None:
    """In any order and notation."""
    assert row(text, kind, entry).rules == ("approved_values",)


@pytest.mark.parametrize(
    ("text", "kind", "entry", "rule"),
    [
        ("Head Boatbuilder, Saltmarsh Boatyard", "head", "yard", "item_not_approved"),
        ("Boatbuilder, Nautilus Works", "head", "yard", "item_not_approved"),
        ("Boatbuilder, March 2014 – August 2021", "head", "yard", "year_nowhere"),
        ("Boatbuilder, 2016 – present", "head", "yard", "year_nowhere"),
        ("Boatbuilder (9 years)", "head", "yard", "duration_too_long"),
        ("Degree, Boatbuilding, Lowestoft College", "education", "college", "item_not_approved"),
        ("Powerboat Level 3, RYA", "certificate", None, "figure_nowhere"),
        ("Norwegian (C2)", "language", None, "item_not_approved"),
        ("Norwegian (B2), Danish", "language", None, "item_not_approved"),
        ("AutoCAD, Spiling, Welding", "skill", None, "item_not_approved"),
    ],
)
def test_an_item_that_is_no_approved_value_is_refused(
    text: str, kind: Kind, entry: str | None, rule: str
) -> None:
    """Titles, employers, dates, levels."""
    found = row(text, kind, entry)
    assert found.verdict is Verdict.REFUSED
    assert rule in found.rules


@given(st.text(alphabet="abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=12))
@hypothesis.example("go")
@hypothesis.example("it")
@hypothesis.example("may")
@hypothesis.example("c")
def test_any_word_that_is_no_skill_is_refused_in_the_list_of_skills(word: str) -> None:
    """A property, no rate: whatever the word, if it is none of dates and numbers."""
    assume(word not in EVIDENCE.whole.words)
    assume(not PrintedLine(word.title(), language="en").quantities)
    found = row(f"AutoCAD, {word.title()}", "skill")
    assert found.verdict is Verdict.REFUSED


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("AI Boatbuilder, Saltmarsh Boatyard", "head"),
        ("Saltmarsh Boatyard, Co Boatbuilder", "head"),
        ("er Boatbuilder, Saltmarsh Boatyard", "head"),
        ("Go, C, IT", "skill"),
        ("AutoCAD, IT, Spiling", "skill"),
        ("IT: native", "language"),
    ],
)
def test_a_small_word_of_some_language_is_a_value_where_it_connects_nothing(
    text: str, kind: Kind
) -> None:
    """A title was proven with "AI" before it, a list of skills with "Go" behind it."""
    assert row(text, kind).verdict is Verdict.REFUSED


def test_what_the_text_names_and_no_field_has_is_asked() -> None:
    """A tool that a story tells of is no approved skill, and no lie."""
    assert row("West System epoxy", "skill").rules == ("item_in_text",)


def test_a_part_of_a_title_is_another_title() -> None:
    """A hand is no yard hand; a school may be called by a part of its name."""
    assert row("Hand, Deben Marina", "head", "marina").verdict is Verdict.REFUSED
    assert row("Yard Hand, Deben", "head", "marina").verdict is Verdict.YOUR_WORD


def test_where_no_field_has_a_value_there_is_nothing_to_compare() -> None:
    """A list of languages beside evidence that tells of none is asked about."""
    bare = EvidenceSet.of(example.CARDS, language="en", today="2026-06")
    found = check_line("English, Polish", evidence=bare, kind="language", language="en")
    assert found.verdict is Verdict.YOUR_WORD


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("BSc", "Bachelor of Science"),
        ("M.A.", "Master of Arts"),
        ("CICM", "Chartered Institute of Credit Management"),
        ("PhD", "Doctor of Philosophy"),
    ],
)
def test_initials_are_told_by_their_letters(short: str, long: str) -> None:
    """No table of degrees: each letter begins a word, in order."""
    assert is_initials(short, long) is (short != "PhD")


def test_initials_of_other_words_are_none() -> None:
    """A master is no bachelor."""
    assert not is_initials("MSc", "Bachelor of Science")
