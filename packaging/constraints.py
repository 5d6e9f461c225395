"""Writes the pins anew: `make constraints`. Asks pip what it would install, as it is set up here,
and keeps name, version and the sha256 of each file.

`constraints.txt` holds for every system; the hashes are of the files for this one, in
`packaging/hashes/SYSTEM.txt`, and `pip install --require-hashes --no-deps -r` that file installs
exactly them. Without `--upgrade` the pins stay and only what is new is added.
"""

import json
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

Row = tuple[str, str, str]
"""Name, version, sha256."""

ROOT = Path(__file__).parent.parent
PINS = ROOT / "constraints.txt"
EXTRAS = "dev,docs,mcp,cluster,ocr,mutants"


def system() -> str:
    """What the hashes hold for, such as linux-x86_64-cp311."""
    python = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    return f"{platform.system()}-{platform.machine()}-{python}".lower()


def resolved(*, upgrade: bool) -> list[Row]:
    """Name, version and sha256 of everything that would be installed.

    Raises:
        CalledProcessError: pip found no way.
    """
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [sys.executable, "-m", "pip", "install", "-q", "--dry-run", "--ignore-installed"]
        pins = [] if upgrade else ["-c", str(PINS)]
        wanted = f"{ROOT}[{EXTRAS}]"
        subprocess.run([*command, "--report", str(report), *pins, wanted], check=True)
        return rows(json.loads(report.read_text(encoding="utf-8")))


def rows(report: dict[str, Any]) -> list[Row]:
    """Of pip's report: what has a hash, which our own folder has not."""
    found = []
    for one in report["install"]:
        hashes = one["download_info"].get("archive_info", {}).get("hashes", {})
        if "sha256" in hashes:
            told = one["metadata"]
            found.append((str(told["name"]), str(told["version"]), str(hashes["sha256"])))
    return sorted(found, key=lambda row: row[0].casefold())


def with_pins_kept(found: list[Row]) -> list[str]:
    """The pins of before that another system may need, with those of now."""
    pins = {_key(line.split("==")[0]): line for line in PINS.read_text().split()}
    pins |= {_key(name): f"{name}=={version}" for name, version, _digest in found}
    return [pins[name] for name in sorted(pins)]


def _key(name: str) -> str:
    return name.casefold().replace("_", "-").replace(".", "-")


def main() -> None:
    """Write both files."""
    found = resolved(upgrade="--upgrade" in sys.argv)
    PINS.write_text("\n".join(with_pins_kept(found)) + "\n", encoding="utf-8")
    hashes = ROOT / "packaging" / "hashes" / f"{system()}.txt"
    hashes.parent.mkdir(exist_ok=True)
    lines = [f"{name}=={version} --hash=sha256:{digest}" for name, version, digest in found]
    hashes.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(found)} packages pinned; hashes in {hashes.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
