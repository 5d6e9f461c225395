"""Files of other programs that say in data what a résumé says in prose: recognised by content, read
without a model.

They go the way of every document: dropped, read, reviewed. Nothing of them is saved before its
sheet is approved, and what was not understood is told with the reading.
"""

import zipfile
from collections.abc import Callable
from importlib import import_module
from io import BytesIO
from typing import NamedTuple

from interview_app.domain.artifact import ArtifactStatus
from interview_app.domain.issues import Issue
from interview_app.domain.journal import Blob
from interview_app.domain.leaves import leaves
from interview_app.domain.provenance import Provenance
from interview_app.domain.reading import Derived, DocumentReading, Quality
from interview_app.domain.timeline import SkeletonTimeline, with_meta
from interview_app.errors import ImportFailed
from interview_app.i18n import _
from interview_app.interchange.imported import Imported

_HEAD = 4_096


class ForeignFormat(NamedTuple):
    """One format: its name for people, its media type, how it is known and which module of
    `interchange` reads it.
    """

    name: str
    mime: str
    recognises: Callable[[bytes], bool]
    module: str

    def read(self, content: bytes) -> Imported:
        """What the file says. Its reader is imported now: each brings a library of its own.

        Raises:
            ImportFailed: it is no such file.
        """
        found: Imported = import_module(f"interview_app.interchange.{self.module}").read(content)
        return found


def _begins(content: bytes, *starts: bytes) -> bool:
    return content[:_HEAD].lstrip(b"\xef\xbb\xbf \r\n\t").upper().startswith(starts)


def _is_vcard(content: bytes) -> bool:
    # Older Macs write cards with other letters than ASCII in UTF-16.
    wide = content.startswith((b"\xff\xfe", b"\xfe\xff"))
    return _begins(content[2:_HEAD].replace(b"\0", b"") if wide else content, b"BEGIN:VCARD")


def _is_json_resume(content: bytes) -> bool:
    return _begins(content, b"{") and (b'"basics"' in content or b'"work"' in content)


def _is_europass(content: bytes) -> bool:
    head = content[:_HEAD]
    return _begins(content, b"<") and (
        b"europass.cedefop.europa.eu" in head or b"www.europass.eu/1.0" in head
    )


def _is_rendercv(content: bytes) -> bool:
    lines = content[:_HEAD].splitlines()
    return any(line.startswith(b"cv:") for line in lines) and not _begins(
        content, b"#!", b"<", b"{"
    )


def _is_linkedin(content: bytes) -> bool:
    if not content.startswith(b"PK"):
        return False
    try:
        with zipfile.ZipFile(BytesIO(content)) as archive:
            names = {name.rsplit("/", 1)[-1].casefold() for name in archive.namelist()[:2_000]}
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError):
        return False
    return bool(names & {"profile.csv", "positions.csv"})


VCARD = "text/vcard"

FORMATS: tuple[ForeignFormat, ...] = (
    ForeignFormat("vCard", VCARD, _is_vcard, "vcard"),
    ForeignFormat("JSON Resume", "application/resume+json", _is_json_resume, "json_resume"),
    ForeignFormat("LinkedIn archive", "application/x-linkedin-archive", _is_linkedin, "linkedin"),
    ForeignFormat("Europass XML", "application/europass+xml", _is_europass, "europass"),
    ForeignFormat("RenderCV", "application/rendercv+yaml", _is_rendercv, "rendercv_yaml"),
)


def recognised(untrusted: bytes) -> ForeignFormat | None:
    """The format of the content, or None."""
    return next((one for one in FORMATS if one.recognises(untrusted)), None)


def by_mime(mime: str) -> ForeignFormat | None:
    """The format of a kept original, or None."""
    return next((one for one in FORMATS if one.mime == mime), None)


def reading_of(
    format_: ForeignFormat, untrusted: bytes, blob: Blob, *, now: str
) -> DocumentReading:
    """The file as a document reading; what cannot be read is a failed reading with its sentence.

    Args:
        format_: of the file.
        untrusted: the content.
        blob: the kept original.
        now: ISO 8601 in UTC.
    """
    try:
        imported = format_.read(untrusted)
    except ImportFailed as refused:
        issue = Issue(code="corrupt_document", sentence=refused.sentence)
        return DocumentReading(
            status="failed", quality=Quality(issues=("corrupt_document",), details=(issue,))
        )
    archive = untrusted.startswith(b"PK")
    text = "" if archive else untrusted.decode("utf-8-sig", "replace")
    record = blob.record_without_pages(status=ArtifactStatus.PARSED, created=now, text=text)
    timeline = imported.skeleton_timeline
    if timeline is not None:
        timeline = with_meta(timeline, today=now[:7])
    derived = Derived(
        applicant_profile=imported.applicant_profile,
        skeleton_timeline=timeline,
        provenance=_places(imported, timeline, record.id),
    )
    return DocumentReading(
        status="ok",
        artifact_record=record,
        derived=derived,
        quality=Quality(extraction_confidence=1.0, details=_not_understood(imported)),
        blob_sha256=blob.sha256,
    )


def _not_understood(imported: Imported) -> tuple[Issue, ...]:
    return tuple(
        Issue(
            code="not_understood",
            path=one[:200],
            sentence=_("This part of the file was not understood: {part}").format(part=one[:200]),
        )
        for one in imported.not_understood
    )


def _places(
    imported: Imported, timeline: SkeletonTimeline | None, artifact: str
) -> dict[str, Provenance]:
    """Each value stands in the file as it is: its quote is itself, and there is no doubt about the
    reading.
    """
    read = {"applicant_profile": imported.applicant_profile, "skeleton_timeline": timeline}
    told = {name: one.to_json() for name, one in read.items() if one is not None}
    return {
        path: Provenance(artifact_id=artifact, quote=text, confidence=1.0)
        for path, text in leaves(told, without=("id", "carried", "meta"))
        if isinstance(text, str)
    }
