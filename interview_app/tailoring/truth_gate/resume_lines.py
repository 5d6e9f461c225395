"""A résumé's text as lines that can be held against evidence: what is a heading, whose heading, and what claims something.

Works on any résumé, whoever wrote it: plain text, Markdown, or the text read from a PDF or DOCX.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from interview_app.domain.resume import SECTION_TITLES
from interview_app.tailoring.truth_gate import claims, page_head, printed_line
from interview_app.tailoring.truth_gate.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.tokens import fold

_BULLET = re.compile(r"^\s*(?:[-–—*•▪‣◦●○■□➤►·✓+]|\d{1,2}[.)])\s+")
_MARKDOWN = re.compile(r"(\*\*|__|`|<br\s*/?>)")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_SENTENCE = re.compile(r"(?<=[a-zäöüß0-9%)])[.!?]\s+(?=[A-ZÄÖÜ])")
_MORE_SECTIONS = """work experience|professional experience|employment|employment history|work history|career history|relevant experience|career summary|professional summary|
profile|about me|about|objective|technical skills|key skills|core skills|core competencies|competencies|areas of expertise|expertise|qualifications|education and training|
certificates|certifications and licenses|licences|licenses|licenses and certifications|licences and certifications|training|courses|volunteer experience|volunteer work|awards and honors|honors|honours|achievements|
key achievements|selected achievements|personal projects|selected projects|hobbies|hobbies and interests|references|additional information|contact|personal details|highlights|career highlights|
beruflicher werdegang|werdegang|berufliche erfahrung|praxiserfahrung|bildungsweg|schulbildung|studium|aus und weiterbildung|ausbildung und studium|weiterbildung|weiterbildungen|fähigkeiten|
it kenntnisse|edv kenntnisse|sprachkenntnisse|kompetenzen|fachkenntnisse|zertifizierungen|hobbys|ehrenamtliches engagement|engagement|publikationen|persönliche daten|über mich|kurzprofil|referenzen|lebenslauf|
curriculum vitae|resume|résumé|cv|licenses certifications|skills and tools|tools|technologies|experience highlights|stärken|interessen und hobbys"""
INTERESTS = frozenset(
    ("interests", "hobbies", "hobbies and interests", "interessen", "hobbys", "interessen und hobbys")
)

LANGUAGES = frozenset(("languages", "language skills", "sprachen", "sprachkenntnisse"))
_TONGUES = frozenset("english german french spanish italian portuguese arabic mandarin chinese japanese russian polish turkish dutch hindi urdu deutsch englisch französisch spanisch italienisch russisch polnisch türkisch arabisch".split())  # fmt: skip


def tells_languages(index: EvidenceIndex) -> bool:
    """Whether any card says which languages the person speaks; without one their list cannot be judged."""
    return any(word in part.plain for part in index.parts for word in _TONGUES)


@dataclass(frozen=True, slots=True)
class ResumeLine:
    """A line to hold against evidence: the whole line, its sentences, and the employer whose heading it stands under.

    `claim` is what of the line is held against evidence, and `sentences` are the claim's. `post` is the title in that
    heading, where it is one of the evidence. `heading` is a line that names an employer or school, or its post and dates.
    `maybe_town` is a line of names at the top of a page, which may be where the person lives.
    """

    text: str
    claim: str
    sentences: tuple[str, ...]
    company: str | None = None
    heading: bool = False
    section: str = ""
    post: str | None = None
    maybe_town: bool = False


@dataclass(slots=True)
class _Raw:
    text: str
    bullet: bool
    fresh: bool = False
    """Whether a blank line stood before it."""
    claim: str = ""
    section: str = ""
    kind: str = "line"
    company: str | None = None
    apart: bool = False
    """Whether it is a section of its own in one line: "Languages: English, German"."""
    maybe_town: bool = False


_HEADING = ("heading", "dated", "above")


def resume_lines(text: str, index: EvidenceIndex) -> list[ResumeLine]:
    """The lines of a résumé that claim something, in order; section names and contact are passed over."""
    found = _unwrapped(text)
    for line in found:
        line.claim = printed_line.said(printed_line.without_form(line.text))
    found = _with_dates(found)
    _sort_out(found, index)
    _find_headings(found, index)
    result: list[ResumeLine] = []
    company: str | None = None
    post: str | None = None
    in_heading = False
    for line in found:
        if line.kind == "section" or line.apart:
            company = post = None
        if line.kind == "section":
            pass
        elif line.kind == "heading":
            company = line.company
        elif line.kind == "dated" and line.company is None:
            company = None
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
            ResumeLine(line.text, line.claim, sentences, under, at_heading, line.section, of_post, line.maybe_town)
        )
    return result


def plain(line: str) -> str:
    """A line without its bullet mark and Markdown."""
    bare = _LINK.sub(r"\1", _MARKDOWN.sub(" ", line))
    bare = re.sub(r"(?<!\w)[*_](\S.*?\S|\S)[*_](?!\w)", r"\1", bare)
    return re.sub(r"\s+", " ", _BULLET.sub("", bare.strip().lstrip("#").strip().strip("|"))).strip()


def _unwrapped(text: str) -> list[_Raw]:
    """Lines without their marks; a line that was broken by the page's width is made whole again."""
    found: list[_Raw] = []
    blank = True
    for raw in text.replace("\u00a0", " ").replace("\u00ad", "").splitlines():
        bullet = bool(_BULLET.match(raw))
        bare = plain(raw)
        if not bare or set(bare) <= set("-=_*| :"):
            blank = True
            continue
        before = found[-1] if found else None
        if before is not None and not bullet and not blank and not raw.startswith("#") and _goes_on(before, bare, raw):
            before.text = (
                before.text[:-1] + bare
                if before.text.endswith("-")
                and bare[0].islower()
                and before.text[-2:-1].isalpha()
                and not before.text.endswith(" -")
                else f"{before.text} {bare}"
            )
        else:
            found.append(_Raw(bare, bullet, blank))
        blank = False
    return found


_OPEN_ENDED = frozenset(
    "of in at by for to from with and or the a an as that which into its their his her our my per than via under over between während und oder sowie der die das den dem des ein eine einen einem "
    "einer eines für von vom zum zur bei im am durch gegen über unter nach seit als wie je pro &".split()
)


def _goes_on(before: _Raw, text: str, raw: str) -> bool:
    if len(before.text) < 45 or before.text.endswith((".", "!", "?", ":")):
        return False
    if text[0].islower() or text[0] in "(%&€$" or before.text.endswith((",", "-")):
        return True
    last = fold(before.text.rsplit(" ", 1)[-1])
    if last in _OPEN_ENDED:
        return True
    return before.bullet and raw.startswith((" ", "\t")) and len(before.text) >= 60


_DATE = r"(?:(?:[A-Za-zäÄéÉûÛ]{3,10}\.? )?(?:\d{1,2}[./])?(?:19|20)\d{2}|present|heute|aujourd['’]hui|actualidad)"
_DATE_ONLY = re.compile(rf"{_DATE}(?:\s*(?:[-–—]|to|bis)\s*{_DATE})?", re.IGNORECASE)
_COLUMN = re.compile(rf"\s+((?:{_DATE_ONLY.pattern})(?:\s+(?:{_DATE_ONLY.pattern}))+)$", re.IGNORECASE)


def _with_dates(found: Sequence[_Raw]) -> list[_Raw]:
    """A line of nothing but a date belongs to the heading above it; a column of dates read as one line stands alone.

    Below a section's name, or above a line of its own entry, it belongs to what follows.
    """
    sections = _sections()
    result: list[_Raw] = []
    for at, line in enumerate(found):
        before = result[-1] if result else None
        after = found[at + 1] if at + 1 < len(found) else None
        begins = line.fresh and after is not None and not after.fresh and not after.bullet
        if (
            before is not None
            and not before.bullet
            and not line.bullet
            and not begins
            and _DATE_ONLY.fullmatch(line.claim.strip("()"))
            and len(before.text) < 120
            and page_head.bare(before.text) not in sections
        ):
            before.text, before.claim = f"{before.text}, {line.text}", f"{before.claim}, {line.claim}"
            continue
        column = _COLUMN.search(line.claim) if not line.bullet else None
        dates = [one[0].strip() for one in _DATE_ONLY.finditer(column[1])] if column else []
        if column and len(dates) > 1 and len(dates) * 5 <= len(column[1]) + 5:
            told = line.claim[: column.start()]
            result.append(_Raw(told, line.bullet, line.fresh, told))
            result += [_Raw(date, False, claim=date, kind="date") for date in dates]
        else:
            result.append(line)
    return result


@lru_cache(maxsize=1)
def _sections() -> dict[str, str]:
    names = {fold(title): key for titles in SECTION_TITLES.values() for key, title in titles.items()}
    return names | {
        " ".join(name.split()): " ".join(name.split()) for name in _MORE_SECTIONS.replace("\n", "").split("|")
    }


_DATED_AT_THE_END = frozenset(("certifications", "awards", "publications"))
_YEAR_AT_THE_END = re.compile(r"([^\s,–-]) ((?:19|20)\d{2})$")
"""A year that stood in a column of its own beside what it dates."""


def _sort_out(found: list[_Raw], index: EvidenceIndex) -> None:
    """Section names, lines that claim nothing, and what of the others claims something."""
    names = _sections()
    section = ""
    for line in found:
        bare = page_head.bare(line.text)
        if line.kind == "date":
            pass
        elif not line.bullet and (bare in page_head.DOCUMENT or printed_line.is_form(line.text)):
            line.kind = "contact"
        elif bare in names and not line.bullet:
            section, line.kind = names[bare], "section"
        else:
            _read_label(line, names)
        line.section = line.section or section
        if line.section in _DATED_AT_THE_END and not line.bullet and line.kind == "line":
            line.claim = _YEAR_AT_THE_END.sub(r"\1, \2", line.claim)
    top = next((at for at, line in enumerate(found) if line.kind == "section"), len(found))
    head = found[: min(top, _LONGEST_HEAD)] + [line for line in found[top:] if line.section in _PERSONAL]
    reached = any(printed_line.is_reached_at(line.text) for line in head)
    named = bool(head) and (reached or (0 < top < len(found) and top <= _LONGEST_HEAD - 2))
    first = next((line for line in head if line.kind == "line"), None)
    for line in found:
        if line.kind == "line" and named and any(line is one for one in head):
            _read_head(line, index, first=line is first)
        elif line.kind == "line" and not line.bullet:
            line.claim = page_head.without_links(line.claim)
            line.kind = "line" if line.claim else "contact"
    if found and found[-1].kind == "line" and printed_line.is_signed(found[-1].text):
        found[-1].kind = "contact"


_LONGEST_HEAD = 8
_PERSONAL = frozenset(("contact", "personal details", "persönliche daten", "kontakt", "kontaktdaten"))
_OF_ONE_POST = frozenset(
    ("tools", "technologies", "technical skills", "highlights", "achievements", "key achievements")
)


def _read_label(line: _Raw, names: dict[str, str]) -> None:
    """Takes a section's name, or the name of a kind of skill, off a line that begins with it."""
    label, mark, rest = line.claim.partition(":")
    key = page_head.bare(label)
    if mark and rest.strip() and key in names:
        line.claim, line.section = rest.strip(), names[key]
        line.apart = not line.bullet and line.section not in _OF_ONE_POST
    else:
        line.claim = printed_line.without_category(line.claim)


def _read_head(line: _Raw, index: EvidenceIndex, *, first: bool) -> None:
    """Leaves what a line at the top of a page claims beside name, place and contact."""
    kept = page_head.claims_of_head(line.claim, index, first=first)
    if kept != printed_line.parts(line.claim):
        line.claim = " | ".join(kept)
    line.kind = "line" if kept else "contact"
    line.maybe_town = not line.bullet and len(kept) == 1 and page_head.may_be_place(kept[0])


def _find_headings(found: list[_Raw], index: EvidenceIndex) -> None:
    """Marks lines that name an employer or school, short lines right above them, and dated lines of unknown ones."""
    for line in found:
        if line.kind != "line" or line.bullet or line.section in _NO_ENTRIES or line.maybe_town:
            continue
        read = claims.read(line.claim)
        short = sum(token.kind != "punct" for token in read.tokens) <= 24 and not _ends_a_sentence(line.claim)
        first = read.words[0] if read.words else None
        verb_first = first is not None and first.verb not in ("", first.token.low) and first.at == 0 and not read.dates
        verb_first = verb_first and line.section != "education"  # "Ausbildung zum Elektroniker, Elektro Hauffe"
        verb_first = verb_first and not _begins_with_post(line.claim, index)  # "Welding Inspector"
        companies = [key for key in index.companies_in(read) if key]
        if short and companies and not verb_first:
            line.kind, line.company = "heading", index.by_company[companies[0]][0].company
        elif short and any(mention.end is not None for mention in read.dates) and not verb_first:
            line.kind = "dated"
        elif short and len(read.tokens) <= 9 and not verb_first:
            line.kind = "short"
    _borrow(found, index)


def _begins_with_post(text: str, index: EvidenceIndex) -> bool:
    lows = index.post(text)
    return any(lows[:size] in index.by_post for size in range(1, min(len(lows), _LONGEST_TITLE) + 1))


_LONGEST_TITLE = 10
_NO_ENTRIES = frozenset(
    "summary|profile|about me|about|objective|professional summary|career summary|kurzprofil|über mich|skills|languages|interests|references".split(
        "|"
    )
)
"""Sections of prose and lists: no line of theirs is the heading of an entry."""
_ABBREVIATED = re.compile(r"\b(?:Inc|Ltd|Co|Corp|e\.\s?V|St|Bros|Univ|approx|Dr|Sr|Jr|dept)\.$", re.IGNORECASE)


def _ends_a_sentence(text: str) -> bool:
    return text.endswith(".") and not _ABBREVIATED.search(text)


def _borrow(found: Sequence[_Raw], index: EvidenceIndex) -> None:
    """A short or dated line right above or below an employer's heading belongs to it."""
    for at, line in enumerate(found):
        if line.kind not in ("short", "dated") or line.company:
            continue
        for step in (1, 2):
            near = found[at + step] if at + step < len(found) else None
            if near is None or near.bullet or near.kind in ("section", "contact", "line"):
                break
            if near.fresh and not line.fresh:
                break  # the end of one entry; the blank line begins another
            if near.kind == "heading":
                before = found[at - 1] if at else None
                if before is None or before.kind != "heading":
                    line.company, line.kind = near.company, "above"
                break
        before = found[at - 1] if at else None
        if line.kind == "dated" and not line.company and before is not None and before.kind == "heading":
            line.company, line.kind = before.company, "above"
        under = before.company if before is not None and before.kind in ("heading", "above") else None
        if (
            line.kind == "short"
            and under
            and (page_head.all_places(line.claim) or _begins_with_post(line.claim, index))
        ):
            line.company, line.kind = under, "above"
        if (
            line.kind == "dated"
            and not line.company
            and at > 1
            and found[at - 2].kind == "heading"
            and found[at - 1].kind == "short"
        ):
            line.company, line.kind = found[at - 2].company, "above"
