"""The common base of our pydantic models, and the text type of a form field."""

from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict


class Model(BaseModel):
    """Frozen, unknown keys refused, aliases and names both accepted; changed by
    `model_copy(update=…)`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True, defer_build=True)

    def to_json(self) -> dict[str, Any]:
        """The JSON object under the contract's names; what is None is left out."""
        return self.model_dump(mode="json", by_alias=True, exclude_none=True)


def _blank_to_none(value: object) -> object:
    if isinstance(value, str):
        value = value.strip()
        return value or None
    return value


Text = Annotated[str | None, BeforeValidator(_blank_to_none)]
"""A field a person may leave empty: trimmed, and the empty string is None, so that both hash alike.
"""
