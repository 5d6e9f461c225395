"""The one translation mechanism: gettext, looked up late.

A message is its English text. `_()` translates where it is shown, `N_()` only marks a constant for
the catalogue; plural forms go through `ngettext`. Catalogues lie in
`resources/translations/LANG/LC_MESSAGES/`; what languages there are is found by the files that are
there. The language of a résumé is another matter and never follows this one.
"""

import gettext as _gettext
import json
from collections.abc import Container, Mapping
from pathlib import Path

from interview_app.domain.marked import MEANT
from interview_app.domain.marked import N_ as N_
from interview_app.domain.marked import NP_ as NP_

DOMAIN = "interview_app"
ENGLISH = "en"

_translations: _gettext.NullTranslations = _gettext.NullTranslations()
_language = ENGLISH
_catalogues: Path | None = None


def spoken(catalogues: Path) -> frozenset[str]:
    """Codes of the languages that the window or the interview speaks: those with a catalogue, and
    those with a file of what is asked, beside the catalogues; what has no catalogue is English.
    """
    asked = {one.stem for one in (catalogues.parent / "guide").glob("??.yaml")}
    told = {one.parent.parent.name for one in catalogues.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")}
    return frozenset({ENGLISH}) | asked | told


def languages() -> dict[str, str]:
    """What the window can speak, by code, each named in itself as its file in `resources/language`
    names it, in the order of the names; English alone before a language was set.
    """
    if _catalogues is None:
        return {ENGLISH: "English"}
    files = _catalogues.parent / "language"
    named = {code: _named(files / f"{code}.json") for code in spoken(_catalogues)}
    return dict(sorted(named.items(), key=lambda one: one[1].casefold()))


def _named(file: Path) -> str:
    if not file.is_file():
        return file.stem
    return str(json.loads(file.read_bytes()).get("name") or file.stem)


def set_language(language: str, *, catalogues: Path) -> None:
    """Switch every later look-up to `language` (a code of `spoken`); an unknown one means
    English.
    """
    global _translations, _language, _catalogues
    _catalogues = catalogues
    _language = language if language in spoken(catalogues) else ENGLISH
    _translations = _gettext.translation(DOMAIN, catalogues, languages=[_language], fallback=True)


def language() -> str:
    """The code of the window language in force."""
    return _language


def told_by(environment: Mapping[str, str], among: Container[str]) -> str:
    """The language that a process without a window is asked to speak, as POSIX ranks the variables;
    "en" when none names one of `among`.
    """
    locale = next(
        (told for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (told := environment.get(name))), ""
    )
    code = locale.split(".")[0].split("_")[0].casefold()
    return code if code in among else ENGLISH


def _(message: str) -> str:
    """The message in the window language; one that was marked by `NP_` by what it means."""
    meaning, mark, word = message.partition(MEANT)
    return pgettext(meaning, word) if mark else _translations.gettext(message)


def labelled(name: str, words: str) -> str:
    """What something holds behind its name, with a colon as the language sets it."""
    return _("{name}: {words}").format(name=name, words=words)


def ngettext(singular: str, plural: str, n: int) -> str:
    """The form of the message that fits `n`."""
    return _translations.ngettext(singular, plural, n)


def pgettext(context: str, message: str) -> str:
    """The message in the window language, where one English word needs two translations."""
    return _translations.pgettext(context, message)
