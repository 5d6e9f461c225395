"""Compile resources/language/*.yaml to the JSON that the app reads: `python
packaging/language_data.py`.

Refuses a file that breaks the schema or has more hand-written entries than it may. The names of
countries and of languages with a code of two letters are added from Unicode CLDR (Unicode License
V3), as babel has them.
"""

import json
import sys
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError

from interview_app.language.data import MOST_ENTRIES, LanguageData, entries
from interview_app.language.files import COMMON, folder_of_resources, merged, read_text
from interview_app.language.tokens import normal

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
    data = merged(_published_names(source.stem), data)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def _published_names(code: str) -> dict[str, Any]:
    """The table of `names` as CLDR has it in a language; nothing for one that it does not know."""
    try:
        locale = Locale.parse(code)
    except (ValueError, UnknownLocaleError):
        return {}
    countries: dict[str, list[str]] = {}
    for region, name in sorted(locale.territories.items()):
        if len(region) == 2 and region.isalpha() and region not in _NO_COUNTRIES:
            countries[region] = [normal(name)]
    spoken = (normal(name) for short, name in locale.languages.items() if len(short) == 2)
    tongues = sorted({name for name in spoken if " " not in name})
    return {"names": {"countries": countries, "tongues": tongues}}


def main(folder: Path | None = None) -> None:
    """Write every file of the folder, the app's where none is given, and say how many entries it
    has.
    """
    for source in sorted((folder or folder_of_resources()).glob("*.yaml")):
        source.with_suffix(".json").write_text(compiled(source), encoding="utf-8")
        sys.stdout.write(f"{source.stem}: {entries(read_text(source))} entries\n")


if __name__ == "__main__":
    main()
