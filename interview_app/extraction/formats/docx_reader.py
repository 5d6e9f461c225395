"""Reads DOCX (transitional and strict) from its parts; python-docx sees three quarters of the text,
this walk all of it.
"""

import posixpath
from typing import Any, NamedTuple

from interview_app.domain.issues import Issue
from interview_app.extraction.document import Document, Line, Link, Page
from interview_app.extraction.formats.archive import Archive
from interview_app.extraction.formats.characters import single_line
from interview_app.extraction.formats.docx_styles import Styles, attribute, local
from interview_app.extraction.formats.docx_walk import Origin, Walk
from interview_app.extraction.formats.safe_xml import parse_xml
from interview_app.extraction.limits import MAX_LINKS
from interview_app.extraction.refusal import Refused

_ACTIVE_PARTS = ("vbaproject", "vbadata", "/activex/", "/embeddings/", "oleobject")
_ACTIVE_ENDINGS = (".bin", ".exe", ".dll", ".js", ".vbs")
_HARMLESS_PARTS = ("printersettings", "/media/")


class _Relationship(NamedTuple):
    kind: str
    target: str
    external: bool


def read_docx(content: bytes) -> Document:
    """Lines of headers, body and footers as one page without boxes.

    Raises:
        Refused: corrupt_document, encrypted, archive_limit_exceeded, unsafe_archive or unsafe_xml.
    """
    archive = Archive(content)
    main = _main_part(archive)
    relationships = _relationships(archive, main)
    walk = Walk(styles=Styles(_related(archive, relationships, "styles")))
    root = parse_xml(archive.read(main))
    if local(root) != "document":
        raise Refused("corrupt_document")
    for name in _parts(archive, relationships, "header"):
        _walk_part(walk, archive, name, "header")
    walk.part(root, _targets(relationships), "body")
    for kind in ("footnotes", "endnotes", "footer"):
        for name in _parts(archive, relationships, kind):
            _walk_part(walk, archive, name, "footer")
    return _document(walk, archive)


def _is_active(name: str) -> bool:
    """Whether a part, by its name in small letters, may hold what runs."""
    return (
        name.endswith(_ACTIVE_ENDINGS) or any(part in name for part in _ACTIVE_PARTS)
    ) and not any(part in name for part in _HARMLESS_PARTS)


def _document(walk: Walk, archive: Archive) -> Document:
    codes = {*walk.codes, *walk.findings.codes, *_outside_references(archive)}
    if any(_is_active(name.lower()) for name in archive.names):
        codes.add("active_content_ignored")
    hidden = [*walk.hidden, *(part for part in walk.findings.hidden if part)]
    if hidden:
        codes.add("hidden_text")
    return Document(
        kind="docx",
        pages=[Page(lines=_without_repeats(walk.lines))],
        links=[Link(target=target) for target in dict.fromkeys(walk.links)][:MAX_LINKS],
        hidden_text="\n".join(hidden),
        issues=[Issue(code=code) for code in sorted(codes)],
        metadata_title=_title(archive),
    )


def _main_part(archive: Archive) -> str:
    for one in _relationships(archive, "").values():
        if one.kind == "officeDocument" and not one.external and one.target in archive:
            return one.target
    if "word/document.xml" in archive:
        return "word/document.xml"
    raise Refused("corrupt_document")


def _relationships(archive: Archive, part: str) -> dict[str, _Relationship]:
    """The relationships of a part (empty name: of the package), targets as names in the archive."""
    folder, _, base = part.rpartition("/")
    name = posixpath.join(folder, "_rels", f"{base}.rels") if folder else f"_rels/{base}.rels"
    if name not in archive:
        return {}
    found = {}
    for element in parse_xml(archive.read(name)):
        target = attribute(element, "Target") or ""
        external = (attribute(element, "TargetMode") or "").lower() == "external"
        if not external:
            target = posixpath.normpath(posixpath.join("/", folder, target)).lstrip("/")
        kind = (attribute(element, "Type") or "").rpartition("/")[2]
        found[attribute(element, "Id") or ""] = _Relationship(kind, target, external)
    return found


def _targets(relationships: dict[str, _Relationship]) -> dict[str, str]:
    return {
        key: one.target
        for key, one in relationships.items()
        if one.kind == "hyperlink" and one.external
    }


def _parts(archive: Archive, relationships: dict[str, _Relationship], kind: str) -> list[str]:
    return sorted(
        {
            one.target
            for one in relationships.values()
            if one.kind == kind and not one.external and one.target in archive
        }
    )


def _related(archive: Archive, relationships: dict[str, _Relationship], kind: str) -> Any | None:
    names = _parts(archive, relationships, kind)
    return parse_xml(archive.read(names[0])) if names else None


def _walk_part(walk: Walk, archive: Archive, name: str, origin: Origin) -> None:
    walk.part(parse_xml(archive.read(name)), _targets(_relationships(archive, name)), origin)


def _outside_references(archive: Archive) -> set[str]:
    """`external_reference_blocked` for any relationship that points outside and is no mere
    hyperlink.
    """
    for name in archive.names:
        if name.endswith(".rels"):
            folder, _, base = name.rpartition("/")
            part = posixpath.join(posixpath.dirname(folder), base.removesuffix(".rels"))
            if any(
                one.external and one.kind != "hyperlink"
                for one in _relationships(archive, part).values()
            ):
                return {"external_reference_blocked"}
    return set()


def _without_repeats(lines: list[Line]) -> list[Line]:
    """First, even and default headers often say the same: each header or footer line counts
    once.
    """
    seen: set[str] = set()
    kept = []
    for line in lines:
        if line.origin in ("header", "footer"):
            if line.text in seen:
                continue
            seen.add(line.text)
        kept.append(line)
    return kept


def _title(archive: Archive) -> str:
    if "docProps/core.xml" not in archive:
        return ""
    root = parse_xml(archive.read("docProps/core.xml"))
    return single_line(
        next((element.text or "" for element in root if local(element) == "title"), "")
    )
