"""Where a bundle starts. It stands outside the package so that the package is imported by its name,
as everywhere.
"""

import multiprocessing
import os
import sys

from interview_app.__main__ import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    if sys.platform == "linux":
        # The desktop's own file dialogs and dark mode, asked of its portal: a bundle carries no GTK
        # (build_app.spec).
        # Where there is no portal, Qt shows its own.
        os.environ.setdefault("QT_QPA_PLATFORMTHEME", "xdgdesktopportal")
    main()
