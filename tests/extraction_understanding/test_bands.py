"""A page parted where several headings stand side by side."""

from hypothesis import given, settings
from hypothesis import strategies as st

from interview_app.extraction.page.columns import bands
from interview_app.extraction.page.marks import Mark, marked
from interview_app.extraction.page.rows import Cell, Run, Type

_PLACES = st.integers(0, 60)


@st.composite
def _cells(draw: st.DrawFn) -> Cell:
    text = draw(st.sampled_from(["Skills", "Education", "Languages", "Leeds", "2019 – 2021"]))
    x, y = draw(_PLACES), draw(_PLACES)
    kind = Type(draw(st.sampled_from([9.0, 14.0])))
    box = (x, y, x + draw(st.integers(1, 30)), y + draw(st.integers(1, 40)))
    return Cell(text, [Run(0, len(text), kind)], box)


def _of_one_page(parts: list[list[Mark]]) -> list[int]:
    return sorted(id(mark) for part in parts for mark in part)


@settings(max_examples=300)
@given(st.lists(_cells(), max_size=14))
def test_every_page_is_parted_and_nothing_of_it_is_lost(cells: list[Cell]) -> None:
    """Whatever stands where, also marks that lie over each other and are of any height."""
    marks = marked(cells)
    parts = bands(marks)
    assert _of_one_page(parts) == _of_one_page([marks])
    assert all(parts[:-1]), "a band above headings has something in it"
