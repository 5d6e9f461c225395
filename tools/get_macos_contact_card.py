"""`get_macos_contact_card`: the person's own card, so that they need not type it (CONTRACT A8)."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from pydantic import Field, model_validator

from interview_app.domain.profile import ApplicantProfile
from interview_app.errors import Bug, DocumentError
from interview_app.i18n import N_, _
from interview_app.tool_contract import (
    Done,
    Failed,
    Outcome,
    Parameters,
    ToolContext,
    ToolErrorCode,
)
from tools.capabilities_describe import VCARD


class ContactParameters(Parameters):
    """Whose card."""

    card_type: Literal["me", "specific"] = Field(default="me", alias="cardType")
    name: str | None = Field(
        default=None, description="The name on the card when cardType is specific."
    )

    @model_validator(mode="after")
    def _specific_has_a_name(self) -> "ContactParameters":
        if self.card_type == "specific" and not (self.name or "").strip():
            raise ValueError(N_("name is needed when cardType is specific"))
        return self


class GetMacosContactCard:
    """Reads the address book where there is one, else a vCard file that the person dropped."""

    name: ClassVar[str] = "get_macos_contact_card"
    description: ClassVar[str] = (
        "Read the person's own contact card (or the one of a given name) as an applicant_profile. "
        "A vCard file they dropped is used where there is no address book."
    )
    parameters: ClassVar[type[Parameters]] = ContactParameters

    async def run(self, params: ContactParameters, context: ToolContext) -> Outcome:
        """The card, or a sentence that says what else can be done."""
        dropped = [one for one in context.known.attachments if one.mime == VCARD]
        name = params.name if params.card_type == "specific" else None
        try:
            if dropped:
                return _fetched(await context.contacts.from_file(dropped[-1].handle))
            if context.contacts.available():
                return _fetched(await context.contacts.fetch(name=name))
        except PermissionError:
            sentence = _(
                "Contacts access denied. Please enable in System Settings or enter manually."
            )
            return Failed(code=ToolErrorCode.PERMISSION_DENIED, message=sentence)
        except LookupError:
            sentence = _(
                "There is no such contact card. Enter the data by hand, or drop a vCard file."
            )
            return Failed(code=ToolErrorCode.EXECUTION_FAILED, message=sentence)
        except DocumentError as error:
            return Failed(code=ToolErrorCode.EXECUTION_FAILED, message=error.sentence)
        sentence = _(
            "Contacts cannot be read on this machine. Enter the data by hand, or drop a vCard file."
        )
        return Failed(code=ToolErrorCode.EXECUTION_FAILED, message=sentence)

    def finish(
        self, params: ContactParameters, answer: Mapping[str, Any], context: ToolContext
    ) -> Done | Failed:
        """It never waits."""
        raise Bug("get_macos_contact_card never waits")


def _fetched(profile: ApplicantProfile) -> Done:
    return Done(data={"status": "fetched", "applicant_profile": profile.to_json()})
