"""No start looks for plugins of pydantic, or imports what would look for them."""

import os
import subprocess
import sys

import pytest

MODEL = """
import sys
from interview_app.pydantic_plugins import look_for_none
look_for_none()
from interview_app.domain.profile import ApplicantProfile
assert ApplicantProfile.model_validate({"basics": {"name": "Ada"}}).basics.name == "Ada"
print("importlib.metadata" in sys.modules)
"""


@pytest.mark.parametrize(("asked", "looked"), [(None, "False"), ("none-of-that-name", "True")])
def test_models_are_made_without_a_look_for_plugins(asked: str | None, looked: str) -> None:
    """But for somebody who says in the environment which plugins are not wanted, so that others may
    be.
    """
    environment = {
        name: value for name, value in os.environ.items() if name != "PYDANTIC_DISABLE_PLUGINS"
    }
    environment |= {"PYDANTIC_DISABLE_PLUGINS": asked} if asked is not None else {}
    done = subprocess.run(
        [sys.executable, "-c", MODEL], env=environment, capture_output=True, text=True, timeout=120
    )
    assert (done.stdout.strip(), done.stderr) == (looked, "")
