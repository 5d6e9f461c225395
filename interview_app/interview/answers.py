"""The person's answer to what was asked, checked before anything is written (CONTRACT E11).

Answers come from outside (the window, or JSON lines) and are distrusted until they have passed
`checked`.
"""

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import AliasChoices, Field, ValidationError, field_validator, model_validator

from interview_app.domain.asks import MessageAsk, OptionAsk, PhaseAsk, ReviewAsk, UploadAsk
from interview_app.domain.base import Model, Text
from interview_app.domain.story import DateTold, NumberTold, PeopleTold, in_words, words_of
from interview_app.domain.wrong_value import first_wrong
from interview_app.errors import PersonCanMend
from interview_app.i18n import N_, _

Skip = Literal["skip", "later", "unknown"]
"""How a question is left out."""


class AnswerRefused(PersonCanMend):
    """The answer does not fit the question; it still waits."""

    code = "invalid_parameters"


class OptionAnswer(Model):
    """Chosen options, or something else in own words. A question left out, or a chip, is told to
    the leader by its id, as words are.
    """

    selected_ids: tuple[str, ...] = Field(default=(), alias="selectedIds")
    other_text: Text = Field(default=None, alias="otherText")
    skip: Skip | None = None
    chip: Text = None

    @property
    def words(self) -> str | None:
        """What was said in place of an option."""
        return self.other_text or self.skip or self.chip


class UploadAnswer(Model):
    """Files by path, files by the handles they got when they were dropped, or skipped."""

    paths: tuple[str, ...] = ()
    handles: tuple[str, ...] = ()
    skipped: bool = False


class ReviewAnswer(Model):
    """The verdict on a sheet; `data` is the form as it stands, None for unchanged. `looked_at`:
    paths of marked texts that the person looked at one by one. `settled`: by the id of a document,
    spans of its text that were in no field and that the person put into one or does not need;
    `taken_out`: those that stood in a field and are in none now.
    `leave_out`: it is rejected because its document is somebody else's.
    """

    status: Literal["approved", "modified", "rejected"]
    data: dict[str, Any] | None = None
    user_notes: Text = Field(default=None, validation_alias=AliasChoices("userNotes", "user_notes"))
    looked_at: tuple[str, ...] = Field(
        default=(), validation_alias=AliasChoices("lookedAt", "looked_at")
    )
    settled: dict[str, tuple[tuple[int, int], ...]] = Field(default_factory=dict)
    taken_out: dict[str, tuple[tuple[int, int], ...]] = Field(
        default_factory=dict, validation_alias=AliasChoices("takenOut", "taken_out")
    )
    leave_out: bool = Field(default=False, validation_alias=AliasChoices("leaveOut", "leave_out"))

    @field_validator("data", mode="before")
    @classmethod
    def _empty_is_unchanged(cls, value: object) -> object:
        return value or None


_DECISIONS = {
    **dict.fromkeys(("approved", "approve", "move_on", "move", "yes"), "approved"),
    **dict.fromkeys(("denied", "deny", "stay_here", "stay", "no"), "denied"),
    **dict.fromkeys(
        ("denied_with_feedback", "stay_and_say_why", "feedback"), "denied_with_feedback"
    ),
}


class PhaseAnswer(Model):
    """Move on, stay, or stay and say why; the names of the buttons are understood as well as those
    of CONTRACT A12.
    """

    decision: Literal["approved", "denied", "denied_with_feedback"]
    feedback: Text = None

    @field_validator("decision", mode="before")
    @classmethod
    def _by_any_name(cls, value: object) -> object:
        plain = str(value).strip().casefold().replace(",", "").replace(" ", "_").replace("-", "_")
        return _DECISIONS.get(plain, value)


class MessageAnswer(Model):
    """What the person says, in words or in the form of the question's input; without words only
    together with files that wait. At most one of them is given. `suggested`: the words are a
    model's, taken as they are.
    """

    text: str = ""
    number: NumberTold | None = None
    people: PeopleTold | None = None
    items: tuple[str, ...] | None = None
    date: DateTold | None = None
    skip: Skip | None = None
    chip: Text = None
    suggested: bool = False

    @model_validator(mode="after")
    def _one_at_most(self) -> "MessageAnswer":
        if sum(1 for one in (self.text.strip(), *self._typed().values()) if one) > 1:
            raise ValueError(N_("an answer is one thing"))
        return self

    def _typed(self) -> dict[str, Any]:
        forms = ("number", "people", "items", "date", "skip", "chip")
        given = {name: getattr(self, name) for name in forms}
        return {name: value for name, value in given.items() if value is not None}

    @property
    def typed(self) -> dict[str, Any] | None:
        """The answer in the shape of CONTRACT E11; None where it is plain words of the person."""
        if self.suggested and self.text:
            return {"text": self.text, "suggested": True}
        given = self._typed()
        shown = self.to_json()
        return {name: shown[name] for name in given} or None

    def words(self, ask: MessageAsk) -> str:
        """The answer as the conversation shows it."""
        if (chosen := self.skip or self.chip) is not None:
            return next((one.label for one in ask.chips if one.id == chosen), chosen)
        for form in (self.number, self.people, self.date, self.items):
            if form is not None:
                return words_of(form)
        return self.text


def as_read(answer: Mapping[str, Any], text: str) -> str:
    """What was said, as one reads it: a form that was filled in, in a sentence's words.

    Args:
        answer: the answer as it was kept, in the shape of CONTRACT E11; empty for plain words.
        text: its words, as `MessageAnswer.words` gives them.
    """
    if not {"number", "people", "date"} & answer.keys():
        return text
    told = MessageAnswer.model_validate(answer)
    return in_words(told.number or told.people or told.date)


Answer = OptionAnswer | UploadAnswer | ReviewAnswer | PhaseAnswer | MessageAnswer

_MODELS: dict[str, type[Model]] = {
    "option": OptionAnswer,
    "upload": UploadAnswer,
    "review": ReviewAnswer,
    "phase": PhaseAnswer,
    "message": MessageAnswer,
}


def checked(
    ask: OptionAsk | UploadAsk | ReviewAsk | PhaseAsk | MessageAsk, untrusted_data: object
) -> Answer:
    """The answer, fit for this question.

    Raises:
        AnswerRefused: with a sentence that names the field.
    """
    try:
        answer: Any = _MODELS[ask.kind].model_validate(untrusted_data)
    except ValidationError as error:
        raise AnswerRefused(
            _("This answer does not fit the question: {field}").format(field=first_wrong(error))
        ) from None
    if isinstance(ask, OptionAsk):
        _check_option(ask, answer)
    elif isinstance(ask, UploadAsk) and not (answer.skipped or answer.paths or answer.handles):
        raise AnswerRefused(_("Choose at least one file, or skip."))
    if isinstance(answer, PhaseAnswer) and answer.decision == "denied" and answer.feedback:
        answer = answer.model_copy(update={"decision": "denied_with_feedback"})
    result: Answer = answer
    return result


def _check_option(ask: OptionAsk, answer: OptionAnswer) -> None:
    unknown = [
        one for one in answer.selected_ids if one not in {option.id for option in ask.options}
    ]
    if unknown:
        raise AnswerRefused(_("There is no option '{id}'.").format(id=unknown[0]))
    if len(set(answer.selected_ids)) > 1 and not ask.allow_multiple:
        raise AnswerRefused(_("Choose one option only."))
    if not answer.selected_ids and not answer.words and ask.required:
        raise AnswerRefused(_("Choose an option, or say it in your own words."))
