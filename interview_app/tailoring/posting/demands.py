"""The demands, wishes and tasks of a posting, each by its own words (CONTRACT D4): lists by their
headings, prose by what it says.

What a language says stands in its file (`cues`); here is only how a posting is laid out: items
under a heading, values behind a label, sentences, their clauses, and the list that one sentence
makes. What the employer tells about itself, pays, or asks of an application is none of them.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from interview_app.domain.posting import Posting, PostingSpan
from interview_app.language.any_language import is_title
from interview_app.language.data import load
from interview_app.language.dates import durations_in
from interview_app.language.tokens import Token, plain, tokens
from interview_app.tailoring.posting.cues import (
    Section,
    announced,
    asked,
    hits,
    is_heading,
    is_known_heading,
    labelled,
    phrases,
    says,
    without_markup,
)
from interview_app.tailoring.posting.terms import names_something
from interview_app.tailoring.posting.text import BULLET, outline_lines

Kind = Literal["must", "nice", "duty", "told"]
"""A must-have, a nice-to-have, a listed task, or a task that prose or a list without a heading tells."""

_KIND_OF: dict[Section, Kind] = {"must": "must", "nice": "nice", "duty": "duty"}
_END = re.compile(r"[.!?]+[\"”’)*_]*\s+(?=[\"“(]?(?:[^\W_a-z]|[£€$]))")
_SHORTENED = re.compile(r"(?:\b[^\W\d_]|\b[^\W\d_aeiouyäöü]+)\.$", re.IGNORECASE)
"""A point behind one letter or a word without a vowel ends no sentence: "U.S.", "bzw."."""
_WITHIN = re.compile(r"(?<=[.!?;])\s+(?=[^\W\d_][^.:;!?]{1,40}:\s)")
"""Before a label within a line, where a sentence begins."""
_PAUSE = re.compile(r"[,;:]\s+|\s+[-–—]\s+")
_NO_FRAGMENT = re.compile(r"^(?:\W|\d)*$|//|\S@\S|\b[^\W\d_]/[^\W\d_](?:/[^\W\d_])?\b")
"""No word, an address, or whom a post is open to: "(m/w/d)"."""
_LONGEST = 120
"""Words of an item at most; more is a text and no demand."""
_LONG_LABEL = 60
"""Characters in which a label and its colon, or a shortened word, stand."""
_PART = 8
"""Words of a demand in a sentence's list at most."""
_LIST = 2
"""Demands of a list behind a label at least; in a sentence they are one more."""
_HEADING = 6
"""Words from which a heading is a sentence about its own list and no title of what follows it."""
_OWN_LIST = 3
"""Demands in lists from which a posting lists all of them."""
_PARAGRAPH = 3
"""Sentences of a list's item from which it is a paragraph."""


@dataclass(frozen=True, slots=True)
class Item:
    """One demand, wish or task: its words, where they begin in the posting, and how sure its kind is.

    `explicit`: its kind was said, not inferred. `listed`: it stands in a list or behind a label, not in prose.
    """

    text: str
    start: int
    kind: Kind
    explicit: bool = True
    listed: bool = True

    def span(self, posting: Posting) -> PostingSpan:
        """Its words in the posting, as they stand there."""
        marks = map(re.escape, re.findall(r"\w+|[^\w\s]", self.text))
        found = re.compile(r"[\W_]*?".join(marks)).search(posting.text, self.start)
        end = min(len(posting.text), self.start + len(self.text))
        start, end = found.span() if found is not None else (self.start, end)
        return PostingSpan(start=start, end=end, quote=posting.text[start:end])


def items(posting: Posting) -> list[Item]:
    """What a posting asks for and what it gives to do, in its order; flagged text is passed over.
    Where it lists what must be, nothing above its lists is a demand: there it tells of itself.
    """
    found = list(_read(posting))
    listed = [one for one in found if one.listed]
    if sum(one.kind == "must" for one in listed) < _OWN_LIST:
        return found
    return [one for one in found if one.kind != "must" or one.start >= listed[0].start]


def _read(posting: Posting) -> Iterator[Item]:
    code = posting.language
    flagged = [flag.span for flag in posting.flags if flag.code == "instruction_like_text"]
    section: Section = ""
    above: Section = ""
    in_list = False
    lines = outline_lines(posting.text, code)
    for at, (start, line, apart) in enumerate(lines):
        if any(span.start < start + len(line) and start < span.end for span in flagged):
            continue
        mark = BULLET.match(line)
        if mark is not None:
            in_list = True
            yield from _of_item(code, line[mark.end() :], start + mark.end(), section)
            continue
        section = "" if apart and in_list else section
        in_list = in_list and not apart
        below = lines[at + 1][1] if at + 1 < len(lines) else ""
        label = labelled(line)
        if label is not None and (at or announced(code, label[0])):
            yield from _of_prose(code, line, start, "")
        elif below and is_heading(line):
            section = _under(code, line, below, first=at == 0, above=above)
            above = section if len(line.split()) <= _HEADING else above
        else:
            yield from _of_prose(code, line, start, section)


def _under(code: str, heading: str, below: str, *, first: bool, above: Section) -> Section:
    """The section under a heading; one that only leads in a list goes on with the section above it."""
    leads_in = BULLET.match(below) is not None
    # The first line names the post: "Leitung für unser Haus" announces no offer.
    says_it = leads_in or not first or is_known_heading(code, heading)
    said = announced(code, heading) if says_it else ""
    if said in ("duty", "") and _employer_speaks(code, heading):
        return "offer"
    return said or ((above or "duty") if leads_in and heading.rstrip("*_ ").endswith(":") else "")


def _of_item(code: str, text: str, start: int, section: Section) -> Iterator[Item]:
    """What an item of a list asks for: itself, or the sentences of its paragraph."""
    if section == "offer":
        return
    told = [asked(code, sentence) for _at, sentence in sentences(code, text)]
    if len(told) >= _PARAGRAPH or "nice" in told[1:]:
        yield from _of_prose(code, text, start, section, listed=True)
    elif asks(code, text := bare(text)):
        wish = _wish_behind(code, text) if section == "must" else 0
        for at, part in ((0, text[:wish]), (wish, text[wish:])) if wish else ((0, text),):
            yield Item(bare(part), start + at, _kind_of_item(code, part, section))


def _wish_behind(code: str, text: str) -> int:
    """Where in a demand a wish begins that a pause parts from what must be: "a finished training,
    ideally as a master"; 0 where none does.
    """
    ends = (one.end() for one in _PAUSE.finditer(text))
    clear = (at for at in ends if asked(code, text[:at]) != "nice")
    # The wish begins behind the last pause before which nothing is one.
    at = max(clear, default=0)
    return at if asked(code, text[at:]) == "nice" and names_something(text[:at], code) else 0


def _kind_of_item(code: str, text: str, section: Section) -> Kind:
    if asked(code, text) == "nice":
        return "nice"
    must = section == "must" or (section != "duty" and _says_must(code, text))
    return (
        "must" if must or (not section and _begins(code, text)) else _KIND_OF.get(section, "told")
    )


def _begins(code: str, text: str) -> bool:
    """Whether a text begins as what stands over demands: "Previous experience with …"."""
    found = tokens(text)
    first = 0
    while (hit := phrases(code, "asking").at(found, first)) is not None:
        first += hit[1]
    return any(phrases(code, "must_headings").at(found, at) for at in range(first + 1))


def _of_prose(
    code: str, line: str, start: int, section: Section, *, listed: bool = False
) -> Iterator[Item]:
    """What the sentences of a line ask for; behind a label of its own each of them is in its section."""
    for place, sentence in sentences(code, line):
        label = labelled(sentence)
        said = announced(code, label[0]) if label is not None else ""
        if label is not None and said:
            section, listed = said, True
            place, sentence = place + sentence.rindex(label[1]), label[1]
        if section != "offer" and len(sentence.split()) <= _LONGEST:
            before: Kind | None = None
            for at, clause in clauses(code, sentence):
                asks_on = before if at and not asked(code, clause) else None
                found = _of_clause(
                    code, clause, start + place + at, section, listed=listed, before=asks_on
                )
                for one in found:
                    yield one
                    before = one.kind


def _of_clause(
    code: str, clause: str, start: int, section: Section, *, listed: bool, before: Kind | None
) -> Iterator[Item]:
    skipped = lead(code, clause, goes_on=before is not None)
    if not asks(code, bare(clause)) or _of_the_employer(code, clause, skipped):
        return
    kind = _kind_of_clause(code, clause, skipped, section, listed=listed)
    kind = "nice" if kind == "must" and before == "nice" else kind
    if kind in ("must", "nice"):
        rest, fewest = clause[skipped:], _LIST if listed else _LIST + 1
        for at, part in parts(code, rest, fewest=fewest) if listed or skipped else [(0, rest)]:
            yield Item(bare(part), start + skipped + at, kind, listed=listed)
    elif kind is not None:
        yield Item(bare(clause), start, kind, listed=listed)


def _is_closed(code: str, text: str) -> bool:
    """Whether a text begins or ends with the word that it must be or is a wish: "Good English needed"."""
    found = tokens(text)
    told = [place for table in ("must", "nice") for place in hits(code, table, found)]
    return any(at == 0 or at + size == len(found) for at, size in told)


def _kind_of_clause(
    code: str, clause: str, skipped: int, section: Section, *, listed: bool
) -> Kind | None:
    """What a clause of prose asks for or tells of the work, if anything."""
    about = (
        bool(skipped)
        or any(says(code, table, clause) for table in ("applicant", "must_headings"))
        or _is_closed(code, clause)
    )
    if (listed or about) and asked(code, clause) == "nice":
        return "nice"
    if listed:
        return _KIND_OF.get(section)
    if not skipped and says(code, "tasks", clause):
        return "told"
    must = section in ("must", "nice") or asked(code, clause) == "must" or _begins(code, clause)
    if skipped or (about and must):
        return "nice" if section == "nice" else "must"
    return "told" if section == "duty" else None


def _of_the_employer(code: str, clause: str, skipped: int) -> bool:
    """Whether a clause tells what the employer does or is, or names the post it has to give."""
    if not _employer_speaks(code, clause):
        return False
    sought = re.findall(r"[^\W\d_]+", clause[skipped:])
    return not skipped or (any(map(is_title, sought)) and not _says_must(code, clause))


def _employer_speaks(code: str, text: str) -> bool:
    """Whether a text begins with the employer, or with a small word that joins it to what is before."""
    found = tokens(text)
    small = load(code).small_forms
    joined = len(found) > 1 and all(plain(one.text) in small for one in found[:2])
    return any(phrases(code, "employer").at(found, at) for at in (0, int(joined)))


def _says_must(code: str, text: str) -> bool:
    """Whether a text says that something must be, or for how many years."""
    return asked(code, text) == "must" or any(one.months >= 12 for one in durations_in(text, code))


def asks(code: str, text: str) -> bool:
    """Whether a text can be a demand or a task at all: no address, no pay, no word about applying,
    and not what a posting says it does not ask for.
    """
    return (
        len(text.split()) <= _LONGEST
        and (not text.endswith("?") or lead(code, text) > 0)
        and names_something(text, code)
        and not _NO_FRAGMENT.search(text)
        and not says(code, "formal", text)
        and (asked(code, text) == "nice" or not _waives(code, text))
    )


def _waives(code: str, text: str) -> bool:
    """Whether a text denies that something must be: "A degree is not required"."""
    found = tokens(text)
    must = [at for at, _size in hits(code, "must", found)]
    data = load(code)
    denied = (
        at
        for at in range(len(found))
        if (hit := data.limit_words.at(found, at)) is not None and hit[0] == "negation"
    )
    return bool(must) and next(denied, len(found)) < must[-1]


def lead(code: str, clause: str, *, goes_on: bool = False, within: bool = False) -> int:
    """The characters before what a clause asks for, where it begins with words that speak of whom
    the employer wants; 0 where it does not. `goes_on`: another clause that asks stands before it,
    whose words it need not repeat. `within`: it begins no sentence, where one word alone does not
    say it.
    """
    found = tokens(clause)
    leads = phrases(code, "leads")
    joined = bool(found) and plain(found[0].text) in load(code).small_forms
    begun = any(phrases(code, table).at(found, 0) for table in ("leads", "employer"))
    first = at = int(joined and not begun)
    while (hit := leads.at(found, at)) is not None:
        at += hit[1]
    alone = at == first + 1 and not goes_on and (within or joined)
    if at == first or alone or at >= len(found):
        return 0
    return clause.rfind(" ", 0, found[at].start) + 1


def _is_joint(code: str, token: Token) -> bool:
    return plain(token.text) in load(code).numbers.joints


def clauses(code: str, sentence: str) -> Iterator[tuple[int, str]]:
    """The parts of a sentence that ask by themselves, with their places: each begins as one that
    speaks of whom the employer wants, or says its own kind.
    """
    begun = 0
    for at, end in _pauses(code, sentence):
        rest = sentence[end:]
        after = _PAUSE.split(rest)[0]
        before = sentence[begun:at]
        parted = sentence[at] == ";" or (asked(code, before) and asked(code, after))
        if names_something(before, code) and (
            parted or lead(code, rest, goes_on=lead(code, before) > 0, within=True)
        ):
            yield begun, sentence[begun:at]
            begun = end
    yield begun, sentence[begun:]


def _pauses(code: str, sentence: str) -> list[tuple[int, int]]:
    """Where a clause may end and the next one begin: at marks, and at "and"."""
    found = [(one.start(), one.end()) for one in _PAUSE.finditer(sentence)]
    joints = [token for token in tokens(sentence) if _is_joint(code, token)]
    return sorted(found + [(one.start, one.end + 1) for one in joints])


def parts(code: str, text: str, *, fewest: int) -> list[tuple[int, str]]:
    """The demands that a clause lists, with their places: "forklift licence, good English and a
    car"; the clause itself where it is no list of so many short ones.
    """
    ends = [(one.start(), one.end()) for one in re.finditer(r"[,;]\s+", text)]
    last = ends[-1][1] if ends else len(text)
    joint = next((one for one in tokens(text) if one.start > last and _is_joint(code, one)), None)
    if joint is not None:
        ends.append((joint.start, joint.end))
    found = []
    begun = 0
    for end, after in [*ends, (len(text), len(text))]:
        found.append((begun, text[begun:end]))
        begun = after
    listed = len(found) >= fewest and all(
        _stands_alone(code, part, closed=joint is not None) for _at, part in found
    )
    return [_bare_part(code, *one) for one in found] if listed else [(0, text)]


def _stands_alone(code: str, part: str, *, closed: bool) -> bool:
    """Whether a part of a sentence can be a demand of a list: short, and no clause that hangs on.
    `closed`: an "and" before the last part says that they are a list.
    """
    found = tokens(part)
    first = found[int(bool(found) and _is_joint(code, found[0])) :]
    hangs = first and plain(first[0].text) in map(plain, load(code).small_words.others)
    return names_something(part, code) and len(first) <= _PART and (closed or not hangs)


def _bare_part(code: str, at: int, part: str) -> tuple[int, str]:
    found = tokens(part)
    skipped = found[int(len(found) > 1 and _is_joint(code, found[0]))].start
    return at + skipped, part[skipped:].rstrip()


def sentences(code: str, line: str) -> Iterator[tuple[int, str]]:
    """The sentences of a line with their places; a label that announces something begins one."""
    ends = [
        one.end()
        for one in _END.finditer(line)
        if not _SHORTENED.search(line[max(0, one.start() - _LONG_LABEL) : one.end()].rstrip())
    ]
    for one in _WITHIN.finditer(line):
        label = labelled(line[one.end() : one.end() + _LONG_LABEL])
        if label is not None and announced(code, label[0]):
            ends.append(one.end())
    at = 0
    for end in sorted({*ends, len(line)}):
        if line[at:end].strip():
            yield at, line[at:end].rstrip()
        at = end


def bare(text: str) -> str:
    """A text without the marks of Markdown and without its full stop."""
    linked = re.sub(r"\[([^\]]+)\]\s?\([^)\s]*\)", r"\1", text)
    stressed = re.sub(r"(?<![\w*])\*(\S[^*]*\S)\*(?![\w*])", r"\1", without_markup(linked))
    bare = " ".join(stressed.split()).rstrip(".;,").strip()
    return (
        bare[1:-1].rstrip(".") if bare.startswith("(") and bare.find(")") == len(bare) - 1 else bare
    )
