"""Which words may put an earlier figure right."""

import pytest

from interview_app.domain.story import Draft
from interview_app.guide.corrections import corrections_in


@pytest.mark.parametrize(
    ("words", "said_in", "puts"),
    [
        ("From 9 to 3, not to 4", "action", [("9", "3"), ("4", "3")]),
        ("Cut rejects from 9 to 4 at 11 sites", "line", []),
        ("It went from 9 to 4 in 2021", "action", []),
        ("Eleven sites were part of it", "action", []),
    ],
)
def test_a_figure_that_is_new_may_take_the_place_of_one_beside_it(
    words: str, said_in: str, puts: list[tuple[str, str]]
) -> None:
    """A line was asked whether its figure takes the place of one that it repeats, and a year whether
    it does of a number.
    """
    draft = Draft(id="s", result="Rejects fell from 9 to 4")
    found = corrections_in(words, said_in, draft, "en")
    assert [(one.was, one.now) for one in found] == puts
