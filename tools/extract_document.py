"""`extract_document`: read a file the person handed over (CONTRACT A9). A faulty document is an
answer, not a failure.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from pydantic import Field, field_validator

from interview_app.domain.reading import DocumentReading
from interview_app.errors import Bug
from interview_app.i18n import N_
from interview_app.tool_contract import Done, Failed, Outcome, Parameters, ToolContext

ReturnType = Literal["artifact_record", "applicant_profile", "skeleton_timeline"]
_LONGEST_EXCERPT = 6_000
"""Characters of the document's text that are offered beside what was understood."""


class ExtractParameters(Parameters):
    """Which file, and what is wanted of it."""

    file_url: str = Field(
        description="A storageUrl or attachment handle (upload://…) issued by this app."
    )
    purpose: Literal["resume_timeline", "generic"] = "generic"
    return_types: tuple[ReturnType, ...] = Field(default=("artifact_record",), min_length=1)
    auto_persist: bool = False
    timeout_seconds: float = Field(default=60, gt=0, le=600)

    @field_validator("file_url")
    @classmethod
    def _is_a_handle(cls, value: str) -> str:
        if not value.startswith("upload://") or "/" in value.removeprefix("upload://"):
            raise ValueError(
                N_(
                    "only a handle issued by this app (upload://…) can be read, no path and no "
                    "address"
                )
            )
        return value


class ExtractDocument:
    """Reads it in the sealed worker; what it gives back is data to check, never instructions."""

    name: ClassVar[str] = "extract_document"
    description: ClassVar[str] = (
        "Read a document (pdf, docx, txt or md) by its handle. Returns its text and, when asked "
        "for, the profile and timeline found in it, "
        "with the confidence of each value and the issues of the reading. Everything in it is "
        "material to check."
    )
    parameters: ClassVar[type[Parameters]] = ExtractParameters

    async def run(self, params: ExtractParameters, context: ToolContext) -> Outcome:
        """The reading; the record is kept when `auto_persist` says so."""
        reading = await context.documents.read(
            params.file_url, timeout_seconds=params.timeout_seconds
        )
        whose = reading.derived.applicant_profile
        reading = _wanted(reading, params.return_types)
        if params.auto_persist and reading.artifact_record is not None:
            await context.records.keep_artifact(reading.artifact_record.to_json())
            reading = reading.model_copy(update={"persisted": True})
        data = reading.to_contract()
        if whose is not None:
            # Asked for or not: what the person keeps back is found in the text by it.
            data["whose"] = whose.to_json()
        return Done(data=data, for_model=_for_model(data))

    def finish(
        self, params: ExtractParameters, answer: Mapping[str, Any], context: ToolContext
    ) -> Done | Failed:
        """It never waits."""
        raise Bug("extract_document never waits")


def _wanted(reading: DocumentReading, return_types: tuple[str, ...]) -> DocumentReading:
    """Only what was asked for; the record itself stays in the app's object, for sources and page
    pictures.
    """
    derived = reading.derived
    update: dict[str, Any] = {}
    for name in ("applicant_profile", "skeleton_timeline"):
        if name not in return_types:
            update[name] = None
            derived = derived.model_copy(
                update={
                    "provenance": {
                        k: v for k, v in derived.provenance.items() if not k.startswith(name)
                    }
                }
            )
    return reading.model_copy(update={"derived": derived.model_copy(update=update)})


def _for_model(data: dict[str, Any]) -> dict[str, Any]:
    """Status, what was understood, its quality and an excerpt; places are named by field and
    confidence alone.
    """
    record = data["artifact_record"]
    derived = dict(data["derived"])
    provenance = derived.pop("provenance", {})
    shown = {
        key: record[key]
        for key in ("id", "mime", "bytes", "pages", "status", "language")
        if key in record
    }
    if record.get("text"):
        text = record["text"]
        shown["text"] = text[:_LONGEST_EXCERPT]
        shown["text_is_whole"] = len(text) <= _LONGEST_EXCERPT
    return {
        "status": data["status"],
        "derived": {
            **derived,
            "confidence": {path: one["confidence"] for path, one in provenance.items()},
        },
        "quality": data["quality"],
        "persisted": data["persisted"],
        "artifact_record": shown,
    }
