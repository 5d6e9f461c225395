"""Undo and Redo over the real room: each kind of change is taken back and done again (issue 26)."""

from dataclasses import replace
from itertools import pairwise

import pytest

from interview_app.messages.tailoring.facts import RunPagesShown, RunShown
from interview_app.messages.tailoring.wishes import (
    BulletEdited,
    DraftRequested,
    LinesArranged,
    LookChosen,
    ResumeRequested,
    RunOpened,
    SectionsArranged,
    SectionsHidden,
)
from interview_app.ui.resumes.undo_steps import UndoSteps, done, look_of
from tests.use_cases.conftest import Person

pytestmark = pytest.mark.end_to_end


class AtThePage:
    """Does, undoes and redoes as the window does."""

    def __init__(self, person: Person, run_id: str) -> None:
        self._person, self._steps = person, UndoSteps(run_id)
        self.send(DraftRequested(run_id=run_id))

    def send(self, wish: object) -> None:
        """Wish for something, and wait for its page."""
        self.run, self.pages = self._answer(wish)
        self._steps.show(self.run)

    def _answer(self, wish: object) -> tuple[RunShown, RunPagesShown]:
        told: dict[type, object] = {}
        self._person.post(wish)

        def both(one: object) -> bool:
            told[type(one)] = one
            return {RunShown, RunPagesShown} <= told.keys()

        self._person.wait(object, such=both)
        run, pages = told[RunShown], told[RunPagesShown]
        assert isinstance(run, RunShown)
        assert isinstance(pages, RunPagesShown)
        return run, pages

    def do(self, wish: object) -> object:
        what = done(wish, self.run, self.pages.document)
        if what is not None:
            self._steps.did(what)
        self.send(wish)
        return self.seen()

    def undo(self) -> object:
        step = self._steps.back()
        assert step is not None
        self.send(step.undo)
        return self.seen()

    def redo(self) -> object:
        step = self._steps.forth()
        assert step is not None
        self.send(step.redo)
        return self.seen()

    def seen(self) -> object:
        """What somebody would see of the page."""
        document = self.pages.document
        lines = [one.text for one in document.bullets()]
        return lines, [one.key for one in document.sections], look_of(self.run)


def test_every_kind_of_change_is_taken_back_and_done_again(person: Person, posting: str) -> None:
    """An edit, a line moved, one left out, a section moved, another look, an older version: back
    to the first page and forth to the last, twice.
    """
    run = person.shown(ResumeRequested(target_title="Senior Backend Engineer", text=posting))
    at = AtThePage(person, run.run_id)
    entry = max(
        (one for section in at.pages.document.sections for one in section.entries),
        key=lambda one: len(one.bullets),
    )
    ids = [one.bullet_id for one in entry.bullets]
    keys = [one.key for one in at.pages.document.sections]
    id, good = run.run_id, at.run.version
    first = at.pages.document.sections[0].key_of(at.pages.document.sections[0].entries[0])
    seen = [at.seen()]
    seen += [
        at.do(wish)
        for wish in (
            BulletEdited(run_id=id, bullet_id=ids[0], text=f"{entry.bullets[0].text} again"),
            LinesArranged(run_id=id, bullet_ids=(*ids[1:], ids[0])),
            BulletEdited(run_id=id, bullet_id=ids[1], text=""),
            SectionsArranged(run_id=id, sections=tuple(reversed(keys))),
            SectionsHidden(run_id=id, sections=(keys[-1],)),
            SectionsHidden(run_id=id, sections=(keys[-1], first)),
            replace(look_of(at.run), density=2, theme="book"),
            RunOpened(run_id=id, version=good),
        )
    ]
    assert all(one != before for before, one in pairwise(seen))
    for _again in range(2):
        assert [at.undo() for _one in seen[1:]] == seen[-2::-1]
        assert [at.redo() for _one in seen[1:]] == seen[1:]


def test_what_is_seen_after_an_undo_is_the_newest_and_stays(person: Person, posting: str) -> None:
    """A look and an order that were chosen on an older version were gone after a restart."""
    run = person.shown(ResumeRequested(target_title="Senior Backend Engineer", text=posting))
    at = AtThePage(person, run.run_id)
    good = at.run.version
    *_before, last = at.pages.document.bullets()
    at.do(BulletEdited(run_id=run.run_id, bullet_id=last.bullet_id, text=""))
    at.do(RunOpened(run_id=run.run_id, version=good))
    seen = at.do(LookChosen(run_id=run.run_id, theme="book", paper="a4", max_pages=2, density=1))
    at.do(RunOpened(run_id=run.run_id))
    assert at.seen() == seen
    assert at.run.version == at.run.versions[-1]
