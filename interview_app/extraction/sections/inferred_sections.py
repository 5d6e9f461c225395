"""Sections whose heading says nothing: named by what they hold, where jobs, schools or skills are
still missing.
"""

from collections.abc import Callable

from interview_app.extraction.entries.entry_starts import entries_of
from interview_app.extraction.entries.units import Unit
from interview_app.extraction.page.rows import Row
from interview_app.extraction.phrases.joining import word_count
from interview_app.extraction.phrases.lexicon import degree_score, school_score, title_score
from interview_app.extraction.sections.headings import Section
from interview_app.language.any_language import section_hinted
from interview_app.language.names import name_words
from interview_app.language.tokens import normal

_OPEN = ("unknown", "other", "summary", "header")
"""Kinds that may turn out to be something else."""
_SKILL_WORDS = 4
_PRIZES = ("awards", "certificates", "publications")
_FEED = (
    "experience",
    "education",
    "publications",
    "awards",
    "projects",
    "certificates",
    "references",
    "volunteer",
)
"""Sections that hold dated lines of their own."""


def infer_kinds(sections: list[Section], units: Callable[[Section], list[Unit]]) -> None:
    """Name sections of unknown heading by what they hold, where jobs, schools or skills are still
    missing.
    """
    kinds = {section.kind for section in sections}
    for section in sections:
        if section.kind in _OPEN and not {"experience", "education"} <= kinds:
            _by_entries(section, sections, kinds, units)
            kinds.add(section.kind)
    if "skills" not in kinds:
        for section in filter(_lists_words, sections):
            section.kind = "skills"
    if not kinds & {"experience", "education"}:
        _cut_feed(sections, units)
    else:
        for section in sections:
            if section.kind == "unknown" and section.heading is not None:
                _by_dates(section, units)


def _by_entries(
    section: Section,
    sections: list[Section],
    kinds: set[str],
    units: Callable[[Section], list[Unit]],
) -> None:
    lines = [unit for unit in units(section) if unit.kind == "short"]
    dates = sum(1 for unit in lines for _, one in unit.dates if not one.lone)
    schools = sum(school_score(unit.text) > 1.5 or degree_score(unit.text) > 1.5 for unit in lines)
    posts = sum(title_score(unit.text) >= 1.4 for unit in lines)
    listed = 2 * sum(unit.kind == "item" for unit in units(section)) > len(units(section))
    if (
        "education" not in kinds
        and not listed
        and schools >= max(posts, 1)
        and section.kind != "header"
        and (dates or schools > 1)
    ):
        section.kind = "education"
    elif (
        "experience" not in kinds
        and dates
        and (posts or dates > 1 or section.kind == "unknown")
        and (listed or posts >= schools)
    ):
        if section.kind == "header":
            _cut_header(section, sections, units(section))
        else:
            section.kind = "experience"


def _by_dates(section: Section, units: Callable[[Section], list[Unit]]) -> None:
    """Entries under a heading that no list knows are kept apart from jobs: posts held for a time,
    else works with a date.
    """
    lines = [unit for unit in units(section) if unit.kind == "short"]
    ranged = sum(1 for unit in lines for _, one in unit.dates if not one.lone)
    dated = sum(bool(unit.dates) for unit in lines)
    if ranged and any(
        title_score(unit.text) >= _POST
        or normal(unit.text.partition(" ")[0]) in name_words("members")
        for unit in lines
    ):
        section.kind = "volunteer"
    elif ranged == 1 == dated and len(units(section)) <= _OF_ONE_ENTRY:
        section.kind = "volunteer"  # "Zivildienst", "Bundeswehr": when, and where
    elif dated >= _FEW_DATED and 2 * dated <= len(units(section)):
        section.kind = "projects"


_POST, _FEW_DATED, _OF_ONE_ENTRY = 1.4, 2, 3


def _cut_header(section: Section, sections: list[Section], lines: list[Unit]) -> None:
    """A document without headings: what follows the contact data and holds dates is taken for jobs
    and schools.
    """
    first = next(
        (at for at, unit in enumerate(lines) if any(not one.lone for _, one in unit.dates)), None
    )
    if first is None or first < 2:
        return
    begin = first
    while (
        begin > 1
        and first - begin < 3
        and lines[begin - 1].kind == "short"
        and "@" not in lines[begin - 1].text
    ):
        begin -= 1
    _cut(section, sections, [row for unit in lines[begin:] for row in unit.rows])


def _cut(
    section: Section, sections: list[Section], rows: list[Row], kind: str = "experience"
) -> None:
    taken = {id(row) for row in rows}
    section.rows = [row for row in section.rows if id(row) not in taken]
    sections.insert(sections.index(section) + 1, Section(kind, rows, None, 0.4))


def _lists_words(section: Section) -> bool:
    """Whether a section of unknown heading is nothing but three or more short undated words or a
    list of them.
    """
    if section.kind != "unknown" or not section.rows or section.heading is None:
        return False
    texts = [cell.text for row in section.rows for cell in row.cells]
    pieces = [
        piece for text in texts for piece in text.replace(";", ",").replace("|", ",").split(",")
    ]
    pieces = [piece for piece in (piece.strip() for piece in pieces) if piece]
    long = sum(word_count(piece) > _SKILL_WORDS for piece in pieces)
    return (
        len(pieces) >= 3
        and long <= 0.15 * len(pieces)
        and not any(char.isdigit() or char == "@" for text in texts for char in text)
        and not any("://" in text for text in texts)
        and not any(text.rstrip().endswith((".", "!", "?")) for text in texts)
    )


def _cut_feed(sections: list[Section], units: Callable[[Section], list[Unit]]) -> None:
    """No section of jobs or schools at all: the longest run of lines that begins with a dated one
    is one of jobs.

    Pages that tell a life as a feed give each event its month and hardly a heading that says so.
    """
    best: tuple[int, Section, list[Row]] | None = None
    for section in sections:
        lines = units(section) if section.kind not in _FEED else []
        dated = [at for at, unit in enumerate(lines) if unit.kind == "short" and unit.dates]
        if len(dated) >= 2 and (best is None or len(dated) > best[0]):
            best = (len(dated), section, [row for unit in lines[dated[0] :] for row in unit.rows])
    if best is not None:
        _cut(best[1], sections, best[2], "feed")


def sorted_feed(lines: list[Unit]) -> tuple[list[Unit], list[Unit]]:
    """The lines of a feed's events parted into those of jobs and those of schools; prizes and the
    like are left out.
    """
    jobs: list[Unit] = []
    schools: list[Unit] = []
    for entry in entries_of(lines):
        texts = [unit.text for unit in entry.header]
        if any(school_score(text) > 1.5 or degree_score(text) > 1.5 for text in texts):
            schools += [*entry.header, *entry.body]
        elif not any(section_hinted(text) in _PRIZES for text in texts):
            jobs += [*entry.header, *entry.body]
    return jobs, schools
