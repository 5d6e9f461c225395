"""The words of a card in one row."""

import pytest

from interview_app.domain.knowledge_card import one_row


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            "Registered Nurse\nEleven years on acute wards.",
            "Registered Nurse · Eleven years on acute wards.",
        ),
        ("Cut falls on\na ward. Kept  it\n  so.", "Cut falls on a ward. Kept it so."),
        ("Cut falls.\nTrained nurses.", "Cut falls. Trained nurses."),
        ("\nSkills:\n\nPython\n3 years of Rust\n", "Skills: Python · 3 years of Rust"),
        ("Pflegefachkraft\r\nElf Jahre Station", "Pflegefachkraft · Elf Jahre Station"),
        (" \n", ""),
    ],
    ids=["headline", "wrapped", "sentences", "list", "German", "nothing"],
)
def test_lines_of_their_own_are_parted_and_wrapped_ones_joined(words: str, told: str) -> None:
    """Issue 5: a headline does not run into the summary below it."""
    assert one_row(words) == told
