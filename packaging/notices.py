"""Writes what the bundle owes to others: name, version, licence and licence text of every library
that the app needs, from what is installed.

    python packaging/notices.py OUT
"""

import re
import sys
from importlib import metadata
from pathlib import Path

_LICENCE_FILE = re.compile(r"(?i)(^|/)(licen[cs]es?|copying|notice|authors)[^/]*$")
_NAME = re.compile(r"[A-Za-z0-9._-]+")
_HEAD = """Third-party notices

Interview App is AGPL-3.0-or-later (LICENSE). It comes together with the libraries below, each
under its own licence.
"""


def needed(root: str) -> dict[str, metadata.Distribution]:
    """The libraries that `root` needs without extras, and what they need, by name."""
    found: dict[str, metadata.Distribution] = {}
    waiting = [root]
    while waiting:
        name = waiting.pop()
        try:
            one = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # for another system or Python
        key = one.metadata["Name"].casefold()
        if key in found:
            continue
        found[key] = one
        waiting += [
            matched[0]
            for line in one.requires or ()
            if "extra ==" not in line and (matched := _NAME.match(line))
        ]
    found.pop(root.casefold(), None)
    return dict(sorted(found.items()))


def licence_of(one: metadata.Distribution) -> str:
    """The licence by name: the expression, else the classifiers, else the field in short."""
    if expression := one.metadata.get("License-Expression"):
        return str(expression)
    classifiers = one.metadata.get_all("Classifier") or []
    named = [line.rpartition(" :: ")[2] for line in classifiers if line.startswith("License ::")]
    said = (one.metadata.get("License") or "").strip().split("\n")[0]
    return ", ".join(named) or said or "see its files"


def texts_of(one: metadata.Distribution) -> list[str]:
    """The licence files that came with it."""
    texts = []
    for file in one.files or ():
        if ".dist-info/" in str(file) and _LICENCE_FILE.search(str(file)):
            path = Path(str(one.locate_file(file)))
            if path.is_file():
                texts.append(path.read_text(encoding="utf-8", errors="replace").strip())
    return texts


def notices(root: str = "interview-app") -> str:
    """The whole text."""
    parts = [_HEAD]
    for one in needed(root).values():
        head = f"{one.metadata['Name']} {one.version}: {licence_of(one)}"
        parts.append("\n\n".join(["=" * 78, head, *texts_of(one)]))
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(notices(), encoding="utf-8")
