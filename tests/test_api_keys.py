"""Keys: the keychain, else the environment, else memory with a note; never a file, never shown
(DESIGN 2, issue 4.4).
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import keyring.backend
import keyring.backends.chainer
import keyring.backends.fail
import keyring.backends.null
import pytest
from keyring.compat import properties
from keyring.errors import KeyringLocked

from interview_app.api_keys import PROVIDERS, ApiKeys, KeySource, acceptable
from interview_app.errors import KeyStoreError

PLANTED = "sk-planted-5f3a9c77"


class InMemory(keyring.backend.KeyringBackend):
    """A keychain that keeps what it is given, or refuses as told."""

    priority = 0.1  # type: ignore[assignment]
    viable = False
    """Else whoever looks for the keychain of this machine finds it, and the keys of another test."""

    def __init__(self, *, refuses: Exception | None = None) -> None:
        super().__init__()
        self.kept: dict[tuple[str, str], str] = {}
        self.refuses = refuses

    def _check(self) -> None:
        if self.refuses is not None:
            raise self.refuses

    def get_password(self, service: str, username: str) -> str | None:
        self._check()
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self._check()
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        self._check()
        del self.kept[service, username]


class PlaintextKeyring(InMemory):
    """Named as those that store plainly are."""


def test_a_key_is_kept_in_the_keychain_and_wins_over_the_environment() -> None:
    """Keychain, else environment."""
    keys = ApiKeys(backend=InMemory(), environ={"OPENAI_API_KEY": "from-environment"})
    found = keys.find("openai")
    assert found is not None
    assert (found.source, found.variable) == (KeySource.ENVIRONMENT, "OPENAI_API_KEY")
    assert keys.keep("openai", f" {PLANTED}\n").source is KeySource.KEYCHAIN
    found = keys.find("openai")
    assert found is not None
    assert (found.value, found.source) == (PLANTED, KeySource.KEYCHAIN)
    assert PLANTED not in repr(found) + str(keys.status("openai"))
    assert keys.forget("openai")
    assert not keys.forget("openai")
    assert keys.status("openai").note == "The key comes from OPENAI_API_KEY and is changed there."


def test_without_a_keychain_a_key_lives_for_this_run_and_says_so() -> None:
    """Else memory for this run, with a visible note; nothing of it is written."""
    keys = ApiKeys(backend=None, environ={})
    status = keys.keep("groq", PLANTED)
    assert status.source is KeySource.MEMORY
    assert "this run only" in status.note
    assert ApiKeys(backend=None, environ={}).find("groq") is None
    assert keys.forget("groq")


class Asking(InMemory):
    """A keychain that opens a window of its own as soon as it is spoken to."""

    asked = 0

    @properties.classproperty
    def priority(cls) -> float:  # type: ignore[override]  # keyring's own way
        raise RuntimeError("nobody but a test takes this one")

    def _check(self) -> None:
        self.asked += 1


Asking.__module__ = "keyring.backends.kwallet"


def test_a_keychain_that_would_ask_is_not_opened_to_look() -> None:
    """It is not known, and said so; what lies elsewhere is told; only who uses the key is asked."""
    backend = Asking()
    keys = ApiKeys(backend=backend, environ={"GROQ_API_KEY": "from-environment"})
    status = keys.status("openai")
    assert (status.source, status.unknown) == (None, True)
    assert "locked" in status.note
    assert keys.status("groq").source is KeySource.ENVIRONMENT
    found = keys.looking().find("openai")
    assert found is not None, "it may be there"
    assert backend.asked == 0
    backend.kept["Interview App", "openai"] = PLANTED
    used = keys.find("openai")
    assert used is not None
    assert (used.value, backend.asked) == (PLANTED, 1)


def test_a_keychain_that_asks_nobody_is_simply_looked_into() -> None:
    """A Mac gives an app its own keys; what is not there is not made up by looking."""
    keys = ApiKeys(backend=InMemory(), environ={})
    assert keys.looking().find("openai") is None
    assert keys.status("openai").unknown is False
    keys.keep("openai", PLANTED)
    assert keys.status("openai").source is KeySource.KEYCHAIN


def test_google_is_found_under_both_of_its_variables() -> None:
    """Google (also GEMINI_API_KEY); the first one of the table first."""
    found = ApiKeys(backend=None, environ={"GEMINI_API_KEY": "b"}).find("google")
    assert found is not None
    assert found.variable == "GEMINI_API_KEY"
    both = ApiKeys(backend=None, environ={"GEMINI_API_KEY": "b", "GOOGLE_API_KEY": "a"}).find(
        "google"
    )
    assert both is not None
    assert both.value == "a"


@pytest.mark.parametrize(
    "backend",
    [keyring.backends.null.Keyring(), keyring.backends.fail.Keyring(), PlaintextKeyring()],
)
def test_backends_that_swallow_or_store_plainly_are_refused(
    backend: keyring.backend.KeyringBackend,
) -> None:
    """DESIGN 2: `keyrings.alt`, `null`, `fail` and plaintext backends are refused."""
    assert acceptable(backend) is None


def test_backends_of_keyrings_alt_are_refused_by_where_they_come_from() -> None:
    """Whatever its classes are called."""
    kind = type("Windows", (InMemory,), {"__module__": "keyrings.alt.file"})
    assert acceptable(kind()) is None


def test_a_chain_is_looked_through_for_a_good_one() -> None:
    """The chainer would write to whichever comes first; we take the first good one itself."""
    good = InMemory()

    class Chain(InMemory):
        backends = (PlaintextKeyring(), keyring.backends.null.Keyring(), good)

    assert acceptable(Chain()) is good


@pytest.mark.parametrize("refuses", [KeyringLocked(PLANTED), RuntimeError(PLANTED)])
def test_a_locked_or_broken_keychain_is_a_sentence_without_the_key(refuses: Exception) -> None:
    """A planted key is found in no error text, nor in what the error carries along."""
    keys = ApiKeys(backend=InMemory(refuses=refuses), environ={})
    with pytest.raises(KeyStoreError) as told:
        keys.keep("openai", PLANTED)
    assert PLANTED not in str(told.value)
    assert told.value.__cause__ is None
    with pytest.raises(KeyStoreError):
        keys.status("openai")


@pytest.mark.parametrize("value", ["", "  ", "two words", "a\x00b"])
def test_what_cannot_be_a_key_is_refused(value: str) -> None:
    """A pasted sentence or nothing at all is told at once and not at the first request."""
    with pytest.raises(KeyStoreError):
        ApiKeys(backend=InMemory(), environ={}).keep("openai", value)


def test_a_provider_nobody_knows_is_told() -> None:
    """The sentence names those there are."""
    with pytest.raises(KeyStoreError, match="openai"):
        ApiKeys(backend=None, environ={}).find("nobody")
    assert set(PROVIDERS) >= {"openai", "anthropic", "google", "groq", "deepseek", "other"}


def run(
    *arguments: str, typed: str = "", environ: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "interview_app", *arguments]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, env=environ, check=False
    )


def test_on_a_machine_without_a_keychain_the_command_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """`key set` cannot keep a key there: exit 1, one line, the variable to set; nothing is written
    anywhere.
    """
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.null.Keyring")
    done = run("key", "set", "openai", typed=PLANTED)
    assert (done.returncode, done.stdout) == (1, "")
    assert "OPENAI_API_KEY" in done.stderr
    assert done.stderr.count("\n") == 1
    assert PLANTED not in done.stderr
    written = [path for path in Path(os.environ["HOME"]).parent.rglob("*") if path.is_file()]
    assert not [path for path in written if PLANTED.encode() in path.read_bytes()]
    monkeypatch.setenv("OPENAI_API_KEY", PLANTED)
    status = run("key", "status", "openai", "--json")
    assert json.loads(status.stdout)["source"] == "environment"
    assert PLANTED not in status.stdout + status.stderr
    assert run("key", "status", "nobody").returncode == 2


SECRET_SERVICE = """
set -e
printf 'password\\n' | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1
"$0" -m interview_app key status openai
printf '%s\\n' "$PLANT" | "$0" -m interview_app key set openai
"$0" -m interview_app key status openai --json
"$0" -m interview_app doctor | grep keychain
"$0" -m interview_app delete-everything --yes --json
"$0" -m interview_app key status openai
"""
LOCKED_SERVICE = """
set -e
status() { "$0" -m interview_app key status openai --json; }
look() { "$0" -c 'from interview_app.api_keys import api_keys; print(api_keys().looking().find("openai") is not None)'; }
gnome-keyring-daemon --start --components=secrets >/dev/null 2>&1
status
look
"$0" -c 'import secretstorage; print([one.get_label() for one in secretstorage.get_all_collections(secretstorage.dbus_init())])'
printf 'password\n' | gnome-keyring-daemon --replace --unlock --components=secrets >/dev/null 2>&1
printf '%s\n' "$PLANT" | "$0" -m interview_app key set openai >&2
"$0" -c 'import secretstorage; secretstorage.get_default_collection(secretstorage.dbus_init()).lock()'
status
look
"$0" -m interview_app key status groq --json
"""
"""A desktop without a keychain, then one whose keychain is locked. A prompt would never be answered
here.
"""
_PROGRAMS = ("dbus-run-session", "gnome-keyring-daemon")
needs_a_desktop = pytest.mark.skipif(
    not all(map(shutil.which, _PROGRAMS)),
    reason=f"needs {' and '.join(_PROGRAMS)} (Debian: apt install dbus gnome-keyring)",
)


def on_a_desktop(script: str, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    """What a shell script says within a session of its own, with no keychain of whoever runs this
    in reach.
    """
    environ = {
        **os.environ,
        "PLANT": PLANTED,
        "XDG_RUNTIME_DIR": str(tmp_path / "run"),
        "TMPDIR": str(tmp_path),
    }
    environ.pop("PYTHON_KEYRING_BACKEND", None)
    (tmp_path / "run").mkdir(mode=0o700)
    command = ["dbus-run-session", "--", "bash", "-c", script, sys.executable]
    done = subprocess.run(
        command, capture_output=True, text=True, env=environ, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done


@needs_a_desktop
def test_looking_for_a_key_asks_for_no_password_and_makes_no_keychain(tmp_path: Path) -> None:
    """Issue 4.4, on a Linux desktop: who opens Settings or the Résumés room sees where keys lie and
    is asked for nothing.
    """
    done = on_a_desktop(LOCKED_SERVICE, tmp_path)
    none, not_seen, keychains, locked, seen, other = done.stdout.splitlines()
    assert json.loads(none)["source"] is None
    assert not_seen == "False"
    assert "Default" not in keychains, "none was made"
    assert json.loads(locked)["source"] == "keychain", (
        "what it is filed under is read while it is locked"
    )
    assert seen == "True"
    assert json.loads(other)["source"] is None
    assert "locked" in json.loads(other)["note"]
    assert PLANTED not in done.stdout + done.stderr


@needs_a_desktop
def test_a_real_secret_service_keeps_the_key_and_delete_everything_removes_it(
    tmp_path: Path,
) -> None:
    """Issue 4.4: dbus-run-session and gnome-keyring; set in one process, seen in another, in no
    file in the clear.
    """
    done = on_a_desktop(SECRET_SERVICE, tmp_path)
    lines = done.stdout.splitlines()
    assert lines[0] == "openai: no key."
    assert lines[1] == "openai: a key is there (keychain)."
    assert json.loads(lines[2])["source"] == "keychain"
    assert "SecretService" in lines[3]
    assert json.loads(lines[4])["keys"] == ["openai"]
    assert lines[5] == "openai: no key."
    assert PLANTED not in done.stdout + done.stderr
    written = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert not [path for path in written if PLANTED.encode() in path.read_bytes()]


class Swallowing(InMemory):
    """A keychain that takes what it is given and keeps nothing, or something else."""

    def __init__(self, *, keeps: str | None) -> None:
        super().__init__()
        self._keeps = keeps

    def get_password(self, service: str, username: str) -> str | None:
        return self._keeps


@pytest.mark.parametrize("keeps", [None, "another"])
def test_a_keychain_that_swallows_a_key_is_told(keeps: str | None) -> None:
    """A key is looked for right after it was kept: a paid provider must not be found without it in
    mid-interview.
    """
    with pytest.raises(KeyStoreError, match="did not keep the key") as told:
        ApiKeys(backend=Swallowing(keeps=keeps), environ={}).keep("groq", PLANTED)
    assert PLANTED not in str(told.value)


def test_a_key_that_went_into_the_keychain_or_was_forgotten_is_in_memory_no_more() -> None:
    """One kept for this run before there was a keychain must not come back when the one in the
    keychain is deleted.
    """
    memory = {"groq": "older"}
    keys = ApiKeys(backend=InMemory(), environ={}, memory=memory)
    keys.keep("groq", PLANTED)
    assert memory == {}
    assert keys.forget("groq")
    assert keys.find("groq") is None
    for_this_run = ApiKeys(backend=None, environ={}, memory={"groq": PLANTED})
    assert for_this_run.forget("groq")
    assert for_this_run.find("groq") is None
