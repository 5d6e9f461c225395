"""Fitting a résumé to its pages: tighter first, then trims, listed with their reason (CONTRACT D11).

Pages are measured on the PDF. Nothing is ever added to fill a page. At most `MOST_RENDERS` renders.
"""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Literal, Protocol

from interview_app.domain.base import Model
from interview_app.domain.resume import ResumeDocument
from interview_app.rendering.design import Design
from interview_app.rendering.engine import Rendered

MOST_RENDERS = 8
_MOST_WON = 1.7
"""The tightest step takes no more than so many times what the roomiest takes."""
_FULL = 0.9
"""A last page this full is not searched for room for another line or two."""
_STRAY = 0.2
"""A last page less full than this holds a few lines alone."""
_A_ROW = 95
"""Characters of a printed row at the tightest step."""
_HEADINGS = 0.5
_SPARE = 0.04
"""Of a page: aimed below the limit by so much, since rows are whole."""
_GUESSES = 2
"""Counts that fit before what is left is halved."""
_CLOSE = 3
"""After half the renders, so few lines are not searched for either."""


class Renders(Protocol):
    """What fitting needs of the engine."""

    def render(self, resume: ResumeDocument, design: Design) -> Rendered:
        """A measured PDF."""
        ...


class Trim(Model):
    """A line left out for room; it can be put back."""

    bullet_id: str
    text: str
    reason: str
    kind: Literal["page_limit"] = "page_limit"


@dataclass(frozen=True, kw_only=True)
class Fitted:
    """The résumé as printed, its design and PDF, and what was left out.

    `fits` is False only when it is too long even without every line that may go.
    """

    resume: ResumeDocument
    design: Design
    rendered: Rendered
    trims: tuple[Trim, ...]
    renders: int
    fits: bool

    @property
    def sentence(self) -> str:
        """How full the last page is: "page 2 is 35 % full"."""
        return f"page {self.rendered.pages} is {round(self.rendered.last_page_fill * 100)} % full"


def default_trim_order(resume: ResumeDocument) -> tuple[str, ...]:
    """Bullet ids, the first to go first: the last bullets of the last entries, never an entry's first bullet."""
    order: list[tuple[int, int, str]] = []
    place = 0
    for section in resume.sections:
        for entry in section.entries:
            place += 1
            order += [(at, place, bullet.bullet_id) for at, bullet in enumerate(entry.bullets) if at]
    return tuple(bullet_id for _, _, bullet_id in sorted(order, key=lambda one: (-one[0], -one[1])))


def fit(
    resume: ResumeDocument,
    design: Design,
    engine: Renders,
    *,
    max_pages: int,
    trim_order: Sequence[str] | None = None,
) -> Fitted:
    """The résumé in at most `max_pages` pages, as roomy and as whole as it can be.

    Args:
        resume: what should be printed.
        design: theme and paper; its step is the roomiest that is tried.
        engine: renders and measures.
        max_pages: the limit, at least 1.
        trim_order: bullet ids that may go, the first to go first; default `default_trim_order`.

    Raises:
        RenderError: the engine cannot set the page.
    """
    rendered = engine.render(resume, design)
    renders = 1
    while rendered.pages > max_pages and (tighter := design.tighter()) is not None:
        # Steps between that cannot be enough are not tried.
        design = tighter.tightest() if _used(rendered) > _MOST_WON * max_pages else tighter
        rendered = engine.render(resume, design)
        renders += 1
    if rendered.pages <= max_pages:
        return _drawn_in(resume, design, engine, rendered=rendered, renders=renders)
    order = tuple(trim_order) if trim_order is not None else default_trim_order(resume)
    return _trimmed(resume, design, engine, rendered=rendered, max_pages=max_pages, order=order, renders=renders)


def _drawn_in(resume: ResumeDocument, design: Design, engine: Renders, *, rendered: Rendered, renders: int) -> Fitted:
    """What fits; a few lines alone on the last page are drawn onto the one before, when a tighter step can do that."""
    chosen = (design, rendered)
    step = design
    while rendered.pages > 1 and rendered.last_page_fill < _STRAY and (tighter := step.tighter()) is not None:
        step, renders = tighter, renders + 1
        tried = engine.render(resume, step)
        if tried.pages < rendered.pages:
            chosen = (step, tried)
            break
    return Fitted(resume=resume, design=chosen[0], rendered=chosen[1], trims=(), renders=renders, fits=True)


def _trimmed(
    resume: ResumeDocument,
    design: Design,
    engine: Renders,
    *,
    rendered: Rendered,
    max_pages: int,
    order: tuple[str, ...],
    renders: int,
) -> Fitted:
    texts = {bullet.bullet_id: bullet.text for bullet in resume.bullets()}
    order = tuple(one for one in order if one in texts)
    # What each count of lines left out was seen to take: rows that are gone, pages that are used.
    gone = list(accumulate((_rows(texts[one]) for one in order), initial=0))
    most, fewest = len(order), 1
    too_long, fitting = [(0, _used(rendered))], list[tuple[int, float]]()
    # Before a second render tells, headings are taken to need as much room as the lines that stay.
    a_page = sum(map(_rows, texts.values())) * (1 + _HEADINGS) / _used(rendered)
    shown, fits = (0, resume, rendered), False
    while fewest <= most and renders < MOST_RENDERS:
        rows = _rows_to_leave_out(too_long, fitting, a_page, max_pages - _SPARE)
        guess = bisect_left(gone, rows)
        if fits and len(fitting) > _GUESSES:
            guess = (fewest + most) // 2  # what is no straight line is halved
        count = most if renders == MOST_RENDERS - 1 and not fits else min(most, max(fewest, guess))
        shorter = resume.without(order[:count])
        rendered = engine.render(shorter, design)
        renders += 1
        if rendered.pages <= max_pages:
            fitting.append((gone[count], _used(rendered)))
            shown, fits, most = (count, shorter, rendered), True, count - 1
            if rendered.pages == max_pages and rendered.last_page_fill >= _FULL:
                break
            if most - fewest < _CLOSE and renders >= MOST_RENDERS // 2:
                break
        else:
            too_long.append((gone[count], _used(rendered)))
            shown = shown if fits else (count, shorter, rendered)
            fewest = count + 1
    count, shorter, rendered = shown
    reason = f"The résumé did not fit on {max_pages} page{'' if max_pages == 1 else 's'}."
    trims = tuple(Trim(bullet_id=one, text=texts[one], reason=reason) for one in order[:count])
    return Fitted(resume=shorter, design=design, rendered=rendered, trims=trims, renders=renders, fits=fits)


def _used(rendered: Rendered) -> float:
    """Pages that are used, the last one as far as it goes."""
    return rendered.pages - 1 + rendered.last_page_fill


def _rows(text: str) -> int:
    """About how many printed rows a line takes."""
    return 1 + len(text) // _A_ROW


def _rows_to_leave_out(
    too_long: Sequence[tuple[int, float]], fitting: Sequence[tuple[int, float]], a_page: float, wanted: float
) -> float:
    """How many rows must go until `wanted` pages are used, on the straight line through what was measured.

    Args:
        too_long: rows gone and pages used of what did not fit, the latest last.
        fitting: the same of what did.
        a_page: rows of a page, while only one measure is known.
        wanted: pages.
    """
    rows, used = too_long[-1]
    if fitting:
        other, other_used = fitting[-1]
    elif len(too_long) > 1:
        other, other_used = too_long[0]
    else:
        return rows + (used - wanted) * a_page
    if used == other_used:
        return rows + (used - wanted) * a_page
    return rows + (used - wanted) * (other - rows) / (used - other_used)
