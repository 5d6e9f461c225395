"""Small words, limits, section names."""

import pytest

from interview_app.language.any_language import section_of
from interview_app.language.words import is_small, limits_in


@pytest.mark.parametrize(
    ("text", "language", "kinds"),
    [
        ("Did not close a clinic, only two", "en", ["negation", "only"]),
        ("Helped with up to 50 guests", "en", ["helper", "helper", "at_most"]),
        ("about 40, never more than 60", "en", ["approximate", "negation", "at_least"]),
        ("Unterstützte die Leitung, nie allein", "de", ["helper", "negation"]),
        ("rund 40, bis zu 60, nur sonntags", "de", ["approximate", "at_most", "only"]),
        ("Participé, sans budget, environ 40", "fr", ["helper", "negation", "approximate"]),
        ("Apoyé con casi 40, como máximo 60", "es", ["helper", "helper", "approximate", "at_most"]),
        ("Rewired 42 flats", "en", []), ("Boiler house No. 5", "en", []),
    ],
)  # fmt: skip
def test_limits_are_found_by_kind(text: str, language: str, kinds: list[str]) -> None:
    """NEXT 5: not, never, only, about, up to, helped, with …"""
    assert [one.kind for one in limits_in(text, language)] == kinds


def test_a_limit_knows_its_place() -> None:
    """Characters `start` to `end` are its text; the longest phrase counts."""
    (limit,) = limits_in("Reached no more than 50 people", "en")
    assert (limit.text, limit.kind) == ("no more than", "at_most")


def test_small_words_are_known_with_and_without_accents() -> None:
    """An article says nothing by itself; a noun does."""
    assert is_small("the", "en")
    assert is_small("für", "de")
    assert is_small("fur", "de")
    assert is_small("où", "fr")
    assert not is_small("guests", "en")


@pytest.mark.parametrize(
    ("heading", "section"),
    [
        ("Work Experience (4)", "experience"), ("BERUFSERFAHRUNG", "experience"),
        ("Aus- und Weiterbildung", "education"), ("Formación académica", "education"),
        ("Centres d’intérêt", "interests"), ("What I've done", "experience"),
        ("Compétences", "skills"), ("Fahigkeiten", "skills"), ("Sprachen:", "languages"),
        ("My Key Skills & Selected Tools", "skills"), ("Compétences techniques", "skills"),
        ("Tools and Education", None), ("Software Professional", None), ("Key", None),
        ("Carried plates", None), ("", None),
    ],
)  # fmt: skip
def test_a_heading_names_its_section(heading: str, section: str | None) -> None:
    """In any of the languages, with and without accents."""
    assert section_of(heading) == section
