"""Jobs copied from a page of a network, where each fact has a line of its own.

    Octopus Energy                     Senior Data Analyst
    Senior Data Analyst                Octopus Energy · Full-time
    Mar 2021 - Present · 4 yrs         Mar 2021 - Present · 4 yrs
    London, England                    London, England

A line that is a time and nothing else makes an entry of the lines above it; one post behind another below one employer, whose
own line tells how long it was in all, is held there too. Each becomes a head of bars, which `pasted` reads by its places.
"""

import itertools
import re

from interview_app.domain.frozen import frozen
from interview_app.guide.hearing.frames import DATE
from interview_app.guide.hearing.pasted import POINT, Pasted
from interview_app.guide.hearing.posts import is_post
from interview_app.guide.late_patterns import Late

_LASTED = r"(?:\d+\s*(?:yrs?|years?|mos?|months?|jahre?n?|monate?n?|j\.|mon\.)\s*)+"
_TIME = Late(
    rf"(?P<time>{DATE}\s*(?:[-–—]|to|bis)\s*(?:{DATE}|present|today|now|heute))(?:\s*[·•|(]\s*{_LASTED}\)?)?",
    re.IGNORECASE,
)
_LENGTH = Late(rf"(?:[^·]+·\s*)?{_LASTED}", re.IGNORECASE)
_KIND = (
    r"(?:full[- ]time|part[- ]time|permanent|contract|internship|apprenticeship|freelance|self[- ]employed|seasonal|vollzeit|teilzeit"
    r"|festanstellung|praktikum|werkstudent|freiberuflich|selbstständig|minijob)"
)
_KIND_LINE = Late(rf"{_KIND}(?:\s*·.*)?", re.IGNORECASE)
_WITH_KIND = Late(rf"(?P<name>.+?)\s*·\s*(?P<kind>{_KIND}).*", re.IGNORECASE)
_HEADING = Late(
    r"(?:work |professional )?(?:experience|employment|history)|(?:berufs)?erfahrung|werdegang",
    re.IGNORECASE,
)
_MOST_WORDS = 9
_MOST_HEAD = 4


@frozen(kw_only=False)
class _Entry:
    """The lines above a time, that time, and the lines below it that are not the next entry's."""

    head: list[str]
    time: str
    below: list[str]


def entries(text: str) -> tuple[Pasted, ...]:
    """The jobs of such a text, each as "employer | post | time | place"; () for any other text."""
    lines = [one.strip() for one in text.splitlines()]
    lines = lines[1:] if lines and _HEADING.fullmatch(lines[0]) else lines
    times = [at for at, line in enumerate(lines) if _TIME.fullmatch(line)]
    if not times or not 0 < sum(bool(one) for one in lines[: times[0]]) <= _MOST_HEAD:
        return ()
    found: list[Pasted] = []
    employer, is_shared = "", False
    for one in _parted(lines, times):
        kinds = [line for line in one.head if not _KIND_LINE.fullmatch(line)]
        head = kinds if len(kinds) >= 2 or is_shared else one.head
        lasted = [at for at, line in enumerate(head) if _LENGTH.fullmatch(line)]
        if lasted:
            employer = head[lasted[-1] - 1] if lasted[-1] else employer
            head, is_shared = head[lasted[-1] + 1 :], True
        if len(head) >= 2:
            (employer, post), is_shared = _named(head[-2:]), False
        elif head and employer and is_shared:
            post = _bare(head[-1])
        else:
            return ()
        place = next((line for line in one.below[:1] if _is_place(line)), "")
        points = [line for line in one.below if line != place]
        told = (
            _bare(employer),
            post,
            one.time.replace(". ", " "),
            _bare(place),
        )  # "Okt. 2018" ends no sentence
        found.append(
            Pasted(
                " | ".join(part.replace("|", "/") for part in told if part),
                tuple(map(_unmarked, points)),
            )
        )
    return tuple(found)


def _parted(lines: list[str], times: list[int]) -> list[_Entry]:
    """The entries; where no blank line parts two of them, the next one has as many lines above its time as the first."""
    usual = sum(bool(one) for one in lines[: times[0]])
    heads = [0]
    for before, at in itertools.pairwise(times):
        blank = max((one for one in range(before, at) if not lines[one]), default=0)
        short = [one for one in range(before + 1, at) if _is_head(lines[one])]
        heads.append(
            blank + 1
            if blank
            else (short[-usual:] or [at])[0]
            if len(short) > 1
            else (short or [at])[0]
        )
    ends = [*heads[1:], len(lines)]
    return [
        _Entry(
            [one for one in lines[head:at] if one],
            str(_TIME.fullmatch(lines[at])["time"]),  # type: ignore[index]
            [one for one in lines[at + 1 : end] if one],
        )
        for head, at, end in zip(heads, times, ends, strict=True)
    ]


def _is_head(line: str) -> bool:
    return (
        bool(line)
        and POINT.fullmatch(line) is None
        and len(line.split()) <= _MOST_WORDS
        and line[-1] != "."
    )


def _named(head: list[str]) -> tuple[str, str]:
    """Employer and post of two lines, in either order."""
    first, second = head
    is_second = _WITH_KIND.fullmatch(second) is not None or (
        is_post(_bare(first)) and not is_post(_bare(second))
    )
    return (_bare(second), _bare(first)) if is_second else (_bare(first), _bare(second))


def _bare(line: str) -> str:
    """A line without the kind of employment and the way of working behind it."""
    hit = _WITH_KIND.fullmatch(line)
    return (hit["name"] if hit is not None else re.split(r"\s+·\s+", line)[0]).strip()


def _is_place(line: str) -> bool:
    return (
        _is_head(line)
        and line[:1].isupper()
        and not re.search(r"\d", line)
        and len(line.split()) <= 6
    )


def _unmarked(line: str) -> str:
    hit = POINT.fullmatch(line)
    return hit["said"].strip() if hit is not None else line
