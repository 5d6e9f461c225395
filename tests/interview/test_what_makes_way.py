"""What waits makes way for a document or for words, where nothing is lost by it, and comes again."""

from pathlib import Path

import pytest

from interview_app.domain.asks import OptionAsk, ReviewAsk, UploadAsk
from interview_app.domain.drafts import about_ask
from interview_app.domain.story_changes import StoryChange
from interview_app.messages.interview import (
    AskPublished,
    AskWithdrawn,
    DraftChanged,
    FilesOffered,
    MessageAdded,
    PersonSaid,
    StoryShown,
)
from tests.interview.offers import PROFILE, TIMELINE
from tests.interview.played import Played, reading_of
from tests.interview.test_story_card import guided, to_story

READ = reading_of("Mara Lindqvist", applicant_profile=PROFILE, skeleton_timeline=TIMELINE)


def begun(played: Played, way: str) -> AskPublished:
    """What the first choice leads to."""
    played.documents.otherwise = READ
    played.answer(played.asked("get_user_option"), selectedIds=[way])
    return played.asked()


def document(tmp_path: Path) -> Path:
    path = tmp_path / "my résumé.txt"
    path.write_text("Mara Lindqvist, nurse")
    return path


def replies(played: Played) -> list[str]:
    """What was said before what was asked last."""
    said = [one.text for one in played.told(MessageAdded) if one.author == "leader"]
    return said[-1].split("\n\n")


def name_in(published: AskPublished) -> str:
    assert isinstance(published.ask, ReviewAsk)
    return str(published.ask.data["basics"].get("name", ""))


def test_an_untouched_form_makes_way_for_a_document_that_tells_what_it_asks(
    tmp_path: Path,
) -> None:
    """Nobody fills in by hand what their résumé says; it is read at once."""
    with guided(tmp_path / "data") as played:
        form = begun(played, "by_hand")
        assert name_in(form) == ""
        played.post(FilesOffered(paths=(bytes(document(tmp_path)),)))
        assert played.until(AskWithdrawn).token == form.token
        assert name_in(played.asked("submit_for_validation")) == "Mara Lindqvist"


@pytest.mark.parametrize("profile_first", [True, False])
def test_a_form_with_words_in_it_stays_and_the_document_comes_after_it(
    tmp_path: Path, profile_first: bool
) -> None:
    """What was typed is not taken away; the document is read without a question, whichever form it
    was handed over at.
    """
    with guided(tmp_path / "data") as played:
        form = begun(played, "by_hand")
        mine = {"basics": {"name": "Mara Lindqvist", "phone": "+46 8 123 45"}}
        if not profile_first:
            played.answer(form, status="modified", data=mine)
            form = played.asked("submit_for_validation")
        played.post(DraftChanged(about=about_ask(form.token), content={"form": {}, "reason": ""}))
        played.post(FilesOffered(paths=(bytes(document(tmp_path)),)))
        assert played.asked().token == form.token, "it is shown again below"
        told = [one.text for one in played.told(MessageAdded) if one.author == "app"]
        assert len(told) == 1
        assert "right after the form" in told[0]
        played.answer(form, status="modified", data=mine if profile_first else TIMELINE)
        sheet = played.asked("submit_for_validation")
        assert played.documents.started.get_nowait()
        assert name_in(sheet) == "Mara Lindqvist"


@pytest.mark.parametrize("words", ["I must look for it first", "Is a PDF all right?"])
def test_words_leave_the_card_of_a_document_open(tmp_path: Path, words: str) -> None:
    """It was closed as skipped, and the interview went on as if there were none."""
    with guided(tmp_path) as played:
        begun(played, "upload")
        played.post(PersonSaid(text=words))
        assert isinstance(played.asked().ask, UploadAsk)
        reply = replies(played)[0]
        assert ("I only ask" in reply) if words.endswith("?") else (words in reply)


def test_a_command_at_the_sheet_of_a_story_is_answered(tmp_path: Path) -> None:
    """The words "I don't know" appeared, and nothing was said to them."""
    with guided(tmp_path) as played:
        asked = to_story(played)
        for said in ("the door froze", "I mended it", "no more ice", "3"):
            played.answer(asked, text=said)
            asked = played.asked()
        played.answer(asked, selectedIds=["yes"])
        played.answer(played.asked("message"), text="Mended the door")
        sheet = played.asked("submit_for_validation")
        played.post(PersonSaid(text="don't know"))
        assert played.asked().token == sheet.token
        assert [one.author for one in played.told(MessageAdded)][-1] == "app"


def test_what_was_put_off_is_counted_no_more_once_it_is_filled_in(tmp_path: Path) -> None:
    """It was, until the next answer."""
    with guided(tmp_path) as played:
        played.answer(to_story(played), skip="later")
        played.asked()
        played.at_rest()
        assert [one.field for one in played.told(StoryShown)[-1].to_look_up] == ["situation"]
        played.post(StoryChange.edited("situation", "the door froze"))
        played.at_rest()
        assert played.told(StoryShown)[-1].to_look_up == ()


def test_skip_can_be_typed_at_the_card_of_a_document(tmp_path: Path) -> None:
    """The typed word is the button."""
    with guided(tmp_path) as played:
        begun(played, "upload")
        played.post(PersonSaid(text="skip"))
        assert isinstance(played.asked().ask, ReviewAsk), "the form to fill in by oneself"


@pytest.mark.parametrize("typed", ["{path}", "'{path}'\n"])
def test_the_typed_path_of_a_file_hands_it_over(tmp_path: Path, typed: str) -> None:
    """It was kept as a note for the next story."""
    with guided(tmp_path / "data") as played:
        begun(played, "upload")
        played.post(PersonSaid(text=typed.format(path=document(tmp_path))))
        assert name_in(played.asked("submit_for_validation")) == "Mara Lindqvist"


@pytest.mark.parametrize("words", ["/no/such/résumé.pdf", "\0", "x" * 5000, "~nobody/cv.pdf", "/"])
def test_what_names_no_file_is_words(tmp_path: Path, words: str) -> None:
    """No path is guessed, and none that cannot be one is an error."""
    with guided(tmp_path) as played:
        begun(played, "upload")
        played.post(PersonSaid(text=words))
        assert isinstance(played.asked().ask, UploadAsk)


def test_a_long_text_at_the_card_of_a_document_can_be_read_as_one(tmp_path: Path) -> None:
    """Who has no file pastes the résumé itself."""
    with guided(tmp_path) as played:
        begun(played, "upload")
        played.post(PersonSaid(text="\n".join(f"line {at}" for at in range(20))))
        choice = played.asked()
        assert isinstance(choice.ask, OptionAsk)
        assert "resume_text" in [one.id for one in choice.ask.options]
        played.answer(choice, selectedIds=["resume_text"])
        assert name_in(played.asked("submit_for_validation")) == "Mara Lindqvist"
