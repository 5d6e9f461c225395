"""A RenderCV file as the lines of the page it makes, so that a résumé can be audited in that form
too (CONTRACT E7).

Nothing that the file says is left out: a key that is not known is printed with the rest of its
entry.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from interview_app.check.page.page_top import Owner, squeezed
from interview_app.domain.yaml_text import read_yaml
from interview_app.errors import DocumentError
from interview_app.i18n import _

_TITLES = ("position", "degree", "area")
_PLACES = ("company", "institution", "name", "title", "label")
_DATES = ("start_date", "end_date", "date")
_BELOW = (
    "location",
    "summary",
    "journal",
    "authors",
    "details",
    "bullet",
    "number",
    "reversed_number",
)
_CONTACT = ("location", "email", "phone", "website")


def page_of(content: bytes, name: str) -> str:
    """The page's text.

    Raises:
        DocumentError: it is no YAML, or has no `cv`.
    """
    return "\n".join(_lines(_cv(content, name))) + "\n"


def owner_of(content: bytes, name: str) -> Owner:
    """Whose page the file makes: its name and contact.

    Raises:
        DocumentError: it is no YAML, or has no `cv`.
    """
    cv = _cv(content, name)
    contact = _texts([cv.get(key) for key in (*_CONTACT, "social_networks")])
    return Owner(" ".join(_texts(cv.get("name"))), frozenset(map(squeezed, contact)))


def _cv(content: bytes, name: str) -> Mapping[str, Any]:
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DocumentError(
            "corrupt_document",
            _("{name} is not valid YAML. Mend it and try again.").format(name=name),
        ) from error
    data = read_yaml(
        text, name=name, refused=lambda sentence: DocumentError("corrupt_document", sentence)
    )
    cv = data.get("cv") if isinstance(data, dict) else None
    if not isinstance(cv, dict):
        raise DocumentError(
            "unsupported_type", _("{name} is no RenderCV file: it has no cv.").format(name=name)
        )
    return cv


def _lines(cv: Mapping[str, Any]) -> Iterator[str]:
    yield from _texts(cv.get("name"))
    yield from _texts(cv.get("headline"))
    yield from _texts(cv.get("label"))
    networks = [one for one in cv.get("social_networks") or () if isinstance(one, dict)]
    contact = [text for key in _CONTACT for text in _texts(cv.get(key))]
    contact += [f"{one.get('network', '')}: {one.get('username', '')}" for one in networks]
    yield " | ".join(contact)
    taken = {"name", "headline", "label", "social_networks", "sections", "photo", *_CONTACT}
    for key, value in cv.items():
        if key not in taken:
            yield from _texts(value)
    sections = cv.get("sections")
    for title, entries in (sections if isinstance(sections, dict) else {}).items():
        yield from ("", str(title).replace("_", " "), "")
        for entry in entries if isinstance(entries, list) else [entries]:
            yield from _entry(entry)


def _entry(entry: object) -> Iterator[str]:
    if not isinstance(entry, dict):
        yield from _texts(entry)
        return
    highlights = entry.get("highlights")
    listed = isinstance(entry.get("label"), str) and entry.get("details") is not None
    if listed:
        yield f"{entry['label']}: {', '.join(_texts(entry['details']))}"
    else:
        start, end, date = (", ".join(_texts(entry.get(key))) for key in _DATES)
        when = (
            f"{start} – {end}" if start and end else f"{start} – present" if start else end or date
        )
        names = [text for key in (*_TITLES, *_PLACES) for text in _texts(entry.get(key))]
        # In one line, so that a name that ends in a full stop, as "e.G." does, is still a
        # heading's.
        yield ", ".join([*names, *([when] if when else [])])
        if date and (start or end):
            yield date
    for key in _BELOW:
        if not (listed and key == "details"):
            yield from _texts(entry.get(key))
    yield from (f"- {text}" for text in _texts(highlights))
    known = {*_TITLES, *_PLACES, *_DATES, *_BELOW, "highlights", "url", "doi"}
    for key, value in entry.items():
        if key not in known:
            yield from _texts(value)
    yield ""


def _texts(value: object) -> Iterator[str]:
    """Every text of a value, one a line."""
    if isinstance(value, dict):
        for one in value.values():
            yield from _texts(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _texts(one)
    elif value is not None and str(value).strip():
        yield " ".join(str(value).split()).removeprefix("tel:")
