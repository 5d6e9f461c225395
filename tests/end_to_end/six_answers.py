"""A leader that asks six things and follows from the history alone, so that it goes on after any
kill; and its channel.

Run as a program it is the headless channel of the product with this leader: real store, real
process.
"""

import json
import sys
from collections.abc import AsyncIterator

from interview_app.llm.client import (
    CallReady,
    LeaderItem,
    ResultItem,
    TextDelta,
    ToolCall,
    TurnDone,
    TurnEvent,
    TurnRequest,
)
from tests.interview.offers import PROFILE, TIMELINE

STEPS: tuple[tuple[str, dict[str, object]], ...] = (
    (
        "get_user_option",
        {
            "prompt": "How shall we begin?",
            "options": [{"id": "file", "label": "A file"}, {"id": "hand", "label": "By hand"}],
        },
    ),
    ("get_user_upload", {"uploadType": "resume", "prompt": "Your old résumé"}),
    ("submit_for_validation", {"dataType": "applicant_profile", "data": PROFILE}),
    ("submit_for_validation", {"dataType": "skeleton_timeline", "data": TIMELINE}),
    ("persist_data", {"dataType": "candidate_dossier", "data": {"looking_for": ["Head nurse"]}}),
    (
        "next_phase",
        {
            "reason": "Enough for now",
            "overrides": ["interviewed_one_experience", "one_card_generated"],
        },
    ),
)


class SixAnswers:
    """Asks the steps in order; when all have a result, it says so."""

    label = "Guided interview (no AI)"
    is_local = True

    async def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
        """The first step without a result."""
        asked = sum(len(item.calls) for item in request.history if isinstance(item, LeaderItem))
        answered = sum(isinstance(item, ResultItem) for item in request.history)
        assert asked == answered, "outputs go to the leader only when all calls are in"
        if asked < len(STEPS):
            name, arguments = STEPS[asked]
            yield TextDelta(text=f"Step {asked + 1}. ")
            yield CallReady(
                call=ToolCall(
                    call_id=f"call-{asked + 1}", name=name, arguments=json.dumps(arguments)
                )
            )
        else:
            yield TextDelta(text="That was all.")
        yield TurnDone()


if __name__ == "__main__":
    from interview_app.cli.headless import run

    raise SystemExit(run(data_dir=sys.argv[1], leader=SixAnswers()))
