"""Undo and Redo of one résumé: what was done to it, as one stack of steps. No Qt.

A step knows the wish that takes it back and the one that does it again. What the person did to a
line, a section or the look has such wishes of its own; any other change is taken back by the
version before it.
"""

from dataclasses import fields

from interview_app.domain.frozen import frozen
from interview_app.domain.resume import ResumeDocument
from interview_app.i18n import _
from interview_app.messages.tailoring.facts import RunShown
from interview_app.messages.tailoring.wishes import (
    BulletEdited,
    DecisionUndone,
    GeneralRequested,
    LineAttested,
    LinesArranged,
    LookChosen,
    PhotoChosen,
    ProposalDecided,
    RunOpened,
    SectionsArranged,
    SectionsHidden,
    TrimUndone,
    WordingBroughtBack,
)


@frozen
class Step:
    """Something done, with the wishes that take it back and do it again; `name` is what the Edit
    menu calls it. `sentence` tells it as soon as it is wished for; "" for one that is seen anyway.
    """

    undo: object
    redo: object
    name: str
    sentence: str = ""


@frozen
class _Awaited:
    """A wish whose page has not come, with the steps and the place among them before it."""

    wish: object
    steps: tuple[Step, ...]
    at: int


class UndoSteps:
    """Follows what is done to a résumé and what is shown of it, each wish known by itself: what is
    shown for another reason takes no wish's place. An undo is no change of its own: the version
    that it leads to is no step.
    """

    def __init__(self, run_id: str) -> None:
        self._run_id = run_id
        self._known: tuple[int, ...] = ()
        self._version = 0
        self._steps: tuple[Step, ...] = ()
        self._at = 0
        """So many of the steps are done; those behind can be done again."""
        self._awaited: tuple[_Awaited, ...] = ()

    def did(self, step: Step) -> None:
        """This was wished for."""
        self._await(step.redo)
        self._add(step)

    def show(self, run: RunShown) -> None:
        """What a wish of these steps led to, or a change that has no wish of its own."""
        at = self._place(run.wish)
        if at is not None:
            self._awaited = self._awaited[at + 1 :]
        elif self._known and run.version not in self._known and not _is_no_step(run.wish):
            before, after = (
                RunOpened(run_id=self._run_id, version=one) for one in (self._version, run.version)
            )
            self._add(Step(undo=before, redo=after, name=_("Change of the Résumé")))
        self._version, self._known = run.version, run.versions

    def failed(self, wish: object) -> None:
        """What was wished for did not happen, nor what was wished for after it."""
        at = self._place(wish)
        if at is not None:
            self._steps, self._at = self._awaited[at].steps, self._awaited[at].at
            self._awaited = self._awaited[:at]

    @property
    def last(self) -> Step | None:
        """What would be taken back."""
        return self._steps[self._at - 1] if self._at else None

    @property
    def next(self) -> Step | None:
        """What was taken back last and can be done again."""
        return self._steps[self._at] if self._at < len(self._steps) else None

    def back(self) -> Step | None:
        """Take the last step back: its `undo` is wished for. None when there is none."""
        step = self.last
        if step is not None:
            self._await(step.undo)
            self._at -= 1
        return step

    def forth(self) -> Step | None:
        """Do again what was taken back last: its `redo` is wished for. None when there is none."""
        step = self.next
        if step is not None:
            self._await(step.redo)
            self._at += 1
        return step

    def _add(self, step: Step) -> None:
        self._steps, self._at = (*self._steps[: self._at], step), self._at + 1

    def _await(self, wish: object) -> None:
        one = _Awaited(wish=wish, steps=self._steps, at=self._at)
        self._awaited = (*self._awaited, one)

    def _place(self, wish: object) -> int | None:
        """Where a wish stands among those whose page has not come."""
        places = (at for at, one in enumerate(self._awaited) if one.wish == wish)
        return next(places, None) if wish is not None else None


def _is_no_step(wish: object) -> bool:
    """Whether a page was looked at: where its evidence is another by now, so is the page, and that
    is nothing that was done to it. What is true stays true: the wording is what is taken back.
    """
    if isinstance(wish, LineAttested):
        return True
    return isinstance(wish, GeneralRequested) or (isinstance(wish, RunOpened) and not wish.version)


def done(wish: object, run: RunShown, document: ResumeDocument | None) -> Step | None:
    """The step that a wish is, where it has a way back of its own.

    Args:
        wish: what was wished for.
        run: as it was before.
        document: the page as it was before.
    """
    told = _of_lines(wish, run, document) if document is not None else None
    if isinstance(wish, ProposalDecided):
        undo: object = DecisionUndone(run_id=run.run_id, proposal_id=wish.proposal_id)
        accepted, not_ = _("The suggestion is on the page."), _("The suggestion was rejected.")
        name = _("Accept Suggestion") if wish.accepted else _("Reject Suggestion")
        told = undo, name, accepted if wish.accepted else not_
    elif isinstance(wish, LookChosen):
        told = look_of(run), _("Change Look"), ""
    elif isinstance(wish, SectionsHidden):
        shown = SectionsHidden(run_id=run.run_id, sections=run.hidden_sections)
        less = len(wish.sections) > len(run.hidden_sections)
        if any(one in _keys(document) for one in wish.sections):
            told = shown, _("Leave Out Entry"), _("The entry was left out.")
        elif less:
            told = shown, _("Leave Out Section"), _("The section was left out.")
        else:
            told = shown, _("Show Section"), ""
    elif isinstance(wish, PhotoChosen):
        undo = PhotoChosen(run_id=run.run_id, path=b"", photo=run.photo)
        told = undo, _("Change Photo"), ""
    if told is None:
        return None
    return Step(undo=told[0], redo=wish, name=told[1], sentence=told[2])


def _of_lines(
    wish: object, run: RunShown, document: ResumeDocument
) -> tuple[object, str, str] | None:
    """The way back of what was done to lines and sections, its name, and what was done."""
    id, bullets = run.run_id, document.bullets()
    match wish:
        case BulletEdited(bullet_id=key, text=text):
            line = next((one.line_id or key for one in bullets if one.bullet_id == key), "")
            if line and not text.strip():
                undo = TrimUndone(run_id=id, bullet_id=line)
                return undo, _("Leave Out Line"), _("The line was left out.")
            if line not in ("", key):
                before = WordingBroughtBack(run_id=id, line_id=line)
                return before, _("Change Line"), _("The line was changed.")
        case LinesArranged(bullet_ids=moved):
            order = tuple(one.bullet_id for one in bullets if one.bullet_id in moved)
            back = LinesArranged(run_id=id, bullet_ids=order)
            return back, _("Move Line"), _("The line was moved.")
        case SectionsArranged(sections=moved) if not set(moved).isdisjoint(_keys(document)):
            stood = tuple(one for one in _keys(document) if one in moved)
            entries = SectionsArranged(run_id=id, sections=stood)
            return entries, _("Move Entry"), _("The entry was moved.")
        case SectionsArranged():
            parts = document.parts
            sections = tuple(one.key if one is not None else "summary" for one in parts)
            as_before = SectionsArranged(run_id=id, sections=sections)
            return as_before, _("Move Section"), _("The section was moved.")
    return None


def _keys(document: ResumeDocument | None) -> list[str]:
    """What the entries of a page are called, in their order."""
    sections = document.sections if document is not None else ()
    return [part.key_of(one) for part in sections for one in part.entries]


def look_of(run: RunShown) -> LookChosen:
    """The wish for the look that a run has."""
    return LookChosen(**{one.name: getattr(run, one.name) for one in fields(LookChosen)})
