"""The small dialogs of the Help menu."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QDialog, QGridLayout, QLabel, QScrollArea, QWidget

from interview_app import __version__
from interview_app.i18n import N_, _
from interview_app.ui.controls import Button, Hint, Label
from interview_app.ui.controls.titled_dialog import TitledDialog
from interview_app.ui.look.boxes import STRETCH, fill, vbox
from interview_app.ui.look.icons import IconLabel
from interview_app.ui.look.panes import column_view
from interview_app.ui.look.theme import GRID, Type, theme


def about_dialog(parent: QWidget) -> QDialog:
    """What this is, its version and its licence."""
    dialog = TitledDialog(_("About Interview App"), parent, heading=None)
    centre = Qt.AlignmentFlag.AlignHCenter
    version = _("Version {version}").format(version=__version__)
    fill(
        dialog.column,
        (_picture(dialog), 0, centre),
        (Label(_("Interview App"), Type.PAGE_TITLE), 0, centre),
        (Label(version, Type.SECONDARY, "secondary"), 0, centre),
    )
    words = _(
        "Your working life in your own words, and résumés in which every line can be traced. Free "
        "software under the AGPL 3."
    )
    rights = _(
        "You may use, study, share and change it; it comes without any warranty. The whole text is "
        "in the file LICENSE."
    )
    for label in (Label(words, Type.BODY, wrap=True), Hint(rights)):
        label.setAlignment(centre)
        dialog.column.addWidget(label)
    return _finished(dialog)


def _picture(dialog: QDialog) -> QLabel:
    """The app's own icon; a picture of ours where the app was started without one."""
    icon = QApplication.windowIcon()
    if icon.isNull():
        return IconLabel("evidence", "accent_ink", size=48)
    label = QLabel()
    side = theme().px(64)
    label.setPixmap(icon.pixmap(QSize(side, side), dialog.devicePixelRatioF()))
    return label


HELP = (
    (
        N_("How do I begin?"),
        N_(
            "Drop an old résumé anywhere in the window, or choose “Tell you myself” in the "
            "interview. What is read is shown beside the page it came from, and you approve it."
        ),
    ),
    (
        N_("Where is my résumé?"),
        N_(
            "Under “My résumé” in the sidebar, as soon as your jobs are approved. It is made of "
            "what you approved and of nothing else."
        ),
    ),
    (
        N_("How do I apply for a job?"),
        N_(
            "Press + beside “Résumés” and paste the posting, drop its file, or give its address. "
            "You see what it asks for and which of your lines answer it."
        ),
    ),
    (
        N_("How do I correct something?"),
        N_(
            "Everything you approved stands under “About me” and can be changed there; each change "
            "is kept as a new version. On the page of your résumé, Edit ▸ Undo takes back what you "
            "did last."
        ),
    ),
    (
        N_("How do I leave a line out, or move it?"),
        N_(
            "Click it on the page: “Leave out” stands beside it, and a double click changes its "
            "words. Drag it to where it belongs. Nothing is lost: what is left out is listed "
            "under “Left out” and comes back from there."
        ),
    ),
    (
        N_("How do I change how it looks, or add a photo?"),
        N_(
            "Under Look, at the right of the page: theme, colour, font, spacing, paper, sections "
            "and contact. Clear, Margin and Book have a place for a photo."
        ),
    ),
    (
        N_("How do I get it as a file?"),
        N_(
            "Choose Share, at the top right of your résumé: PDF, Word or Print. A file that is "
            "written can be opened at once, or shown in its folder."
        ),
    ),
    (
        N_("Does anything leave this computer?"),
        N_(
            "No, unless you set up an AI in Settings, or give the address of a posting. Before "
            "anything is sent you see what it is."
        ),
    ),
    (
        N_("Can I stop and come back?"),
        N_(
            "At any time. Each answer is kept at once, also what you typed and did not send. "
            "File ▸ Back Up Now writes a copy of everything."
        ),
    ),
)
"""Questions people have, and what to do."""


def help_dialog(parent: QWidget) -> QDialog:
    """What people ask, answered in two sentences each."""
    dialog = TitledDialog(_("Interview App Help"), parent, large=True)
    inside = QWidget()
    lines = vbox(inside, (0, GRID, GRID, 0), GRID // 2)
    for question, answer in HELP:
        lines.addWidget(Label(_(question), Type.BODY_STRONG, wrap=True))
        lines.addWidget(Label(_(answer), Type.BODY, wrap=True))
        lines.addSpacing(GRID)
    lines.addStretch(1)
    dialog.column.addWidget(_scrolled(inside, _("Interview App Help")), 1)
    return _finished(dialog, (480, 560))


def shortcuts_dialog(shortcuts: tuple[tuple[str, str], ...], parent: QWidget) -> QDialog:
    """Every command that has keys."""
    dialog = TitledDialog(_("Keyboard Shortcuts"), parent, large=True)
    inside = QWidget()
    grid = QGridLayout(inside)
    grid.setContentsMargins(0, 0, GRID, 0)
    grid.setHorizontalSpacing(3 * GRID)
    grid.setVerticalSpacing(6)
    grid.setColumnStretch(0, 1)
    for at, (text, keys) in enumerate(shortcuts):
        grid.addWidget(Label(text), at, 0)
        grid.addWidget(Label(keys, Type.BODY, "secondary"), at, 1, Qt.AlignmentFlag.AlignRight)
    scroll = _scrolled(inside, _("Keyboard Shortcuts"))
    scroll.setMinimumWidth(
        inside.sizeHint().width() + scroll.verticalScrollBar().sizeHint().width()
    )
    dialog.column.addWidget(scroll, 1)
    return _finished(dialog, (400, 500))


def _scrolled(inside: QWidget, name: str) -> QScrollArea:
    scroll = column_view(inside)
    scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    scroll.setAccessibleName(name)
    scroll.setMinimumHeight(theme().px(120))
    return scroll


def _finished(dialog: TitledDialog, size: tuple[int, int] | None = None) -> QDialog:
    """With its button, so many pixels large at 100 %, as far as the screen allows."""
    done = Button(_("Done"), "primary", on_click=dialog.accept)
    done.setDefault(True)
    dialog.column.addSpacing(GRID)
    dialog.foot(STRETCH, done)
    dialog.setMinimumWidth(theme().px(400))
    if size is not None:
        screen = dialog.screen().availableGeometry()
        width, height = (theme().px(side) for side in size)
        width = max(width, dialog.sizeHint().width())
        dialog.resize(min(width, screen.width()), min(height, screen.height()))
    return dialog
