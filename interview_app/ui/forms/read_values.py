"""What was read of a timeline, by its path in the loaded data: where it stands now, what it is
called and whether it is still there. No Qt.
"""

from collections.abc import Callable
from typing import Any

from interview_app.domain.dates import is_date
from interview_app.domain.likeness import normal, ratio
from interview_app.i18n import _, labelled
from interview_app.language.tokens import folded_words
from interview_app.language.told import ToldWords, texts_in
from interview_app.ui.forms.json_paths import steps, value_at
from interview_app.ui.forms.marks import is_below
from interview_app.ui.forms.timeline_sections import SECTION
from interview_app.ui.forms.timeline_state import Entry, TimelineState, entry_name
from interview_app.ui.look.names import brief

_SAME_LETTERS = 70.0
"""From this likeness (0 to 100) on, a text is another one put right."""


def is_of(path: str) -> Callable[[Entry], bool]:
    """Whether an entry is the one that a path in the loaded data is of."""
    return lambda entry: entry.origin is not None and is_below(entry.origin, path)


def inside(path: str) -> str:
    """`experiences[0].title` as `title`."""
    return path.split("].", 1)[1] if "]." in path else path


def place_of(state: TimelineState, fits: Callable[[Entry], bool]) -> tuple[str, int] | None:
    """Section and place of the first entry of this kind."""
    return next(((key, at) for key, at, entry in state.each() if fits(entry)), None)


def order(path: str) -> tuple[int, ...]:
    """Where a value stands among all that the timeline shows."""
    key, at, field, *rest = steps(path)
    labels = [*SECTION[str(key)].labels]
    shown = labels.index(field) if field in labels else len(labels)
    return ([*SECTION].index(str(key)), int(at), shown, *map(int, rest))


def name_of(state: TimelineState, path: str) -> str:
    """The entry and the field that a value stands in now, wherever it was read."""
    place = place_of(state, is_of(path))
    if place is None:
        return ""
    key, at = place
    entry = state.sections[key][at]
    field = _field_now(state, entry, path) or _field_read(path)
    label = SECTION[key].labels.get(field, "")
    name = entry_name(key, entry.data)
    # "Chess: Name: “Chess”" says it twice.
    whose = _(SECTION[key].label) if value_at(entry.data, field) == name else name
    return labelled(brief(whose), _(label)) if label else brief(whose)


def _field_now(state: TimelineState, entry: Entry, path: str) -> str:
    read = _field_read(path)
    return next((now for now, was in state.read_at(entry).items() if was == read), "")


def _field_read(path: str) -> str:
    return inside(path).split("[")[0]


def before_and_now(state: TimelineState, path: str) -> tuple[Any, Any]:
    """What the field of a path had when it was loaded, and what it has; None where its entry is
    gone.
    """
    place = place_of(state, is_of(path))
    if place is None:
        return None, None
    entry = state.sections[place[0]][place[1]]
    before = state.as_loaded(entry).get(_field_read(path))
    return before, entry.data.get(_field_now(state, entry, path))


def is_corrected(words: str, before: Any, now: Any) -> bool:
    """Whether a field has another text in the place of these words: one that tells most of them or
    of their letters, or any in the place of a date.
    """
    new = [*{*texts_in(now)} - {*texts_in(before)}]
    was_date = isinstance(before, str) and is_date(before)
    return any(was_date or mostly_told(words, one) or _is_alike(words, one) for one in new)


def _is_alike(one: str, other: str) -> bool:
    return ratio(normal(one), normal(other)) >= _SAME_LETTERS


def mostly_told(text: str, record: Any) -> bool:
    """Whether at least half of these words stand in a record (JSON), wherever each does."""
    told, words = ToldWords(texts_in(record)), folded_words(text).split()
    return 2 * sum(map(told.tell, words)) >= len(words)


def still_stands(state: TimelineState, path: str) -> bool:
    """Whether a text stands in its entry, as it was read or put together with others by a move to
    another section.
    """
    place = place_of(state, is_of(path))
    if place is None:
        return False
    text, entry = value_at(state.loaded, path), state.sections[place[0]][place[1]]
    values = entry.data.values()
    stands = any(text == one or (isinstance(one, list) and text in one) for one in values)
    return stands or state.is_joined(entry, text)
