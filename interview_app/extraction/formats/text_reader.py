"""Reads plain text and Markdown in any encoding into one page of lines without boxes."""

import codecs
import re

from charset_normalizer import from_bytes

from interview_app.domain.document_kinds import DocumentKind
from interview_app.domain.issues import Issue
from interview_app.extraction.document import Document, Line, Link, Page, Span
from interview_app.extraction.formats.characters import Findings, clean
from interview_app.extraction.formats.sniff import utf16_without_bom
from interview_app.extraction.limits import MAX_CHARACTERS, MAX_LINKS

_BOMS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_HEADING = re.compile(r"\s{0,3}(#{1,6})\s+(.*?)\s*#*\s*$")
_NAMED_HEADING = re.compile(r" {0,3}#{1,6} {1,3}[^\W\d_].*")
_BOLD = re.compile(r"(?<!\*)\*\*(?=[^\s*])[^*\n]{1,200}(?<=\S)\*\*(?!\*)")
_FEW_HEADINGS, _FEW_BOLD = 2, 3
"""Lines so marked that make a plain text one of Markdown; a lone "# of staff: 4" does not."""
_BULLET = re.compile(r"(\s*)[-*+•‣▪◦–]\s+(.*)")
_NUMBERED = re.compile(r"(\s*)\d{1,3}[.)]\s+(.*)")
_UNDERLINE = re.compile(r"\s{0,3}(=+|-{2,})\s*$")
_RULE = re.compile(r"\s{0,3}([-*_])\s*(?:\1\s*){2,}$")
_TABLE_RULE = re.compile(r"\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$")
_INLINE = re.compile(
    r"(?P<image>!\[(?P<alt>[^\[\]\n]{0,500})\]\([^)\n]{0,2000}\))"
    r"|(?P<link>\[(?P<label>[^\[\]\n]{1,500})\]\(\s*<?(?P<target>[^)\s>]{1,2000})>?[^)\n]{0,300}\))"
    r"|(?P<auto><(?P<address>[A-Za-z][\w+.-]{1,31}:[^>\s]{1,2000}"
    r"|[\w.+-]{1,64}@[\w.-]{1,253}\.\w{2,24})>)"
    r"|(?P<bold>(?P<b>\*\*|__)(?=\S)(?P<heavy>[^\n]{1,1000}?)(?<=\S)(?P=b))"
    r"|(?P<italic>(?<![\w*_])(?P<i>\*"
    r"|_)(?=[^\s*_])(?P<slanted>[^\n*_]{1,1000}?)(?<=\S)(?P=i)(?![\w*_]))"
    r"|(?P<code>`(?P<plain>[^`\n]{1,1000})`)"
    r"|(?P<escape>\\(?P<literal>[\\`*_{}\[\]()#+\-.!|>~]))"
)
_COMMENT = re.compile(r"<!--.*?(?:-->|\Z)", re.DOTALL)
_BREAK = re.compile(r"<br\s*/?>", re.IGNORECASE)
_TAG = re.compile(r"</?[a-zA-Z][^<>\n]{0,500}>")


def read_text(content: bytes, kind: DocumentKind) -> Document:
    """Decode and cut into lines; `kind` is `txt` or `md`. Nothing is fetched, HTML comments are
    hidden text.

    Markdown that was saved as `.txt` is read by its marks all the same: the file's name says little
    of what is in it.
    """
    untrusted_text, codes = decode(content)
    findings = Findings()
    text = clean(untrusted_text.replace("\r\n", "\n").replace("\r", "\n"), findings)
    if len(text) > MAX_CHARACTERS:
        text, codes = text[:MAX_CHARACTERS], [*codes, "text_truncated"]
    document = Document(kind=kind)
    if kind == "md" or _has_marks(text):
        text = _take_comments(text, findings)
        page = _markdown(text, document)
    else:
        page = Page(lines=[_text_line(line, block) for line, block in _blocks(text)])
    document.pages = [page]
    document.hidden_text = "\n".join(part for part in findings.hidden if part)
    document.issues += [Issue(code=code) for code in (*codes, *findings.codes)]
    return document


def decode(content: bytes) -> tuple[str, list[str]]:
    """The text and the codes of how it was found: by BOM or as UTF-8 silently, otherwise
    `encoding_guessed`.
    """
    for bom, encoding in _BOMS:
        if content.startswith(bom):
            return _decode_as(content[len(bom) :], encoding, [])
    wide = utf16_without_bom(content)
    if wide is not None:
        return _decode_as(content, wide, ["encoding_guessed"])
    try:
        return content.decode("utf-8"), []
    except UnicodeDecodeError as error:
        if error.start >= len(content) - 3 and error.reason == "unexpected end of data":
            return content.decode("utf-8", "replace"), ["encoding_errors"]
    return _guess(content)


def _decode_as(content: bytes, encoding: str, codes: list[str]) -> tuple[str, list[str]]:
    text = content.decode(encoding, "replace")
    return text, [*codes, "encoding_errors"] if "\ufffd" in text else codes


def _guess(content: bytes) -> tuple[str, list[str]]:
    # Mostly UTF-8 with a few broken bytes is UTF-8: a guess would spoil every other accent.
    lenient = content.decode("utf-8", "replace")
    wide = sum(1 for c in lenient if ord(c) > 127 and c != "\ufffd")
    if wide > 4 * lenient.count("\ufffd"):
        return lenient, ["encoding_errors"]
    best = from_bytes(content[:65536], threshold=0.4).best() if _needs_statistics(content) else None
    encoding = best.encoding if best is not None else "cp1252"
    text, codes = _decode_as(content, encoding, ["encoding_guessed"])
    return text, codes


def _needs_statistics(content: bytes) -> bool:
    """Few high bytes, each beside a Latin letter: Western European, where statistics over so little
    text only mislead.
    """
    high = [i for i, byte in enumerate(content[:65536]) if byte > 127]
    alone = sum(
        1
        for i in high
        if (i == 0 or content[i - 1] < 128) and (i + 1 >= len(content) or content[i + 1] < 128)
    )
    return alone < 0.8 * len(high)


def _blocks(text: str) -> list[tuple[str, int]]:
    """Lines that are not blank, numbered by the paragraph they stand in."""
    lines = []
    block, before = 0, True
    for line in text.expandtabs(8).split("\n"):
        blank = not line.strip()
        if blank and not before:
            block += 1
        if not blank:
            lines.append((line.replace("\f", "").rstrip(), block))
        before = blank
    return lines


def _has_marks(text: str) -> bool:
    """Whether a plain text is marked up as Markdown: headings by `#`, or words set bold again and
    again.
    """
    lines = text.split("\n")
    headings = sum(_NAMED_HEADING.fullmatch(line) is not None for line in lines)
    bold = sum(_BOLD.search(line) is not None for line in lines)
    return headings >= _FEW_HEADINGS or bold >= _FEW_BOLD


def _text_line(text: str, block: int) -> Line:
    bullet = _BULLET.fullmatch(text)
    return Line(
        spans=[Span(text=text)], block=block, list_level=len(bullet[1]) // 2 if bullet else None
    )


def _take_comments(text: str, findings: Findings) -> str:
    def keep(match: re.Match[str]) -> str:
        findings.hidden.append(match[0].removeprefix("<!--").removesuffix("-->").strip())
        return "\n" * match[0].count("\n")

    return _COMMENT.sub(keep, text)


def _markdown(text: str, document: Document) -> Page:
    lines: list[Line] = []
    fenced = False
    table, row = -1, 0
    for raw, block in _blocks(text):
        if raw.lstrip().startswith(("```", "~~~")):
            fenced = not fenced
            continue
        if not fenced and _underlines(raw, lines):
            continue
        if _RULE.fullmatch(raw) or (_TABLE_RULE.fullmatch(raw) and "|" in raw):
            continue
        if not fenced and raw.strip().startswith("|") and raw.count("|") >= 2:
            follows = bool(lines) and lines[-1].cell is not None and lines[-1].block == block
            table, row = (table, row + 1) if follows else (table + 1, 0)
            cells = raw.strip().strip("|").split("|")
            lines += [
                Line(spans=_spans(cell.strip(), document), block=block, cell=(table, row, column))
                for column, cell in enumerate(cells)
                if cell.strip()
            ]
            continue
        lines += [
            _markdown_line(part, block, document) for part in _BREAK.split(raw) if part.strip()
        ]
    return Page(lines=lines)


def _underlines(raw: str, lines: list[Line]) -> bool:
    """Whether this line only underlines the one before it, which then is a heading."""
    match = _UNDERLINE.fullmatch(raw)
    if (
        match is None
        or not lines
        or lines[-1].style
        or lines[-1].list_level is not None
        or lines[-1].cell
    ):
        return False
    lines[-1].style = "Heading 1" if match[1].startswith("=") else "Heading 2"
    return True


def _markdown_line(raw: str, block: int, document: Document) -> Line:
    heading = _HEADING.fullmatch(raw)
    if heading is not None:
        return Line(
            spans=_spans(heading[2], document), block=block, style=f"Heading {len(heading[1])}"
        )
    bullet = _BULLET.fullmatch(raw) or _NUMBERED.fullmatch(raw)
    if bullet is not None:
        return Line(spans=_spans(bullet[2], document), block=block, list_level=len(bullet[1]) // 2)
    return Line(spans=_spans(raw.strip().lstrip("> "), document), block=block)


def _spans(
    text: str, document: Document, *, bold: bool = False, italic: bool = False
) -> list[Span]:
    spans: list[Span] = []

    def plain(part: str) -> None:
        part = _TAG.sub("", part)
        if part:
            spans.append(Span(text=part, bold=bold, italic=italic))

    reached = 0
    for match in _INLINE.finditer(text):
        plain(text[reached : match.start()])
        reached = match.end()
        if match["image"]:
            _told_once(document, "external_reference_blocked")
            plain(match["alt"])
        elif match["link"] or match["auto"]:
            target = match["target"] or match["address"]
            label = match["label"] or match["address"].removeprefix("mailto:")
            inner = (
                _spans(label, document, bold=bold, italic=italic)
                if match["label"]
                else [Span(text=label)]
            )
            for span in inner:
                span.link = target
            spans += inner
            if len(document.links) < MAX_LINKS:
                document.links.append(Link(target=target))
        elif match["bold"]:
            spans += _spans(match["heavy"], document, bold=True, italic=italic)
        elif match["italic"]:
            spans += _spans(match["slanted"], document, bold=bold, italic=True)
        else:
            plain(match["plain"] or match["literal"] or "")
    plain(text[reached:])
    return spans or [Span(text="")]


def _told_once(document: Document, code: str) -> None:
    if all(issue.code != code for issue in document.issues):
        document.issues.append(Issue(code=code))
