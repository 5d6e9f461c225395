"""`submit_for_validation`: show the person what was understood, for them to approve, edit or reject
(CONTRACT A10).
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from pydantic import Field, ValidationError

from interview_app.domain.offered_forms import put_forms
from interview_app.domain.records import REVIEWABLE, DataType
from interview_app.domain.settling import settled
from interview_app.domain.wrong_value import wrong_values
from interview_app.tool_contract import (
    Done,
    Failed,
    Outcome,
    Parameters,
    ToolContext,
    ToolErrorCode,
    Waiting,
)
from tools.filled_in import filled_in


class SubmitParameters(Parameters):
    """What is to be reviewed."""

    data_type: Literal[
        "applicant_profile", "skeleton_timeline", "experience", "education", "knowledge_card"
    ] = Field(alias="dataType")
    data: dict[str, Any] = Field(
        description="The object to review, in the form of its type; the forms stand in the order "
        "of the types.",
        json_schema_extra=put_forms(REVIEWABLE),
    )
    message: str | None = Field(
        default=None, description="A sentence for the person above the form."
    )


class SubmitForValidation:
    """Opens a review sheet. What the person approves is saved with the click."""

    name: ClassVar[str] = "submit_for_validation"
    description: ClassVar[str] = (
        "Show data to the person for review. Returns approved, modified or rejected with the "
        "data as they left it, "
        "the changes and their notes; leftOut names documents that are somebody else's: show "
        "nothing more of them. What they approve is saved: nothing has to be handed in "
        "again. Ids, and what follows from entry_id, need not be said."
    )
    parameters: ClassVar[type[Parameters]] = SubmitParameters

    async def run(self, params: SubmitParameters, context: ToolContext) -> Outcome:
        """Wait for the verdict."""
        data_type = DataType(params.data_type)
        try:
            # A document may tell its times the wrong way round: the sheet shows that to the person.
            # A card is the caller's.
            in_order = data_type is DataType.KNOWLEDGE_CARD
            data = settled(
                data_type,
                filled_in(data_type, params.data, context.known),
                today=context.now[:7],
                in_order=in_order,
                timeline=context.known.timeline,
            )
        except ValidationError as error:
            return Failed(code=ToolErrorCode.INVALID_PARAMETERS, message=wrong_fields(error))
        return Waiting(
            reason="review",
            ask=await context.reviews.prepare(data_type, data, message=params.message),
        )

    def finish(
        self, params: SubmitParameters, answer: Mapping[str, Any], context: ToolContext
    ) -> Done | Failed:
        """Status, data, changes and notes; status comes from the click alone."""
        more = ("id", "version", "leftOut")
        told = {key: answer[key] for key in more if answer.get(key) is not None}
        return Done(data={**verdict(answer), **told})


def verdict(answer: Mapping[str, Any]) -> dict[str, Any]:
    """The result object of a review."""
    return {
        "status": answer["status"],
        "data": answer["data"],
        "changes": list(answer["changes"]),
        "userNotes": answer.get("userNotes"),
    }


def wrong_fields(error: ValidationError) -> str:
    """Each wrong field of `data` by its path, and what is wrong with it: all that has to be mended
    is told at once.
    """
    return "; ".join(
        f"{'.'.join(filter(None, ('data', one.path)))}: {one.sentence}"
        for one in wrong_values(error)[:MOST_NAMED]
    )


MOST_NAMED = 12
"""Wrong fields that one answer names."""
