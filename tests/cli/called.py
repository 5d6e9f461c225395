"""The command line called in this process, its border included: exit code and both streams as bytes.

What only a process of its own shows (streams closed, the end of the interpreter, a window beside
it) is test_any_call.py's matter; to start one costs a second of processor time each.
"""

import io
import subprocess
import sys

import pytest
from keyring.backends.null import Keyring

from interview_app.__main__ import main
from tests.logs_as_before import logs_as_before


def called(*arguments: str, typed: bytes = b"") -> "subprocess.CompletedProcess[bytes]":
    """Call the program with a keychain that holds nothing; `typed` is what stdin has."""
    said = {name: io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for name in ("stdout", "stderr")}
    with logs_as_before(), pytest.MonkeyPatch.context() as patched:
        patched.setattr(sys, "argv", ["interview-app", *arguments])
        patched.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8"))
        patched.setattr("keyring.core._keyring_backend", Keyring())
        for name, stream in said.items():
            patched.setattr(sys, name, stream)
        code: object = 0
        try:
            main()
        except SystemExit as ended:
            code = ended.code or 0
    out, err = (stream.detach().getvalue() for stream in said.values())  # type: ignore[attr-defined]
    assert isinstance(code, int), "a sentence belongs on stderr, with exit 1"
    return subprocess.CompletedProcess(arguments, code, out, err)
