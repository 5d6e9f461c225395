"""The app greets and offers the first choice itself; a model starts where there is something to decide
(model notes 1).
"""

from pathlib import Path
from typing import Any

from interview_app.domain.records import DataType
from interview_app.guide.leader import Guide
from interview_app.llm.client import LeaderItem, ResultItem
from interview_app.llm.sending import OPENING, conversation
from interview_app.messages.data import RecordEdited, RecordSaved
from interview_app.messages.interview import LeaderChanged, MessageAdded, PersonSaid
from interview_app.messages.sessions import SessionOpened
from interview_app.paths import resources
from tests.interview.played import Played
from tests.scripted_model import ScriptedModel, says


def opened(folder: Path, leader: ScriptedModel, **more: Any) -> Played:
    return Played(folder, leader, opener=Guide(resources() / "guide"), **more)


def test_nothing_is_asked_of_a_model_before_the_person_has_chosen(tmp_path: Path) -> None:
    """The greeting and the choice stand in the conversation that the model then gets."""
    leader = ScriptedModel([says("Then tell me who you are.")])
    with opened(tmp_path, leader) as played:
        choice = played.asked("get_user_option")
        assert leader.requests == []
        assert played.told(MessageAdded)[0].author == "leader"
        assert not played.told(LeaderChanged)[-1].is_guide
        played.answer(choice, selectedIds=["by_hand"])
        played.until(MessageAdded, lambda one: one.text == "Then tell me who you are.")
    history = leader.requests[0].history
    first = next(one for one in history if isinstance(one, LeaderItem))
    assert first.text == played.told(MessageAdded)[0].text
    chosen = [one for one in history if isinstance(one, ResultItem)][-1]
    assert chosen.output["selectedIds"] == ["by_hand"]
    assert conversation(history)[0].text == OPENING  # type: ignore[union-attr]


def test_words_in_place_of_the_choice_go_to_the_model(tmp_path: Path) -> None:
    """Whatever the person does first ends the opening."""
    leader = ScriptedModel([says("Hello.")])
    with opened(tmp_path, leader) as played:
        played.asked("get_user_option")
        played.post(PersonSaid(text="I am a nurse."))
        played.until(MessageAdded, lambda one: one.text == "Hello.")
    assert len(leader.requests) == 1


def test_an_interview_that_was_begun_is_not_opened_anew(tmp_path: Path) -> None:
    """After a restart the same choice waits; once it is answered, the model leads."""
    with opened(tmp_path, ScriptedModel([])) as played:
        token = played.asked("get_user_option").token
    leader = ScriptedModel([says("Hello.")])
    with opened(tmp_path, leader) as played:
        choice = played.asked("get_user_option")
        assert choice.token == token
        played.answer(choice, selectedIds=["by_hand"])
        played.until(MessageAdded, lambda one: one.text == "Hello.")
    assert len(leader.requests) == 1


def test_a_session_in_which_a_record_was_edited_is_one_that_was_begun(tmp_path: Path) -> None:
    """The window then shows where one was; nobody has said a word."""
    with Played(tmp_path, ScriptedModel([says("Hello?")])) as played:
        assert not played.until(SessionOpened).restored
        played.post(
            RecordEdited(
                data_type=DataType.APPLICANT_PROFILE,
                id="profile",
                base_version=None,
                data={"basics": {"name": "Mara Lindqvist"}},
            )
        )
        played.until(RecordSaved)
    # Its question may not have been said before the end; then it is asked for again.
    with Played(tmp_path, ScriptedModel([says("Hello?")])) as played:
        assert played.until(SessionOpened).restored
