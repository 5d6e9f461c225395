"""What is asked of the person, and what the actor gets for an answer (CONTRACT E11)."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from interview_app.domain.asks import (
    Ask,
    Chip,
    MessageAsk,
    Option,
    OptionAsk,
    PhaseAsk,
    ReviewAsk,
    UploadAsk,
)
from interview_app.domain.drafts import Draft, about_ask
from interview_app.domain.records import DataType
from interview_app.domain.story import Draft as StoryDraft
from interview_app.domain.story import NumberTold
from interview_app.domain.voice import Words
from interview_app.interview.answers import MessageAnswer
from interview_app.messages.interview import (
    Acknowledged,
    AskAnswered,
    AskPublished,
    AskWithdrawn,
    DraftChanged,
    ErrorTold,
    MessageAdded,
    PersonSaid,
    StoryShown,
)
from interview_app.messages.models import (
    LineHelpFound,
    LineHelpRequested,
    LineSuggested,
    LineSuggestionRequested,
    LineSuggestionStopped,
)
from interview_app.messages.sessions import SessionOpened
from interview_app.ui.controls import Button, ElidedLabel
from interview_app.ui.controls.typing_watch import TypingWatch
from interview_app.ui.conversation.cards import ReviewCard, card_of
from interview_app.ui.conversation.option_card import ChoiceButton
from interview_app.ui.conversation.typed_form import ListForm
from interview_app.ui.look.window_plan import CONVERSATION, GENERAL_PLACE
from interview_app.ui.review.sheet import ReviewSheet
from tests.ui.conftest import INFO, Played

pytestmark = pytest.mark.gui

ROLES = OptionAsk(
    prompt="Which role shall we look at?",
    options=(
        Option(id="a", label="Site Lead", description="2021 to present"),
        Option(id="b", label="Electrician"),
    ),
)


def published(ask: Ask, token: str = "t1", tool: str = "get_user_option") -> AskPublished:
    return AskPublished(token=token, tool=tool, args={}, args_sha256="", ask=ask)


def press(played: Played, name: str, root: QWidget | None = None) -> None:
    button = played.find(name, root)
    assert isinstance(button, QAbstractButton)
    button.click()


def test_an_option_is_a_button_called_by_its_label_and_answers_with_its_id(played: Played) -> None:
    """CONTRACT A6; issue 2: option buttons by their label."""
    played.tell(published(ROLES))
    press(played, "Electrician")
    assert played.posted == [AskAnswered(token="t1", data={"selectedIds": ["b"]})]


def test_options_have_icons_where_each_of_them_has_one(played: Played) -> None:
    """Labels stand below each other: on a card where one has no icon, none has."""
    for second, icons in (("by_hand", ["upload", "chat"]), ("exp-7", [])):
        options = (
            Option(id="upload", label="Add a document"),
            Option(id=second, label="Another way"),
        )
        played.tell(published(OptionAsk(prompt="How?", options=options), token=second))
        buttons = [played.find(option.label) for option in options]
        assert [
            one._plain_icon for one in buttons if isinstance(one, ChoiceButton) and one._plain_icon
        ] == icons
        played.tell(AskWithdrawn(token=second))


def test_an_option_can_be_answered_once(played: Played) -> None:
    """A double click is one answer."""
    played.tell(published(ROLES))
    button = played.find("Electrician")
    assert isinstance(button, QAbstractButton)
    button.click()
    button.click()
    assert len(played.posted) == 1


def test_several_options_are_gathered_and_sent_with_done(played: Played) -> None:
    """CONTRACT A6: allowMultiple."""
    played.tell(published(ROLES.model_copy(update={"allow_multiple": True})))
    assert not played.find("Done").isEnabled()
    press(played, "Electrician")
    press(played, "Site Lead")
    press(played, "Done")
    assert played.posted == [AskAnswered(token="t1", data={"selectedIds": ["a", "b"]})]


def test_an_option_that_is_not_required_can_be_skipped(played: Played) -> None:
    """CONTRACT A6: required."""
    played.tell(published(ROLES.model_copy(update={"required": False})))
    press(played, "Skip")
    assert played.posted == [AskAnswered(token="t1", data={"selectedIds": []})]


def test_something_else_is_answered_in_the_composer(played: Played) -> None:
    """CONTRACT A6: a free-text "something else" is `{"selectedIds": [], "otherText"}`."""
    played.tell(published(ROLES))
    press(played, "In my own words…")
    composer = played.shell.parts.conversation.composer
    assert composer.field.placeholderText() == "Your own answer"
    composer.field.setPlainText("  My evening course  ")
    press(played, "Send")
    assert played.posted == [
        AskAnswered(token="t1", data={"selectedIds": [], "otherText": "My evening course"})
    ]
    assert composer.field.placeholderText() == "Message"


def test_an_upload_can_be_skipped(played: Played) -> None:
    """CONTRACT A7; issue 2: "Skip"."""
    played.tell(published(UploadAsk(upload_type="resume"), tool="get_user_upload"))
    press(played, "Skip")
    assert played.posted == [AskAnswered(token="t1", data={"skipped": True})]


def test_the_form_of_the_goals_opens_by_a_click_and_leads_to_the_page(played: Played) -> None:
    """It opened by itself over everything, before the person had seen their first page."""
    goals = ReviewAsk(data_type=DataType.CANDIDATE_DOSSIER, data={"looking_for": []})
    played.tell(published(goals, tool="persist_data"))
    assert played.shell.window.findChildren(ReviewSheet) == []
    press(played, "Look at my résumé")
    assert played.shell.parts.pages.place == GENERAL_PLACE
    played.go(CONVERSATION)
    press(played, "Fill in")
    assert len(played.shell.window.findChildren(ReviewSheet)) == 1


@pytest.mark.parametrize("posting", ["", "Office manager wanted"])
def test_a_posting_among_the_goals_leads_to_its_resume(played: Played, posting: str) -> None:
    """It was pasted there, and nothing came of it."""
    goals = ReviewAsk(data_type=DataType.CANDIDATE_DOSSIER, data={"looking_for": []})
    played.tell(published(goals, tool="persist_data"))
    press(played, "Fill in")
    (field,) = (
        one
        for one in sheet(played).findChildren(QPlainTextEdit)
        if one.accessibleName() == "Job posting"
    )
    QTest.keyClicks(field, posting or "x")
    if not posting:
        field.clear()
    press(played, "Save", sheet(played))
    assert played.has("Make a Résumé for This Posting") == bool(posting)
    if posting:
        press(played, "Make a Résumé for This Posting")
        assert played.shell.parts.pages.place == GENERAL_PLACE


@pytest.mark.parametrize("name", ["", "Mara"])
def test_a_form_of_ones_own_can_be_left_for_later_and_what_was_read_cannot(
    played: Played, name: str
) -> None:
    """A form that may stay empty had to be opened and saved for the interview to go on."""
    played.tell(published(profile(name), tool="submit_for_validation"))
    card = next(iter(played.shell.window.findChildren(ReviewCard)))
    later = [one for one in card.findChildren(Button) if one.text() == "Later"]
    assert bool(later) != bool(name)
    if later:
        later[0].click()
        assert played.posted == [AskAnswered(token="t1", data={"status": "rejected"})]


@pytest.mark.parametrize(
    "ask",
    [
        UploadAsk(upload_type="resume"),
        ReviewAsk(data_type=DataType.APPLICANT_PROFILE, data={"basics": {"name": "Mara"}}),
        PhaseAsk(current="phase1_intake", proposed="phase2_deep_dive", reason="", missing=()),
    ],
)
def test_an_answered_card_has_no_room_where_its_buttons_were(
    qtbot: QtBot, ask: UploadAsk | ReviewAsk | PhaseAsk
) -> None:
    """A line too much stood below "Approved"."""
    card = card_of(ask)
    qtbot.addWidget(card)
    card.freeze({"status": "approved"})
    card.setGeometry(0, 0, 600, card.fit(600))
    card.body.activate()
    labels = [one.geometry() for one in card.findChildren(QLabel) if one.isVisibleTo(card)]
    above = min(one.top() for one in labels)
    below = card.height() - max(one.bottom() + 1 for one in labels)
    assert below <= above + 2


@pytest.mark.parametrize(
    ("name", "answer"),
    [("Move on", {"decision": "approved"}), ("Stay here", {"decision": "denied"})],
)
def test_a_phase_card_asks_with_the_names_of_the_contract(
    played: Played, name: str, answer: dict[str, str]
) -> None:
    """CONTRACT A12: "Move on", "Stay here", "Stay, and say why", and the actor's own list of what
    is missing.
    """
    ask = PhaseAsk(
        current="phase2_deep_dive",
        proposed="phase3_writing_corpus",
        reason="Done.",
        missing=("one_card_generated",),
    )
    played.tell(published(ask, tool="next_phase"))
    press(played, name)
    assert played.posted == [AskAnswered(token="t1", data=answer)]


def test_staying_with_a_reason_sends_the_reason(played: Played) -> None:
    """CONTRACT A12: denied_with_feedback."""
    played.tell(
        published(
            PhaseAsk(current="phase2_deep_dive", proposed="complete", reason="Done."),
            tool="next_phase",
        )
    )
    press(played, "Stay, and say why")
    played.shell.parts.conversation.composer.field.setPlainText("One more story")
    press(played, "Send")
    data = {"decision": "denied_with_feedback", "feedback": "One more story"}
    assert played.posted == [AskAnswered(token="t1", data=data)]


def test_a_free_question_is_answered_by_what_the_person_says(played: Played) -> None:
    """CONTRACT E11: a free question waits with a token too; the composer answers it."""
    played.tell(published(MessageAsk(text="What is your name?"), tool="message"))
    played.shell.parts.conversation.composer.field.setPlainText("Amara")
    press(played, "Send")
    assert played.posted == [PersonSaid(text="Amara")]


def test_the_same_token_again_is_the_same_card(played: Played) -> None:
    """DESIGN 4.8: what waits is shown again with the same token."""
    played.tell(published(ROLES), published(ROLES))
    assert played.shell.asks.tokens == ("t1",)
    press(played, "Site Lead")
    assert not played.has("Site Lead")


def test_what_is_told_again_stands_below_what_was_said_since(played: Played) -> None:
    """Issue 26: its button is where the conversation says that it waits."""
    said = MessageAdded(id=7, author="person", text="later")
    played.tell(published(ROLES), said, published(ROLES))
    view = played.shell.parts.conversation.view
    card, bubble = view.newest_ask(), view.bubbles[-1]
    assert card is not None
    assert card.y() > bubble.y()


def test_what_waits_no_longer_goes_away(played: Played) -> None:
    """An ask that was withdrawn cannot be answered any more."""
    played.tell(published(ROLES), AskWithdrawn(token="t1"))
    assert not played.has("Site Lead")
    assert played.shell.asks.tokens == ()


def test_an_answer_that_was_not_taken_can_be_given_again(played: Played) -> None:
    """CONTRACT A16: "Keep this window open and try again"."""
    played.tell(published(ROLES))
    press(played, "Site Lead")
    played.tell(
        ErrorTold(
            code="store_full",
            message="Couldn't save your progress. Keep this window open and try again.",
        )
    )
    assert "Keep this window open" in played.shell.parts.notices.sentence
    press(played, "Site Lead")
    assert [type(message) for message in played.posted] == [AskAnswered, AskAnswered]


def test_words_that_answered_an_option_close_its_card(played: Played) -> None:
    """The actor takes words for an option too; its card must not stay open."""
    played.tell(published(ROLES), Acknowledged(token="t1", status="answered"))
    assert not played.has("Site Lead")


def sheet(played: Played) -> QDialog:
    found = [one for one in played.shell.window.findChildren(QDialog) if one.isVisible()]
    assert len(found) == 1
    return found[0]


def profile(name: str) -> ReviewAsk:
    return ReviewAsk(data_type=DataType.APPLICANT_PROFILE, data={"basics": {"name": name}})


def test_a_review_opens_its_sheet_and_approve_answers_it(played: Played) -> None:
    """CONTRACT A10, DESIGN 11: "Review your profile", "Approve"."""
    played.tell(published(profile("Amara Okonkwo"), tool="submit_for_validation"))
    shown = sheet(played)
    assert shown.accessibleName() == "Review your profile"
    assert not any(one.selectedText() for one in shown.findChildren(QLineEdit))
    button = played.find("Approve", shown)
    assert isinstance(button, QAbstractButton)
    button.click()
    assert isinstance(played.posted[-1], AskAnswered)
    assert played.posted[-1].data["status"] == "approved"
    played.tell(Acknowledged(token="t1", status="approved"))
    assert not shown.isVisible()


def test_a_sheet_put_aside_can_be_opened_again_from_its_card(played: Played) -> None:
    """Escape only puts it away: nothing is decided."""
    played.tell(published(profile("Amara Okonkwo"), tool="submit_for_validation"))
    sheet(played).reject()
    assert played.posted == []
    press(played, "Open the review")
    assert sheet(played).accessibleName() == "Review your profile"
    sheet(played).reject()


def test_a_form_of_the_person_s_own_is_filled_in_and_saved(played: Played) -> None:
    """Issue 26: there is nothing to review in it, and nobody approves their own words."""
    played.tell(published(profile(""), tool="submit_for_validation"))
    sheet(played).reject()
    assert not played.has("Open the review")
    press(played, "Fill in")
    field = next(
        one for one in sheet(played).findChildren(QLineEdit) if one.accessibleName() == "Full name"
    )
    QTest.keyClicks(field, "Amara Okonkwo")
    press(played, "Save", sheet(played))
    assert played.find_text("Saved")
    assert not played.has("Fill in")


@pytest.mark.parametrize("restarted", [False, True])
def test_what_is_written_while_a_form_waits_is_put_into_its_fields(
    played: Played, restarted: bool
) -> None:
    """Whoever answers in words what a form asks finds them there, and nothing guesses where."""
    words = "day shifts, near Brest"
    ask = ReviewAsk(data_type=DataType.CANDIDATE_DOSSIER, data={"looking_for": []})
    wished = published(ask, tool="persist_data")
    played.tell(wished)
    played.tell(replace(wished, said=words))
    sheets = played.shell.window.findChildren(ReviewSheet)
    assert not any(map(QWidget.isVisible, sheets)), "nothing comes up over the conversation"
    if restarted:
        played.shell.drafts.keep()
        left = Draft(about=about_ask("t1"), content=played.drafts[-1].content or {})
        played.tell(SessionOpened(info=INFO, restored=True, messages=(), drafts=(left,)))
        played.tell(wished)
    else:
        press(played, "Fill in")
    shown = sheet(played)
    told = shown.left_lines.told
    assert told.isVisible()
    assert told.text().startswith("You wrote: ")
    assert words in told.text()
    menu = QMenu()
    shown.left_lines.fill_menu(menu, words)
    next(one for one in menu.actions() if one.text() == "Notes").trigger()
    assert shown.form.raw()["notes"] == words
    assert shown.left_lines.isHidden()
    press(played, "Save", shown)
    assert played.posted[-1].data["data"]["notes"] == words
    assert "settled" not in played.posted[-1].data


def test_a_sheet_that_was_put_aside_stays_so_after_a_restart(played: Played) -> None:
    """It opened by itself over the window, before anybody had done anything."""
    played.tell(SessionOpened(info=INFO, restored=True, messages=()))
    played.tell(published(profile("Amara"), "t1"))
    assert not played.shell.window.findChildren(QDialog)
    played.tell(Acknowledged(token="t1", status="approved"))
    played.tell(published(profile("Amara"), "t2"))
    assert sheet(played).isVisible()
    sheet(played).reject()


def test_a_sheet_waits_for_a_click_while_somebody_types(played: Played) -> None:
    """NEXT 4: who writes on while the other side works writes into the message, never into the
    first field of a sheet; sent off, more words may come.
    """
    field = played.shell.parts.conversation.composer.field
    field.setFocus()
    QTest.keyClicks(field, "And there was ano")
    played.tell(published(profile("Amara Okonkwo"), tool="submit_for_validation"))
    assert not [one for one in played.shell.window.findChildren(QDialog) if one.isVisible()]
    assert played.has("Open the review")
    QTest.keyClicks(field, "ther thing.")
    press(played, "Send")
    played.tell()
    assert played.posted == [PersonSaid(text="And there was another thing.")]
    assert not [one for one in played.shell.window.findChildren(QDialog) if one.isVisible()]
    press(played, "Open the review")
    assert sheet(played).accessibleName() == "Review your profile"
    sheet(played).reject()


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_typing_is_over_after_two_seconds_or_by_a_click(played: Played) -> None:
    """NEXT 4: within the last two seconds; a choice that was clicked brings its form at once."""
    now = 100.0
    watch = TypingWatch(played.shell.window, now=lambda: now)
    field = played.shell.parts.conversation.composer.field
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert not watch.is_typing
    QTest.keyClicks(field, "a")
    assert watch.is_typing
    now += 1.9
    assert watch.is_typing
    now += 0.2
    assert not watch.is_typing
    QTest.keyClicks(field, "b")
    watch.rest()
    assert not watch.is_typing
    dialog = QFileDialog(played.shell.window)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.show()
    name = next(one for one in dialog.findChildren(QLineEdit) if one.isVisible())
    name.setFocus()
    QTest.keyClicks(name, "cv.pdf")
    dialog.close()
    dialog.deleteLater()
    assert not watch.is_typing, "the name of a file is done with when its dialog closes"


def test_a_form_comes_at_once_after_a_choice(played: Played) -> None:
    """Who has just clicked expects what comes; what they typed before is done with."""
    field = played.shell.parts.conversation.composer.field
    field.setFocus()
    QTest.keyClicks(field, "so")
    field.clear()
    played.tell(published(ROLES, token="t0"))
    press(played, "Electrician")
    played.tell(published(profile("Amara Okonkwo"), tool="submit_for_validation"))
    assert sheet(played).isVisible()
    sheet(played).reject()


def test_a_sheet_comes_over_what_another_day_left_unsent(played: Played) -> None:
    """Words that stand there from before are not being written."""
    played.shell.parts.conversation.composer.begin(("Half a thought",))
    played.tell(published(profile("Amara Okonkwo"), tool="submit_for_validation"))
    assert sheet(played).isVisible()
    sheet(played).reject()


def test_nothing_comes_up_over_what_is_opened_after_the_end(played: Played) -> None:
    """A message on its way when the window ends reaches nobody: its sheet would lie over the window
    of another language.
    """
    played.bridge.end()
    played.tell(published(profile("Amara Okonkwo"), tool="submit_for_validation"))
    assert not [one for one in played.shell.window.findChildren(QDialog) if one.isVisible()]


def test_edits_of_a_review_that_could_not_be_kept_stand_there_still(played: Played) -> None:
    """On a full disk nothing that was put right in a sheet has to be put right again."""
    played.tell(published(profile("Amara Okonkwo"), tool="submit_for_validation"))
    shown = sheet(played)
    field = next(
        one for one in shown.findChildren(QLineEdit) if one.accessibleName() == "Full name"
    )
    field.setText("Amara Chidinma Okonkwo")
    press(played, "Approve with changes", shown)
    played.tell(ErrorTold(code="store_full", message="The disk is full. Nothing is lost."))
    press(played, "Open the review")
    assert field.text() == "Amara Chidinma Okonkwo"
    press(played, "Approve with changes", sheet(played))
    first, second = played.posted
    assert isinstance(first, AskAnswered)
    assert isinstance(second, AskAnswered)
    assert second.data == first.data
    assert second.data["data"]["basics"]["name"] == "Amara Chidinma Okonkwo"


OLD_ANSWER = "This is your answer so far. Change it, add to it, or send it as it is."
CHIPS = (Chip(id="skip", label="Skip"), Chip(id="back", label="Back"))
RESULT = MessageAsk(text="What came of it?", field="result", chips=CHIPS)


def asked(ask: Ask = RESULT, token: str = "t1") -> AskPublished:
    return published(ask, token, "message")


def test_a_chip_answers_once_and_the_cursor_is_in_the_composer_again(
    played: Played, qtbot: QtBot
) -> None:
    """CONTRACT E11, NEXT 4: chips at every question; what is being typed stays."""
    played.tell(asked())
    composer = played.shell.parts.conversation.composer
    composer.field.setPlainText("half a sen")
    chip = played.find("Skip")
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(chip, Qt.MouseButton.LeftButton)
    assert played.posted == [AskAnswered(token="t1", data={"chip": "skip"})]
    assert composer.field.hasFocus()
    assert composer.field.toPlainText() == "half a sen"


def test_the_keyboard_reaches_the_chips_from_the_composer(played: Played) -> None:
    """CONTRACT F: keyboard alone."""
    played.tell(asked())
    focused = played.shell.parts.conversation.composer.field
    names = []
    for _turn in range(3):
        QTest.keyClick(QApplication.focusWidget() or focused, Qt.Key.Key_Backtab)
        names.append((QApplication.focusWidget() or focused).accessibleName())
    assert names == ["Attach a file", "Back", "Skip"]
    QTest.keyClick(QApplication.focusWidget() or focused, Qt.Key.Key_Return)
    assert played.posted == [AskAnswered(token="t1", data={"chip": "skip"})]


def test_chips_go_with_their_question(played: Played) -> None:
    """What is no longer asked cannot be answered; the next question shows its own, or none."""
    played.tell(asked(), Acknowledged(token="t1", status="answered"))
    assert not played.find("Skip").isEnabled()
    played.tell(asked(token="t2"))
    assert played.find("Skip").isEnabled()
    played.tell(AskWithdrawn(token="t2"), published(ROLES, "t3"))
    assert not played.has("Skip")
    played.tell(asked(token="t4"), asked(MessageAsk(text="And?"), "t5"))
    assert not played.has("Skip")


def test_a_chip_that_could_not_be_kept_can_be_clicked_again(played: Played) -> None:
    """DESIGN 7: nothing is lost."""
    played.tell(asked())
    press(played, "Skip")
    assert not played.find("Skip").isEnabled()
    played.tell(ErrorTold(code="store_full", message="The disk is full."))
    press(played, "Skip")
    assert len(played.posted) == 2


def test_the_same_question_told_again_keeps_its_chips(played: Played) -> None:
    """NEXT 10: the question that waits is told again after a change of the story."""
    played.tell(asked())
    chip = played.find("Skip")
    played.tell(asked())
    assert played.find("Skip") is chip
    assert chip.isEnabled()


def test_an_upload_that_was_not_kept_says_again_what_it_takes(played: Played) -> None:
    """The sentence of the card names the formats after a failure as before."""
    played.tell(published(UploadAsk(upload_type="resume"), tool="get_user_upload"))
    view = played.shell.parts.conversation.view
    label = next(one for one in view.findChildren(QLabel) if "10 MB" in one.text())
    before = label.text()
    press(played, "Skip")
    assert label.text() == "Skipped"
    played.tell(ErrorTold(code="store_full", message="The disk is full."))
    assert label.text() == before


NUMBER = MessageAsk(
    text="Is there a number?", field="number", input="number", name="The number", chips=CHIPS
)


def typed(played: Played, name: str, text: str) -> None:
    field = played.find(name)
    assert isinstance(field, QLineEdit)
    field.setFocus()
    QTest.keyClicks(field, text)


def test_a_number_is_filled_in_and_sent_with_what_is_said_beside_it(played: Played) -> None:
    """CONTRACT E11: the form of the input; plain words go along in its text."""
    played.tell(published(NUMBER, tool="message"))
    send = played.find("Send")
    assert not send.isEnabled()
    typed(played, "Number", "2")
    assert send.isEnabled()
    box = played.find_text("Before and after")
    assert isinstance(box, QAbstractButton)
    box.click()
    typed(played, "Before", "9")
    typed(played, "Of what", "lorries")
    played.shell.parts.conversation.composer.field.setPlainText("in the worst weeks")
    press(played, "Send")
    number = {"before": "9", "after": "2", "of": "lorries", "text": "in the worst weeks"}
    assert played.posted == [AskAnswered(token="t1", data={"number": number})]
    MessageAnswer.model_validate({"number": number})


def test_plain_words_at_a_form_are_said_as_ever(played: Played) -> None:
    """NEXT 4: never refused; the actor keeps them in the text of the form."""
    played.tell(published(NUMBER, tool="message"))
    played.shell.parts.conversation.composer.field.setPlainText("nah")
    press(played, "Send")
    assert played.posted == [PersonSaid(text="nah")]


def test_people_a_time_and_a_list_have_their_forms(played: Played) -> None:
    """CONTRACT E11: each in its shape; Return in a field sends it."""
    played.tell(published(NUMBER.model_copy(update={"input": "people"}), tool="message"))
    typed(played, "How many you were", "five or so")
    typed(played, "What you did", "the plan")
    QTest.keyClick(played.find("What you did"), Qt.Key.Key_Return)
    played.tell(Acknowledged(token="t1", status="answered"))
    played.tell(published(NUMBER.model_copy(update={"input": "date"}), token="t2", tool="message"))
    typed(played, "From", "March 2021")
    box = played.find_text("It goes on today")
    assert isinstance(box, QAbstractButton)
    box.click()
    press(played, "Send")
    played.tell(published(NUMBER.model_copy(update={"input": "list"}), token="t3", tool="message"))
    typed(played, "One more", "wound care")
    QTest.keyClick(played.find("One more"), Qt.Key.Key_Return)
    typed(played, "One more", "Excel, a bit")
    press(played, "Add")
    played.tell()
    press(played, "Remove “wound care”")
    typed(played, "One more", "SAP")
    press(played, "Send")
    assert [one.data for one in played.posted if isinstance(one, AskAnswered)] == [
        {"people": {"team": "five or so", "my_part": "the plan"}},
        {"date": {"from": "March 2021", "present": True}},
        {"items": ["Excel, a bit", "SAP"]},
    ]
    for answer in played.posted:
        assert isinstance(answer, AskAnswered)
        MessageAnswer.model_validate(answer.data)


def test_a_long_thing_in_a_list_is_cut_where_the_form_ends(qtbot: QtBot) -> None:
    """A sentence among the skills of a story pushed "Add" and "Done" out of the panel."""
    window, form = QWidget(), ListForm()
    qtbot.addWidget(window)
    form.setParent(window)
    long = "driving licence B, fluent German, three years of experience as a nurse"
    form.show_value([long, "SAP"])
    form.resize(form.minimumSizeHint().width(), 200)
    window.resize(900, 200)
    window.show()
    assert form.width() < 240
    cut, whole = form.findChildren(ElidedLabel)
    assert cut.text().endswith("…")
    assert cut.toolTip() == long
    assert whole.text() == "SAP"
    form.resize(900, 200)
    qtbot.waitUntil(lambda: cut.text() == long)


def test_a_form_that_could_not_be_kept_is_sent_again(played: Played) -> None:
    """On a full disk nothing has to be filled in twice; sent once, it is not sent with the next
    words too.
    """
    played.tell(published(NUMBER, tool="message"))
    typed(played, "Number", "2")
    press(played, "Send")
    assert not played.find("Number").isEnabled()
    played.tell(ErrorTold(code="store_full", message="The disk is full. Nothing is lost."))
    press(played, "Send")
    assert played.posted == [AskAnswered(token="t1", data={"number": {"value": "2"}})] * 2


def test_a_form_that_was_left_stands_as_it_was(played: Played) -> None:
    """A crash in the middle of a form costs nothing; an answered one leaves nothing behind."""
    drafts = played.shell.drafts
    drafts.begin((Draft(about=about_ask("t1"), content={"filled_in": {"value": "48"}}),))
    played.tell(published(NUMBER, tool="message"))
    field = played.find("Number")
    assert isinstance(field, QLineEdit)
    assert field.text() == "48"
    field.setText("49")
    drafts.keep()
    told = played.drafts[-1]
    assert told == DraftChanged(about=about_ask("t1"), content={"filled_in": {"value": "49"}})
    played.tell(Acknowledged(token="t1", status="answered"))
    assert drafts.of(about_ask("t1")) is None


LINE = MessageAsk(
    text="Say it in one sentence.",
    field="line",
    chips=CHIPS,
    suggestions=("I mended the door", "no more ice"),
)


def test_the_line_takes_an_own_answer_and_says_what_may_be_better(
    played: Played, qtbot: QtBot
) -> None:
    """NEXT 4: "Use this", one answer behind the other, then editable; a coach that is exact and
    never in the way.
    """
    story = StoryDraft(id="story-1", number=NumberTold(value="3"), action="I mended the door")
    played.tell(
        published(LINE, tool="message"),
        StoryShown(story=story, asked="line", voice=Words(["dynamic"], ["responsible for"])),
    )
    field = played.find("Line for your résumé")
    assert isinstance(field, QPlainTextEdit)
    field.setPlainText("I was there")
    press(played, "Use this")
    assert field.toPlainText() == "I was there. I mended the door"
    assert played.find_text("You told a number: 3. With it the line is easier to believe.")
    field.undo()
    assert field.toPlainText() == "I was there"
    field.setPlainText("Responsible for 3 dynamic doors")
    assert played.find_text(
        "“dynamic” is said on every résumé. A plain word says more.\n"
        "It says what the job was, not what you did. Tell one thing you did?"
    )
    press(played, "Send")
    assert played.posted == [
        LineHelpRequested(token="t1"),
        PersonSaid(text="Responsible for 3 dynamic doors"),
    ]
    played.tell(published(RESULT, token="t2", tool="message"), StoryShown(story=story))
    assert played.find("Message") is field
    played.tell(published(LINE, token="t3", tool="message"))
    group = played.find("Message")
    assert group is not field
    played.shell.window.activateWindow()
    qtbot.mouseClick(group, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert field.hasFocus()
    played.tell(published(RESULT, token="t4", tool="message"))
    assert not played.has("Use this")


def test_the_tab_key_goes_through_a_form_before_the_message(played: Played) -> None:
    """As one reads: chips, the form, the message."""
    played.tell(published(NUMBER, tool="message"))
    played.shell.window.activateWindow()
    played.find("Skip").setFocus()
    met = []
    for _stop in range(10):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        met.append(focused.accessibleName() or getattr(focused, "text", str)())
    assert met == [
        *("Back", "Number", "Of what", "Over what time", "How you know it", "Remark"),
        *("Before and after", "Only roughly", "Attach a file", "Message"),
    ]


def test_a_model_on_this_computer_is_asked_on_a_click_and_can_be_stopped(played: Played) -> None:
    """NEXT 4: nothing is offered before a model was found; a stopped one brings nothing; one that
    fails can be asked again; its words are told as a model's only as they came.
    """
    played.tell(published(LINE, tool="message"))
    assert not played.has("Suggest a wording")
    played.tell(LineHelpFound(token="of another question", model="gemma"))
    assert not played.has("Suggest a wording")
    played.tell(LineHelpFound(token="t1", model="gemma"))
    foot = played.shell.parts.conversation.composer.parentWidget()
    while not isinstance(foot, QScrollArea):
        foot = foot.parentWidget()
    assert foot.verticalScrollBar().maximum() == 0, "nothing scrolls where there is room"
    played.tell(AskWithdrawn(token="of another question"))
    button = played.find("Suggest a wording")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
    press(played, "Stop")  # the second click of a double click has not stopped it
    played.tell(LineSuggested(token="t1", text="Came too late", model="gemma"))
    field = played.find("Line for your résumé")
    assert isinstance(field, QPlainTextEdit)
    assert field.toPlainText() == ""
    press(played, "Suggest a wording")
    played.tell(LineSuggested(token="t1", sentence="The server does not answer."))
    assert played.find_text("The server does not answer.")
    press(played, "Suggest a wording")
    asked = [type(one) for one in played.posted]
    again = [LineSuggestionRequested, LineSuggestionStopped, *[LineSuggestionRequested] * 2]
    assert asked == [LineHelpRequested, *again]
    played.tell(
        LineSuggested(token="t1", text="Mended 40 doors", model="gemma", look_at=("40", "doors"))
    )
    assert field.toPlainText() == "Mended 40 doors"
    assert played.find_text(
        "Written by gemma. Change it until it is true. Not in your answers: 40, doors."
    )
    assert not played.has("Suggest a wording"), "it is offered once"
    press(played, "Send")
    given = {"text": "Mended 40 doors", "suggested": True}
    assert played.posted[-1] == AskAnswered(token="t1", data=given)
    played.tell(published(LINE, token="t2", tool="message"), LineHelpFound(token="t2", model="g"))
    press(played, "Suggest a wording")
    played.tell(LineSuggested(token="t2", text="Mended 40 doors", model="g"))
    field.setPlainText("Mended the door")
    press(played, "Send")
    assert played.posted[-1] == PersonSaid(text="Mended the door")


def test_what_a_model_wrote_is_not_the_persons_after_a_start_either(played: Played) -> None:
    """NEXT 3: whose words stand in the field is kept before the words are, so that no kill makes
    them the person's; when the app is back it says so, and asks no model.
    """
    line = published(LINE, tool="message")
    played.tell(line, LineHelpFound(token="t1", model="gemma"))
    press(played, "Suggest a wording")
    played.tell(LineSuggested(token="t1", text="Mended 40 doors", model="gemma"))
    (marked,) = played.drafts
    assert marked.content is not None
    assert not any(played.unsent), "the words are kept after that"
    played.shell.parts.conversation.composer.keep()
    left = Draft(about=marked.about, content=marked.content)
    opened = SessionOpened(
        info=INFO, restored=True, messages=(), unsent=played.unsent[-1], drafts=(left,)
    )
    before = len(played.posted)
    played.shell.parts.conversation.composer.put("")  # a new window has nothing in its field
    played.tell(opened, line)
    assert played.find_text("Written by gemma. Change it until it is true.")
    assert played.posted[before:] == []
    press(played, "Send")
    given = {"text": "Mended 40 doors", "suggested": True}
    assert played.posted[-1] == AskAnswered(token="t1", data=given)


def test_an_answer_that_is_put_right_stands_in_the_field(played: Played) -> None:
    """Issue 26: nobody types it anew, and who goes on typing adds to it; with another question it
    goes, and own words never do.
    """
    field = played.shell.parts.conversation.composer.field
    asked = MessageAsk(text="What came of it?", field="result", before="Less waiting")
    played.tell(published(asked, tool="message"))
    assert field.toPlainText() == "Less waiting "
    assert not field.textCursor().hasSelection(), "two people typed their answers away"
    assert field.textCursor().atEnd()
    assert field.accessibleDescription() == OLD_ANSWER
    assert played.find_text(OLD_ANSWER)
    played.tell(Acknowledged(token="t1", status="answered"))
    other = MessageAsk(text="And the number?", field="number", input="number")
    played.tell(published(other, token="t2", tool="message"))
    assert field.toPlainText() == ""
    assert field.accessibleDescription() == ""
    QTest.keyClicks(field, "my own")
    again = MessageAsk(text="What came of it?", field="result", before="Less waiting")
    played.tell(published(again, token="t3", tool="message"))
    assert field.toPlainText() == "my own"
    assert field.accessibleDescription() == "", "the old answer does not stand there"


def test_a_number_that_is_put_right_stands_in_its_form(played: Played) -> None:
    """Issue 26: the same for an answer that has a form."""
    asked = MessageAsk(text="How many?", field="number", input="number", before={"value": "48"})
    played.tell(published(asked, tool="message"))
    number = played.find("Number")
    assert isinstance(number, QLineEdit)
    assert number.text() == "48"
    assert played.find_text(OLD_ANSWER)
    press(played, "Send")
    assert played.posted[-1] == AskAnswered(token="t1", data={"number": {"value": "48"}})


def test_words_said_beside_a_number_stand_in_the_one_box_for_words(played: Played) -> None:
    """They are put right where they are sent from, and asked of what a bare number is."""
    before = {"value": "12", "text": "in the worst weeks"}
    asked = MessageAsk(text="How many?", field="number", input="number", before=before)
    played.tell(published(asked, tool="message"))
    assert not played.has("In your words")
    field = played.shell.parts.conversation.composer.field
    assert field.toPlainText().strip() == before["text"]
    hint = played.find_text("12 – of what?")
    typed(played, "Of what", "lorries")
    assert not hint.isVisible()
    press(played, "Send")
    assert played.posted == [AskAnswered(token="t1", data={"number": {**before, "of": "lorries"}})]
