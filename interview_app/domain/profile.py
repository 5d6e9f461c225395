"""The applicant's profile: JSON Resume's `basics` (DESIGN 6)."""

from collections.abc import Callable, Sequence
from typing import Any

from pydantic import Field, SerializerFunctionWrapHandler, model_serializer

from interview_app.domain.base import Model, Text
from interview_app.domain.lines import (
    HEADLINE_FAMILY,
    SUMMARY_FAMILY,
    Line,
    LineOrigin,
    brought_back,
    families,
    line_id,
)


class Location(Model):
    """Where the person lives, as far as they tell."""

    address: Text = None
    city: Text = None
    region: Text = None
    postal_code: Text = Field(default=None, alias="postalCode")
    country_code: Text = Field(default=None, alias="countryCode")


class NetworkProfile(Model):
    """One account on a network (GitHub, LinkedIn, …)."""

    network: Text = None
    username: Text = None
    url: Text = None


class Basics(Model):
    """Name, contact and summary under JSON Resume's names; `other_phone` and `birth`, the date of
    birth as it is printed, are ours beside them.
    """

    name: Text = None
    label: Text = None
    image: Text = None
    email: Text = None
    phone: Text = None
    other_phone: Text = Field(default=None, alias="otherPhone")
    birth: Text = None
    url: Text = None
    summary: Text = None
    location: Location = Field(default_factory=Location)
    profiles: tuple[NetworkProfile, ...] = ()


class ApplicantProfile(Model):
    """`{"basics": {...}}`; there is one of it for each person.

    `lines` are the approved wordings of its summary and of the headline under the name; the app
    fills them in.
    """

    basics: Basics = Field(default_factory=Basics)
    lines: tuple[Line, ...] = ()

    @model_serializer(mode="wrap")
    def _told(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """A profile without approved lines is what it was before there were any."""
        told: dict[str, Any] = handler(self)
        return told if self.lines else {"basics": told["basics"]}


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
    profile's any more stays as an older one, and what was taken out takes its lines along; but
    for what the person wrote for one posting.

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
        there = [one for one in old if one.family == family]
        if not text:
            lines += [one for one in there if one.for_posting and one.origin is LineOrigin.PERSON]
        else:
            words = " ".join(text.split())
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
        # Who puts it into the profile says it.
        return brought_back(wordings, line.id, at=line.approved_at or "", is_true=True)
    replaces = (newest.id,) if newest is not None else ()
    return (*wordings, line.model_copy(update={"replaces": replaces}))
