"""What the truth gate found in the printed résumé, and the person's reason to use it all the
same.
"""

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from interview_app.domain.canonical import content_sha256
from interview_app.domain.drafts import about_override
from interview_app.domain.tailoring import AuditReport, Severity, TruthViolation
from interview_app.domain.told_once import inconsistencies_besides
from interview_app.i18n import _, ngettext
from interview_app.messages.tailoring import OverrideGiven, RunShown
from interview_app.ui import icons
from interview_app.ui.controls import Button, DoingButton, EmptyState, Label, LineField, Notice
from interview_app.ui.drafts import Drafts
from interview_app.ui.library.page import scrolled
from interview_app.ui.names import quoted
from interview_app.ui.resumes.gave_way import GaveWay, gave_way
from interview_app.ui.resumes.words import SEVERITIES, conflict_words, objection_words
from interview_app.ui.theme import GRID, Type, theme
from interview_app.ui.wrapped_lines import wrap_lines

_ID = Qt.ItemDataRole.UserRole


class AuditView(QFrame):
    """`wish` carries an `OverrideGiven` or a `TrimUndone`; `line_wanted` the bullet id of a
    finding.
    """

    wish = Signal(object)
    line_wanted = Signal(str)

    def __init__(self, drafts: Drafts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "page")
        self._drafts = drafts
        self._run: RunShown | None = None
        self._asks = False
        self.verdict = Notice("", "good")
        self.mend = Button(_("Go to the line"))
        self.verdict.buttons.addWidget(self.mend)
        self.list = QListWidget()
        self.list.setAccessibleName(_("Audit"))
        wrap_lines(self.list)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setMinimumHeight(theme().px(72))
        self.list.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.reason = LineField()
        self.reason.setAccessibleName(_("Reason to export all the same"))
        self.reason.setPlaceholderText(
            _("Why is it true all the same? The reason is kept with the report.")
        )
        self.override = DoingButton(_("Override"), "danger")
        self.begun = Label(
            _("You had begun this reason the last time."), Type.SECONDARY, "secondary", wrap=True
        )
        self.more = Label("", Type.BODY, "secondary", wrap=True)
        self.gave_way = GaveWay()
        self.gave_way.wish.connect(self.wish)
        self._build()
        self.list.itemActivated.connect(
            lambda item: self.line_wanted.emit(str(item.data(_ID) or ""))
        )
        self.list.itemClicked.connect(lambda item: self.line_wanted.emit(str(item.data(_ID) or "")))
        self.mend.clicked.connect(lambda: self.line_wanted.emit(self._first_refused()))
        self.reason.textChanged.connect(self._typed)
        self.reason.returnPressed.connect(self._override)
        self.override.clicked.connect(self._override)
        theme().changed.connect(self._fill)

    def _build(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(self.verdict)
        column.addWidget(self.gave_way)
        column.addWidget(self.list)
        self._override_part = QWidget()
        part = QVBoxLayout(self._override_part)
        part.setContentsMargins(0, GRID, 0, 0)
        part.addWidget(Label(_("Export all the same"), Type.BODY_STRONG))
        words = _(
            "You know better than your papers? Then say why. The files can be exported; the "
            "report stays failed and says so."
        )
        part.addWidget(Label(words, Type.SECONDARY, "secondary", wrap=True))
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.reason, 1)
        row.addWidget(self.override)
        part.addLayout(row)
        part.addWidget(self.begun)
        self.begun.hide()
        column.addWidget(self._override_part)
        column.addSpacing(GRID // 2)
        column.addWidget(self.more)
        column.addStretch(1)
        self.override.setEnabled(False)
        self._stack = QStackedWidget()
        self._stack.addWidget(
            EmptyState("search", _("Nothing to audit yet"), _("Write the draft first."))
        )
        self._stack.addWidget(scrolled(inside, margins=(2 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._stack)

    def show_run(self, run: RunShown) -> None:
        """Show the report of a run."""
        goes_on = self._asks and self._run is not None and self._run.run_id == run.run_id
        self._drafts.keep()  # what is being written is about what was shown until now
        self._run = run
        report = run.blackboard.audit_report
        there = report is not None and run.blackboard.draft is not None
        self._stack.setCurrentIndex(1 if there else 0)
        self._asks = asks = (
            there and report is not None and not report.passed and not report.override_reason
        )
        if not there or report is None:
            return
        self._tell_verdict(report)
        self.gave_way.show_run(run)
        # What is refused is mended first, and only then overridden.
        self.mend.setVisible(bool(self._first_refused()))
        self._fill()
        if not (goes_on and asks):
            # A reason is for what was refused when it was written, and for nothing that is refused
            # later.
            self.reason.clear()
            self.begun.hide()
        if not asks:
            self._drafts.forget(about_override(run.run_id))
        elif not goes_on:
            self._take_up(run.run_id)
        focused = QApplication.focusWidget()
        if not asks and focused is not None and self._override_part.isAncestorOf(focused):
            # What was in hand goes: the focus must not wander off into the sidebar.
            self.list.setFocus()
        self._override_part.setVisible(asks)
        self.more.setText(self._more(run, report))

    def _tell_verdict(self, report: AuditReport) -> None:
        blockers = sum(one.severity is Severity.BLOCKER for one in report.truth_violations)
        if report.passed:
            self.verdict.tell(_("Passed: every printed line follows from your evidence."), "good")
        elif report.override_reason:
            words = _(
                "Failed; it can be exported by your decision: “{reason}”. The report says so."
            )
            self.verdict.tell(words.format(reason=report.override_reason.rstrip(" .")), "warn")
        else:
            words = ngettext(
                "Failed: {n} objection halts the export.",
                "Failed: {n} objections halt the export.",
                blockers,
            )
            self.verdict.tell(words.format(n=blockers), "bad")

    def _first_refused(self) -> str:
        """The bullet id of the first line that halts the export, or ""."""
        report = self._run.blackboard.audit_report if self._run is not None else None
        found = report.truth_violations if report is not None and not report.passed else ()
        return next(
            (one.bullet_id for one in found if one.severity is Severity.BLOCKER and one.bullet_id),
            "",
        )

    def _fill(self) -> None:
        report = self._run.blackboard.audit_report if self._run is not None else None
        # Without a size of its own an icon grows on a display with more pixels.
        self.list.setIconSize(QSize(theme().px(18), theme().px(18)))
        self.list.clear()
        found = report.truth_violations if report is not None else ()
        lines: dict[tuple[str, str], list[TruthViolation]] = {}
        for one in sorted(found, key=lambda one: one.severity is not Severity.BLOCKER):
            lines.setdefault((one.bullet_id, one.bullet_text), []).append(one)
        for (bullet_id, text), objections in lines.items():
            icon, colour = SEVERITIES[objections[0].severity]
            words = "\n".join(
                filter(None, (objection_words(objections), quoted(text) if text else ""))
            )
            item = QListWidgetItem(icons.icon(icon, colour, size=18), words)
            item.setData(_ID, bullet_id)
            self.list.addItem(item)
        self.list.setVisible(bool(found))

    def _more(self, run: RunShown, report: AuditReport) -> str:
        draft = run.blackboard.draft
        printed = draft.document.bullets() if draft is not None else ()
        # Each is a sentence that says what contradicts what.
        parts = list(inconsistencies_besides(report.inconsistencies, gave_way(run), printed))
        sent_to = {one.to for one in run.sent}
        parts += [
            conflict_words(one)
            for one in run.sent_lines
            if one.conflicts and one.copy.to in sent_to
        ]
        ats = run.blackboard.ats_report
        if ats is not None:
            words = _(
                "Words of the posting on the page: {percent} %. Demands answered by a line: "
                "{signal} %. Advice only."
            )
            told = words.format(percent=ats.keyword_coverage_score, signal=ats.role_signal_score)
            parts.append(told.replace(" %", "\N{NO-BREAK SPACE}%"))
            if ats.missing_keywords:
                parts.append(
                    _("Not on the page: {words}").format(words=", ".join(ats.missing_keywords))
                )
            parts += ats.format_warnings
        parts += report.ats_suggestions
        return "\n\n".join(parts)

    def _typed(self, text: str) -> None:
        self.override.setEnabled(bool(text.strip()))
        if self._run is not None:
            self._drafts.soon(about_override(self._run.run_id), self._draft)

    def _draft(self) -> dict[str, Any] | None:
        text = self.reason.text()
        return {"reason": text, "refused": self._refused()} if text.strip() else None

    def _take_up(self, run_id: str) -> None:
        """A reason that was begun stands there again, if the same is refused as when it was."""
        about = about_override(run_id)
        left = self._drafts.of(about)
        if left is not None and left.content.get("refused") == self._refused():
            self.begun.setVisible(self._drafts.from_before(about))
            self.reason.setText(str(left.content["reason"]))

    def _refused(self) -> str:
        """One name for all that halts the export."""
        report = self._run.blackboard.audit_report if self._run is not None else None
        found = report.truth_violations if report is not None else ()
        halts = [one for one in found if one.severity is Severity.BLOCKER]
        # Not by its sentence: that is told in the language of the window.
        return content_sha256([[one.bullet_id, one.bullet_text, one.kind.value] for one in halts])

    def _override(self) -> None:
        self._drafts.keep()
        if self._run is not None and self.reason.text().strip():
            self.wish.emit(
                OverrideGiven(run_id=self._run.run_id, reason=self.reason.text().strip())
            )
