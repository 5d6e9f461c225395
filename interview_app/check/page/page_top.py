"""The top of a page: whose it is, where they live and how they are reached claims nothing."""

import re
from dataclasses import dataclass

from interview_app.domain.profile import ApplicantProfile
from interview_app.language.dates import dates_in
from interview_app.language.tokens import plain, tokens

_REACHED = re.compile(
    r"\S+@\S+\.\w+|\S+://\S+|(?<![\w@])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,4}(?:/\S*|$)"
    r"|(?:\+|\b00|\b0|\()\d[\d\s()/.-]{6,}\d|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b",
    re.IGNORECASE,
)
_PARTS = re.compile(r"\s*[|·•●∙▪◦;,]\s*|\s{3,}|\t|\s+[–—-]\s+")
_POSTCODE = re.compile(r"\b\d{4,5}\b|\b[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}\b")
_LONGEST_NAME = 5
_SHORT = 8
"""Words of a line that may be an address."""


@dataclass(frozen=True)
class Owner:
    """Whose page it is, as far as that is known: the name, and what else of their contact their
    profile has.
    """

    name: str = ""
    contact: frozenset[str] = frozenset()

    @classmethod
    def of(cls, profile: ApplicantProfile | None, name: str | None = None) -> "Owner":
        """The owner that a profile (and a name told elsewhere) tells."""
        if profile is None:
            return cls(name or "")
        basics = profile.basics
        home = basics.location
        said = [basics.email, basics.url, basics.phone, basics.other_phone, basics.birth]
        said += [home.address, home.city, home.region]
        said += [home.postal_code, home.country_code]
        said += [v for one in basics.profiles for v in (one.network, one.username, one.url)]
        return cls(basics.name or name or "", frozenset(squeezed(one) for one in said if one))

    def is_name(self, text: str) -> bool:
        """Whether a line is nothing but the owner's name, or it with a page's number."""
        rest = squeezed(text).removeprefix(squeezed(self.name)) if self.name else text
        return bool(self.name) and (not rest or rest.isdigit())

    def is_contact(self, text: str) -> bool:
        """Whether a line at a page's top is only how somebody is reached and where they live."""
        parts = [part for part in _PARTS.split(text) if part]
        own = [part for part in parts if squeezed(part) in self.contact or _REACHED.search(part)]
        left = [part for part in parts if part not in own]
        if own and all(len(tokens(part)) <= len(own) + 1 for part in left):
            return True
        return not left or _is_address(text)


_PAGE_NUMBER = re.compile(r"(?:[^\W\d_]+\.?\s)?\d{1,2}\s*(?:/|[^\W\d_]{1,3})\s*\d{1,2}")
_STAMP = 6
"""Words of a line that says when a page was written."""


def is_page_number(text: str) -> bool:
    """Whether a line is a page's number: "Seite 1 von 2", "2/3"."""
    return _PAGE_NUMBER.fullmatch(text.strip()) is not None


def is_of_printing(text: str, language: str | None) -> bool:
    """Whether a line is a page's number, or a few words before the date at which it was written."""
    if is_page_number(text):
        return True
    dates = dates_in(text, language)
    ends = len(dates) == 1 and dates[0].end_at == len(text.rstrip(" ."))
    return ends and len(tokens(text)) <= _STAMP


def squeezed(text: str) -> str:
    """Letters and figures of a text alone."""
    return re.sub(r"[\W_]+", "", plain(text))


def _is_address(text: str) -> bool:
    """Whether a short line has a house number or a postcode, and no year."""
    return len(tokens(text)) <= _SHORT and (
        _POSTCODE.search(text) is not None
        or re.search(r"\b\d{1,3}[a-z]?\b(?!\s*%)", text) is not None
    )


def is_reached_at(text: str) -> bool:
    """Whether a line gives an address, number or link at which somebody is reached."""
    return _REACHED.search(text) is not None


def may_be_name(text: str) -> bool:
    """Whether a page's first line is likely its owner's name: a few words with capital letters."""
    words = text.split()
    return (
        1 < len(words) <= _LONGEST_NAME
        and not re.search(r"\d|[|,;:]", text)
        and all(not word[0].islower() for word in (words[0], words[-1]))
    )
