"""What is wrong with a value, as a path and a sentence of ours: what a library says of it is never
shown to anybody.
"""

from collections.abc import Sequence

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from interview_app.domain.frozen import frozen
from interview_app.i18n import N_, _

_SENTENCES = {
    "missing": N_("this is missing"),
    "extra_forbidden": N_("there is no such field; leave it out"),
    "json_invalid": N_("this is not valid JSON"),
    "none_required": N_("this must be empty"),
    "string_pattern_mismatch": N_("this is not written as it must be"),
    "enum": N_("this must be one of {expected}"),
    "literal_error": N_("this must be one of {expected}"),
    "greater_than": N_("this must be more than {gt}"),
    "greater_than_equal": N_("this must be at least {ge}"),
    "less_than": N_("this must be less than {lt}"),
    "less_than_equal": N_("this must be at most {le}"),
    "string_too_short": N_("this text is empty or too short"),
    "string_too_long": N_("this text is longer than {max_length} characters"),
    "too_short": N_("this has fewer entries than {min_length}"),
    "too_long": N_("this has more entries than {max_length}"),
}
"""By pydantic's type of error; fields in braces come with the error."""
_KINDS = (
    (("string", "bytes", "url"), N_("this must be text")),
    (("int",), N_("this must be a whole number")),
    (("float", "finite_number", "decimal"), N_("this must be a number")),
    (("bool",), N_("this must be true or false")),
    (("list", "tuple", "set", "frozen_set", "iterable"), N_("this must be a list")),
    (("dict", "mapping", "model", "dataclass", "typed_dict"), N_("this must be an object")),
    (("date", "datetime", "time"), N_("this must be a date")),
)
"""By what the type of error begins with, where it says which kind of value is wanted."""
_RULES = (
    N_("a date is written YYYY-MM or YYYY"),
    N_("a timeframe is written YYYY-YYYY or YYYY-MM to YYYY-MM; the end may be present"),
    N_("the end lies before the start"),
)
"""Rules of the data itself. They are marked here, for the sealed worker that reads documents
reaches no translation.
"""
_MOST_TOLD = 12


@frozen
class WrongValue:
    """A place such as `basics.profiles[0].url` (empty for the whole) and what is wrong there,
    without a full stop.
    """

    path: str
    sentence: str


def wrong_values(error: ValidationError) -> tuple[WrongValue, ...]:
    """All that is wrong, in the order of the fields; at least one."""
    return tuple(
        WrongValue(path=path_of(one["loc"]), sentence=_sentence(one))
        for one in error.errors(include_url=False, include_input=False)
    )


def first_wrong(error: ValidationError, *, whole: str = "data") -> str:
    """The first wrong value as “path: sentence”; `whole` stands for the path where the whole is
    wrong.
    """
    first = wrong_values(error)[0]
    return f"{first.path or whole}: {first.sentence}"


def every_wrong(error: ValidationError) -> str:
    """Each wrong value as “path: sentence”, so that all can be mended at once."""
    told = [f"{one.path or 'data'}: {one.sentence}" for one in wrong_values(error)]
    return "; ".join(told[:_MOST_TOLD])


def path_of(location: Sequence[int | str]) -> str:
    """A location of pydantic as people write it."""
    path = ""
    for part in location:
        path += f"[{part}]" if isinstance(part, int) else f".{part}" if path else str(part)
    return path


def _sentence(error: ErrorDetails) -> str:
    kind, given = error["type"], error.get("ctx", {})
    if kind in ("value_error", "assertion_error"):
        # A rule of ours, in our words.
        return _(str(given.get("error", "")))
    if kind in _SENTENCES:
        named = {
            name: f"{value:g}" if isinstance(value, float) else value
            for name, value in given.items()
        }
        return _(_SENTENCES[kind]).format(**named)
    for beginnings, sentence in _KINDS:
        if kind.startswith(tuple(f"{one}_" for one in beginnings)):
            return _(sentence)
    return _("this value cannot be used")


def backwards(entry: str, start: str | None, end: str | None) -> str:
    """What to do about a stored entry whose end lies before its start: no page can print it and be
    true.
    """
    return _(
        "“{entry}” ends before it starts ({start} – {end}). Put its dates right in your timeline "
        "or profile, or leave it out, "
        "and try again; nothing was written."
    ).format(entry=entry, start=start, end=end)
