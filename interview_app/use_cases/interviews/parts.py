"""Puts an interview together from a data folder: the one place where window and headless channel
get their actor from.
"""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from interview_app import logs, settings
from interview_app.domain.model_choice import ModelChoice
from interview_app.domain.model_faults import Place
from interview_app.errors import PersonCanMend, SettingsError
from interview_app.interview.actor import Actor
from interview_app.interview.limits import Limits, SystemClock
from interview_app.interview.parts import ActorParts, Inside, Service
from interview_app.interview.ports import Clock
from interview_app.interview.session import Emit
from interview_app.llm.client import ModelClient
from interview_app.messages import data
from interview_app.messages.interview import AskPublished, ErrorTold
from interview_app.paths import DataFolder, prompt_texts, resources
from interview_app.store import backup
from interview_app.store.opening import open_store
from interview_app.use_cases.exchange.uploads import Uploads
from interview_app.use_cases.interviews.documents import InterviewDocuments
from interview_app.use_cases.interviews.mac_contacts import InterviewContacts
from interview_app.use_cases.models.withholding import withheld_paths
from interview_app.use_cases.reading.on_demand import ReadingOnDemand
from interview_app.use_cases.resumes.services import TailoringServices
from tools import ALL_TOOLS

if TYPE_CHECKING:
    from interview_app.guide.leader import Guide
    from interview_app.use_cases.models.services import ModelServices

_ABOUT_MODELS = "interview_app.messages.models"
"""The messages that `ModelServices` answers."""


class Interview:
    """An open store with its actor. `start()`, `post(message)`, and `close()` in any order of
    failure.

    `notes` are sentences of the start that the person should see.
    """

    def __init__(
        self,
        folder: DataFolder,
        *,
        emit: Emit,
        leader: ModelClient | None = None,
        choice: ModelChoice | None = None,
        clock: Clock | None = None,
        limits: Limits | None = None,
        asks_before_sending: bool = False,
        opens_itself: bool = False,
        guide_only: bool = False,
        reads_ahead: bool = False,
        told_at: Place = "window",
    ) -> None:
        """Open the store (and hold its lock) and make the actor; nothing runs yet.

        Args:
            folder: where everything lies.
            emit: called on the actor's thread with each message out.
            leader: who leads; when None the model that the settings or `OPENAI_BASE_URL` choose,
                else the guide.
            choice: the model that leads, whatever the settings say; agreed to already.
            clock: time; that of this machine when None.
            limits: counts and times; the contract's when None.
            reads_ahead: start the reader once the first question stands, so that the first document
                need not wait for it.
            guide_only: the guide leads, whatever the settings and the environment say.
            asks_before_sending: a model elsewhere leads from the start only where the person agreed
                in the settings.
            opens_itself: the app greets and offers the first choice where a model leads; the model
                starts when the person has chosen.
            told_at: where the person reads what fails at a model.

        Raises:
            StoreError: with a sentence; `AlreadyRunning` when another window or command has it
                open.
            ProviderError: the model of `choice` cannot be used.
        """
        self._folder = folder
        self._told_at = told_at
        self._store = open_store(folder)
        self.notes = self._store.notes
        self._reader = ReadingOnDemand(folder)
        self._emit = emit = _then_once(emit, self._reader.warm) if reads_ahead else emit
        time = clock or SystemClock()
        self._inside = Inside()
        self._tailoring = TailoringServices(
            self._store, self._reader, time, folder, inside=self._inside, emit=emit
        )
        documents = InterviewDocuments(self._store, self._reader, time)
        self._model_services: ModelServices | None = None
        model = None
        if choice is not None:
            model = self._wanted(choice)
        elif leader is None and not guide_only:
            model = self._model(asks=asks_before_sending)
        self._uses_model = model is not None
        self._own = self._services()
        built_in = guide()
        self.actor = Actor(
            ActorParts(
                store=self._store,
                documents=documents,
                contacts=InterviewContacts(documents),
                uploads=Uploads(self._store),
                pictures=documents,
                tools=ALL_TOOLS,
                leader=leader or model or built_in,
                leader_is_guide=leader is None and model is None,
                opener=built_in if opens_itself else None,
                command=built_in.command,
                clock=time,
                limits=limits or Limits(),
                withheld=lambda: withheld_paths(folder),
                prompts=prompt_texts(),
                services=self._service_for,
                inside=self._inside,
                on_bug=logs.log_bug,
            ),
            emit=emit,
        )

    def start(self) -> None:
        """Start the actor; the session is told by messages."""
        self.actor.start()
        if self._uses_model:
            from interview_app.use_cases.models.leaders import warm_in_background

            warm_in_background()
        for note in self.notes:
            self._emit(ErrorTold(code="note", message=note))

    def post(self, message: object) -> None:
        """Hand a message to the actor."""
        self.actor.post(message)

    def close(self) -> None:
        """After the actor has ended: end the workers, close the store, give the lock back. Safe to
        call twice.
        """
        self._end_workers()
        self._store.close()

    def _end_workers(self) -> None:
        self._tailoring.close()
        self._reader.close()

    def _service_for(self, kind: type) -> Service | None:
        if kind.__module__ == _ABOUT_MODELS:
            return self._about_models(kind)
        return self._own.get(kind) or self._tailoring.service_for(kind)

    def _services(self) -> dict[type, Service]:
        work: dict[type, Callable[[Any], object]] = {
            data.BackupRequested: lambda _message: data.BackedUp(
                path=str(self._store.backups.make())
            ),
            data.BackupsRenewalRequested: self._renew,
            data.ExportRequested: self._export,
            data.CopiesRequested: self._copies,
            data.CopyLookRequested: self._look_into,
            data.RestoreRequested: self._restore,
            data.DeleteEverythingRequested: self._delete_everything,
        }
        return {kind: _in_thread(one) for kind, one in work.items()}

    def _renew(self, _message: data.BackupsRenewalRequested) -> data.BackupsRenewed:
        self._store.backups.renew()
        return data.BackupsRenewed()

    def _export(self, message: data.ExportRequested) -> data.Exported:
        from interview_app.use_cases.exchange.export_data import export_data

        out = Path(message.path)
        return data.Exported(path=str(export_data(self._store, format=message.format, out=out)))

    def _models(self) -> "ModelServices":
        """Made when a model is first asked for: a start with the guide alone loads nothing of
        it.
        """
        from interview_app.use_cases.models.services import ModelServices, surroundings

        if self._model_services is None:
            self._model_services = ModelServices(
                self._store,
                surroundings(self._folder, self._store, emit=self._emit, told_at=self._told_at),
                inside=self._inside,
                guide=guide,
                post=self.post,
                withheld=lambda: withheld_paths(self._folder),
            )
        return self._model_services

    def _about_models(self, kind: type) -> Service:
        async def serve(message: Any) -> object:
            return await self._models().table()[kind](message)

        return serve

    def _wanted(self, choice: ModelChoice) -> ModelClient:
        """The model that was asked for by name; where it cannot be used, nothing else leads."""
        try:
            return self._models().wanted(choice)
        except PersonCanMend:
            self._reader.close()
            self._store.close()
            raise

    def _model(self, *, asks: bool) -> ModelClient | None:
        """The model that leads from the start; a choice that cannot be used is told, and the guide
        leads.
        """
        try:
            kept = settings.load(self._folder.settings).model
        except SettingsError:
            kept = ModelChoice()
        if not kept.leads and not os.environ.get("OPENAI_BASE_URL"):
            return None
        try:
            return self._models().from_the_start(kept, os.environ, asks=asks)
        except PersonCanMend as error:
            self.notes = (*self.notes, error.sentence)
            return None

    def _copies(self, _message: data.CopiesRequested) -> data.CopiesTold:
        return data.CopiesTold(
            copies=tuple(
                data.Copy(path=str(one.path), name=one.name, bytes=one.path.stat().st_size)
                for one in backup.listed(self._folder.backups)
            )
        )

    def _look_into(self, message: data.CopyLookRequested) -> data.CopyShown:
        """What a copy holds, or a sentence why nothing can be brought back from it."""
        from interview_app.use_cases.care.copies import look_into

        try:
            return look_into(self._folder, Path(message.path))
        except PersonCanMend as error:
            return data.CopyShown(path=message.path, sentence=error.sentence)

    def _restore(self, message: data.RestoreRequested) -> data.Restored:
        """Nobody may have the store open meanwhile."""
        from interview_app.use_cases.care.copies import restore_copy

        self._end_workers()
        self._store.close()
        try:
            _copy, before = restore_copy(self._folder, Path(message.path))
        except PersonCanMend as error:
            return data.Restored(fault=error.sentence)
        return data.Restored(before=before.name if before is not None else "")

    def _delete_everything(
        self, _message: data.DeleteEverythingRequested
    ) -> data.EverythingDeleted:
        from interview_app.api_keys import api_keys
        from interview_app.use_cases.care.delete_everything import delete_everything

        self._end_workers()
        self._store.close()
        delete_everything(self._folder, keys=api_keys())
        return data.EverythingDeleted()


def _in_thread(work: Callable[[Any], object]) -> Service:
    """A service that takes its time; what the person can mend becomes a message."""

    async def run(message: Any) -> object:
        try:
            return await asyncio.to_thread(work, message)
        except PersonCanMend as error:
            return ErrorTold(code=error.code, message=error.sentence)

    return run


def _then_once(emit: Emit, do: Callable[[], object]) -> Emit:
    """`emit`, and after the first message that asks something: `do`, once."""
    done = False

    def emit_and_do(message: object) -> None:
        nonlocal done
        emit(message)
        if not done and isinstance(message, AskPublished):
            done = True
            do()

    return emit_and_do


def guide() -> "Guide":
    """The built-in guide."""
    from interview_app.guide.leader import Guide

    return Guide(resources() / "guide")
