"""What stands on the pages, row by row as it is read: lines, headings, and what an entry leaves
out, each with its place and with what is to be said about it. No widgets.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Literal

from interview_app.domain.frozen import frozen
from interview_app.domain.lines import WordRun
from interview_app.domain.page_places import (
    CONTACT,
    ENTRY,
    HEADLINE,
    NAME,
    SECTION,
    LinePlace,
    PageBox,
)
from interview_app.domain.resume import ResumeDocument, ResumeEntry, ResumeSection
from interview_app.domain.tailoring import Severity, Trim, TruthViolation
from interview_app.i18n import _, ngettext
from interview_app.language.printed import span, word
from interview_app.messages.tailoring.facts import RunPagesShown, RunShown
from interview_app.messages.tailoring.shown import SuggestedLine, WaitingLine
from interview_app.ui.look.names import date_words
from interview_app.ui.resumes.words import better_words

Kind = Literal[
    "name", "headline", "contact", "section", "entry", "line", "suggested", "waits", "more"
]
MORE = "more:"
"""Before the id of the entry whose facts are not on the page."""
SUGGESTED = "suggested:"
"""Before the id of a suggestion that takes the place of nothing printed: a row of its own."""
WAITS = "waits:"
"""Before the id of a line that no file prints until the person looked at it: a row of its own."""
_SUMMARY = "summary"


@frozen
class PageRow:
    """A row of the page. `key`: its place's id, `of`: the entry or section that it is moved in.

    `icon`, `colour`, `state`: the mark beside it and what it says; "" for none. `count`: facts that
    a row of kind "more" stands for. `size`, `face`, `right`: as of its `LinePlace`. `suggested`:
    the wordings to choose from in its place; `goes`: it would go with one that stands in the place
    of another line. `coming`: `text` is in the person's words, which the page has not got yet.
    `waiting`: of a row of kind "waits", what waits at its entry, the person's own words first.
    """

    kind: Kind
    key: str
    text: str
    boxes: tuple[PageBox, ...]
    of: str = ""
    icon: str = ""
    colour: str = ""
    state: str = ""
    count: int = 0
    size: float = 10.0
    face: str = ""
    right: float = 0.0
    suggested: tuple[SuggestedLine, ...] = ()
    goes: bool = False
    coming: bool = False
    waiting: tuple[WaitingLine, ...] = ()

    @property
    def own_row(self) -> bool:
        """Whether it stands below what is printed, in no line's place."""
        return self.kind in ("suggested", "waits")

    @property
    def spoken(self) -> str:
        """The row as it is read out."""
        return f"{self.text}, {self.state}" if self.state else self.text


def rows_of(pages: RunPagesShown, run: RunShown) -> tuple[PageRow, ...]:
    """The rows in reading order; those that Typst did not place are none."""
    places = {one.id: one for one in pages.places}
    rows = _Rows(places, run, pages.document).all(pages.document)
    return tuple(rows)


def entry_of(trim: Trim, run: RunShown) -> str:
    """The id of the entry that an unprinted fact belongs to, "" for none."""
    cards = {card.id: card.entry_id or "" for card in run.cards}
    for entry in run.document.entries():
        if any(one.bullet_id == trim.bullet_id for one in entry.bullets):
            return entry.id
    return cards.get(trim.card_id or "", "")


class _Rows:
    """Makes the rows of one page."""

    def __init__(
        self, places: Mapping[str, LinePlace], run: RunShown, document: ResumeDocument
    ) -> None:
        self._places, self._states = places, States(run)
        self._suggested = _Suggested(run, document)
        self._waits: dict[str, tuple[WaitingLine, ...]] = {}
        entries = {one.id for one in document.entries()}
        summary = {one.bullet_id for one in document.summary}
        waiting = {one.line_id for one in run.waiting}
        left = (entry_of(one, run) for one in run.blackboard.trims if one.line_id not in waiting)
        self._left = Counter(one if one in entries else "" for one in left)
        of_card = {card.id: card.entry_id for card in run.cards}
        for one in sorted(run.waiting, key=lambda one: not one.own):
            entry = of_card.get(one.card_id)
            at = entry if entry in entries and entry is not None else ""
            at = _SUMMARY if one.above in summary else at
            self._waits[at] = (*self._waits.get(at, ()), one)

    def all(self, document: ResumeDocument) -> Iterator[PageRow]:
        head = document.header
        shown = [self._row("name", NAME, head.name or "")]
        shown += [self._row("headline", HEADLINE, head.headline or "")]
        phones = (head.phone, head.other_phone, head.birth)
        reached = (head.location, head.email, *phones, *(one.url for one in head.links))
        shown += [self._row("contact", CONTACT, " · ".join(filter(None, reached)))]
        shown = [row for row in shown if row.boxes]
        yield from shown[:-1]
        yield from self._with_waiting("", shown[-1:])
        if shown:
            yield from self._more("", shown[0].boxes)
            yield from self._new("", shown[-1])
        for section in document.parts:
            if section is None:
                title = word("summary", document.language)
                yield self._row("section", SECTION + "summary", title, of="sections")
                rows = [self._line(one.bullet_id, one.text, "") for one in document.summary]
                yield from self._with_waiting(_SUMMARY, rows)
                continue
            yield self._row("section", SECTION + section.key, section.title, of="sections")
            for entry in section.entries:
                yield from self._entry(entry, section, document.language)

    def _entry(
        self, entry: ResumeEntry, section: ResumeSection, language: str
    ) -> Iterator[PageRow]:
        head = self._row("entry", ENTRY + entry.id, entry_words(entry, language), of=section.key)
        rows = [head, *(self._line(one.bullet_id, one.text, entry.id) for one in entry.bullets)]
        shown = [row for row in rows if row.boxes]
        yield from self._with_waiting(entry.id, shown)
        if shown:
            yield from self._more(entry.id, shown[-1].boxes[-1:])
            yield from self._new(entry.id, shown[-1])

    def _line(self, bullet_id: str, text: str, entry_id: str) -> PageRow:
        icon, colour, state = self._states.of(bullet_id)
        if entry_id and not state and (better := better_words(text)):
            icon, colour, state = "info", "secondary", better
        suggested = tuple(self._suggested.in_place.get(bullet_id, ()))
        goes = self._suggested.goes.get(bullet_id)
        if suggested or goes:
            icon, colour = icon or "pencil", colour or "accent_ink"
            state = " · ".join(filter(None, (state, _("another wording is suggested"))))
        if goes and not suggested:
            struck = (WordRun(kind="gone", text=text),)
            suggested = (replace(goes, words=struck, said=()),)
        return replace(
            self._row("line", bullet_id, text, of=entry_id),
            icon=icon,
            colour=colour,
            state=state,
            suggested=suggested,
            goes=goes is not None and suggested[0].new == goes.new,
        )

    def _with_waiting(self, at: str, rows: Sequence[PageRow]) -> Iterator[PageRow]:
        """Printed rows of an entry, and below each what waits for the person in that place."""
        waiting, keys = self._waits.get(at, ()), [row.key for row in rows]
        for place, row in enumerate(rows):
            yield row
            for line in waiting:
                if _place_of(line, keys) == place:
                    yield _waiting_row(line, waiting, _below(row, at))

    def _new(self, entry_id: str, above: PageRow) -> Iterator[PageRow]:
        """What is suggested as a new line, below a row."""
        row = _below(above, entry_id)
        for one in self._suggested.new.get(entry_id, ()):
            yield replace(row, key=SUGGESTED + one.id, text=one.new, suggested=(one,))

    def _row(self, kind: Kind, key: str, text: str, *, of: str = "") -> PageRow:
        place = self._places.get(key) or LinePlace(id=key, boxes=())
        return PageRow(
            kind=kind,
            key=key,
            text=text,
            boxes=place.boxes,
            of=of,
            size=place.size,
            face=place.face,
            right=place.right,
        )

    def _more(self, entry_id: str, boxes: Sequence[PageBox]) -> Iterator[PageRow]:
        left, waits = self._left.get(entry_id, 0), any(self._waits.values())
        if entry_id and not left:
            return
        words = ngettext(
            "{n} approved fact not on the page", "{n} approved facts not on the page", left
        )
        told = [] if entry_id else [_("The whole page")]
        told += [words.format(n=left)] * bool(left)
        if not entry_id and not left:
            elsewhere = waits or any(self._left.values())
            all_there = _("every approved fact is on it")
            told.append(_("its checks, and what is left out") if elsewhere else all_there)
        look = not entry_id and (waits or self._states.refused)
        calm = ("check", "good_ink") if not left else ("plus", "secondary")
        icon, colour = ("warning", "warn_ink") if look else calm
        yield PageRow(
            kind="more",
            key=MORE + entry_id,
            text=" · ".join(told),
            boxes=tuple(boxes),
            of=entry_id,
            icon=icon,
            colour=colour,
            count=left,
        )


def _place_of(line: WaitingLine, keys: Sequence[str]) -> int:
    """Below which of the rows with these keys a line that waits stands."""
    if line.above == "":
        return 0
    return keys.index(line.above) if line.above in keys else len(keys) - 1


def _below(above: PageRow, entry_id: str) -> PageRow:
    """A row of its own below another one, in its letters."""
    return PageRow(
        kind="suggested",
        key="",
        text="",
        boxes=above.boxes[-1:],
        of=entry_id,
        state=_("suggested as a new line"),
        size=above.size if above.kind in ("line", "entry") else 10.0,
        face=above.face,
        right=above.right,
    )


def _waiting_row(line: WaitingLine, waiting: tuple[WaitingLine, ...], below: PageRow) -> PageRow:
    told = (WordRun(kind="same", text=line.text),)
    return replace(
        below,
        kind="waits",
        key=WAITS + line.line_id,
        text=line.text,
        icon="warning",
        colour="warn_ink",
        state=_("waits for you, and is not printed before you decide"),
        suggested=(SuggestedLine(id="", place="", old=(), new=line.text, words=told),),
        waiting=waiting,
    )


class _Suggested:
    """Where each suggestion of a run stands: in the place of the first printed line that it is a
    wording of, or below its entry. What is not on the page yet waits for the page.
    """

    def __init__(self, run: RunShown, document: ResumeDocument) -> None:
        self.in_place: dict[str, list[SuggestedLine]] = {}
        self.goes: dict[str, SuggestedLine] = {}
        self.new: dict[str, list[SuggestedLine]] = {}
        entries = list(document.entries())
        shown = {one.id for one in entries}
        printed = [(one, "") for one in document.summary]
        printed += [(one, entry.id) for entry in entries for one in entry.bullets]
        for one in run.suggestions:
            of = one.entry_id if one.entry_id in shown else ""
            ids = [
                line.bullet_id
                for line, entry_id in printed
                if line.text in one.old and of in ("", entry_id)
            ]
            if ids:
                self.in_place.setdefault(ids[0], []).append(one)
                self.goes |= dict.fromkeys(ids[1:], one)
            elif not one.old and all(line.text != one.new for line, _of in printed):
                self.new.setdefault(of, []).append(one)


class States:
    """What is to be said about each line of a run: refused, to be looked at, or sent in other
    words. Nothing where there is nothing to do.
    """

    def __init__(self, run: RunShown) -> None:
        self._found: dict[str, list[TruthViolation]] = {}
        report = run.blackboard.audit_report
        self._sent = {one.bullet_id: one.copy for one in run.sent_lines if one.conflicts}
        self._instead = {one.instead_of for one in run.blackboard.trims}
        for one in report.truth_violations if report is not None else ():
            self._found.setdefault(one.bullet_id, []).append(one)

    @property
    def refused(self) -> bool:
        """Whether a line says more than was approved."""
        return any(_grave(found) for found in self._found.values())

    def of(self, bullet_id: str) -> tuple[str, str, str]:
        """Icon, colour and words; the gravest counts."""
        found = self._found.get(bullet_id, [])
        if _grave(found):
            return "warning", "bad_ink", _("says more than you approved")
        if found:
            return "info", "warn_ink", _("worth a look")
        if bullet_id in self._instead:
            return "info", "warn_ink", _("another line says otherwise")
        sent = self._sent.get(bullet_id)
        if sent is not None:
            words = _("sent to {name} on {day} in other words")
            return "send", "accent_ink", words.format(name=sent.to, day=date_words(sent.on))
        return "", "", ""


def _grave(found: Sequence[TruthViolation]) -> bool:
    return any(one.severity is Severity.BLOCKER for one in found)


def entry_words(entry: ResumeEntry, language: str) -> str:
    """An entry's heading in one row: what, where, and when."""
    title = ", ".join(part for part in (entry.title, entry.organization) if part)
    dates = entry.dates_text or span(entry.start, entry.end, language)
    words = f"{title}: {entry.detail}" if entry.detail and title else title or entry.detail or ""
    return " · ".join(part for part in (words, entry.location, dates) if part)
