"""What the person does with résumés from the sidebar and the menus, and what the window hears of
them.

Messages about résumés are imported when the window stands: its start waits for none of it.
"""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from interview_app.i18n import _
from interview_app.messages.data import RecordSaved
from interview_app.ui.controls.toast import Undoable
from interview_app.ui.look.names import PAGE_OF, brief
from interview_app.ui.look.window_plan import GENERAL_PLACE, RESUMES, EntryWanted, resume_place
from interview_app.ui.window.bridge import Bridge
from interview_app.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from interview_app.messages.tailoring.facts import RunsChanged, RunShown, VersionsTold

ZOOMS = ("in", "out", "actual", "page", "width")
MOVES = {"up": -1, "down": 1}
OF_PAGE = (
    "export_pdf",
    "export_docx",
    "print",
    *(f"zoom.{how}" for how in ZOOMS),
    *(f"section.{way}" for way in MOVES),
)
"""Commands for a résumé that has a page."""
WAITING = ("export_pdf", "export_docx")
"""Those that wait for a page that is on its way."""
ASKING = (RESUMES, "evidence")
"""Pages that ask about résumés."""


class ResumeCommands(QObject):
    """Connects sidebar and menus to the room of résumés, which is made when it is first shown."""

    def __init__(self, bridge: Bridge, window: MainWindow) -> None:
        super().__init__(window)
        self._bridge, self._window, self._parts = bridge, window, window.parts
        self._hears = self._several = False
        self._run: RunShown | None = None
        self._left = self._form = ""
        """The résumé to come back to when what it asked for is saved, and the page of its form."""
        sidebar, menu, pages = self._parts.sidebar, self._parts.menu, self._parts.pages
        sidebar.new_button.clicked.connect(self.new)
        sidebar.list.named.connect(self._rename)
        sidebar.list.delete_wanted.connect(self.delete)
        pages.shown.connect(self._page_shown)
        pages.delete_wanted.connect(lambda run_id: self.delete(resume_place(run_id)))
        pages.entry_wanted.connect(self._begin_entry)
        bridge.on(RecordSaved, self._saved)
        menu.on("new_resume", self.new)
        menu.on("export_pdf", partial(self._ask, "export", "pdf"))
        menu.on("export_docx", partial(self._ask, "export", "docx"))
        menu.on("print", partial(self._ask, "print"))
        menu.on("compare", partial(self._ask, "compare"))
        menu.on("rename", self._begin_to_rename)
        menu.revert.aboutToShow.connect(self._ask_versions)
        for how in ZOOMS:
            menu.on(f"zoom.{how}", partial(self._ask, "zoom", how))
        for way, step in MOVES.items():
            menu.on(f"section.{way}", partial(self._ask, "move_section", step))
        self._enable()

    def hear(self) -> None:
        """From now on what is told of résumés is heard, and asked for."""
        if self._hears:
            return
        from interview_app.messages.tailoring.facts import (
            FACTS,
            RunsChanged,
            RunShown,
            VersionsTold,
        )
        from interview_app.messages.tailoring.wishes import RunsRequested

        self._hears = True
        for kind in FACTS:
            self._bridge.on(kind, self._parts.pages.show_message)
        self._bridge.on(RunsChanged, self._listed)
        self._bridge.on(RunShown, self._shown)
        self._bridge.on(VersionsTold, self._versions_told)
        self._bridge.post(RunsRequested())

    def _page_shown(self, name: str) -> None:
        if name in ASKING:
            self.hear()
        if self._left and name != self._form:
            self._left = ""
            self._parts.notices.clear()
        self._enable()

    def _begin_entry(self, wanted: EntryWanted) -> None:
        """A form whose words stand on a résumé: once it is saved, that stands again."""
        pages, place = self._parts.pages, self._parts.pages.place
        page = "profile" if wanted.field else "evidence" if wanted.story else "timeline"
        page = wanted.page or page
        pages.show(page)
        if wanted.story:
            pages.ask(page, "show_story", wanted.story)
        elif wanted.field:
            pages.ask(page, "show_field", wanted.field)
        elif wanted.section:
            pages.ask(page, "begin_entry", wanted.section, wanted.name)
        elif wanted.entry:
            pages.ask(page, "show_entry", wanted.entry)
        self._left, self._form = place, page
        words = _("Save it here when it is right: then your résumé stands here again.")
        back = partial(pages.show, place)
        self._parts.notices.tell(words, "info", action=_("Back to the Résumé"), on_action=back)

    def _saved(self, message: RecordSaved) -> None:
        if self._left and PAGE_OF.get(message.data_type) == self._form:
            self._parts.pages.show(self._left)

    def new(self) -> None:
        """Another résumé: a place for its posting."""
        if self._parts.pages.current != RESUMES:
            self._parts.pages.show(GENERAL_PLACE)
        self._ask("begin")

    def delete(self, place: str) -> None:
        """It is gone from the list at once, and from the disk when nobody wanted it back."""
        from interview_app.messages.tailoring.wishes import RunDeletionRequested, RunDeletionUndone

        sidebar, pages = self._parts.sidebar, self._parts.pages
        run_id = _run_id(place)
        stood, title = pages.place == place, sidebar.title(place)
        sidebar.hide_resume(place)
        if stood:
            pages.show(GENERAL_PLACE)

        def gone() -> None:
            sidebar.let_go()
            self._bridge.post(RunDeletionRequested(run_id=run_id))

        def back() -> None:
            sidebar.hide_resume("")
            if stood:
                pages.show(place)

        self._parts.taking_back.offer(
            Undoable(
                sentence=_("“{name}” was deleted.").format(name=brief(title)),
                name=_("Delete Résumé"),
                undo=back,
                then=gone,
                back=lambda: self._bridge.post(RunDeletionUndone(run_id=run_id)),
            )
        )

    def _begin_to_rename(self) -> None:
        """Type another name where the résumé stands in the list."""
        if self._parts.sidebar.isHidden():
            self._window.toggle("sidebar")
        self._parts.sidebar.list.rename()

    def _rename(self, place: str, name: str) -> None:
        from interview_app.messages.tailoring.wishes import RunRenamed

        self._bridge.post(RunRenamed(run_id=_run_id(place), name=name))

    def _ask(self, what: str, *about: object) -> None:
        if self._parts.pages.current == RESUMES:
            self._parts.pages.ask(RESUMES, what, *about)

    def _listed(self, message: "RunsChanged") -> None:
        from interview_app.ui.resumes.words import rows_of

        rows = rows_of(message.runs)
        self._parts.sidebar.show_resumes(rows)
        others = [(one.key, one.title) for one in rows if one.own]
        self._parts.menu.list_resumes(others, self._parts.pages.show)
        self._window.name_resume()
        self._several = len(message.runs) > 1
        self._enable()

    def _shown(self, run: "RunShown") -> None:
        self._run = run
        self._window.name_resume(run.run_id)
        self._parts.menu.offer_versions(run.versions, run.version, self._revert, times=run.times)
        self._enable()

    def _ask_versions(self) -> None:
        from interview_app.messages.tailoring.wishes import VersionsRequested

        if self._run is not None:
            self._bridge.post(VersionsRequested(run_id=self._run.run_id))

    def _versions_told(self, message: "VersionsTold") -> None:
        if self._run is not None and self._run.run_id == message.run_id:
            self._parts.menu.tell_versions(message.changes)

    def _revert(self, version: int) -> None:
        from interview_app.messages.tailoring.wishes import RunOpened

        if self._run is not None:
            self._bridge.post(RunOpened(run_id=self._run.run_id, version=version))

    def _enable(self) -> None:
        """What belongs to a résumé can be chosen where one stands."""
        stands = self._parts.pages.current == RESUMES and self._run is not None
        run = self._run if stands else None
        drafted = run is not None and run.blackboard.draft is not None
        comes = self._parts.pages.current == RESUMES and self._run is None
        for id in OF_PAGE:
            waits = comes and id in WAITING
            self._parts.menu.actions[id].setEnabled(drafted or waits)
        for menu in self._parts.menu.looks.values():
            menu.setEnabled(drafted)
        if drafted:
            self._ask("fill_looks", self._parts.menu.looks)
        several = run is not None and len(run.versions) > 1
        self._parts.menu.actions["compare"].setEnabled(drafted and (several or self._several))
        named = stands and self._parts.pages.place != GENERAL_PLACE
        self._parts.menu.actions["rename"].setEnabled(named)
        self._parts.menu.revert.setEnabled(several)


def _run_id(place: str) -> str:
    return place.partition("/")[2]
