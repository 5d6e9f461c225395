"""Every issue code of CONTRACT B, brought about by a small document or file and told by the whole
use case.
"""

import os
import socket
from collections.abc import Callable
from pathlib import Path

import pymupdf
import pytest

from interview_app.domain.issues import SENTENCES, WARNINGS
from interview_app.extraction.limits import MAX_BYTES, MAX_CHARACTERS, MAX_PAGES
from interview_app.use_cases.reading.document import DocumentReader
from tests.extraction.hostile_files import (
    INSTRUCTION,
    RESUME,
    R,
    docx,
    endless_pdf,
    image_pdf,
    paragraph,
    pdf,
    raw_pdf,
    saved,
    scan,
    stream,
)

PLAIN = "\n".join(RESUME)


def _with(old: str, new: str) -> bytes:
    return PLAIN.replace(old, new).encode()


def _unmapped() -> bytes:
    """A page whose font maps its glyphs to no characters."""
    font = b"<</Type/Font/Subtype/Type0/BaseFont/Odd/Encoding/Identity-H/DescendantFonts[6 0 R]>>"
    kid = (
        b"<</Type/Font/Subtype/CIDFontType2/BaseFont/Odd/CIDSystemInfo<</Registry(Odd)/Ordering(Odd)/Supplement 0>>"
        b"/FontDescriptor<</Type/FontDescriptor/FontName/Odd/Flags 4>>>>"
    )
    text = (
        b"BT /F 12 Tf 14 TL 72 700 Td "
        + b"<F0A1F0A2F0A3F0A4F0A5F0A6F0A7F0A8F0A9> Tj T* " * 12
        + b"ET"
    )
    return raw_pdf(
        [
            b"<</Type/Catalog/Pages 2 0 R>>",
            b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
            b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 "
            b"R/Resources<</Font<</F 5 0 R>>>>>>",
            stream(b"", text),
            font,
            kid,
        ]
    )


def _locked() -> bytes:
    return saved(pdf(), encryption=pymupdf.PDF_ENCRYPT_AES_256, user_pw="secret", owner_pw="owner")


def _scripted() -> bytes:
    document = pdf()
    document.embfile_add("a.exe", b"MZ")
    return saved(document)


def _white() -> bytes:
    document = pdf()
    document[0].insert_text((72, 600), "hidden words of the writer", color=(1, 1, 1))
    return saved(document)


DOCUMENTS: dict[str, tuple[str, Callable[[], bytes]]] = {
    "file_empty": ("cv.txt", lambda: b""),
    "file_too_large": ("cv.txt", lambda: b"x" * (MAX_BYTES + 1)),
    "unsupported_type": ("cv.pdf.exe", lambda: b"MZ\x90\x00" + b"\0" * 99),
    "type_mismatch": ("cv.pdf", docx),
    "encrypted": ("cv.pdf", _locked),
    "corrupt_document": ("cv.docx", lambda: docx()[:-30]),
    "repaired": ("cv.pdf", lambda: saved(pdf()).replace(b"startxref\n", b"startxref\n9")),
    "archive_limit_exceeded": (
        "cv.docx",
        lambda: docx(parts={"word/media/a.bmp": b"\0" * 5_000_000}),
    ),
    "unsafe_archive": ("cv.docx", lambda: docx(parts={"../x": ""})),
    "unsafe_xml": ("cv.docx", lambda: docx(parts={"word/document.xml": "<!DOCTYPE a><a/>"})),
    "limit_pages": ("cv.pdf", lambda: saved(pdf(["Page"], pages=MAX_PAGES + 1))),
    "unparsable_no_text": ("cv.pdf", lambda: saved(pdf([]))),
    "image_skipped": ("cv.pdf", lambda: image_pdf(6000, 6000)),
    "active_content_ignored": ("cv.pdf", _scripted),
    "external_reference_blocked": (
        "cv.docx",
        lambda: docx(
            relationships=f'<Relationship Id="r9" Type="{R}/oleObject" '
            f'Target="http://x.example/a" TargetMode="External"/>'
        ),
    ),
    "hidden_text": ("cv.pdf", _white),
    "instruction_like_text": ("cv.txt", lambda: _with("Triage", INSTRUCTION)),
    "control_characters_removed": ("cv.txt", lambda: _with("Triage", "Tri\x07age")),
    "encoding_guessed": (
        "cv.txt",
        lambda: (PLAIN + "\nGröße, Übung, Äpfel, schön").encode("cp1252"),
    ),
    "encoding_errors": (
        "cv.txt",
        lambda: "\n".join([PLAIN, "Grüße und Übungen für alle"] * 4).encode() + b"\xff",
    ),
    "low_confidence_text": ("cv.pdf", _unmapped),
    "text_truncated": ("cv.txt", lambda: b"word " * (MAX_CHARACTERS // 5 + 10)),
    "not_a_resume": (
        "letter.txt",
        lambda: b"Dear Sir, the boiler in flat 7 drips again. Please send a plumber.\n",
    ),
    "date_ambiguous": ("cv.txt", lambda: _with("03/2019 - present", "03/04/2019 - 05/06/2023")),
    "timeline_gap": (
        "cv.txt",
        lambda: _with("\nEDUCATION", "\nPorter, Mill Ltd, 01/2010 - 02/2012\n- Carried\nEDUCATION"),
    ),
    "timeline_overlap": (
        "cv.txt",
        lambda: _with("\nEDUCATION", "\nPorter, Mill Ltd, 01/2018 - 02/2021\n- Carried\nEDUCATION"),
    ),
}
OTHERWISE = {
    "file_not_found",
    "not_a_regular_file",
    "permission_denied",
    "file_changed",
    "timeout",
    "ocr_used",
    "limit_memory",
    "parser_crashed",
    "not_sealed",
}
"""Codes of files and processes: the tests below, `test_intake`, `test_worker` and `test_not_sealed` bring these about.
"""


def test_the_tables_name_every_code() -> None:
    """B: a new code needs a document here, or a test that brings it about."""
    assert set(DOCUMENTS) | OTHERWISE == set(SENTENCES)
    assert not set(DOCUMENTS) & OTHERWISE


@pytest.mark.parametrize("code", DOCUMENTS)
def test_a_document_brings_its_code_about(reader: DocumentReader, code: str) -> None:
    """B: the code is told with its sentence, and `ok` never stands beside anything but warnings."""
    filename, content = DOCUMENTS[code]
    reading = reader.read_now(content(), filename=filename)
    assert code in reading.quality.issues
    assert SENTENCES[code] in [one.sentence for one in reading.quality.details]
    if reading.status == "ok":
        assert set(reading.quality.issues) <= WARNINGS
    elif code in WARNINGS:
        assert set(reading.quality.issues) - WARNINGS or code == "low_confidence_text"


def test_a_recognised_page_is_told(reader: DocumentReader) -> None:
    """B ocr_used, where tesseract is installed; without it the page is told to have no text."""
    told = reader.read_now(scan(), filename="scan.pdf").quality.issues
    assert ("ocr_used" if reader.capabilities()["ocr"] else "unparsable_no_text") in told


def test_what_is_no_ordinary_file_is_told_and_nothing_waits(
    reader: DocumentReader, tmp_path: Path
) -> None:
    """B not_a_regular_file, file_not_found: pipes, sockets, folders, links that lead nowhere."""
    os.mkfifo(tmp_path / "pipe.pdf")
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(os.fspath(tmp_path / "socket.pdf"))
    (tmp_path / "nowhere.pdf").symlink_to(tmp_path / "gone.pdf")
    wanted = {
        "pipe.pdf": "not_a_regular_file",
        "socket.pdf": "not_a_regular_file",
        "nowhere.pdf": "file_not_found",
    }
    told = {name: reader.read_file(os.fsencode(tmp_path / name)).quality.issues for name in wanted}
    listening.close()
    assert told == {name: (code,) for name, code in wanted.items()}
    assert reader.read_file(os.fsencode(tmp_path)).quality.issues == ("not_a_regular_file",)


def test_a_sparse_file_of_the_limit_and_one_byte_more(
    reader: DocumentReader, tmp_path: Path
) -> None:
    """B file_too_large: told by its size, without reading holes; exactly the limit is read."""
    for size, wanted in ((MAX_BYTES, "unsupported_type"), (MAX_BYTES + 1, "file_too_large")):
        path = tmp_path / f"{size}.bin"
        with path.open("wb") as file:
            file.truncate(size)
        assert wanted in reader.read_file(os.fsencode(path)).quality.issues


def test_a_document_without_end_is_stopped_by_a_limit(reader: DocumentReader) -> None:
    """B timeout: a billion nested drawings."""
    assert reader.read_now(
        endless_pdf(), filename="slow.pdf", timeout_seconds=0.7
    ).quality.issues == ("timeout",)


def test_a_polyglot_is_read_as_what_its_content_is(reader: DocumentReader) -> None:
    """B type_mismatch: content decides, and a tail of another format changes nothing."""
    both = saved(pdf()) + docx(paragraph("other"))
    reading = reader.read_now(both, filename="cv.docx")
    assert reading.artifact_record is not None
    assert reading.artifact_record.mime == "application/pdf"
    assert "Night Nurse" in reading.artifact_record.text
