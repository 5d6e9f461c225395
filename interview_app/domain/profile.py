"""The applicant's profile: JSON Resume's `basics` (DESIGN 6)."""

from pydantic import Field

from interview_app.domain.base import Model, Text


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
    """`{"basics": {...}}`; there is one of it for each person."""

    basics: Basics = Field(default_factory=Basics)
