"""`get_user_option`: let the person choose (CONTRACT A6)."""

from collections.abc import Mapping
from typing import Any, ClassVar

from pydantic import Field, field_validator

from interview_app.domain.asks import Option, OptionAsk
from interview_app.i18n import N_
from interview_app.tool_contract import Done, Failed, Outcome, Parameters, ToolContext, Waiting


class OptionParameters(Parameters):
    """What is asked, and the choices."""

    prompt: str = Field(min_length=1, description="The question, as the person reads it.")
    options: tuple[Option, ...] = Field(min_length=2, max_length=6, description="2 to 6 choices.")
    allow_multiple: bool = Field(default=False, alias="allowMultiple")
    required: bool = True

    @field_validator("options")
    @classmethod
    def _ids_differ(cls, options: tuple[Option, ...]) -> tuple[Option, ...]:
        if len({option.id for option in options}) < len(options):
            raise ValueError(N_("each option needs an id of its own"))
        return options


class GetUserOption:
    """Shows the choices as buttons; the person may always say something else."""

    name: ClassVar[str] = "get_user_option"
    description: ClassVar[str] = (
        "Ask the person to choose among 2 to 6 options. Returns the ids they chose; when they "
        "say something else "
        "instead, selectedIds is empty and otherText holds their words."
    )
    parameters: ClassVar[type[Parameters]] = OptionParameters

    async def run(self, params: OptionParameters, context: ToolContext) -> Outcome:
        """Wait for the choice."""
        ask = OptionAsk(
            prompt=params.prompt,
            options=params.options,
            allow_multiple=params.allow_multiple,
            required=params.required,
        )
        return Waiting(reason="option", ask=ask)

    def finish(
        self, params: OptionParameters, answer: Mapping[str, Any], context: ToolContext
    ) -> Done | Failed:
        """The chosen ids, or the person's own words."""
        data: dict[str, Any] = {"selectedIds": list(answer.get("selectedIds", ()))}
        if answer.get("otherText"):
            data["otherText"] = answer["otherText"]
        return Done(data={**data, "timestamp": context.now})
