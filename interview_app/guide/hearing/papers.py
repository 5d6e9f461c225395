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
LICENCE = Late(
    r"(?:^|\s|-)(?:\w*(?:schein|prüfung|zertifikat|berechtigung|nachweis|ausweis|zulassung|befähigung|lizenz|brief|partner|kurs|patent)e?s?"
    r"|card|ticket|certificates?|certification|licen[cs]es?|registration|diploma|badge|course|award|level \d|(?:cat(?:egory)?|class|klasse) \w|"
    r"forklift|stapler|dbs check|background check|führungszeugnis|(?:overhead )?crane|first aid|first[- ]aider|ersthelfer(?:in)?|erste[ -]hilfe|lifeguard|hgv|"
    r"IHK|HWK|(?-i:[A-Z]{2,}[A-Z\d+-]*))(?:\s+(?:[\d.]+|(?-i:[A-Z]\d?E?\d?)|(?:19|20)\d\d))*$",
    re.IGNORECASE,
)
"""What is a licence by its own name, so that "and" behind it leads in another one; "Health" and "Food Safety" are not yet."""
_AND = Late(r",?\s+(?:and|und|sowie|plus|as well as)\s+(?:also |auch )?(?=\S)", re.IGNORECASE)


_CLASSES = Late(
    r"(?:.*\b)?(?:cat(?:egory|egories)?s?|class(?:es)?|klassen?|führerschein|licen[cs]es?)\.?\s+[A-E]\d?E?",
    re.IGNORECASE,
)
_CLASS = Late(
    r"(?P<class>[A-E]\d?\+?E?)(?=\s*(?:$|[,;]|\s(?:and|und|plus)\s))(?P<more>.*)", re.IGNORECASE
)


def _apart(name: str) -> list[str]:
    """Licences joined by "and"; one name that has the word in it ("Health and Safety certificate") stays whole."""
    for joint in _AND.finditer(name):
        first, more = name[: joint.start()], name[joint.end() :]
        if _CLASSES.fullmatch(first) and (also := _CLASS.match(more)) is not None:
            rest = _AND_LED.sub("", also["more"].strip(" ,;"))
            return [name[: joint.end()] + also["class"], *(_apart(rest) if rest else ())]
        if LICENCE.search(first) is not None and (
            LICENCE.search(_AND.split(more)[0]) or more[:1].isupper() or _is_typed_small(name, more)
        ):
            return [first, *_apart(more)]
    return [name]


def _is_typed_small(name: str, more: str) -> bool:
    """Whether a short name stands behind "and" in words without any capital: "mofa führerschein und juleica"."""
    return name == name.casefold() and len(more.split()) == 1


def _ends_list(name: str) -> list[str]:
    """The last of a list with commas, whose "and" joins two names of more than a word each: "first aid, …, A b and C d"."""
    parts = _AND.split(name)
    return parts if len(parts) == 2 and all(len(part.split()) > 1 for part in parts) else [name]


_SOMEWHERE = Late(
    r"(?:\s+one)?,?\s+(?:somewhere|irgendwo)(?: at home| zu ?hause| daheim)?$", re.IGNORECASE
)
_ARTICLE = Late(r"^(?:An?|The|My|Eine?n?|Meine?n?|De[nr]|Die|Das)\s+(?=\S)")
_AND_LED = Late(r"^(?:and|und|sowie|also|plus)\s+(?:also |auch )?", re.IGNORECASE)


def licences(text: str) -> tuple[str, ...]:
    """Licences and certificates as somebody lists them, in a sentence or one a line; the words of a name are kept whole."""
    found: list[str] = []
    lines = fields.lines(without_lead(text.strip()))
    for at, line in enumerate(lines):
        said = _AND_LED.sub("", bare(line))
        held = _HOLDS.match(said)
        parts = _AND_ONE.split(said[held.end() :] if held is not None else said)
        names = [one for part in parts for one in _apart(_AND_LED.sub("", part))]
        if len(names) == 1 and 0 < at == len(lines) - 1:
            names = _ends_list(names[0])
        found += [
            name for one in names if (name := name_in(_SOMEWHERE.sub("", _ARTICLE.sub("", one))))
        ]
    return tuple(dict.fromkeys(_with_times(found)))


_BEHIND_A_NO = Late(
    r"(?:no|nope|none|nothing|nein|nee|nö|keine?|nichts)\b(?:[\s,]+(?:no|none|nothing|not really|nein|keine?|nichts|eigentlich nicht))*[\s,.!–-]+"
    r"(?:well|oh|except|only|just|apart from|although|doch|ach|na ja|naja|obwohl|nur|außer|höchstens)\b[\s,:.]+(?:just |only |nur |doch )*(?P<more>.+)",
    re.IGNORECASE | re.DOTALL,
)


def behind_a_no(text: str) -> str:
    """What somebody remembers behind a no: "no, nothing. Well, a DBS check"; "" where it is no licence."""
    hit = _BEHIND_A_NO.fullmatch(text.strip())
    return (
        hit["more"]
        if hit is not None and any(LICENCE.search(one) for one in licences(hit["more"]))
        else ""
    )


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
