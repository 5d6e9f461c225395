"""What a page says of how its person is reached and where they live, where their own profile says the same (CONTRACT E7).

A résumé's contact claims nothing, yet a number without a plus, a site with an unusual ending or a town in small letters
does not look like contact to somebody who does not know whose it is.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from babel import Locale

from interview_app.check.page.read_back import squeezed
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.resume import SECTION_TITLES
from interview_app.tailoring.truth_gate.page import printed_line
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import fold

_SCHEME = re.compile(r"^[<(\[]*(?:https?://|mailto:|tel:)?(?:www\.)?|[>)\]/]*$", re.IGNORECASE)
_NUMBER = re.compile(
    r"\W*(?:(?:tel|phone|telefon|mobile?|cell|fax)\W+)?\+?[\d\s()/.x-]+", re.IGNORECASE
)
_SHORTEST_NUMBER = 6
_LONGEST_PIECE = 6
"""Words of a number, town or country."""
_SHORTEST_HANDLE = 4
_LABELS = (
    "E-Mail",
    "Mail",
    "Phone",
    "Tel",
    "Telefon",
    "Mobile",
    "Mobil",
    "Location",
    "Address",
    "Adresse",
    "Website",
    "Web",
    "LinkedIn",
    "GitHub",
    "Xing",
)
"""What stands before contact, or above it in a column."""


@dataclass(frozen=True)
class OwnContact:
    """A profile's contact: `words` are its addresses, links and places without marks, `number` the figures of its number."""

    words: frozenset[str] = frozenset()
    number: str = ""

    def without(self, claim: str) -> str:
        """A line without the parts that are this contact; as it stands where none is."""
        parts = printed_line.parts(claim)
        kept = [part for part in parts if not self._is_own(part)]
        return claim if len(kept) == len(parts) else " | ".join(kept)

    def _is_own(self, part: str) -> bool:
        pieces = [one for one in re.split(r"\s*,\s*", part) if one]
        return (bool(pieces) and all(map(self._is_known, pieces))) or self._is_made_of(part.split())

    def _is_made_of(self, words: Sequence[str]) -> bool:
        """Whether nothing but contact stands in a row of words, however many words a town or a number has."""
        at = 0
        while at < len(words):
            known = range(min(len(words), at + _LONGEST_PIECE), at, -1)
            end = next(
                (to for to in known if self._is_known(" ".join(words[at:to]).strip(","))), at
            )
            if end == at:
                return False
            at = end
        return bool(words)

    def _is_known(self, text: str) -> bool:
        if _bare(text) in self.words:
            return True
        figures = re.sub(r"\D", "", text) if _NUMBER.fullmatch(text) else ""
        return len(figures) >= _SHORTEST_NUMBER and _same_number(figures, self.number)


def contact_of(profile: ApplicantProfile) -> OwnContact:
    """Everything in a profile by which a line of a page is seen to be the person's own contact and no claim."""
    basics = profile.basics
    home = basics.location
    code = (home.country_code or "").upper()
    countries = (
        {Locale(language).territories.get(code) for language in SECTION_TITLES} if code else set()
    )
    said = [
        basics.email,
        basics.url,
        home.address,
        home.city,
        home.region,
        home.postal_code,
        code,
        *countries,
    ]
    for account in basics.profiles:
        said += [
            account.url,
            account.network,
            account.username,
            _handle(account.url),
            *(
                f"{account.network}{mark}{account.username}"
                for mark in (": ", "/")
                if account.username
            ),
        ]
    said += _LABELS if any(said) else ()
    said += [
        piece
        for place in (home.city, home.region)
        if place
        for piece in re.split(r"\s*,\s*|\s+(?=\()", place)
    ]
    return OwnContact(
        words=frozenset(filter(None, map(_bare, filter(None, said)))),
        number=re.sub(r"\D", "", basics.phone or ""),
    )


def contact_read(profile: ApplicantProfile) -> OwnContact:
    """The contact that a page gives of itself, where nobody else tells it; a mere town is left to be judged as a line is."""
    home = profile.basics.location
    if home.address or home.postal_code or home.region or home.country_code:
        return contact_of(profile)
    bare = profile.basics.model_copy(update={"location": type(home)()})
    return contact_of(profile.model_copy(update={"basics": bare}))


def _handle(url: str | None) -> str:
    """By what name the person is found at a site: the end of its address, where that names no post."""
    end = (url or "").rstrip("/").rpartition("/")[2]
    return end if len(end) >= _SHORTEST_HANDLE and not lexicon.is_title(fold(end)) else ""


def _bare(text: str) -> str:
    return squeezed(_SCHEME.sub("", text.strip()))


def _same_number(one: str, other: str) -> bool:
    """Whether two numbers are the same but for a country's code or a zero before them."""
    short, long = sorted((one.lstrip("0"), other.lstrip("0")), key=len)
    return bool(short) and len(long) - len(short) <= 3 and long.endswith(short)
