"""Countries by name: shown in the window language, stored as the ISO 3166 code. No Qt."""

from functools import cache

from interview_app.i18n import language

_NO_COUNTRIES = {"EU", "EZ", "UN", "XA", "XB", "ZZ", "QO", "AC", "CP", "CQ", "DG", "EA", "IC", "TA"}
"""Codes that the name tables carry beside the countries."""


@cache
def _names(code: str) -> dict[str, str]:
    from babel import Locale  # 60 ms; only when a form shows a country

    territories = Locale.parse(code).territories
    return {
        key: name for key, name in territories.items() if len(key) == 2 and key.isalpha() and key not in _NO_COUNTRIES
    }


def country_names() -> tuple[str, ...]:
    """All names in the window language, sorted."""
    return tuple(sorted(_names(language()).values(), key=str.casefold))


def country_name(code: str | None) -> str:
    """The name of a code; what is no code is shown as it is."""
    if not code:
        return ""
    return _names(language()).get(code.upper(), code)


def country_code(text: str) -> str | None:
    """The code of a typed name (window language or English) or code; None when it is no country."""
    wanted = text.strip().casefold()
    if wanted.upper() in _names("en"):
        return wanted.upper()
    for table in (_names(language()), _names("en")):
        for code, name in table.items():
            if name.casefold() == wanted:
                return code
    return None
