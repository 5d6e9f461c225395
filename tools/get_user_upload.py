"""`get_user_upload`: ask for a file (CONTRACT A7). It is kept; its text is not read here."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from pydantic import Field

from interview_app.domain.asks import UploadAsk
from interview_app.tool_contract import Done, Failed, Outcome, Parameters, ToolContext, Waiting


class UploadParameters(Parameters):
    """What kind of file is wanted."""

    upload_type: Literal[
        "resume", "coverletter", "portfolio", "transcript", "certificate", "writing_sample", "other"
    ] = Field(alias="uploadType")
    prompt: str | None = Field(
        default=None, description="Why the file helps, as the person reads it."
    )
    accepted_formats: tuple[Literal["pdf", "docx", "txt", "md"], ...] = Field(
        default=("pdf", "docx", "txt", "md"), alias="acceptedFormats", min_length=1
    )


class GetUserUpload:
    """Shows a drop zone; the person may skip it."""

    name: ClassVar[str] = "get_user_upload"
    description: ClassVar[str] = (
        "Ask the person for a file. Returns a handle for each file in storageUrl, to be given to "
        "extract_document, "
        "or status skipped. The file is not read here."
    )
    parameters: ClassVar[type[Parameters]] = UploadParameters

    async def run(self, params: UploadParameters, context: ToolContext) -> Outcome:
        """Wait for the file."""
        ask = UploadAsk(
            upload_type=params.upload_type,
            prompt=params.prompt,
            accepted_formats=tuple(params.accepted_formats),
        )
        return Waiting(reason="upload", ask=ask)

    def finish(
        self, params: UploadParameters, answer: Mapping[str, Any], context: ToolContext
    ) -> Done | Failed:
        """Handles of what was given, never a path."""
        uploads = [
            {
                "id": one["handle"].removeprefix("upload://"),
                "filename": one["filename"],
                "storageUrl": one["handle"],
                "mime": one["mime"],
                "bytes": one["bytes"],
                "sha256": one["sha256"],
            }
            for one in answer.get("uploads", ())
        ]
        return Done(data={"status": "uploaded" if uploads else "skipped", "uploads": uploads})
