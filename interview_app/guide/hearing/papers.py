"""Licences and certificates, as somebody lists them."""

import re

from interview_app.guide import fields
from interview_app.guide.hearing.frames import PERIOD, bare, name_in, without_lead
from interview_app.guide.late_patterns import Late

_HOLDS = Late(
    r"(?:(?:i|we)(?:'ve| have| hold| got| do have)?(?: got)?(?: also)?|(?:ich )?(?:habe?|besitze)(?: ich)?)\s+(?=\S)",
    re.IGNORECASE,
)
_AND_ONE = Late(
    r",?\s+(?:and|und|sowie|as well as)(?: also| auch)?\s+(?=(?:an?|my|the|de[nr]|die|das|eine?n?|mein\w*)\s)"
    r"|,\s+(?=(?:an?|my|de[nr]|die|das|eine?n?)\s)"
)
_AND_LED = Late(r"^(?:and|und|sowie|also|plus)\s+(?:also |auch )?", re.IGNORECASE)


def licences(text: str) -> tuple[str, ...]:
    """Licences and certificates as somebody lists them, in a sentence or one a line; the words of a name are kept whole."""
    found: list[str] = []
    for line in fields.lines(without_lead(text.strip())):
        held = _HOLDS.match(said := bare(line))
        parts = _AND_ONE.split(said[held.end() :]) if held is not None else [said]
        found += [name for part in parts if (name := name_in(_AND_LED.sub("", part)))]
    return tuple(dict.fromkeys(_with_times(found)))


_TIME_ALONE = Late(rf"{PERIOD}", re.IGNORECASE)
_DATED = Late(
    rf"(?P<name>\S.*?)(?:,\s*|\s*[(]|\s+(?=(?:since|in|from|of|seit|im|von|vom)\s))(?P<time>{PERIOD}|(?:in|of|im)\s+(?:19|20)\d\d)[)]?",
    re.IGNORECASE,
)


def _with_times(found: list[str]) -> list[str]:
    """Names with the time that stood behind them as an item of its own: "ACMA, since 1985"."""
    whole: list[str] = []
    for one in found:
        if whole and _TIME_ALONE.fullmatch(one):
            whole[-1] = f"{whole[-1]}, {one}"
        else:
            whole.append(one)
    return whole


def dated(name: str) -> tuple[str, str | None]:
    """A licence without the time behind its name, and the date it was given; "Windows Server 2016" keeps its number."""
    hit = _DATED.fullmatch(name)
    return (hit["name"], fields.date(hit["time"])) if hit is not None else (name, None)
