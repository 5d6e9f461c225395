"""What the window asks about models, answered beside the interview on the actor's loop."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from interview_app.domain import model_faults as say
from interview_app.domain.model_choice import ModelChoice
from interview_app.errors import PersonCanMend
from interview_app.interview.calls import spec
from interview_app.interview.parts import Inside, LeaderChosen, Service
from interview_app.llm import privacy
from interview_app.llm.client import ModelClient
from interview_app.llm.listing import discover
from interview_app.messages import models as messages
from interview_app.paths import DataFolder
from interview_app.store.store import Store
from interview_app.use_cases.models import agent_settings
from interview_app.use_cases.models import leaders as models
from interview_app.use_cases.models import places as model_places
from interview_app.use_cases.models.connection_test import try_connection
from interview_app.use_cases.models.key_places import KeyPlaces
from interview_app.use_cases.models.line_suggestion import LineSuggestions
from interview_app.use_cases.models.places import Surroundings
from tools import ALL_TOOLS


class ModelServices:
    """One answer a message; `table()` is handed to the actor."""

    def __init__(
        self,
        store: Store,
        around: Surroundings,
        *,
        inside: Inside,
        guide: Callable[[], ModelClient],
        post: Callable[[object], None],
        withheld: Callable[[], Iterable[str]],
    ) -> None:
        self._store = store
        self._around = around
        self._on_the_page = replace(around, told_at="settings")
        self._inside = inside
        self._guide = guide
        self._post = post
        self._withheld = withheld
        self._lines = LineSuggestions(around, inside)

    def table(self) -> dict[type, Service]:
        """Message type to service."""
        return {
            messages.LeaderRequested: self._choose,
            messages.ModelsRequested: lambda message: models.list_models(
                message.choice, self._on_the_page
            ),
            messages.ConnectionTestRequested: lambda message: try_connection(
                message.choice, self._on_the_page, key=message.key
            ),
            messages.KeyEntered: self._on_key(
                lambda keys, message: keys.keep(message.provider, message.key)
            ),
            messages.KeyForgetRequested: self._on_key(
                lambda keys, message: keys.forget(message.provider)
            ),
            messages.KeyStatusRequested: self._on_key(lambda keys, message: None),
            messages.PrivacyRequested: self._privacy,
            messages.JournalRequested: self._journal,
            messages.SentRequested: self._sent,
            messages.JournalForgetRequested: self._forget,
            messages.AgentSettingsRequested: self._agents,
            messages.AgentSettingsKept: self._keep_agents,
            messages.LocalServersRequested: self._local_servers,
            messages.LineHelpRequested: self._lines.find,
            messages.LineSuggestionRequested: self._lines.suggest,
            messages.LineSuggestionStopped: self._lines.stop,
        }

    def from_the_start(
        self, kept: ModelChoice, environ: Mapping[str, str], *, asks: bool
    ) -> ModelClient | None:
        """The model that the environment or the settings want to lead, if any.

        Raises:
            PersonCanMend: it cannot be used, or `asks` and the person has not agreed to its host.
        """
        choice = models.chosen(kept, environ)
        if choice is None:
            return None
        if asks:
            agreed = choice.model_copy(update={"agreed_hosts": kept.agreed_hosts})
            refuse_without_consent(agreed, self._around)
        return models.leader_from_the_start(choice, self._around)

    def wanted(self, choice: ModelChoice) -> ModelClient:
        """The model that was asked for by name.

        Raises:
            PersonCanMend: it, or one that steps in, cannot be used or was not agreed to.
        """
        refuse_without_consent(choice, self._around)
        return models.leader_from_the_start(choice, self._around)

    async def _choose(self, message: messages.LeaderRequested) -> object:
        if not message.use_model:
            self._post(LeaderChosen(leader=self._guide(), is_guide=True))
            return messages.ModelChosen(choice=message.choice, leads=False)
        try:
            refuse_without_consent(message.choice, self._around)
            # A keychain may ask the person and block for as long as they think.
            leader = await asyncio.to_thread(models.leader, message.choice, self._around)
        except PersonCanMend as error:
            return messages.ModelChosen(choice=message.choice, leads=False, sentence=error.sentence)
        self._post(LeaderChosen(leader=leader, is_guide=False))
        return messages.ModelChosen(choice=message.choice, leads=True)

    def _on_key(self, act: Callable[[Any, Any], object]) -> Service:
        async def run(message: Any) -> object:
            def work() -> messages.KeyStatusTold:
                keys = self._around.keys
                act(keys, message)
                if isinstance(message, messages.KeyEntered):
                    KeyPlaces(self._around.folder).note_kept(message.provider)
                status = keys.status(message.provider)
                source = status.source.value if status.source else None
                return messages.KeyStatusTold(
                    provider=message.provider,
                    source=source,
                    note=status.note,
                    unknown=status.unknown,
                )

            try:
                # A keychain may ask the person and block for as long as they think.
                return await asyncio.to_thread(work)
            except PersonCanMend as error:
                return messages.KeyStatusTold(
                    provider=message.provider, source=None, note=error.sentence
                )

        return run

    async def _privacy(self, message: messages.PrivacyRequested) -> object:
        await asyncio.to_thread(models.warm)
        try:
            summary = await asyncio.to_thread(
                models.summary,
                self._inside.build(message.choice.is_here),
                message.choice,
                self._around,
                withheld=tuple(self._withheld()),
                spending=self._store.request_journal.spending(),
            )
        except PersonCanMend as error:
            return messages.ModelChosen(choice=message.choice, leads=False, sentence=error.sentence)
        return messages.PrivacyShown(summary=summary)

    async def _journal(self, message: messages.JournalRequested) -> object:
        heads = self._store.request_journal.heads(before=message.before, count=message.count)
        spending = self._store.request_journal.spending()
        return messages.JournalShown(
            requests=heads,
            spending=spending,
            before=message.before,
            session=max(0.0, spending.dollars - self._around.spent_before),
        )

    async def _sent(self, message: messages.SentRequested) -> object:
        def read() -> messages.SentShown:
            # What one request sent may be megabytes.
            body = self._store.request_journal.sent(message.id)
            parts = privacy.parts_of(body) if isinstance(body, dict) else ()
            return messages.SentShown(id=message.id, parts=parts)

        return await asyncio.to_thread(read)

    async def _forget(self, message: messages.JournalForgetRequested) -> object:
        self._store.request_journal.forget(message.ids)
        return messages.JournalForgotten(
            ids=message.ids,
            spending=self._store.request_journal.spending(),
            backups_hold_until=self._store.backups.hold_until(),
        )

    async def _local_servers(self, _message: messages.LocalServersRequested) -> object:
        await asyncio.to_thread(models.warm)
        named = await asyncio.to_thread(model_places.places, self._around)
        found = await discover(named)
        return messages.LocalServersFound(
            servers=tuple(
                (one.place.title, tuple(model.name for model in one.models)) for one in found
            )
        )

    async def _agents(self, _message: messages.AgentSettingsRequested) -> object:
        try:
            return messages.AgentSettingsShown(
                settings=await asyncio.to_thread(agent_settings.read, self._around.folder)
            )
        except PersonCanMend as error:
            return messages.AgentSettingsShown(settings=None, sentence=error.sentence)

    async def _keep_agents(self, message: messages.AgentSettingsKept) -> object:
        try:
            await asyncio.to_thread(agent_settings.write, self._around.folder, message.settings)
        except PersonCanMend as error:
            return messages.AgentSettingsShown(settings=message.settings, sentence=error.sentence)
        return messages.AgentSettingsShown(settings=message.settings, saved=True)


def surroundings(
    folder: DataFolder,
    store: Store,
    *,
    emit: Callable[[object], None],
    told_at: say.Place = "window",
) -> Surroundings:
    """What models of an interview stand in: its journal, and a running total that is told after
    each request.
    """
    before = store.request_journal.spending().dollars

    def told() -> None:
        now = store.request_journal.spending()
        session = max(0.0, now.dollars - before)
        emit(messages.CostChanged(spent=now.dollars, unknown=now.unknown, session=session))

    return Surroundings.of_store(
        folder,
        store,
        tools=tuple(spec(tool) for tool in ALL_TOOLS),
        on_priced=told,
        spent_before=before,
        told_at=told_at,
    )


class _NotAgreed(PersonCanMend):
    """The person has not seen what would leave this machine."""

    code = "not_agreed"


def refuse_without_consent(choice: ModelChoice, around: Surroundings) -> None:
    """A model elsewhere leads only after the person agreed to its host, and to those that step in.

    Raises:
        PersonCanMend: they have not.
    """
    if not set(choice.goes_to(model_places.places(around))) <= set(choice.agreed_hosts):
        raise _NotAgreed(say.told(say.NOT_AGREED, around.told_at))
