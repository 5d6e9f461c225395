"""The files of `resources/language` as they are written: where they lie, and their tables.

Without a schema, to which packaging/language_data.py has held each file: the sealed reader of
documents is started cold and has no time for that. Whoever has it asks `data`.
"""

import json
import sys
from collections.abc import Mapping
from functools import cache, lru_cache, reduce
from pathlib import Path
from typing import Any

COMMON = "common"


@cache
def folder_of_resources() -> Path:
    """`resources/language` of the app: frozen, in a wheel, or beside the package in a checkout.

    Looked for once: the sealed reader, which has read all files by then, may open no folder.
    """
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen:
        return Path(frozen) / "resources" / "language"
    package = Path(__file__).parent.parent
    inside = package / "resources"
    return (inside if inside.is_dir() else package.parent / "resources") / "language"


@lru_cache(maxsize=8)
def codes(folder: Path) -> tuple[str, ...]:
    """The codes of all languages there are files of, in order."""
    found = {path.stem for suffix in ("yaml", "json") for path in folder.glob(f"*.{suffix}")}
    return tuple(sorted(found - {COMMON}))


@cache
def in_all_languages(table: str) -> Mapping[str, Any]:
    """A table of the app's own files, of all languages in one."""
    folder = folder_of_resources()
    return reduce(merged, (read(folder, code).get(table, {}) for code in (COMMON, *codes(folder))))


def read_ahead() -> None:
    """Read the files of all languages: a process that seals itself can open none afterwards."""
    folder = folder_of_resources()
    for code in (COMMON, *codes(folder)):
        read(folder, code)


def merged(common: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Two files in one: tables are joined row by row, lists one behind the other."""
    whole: dict[str, Any] = dict(common)
    for name, value in own.items():
        before = whole.get(name)
        if isinstance(before, Mapping) and isinstance(value, Mapping):
            whole[name] = merged(before, value)
        elif isinstance(before, list) and isinstance(value, list) and name != "groups":
            whole[name] = [*before, *value]
        else:
            whole[name] = value
    return whole


@lru_cache(maxsize=32)
def read(folder: Path, code: str) -> Mapping[str, Any]:
    """One file: its compiled form where there is one, else its text; empty when there is none."""
    compiled, text = folder / f"{code}.json", folder / f"{code}.yaml"
    if compiled.is_file():
        data: dict[str, Any] = json.loads(compiled.read_text(encoding="utf-8"))
        return data
    return read_text(text) if text.is_file() else {}


def read_text(path: Path) -> dict[str, Any]:
    """The YAML of one language as it is compiled: every key and form a string."""
    import yaml  # the app reads compiled files

    loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)  # in C a fifth of the time
    whole = yaml.load(path.read_text(encoding="utf-8"), Loader=loader)
    return dict(whole or {})
