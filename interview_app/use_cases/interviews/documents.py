"""The documents of an interview: found by their handle, read in the sealed worker, drawn page by
page.
"""

import asyncio
from collections.abc import Callable, Mapping

from interview_app.domain.artifact import ArtifactRecord, ArtifactStatus, artifact_id
from interview_app.domain.issues import GRAVE, SENTENCES
from interview_app.domain.journal import Blob
from interview_app.domain.reading import DocumentReading
from interview_app.domain.records import DataType
from interview_app.errors import DocumentError, PersonCanMend
from interview_app.i18n import _
from interview_app.interview.ports import Clock
from interview_app.messages.documents import PagePictureReady
from interview_app.store.store import Store
from interview_app.use_cases.exchange import foreign_files
from interview_app.use_cases.exchange.uploads import handle_of
from interview_app.use_cases.reading.document import failed_reading
from interview_app.use_cases.reading.on_demand import ReadingOnDemand


class InterviewDocuments:
    """Meets `tool_contract.DocumentsPort`: handles in, readings out; and
    `interview.ports.PicturesPort`.
    """

    def __init__(self, store: Store, reader: ReadingOnDemand, clock: Clock) -> None:
        self._store = store
        self._reader = reader
        self._clock = clock
        self._read: dict[str, ArtifactRecord] = {}

    async def read(
        self,
        handle: str,
        *,
        timeout_seconds: float,
        on_progress: Callable[[int, int], None] | None = None,
    ) -> DocumentReading:
        """Read the document; a faulty or unknown one is a reading with issues, never an
        exception.
        """
        blob = self._find(handle)
        if blob is None:
            return failed_reading("file_not_found")
        content = self._store.originals.read(blob.sha256)
        if (foreign := foreign_files.by_mime(blob.mime)) is not None:
            told = await asyncio.to_thread(
                foreign_files.reading_of, foreign, content, blob, now=self._clock.now()
            )
            return self._with_record(told, blob)
        reading = await self._reader.read_bytes(
            content,
            filename=blob.filename,
            timeout_seconds=timeout_seconds,
            on_progress=on_progress,
            existing=self._existing(blob),
        )
        if reading.artifact_record is not None:
            self._read[blob.sha256] = reading.artifact_record
        return self._with_record(reading, blob)

    def _with_record(self, reading: DocumentReading, blob: Blob) -> DocumentReading:
        """An original that could not be read is kept all the same: its record says why, and stands
        in the library.
        """
        if reading.status != "failed" or reading.artifact_record is not None:
            return reading
        issue = next((code for code in reading.quality.issues if code in GRAVE), None)
        record = blob.record_without_pages(
            status=ArtifactStatus.UNPARSABLE, created=self._clock.now(), issue=issue
        )
        return reading.model_copy(update={"artifact_record": record})

    def _existing(self, blob: Blob) -> ArtifactRecord | None:
        """The record of this content from before: repeating a reading gives the same record
        (CONTRACT A, Decided).
        """
        kept = self._store.find_record(DataType.ARTIFACT_RECORD, artifact_id(blob.sha256))
        if kept is None:
            return self._read.get(blob.sha256)
        # Whoever has a document read again wants it after all.
        return ArtifactRecord.model_validate({**kept.data, "left_out": None})

    def capabilities(self) -> Mapping[str, bool]:
        """`{"ocr", "layout_preservation"}`."""
        return self._reader.capabilities()

    async def picture(
        self, artifact_id: str, sha256: str, *, page: int, dpi: int
    ) -> PagePictureReady:
        """The picture, or a message with a sentence when there is none."""
        try:
            content = self._store.originals.read(sha256)
            drawn = vars(await self._reader.page_picture(content, page=page, dpi=dpi))
        except PersonCanMend as error:
            drawn = {"png": None, "sentence": error.sentence}
        return PagePictureReady(artifact_id=artifact_id, page=page, dpi=dpi, **drawn)

    def original(self, handle: str) -> bytes:
        """What stands in a file that was handed over.

        Raises:
            DocumentError: it is not there.
        """
        blob = self._find(handle)
        if blob is None:
            raise DocumentError("file_not_found", _(SENTENCES["file_not_found"]))
        return self._store.originals.read(blob.sha256)

    def _find(self, handle: str) -> Blob | None:
        return next(
            (blob for blob in self._store.originals.all() if handle_of(blob.sha256) == handle), None
        )
