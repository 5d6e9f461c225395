"""The wish to stop while something waits that takes no words: the interview pauses."""

import threading
from pathlib import Path

import pytest

from interview_app.domain.asks import ReviewAsk, UploadAsk
from interview_app.domain.drafts import about_ask
from interview_app.messages.interview import DraftChanged, MessageAdded, PersonSaid
from interview_app.messages.sessions import SessionOpened
from tests.interview.played import SECONDS
from tests.interview.test_story_card import guided

WAYS = {"by_hand": ReviewAsk, "upload": UploadAsk}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("words", ["stop", "Genug für heute."])
def test_who_stops_before_a_sheet_is_told_how_to_go_on(
    tmp_path: Path, way: str, words: str
) -> None:
    """Issue 26: it was "kept", and nothing was done. What waits and what was begun in it stay; the
    interview goes on with its answer.
    """
    with guided(tmp_path) as played:
        played.answer(played.asked("get_user_option"), selectedIds=[way])
        waiting = played.asked()
        assert isinstance(waiting.ask, WAYS[way])
        begun = DraftChanged(about=about_ask(waiting.token), content={"form": {}, "reason": ""})
        played.post(begun)
        played.post(PersonSaid(text=words))
        assert played.asked().token == waiting.token, "it is shown again below"
        played.quiet()
        said = [one for one in played.told(MessageAdded) if one.author == "app"]
        assert [one.text.split(".")[0] for one in said] == ["Good, we stop here"]
    with guided(tmp_path) as again:
        opened = again.until(SessionOpened)
        assert [one.about for one in opened.drafts] == [begun.about]
        same = again.asked()
        assert same.token == waiting.token
        again.quiet()
        if way == "by_hand":
            again.answer(same, status="rejected")
        else:
            again.answer(same, skipped=True)
        assert again.asked().token != waiting.token


def test_whoever_waits_for_the_end_is_told_when_it_does_not_come(tmp_path: Path) -> None:
    """The window closes though something hangs; it waits as long as it said and no longer."""
    with guided(tmp_path) as played:
        told: list[bool] = []
        waits = threading.Thread(target=lambda: told.append(played.actor.join(0.0)), daemon=True)
        waits.start()
        waits.join(SECONDS)
        assert told == [False]
