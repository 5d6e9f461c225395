"""Compile the guide's data, and extract, update and compile the message catalogues: `python
packaging/catalogues.py`.

English texts are the message ids, in the code (`_`, `N_`, `NP_`, `ngettext`, `pgettext`). What the
guide says stands in resources/guide, a file for each language, and is no message. A language is
there by its file `resources/translations/<code>/LC_MESSAGES/interview_app.po`, which may begin
empty. Prints which messages each language still lacks.
"""

import io
import json
import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import yaml
from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).parent.parent
RESOURCES = ROOT / "resources"
DOMAIN = "interview_app"
_KEYWORDS = {
    "_": None,
    "N_": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "NP_": ((1, "c"), 2),
}
_CALLED = re.compile(rf"\b(?:{'|'.join(_KEYWORDS)})\(".encode())
_NO_TIME = datetime(2026, 1, 1, tzinfo=UTC)
_LOOKED_UP = frozenset({"file_not_found", "unsupported_type", "file_empty"})
"""Codes by which a sentence is looked up inside `_(…)`; the code itself is no message."""


def compiled_guide(folder: Path = RESOURCES / "guide") -> str:
    """The YAML of resources/guide as the one JSON file that the app reads: importing a YAML reader
    alone takes longer. Every file but the course is a language, named by its code.
    """
    words = sorted((folder.parent / "language").glob("??.yaml"))
    voices = [_yaml(path).get("voice", {}) for path in words]
    voice = {
        name: [word for one in voices for word in one.get(name, ())]
        for name in ("banned", "duties")
    }
    languages = {
        path.stem: _yaml(path) for path in sorted(folder.glob("*.yaml")) if path.stem != "course"
    }
    data = {"course": _yaml(folder / "course.yaml"), "languages": languages, "voice": voice}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _yaml(path: Path) -> dict[str, Any]:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # in C a fifth of the time
    data: dict[str, Any] = yaml.load(path.read_text(encoding="utf-8"), Loader=loader)
    return data


def extracted() -> Catalog:
    """All messages there are, without line numbers so that a moved line is no change."""
    catalog = Catalog(project="Interview App", version="", charset="utf-8", fuzzy=False)
    for folder in ("interview_app", "tools"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            code = path.read_bytes()
            if not _CALLED.search(code):  # most files; to take one apart is slow
                continue
            place = path.relative_to(ROOT).as_posix()
            for _line, message, comments, context in extract(
                "python", io.BytesIO(code), keywords=_KEYWORDS
            ):
                if message not in _LOOKED_UP:
                    catalog.add(
                        message, locations=[(place, None)], auto_comments=comments, context=context
                    )
    return catalog


def updated(path: Path, template: Catalog) -> Catalog:
    """A language's catalogue with the template's messages: new ones empty, gone ones dropped,
    nothing guessed.
    """
    catalog = read_po(io.BytesIO(path.read_bytes()), locale=code_of(path))
    catalog.project = template.project
    catalog.fuzzy = False
    catalog.update(template, no_fuzzy_matching=True)
    catalog.obsolete.clear()
    return catalog


def code_of(path: Path) -> str:
    """The language that a catalogue is of."""
    return path.parent.parent.name


def po_path(language: str) -> Path:
    """Where a language's texts stand."""
    return RESOURCES / "translations" / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def po_bytes(catalog: Catalog) -> bytes:
    """The catalogue as a .po without dates, so that the same texts give the same file."""
    out = io.BytesIO()
    write_po(out, catalog, width=120, omit_header=False, sort_by_file=True, include_lineno=False)
    dated = (
        "POT-Creation-Date",
        "PO-Revision-Date",
        "Generated-By",
        "Last-Translator",
        "Language-Team",
    )
    lines = out.getvalue().decode("utf-8").splitlines(keepends=True)
    return "".join(
        line for line in lines if not line.startswith(tuple(f'"{key}' for key in dated))
    ).encode("utf-8")


def mo_bytes(catalog: Catalog) -> bytes:
    """The catalogue as a .mo, without the time of its making."""
    out = io.BytesIO()
    catalog.creation_date = catalog.revision_date = _NO_TIME
    write_mo(out, catalog)
    return out.getvalue()


def missing(catalog: Catalog) -> list[str]:
    """Message ids without a translation."""
    found = []
    for message in catalog:
        forms = message.string if isinstance(message.string, list | tuple) else (message.string,)
        if message.id and not all(forms):
            found.append(message.id if isinstance(message.id, str) else message.id[0])
    return found


def main(resources: Path = RESOURCES) -> int:
    """Write the guide's data, the template, each language's texts and its compiled form."""
    guide, translations = resources / "guide", resources / "translations"
    (guide / "guide.json").write_text(compiled_guide(guide), encoding="utf-8")
    template = extracted()
    (translations / f"{DOMAIN}.pot").write_bytes(po_bytes(template))
    for path in sorted(translations.glob(f"*/LC_MESSAGES/{DOMAIN}.po")):
        code, catalog = code_of(path), updated(path, template)
        path.write_bytes(po_bytes(catalog))
        again = read_po(io.BytesIO(path.read_bytes()), locale=code)
        path.with_suffix(".mo").write_bytes(mo_bytes(again))
        lacking = missing(catalog)
        sys.stdout.write(f"{code}: {len(catalog)} messages, {len(lacking)} without a translation\n")
        sys.stdout.writelines(f"  {message}\n" for message in lacking)
    return 0


if __name__ == "__main__":
    sys.exit(main())
