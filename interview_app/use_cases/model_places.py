"""Where a choice of model is reached: what it stands in, its endpoint with key and wire, and which
hosts that names.

Nothing here opens a connection, and nothing heavy is imported.
"""

import contextlib
import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from interview_app.api_keys import PROVIDERS, ApiKeys, api_keys
from interview_app.domain import model_presets
from interview_app.domain.model_choice import ModelChoice
from interview_app.domain.profile import ApplicantProfile
from interview_app.errors import ProviderError
from interview_app.interview.withheld import NOTHING, Withheld
from interview_app.llm import cost
from interview_app.llm.client import ToolSpec
from interview_app.llm.endpoint import Endpoint
from interview_app.llm.providers import endpoint_of, preset
from interview_app.llm.watched import Journal
from interview_app.paths import DataFolder, make_private, resources
from interview_app.store.store import Store
from interview_app.use_cases.withholding import kept_back


@dataclass(frozen=True)
class Surroundings:
    """What a model is made from beside the choice. `journal` None keeps no journal; `kept_back`:
    values that do not leave.
    """

    folder: DataFolder
    journal: "Journal | None" = None
    keys: ApiKeys = field(default_factory=api_keys)
    environ: Mapping[str, str] = field(default_factory=lambda: os.environ)
    tools: tuple[ToolSpec, ...] = ()
    spent: Callable[[], float] = lambda: 0.0
    on_priced: Callable[[], None] = lambda: None
    kept_back: Callable[[], Withheld] = lambda: NOTHING

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


def endpoint_for(choice: ModelChoice, around: Surroundings) -> Endpoint:
    """The endpoint of a choice, with its key and the wire that was found out before.

    Raises:
        ProviderError: no such provider, no key, or no usable address.
    """
    one = preset(choice.provider)
    endpoint = endpoint_of(
        one.id,
        key=_key(one.id, choice, around),
        model=choice.model,
        base_url=choice.base_url,
        wire=choice.wire,
        temperature=choice.temperature,
        max_tokens=choice.max_tokens,
    )
    found = Wires(around.folder).known(endpoint) if endpoint.wire == "auto" else None
    return replace(endpoint, wire=found) if found in ("responses", "chat") else endpoint


def _key(provider: str, choice: ModelChoice, around: Surroundings) -> str | None:
    """The provider's key. `OPENAI_API_KEY` goes to another place only together with
    `OPENAI_BASE_URL`, which names it.
    """
    name = provider if provider in PROVIDERS else "other"
    found = around.keys.find(name)
    if found is not None and provider != "other":
        return found.value
    address = around.environ.get("OPENAI_BASE_URL", "").strip()
    if address and choice.base_url == address:
        return around.environ.get("OPENAI_API_KEY", "").strip() or (found.value if found else None)
    return found.value if found is not None and provider == "other" else None


class Wires:
    """What was found out about endpoints, in a small file; a broken one is started anew."""

    def __init__(self, folder: DataFolder) -> None:
        self._path = folder.cache / "wires.json"

    def known(self, endpoint: Endpoint) -> Any:
        """The wire that was found out for an address, as the file says it; None when none was."""
        return self._read().get(endpoint.base_url)

    def keep(self, endpoint: Endpoint) -> Callable[[str], None]:
        """What writes a wire down for this address; a folder that cannot be written is passed
        over.
        """

        def remember(wire: str) -> None:
            with contextlib.suppress(OSError):
                make_private(self._path.parent)
                self._path.write_text(
                    json.dumps({**self._read(), endpoint.base_url: wire}), encoding="utf-8"
                )

        return remember

    def _read(self) -> dict[str, Any]:
        try:
            kept = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return kept if isinstance(kept, dict) else {}


def host_of(choice: ModelChoice) -> str:
    """The host of a choice, or an empty string."""
    return model_presets.host_of(_address(choice))


def fallback_hosts(choice: ModelChoice) -> tuple[str, ...]:
    """Hosts elsewhere that step in when the model of a choice fails."""
    others = (model_presets.preset_of(name) for name in choice.fallbacks)
    found = [one.base_url for one in others if one is not None and one.base_url]
    return tuple(
        model_presets.host_of(one) for one in found if not model_presets.is_this_machine(one)
    )


def is_local(choice: ModelChoice) -> bool:
    """Whether the place of a choice is this very machine."""
    return model_presets.is_this_machine(_address(choice))


def _address(choice: ModelChoice) -> str:
    with contextlib.suppress(ProviderError):
        return choice.base_url or preset(choice.provider).base_url
    return ""
