"""What of the documents, and of what was written while a form waited, is in no field, as far as
nobody dealt with it. No Qt.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any

from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.provenance import Provenance
from interview_app.language.any_language import small_words
from interview_app.language.tokens import folded_words
from interview_app.language.told import ToldWords, texts_in
from interview_app.ui.forms.typed_dates import read_date, span_in, without_dates

if TYPE_CHECKING:
    from interview_app.ui.forms.record_form import RecordForm

_ROW = re.compile(r"[^\n]+")
Key = tuple[str, int, int]
"""The id of a document, and a span of its text."""


class LeftLine(Provenance):
    """A line or a piece of one: where it stands, as the place of a value; `quote` is its words."""

    span: tuple[int, int]

    @property
    def key(self) -> Key:
        """What tells it from all others."""
        return (self.artifact_id, *self.span)

    @property
    def is_said(self) -> bool:
        """Whether the person wrote it, and no document."""
        return not self.artifact_id


def left_lines(artifact: ArtifactRecord) -> tuple[LeftLine, ...]:
    """The lines of a document that were in no field when it was read, without those settled."""
    return tuple(
        LeftLine(
            artifact_id=artifact.id,
            page=one.page,
            box=one.box,
            span=one.span,
            quote=words,
            confidence=1.0,
        )
        for one, words in artifact.left()
    )


def said_line(at: int, words: str) -> LeftLine:
    """What the person wrote while a form waited, as the `at`-th line of no document."""
    return LeftLine(artifact_id="", span=(at, at), quote=words, confidence=1.0)


def taken_out(form: "RecordForm", texts: Mapping[str, str]) -> list[LeftLine]:
    """What was read and stands in its field no more, in the order of the document: of a text that
    was changed the lines that are out of it. `texts`: of the documents, by their ids.
    """
    lines: list[LeftLine] = []
    for path, place in form.marks.sources.items():
        if place.span and place.quote and not form.still_stands(path):
            text = texts.get(place.artifact_id, "")
            lines += _out_of_field(place, place.span, text, partial(form.claims, path))
    return sorted(lines, key=lambda one: one.key)


def _out_of_field(
    place: Provenance, whole: tuple[int, int], text: str, claims: Callable[[str], bool]
) -> Iterator[LeftLine]:
    found = [*_ROW.finditer(text, *whole)]
    rows = [(one.span(), one[0]) for one in found] if len(found) > 1 else [(whole, place.quote)]
    for claimed, run in groupby(rows, key=lambda row: claims(row[1])):
        spans = [span for span, _words in run]
        span = (spans[0][0], spans[-1][1])
        if not claimed:
            quote = place.quote if span == whole else " ".join(text[slice(*span)].split())
            told = {"span": span, "quote": quote, "confidence": 1.0}
            yield LeftLine.model_validate(place.model_dump() | told)


def still_left(lines: Iterable[LeftLine], *records: Any) -> tuple[LeftLine, ...]:
    """Those whose words, or whose dates, do not stand in these records (JSON) either."""
    texts = {text for one in records for text in texts_in(one)}
    told = ToldWords(texts)
    return tuple(one for one in lines if not _stands(one.quote, told, texts))


def _stands(words: str, told: ToldWords, texts: set[str]) -> bool:
    """Whether words stand in the texts; a date, or a time, at their end as a date."""
    dates = span_in(words) or (read_date(words, end=True) or "",)
    if told.tell(words) or all(date in texts for date in dates):
        return True
    parted = without_dates(words)
    if parted is None:
        return False
    rest, start, end = parted
    named = told.tell(rest) or all(one in small_words() for one in folded_words(rest).split())
    return named and {start, end or start} <= texts
