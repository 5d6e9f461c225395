"""DOCX whole: everything a reader sees, nothing that was deleted, and no trap in its packaging."""

import struct

import pytest

from interview_app.extraction.document import Document
from interview_app.extraction.formats.docx_reader import read_docx
from interview_app.extraction.limits import MAX_ARCHIVE_ENTRIES
from interview_app.extraction.refusal import Refused
from tests.extraction.hostile_files import R, W, document_xml, docx, lying_docx, paragraph, zipped

HEADER = f'<w:hdr xmlns:w="{W}" xmlns:r="{R}">{paragraph("lena@example.org")}</w:hdr>'
RUN = "<w:r><w:t>{}</w:t></w:r>"


def _text(document: Document) -> str:
    return "\n".join(line.text for line in document.pages[0].lines)


def _codes(document: Document) -> set[str]:
    return {issue.code for issue in document.issues}


def test_tables_text_boxes_controls_insertions_and_fields_are_read() -> None:
    """Issue 3.3: tables (nested too), text boxes, content controls, tracked insertions, fields;
    deletions are not.
    """
    inside = f"<w:txbxContent>{paragraph('boxed')}</w:txbxContent>"
    box = (
        f"<mc:AlternateContent xmlns:mc='mc'><mc:Choice><w:drawing>{inside}</w:drawing></mc:Choice>"
        f"<mc:Fallback><w:pict>{inside}</w:pict></mc:Fallback></mc:AlternateContent>"
    )
    nested = f"<w:tbl><w:tr><w:tc>{paragraph('inner')}</w:tc></w:tr></w:tbl>"
    body = (
        f"<w:tbl><w:tr><w:tc>{paragraph('2019')}</w:tc><w:tc>{paragraph('Kiel')}{nested}</w:tc></w:tr></w:tbl>"
        f"<w:p><w:r>{box}</w:r></w:p>"
        f"<w:sdt><w:sdtContent>{paragraph('controlled')}</w:sdtContent></w:sdt>"
        f"<w:p><w:ins>{RUN.format('inserted')}</w:ins><w:del><w:r><w:delText>deleted</w:delText></w:r></w:del></w:p>"
        f"<w:p><w:moveFrom>{RUN.format('moved away')}</w:moveFrom><w:moveTo>{RUN.format('moved here')}</w:moveTo></w:p>"
        '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK '
        '"https://example.org"</w:instrText></w:r>'
        f'<w:r><w:fldChar w:fldCharType="separate"/></w:r>{RUN.format("site")}<w:r><w:fldChar '
        f'w:fldCharType="end"/></w:r></w:p>'
        "<w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t></w:r></w:p>"
    )
    document = read_docx(docx(body))
    assert _text(document).split("\n") == [
        "2019",
        "Kiel",
        "inner",
        "boxed",
        "controlled",
        "inserted",
        "moved here",
        "site",
        "a\tb",
        "c",
    ]
    lines = {line.text: line for line in document.pages[0].lines}
    assert (lines["2019"].cell, lines["Kiel"].cell) == ((0, 0, 0), (0, 0, 1))
    assert lines["boxed"].origin == "textbox"
    assert lines["site"].spans[0].link == "https://example.org"
    assert _codes(document) == set()


def test_headers_footers_hyperlinks_styles_and_lists_keep_their_meaning() -> None:
    """Issue 3.3: parts beside the body, relationships, styles by what they are based on, list
    levels.
    """
    styles = (
        f'<w:styles xmlns:w="{W}"><w:style w:type="paragraph" w:styleId="H">'
        '<w:name w:val="heading 2"/><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>'
        '<w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="Mine"/><w:basedOn '
        'w:val="H"/></w:style></w:styles>'
    )
    relationships = (
        f'<Relationship Id="h" Type="{R}/header" Target="header1.xml"/><Relationship Id="s" '
        f'Type="{R}/styles" Target="styles.xml"/>'
        f'<Relationship Id="l" Type="{R}/hyperlink" Target="https://example.org" '
        f'TargetMode="External"/>'
    )
    body = (
        f'<w:p><w:pPr><w:pStyle w:val="Mine"/></w:pPr>{RUN.format("Skills")}</w:p>'
        f'<w:p><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId '
        f'w:val="3"/></w:numPr></w:pPr>{RUN.format("point")}</w:p>'
        f'<w:p><w:hyperlink r:id="l">{RUN.format("link")}</w:hyperlink></w:p>'
        f'<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr>{RUN.format("Top")}</w:p>'
    )
    document = read_docx(
        docx(
            body,
            {"word/header1.xml": HEADER, "word/styles.xml": styles},
            relationships=relationships,
        )
    )
    lines = {line.text: line for line in document.pages[0].lines}
    assert lines["lena@example.org"].origin == "header"
    assert (lines["Skills"].bold, lines["Skills"].size) == (True, 16.0)
    assert lines["point"].list_level == 1
    assert lines["link"].spans[0].link == "https://example.org"
    assert lines["Top"].style == "Heading 1"
    assert [link.target for link in document.links] == ["https://example.org"]
    assert "external_reference_blocked" not in _codes(document)


def test_strict_documents_and_utf_16_parts_are_read() -> None:
    """Issue 3.3: strict OOXML has another namespace; a part may be UTF-16."""
    strict = "http://purl.oclc.org/ooxml/wordprocessingml/main"
    xml = document_xml("<w:p><w:r><w:t>Zoë</w:t></w:r></w:p>", namespace=strict)
    utf16 = ('<?xml version="1.0" encoding="UTF-16"?>' + xml).encode("utf-16")
    assert _text(read_docx(docx(parts={"word/document.xml": xml}))) == "Zoë"
    assert _text(read_docx(docx(parts={"word/document.xml": utf16}))) == "Zoë"


@pytest.mark.parametrize(
    "properties",
    ["<w:vanish/>", '<w:sz w:val="2"/>', '<w:color w:val="FFFFFF"/>', '<w:color w:val="FEFEFE"/>'],
    ids=["vanish", "tiny", "white", "nearly"],
)
def test_what_cannot_be_seen_is_set_apart(properties: str) -> None:
    """B hidden_text: vanish, size 0, white on white."""
    document = read_docx(docx(paragraph("Lena") + paragraph("secret", properties)))
    assert _text(document) == "Lena"
    assert document.hidden_text == "secret"
    assert "hidden_text" in _codes(document)


def test_white_letters_on_a_dark_cell_are_visible() -> None:
    """B hidden_text: no visible text is lost."""
    heading = paragraph("SKILLS", '<w:color w:val="FFFFFF"/>')
    cell = f'<w:tc><w:tcPr><w:shd w:fill="1F3864"/></w:tcPr>{heading}</w:tc>'
    document = read_docx(docx(f"<w:tbl><w:tr>{cell}</w:tr></w:tbl>"))
    assert _text(document) == "SKILLS"
    assert _codes(document) == set()


def test_what_points_outside_or_would_run_is_ignored_and_told() -> None:
    """B external_reference_blocked, active_content_ignored: remote template, linked object, macros,
    DDE fields.
    """
    remote = 'Target="http://127.0.0.1:9/t.dotm" TargetMode="External"'
    template = (
        f'<Relationships><Relationship Id="t" Type="{R}/attachedTemplate" '
        f"{remote}/></Relationships>"
    )
    assert _codes(read_docx(docx(parts={"word/_rels/settings.xml.rels": template}))) == {
        "external_reference_blocked"
    }
    linked = (
        f'<Relationship Id="o" Type="{R}/oleObject" Target="http://127.0.0.1:9/o" '
        f'TargetMode="External"/>'
    )
    assert _codes(read_docx(docx(relationships=linked))) == {"external_reference_blocked"}
    assert _codes(read_docx(docx(parts={"word/vbaProject.bin": b"x"}))) == {
        "active_content_ignored"
    }
    field = (
        f'<w:p><w:fldSimple w:instr="DDEAUTO '
        f'c:\\\\windows\\\\cmd.exe">{RUN.format("x")}</w:fldSimple></w:p>'
    )
    assert _codes(read_docx(docx(field))) == {"active_content_ignored"}


def _refused(content: bytes) -> str:
    with pytest.raises(Refused) as refused:
        read_docx(content)
    return refused.value.code


def test_packaging_that_is_a_trap_is_refused() -> None:
    """B unsafe_archive, archive_limit_exceeded, corrupt_document, encrypted."""
    assert _refused(docx(parts={"../../outside": "x"})) == "unsafe_archive"
    assert _refused(docx(parts={"/absolute": "x"})) == "unsafe_archive"
    assert _refused(docx(parts={"WORD/document.xml": "x"})) == "unsafe_archive"
    assert _refused(docx(parts={"word/media/a.bmp": b"\0" * 5_000_000})) == "archive_limit_exceeded"
    assert (
        _refused(docx(parts={f"a{i}": "" for i in range(MAX_ARCHIVE_ENTRIES + 1)}))
        == "archive_limit_exceeded"
    )
    assert _refused(lying_docx()) in (
        "unsafe_archive",
        "corrupt_document",
        "archive_limit_exceeded",
    )
    assert _refused(docx()[:-40]) == "corrupt_document"
    assert _refused(zipped({"[Content_Types].xml": "", "word/other.xml": ""})) == "corrupt_document"
    locked = bytearray(docx())
    entry = locked.rfind(b"PK\x01\x02")
    locked[entry + 8] |= 1
    assert _refused(bytes(locked)) == "encrypted"


def test_two_entries_over_the_same_bytes_are_refused() -> None:
    """B unsafe_archive: overlapping entries multiply what they unpack to."""
    content = bytearray(docx(parts={"a.xml": "same", "b.xml": "same"}))
    first = content.find(b"PK\x01\x02")
    last = content.rfind(b"PK\x01\x02")
    content[last + 42 : last + 46] = content[first + 42 : first + 46]
    assert _refused(bytes(content)) in ("unsafe_archive", "corrupt_document")
    assert struct.unpack("<I", content[last + 42 : last + 46]) == struct.unpack(
        "<I", content[first + 42 : first + 46]
    )


@pytest.mark.parametrize(
    "xml",
    [
        '<!DOCTYPE x [<!ENTITY a "b">]>' + document_xml(paragraph("&a;")),
        '<?xml version="1.0"?><!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd">'
        + document_xml(paragraph("x")),
        document_xml("<w:p>" * 300 + "</w:p>" * 300),
    ],
    ids=["entity", "dtd", "deep"],
)
def test_unsafe_xml_is_refused(xml: str) -> None:
    """B unsafe_xml: DTD and entities in any encoding, and more depth than any document has."""
    assert _refused(docx(parts={"word/document.xml": xml})) == "unsafe_xml"
    if xml.startswith("<!DOCTYPE"):
        assert _refused(docx(parts={"word/document.xml": xml.encode("utf-16")})) == "unsafe_xml"
