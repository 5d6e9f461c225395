"""The demo's pictures: the same scripted person at the real window, in a process of its own and
without a display.
"""

import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from interview_app import settings
from interview_app.domain.asks import Ask, MessageAsk
from interview_app.extraction.sealing.channel import own_command
from interview_app.paths import data_folder, resources
from interview_app.use_cases.interviews.scripted_person import END, Script, ScriptedPerson

_SECONDS = 300
"""The longest a tour may take."""


def take_in_child(person: str, out: Path) -> tuple[Path, ...]:
    """Take the pictures of this sample person's interview; none when the window cannot be opened
    here.
    """
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    for name in ("INTERVIEW_APP_HOME", "OPENAI_BASE_URL"):
        environment.pop(name, None)
    command = [
        *own_command("demo"),
        "--person",
        person,
        "--out",
        str(out.absolute()),
        "--pictures-only",
    ]
    try:
        subprocess.run(command, env=environment, capture_output=True, timeout=_SECONDS, check=True)
    except (OSError, subprocess.SubprocessError):
        return ()
    return tuple(sorted((out / "screenshots").glob("*.png")))


def take_here(script: Script, out: Path) -> tuple[Path, ...]:
    """Play and photograph in this process; needs Qt.

    Raises:
        TimeoutError: the interview stood still.
    """
    from interview_app.app import Life
    from interview_app.ui.window.tour import Answer, take_tour

    def make_answer() -> Answer:
        person = ScriptedPerson(script, resources() / "guide")

        def answer(ask: Ask) -> dict[str, Any] | None:
            ended = isinstance(ask, MessageAsk) and person.question(ask.text) == END
            return None if ended else person.answer(ask)

        return answer

    with tempfile.TemporaryDirectory(prefix="interview-app-demo-") as root:
        folder = data_folder(root)
        folder.create()
        settings.save(settings.Settings(language=script.language), folder.settings)
        return take_tour(
            lambda app: Life(app, folder), make_answer=make_answer, out=out / "screenshots"
        )
