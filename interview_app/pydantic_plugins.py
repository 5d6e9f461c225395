"""No plugins of pydantic, and no look for them: to be said before pydantic makes its first
model.
"""

import os
import sys
from types import ModuleType

_LOADER = "pydantic.plugin._loader"


def look_for_none() -> None:
    """WORKAROUND: even told that plugins are disabled, pydantic imports what would look for them:
    `importlib.metadata`, and with it half of `email` and `csv`, for each window, worker and
    command. A loader that finds none stands in its place; in a pydantic without that module it
    stands there unused. Who has asked for plugins in the environment gets them.
    """
    if (
        os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__") != "__all__"
        or _LOADER in sys.modules
    ):
        return
    loader = ModuleType(_LOADER, "Finds no plugins.")
    setattr(loader, "get_plugins", tuple)  # noqa: B010 - the type checker knows no such part
    sys.modules[_LOADER] = loader
