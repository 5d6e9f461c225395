"""The doctor: is everything on this machine as it should be, and if not, what to do.

Each finding is one line: ok or a warning with what to do. Nothing in it is personal: no names, no
paths, no content, so that the report can be sent to anybody.
"""

import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from interview_app import __version__
from interview_app.api_keys import PROVIDERS, ApiKeys, backend_name, keychain
from interview_app.errors import AlreadyRunning, StoreDamaged, StoreError, StoreMissing
from interview_app.extraction.process import sandbox
from interview_app.extraction.sealing import unsealed
from interview_app.i18n import _
from interview_app.paths import DataFolder
from interview_app.store.lock import Lock
from interview_app.store.opening import open_for_reading

LITTLE_SPACE_BYTES = 200 * 1024**2
_SECONDS = 20.0
_LIBRARIES = (
    "PySide6-Essentials",
    "PyMuPDF",
    "openai",
    "pydantic",
    "rendercv",
    "typst",
    "keyring",
    "python-docx",
)
_USEFUL_LANGUAGES = ("eng", "deu")


@dataclass(frozen=True)
class Finding:
    """One line: what was looked at, whether it is well, what was found, and what to do if not."""

    topic: str
    ok: bool
    found: str
    advice: str = ""
    broken: bool = False
    """Data is damaged: the doctor's exit code says so, for who asks by a script."""


def examine(folder: DataFolder, *, resources: Path) -> tuple[Finding, ...]:
    """Look at everything. Takes up to some seconds; changes nothing and uses no network."""
    looks: tuple[Callable[[], Finding], ...] = (
        _versions,
        _libraries,
        _tesseract,
        _keychain,
        lambda: _fonts(resources),
        _sandbox,
        lambda: _store(folder),
        lambda: _running(folder),
        lambda: _space(folder),
    )
    return tuple(look() for look in looks)


def _finding(topic: str, ok: bool, found: str, advice: str = "", broken: bool = False) -> Finding:
    """A finding; what is well needs no advice."""
    return Finding(topic, ok, found, "" if ok else advice, broken)


def _versions() -> Finding:
    found = (
        f"Interview App {__version__}, Python {platform.python_version()}, "
        f"{platform.system()} {platform.machine()}"
    )
    return _finding("app", sys.version_info >= (3, 11), found, _("Install Python 3.11 or newer."))


def _libraries() -> Finding:
    found: list[str] = []
    missing: list[str] = []
    for name in _LIBRARIES:
        try:
            found.append(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:
            missing.append(name)
    advice = _("Missing: {names}. Install the app again.").format(names=", ".join(missing))
    return _finding("libraries", not missing, ", ".join(found), advice)


def _tesseract() -> Finding:
    program = shutil.which("tesseract")
    if program is None:
        advice = _(
            "Scanned documents cannot be read. Install tesseract: `brew install tesseract` or "
            "your package manager."
        )
        return _finding("ocr", False, _("tesseract is not installed"), advice)
    lines = _output([program, "--version"]).splitlines()
    languages = [
        line.strip() for line in _output([program, "--list-langs"]).splitlines()[1:] if line.strip()
    ]
    missing = [language for language in _USEFUL_LANGUAGES if language not in languages]
    advice = _("Languages not installed: {names}. Add them to tesseract.").format(
        names=", ".join(missing)
    )
    found = f"{lines[0] if lines else 'tesseract'} ({', '.join(languages)})"
    return _finding("ocr", not missing, found, advice)


def _output(command: list[str]) -> str:
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=_SECONDS, check=False, errors="replace"
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout or done.stderr


def _keychain() -> Finding:
    backend = keychain()
    keys = ApiKeys(backend=None)
    from_environment = [provider for provider in PROVIDERS if keys.find(provider) is not None]
    found = backend_name(backend)
    if from_environment:
        found += " " + _("(from the environment: {names})").format(
            names=", ".join(from_environment)
        )
    advice = _(
        "Keys are kept for one run only. Set them in the environment, or log in to a desktop "
        "with a keychain."
    )
    return _finding("keychain", backend is not None, found, advice)


def _fonts(resources: Path) -> Finding:
    fonts = sorted(
        path.name
        for path in (resources / "fonts").rglob("*")
        if path.suffix.lower() in (".ttf", ".otf")
    )
    found = _("{n} bundled").format(n=len(fonts))
    return _finding("fonts", bool(fonts), found, _("Install the app again."))


def _sandbox() -> Finding:
    """Start a reading worker and ask it which locks hold."""
    topic = "document worker"
    held = sandbox.sandbox_status()
    if not held:
        return _finding(topic, False, _("it does not start"), _("Install the app again."))
    sealed = unsealed.holds(held)
    found = ", ".join(f"{lock} {'on' if on else 'off'}" for lock, on in held.items())
    advice = _(
        "The system gives the reader no seal, so documents are not read. Update it if you can, or "
        "say once with --read-unsealed that you want them read all the same."
    )
    if unsealed.is_permitted():
        advice = _("Documents are read without a seal, as you said. Update the system if you can.")
    return _finding(topic, sealed, found, advice)


def _store(folder: DataFolder) -> Finding:
    topic = "store"
    try:
        with open_for_reading(folder) as store:
            checked = store.verify()
            backups = len(store.backups.all())
    except StoreMissing as error:
        fresh = not folder.backups.exists() and not folder.blobs.exists()
        return _finding(topic, fresh, _("no data yet"), error.sentence)
    except StoreError as error:
        damaged = isinstance(error, StoreDamaged)
        return _finding(topic, False, error.code, error.sentence, broken=damaged)
    found = _(
        "{events} events, {records} record versions, {blobs} documents, {backups} backups"
    ).format(events=checked.events, records=checked.records, blobs=checked.blobs, backups=backups)
    advice = _("{n} faults. Bring back the newest backup with `interview-app restore`.").format(
        n=len(checked.faults)
    )
    return _finding(topic, checked.whole, found, advice, broken=not checked.whole)


def _running(folder: DataFolder) -> Finding:
    """Whether a window is open; looked at only where a lock file lies, so that nothing is made."""
    topic = "running"
    if not folder.lock.exists():
        return _finding(topic, True, _("not open"))
    lock = Lock(folder.lock)
    try:
        lock.take()
    except AlreadyRunning:
        return _finding(topic, True, _("open now"))
    except StoreError as error:
        return _finding(topic, False, error.code, error.sentence)
    lock.release()
    return _finding(topic, True, _("not open"))


def _space(folder: DataFolder) -> Finding:
    place = next(path for path in (folder.root, *folder.root.parents) if path.exists())
    free = shutil.disk_usage(place).free
    advice = _("The disk is nearly full. Free some space before you go on.")
    found = _("{n} MB free").format(n=free // 1024**2)
    return _finding("disk", free >= LITTLE_SPACE_BYTES, found, advice)


def report(findings: tuple[Finding, ...]) -> str:
    """The findings as text, a line each."""
    lines = [f"{'ok     ' if one.ok else 'warning'}  {one.topic}: {one.found}" for one in findings]
    advice = [
        f"         {one.topic}: {one.advice}" for one in findings if not one.ok and one.advice
    ]
    return "\n".join([*lines, *advice]) + "\n"
