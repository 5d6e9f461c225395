"""Contact data and web addresses as every file has them, and words too long for a line."""

import re

from interview_app.domain.resume import ResumeHeader


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
    for phone in filter(None, (header.phone, header.other_phone)):
        digits = re.sub(r"[^\d+]", "", phone)
        contact.append((phone, f"tel:{digits}" if digits else ""))
    if header.birth:
        contact.append((header.birth, ""))
    return contact, [(bare_address(link.url), clicked(link.url)) for link in header.links]


def clicked(url: str) -> str:
    """What a click on a web address opens; "" for what a click should not: another program, a
    file.
    """
    if "://" not in url and not url.startswith("mailto:"):
        url = f"https://{url}"
    return url if url.startswith(("https://", "http://", "mailto:")) else ""


BETWEEN = " | "
"""What parts contact data and other facts of one line."""


def contact_line(parts: list[str], between: str = BETWEEN) -> str:
    """Contact data in one line."""
    return between.join(part for part in parts if part)


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
