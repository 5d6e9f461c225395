"""A résumé as RenderCV data: the YAML that is written, and the same structure with marks for
typesetting.

RenderCV reads Markdown inside texts and would change what a person wrote (`*`, `_`, `<x>`). So the
Typst source is made from *marks* that stand for the texts, and the texts are put in afterwards,
escaped by us; see `typst_source`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import yaml

from interview_app.domain.dates import PRESENT, ends_before
from interview_app.domain.page_places import ENTRY, SECTION
from interview_app.domain.resume import (
    ResumeDocument,
    ResumeEntry,
    ResumeSection,
)
from interview_app.domain.wrong_value import backwards
from interview_app.errors import RenderError
from interview_app.language.printed import colon, word
from interview_app.rendering.design import Design
from interview_app.rendering.plain_formats import ONE_LINE_SECTIONS, labelled, shown_sections
from interview_app.rendering.wording import date_range, entry_heading, school_mark

Part = Callable[[str, str], str]
"""What a text becomes in the data: itself escaped for Markdown, or a mark whose place on the page
is asked for by the id that comes first (`page_places`).
"""


@dataclass(frozen=True, slots=True)
class Typeset:
    """What becomes of some parts on the page alone: a firm and its place stay together in one line,
    a web address is opened by a click.
    """

    together: Callable[[str, str, str], str]
    address: Part


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
    for section in shown_sections(resume):
        sections[part(SECTION + section.key, section.title)] = (
            [" ".join(part(bullet.bullet_id, bullet.text) for bullet in resume.summary)]
            if section.key == "summary"
            else _entries(section, part=part, language=resume.language, typeset=typeset)
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


def _entries(
    section: ResumeSection, *, part: Part, language: str, typeset: Typeset | None
) -> list[Any]:
    entries = section.entries
    if section.key in ONE_LINE_SECTIONS:
        # RenderCV sets a colon right behind a label.
        usual = typeset is None or colon(language) == ":"
        if usual and all(entry.title and entry.detail and not entry.bullets for entry in entries):
            return [
                {
                    "label": part(ENTRY + entry.id, entry.title or ""),
                    "details": part(ENTRY + entry.id, entry.detail or ""),
                }
                for entry in entries
            ]
        return [_labelled(entry, part=part, language=language) for entry in entries]
    dates = partial(_plain_dates if typeset is None else _printed_dates, part=part)
    if section.key == "experience" and all(entry.title and entry.organization for entry in entries):
        return [
            {
                "company": part("", entry.organization or "")
                if typeset is None
                else _with_place(entry.organization or "", entry, typeset),
                "position": part(ENTRY + entry.id, entry_heading(entry, section=section.key)[0]),
            }
            | dates(entry, language=language)
            | _rest(entry, entry.location if typeset is None else None, part=part)
            for entry in entries
        ]
    if (
        typeset is None
        and section.key == "education"
        and all(entry.title and entry.organization for entry in entries)
    ):
        return [
            {"institution": part("", entry.organization or ""), "area": part("", entry.title or "")}
            | dates(entry, language=language)
            | _rest(entry, entry.location, part=part)
            | (
                {"summary": part("", mark)}
                if (mark := school_mark(entry, language=language))
                else {}
            )
            for entry in entries
        ]
    return [
        _named(entry, section.key, part=part, language=language, typeset=typeset)
        | dates(entry, language=language)
        for entry in entries
    ]


def _named(
    entry: ResumeEntry, section: str, *, part: Part, language: str, typeset: Typeset | None
) -> dict[str, Any]:
    """An entry by its name. On the page its firm or school follows in plain letters, and a school's
    mark in a line below.
    """
    heading = [one for one in entry_heading(entry, section=section) if one]
    mark = school_mark(entry, language=language) if section == "education" else None
    if typeset is None:
        beside = ", ".join(one for one in (entry.location, mark) if one)
        return {"name": part("", ", ".join(heading))} | _rest(entry, beside, part=part)
    rest = _rest(entry, None, part=part)
    if heading[1:] or entry.location:
        rest["location"] = _with_place(", ".join(heading[1:]), entry, typeset)
    id = ENTRY + entry.id
    lines = ([part(id, mark)] if mark else []) + (
        [typeset.address(id, entry.url)] if entry.url else []
    )
    return (
        {"name": part(id, heading[0] if heading else "")}
        | rest
        | ({"summary": " | ".join(lines)} if lines else {})
    )


def _with_place(named: str, entry: ResumeEntry, typeset: Typeset) -> str:
    """A firm as it stands on the page behind its post, with its place, which would look lost in a
    line of its own.
    """
    by = " – " if named else ""
    place = f"{by}{entry.location}" if entry.location else ""
    return typeset.together(ENTRY + entry.id, named, place)


def _labelled(entry: ResumeEntry, *, part: Part, language: str) -> str:
    """A line among such that have no label: its own is bold, as where all have one."""
    label, text = labelled(entry)
    if label and text:
        named = part(ENTRY + entry.id, label)
        return f"**{named}{colon(language)}** {part(ENTRY + entry.id, text)}"
    return part(ENTRY + entry.id, label or text)


def _printed_dates(entry: ResumeEntry, *, part: Part, language: str) -> dict[str, str]:
    printed = date_range(entry, language=language)
    return {"date": part(ENTRY + entry.id, printed)} if printed else {}


def _plain_dates(entry: ResumeEntry, *, part: Part, language: str) -> dict[str, str]:
    if entry.dates_text:
        return {"date": part("", entry.dates_text)}
    if entry.start and entry.end:
        if ends_before(entry.start, entry.end):
            raise RenderError(
                backwards(
                    ", ".join(part for part in entry_heading(entry, section="") if part),
                    entry.start,
                    entry.end,
                )
            )
        # RenderCV takes the end "2019" for its first of January: behind "2019-06" it is printed as
        # it stands.
        if entry.end.startswith(entry.start[:4]) and len(entry.end) < len(entry.start):
            return {"date": part("", date_range(entry, language=language))}
        return {"start_date": entry.start, "end_date": entry.end}
    # RenderCV takes a start without an end for a running job; an unknown end is not a present one.
    date = entry.start or (entry.end if entry.end != PRESENT else None)
    return {"date": date} if date else {}


def _rest(entry: ResumeEntry, beside: str | None, *, part: Part) -> dict[str, Any]:
    """What an entry has besides its name and dates; `beside`: what stands where RenderCV puts a
    place.
    """
    rest: dict[str, Any] = {}
    if beside:
        rest["location"] = part("", beside)
    if entry.url:
        rest["summary"] = part("", entry.url)
    if entry.bullets:
        rest["highlights"] = [part(bullet.bullet_id, bullet.text) for bullet in entry.bullets]
    return rest


def markdown_escaped(text: str) -> str:
    """The text so that a Markdown reader gives it back unchanged."""
    return "".join("\\" + char if char in "\\`*_[]<>" else char for char in " ".join(text.split()))


def to_yaml(data: dict[str, Any]) -> str:
    """The YAML file, in the order given, wide lines, letters as they are."""
    return yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=120)
