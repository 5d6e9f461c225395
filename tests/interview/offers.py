"""What a scripted leader says in tests of the actor and of whole interviews: calls, and the records
they offer.
"""

import json
from typing import Any

from interview_app.llm.client import (
    ResultItem,
    TurnRequest,
)

OPTION = (
    '{"prompt": "Which?", "options": [{"id": "a", "label": "Ay"}, {"id": "b", "label": "Bee"}]}'
)
PROFILE = {"basics": {"name": "Mara Lindqvist", "email": "mara@example.org"}}
TIMELINE = {
    "experiences": [
        {
            "id": "exp-1",
            "organization": "St. Anne Hospital",
            "title": "Ward nurse",
            "start": "2019-03",
            "end": "present",
            "highlights": ["Cut medication errors from 12 to 3 a month", "Trained 8 new nurses"],
        }
    ]
}


def submit(data_type: str, data: dict[str, Any]) -> tuple[str, str]:
    return "submit_for_validation", json.dumps({"dataType": data_type, "data": data})


def persist(data_type: str, data: dict[str, Any], **more: Any) -> tuple[str, str]:
    return "persist_data", json.dumps({"dataType": data_type, "data": data, **more})


def results(request: TurnRequest) -> list[ResultItem]:
    return [item for item in request.history if isinstance(item, ResultItem)]
