"""What a DOCX says, paragraph by paragraph, before a document is made of it: its pages are counted
without one.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from interview_app.domain.resume import ResumeDocument
from interview_app.rendering.design import width
from interview_app.rendering.printed_page import PrintedEntry, printed_sections
from interview_app.rendering.wording import BETWEEN, clicked, contact_line, reached_by

_HEAD = "Heading 2"
POST = "Heading 3"
"""The style of a post below its employer."""


@dataclass(frozen=True, kw_only=True)
class Block:
    """A paragraph: its text, and behind it, in a plain face, what goes on with it and what stands
    at the right edge; `more` is the text's own second row, before the plain one, where it has no
    room beside that.

    `style` is a style's name, None for the default one. `keep` and `before`, in points, override
    the style. `strong`: the text is bold though its style is not. `links`: pieces of the text, in
    its order, each with what a click on it opens.
    """

    text: str
    style: str | None = None
    strong: bool = False
    plain: str = ""
    at_edge: str = ""
    more: str = ""
    keep: bool | None = None
    before: float | None = None
    links: tuple[tuple[str, str], ...] = ()

    @property
    def whole(self) -> str:
        """All of it as one line, a tab before what stands at the edge."""
        edge = f"\t{self.at_edge}" if self.at_edge else ""
        if self.more:
            return f"{self.text}{edge}\n{self.more}{self.plain}"
        return f"{self.text}{self.plain}{edge}"


def blocks(
    resume: ResumeDocument, *, edge: float, size: float, between: str = BETWEEN
) -> Iterator[Block]:
    """The paragraphs of a résumé in order.

    Args:
        resume: what is written.
        edge: where the right edge of the text stands, in points from its left.
        size: of the letters, in points.
        between: what parts contact data, as on the page.
    """
    yield from _head(resume, edge=edge, size=size, between=between)
    for section in printed_sections(resume):
        yield Block(text=clean(section.title), style="Heading 1")
        # Of a section where one has lines all stand apart: else the gaps look uneven.
        among_lines = any(entry.lines for entry in section.entries)
        for entry in section.entries:
            if section.key == "summary":
                yield Block(text=clean(section.text))
            elif section.in_rows:
                yield _line(entry)
            else:
                yield from _entry(entry, among_lines=among_lines, edge=edge, size=size)


def _line(entry: PrintedEntry) -> Block:
    """An entry of one line, what stands before its colon bold, as on the PDF."""
    label, colon, text = entry.row
    if not label:
        return Block(text=clean(text))
    return Block(text=clean(label) + colon, plain=f" {clean(text)}", strong=True)


def _head(resume: ResumeDocument, *, edge: float, size: float, between: str) -> Iterator[Block]:
    header = resume.header
    if header.name:
        yield Block(text=clean(header.name), style="Title")
    if header.headline:
        yield Block(text=clean(header.headline), style="Subtitle")
    contact, links = reached_by(header)
    # What does not fit is broken between its parts, for an address would be broken at its hyphens;
    # the links stand in lines
    # of their own where that takes no more.
    lines = partial(_lines, edge=edge, size=size, between=between)
    apart, together = [*lines(contact), *lines(links)], list(lines([*contact, *links]))
    for line in together if len(together) == 1 or len(together) < len(apart) else apart:
        yield Block(
            text=clean(_shown(line, between)),
            links=tuple((clean(shown), target) for shown, target in line if target),
        )


def _lines(
    parts: Iterable[tuple[str, str]], *, edge: float, size: float, between: str
) -> Iterator[list[tuple[str, str]]]:
    """Contact data, each with what a click opens, in as few lines as they take."""
    line = list[tuple[str, str]]()
    for part in parts:
        if line and width(_shown([*line, part], between), size) > edge:
            yield line
            line = []
        line.append(part)
    if line:
        yield line


def _shown(line: list[tuple[str, str]], between: str) -> str:
    return contact_line([shown for shown, _ in line], between)


def _entry(entry: PrintedEntry, *, among_lines: bool, edge: float, size: float) -> Iterator[Block]:
    """`among_lines`: entries of its section have lines, from which its heading stands apart."""
    if above := entry.above:
        yield from _heading(above.name, "", above.location, above.dates, edge=edge, size=size)
    strong, firm = entry.heading
    head, *below = _heading(strong, firm, entry.location, entry.dates, edge=edge, size=size)
    if entry.mark:
        below.append(Block(text=clean(entry.mark), keep=bool(entry.lines)))
    # A list of headings alone would hang together to its end and be thrown onto the next page.
    alone = entry.is_one_line and not below
    yield replace(
        head,
        style=POST if entry.under else head.style,
        keep=False if alone else None,
        before=2.0 if alone and not among_lines else None,
    )
    yield from below
    if entry.url:
        shown, target = clean(entry.url), clicked(entry.url)
        yield Block(text=shown, links=((shown, target),) if target else ())
    yield from (Block(text=clean(bullet.text), style="List Bullet") for bullet in entry.lines)


def _heading(
    strong: str, firm: str, place: str, dates: str, *, edge: float, size: float
) -> Iterator[Block]:
    """The first line of an entry, its dates at the right edge, and what has no room beside it.

    Firm and place stand behind the name, as on the PDF. Where that needs more than a line, they
    have one of their own: a comma would hang behind the name. A name that is itself too long goes
    on in a second row: the dates stand in the first, where those of other entries do.
    """
    behind = " – ".join(filter(None, (firm, place)))
    plain = f"{', ' if firm else ' – '}{behind}" if behind else ""

    def beside(text: str, plain: str = "") -> bool:
        return _heading_width(text, plain + dates, size) <= edge

    whole = beside(strong, plain)
    row, more = strong, ""
    if dates and not beside(strong):
        row, more = _first_row(strong, beside)
    elif place and not firm and not whole:
        # A place alone in a line would look lost.
        row, more = _first_row(strong, strong.__ne__)
    apart = bool(firm) and not more and not whole
    yield Block(
        text=clean(row),
        style=_HEAD,
        plain="" if apart else _spaced(plain),
        at_edge=clean(dates),
        more=clean(more),
    )
    if apart:
        yield Block(text=clean(behind), keep=True)


def _first_row(text: str, fits: Callable[[str], bool]) -> tuple[str, str]:
    """The words of a text that fit a row, one of them at least, and the others."""
    words = text.split()
    most = next((at for at in range(len(words), 1, -1) if fits(" ".join(words[:at]))), 1)
    return " ".join(words[:most]), " ".join(words[most:])


def _spaced(text: str) -> str:
    """The text with the space before it, which `clean` takes off."""
    return f"{' ' if text[:1] == ' ' else ''}{clean(text)}"


def _heading_width(strong: str, plain: str, size: float) -> float:
    """About how wide a heading's line is in points, bold letters a twelfth wider, with room between
    it and the dates.
    """
    return width(strong, size) * 13 / 12 + width(plain, size) + 20


def clean(text: str) -> str:
    """XML 1.0 takes no control characters."""
    return _NOT_XML.sub("", " ".join(text.split()))


_NOT_XML = re.compile(r"[\x00-\x1f\ufffe\uffff]")
