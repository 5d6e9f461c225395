"""The title that a posting gives its position (issue 5.8)."""

import pytest

from interview_app.tailoring.posting.title import title_in


@pytest.mark.parametrize(
    ("posting", "title"),
    [
        ("Content Designer\n\nYou write for people in a hurry.", "Content Designer"),
        ("## Role: Content Designer\nDublin", "Content Designer"),
        ("Director of Dispatch (closed)\nAs a senior member of the team …", "Director of Dispatch"),
        ("We are hiring a Senior Electrician!\nApply now.", "Senior Electrician"),
        ("Wir suchen ab sofort eine Pflegefachkraft (m/w/d)\nfür unser Haus.", "Pflegefachkraft"),
        ("Über uns\nWir sind 40 Leute.\nElektroniker/in für Betriebstechnik (w/m/d)", "Elektroniker/in für Betriebstechnik"),
        ("Koch / Köchin gesucht", "Koch / Köchin"),
        ("Sous-chef de cuisine H/F - CDI", "Sous-chef de cuisine H/F - CDI"),
        ("Sous-chef de cuisine H/F - Hôtel**** restaurant - CDI - Nantes (44)\nPublié", "Sous-chef de cuisine H/F"),
        ("Gärtnereigehilfx m/w/d\nab März", "Gärtnereigehilfx"),
    ],
)  # fmt: skip
def test_the_title_is_found_among_the_first_lines(posting: str, title: str) -> None:
    """Issue 5.8: without marks, labels and whom the post is open to."""
    assert title_in(posting) == title


@pytest.mark.parametrize(
    "posting",
    [
        "",
        "About us\nWe are 40 people.",
        "We are looking for a nurse who can lead a team of ten people on nights in two houses.",
        "About us\nOur house\nOur values\nOur story\nOur town\nOur garden\nHead Gardener",
    ],
    ids=["empty", "no title", "a sentence", "too far down"],
)
def test_what_is_no_title_is_not_taken_for_one(posting: str) -> None:
    """Nobody applies for "About us"; a post named further down may be another one."""
    assert title_in(posting) == ""
