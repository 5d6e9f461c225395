"""What an objection quotes: whole words, as they were written, and a deed where it says who did what (D8)."""

from interview_app.tailoring.truth_gate.words.tokens import tokens
from tests.tailoring.truth_gate.judged import Post

COLLEGE = Post("Carrick College", "Student", "2019-2021", "Level 5 certificate in boatbuilding.")
DUTY = Post(
    "Obsthof Wenz",
    "Helferin",
    "2019-2021",
    "Im Winterdienst bin ich jede dritte Woche dran, 2021 waren das 30 Nächte.",
)


def test_a_degree_is_quoted_whole_whatever_it_is_read_as() -> None:
    """“degrees” behind a number is read as “Grad” is; its place in the line stays that of its own letters."""
    text = "Kept the store at 66 degrees"
    (heat,) = (one for one in tokens(text) if one.low == "grad")
    assert (heat.text, text[heat.start : heat.end]) == ("degrees", "degrees")
    assert not any("degr”" in one for one in COLLEGE.objections("Level 7 degree"))


def test_a_thing_is_not_what_the_evidence_says_somebody_did() -> None:
    """“Claims Leitung but evidence says Winterdienst” tells nobody what is wrong."""
    line = "Leitung des Winterdienstes, 30 Nächte im Jahr 2021"
    assert DUTY.blocked(line)
    assert not any("says “Winterdienst”" in one for one in DUTY.objections(line))
