"""The context pack: what a model is told of a session, never over 12,000 characters (CONTRACT F5).

Compaction works on a copy and in a fixed order; what is stored is never touched.
"""

import copy
import json
from collections.abc import Callable
from typing import Any

from interview_app.domain.cv_session import CvSession
from interview_app.server.cv_data import text_of
from interview_app.server.readiness import readiness

SCHEMA = "cvgen.context_pack.v2"
MAX_CHARS = 12_000

Pack = dict[str, Any]


def context_pack(session: CvSession, phase: str, *, max_chars: int = MAX_CHARS) -> Pack:
    """The pack of a phase: `schema, phase, session, readiness, cv_data, …, limits`; its JSON is at
    most `max_chars` long.
    """
    pack = _whole(session, phase)
    truncated: list[str] = []
    for field, compact in _STEPS:
        if size(_with_limits(pack, truncated, max_chars)) <= max_chars:
            break
        if compact(pack):
            truncated.append(field)
    pack = _with_limits(pack, truncated, max_chars)
    if size(pack) > max_chars:
        pack = _with_limits(_cut_to_fit(pack, max_chars), [*truncated, "cv_data"], max_chars)
    final = size(pack)
    # Writing the size down may change it by a digit.
    pack["limits"]["final_size"] = final
    pack["limits"]["final_size"] = size(pack)
    return pack


def size(pack: Pack) -> int:
    """Characters of the pack as JSON, the form in which it is handed over."""
    return len(json.dumps(pack, ensure_ascii=False))


def _whole(session: CvSession, phase: str) -> Pack:
    metadata = copy.deepcopy(session.metadata)
    pack: Pack = {
        "schema": SCHEMA,
        "phase": phase,
        "session": {
            "session_id": session.id,
            "version": session.version,
            "expires_at": session.expires,
        },
        "readiness": readiness(session),
        "cv_data": copy.deepcopy(session.cv_data),
        "recent_events": copy.deepcopy(list(session.event_log)),
    }
    if phase == "preparation":
        pack["docx_prefill_unconfirmed"] = metadata.get("docx_prefill_unconfirmed")
    if phase in ("preparation", "confirmation"):
        pack["proposal_history"] = metadata.get("proposal_history", [])
    pack["job_posting"] = metadata.get("job_posting_text", "")
    return pack


def _with_limits(pack: Pack, truncated: list[str], max_chars: int) -> Pack:
    note = "Shortened for size; stored data is complete." if truncated else "Complete."
    limits = {
        "truncated_fields": list(truncated),
        "final_size": max_chars,
        "max_chars": max_chars,
        "note": note,
    }
    return {**pack, "limits": limits}


def _drop_proposals(pack: Pack) -> bool:
    had = bool(pack.get("proposal_history"))
    if had:
        pack["proposal_history"] = []
    return had


def _cut_posting(pack: Pack) -> bool:
    return _cut_text(pack, "job_posting", 6_000)


def _cut_events(pack: Pack) -> bool:
    if len(pack["recent_events"]) <= 15:
        return False
    pack["recent_events"] = pack["recent_events"][-15:]
    return True


def _cut_work(pack: Pack) -> bool:
    done = False
    for cv in _cvs(pack):
        for job in _dicts(cv.get("work_experience")):
            lines = job.get("bullets")
            short = (
                [_shorter(str(line), 140) for line in lines[:2]]
                if isinstance(lines, list)
                else lines
            )
            done |= short != lines
            if lines is not None:
                job["bullets"] = short
    return done


def _cut_education(pack: Pack) -> bool:
    done = False
    for cv in _cvs(pack):
        for school in _dicts(cv.get("education")):
            if school.pop("details", None):
                done = True
    return done


def _cut_list(field: str, *, items: int, characters: int) -> Callable[[Pack], bool]:
    def cut(pack: Pack) -> bool:
        done = False
        for cv in _cvs(pack):
            lines = cv.get(field)
            if isinstance(lines, list):
                short = [_shorter(text_of(line), characters) for line in lines[:items]]
                done |= short != lines
                cv[field] = short
        return done

    return cut


def _cut_interests(pack: Pack) -> bool:
    done = [_cut_text(cv, "interests", 320) for cv in _cvs(pack)]
    return any(done)


_STEPS: tuple[tuple[str, Callable[[Pack], bool]], ...] = (
    ("proposal_history", _drop_proposals),
    ("job_posting", _cut_posting),
    ("recent_events", _cut_events),
    ("work_experience", _cut_work),
    ("education", _cut_education),
    ("it_ai_skills", _cut_list("it_ai_skills", items=8, characters=70)),
    ("languages", _cut_list("languages", items=5, characters=60)),
    ("interests", _cut_interests),
)
"""The order of compaction (CONTRACT F5)."""


def _cvs(pack: Pack) -> list[dict[str, Any]]:
    return _dicts([pack.get("cv_data"), pack.get("docx_prefill_unconfirmed")])


def _dicts(values: object) -> list[dict[str, Any]]:
    return (
        [value for value in values if isinstance(value, dict)] if isinstance(values, list) else []
    )


def _cut_text(holder: dict[str, Any], key: str, limit: int) -> bool:
    text = holder.get(key)
    if not isinstance(text, str) or len(text) <= limit:
        return False
    holder[key] = _shorter(text, limit)
    return True


def _shorter(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def _cut_to_fit(pack: Pack, max_chars: int) -> Pack:
    """For what no reasonable session holds: every text and list is halved until the whole fits."""
    longest_text, longest_list = 1_000, 12
    while True:
        small = {key: _bounded(value, longest_text, longest_list) for key, value in pack.items()}
        # The head of the pack is small by itself and stays whole.
        small |= {key: pack[key] for key in ("schema", "phase", "session", "limits")}
        if size(small) + 40 <= max_chars or longest_text == 0:
            return small
        longest_text, longest_list = longest_text // 2, max(0, longest_list - 2)


def _bounded(value: Any, longest_text: int, longest_list: int) -> Any:
    if isinstance(value, str):
        return _shorter(value, longest_text) if longest_text else ""
    if isinstance(value, list):
        return [_bounded(item, longest_text, longest_list) for item in value[:longest_list]]
    if isinstance(value, dict):
        return {
            key: _bounded(item, longest_text, longest_list)
            for key, item in list(value.items())[:40]
        }
    return value
