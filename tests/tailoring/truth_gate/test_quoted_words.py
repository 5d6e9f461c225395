"""What an objection quotes: whole words, as they were written, and a deed where it says who did what (D8)."""

from interview_app.tailoring.truth_gate.words.tokens import tokens
from tests.tailoring.truth_gate.judged import Post

COLLEGE = Post("Carrick College", "Student", "2019-2021", "Level 5 certificate in boatbuilding.")
HOUSE = Post("Kinderhaus Rabennest", "Erzieherin", "2019-2021", "Mitarbeit im Kinderhaus Rabennest mit 40 Kindern.")


def test_a_degree_is_quoted_whole_whatever_it_is_read_as() -> None:
    """“degrees” behind a number is read as “Grad” is; its place in the line stays that of its own letters."""
    text = "Kept the store at 66 degrees"
    (heat,) = (one for one in tokens(text) if one.low == "grad")
    assert (heat.text, text[heat.start : heat.end]) == ("degrees", "degrees")
    assert not any("degr”" in one for one in COLLEGE.objections("Level 7 degree"))


def test_a_thing_is_not_what_the_evidence_says_somebody_did() -> None:
    """“Claims Leiterin but evidence says Kinderhaus” tells nobody what is wrong."""
    line = "Leiterin des Kinderhauses Rabennest"
    assert HOUSE.blocked(line)
    assert not any("says “Kinderhaus”" in one for one in HOUSE.objections(line))
