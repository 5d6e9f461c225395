"""What the check says of the printed lines that are not approved word for word, which lines
exclude each other, and how the page reads to a posting's words.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QListWidgetItem

from interview_app.domain.proposals import Verdict
from interview_app.domain.resume import ResumeEntry
from interview_app.domain.tailoring import (
    AuditReport,
    CheckedLine,
    Severity,
    TruthViolation,
    inconsistencies_besides,
)
from interview_app.i18n import N_, _, ngettext
from interview_app.messages.tailoring.facts import NO_RUN, RunShown
from interview_app.ui.controls import Button, Hint, Label, Notice
from interview_app.ui.controls.wrapped_lines import WordList, key_of, show_whole
from interview_app.ui.look import icons
from interview_app.ui.look.boxes import fill, vbox
from interview_app.ui.look.names import brief, quoted
from interview_app.ui.look.theme import GRID, Type, theme
from interview_app.ui.look.window_plan import EntryWanted
from interview_app.ui.resumes.demand_words import Standing, standings
from interview_app.ui.resumes.gave_way import gave_way
from interview_app.ui.resumes.page_rows import entry_of
from interview_app.ui.resumes.waiting_part import export_waits, own_waiting
from interview_app.ui.resumes.words import SEVERITIES, conflict_words, objection_words, unseen_told

_VERDICTS = {
    Verdict.REFUSED: (N_("Not in what you approved"), "warning", "bad_ink"),
    Verdict.YOUR_WORD: (N_("In words of your own"), "info", "accent_ink"),
}
"""What each verdict is called, its icon and its colour; in the order in which lines are listed.
Lines that are proven are what the page is made of, and are not.
"""


_NAMED = 24
"""Characters of a job on a button: it must not be wider than its column."""


@dataclass(frozen=True, kw_only=True)
class _Found:
    """One entry of the list."""

    bullet_id: str
    words: str
    icon: str
    colour: str


class PageChecks(QFrame):
    """`line_wanted` carries the bullet id of a line to be gone to, "" for those that wait;
    `fewer_wanted` on how many pages the résumé should stand; `wish` an `EntryWanted`: of a job that
    has no line, or of a value that nobody looked at.
    """

    line_wanted = Signal(str)
    fewer_wanted = Signal(int)
    wish = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._run = NO_RUN
        self._fewer = 0
        self.full = Label("", Type.BODY_STRONG, wrap=True)
        self.fewer = Button("", on_click=lambda: self.fewer_wanted.emit(self._fewer))
        self._bare_id = ""
        self.bare = Button("", on_click=lambda: self.wish.emit(EntryWanted(entry=self._bare_id)))
        self.verdict = Notice("", "good")
        self.mend = Button(_("Go to the line"), on_click=lambda: self.line_wanted.emit(""))
        self.begun = Hint("")
        self.begun.hide()
        self._unseen: list[EntryWanted] = []
        self.look = Button(_("Look at them"), on_click=lambda: self.wish.emit(self._unseen[0]))
        for button in (self.mend, self.look):
            self.verdict.buttons.addWidget(button)
        self.list = WordList(_("Check"))
        show_whole(self.list)
        self._build()
        self.list.itemActivated.connect(self._go_to)
        self.list.itemClicked.connect(self._go_to)
        theme().changed.connect(self._fill)

    def _build(self) -> None:
        left = Qt.AlignmentFlag.AlignLeft
        steps = ((one, 0, left) for one in (self.fewer, self.bare))
        fill(vbox(self, 0, GRID), self.full, *steps, self.verdict, self.begun, self.list)

    def show_begun(self, sentence: str) -> None:
        """What is said of a story that is no line of this page yet, "" without one."""
        self.begun.setText(sentence)
        self.begun.setVisible(bool(sentence))

    def show_unseen(self, unseen: list[EntryWanted]) -> None:
        """Where values stand that were approved as they were read."""
        self._unseen = unseen
        if self._run is not NO_RUN:
            self._tell_verdict(self._run)

    def show_run(self, run: RunShown) -> None:
        """Show what was found in a run."""
        self._run = run
        if run.blackboard.audit_report is None or not run.drafted:
            return
        self.full.setText(run.sentence)
        self._fewer = run.fewer_pages
        words = ngettext("Make it fit on {n} page", "Make it fit on {n} pages", self._fewer)
        self.fewer.setText(words.format(n=self._fewer))
        self.fewer.setVisible(self._fewer > 0)
        self._offer_line(run)
        self._tell_verdict(run)
        self._fill()

    def _offer_line(self, run: RunShown) -> None:
        job = _bare_job(run)
        self.bare.setVisible(job is not None)
        if job is not None:
            self._bare_id, called = job.id, brief(job.title or job.organization or "", _NAMED)
            self.bare.rename(_("Add a line to “{job}”").format(job=called))

    def _tell_verdict(self, run: RunShown) -> None:
        own, others = own_waiting(run), len(run.waiting) - own_waiting(run)
        self.mend.setVisible(bool(run.waiting))
        refused = _refused(run)
        self.look.setVisible(bool(self._unseen) and not (run.waiting or refused))
        if own:
            self.verdict.tell(export_waits(own), "warn")
        elif others:
            words = ngettext(
                "{n} line is not printed, since what it rests on has changed.",
                "{n} lines are not printed, since what they rest on has changed.",
                others,
            )
            self.verdict.tell(words.format(n=others), "warn")
        elif refused:
            words = ngettext(
                "{n} line says more than you approved.",
                "{n} lines say more than you approved.",
                refused,
            )
            self.verdict.tell(words.format(n=refused), "warn")
        elif self._unseen:
            self.verdict.tell(unseen_told(len(self._unseen)), "warn")
        elif _all_approved(run):
            words = _(
                "You approved every line word for word. Employers, titles and dates stand as in "
                "Profile and Jobs."
            )
            self.verdict.tell(words, "good")
        else:
            words = _("This version was written before its lines were approved one by one.")
            self.verdict.tell(words, "info")

    def _fill(self) -> None:
        found = list(_found(self._run))
        # Without a size of its own an icon grows on a display with more pixels.
        self.list.setIconSize(QSize(theme().px(18), theme().px(18)))
        self.list.clear()
        for one in found:
            item = self.list.add(one.words, one.bullet_id)
            item.setIcon(icons.icon(one.icon, one.colour, size=18))
        self.list.setVisible(bool(found))

    def _go_to(self, item: QListWidgetItem) -> None:
        if key_of(item):
            self.line_wanted.emit(key_of(item))


def _bare_job(run: RunShown) -> ResumeEntry | None:
    """The first job of the page that has no line, where nothing was left out for room, and none of
    its own facts waits under Left Out.
    """
    trims = run.blackboard.trims
    if run.fewer_pages or any(one.kind == "page_limit" for one in trims):
        return None
    off = {entry_of(one, run) for one in trims}
    bare = (
        one
        for part in run.document.sections
        for one in part.entries
        if part.key == "experience" and not one.bullets and one.id not in off
        # What somebody did at home has neither an employer nor a line.
        if one.title and one.organization
        if not {part.key, part.key_of(one)} & set(run.hidden_sections)
    )
    return next(bare, None)


def _refused(run: RunShown) -> int:
    report = run.blackboard.audit_report
    lines = report.lines if report is not None else ()
    return sum(one.verdict is Verdict.REFUSED for one in lines)


def _all_approved(run: RunShown) -> bool:
    return run.drafted and all(one.line_id for one in run.document.bullets())


def _found(run: RunShown) -> Iterator[_Found]:
    """What was found, line by line: the verdict of each that is not proven, or what a report of a
    version before objects to.
    """
    report = run.blackboard.audit_report
    if report is None or not run.drafted:
        return
    told: dict[tuple[str, str], list[TruthViolation]] = {}
    for one in sorted(report.truth_violations, key=lambda one: one.severity is Severity.WARNING):
        told.setdefault((one.bullet_id, one.bullet_text), []).append(one)
    ids = {one.text: one.bullet_id for one in run.document.bullets()}
    order = list(_VERDICTS)
    found = [one for one in report.lines if one.verdict in order]
    for line in sorted(found, key=lambda one: order.index(one.verdict)):
        bullet_id = ids.get(line.text, "")
        yield _checked(line, bullet_id, told.pop((bullet_id, line.text), []))
    for (bullet_id, text), objections in told.items():
        icon, colour = SEVERITIES[objections[0].severity]
        words = filter(None, (text, objection_words(objections)))
        yield _Found(bullet_id=bullet_id, words="\n".join(words), icon=icon, colour=colour)
    for sentence in _of_the_page(run, report):
        yield _Found(bullet_id="", words=sentence, icon="info", colour="secondary")


def _checked(line: CheckedLine, bullet_id: str, objections: list[TruthViolation]) -> _Found:
    title, icon, colour = _VERDICTS[line.verdict]
    said = _(title)
    if objections:
        said = objection_words(objections)
    elif line.marked:
        named = ", ".join(quoted(one, len(one)) for one in line.marked)
        said = _("{verdict}: {words}").format(verdict=said, words=named)
    return _Found(bullet_id=bullet_id, words=f"{line.text}\n{said}", icon=icon, colour=colour)


def _not_on_page(run: RunShown, words: Sequence[str]) -> list[str]:
    """Of the posting's words that the page does not have, those of demands that are not clearly
    answered, and that no line answers in the person's own words: as Match reckons.
    """
    board = run.blackboard
    cited = {card for one in run.document.bullets() for card in one.evidence_card_ids}
    said = {
        one.requirement_text
        for one in board.gap_resolutions
        if one.user_confirmed and cited & set(one.adjacent_evidence_ids)
    }
    found = standings(board)
    answered = said | {one.text for one in board.requirements if found[one.id] is Standing.CLEAR}
    told = {word for one in board.requirements if one.text in answered for word in one.keywords} - {
        word for one in board.requirements if one.text not in answered for word in one.keywords
    }
    return [one for one in words if one not in told]


def _of_the_page(run: RunShown, report: AuditReport) -> Iterator[str]:
    """Sentences about no line of its own."""
    printed = run.document.bullets()
    # Each is a sentence that says what contradicts what.
    yield from inconsistencies_besides(report.inconsistencies, gave_way(run), printed)
    sent_to = {one.to for one in run.sent}
    for one in run.sent_lines:
        if one.conflicts and one.copy.to in sent_to:
            yield conflict_words(one)
    ats = run.blackboard.ats_report
    if ats is not None:
        missing = _not_on_page(run, ats.missing_keywords)
        if missing:
            yield _("Not on the page: {words}").format(words=", ".join(missing))
        yield from ats.format_warnings
