"""The CV of a session: its canonical empty schema, and changing a field by its path (CONTRACT
F3).
"""

import copy
import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any

from interview_app.domain.cv_session import CvSession, described
from interview_app.server import borders
from interview_app.server.faults import bad_request, invalid

MOST_ITEMS = 100
"""A list grows to at most this many items."""

EMPTY: dict[str, Any] = {
    "full_name": "",
    "email": "",
    "phone": "",
    "address_lines": [],
    "photo_url": "",
    "profile": "",
    "work_experience": [],
    "education": [],
    "further_experience": [],
    "languages": [],
    "it_ai_skills": [],
    "interests": "",
    "references": "",
}

WRONG_KEYS: dict[str, str] = {
    "personal_info": "full_name, email, phone, address_lines",
    "employment_history": "work_experience",
    "personal": "full_name, email, phone, address_lines",
    "cv_source": "the fields of cv_data themselves",
    "experience": "work_experience",
    "contact": "email, phone, address_lines",
    "profiles": "profile",
    "metadata": "nothing: metadata is kept by the server",
    "employment": "work_experience",
    "headline": "profile",
}
"""Keys that callers often use, with what is meant (CONTRACT F8)."""

ITEM_KEYS: dict[str, tuple[str, ...]] = {
    "work_experience": ("employer", "title", "date_range", "location", "bullets"),
    "education": ("institution", "title", "date_range", "specialization", "details", "location"),
    "further_experience": ("organization", "title", "date_range", "location", "bullets"),
}
"""Lists of objects and the keys of their items; the other lists hold texts."""

_STEP = re.compile(r"([a-z_]+)((?:\[\d{1,10}\])*)")


def empty() -> dict[str, Any]:
    """A fresh canonical schema."""
    return copy.deepcopy(EMPTY)


def parse_path(untrusted_path: str) -> list[str | int]:
    """`work_experience[0].employer` as ["work_experience", 0, "employer"].

    Raises:
        Refused: it is no such path, begins with an unknown key, or an index is out of bounds (400
            "Validation failed").
    """
    steps: list[str | int] = []
    for part in untrusted_path.split("."):
        found = _STEP.fullmatch(part)
        if found is None or len(steps) > 8:
            raise _refused(untrusted_path, "This is not a field path.")
        steps.append(found[1])
        for index in re.findall(r"\d+", found[2]):
            if int(index) >= MOST_ITEMS:
                raise _refused(untrusted_path, f"A list holds at most {MOST_ITEMS} items.")
            steps.append(int(index))
    return steps


def _refused(path: str, message: str) -> Exception:
    # The path comes from outside: its length is all that is told of a strange one.
    shown = path if re.fullmatch(r"[A-Za-z0-9_.\[\]]{1,80}", path) else f"({len(path)} characters)"
    return invalid(shown, message)


def changed(cv: dict[str, Any], untrusted_path: str, untrusted_value: object) -> dict[str, Any]:
    """A copy of the CV with one field set; lists grow as needed.

    Raises:
        Refused: the path or the value does not fit the schema.
    """
    steps = parse_path(untrusted_path)
    check_key(str(steps[0]))
    _check_photo(untrusted_value if steps == ["photo_url"] else "")
    new = copy.deepcopy(cv)
    node: Any = new
    for step, following in pairwise(steps):
        _make_room(node, step, [] if isinstance(following, int) else {}, untrusted_path)
        node = node[step]
    _make_room(node, steps[-1], {} if isinstance(untrusted_value, dict) else "", untrusted_path)
    node[steps[-1]] = untrusted_value
    check_shape(new)
    return new


def _make_room(node: Any, step: str | int, made: Any, path: str) -> None:
    """See that there is something behind a step; lists grow by copies of `made`."""
    if isinstance(step, int):
        if not isinstance(node, list):
            raise _refused(path, "This field is no list.")
        while len(node) <= step:
            node.append(copy.deepcopy(made))
    elif isinstance(node, dict):
        node.setdefault(step, made)
    else:
        raise _refused(path, "This field has no parts.")


def patched(cv: dict[str, Any], untrusted_patch: dict[str, Any]) -> dict[str, Any]:
    """A copy of the CV with whole top-level fields replaced.

    Raises:
        Refused: a key or a value does not fit the schema.
    """
    for key in untrusted_patch:
        check_key(key)
    _check_photo(untrusted_patch.get("photo_url", ""))
    new = copy.deepcopy(cv) | copy.deepcopy(untrusted_patch)
    check_shape(new)
    return new


def _check_photo(untrusted: object) -> None:
    """A page has no photo, and an address is never fetched: to keep one would promise both."""
    if untrusted:
        message = "Photos are not printed. Leave photo_url empty."
        raise invalid("photo_url", message)


def check_key(key: str) -> None:
    """Refuse what is no top-level field, naming what is meant.

    Raises:
        Refused: 400 "Validation failed".
    """
    if key in EMPTY:
        return
    if key in WRONG_KEYS:
        raise invalid(key, f"'{key}' is not a field. Use {WRONG_KEYS[key]}.")
    raise _refused(key, f"Unknown field. The fields are: {', '.join(EMPTY)}.")


def check_shape(cv: dict[str, Any]) -> None:
    """Hold the whole CV against the schema: texts are texts, lists are lists, items have known
    keys, bounds are kept, and every text is within the border.

    Raises:
        Refused: 400 "Validation failed" naming the field.
    """
    for key, kind in EMPTY.items():
        value = cv.get(key, kind)
        if isinstance(kind, str) and not isinstance(value, str):
            raise invalid(key, "This field is a text.")
        if isinstance(kind, list):
            _check_list(key, value)
    borders.check(cv)


def _check_list(key: str, value: object) -> None:
    if not isinstance(value, list):
        raise invalid(key, "This field is a list.")
    if len(value) > MOST_ITEMS:
        raise invalid(key, f"A list holds at most {MOST_ITEMS} items.")
    keys = ITEM_KEYS.get(key)
    for at, item in enumerate(value):
        field = f"{key}[{at}]"
        if keys is None:
            if not isinstance(item, str) and not (
                key in ("languages", "it_ai_skills") and _is_flat(item)
            ):
                raise invalid(field, "This item is a text.")
        elif not isinstance(item, dict):
            raise invalid(field, f"This item has the fields {', '.join(keys)}.")
        else:
            _check_item(field, item, keys)


def _is_flat(item: object) -> bool:
    """Languages and skills may come as objects of texts, such as {"name", "level"}."""
    return (
        isinstance(item, dict)
        and all(isinstance(value, str) for value in item.values())
        and len(item) <= 4
    )


def _check_item(field: str, item: dict[str, Any], keys: tuple[str, ...]) -> None:
    for name, value in item.items():
        if name not in keys:
            raise invalid(field, f"This item has the fields {', '.join(keys)}.")
        if name in ("bullets", "details") and isinstance(value, list):
            if len(value) > MOST_ITEMS or not all(isinstance(line, str) for line in value):
                raise invalid(f"{field}.{name}", "This field is a list of texts.")
        elif name == "bullets" or not isinstance(value, str):
            raise invalid(f"{field}.{name}", "This field is a text.")


def text_of(item: object) -> str:
    """A language, skill or detail as one line, whether it came as text, list or object."""
    if isinstance(item, dict):
        return ": ".join(str(value) for value in item.values() if value)
    if isinstance(item, list):
        return "; ".join(str(line) for line in item)
    return str(item)


def updated(
    session: CvSession, params: Mapping[str, Any], *, at: str
) -> tuple[CvSession, list[str]]:
    """The session with all changes of one request, or none of them, and the fields that changed.
    The parameters were held against the schema.

    Raises:
        Refused: 400; the first change that does not fit refuses all.
    """
    edits = _edits(params)
    # An empty object asks for no change, as an empty list of edits does.
    patch, confirm = params.get("cv_patch") or None, params.get("confirm") or None
    if not edits and patch is None and confirm is None:
        raise bad_request("field_path/value or edits[] or cv_patch or confirm is required")
    cv, fields = session.cv_data, []
    new = session
    for path, value in edits:
        cv = changed(cv, path, value)
        fields.append(path)
        new = new.with_event("field_updated", at=at, field_path=path, **described(value))
    if patch is not None:
        cv = patched(cv, patch)
        fields += list(patch)
        new = new.with_event("patched", at=at, fields=list(patch))
    if confirm is not None:
        flags = dict(confirm)
        new = new.with_metadata(confirmed_flags={**session.confirmed_flags, **flags})
        new = new.with_event("confirmed", at=at, flags=list(flags))
        fields += [f"confirm.{name}" for name in flags]
    return replace(new, cv_data=cv, version=session.version + 1), fields


def _edits(params: Mapping[str, Any]) -> list[tuple[str, object]]:
    single = [(params["field_path"], params["value"])] if "field_path" in params else []
    several = params.get("edits") or ()
    return [*single, *((edit["field_path"], edit["value"]) for edit in several)]
