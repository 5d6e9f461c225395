"""What waits for the person: tokens, acknowledgements, restarts, refused answers, and words said
instead of a click.
"""

import json
from pathlib import Path

from interview_app.domain.asks import OptionAsk
from interview_app.llm.client import (
    LeaderItem,
    PersonItem,
    ResultItem,
)
from interview_app.messages.interview import (
    Acknowledged,
    AskAnswered,
    ErrorTold,
    MessageAdded,
    PersonSaid,
    UnsentChanged,
)
from interview_app.messages.sessions import SessionOpened
from tests.interview.offers import OPTION, PROFILE, results, submit
from tests.interview.played import Played
from tests.scripted_model import ScriptedModel, calls, says


def test_a_free_question_waits_with_a_token_and_its_answer_reaches_the_leader(
    tmp_path: Path,
) -> None:
    """DESIGN 4.5, E11: a free question waits too, is answered by words, acknowledged, and follows
    in the history.
    """
    leader = ScriptedModel([says("Who are you?"), says("Thank you.")])
    with Played(tmp_path, leader) as played:
        ask = played.asked("message")
        assert ask.args == {"text": "Who are you?", "field": None, "input": "text"}
        played.post(PersonSaid(text="I am Mara."))
        ack = played.until(Acknowledged)
        assert (ack.token, ack.status, ack.duplicate) == (ask.token, "answered", False)
        played.asked("message")
    leader.finish()
    said = leader.requests[1].history
    assert isinstance(said[0], LeaderItem)
    assert isinstance(said[1], PersonItem)
    assert said[1].text == "I am Mara."
    assert said[1].event_id > 0


def test_what_was_said_is_not_given_back_as_unsent_when_the_end_came_between(
    tmp_path: Path,
) -> None:
    """What was sent is kept until the window knows it is durable; the next start knows it too, and
    gives back the rest.
    """
    with Played(tmp_path, ScriptedModel([says("Who are you?"), says("Thank you.")])) as played:
        played.asked("message")
        played.post(PersonSaid(text="I am Mara."))
        played.until(Acknowledged)
        played.asked("message")
        played.post(UnsentChanged(texts=("I am Mara.", "And I ")))
    with Played(tmp_path, ScriptedModel([])) as played:
        assert played.until(SessionOpened).unsent == ("And I ",)


def test_the_same_token_gets_the_same_acknowledgement_again_and_an_unknown_one_changes_nothing(
    tmp_path: Path,
) -> None:
    """DESIGN 4.6: duplicate=True; unknown_continuation; nothing is written by either, also after a
    restart.
    """
    leader = ScriptedModel([calls(submit("applicant_profile", PROFILE)), says("Saved.")])
    with Played(tmp_path, leader) as played:
        ask = played.asked()
        played.answer(ask, status="approved")
        first = played.until(Acknowledged)
        played.asked("message")
        count = len(played.events())
        played.answer(ask, status="rejected")
        again = played.until(Acknowledged)
        played.post(AskAnswered(token="nobody-knows", data={"text": "x"}))
        assert played.until(ErrorTold).code == "unknown_continuation"
        assert len(played.events()) == count
    assert (first.status, first.id, first.version, first.duplicate) == (
        "approved",
        "profile",
        1,
        False,
    )
    assert (again.status, again.id, again.version, again.duplicate) == (
        "approved",
        "profile",
        1,
        True,
    )
    with Played(tmp_path, ScriptedModel([])) as played:
        played.answer(ask, status="rejected")
        later = played.until(Acknowledged)
    assert (later.status, later.version, later.duplicate) == ("approved", 1, True)


def test_what_waits_stands_again_after_a_restart_with_the_same_token_and_arguments(
    tmp_path: Path,
) -> None:
    """DESIGN 4.8: derived from the events; the banner says Welcome back only when the person did
    something.
    """
    with Played(tmp_path, ScriptedModel([calls(("get_user_option", OPTION))])) as played:
        before = played.asked()
        assert played.told(SessionOpened)[0].restored is False
    with Played(
        tmp_path, ScriptedModel([calls(("get_user_option", OPTION), prefix="next")])
    ) as played:
        after = played.asked()
        assert after == before
        assert played.told(SessionOpened)[0].restored is False
        played.answer(after, selectedIds=["a"])
        played.asked()
    with Played(tmp_path, ScriptedModel([])) as played:
        played.asked()
        opened = played.told(SessionOpened)[0]
    assert opened.restored is True
    assert [message.text for message in opened.messages] == ["Ay"]


def test_an_answer_that_does_not_fit_is_refused_and_the_question_stands(tmp_path: Path) -> None:
    """E11, DESIGN 4.6: wrong option, wrong shape, invalid data; nothing is written."""
    leader = ScriptedModel(
        [calls(("get_user_option", OPTION), submit("applicant_profile", PROFILE))]
    )
    with Played(tmp_path, leader) as played:
        option, review = played.asked(), played.asked()
        played.settled()
        count = len(played.events())
        for ask, data in (
            (option, {"selectedIds": ["c"]}),
            (option, {"selectedIds": ["a", "b"]}),
            (option, {}),
            (option, {"chosen": "a"}),
            (review, {"status": "perhaps"}),
            (review, {"status": "modified", "data": {"basics": {"nmae": "x"}}}),
        ):
            played.answer(ask, **data)
            assert played.until(ErrorTold).code == "invalid_parameters"
        assert "nmae" in played.told(ErrorTold)[-1].message
        assert len(played.events()) == count
        assert not played.told(Acknowledged)


def test_words_instead_of_a_choice_are_the_something_else(tmp_path: Path) -> None:
    """A6: a free-text "something else" is `{"selectedIds": [], "otherText"}`."""
    leader = ScriptedModel([calls(("get_user_option", OPTION)), says("Good.")])
    with Played(tmp_path, leader) as played:
        played.asked()
        played.post(PersonSaid(text="Both, really"))
        played.asked("message")
    assert results(leader.requests[1])[0].output["otherText"] == "Both, really"


def test_words_instead_of_a_file_are_heard_behind_the_result(tmp_path: Path) -> None:
    """A17: words skip nothing; they follow the result, so that call and result stay together, and
    the leader asks again.
    """
    leader = ScriptedModel([calls(("get_user_upload", '{"uploadType": "resume"}')), says("Good.")])
    with Played(tmp_path, leader) as played:
        played.asked()
        played.post(PersonSaid(text="I have none"))
        played.asked("message")
    leader_item, result, person = leader.requests[1].history
    assert isinstance(leader_item, LeaderItem)
    assert isinstance(result, ResultItem)
    assert result.output["error"]["code"] == "user_cancelled"
    assert isinstance(person, PersonItem)


def test_what_was_said_while_a_sheet_is_open_is_kept_and_the_sheet_stands(tmp_path: Path) -> None:
    """DESIGN 4: a sheet is answered by its buttons alone; words wait for their turn, and are there
    for its fields.
    """
    leader = ScriptedModel([calls(submit("applicant_profile", PROFILE)), says("I heard you.")])
    with Played(tmp_path, leader) as played:
        ask = played.asked()
        played.post(PersonSaid(text="One moment"))
        played.until(MessageAdded, lambda message: message.text == "One moment")
        again = played.asked()
        assert (again.token, again.said) == (ask.token, "One moment")
        played.answer(ask, status="approved")
        played.asked("message")
    assert [type(item).__name__ for item in leader.requests[1].history] == [
        "LeaderItem",
        "ResultItem",
        "PersonItem",
    ]


def test_an_option_ask_shows_what_the_call_said(tmp_path: Path) -> None:
    """A6, E11: the published ask, its arguments and their sha256 belong together."""
    from interview_app.domain.canonical import content_sha256

    with Played(tmp_path, ScriptedModel([calls(("get_user_option", OPTION))])) as played:
        ask = played.asked()
    assert isinstance(ask.ask, OptionAsk)
    assert [option.label for option in ask.ask.options] == ["Ay", "Bee"]
    assert ask.args == json.loads(OPTION)
    assert ask.args_sha256 == content_sha256(ask.args)


def test_what_was_asked_on_a_card_is_told_with_its_answer_after_a_restart(tmp_path: Path) -> None:
    """The card that asked is gone with its window; the question is still read before the answer."""
    with Played(
        tmp_path, ScriptedModel([calls(("get_user_option", OPTION)), says("Thank you.")])
    ) as played:
        ask = played.asked("get_user_option")
        played.post(AskAnswered(token=ask.token, data={"selectedIds": ["b"]}))
        played.asked("message")
    with Played(tmp_path, ScriptedModel([])) as played:
        told = played.until(SessionOpened).messages
    assert [(one.question, one.text) for one in told if one.author == "person"] == [
        ("Which?", "Bee")
    ]
