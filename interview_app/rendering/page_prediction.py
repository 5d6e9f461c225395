"""How many pages a résumé should take, worked out from its rows: that costs next to nothing, and
setting a page does not.

An entry is kept on one page, so a page may end early and lines that go may win nothing; adding up
rows would not see it. What was measured on a page that was set puts the next prediction right.
"""

import math
from bisect import bisect_left
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from interview_app.domain.resume import ResumeDocument, ResumeEntry
from interview_app.rendering.design import CM, STEPS, Design, Theme, page_size, width
from interview_app.rendering.plain_formats import shown_sections, summary_text
from interview_app.rendering.wording import is_one_line

_WIDE: dict[Theme, float] = {
    "clear": 0.94,
    "margin": 1.0,
    "book": 0.88,
    "classic": 0.94,
    "sb2nov": 0.98,
    "engineeringresumes": 0.99,
    "engineeringclassic": 1.04,
    "moderncv": 1.03,
}
"""How wide a theme's letters are beside Arial's."""
_INSET: dict[Theme, float] = {
    "clear": 12.0,
    "margin": 94.0,
    "book": 12.0,
    "classic": 33.0,
    "sb2nov": 33.0,
    "engineeringresumes": 11.0,
    "engineeringclassic": 22.0,
    "moderncv": 132.0,
}
"""Points that a bullet, the edges of an entry and a column of dates take from a line."""
_SECOND_ROW = frozenset({("sb2nov", "experience")})
"""Where a heading has the firm in a row of its own."""
_LETTER_EM = 0.66
"""Height of a row's letters; what parts rows is the leading."""
_HEADER_EM = 6.5
_TITLE_EM = 2.6
_LEAST, _MOST = 0.4, 2.5
"""Bounds of how far a prediction can be wrong."""
_HALVINGS = 24


@dataclass(frozen=True, slots=True)
class _Piece:
    """What stays together: its space above, a heading and lines by bullet id, with their heights in
    points.
    """

    above: float
    head: float
    lines: tuple[tuple[str, float], ...]


@dataclass(frozen=True, kw_only=True)
class Prediction:
    """A résumé in one design, cut into what stays together; `column`: how much more a page holds
    than worked out.
    """

    pieces: tuple[_Piece, ...]
    height: float
    margin: float
    column: float = 1.0

    @classmethod
    def of(
        cls, resume: ResumeDocument, design: Design, *, whole_entries: bool, column: float = 1.0
    ) -> "Prediction":
        """Cut the résumé; `whole_entries`: no entry is broken between two pages."""
        wide, high = page_size(design.paper)
        margin = STEPS[design.step].margin_cm * CM
        pieces = tuple(_pieces(resume, design, room=wide - 2 * margin, whole_entries=whole_entries))
        return cls(pieces=pieces, height=high, margin=margin, column=column)

    def used(self, gone: Collection[str] = ()) -> float:
        """Pages that should be used without these lines, the last one as far as it goes down the
        paper.
        """
        text = self.height - 2 * self.margin
        room, page, down = text * self.column, 0, 0.0
        for piece in self.pieces:
            tall = piece.head + sum(tall for one, tall in piece.lines if one not in gone)
            if down and down + piece.above + tall > room:
                page, down = page + 1, tall
            else:
                down += piece.above + tall
            if down > room:
                over = math.ceil(down / room) - 1
                page, down = page + over, down - over * room
        return page + (self.margin + down / room * text) / self.height

    def put_right(self, used: float, gone: Collection[str] = ()) -> float:
        """The `column` with which these pages are used without these lines, as they were seen to
        be.
        """
        low, high = _LEAST, _MOST
        for _half in range(_HALVINGS):
            middle = (low + high) / 2
            if self._with(middle).used(gone) > used:
                low = middle
            else:
                high = middle
        return high

    def roomier(self, times: float) -> "Prediction":
        """The prediction were each page to hold so many times what it should."""
        return self._with(self.column * times)

    def seen(self, used: float, gone: Collection[str]) -> "Prediction":
        """The prediction put right by what was seen without these lines."""
        return self._with(self.put_right(used, gone))

    def fewest(self, order: Sequence[str], most_used: float) -> int:
        """How many lines of `order` should go until no more pages than these are used; all when
        none is enough.
        """
        return bisect_left(
            range(len(order)),
            True,
            key=lambda count: self.used(frozenset(order[:count])) <= most_used,
        )

    def _with(self, column: float) -> "Prediction":
        return Prediction(pieces=self.pieces, height=self.height, margin=self.margin, column=column)


def _pieces(
    resume: ResumeDocument, design: Design, *, room: float, whole_entries: bool
) -> Iterator[_Piece]:
    """The header, then the summary and each entry, or each line of it, the title of a section with
    its first.
    """
    tight = STEPS[design.step]
    em = tight.font_pt
    line = room - _INSET[design.theme]

    def tall(text: str) -> float:
        rows = max(1, math.ceil(width(text, em) * _WIDE[design.theme] / line))
        return rows * _LETTER_EM * em + (rows - 1) * tight.leading_em * em

    between = tight.between_lines_cm * CM
    title = _TITLE_EM * em
    yield _Piece(0.0, _HEADER_EM * em, ())
    for section in shown_sections(resume):
        above, top = tight.above_section_cm * CM, title
        if section.key == "summary":
            yield _Piece(above, top + tall(summary_text(resume)), ())
            continue
        second = (
            (_LETTER_EM + tight.leading_em) * em
            if (design.theme, section.key) in _SECOND_ROW
            else 0.0
        )
        listed = all(is_one_line(entry, section=section.key) for entry in section.entries)
        for entry in section.entries:
            lines = tuple(
                (bullet.bullet_id, between + tall(bullet.text)) for bullet in entry.bullets
            )
            heading = top + tall(_heading(entry)) + (second if entry.organization else 0.0)
            heading += between + tall(entry.url) if entry.url else 0.0
            yield _Piece(above, heading, lines if whole_entries else lines[:1])
            if not whole_entries:
                yield from (_Piece(0.0, 0.0, (one,)) for one in lines[1:])
            above, top = (
                (tight.between_headings_em if listed else tight.between_entries_em) * em,
                0.0,
            )


def _heading(entry: ResumeEntry) -> str:
    return ", ".join(
        part for part in (entry.title, entry.organization, entry.detail, entry.location) if part
    )
