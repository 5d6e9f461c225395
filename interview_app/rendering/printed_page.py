"""A résumé as it stands on a page: sections in their order, and of each entry what it is called,
what stands behind and below that. Posts that follow each other at one employer stand below it.

Every format is written from it, so that all files carry the same claims in the same words (CONTRACT
D12). Section names come with the résumé; what is added to it are dates and the like, in its
language.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import pairwise

from interview_app.domain.dates import PRESENT, month_index, month_span
from interview_app.domain.page_places import ENTRY, SECTION
from interview_app.domain.resume import ResumeBullet, ResumeDocument, ResumeEntry, ResumeSection
from interview_app.language.printed import colon, span, word

_ROWS = ("skills", "languages", "interests")
_LATEST = "9999-12"
"""Whatever goes on reaches it."""
_FIGURE = re.compile(r"[\d.,:/\s]+")


@dataclass(frozen=True)
class PrintedEmployer:
    """An employer that stands once above its posts: its name, its place where all of them have it,
    and from when until when.
    """

    name: str
    location: str
    dates: str

    @property
    def called(self) -> str:
        """Its line as one text, but for the dates."""
        return " – ".join(filter(None, (self.name, self.location)))


@dataclass(frozen=True)
class PrintedEntry:
    """A job, a school or the like in the words that are printed of it; what it does not have is "".

    `made_of` is the entry that the résumé has, but that one without a name stands under its dates,
    which would else hang at the edge of an empty line. `section` is its section's key. `under` is
    the employer that it is one of several posts at; `leads`: it is the first of them, above which
    the employer is printed.
    """

    made_of: ResumeEntry
    section: str
    language: str
    under: PrintedEmployer | None = None
    leads: bool = False

    @property
    def above(self) -> PrintedEmployer | None:
        """The employer that is printed right above it."""
        return self.under if self.leads else None

    @property
    def place(self) -> str:
        """Where its first line is found on the page (`page_places`)."""
        return ENTRY + self.made_of.id

    @property
    def _names(self) -> list[str]:
        entry = self.made_of
        employer = None if self.under else entry.organization
        return list(dict.fromkeys(filter(None, (entry.title, employer))))

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
        """The place of the firm or school, where it does not stand above."""
        place = self.made_of.location or ""
        return "" if self.under and self.under.location == place else place

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


def printed_sections(resume: ResumeDocument, *, grouped: bool = True) -> list[PrintedSection]:
    """The sections of a page in their order.

    Args:
        resume: what is printed.
        grouped: an employer of several posts stands once above them. Where no letters can show
            what stands below what, each post names it.
    """
    shown = (_section(one, resume, grouped=grouped) for one in resume.parts)
    return [one for one in shown if one.entries]


def _section(
    section: ResumeSection | None, resume: ResumeDocument, *, grouped: bool
) -> PrintedSection:
    language = resume.language
    if section is None:
        lines = ResumeEntry(id="summary", bullets=resume.summary)
        summary = PrintedEntry(lines, "summary", language)
        return PrintedSection("summary", word("summary", language), (summary,))
    entries = [_headed(one, language) for one in section.entries]
    careers = _careers(entries) if grouped and section.key == "experience" else ()
    under = {
        one.id: (_employer(career, language), one is career[0])
        for career in careers
        for one in career
    }
    printed = (
        PrintedEntry(one, section.key, language, *under.get(one.id, (None, False)))
        for one in entries
    )
    return PrintedSection(section.key, section.title, tuple(printed))


def _careers(entries: Sequence[ResumeEntry]) -> list[list[ResumeEntry]]:
    """Posts that follow each other at one employer, two of them at least."""
    careers = [list(entries[:1])]
    for before, entry in pairwise(entries):
        if _goes_on(before, entry):
            careers[-1].append(entry)
        else:
            careers.append([entry])
    return [career for career in careers if len(career) > 1]


def _goes_on(one: ResumeEntry, other: ResumeEntry) -> bool:
    """Whether two posts are one time at one employer: above both it says from when until when, so
    that nothing may lie between them that nobody told.
    """
    posts = (one, other)
    if not _named(one) or _named(one) != _named(other):
        return False
    spans = [
        month_span(post.start, post.end, today=_LATEST)
        for post in posts
        if post.title and post.end and not post.dates_text
    ]
    known = sorted(filter(None, spans))
    return len(known) > 1 and known[1].first <= known[0].last + 1


def _named(post: ResumeEntry) -> str:
    return " ".join((post.organization or "").split())


def _employer(posts: Sequence[ResumeEntry], language: str) -> PrintedEmployer:
    places = {one.location or "" for one in posts}
    begin = min((one.start for one in posts if one.start), key=month_index)
    ends = [one.end for one in posts if one.end]
    end = PRESENT if PRESENT in ends else max(ends, key=partial(month_index, last=True))
    return PrintedEmployer(
        name=_named(posts[0]),
        location=places.pop() if len(places) == 1 else "",
        dates=span(begin, end, language),
    )


def _headed(entry: ResumeEntry, language: str) -> ResumeEntry:
    dates = date_range(entry, language=language)
    if not dates or entry.title or entry.organization or entry.detail:
        return entry
    return entry.model_copy(update={"title": dates, "start": None, "end": None, "dates_text": None})


def date_range(entry: ResumeEntry, *, language: str) -> str:
    """The dates of an entry as printed; an end that is not known is not made up."""
    return entry.dates_text or span(entry.start, entry.end, language)
