"""What a DOCX says, paragraph by paragraph, before a document is made of it: its pages are counted
without one.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from interview_app.domain.resume import ResumeDocument, ResumeEntry
from interview_app.language.printed import colon
from interview_app.rendering.design import width
from interview_app.rendering.plain_formats import (
    ONE_LINE_SECTIONS,
    labelled,
    shown_sections,
    summary_text,
)
from interview_app.rendering.wording import (
    clicked,
    contact_line,
    date_range,
    entry_heading,
    reached_by,
    school_mark,
)


@dataclass(frozen=True, kw_only=True)
class Block:
    """A paragraph: its text, and behind it, in a plain face, what goes on with it and what stands
    at the right edge.

    `style` is a style's name, None for the default one. `keep` and `before`, in points, override
    the style. `strong`: the text is bold though its style is not. `links`: pieces of the text, in
    its order, each with what a click on it opens.
    """

    text: str
    style: str | None = None
    strong: bool = False
    plain: str = ""
    at_edge: str = ""
    keep: bool | None = None
    before: float | None = None
    links: tuple[tuple[str, str], ...] = ()

    @property
    def whole(self) -> str:
        """All of it as one line, a tab before what stands at the edge."""
        edge = f"\t{self.at_edge}" if self.at_edge else ""
        return f"{self.text}{self.plain}{edge}"


def blocks(resume: ResumeDocument, *, edge: float, size: float) -> Iterator[Block]:
    """The paragraphs of a résumé in order.

    Args:
        resume: what is written.
        edge: where the right edge of the text stands, in points from its left.
        size: of the letters, in points.
    """
    yield from _head(resume, edge=edge, size=size)
    for section in shown_sections(resume):
        yield Block(text=clean(section.title), style="Heading 1")
        # Of a section where one has lines all stand apart: else the gaps look uneven.
        among_lines = any(entry.bullets for entry in section.entries)
        for entry in section.entries:
            if section.key == "summary":
                yield Block(text=clean(summary_text(resume)))
            elif section.key in ONE_LINE_SECTIONS:
                yield _line(entry, resume.language)
            else:
                yield from _entry(
                    entry,
                    resume.language,
                    section.key,
                    among_lines=among_lines,
                    edge=edge,
                    size=size,
                )


def _line(entry: ResumeEntry, language: str) -> Block:
    """An entry of one line, what stands before its colon bold, as on the PDF."""
    label, text = labelled(entry)
    if not label or not text:
        return Block(text=clean(label or text))
    return Block(text=clean(label) + colon(language), plain=f" {clean(text)}", strong=True)


def _head(resume: ResumeDocument, *, edge: float, size: float) -> Iterator[Block]:
    header = resume.header
    if header.name:
        yield Block(text=clean(header.name), style="Title")
    if header.headline:
        yield Block(text=clean(header.headline), style="Subtitle")
    contact, links = reached_by(header)
    # What does not fit is broken between its parts, for an address would be broken at its hyphens;
    # the links stand in lines
    # of their own where that takes no more.
    apart = [*_lines(contact, edge=edge, size=size), *_lines(links, edge=edge, size=size)]
    together = list(_lines([*contact, *links], edge=edge, size=size))
    for line in together if len(together) == 1 or len(together) < len(apart) else apart:
        yield Block(
            text=clean(_shown(line)),
            links=tuple((clean(shown), target) for shown, target in line if target),
        )


def _lines(
    parts: Iterable[tuple[str, str]], *, edge: float, size: float
) -> Iterator[list[tuple[str, str]]]:
    """Contact data, each with what a click opens, in as few lines as they take."""
    line = list[tuple[str, str]]()
    for part in parts:
        if line and width(_shown([*line, part]), size) > edge:
            yield line
            line = []
        line.append(part)
    if line:
        yield line


def _shown(line: list[tuple[str, str]]) -> str:
    return contact_line([shown for shown, _ in line])


def _entry(
    entry: ResumeEntry, language: str, section: str, *, among_lines: bool, edge: float, size: float
) -> Iterator[Block]:
    """`among_lines`: entries of its section have lines, from which its heading stands apart."""

    def fits(strong: str, plain: str) -> bool:
        return _heading_width(strong, plain, size) <= edge

    strong, plain, at_edge, facts = _around(entry, language, section, fits=fits)
    # A list of headings alone would hang together to its end and be thrown onto the next page.
    alone = not facts and not entry.url and not entry.bullets
    yield Block(
        text=clean(strong),
        style="Heading 2",
        plain=_spaced(plain),
        at_edge=clean(at_edge),
        keep=False if alone else None,
        before=2.0 if alone and not among_lines else None,
    )
    if facts:
        yield Block(text=clean(contact_line(facts)), keep=bool(entry.bullets))
    if entry.url:
        shown, target = clean(entry.url), clicked(entry.url)
        yield Block(text=shown, links=((shown, target),) if target else ())
    yield from (Block(text=clean(bullet.text), style="List Bullet") for bullet in entry.bullets)


def _around(
    entry: ResumeEntry, language: str, section: str, *, fits: Callable[[str, str], bool]
) -> tuple[str, str, str, list[str]]:
    """What an entry is called, what stands behind that, what at the right edge, and what below.

    Firm and place stand behind the name and the dates at the edge, as on the PDF. Where that needs
    more than a line, they have one of their own: a comma would hang behind the name, and the dates
    would stand somewhere else than those of other entries. A place alone is beside the dates.
    """
    strong, rest = entry_heading(entry, section=section)
    dates = date_range(entry, language=language)
    mark = school_mark(entry, language=language) if section == "education" else None
    below = [mark] if mark else []
    behind = " – ".join(part for part in (rest, entry.location) if part)
    plain = f"{', ' if rest else ' – '}{behind}" if behind else ""
    if fits(strong, plain + dates):
        return strong, plain, dates, below
    below = [behind, *below] if behind else below
    if rest and fits(strong, dates):
        return strong, "", dates, below
    return strong, "", "", [dates, *below] if dates else below


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
