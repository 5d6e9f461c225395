"""The one translation mechanism: gettext, looked up late.

A message is its English text. `_()` translates where it is shown, `N_()` only marks a constant for
the catalogue; plural forms go through `ngettext`. Catalogues lie in
`resources/translations/LANG/LC_MESSAGES/`. The language of a résumé is another matter and never
follows this one.
"""

import gettext as _gettext
from collections.abc import Container, Mapping
from pathlib import Path

DOMAIN = "interview_app"
LANGUAGES = {"en": "English", "de": "Deutsch"}
"""Window languages that ship, by code, each named in itself."""

_translations: _gettext.NullTranslations = _gettext.NullTranslations()
_language = "en"


def spoken(catalogues: Path) -> frozenset[str]:
    """Codes of the languages that the window or the interview speaks: what is asked stands in a
    file of its own for each language, beside the catalogues; what has no catalogue is English.
    """
    asked = {one.stem for one in (catalogues.parent / "guide").glob("??.yaml")}
    return frozenset(LANGUAGES) | asked


def set_language(language: str, *, catalogues: Path) -> None:
    """Switch every later look-up to `language` (a code of `spoken`); an unknown one means
    English.
    """
    global _translations, _language
    _language = language if language in spoken(catalogues) else "en"
    _translations = _gettext.translation(DOMAIN, catalogues, languages=[_language], fallback=True)


def language() -> str:
    """The code of the window language in force."""
    return _language


def told_by(environment: Mapping[str, str], among: Container[str] = LANGUAGES) -> str:
    """The language that a process without a window is asked to speak, as POSIX ranks the variables;
    "en" when none names one of those it speaks.
    """
    locale = next(
        (told for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (told := environment.get(name))), ""
    )
    code = locale.split(".")[0].split("_")[0].casefold()
    return code if code in among else "en"


def _(message: str) -> str:
    """The message in the window language."""
    return _translations.gettext(message)


def N_(message: str) -> str:
    """The message itself: marks a constant for the catalogue; show it with `_()`."""
    return message


def ngettext(singular: str, plural: str, n: int) -> str:
    """The form of the message that fits `n`."""
    return _translations.ngettext(singular, plural, n)


def pgettext(context: str, message: str) -> str:
    """The message in the window language, where one English word needs two translations."""
    return _translations.pgettext(context, message)
