"""What each line of a page is, and the entry under whose head it stands.

The evidence tells the heads: a short line that names an approved employer or school, with the
short lines beside it that have its job title, place and dates.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from interview_app.check.evidence import EvidenceSet
from interview_app.check.page.page_lines import PageLine
from interview_app.check.page.page_top import (
    Owner,
    is_of_printing,
    is_page_number,
    is_reached_at,
    may_be_name,
)
from interview_app.check.rules import Kind
from interview_app.language.any_language import section_of
from interview_app.language.dates import dates_in
from interview_app.language.tokens import plain, tokens
from interview_app.language.units import quantities_in

_ROWS: dict[str, Kind] = {"skills": "skill", "languages": "language", "certificates": "certificate"}
_OF_ENTRIES = ("", "experience", "education", "projects", "volunteer")
_NOT_CLAIMED = ("contact", "references", "formalities")
_LONGEST_HEAD = 24
"""Words of a line that may be an entry's head."""
_LONGEST_TOP = 8
"""Lines above the first section that are its owner's."""


@dataclass(frozen=True)
class PlacedLine:
    """A line that claims something: its kind, its entry (None for none, `()` for one that the
    evidence does not have), and whose head it stands under.
    """

    text: str
    kind: Kind
    entry: tuple[str, ...] | None = None
    employer: str | None = None


def placed_lines(
    lines: Sequence[PageLine], evidence: EvidenceSet, *, owner: Owner, language: str | None
) -> list[PlacedLine]:
    """The lines of a page that claim something, in order."""
    page = _Page(evidence, owner, language)
    return list(page.read(lines))


class _Page:
    """A page while it is read from top to bottom."""

    def __init__(self, evidence: EvidenceSet, owner: Owner, language: str | None) -> None:
        self._evidence = evidence
        self._owner = owner
        self._language = language
        self._section = ""
        self._entry: tuple[str, ...] | None = None
        self._employer: str | None = None
        self._names = _names_of(evidence, "employer")
        self._titles = {**_names_of(evidence, "title"), **_names_of(evidence, "degree")}
        self._skills = _rows_of(evidence.whole.values.get("skill", ()))

    def read(self, lines: Sequence[PageLine]) -> Iterator[PlacedLine]:
        """Each line that claims something."""
        top = next((at for at, one in enumerate(lines) if section_of(one.text)), len(lines))
        at = self._past_top(lines[: min(top, _LONGEST_TOP)]) if top < len(lines) else 0
        for line in lines[:at]:
            if not self._claims_nothing(line, first=line is lines[0]):
                yield PlacedLine(line.text, "summary")
        while at < len(lines):
            end = self._end_of_block(lines, at)
            if end > at:
                yield from self._block(lines[at:end])
                at = end
            else:
                yield from self._line(lines[at])
                at += 1

    def _past_top(self, lines: Sequence[PageLine]) -> int:
        """How many lines belong to the page's top: those before the first entry's head."""
        heads = (
            at
            for at, one in enumerate(lines)
            if self._employers_in(one) and dates_in(one.text, self._language)
        )
        return next(heads, len(lines))

    def _claims_nothing(self, line: PageLine, *, first: bool) -> bool:
        if is_of_printing(line.text, self._language):
            return True
        if self._owner.is_name(line.text) or self._owner.is_contact(line.text):
            return not _measures(line.text, self._language)
        return first and not self._owner.name and may_be_name(line.text)

    def _end_of_block(self, lines: Sequence[PageLine], at: int) -> int:
        """Where the short lines end that are the head of an entry; `at` where none begin."""
        if self._section not in _OF_ENTRIES:
            return at
        end = at
        while end < len(lines) and self._is_short(lines[end]):
            end += 1
        block = lines[at:end]
        dated = any(dates_in(one.text, self._language) for one in block)
        if not any(self._employers_in(one) or self._title_in(one) for one in block) and not dated:
            return at
        return end

    def _is_short(self, line: PageLine) -> bool:
        ends = line.text.endswith(".") and len(tokens(line.text)) > _LONGEST_HEAD // 2
        return (
            not line.bullet
            and not ends
            and section_of(line.text) is None
            and len(tokens(line.text)) <= _LONGEST_HEAD
        )

    def _block(self, block: Sequence[PageLine]) -> Iterator[PlacedLine]:
        """The lines of one or several heads, each with its entry."""
        groups = self._heads(block)
        for group in groups:
            text = " | ".join(line.text for line in group)
            self._open(text)
            education = self._section == "education" or self._is_school()
            kind: Kind = "education" if education else "head"
            for line in group:
                if not is_reached_at(line.text):
                    yield PlacedLine(line.text, kind, self._entry, self._employer)

    def _heads(self, block: Sequence[PageLine]) -> list[list[PageLine]]:
        """The lines of a block, head by head: each names an employer, and a line above it that is
        parted by a blank from what stands before, or has a job title and the dates that it lacks,
        goes with it.
        """
        named = [at for at, line in enumerate(block) if self._employers_in(line)]
        if len(named) < 2:
            return [list(block)]
        starts = [0]
        for at in named[1:]:
            start = at
            while (
                start - 1 > starts[-1]
                and start - 1 not in named
                and self._go_together(block[start - 1], block[start])
            ):
                start -= 1
            starts.append(start)
        return [list(block[a:b]) for a, b in zip(starts, [*starts[1:], len(block)], strict=True)]

    def _go_together(self, above: PageLine, below: PageLine) -> bool:
        titled = self._title_in(above) is not None
        if not below.fresh and (above.fresh or titled):
            return True
        dated = [bool(dates_in(one.text, self._language)) for one in (above, below)]
        return titled and dated == [True, False]

    def _open(self, text: str) -> None:
        """Takes the entry that a head is of: by its employer, else by a title at the one above."""
        line = PageLine(text)
        employers = self._employers_in(line)
        title = self._title_in(line)
        if employers:
            self._employer = employers[0]
            self._entry = self._evidence.named(self._employer, title)
        elif (
            title
            and self._employer
            and self._evidence.named(self._employer, title)
            and (self._has_title(title))
        ):
            self._entry = self._evidence.named(self._employer, title)
        elif title and self._of_nobody(title):
            self._employer, self._entry = None, self._of_nobody(title)
        else:
            self._employer, self._entry = None, ()

    def _has_title(self, title: str) -> bool:
        own = self._evidence.named(self._employer or "")
        return any(
            plain(title) in map(plain, self._evidence.entries[one].values.get("title", ()))
            for one in own
        )

    def _of_nobody(self, title: str) -> tuple[str, ...]:
        """The entries with a title and no employer: work for oneself, projects."""
        return tuple(
            name
            for name, one in self._evidence.entries.items()
            if plain(title)
            in map(plain, (*one.values.get("title", ()), *one.values.get("degree", ())))
        )

    def _is_school(self) -> bool:
        entries = [self._evidence.entries[one] for one in self._entry or ()]
        return bool(entries) and all(one.values.get("degree") for one in entries)

    def _employers_in(self, line: PageLine) -> list[str]:
        return _found_in(line.text, self._names)

    def _title_in(self, line: PageLine) -> str | None:
        return next(iter(_found_in(line.text, self._titles)), None)

    def _line(self, line: PageLine) -> Iterator[PlacedLine]:
        """A line that is no head: a section's name, a row of one, or a sentence."""
        section = section_of(line.text) if not line.bullet else None
        if section is not None:
            self._section, self._entry, self._employer = section, None, None
            return
        label, mark, rest = line.text.partition(":")
        labelled = section_of(label) if mark and rest.strip() else None
        if self._section == "skills" and _found_in(rest, self._skills):
            labelled = None  # a group of skills by that name: "Languages: Python, Go"
        here = labelled if labelled in _ROWS else self._section
        text = rest.strip() if labelled in _ROWS else line.text
        if self._owner.is_name(line.text) or is_page_number(line.text) or here in _NOT_CLAIMED:
            return
        if here in _ROWS:
            yield PlacedLine(text, _ROWS[here])
        elif self._entry is not None:
            yield PlacedLine(text, "sentence", self._entry, self._employer)
        else:
            yield PlacedLine(text, "summary")


def _names_of(evidence: EvidenceSet, field: str) -> dict[tuple[str, ...], str]:
    """The approved values of a field as rows of words."""
    return _rows_of(name for one in evidence.entries.values() for name in one.values.get(field, ()))


def _rows_of(names: Iterable[str]) -> dict[tuple[str, ...], str]:
    return {tuple(plain(token.text) for token in tokens(name)): name for name in names}


def _found_in(text: str, names: dict[tuple[str, ...], str]) -> list[str]:
    """The names that stand in a text word for word, the longest first."""
    words = f" {' '.join(plain(token.text) for token in tokens(text))} "
    found = [(row, name) for row, name in names.items() if row and f" {' '.join(row)} " in words]
    return [name for row, name in sorted(found, key=lambda one: -len(one[0]))]


def _measures(text: str, language: str | None) -> bool:
    """Whether a line has a percentage, a sum of money or a length of time, as no address has."""
    return any(
        one.kind in ("percent", "money", "duration") for one in quantities_in(text, language)
    )
