"""The two ends of what a model is asked: standing instructions first, what is known now last.

The texts are data in `resources/prompts` and are handed in; without any (the guide needs none)
there is neither. What changes from turn to turn stands behind the conversation, so that a provider
can reuse everything before it.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from interview_app.domain.known import Known
from interview_app.domain.offered_forms import printed
from interview_app.domain.records import DataType
from interview_app.interview.session_state import session_state
from interview_app.interview.withheld import NOTHING
from interview_app.llm.client import HistoryItem, StateItem, SystemItem

_FORM = re.compile(r"\{\{form (\w+)\}\}")
"""Where a text of ours has the form of a record printed."""
INTERVIEWER = "interviewer"
"""The key of the text that always stands first; a phase's own text stands under the phase's name.
"""


def conversation(
    prompts: Mapping[str, str],
    history: Iterable[HistoryItem],
    *,
    known: Known,
    language: str,
    hide: Callable[[Any], Any] = NOTHING.hide,
) -> tuple[HistoryItem, ...]:
    """Instructions, the conversation, and what is known as JSON data; the conversation alone
    without prompt texts. `hide` leaves out what is withheld.
    """
    parts = [prompts[key] for key in (INTERVIEWER, known.phase.value) if prompts.get(key)]
    if not parts:
        return tuple(history)
    text = _FORM.sub(lambda found: printed(DataType(found[1])), "\n\n".join(parts))
    state = json.dumps(hide(session_state(known, language)), ensure_ascii=False)
    # Values may come from documents: they must not be able to end the state and speak as
    # instructions.
    state = state.replace("<", "\\u003c").replace(">", "\\u003e")
    told = StateItem(text=f"<session_state>\n{state}\n</session_state>")
    return (SystemItem(text=text), *history, told)
