"""What is kept of the résumés: every run's versions, and which of them the person has open (issue
5.7).
"""

import asyncio
from collections.abc import Sequence
from itertools import pairwise

from interview_app.domain.resume import ResumeDocument
from interview_app.domain.tailoring import Inputs
from interview_app.errors import PersonCanMend
from interview_app.i18n import _, ngettext
from interview_app.interview.ports import Clock
from interview_app.language.printed import word
from interview_app.store.tailoring_runs import RunVersion, TailoringRuns
from interview_app.use_cases.resumes.lines import between
from interview_app.use_cases.resumes.listed import summary
from interview_app.use_cases.resumes.run import Run

_LOOK = ("theme", "paper", "accent", "family", "density", "photo", "max_pages")


def change_words(before: Run | None, after: Run) -> str:
    """What a version has that the one before it has not; "" where there is no page to tell of."""
    old, new = _printed(before), _printed(after)
    if new is None or (before is not None and old is None):
        return ""
    if before is None or old is None:
        return _("the first one")
    told = [*_lines(old, new), *_sections(old, new)]
    if any(getattr(before, one) != getattr(after, one) for one in _LOOK):
        told.append(_("another look"))
    return ", ".join(told) or _("the same lines")


def _printed(run: Run | None) -> ResumeDocument | None:
    draft = run.board.draft if run is not None else None
    return run.arranged(draft.document) if run is not None and draft is not None else None


def _lines(old: ResumeDocument, new: ResumeDocument) -> list[str]:
    found = between(old, new)
    came = sum(one.old is None for one in found)
    went = sum(one.new is None for one in found)
    changed = len(found) - came - went
    counts = (
        (changed, ngettext("{n} line changed", "{n} lines changed", changed)),
        (came, ngettext("{n} line added", "{n} lines added", came)),
        (went, ngettext("{n} line left out", "{n} lines left out", went)),
    )
    told = [words.format(n=n) for n, words in counts if n]
    same_lines = not found and _texts(old) != _texts(new)
    return [_("lines in another order")] if same_lines and not _sections(old, new) else told


def _texts(document: ResumeDocument) -> list[str]:
    return [
        one.text
        for section in document.sections
        for entry in section.entries
        for one in entry.bullets
    ]


def _sections(old: ResumeDocument, new: ResumeDocument) -> list[str]:
    """Which section stands below which other one now."""
    titles = _titles(new)
    before = [one for one in _titles(old) if one in titles]
    after = [one for one in titles if one in before]
    if before == after:
        return []
    moved = next((one for one in after if _without(before, one) == _without(after, one)), "")
    above = {below: above for above, below in pairwise(after)}
    if not moved:
        return [_("sections in another order")]
    if moved not in above:
        return [_("{section} first").format(section=titles[moved])]
    words = _("{section} below {other}")
    return [words.format(section=titles[moved], other=titles[above[moved]])]


def _titles(document: ResumeDocument) -> dict[str, str]:
    """The printed name of each section by its key, in their order."""
    summary = ("summary", word("summary", document.language))
    parts = document.parts
    return dict((part.key, part.title) if part is not None else summary for part in parts)


def _without(keys: Sequence[str], key: str) -> list[str]:
    return [one for one in keys if one != key]


_OF_ALL = ("sent", "name")
"""What the newest version tells of all."""


class Versions:
    """The runs in the store. What is open is kept on; a version that was not finished gives its
    place to the next one.
    """

    def __init__(self, kept: TailoringRuns, clock: Clock) -> None:
        self._kept, self._clock = kept, clock
        self._open: dict[str, tuple[int, Run]] = {}
        self._deleted: dict[str, tuple[RunVersion, ...]] = {}

    def opened(self, run_id: str) -> tuple[int, Run] | None:
        """The version that is open now, or None."""
        return self._open.get(run_id)

    def close(self, run_id: str) -> None:
        """Nothing of this run is open any more."""
        self._open.pop(run_id, None)

    async def current(self, run_id: str) -> tuple[int, Run]:
        """The version the person has open, else the newest.

        Raises:
            PersonCanMend: it is gone.
        """
        return self._open.get(run_id) or await self.take_up(run_id, 0)

    async def version(self, run_id: str, version: int = 0) -> tuple[int, Run]:
        """A version of a run, the newest for 0.

        Raises:
            PersonCanMend: it is gone.
        """
        kept = await asyncio.to_thread(self._kept.find, run_id, version or None)
        if kept is None:
            raise PersonCanMend(_("This résumé is no longer there."))
        return kept.version, Run.model_validate(kept.body)

    async def all(self, run_id: str) -> dict[int, Run]:
        """Every version of a run by its number, the oldest first."""

        def read() -> dict[int, Run]:
            kept = (self._kept.find(run_id, one) for one in self._kept.versions(run_id))
            return {one.version: Run.model_validate(one.body) for one in kept if one is not None}

        return await asyncio.to_thread(read)

    async def take_up(self, run_id: str, version: int) -> tuple[int, Run]:
        """Open a version, the newest for 0: what is changed next starts from there. What is told of
        all versions is that of the newest, whatever is open.

        Raises:
            PersonCanMend: it is gone.
        """
        number, run = await self.version(run_id, version)
        _newest, newest = await self.version(run_id)
        of_all = {name: getattr(newest, name) for name in _OF_ALL}
        self._open[run_id] = (number, run.model_copy(update=of_all))
        return self._open[run_id]

    def _kept_over(self, number: int | None, run: Run) -> int:
        """A version becomes this, or it is one of its own; its number."""
        at = self._clock.now()
        return self._kept.keep(run.run_id, run.to_json(), at=at, over=number).version

    def keep(self, run: Run, *, in_place: bool = False) -> int:
        """A version of its own, or the place of the one that was not finished, or (`in_place`) of
        the one that is open; its number. Blocks until it is durable.
        """
        at = self._open.get(run.run_id)
        over = at[0] if at is not None and (in_place or at[1].unfinished) else None
        number = self._kept_over(over, run)
        self._open[run.run_id] = (number, run)
        return number

    async def keep_of_all(self, run_id: str, **what: object) -> tuple[int, Run]:
        """Who got a résumé and what it is called is told of no version alone: the newest carries
        it, and none is made for it. What is open now.
        """
        number, run = await self.current(run_id)
        newest, last = await self.version(run_id)
        await asyncio.to_thread(self._kept_over, newest, last.model_copy(update=what))
        self._open[run_id] = (number, run.model_copy(update=what))
        return self._open[run_id]

    async def delete(self, run_id: str) -> None:
        """The run goes with all its versions; it can be had back while the program runs."""
        self._deleted[run_id] = await asyncio.to_thread(self._kept.delete, run_id)
        self.close(run_id)

    async def put_back(self, run_id: str) -> None:
        """A run that was deleted is there again, with all its versions.

        Raises:
            PersonCanMend: none of that name was.
        """
        if run_id not in self._deleted:
            raise PersonCanMend(_("There is nothing to undo."))
        await asyncio.to_thread(self._kept.put_back, self._deleted.pop(run_id))

    async def stopped_before(self, inputs: Inputs) -> str:
        """The run of the same posting and title whose analysis was stopped on its way, or ""."""

        def look() -> str:
            for kept in self._kept.newest():
                if summary(kept).unfinished and kept.body["board"]["inputs"] == inputs.to_json():
                    return kept.run_id if not kept.body["board"].get("draft") else ""
            return ""

        return await asyncio.to_thread(look)
