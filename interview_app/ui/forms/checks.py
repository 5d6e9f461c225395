"""What is wrong with the data of a form, field by field, in sentences. No Qt.

The domain model decides; the sentences say how to mend it. Two rules are ours: an end does not lie
before its start, and an entry that says nothing at all is filled in or deleted.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from interview_app.domain.dates import PRESENT, ends_before, is_date
from interview_app.domain.entry_fields import DATES, fields_of
from interview_app.domain.knowledge_card import ends_before_start, from_and_until
from interview_app.domain.records import MODELS, DataType
from interview_app.domain.timeline import ENTRIES
from interview_app.i18n import _
from interview_app.ui.forms.countries import country_code
from interview_app.ui.forms.json_paths import joined, value_at
from interview_app.ui.forms.spec import FieldSpec, Part, RowsSpec
from interview_app.ui.forms.typed_dates import months_meant, shown_date

_DATES = {
    one.key: one.shown.kind
    for model in ENTRIES.values()
    for one in fields_of(model)
    if one.shown.kind in DATES
}


@dataclass(frozen=True, kw_only=True)
class Problem:
    """One thing to mend: the path in the data, the label of its field and a sentence."""

    path: str
    label: str
    sentence: str


def date_sentence(value: str, *, end: bool) -> str:
    """How a date is written; of one that may be two, which of them it is."""
    if meant := months_meant(value):
        first, second = map(shown_date, meant)
        return _("Is it {first} or {second}? Write one of them.").format(first=first, second=second)
    if end:
        return _("Write the date as March 2019, 03/2019 or 2019, or “present” if it goes on.")
    return _("Write the date as March 2019, 03/2019 or 2019.")


def time_sentence() -> str:
    """How the time between two dates is written."""
    return _("Write the time as 2019-2021 or March 2019 to August 2021; the end may be “present”.")


def field_problem(spec: FieldSpec, value: Any, siblings: dict[str, Any] | None = None) -> str:
    """What is wrong with one value, looked at by itself and beside its start date; empty when
    nothing is.
    """
    if spec.kind in ("start", "end") and value:
        if not (is_date(value) or (spec.kind == "end" and value == PRESENT)):
            return date_sentence(value, end=spec.kind == "end")
        if spec.kind == "end":
            return _end_problem(spec, value, siblings or {})
    if spec.kind == "time" and value:
        if from_and_until(value) is None:
            return time_sentence()
        return _("The end lies before the start.") if ends_before_start(value) else ""
    if spec.kind == "number" and value is not None and not isinstance(value, int):
        return _("Write a whole number, for example 6.")
    if spec.kind == "country" and value and country_code(value) is None:
        return _("Choose a country from the list, or write its two-letter code.")
    return ""


def _end_problem(spec: FieldSpec, end: str, siblings: dict[str, Any]) -> str:
    start = siblings.get("startDate" if spec.path == "endDate" else "start")
    return _("The end lies before the start.") if ends_before(start, end) else ""


def parts_problems(parts: tuple[Part, ...], data: dict[str, Any]) -> list[Problem]:
    """The problems of every field of one object."""
    return [
        Problem(path=path, label=_(spec.label), sentence=sentence)
        for path, spec, around in _fields(parts, data)
        if (sentence := field_problem(spec, value_at(around, spec.path), around))
    ]


def _fields(
    parts: tuple[Part, ...], data: dict[str, Any]
) -> Iterator[tuple[str, FieldSpec, dict[str, Any]]]:
    """Each field with its path, and the object that it is of."""
    for part in parts:
        if isinstance(part, FieldSpec):
            yield part.path, part, data
        elif isinstance(part, RowsSpec):
            for at, row in enumerate(value_at(data, part.path) or []):
                yield from ((f"{part.path}[{at}].{one.path}", one, row) for one in part.fields)


def model_problems(data_type: DataType, data: dict[str, Any]) -> list[Problem]:
    """What the domain model refuses; the sentence is one of ours wherever we know better than the
    library.
    """
    try:
        MODELS[data_type].model_validate(data)
    except ValidationError as error:
        return [
            Problem(path=path, label=path.rpartition(".")[2], sentence=_model_sentence(path))
            for path in (joined(tuple(one["loc"])) for one in error.errors())
        ]
    return []


def _model_sentence(path: str) -> str:
    last = path.rsplit(".", 1)[-1]
    if last in _DATES:
        return date_sentence("", end=_DATES[last] == "end")
    if last == "timeframe":
        return time_sentence()
    if last == "text":
        return _("The text is empty. Write or paste it, or discard this review.")
    if last in ("team_size", "direct_reports"):
        return _("Write a whole number, for example 6.")
    return _("This value cannot be used. Change it or empty the field.")


def says_nothing(entry: dict[str, Any]) -> bool:
    """Whether an entry holds no word beside its id."""
    return not any(_has_word(value) for key, value in entry.items() if key != "id")


def _has_word(value: Any) -> bool:
    if isinstance(value, dict):
        return any(_has_word(one) for one in value.values())
    if isinstance(value, list | tuple):
        return any(_has_word(one) for one in value)
    return value is not None and value is not False and str(value).strip() != ""
