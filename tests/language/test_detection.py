"""The language of a line."""

from pathlib import Path

import pytest
import yaml

from interview_app.language.detection import is_in_another, language_of

PEOPLE = Path(__file__).parents[2] / "benchmarks" / "truth" / "people"


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Rewired 42 flats in two housing blocks", "en"),
        ("Wartete 35 Spritzgussmaschinen im Dreischichtbetrieb", "de"),
        ("Accueil des patients et prise de rendez-vous", "fr"),
        ("Negociación de tres convenios de empresa", "es"),
        ("Cut medication errors by 35%", "en"),
        ("Leitete den Umbau von drei Filialen", "de"),
    ],
)
def test_a_line_tells_its_language(text: str, language: str) -> None:
    """Single lines of résumés, short ones too."""
    assert language_of(text) == language


@pytest.mark.parametrize("text", ["", "SAP, Excel", "42", "Oracle 19c", "C++ / C#"])
def test_what_is_too_short_tells_none(text: str) -> None:
    """None when nothing tells it."""
    assert language_of(text) is None


def test_only_possible_languages_are_found() -> None:
    """`among` has the last word."""
    assert language_of("Accueil des patients et prise de rendez-vous", among=("en", "de")) != "fr"
    assert language_of("Leitete den Umbau", among=()) is None


def test_lines_of_the_benchmarks_people_are_told_apart() -> None:
    """At least 98 of 100 of their own lines, and at most one of 100 is taken for another language's."""
    right = wrong = whole = 0
    for path in sorted(PEOPLE.glob("half_[a-h].yaml")):
        for person in yaml.safe_load(path.read_text(encoding="utf-8")):
            jobs = [job for job in person["jobs"] if isinstance(job, dict)]
            for line in (line for job in jobs for line in job["lines"]):
                found = language_of(line.replace(" | ", " ").split(" / ")[-1])
                whole += 1
                right += found == person["lang"]
                wrong += found not in (person["lang"], None)
    assert whole > 100
    assert right >= 0.98 * whole
    assert wrong <= 0.01 * whole


def test_a_unit_of_one_letter_is_no_word() -> None:
    """A Spanish line that ended with "11 m." was French, and left off its page."""
    assert language_of("Ubicación y reposición en altura hasta 11 m.") == "es"


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("Gearbox changes, Voith & ZF", False),
        ("Negociación de tres convenios de empresa", True),
        ("Wartete 35 Spritzgussmaschinen im Dreischichtbetrieb", True),
        ("Fitted 12 hulls with cranes", False),
        ("SAP, Excel", False),
    ],
)
def test_a_short_line_is_in_another_language_only_where_it_is_far_from_ours(
    text: str, other: bool
) -> None:
    """An English line of names and one word was a little likelier French, and left off its page."""
    assert is_in_another(text, "en") is other
