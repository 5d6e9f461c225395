"""A résumé as it stands on a page: sections in their order, and of each entry what it is called,
what stands behind and below that.

Every format is written from it, so that all files carry the same claims in the same words (CONTRACT
D12). Section names come with the résumé; what is added to it are dates and the like, in its
language.
"""

import re
from dataclasses import dataclass
from functools import cached_property

from interview_app.domain.page_places import ENTRY, SECTION
from interview_app.domain.resume import ResumeBullet, ResumeDocument, ResumeEntry, ResumeSection
from interview_app.language.printed import colon, span, word

_ROWS = ("skills", "languages", "interests")
_FIGURE = re.compile(r"[\d.,:/\s]+")


@dataclass(frozen=True)
class PrintedEntry:
    """A job, a school or the like in the words that are printed of it; what it does not have is "".

    `made_of` is the entry that the résumé has, but that one without a name stands under its dates,
    which would else hang at the edge of an empty line. `section` is its section's key.
    """

    made_of: ResumeEntry
    section: str
    language: str

    @property
    def place(self) -> str:
        """Where its first line is found on the page (`page_places`)."""
        return ENTRY + self.made_of.id

    @property
    def _names(self) -> list[str]:
        entry = self.made_of
        return list(dict.fromkeys(filter(None, (entry.title, entry.organization))))

    @cached_property
    def heading(self) -> tuple[str, str]:
        """What stands in its first line: the strong part, and what follows it after a comma."""
        entry, names = self.made_of, self._names
        if not names:
            return entry.detail or "", ""
        strong, rest = names[0], names[1:]
        if entry.detail and self.section == "experience":
            strong = f"{strong} ({entry.detail})"  # part time is how somebody worked there
        elif entry.detail and self.section != "education":
            rest.append(entry.detail)
        return strong, ", ".join(rest)

    @property
    def called(self) -> str:
        """Its first line as one text."""
        return ", ".join(filter(None, self.heading))

    @cached_property
    def dates(self) -> str:
        """Its dates; an end that is not known is not made up."""
        return date_range(self.made_of, language=self.language)

    @property
    def location(self) -> str:
        """The place of the firm or school."""
        return self.made_of.location or ""

    @property
    def mark(self) -> str:
        """A school's mark: several words as they stand, a figure or a word alone, which says
        nothing by itself ("1.7", "bien"), behind what it is. Where it is all there is, it is the
        heading.
        """
        mark = self.made_of.detail if self._names else None
        if not mark or self.section != "education":
            return ""
        if not (_FIGURE.fullmatch(mark) or mark.isalpha()):
            return mark
        return f"{word('grade', self.language)}{colon(self.language)} {mark}"

    @property
    def url(self) -> str:
        """Its address on the web, as the person wrote it."""
        return self.made_of.url or ""

    @property
    def lines(self) -> tuple[ResumeBullet, ...]:
        """What it claims."""
        return self.made_of.bullets

    @property
    def is_one_line(self) -> bool:
        """Whether it is a heading or a skill alone, with nothing below it."""
        return not (self.lines or self.url or self.mark)

    @property
    def row(self) -> tuple[str, str, str]:
        """A skill or the like in one line: what stands before the colon, the colon, and what
        stands behind it; of a text alone the first two are "".
        """
        label, text = ", ".join(self._names), self.made_of.detail
        if label and text:
            return label, colon(self.language), text
        return "", "", label or text or ""


@dataclass(frozen=True)
class PrintedSection:
    """A section that has entries; of the summary its lines are the one entry."""

    key: str
    title: str
    entries: tuple[PrintedEntry, ...]

    @property
    def place(self) -> str:
        """Where its title is found on the page (`page_places`)."""
        return SECTION + self.key

    @property
    def in_rows(self) -> bool:
        """Whether each of its entries is one line with a label: "Languages: Python, Go"."""
        return self.key in _ROWS

    @property
    def text(self) -> str:
        """The summary's sentences as one paragraph, "" of another section."""
        lines = self.entries[0].lines if self.key == "summary" else ()
        return " ".join(line.text for line in lines)


def printed_sections(resume: ResumeDocument) -> list[PrintedSection]:
    """The sections of a page in their order."""
    shown = (_section(one, resume) for one in resume.parts)
    return [one for one in shown if one.entries]


def _section(section: ResumeSection | None, resume: ResumeDocument) -> PrintedSection:
    language = resume.language
    if section is None:
        lines = ResumeEntry(id="summary", bullets=resume.summary)
        summary = PrintedEntry(lines, "summary", language)
        return PrintedSection("summary", word("summary", language), (summary,))
    entries = (_headed(one, language) for one in section.entries)
    printed = tuple(PrintedEntry(one, section.key, language) for one in entries)
    return PrintedSection(section.key, section.title, printed)


def _headed(entry: ResumeEntry, language: str) -> ResumeEntry:
    dates = date_range(entry, language=language)
    if not dates or entry.title or entry.organization or entry.detail:
        return entry
    return entry.model_copy(update={"title": dates, "start": None, "end": None, "dates_text": None})


def date_range(entry: ResumeEntry, *, language: str) -> str:
    """The dates of an entry as printed; an end that is not known is not made up."""
    return entry.dates_text or span(entry.start, entry.end, language)
