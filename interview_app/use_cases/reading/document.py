"""Read one document: bytes in, the app's own object out (CONTRACT A9, A15, B; DESIGN 8).

A faulty document is a reading with issues, never an exception. The same content gives the same
record.
"""

import contextlib
import hashlib
import logging
import threading
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from interview_app.domain.artifact import ArtifactRecord, ArtifactStatus, artifact_id
from interview_app.domain.document_kinds import MIMES
from interview_app.domain.issues import GRAVE, SENTENCES, WARNINGS, Issue
from interview_app.domain.reading import Derived, DocumentReading, Quality
from interview_app.errors import DocumentError
from interview_app.extraction.limits import DEFAULT_TIMEOUT_SECONDS, MAX_BYTES, MAX_PICTURE_DPI
from interview_app.extraction.process import untrusted_answer
from interview_app.extraction.process.intake import take_in
from interview_app.extraction.process.worker_pool import WorkerPool
from interview_app.extraction.process.worker_process import Job
from interview_app.extraction.recognition.ocr import OcrPool
from interview_app.extraction.refusal import Refused
from interview_app.extraction.sealing.protocol import Frame
from interview_app.i18n import N_, _

if TYPE_CHECKING:
    from interview_app.extraction.process.page_pictures import PictureCache


_PICTURE_SECONDS = 20.0
_NO_PHOTO = N_("This is no photo that can be used. Choose a JPEG or PNG file.")
_logger = logging.getLogger("interview_app.use_cases.reading.document")


def utc_now() -> str:
    """The time as ISO 8601 in UTC, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class DocumentReader:
    """Owns the sealed workers, the OCR processes and the page pictures. A context manager; safe
    from any thread.
    """

    def __init__(
        self,
        *,
        pool: WorkerPool | None = None,
        ocr: OcrPool | None = None,
        pictures: "PictureCache | None" = None,
        now: Callable[[], str] = utc_now,
    ) -> None:
        self._pool = pool or WorkerPool(spares=0, arguments=("--warm",))
        self._ocr = ocr or OcrPool()
        self._pictures = pictures
        self._now = now

    def __enter__(self) -> "DocumentReader":
        """Start the first worker without waiting for it."""
        self._pool.warm()
        return self

    def __exit__(self, *_: object) -> None:
        """End all processes."""
        self.close()

    def close(self) -> None:
        """End all processes that stand by."""
        self._pool.close()
        self._ocr.close()

    def stand_by(self) -> None:
        """Wait until a sealed worker stands ready; one that does not start is told by the next
        reading.
        """
        with contextlib.suppress(Refused):
            self._pool.stand_by()

    def capabilities(self) -> Mapping[str, bool]:
        """`ocr`: tesseract is there with a language; `layout_preservation`: pages keep the places
        of their text (A5).
        """
        return {"ocr": self._ocr.available(), "layout_preservation": True}

    def read_file(self, path: bytes) -> DocumentReading:
        """Take a file in and read it; one that cannot be is a failed reading with its code."""
        try:
            taken = take_in(path)
        except DocumentError as error:
            return failed_reading(error.code)
        return self.read_now(taken.content, filename=taken.filename)

    def read_now(
        self,
        content: bytes,
        *,
        filename: str,
        timeout_seconds: float = DEFAULT_TIMEOUT_SECONDS,
        on_progress: Callable[[int, int], None] | None = None,
        cancel: threading.Event | None = None,
        existing: ArtifactRecord | None = None,
    ) -> DocumentReading:
        """Read on this thread. `existing`: the record of this content from before; name, time and
        what was settled stay as they were.

        Raises:
            Cancelled: `cancel` was set; nothing was kept but the original.
        """
        early = _never_read(content)
        if early is not None:
            return failed_reading(early)
        sha256 = hashlib.sha256(content).hexdigest()
        name = existing.filename if existing is not None else filename
        now = self._now()
        job = Job(
            head={
                "verb": "parse",
                "filename": filename,
                "artifact_id": artifact_id(sha256),
                "today": now[:7],
            },
            content=content,
            timeout_seconds=timeout_seconds,
            on_progress=on_progress,
            cancel=cancel,
            recogniser=self._ocr if self._ocr.available() else None,
            check=lambda frame: _checked(frame, artifact_id(sha256)),
        )
        reading = self._ask(job, sha256, name, existing.created if existing is not None else now)
        return _settled_as(existing, reading).model_copy(update={"blob_sha256": sha256})

    def picture_now(
        self, content: bytes, page: int, dpi: int, *, cancel: threading.Event | None = None
    ) -> untrusted_answer.PngPicture:
        """Page `page` (from 0) as PNG, at most 150 dpi; from the cache when it was drawn before.

        Raises:
            DocumentError: it cannot be drawn.
        """
        sha256 = hashlib.sha256(content).hexdigest()
        dpi = max(1, min(MAX_PICTURE_DPI, dpi))
        found = self._pictures.find(sha256, page, dpi) if self._pictures is not None else None
        if found is not None:
            return found
        job = Job(
            head={"verb": "render", "page": page, "dpi": dpi},
            content=content,
            timeout_seconds=_PICTURE_SECONDS,
            cancel=cancel,
        )
        try:
            drawn = untrusted_answer.checked_picture(self._pool.run(job).untrusted_frame)
        except Refused as refused:
            raise DocumentError(refused.code, _(SENTENCES[refused.code])) from refused
        if self._pictures is not None:
            self._pictures.keep(sha256, page, dpi, drawn)
        return drawn

    def photo_now(self, path: bytes, *, cancel: threading.Event | None = None) -> bytes:
        """A file of the person's as a small JPEG for their résumé.

        Raises:
            DocumentError: it cannot be taken in, or is no picture that can be used.
        """
        job = Job(
            head={"verb": "photo"},
            content=take_in(path).content,
            timeout_seconds=_PICTURE_SECONDS,
            cancel=cancel,
        )
        try:
            return untrusted_answer.checked_photo(self._pool.run(job).untrusted_frame)
        except Refused as refused:
            raise DocumentError(refused.code, _(_NO_PHOTO)) from refused

    def _ask(self, job: Job, sha256: str, filename: str, created: str) -> DocumentReading:
        try:
            outcome = self._pool.run(job)
        except Refused as refused:
            return failed_reading(refused.code)
        reading = reading_of(
            outcome.checked,
            sha256=sha256,
            filename=filename,
            size=len(job.content),
            created=created,
        )
        return reading.model_copy(update={"worker_peak_rss_mb": outcome.peak_rss_mb})


def text_of_pdf(pdf: bytes) -> str:
    """The text of a PDF of ours, as any reader would see it."""
    with DocumentReader() as reader:
        return reader.read_now(pdf, filename="resume.pdf").text


def _settled_as(existing: ArtifactRecord | None, reading: DocumentReading) -> DocumentReading:
    """The reading with what the person settled of the same text before."""
    record = reading.artifact_record
    if existing is None or record is None or existing.text != record.text:
        return reading
    kept = record.model_copy(update={"settled": existing.settled})
    return reading.model_copy(update={"artifact_record": kept})


def _checked(untrusted_frame: Frame, expected_id: str) -> untrusted_answer.ReadAnswer:
    """The worker's answer, checked; an error inside it goes to our log.

    Raises:
        Refused: as `checked_reading`.
    """
    report = untrusted_answer.bug_report(untrusted_frame)
    if report is not None:
        _logger.warning("the reader failed inside: %s", report)
    return untrusted_answer.checked_reading(untrusted_frame, artifact_id=expected_id)


def _never_read(content: bytes) -> str | None:
    if not content:
        return "file_empty"
    return "file_too_large" if len(content) > MAX_BYTES else None


RETURN_TYPES = ("artifact_record", "applicant_profile", "skeleton_timeline")
_PARTIAL = frozenset({"unparsable_no_text", "low_confidence_text"})
"""The text is missing or cannot be trusted, but the document is kept and known (Decided; CONTRACT
B).
"""


def with_return_types(reading: DocumentReading, return_types: tuple[str, ...]) -> DocumentReading:
    """The reading with only what was asked for (A9)."""
    keep = {name: name in return_types for name in RETURN_TYPES}
    derived = reading.derived
    return reading.model_copy(
        update={
            "artifact_record": reading.artifact_record if keep["artifact_record"] else None,
            "derived": Derived(
                applicant_profile=derived.applicant_profile if keep["applicant_profile"] else None,
                skeleton_timeline=derived.skeleton_timeline if keep["skeleton_timeline"] else None,
                provenance={
                    path: place
                    for path, place in derived.provenance.items()
                    if keep.get(path.partition(".")[0], False)
                },
            ),
        }
    )


def _quality(issues: tuple[Issue, ...], confidence: float = 0.0) -> Quality:
    details = tuple(
        issue.model_copy(update={"sentence": _(SENTENCES[issue.code])}) for issue in issues
    )
    return Quality(
        extraction_confidence=confidence,
        issues=tuple(dict.fromkeys(issue.code for issue in issues)),
        details=details,
    )


def failed_reading(code: str) -> DocumentReading:
    """A reading that ended with this issue code."""
    return DocumentReading(status="failed", quality=_quality((Issue(code=code),)))


def reading_of(
    answer: untrusted_answer.ReadAnswer, *, sha256: str, filename: str, size: int, created: str
) -> DocumentReading:
    """The reading of a document that was kept as `sha256`; `created` is ISO 8601 in UTC, `size`
    bytes.
    """
    issues = answer.issues
    codes = {issue.code for issue in issues}
    grave = codes & GRAVE - _PARTIAL
    if grave:
        return DocumentReading(status="failed", quality=_quality(issues))
    if not answer.text_found:
        issues = (*issues, Issue(code="unparsable_no_text"))
        codes.add("unparsable_no_text")
    if answer.text_found and not answer.is_resume and "not_a_resume" not in codes:
        issues = (*issues, Issue(code="not_a_resume"))
    record = ArtifactRecord(
        id=artifact_id(sha256),
        sha256=sha256,
        filename=filename,
        mime=answer.mime if answer.mime in MIMES.values() else "application/octet-stream",
        bytes=size,
        pages=answer.pages,
        status=ArtifactStatus.PARSED if answer.text_found else ArtifactStatus.UNPARSABLE,
        text=answer.text,
        hidden_text=answer.hidden_text,
        language=answer.language,
        layout=answer.layout,
        in_no_field=answer.in_no_field if answer.is_resume else (),
        created=created,
    )
    return DocumentReading(
        status="partial" if codes & _PARTIAL or codes - WARNINGS else "ok",
        artifact_record=record,
        derived=_derived(answer) if answer.text_found and answer.is_resume else Derived(),
        quality=_quality(issues, answer.confidence),
    )


def _derived(answer: untrusted_answer.ReadAnswer) -> Derived:
    return Derived(
        applicant_profile=answer.applicant_profile,
        skeleton_timeline=answer.skeleton_timeline,
        provenance=answer.provenance,
    )
