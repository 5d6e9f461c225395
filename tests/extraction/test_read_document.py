"""The use case: what a person's file becomes, whatever it is (CONTRACT A9, A13, A15, B)."""

import asyncio
import errno
import hashlib
import os
from pathlib import Path

import pymupdf
import pytest

from interview_app.domain.issues import SENTENCES
from interview_app.errors import DocumentError
from interview_app.extraction.limits import MAX_BYTES
from interview_app.extraction.process.page_pictures import PictureCache
from interview_app.extraction.process.untrusted_answer import PngPicture
from interview_app.paths import DataFolder
from interview_app.use_cases.reading.document import DocumentReader, with_return_types
from interview_app.use_cases.reading.on_demand import ReadingOnDemand
from tests.extraction.hostile_files import RESUME, docx, endless_pdf, image_pdf, pdf, saved

SOUND = saved(pdf())


def test_a_text_pdf_gives_a_record_with_text_layout_and_provenance(reader: DocumentReader) -> None:
    """A13 (1), A9: status other than failed, provenance inside the page, blob kept, memory told."""
    reading = reader.read_now(SOUND, filename="cv.pdf")
    record = reading.artifact_record
    assert reading.status == "ok"
    assert record is not None
    assert record.sha256 == reading.blob_sha256 == hashlib.sha256(SOUND).hexdigest()
    assert "Night Nurse" in record.text
    assert (record.mime, record.pages, record.bytes) == ("application/pdf", 1, len(SOUND))
    assert reading.derived.skeleton_timeline is not None
    assert reading.derived.provenance
    for place in reading.derived.provenance.values():
        assert place.artifact_id == record.id
        if place.box is not None:
            assert 0 <= place.box[0] < place.box[2] <= record.layout.pages[0].width
    assert reading.worker_peak_rss_mb
    assert reading.to_contract()["persisted"] is False


def test_the_same_content_gives_the_same_record(reader: DocumentReader) -> None:
    """Decided: repeating extract_document on the same file gives the same record, time and name
    too.
    """
    first = reader.read_now(SOUND, filename="cv.pdf").artifact_record
    assert first is not None
    old = first.model_copy(update={"created": "2020-01-01T00:00:00Z"})
    again = reader.read_now(SOUND, filename="copy.pdf", existing=old).artifact_record
    assert again == old


def test_a_document_without_text_is_partial_and_kept(reader: DocumentReader) -> None:
    """A13 (2), Decided: partial, unparsable, unparsable_no_text, the original kept; an empty result
    is no success.
    """
    content = saved(pdf([]))
    reading = reader.read_now(content, filename="empty.pdf")
    assert reading.status == "partial"
    assert reading.artifact_record is not None
    assert reading.artifact_record.status == "unparsable"
    assert reading.quality.issues == ("unparsable_no_text",)
    assert reading.blob_sha256 == hashlib.sha256(content).hexdigest()


def test_what_is_no_resume_gives_the_record_alone(reader: DocumentReader) -> None:
    """A15."""
    reading = reader.read_now(
        b"Dear Sir, the boiler in flat 7 drips again. Please send a plumber.\n",
        filename="letter.txt",
    )
    assert reading.artifact_record is not None
    assert "not_a_resume" in reading.quality.issues
    assert reading.derived.applicant_profile is None
    assert reading.derived.skeleton_timeline is None


def test_a_picture_too_large_to_draw_is_skipped(reader: DocumentReader) -> None:
    """B image_skipped: more than 25 MP."""
    reading = reader.read_now(image_pdf(6000, 6000), filename="bomb.pdf")
    assert reading.status == "partial"
    assert set(reading.quality.issues) == {"image_skipped", "unparsable_no_text"}


def test_a_page_too_large_to_draw_is_a_sentence(reader: DocumentReader) -> None:
    """DESIGN 8: page pictures of at most 25 MP, whether the page is too large or a picture on
    it.
    """
    poster = pymupdf.open()
    poster.new_page(width=3000, height=3000)
    content = poster.tobytes()
    assert reader.picture_now(content, 0, 100).png
    for refused, dpi in ((content, 150), (image_pdf(6000, 6000), 50)):
        with pytest.raises(DocumentError):
            reader.picture_now(refused, 0, dpi)


@pytest.mark.parametrize(
    ("filename", "content", "code"),
    [
        ("a.pdf", b"", "file_empty"),
        ("a.txt", b"x" * (MAX_BYTES + 1), "file_too_large"),
        ("a.exe", b"MZ\x90\x00" + b"\0" * 99, "unsupported_type"),
        ("a.docx", docx()[:-30], "corrupt_document"),
        ("a.docx", docx(parts={"../x": ""}), "unsafe_archive"),
        ("a.docx", docx(parts={"word/document.xml": "<!DOCTYPE a><a/>"}), "unsafe_xml"),
    ],
)
def test_a_faulty_document_is_an_answer_with_a_sentence(
    reader: DocumentReader, filename: str, content: bytes, code: str
) -> None:
    """B: each code has one sentence that says what to do; nothing is raised."""
    reading = reader.read_now(content, filename=filename)
    assert reading.status == "failed"
    assert code in reading.quality.issues
    assert [one.sentence for one in reading.quality.details] == [
        SENTENCES[one] for one in reading.quality.issues
    ]
    assert reading.artifact_record is None


def test_a_document_that_takes_too_long_is_told(reader: DocumentReader) -> None:
    """B timeout, A9 timeout_seconds; and the next document is read as ever."""
    assert reader.read_now(
        endless_pdf(), filename="slow.pdf", timeout_seconds=0.7
    ).quality.issues == ("timeout",)
    assert reader.read_now(SOUND, filename="cv.pdf").status == "ok"


def test_files_are_taken_in_by_their_path(reader: DocumentReader, tmp_path: Path) -> None:
    """E3: names with any bytes; what is no file is a failed answer."""
    path = os.fsencode(tmp_path) + b"/\xff\n.txt"
    with open(path, "wb") as file:
        file.write("\n".join(RESUME).encode())
    reading = reader.read_file(path)
    assert reading.artifact_record is not None
    assert reading.artifact_record.filename == "\ufffd .txt"
    assert reader.read_file(os.fsencode(tmp_path)).quality.issues == ("not_a_regular_file",)


def test_only_what_was_asked_for_is_returned(reader: DocumentReader) -> None:
    """A9 return_types."""
    reading = with_return_types(reader.read_now(SOUND, filename="cv.pdf"), ("skeleton_timeline",))
    assert reading.artifact_record is None
    assert reading.derived.applicant_profile is None
    assert reading.derived.skeleton_timeline is not None
    assert all(path.startswith("skeleton_timeline") for path in reading.derived.provenance)


def test_reading_is_off_the_loop_tells_progress_and_can_be_cancelled(tmp_path: Path) -> None:
    """Issue 3.9: progress ("page 2 of 3") and cancel; a cancelled task leaves no worker at work."""

    async def main() -> None:
        seen: list[tuple[int, int]] = []
        content = saved(pdf(pages=3))
        await reader.read_bytes(
            content,
            filename="cv.pdf",
            timeout_seconds=60,
            on_progress=lambda page, pages: seen.append((page, pages)),
        )
        assert seen == [(1, 3), (2, 3), (3, 3)]
        started = asyncio.Event()
        loop = asyncio.get_running_loop()
        task = asyncio.ensure_future(
            reader.read_bytes(
                endless_pdf(),
                filename="slow.pdf",
                timeout_seconds=60,
                on_progress=lambda *_: loop.call_soon_threadsafe(started.set),
            )
        )
        await asyncio.wait_for(started.wait(), 30)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(task, 5)

    reader = ReadingOnDemand(DataFolder(tmp_path / "data"))
    try:
        asyncio.run(main())
    finally:
        reader.close()


def test_page_pictures_are_drawn_under_the_seal_and_cached(tmp_path: Path) -> None:
    """DESIGN 8: the second verb; by (sha256, page, dpi); a page that is not there is a sentence."""
    pictures = PictureCache(tmp_path / "cache")
    with DocumentReader(pictures=pictures) as reader:
        drawn = reader.picture_now(SOUND, 0, 400)
        assert drawn.png.startswith(b"\x89PNG")
        assert (round(drawn.width_points), round(drawn.height_points)) == (595, 842)
        sha256 = hashlib.sha256(SOUND).hexdigest()
        kept = pictures.find(sha256, 0, 150)
        assert kept is not None
        assert kept.png == drawn.png
        for content, page in ((SOUND, 7), (b"no pdf at all", 0)):
            with pytest.raises(DocumentError):
                reader.picture_now(content, page, 100)
        pictures.forget(sha256)
        assert pictures.find(sha256, 0, 150) is None


def test_a_picture_that_finds_no_room_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk: it is drawn anew each time, and no half file fills the disk further."""
    pictures = PictureCache(tmp_path / "cache")

    def full(*_arguments: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    pictures.keep("ab" * 32, 0, 110, PngPicture(b"png", 595.0, 842.0))
    assert pictures.find("ab" * 32, 0, 110) is None
    assert list((tmp_path / "cache" / "pages").iterdir()) == []


def test_what_this_machine_can_is_told_truthfully(reader: DocumentReader) -> None:
    """A5: ocr is true only when tesseract is there."""
    from interview_app.extraction.recognition.tesseract_data import binding

    assert reader.capabilities() == {"ocr": binding() is not None, "layout_preservation": True}
