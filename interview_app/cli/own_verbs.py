"""The verbs with which the app starts its own processes: looked at before anything else is
imported.

A worker is waited for, so it never loads the command line, and looks for no garbage among what its
imports make.
"""

import gc
import importlib
import sys
from typing import Any

from interview_app.pydantic_plugins import look_for_none

VERBS = {
    "--parse-worker": "interview_app.extraction.process.worker",
    "--ocr-worker": "interview_app.extraction.recognition.ocr_worker",
    "--render-worker": "interview_app.rendering.worker",
}


def run_own_verb() -> None:
    """Run the worker that this process was started as, and end with it; return when it was started
    as none.
    """
    look_for_none()
    if len(sys.argv) > 1 and sys.argv[1] in VERBS:
        start(VERBS[sys.argv[1]])


def start(module: str, **arguments: Any) -> None:
    """Import a module, call its `run` and end with what it returns."""
    # What an import makes stays: to look through it for garbage again and again is a tenth of the
    # start.
    gc.disable()
    run = importlib.import_module(module).run
    gc.freeze()
    gc.enable()
    raise SystemExit(run(**arguments))
