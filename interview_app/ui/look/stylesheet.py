"""The little style sheet: shape and colour of buttons, fields, lists and scroll bars; never a
font.
"""

from string import Template

from interview_app.ui.look.colours import LIGHT, Colours

INKS = (
    "text",
    "secondary",
    "placeholder",
    "disabled",
    "on_accent",
    "accent_ink",
    "good_ink",
    "warn_ink",
    "bad_ink",
)
"""Colour roles that text may have."""
TONES = {
    "quiet": "hover",
    "info": "accent_soft",
    "good": "good_soft",
    "warn": "warn_soft",
    "bad": "bad_soft",
}
"""The grounds of notices and badges."""

_SHEET = Template("""
QPushButton, QToolButton, QCheckBox, QRadioButton, QTabBar { outline: none; }
QToolTip { background: $raised; color: $text; border: 1px solid $border_strong; padding: 4px 6px; }

QPushButton { background: $raised; color: $text; border: 1px solid $border_strong; border-radius: 7px;
  padding: 5px 14px; }
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $pressed; }
QPushButton:focus { border: 2px solid $accent_ink; padding: 4px 13px; }
QPushButton:disabled { color: $disabled; border-color: $border; background: transparent; }
QPushButton[kind="primary"], QPushButton:default { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[kind="primary"]:hover, QPushButton:default:hover { background: $accent_hover; }
QPushButton[kind="primary"]:pressed, QPushButton:default:pressed { background: $accent_pressed; }
QPushButton[kind="primary"]:focus, QPushButton:default:focus { border: 2px solid $focus_on_accent; }
QPushButton[kind="primary"]:disabled { background: $pressed; color: $disabled; border-color: $pressed; }
QPushButton[kind="danger"] { color: $bad_ink; }
QPushButton[kind="danger"]:disabled { color: $disabled; }
QPushButton[kind="destructive"] { background: $bad; color: $on_accent; border-color: $bad; }
QPushButton[kind="destructive"]:hover { background: $bad_hover; }
QPushButton[kind="destructive"]:focus { border: 2px solid $focus_on_accent; }
QPushButton::menu-indicator { image: none; width: 0; }
QPushButton[kind="quiet"] { background: transparent; border: 1px solid transparent; color: $accent_ink;
  padding: 5px 8px; }
QPushButton[kind="quiet"]:hover { background: $hover; }
QPushButton[kind="quiet"]:pressed { background: $pressed; }
QPushButton[kind="quiet"]:focus { border: 2px solid $accent_ink; padding: 4px 7px; }
QPushButton[kind="quiet"]:disabled { color: $disabled; }
QPushButton[kind="choice"] { text-align: left; background: $raised; }
QPushButton[kind="choice"]:checked { background: $accent_soft; border-color: $accent_ink; }

QToolButton { background: transparent; color: $text; border: 1px solid transparent; border-radius: 7px; padding: 4px; }
QToolButton:hover { background: $hover; }
QToolButton:pressed, QToolButton:checked { background: $pressed; }
QToolButton:focus { border: 2px solid $accent_ink; padding: 3px; }
QToolButton:disabled { color: $disabled; }
QToolButton::menu-indicator { image: none; }

QToolButton[look="small"] { padding: 0; }
QToolButton[look="small"]:focus { padding: 0; border: 1px solid $accent_ink; }

QLineEdit > QToolButton { padding: 0; border: none; qproperty-iconSize: 14px; }
QToolButton[look="send"] { background: $accent; border-radius: 14px; padding: 0; }
QToolButton[look="send"]:hover { background: $accent_hover; }
QToolButton[look="send"]:pressed { background: $accent_pressed; }
QToolButton[look="send"]:focus { border: 2px solid $focus_on_accent; }
QToolButton[look="send"]:disabled { background: $pressed; }

QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QComboBox, QDateEdit {
  background: $field; color: $text; border: 1px solid $border_strong; border-radius: 7px;
  selection-background-color: $selection; selection-color: $text; placeholder-text-color: $placeholder; }
QLineEdit, QAbstractSpinBox { padding: 4px 8px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: 0; border: none; }
QComboBox { padding: 4px 10px; combobox-popup: 0; }
QPlainTextEdit, QTextEdit { padding: 3px 6px; }
QLineEdit:focus, QAbstractSpinBox:focus { border: 2px solid $accent_ink; padding: 3px 7px; }
QComboBox:focus { border: 2px solid $accent_ink; padding: 3px 9px; }
QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid $accent_ink; padding: 2px 5px; }
QLineEdit:disabled, QComboBox:disabled, QPlainTextEdit:disabled {
  color: $disabled; background: $off; border-color: $border; placeholder-text-color: $disabled; }
QLineEdit[state="bad"], QPlainTextEdit[state="bad"], QComboBox[state="bad"] { border-color: $bad_ink; }
QLineEdit[state="doubt"], QPlainTextEdit[state="doubt"], QComboBox[state="doubt"] {
  border-color: $warn_ink; background: $warn_soft; }
QPlainTextEdit[dragged="true"] { border: 2px solid $accent_ink; padding: 2px 5px; background: $accent_soft; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: none; width: 0; height: 0; }
QComboBoxPrivateContainer { border: none; }
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus {
  background: $raised; color: $text; border: 1px solid $border_strong; border-radius: 0;
  selection-background-color: $accent_soft; selection-color: $text; outline: none; }
QComboBox QAbstractItemView::item { padding: 4px 5px; border-radius: 0; }

QMenu { background: $raised; color: $text; border: 1px solid $border_strong; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 12px; border-radius: 5px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $disabled; }
QMenu::separator { height: 1px; background: $border; margin: 4px 8px; }
QMenuBar { background: $sidebar; color: $text; }
QMenuBar::item { padding: 4px 9px; background: transparent; border-radius: 5px; }
QMenuBar::item:selected { background: $hover; }

QScrollArea, QStackedWidget { border: none; background: transparent; }
QAbstractScrollArea::corner { border: none; background: transparent; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $border_strong; border-radius: 3px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: $disabled; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QSplitter::handle { background: $border; }
QProgressBar { background: $pressed; border: none; border-radius: 2px; max-height: 4px; min-height: 4px; }
QProgressBar::chunk { background: $accent; border-radius: 2px; }

QListView { background: $field; border: 1px solid $border; border-radius: 8px;
  selection-background-color: $accent_soft; selection-color: $text; outline: none; }
QListView[look="source-list"], QListView[look="source-list"]:focus { background: transparent; border: none; }
QListView:focus { border-color: $accent_ink; }
QCheckBox { spacing: 6px; }
QCheckBox::indicator, QListView::indicator { width: 14px; height: 14px; border: 1px solid $border_strong;
  border-radius: 4px; background: $field; }
QCheckBox::indicator:checked, QListView::indicator:checked { background: $accent; border-color: $accent;
  image: url(icons:sheet/tick.svg); }
QCheckBox::indicator:focus { border-color: $accent_ink; }
QRadioButton { spacing: 6px; }
QRadioButton::indicator { width: 12px; height: 12px; border: 1px solid $border_strong; border-radius: 7px;
  background: $field; }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 4px solid $accent;
  background: $on_accent; }
QRadioButton::indicator:focus { border-color: $accent_ink; }
QListView::item { padding: 0 5px; border: none; }
QListView::item:selected { background: $accent_soft; color: $text; }
QListView::item:selected { border-radius: 6px; }
QPushButton[kind="chip"] { padding: 3px 10px; background: transparent; border-color: $border; color: $text; }
QPushButton[kind="chip"]:hover { background: $hover; }
QPushButton[kind="chip"][empty="true"] { color: $secondary; }
QPushButton[kind="chip"]:checked { background: $accent_soft; border-color: $accent_ink; color: $accent_ink; }
QPushButton[kind="chip"]:focus { border: 2px solid $accent_ink; padding: 2px 9px; }
QPushButton[look="bar"] { background: $accent_soft; color: $accent_ink; border: 1px solid $bar_edge; border-radius: 5px;
  padding: 0 6px; text-align: left; }
QPushButton[look="bar"][group="education"] { background: $good_soft; color: $good_ink; border-color: $school_edge; }
QPushButton[look="bar"][now="true"] { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[look="bar"]:focus { border: 2px solid $text; padding: 0 5px; }
QPushButton[kind="segment"] { margin: 2px; padding: 2px 11px; background: transparent; border: 1px solid transparent;
  border-radius: 6px; color: $text; }
QPushButton[kind="segment"]:hover { background: $pressed; }
QPushButton[kind="segment"]:checked { background: $segment; border-color: $segment_edge; }
QPushButton[kind="segment"]:focus { border: 2px solid $accent_ink; padding: 1px 10px; }
QPlainTextEdit[look="reading"], QPlainTextEdit[look="reading"]:focus { border: none; border-radius: 0; background: $field; }
QPlainTextEdit[look="quote"] { background: $bubble; border-color: $border; }
QPlainTextEdit[look="quote"]:focus { border-color: $accent_ink; }
QPlainTextEdit[look="paper"] { background: white; color: $paper_text; selection-background-color: $paper_selection;
  selection-color: $paper_text; placeholder-text-color: $paper_placeholder; }

QFrame[look="card"] { background: $raised; border: 1px solid $border; border-radius: 10px; }
QFrame[look="bare"] { background: transparent; border: none; }
QFrame[look="bubble"] { background: $bubble; border: none; border-radius: 14px; }
QFrame[look="bubble-person"] { background: $accent; border: none; border-radius: 14px; }
QFrame[look="chip"] { background: $bubble; border: 1px solid $border; border-radius: 8px; }
QFrame[look="composer"] { background: $field; border: 1px solid $border_strong; border-radius: 16px; }
QFrame[look="composer"][state="focus"] { border: 1px solid $accent_ink; }
QFrame[look="composer"] QPlainTextEdit, QFrame[look="composer"] QPlainTextEdit:focus {
  border: none; background: transparent; padding: 0; }
QFrame[look="sidebar"] { background: $sidebar; border: none; }
QFrame[look="header"] { background: $window; border: none; border-bottom: 1px solid $border; }
QFrame[look="toast"] { background: $raised; border: 1px solid $border_strong; border-radius: 10px; }
QToolBar { background: $window; border: none; padding: 0; margin: 0; spacing: 0; }
QFrame[look="page"] { background: $window; border: none; }
QFrame[look="line"] { background: $border; border: none; min-height: 1px; max-height: 1px; }
QFrame[look="line-upright"] { background: $border; border: none; }
QFrame[look="notice"] { border: none; border-radius: 10px; }
QFrame[look="badge"] { border: none; border-radius: 6px; }
QPushButton[look="story-field"] { background: transparent; border: 1px solid transparent; border-radius: 8px;
  text-align: left; padding: 0; }
QPushButton[look="story-field"]:hover { background: $hover; }
QPushButton[look="story-field"][state="asked"] { background: $accent_soft; }
QPushButton[look="story-field"][state="over"] { background: $accent_soft; border: 1px solid $accent_ink; }
QPushButton[look="story-field"]:focus { border: 2px solid $accent_ink; padding: 0; }
QLabel[look="ghost"] { background: $raised; border: 1px solid $accent_ink; border-radius: 6px; padding: 4px 8px; }
QTextBrowser[look="on-accent"], QTextBrowser[look="on-accent"]:focus {
  background: transparent; border: none; padding: 0; color: $on_accent;
  selection-background-color: $on_accent; selection-color: $accent_pressed; }
QTextBrowser[look="plain"], QTextBrowser[look="plain"]:focus { background: transparent; border: none; padding: 0; }
""")


def _thin(colour: str) -> str:
    return f"#6e{colour[1:]}"


def stylesheet(colours: Colours) -> str:
    """The sheet in these colours.

    It holds no length that grows with the text: to put another sheet in force, Qt dresses every
    widget anew, which takes ten times as long as to give them their fonts.
    """
    rules = [f'QLabel[ink="{name}"] {{ color: {getattr(colours, name)}; }}' for name in INKS]
    for tone, ground in TONES.items():
        rules.append(f'QFrame[tone="{tone}"] {{ background: {getattr(colours, ground)}; }}')
    values = {name: value for name, value in vars(colours).items() if isinstance(value, str)}
    return "\n".join(rules) + _SHEET.substitute(
        values,
        segment=colours.border_strong if colours.dark else colours.raised,
        segment_edge=colours.border_strong,
        bar_edge=_thin(colours.accent_ink),
        school_edge=_thin(colours.good_ink),
        paper_text=LIGHT.text,
        paper_selection=LIGHT.selection,
        paper_placeholder=LIGHT.placeholder,
        focus_on_accent=colours.text if colours.dark else "#12327f",
    )
