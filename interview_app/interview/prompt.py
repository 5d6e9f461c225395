"""The standing instructions of a turn, put together from the prompt texts and the state of the
session, bounded.

The texts are data in `resources/prompts` and are handed in; without any (the guide needs none)
there is no system text.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from interview_app.domain.known import Known
from interview_app.interview.projection import project
from interview_app.llm.client import ToolSpec

INTERVIEWER = "interviewer"
"""The key of the text that always stands first; a phase's own text stands under the phase's name.
"""

STATE_LIMIT = 6_000
"""Characters of session state in the system text at most."""


def _as_it_is(value: Any) -> Any:
    return value


def system_text(
    prompts: Mapping[str, str],
    *,
    known: Known,
    tools: Sequence[ToolSpec],
    language: str,
    hide: Callable[[Any], Any] = _as_it_is,
) -> str:
    """Instructions, then what is known as JSON data; empty without prompt texts. `hide` leaves out
    what is withheld.
    """
    parts = [prompts[key] for key in (INTERVIEWER, known.phase.value) if prompts.get(key)]
    if not parts:
        return ""
    told = hide(project(session_state(known, tools, language), limit=STATE_LIMIT))
    state = json.dumps(told, ensure_ascii=False)
    # Values may come from documents: they must not be able to end the state and speak as
    # instructions.
    state = state.replace("<", "\\u003c").replace(">", "\\u003e")
    return "\n\n".join([*parts, f"<session_state>\n{state}\n</session_state>"])


def session_state(known: Known, tools: Sequence[ToolSpec], language: str) -> dict[str, Any]:
    """What a leader should know without reading the whole history."""
    timeline = known.timeline
    return {
        "phase": known.phase.value,
        "language": language,
        "tools": [tool.name for tool in tools],
        "objectives": {
            objective.value: status.value for objective, status in known.objectives.items()
        },
        "missing": [objective.value for objective in known.missing()],
        "profile": known.profile.to_json() if known.profile else None,
        "entries": [
            {
                "id": job.id,
                "organization": job.organization,
                "title": job.title,
                "start": job.start,
                "end": job.end,
            }
            for job in (timeline.experiences if timeline else ())
        ],
        "education": [
            {"id": school.id, "institution": school.institution, "area": school.area}
            for school in (timeline.education if timeline else ())
        ],
        "cards": [
            {"id": card.id, "entry_id": card.entry_id, "raw_text": card.raw_text[:200]}
            for card in known.live_cards()
        ],
        "deepened_entries": list(known.deepened_entries),
        "files": [
            {
                "handle": one.handle,
                "mime": one.mime,
                "upload_type": one.upload_type,
                "read": one.read,
            }
            for one in known.attachments
        ],
        "dossier": known.dossier.to_json() if known.dossier else None,
        "writing_samples": len(known.samples),
    }
