"""What a file is, by its content; its name is only compared."""

import pytest

from interview_app.domain.document_kinds import MIMES
from interview_app.extraction.formats.sniff import sniff
from interview_app.extraction.process.rehearsal import sample_documents
from tests.extraction.hostile_files import docx, pdf, saved, zipped

OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 500


@pytest.mark.parametrize(
    ("name", "content", "kind", "codes"),
    [
        ("cv.pdf", saved(pdf()), "pdf", ()),
        ("cv.docx", docx(), "docx", ()),
        ("cv.txt", b"Lena", "txt", ()),
        ("cv.md", b"# Lena", "md", ()),
        ("README", b"Lena", "txt", ()),
        ("cv.pdf", docx(), "docx", ("type_mismatch",)),
        ("cv.docx", saved(pdf()), "pdf", ("type_mismatch",)),
        ("cv.pdf", b"just words, many of them", "txt", ("type_mismatch",)),
        ("cv.csv", b"a,b", "txt", ("type_mismatch",)),
        ("polyglot.pdf", b"\n" + saved(pdf()) + docx(), "pdf", ()),
        ("cv.txt", b"MZ is how my initials look", "txt", ()),
        ("cv.txt", "Lena Müller".encode("utf-16"), "txt", ()),
        ("cv.txt", "Lena Müller, nurse".encode("utf-16-le"), "txt", ()),
        ("cv.txt", b"We wrote a parser for %PDF-1.4 headers", "txt", ()),
        ("cv.exe", b"MZ\x90\x00" + b"\0" * 100, None, ("unsupported_type",)),
        (
            "cv.pdf",
            b"MZ\x90\x00\n%PDF-1.4" + b"\0" * 100,
            None,
            ("unsupported_type", "type_mismatch"),
        ),
        ("cv.pdf", b"\x89PNG\r\n\x1a\n" + b"\0" * 50, None, ("unsupported_type", "type_mismatch")),
        ("cv.docx", b"{\\rtf1 Lena}", None, ("unsupported_type", "type_mismatch")),
        ("cv.docx", OLE + "EncryptedPackage".encode("utf-16-le"), None, ("encrypted",)),
        ("cv.doc", OLE, None, ("unsupported_type",)),
        ("cv.docx", zipped({"a.txt": "x"}), None, ("corrupt_document",)),
        (
            "sheet.xlsx",
            zipped({"[Content_Types].xml": "", "xl/workbook.xml": ""}),
            None,
            ("unsupported_type",),
        ),
        ("page.html", b"<!DOCTYPE html><html></html>", None, ("unsupported_type",)),
        ("noise.txt", bytes(range(256)) * 20, None, ("unsupported_type", "type_mismatch")),
        ("nothing.pdf", b"", None, ("file_empty",)),
        ("one_byte.pdf", b"x", None, ("corrupt_document",)),
        (
            "drawing.pdf",
            b'<?xml version="1.0"?><svg><text>Lena Mayr</text></svg>',
            None,
            ("unsupported_type", "type_mismatch"),
        ),
        ("bare.pdf", b"<svg><text>Lena</text></svg>", None, ("unsupported_type", "type_mismatch")),
        ("page.pdf", b"<!-- saved --><body>Lena", None, ("unsupported_type", "type_mismatch")),
        ("note.md", b"<!-- note --> Lena", "md", ()),
    ],
)
def test_content_decides_and_the_name_is_compared(
    name: str, content: bytes, kind: str | None, codes: tuple[str, ...]
) -> None:
    """B: unsupported_type, type_mismatch, encrypted, corrupt_document, file_empty."""
    found = sniff(content, name)
    assert (found.kind, found.codes) == (kind, codes)


def test_the_worker_reads_a_sample_of_each_kind_before_it_is_sealed() -> None:
    """B, sealed: what a reader imports is there before, since no file can be opened afterwards."""
    assert {sniff(content, name).kind for name, content in sample_documents()} == set(MIMES)
