"""A résumé's text as lines that can be held against evidence: what is a heading, whose heading, and what claims something.

Works on any résumé, whoever wrote it: plain text, Markdown, or the text read from a PDF or DOCX.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.page import (
    line_breaks,
    page_head,
    page_headings,
    page_lines,
    printed_line,
    section_names,
)
from interview_app.tailoring.truth_gate.page.page_lines import PageLine
from interview_app.tailoring.truth_gate.reading import claims
from interview_app.tailoring.truth_gate.words.tokens import fold
from interview_app.tailoring.truth_gate.words.tongues import TONGUES

_SENTENCE = re.compile(r"(?<=[a-zäöüß0-9%)])[.!?]\s+(?=[A-ZÄÖÜ])")


def tells_languages(index: EvidenceIndex) -> bool:
    """Whether any card says which languages the person speaks; without one their list cannot be judged."""
    return any(word in part.plain for part in index.parts for word in TONGUES)


@dataclass(frozen=True, slots=True)
class ResumeLine:
    """A line to hold against evidence: the whole line, its sentences, and the employer whose heading it stands under.

    `claim` is what of the line is held against evidence, and `sentences` are the claim's. `post` is the title in that
    heading, where it is one of the evidence. `heading` is a line that names an employer or school, or its post and dates.
    `maybe_town` is a line of names at the top of a page, which may be where the person lives. `stranger` is the employer of
    the entry that the line is of, where no card has it.
    """

    text: str
    claim: str
    sentences: tuple[str, ...]
    company: str | None = None
    heading: bool = False
    section: str = ""
    post: str | None = None
    maybe_town: bool = False
    stranger: str = ""


_HEADING = ("heading", "dated", "above")


def resume_lines(text: str, index: EvidenceIndex, *, name: str = "") -> list[ResumeLine]:
    """The lines of a résumé that claim something, in order; section names, contact and its owner's name are passed over."""
    words = (
        line_breaks.words_of(told.text for part in index.parts for told in part.lines)
        if _BROKEN.search(text)
        else None
    )
    found = page_lines.lines_of(printed_line.whole_dates(text), words or frozenset())
    _part_swallowed_titles(found, index)
    _unmark_headings(found, index)
    for line in found:
        line.claim = printed_line.said(printed_line.without_form(line.claim))
    found = _with_dates(found)
    _sort_out(found, index, page_head.bare(name))
    page_headings.find_headings(found, index)
    result: list[ResumeLine] = []
    company: str | None = None
    post: str | None = None
    stranger = ""
    in_heading = False
    for line in found:
        if line.kind == "section" or line.apart:
            company, post, stranger = None, None, ""
        if line.kind in _HEADING:
            stranger = line.stranger
        if line.kind == "section":
            pass
        elif line.kind == "heading":
            company = line.company
        elif line.stranger:
            company = None
        elif line.kind == "dated" and line.company is None:
            # Another post of the employer above: its name is printed once, and each of its posts below it.
            company = line.company = (
                company if company and index.post_named(line.claim, company) else None
            )
        at_heading = line.kind in _HEADING
        if line.kind == "section" or (at_heading and not in_heading):
            post = None
        if at_heading and line.company:
            post = index.post_named(line.claim, line.company) or post
        in_heading = at_heading or line.kind == "date"
        if line.kind in ("section", "contact"):
            continue
        under = None if line.kind == "date" else line.company or company
        sentences = tuple(part.strip() for part in _SENTENCE.split(line.claim) if part.strip())
        of_post = None if at_heading else post
        result.append(
            ResumeLine(
                line.text,
                line.claim,
                sentences,
                under,
                at_heading,
                line.section,
                of_post,
                line.maybe_town,
                stranger,
            )
        )
    return result


_BROKEN = re.compile(rf"-[ \t]*\n|{line_breaks.AT_THE_END}")


def _part_swallowed_titles(found: list[PageLine], index: EvidenceIndex) -> None:
    """Gives a title its line back that a reader took for the end of the bullet above it: "… in one afternoon Night Auditor"."""
    for at in range(len(found) - 2, -1, -1):
        line, below = found[at], found[at + 1]
        words = line.text.split()
        heading = (
            _swallowed_heading(line, index)
            if line.bullet and not below.bullet and _only_date(below)
            else ""
        )
        if heading:
            found.insert(at + 1, PageLine(heading, False, fresh=True, claim=heading))
            line.text = line.claim = line.text.removesuffix(heading).rstrip()
            continue
        companies = (
            [] if below.bullet or not line.bullet else index.companies_in(claims.read(below.claim))
        )
        titles = {
            index.post(part.cards[0].role) for key in companies for part in index.by_company[key]
        }
        for size in range(min(len(words) - 1, page_headings.LONGEST_TITLE), 0, -1):
            title = " ".join(words[-size:])
            if title[0].isupper() and index.post(title) in titles:
                found.insert(at + 1, PageLine(title, False, fresh=True, claim=title))
                line.text = line.claim = " ".join(words[:-size])
                break


def _swallowed_heading(line: PageLine, index: EvidenceIndex) -> str:
    """A post and its employer at the end of a bullet, in either order, which a reader took for its last words; "" for none."""
    for key in filter(None, index.companies_in(claims.read(line.claim))):
        own = index.by_company[key]
        company = own[0].company
        for title in dict.fromkeys(part.cards[0].role for part in own if part.cards[0].role):
            for first, second in ((title, company), (company, title)):
                heading = re.search(
                    rf"(?<=\s){re.escape(first)}\s*[,|–—·-]\s*{re.escape(second)}$", line.text
                )
                if heading:
                    return heading[0]
    return ""


def _unmark_headings(found: Sequence[PageLine], index: EvidenceIndex) -> None:
    """Takes the bullet off an employer with its place, and off the title above it, which a reader took for two bullets."""
    for at, line in enumerate(found):
        if not line.bullet:
            continue
        companies = index.companies_in(claims.read(line.claim))
        names = {index.post(index.by_company[key][0].company) for key in companies if key}
        first, _comma, rest = page_lines.DATE.sub("", line.claim).strip(" \t|,()–—-").partition(",")
        if index.post(first) not in names or (rest and not page_head.all_places(rest)):
            continue
        line.bullet, line.fresh = False, True
        above = found[at - 1] if at else None
        if above is not None and above.bullet and index.post(above.claim) in index.by_post:
            above.bullet, above.fresh, line.fresh = False, True, False


_COLUMN = re.compile(
    rf"\s+((?:{page_lines.DATE.pattern})(?:\s+(?:{page_lines.DATE.pattern}))+)$", re.IGNORECASE
)


def _with_dates(found: Sequence[PageLine]) -> list[PageLine]:
    """A line of nothing but a date belongs to the heading above it; a column of dates read as one line stands alone.

    Below a section's name, or above a line of its own entry, it belongs to what follows.
    """
    result: list[PageLine] = []
    for at, line in enumerate(found):
        before = result[-1] if result else None
        after = found[at + 1] if at + 1 < len(found) else None
        begins = line.fresh and after is not None and not after.fresh and not after.bullet
        if (
            not line.bullet
            and _only_date(line)
            and any(one is not None and _only_date(one) for one in (before, after))
        ):
            line.kind = "date"  # a column of dates that was read before what they date
            result.append(line)
            continue
        if (
            before is not None
            and not before.bullet
            and not line.bullet
            and not begins
            and _only_date(line)
            and len(before.text) < 120
            and not section_names.section_of(before.text)
        ):
            before.text, before.claim = (
                f"{before.text}, {line.text}",
                f"{before.claim}, {line.claim}",
            )
            continue
        column = _COLUMN.search(line.claim) if not line.bullet else None
        dates = [one[0].strip() for one in page_lines.DATE.finditer(column[1])] if column else []
        if column and len(dates) > 1 and len(dates) * 5 <= len(column[1]) + 5:
            told = line.claim[: column.start()]
            result.append(PageLine(told, line.bullet, line.fresh, told))
            result += [PageLine(date, False, claim=date, kind="date") for date in dates]
        else:
            result.append(line)
    return result


def _only_date(line: PageLine) -> bool:
    return page_lines.is_only_date(line.claim)


_DATED_AT_THE_END = frozenset(("certifications", "awards", "publications"))
_YEAR_AT_THE_END = re.compile(r"([^\s,–-]) ((?:19|20)\d{2})$")
"""A year that stood in a column of its own beside what it dates."""


def _sort_out(found: list[PageLine], index: EvidenceIndex, name: str) -> None:
    """Section names, lines that claim nothing, and what of the others claims something."""
    section = ""
    # Where a card calls a grade by its name, the name is held like any word.
    graded = any(not printed_line.GRADES.isdisjoint(part.plain) for part in index.parts)
    for line in found:
        bare = page_head.bare(line.text)
        if line.kind == "date":
            pass
        elif (
            not line.bullet and (bare in page_head.DOCUMENT or printed_line.is_form(line.text))
        ) or (
            not line.bullet and bare in _SUBHEADS and (line.text.endswith(":") or not line.fresh)
        ):
            line.kind = "contact"
        elif not line.bullet and section_names.section_of(line.text):
            section, line.kind = section_names.section_of(line.text), "section"
        else:
            _read_label(line)
        line.section = line.section or section
        if line.section == "education" and not graded:
            line.claim = printed_line.without_grade_label(line.claim)
        if line.section in _DATED_AT_THE_END and not line.bullet and line.kind == "line":
            line.claim = printed_line.without_giver_words(line.claim)
            line.claim = _YEAR_AT_THE_END.sub(r"\1, \2", line.claim)
    top = next((at for at, line in enumerate(found) if line.kind == "section"), len(found))
    head = found[: min(top, _LONGEST_HEAD)] + [
        line for line in found[top:] if line.section == section_names.PERSONAL
    ]
    head += _second_head(found, top, name)
    reached = any(printed_line.is_reached_at(line.text) for line in head)
    named = bool(head) and (reached or (0 < top < len(found) and top <= _LONGEST_HEAD - 2))
    first = next((line for line in head if line.kind == "line"), None)
    for line in found:
        if line.kind == "line" and named and any(line is one for one in head):
            whose = line is first and not _is_of_another(line.text, name)
            _read_head(line, index, first=whose, alone=whose and _is_whose(line, head))
            # A page may begin with a name and a town, and not with a town alone.
            line.maybe_town = line.maybe_town and not (line is first and line.claim == line.text)
        elif line.kind == "line" and not line.bullet:
            line.claim = page_head.without_links(line.claim)
            line.kind = "line" if line.claim else "contact"
    if found and found[-1].kind == "line" and printed_line.is_signed(found[-1].text):
        found[-1].kind = "contact"


def _second_head(found: list[PageLine], top: int, name: str) -> list[PageLine]:
    """The lines between the owner's name and the next section, where a column stands before them; the name ends that column."""
    for at in range(top + 1, len(found)):
        if not name or page_head.bare(found[at].text) != name:
            continue
        end = next(
            (to for to in range(at, min(at + 6, len(found))) if found[to].kind == "section"), at
        )
        for line in found[at:end]:
            line.section = ""
        if end > at:
            found[at].kind = "section"
            return found[at + 1 : end]
    return []


_LONGEST_HEAD = 8
_SUBHEADS = frozenset(
    "responsibilities|key responsibilities|duties|main duties|tasks|achievements|key achievements|highlights|accomplishments|tools|software|technologies|technical skills|"
    "tech stack|environment|aufgaben|tätigkeiten|aufgaben und tätigkeiten|erfolge|schwerpunkte|technologien|umgebung|aufgabenschwerpunkte".split(
        "|"
    )
)
"""What parts the lines of one post and ends no section."""


def _read_label(line: PageLine) -> None:
    """Takes a section's name, or the name of a kind of skill, off a line that begins with it."""
    label, mark, rest = line.claim.partition(":")
    section = section_names.section_of_label(label)
    if mark and rest.strip() and section:
        line.claim, line.section = rest.strip(), section
        line.apart = not line.bullet and page_head.bare(label) not in _SUBHEADS
    else:
        line.claim = printed_line.without_categories(line.claim)


def _is_of_another(text: str, name: str) -> bool:
    """Whether a line has no word of the known name: then it is not whose page it is, but what is claimed of that person.

    A name in other letters shares no word with itself.
    """
    known, words = set(name.split()), page_head.bare(text).split()
    same_letters = all(map(_LATIN.fullmatch, (*known, *words)))
    return bool(known) and same_letters and not known.intersection(words)


_LATIN = re.compile(r"[a-z\u00df-\u024f'’.-]+")


def _is_whose(first: PageLine, head: Sequence[PageLine]) -> bool:
    """Whether nothing in a page's head speaks against its first line being a name: another name, or another's address."""
    below = [line.claim for line in head if line is not first]
    mailed = [mailbox for text in below for mailbox in _MAILBOX.findall(text)]
    if mailed and not any(
        word in fold(mailbox) for word in fold(first.claim).split() for mailbox in mailed
    ):
        return False
    names = [text for text in below if len(text.split()) > 1 and "," not in text]
    return not any(page_head.words_of_name(text) == len(text.split()) for text in names)


_MAILBOX = re.compile(r"[\w.+-]+(?=@)")


def _read_head(line: PageLine, index: EvidenceIndex, *, first: bool, alone: bool) -> None:
    """Leaves what a line at the top of a page claims beside name, place and contact."""
    kept = page_head.claims_of_head(line.claim, index, first=first, alone=alone)
    if kept != printed_line.parts(line.claim):
        line.claim = " | ".join(kept)
    line.kind = "line" if kept else "contact"
    line.maybe_town = not line.bullet and len(kept) == 1 and page_head.may_be_place(kept[0])
