"""Jobs pasted from a résumé: a line with employer, post and time, and the points below it.

    Monzo (Jan 2021 – present) Senior Software Engineer
    - Led the migration of the ledger

The points are the person's own words about the job and stay with it, each by itself.
"""

import re

from interview_app.domain.frozen import frozen
from interview_app.guide.hearing.frames import PERIOD, name_in, timed
from interview_app.guide.hearing.job import Job
from interview_app.guide.hearing.names import is_name
from interview_app.guide.hearing.posts import is_post
from interview_app.guide.late_patterns import Late


@frozen(kw_only=False)
class Pasted:
    """The head of an entry, and its points without their marks."""

    head: str
    points: tuple[str, ...] = ()


POINT = Late(r"\s*(?:[-–—*•·‣▪◦○]|\d{1,2}[.)])\s+(?P<said>\S.*)")
"""A point of a list."""
_TIME = Late(rf"[(\[]?\s*(?:{PERIOD})\s*[)\]]?", re.IGNORECASE)
_MOST_OF_HEAD = 160
_BARRED = Late(
    rf"(?P<name>[^|\n]+?) \| (?P<post>[^|\n]+?) \| (?P<time>{PERIOD})(?: \| (?P<place>[^|\n]+))?",
    re.IGNORECASE,
)
"""Employer, post, time and place between bars, in this order."""
_BETWEEN = Late(r"\s*(?:[|•·\t]|\s[–—-]\s|,)\s*")
_MOST_WORDS = 7
_LED_IN = Late(r"\s(?:at|with|bei[mn]?) (?:(?:the|der|dem) )?[A-ZÄÖÜ\d]")
"""The employer within the part that is the post: a sentence about the job, whose other part is a town."""


def entries(text: str) -> tuple[Pasted, ...]:
    """The entries of a pasted list; () for any other text."""
    lines = _of_jobs(text)[0]
    if len(lines) < 2 or POINT.fullmatch(lines[0]) is not None:
        return ()
    heads: list[list[str]] = []
    points: list[list[str]] = []
    for line in lines:
        point = POINT.fullmatch(line)
        if point is not None:
            points[-1].append(point["said"].strip())
        elif (
            not heads
            or points[-1]
            or (_is_dated(line) and any(_is_dated(one) for one in heads[-1]))
        ):
            heads.append([line.strip()])
            points.append([])
        else:
            heads[-1].append(line.strip())
    found = tuple(
        Pasted(", ".join(head), tuple(told)) for head, told in zip(heads, points, strict=True)
    )
    is_list = any(points) and any(_is_dated(one.head) for one in found)
    is_list = is_list or (len(found) > 1 and all(entry(one.head) is not None for one in found))
    return found if is_list and all(len(one.head) <= _MOST_OF_HEAD for one in found) else ()


def behind(text: str) -> tuple[str, ...]:
    """The lines of a pasted résumé that stand in a section of their own behind the jobs: schools, skills."""
    return tuple(_of_jobs(text)[1])


def _of_jobs(text: str) -> tuple[list[str], list[str]]:
    """The lines of a text about jobs, without their headings, and those of the sections behind them."""
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    end = next(
        (at for at, line in enumerate(lines) if at and _OF_MORE.fullmatch(line.strip())), len(lines)
    )
    return [line for line in lines[:end] if _OF_JOBS.fullmatch(line.strip()) is None], lines[
        end + 1 :
    ]


_OF_JOBS = Late(
    r"(?:lebenslauf|curriculum vitae|c\.?v\.?|r[eé]sum[eé]|(?:beruflicher )?werdegang|berufserfahrung|berufspraxis|berufliche (?:stationen|erfahrung)"
    r"|(?:(?:work(?:ing)?|professional) )?experience|(?:employment|career|work)(?: history)?|jobs?|stellen)\s*:?",
    re.IGNORECASE,
)
_OF_MORE = Late(
    r"(?:(?:schul- und )?ausbildung(?:en)?|schulbildung|schule|bildung(?:sweg)?|studium|weiterbildung\w*|kenntnisse|fähigkeiten|edv\S*|sprachen"
    r"|sprachkenntnisse|hobbys?|interessen|zertifikate|referenzen|ehrenamt|(?:education|training|qualifications?|skills|certificates?"
    r"|languages|interests|hobbies|references|volunteering)(?: (?:and|&) \w+)?)\s*:?",
    re.IGNORECASE,
)
"""Headings of a résumé."""


def _is_dated(line: str) -> bool:
    return _TIME.search(line) is not None


def entry(text: str) -> Job | None:
    """Employer, post and time of the head of an entry; None where a line is none.

    An entry has its time in brackets, behind a bar or at its end, and a post and a name on either side of it or of a mark.
    """
    if (told := _BARRED.fullmatch(text)) is not None:
        times = timed(told["time"])
        return Job(
            organization=told["name"],
            title=told["post"],
            place=told["place"],
            start=times.start,
            end=times.end,
        )
    hit = _TIME.search(text) if len(text) <= _MOST_OF_HEAD and "\n" not in text.strip() else None
    if hit is None or not (
        "|" in text or "\t" in text or hit[0][:1] in "([" or _BETWEEN.search(text[hit.end() :])
    ):
        return None
    before, behind = text[: hit.start()].strip(" ,:|–—-\t"), text[hit.end() :].strip(" ,:|–—-\t")
    parts = [
        one.strip(" ,")
        for one in (*_BETWEEN.split(before), *_BETWEEN.split(behind))
        if one.strip(" ,")
    ]
    posts = [one for one in parts if is_post(one) and len(one.split()) <= _MOST_WORDS]
    others = [one for one in parts if one not in posts]
    if (
        len(posts) != 1
        or _LED_IN.search(posts[0])
        or not 1 <= len(others) <= 2
        or not all(is_name(one) and (one[:1].isupper() or one[:1].isdigit()) for one in others)
    ):
        return None
    times = timed(hit[0])
    return Job(
        organization=name_in(others[0]),
        title=posts[0],
        place=others[1] if len(others) > 1 else None,
        start=times.start,
        end=times.end,
    )
