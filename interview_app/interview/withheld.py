"""Values the person keeps back: they stand as `{{basics.phone}}` in what is sent and are put back
before any sheet (DESIGN 4.4).

Each way of spelling a value that differs has a placeholder of its own (`{{basics.name.3}}`), so
that what is put back is what stood there, letter for letter. The numbers follow from the value
alone: they mean the same in every turn.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from interview_app.domain.profile import ApplicantProfile
from interview_app.interview.placeholders import (
    ADDRESS,
    BIRTH,
    CITY,
    COUNTRY,
    EMAIL,
    OTHER_PHONE,
    PHONE,
    POSTAL_CODE,
    Alone,
    order,
    spelled,
)
from interview_app.llm.client import (
    HistoryItem,
    LeaderItem,
    NoteItem,
    PersonItem,
    ResultItem,
    StateItem,
    SystemItem,
)

_PLACEHOLDER = re.compile(r"\{\{\s*(basics\.[A-Za-z.]+(?:\.\d+)?)\s*\}\}")
_MOST_REMEMBERED = 5_000
"""Texts whose hidden form is kept: a history is the same from turn to turn but for its end."""
_PRIVATE, _SIGNS = 0xF0000, re.compile("[\U000f0000-\U000ffffd]")
_MOST_IN_ONE = 65_000
"""Places in one text that can be told apart by a private sign."""
_OF_AN_ADDRESS = "{{basics.location."
_SEALED = frozenset({"encrypted_content", "id", "call_id", "sha256", "type"})
"""Keys of a wire's own items whose values are not words."""
_AN_EMAIL = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
_A_NUMBER = re.compile(r"(?<![\w/.\-+])(?:\+|00|\(?0)[\d()][\d\s().\-/]{6,18}\d(?![\w-])")


class Withheld:
    """What is kept back from one place. Falsy when that is nothing."""

    def __init__(self, values: Mapping[str, str]) -> None:
        self._told: dict[str, str] = {}
        ordered = sorted(values.items(), key=lambda one: order(one[0]))
        self._spelled = tuple(
            one for path, value in ordered for one in spelled(path, value, values)
        )
        self.values = {
            placeholder: text for one in self._spelled for text, placeholder in one.forms.items()
        }
        """Placeholder to value."""

    def __bool__(self) -> bool:
        return bool(self._spelled)

    def hide(self, value: Any) -> Any:
        """Every withheld value inside any string replaced by its placeholder."""
        if not self._spelled:
            return value
        if isinstance(value, str):
            return self._hidden(value)
        if isinstance(value, Mapping):
            return self._hidden_form(value)
        if isinstance(value, list | tuple):
            return type(value)(self.hide(one) for one in value)
        return value

    def _hidden_form(self, form: Mapping[Any, Any]) -> dict[Any, Any]:
        hidden = {key: one if key in _SEALED else self.hide(one) for key, one in form.items()}
        if not any(isinstance(one, str) and _OF_AN_ADDRESS in one for one in hidden.values()):
            return hidden
        alone = [one for one in self._spelled if isinstance(one, Alone)]
        for key, value in form.items():
            found = next((told for one in alone if (told := one.of(value))), None)
            if found is not None and key not in _SEALED:
                hidden[key] = found
        return hidden

    def put_back_in_json(self, text: str) -> str:
        """Every placeholder in the text of a JSON value replaced, so that it stays JSON."""
        return _PLACEHOLDER.sub(
            lambda found: json.dumps(self.put_back(found[0]), ensure_ascii=False)[1:-1], text
        )

    def put_back(self, value: Any) -> Any:
        """Every placeholder replaced by its value; before any sheet or record."""
        if isinstance(value, str):
            return _PLACEHOLDER.sub(
                lambda found: self.values.get(f"{{{{{found[1]}}}}}", found[0]), value
            )
        if isinstance(value, Mapping):
            return {key: self.put_back(one) for key, one in value.items()}
        if isinstance(value, list | tuple):
            return type(value)(self.put_back(one) for one in value)
        return value

    def hide_in_history(self, history: Iterable[HistoryItem]) -> tuple[HistoryItem, ...]:
        """The history as it may be sent."""
        return tuple(self._hide_item(item) for item in history) if self else tuple(history)

    def _hide_item(self, item: HistoryItem) -> HistoryItem:
        match item:
            case PersonItem() | SystemItem() | NoteItem() | StateItem():
                return replace(item, text=self.hide(item.text))
            case ResultItem():
                return replace(item, output=self.hide(item.output))
            case LeaderItem():
                calls = tuple(
                    replace(call, arguments=self.hide(call.arguments)) for call in item.calls
                )
                return replace(
                    item,
                    text=self.hide(item.text),
                    calls=calls,
                    raw_items=self.hide(item.raw_items),
                )

    def _hidden(self, text: str) -> str:
        found = self._told.get(text)
        if found is None:
            if len(self._told) >= _MOST_REMEMBERED:
                self._told.clear()
            # Arguments of a call are JSON as text, which may spell a letter as an escape.
            escaped = _parsed(text) if "\\u" in text and text[:1] in "{[" else None
            hidden = self._replaced(text)
            if escaped is not None:
                whole = self.hide(escaped)
                hidden = json.dumps(whole, ensure_ascii=False) if whole != escaped else hidden
            found = self._told[text] = hidden
        return found

    def _replaced(self, text: str) -> str:
        used: list[str] = []

        def mark(placeholder: str) -> str:
            # A private sign at first: no later pattern may find anything in a placeholder.
            used.append(placeholder)
            return chr(_PRIVATE + len(used) - 1)

        for one in self._spelled:
            text = one.replaced(text, mark)
            if len(used) > _MOST_IN_ONE:
                break
        return _SIGNS.sub(
            lambda sign: used[at] if (at := ord(sign[0]) - _PRIVATE) < len(used) else sign[0], text
        )


def withheld(
    paths: Iterable[str],
    profiles: Iterable[ApplicantProfile | None],
    history: Iterable[HistoryItem] = (),
) -> Withheld:
    """What to keep back: the values of the withheld paths that a profile has.

    The other number and the date of birth go with the phone. A number or an address of mail that
    no profile has yet is looked for in what the person said.
    """
    wanted = [path for path in paths if path]
    wanted += [OTHER_PHONE, BIRTH] if PHONE in wanted else []
    values: dict[str, str] = {}
    helpful = (POSTAL_CODE, CITY, COUNTRY) if {ADDRESS, PHONE} & set(wanted) else ()
    for profile in profiles:
        data = profile.to_json() if profile is not None else {}
        for path in (*wanted, *helpful):
            value = _at(data, path)
            if isinstance(value, str) and value.strip():
                values.setdefault(path, value)
    said = [item.text for item in history if isinstance(item, PersonItem)]
    for path, pattern in ((PHONE, _A_NUMBER), (EMAIL, _AN_EMAIL)):
        found = (
            next((one for text in said if (one := pattern.search(text))), None)
            if path in wanted
            else None
        )
        if found is not None:
            values.setdefault(path, found[0])
    return _made(tuple(values.items())) if set(wanted) & set(values) else NOTHING


@lru_cache(maxsize=4)
def _made(values: tuple[tuple[str, str], ...]) -> Withheld:
    return Withheld(dict(values))


NOTHING = Withheld({})
"""Nothing is kept back."""


class PuttingBack:
    """Streaming text with its placeholders replaced: a placeholder that is still coming is held
    until it is whole.
    """

    LONGEST = 80

    def __init__(
        self, kept: Withheld, out: Callable[[str], None], *, is_json: bool = False
    ) -> None:
        self._out, self._held = out, ""
        self._put_back = kept.put_back_in_json if is_json else kept.put_back

    def take(self, text: str) -> None:
        """A piece of text."""
        text = self._held + text
        at = text.rfind("{{")
        begun = at >= 0 and "}}" not in text[at:] and len(text) - at <= self.LONGEST
        at = at if begun else len(text) - 1 if text.endswith("{") else len(text)
        self._held = text[at:]
        if text[:at]:
            self._out(self._put_back(text[:at]))

    def drop(self) -> None:
        """What is held is void: the whole text comes another way."""
        self._held = ""

    def end(self) -> None:
        """What is left."""
        if self._held:
            self._out(self._held)
            self._held = ""


def _at(data: Any, path: str) -> Any:
    for part in path.split("."):
        data = data.get(part) if isinstance(data, dict) else None
    return data


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
