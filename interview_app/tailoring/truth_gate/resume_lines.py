"""A résumé's text as lines that can be held against evidence: what is a heading, whose heading, and what claims something.

Works on any résumé, whoever wrote it: plain text, Markdown, or the text read from a PDF or DOCX.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from interview_app.domain.resume import SECTION_TITLES
from interview_app.tailoring.truth_gate import claims, lexicon
from interview_app.tailoring.truth_gate.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.tokens import fold

_BULLET = re.compile(r"^\s*(?:[-–—*•▪‣◦●○■□➤►·✓+]|\d{1,2}[.)])\s+")
_MARKDOWN = re.compile(r"(\*\*|__|`|<br\s*/?>)")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_CONTACT = re.compile(r"@|https?://|www\.|linkedin\.|github\.|(?:\+|\b00|\(0|\b0)(?!\d?[./](?:19|20)\d\d\b)\d[\d\s()/.-]{6,}|\b[a-z0-9-]+\.(?:com|org|net|io|de|dev|me|co\.uk)\b", re.IGNORECASE)  # fmt: skip
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

    `post` is the title in that heading, where it is one of the evidence. `heading` is a line that names an employer or
    school, or its post and dates.
    """

    text: str
    sentences: tuple[str, ...]
    company: str | None = None
    heading: bool = False
    section: str = ""
    post: str | None = None


@dataclass(slots=True)
class _Raw:
    text: str
    bullet: bool
    section: str = ""
    kind: str = "line"
    company: str | None = None


_HEADING = ("heading", "dated", "above")


def resume_lines(text: str, index: EvidenceIndex) -> list[ResumeLine]:
    """The lines of a résumé that claim something, in order; section names and contact are passed over."""
    found = _unwrapped(text)
    found = _with_dates(found)
    _sort_out(found)
    _find_headings(found, index)
    result: list[ResumeLine] = []
    company: str | None = None
    post: str | None = None
    in_heading = False
    for line in found:
        if line.kind == "section":
            company = None
        elif line.kind == "heading":
            company = line.company
        elif line.kind == "dated" and line.company is None:
            company = None
        at_heading = line.kind in _HEADING
        if line.kind == "section" or (at_heading and not in_heading):
            post = None
        if at_heading and line.company:
            post = index.post_named(line.text, line.company) or post
        in_heading = at_heading or line.kind == "date"
        if line.kind in ("section", "contact"):
            continue
        under = None if line.kind == "date" else line.company or company
        sentences = tuple(part.strip() for part in _SENTENCE.split(line.text) if part.strip())
        result.append(ResumeLine(line.text, sentences, under, at_heading, line.section, None if at_heading else post))
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
            found.append(_Raw(bare, bullet))
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
    """A line of nothing but a date belongs to the heading above it; a column of dates read as one line stands alone."""
    result: list[_Raw] = []
    for line in found:
        before = result[-1] if result else None
        if (
            before is not None
            and not before.bullet
            and not line.bullet
            and _DATE_ONLY.fullmatch(line.text)
            and len(before.text) < 120
        ):
            before.text = f"{before.text}, {line.text}"
            continue
        column = _COLUMN.search(line.text) if not line.bullet else None
        dates = [one[0].strip() for one in _DATE_ONLY.finditer(column[1])] if column else []
        if column and len(dates) > 1 and len(dates) * 5 <= len(column[1]) + 5:
            result.append(_Raw(line.text[: column.start()], line.bullet))
            result += [_Raw(date, False, kind="date") for date in dates]
        else:
            result.append(line)
    return result


def _sections() -> dict[str, str]:
    names = {fold(title): key for titles in SECTION_TITLES.values() for key, title in titles.items()}
    return names | {
        " ".join(name.split()): " ".join(name.split()) for name in _MORE_SECTIONS.replace("\n", "").split("|")
    }


_DATED_AT_THE_END = frozenset(("certifications", "awards", "publications"))
_YEAR_AT_THE_END = re.compile(r"([^\s,–-]) ((?:19|20)\d{2})$")
"""A year that stood in a column of its own beside what it dates."""


def _sort_out(found: list[_Raw]) -> None:
    """Section names and contact lines; the name and place at the top of a page with contact are contact too."""
    names = _sections()
    section = ""
    for line in found:
        if line.kind == "date":
            line.section = section
            continue
        bare = " ".join(re.sub(r"[^\w\s]", " ", line.text.casefold()).split())
        if bare in names and not line.bullet:
            section, line.kind = names[bare], "section"
        elif _CONTACT.search(line.text) and not line.bullet and _only_contact(line.text):
            line.kind = "contact"
        elif section in _DATED_AT_THE_END and not line.bullet:
            line.text = _YEAR_AT_THE_END.sub(r"\1, \2", line.text)
        line.section = section
    top = next((at for at, line in enumerate(found) if line.kind == "section"), len(found))
    head = found[: min(top, 8)]
    if any(line.kind == "contact" for line in head) or (0 < top < len(found) and top <= 6):
        for at, line in enumerate(head):
            if line.kind == "line" and not line.bullet and _name_or_place(line.text, first=at == 0):
                line.kind = "contact"


def _only_contact(text: str) -> bool:
    rest = re.sub(r"\S*@\S*|https?://\S+|www\.\S+|\S+\.(?:com|org|net|io|de|dev|me)\S*|[\d+()/.|•·,:;–-]+", " ", text)
    words = [word for word in rest.split() if len(word) > 1]
    return len(words) <= 8 and not any(lexicon.is_title(fold(word)) or fold(word) in lexicon.proven() for word in words)


def _name_or_place(text: str, *, first: bool) -> bool:
    words = re.findall(r"[^\W\d_][\w'’.-]*", text)
    if not 1 <= len(words) <= 6 or (re.search(r"\d", text) and first):
        return False
    if any(
        lexicon.is_title(fold(word)) or fold(word) in lexicon.proven() or fold(word) in lexicon.verbs()
        for word in words
    ):
        return False
    capital = all(word[0].isupper() or word in ("de", "van", "von", "der", "la", "of", "am", "an") for word in words)
    return capital and (first or bool(re.fullmatch(r"[\w\s.'’-]+(?:[,|·•]\s*[\w\s.'’-]+){0,3}", text)))


def _find_headings(found: list[_Raw], index: EvidenceIndex) -> None:
    """Marks lines that name an employer or school, short lines right above them, and dated lines of unknown ones."""
    for line in found:
        if line.kind != "line" or line.bullet:
            continue
        read = claims.read(line.text)
        short = sum(token.kind != "punct" for token in read.tokens) <= 24 and not line.text.endswith(".")
        first = read.words[0] if read.words else None
        verb_first = first is not None and first.verb not in ("", first.token.low) and first.at == 0 and not read.dates
        verb_first = verb_first and line.section != "education"  # "Ausbildung zum Elektroniker, Elektro Hauffe"
        companies = [key for key in index.companies_in(read) if key]
        if short and companies and not verb_first:
            line.kind, line.company = "heading", index.by_company[companies[0]][0].company
        elif short and any(mention.end is not None for mention in read.dates) and not verb_first:
            line.kind = "dated"
        elif short and len(read.tokens) <= 9 and not verb_first:
            line.kind = "short"
    _borrow(found)


def _borrow(found: Sequence[_Raw]) -> None:
    """A short or dated line right above or below an employer's heading belongs to it."""
    for at, line in enumerate(found):
        if line.kind not in ("short", "dated") or line.company:
            continue
        for step in (1, 2):
            near = found[at + step] if at + step < len(found) else None
            if near is None or near.bullet or near.kind in ("section", "contact", "line"):
                break
            if near.kind == "heading":
                before = found[at - 1] if at else None
                if before is None or before.kind != "heading":
                    line.company, line.kind = near.company, "above"
                break
        if line.kind == "dated" and not line.company and at and found[at - 1].kind == "heading":
            line.company, line.kind = found[at - 1].company, "above"
        if (
            line.kind == "dated"
            and not line.company
            and at > 1
            and found[at - 2].kind == "heading"
            and found[at - 1].kind == "short"
        ):
            line.company, line.kind = found[at - 2].company, "above"
