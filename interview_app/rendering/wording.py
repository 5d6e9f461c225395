"""The words a file may add to a résumé: section names come with it, here are dates and the like, in
its language.

Every format takes them from here, so that all files carry the same claims in the same words
(CONTRACT D12).
"""

import re

from interview_app.domain.resume import ResumeEntry, ResumeHeader
from interview_app.language.printed import colon, span, word

_FIGURE = re.compile(r"[\d.,:/\s]+")


def date_range(entry: ResumeEntry, *, language: str) -> str:
    """The dates of an entry as printed; an end that is not known is not made up."""
    if entry.dates_text:
        return entry.dates_text
    return span(entry.start, entry.end, language)


def headed(entry: ResumeEntry, *, language: str) -> ResumeEntry:
    """The entry; one that has dates and no name stands under its dates, which would else hang at
    the edge of an empty line.
    """
    dates = date_range(entry, language=language)
    if not dates or any(entry_heading(entry, section="")):
        return entry
    return entry.model_copy(update={"title": dates, "start": None, "end": None, "dates_text": None})


def entry_heading(entry: ResumeEntry, *, section: str) -> tuple[str, str]:
    """What stands in the entry's first line: the strong part, and what follows it after a comma
    (may be empty).
    """
    named = list(dict.fromkeys(filter(None, (entry.title, entry.organization))))
    if not named:
        return entry.detail or "", ""
    strong, rest = named[0], named[1:]
    if entry.detail and section == "experience":
        strong = f"{strong} ({entry.detail})"  # part time is how somebody worked there
    elif entry.detail and section != "education":
        rest.append(entry.detail)
    return strong, ", ".join(rest)


def entry_facts(entry: ResumeEntry, *, language: str, section: str) -> list[str]:
    """What stands under an entry's heading in one line: dates, place, and for a school the mark."""
    mark = school_mark(entry, language=language) if section == "education" else None
    return [fact for fact in (date_range(entry, language=language), entry.location, mark) if fact]


def school_mark(entry: ResumeEntry, *, language: str) -> str | None:
    """A school's mark as printed: several words as they stand, a figure or a word alone, which says
    nothing by itself ("1.7", "bien"), behind what it is. Where it is all there is, it is the
    heading.
    """
    mark = entry.detail if entry.title or entry.organization else None
    if not mark or not (_FIGURE.fullmatch(mark) or mark.isalpha()):
        return mark
    return f"{word('grade', language)}{colon(language)} {mark}"


def is_one_line(entry: ResumeEntry, *, section: str) -> bool:
    """Whether an entry is a heading or a skill alone, with nothing below it."""
    return not (entry.bullets or entry.url or (section == "education" and entry.detail))


def bare_address(url: str) -> str:
    """A web address as a page shows it: "github.com/amara"."""
    bare = url.removeprefix("https://").removeprefix("http://").removeprefix("www.")
    return bare.rstrip("/")


def reached_by(header: ResumeHeader) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """The person's contact data and their addresses on the web, each as (what is shown, what a
    click opens); "" opens nothing.
    """
    contact = [(header.location, "")] if header.location else []
    if header.email:
        contact.append((header.email, f"mailto:{header.email}"))
    if header.phone:
        digits = re.sub(r"[^\d+]", "", header.phone)
        contact.append((header.phone, f"tel:{digits}" if digits else ""))
    return contact, [(bare_address(link.url), clicked(link.url)) for link in header.links]


def clicked(url: str) -> str:
    """What a click on a web address opens; "" for what a click should not: another program, a
    file.
    """
    if "://" not in url and not url.startswith("mailto:"):
        url = f"https://{url}"
    return url if url.startswith(("https://", "http://", "mailto:")) else ""


def contact_line(parts: list[str]) -> str:
    """Contact data in one line."""
    return " | ".join(part for part in parts if part)


_PIECE = 20
"""Characters of an endless word between the places where it may be broken."""
_UNBROKEN = re.compile(r"[^\s/-]{50,}")


def breakable(text: str) -> str:
    """The text, in which a word that may be wider than a line can be broken in itself; else its end
    would be beyond the paper.
    """
    return _UNBROKEN.sub(
        lambda word: "\u200b".join(
            word[0][at : at + _PIECE] for at in range(0, len(word[0]), _PIECE)
        ),
        text,
    )
