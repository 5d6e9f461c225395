"""The top of a page: name and contact as the profile has them, and which of them are printed."""

from collections.abc import Collection

from babel import Locale

from interview_app.domain.profile import Basics, Location
from interview_app.domain.resume import ContactLine, ResumeHeader, ResumeLanguage, ResumeLink
from interview_app.language.addresses import code_behind_town

EMAIL, PHONE, TOWN, STREET, LINK = "email", "phone", "town", "street", "link:"
OTHER_PHONE, BIRTH = "other_phone", "birth"


def contact_lines(basics: Basics, language: ResumeLanguage) -> tuple[ContactLine, ...]:
    """Every contact line that the profile fills, as a page in this language prints it."""
    home = basics.location
    street = ", ".join(part for part in (home.address, home.postal_code) if part)
    lines = [
        ContactLine(EMAIL, basics.email or ""),
        ContactLine(PHONE, basics.phone or ""),
        ContactLine(OTHER_PHONE, basics.other_phone or ""),
        ContactLine(BIRTH, basics.birth or ""),
        ContactLine(TOWN, _place(home, language, hidden={STREET}) or ""),
        ContactLine(STREET, street),
        *(ContactLine(LINK + one.url, one.url) for one in _links(basics)),
    ]
    return tuple(one for one in lines if one.text)


def header_of(
    basics: Basics, *, headline: str | None, language: ResumeLanguage, hidden: Collection[str]
) -> ResumeHeader:
    """Name and contact; a country by its name in the résumé's language.

    Args:
        basics: the profile.
        headline: the line under the name.
        language: of the résumé.
        hidden: keys of the contact lines that are not printed.
    """
    return ResumeHeader(
        name=basics.name,
        headline=headline,
        email=basics.email if EMAIL not in hidden else None,
        phone=basics.phone if PHONE not in hidden else None,
        other_phone=basics.other_phone if OTHER_PHONE not in hidden else None,
        birth=basics.birth if BIRTH not in hidden else None,
        location=_place(basics.location, language, hidden=hidden),
        links=tuple(one for one in _links(basics) if LINK + one.url not in hidden),
    )


def _links(basics: Basics) -> list[ResumeLink]:
    links = [ResumeLink(label=one.network, url=one.url) for one in basics.profiles if one.url]
    return links + ([ResumeLink(label=None, url=basics.url)] if basics.url else [])


def _place(home: Location, language: ResumeLanguage, *, hidden: Collection[str]) -> str | None:
    """Where somebody lives, the code at the side of the town where their country writes it."""
    street, code = (home.address, home.postal_code) if STREET not in hidden else (None, None)
    if TOWN in hidden:
        return _joined(", ", street, code)
    wide = home.region or _country(home.country_code, language)
    behind = code is not None and code_behind_town(code, home.country_code or "")
    if code and behind and home.region and not code[0].isalpha():
        return _joined(", ", street, home.city, f"{home.region} {code}")
    town = _joined(" ", home.city, code) if behind else _joined(" ", code, home.city)
    return _joined(", ", street, town, wide)


def _joined(by: str, *parts: str | None) -> str | None:
    return by.join(part for part in parts if part) or None


def _country(code: str | None, language: ResumeLanguage) -> str | None:
    return Locale(language).territories.get(code.upper(), code) if code else None
