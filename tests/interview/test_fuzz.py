"""A stateful fuzz plays the person: answer, cancel, edit, upload, stop, move, quit and start again,
in any order (STYLE 21).
"""

import json
import os
import shutil
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from interview_app.domain.asks import MessageAsk, OptionAsk, PhaseAsk, ReviewAsk, UploadAsk
from interview_app.domain.drafts import about_ask
from interview_app.domain.phases import Phase
from interview_app.domain.records import DataType
from interview_app.llm.client import (
    CallReady,
    LeaderItem,
    TextDelta,
    ToolCall,
    TurnDone,
    TurnEvent,
    TurnRequest,
)
from interview_app.messages.data import (
    RecordDeleted,
    RecordDeletionRequested,
    RecordEdited,
    RecordSaved,
)
from interview_app.messages.interview import (
    Acknowledged,
    AskAnswered,
    AskPublished,
    AskWithdrawn,
    DraftChanged,
    ErrorTold,
    FilesOffered,
    PersonSaid,
    PhaseRequested,
    StopRequested,
)
from interview_app.messages.sessions import StartOverRequested
from tests.interview.offers import OPTION, PROFILE, TIMELINE, persist, submit
from tests.interview.played import Played
from tests.kept_records import waiting

LONG = bool(os.environ.get("INTERVIEW_APP_LONG"))
SAMPLE = {"id": "s", "text": "In my own words."}
MOVE = json.dumps(
    {
        "reason": "Enough",
        "overrides": [
            "applicant_profile",
            "skeleton_timeline",
            "interviewed_one_experience",
            "one_card_generated",
            "one_writing_sample",
            "dossier_complete",
        ],
    }
)
MENU: tuple[tuple[tuple[str, str], ...], ...] = (
    (("get_user_option", OPTION),),
    (submit("applicant_profile", PROFILE), ("get_user_option", OPTION)),
    (("get_user_upload", '{"uploadType": "resume"}'),),
    (),
    (submit("skeleton_timeline", TIMELINE),),
    (persist("writing_sample", SAMPLE),),
    (("capabilities.describe", "{}"), ("next_phase", MOVE)),
    (("no_such_tool", "{}"), ("get_user_option", "broken")),
)


class Endless:
    """Asks through the menu for ever; what it asks follows from the history alone."""

    label, is_local = "endless", True

    async def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
        turns = sum(isinstance(item, LeaderItem) for item in request.history)
        yield TextDelta(text=f"Turn {turns}.")
        for at, (name, arguments) in enumerate(MENU[turns % len(MENU)]):
            yield CallReady(call=ToolCall(call_id=f"c{turns}-{at}", name=name, arguments=arguments))
        yield TurnDone()


class ThePerson(RuleBasedStateMachine):
    """Does what a person may do, and holds what must never break."""

    @initialize()
    def begin(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="fuzz-"))
        self.acks: dict[str, Acknowledged] = {}
        self.open: dict[str, AskPublished] = {}
        self.versions: dict[tuple[str, str], int] = {}
        self._start()

    def _start(self) -> None:
        self.played = Played(self.folder / "data", Endless())
        self.read = 0
        self.played.actor.start()
        self._rest()

    def _rest(self) -> None:
        """Take in what comes until the actor has come to rest: its last state is one of rest and
        nothing follows.
        """
        self.played.quiet()
        self._take_in()

    def _take_in(self) -> None:
        told = self.played.out[self.read :]
        self.read += len(told)
        for message in told:
            if isinstance(message, AskPublished):
                assert message.token not in self.acks, "what was acknowledged is never asked again"
                known = self.open.setdefault(message.token, message)
                assert known == message, "the same token asks the same thing"
            elif isinstance(message, AskWithdrawn):
                self.open.pop(message.token, None)
            elif isinstance(message, Acknowledged):
                self._acknowledged(message)

    def _acknowledged(self, ack: Acknowledged) -> None:
        before = self.acks.setdefault(ack.token, ack)
        assert (before.status, before.id, before.version) == (ack.status, ack.id, ack.version)
        self.open.pop(ack.token, None)

    def _answer(self, token: str, data: dict[str, Any]) -> None:
        self.played.post(AskAnswered(token=token, data=data))
        self.played.until(Acknowledged, lambda ack: ack.token == token)
        self._rest()

    @precondition(lambda self: self.open)
    @rule(which=st.integers(0, 5), way=st.integers(0, 2))
    def answer(self, which: int, way: int) -> None:
        token = sorted(self.open)[which % len(self.open)]
        ask = self.open[token].ask
        edited = json.loads(json.dumps(ask.data)) if isinstance(ask, ReviewAsk) else {}
        if "basics" in edited:
            edited["basics"]["label"] = f"Nurse {way}"
        choices: dict[type, tuple[dict[str, Any], ...]] = {
            OptionAsk: ({"selectedIds": ["a"]}, {"otherText": "both"}, {"selectedIds": ["b"]}),
            UploadAsk: ({"skipped": True},),
            ReviewAsk: (
                {"status": "approved"},
                {"status": "modified", "data": edited},
                {"status": "rejected"},
            ),
            PhaseAsk: (
                {"decision": "approved"},
                {"decision": "denied"},
                {"decision": "denied", "feedback": "no"},
            ),
            MessageAsk: ({"text": "Go on"},),
        }
        several = choices[type(ask)]
        self._answer(token, several[way % len(several)])

    @precondition(lambda self: self.open)
    @rule(which=st.integers(0, 5), taken_back=st.booleans())
    def type_into_a_sheet(self, which: int, taken_back: bool) -> None:
        token = sorted(self.open)[which % len(self.open)]
        self.played.post(
            DraftChanged(about=about_ask(token), content=None if taken_back else {"form": {}})
        )
        self._rest()

    @precondition(lambda self: self.acks)
    @rule(which=st.integers(0, 50))
    def answer_again(self, which: int) -> None:
        token = sorted(self.acks)[which % len(self.acks)]
        self.played.post(AskAnswered(token=token, data={"status": "rejected"}))
        try:
            again = self.played.until(Acknowledged | ErrorTold)  # type: ignore[arg-type]
        finally:
            self._take_in()
        if isinstance(again, Acknowledged):
            assert again.duplicate
        else:
            assert again.code == "unknown_continuation", (
                "a token of an ended session, after a restart"
            )

    @rule()
    def answer_nobody(self) -> None:
        self.played.post(AskAnswered(token="nobody", data={}))
        assert self.played.until(ErrorTold).code == "unknown_continuation"

    @precondition(
        lambda self: any(isinstance(ask.ask, MessageAsk | OptionAsk) for ask in self.open.values())
    )
    @rule()
    def say(self) -> None:
        self.played.post(PersonSaid(text="Something else"))
        self.played.until(Acknowledged)
        self._rest()

    @precondition(lambda self: any(isinstance(ask.ask, UploadAsk) for ask in self.open.values()))
    @rule(content=st.binary(min_size=1, max_size=20))
    def upload(self, content: bytes) -> None:
        file = self.folder / "cv.txt"
        file.write_bytes(b"text " + content.hex().encode())
        self.played.post(FilesOffered(paths=(bytes(file),)))
        self.played.until(Acknowledged)
        self._rest()

    @rule()
    def stop(self) -> None:
        self.played.post(StopRequested())
        self._rest()

    @rule(phase=st.sampled_from(list(Phase)))
    def move(self, phase: Phase) -> None:
        session = self.played.actor
        assert session
        current = next(
            (
                event.body["phase"]
                for event in reversed(self.played.events("phase_changed"))
                if event.body
            ),
            Phase.CORE_FACTS.value,
        )
        if phase.value != current:
            self.played.post(PhaseRequested(phase=phase))
            self._rest()

    @precondition(
        lambda self: any(key == ("applicant_profile", "profile") for key in self.versions)
    )
    @rule(name=st.sampled_from(["Mara", "Mara L.", "M. Lindqvist"]))
    def edit(self, name: str) -> None:
        data = {"basics": {"name": name}}
        self.played.post(
            RecordEdited(
                data_type=DataType.APPLICANT_PROFILE, id="profile", base_version=None, data=data
            )
        )
        self.played.until(RecordSaved)
        self._take_in()

    @precondition(
        lambda self: any(key == ("applicant_profile", "profile") for key in self.versions)
    )
    @rule()
    def delete(self) -> None:
        self.played.post(
            RecordDeletionRequested(data_type=DataType.APPLICANT_PROFILE, id="profile")
        )
        self.played.until(RecordDeleted)
        self.versions.pop(("applicant_profile", "profile"))
        self._rest()
        standing = {call.token for call in self._durable_waiting()}
        self.open = {token: ask for token, ask in self.open.items() if token in standing}

    @rule()
    def restart(self) -> None:
        self.played.end()
        before = dict(self.open)
        self._start()
        assert set(before) == set(self.open), "the same questions stand again"

    @rule()
    def start_over(self) -> None:
        self.played.post(StartOverRequested())
        self._rest()

    def _durable_waiting(self) -> Any:
        return waiting(self.played.store)

    @invariant()
    def nothing_is_lost_or_doubled(self) -> None:
        if not hasattr(self, "played"):
            return
        self._take_in()
        assert not self.played.bugs, self.played.bugs
        assert {call.token for call in self._durable_waiting()} == set(self.open), (
            "what waits is what is shown"
        )
        assert self.open, "when nothing runs, something waits"
        drafts = {one.about for one in self.played.store.drafts.kept()}
        assert drafts <= {about_ask(token) for token in self.open}, "a draft goes with its ask"
        for record in self.played.store.records():
            key = (record.data_type.value, record.id)
            assert record.version >= self.versions.get(key, 0), "versions never go back"
            self.versions[key] = record.version

    def teardown(self) -> None:
        if hasattr(self, "played"):
            self.played.end()
            shutil.rmtree(self.folder, ignore_errors=True)


ThePerson.TestCase.settings = settings(
    max_examples=200 if LONG else 4,
    stateful_step_count=60 if LONG else 12,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=not LONG,
)
TestThePerson = ThePerson.TestCase
