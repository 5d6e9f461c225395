"""Which model the person chose, and what they agreed to; part of the settings. Keys are never
here.
"""

import re
from collections.abc import Iterable
from typing import Self

from pydantic import Field

from interview_app.domain.base import Model
from interview_app.domain.model_presets import Wire, host_of, is_this_machine, origin_of, preset_of


class ModelPlace(Model):
    """A place with a model, by a name the person gave it: everything about it but its key.

    `name` is empty where it is a provider as it is. `headers` are sent along with each request and
    hold no key. `context_window` is in tokens; None is not known. `key_variable` names the variable
    of the environment that holds its key.
    """

    name: str = ""
    provider: str = ""
    base_url: str = ""
    model: str = ""
    wire: Wire = "auto"
    headers: dict[str, str] = Field(default_factory=dict)
    context_window: int | None = Field(default=None, ge=256)
    key_variable: str = ""
    temperature: float | None = Field(default=None, ge=0, le=2)
    max_tokens: int | None = Field(default=None, ge=16)

    @property
    def title(self) -> str:
        """By what it is found again: its name, else its provider's id."""
        return self.name or self.provider

    @property
    def address(self) -> str:
        """Where it is: its own address, else the provider's."""
        one = preset_of(self.provider)
        return self.base_url or (one.base_url if one is not None else "")

    @property
    def host(self) -> str:
        """The host of its address, or an empty string."""
        return host_of(self.address)

    @property
    def is_here(self) -> bool:
        """Whether it is this very machine."""
        return is_this_machine(self.address)

    def moved_to(self, address: str) -> Self:
        """The same place at another address; what belongs to the old origin stays behind: its
        headers, its key, its wire.
        """
        moved = self.model_copy(update={"base_url": address})
        if origin_of(moved.address) == origin_of(self.address):
            return moved
        left: dict[str, object] = {"headers": {}, "key_variable": "", "wire": "auto"}
        return moved.model_copy(update={**left, "context_window": None})


class ModelChoice(ModelPlace):
    """The place that is used now, and the limits of spending.

    `leads`: the model leads the interview from the start. `fallbacks`: titles of places that step
    in. `agreed_hosts`: places the person saw "What leaves this computer" for and agreed to. `cap`
    is in US dollars over all requests of the journal; None is no cap.
    """

    fallbacks: tuple[str, ...] = ()
    leads: bool = False
    agreed_hosts: tuple[str, ...] = ()
    cap: float | None = Field(default=None, ge=0)

    @property
    def place(self) -> ModelPlace:
        """The place alone."""
        return ModelPlace(**{name: getattr(self, name) for name in ModelPlace.model_fields})

    def at(self, place: ModelPlace) -> "ModelChoice":
        """The same agreements and limits at another place; it does not lead yet."""
        there = {name: getattr(place, name) for name in ModelPlace.model_fields}
        others = tuple(one for one in self.fallbacks if one != place.title)
        return self.model_copy(update={**there, "fallbacks": others, "leads": False})

    def agreed(self, *hosts: str) -> "ModelChoice":
        """The same with the agreement to send to its own place, and to these."""
        return self.model_copy(update={"agreed_hosts": (*hosts, self.host)})

    def steps_in(self, places: Iterable[ModelPlace]) -> tuple[str, ...]:
        """Hosts elsewhere that get the same when its own place fails; those that are there."""
        places = tuple(places)
        found = (place_named(places, title) for title in self.fallbacks)
        there = [one for one in found if one is not None and one.address]
        return tuple(one.host for one in there if not one.is_here)

    def goes_to(self, places: Iterable[ModelPlace]) -> tuple[str, ...]:
        """All hosts elsewhere that may get what is said."""
        own = () if self.is_here or not self.address else (self.host,)
        return (*own, *self.steps_in(places))


_HEADER = re.compile(r"\s*([^\s:=]+)\s*[:=]\s*(.*?)\s*")


def headers_written(lines: Iterable[str]) -> dict[str, str] | None:
    """Headers as somebody wrote them, one a line, `Name: value` or `NAME=VALUE`; None where a line
    is neither.
    """
    found = [_HEADER.fullmatch(line) for line in lines if line.strip()]
    if None in found:
        return None
    return {one[1]: one[2] for one in found if one is not None}


def with_place(places: Iterable[ModelPlace], place: ModelPlace) -> tuple[ModelPlace, ...]:
    """The places with this one in place of the one of its title, or behind them."""
    kept = tuple(places)
    if not any(one.title == place.title for one in kept):
        return (*kept, place)
    return tuple(place if one.title == place.title else one for one in kept)


def place_named(places: Iterable[ModelPlace], title: str) -> ModelPlace | None:
    """The place of that title, else the provider of that id, or None."""
    found = next((one for one in places if one.title == title), None)
    if found is not None:
        return found
    return ModelPlace(provider=title) if preset_of(title) is not None else None


SUMMARY_KINDS = (
    "instructions",
    "known",
    "words",
    "replies",
    "files",
    "document_text",
    "results",
    "tools",
)


class SentPart(Model):
    """One part of what a request sends: its kind (of `SUMMARY_KINDS`), how many, and the text
    itself.
    """

    kind: str
    count: int
    characters: int
    text: str


class SentSummary(Model):
    """One request, readable: where it goes, its parts, what is kept back, tokens and cost (None is
    unknown).

    `steps_in`: hosts elsewhere that get the same when the first one fails.
    """

    host: str
    model: str
    local: bool
    steps_in: tuple[str, ...] = ()
    parts: tuple[SentPart, ...]
    withheld: tuple[str, ...] = ()
    tokens: int = 0
    cost: float | None = None
    spent: float = 0.0
    unknown_costs: int = 0
    cap: float | None = None
