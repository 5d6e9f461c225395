"""Compile resources/language/*.yaml to the JSON that the app reads: `python
packaging/language_data.py`.

Refuses a file that breaks the schema or has more hand-written entries than it may. The names of
countries, months, units and languages with a code of two letters are added from Unicode CLDR
(Unicode License V3), as babel has them, and small numbers in words from num2words (LGPL).
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError
from babel.units import format_unit
from num2words import num2words

from interview_app.language.data import MOST_ENTRIES, LanguageData, entries
from interview_app.language.files import COMMON, folder_of_resources, merged, read_text
from interview_app.language.tokens import fold, normal

_CARDINALS = (*range(2, 21), *range(30, 100, 10))
_UNITS = {
    "hour": "duration-hour",
    "minute": "duration-minute",
    "millisecond": "duration-millisecond",
    "day": "duration-day",
    "week": "duration-week",
    "month": "duration-month",
    "quarter": "duration-quarter",
    "year": "duration-year",
    "decade": "duration-decade",
    "mm": "length-millimeter",
    "cm": "length-centimeter",
    "m": "length-meter",
    "km": "length-kilometer",
    "mile": "length-mile",
    "ft": "length-foot",
    "inch": "length-inch",
    "m²": "area-square-meter",
    "sq ft": "area-square-foot",
    "km²": "area-square-kilometer",
    "ha": "area-hectare",
    "acre": "area-acre",
    "m³": "volume-cubic-meter",
    "l": "volume-liter",
    "hl": "volume-hectoliter",
    "gallon": "volume-gallon",
    "g": "mass-gram",
    "kg": "mass-kilogram",
    "kW": "power-kilowatt",
    "MW": "power-megawatt",
    "kWh": "energy-kilowatt-hour",
    "V": "electric-volt",
    "MB": "digital-megabyte",
    "GB": "digital-gigabyte",
    "TB": "digital-terabyte",
    "PB": "digital-petabyte",
    "°C": "temperature-celsius",
    "°F": "temperature-fahrenheit",
}
"""Our units by their names in CLDR."""
_COUNTS = (1, 2, 5)
"""Each of another number in some language."""
_NO_COUNTRIES = frozenset(("EU", "EZ", "UN", "XA", "XB", "ZZ", "QO"))
"""Regions of CLDR with two letters that are none."""


def compiled(source: Path) -> str:
    """The JSON of one file.

    Raises:
        ValueError: it breaks the schema, or has too many entries.
    """
    data = read_text(source)
    common = read_text(source.with_name(f"{COMMON}.yaml"))
    LanguageData.model_validate(merged(common, {"code": source.stem, **data}))
    if (many := entries(data)) > MOST_ENTRIES:
        raise ValueError(f"{source.name} has {many} entries, {MOST_ENTRIES} are allowed")
    data = merged(published(source.stem), data)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def published(code: str) -> dict[str, Any]:
    """What is published of a language (ISO 639-1), in the tables of its file; nothing for one that
    CLDR does not know.
    """
    try:
        locale = Locale.parse(code)
    except (ValueError, UnknownLocaleError):
        return {}
    return {
        "months": {str(number): _month(locale, number) for number in range(1, 13)},
        "numbers": {"values": _in_words(code, _CARDINALS)},
        "units": {unit: _forms_of_unit(code, name) for unit, name in _UNITS.items()},
        "names": _names(locale),
    }


def _month(locale: Locale, number: int) -> list[str]:
    """A month whole and short, as it stands in a date, without the point of an abbreviation.

    WORKAROUND: of the names that stand alone babel 2.18 mixes those of other languages in.
    """
    names = locale.months["format"]
    found = [names[width][number].rstrip(".") for width in ("wide", "abbreviated")]
    return [*dict.fromkeys(map(fold, found))]


def _forms_of_unit(code: str, name: str) -> list[str]:
    """A unit in all its numbers, as it is written out, in English as in Britain too."""
    found = [
        format_unit(count, name, format="#", locale=spoken)
        for spoken in ((code, "en_GB") if code == "en" else (code,))
        for count in _COUNTS
    ]
    known = [form.strip("0123456789 \xa0\u202f") for form in found if name not in form]
    return [*dict.fromkeys(map(fold, known))]


def _in_words(code: str, numbers: Iterable[int]) -> dict[str, list[str]]:
    """Numbers that are one word each."""
    found = {}
    for number in numbers:
        try:
            words = num2words(number, lang=code)
        except NotImplementedError:
            return {}
        if words.isalpha():
            found[str(number)] = [words]
    return found


def _names(locale: Locale) -> dict[str, Any]:
    countries: dict[str, list[str]] = {}
    for region, name in sorted(locale.territories.items()):
        if len(region) == 2 and region.isalpha() and region not in _NO_COUNTRIES:
            countries[region] = [normal(name)]
    spoken = (normal(name) for short, name in locale.languages.items() if len(short) == 2)
    tongues = sorted({name for name in spoken if " " not in name})
    return {"countries": countries, "tongues": tongues}


def main(folder: Path | None = None) -> None:
    """Write every file of the folder, the app's where none is given, and say how many entries it
    has.
    """
    for source in sorted((folder or folder_of_resources()).glob("*.yaml")):
        source.with_suffix(".json").write_text(compiled(source), encoding="utf-8")
        sys.stdout.write(f"{source.stem}: {entries(read_text(source))} entries\n")


if __name__ == "__main__":
    main()
