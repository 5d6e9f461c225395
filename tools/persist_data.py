"""`persist_data`: confirm what was approved; a writing sample and the dossier are reviewed here
(CONTRACT A11).
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from pydantic import Field, ValidationError

from interview_app.domain.canonical import content_sha256
from interview_app.domain.journal import Record
from interview_app.domain.offered_forms import put_forms
from interview_app.domain.phases import Phase
from interview_app.domain.records import DataType, record_id
from interview_app.domain.settling import differing_fields, settled
from interview_app.domain.writing import LOOKING_FOR, OTHER_GOALS
from interview_app.i18n import _
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
from tools.submit_for_validation import verdict, wrong_fields

_REVIEWED_HERE = (DataType.WRITING_SAMPLE, DataType.CANDIDATE_DOSSIER)
_FIELDS_NAMED = 5
GOALS = {Phase.DEEP_DIVE: LOOKING_FOR, Phase.WRITING_CORPUS: OTHER_GOALS}
"""Fields of the goals that the form of a phase asks for."""


class PersistParameters(Parameters):
    """What is to be saved."""

    data_type: Literal[
        "applicant_profile",
        "skeleton_timeline",
        "knowledge_card",
        "artifact_record",
        "writing_sample",
        "candidate_dossier",
    ] = Field(alias="dataType")
    review_id: str | None = Field(
        default=None,
        alias="reviewId",
        description="In place of data: the id that the review of this content gave back.",
    )
    data: dict[str, Any] = Field(
        default_factory=dict,
        description="The object to save, in the form of its type: a writing_sample, a "
        "candidate_dossier, or what submit_for_validation showed.",
        json_schema_extra=put_forms((DataType.WRITING_SAMPLE, DataType.CANDIDATE_DOSSIER)),
    )
    upsert: bool = True
    message: str | None = Field(
        default=None,
        description="A sentence for the person above the form of a writing_sample or "
        "candidate_dossier; with it the form is shown even where nothing differs.",
    )


class PersistData:
    """Saves nothing that the person did not approve."""

    name: ClassVar[str] = "persist_data"
    description: ClassVar[str] = (
        "Save data the person approved, and get its id and version. Approved content is "
        "confirmed; other content is "
        "refused. A writing_sample or candidate_dossier is shown to the person for review first; "
        "what they look for belongs at the beginning of phase2_deep_dive."
    )
    parameters: ClassVar[type[Parameters]] = PersistParameters

    async def run(self, params: PersistParameters, context: ToolContext) -> Outcome:
        """Confirm, refuse, or wait for the review."""
        data_type = DataType(params.data_type)
        if params.review_id is not None and not params.data:
            reviewed = context.records.find(data_type, params.review_id)
            if reviewed is None:
                return _refused(
                    _("Nothing of this id is approved: {id}").format(id=params.review_id)
                )
            return _saved(reviewed)
        try:
            data = settled(
                data_type,
                filled_in(data_type, params.data, context.known),
                today=context.now[:7],
                timeline=context.known.timeline,
            )
        except ValidationError as error:
            return Failed(code=ToolErrorCode.INVALID_PARAMETERS, message=wrong_fields(error))
        there = context.records.find(data_type, record_id(data_type, data))
        if there is not None and not params.upsert:
            return _refused(_("{type} exists already.").format(type=data_type.value))
        if data_type is DataType.ARTIFACT_RECORD:
            return _saved(await context.records.keep_artifact(data))
        if data_type in _REVIEWED_HERE and params.message is not None:
            return await self._shown(params, context, data)
        approved = context.records.approved_as(data_type, content_sha256(data))
        if (
            approved is None
            and there is not None
            and not differing_fields(data_type, there.data, data)
        ):
            approved = there
        if approved is not None:
            return _saved(approved)
        if data_type in _REVIEWED_HERE:
            return await self._shown(params, context, data)
        return _refused(_not_approved(data_type, there, data))

    async def _shown(
        self, params: PersistParameters, context: ToolContext, data: dict[str, Any]
    ) -> Waiting:
        """The form; that of the goals shows what its phase asks for."""
        data_type = DataType(params.data_type)
        ask = await context.reviews.prepare(data_type, data, message=params.message)
        fields = GOALS.get(context.phase, ()) if data_type is DataType.CANDIDATE_DOSSIER else ()
        return Waiting(reason="review", ask=ask.model_copy(update={"fields": fields}))

    def finish(
        self, params: PersistParameters, answer: Mapping[str, Any], context: ToolContext
    ) -> Done | Failed:
        """The verdict beside id and version; a rejected one saves nothing."""
        reviewed = verdict(answer)
        if reviewed["status"] == "rejected":
            return Done(data=reviewed)
        return Done(data={**reviewed, "id": answer["id"], "version": answer["version"]})


def _saved(record: Record) -> Done:
    return Done(data={"status": "ok", "id": record.id, "version": record.version})


def _refused(sentence: str) -> Failed:
    return Failed(code=ToolErrorCode.EXECUTION_FAILED, message=sentence)


def _not_approved(data_type: DataType, there: Record | None, data: dict[str, Any]) -> str:
    if there is None:
        return _("not approved yet: show it with submit_for_validation first.")
    fields = differing_fields(data_type, there.data, data)
    named = ", ".join(fields[:_FIELDS_NAMED]) + (", …" if len(fields) > _FIELDS_NAMED else "")
    return _("not approved yet: these fields differ from what was approved: {fields}").format(
        fields=named
    )
