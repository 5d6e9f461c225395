"""A résumé as RenderCV data: the YAML that is written, and the same structure with marks for
typesetting.

RenderCV reads Markdown inside texts and would change what a person wrote (`*`, `_`, `<x>`). So the
Typst source is made from *marks* that stand for the texts, and the texts are put in afterwards,
escaped by us; see `typst_source`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import yaml

from interview_app.domain.dates import PRESENT, ends_before
from interview_app.domain.resume import ResumeDocument
from interview_app.domain.wrong_value import backwards
from interview_app.errors import RenderError
from interview_app.language.printed import word
from interview_app.rendering.design import Design
from interview_app.rendering.printed_page import (
    PrintedEmployer,
    PrintedEntry,
    PrintedSection,
    printed_sections,
)

Part = Callable[[str, str], str]
"""What a text becomes in the data: itself escaped for Markdown, or a mark whose place on the page
is asked for by the id that comes first (`page_places`).
"""


@dataclass(frozen=True, slots=True)
class Typeset:
    """What becomes of some parts on the page alone: a firm and its place stay together in one line,
    a web address is opened by a click, a post is set lighter than the employer above it.
    """

    together: Callable[[str, str, str], str]
    address: Part
    post: Part


_WHOLE = 2_000
"""Characters of an entry's lines, less than half a page, up to which it is kept on one page: a
heading must not stand alone at the foot of one. What cannot be broken must fit a page, or its end
would be lost.
"""


def rendercv_data(
    resume: ResumeDocument, design: Design, *, part: Part, typeset: Typeset | None = None
) -> dict[str, Any]:
    """The data of `cv`, `design` and `locale` for RenderCV's own models.

    Args:
        resume: what is printed.
        design: theme, paper and tightness.
        part: applied to every text of the person.
        typeset: given for the page. Dates are our own printed words then, so that all formats print
            the same.

    Raises:
        RenderError: an entry ends before it starts.
    """
    sections: dict[str, list[Any]] = {}
    for section in printed_sections(resume, grouped=typeset is not None):
        sections[part(section.place, section.title)] = (
            [" ".join(part(bullet.bullet_id, bullet.text) for bullet in resume.summary)]
            if section.key == "summary"
            else _entries(section, part=part, typeset=typeset)
        )
    cv: dict[str, Any] = {} if typeset is not None else _contact(resume)
    cv["sections"] = sections
    look = design.rendercv()
    look["entries"]["allow_page_break_in_entries"] = not whole_entries(resume)
    return {
        "cv": cv,
        "design": look,
        "locale": {
            "language": resume.language,
            "phone_number_format": "international",
            "present": word("present", resume.language),
        },
    }


def whole_entries(resume: ResumeDocument) -> bool:
    """Whether each entry is kept on one page."""
    return all(
        sum(len(bullet.text) for bullet in entry.bullets) <= _WHOLE
        for section in resume.sections
        for entry in section.entries
    )


def _contact(resume: ResumeDocument) -> dict[str, Any]:
    header = resume.header
    contact = {
        "name": header.name,
        "location": header.location,
        "email": header.email,
        "phone": header.phone,
    }
    cv: dict[str, Any] = {key: value for key, value in contact.items() if value}
    if header.headline:
        cv["headline"] = header.headline
    if header.links:
        cv["website"] = header.links[0].url
    return cv


def _entries(section: PrintedSection, *, part: Part, typeset: Typeset | None) -> list[Any]:
    entries = section.entries
    if section.in_rows:
        return _rows(entries, part=part, typeset=typeset)
    if all(one.made_of.title and one.made_of.organization and not one.under for one in entries):
        if section.key == "experience":
            return [_job(entry, part=part, typeset=typeset) for entry in entries]
        if section.key == "education" and typeset is None:
            return [_school(entry, part=part) for entry in entries]
    made = []
    for entry in entries:
        if (above := entry.above) and typeset is not None:
            made.append(_employer(entry.place, above, part=part, typeset=typeset))
        made.append(_named(entry, part=part, typeset=typeset))
    return made


def _employer(
    place: str, employer: PrintedEmployer, *, part: Part, typeset: Typeset
) -> dict[str, Any]:
    """An employer above its posts, as an entry of its own."""
    beside = {"location": part(place, employer.location)} if employer.location else {}
    name = {"name": part(place, employer.name), "date": part(place, employer.dates)}
    return name | beside


def _rows(entries: tuple[PrintedEntry, ...], *, part: Part, typeset: Typeset | None) -> list[Any]:
    """Rows with labels; where one has none, each is a line whose label, if any, is bold."""
    # RenderCV sets a colon right behind a label.
    usual = all(typeset is None or entry.row[1] == ":" for entry in entries)
    if usual and all(entry.row[0] and not entry.lines for entry in entries):
        return [
            {"label": part(entry.place, entry.row[0]), "details": part(entry.place, entry.row[2])}
            for entry in entries
        ]
    return [_labelled(entry, part=part) for entry in entries]


def _job(entry: PrintedEntry, *, part: Part, typeset: Typeset | None) -> dict[str, Any]:
    firm = entry.made_of.organization or ""
    return (
        {
            "company": part("", firm) if typeset is None else _with_place(firm, entry, typeset),
            "position": part(entry.place, entry.heading[0]),
        }
        | _dates(entry, part=part, typeset=typeset)
        | _rest(entry, entry.location if typeset is None else "", part=part)
    )


def _school(entry: PrintedEntry, *, part: Part) -> dict[str, Any]:
    school = entry.made_of.organization or ""
    below = [part("", one) for one in (entry.mark, entry.url) if one]
    return (
        {"institution": part("", school), "area": part("", entry.heading[0])}
        | _dates(entry, part=part, typeset=None)
        | _rest(entry, entry.location, part=part)
        | ({"summary": " | ".join(below)} if below else {})
    )


def _named(entry: PrintedEntry, *, part: Part, typeset: Typeset | None) -> dict[str, Any]:
    """An entry by its name. On the page its firm or school follows in plain letters, and a school's
    mark in a line below.
    """
    dates = _dates(entry, part=part, typeset=typeset)
    if typeset is None:
        beside = ", ".join(filter(None, (entry.location, entry.mark)))
        return {"name": part("", entry.called)} | _rest(entry, beside, part=part) | dates
    name = typeset.post if entry.under else part
    named = {"name": name(entry.place, entry.heading[0])} | _rest(entry, "", part=part)
    if entry.heading[1] or entry.location:
        named["location"] = _with_place(entry.heading[1], entry, typeset)
    below = [part(entry.place, entry.mark)] if entry.mark else []
    below += [typeset.address(entry.place, entry.url)] if entry.url else []
    return named | ({"summary": " | ".join(below)} if below else {}) | dates


def _with_place(firm: str, entry: PrintedEntry, typeset: Typeset) -> str:
    """A firm as it stands on the page behind its post, with its place, which would look lost in a
    line of its own.
    """
    by = " – " if firm else ""
    place = f"{by}{entry.location}" if entry.location else ""
    return typeset.together(entry.place, firm, place)


def _labelled(entry: PrintedEntry, *, part: Part) -> str:
    """A line among such that have no label: its own is bold, as where all have one."""
    label, colon, text = entry.row
    named = f"**{part(entry.place, label)}{colon}** " if label else ""
    return named + part(entry.place, text)


def _dates(entry: PrintedEntry, *, part: Part, typeset: Typeset | None) -> dict[str, str]:
    if typeset is not None:
        return {"date": part(entry.place, entry.dates)} if entry.dates else {}
    of = entry.made_of
    if of.dates_text:
        return {"date": part("", of.dates_text)}
    if of.start and of.end:
        if ends_before(of.start, of.end):
            raise RenderError(backwards(entry.called, of.start, of.end))
        # RenderCV takes the end "2019" for its first of January: behind "2019-06" it is printed as
        # it stands.
        if of.end.startswith(of.start[:4]) and len(of.end) < len(of.start):
            return {"date": part("", entry.dates)}
        return {"start_date": of.start, "end_date": of.end}
    # RenderCV takes a start without an end for a running job; an unknown end is not a present one.
    date = of.start or (of.end if of.end != PRESENT else None)
    return {"date": date} if date else {}


def _rest(entry: PrintedEntry, beside: str, *, part: Part) -> dict[str, Any]:
    """What an entry has besides its name and dates; `beside`: what stands where RenderCV puts a
    place.
    """
    rest: dict[str, Any] = {}
    if beside:
        rest["location"] = part("", beside)
    if entry.url:
        rest["summary"] = part("", entry.url)
    if entry.lines:
        rest["highlights"] = [part(line.bullet_id, line.text) for line in entry.lines]
    return rest


def markdown_escaped(text: str) -> str:
    """The text so that a Markdown reader gives it back unchanged."""
    return "".join("\\" + char if char in "\\`*_[]<>" else char for char in " ".join(text.split()))


def to_yaml(data: dict[str, Any]) -> str:
    """The YAML file, in the order given, wide lines, letters as they are."""
    return yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=120)
