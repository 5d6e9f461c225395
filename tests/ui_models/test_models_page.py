"""Settings > AI and “What leaves this computer”, with real Qt and messages for an actor."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from interview_app.domain.model_choice import ModelChoice, SentPart, SentSummary
from interview_app.domain.request_journal import RequestHead, Spending
from interview_app.messages.models import (
    ConnectionTested,
    ConnectionTestRequested,
    JournalRequested,
    JournalShown,
    KeyEntered,
    KeyStatusTold,
    LeaderRequested,
    ModelChosen,
    ModelsListed,
    PrivacyRequested,
    PrivacyShown,
    SentRequested,
    SentShown,
)
from interview_app.settings import Settings
from interview_app.ui.settings.models_page import ModelsPage
from interview_app.ui.settings.privacy_sheet import PrivacySheet
from interview_app.ui.settings.settings_dialog import SettingsDialog

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]
SUMMARY = SentSummary(
    host="api.openai.com",
    model="gpt-5-mini",
    local=False,
    parts=(
        SentPart(kind="known", count=1, characters=1200, text='{"phase": "phase1_core_facts"}'),
        SentPart(kind="words", count=3, characters=412, text="I led the night shift."),
        SentPart(
            kind="document_text",
            count=1,
            characters=5210,
            text="<<<untrusted 1f\n| Ward nurse\n1f untrusted>>>",
        ),
    ),
    withheld=("basics.phone", "basics.location.address"),
    tokens=2100,
    cost=0.0021,
    spent=0.03,
)


class Shown:
    """A page with what it wished and chose."""

    def __init__(self, qtbot: QtBot, choice: ModelChoice | None = None) -> None:
        self.page = ModelsPage(choice or ModelChoice())
        self.wishes: list[object] = []
        self.choices: list[ModelChoice] = []
        self.page.wish.connect(self.wishes.append)
        self.page.chosen.connect(self.choices.append)
        qtbot.addWidget(self.page)
        self.page.show()

    def last(self, kind: type) -> object:
        return [one for one in self.wishes if isinstance(one, kind)][-1]


def test_a_model_elsewhere_leads_only_after_the_sheet_was_agreed_to(qtbot: QtBot) -> None:
    """Issue 4.5: the sheet comes before the first send; Cancel sends nothing, Agree is kept with
    the host.
    """
    shown = Shown(qtbot)
    shown.page.use_model.click()
    assert isinstance(shown.last(PrivacyRequested), PrivacyRequested)
    assert not [one for one in shown.wishes if isinstance(one, LeaderRequested)]
    shown.page.show_message(PrivacyShown(summary=SUMMARY))
    sheet = shown.page.window().findChild(PrivacySheet)
    assert sheet is not None
    sheet.reject()
    assert not [one for one in shown.wishes if isinstance(one, LeaderRequested)]
    shown.page.use_model.click()
    shown.page.show_message(PrivacyShown(summary=SUMMARY))
    assert shown.page._sheet is not None
    shown.page._sheet.confirm.click()
    request = shown.last(LeaderRequested)
    assert isinstance(request, LeaderRequested)
    assert request.use_model
    assert request.choice.agreed_hosts == ("api.openai.com",)
    assert shown.choices[-1].leads


def test_a_model_on_this_machine_needs_no_agreement(qtbot: QtBot) -> None:
    """Nothing leaves: the model leads at once, and the guide takes over again."""
    shown = Shown(qtbot, ModelChoice(provider="ollama", model="qwen3"))
    shown.page.use_model.click()
    assert shown.last(LeaderRequested).use_model is True  # type: ignore[attr-defined]
    shown.page.show_message(ModelChosen(choice=shown.page.choice, leads=True))
    assert "AI leads" in shown.page.notice.label.text()
    shown.page.use_guide.click()
    assert shown.last(LeaderRequested).use_model is False  # type: ignore[attr-defined]
    assert not shown.choices[-1].leads


def test_the_key_is_handed_over_and_never_shown(qtbot: QtBot) -> None:
    """Issue 4.10: masked while it is typed, gone from the field when it is saved, in no text and no
    representation.
    """
    shown = Shown(qtbot)
    assert shown.page.fields.key.echoMode() is QLineEdit.EchoMode.Password
    shown.page.fields.key.setText("sk-very-secret")
    shown.page.fields.save_key.click()
    message = shown.last(KeyEntered)
    assert isinstance(message, KeyEntered)
    assert (message.provider, message.key) == ("openai", "sk-very-secret")
    assert "secret" not in repr(message)
    shown.page.show_message(KeyStatusTold(provider="openai", source="keychain"))
    assert "keychain" in shown.page.fields.key_state.text()
    for widget in shown.page.findChildren(QWidget):
        text = getattr(widget, "text", None)
        assert "very-secret" not in (text() if callable(text) else "")


def test_models_come_from_the_endpoint_and_the_connection_is_tried(qtbot: QtBot) -> None:
    """Issue 4.10: a list from the endpoint; a test with a real answer; a fault is its sentence."""
    shown = Shown(qtbot, ModelChoice(provider="lm-studio"))
    shown.page.fields.list_models.click()
    shown.page.show_message(ModelsListed(provider="lm-studio", models=("gemma", "qwen")))
    assert [shown.page.fields.model.itemText(at) for at in range(2)] == ["gemma", "qwen"]
    assert shown.choices[-1].model == "gemma"
    shown.page.fields.test.click()
    assert shown.last(ConnectionTestRequested).choice.model == "gemma"  # type: ignore[attr-defined]
    for works, called, kind in ((True, "x", "good"), (True, "", "bad"), (False, "", "bad")):
        told = ConnectionTested(works=works, called=called, sentence=f"So it is: {called}")
        shown.page.show_message(told)
        assert shown.page.fields.answer.label.text() == told.sentence
        assert shown.page.fields.answer.property("tone") == kind


def test_a_key_that_is_typed_is_the_one_tried_and_is_not_kept(qtbot: QtBot) -> None:
    """Issue 26: who types a key and tests it means that key; that it is not kept yet is said."""
    shown = Shown(qtbot)
    shown.page.fields.key.setText("sk-typed")
    shown.page.fields.test.click()
    asked = shown.last(ConnectionTestRequested)
    assert isinstance(asked, ConnectionTestRequested)
    assert asked.key == "sk-typed"
    assert "sk-typed" not in repr(asked)
    assert not [one for one in shown.wishes if isinstance(one, KeyEntered)]
    shown.page.show_message(ConnectionTested(works=True, called="x", sentence="It works."))
    assert "Save key" in shown.page.fields.answer.label.text()


def test_the_answer_to_a_test_is_in_view_in_a_small_window(qtbot: QtBot) -> None:
    """Issue 26: it stood below the edge, where nobody looks, when the window was low."""
    dialog = SettingsDialog(Settings(), folder="/data")
    qtbot.addWidget(dialog)
    dialog.open()
    dialog.pages.setCurrentIndex(1)
    dialog.models.list.chosen.emit("openai")
    dialog.resize(dialog.width(), 420)
    page = dialog.models
    page.fields.test.click()
    page.show_message(ConnectionTested(works=False, sentence="The key is missing. " * 6))
    answer = page.fields.answer
    qtbot.waitUntil(lambda: answer.visibleRegion().boundingRect() == answer.rect())
    assert page.fields.test.geometry().bottom() <= answer.geometry().top()


def test_every_part_of_a_request_can_be_read(qtbot: QtBot) -> None:
    """Issue 4.5: what, to whom, what it may cost, and what is kept back."""
    sheet = PrivacySheet(SUMMARY, asks=False)
    qtbot.addWidget(sheet)
    sheet.open()
    parts = sheet.parts
    assert parts.list.model().rowCount() == 3
    for at, part in enumerate(SUMMARY.parts):
        parts.list.setCurrentIndex(parts.list.model().index(at, 0))
        assert parts.text.toPlainText() == part.text
    texts = " ".join(label.text() for label in sheet.findChildren(QLabel))
    for word in (
        "api.openai.com",
        "gpt-5-mini",
        "0.0021",
        "0.03",
        "your phone number, your address",
    ):
        assert word in texts


def test_the_switches_and_the_choice_are_settings(qtbot: QtBot) -> None:
    """Issue 4.5: name, phone, address and photo can be kept back; what is chosen is kept with the
    settings.
    """
    dialog = SettingsDialog(Settings(withheld=("basics.name",)), folder="/data")
    qtbot.addWidget(dialog)
    kept: list[Settings] = []
    dialog.chosen.connect(kept.append)
    assert dialog.models.kept_back.switches["basics.name"].isChecked()
    dialog.models.kept_back.switches["basics.phone"].setChecked(True)
    assert kept[-1].withheld == ("basics.name", "basics.phone")
    dialog.models.spending.cap.setText("2,50")
    dialog.models.spending.cap.editingFinished.emit()
    assert kept[-1].model.cap == 2.5
    assert kept[-1].withheld == ("basics.name", "basics.phone")


def test_a_keychain_that_is_locked_is_not_said_to_hold_no_key(qtbot: QtBot) -> None:
    """Looking opens nothing: what is not known is told as that, and a key may be deleted all the
    same.
    """
    shown = Shown(qtbot)
    shown.page.show_message(KeyStatusTold(provider="openai", source=None))
    assert shown.page.fields.key_state.text() == "No key is kept."
    assert not shown.page.fields.forget_key.isEnabled()
    shown.page.show_message(
        KeyStatusTold(provider="openai", source=None, note="The keychain is locked.", unknown=True)
    )
    assert shown.page.fields.key_state.text() == "The keychain is locked."
    assert shown.page.fields.forget_key.isEnabled()


def test_return_in_a_field_of_the_settings_takes_it_and_closes_nothing(qtbot: QtBot) -> None:
    """A key is saved, an amount is kept, and the sheet stays until somebody is done with it."""
    dialog = SettingsDialog(Settings(), folder="/data")
    qtbot.addWidget(dialog)
    kept: list[Settings] = []
    dialog.chosen.connect(kept.append)
    dialog.open()
    for page in (dialog.models, dialog.agents):
        dialog.pages.setCurrentWidget(page)
        dialog.models.list.chosen.emit("openai")
        lines = [one for one in page.findChildren(QLineEdit) if one.isVisible() and one.isEnabled()]
        assert lines
        for field in lines:
            field.setFocus()
            qtbot.keyClick(field, Qt.Key.Key_Return)
            assert dialog.isVisible(), field.accessibleName()
    dialog.pages.setCurrentWidget(dialog.models)
    dialog.models.spending.cap.setFocus()
    dialog.models.spending.cap.setText("2,50")
    qtbot.keyClick(dialog.models.spending.cap, Qt.Key.Key_Return)
    assert kept[-1].model.cap == 2.5
    assert dialog.isVisible()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_earlier_requests_are_reached_from_the_page_and_from_the_sheet(qtbot: QtBot) -> None:
    """Issue 4.5: at any time after: the journal opens, asks for its first page and shows what
    comes.
    """
    shown = Shown(qtbot)
    shown.page.spending.journal.click()
    assert shown.last(JournalRequested) == JournalRequested()
    spending = Spending(requests=1, dollars=0.5)
    head = RequestHead(
        id=4, at="2026-03-01T10:00:00Z", agent="writer", host="api.example", model="m", cost=0.5
    )
    shown.page.show_message(JournalShown(requests=(head,), spending=spending))
    assert shown.last(SentRequested) == SentRequested(id=4)
    shown.page.show_message(SentShown(id=4, parts=SUMMARY.parts))
    journal = shown.page.spending._journal
    assert journal is not None
    assert journal.parts.list.model().rowCount() == 3
    assert "0.50" in shown.page.spending.spent.text()
    journal.accept()
    shown.page.spending.look.click()
    shown.page.show_message(PrivacyShown(summary=SUMMARY))
    assert shown.page._sheet is not None
    before = len(shown.wishes)
    shown.page._sheet.earlier.click()
    assert JournalRequested() in shown.wishes[before:]
