"""Country names as two-letter codes (ISO 3166-1)."""

import pycountry


def country_code(name: str | None) -> str | None:
    """`DE` for "DE", "DEU", "Germany" or "Deutschland"; None when the name is not known."""
    if not name:
        return None
    try:
        found = pycountry.countries.lookup(name.strip())
    except LookupError:
        return _in_other_languages(name.strip())
    return str(found.alpha_2)


def _in_other_languages(name: str) -> str | None:
    from babel import Locale

    for language in ("de", "fr", "es", "it", "pt", "nl", "pl"):
        for code, local in Locale(language).territories.items():
            if local.casefold() == name.casefold() and len(code) == 2:
                return str(code)
    return None
