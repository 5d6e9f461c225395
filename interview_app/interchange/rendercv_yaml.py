"""RenderCV YAML in and out, without RenderCV itself: its file is plain YAML
(https://docs.rendercv.com).
"""

import re
from collections.abc import Mapping
from typing import Any

import yaml

from interview_app.domain.base import Model
from interview_app.domain.dates import PRESENT
from interview_app.domain.entry_fields import Means, fields_of, meaning
from interview_app.domain.frozen import frozen
from interview_app.domain.profile import ApplicantProfile, Basics, Location, NetworkProfile
from interview_app.domain.timeline import ENTRIES, SkeletonTimeline, entry_id
from interview_app.domain.yaml_text import read_yaml
from interview_app.errors import ImportFailed
from interview_app.i18n import _
from interview_app.interchange.dates import plain_date
from interview_app.interchange.imported import Imported
from interview_app.language.any_language import section_of


@frozen(kw_only=False)
class _Section:
    """A section of the file: its heading, and RenderCV's keys for each of our fields.

    The first of them is written, and each is read, in their order. Dates and highlights are called
    alike everywhere. `linked`: the name carries the address. `told`: keys of its entries that are
    not taken are told.
    """

    heading: str
    keys: Mapping[str, tuple[str, ...]]
    linked: bool = False
    told: bool = False


_NAMED = ("name", "label", "bullet", "title")
_LABELLED = ("label", "name", "bullet", "title")
_SECTIONS: dict[str, _Section] = {
    "experiences": _Section(
        "Experience",
        {
            "organization": ("company", "name"),
            "title": ("position",),
            "location": ("location",),
            "summary": ("summary",),
        },
        told=True,
    ),
    "education": _Section(
        "Education",
        {
            "institution": ("institution", "name"),
            "area": ("area",),
            "study_type": ("degree",),
            "location": ("location",),
            "score": ("grade",),
        },
        told=True,
    ),
    "skills": _Section("Skills", {"label": ("label", "bullet"), "keywords": ("details",)}),
    "projects": _Section(
        "Projects", {"name": ("name",), "description": ("summary",)}, linked=True, told=True
    ),
    "certificates": _Section("Certifications", {"name": _NAMED, "issuer": ("location",)}),
    "languages": _Section("Languages", {"language": _LABELLED, "fluency": ("details",)}),
    # As plain entries: RenderCV's own for publications wants authors, and whose they are is not
    # known here.
    "publications": _Section(
        "Publications",
        {"name": ("name", "title"), "publisher": ("location", "journal"), "summary": ("summary",)},
        linked=True,
        told=True,
    ),
    "interests": _Section("Interests", {"name": _LABELLED, "keywords": ("details",)}),
    "awards": _Section("Awards", {"title": _NAMED, "summary": ("summary",)}),
    "volunteer": _Section(
        "Volunteering", {"organization": ("name", "company"), "position": ("position",)}
    ),
}
"""What is read and written, in the order in which it is written."""
_SUMMARY = "summary"
_LINK = re.compile(r"\[([^\]\n]+)\]\(([^)\s]*)\)")


def read(content: bytes) -> Imported:
    """Profile and timeline of a RenderCV file; sections it may name freely go by their name, then
    by their fields.

    Raises:
        ImportFailed: it is no YAML, or has no `cv`.
    """
    name = _("The file")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ImportFailed(
            _("{name} is not valid YAML. Mend it and try again.").format(name=name)
        ) from error
    data = read_yaml(text, name=name, refused=ImportFailed)
    cv = data.get("cv") if isinstance(data, dict) else None
    if not isinstance(cv, dict):
        raise ImportFailed(_("This is not a RenderCV file: it has no cv."))
    missed: list[str] = []
    found: dict[str, list[Any]] = {}
    sections = cv.get("sections")
    for name, entries in (sections if isinstance(sections, dict) else {}).items():
        kind = _kind(str(name), entries)
        if kind is None:
            missed.append(f"sections.{name}")
        else:
            found.setdefault(kind, []).extend(entries)
            missed += _passed_over(str(name), kind, entries)
    timeline = {kind: _entries(kind, found.get(kind, []), missed) for kind in _SECTIONS}
    return Imported(
        applicant_profile=_profile(cv, found.get(_SUMMARY, [])),
        skeleton_timeline=SkeletonTimeline.model_validate(timeline),
        not_understood=tuple(missed),
    )


def _passed_over(name: str, kind: str, entries: list[Any]) -> list[str]:
    section = _SECTIONS.get(kind)
    if section is None or not section.told:
        return []
    taken = {theirs for keys in section.keys.values() for theirs in keys}
    taken |= {"name", "start_date", "date"} | ({"url"} if section.linked else set())
    if meaning(ENTRIES[kind], Means.TO):
        taken |= {"end_date", "highlights"}
    given = dict.fromkeys(
        str(key) for one in entries if isinstance(one, dict) for key, value in one.items() if value
    )
    return [f"sections.{name}: {key}" for key in given if key not in taken]


def _kind(name: str, entries: object) -> str | None:
    if not isinstance(entries, list) or not entries:
        return None
    kind = section_of(name.replace("_", " ")) or ""
    kind = "experiences" if kind == "experience" else kind
    if kind in _SECTIONS or kind == _SUMMARY:
        return kind
    first = entries[0]
    if isinstance(first, dict):
        if "company" in first:
            return "experiences"
        if "institution" in first:
            return "education"
        if "authors" in first:
            return "publications"
    return None


def _profile(cv: dict[str, Any], summary: list[Any]) -> ApplicantProfile:
    networks = cv.get("social_networks")
    city, _comma, region = _text(cv.get("location")).partition(",")
    basics = Basics(
        name=_text(cv.get("name")),
        label=_text(cv.get("headline")) or _text(cv.get("label")),
        email=_text(cv.get("email")),
        phone=_text(cv.get("phone")).removeprefix("tel:"),
        url=_text(cv.get("website")),
        summary=" ".join(_text(line) for line in summary if isinstance(line, str)),
        location=Location(city=city, region=region),
        profiles=tuple(
            NetworkProfile(network=_text(one.get("network")), username=_text(one.get("username")))
            for one in (networks if isinstance(networks, list) else [])
            if isinstance(one, dict)
        ),
    )
    return ApplicantProfile(basics=basics)


def _entries(kind: str, rows: list[Any], missed: list[str]) -> list[dict[str, Any]]:
    if kind == "skills":
        rows = [one if isinstance(one, dict) else {"label": one} for one in rows]
    missed += [f"{kind}: {_text(one)[:60]}" for one in rows if not isinstance(one, dict)]
    of_kind = [one for one in rows if isinstance(one, dict)]
    return [_entry(kind, row, at) for at, row in enumerate(of_kind)]


def _entry(kind: str, row: dict[str, Any], at: int) -> dict[str, Any]:
    """What a row says in our fields."""
    section, model = _SECTIONS[kind], ENTRIES[kind]
    lists = {one.name for one in fields_of(model) if one.shown.kind == "lines"}
    told: dict[str, Any] = {}
    for ours, keys in section.keys.items():
        value = next((row[theirs] for theirs in keys if _text(row.get(theirs))), None)
        told[ours] = _listed(value) if ours in lists else _text(value)
        if section.linked and ours == "name":
            told["url"] = _text(row.get("url")) or _link(value)
    for date in meaning(model, Means.FROM):
        told[date.key] = _start(row)
    for date in meaning(model, Means.TO):
        told[date.key] = _end(row)
        told["highlights"] = _lines(row.get("highlights"))
    if kind == "experiences":
        names = told["organization"], told["title"], _text(row.get("start_date"))
        told["id"] = entry_id("exp", *names, str(at))
    elif kind == "education":
        names = told["institution"], told["study_type"], told["area"]
        told["id"] = entry_id("edu", *names, str(at))
        # The one date of a school is when it was left.
        told["start"] = plain_date(_text(row.get("start_date")))
        told["end"] = told["end"] or plain_date(_text(row.get("date")))
    elif kind == "interests":
        told["keywords"] = [one for one in told["keywords"] if one != told["name"]]
    return told


def _start(row: dict[str, Any]) -> str | None:
    return plain_date(_text(row.get("start_date"))) or plain_date(_text(row.get("date")))


def _end(row: dict[str, Any]) -> str | None:
    end = _text(row.get("end_date"))
    if end.casefold() == PRESENT or (not end and row.get("start_date")):
        # RenderCV prints a start without an end as running.
        return PRESENT
    return plain_date(end)


def _text(value: object) -> str:
    """The value in words; of a Markdown link its words."""
    if not (isinstance(value, str | int | float) or hasattr(value, "isoformat")):
        return ""
    return _LINK.sub(r"\1", str(value)).strip()


def _link(value: object) -> str | None:
    """The address when the whole value is a Markdown link."""
    found = _LINK.fullmatch(value.strip()) if isinstance(value, str) else None
    return found[2] if found else None


def _lines(value: object) -> list[str]:
    return [text for one in value if (text := _text(one))] if isinstance(value, list) else []


def _listed(value: object) -> list[str]:
    return [part.strip() for part in _text(value).split(",") if part.strip()]


def write(profile: ApplicantProfile | None, timeline: SkeletonTimeline | None) -> bytes:
    """A RenderCV file of the approved profile and timeline, for RenderCV's own models."""
    basics = (profile or ApplicantProfile()).basics
    timeline = timeline or SkeletonTimeline()
    place = ", ".join(part for part in (basics.location.city, basics.location.region) if part)
    cv = {
        "name": basics.name,
        "headline": basics.label,
        "location": place,
        "email": basics.email,
        "phone": basics.phone,
        "website": basics.url,
        "social_networks": [
            {"network": one.network, "username": one.username}
            for one in basics.profiles
            if one.network and one.username
        ],
    }
    cv = {key: value for key, value in cv.items() if value}
    sections: dict[str, list[Any]] = {"Summary": [basics.summary] if basics.summary else []}
    for kind, section in _SECTIONS.items():
        sections[section.heading] = [_row(kind, one) for one in getattr(timeline, kind)]
    document = {"cv": {**cv, "sections": {name: rows for name, rows in sections.items() if rows}}}
    return yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=120).encode("utf-8")


def _row(kind: str, entry: Model) -> dict[str, Any]:
    section, model = _SECTIONS[kind], type(entry)
    row: dict[str, Any] = {}
    for ours, (theirs, *_others) in section.keys.items():
        value = getattr(entry, ours)
        row[theirs] = ", ".join(value) if isinstance(value, tuple) else value
    if kind == "interests":
        row["details"] = row["details"] or row["label"]
    if section.linked and row["name"] and (url := getattr(entry, "url", None)):
        row["name"] = f"[{row['name']}]({url})"
    row |= _dates(*(getattr(entry, one.name) for one in meaning(model, Means.FROM, Means.TO)))
    row["highlights"] = list(getattr(entry, "highlights", ()))
    return {key: value for key, value in row.items() if value}


def _dates(start: str | None = None, end: str | None = None) -> dict[str, str | None]:
    if start and end:
        return {"start_date": start, "end_date": end}
    # A start alone would be read as running.
    return {"date": start or (end if end != PRESENT else None)}
