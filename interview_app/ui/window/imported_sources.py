"""What PySide6 reads of each module that is imported after it, and need not."""

import linecache
import sys


def read_no_sources() -> None:
    """WORKAROUND: PySide6 reads the source of each module that is imported after it, and Python's
    `linecache` keeps it: 12 MB and a fifth of the start, only to learn whether the module says
    `from __future__ import …`. None of ours does. It is loaded here, so that nothing comes between.
    """
    import PySide6.QtCore  # noqa: F401 - it brings the feature along

    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        setattr(feature, "_mod_uses_pyside", lambda _module: False)  # noqa: B010 - the type checker knows no such part
    linecache.clearcache()
