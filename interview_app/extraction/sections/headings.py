"""Sections: which rows are headings, and what stands under each.

A heading is told by its words (nine languages), by its type, and by being like the document's other
headings. The type that most named headings share is learned first; a row of that type opens a
section even when its words say nothing.
"""

from dataclasses import dataclass, field

from interview_app.extraction.page.field_rows import note_fields
from interview_app.extraction.page.rows import Row, Type
from interview_app.extraction.page.section_rows import (
    note_lone_rows,
    split_labels,
    without_numbers,
    without_signature,
    without_underlines,
)
from interview_app.extraction.person.contact_forms import EMAIL
from interview_app.extraction.phrases.dates_in_text import date_ranges, looks_dated
from interview_app.extraction.sections.heading_looks import (
    QUESTION_WORDS,
    Look,
    apart,
    body_type,
    heading_looks,
    look_of,
    look_of_headings,
    looks_of_first_heads,
    shared_looks,
    standing_out,
    words_of,
)
from interview_app.language.any_language import section_hinted, section_of, sections_of_parts
from interview_app.language.names import name_words
from interview_app.language.tokens import normal


@dataclass(slots=True)
class Section:
    """Rows under one heading; the rows before any heading have kind `header` and no heading.
    `doubtful`: its heading names several kinds, or none and what it holds told it.
    """

    kind: str
    rows: list[Row] = field(default_factory=list)
    heading: Row | None = None
    doubtful: bool = False


def sections_of(rows: list[Row]) -> list[Section]:
    """The sections of a document in reading order; the first has kind `header`."""
    note_fields(rows)
    without_numbers(rows)
    rows = split_labels(without_signature(without_underlines(rows)))
    body = body_type(rows)
    note_lone_rows(rows)
    named = [_named(row) for row in rows]
    offs = standing_out(rows, body)
    looks = heading_looks(rows, named, offs)
    sections = [Section("header")]
    own_headings = {
        row.flow
        for row, kind in zip(rows, named, strict=True)
        if _certainty(row, kind, looks, offs) >= 0.5
    }
    shared = shared_looks(rows, named, offs)
    told = None if shared else look_of_headings(rows, offs)
    first_heads = looks_of_first_heads(rows, named, offs)
    for at, (row, kind) in enumerate(zip(rows, named, strict=True)):
        certainty = _certainty(row, kind, looks, offs)
        label = _is_label_inside(row, kind, sections[-1], looks, body)
        if (
            kind is None
            and len(sections) == 1
            and not ((at >= 3 or row.flow != rows[0].flow) and look_of(row) in shared)
            and look_of(row) != told
            and not row.notes.get("numbered")
        ):
            certainty = 0.0  # what stands above the first named heading is a name or a headline
        if (
            certainty >= 0.5
            and not label
            and not (kind is None and look_of(row) in first_heads)
            and not (row.first.origin == "ocr" and _names_what_follows(row, sections[-1]))
        ):
            sections.append(Section(kind or section_hinted(row.text) or "unknown", [], row))
        else:
            if (
                not label
                and _opens_column(row, sections[-1], own_headings)
                and (sections[-1].kind in _WITHOUT_ENTRIES or not _goes_on(rows[at:], named[at:]))
            ):
                sections.append(Section("header"))
            before = sections[-1].rows[-1:]
            if before and named[at - 1] is not None and _is_beside(before[0], row):
                row.cells = [*sections[-1].rows.pop().cells, *row.cells]
            sections[-1].rows.append(row)
    _settle_several(sections)
    return _with_foot_apart(sections)


def _settle_several(sections: list[Section]) -> None:
    """Of the kinds that a heading names take the first that no other one does, "Licences and
    courses" beside "Education"; skills where less than half of it has a date.
    """
    for section in sections:
        text = section.heading.text if section.heading else ""
        kinds = sections_of_parts(text) if section_of(text) is None else ()
        if len(kinds) > 1:
            others = {one.kind for one in sections if one is not section}
            dated = 2 * sum(looks_dated(row.text) for row in section.rows) > len(section.rows)
            free = [kind for kind in kinds if kind not in others]
            free.sort(key=lambda kind: (kind == "skills") == dated)
            section.kind = next(iter(free), section.kind)
            section.doubtful = True


def _is_beside(label: Row, row: Row) -> bool:
    """Whether a row that is no heading stands at the left of the next one: its label."""
    if label.notes.get("label") or label.box is None or row.box is None:
        return bool(label.notes.get("label"))
    middle = (label.box[1] + label.box[3]) / 2
    return (
        label.page == row.page
        and label.flow == row.flow
        and label.box[2] < row.box[0]
        and row.box[1] < middle < row.box[3]
    )


_OF_WORDS = ("skills", "languages", "interests")
_WITHOUT_ENTRIES = (*_OF_WORDS, "contact")
"""Sections that hold nothing dated, which the next column could go on with."""
_FOOT_ROWS, _FOOT_WORDS = 3, 6


def _with_foot_apart(sections: list[Section]) -> list[Section]:
    """The sections with the foot of a page as one of its own, such as the last rows of a list of
    words that begin with that of an e-mail address.
    """
    feet = []
    for section in sections:
        rows = section.rows
        for at in range(max(len(rows) - _FOOT_ROWS, 1), len(rows)):
            if kind := _foot(rows[at], section.kind):
                feet.append(Section(kind, rows[at:]))
                section.rows = rows[:at]
                break
    return [*sections, *feet]


def _foot(row: Row, above: str) -> str:
    """The section that a row begins at the foot of another: how somebody is reached, who tells of
    them.
    """
    if above in _OF_WORDS and EMAIL.search(row.text[:_LONGEST_FOOT]):
        return "contact"
    words = row.text.split()
    told = len(words) <= _FOOT_WORDS and not row.bullet and not looks_dated(row.text)
    return "references" if told and section_hinted(words[0]) == "references" != above else ""


_LONGEST_FOOT = 400
"""Characters of a row that are looked at."""


def _opens_column(row: Row, section: Section, own_headings: set[int]) -> bool:
    """Whether a row stands at the top of another column, above that column's own headings: it goes
    on with no section.
    """
    above = section.heading
    if above is None or row.page != 0 or row.flow == above.flow or row.flow not in own_headings:
        return False
    before = section.rows[-1] if section.rows else above
    return before.flow != row.flow and abs(row.column_left - above.column_left) > 60


def _goes_on(rows: list[Row], named: list[str | None]) -> bool:
    """Whether the rows at the top of a column, above its own first heading, go on with dated
    entries of the column before.
    """
    flow = rows[0].flow
    for row, kind in zip(rows[:12], named, strict=False):
        if row.flow != flow or kind is not None or "@" in row.text:
            return False
        if any(not one.lone for cell in row.cells for one in date_ranges(cell.text)):
            return True
    return False


def _named(row: Row) -> str | None:
    if len(row.cells) > 2 or len(row.text) > 60 or row.notes.get("field"):
        return None
    text = row.text.strip().strip(":")
    return section_of(text) or next(iter(sections_of_parts(text)), None)


_HOLDS_LABELS = frozenset(
    {"skills", "contact", "languages", "summary", "interests", "education", "certificates"}
)


def _is_label_inside(
    row: Row, kind: str | None, section: Section, looks: dict[Look, float], body: Type
) -> bool:
    """Whether a row of a lesser look than its section's heading is the label of a group there
    (`Languages` in skills).
    """
    above = section.heading
    if above is None or section.kind not in _HOLDS_LABELS or kind not in _HOLDS_LABELS:
        return False
    look, other = look_of(row), look_of(above)
    if (
        row.first.origin != above.first.origin
    ):  # a box beside the page's own text has headings of its own
        return False
    if look == other:
        return False
    plain = body.color
    lesser = (
        look[0] < other[0] * 0.97
        or apart((*look[:4], plain, look[5]), body)
        < apart((*other[:4], plain, other[5]), body) - 0.25
    )
    if row.flow != above.flow and abs(row.column_left - above.column_left) > 60 and row.page == 0:
        # A side bar's own headings are smaller than the page's; by then others of their look are
        # named too.
        return look[0] < other[0] * 0.97 and looks.get(look, 0.0) < _SURE
    return lesser and looks.get(look, 0.0) <= looks.get(other, 0.0) + 0.05


_SURE = 0.75
"""How likely a row of a look is a heading where most of its rows name sections, three or more."""
_HOLDS_ENTRIES = frozenset({"experience", "education", "projects", "volunteer"})


def _names_what_follows(row: Row, section: Section) -> bool:
    """Whether a row such as `Highlights` only names the body of the entry it stands in."""
    return (
        section.kind in _HOLDS_ENTRIES
        and bool(section.rows)
        and normal(row.text) in name_words("labels") - {"projects", "projets", "skills"}
    )


def _certainty(
    row: Row, kind: str | None, looks: dict[Look, float], offs: dict[Look, float]
) -> float:
    text = row.text.strip()
    if not text or len(text) > 60:
        return 0.0
    if len(row.cells) > 1 and kind is None and not row.notes.get("numbered"):
        return 0.0
    look = look_of(row)
    likeness = looks.get(look, 0.0)
    off = offs[look]
    if (
        kind is None
        and (row.notes.get("underlined") or row.notes.get("numbered"))
        and not looks_dated(text)
        and len(text.split()) <= 6
    ):
        return 0.6
    if kind is not None:
        best = max(looks.values(), default=0.0)
        score = 0.45 + 0.3 * likeness + 0.15 * off + (0.15 if row.notes.get("label") else 0.0)
        if row.notes.get("alone") and row.first.box is None:
            score += 0.25
        if row.notes.get("underlined") or row.notes.get("opens box"):
            return score + 0.4
        if row.first.origin == "ocr":
            return score + (0.2 if len(row.cells) == 1 else 0.0)
        if likeness < 0.5 * best:
            score -= 0.4 if best >= 0.85 or off <= 1 else 0.25
        return score
    if (
        likeness < 0.55
        or text.endswith((".", ",", ";"))
        or looks_dated(text)
        or words_of(text) > QUESTION_WORDS
    ):
        return 0.0
    if section_hinted(text) is not None:
        return 0.75
    return 0.55 if likeness > 0.6 and off > 0 else 0.0
