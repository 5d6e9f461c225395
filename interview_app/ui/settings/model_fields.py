"""The fields that say which model is meant and where it is: address, key and model."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QSizePolicy, QWidget

from interview_app.domain.model_choice import ModelChoice, ModelPlace, headers_written
from interview_app.domain.model_presets import mended_address, preset_of
from interview_app.i18n import _
from interview_app.messages.models import KeyStatusTold
from interview_app.ui.controls import (
    Button,
    Choice,
    GrowingText,
    Hint,
    IconButton,
    Label,
    LineField,
    Notice,
    Tone,
)
from interview_app.ui.controls.titled_dialog import keep_whole
from interview_app.ui.look.boxes import fill, hbox
from interview_app.ui.look.reading_order import bring_into_view
from interview_app.ui.look.theme import GRID


def title_of(provider: str) -> str:
    """What a provider is called; an id that no preset has stands for itself."""
    preset = preset_of(provider)
    if preset is None:
        return provider
    return _("Other") if provider == "other" else preset.title


class ModelFields(QWidget):
    """`edited`: address or model were; `key_entered` carries a key, which stands nowhere any
    more. `answer`: what came of the two buttons beside the model.
    """

    edited = Signal()
    key_entered = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.name = LineField(_("Name of this place"), _("to keep it beside others"))
        self.window_size = LineField(_("Reads at once"), _("not known"))
        self.headers = GrowingText(most=4, around=4)
        self.headers.setAccessibleName(_("Extra headers, one a line"))
        self.headers.setPlaceholderText(_("none; written as Name: value"))
        self.address = LineField(_("Address"))
        self.model = Choice(_("Model"))
        self.model.setEditable(True)
        self.model.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.list_models = IconButton("refresh", _("List models"), size=16)
        self.key = QLineEdit()
        self.key.setAccessibleName(_("Key"))
        self.key.setEchoMode(QLineEdit.EchoMode.Password)
        self.save_key = Button(_("Save key"), on_click=self._enter_key)
        self.forget_key = IconButton("trash", _("Delete key"), size=16)
        self.key_state = Hint()
        self.test = Button(_("Test connection"))
        self.answer = Notice("", "info")
        self.more = Button(_("More details"), "quiet", icon="down")
        self._build()
        self._connect()
        self._show_rare(on=False)
        keep_whole(self)

    def _build(self) -> None:
        self._form = form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(2 * GRID)
        form.setVerticalSpacing(10)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        form.addRow(_("Address"), self.address)
        self._place(_("Key"), self.key, self.save_key, self.forget_key)
        form.addRow("", self.key_state)
        self._place(_("Model"), self.model, self.list_models, self.test)
        form.addRow(self.answer)
        form.addRow(_("Reads at once"), self.window_size)
        form.addRow(_("Extra headers"), self.headers)
        form.addRow(_("Name of this place"), self.name)
        self.more.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        form.addRow("", self.more)

    def _place(self, title: str, field: QWidget, *buttons: QWidget) -> None:
        label = Label(title)
        label.setBuddy(field)
        self._form.addRow(label, fill(hbox(spacing=GRID), (field, 1), *buttons))

    def _show_rare(self, *, on: bool) -> None:
        """What few places need: shown where it is filled in, and on demand."""
        for field in (self.window_size, self.headers, self.name):
            self._form.setRowVisible(field, on)
        self.more.setVisible(not on)

    def _connect(self) -> None:
        self.more.clicked.connect(lambda: self._show_rare(on=True))
        self.key.textChanged.connect(lambda text: self.save_key.setVisible(bool(text.strip())))
        self.address.editingFinished.connect(self._mend)
        for line in (self.name, self.window_size):
            line.editingFinished.connect(self.edited)
        self.headers.left.connect(self.edited)
        edit = self.model.lineEdit()
        if edit is not None:
            edit.editingFinished.connect(self.edited)
        self.model.activated.connect(lambda _at: self.edited.emit())
        self.key.returnPressed.connect(self._enter_key)

    def show_choice(self, choice: ModelChoice) -> None:
        """Show what is chosen, and where nothing is what the provider offers; a key that stood
        there goes.
        """
        one = preset_of(choice.provider)
        self.name.setText(choice.name)
        self.show_extras(choice)
        self.address.setText(choice.base_url or (one.base_url if one is not None else ""))
        self.address.setReadOnly(bool(one and one.needs_key))
        self.address.setPlaceholderText("https://…/v1")
        self.model.setEditText(choice.model or (one.model if one is not None else ""))
        self.key.clear()
        self.save_key.hide()
        self.key.setPlaceholderText(_("Paste the key"))
        self.key_state.setText("")

    def show_extras(self, choice: ModelPlace) -> None:
        """Show what else is told of a place: its context and its headers."""
        self.window_size.setText(str(choice.context_window or ""))
        self.headers.setPlainText("\n".join(f"{k}: {v}" for k, v in choice.headers.items()))
        self._show_rare(on=bool(choice.name or choice.headers or choice.context_window))

    @property
    def headers_cannot_be_read(self) -> bool:
        """Whether a line of the headers is none."""
        return headers_written(self.headers.toPlainText().splitlines()) is None

    def standing(self, provider: str) -> dict[str, object]:
        """Address, model, name, context and headers as `ModelPlace` names them; a provider's own
        address is none, and headers that are not written as such are not among them.
        """
        one = preset_of(provider)
        address = self.address.text().strip()
        size = self.window_size.text().strip().replace(".", "").replace(",", "")
        headers = headers_written(self.headers.toPlainText().splitlines())
        return {
            **({} if headers is None else {"headers": headers}),
            "base_url": "" if one is not None and address == one.base_url else address,
            "model": self.model.currentText().strip(),
            "name": self.name.text().strip(),
            "context_window": int(size) if size.isdecimal() and 256 <= int(size) < 10**8 else None,
        }

    def say(self, words: str, tone: Tone) -> None:
        """What came of the buttons beside the model, under them and in view."""
        self.answer.tell(words, tone)
        # Once it is laid out.
        QTimer.singleShot(0, self, lambda: bring_into_view(self.answer))

    def _mend(self) -> None:
        self.address.setText(mended_address(self.address.text()))
        self.edited.emit()

    def show_models(self, models: tuple[str, ...], windows: Mapping[str, int]) -> None:
        """Offer these; the one that stands there stays when it is among them. Its context is filled
        in where the place says it and nobody else did.
        """
        now = self.model.currentText()
        self.model.clear()
        self.model.addItems(models)
        self.model.setEditText(now if now in models or not models else models[0])
        told = windows.get(self.model.currentText())
        if told is not None and not self.window_size.text().strip():
            self.window_size.setText(str(told))

    def show_key(self, told: KeyStatusTold, *, known: bool) -> None:
        """Where the key is; of a provider that is not `known`, that there is none is not said."""
        places = {
            "keychain": _("There is a key in the keychain."),
            "environment": _("There is a key in the environment."),
            "memory": _("There is a key for this run."),
        }
        none = _("No key is kept.") if known and not told.unknown else ""
        self.key_state.setText(
            " ".join(part for part in (places.get(told.source or "", none), told.note) if part)
        )
        self.forget_key.setEnabled(told.unknown or told.source in ("keychain", "memory"))
        self.forget_key.setVisible(self.forget_key.isEnabled())

    def _enter_key(self) -> None:
        key = self.key.text()
        self.key.clear()
        if key.strip():
            self.key_entered.emit(key)
