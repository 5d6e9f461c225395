"""Countries by name: shown in the window language, stored as the ISO 3166 code.

English names are Qt's own table, for a sheet must open at once; other languages come from Babel,
whose tables take 0.1 s to load the first time. Both are the Unicode names (CLDR).
"""

from functools import cache

from PySide6.QtCore import QLocale

from interview_app.i18n import language
from interview_app.language.names import countries
from interview_app.language.tokens import normal

_NO_COUNTRIES = {"EU", "EZ", "UN", "XA", "XB", "ZZ", "QO", "AC", "CP", "CQ", "DG", "EA", "IC", "TA"}
"""Codes that the name tables carry beside the countries."""


@cache
def _names(code: str) -> dict[str, str]:
    if code == "en":
        found = {
            QLocale.territoryToCode(one): QLocale.territoryToString(one) for one in QLocale.Country
        }
    else:
        from babel import Locale  # 0.1 s, and never needed in English

        found = dict(Locale.parse(code).territories)
    return {
        key: name
        for key, name in found.items()
        if len(key) == 2 and key.isalpha() and key not in _NO_COUNTRIES
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
    """The code of a typed name, in any language, or code; None when it is no country."""
    code = text.strip().upper()
    return code if code in _names("en") else countries().get(normal(text))
