"""The seven review sheets, as a person uses them."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from benchmarks import review_samples as samples
from interview_app import i18n
from interview_app.domain.asks import FieldDifference, OtherPerson, ReviewAsk
from interview_app.domain.provenance import Provenance
from interview_app.domain.records import DataType, canonical
from interview_app.messages.documents import PagePictureReady, PagePictureRequested
from interview_app.messages.interview import AskAnswered, AskPublished
from interview_app.paths import resources
from interview_app.ui.controls.dialogs import QuestionDialog
from interview_app.ui.controls.titled_dialog import WordsDialog
from interview_app.ui.forms.editors import LineEditor, editor_for
from interview_app.ui.forms.entry_list import EntryList
from interview_app.ui.forms.marks import NO_MARK
from interview_app.ui.forms.record_form import RecordForm
from interview_app.ui.forms.section_bar import SectionBar
from interview_app.ui.forms.spec import FieldSpec
from interview_app.ui.forms.timeline_form import TimelineForm
from interview_app.ui.forms.timeline_sections import SECTIONS
from interview_app.ui.forms.typed_dates import shown_date
from interview_app.ui.look.theme import Type, theme
from interview_app.ui.review.sheet import HIGH, WIDE, ReviewSheet

# The offscreen display tells of least sizes, pop-ups and the like that it cannot do them.
pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("This plugin does not support")]

TITLES = {
    DataType.APPLICANT_PROFILE: "Review your profile",
    DataType.SKELETON_TIMELINE: "Review your timeline",
    DataType.EXPERIENCE: "Review this experience",
    DataType.EDUCATION: "Review this education",
    DataType.KNOWLEDGE_CARD: "Review this story",
    DataType.WRITING_SAMPLE: "Review your writing sample",
    DataType.CANDIDATE_DOSSIER: "Review your goals",
}
FIRST_FIELD = {
    DataType.APPLICANT_PROFILE: "Full name",
    DataType.SKELETON_TIMELINE: "Employer",
    DataType.EXPERIENCE: "Employer",
    DataType.EDUCATION: "Institution",
    DataType.KNOWLEDGE_CARD: "Job title",
    DataType.WRITING_SAMPLE: "Title",
    DataType.CANDIDATE_DOSSIER: "Looking for",
}
FIELDS = {
    DataType.APPLICANT_PROFILE: {
        "Full name",
        "Headline",
        "Email",
        "Phone",
        "City",
        "Region",
        "Country",
        "Website",
        "Summary",
    },
    DataType.SKELETON_TIMELINE: {"Employer", "Job title", "Start", "End", "Location", "Highlights"},
    DataType.EXPERIENCE: {
        "Employer",
        "Job title",
        "Start",
        "End",
        "Location",
        "Highlights",
        "Summary",
    },
    DataType.EDUCATION: {"Institution", "Area", "Degree", "Start", "End", "Location"},
}
every_sheet = pytest.mark.parametrize("data_type", list(TITLES), ids=lambda one: one.value)


def sure_sources(data_type: DataType) -> dict[str, Provenance]:
    """Where the values of a sample stand, each of them read clearly."""
    read = samples.sources(data_type)
    return {path: one.model_copy(update={"confidence": 1.0}) for path, one in read.items()}


class Opened:
    """A sheet that stands open, with everything it said; with `doubts` some of its values are to be
    checked.
    """

    def __init__(
        self, qtbot: QtBot, data_type: DataType, *, doubts: bool = False, **rest: Any
    ) -> None:
        self.qtbot = qtbot
        if not doubts:
            rest = {"sources": sure_sources(data_type), "unsupported": (), "differences": ()} | rest
        self.sheet = ReviewSheet(samples.published(data_type, **rest))
        qtbot.addWidget(self.sheet)
        self.answers: list[AskAnswered] = []
        self.requests: list[PagePictureRequested] = []
        self.sheet.answered.connect(self.answers.append)
        self.sheet.request.connect(self.requests.append)
        self.sheet.show_documents((samples.artifact(),))
        self.sheet.open()
        self.sheet.activateWindow()
        qtbot.waitUntil(self.sheet.isActiveWindow)

    def widget(self, name: str, kind: type[QWidget] = QWidget) -> Any:
        found = [
            one
            for one in self.sheet.findChildren(kind)
            if one.accessibleName() == name and one.isVisibleTo(self.sheet)
        ]
        assert len(found) == 1, f"{len(found)} widgets are called {name}"
        return found[0]

    def type_into(self, name: str, text: str) -> None:
        field = self.widget(name)
        field.setFocus()
        field.selectAll()
        self.qtbot.keyClicks(field, text)

    def press(self, name: str) -> None:
        self.qtbot.mouseClick(self.widget(name, QAbstractButton), Qt.MouseButton.LeftButton)

    def dialog(self, title: str) -> QuestionDialog:
        """The question with this title, which stands over the sheet."""
        found = self.sheet.findChildren(QuestionDialog)
        return next(one for one in found if one.isVisible() and one.question.title == title)

    def reply(self, title: str, name: str) -> None:
        """Press a button of that question."""
        buttons = self.dialog(title).findChildren(QPushButton)
        next(one for one in buttons if one.text() == name).click()
        QApplication.processEvents()

    def key(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        focused = QApplication.focusWidget()
        assert focused is not None
        self.qtbot.keyClick(focused, key, modifier)

    def default(self) -> str:
        defaults = [
            one
            for one in self.sheet.findChildren(QAbstractButton)
            if getattr(one, "isDefault", bool)()
        ]
        assert len(defaults) == 1
        return defaults[0].text()


@every_sheet
def test_a_sheet_shows_what_was_submitted_and_approves_it_once(
    qtbot: QtBot, data_type: DataType
) -> None:
    """Issue 2, names; A10: status approved with the data as submitted; answered exactly once."""
    opened = Opened(qtbot, data_type)
    assert opened.sheet.windowTitle() == opened.sheet.accessibleName() == TITLES[data_type]
    assert opened.default() == "Approve"
    for name in FIELDS.get(data_type, set()):
        opened.widget(name)
    opened.press("Approve")
    opened.sheet.approve()
    expected = canonical(data_type, samples.DATA[data_type])
    assert [answer.data for answer in opened.answers] == [
        {"status": "approved", "data": expected, "userNotes": None}
    ]
    assert opened.answers[0].token == "token-1"
    assert not opened.sheet.isVisible()


def test_below_a_timeline_is_no_empty_room_and_a_row_that_is_chosen_stays(qtbot: QtBot) -> None:
    """The form ends where its fields end, and nothing moves under the mouse."""
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, doubts=True)
    form, view = opened.sheet.form, opened.sheet.body.view
    inside = view.widget()
    assert isinstance(form, TimelineForm)
    table = opened.sheet.findChild(EntryList)
    assert table is not None
    qtbot.waitUntil(lambda: inside.height() == inside.heightForWidth(inside.width()))
    bar, scrolled = view.verticalScrollBar(), []

    def choose(row: int) -> None:
        place = table.visualRect(table.model().index(row, 0)).center()
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    with qtbot.waitSignal(bar.rangeChanged):
        choose(2)
    bar.setValue(table.mapTo(inside, QPoint(0, 0)).y() + table.height() // 3)
    bar.valueChanged.connect(scrolled.append)
    with qtbot.waitSignal(bar.rangeChanged):
        choose(0)  # its card has notes, and is higher
    QApplication.processEvents()
    assert scrolled == []


def test_beside_a_typed_value_stands_no_other_answer(qtbot: QtBot) -> None:
    """It would pass for its source."""
    opened = Opened(qtbot, DataType.KNOWLEDGE_CARD)
    source = opened.sheet.source
    opened.widget("What came of it").setFocus()
    assert source.text.isVisible()
    opened.widget("What you did yourself").setFocus()
    assert not source.text.isVisible()


def test_what_is_typed_into_stays_in_sight_when_the_picture_comes(qtbot: QtBot) -> None:
    """The first date brings the picture of the timeline, above the field it is typed into."""
    ask = ReviewAsk(data_type=DataType.SKELETON_TIMELINE, data={})
    sheet = ReviewSheet(
        AskPublished(token="t", tool="submit", args={}, args_sha256="", ask=ask), None
    )
    qtbot.addWidget(sheet)
    sheet.open()
    sheet.resize(sheet.minimumSize())
    sheet.activateWindow()
    qtbot.waitUntil(sheet.isActiveWindow)
    form, view = sheet.form, sheet.body.view
    assert isinstance(form, TimelineForm)
    form.add()
    for name, words in (("Job title", "Rope maker"), ("Start", "April 2015"), ("End", "2019")):
        field = next(one for one in form.findChildren(QLineEdit) if one.accessibleName() == name)
        field.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.keyClicks(field, words)
    qtbot.waitUntil(form.picture.isVisible)

    def in_sight() -> bool:
        place = field.rect().translated(field.mapTo(view.viewport(), QPoint()))
        return view.viewport().rect().contains(place)

    qtbot.waitUntil(in_sight)


def test_nothing_moves_down_when_the_picture_comes(qtbot: QtBot) -> None:
    """Where all had room the view could not be scrolled: the next click met another field."""
    nothing = {"data": {}, "sources": {}, "differences": (), "unsupported": ()}
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, **nothing)
    form, view = opened.sheet.form, opened.sheet.body.view
    assert isinstance(form, TimelineForm)
    assert view.verticalScrollBar().maximum() == 0
    field = opened.widget("Start")
    field.setFocus()
    before = field.mapTo(view, QPoint())
    qtbot.keyClicks(field, "2015")
    qtbot.waitUntil(form.picture.isVisible)
    qtbot.waitUntil(lambda: field.mapTo(view, QPoint()) == before)


@every_sheet
def test_the_default_button_follows_the_form(qtbot: QtBot, data_type: DataType) -> None:
    """DESIGN 11: "Approve", after an edit "Approve with changes", after undo "Approve" again."""
    opened = Opened(qtbot, data_type)
    opened.type_into(FIRST_FIELD[data_type], "Changed")
    assert opened.default() == "Approve with changes"
    opened.press("Undo last change")
    assert opened.default() == "Approve"
    opened.type_into(FIRST_FIELD[data_type], "Changed")
    opened.press("Approve with changes")
    answer = opened.answers[0].data
    assert answer["status"] == "modified"
    assert answer["data"] != canonical(data_type, samples.DATA[data_type])
    assert "Changed" in str(answer["data"])


@pytest.mark.parametrize("typed", [False, True])
@pytest.mark.parametrize(
    "data_type",
    [DataType.APPLICANT_PROFILE, DataType.SKELETON_TIMELINE, DataType.CANDIDATE_DOSSIER],
)
def test_a_form_to_fill_in_is_saved_or_left_for_later(
    qtbot: QtBot, data_type: DataType, *, typed: bool
) -> None:
    """Issue 26: nothing was read, so there is nothing to approve or to reject. Later goes on, and
    what is typed waits.
    """
    opened = Opened(qtbot, data_type, data={}, sources={}, differences=(), unsupported=())
    assert opened.default() == "Save"
    if typed:
        opened.sheet.form.add() if data_type is DataType.SKELETON_TIMELINE else None
        opened.type_into(FIRST_FIELD[data_type], "Typed")
        assert opened.default() == "Save"
    opened.press("Later")
    assert not opened.sheet.isVisible()
    assert [one.data["status"] for one in opened.answers] == ([] if typed else ["rejected"])
    assert (opened.sheet.draft() is not None) == typed


@every_sheet
def test_a_rejection_says_why_and_changes_nothing(qtbot: QtBot, data_type: DataType) -> None:
    """A10: rejected with userNotes; the data is what was submitted."""
    opened = Opened(qtbot, data_type)
    opened.type_into(FIRST_FIELD[data_type], "Changed")
    opened.press("Discard…")
    dialog = opened.sheet.findChild(WordsDialog)
    assert isinstance(dialog, WordsDialog)
    assert dialog.isVisible()
    assert not opened.answers
    dialog.field.setPlainText("That was another hospital.")
    qtbot.mouseClick(dialog.confirm, Qt.MouseButton.LeftButton)
    answer = opened.answers[0].data
    assert answer == {
        "status": "rejected",
        "data": samples.DATA[data_type],
        "userNotes": "That was another hospital.",
    }


@every_sheet
def test_escape_keeps_it_waiting_with_every_edit(qtbot: QtBot, data_type: DataType) -> None:
    """DESIGN 4: the ask waits as long as the person wants; the sheet comes back as it was."""
    opened = Opened(qtbot, data_type)
    opened.type_into(FIRST_FIELD[data_type], "Half done")
    opened.key(Qt.Key.Key_Escape)
    assert not opened.sheet.isVisible()
    assert not opened.answers
    opened.sheet.open()
    qtbot.waitUntil(opened.sheet.isActiveWindow)
    assert opened.default() == "Approve with changes"


@every_sheet
def test_the_keyboard_alone_is_enough(qtbot: QtBot, data_type: DataType) -> None:
    """DESIGN 11: Tab reaches every field and button of the sheet in turn, Ctrl+Enter approves."""
    opened = Opened(qtbot, data_type)
    names: list[str] = []
    start = QApplication.focusWidget()
    for _step in range(120):
        focused = QApplication.focusWidget()
        assert focused is not None
        names.append(focused.accessibleName())
        opened.key(Qt.Key.Key_Tab)
        if QApplication.focusWidget() is start:
            break
    assert QApplication.focusWidget() is start, "Tab never came round"
    assert {"Discard…", "Approve", *FIELDS.get(data_type, set())} <= set(names)
    assert "" not in names
    opened.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert opened.answers[0].data["status"] == "approved"


@every_sheet
def test_everything_has_a_name_and_no_two_fields_share_one(
    qtbot: QtBot, data_type: DataType
) -> None:
    """DESIGN 11: VoiceOver names on everything; acceptance tests find fields by name."""
    opened = Opened(qtbot, data_type)
    fields: list[str] = []
    unnamed: list[str] = []
    for widget in opened.sheet.findChildren(QWidget):
        if not widget.isVisibleTo(opened.sheet):
            continue
        interface = QAccessible.queryAccessibleInterface(widget)
        name = interface.text(QAccessible.Text.Name) if interface else ""
        if isinstance(widget, QLineEdit | QPlainTextEdit | QComboBox):
            fields.append(name)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not name:
            unnamed.append(type(widget).__name__)
    assert not unnamed
    assert len(fields) == len(set(fields))


def test_return_presses_the_button_that_has_the_focus(qtbot: QtBot) -> None:
    """Return on Discard… never approves."""
    opened = Opened(qtbot, DataType.APPLICANT_PROFILE)
    opened.sheet.reject_button.setFocus()
    opened.key(Qt.Key.Key_Return)
    assert not opened.answers
    assert opened.sheet.findChild(WordsDialog) is not None


def test_a_wrong_date_is_named_and_keeps_the_sheet_open(qtbot: QtBot) -> None:
    """Issue 2: dates checked, every error a sentence with what to do."""
    opened = Opened(qtbot, DataType.EXPERIENCE)
    opened.type_into("Start", "spring")
    opened.widget("Job title").setFocus()
    start = opened.widget("Start")
    assert start.accessibleDescription() == "Write the date as March 2019, 03/2019 or 2019."
    opened.press("Approve with changes")
    assert not opened.answers
    assert opened.sheet.isVisible()
    assert QApplication.focusWidget() is start
    opened.type_into("Start", "03/2018")
    opened.widget("Job title").setFocus()
    assert start.text() == "Mar 2018"
    assert start.accessibleDescription() == ""
    opened.press("Approve with changes")
    assert opened.answers[0].data["data"]["start"] == "2018-03"


@pytest.mark.parametrize(
    ("name", "typed", "start", "end"),
    [
        ("Start", "2009-2018", "2009", "2018"),
        ("Start", "2009 – 2018", "2009", "2018"),
        ("Start", "seit 04/2018", "2018-04", "present"),
        ("Start", "since April 2018", "2018-04", "present"),
        ("End", "03/2009 - 05/2018", "2009-03", "2018-05"),
    ],
)
def test_a_whole_time_typed_into_a_date_fills_both(
    qtbot: QtBot, name: str, typed: str, start: str, end: str
) -> None:
    """What is read in a document is read from a person too; they see it, and can undo it."""
    opened = Opened(qtbot, DataType.EXPERIENCE)
    before = {one: opened.widget(one).text() for one in ("Start", "End")}
    field = opened.widget(name)
    field.setFocus()
    field.selectAll()
    field.insert(typed)  # keyClicks knows no long dash
    raw = opened.sheet.form.raw()
    assert (raw["start"], raw["end"]) == (start, end), "who approves now approves this"
    opened.widget("Job title").setFocus()
    opened.qtbot.waitUntil(opened.widget("Job title").hasFocus)
    assert opened.widget("Start").text() == shown_date(start)
    assert opened.widget("End").text() == shown_date(end)
    assert not opened.sheet.form.problems()
    opened.press("Undo last change")
    assert {one: opened.widget(one).text() for one in before} == before


def test_a_date_without_another_end_is_no_time(qtbot: QtBot) -> None:
    """There is no field for the end: nothing may vanish."""
    editor = editor_for(FieldSpec(path="date", label="Date", kind="start"))
    qtbot.addWidget(editor.widget)
    editor.replace(None)
    assert isinstance(editor, LineEditor)
    editor.line.setText("2009-2018")
    assert editor.value() == "2009-2018"


def test_an_end_before_its_start_is_named_at_the_end(qtbot: QtBot) -> None:
    """Issue 2: dates checked inline, mended by either field."""
    opened = Opened(qtbot, DataType.EDUCATION)
    opened.type_into("End", "2009")
    opened.widget("Area").setFocus()
    assert opened.widget("End").accessibleDescription() == "The end lies before the start."
    opened.type_into("Start", "2008")
    assert opened.widget("End").accessibleDescription() == ""


def test_low_confidence_and_unsupported_values_say_so_in_words(qtbot: QtBot) -> None:
    """DESIGN 4, 11: low confidence marked, values without a source named; not by colour alone."""
    opened = Opened(qtbot, DataType.APPLICANT_PROFILE, doubts=True)
    assert (
        opened.widget("Headline").accessibleDescription() == "Please check: I am less sure of this"
    )
    assert (
        opened.widget("Summary").accessibleDescription() == "Not found in your documents or answers"
    )
    assert opened.widget("Email").accessibleDescription() == ""
    assert len(opened.sheet.form.doubts()) == 3
    opened.type_into("Headline", "Nurse")
    assert opened.widget("Headline").accessibleDescription() == ""
    assert len(opened.sheet.form.doubts()) == 2


def test_a_difference_shows_both_tellings_with_their_sources_and_takes_the_choice(
    qtbot: QtBot,
) -> None:
    """DESIGN 5: a further document never replaces; differences are shown per field with both
    sources.
    """
    opened = Opened(qtbot, DataType.APPLICANT_PROFILE, doubts=True)
    kept, offered = opened.sheet.findChildren(QRadioButton)
    assert kept.isChecked()
    assert kept.accessibleName() == "Phone: +49 30 5550 1234 (Lebenslauf_2024_final.pdf)"
    offered.click()
    assert opened.widget("Phone").text() == "+49 171 555 0199"
    assert opened.sheet.form.is_changed()


def test_a_telling_that_is_chosen_keeps_the_focus_and_shows_its_own_source(qtbot: QtBot) -> None:
    """Issue 26: the next key is not typed over another field, and the pane tells of the value that
    stands in the field now.
    """
    (told,) = samples.published(DataType.APPLICANT_PROFILE).ask.differences
    place = Provenance(artifact_id=samples.ARTIFACT, page=1, quote="0171 555", confidence=0.9)
    differs = told.model_copy(update={"offered_place": place})
    opened = Opened(qtbot, DataType.APPLICANT_PROFILE, differences=(differs,))
    kept, offered = opened.sheet.findChildren(QRadioButton)
    qtbot.mouseClick(offered, Qt.MouseButton.LeftButton, pos=QPoint(10, offered.height() // 2))
    assert opened.sheet.form.data()["basics"]["phone"] == "+49 171 555 0199"
    focused = QApplication.focusWidget()
    assert focused is offered
    qtbot.keyClick(focused, Qt.Key.Key_Z)
    assert opened.widget("Full name").text() == samples.DATA["applicant_profile"]["basics"]["name"]
    quoted = [one.text() for one in opened.sheet.source.findChildren(QLabel)]
    assert any("0171 555" in one for one in quoted)
    qtbot.mouseClick(kept, Qt.MouseButton.LeftButton, pos=QPoint(10, kept.height() // 2))
    quoted = [one.text() for one in opened.sheet.source.findChildren(QLabel)]
    assert not any("0171 555" in one for one in quoted)


def test_a_document_of_another_person_is_left_out_with_one_click(qtbot: QtBot) -> None:
    """Issue 26: the sheet says whose it is at its top, and takes nothing of it on a click."""
    opened = Opened(
        qtbot,
        DataType.APPLICANT_PROFILE,
        names_other=OtherPerson(name="Bertil Ohm", artifact_ids=("artifact-1",)),
    )
    told = [one.text() for one in opened.sheet.findChildren(QLabel)]
    assert any("Bertil Ohm" in one and "not about you" in one for one in told)
    opened.press("Leave it out")
    (answer,) = opened.answers
    assert (answer.data["status"], answer.data["leaveOut"]) == ("rejected", True)
    assert opened.sheet.isHidden()


def test_two_countries_are_told_apart_by_their_names(qtbot: QtBot) -> None:
    """What differs is shown as the form shows it; the code is what is stored."""
    differs = FieldDifference(
        path="basics.location.countryCode",
        kept="DE",
        offered="GB",
        kept_source="a.pdf",
        offered_source="b.pdf",
    )
    opened = Opened(qtbot, DataType.APPLICANT_PROFILE, differences=(differs,))
    names = [one.accessibleName() for one in opened.sheet.findChildren(QRadioButton)]
    assert names == ["Country: Germany (a.pdf)", "Country: United Kingdom (b.pdf)"]
    opened.sheet.findChildren(QRadioButton)[1].click()
    assert opened.sheet.form.data()["basics"]["location"]["countryCode"] == "GB"


def test_nothing_stored_is_shown_to_a_german_reader_as_it_is_stored(qtbot: QtBot) -> None:
    """Times, open ends and kinds in fields, tables, tool tips and differences; all of it comes back
    as it was stored.
    """
    i18n.set_language("de", catalogues=resources() / "translations")
    try:
        card = {**samples.CARD, "timeframe": "2019-03 to present"}
        opened = Opened(qtbot, DataType.KNOWLEDGE_CARD, data=card)
        assert opened.widget("Wann").text() == "März 2019 – heute"
        assert opened.sheet.form.data()["timeframe"] == "2019-03 to present"
        opened.type_into("Wann", "03/2018 bis heute")
        opened.widget("Tätigkeit").setFocus()
        assert opened.sheet.form.data()["timeframe"] == "2018-03 to present"
        opened.type_into("Wann", "lange her")
        opened.widget("Tätigkeit").setFocus()
        assert "heute" in opened.widget("Wann").accessibleDescription()
        differences = (
            FieldDifference(path="timeframe", kept="2019-03 to present", offered="2019 to 2021-08"),
            FieldDifference(path="card_type", kept="project", offered="employment"),
        )
        opened = Opened(qtbot, DataType.KNOWLEDGE_CARD, data=card, differences=differences)
        told = " ".join(one.accessibleName() for one in opened.sheet.findChildren(QRadioButton))
        for words in ("März 2019 – heute", "2019 – Aug. 2021", "Projekt", "Arbeit"):
            assert words in told
        opened = Opened(qtbot, DataType.SKELETON_TIMELINE)
        table = opened.sheet.findChild(EntryList)
        assert isinstance(table, EntryList)
        first = table.model().index(0, 0)
        for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            assert "Havelklinikum Nord · März 2019 – heute" in table.model().data(first, role)
    finally:
        i18n.set_language("en", catalogues=resources() / "translations")


def test_a_sheet_without_a_source_is_as_high_as_its_form_and_the_screen_allow(qtbot: QtBot) -> None:
    """Issue 7, item 3: a timeline told by hand is seen at once, and not through a slit."""
    sheet = Opened(qtbot, DataType.SKELETON_TIMELINE, sources={}).sheet
    form = sheet.body.view.widget().layout()
    assert form is not None
    wanted = form.totalHeightForWidth(sheet.width())
    most = min(HIGH, sheet.screen().availableGeometry().height() - 64)
    assert sheet.height() >= min(wanted, most)


def test_the_sheet_of_a_further_document_opens_at_what_that_one_tells(qtbot: QtBot) -> None:
    """The first entry came from an earlier one, whose page stood there."""
    read = sure_sources(DataType.SKELETON_TIMELINE)
    later = next(path for path in read if path.startswith("experiences[1]"))
    sources = {**read, later: read[later].model_copy(update={"artifact_id": "artifact-2"})}
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, sources=sources)
    first = samples.artifact()
    assert opened.sheet.source._shown == (first.id, 0)
    sheet = ReviewSheet(samples.published(DataType.SKELETON_TIMELINE, sources=sources))
    qtbot.addWidget(sheet)
    second = first.model_copy(update={"id": "artifact-2", "created": "2030-01-01T00:00:00Z"})
    sheet.show_documents((first, second))
    assert sheet.source._shown == ("artifact-2", sources[later].page)
    sheet.form.go_to("experiences[0]")  # type: ignore[attr-defined]
    sheet.show_documents((second, first))
    assert sheet.source._shown == (first.id, 0), "later it stays where the person went"


def test_a_value_that_was_corrected_is_not_proven_by_the_old_line(qtbot: QtBot) -> None:
    """The page shows where it was read; that it is so now, the person says."""
    opened = Opened(qtbot, DataType.EXPERIENCE)
    opened.widget("Employer").setFocus()

    def told() -> str:
        return str(opened.sheet.source._foot._quote.text())

    before = told()
    assert before.startswith("“")
    opened.type_into("Employer", "Havelklinikum")
    assert told() == f"You said so. The document says: {before}"
    opened.sheet.undo()
    assert told() == before


def test_in_a_low_sheet_form_and_source_take_turns(qtbot: QtBot) -> None:
    """Issue 26: at 200 % in the smallest window one line of the form was left, and the buttons were
    cut.
    """
    theme().set(text_size=200)
    opened = Opened(qtbot, DataType.APPLICANT_PROFILE)
    sheet, body = opened.sheet, opened.sheet.body
    sheet.setMinimumSize(0, 0)
    sheet.resize(836, 536)
    assert (body.view.isVisible(), body.source.isVisible()) == (True, False)
    opened.widget("Email").setFocus()
    opened.press("Show the source")
    assert (body.view.isVisible(), body.source.isVisible()) == (False, True)
    opened.press("Back to the form")
    assert (body.view.isVisible(), body.source.isVisible()) == (True, False)
    opened.press("Show the source")
    sheet.resize(836, 1200)
    assert (body.view.isVisible(), body.source.isVisible()) == (True, True)
    assert not sheet.turn_button.isVisible()


def test_the_page_is_asked_for_once_and_marked_where_the_value_stands(qtbot: QtBot) -> None:
    """DESIGN 6, 11: boxes in PDF points from the top left."""
    opened = Opened(qtbot, DataType.APPLICANT_PROFILE)
    assert [(one.artifact_id, one.page) for one in opened.requests] == [(samples.ARTIFACT, 0)]
    assert opened.sheet.source.canvas._page.picture.isNull()
    opened.sheet.source.show_picture(samples.picture())
    canvas = opened.sheet.source.canvas
    assert not canvas._page.picture.isNull()
    for name, words in (("Email", "maren.okonkwo@example.org"), ("Phone", "+49 30 5550 1234")):
        opened.widget(name).setFocus()
        (marked,) = canvas.marked()
        x0, y0, x1, y1 = samples.box_of(words)
        scale = canvas.widget().width() / samples.PAGE[0]
        assert abs(marked.center().x() - (x0 + x1) / 2 * scale) <= 2
        assert abs(marked.center().y() - (y0 + y1) / 2 * scale) <= 2
    assert len(opened.requests) == 1


def test_a_value_without_a_place_is_the_person_s_own(qtbot: QtBot) -> None:
    """Issue 26: beside a document that it does not come from it said that there is no source."""
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE)

    def told() -> str:
        return opened.sheet.source._foot._quote.text()

    opened.widget("Location").setFocus()
    assert told() == "You said so."
    opened.widget("Employment").setFocus()
    assert opened.widget("Employment").text() == ""
    assert told() == "This comes from no document."
    opened.sheet.show_documents((samples.artifact(),))
    assert told() == "This comes from no document."


def test_a_page_without_a_picture_says_why(qtbot: QtBot) -> None:
    """Every error is a sentence."""
    opened = Opened(qtbot, DataType.APPLICANT_PROFILE)
    told = PagePictureReady(
        artifact_id=samples.ARTIFACT, page=0, dpi=110, png=None, sentence="The page is too large."
    )
    opened.sheet.source.show_picture(told)
    assert opened.sheet.source.canvas._page.picture.isNull()
    assert opened.sheet.source.canvas.told() == "The page is too large."


def test_other_pages_can_be_turned_to_and_the_page_can_be_enlarged(qtbot: QtBot) -> None:
    """Page switcher and zoom."""
    opened = Opened(qtbot, DataType.APPLICANT_PROFILE)
    opened.sheet.source.show_picture(samples.picture())
    opened.press("Next page")
    assert opened.requests[-1].page == 1
    opened.press("Previous page")
    width = opened.sheet.source.canvas.widget().width()
    opened.press("Larger")
    assert opened.sheet.source.canvas.widget().width() > width
    opened.press("Fit to width")
    assert opened.sheet.source.canvas.widget().width() == width


def test_a_document_without_pages_is_shown_as_text_with_the_quotation_marked(qtbot: QtBot) -> None:
    """DESIGN 6: DOCX, TXT, MD and answers have our own reading view."""
    place = samples.sources(DataType.EXPERIENCE)["organization"].model_copy(
        update={"page": None, "box": None}
    )
    opened = Opened(qtbot, DataType.EXPERIENCE, sources={"organization": place})
    opened.widget("Employer").setFocus()
    assert not opened.requests
    assert opened.sheet.source.text.marked() == ["Havelklinikum Nord"]


def test_an_answer_is_shown_as_the_person_gave_it(qtbot: QtBot) -> None:
    """DESIGN 6: answers are sources too; the person's own words are never edited."""
    opened = Opened(qtbot, DataType.KNOWLEDGE_CARD)
    words = opened.widget("Your own words")
    assert words.isReadOnly()
    opened.widget("What came of it").setFocus()
    assert opened.sheet.source.text.toPlainText() == "Nine before. A year later it was four"


def test_numbers_of_a_card_can_be_added_and_deleted(qtbot: QtBot) -> None:
    """Issue 2.5: numbers with baseline, period and how known."""
    opened = Opened(qtbot, DataType.KNOWLEDGE_CARD)
    opened.press("Add number")
    opened.type_into("Number 2: Number", "14")
    opened.type_into("Number 2: Of what", "colleagues trained")
    opened.press("Delete Number 1")
    opened.press("Approve with changes")
    assert opened.answers[0].data["data"]["metrics"] == [
        {"value": "14", "description": "colleagues trained", "approximate": False}
    ]


def test_what_only_repeats_the_job_title_is_folded_away(qtbot: QtBot) -> None:
    """The subject of a story of a job is that job's title, of a school it is the degree."""
    card = {**samples.DATA[DataType.KNOWLEDGE_CARD], "role": "Nurse", "project": "Nurse"}
    form = Opened(qtbot, DataType.KNOWLEDGE_CARD, data=card).sheet.form.form
    assert form.rows["project"].isHidden()
    assert not form.rows["role"].isHidden()
    told = {**card, "project": "Falls at night"}
    form = Opened(qtbot, DataType.KNOWLEDGE_CARD, data=told).sheet.form.form
    assert not form.rows["project"].isHidden()


def test_a_whole_number_is_asked_for_where_one_is_needed(qtbot: QtBot) -> None:
    """Scope counts people."""
    opened = Opened(qtbot, DataType.KNOWLEDGE_CARD)
    opened.type_into("How many you were", "about ten")
    opened.press("Approve with changes")
    assert not opened.answers
    assert (
        opened.widget("How many you were").accessibleDescription()
        == "Write a whole number, for example 6."
    )
    opened.type_into("How many you were", "10")
    opened.press("Approve with changes")
    assert opened.answers[0].data["data"]["scope"]["team_size"] == 10


def test_a_country_is_typed_by_name_and_stored_by_code(qtbot: QtBot) -> None:
    """JSON Resume's countryCode."""
    opened = Opened(qtbot, DataType.APPLICANT_PROFILE)
    assert opened.widget("Country").text() == "Germany"
    opened.type_into("Country", "Atlantis")
    opened.press("Approve with changes")
    assert not opened.answers
    opened.type_into("Country", "switzerland")
    opened.press("Approve with changes")
    assert opened.answers[0].data["data"]["basics"]["location"]["countryCode"] == "CH"


def test_a_blank_profile_cannot_be_approved(qtbot: QtBot) -> None:
    """STYLE, smells: a blank profile overwriting a good one."""
    opened = Opened(
        qtbot,
        DataType.APPLICANT_PROFILE,
        data={"basics": {}},
        sources={},
        unsupported=(),
        differences=(),
    )
    opened.press("Save")
    assert not opened.answers
    assert opened.widget("Full name").accessibleDescription() == "Nothing is filled in yet."


def timeline(opened: Opened) -> TimelineForm:
    form = opened.sheet.form
    assert isinstance(form, TimelineForm)
    return form


def test_entries_of_the_timeline_are_added_moved_and_deleted_by_keyboard(qtbot: QtBot) -> None:
    """Issue 2.7: add, edit, reorder, delete; the keyboard alone does everything."""
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE)
    opened.key(Qt.Key.Key_Down)
    opened.key(Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    opened.key(Qt.Key.Key_Down)
    opened.key(Qt.Key.Key_Delete)
    opened.widget("Add", QAbstractButton).setFocus()
    opened.key(Qt.Key.Key_Space)
    assert QApplication.focusWidget() is opened.widget("Employer")
    opened.type_into("Employer", "Ward 9")
    opened.type_into("Start", "2024")
    opened.press("Approve with changes")
    jobs = opened.answers[0].data["data"]["experiences"]
    assert [job["organization"] for job in jobs] == [
        "St. Elisabeth Hospital",
        "Red Cross Brandenburg",
        "Ward 9",
    ]
    assert jobs[0]["id"] == "exp-2"


def test_a_deleted_entry_comes_back_with_undo(qtbot: QtBot) -> None:
    """Issue 2.7: delete with undo; nothing of the entry is lost."""
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE)
    opened.press("Delete")
    assert len(timeline(opened).raw()["experiences"]) == 2
    opened.press("Undo last change")
    assert timeline(opened).raw() == samples.TIMELINE
    assert opened.default() == "Approve"


def test_nothing_moves_under_the_hand_while_dates_are_typed(qtbot: QtBot) -> None:
    """The picture above grows by a lane, and by what is told of it, and falls back."""
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE)
    opened.sheet.resize(opened.sheet.width(), 520)
    form, field = timeline(opened), opened.widget("Start")
    field.setFocus()
    opened.sheet.body.view.ensureWidgetVisible(field)

    def place() -> QPoint:
        for _turn in range(5):  # each layout tells the one around it in a turn of its own
            QApplication.processEvents()
        return field.mapTo(opened.sheet, QPoint())

    before, two_lanes = place(), form.picture.height()
    opened.type_into("Start", "2018-02")
    assert place() == before
    assert form.picture.height() > two_lanes
    opened.type_into("Start", "2024-06")
    assert place() == before
    assert form.picture.height() == two_lanes


def test_every_section_of_the_timeline_can_be_edited(qtbot: QtBot) -> None:
    """Issue 2.7: education, skills, projects, certificates, languages and the rest too."""
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE)
    opened.press("Languages, 3 entries")
    opened.type_into("Fluency", "mother tongue")
    opened.press("Certificates and licences, 0 entries")
    opened.press("Add")
    opened.type_into("Name", "Wound care")
    opened.press("Approve with changes")
    data = opened.answers[0].data["data"]
    assert data["languages"][0] == {"language": "German", "fluency": "mother tongue"}
    assert data["certificates"] == [{"name": "Wound care"}]
    assert (
        data["experiences"]
        == canonical(DataType.SKELETON_TIMELINE, samples.TIMELINE)["experiences"]
    )


def test_a_problem_in_another_section_is_gone_to(qtbot: QtBot) -> None:
    """The person is led to what keeps the sheet from being approved."""
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, doubts=True)
    opened.press("Education, 1 entry, something to check")
    opened.type_into("Start", "then")
    opened.press("Work, 3 entries, something to check")
    opened.sheet.approve()
    assert not opened.answers
    assert QApplication.focusWidget() is opened.widget("Start")
    assert opened.widget("Institution").text() == "Charité School of Nursing"


def test_marks_follow_their_entry_when_it_moves(qtbot: QtBot) -> None:
    """Low confidence belongs to a value and not to a place; issue 2 names "Move up" and "Move
    down".
    """
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, doubts=True)
    opened.press("Move down")
    opened.press("Move up")
    opened.press("Move down")
    assert opened.widget("Start").accessibleDescription() == "Please check: I am less sure of this"
    opened.key(Qt.Key.Key_Tab)
    timeline(opened).go_to("exp-2")
    assert opened.widget("Start").accessibleDescription() == ""


def top_of(opened: Opened, name: str) -> int:
    """Pixels from the top of the form to a field, once all of it is laid out."""
    QApplication.processEvents()
    form, field = opened.sheet.form, opened.widget(name)
    return int(field.mapTo(form, QPoint(0, 0)).y())


def test_what_is_below_a_corrected_field_stays_where_it_is(qtbot: QtBot) -> None:
    """Its note goes and its room stays, also once the value was found right."""
    opened = Opened(qtbot, DataType.APPLICANT_PROFILE, doubts=True)
    before = top_of(opened, "Email")
    opened.type_into("Headline", "Nurse")
    assert opened.widget("Headline").accessibleDescription() == ""
    assert top_of(opened, "Email") == before
    opened.press("Undo last change")
    while opened.sheet.one_by_one.path != "basics.label":
        opened.press("Next")
    opened.press("It is right")
    assert opened.widget("Headline").accessibleDescription() == ""
    assert top_of(opened, "Email") == before


def test_an_entry_that_is_moved_keeps_its_marks_and_its_source(qtbot: QtBot) -> None:
    """In another section its fields have other names; what stands in them was read all the same."""
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, doubts=True)
    form = timeline(opened)
    sources = samples.sources(DataType.SKELETON_TIMELINE)
    doubts = form.doubts()
    assert "experiences[0].start" in doubts
    form.move_to("projects")
    assert sorted(form.doubts()) == sorted(doubts)
    start = opened.widget("Start")
    assert start.accessibleDescription() == "Please check: I am less sure of this"
    shown: list[str] = []
    form.chosen.connect(shown.append)
    opened.widget("Organization").setFocus()
    assert shown[-1] == "experiences[0].organization"
    assert form.mark_at(shown[-1]).sources == (sources["experiences[0].organization"],)
    assert form.row_at("experiences[0].organization") is form.row_at(shown[-1])
    form.move_to("experiences")
    assert sorted(form.doubts()) == sorted(doubts)
    assert opened.widget("Start").accessibleDescription() == start.accessibleDescription()


def test_what_was_put_together_is_shown_where_the_longest_of_it_stands(qtbot: QtBot) -> None:
    """An entry goes to a section with fewer fields: its name says all, and had no source."""
    trained = samples.TIMELINE["experiences"][1]["highlights"][0]
    place = Provenance(artifact_id=samples.ARTIFACT, quote=trained, confidence=1.0)
    sources = {**sure_sources(DataType.SKELETON_TIMELINE), "experiences[1].highlights[0]": place}
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, sources=sources)
    form = timeline(opened)
    form.go_to("exp-2")
    form.move_to("awards")
    summary = opened.widget("Summary")
    assert summary.toPlainText() != trained
    summary.setFocus()
    assert opened.sheet.source._mark.sources == (place,)


def test_what_was_corrected_or_found_right_is_no_more_to_be_checked(qtbot: QtBot) -> None:
    """Beside the page as in the form; Undo brings the question back."""
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, doubts=True)
    foot = opened.sheet.source._foot
    opened.widget("Start").setFocus()
    assert foot._doubt.isVisibleTo(foot)
    opened.type_into("Start", "2019-04")
    assert not foot._doubt.isVisibleTo(foot)
    opened.press("Undo last change")
    opened.widget("Start").setFocus()
    assert foot._doubt.isVisibleTo(foot)
    while opened.sheet.one_by_one.path != "experiences[0].start":
        opened.press("Next")
    opened.press("It is right")
    opened.widget("Start").setFocus()
    assert (foot._sure.isVisibleTo(foot), foot._doubt.isVisibleTo(foot)) == (True, False)


def test_the_document_stays_beside_a_section_that_nothing_was_read_for(qtbot: QtBot) -> None:
    """It is what somebody copies a new entry from."""
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE)
    opened.sheet.source.show_picture(samples.picture())
    form, source = timeline(opened), opened.sheet.source
    form.add_to("awards", "")
    assert source._stack.currentWidget() is source._canvas_frame
    assert source.canvas.marked() == []
    fresh = Opened(qtbot, DataType.SKELETON_TIMELINE).sheet.source
    fresh._show_nothing()
    fresh.show_section(NO_MARK)
    assert fresh._stack.currentWidget() is fresh._canvas_frame


def test_the_line_of_a_story_is_shown_in_the_answer_that_has_it(qtbot: QtBot) -> None:
    """And beside a field that nobody said word for word stands a sentence about it, no question
    for a field.
    """
    words = "So I led the merger of two wards, nobody left."
    card = {**samples.DATA[DataType.KNOWLEDGE_CARD], "lines": [{"text": words[5:]}]}
    opened = Opened(
        qtbot,
        DataType.KNOWLEDGE_CARD,
        data=card,
        sources={},
        answer_quotes={"lines[0].text": words},
    )
    source = opened.sheet.source
    assert opened.sheet.focusWidget() is opened.widget("Line for your résumé")
    assert source.text.marked() == [words]
    opened.widget("Job title").setFocus()
    assert source._nothing.text() == "You said so."
    assert source._nothing.isVisibleTo(source)
    assert not source._foot._quote.isVisibleTo(source)


def test_beside_a_story_of_ones_own_stands_no_document(qtbot: QtBot) -> None:
    """Its job was read in a résumé, which stood beside every story and says nothing of it."""
    read = next(iter(samples.sources(DataType.EXPERIENCE).values()))
    words = samples.CARD["raw_text"]
    opened = Opened(
        qtbot,
        DataType.KNOWLEDGE_CARD,
        sources={"company": read, "role": read},
        answer_quotes={"raw_text": words, "story.action": words[:20]},
    )
    assert not opened.sheet.source.isVisible()
    assert opened.sheet.width() < WIDE
    line = "Led the merger of two wards."
    card = {**samples.DATA[DataType.KNOWLEDGE_CARD], "lines": [{"text": line}]}
    opened = Opened(
        qtbot,
        DataType.KNOWLEDGE_CARD,
        data=card,
        sources={},
        answer_quotes={"lines[0].text": line},
    )
    assert not opened.sheet.source.isVisible(), "a white page stood beside the line that was typed"


@pytest.mark.parametrize(
    ("data_type", "doubtful", "other"),
    [
        (DataType.APPLICANT_PROFILE, "basics.label", "basics.location.city"),
        (DataType.EDUCATION, "study_type", "area"),
    ],
)
def test_a_value_that_is_moved_keeps_its_mark_and_its_source(
    qtbot: QtBot, data_type: DataType, doubtful: str, other: str
) -> None:
    """It is led to where it stands now, and Undo takes all of it back."""
    opened = Opened(qtbot, data_type, doubts=True)
    form = opened.sheet.form
    assert isinstance(form, RecordForm)
    doubts = form.doubts()
    assert doubtful in doubts
    form.form.move_value(doubtful, other)
    assert sorted(form.doubts()) == sorted(doubts)
    assert form.row_at(doubtful) is form.form.rows[other]
    assert form.form.rows[other].mark.low
    assert not form.form.rows[doubtful].mark.low
    form.undo()
    assert form.doubts() == doubts
    assert form.row_at(doubtful) is form.form.rows[doubtful]


def test_a_bar_of_the_picture_leads_to_its_entry(qtbot: QtBot) -> None:
    """DESIGN 11: the timeline is also drawn as a picture; its bars have names and can be
    pressed.
    """
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE)
    opened.press("Staff nurse, surgery, St. Elisabeth Hospital, 2014-09 – 2018-04")
    assert opened.widget("Employer").text() == "St. Elisabeth Hospital"
    assert timeline(opened).picture.summary().startswith("Gap of 8 months, Jul 2018 to Feb 2019.")


def test_the_words_of_a_bar_fit_it_after_a_change(qtbot: QtBot) -> None:
    """The bars that were drawn anew had larger letters than their words were cut for."""
    form = timeline(Opened(qtbot, DataType.SKELETON_TIMELINE))
    form.delete()
    for bar in form.picture._bars:
        assert bar.font().pixelSize() == theme().font(Type.SECONDARY).pixelSize()


def in_menu(form: TimelineForm, *path: str) -> QAction:
    """The command of the menu that stands over the picture, by what leads to it."""
    menus = (one for one in form.findChildren(QMenu) if one.isVisible())
    commands = next(menus).actions()
    for words in path[:-1]:
        under = next(one for one in commands if one.text() == words).menu()
        assert isinstance(under, QMenu)
        commands = under.actions()
    return next(one for one in commands if one.text() == path[-1])


@pytest.mark.parametrize("by_mouse", [False, True])
@pytest.mark.parametrize(
    ("kind", "section", "fields"),
    [
        ("Work", "experiences", ("start", "end")),
        ("Volunteering", "volunteer", ("startDate", "endDate")),
    ],
)
def test_a_gap_is_filled_by_pressing_it(
    qtbot: QtBot, kind: str, section: str, fields: tuple[str, str], *, by_mouse: bool
) -> None:
    """It said “add what you did then” and could not be pressed; then it was always a job."""
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE)
    form = timeline(opened)
    before = len(form.raw().get(section, ()))
    if by_mouse:
        (gap,) = form.picture.gaps
        place = form.picture._gap_area(gap).center().toPoint()
        qtbot.mouseClick(form.picture, Qt.MouseButton.LeftButton, pos=place)
    else:
        opened.press("Add what you did then")
    in_menu(form, kind).trigger()
    (*others, made) = form.raw()[section]
    assert len(others) == before
    assert [made[one] for one in fields] == ["2018-07", "2019-02"]
    focus = QApplication.focusWidget()
    assert focus is not None
    assert form.form.isAncestorOf(focus)
    form.undo()
    assert len(form.raw().get(section, ())) == before


def test_of_several_gaps_each_is_offered_by_its_dates(qtbot: QtBot) -> None:
    """The first one was taken unasked."""
    jobs = [
        {**samples.TIMELINE["experiences"][0], "id": f"exp-{at}", **dates}
        for at, dates in enumerate(
            (
                {"start": "2010-01", "end": "2011-12"},
                {"start": "2013-01", "end": "2014-12"},
                {"start": "2016-01", "end": "present"},
            )
        )
    ]
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, data={"experiences": jobs})
    form = timeline(opened)
    opened.press("Add what you did then")
    in_menu(form, "Jan 2015 – Dec 2015", "Education").trigger()
    (made,) = form.raw()["education"]
    assert (made["start"], made["end"]) == ("2015-01", "2015-12")


def test_what_a_form_does_not_show_is_kept(qtbot: QtBot) -> None:
    """Nothing is lost that has no field: the picture, ids, sources."""
    data = {"basics": {**samples.PROFILE["basics"], "image": "photo.png"}}
    opened = Opened(qtbot, DataType.APPLICANT_PROFILE, data=data)
    form = opened.sheet.form
    assert isinstance(form, RecordForm)
    opened.type_into("Full name", "M. O.")
    assert form.data()["basics"]["image"] == "photo.png"


def test_in_a_small_window_the_source_stands_below_the_form(qtbot: QtBot) -> None:
    """Issue 2.7: form and page never lie over each other, however small the window is."""
    sheet = Opened(qtbot, DataType.SKELETON_TIMELINE).sheet
    form, source = sheet.body.view, sheet.source
    for width in (sheet.minimumWidth(), 1120):
        sheet.resize(width, 700)
        QApplication.processEvents()
        assert not form.geometry().intersects(source.geometry())
        assert form.geometry().right() <= sheet.width()
        assert source.geometry().right() <= sheet.width()
        assert form.viewport().width() >= form.widget().minimumSizeHint().width()


@pytest.mark.parametrize(
    "data_type", [DataType.APPLICANT_PROFILE, DataType.SKELETON_TIMELINE, DataType.EDUCATION]
)
def test_a_form_has_five_ninths_of_its_sheet_however_few_its_fields_are(
    qtbot: QtBot, data_type: DataType
) -> None:
    """By its least width a form of narrow fields got a third, and a table beside a wide page was
    cut.
    """
    sheet = Opened(qtbot, data_type).sheet
    sheet.resize(1120, 700)
    QApplication.processEvents()
    form, source = sheet.body.view.width(), sheet.source.width()
    assert source >= theme().px(320)
    assert form / (form + source) == pytest.approx(5 / 9, abs=0.01)


def test_large_text_leaves_the_form_the_width_of_its_fields(qtbot: QtBot) -> None:
    """What a form needs is known only once it is dressed and filled: nothing of it is cut, and a
    page never squeezes it.
    """
    theme().set(appearance="light", text_size=150, reduce_motion=True)
    sheet = Opened(qtbot, DataType.SKELETON_TIMELINE).sheet
    for section in SECTIONS:
        assert isinstance(sheet.form, TimelineForm)
        sheet.form._show_section(section.key)
        QApplication.processEvents()
        shown = sheet.body.view.viewport().width()
        assert shown >= sheet.form.minimumSizeHint().width()
        assert shown >= min(theme().px(300), sheet.width() - 20)


def test_quotations_stand_between_the_marks_of_the_windows_language(qtbot: QtBot) -> None:
    """A German sheet quotes as German does."""
    i18n.set_language("de", catalogues=resources() / "translations")
    try:
        opened = Opened(qtbot, DataType.APPLICANT_PROFILE)
        shown = [one.text() for one in opened.sheet.source.findChildren(QLabel)]
        assert any(one.startswith("„") and one.endswith("“") for one in shown)
        assert not any("”" in one for one in shown)
    finally:
        i18n.set_language("en", catalogues=resources() / "translations")


def test_a_long_value_is_told_whole_where_its_line_ends_before_it(qtbot: QtBot) -> None:
    """The name of an employer may be longer than any field; the tool tip has it, before where it
    comes from.
    """
    editor = editor_for(FieldSpec(path="organization", label="Employer"))
    assert isinstance(editor, LineEditor)
    qtbot.addWidget(editor.widget)
    editor.widget.resize(200, 30)
    editor.widget.setToolTip("page 1")
    editor.set_value("Moor Hospital")
    assert editor.line.whole_tip() == "page 1"
    editor.set_value("Universitätsklinikum der Ludwig-Maximilians-Universität")
    assert (
        editor.line.whole_tip() == "Universitätsklinikum der Ludwig-Maximilians-Universität\npage 1"
    )


def test_of_a_long_name_the_beginning_is_seen(qtbot: QtBot) -> None:
    """Also where all of it is selected when the sheet comes up, and after somebody wrote at its
    end.
    """
    opened = Opened(qtbot, DataType.APPLICANT_PROFILE)
    name = opened.widget("Full name")
    qtbot.waitUntil(name.hasFocus)
    long = "Maximiliana-Friederike von Schwarzenberg-Hohenlohe-Waldenburg " * 3
    name.setText(long)
    opened.widget("Headline").setFocus(Qt.FocusReason.TabFocusReason)
    name.setFocus(Qt.FocusReason.TabFocusReason)
    assert (name.selectedText(), name.cursorPosition()) == (long, 0)
    qtbot.keyClick(name, Qt.Key.Key_End)
    qtbot.keyClicks(name, "II")
    assert name.cursorPosition() == len(long) + 2
    qtbot.keyClick(name, Qt.Key.Key_Tab)
    assert (name.text(), name.cursorPosition()) == (long + "II", 0)


def test_the_mark_of_a_section_follows_the_theme(qtbot: QtBot) -> None:
    """What asks for the eye can be seen in the dark too: the icon takes the colour of the theme in
    force.
    """
    bar = SectionBar()
    qtbot.addWidget(bar)
    bar.show_counts({section.key: 1 for section in SECTIONS}, {"experiences"})
    button = bar.findChildren(QPushButton)[0]
    light = button.icon().pixmap(28, 28).toImage()
    theme().set(appearance="dark")
    assert button.icon().pixmap(28, 28).toImage() != light
    bar.show_counts({section.key: 1 for section in SECTIONS}, set())
    assert button.icon().pixmap(14, 14).toImage().pixelColor(7, 7).alpha() == 0


TRUSTEE = {
    "id": "exp-1",
    "title": "Trustee",
    "organization": "Harbour Trust",
    "start": "2019-03",
    "end": "present",
}


def test_a_job_that_is_moved_to_volunteering_stands_there_and_comes_back(qtbot: QtBot) -> None:
    """One step for undo."""
    form = TimelineForm()
    qtbot.addWidget(form)
    form.load({"experiences": [TRUSTEE]})
    form.move_to("volunteer")
    assert form.raw()["experiences"] == []
    (there,) = form.raw()["volunteer"]
    assert (there["position"], there["organization"], there["endDate"]) == (
        "Trustee",
        "Harbour Trust",
        "present",
    )
    form.undo()
    assert form.raw()["experiences"] == [TRUSTEE]


def test_a_list_that_is_moved_where_no_list_is_becomes_an_entry_for_each_line(
    qtbot: QtBot,
) -> None:
    """Heading and lines were glued into one name."""
    form = TimelineForm()
    qtbot.addWidget(form)
    courses = {"name": "COURSES", "keywords": ["Food handler, 02/2023", "Excel"]}
    form.load({"interests": [courses]})
    form.move_to("certificates")
    assert form.raw()["certificates"] == [
        {"name": "COURSES"},
        {"name": "Food handler", "date": "2023-02"},
        {"name": "Excel"},
    ]
    form.undo()
    assert form.raw()["interests"] == [courses]
    assert not form.raw().get("certificates")


def test_the_focus_stays_among_entries_when_another_section_comes_up(qtbot: QtBot) -> None:
    """It went to a bar of the picture, which stood in a thick frame ever after."""
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE)
    form = timeline(opened)
    assert isinstance(opened.sheet.focusWidget(), EntryList)
    for section in ("languages", "awards"):
        form._show_section(section)
        assert form._view.isAncestorOf(opened.sheet.focusWidget())


def test_a_value_that_names_its_entry_is_called_by_its_section(qtbot: QtBot) -> None:
    """And no list stands in the name of an entry."""
    interest = {"name": "Chess", "keywords": ["openings", "endings"]}
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, data={"interests": [interest]}, sources={})
    form = opened.sheet.form
    assert form.name_of("interests[0].name") == "Interests: Name"
    assert form.name_of("interests[0].keywords[1]") == "Chess: Keywords"


def test_a_country_that_is_typed_whole_leaves_no_list_open(qtbot: QtBot) -> None:
    """It took the next click, which was for Approve."""
    opened = Opened(qtbot, DataType.APPLICANT_PROFILE)
    field = opened.widget("Country")
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "United King")
    popup = field.completer().popup()
    assert popup.isVisible()
    qtbot.keyClicks(popup, "dom")
    qtbot.waitUntil(lambda: not popup.isVisible())


def test_a_value_that_two_sources_tell_is_right_once_somebody_says_so(qtbot: QtBot) -> None:
    """Who kept what stood there was asked again each time the entry came up."""
    difference = FieldDifference(path="experiences[1].title", kept="Staff nurse", offered="Nurse")
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, differences=(difference,))
    opened.press("Look at them")
    assert opened.sheet.one_by_one.path == difference.path
    opened.press("It is right")
    timeline(opened).go_to("exp-1")
    timeline(opened).go_to("exp-2")
    assert opened.sheet.one_by_one.path == ""
    assert timeline(opened).doubts() == []


def test_the_sections_stay_where_they_are_when_nothing_is_to_be_checked(qtbot: QtBot) -> None:
    """A sign that went made its section narrower, and the next click hit another one."""
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, doubts=True)
    bar = opened.sheet.findChild(SectionBar)
    assert bar is not None

    def places() -> list[tuple[int, int]]:
        QApplication.processEvents()
        return [(one.x(), one.width()) for one in bar.findChildren(QPushButton)]

    before = places()
    while opened.sheet.one_by_one.path:
        opened.press("It is right")
    assert places() == before


def test_a_sheet_opens_with_the_name_of_its_first_field_in_view(qtbot: QtBot) -> None:
    """Its layout came after the focus, and the name of a story's line stood above the edge."""
    opened = Opened(qtbot, DataType.KNOWLEDGE_CARD)
    body = opened.sheet.body
    bar = body.view.verticalScrollBar()
    bar.setValue(40)
    body.begin()
    assert bar.value() == 0


def test_the_sections_stay_under_the_mouse_where_what_follows_is_lower(qtbot: QtBot) -> None:
    """Three clicks of a stranger met another section: the row went down with each of them."""
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE)
    opened.sheet.resize(opened.sheet.width(), 420)
    form, view = timeline(opened), opened.sheet.body.view
    bar = view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 100)
    bar.setValue(form.bar.mapTo(view.widget(), QPoint()).y())
    for key in ("languages", "interests", "experiences", "publications"):
        at = form.bar.mapTo(view, QPoint()).y()
        chip = form.bar.buttons[key]
        qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
        for _turn in range(4):
            QApplication.processEvents()
        assert form.bar.mapTo(view, QPoint()).y() == at, key


def test_each_section_keeps_its_place_in_the_menu(qtbot: QtBot) -> None:
    """Without the one in hand all others stood a row higher, and an entry went to the wrong one."""
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE)
    form = timeline(opened)
    actions = form._view._sections
    for key in ("experiences", "languages"):
        form.bar.buttons[key].click()
        assert all(one.isVisible() for one in actions.values())
        assert [name for name, one in actions.items() if not one.isEnabled()] == [key]
