"""Answers to slots turned into values; what cannot be read is asked once more, never guessed."""

from typing import Any

from interview_app.guide import amounts, fields
from interview_app.guide.flow import Flow
from interview_app.guide.talk import Talk


def understood(flow: Flow, path: str, text: str) -> bool:
    """Whether an answer to this slot could be read."""
    words = flow.words
    match flow.slot(path).kind:
        case "email":
            return fields.email(text) is not None
        case "date":
            return fields.date(text) is not None
        case "end_date":
            return fields.end_date(text, words) is not None
        case "number":
            return amounts.has_number(text, words)
        case "people":
            return amounts.team_size(text, words, asked=True) is not None
    return True


def told(talk: Talk, subject: str, path: str) -> str:
    """The words of an answer, "" when it was left out."""
    answer = talk.answer(subject, path)
    return answer.text if answer is not None and answer.how == "answer" else ""


def value(talk: Talk, subject: str, path: str) -> Any:
    """The value of a slot in the form its record wants; None when it is not known."""
    text = told(talk, subject, path)
    if not text:
        return None
    match talk.flow.slot(path).kind:
        case "email":
            return fields.email(text)
        case "phone":
            return fields.phone(text) or text
        case "place":
            return fields.place(text)
        case "date":
            return fields.date(text)
        case "end_date":
            return fields.end_date(text, talk.flow.words)
        case "list":
            return fields.items(text)
    return text


def profile_with(data: dict[str, Any], talk: Talk, subject: str) -> dict[str, Any]:
    """A profile (`{"basics": …}`) with what the person told about this subject laid over it."""
    basics = dict(data.get("basics") or {})
    for name in ("name", "email", "phone"):
        if (found := value(talk, subject, f"contact.{name}")) is not None:
            basics[name] = found
    if (place := value(talk, subject, "home.place")) is not None:
        basics["location"] = place.to_json()
    return {"basics": basics}
