"""The applicant's profile: JSON Resume's `basics` (DESIGN 6)."""

from typing import Any

from pydantic import Field, SerializerFunctionWrapHandler, model_serializer

from interview_app.domain.base import Model, Text
from interview_app.domain.lines import Line


class Location(Model):
    """Where the person lives, as far as they tell."""

    address: Text = None
    city: Text = None
    region: Text = None
    postal_code: Text = Field(default=None, alias="postalCode")
    country_code: Text = Field(default=None, alias="countryCode")


class NetworkProfile(Model):
    """One account on a network (GitHub, LinkedIn, …)."""

    network: Text = None
    username: Text = None
    url: Text = None


class Basics(Model):
    """Name, contact and summary under JSON Resume's names."""

    name: Text = None
    label: Text = None
    image: Text = None
    email: Text = None
    phone: Text = None
    url: Text = None
    summary: Text = None
    location: Location = Field(default_factory=Location)
    profiles: tuple[NetworkProfile, ...] = ()


class ApplicantProfile(Model):
    """`{"basics": {...}}`; there is one of it for each person.

    `lines` are the approved wordings of its summary and of the headline under the name; the app
    fills them in.
    """

    basics: Basics = Field(default_factory=Basics)
    lines: tuple[Line, ...] = ()

    @model_serializer(mode="wrap")
    def _told(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """A profile without approved lines is what it was before there were any."""
        told: dict[str, Any] = handler(self)
        return told if self.lines else {"basics": told["basics"]}
