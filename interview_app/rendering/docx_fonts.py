"""The letters of a DOCX go with it: where its family is not installed it would be set in another,
and dates would break where the page has room.

Embedded as Office Open XML says it (ISO/IEC 29500-1, 17.8.1 and 17.8.3): whole TrueType files, the
first 32 bytes masked by a number that stands beside the reference. The families that we ship allow
it (SIL Open Font License; `fsType` 0).
"""

import uuid
from pathlib import Path
from typing import Any, get_args

from docx.opc.packuri import PackURI
from docx.opc.part import Part
from docx.oxml import OxmlElement, parse_xml
from docx.oxml.ns import nsdecls, qn
from lxml import etree

from interview_app.rendering.docx_look import Face
from interview_app.rendering.font_files import Style, file_of

_FONT_TABLE = "/word/fontTable.xml"
_TYPE = "application/vnd.openxmlformats-officedocument.obfuscatedFont"
_RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/font"
_MASKED = 32


def embed(document: Any, its: Face, *, own: Path) -> None:
    """Name the family in the table of fonts, with what stands in for it, and put its upright, bold
    and italic letters beside it.

    Args:
        document: as python-docx has it.
        its: the family of all styles.
        own: the folder of the fonts that we ship.
    """
    table = next(one for one in document.part.package.parts if one.partname == _FONT_TABLE)
    font = parse_xml(
        f'<w:font {nsdecls("w", "r")} w:name="{its.name}"><w:altName w:val="{its.instead}"/>'
        f'<w:family w:val="{its.kind}"/><w:pitch w:val="variable"/></w:font>'
    )
    for style in get_args(Style):
        path = file_of(its.name, own, style)
        if path is not None:
            font.append(_embedded(table, style, path))
    fonts = etree.fromstring(table.blob)
    fonts.append(font)
    # WORKAROUND: python-docx has no part of its own for the table of fonts.
    table._blob = etree.tostring(fonts, encoding="UTF-8", standalone=True)  # noqa: SLF001
    # Whoever changes the file and saves it keeps the letters; it stands behind the zoom.
    document.settings.element.insert(1, OxmlElement("w:embedTrueTypeFonts"))


def _embedded(table: Any, style: Style, path: Path) -> Any:
    """The reference of the table of fonts to a file that lies in the package."""
    key = uuid.uuid5(uuid.NAMESPACE_URL, path.name)
    name = PackURI(f"/word/fonts/{path.stem}.odttf")
    part = Part(name, _TYPE, _masked(path.read_bytes(), key), table.package)
    reference = OxmlElement(f"w:embed{style}")
    reference.set(qn("r:id"), table.relate_to(part, _RELATION))
    reference.set(qn("w:fontKey"), f"{{{str(key).upper()}}}")
    return reference


def _masked(content: bytes, key: uuid.UUID) -> bytes:
    """The same again takes the mask off."""
    mask = key.bytes[::-1] * (_MASKED // 16)
    return bytes(a ^ b for a, b in zip(content, mask, strict=False)) + content[_MASKED:]
