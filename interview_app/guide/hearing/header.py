"""The head of a résumé, pasted where a name was asked for: name, post, town, ways to reach somebody and links, each in its own part."""

import re

from interview_app.domain.frozen import frozen
from interview_app.guide.hearing.posts import is_post
from interview_app.guide.late_patterns import Late


@frozen
class Header:
    """What stands beside the name; "" and () where nothing does."""

    label: str = ""
    place: str = ""
    url: str = ""
    skills: tuple[str, ...] = ()


_PARTS = Late(r"\s*(?:[|•·‣⋅\n\t]|\s[–—-]\s|\s{3,})\s*")
_LINK = Late(
    r"(?:https?://)?(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:/[\w./@%+-]*)?", re.IGNORECASE
)
_PLACE = Late(
    r"(?:\d{4,5} )?[^\W\d_][\w.'’ -]*(?:,\s*[^\W\d_][\w.'’ -]*){1,2}|\d{4,5} [^\W\d_][\w.'’ -]*"
)
_MOST_WORDS_OF_POST = 6
_LEAST_SKILLS = 2


def first_line(text: str) -> str:
    """The line of a pasted head that holds the name; the text as it is when it has one line only."""
    lines = [one.strip() for one in text.strip().splitlines() if one.strip()]
    return (
        _PARTS.split(lines[0])[0] if len(lines) > 1 and not lines[0].endswith((",", ":")) else text
    )


def heard(text: str) -> Header:
    """The parts of a head of two lines or more, or with bars between them; an empty one for any other answer."""
    name = first_line(text)
    parts = [one.strip(" ,") for one in _PARTS.split(text.strip()) if one.strip(" ,")]
    if len(parts) < 2 or (name == text and "|" not in text):
        return Header()
    label = place = url = ""
    skills: tuple[str, ...] = ()
    for part in parts[1:]:
        listed = tuple(filter(None, re.split(r",\s*", part)))
        if "@" in part or re.search(r"\d[\d ()/-]{5,}\d", part):
            continue
        if _LINK.fullmatch(part):
            url = url or part
        elif not label and is_post(part) and len(part.split()) <= _MOST_WORDS_OF_POST:
            label = part
        elif not place and _is_place(part, listed):
            place = part
        elif len(listed) >= _LEAST_SKILLS:
            skills = (*skills, *listed)
    return Header(label=label, place=place, url=url, skills=skills)


def _is_place(part: str, listed: tuple[str, ...]) -> bool:
    """Whether a part is a town: with its postal code, or with its country behind a comma."""
    from interview_app.guide import fields  # it knows the countries

    if _PLACE.fullmatch(part) is None:
        return False
    return (
        part[:1].isdigit()
        or fields.place(part).country_code is not None
        or (len(listed) == 2 and listed[1].isupper())
    )
