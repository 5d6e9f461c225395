"""Places with models as the person keeps them in the settings: added, chosen, removed and found by
what was typed; the same for window and command line.
"""

import contextlib

from interview_app import settings
from interview_app.domain.model_choice import ModelChoice, ModelPlace, place_named, with_place
from interview_app.domain.model_presets import (
    PRESETS,
    host_of,
    key_name,
    mended_address,
    origin_of,
    preset_of,
)
from interview_app.errors import ProviderError
from interview_app.i18n import _
from interview_app.llm.providers import preset
from interview_app.paths import DataFolder
from interview_app.settings import Settings


def place_typed(text: str) -> ModelPlace:
    """The place that a provider's name or an address means.

    Raises:
        ProviderError: it is neither.
    """
    with contextlib.suppress(ProviderError):
        known = preset(text.strip())
        if known.base_url:
            return ModelPlace(provider=known.id, model=known.model)
    address = mended_address(text)
    named = "." in text or ":" in text or "localhost" in text.casefold()
    if not named or not origin_of(address):
        told = _("{name} is neither an address nor one of {names}.")
        names = ", ".join(one.id for one in PRESETS if one.base_url)
        raise ProviderError(told.format(name=text.strip()[:200] or "“”", names=names))
    own = next((one for one in PRESETS if origin_of(one.base_url) == origin_of(address)), None)
    if own is not None:
        base_url = "" if address == own.base_url else address
        return ModelPlace(provider=own.id, base_url=base_url, model=own.model)
    return ModelPlace(name=host_of(address), provider="other", base_url=address)


def place_for(text: str, kept: Settings, *, provider: str = "") -> ModelPlace:
    """The place that `--model` means: one of its title, else this model at the provider that was
    named, else at the place that is used now.

    Raises:
        ProviderError: no place is set up.
    """
    found = place_named(kept.places, text)
    if found is not None:
        return found
    if provider and provider != "offline":
        named = place_named(kept.places, provider) or place_typed(provider)
        return named.model_copy(update={"model": text})
    if kept.model.provider:
        return kept.model.place.model_copy(update={"model": text})
    told = _(
        "No place with a model is set up, so {name} cannot be asked. Add one with `interview-app "
        "models add`."
    )
    raise ProviderError(told.format(name=text[:200]))


def all_places(kept: Settings) -> tuple[ModelPlace, ...]:
    """The places the person keeps, the one in use among them."""
    if not kept.model.provider:
        return kept.places
    return with_place(kept.places, kept.model.place)


def changed(folder: DataFolder, before: Settings, after: Settings) -> Settings:
    """Write what differs over what the file says now.

    Raises:
        SettingsError: the settings cannot be written.
        StoreError: the folder cannot be made.
    """
    folder.create()
    return settings.keep(before, after, folder.settings)


def add(folder: DataFolder, place: ModelPlace) -> Settings:
    """Keep a place, in place of one of the same title.

    Raises:
        SettingsError: the settings cannot be read or written.
    """
    now = settings.load(folder.settings)
    kept = with_place(all_places(now), place)
    model = now.model
    if model.provider and model.title == place.title:
        model = model.at(place).model_copy(update={"leads": model.leads})
    return changed(folder, now, now.model_copy(update={"places": kept, "model": model}))


def use(
    folder: DataFolder, place: ModelPlace, *, agreed: bool, cap: float | None = None
) -> Settings:
    """Have this place lead from the next start on; `agreed`: the person agreed to send there.

    Raises:
        SettingsError: the settings cannot be read or written.
    """
    now = settings.load(folder.settings)
    choice: ModelChoice = now.model.at(place).model_copy(update={"leads": True})
    if agreed and not place.is_here and place.host not in choice.agreed_hosts:
        choice = choice.agreed(*choice.agreed_hosts)
    if cap is not None:
        choice = choice.model_copy(update={"cap": cap})
    places = with_place(all_places(now), place)
    return changed(folder, now, now.model_copy(update={"model": choice, "places": places}))


def use_guide(folder: DataFolder) -> Settings:
    """Have the guide lead; the place stays as it is.

    Raises:
        SettingsError: the settings cannot be read or written.
    """
    now = settings.load(folder.settings)
    model = now.model.model_copy(update={"leads": False})
    return changed(folder, now, now.model_copy(update={"model": model}))


def remove(folder: DataFolder, title: str) -> tuple[ModelPlace, bool]:
    """Forget a place and the agreement to it; the place, and whether nobody else needs its key.

    Raises:
        ProviderError: there is no such place.
        SettingsError: the settings cannot be read or written.
    """
    now = settings.load(folder.settings)
    kept = all_places(now)
    gone = next((one for one in kept if one.title == title), None)
    if gone is None:
        names = ", ".join(one.title for one in kept) or _("none")
        raise ProviderError(
            _("No place is called {name}. There are: {names}.").format(name=title, names=names)
        )
    left = tuple(one for one in kept if one.title != title)
    others = {one.host for one in left}
    agreed = tuple(one for one in now.model.agreed_hosts if one in others or one != gone.host)
    model = now.model.model_copy(
        update={
            "agreed_hosts": agreed,
            "fallbacks": tuple(one for one in now.model.fallbacks if one != title),
        }
    )
    if model.title == title:
        model = model.at(ModelPlace())
    changed(folder, now, now.model_copy(update={"model": model, "places": left}))
    name = key_name(gone.address)
    return gone, all(key_name(one.address) != name for one in left)


def words_of(place: ModelPlace) -> str:
    """A place in one line: what it is called, where it is, which model."""
    one = preset_of(place.provider)
    title = place.name or (one.title if one is not None else place.provider)
    return " · ".join(part for part in (title, place.address, place.model) if part)
