"""A page's lines cut into cells: icons, invisible characters and doubled lines gone, wide gaps and
tabs cut.
"""

import re
import unicodedata

from interview_app.extraction.document import Box, Line, Page, Span
from interview_app.extraction.page.drawn_bullets import with_icon_bullets
from interview_app.extraction.page.rows import Cell, Run, Type, union, with_behind

_WIDE = re.compile(r"\t+|[ \u00a0]{3,}")
_SPACES = re.compile(r"\s+")
_ICON_FONT = re.compile(
    r"awesome|icon(?!d)|glyph|material|symbols?$|fa-|fontello|entypo|brands", re.IGNORECASE
)
"""By the name of the font; "SemiCondensed" and "DemiCond" are widths of letters."""
_TAKEN_AS: dict[int, str | None] = dict.fromkeys((0x2010, 0x2011), "-") | dict.fromkeys(
    (
        *range(0, 9),
        11,
        12,
        *range(14, 32),
        127,
        173,
        *range(8203, 8208),
        8288,
        65279,
        65532,
        65533,
        *range(65024, 65040),
    )
)
_TAKEN_AS |= {at: unicodedata.normalize("NFKC", chr(at)) for at in range(0xFB00, 0xFB07)}
_TAKEN_AS |= dict.fromkeys(range(0xE000, 0xF900))
_LETTERED = re.compile(r"(?<!\S)(?:(?:[^\W\d_] ){3,}[^\W\d_]|[A-Z] [A-Z] [A-Z])(?!\S)")
MAX_CELLS = 60
"""Cells of a line; what follows stays in the last one."""
MAX_LINES = 60_000
"""Lines of a page beyond this are read as they come, in stream order."""


_ACCENTS = {
    "´": "\u0301",
    "`": "\u0300",
    "ˆ": "\u0302",
    "˜": "\u0303",
    "¨": "\u0308",
    "˚": "\u030a",
    "ˇ": "\u030c",
    "¸": "\u0327",
    "˛": "\u0328",
}
_MOVED_CEDILLA = "\x00"
_BEFORE_CEDILLA = re.compile(f"{_MOVED_CEDILLA}(.)")
_LOOSE_ACCENT = re.compile(r"([cCsStT])¸|([aeAE])˛|(¸)(?=[cCsStT])|([´`ˆ˜¨˚ˇ])\s?([^\W\d_])")


def _composed(match: re.Match[str]) -> str:
    """A letter whose accent was drawn as a sign of its own, as TeX's old fonts do: `Formac¸˜ao`."""
    if match[1] or match[2]:
        return (match[1] or match[2]) + _ACCENTS["¸" if match[1] else "˛"]
    if match[3]:
        return _MOVED_CEDILLA
    return {"ı": "i", "ȷ": "j"}.get(match[5], match[5]) + _ACCENTS[match[4]]


_ODD = re.compile(
    "[\x00-\x1f\x7f-\xa8\xad\xb4\xb8`\u02c6-\u02dd\u0300-\u036f\u1680\u2000-\u2011\u2028-\u202f\u205f-\u2064\u3000\ufb00-\ufb06"
    "\ufe00-\ufe0f"
    "\ufeff\ufff9-\uffff\ue000-\uf8ff\U000f0000-\U0010ffff]"
)
"""Text without any of these is taken as it is."""


def cleaned(text: str) -> str:
    """Text without control, zero-width, private-use and soft-hyphen characters; spaces of all kinds
    become one kind, and hyphens, which TeX sets within dates and addresses.
    """
    if not _ODD.search(text):
        return text
    text = text.translate(_TAKEN_AS)
    if any(sign in text for sign in _ACCENTS):
        text = _LOOSE_ACCENT.sub(_composed, text)
        text = _BEFORE_CEDILLA.sub("\\1\u0327", text)
    text = unicodedata.normalize("NFC", text)
    return _SPACE.sub(" ", _ICON.sub("", text))


_ICON = re.compile("[\U000f0000-\U0010ffff]")
"""Letters of icon fonts beyond the table above."""
_SPACE = re.compile(r"[^\S\t]")


_OCR_STEPS = ((0.72, 0.65), (1.3, 1.0), (1.75, 1.5), (2.4, 2.0))


def _stepped(size: float, usual: float) -> float:
    """The size of an OCR line as one of five steps of the page's usual size: measured heights
    wobble by a quarter.
    """
    ratio = size / usual
    return round(usual * next((step for below, step in _OCR_STEPS if ratio < below), 3.0) * 2) / 2


def type_of(span: Span, line: Line, usual: float = 0.0) -> Type:
    """The type of a span; `usual` is the usual size of an OCR page, 0 for other pages."""
    size = round(span.size * 2) / 2
    if line.origin == "ocr" and size and usual:
        size = _stepped(size, usual)
    caps = span.text.isupper() and sum(map(str.isalpha, span.text)) > 2
    return Type(
        size, span.bold, span.italic, span.color, caps, span.font.split("+")[-1].split("-")[0]
    )


def cells_of(line: Line, usual: float = 0.0) -> list[Cell]:  # noqa: C901  (small observations, one after the other)
    """The cells of a line, cut at tabs, at runs of spaces, at wide gaps between spans, and where an
    icon stands.
    """
    cells: list[Cell] = []
    open_cell: list[tuple[str, Span, Box | None]] = []

    def close() -> None:
        if cell := _cell(open_cell, line, usual):
            cells.append(cell)
        open_cell.clear()

    for at_span, span in enumerate(line.spans):
        text = cleaned(span.text)
        if not text.strip() and _between_chips(line.spans, at_span):
            close()
            continue
        icon = len(text.strip()) <= 2 and _is_icon(text.strip(), span.font)
        if icon or (not text.strip() and span.text.strip()):
            close()
            continue
        if open_cell and span.box and (before := open_cell[-1][2]) and text.strip():
            em = max(span.size, open_cell[-1][1].size, 4.0)
            if span.box[0] - before[2] > 1.6 * em or span.box[0] < before[0] - 3 * em:
                close()
        at = 0
        for match in _WIDE.finditer(text):
            if len(cells) >= MAX_CELLS:
                break
            if text[at : match.start()].strip():
                open_cell.append(
                    (text[at : match.start()], span, _part(span, len(text), at, match.start()))
                )
            if match.end() < len(text) or "\t" in match.group():
                close()
            at = match.end()
        if at < len(text):
            open_cell.append((text[at:], span, _part(span, len(text), at, len(text))))
    close()
    return _ranges_whole(cells)


def _is_icon(sign: str, font: str) -> bool:
    """Whether a sign of this font is a picture; the dot that a word processor takes from its symbol
    font begins an item.
    """
    return _ICON_FONT.search(font) is not None and not (
        sign in _SYMBOL_BULLETS and _SYMBOLS.search(font) is not None
    )


def _is_icon_span(span: Span) -> bool:
    sign = span.text.strip()
    return 0 < len(sign) <= 2 and _is_icon(sign, span.font)


_SYMBOLS = re.compile(r"symbol|wingdings|dingbats", re.IGNORECASE)
_SYMBOL_BULLETS = frozenset("•·◦▪■□●○◆▸►➢❖✓")


def _between_chips(spans: list[Span], at: int) -> bool:
    """Whether a space is set in another type than the words on both sides, and than any of its
    line: words on coloured tags stand apart so, and those of small capitals do not.
    """
    if not 0 < at < len(spans) - 1:
        return False
    before, space, after = ((one.size, one.color) for one in spans[at - 1 : at + 2])
    worded = {(one.size, one.color) for one in spans if one.text.strip()}
    return (
        before == after
        and space not in worded
        and bool(spans[at - 1].text.strip())
        and bool(spans[at + 1].text.strip())
    )


_OPENS_DASH = re.compile(r"^[-–—]\s*\S")


def _ranges_whole(cells: list[Cell]) -> list[Cell]:
    """`September 2013` and `- Present` cut by spaces are one cell again."""
    out: list[Cell] = []
    for cell in cells:
        before = out[-1] if out else None
        joint = (
            before is not None
            and before.text[-1:].isdigit()
            and len(before.text) < 30
            and len(cell.text) < 30
        )
        if before is not None and joint and _OPENS_DASH.match(cell.text):
            out[-1] = with_behind(before, cell)
        else:
            out.append(cell)
    return out


def _part(span: Span, length: int, start: int, end: int) -> Box | None:
    if span.box is None or not length:
        return span.box
    x0, y0, x1, y1 = span.box
    wide = (x1 - x0) / length
    return (x0 + wide * start, y0, x0 + wide * end, y1)


def _cell(parts: list[tuple[str, Span, Box | None]], line: Line, usual: float) -> Cell | None:
    text, runs, boxes = "", list[Run](), list[Box]()
    for raw, span, box in parts:
        piece = _SPACES.sub(" ", raw)
        if text.endswith(" ") or not text:
            piece = piece.lstrip(" ")
        if not piece:
            continue
        start = len(text)
        text += piece
        kind = type_of(span, line, usual)
        if runs and runs[-1].type == kind and runs[-1].link == span.link:
            runs[-1].end = len(text)
        elif piece.strip():
            runs.append(Run(start, len(text), kind, span.link))
        if box and piece.strip():
            boxes.append(box)
    text = text.rstrip(" ")
    if not text:
        return None
    for run in runs:
        run.end = min(run.end, len(text))
    if line.origin == "ocr" and _WIDE_GAP.search(text):
        text = _WIDE_GAP.sub("", text)
        runs = [Run(0, len(text), runs[0].type, runs[0].link)] if runs else []
    if 6 < len(text) <= 400 and _LETTERED.search(text):
        text, runs = _tightened(text, runs)
    box = union(boxes) or line.box
    return Cell(text, runs, box, line.page, origin=line.origin, ocr_confidence=line.ocr_confidence)


_WIDE_GAP = re.compile(r"(?<=[\u3000-\u9fff\uff00-\uffef]) (?=[\u3000-\u9fff\uff00-\uffef])")
"""Tesseract puts spaces between Chinese signs."""


def _tightened(text: str, runs: list[Run]) -> tuple[str, list[Run]]:
    """`E X P E R I E N C E` as `EXPERIENCE`."""
    tight = _LETTERED.sub(lambda match: match.group().replace(" ", ""), text)
    return tight, [Run(0, len(tight), runs[0].type, runs[0].link)] if runs else []


def _usual_size(page: Page) -> float:
    """The size in which half of an OCR page's characters stand at most; 0 for pages that were not
    recognised.
    """
    measured = sorted(
        (line.size, len(line.text)) for line in page.lines if line.origin == "ocr" and line.size
    )
    half = sum(count for _, count in measured) / 2
    for size, count in measured:
        half -= count
        if half <= 0:
            return size
    return 0.0


def page_cells(page: Page) -> list[Cell]:
    """All cells of a page in stream order, without those printed twice at one place (shadows, false
    bold).
    """
    cells: list[Cell] = []
    seen: dict[str, list[Box]] = {}
    usual = _usual_size(page)
    for line in with_icon_bullets(page.lines[:MAX_LINES], _is_icon_span):
        for cell in cells_of(line, usual):
            if cell.box is not None:
                places = seen.setdefault(cell.text, [])
                if any(_same_place(cell.box, place) for place in places[-4:]):
                    continue
                places.append(cell.box)
            cells.append(cell)
    return cells


def _same_place(one: Box, other: Box) -> bool:
    high = max(one[3] - one[1], 4.0)
    return (
        abs(one[0] - other[0]) < high
        and abs(one[1] - other[1]) < high * 0.5
        and abs(one[2] - other[2]) < high
    )
