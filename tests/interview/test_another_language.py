"""The question that waits is asked in the language that the window speaks now, after a restart."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from interview_app import i18n
from interview_app.domain.asks import OptionAsk
from interview_app.domain.drafts import about_ask
from interview_app.domain.phases import Phase
from interview_app.messages.interview import (
    AskPublished,
    DraftChanged,
    MessageAdded,
    PersonSaid,
    PhaseRequested,
)
from interview_app.paths import resources
from tests.interview.played import Played
from tests.interview.test_story_card import guided, to_story
from tests.scripted_model import ScriptedModel, says


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak("en")


def speak(language: str) -> None:
    i18n.set_language(language, catalogues=resources() / "translations")


def ids(published: AskPublished) -> list[str]:
    return [one.id for one in getattr(published.ask, "options", ())]


def labels(published: AskPublished) -> list[str]:
    assert isinstance(published.ask, OptionAsk)
    return [one.label for one in published.ask.options]


def test_a_choice_of_the_guide_is_asked_anew(tmp_path: Path) -> None:
    """Prompt and buttons; what is chosen is understood. In the same language nothing is asked
    anew.
    """
    with guided(tmp_path) as played:
        first = played.asked("get_user_option")
    with guided(tmp_path) as played:
        assert played.asked("get_user_option").token == first.token
        played.quiet()
        assert len(played.told(AskPublished)) == 1
    speak("de")
    with guided(tmp_path) as played:
        played.asked("get_user_option")
        anew = played.asked("get_user_option")
        assert isinstance(anew.ask, OptionAsk)
        assert isinstance(first.ask, OptionAsk)
        assert [one.id for one in anew.ask.options] == [one.id for one in first.ask.options]
        assert not set(labels(anew)) & set(labels(first))
        played.answer(anew, selectedIds=["by_hand"])
        assert played.asked("submit_for_validation")


def test_a_question_in_words_is_asked_anew_with_its_chips(tmp_path: Path) -> None:
    """The field it is about is the same, and an answer that was begun keeps it as it is."""
    with guided(tmp_path) as played:
        to_story(played)
        played.answer(played.told(AskPublished)[-1], text="The door froze.")
        first = played.asked("message")
    speak("fr")
    with guided(tmp_path) as played:
        old = played.asked("message")
        anew = played.asked("message")
        assert (old.token, anew.args["field"]) == (first.token, first.args["field"])
        assert anew.args["text"] != first.args["text"]
        assert anew.args["chips"] != first.args["chips"]
        played.post(DraftChanged(about=about_ask(anew.token), content={"filled_in": {}}))
        played.quiet()
    speak("es")
    with guided(tmp_path) as played:
        assert played.asked("message").token == anew.token
        played.quiet()
        assert len(played.told(AskPublished)) == 1


def test_what_was_said_is_not_said_again(tmp_path: Path) -> None:
    """What led to the choice stands in the conversation already; the choice alone is asked anew."""
    with guided(tmp_path) as played:
        played.asked("get_user_option")
        played.post(PhaseRequested(phase=Phase.WRITING_CORPUS))
        first = played.until(AskPublished, lambda one: "paste" in ids(one))
        assert [one.author for one in played.told(MessageAdded)] == ["leader", "leader"]
    speak("de")
    with guided(tmp_path) as played:
        anew = played.until(AskPublished, lambda one: one.token != first.token)
        assert ids(anew) == ids(first)
        played.quiet()
        assert not played.told(MessageAdded)


def test_who_stopped_is_asked_nothing(tmp_path: Path) -> None:
    """The interview ended for today; another language of the window is no wish to go on."""
    with guided(tmp_path) as played:
        played.asked("get_user_option")
        played.post(PersonSaid(text="stop"))
        stopped = played.asked("message")
    speak("de")
    with guided(tmp_path) as played:
        assert played.asked("message").token == stopped.token
        played.quiet()
        assert len(played.told(AskPublished)) == 1
        played.post(PersonSaid(text="Los geht's"))
        assert played.asked("get_user_option")


def test_the_words_of_a_model_stay_as_they_are(tmp_path: Path) -> None:
    """They are not the app's own."""
    with Played(tmp_path, ScriptedModel([says("Who are you?")])) as played:
        first = played.asked("message")
    speak("de")
    with Played(tmp_path, ScriptedModel([says("Good.")])) as played:
        assert played.asked("message").token == first.token
        played.post(PersonSaid(text="Mara"))
        assert played.asked("message").args["text"] == "Good."
