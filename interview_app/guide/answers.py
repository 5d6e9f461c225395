"""Answers to slots turned into values; what cannot be read is asked once more, never guessed."""

import re
from collections.abc import Callable
from typing import Any

from interview_app.guide import amounts, fields, headcount
from interview_app.guide.acts import Answered
from interview_app.guide.as_read import as_read
from interview_app.guide.flow import Flow, Words
from interview_app.guide.hearing import asides, goals, jobs, papers, persons, schools, tongues
from interview_app.guide.hearing.frames import bare, first_date, name_in, timed
from interview_app.guide.hearing.names import is_name
from interview_app.guide.hearing.stories import Story, parts
from interview_app.guide.hearing.times_alone import tells_still_there
from interview_app.guide.slots import TOLD_BY_NO_YES
from interview_app.guide.talk import Talk
from interview_app.guide.understanding import Intent, tells_none, understand


def understood(flow: Flow, answer: Answered) -> bool:
    """Whether an answer to a slot could be read."""
    words = flow.words
    text = as_read(answer, words)
    kind = flow.slot(answer.path).kind
    if kind in TOLD_BY_NO_YES and understand(text, flow, paths=()).intent is Intent.AGREE:
        return False  # "yes" tells nothing
    match kind:
        case "email" | "phone" | "name" | "place":
            return _READERS[kind](text, words) is not None
        case "employer" | "post":
            return _names(kind, text)
        case "date":
            return fields.date(text) is not None
        case "end_date":
            return fields.end_date(text, words) is not None
        case "licences":
            return any(re.search(r"[^\W\d_]{2}", one) for one in papers.licences(text))
        case "languages":
            return bool(tongues.tongues(text))
        case "number" | "baseline":
            return tells_none(text) or _MEASURES[kind](text)
        case "period":
            return amounts.tells_time(text, words)
        case "reports":
            return headcount.tells_reports(text, words)
        case "people":
            return tells_none(text) or headcount.team_size(text, words, asked=True) is not None
    return True


_MEASURES: dict[str, Callable[[str], bool]] = {
    "number": amounts.has_number,
    "baseline": amounts.tells_how_much,
}


def _names(kind: str, text: str) -> bool:
    """Whether an answer names an employer, or a post."""
    if kind == "employer":
        return jobs.heard(text).organization is not None
    return jobs.heard(text, asked="title").title is not None and _post(text) is not None


def unread(flow: Flow, answer: Answered) -> bool:
    """Whether an answer says something that could not be read."""
    if answer.how != "answer" or understood(flow, answer):
        return False
    return understand(answer.text, flow, paths=()).intent is Intent.ANSWER


def told(talk: Talk, subject: str, path: str) -> str:
    """The words of an answer, "" when it was left out."""
    answer = talk.answer(subject, path)
    return answer.text if answer is not None and answer.how == "answer" else ""


def read(talk: Talk, subject: str, path: str) -> str:
    """The words of an answer as facts are looked for in them, "" when it was left out."""
    answer = talk.answer(subject, path)
    return as_read(answer, talk.flow.words) if answer is not None and answer.how == "answer" else ""


def value(talk: Talk, subject: str, path: str) -> Any:
    """The value of a slot in the form its record wants, as it was answered or as another answer
    told it; None when not known.
    """
    answer = talk.answer(subject, path)
    text = told(talk, subject, path)
    if (
        text
        and talk.flow.slot(path).kind in TOLD_BY_NO_YES
        and understand(text, talk.flow, paths=()).intent is Intent.AGREE
    ):
        text = ""  # a yes names nothing
    found = (
        _read(talk, path, as_read(answer, talk.flow.words)) if text and answer is not None else None
    )
    if found is None and (text or answer is None):
        return heard(talk, subject).get(path)
    return found


def _read(talk: Talk, path: str, text: str) -> Any:
    reader = _READERS.get(talk.flow.slot(path).kind)
    return reader(text, talk.flow.words) if reader is not None else text


def _employer(text: str) -> str | None:
    """The employer of an answer; its own words where nothing else is heard in them, None where they
    name a post alone.
    """
    job = jobs.heard(text)
    return job.organization or (
        text.strip() if job.title is None and is_name(text) and not _is_a_time(text) else None
    )


def _post(text: str) -> str | None:
    """The post of an answer, None where it holds no word, or tells when and not what."""
    if _is_a_time(text):
        return None
    post = jobs.heard(text, asked="title").title or name_in(bare(text)) or text.strip()
    if not is_name(post):
        return None
    return post if re.search(r"[^\W\d_]{2}", first_date(post)[0]) else None


def _is_a_time(text: str) -> bool:
    """Whether an answer says when somebody was there, and nothing else."""
    return tells_still_there(text) or re.search(r"[^\W\d_]{2}", timed(text).text) is None


_READERS: dict[str, Callable[[str, Words], Any]] = {
    "email": lambda text, _words: fields.email(text),
    "phone": lambda text, _words: fields.phone(text),
    "place": lambda text, _words: fields.home(persons.home(text) or text),
    "name": lambda text, _words: persons.name(text),
    "employer": lambda text, _words: _employer(text),
    "post": lambda text, _words: _post(text),
    "school": lambda text, _words: (
        schools.heard(text, asked="institution").institution or text.strip()
    ),
    "degree": lambda text, _words: schools.heard(text, asked="study_type").study_type,
    "date": lambda text, _words: timed(text).start or fields.date(text),
    "end_date": lambda text, words: timed(text).end or fields.end_date(text, words),
    "wishes": lambda text, _words: goals.heard(text).looking_for,
    "refusals": lambda text, _words: goals.refused(text),
    "towns": lambda text, _words: goals.towns(text),
    "licences": lambda text, _words: papers.licences(text),
    "languages": lambda text, _words: tongues.tongues(text),
    "list": lambda text, _words: fields.items(text),
}
"""By the kind of a slot, what makes its value of an answer; an answer of any other kind is its
value.
"""


def story(talk: Talk, subject: str) -> Story:
    """A story as it was told: each part by its own answer, else by the answer that told it along
    with another part.
    """
    situation, action, result = (
        told(talk, subject, f"story.{part}") for part in ("situation", "action", "result")
    )
    opened, done = parts(situation), parts(action)
    return Story(
        situation=opened.situation or (situation if action else ""),
        action=(action if result or not done.result else f"{done.situation} {done.action}".strip())
        or opened.action,
        result=result or done.result or opened.result,
    )


def heard(talk: Talk, subject: str) -> dict[str, Any]:
    """What the answers about a subject told beside what they were asked for, by slot; what was told
    later counts.
    """
    found: dict[str, Any] = {}
    for one in talk.of(Answered):
        if one.subject == subject and one.how == "answer":
            beside = asides.heard(one.path, as_read(one, talk.flow.words))
            found |= {
                path: known
                for path, known in beside.items()
                if path != one.path or path in asides.UNASKED
            }
    return found


def profile_with(data: dict[str, Any], talk: Talk, subject: str) -> dict[str, Any]:
    """A profile (`{"basics": …}`) with what the person told about this subject laid over it."""
    basics = dict(data.get("basics") or {})
    for name in ("name", "email", "phone"):
        if (found := value(talk, subject, f"contact.{name}")) is not None:
            basics[name] = found
    beside = heard(talk, subject)
    basics |= {
        name: beside[path]
        for name, path in (("label", asides.LABEL), ("url", asides.URL))
        if path in beside
    }
    if (place := value(talk, subject, "home.place")) is not None:
        basics["location"] = place.to_json()
    return {"basics": basics}
