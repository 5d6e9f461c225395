"""Years of care that somebody wants among their stations: their own words, and the times they told
of them.
"""

from typing import Any

from interview_app.guide.answers import told, value
from interview_app.guide.hearing.frames import timed
from interview_app.guide.jobs_told import CARE
from interview_app.guide.scene import Scene

_EMPLOYER = "job.organization"


def times(scene: Scene, subject: str) -> dict[str, str]:
    """The dates told along with years of care, by slot."""
    along = timed(told(scene.talk, subject, _EMPLOYER))
    return {
        path: date for path, date in (("stay.start", along.start), ("stay.end", along.end)) if date
    }


def station(scene: Scene, subject: str, words: str) -> dict[str, Any]:
    """Years of care as a station in the person's own words; {} where they rather leave it out."""
    chosen = scene.talk.choice(CARE, subject)
    if chosen is None or chosen.value != "yes":
        return {}
    along = times(scene, subject)
    dates = {
        path.split(".")[1]: value(scene.talk, subject, path) or along.get(path)
        for path in ("stay.start", "stay.end")
    }
    return {"title": words, **{name: date for name, date in dates.items() if date}}
