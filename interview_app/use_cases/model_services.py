"""What the window asks about models, answered beside the interview on the actor's loop."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from interview_app.domain.model_choice import ModelChoice
from interview_app.errors import PersonCanMend
from interview_app.i18n import _
from interview_app.interview.calls import spec
from interview_app.interview.parts import LeaderChosen, NextRequest, Service
from interview_app.llm import cost
from interview_app.llm.client import ModelClient
from interview_app.messages.models import (
    ConnectionTestRequested,
    CostChanged,
    JournalForgetRequested,
    JournalRequested,
    JournalShown,
    KeyEntered,
    KeyForgetRequested,
    KeyStatusRequested,
    KeyStatusTold,
    LeaderRequested,
    ModelChosen,
    ModelsRequested,
    PrivacyRequested,
    PrivacyShown,
)
from interview_app.paths import DataFolder
from interview_app.store.store import Store
from interview_app.use_cases import models
from interview_app.use_cases.models import Surroundings
from tools import ALL_TOOLS


class ModelServices:
    """One answer a message; `table()` is handed to the actor."""

    def __init__(
        self,
        store: Store,
        around: Surroundings,
        *,
        next_request: NextRequest,
        guide: Callable[[], ModelClient],
        post: Callable[[object], None],
        withheld: Callable[[], Iterable[str]],
    ) -> None:
        self._store = store
        self._around = around
        self._next_request = next_request
        self._guide = guide
        self._post = post
        self._withheld = withheld

    def table(self) -> dict[type, Service]:
        """Message type to service."""
        return {
            LeaderRequested: self._choose,
            ModelsRequested: lambda message: models.list_models(message.choice, self._around),
            ConnectionTestRequested: lambda message: models.try_connection(message.choice, self._around),
            KeyEntered: self._on_key(lambda keys, message: keys.keep(message.provider, message.key)),
            KeyForgetRequested: self._on_key(lambda keys, message: keys.forget(message.provider)),
            KeyStatusRequested: self._on_key(lambda keys, message: None),
            PrivacyRequested: self._privacy,
            JournalRequested: self._journal,
            JournalForgetRequested: self._forget,
        }

    def from_the_start(self, kept: ModelChoice, environ: Mapping[str, str], *, asks: bool) -> ModelClient | None:
        """The model that the environment or the settings want to lead, if any.

        Raises:
            PersonCanMend: it cannot be used, or `asks` and the person has not agreed to its host.
        """
        choice = models.chosen(kept, environ)
        if choice is None:
            return None
        if asks:
            refuse_without_consent(choice.model_copy(update={"agreed_hosts": kept.agreed_hosts}))
        return models.leader(choice, self._around)

    def costs(self) -> list[float | None]:
        """What each request of the journal did cost."""
        return [request.cost for request in self._store.requests()]

    async def _choose(self, message: LeaderRequested) -> object:
        if not message.use_model:
            self._post(LeaderChosen(leader=self._guide(), is_guide=True))
            return ModelChosen(choice=message.choice, leads=False)
        try:
            refuse_without_consent(message.choice)
            leader = models.leader(message.choice, self._around)
        except PersonCanMend as error:
            return ModelChosen(choice=message.choice, leads=False, sentence=error.sentence)
        self._post(LeaderChosen(leader=leader, is_guide=False))
        return ModelChosen(choice=message.choice, leads=True)

    def _on_key(self, act: Callable[[Any, Any], object]) -> Service:
        async def run(message: Any) -> object:
            def work() -> KeyStatusTold:
                keys = self._around.keys
                act(keys, message)
                status = keys.status(message.provider)
                source = status.source.value if status.source else None
                return KeyStatusTold(provider=message.provider, source=source, note=status.note)

            try:
                # A keychain may ask the person and block for as long as they think.
                return await asyncio.to_thread(work)
            except PersonCanMend as error:
                return KeyStatusTold(provider=message.provider, source=None, note=error.sentence)

        return run

    async def _privacy(self, message: PrivacyRequested) -> object:
        await asyncio.to_thread(models.warm)
        build = self._next_request.build
        if build is None:
            return None
        local = models.is_local(message.choice)
        try:
            summary = models.summary(
                build(local),
                message.choice,
                self._around,
                withheld=tuple(self._withheld()),
                costs=self.costs(),
            )
        except PersonCanMend as error:
            return ModelChosen(choice=message.choice, leads=False, sentence=error.sentence)
        return PrivacyShown(summary=summary)

    async def _journal(self, _message: JournalRequested) -> object:
        return JournalShown(requests=self._store.requests())

    async def _forget(self, message: JournalForgetRequested) -> object:
        self._store.forget_requests(message.ids)
        return JournalShown(requests=self._store.requests())


def surroundings(folder: DataFolder, store: Store, *, emit: Callable[[object], None]) -> Surroundings:
    """What models of an interview stand in: its journal, and a running total that is told after each request."""

    def spent() -> tuple[float, int]:
        return cost.total([request.cost for request in store.requests()])

    def told() -> None:
        dollars, unknown = spent()
        emit(CostChanged(spent=dollars, unknown=unknown))

    return Surroundings(
        folder=folder,
        journal=store,
        tools=tuple(spec(tool) for tool in ALL_TOOLS),
        spent=lambda: spent()[0],
        on_priced=told,
    )


class _NotAgreed(PersonCanMend):
    """The person has not seen what would leave this machine."""

    code = "not_agreed"


def refuse_without_consent(choice: ModelChoice) -> None:
    """A model elsewhere leads only after the person agreed to its host.

    Raises:
        PersonCanMend: they have not.
    """
    if not models.is_local(choice) and models.host_of(choice) not in choice.agreed_hosts:
        raise _NotAgreed(_("Nothing was sent: first look at “What leaves this Mac” and agree."))
