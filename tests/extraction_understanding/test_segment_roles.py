"""The second reader: lines in segments, a chain of weights over them, and what it makes of a value."""

from itertools import pairwise, product
from math import exp

import pytest

from interview_app.extraction.document import Document
from interview_app.extraction.formats.text_reader import read_text
from interview_app.extraction.page.layout import Reading, read_in_order
from interview_app.extraction.page.rows import Found
from interview_app.extraction.resume.calibration_weights import WEIGHTS
from interview_app.extraction.resume.confidence import ROLES, Grades, observed
from interview_app.extraction.resume.segment_looks import attributes_of
from interview_app.extraction.resume.segment_roles import Likely, Model, model
from interview_app.extraction.resume.segments import MAX_SEGMENTS, segments_of

RESUME = """Marta Lundberg
marta.l@example.org | +46 70 174 05 11

EXPERIENCE

Night Nurse, Hull Royal Infirmary    03/2015 - 06/2021
- Looked after thirty patients of a surgical ward and wrote their charts by hand.
- Taught four new colleagues how the drip pumps are set.

Care Assistant, Abbey House Ltd    09/2011 - 02/2015
- Washed and dressed residents and read to them in the evening.

EDUCATION

Diploma in Nursing, University of Lincoln    2011

SKILLS

Wound care, Triage, Swedish
"""


def _reading(text: str) -> Reading:
    document: Document = read_text(text.encode(), "txt")
    return read_in_order(document)


def _found(reading: Reading, words: str) -> Found:
    at = reading.text.index(words)
    return Found(words, at, at + len(words))


def test_a_line_is_cut_at_gaps_signs_and_dates_and_not_inside_words() -> None:
    """A header of one line gives its post, its firm and its dates, each where it stands."""
    reading = _reading(RESUME)
    cut = segments_of(reading.rows)
    line = [one for one in cut if one.row.text.startswith("Night Nurse")]
    assert [one.text for one in line] == [
        "Night Nurse",
        "Hull Royal Infirmary",
        "03/2015 - 06/2021",
    ]
    assert line[2].date is not None
    assert line[2].date.start == "2015-03"
    assert all(reading.text[one.start : one.end] == one.text for one in cut)
    assert [one.start for one in cut] == sorted(one.start for one in cut)


def test_a_long_document_is_looked_at_as_far_as_the_limit() -> None:
    """Behind the limit nothing is known of a value, and that is told."""
    reading = _reading("\n".join(f"Line number {at}, of a list" for at in range(2 * MAX_SEGMENTS)))
    likely = Likely(reading)
    assert likely.chance(_found(reading, "Line number 3,"), ("name",)) is not None
    assert likely.chance(_found(reading, f"Line number {2 * MAX_SEGMENTS - 1}"), ("name",)) is None
    assert Likely(_reading("")).chance(Found("x", 0, 1), ("name",)) is None


def test_no_word_of_the_document_is_among_the_attributes() -> None:
    """Other words of the same look and kind are seen alike: nobody's name is in the model."""
    one = attributes_of(segments_of(_reading(RESUME).rows))
    other = attributes_of(segments_of(_reading(RESUME.replace("Lundberg", "Sandgren")).rows))
    assert one == other


def test_the_chances_of_a_chain_are_those_of_all_its_ways_counted_one_by_one() -> None:
    """Forward and backward together give what counting every way through a small chain gives."""
    weights = {"a": [0, 1.2, 1, -0.4], "b": [1, 0.9], "c": [0, -2.0, 2, 0.7]}
    behind = [[0.3, -1.0, 0.0], [0.5, 0.2, -0.7], [0.0, 0.0, 1.1]]
    told = [["a"], ["b", "c"], ["c", "unknown"]]
    own = [[0.0] * 3 for _ in told]
    for at, names in enumerate(told):
        for name in names:
            pairs = weights.get(name, [])
            for role, weight in zip(pairs[::2], pairs[1::2], strict=True):
                own[at][int(role)] += weight
    ways = {}
    for way in product(range(3), repeat=3):
        steps = sum(behind[one][other] for one, other in pairwise(way))
        ways[way] = exp(sum(own[at][role] for at, role in enumerate(way)) + steps)
    chances = Model(["x", "y", "z"], weights, behind).chances(told)
    for at, role in product(range(3), repeat=2):
        share = sum(value for way, value in ways.items() if way[at] == role) / sum(ways.values())
        assert chances[at][role] == pytest.approx(share, rel=1e-6)


@pytest.mark.parametrize(
    ("words", "role"),
    [
        ("Marta Lundberg", "name"),
        ("Night Nurse", "job title"),
        ("Abbey House Ltd", "job firm"),
        ("03/2015 - 06/2021", "job date"),
        ("Taught four new colleagues how the drip pumps are set.", "job text"),
        ("Diploma in Nursing", "study title"),
        ("University of Lincoln", "study school"),
        ("Triage", "skill"),
    ],
)
def test_the_model_in_force_reads_a_plain_page(words: str, role: str) -> None:
    """On a page as people write them it holds each text for what it is, and not for a name."""
    reading = _reading(RESUME)
    likely = Likely(reading)
    chance = likely.chance(_found(reading, words), (role,))
    assert chance is not None
    assert chance > 0.6
    other = likely.chance(_found(reading, words), ("headline",))
    assert other is not None
    assert other < 0.2


def test_a_value_that_the_second_reader_takes_for_another_thing_is_less_sure() -> None:
    """A school taken for the post is doubted; the post itself is not."""
    reading = _reading(RESUME)
    grades = Grades(Likely(reading))
    noticed = {"margin": 0.5, "both": 1.0, "dated": 1.0, "unlike": 0.0}
    right = grades.of("title", _found(reading, "Night Nurse"), noticed)
    wrong = grades.of("title", _found(reading, "University of Lincoln"), noticed)
    assert right > 0.7 > wrong


def test_weights_and_roles_belong_together() -> None:
    """Each field that has weights has roles of the model, and as many weights as observations."""
    roles = set(model().roles)
    for field, weights in WEIGHTS.items():
        assert set(ROLES[field]) <= roles, field
        assert len(weights) == len(observed(0.5, {})), field
    assert set(WEIGHTS) == set(ROLES)
