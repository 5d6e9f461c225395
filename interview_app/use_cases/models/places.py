"""Where a choice of model is reached: what it stands in, its endpoint with key and wire, and which
hosts that names.

Nothing here opens a connection, and nothing heavy is imported.
"""

import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from interview_app import settings
from interview_app.api_keys import ApiKeys, api_keys
from interview_app.domain import model_presets
from interview_app.domain.model_choice import ModelChoice, ModelPlace, place_named
from interview_app.domain.model_faults import Place
from interview_app.domain.profile import ApplicantProfile
from interview_app.errors import ProviderError, SettingsError
from interview_app.i18n import _
from interview_app.interview.withheld import NOTHING, Withheld
from interview_app.llm import cost
from interview_app.llm.client import ToolSpec
from interview_app.llm.endpoint import Endpoint
from interview_app.llm.providers import endpoint_of
from interview_app.llm.watched import Journal
from interview_app.paths import DataFolder, resources
from interview_app.store.store import Store
from interview_app.use_cases.models.key_places import KeyPlaces, SmallFile
from interview_app.use_cases.models.withholding import kept_back


@dataclass(frozen=True)
class Surroundings:
    """What a model is made from beside the choice. `journal` None keeps no journal; `kept_back`:
    values that do not leave; `told_at`: where the person reads what fails.
    """

    folder: DataFolder
    journal: "Journal | None" = None
    keys: ApiKeys = field(default_factory=api_keys)
    environ: Mapping[str, str] = field(default_factory=lambda: os.environ)
    tools: tuple[ToolSpec, ...] = ()
    spent: Callable[[], float] = lambda: 0.0
    spent_before: float = 0.0
    on_priced: Callable[[], None] = lambda: None
    kept_back: Callable[[], Withheld] = lambda: NOTHING
    told_at: Place = "window"

    @classmethod
    def of_store(
        cls,
        folder: DataFolder,
        store: Store,
        *,
        profile: ApplicantProfile | None = None,
        **more: Any,
    ) -> "Surroundings":
        """Those of an open store: its journal, what its requests cost so far, and what the person
        keeps back, of the `profile` of this run too when it has one of its own.
        """
        return cls(
            folder=folder,
            journal=store.request_journal,
            spent=lambda: store.request_journal.spending().dollars,
            kept_back=lambda: kept_back(folder, store, profile),
            **more,
        )

    def prices(self) -> cost.Prices:
        """The person's own table when there is one, else ours.

        Raises:
            SettingsError: it cannot be read.
        """
        own = self.folder.root / "prices.yaml"
        return cost.load_prices(own if own.exists() else resources() / "models" / "prices.yaml")


def endpoint_for(choice: ModelPlace, around: Surroundings) -> Endpoint:
    """The endpoint of a choice, with the key of its origin and the wire that was found out before.

    Raises:
        ProviderError: no such provider, no key, or no usable key, address or header.
    """
    endpoint = endpoint_of(choice, key=key_for(choice, around), told_at=around.told_at)
    found = Wires(around.folder).known(endpoint) if endpoint.wire == "auto" else None
    return replace(endpoint, learnt=found) if found in ("responses", "chat") else endpoint


def key_for(choice: ModelPlace, around: Surroundings) -> str | None:
    """The key of the origin of a choice, and of no other place.

    In this order: the variable that was named for it; `OPENAI_API_KEY` where `OPENAI_BASE_URL`
    names this origin; what is kept for the origin; for "Other", a key that names no place and
    belongs to none yet, or to this one.
    """
    address = choice.address
    if choice.key_variable:
        return _whole(around.environ.get(choice.key_variable, ""), choice.key_variable) or None
    named = around.environ.get("OPENAI_BASE_URL", "").strip()
    origin = model_presets.origin_of(address)
    if named and origin and model_presets.origin_of(named) == origin:
        given = _whole(around.environ.get("OPENAI_API_KEY", ""), "OPENAI_API_KEY")
        if given:
            return given
    name = model_presets.key_name(address)
    found = around.keys.find(name) if name else None
    if found is None and choice.provider == "other":
        free = around.keys.find("other")
        if free is not None and KeyPlaces(around.folder).may_go(free.value, address):
            found = free
    if found is None:
        return None
    return _whole(found.value, found.variable) if found.variable else found.value


def _whole(value: str, variable: str) -> str:
    """A key of the environment, when it is one.

    Raises:
        ProviderError: it has a line break or a space in it.
    """
    value = value.strip()
    if value and (not value.isprintable() or " " in value):
        told = _(
            "The key in {variable} has a line break or a space in it. Copy it from the provider's "
            "page and set it whole."
        )
        raise ProviderError(told.format(variable=variable))
    return value


def bind_key(choice: ModelPlace, around: Surroundings, key: str) -> None:
    """A request is about to leave with this key: one that names no place belongs to this one."""
    if choice.provider != "other" or not key:
        return
    free = around.keys.find("other")
    if free is not None and free.value == key:
        KeyPlaces(around.folder).bind(key, choice.address)


class Wires:
    """What was found out about endpoints."""

    def __init__(self, folder: DataFolder) -> None:
        self._file = SmallFile(folder.cache / "wires.json")

    def known(self, endpoint: Endpoint) -> Any:
        """The wire that was found out for an address, as the file says it; None when none was."""
        return self._file.read().get(endpoint.base_url)

    def keep(self, endpoint: Endpoint) -> Callable[[str], None]:
        """What writes a wire down for this address."""
        return lambda wire: self._file.write({**self._file.read(), endpoint.base_url: wire})


def places(around: Surroundings) -> tuple[ModelPlace, ...]:
    """The places the person named, as the settings say now; none while they cannot be read."""
    try:
        return settings.load(around.folder.settings).places
    except SettingsError:
        return ()


def place_of_person(title: str, around: Surroundings) -> ModelPlace | None:
    """The place the person gave that name, in whatever case, or None."""
    named = (one for one in places(around) if one.name)
    return next((one for one in named if one.name.casefold() == title.strip().casefold()), None)


def stepping_in(choice: ModelChoice, named: Iterable[ModelPlace]) -> tuple[ModelChoice, ...]:
    """The places that step in for a choice, in order, under its agreements and limits.

    Raises:
        ProviderError: there is no place of that title.
    """
    named = tuple(named)
    found: list[ModelChoice] = []
    for title in choice.fallbacks:
        place = place_named(named, title)
        if place is None:
            told = _("No place is called {name}, so it cannot step in. Choose another in Settings.")
            raise ProviderError(told.format(name=title))
        limits = {"temperature": choice.temperature, "max_tokens": choice.max_tokens}
        other = choice.at(place).model_copy(update={"fallbacks": ()})
        found.append(other if place.name else other.model_copy(update=limits))
    return tuple(found)
