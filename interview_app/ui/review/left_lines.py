"""What of the documents is in no field, as far as nobody dealt with it. No Qt."""

from collections.abc import Iterable
from typing import Any

from interview_app.domain.artifact import ArtifactRecord, TextPlace
from interview_app.domain.frozen import frozen
from interview_app.domain.provenance import Provenance
from interview_app.language.told import ToldWords, texts_in
from interview_app.ui.forms.typed_dates import read_date, span_in

Key = tuple[str, int, int]
"""The id of a document, and a span of its text."""


@frozen
class LeftLine:
    """A line or a piece of one: its words, and where it stands."""

    artifact_id: str
    words: str
    place: TextPlace

    @property
    def key(self) -> Key:
        """What tells it from all others."""
        return (self.artifact_id, *self.place.span)

    @property
    def source(self) -> Provenance:
        """Its place as that of a value."""
        return Provenance(
            artifact_id=self.artifact_id,
            page=self.place.page,
            box=self.place.box,
            span=self.place.span,
            quote=self.words,
            confidence=1.0,
        )


def left_lines(artifact: ArtifactRecord) -> tuple[LeftLine, ...]:
    """The lines of a document that were in no field when it was read, without those settled."""
    return tuple(
        LeftLine(
            artifact_id=artifact.id,
            words=" ".join(artifact.text[slice(*one.span)].split()),
            place=one,
        )
        for one in artifact.in_no_field
        if one.span not in artifact.settled
    )


def still_left(lines: Iterable[LeftLine], *records: Any) -> tuple[LeftLine, ...]:
    """Those whose words, or whose dates, do not stand in these records (JSON) either."""
    texts = {text for one in records for text in texts_in(one)}
    told = ToldWords(texts)
    return tuple(one for one in lines if not told.tell(one.words) and not _dates(one.words, texts))


def _dates(words: str, texts: set[str]) -> bool:
    span = span_in(words)
    dates = span or (read_date(words, end=True) or "",)
    return all(date in texts for date in dates)
