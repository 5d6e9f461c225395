"""Fitting a résumé to its pages: tighter first, then trims, listed with their reason (CONTRACT
D11).

Pages are measured on the PDF. Nothing is ever added to fill a page. At most `MOST_RENDERS` renders.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from interview_app.domain.resume import ResumeDocument
from interview_app.domain.tailoring import Trim
from interview_app.i18n import ngettext
from interview_app.rendering.design import Design
from interview_app.rendering.engine import Rendered
from interview_app.rendering.page_prediction import Prediction
from interview_app.rendering.rendercv_data import whole_entries

MOST_RENDERS = 8
_STRAY = 0.2
"""A last page less full than this holds a few lines alone."""
_UNSURE = 1.05
"""A step is not tried when it should miss though its pages held so much more than they should."""
_SPARE = 0.01
"""Of a page: aimed below the limit by so much, since a prediction is none of the rows themselves.
"""
_CLOSE = 3
"""After half the renders, so few lines are not searched for."""


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


def default_trim_order(resume: ResumeDocument) -> tuple[str, ...]:
    """Bullet ids, the first to go first: the last bullets of the last entries, never an entry's
    first bullet.
    """
    order: list[tuple[int, int, str]] = []
    place = 0
    for section in resume.sections:
        for entry in section.entries:
            place += 1
            order += [
                (at, place, bullet.bullet_id) for at, bullet in enumerate(entry.bullets) if at
            ]
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
    guess = _Guess(resume, design, rendered)
    while rendered.pages > max_pages and (tighter := design.tighter()) is not None:
        design = tighter
        if guess.least(design) > max_pages:
            continue  # a step between that cannot be enough is not tried
        rendered = engine.render(resume, design)
        renders += 1
        guess = _Guess(resume, design, rendered)
    if rendered.pages <= max_pages:
        return _drawn_in(resume, design, engine, rendered=rendered, guess=guess, renders=renders)
    order = tuple(trim_order) if trim_order is not None else default_trim_order(resume)
    return _trimmed(
        resume, design, engine, guess=guess, max_pages=max_pages, order=order, renders=renders
    )


class _Guess:
    """What a résumé should take in another design, or without some lines, going by a page that was
    set.
    """

    def __init__(self, resume: ResumeDocument, design: Design, seen: Rendered) -> None:
        self._resume = resume
        self._whole = whole_entries(resume)
        self._column = Prediction.of(resume, design, whole_entries=self._whole).put_right(
            _used(seen)
        )

    def least(self, design: Design) -> float:
        """Pages that it uses whole at the least."""
        return self.of(design).roomier(_UNSURE).used()

    def of(self, design: Design) -> Prediction:
        """The prediction for a design."""
        return Prediction.of(self._resume, design, whole_entries=self._whole, column=self._column)


def _drawn_in(
    resume: ResumeDocument,
    design: Design,
    engine: Renders,
    *,
    rendered: Rendered,
    guess: _Guess,
    renders: int,
) -> Fitted:
    """What fits; a few lines alone on the last page are drawn onto the one before, when a tighter
    step can do that.
    """
    chosen = (design, rendered)
    step = design
    while (
        rendered.pages > 1
        and rendered.last_page_fill < _STRAY
        and (tighter := step.tighter()) is not None
    ):
        step = tighter
        if guess.least(step) > rendered.pages - 1:
            continue
        renders += 1
        tried = engine.render(resume, step)
        if tried.pages < rendered.pages:
            chosen = (step, tried)
            break
    return Fitted(
        resume=resume, design=chosen[0], rendered=chosen[1], trims=(), renders=renders, fits=True
    )


def _trimmed(
    resume: ResumeDocument,
    design: Design,
    engine: Renders,
    *,
    guess: _Guess,
    max_pages: int,
    order: tuple[str, ...],
    renders: int,
) -> Fitted:
    """The résumé in the tightest step with as few lines left out as are found to be enough."""
    texts = {bullet.bullet_id: bullet.text for bullet in resume.bullets()}
    order = tuple(one for one in order if one in texts)
    predicted = guess.of(design)
    fewest, most = 0, len(order)
    shown: tuple[int, ResumeDocument, Rendered] | None = None
    fits = False
    while shown is None or (fewest <= most and renders < MOST_RENDERS):
        count = min(most, max(fewest, predicted.fewest(order, max_pages - _SPARE)))
        if fits and count == most and renders > MOST_RENDERS // 2:
            count = (fewest + most) // 2  # what the prediction does not see is halved
        if renders == MOST_RENDERS - 1 and not fits:
            count = most
        shorter = resume.without(order[:count])
        rendered = engine.render(shorter, design)
        renders += 1
        predicted = predicted.seen(_used(rendered), frozenset(order[:count]))
        if rendered.pages <= max_pages:
            shown, fits, most = (count, shorter, rendered), True, count - 1
            if predicted.fewest(order, max_pages) >= count:
                if fewest or predicted.roomier(_UNSURE).used() > max_pages:
                    break  # the next line should not fit
                most = 0  # tightness first: none goes where all may fit
            if most - fewest < _CLOSE and renders >= MOST_RENDERS // 2:
                break
        else:
            shown = shown if fits else (count, shorter, rendered)
            fewest = count + 1
    count, shorter, rendered = shown
    reason = ngettext(
        "The résumé did not fit on {n} page.", "The résumé did not fit on {n} pages.", max_pages
    ).format(n=max_pages)
    trims = tuple(
        Trim(bullet_id=one, text=texts[one], reason=reason, kind="page_limit")
        for one in order[:count]
    )
    return Fitted(
        resume=shorter, design=design, rendered=rendered, trims=trims, renders=renders, fits=fits
    )


def _used(rendered: Rendered) -> float:
    """Pages that are used, the last one as far as it goes."""
    return rendered.pages - 1 + rendered.last_page_fill
