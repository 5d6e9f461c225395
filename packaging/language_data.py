"""Compile resources/language/*.yaml to the JSON that the app reads: `python
packaging/language_data.py`.

Refuses a file that breaks the schema or has more hand-written entries than it may.
"""

import json
import sys
from pathlib import Path

from interview_app.language.data import MOST_ENTRIES, LanguageData, entries
from interview_app.language.files import COMMON, folder_of_resources, merged, read_text


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
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def main(folder: Path | None = None) -> None:
    """Write every file of the folder, the app's where none is given, and say how many entries it
    has.
    """
    for source in sorted((folder or folder_of_resources()).glob("*.yaml")):
        source.with_suffix(".json").write_text(compiled(source), encoding="utf-8")
        sys.stdout.write(f"{source.stem}: {entries(read_text(source))} entries\n")


if __name__ == "__main__":
    main()
