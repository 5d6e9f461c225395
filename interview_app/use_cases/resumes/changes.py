"""What the versions of a résumé differ in, each from the one before it, in a few words."""

from collections.abc import Sequence
from itertools import pairwise

from interview_app.domain.resume import ResumeDocument
from interview_app.i18n import _, ngettext
from interview_app.language.printed import word
from interview_app.use_cases.resumes.lines import between
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
