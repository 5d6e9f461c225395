"""Fitting a résumé to its pages: tighter first, then trims, listed with their reason (CONTRACT
D11).

Pages are measured on the PDF. Nothing is ever added to fill a page. At most `MOST_RENDERS` renders.
"""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Protocol

from interview_app.domain.resume import ResumeDocument
from interview_app.domain.tailoring import Trim
from interview_app.i18n import ngettext
from interview_app.rendering.design import CM, STEPS, Design, page_size
from interview_app.rendering.engine import Rendered

MOST_RENDERS = 8
_STRAY = 0.2
"""A last page less full than this holds a few lines alone."""
_UNSURE = 1.05
"""A step is not tried when it should miss though its pages held so much more than they should."""
_SPARE = 0.01
"""Of a page: aimed below the limit by so much, since rows are whole."""
_HEAD = 20
"""Letters that a line takes beside its own: its last row is not full."""
_LETTERS_EM = 0.66
"""Height of a row's letters; what parts rows is the leading."""


class Renders(Protocol):
    """What fitting needs of the engine."""

    def render(self, resume: ResumeDocument, design: Design) -> Rendered:
        """A measured PDF."""
        ...


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


def fit(
    resume: ResumeDocument,
    design: Design,
    engine: Renders,
    *,
    max_pages: int,
    trim_order: Sequence[str] = (),
    stood: int = 0,
) -> Fitted:
    """The résumé in at most `max_pages` pages, as roomy and as whole as it can be.

    Args:
        resume: what should be printed.
        design: theme and paper; its step is the roomiest that is tried.
        engine: renders and measures.
        max_pages: the limit, at least 1.
        trim_order: bullet ids that may go, the first to go first.
        stood: pages that it took before, and goes on to take where a tighter step can do that: a
            line that comes does not make it roomier, on a page more.

    Raises:
        RenderError: the engine cannot set the page.
    """
    rendered = engine.render(resume, design)
    renders = 1
    while rendered.pages > max_pages and (tighter := design.tighter()) is not None:
        last = tighter.tighter()
        if last is not None and _used_in(tighter, design, rendered) > max_pages:
            tighter = last  # a step between that cannot be enough is not tried
        design, rendered = tighter, engine.render(resume, tighter)
        renders += 1
    if rendered.pages <= max_pages:
        return _drawn_in(resume, design, engine, rendered=rendered, renders=renders, stood=stood)
    whole = Fitted(
        resume=resume, design=design, rendered=rendered, trims=(), renders=renders, fits=False
    )
    return _trimmed(whole, engine, max_pages=max_pages, order=tuple(trim_order))


def _used_in(design: Design, seen: Design, rendered: Rendered) -> float:
    """Pages that should be used in another step at the least, going by one that was set."""
    return _used(rendered) * _room(seen) / _room(design) / _UNSURE


def _room(design: Design) -> float:
    """Letters that a page takes, in parts of a step's own."""
    step, (wide, high) = STEPS[design.step], page_size(design.paper)
    margins = 2 * step.margin_cm * CM
    return (wide - margins) * (high - margins) / step.font_pt**2 / (_LETTERS_EM + step.leading_em)


def _drawn_in(
    resume: ResumeDocument,
    design: Design,
    engine: Renders,
    *,
    rendered: Rendered,
    renders: int,
    stood: int,
) -> Fitted:
    """What fits; a few lines alone on the last page are drawn onto the one before, when a tighter
    step can do that, and more of them where it stood there.
    """
    chosen = (design, rendered)
    step = design
    while (
        rendered.pages > 1
        and (rendered.last_page_fill < _STRAY or rendered.pages == stood + 1)
        and (tighter := step.tighter()) is not None
    ):
        step = tighter
        if _used_in(step, design, rendered) > rendered.pages - 1:
            continue
        renders += 1
        tried = engine.render(resume, step)
        if tried.pages < rendered.pages:
            chosen = (step, tried)
            break
    return Fitted(
        resume=resume, design=chosen[0], rendered=chosen[1], trims=(), renders=renders, fits=True
    )


def _trimmed(whole: Fitted, engine: Renders, *, max_pages: int, order: tuple[str, ...]) -> Fitted:
    """The résumé in the tightest step with as few lines left out as are found to be enough: between
    too few and enough the pages shrink about as the text does.
    """
    texts = {bullet.bullet_id: bullet.text for bullet in whole.resume.bullets()}
    order = tuple(one for one in order if one in texts)
    gone = [0, *accumulate(len(texts[one]) + _HEAD for one in order)]
    few, many, renders = 0, len(order), whole.renders
    stays = _letters(whole.resume.without(order)) / _letters(whole.resume)
    used = {0: _used(whole.rendered), many: _used(whole.rendered) * stays}
    best = whole
    while few < many and renders < MOST_RENDERS and not (best.fits and many - few == 1):
        share = (used[few] - max_pages + _SPARE) / (used[few] - used[many])
        count = bisect_left(gone, gone[few] + share * (gone[many] - gone[few]))
        if renders > MOST_RENDERS // 2:
            count = (few + many) // 2
        last = renders == MOST_RENDERS - 1 and not best.fits
        count = len(order) if last else min(max(count, few + 1), many - best.fits)
        shorter = whole.resume.without(order[:count])
        rendered = engine.render(shorter, whole.design)
        renders += 1
        fits = rendered.pages <= max_pages
        used[count] = _used(rendered)
        few, many = (few, count) if fits else (count, many)
        if fits or not best.fits:
            trims = _trims(order[:count], texts, max_pages)
            best = replace(best, resume=shorter, rendered=rendered, trims=trims, fits=fits)
    return replace(best, renders=renders)


def _letters(resume: ResumeDocument) -> int:
    """Letters of a résumé, as far as they tell how much of a page it takes."""
    entries = [entry for section in resume.sections for entry in section.entries]
    heads = (f"{one.title or ''}{one.organization or ''}" for one in entries)
    lines = (bullet.text for bullet in resume.bullets())
    return sum(_HEAD + len(text) for text in (*heads, *lines))


def _trims(gone: Iterable[str], texts: Mapping[str, str], max_pages: int) -> tuple[Trim, ...]:
    reason = ngettext(
        "The résumé did not fit on {n} page.", "The résumé did not fit on {n} pages.", max_pages
    ).format(n=max_pages)
    return tuple(
        Trim(bullet_id=one, text=texts[one], reason=reason, kind="page_limit") for one in gone
    )


def _used(rendered: Rendered) -> float:
    """Pages that are used, the last one as far as it goes."""
    return rendered.pages - 1 + rendered.last_page_fill
