"""The approved lines of a profile: its summary, and the headline under the name."""

from collections.abc import Callable, Sequence

from interview_app.domain.lines import (
    HEADLINE_FAMILY,
    SUMMARY_FAMILY,
    Line,
    LineOrigin,
    brought_back,
    families,
    line_id,
)
from interview_app.domain.profile import ApplicantProfile

PROFILE = "profile"
"""The owner of the profile's lines, and the id of its record."""


def _documents(_text: str) -> LineOrigin:
    return LineOrigin.DOCUMENT


def profile_with_lines(
    given: ApplicantProfile,
    before: ApplicantProfile | None = None,
    *,
    at: str | None = None,
    origin_of: Callable[[str], LineOrigin] = _documents,
) -> ApplicantProfile:
    """The profile with its summary and its headline as approved lines; a wording that is not the
    profile's any more stays as an older one, and what was taken out takes its lines along.

    Args:
        given: the profile as it is approved.
        before: the last version.
        at: when it was approved; None in a file.
        origin_of: whose words a new line is.
    """
    lines: list[Line] = []
    old = before.lines if before is not None else ()
    basics = given.basics
    for family, text in ((SUMMARY_FAMILY, basics.summary), (HEADLINE_FAMILY, basics.label)):
        if text:
            words = " ".join(text.split())
            there = [one for one in old if one.family == family]
            line = Line(
                id=line_id(PROFILE, words),
                family=family,
                text=words,
                origin=origin_of(words),
                approved_at=at,
            )
            lines += _with_newest(there, line)
    return given.model_copy(update={"lines": tuple(lines)})


def _with_newest(wordings: Sequence[Line], line: Line) -> Sequence[Line]:
    """The wordings with this one the newest for all postings."""
    everywhere = [one for one in wordings if one.for_posting is None]
    newest = next(reversed(families(everywhere).get(line.family, ())), None)
    if newest is not None and newest.text == line.text:
        return wordings
    if any(one.id == line.id for one in everywhere):
        return brought_back(wordings, line.id, at=line.approved_at or "")
    replaces = (newest.id,) if newest is not None else ()
    return (*wordings, line.model_copy(update={"replaces": replaces}))
