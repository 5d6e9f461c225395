"""How well something is known: levels of languages and skills, beside and below them, and labels in
grids.
"""

import pytest

from interview_app.domain.timeline import SkeletonTimeline
from tests.extraction_understanding.pages import line, pdf, plain, read
from tests.extraction_understanding.test_cuts import HEAD, timeline

WORK = (
    "Ilse Brandt\nilse.brandt@mailbox.example\n\nWork experience\n\nHead Gardener, Kew Mount "
    "Estate\n2019 - 2023\n"
)


def _timeline(text: str) -> SkeletonTimeline:
    found = read(plain(f"{WORK}\n{text}\n")).skeleton_timeline
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Arabic – native; English – fluent", [("Arabic", "native"), ("English", "fluent")]),
        ("Arabic - native, English - fluent", [("Arabic", "native"), ("English", "fluent")]),
        ("English native\nFrench fluent", [("English", "native"), ("French", "fluent")]),
        (
            "Deutsch Muttersprache, Englisch fließend",
            [("Deutsch", "Muttersprache"), ("Englisch", "fließend")],
        ),
        (
            "Alemán (nociones básicas), Inglés nivel C1",
            [("Alemán", "nociones básicas"), ("Inglés", "nivel C1")],
        ),
        ("Französisch: Grundkenntnisse", [("Französisch", "Grundkenntnisse")]),
        ("English\nFull professional proficiency", [("English", "Full professional proficiency")]),
        ("English, French, German", [("English", None), ("French", None), ("German", None)]),
    ],
)
def test_each_language_has_its_own_level(text: str, told: list[tuple[str, str | None]]) -> None:
    """In a row, one a line, with or without a sign between them."""
    found = _timeline(f"Languages\n\n{text}")
    assert [(one.language, one.fluency) for one in found.languages] == told


def test_a_label_over_its_list_stays_a_label() -> None:
    """The honest neighbour: `Web: expert` over a list of what that is."""
    found = _timeline("Skills\n\nWeb: expert\nHTML, CSS\nDatabase: basic\nSQL, Access")
    assert [(one.label, one.keywords) for one in found.skills] == [
        ("Web", ("HTML", "CSS")),
        ("Database", ("SQL", "Access")),
    ]


def test_labels_of_a_grid_stand_beside_their_own_rows() -> None:
    """Two rows at the distance of text: "German" and "English" are no label broken over two
    lines.
    """
    rows = [line("Work experience", 150, 100, size=16, bold=True)]
    for at, (when, post) in enumerate(
        (("2019 - 2023", "Head Gardener, Kew Ltd"), ("2015 - 2019", "Gardener, Ely Ltd"))
    ):
        rows += [line(when, 60, 124 + 30 * at), line(post, 150, 124 + 30 * at)]
        rows += [line("• Planted nine hundred trees along the drive.", 150, 137 + 30 * at)]
    rows += [line("Languages", 150, 200, size=16, bold=True)]
    for at, (tongue, level) in enumerate(
        (("German", "Native"), ("English", "Fluent"), ("Swedish", "Basic"))
    ):
        rows += [line(tongue, 60, 224 + 13 * at), line(level, 150, 224 + 13 * at, bold=True)]
    found = timeline(pdf(*HEAD, *rows))
    assert [(one.language, one.fluency) for one in found.languages] == [
        ("German", "Native"), ("English", "Fluent"), ("Swedish", "Basic"),
    ]  # fmt: skip
