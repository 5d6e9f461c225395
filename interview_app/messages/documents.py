"""Documents: progress of reading, the library's documents, page pictures."""

from collections.abc import Mapping

from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.frozen import frozen
from interview_app.domain.provenance import Provenance
from interview_app.domain.reading import DocumentReading
from interview_app.domain.records import DataType

# into the actor


@frozen
class PagePictureRequested:
    """A picture of one page (from 0) of a kept original; dpi at most 150."""

    artifact_id: str
    page: int
    dpi: int = 110


@frozen
class SourcesRequested:
    """Where the values of the approved record of this kind stand: in documents, or in answers."""

    data_type: DataType


@frozen
class ReadingCancelled:
    """Stop reading this document; with `rest`, also those that were to be read after it."""

    handle: str
    rest: bool = False


@frozen
class DocumentDeletionRequested:
    """Delete a document: content, blob and page pictures go."""

    artifact_id: str


# out of the actor


@frozen
class PagePictureReady:
    """A PNG on disk (in the cache folder), or None with a sentence when there is none."""

    artifact_id: str
    page: int
    dpi: int
    png: bytes | None
    width_points: float = 0.0
    height_points: float = 0.0
    sentence: str = ""


@frozen
class SourcesFound:
    """The places and the answers, by paths in this version of the record of this kind."""

    data_type: DataType
    version: int
    places: Mapping[str, Provenance]
    answers: Mapping[str, str]


@frozen
class ReadingProgressed:
    """Reading goes on: page from 1 of pages (0: unknown yet); the document is number `number` of
    `of` read together.
    """

    handle: str
    filename: str
    page: int = 0
    pages: int = 0
    number: int = 1
    of: int = 1


@frozen
class DocumentRead:
    """A document was read: the report of what was found and what to check."""

    handle: str
    reading: DocumentReading


@frozen
class ReadingEnded:
    """A reading came to its end, number `number` of `of` that were begun together; without `read`
    it was not read: it was `cancelled`, or the sentence says why.
    """

    filename: str
    number: int = 1
    of: int = 1
    read: DocumentRead | None = None
    sentence: str = ""
    cancelled: bool = False


@frozen
class DocumentsChanged:
    """All documents of the library."""

    artifacts: tuple[ArtifactRecord, ...]
