"""What of a document is in no field is told, whatever the reader made of it (NEXT 2, principle 1)."""

import re
from pathlib import Path
from typing import get_args

import pytest

from interview_app.extraction.document import Document
from interview_app.extraction.formats.docx_reader import read_docx
from interview_app.extraction.formats.pdf_reader import open_pdf, read_pdf
from interview_app.extraction.formats.text_reader import read_text
from interview_app.extraction.page.layout import Order, Reading, read_in_order
from interview_app.extraction.page.rows import Row
from interview_app.extraction.phrases.dates_in_text import date_ranges
from interview_app.extraction.resume.in_no_field import is_label, says_nothing
from interview_app.extraction.resume.understanding import Understanding
from interview_app.extraction.sections.headings import sections_of
from interview_app.language.tokens import folded_words
from interview_app.language.told import texts_in
from tests.extraction_understanding.pages import RESUME, line, pdf, plain, read
from tests.extraction_understanding.test_cuts import HEAD

_FRESH = Path(__file__).parents[2] / "benchmarks" / "layouts" / "fresh"
FILES = sorted(
    path for path in _FRESH.glob("*/files/*") if path.suffix in (".docx", ".txt", ".pdf")
)


def told(found: Understanding) -> list[str]:
    """The words of what is in no field."""
    return [found.text[slice(*one.span)] for one in found.in_no_field]


def test_a_document_that_is_read_whole_tells_nothing() -> None:
    """Headings, labels and marks are no lines of it."""
    found = read(plain(RESUME))
    assert found.is_resume
    assert told(found) == []


def test_lines_that_have_no_field_are_told_in_their_order() -> None:
    """Nationality and referees have no field; where they stand is told."""
    head = "Tessa Okafor\n"
    born = f"{head}Born: 4 March 1987   Nationality: British\n"
    found = read(
        plain(RESUME.replace(head, born) + "\n\nReferences\n\nRuth Adeyemi, ward sister\n")
    )
    assert told(found) == ["Nationality: British", "Ruth Adeyemi, ward sister"]


def test_the_parts_of_a_line_of_contact_are_told_one_by_one() -> None:
    """They belong to different fields: "single, two children | left-handed" fits none."""
    more = RESUME.replace("Leeds, UK |", "Leeds, UK | single, two children | left-handed |")
    assert told(read(plain(more))) == ["single, two children", "left-handed"]


def test_a_line_of_a_page_has_its_page_and_its_box() -> None:
    """So that it can be shown where it stands."""
    rows = [
        line("Experience", 50, 100, size=16, bold=True),
        line("Head Gardener, Kew Mount Estate", 50, 124),
        line("2019 - 2023", 50, 138),
        line("Born 4.3.1987, British citizen", 50, 52),
    ]
    found = read(pdf(*HEAD, *rows))
    (one,) = [one for one in found.in_no_field if "British" in found.text[slice(*one.span)]]
    assert one.page == 0
    assert one.box is not None
    assert one.box[1] == pytest.approx(52, abs=1)


def test_the_name_of_a_field_is_no_line_but_its_value_is() -> None:
    """`Phone:` before a number that was read says nothing; with a value that was not it stands
    beside it.
    """
    labelled = RESUME.replace("+44 113 496 0733", "Phone: +44 113 496 0733")
    assert told(read(plain(labelled))) == []


def _naming(reading: Reading) -> list[Row]:
    """The rows that name something: headings, names of columns, what repeats on every page."""
    heads = [one.heading for one in sections_of(reading.rows) if one.heading is not None]
    return [*heads, *reading.furniture, *(one for one in reading.rows if one.notes.get("columns"))]


@pytest.mark.parametrize("path", FILES, ids=lambda one: one.stem)
def test_every_word_is_in_a_value_or_a_heading_or_told(path: Path) -> None:
    """Nothing vanishes: a word of the text stands in a value, in what names something, or is told.

    The values are looked through as a whole here, and not by where they say that they stand.
    """
    document = document_of(path)
    found = read(document)
    if not found.is_resume:
        return
    assert found.applicant_profile is not None
    assert found.skeleton_timeline is not None
    known = [row for order in get_args(Order) for row in _naming(read_in_order(document, order))]
    values = [found.applicant_profile.to_json(), found.skeleton_timeline.to_json()]
    said = [*texts_in(values), *(one.quote for one in found.provenance.values())]
    letters = [folded_words(one).replace(" ", "") for one in (*said, *(row.text for row in known))]
    places = [one.span for one in found.in_no_field]
    lost = []
    for word in re.finditer(r"\w+", found.text):
        inside = any(begin <= word.start() and word.end() <= end for begin, end in places)
        bare = folded_words(word[0]).replace(" ", "")
        if not inside and not any(bare in one for one in letters):
            lost.append(word)
    dates = {*texts_in(found.skeleton_timeline.to_json())}
    assert [
        one[0] for one in lost if not _names(found.text, one) and not _dates(found.text, one, dates)
    ] == []


_HYPHENED = re.compile(r"\w+(?:[-‐‑]\w+)+")


def _names(text: str, word: re.Match[str]) -> bool:
    """Whether a word stands in what names a field or says nothing: from the start of its line or a
    mark to a colon, a tab or the line's end.
    """
    line_text = text[text.rfind("\n", 0, word.start()) + 1 :].split("\n")[0]
    at = word.start() - text.rfind("\n", 0, word.start()) - 1
    before = max(line_text.rfind(mark, 0, at) for mark in ("\t", "|", "·", "•"))
    part = line_text[before + 1 :]
    label = re.split(r"[:：\t]", part)[0]
    return (
        at - before - 1 <= len(label) < len(part)
        or is_label(word[0])
        or any(is_label(one) for one in _HYPHENED.findall(part) if word[0] in one)
        or is_label(part.strip())
        or says_nothing(word[0], set())
    )


def _dates(text: str, word: re.Match[str], dates: set[str]) -> bool:
    """Whether a word is part of a date that is in a field, however it is written there."""
    begin = text.rfind("\n", 0, word.start()) + 1
    row = text[begin:].split("\n")[0]
    return any(
        one.begin <= word.start() - begin < one.stop
        and {value for value in (one.start, one.end) if value is not None} <= dates
        for one in date_ranges(row)
    )


def document_of(path: Path) -> Document:
    content = path.read_bytes()
    if path.suffix == ".pdf":
        return read_pdf(open_pdf(content), on_page=lambda *_: None).document
    return read_docx(content) if path.suffix == ".docx" else read_text(content, "txt")
