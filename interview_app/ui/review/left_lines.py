"""What of the documents is in no field, as far as nobody dealt with it. No Qt."""

from collections.abc import Iterable, Iterator
from typing import Any

from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.provenance import Provenance
from interview_app.language.told import ToldWords, texts_in
from interview_app.ui.forms.typed_dates import read_date, span_in

Key = tuple[str, int, int]
"""The id of a document, and a span of its text."""


class LeftLine(Provenance):
    """A line or a piece of one: where it stands, as the place of a value; `quote` is its words."""

    span: tuple[int, int]

    @property
    def key(self) -> Key:
        """What tells it from all others."""
        return (self.artifact_id, *self.span)


def left_lines(artifact: ArtifactRecord) -> tuple[LeftLine, ...]:
    """The lines of a document that were in no field when it was read, without those settled."""
    return tuple(
        LeftLine(
            artifact_id=artifact.id,
            page=one.page,
            box=one.box,
            span=one.span,
            quote=" ".join(artifact.text[slice(*one.span)].split()),
            confidence=1.0,
        )
        for one in artifact.in_no_field
        if one.span not in artifact.settled
    )


def taken_out(places: Iterable[Provenance]) -> Iterator[LeftLine]:
    """What was read and stands in no field any more, in the order of the document."""
    told = (one.model_dump() | {"confidence": 1.0} for one in places if one.span and one.quote)
    lines = (LeftLine.model_validate(one) for one in told)
    yield from sorted(lines, key=lambda one: one.key)


def still_left(lines: Iterable[LeftLine], *records: Any) -> tuple[LeftLine, ...]:
    """Those whose words, or whose dates, do not stand in these records (JSON) either."""
    texts = {text for one in records for text in texts_in(one)}
    told = ToldWords(texts)
    return tuple(one for one in lines if not told.tell(one.quote) and not _dates(one.quote, texts))


def _dates(words: str, texts: set[str]) -> bool:
    span = span_in(words)
    dates = span or (read_date(words, end=True) or "",)
    return all(date in texts for date in dates)
