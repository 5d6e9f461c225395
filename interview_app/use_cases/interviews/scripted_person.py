"""A scripted person goes through the whole interview with the real actor, store and reader
(CONTRACT E2).
"""

import queue
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from interview_app.domain.asks import MessageAsk, OptionAsk, PhaseAsk, ReviewAsk, UploadAsk
from interview_app.domain.known import Known
from interview_app.domain.yaml_text import read_yaml
from interview_app.errors import Bug, PersonCanMend
from interview_app.guide.course import load
from interview_app.i18n import _, language
from interview_app.messages import interview as messages
from interview_app.paths import DataFolder
from interview_app.use_cases.interviews.parts import Interview

END = "stopped"
"""The text by which the interview ends."""
_SILENCE = 120.0
"""Seconds without any message after which the demo is given up."""
_MOST_ANSWERS = 200


@dataclass(frozen=True, kw_only=True)
class Script:
    """A person's answers by question: fields of the story (`result`), choices (the text id of their
    prompt) and forms (the type of their data, with what is filled in).
    """

    person: str
    language: str
    document: Path
    posting: Path
    answers: Mapping[str, Any]

    @classmethod
    def load(cls, path: Path) -> "Script":
        """The script of a `*.answers.yaml`; its files lie beside it."""
        data = read_yaml(path.read_text(encoding="utf-8"), name=path.name, refused=Bug)
        return cls(
            person=data["person"],
            language=data["language"],
            document=path.parent / data["document"],
            posting=path.parent / data["posting"],
            answers=data["answers"],
        )


@dataclass
class Played:
    """What came of it: the conversation as (author, text), what was answered without a script, what
    is known at the end.
    """

    script: Script
    known: Known = field(default_factory=Known)
    conversation: list[tuple[str, str]] = field(default_factory=list)
    unscripted: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


class ScriptedPerson:
    """Recognises the guide's questions by their fields and texts and answers as the script says."""

    def __init__(self, script: Script, guide_folder: Path) -> None:
        self._script = script
        self._left = {
            key: list(one) if isinstance(one, list) else [one]
            for key, one in script.answers.items()
        }
        self._patterns = tuple(_patterns(load(guide_folder).speech(language()).texts))
        self.unscripted: list[str] = []

    def question(self, text: str) -> str:
        """The text id whose words a message ends with, "" when it is none of the guide's."""
        hits = [
            (hit.start(), key)
            for key, pattern in self._patterns
            if (hit := pattern.search(text)) is not None
        ]
        return max(hits, default=(0, ""))[1]

    def answer(
        self, ask: OptionAsk | UploadAsk | ReviewAsk | PhaseAsk | MessageAsk
    ) -> dict[str, Any]:
        """The answer in the shape of CONTRACT E11."""
        match ask:
            case OptionAsk(prompt=prompt):
                return self._choose(ask, str(self._next(self.question(prompt))))
            case UploadAsk(upload_type=kind):
                return self._upload(kind)
            case ReviewAsk(data_type=data_type):
                filled = self._script.answers.get(data_type.value)
                data = {**ask.data, **filled} if isinstance(filled, dict) else ask.data
                return {"status": "approved", "data": data, "lookedAt": list(ask.marked)}
            case PhaseAsk():
                return {"decision": "approved"}
        said = self._next(ask.field or self.question(ask.text).removeprefix("ask_"))
        return said if isinstance(said, dict) else {"text": str(said)}

    def _upload(self, kind: str) -> dict[str, Any]:
        if kind != "writing_sample":
            return {"paths": [str(self._script.document)]}
        sample = self._script.answers.get("sample_document")
        if not sample:
            return {"skipped": True}
        return {"paths": [str(self._script.document.parent / sample)]}

    def _next(self, key: str) -> Any:
        left = self._left.get(key)
        if not left:
            self.unscripted.append(key)
            return "skip"
        return left.pop(0) if len(left) > 1 else left[0]

    def _choose(self, ask: OptionAsk, wanted: str) -> dict[str, Any]:
        for option in ask.options:
            if option.id == wanted or wanted.casefold() in option.label.casefold():
                return {"selectedIds": [option.id]}
        return {"selectedIds": [], "otherText": wanted}


_QUESTIONS = ("begin", "ask_", "stopped")
"""How ids of texts begin that ask, beside those that end with `_prompt`."""


def _patterns(texts: Mapping[str, str]) -> Iterator[tuple[str, re.Pattern[str]]]:
    for key, text in texts.items():
        if key.endswith("_prompt") or key.startswith(("role_prompt", *_QUESTIONS)):
            parts = (re.escape(part) for part in re.split(r"\{\w+\}", text))
            yield key, re.compile(".+?".join(parts), re.DOTALL)


def play(
    folder: DataFolder,
    script: Script,
    *,
    guide_folder: Path,
    on_progress: Callable[[str], object] = lambda sentence: None,
    guide_only: bool = True,
) -> Played:
    """Play the whole interview in this (fresh) data folder.

    Args:
        folder: where store and originals go.
        script: the person.
        guide_folder: `resources/guide`.
        on_progress: called with a sentence at each step.
        guide_only: the guide leads; otherwise whoever the settings or the environment choose.

    Raises:
        StoreError: the folder cannot be used.
        PersonCanMend: the interview stood still.
    """
    inbox: queue.Queue[object] = queue.Queue()
    person, played = ScriptedPerson(script, guide_folder), Played(script)
    interview = Interview(folder, emit=inbox.put, guide_only=guide_only)
    try:
        interview.start()
        for _count in range(_MOST_ANSWERS):
            asked = _until_asked(inbox, played, on_progress)
            if isinstance(asked.ask, MessageAsk) and person.question(asked.ask.text) == END:
                break
            answer = person.answer(asked.ask)
            said = _in_words(asked, answer, on_progress)
            if said:
                played.conversation.append(("person", said))
            interview.post(messages.AskAnswered(token=asked.token, data=answer))
    finally:
        interview.post(messages.QuitRequested())
        interview.actor.join(_SILENCE)
        interview.close()
    played.unscripted = person.unscripted
    return played


def _until_asked(
    inbox: "queue.Queue[object]", played: Played, on_progress: Callable[[str], object]
) -> messages.AskPublished:
    while True:
        try:
            message = inbox.get(timeout=_SILENCE)
        except queue.Empty:
            raise PersonCanMend(
                _("The interview stands still. Run `interview-app doctor` to see why.")
            ) from None
        match message:
            case messages.AskPublished():
                return message
            case messages.MessageAdded(author="leader", text=text) if text:
                played.conversation.append(("leader", text))
            case messages.KnownChanged(known=known):
                played.known = known
            case messages.PhaseChanged(phase=phase):
                on_progress(_("Phase: {phase}").format(phase=phase.value))
            case messages.ErrorTold(message=sentence):
                played.errors.append(sentence)
                on_progress(sentence)


def _in_words(
    asked: messages.AskPublished, answer: Mapping[str, Any], on_progress: Callable[[str], object]
) -> str:
    """The person's answer as the transcript shows it."""
    match asked.ask:
        case OptionAsk(options=options):
            chosen = [
                option.label for option in options if option.id in answer.get("selectedIds", [])
            ]
            return f"{asked.ask.prompt}\n\n→ {', '.join(chosen) or answer.get('otherText', '')}"
        case UploadAsk():
            names = ", ".join(Path(path).name for path in answer.get("paths", []))
            on_progress(_("Hands over {file}").format(file=names))
            return f"→ {names}"
        case ReviewAsk(data_type=data_type):
            on_progress(_("Approves {what}").format(what=data_type.value))
            return "→ " + _("Approved") + f": {data_type.value}"
        case PhaseAsk(reason=reason):
            return f"{reason}\n\n→ " + _("Move on")
    return str(answer.get("text", ""))
