"""The demands, wishes and tasks of a posting, each by its own words (CONTRACT D4): lists by their headings, prose by what it says.

What the employer tells about itself, pays, or asks of an application is none of them.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from interview_app.domain.posting import Posting, PostingSpan
from interview_app.tailoring.posting import phrasing
from interview_app.tailoring.posting.phrasing import Section
from interview_app.tailoring.posting.text import is_known_heading, outline_lines

Kind = Literal["must", "nice", "duty", "told"]
"""A must-have, a nice-to-have, a listed task, or a task that prose or a list without a heading tells."""

BULLET = re.compile(r"(?:[-–—*•▪·‣◦+]|\d{1,2}[.)])\s+(?=\S)")
_SAYS_MUST = re.compile(
    r"\b(?:is|are|be|being) (?:absolutely )?(?:required|essential|mandatory|necessary)\b|\(?\b(?:required|essential|mandatory)\)?$|\bis a must\b|\bmust\b|(?<!as )(?<!when )(?<!if )\bneeded$|"
    r"(?<!not )\bneeds? (?:to|someone|an?|at)\b|\bat least (?:\w+|\d+)(?: \w+)? years?\b|\bminimum (?:of )?\w+ years?\b|\b\d{1,2}\+? ?years\b|\bwe require\b|"
    r"\b(?:role|position|job|post|success\w*|work)\b[^.]*\brequires?\b|\b(?:ideal|successful) (?:candidate|applicant) (?:will (?:have|be|hold|possess|bring|need)|must|should|has|is)\b|"
    r"\blooking for (?:someone|somebody|people|candidates|applicants|an? \w+ with)\b|\bbest suited to\b|\b(?:want|need|seek|seeking) some(?:one|body)\b|\bafter an? (?:[\w-]+ ){1,4}(?:who|with)\b|"
    r"\byou(?:['’]ll| will| also| do)? need\b|\b(?:has|have) to be\b|\byou should (?:also )?(?:know|have|hold|speak|bring|understand|be (?:able|certified|licen[cs]ed|registered|familiar|fluent|experienced|comfortable|confident|trained|qualified))\b|\bwe(?:['’]d| would| do)?(?: also)? (?:want|expect|need) (?:that )?you\b|"
    r"\bmatters? (?:more |most )?to us\b|\bsollte(?:st|n) (?:du|sie)\b|\b(?:du|sie) sollte(?:st|n)\b|\b(?:uns ist|ist uns)(?: es)? wichtig\b|"
    r"erforderlich|zwingend|unerlässlich|unabdingbar|voraussetzung|\bunbedingt\b|setzen (?:wir )?voraus|setzt\b.*\bvoraus|\bmuss(?:t)?\b|\bmüssen\b|mindestens (?:\d+|\w+) jahre|mehrjährige|"
    r"\b(?:du|sie) (?:bringst|bringen|verfügst|verfügen|hast|haben)\b.*\b(?:mit|über|abgeschlossen\w*)\b",
    re.IGNORECASE,
)
_LISTED_MUST = re.compile(
    r"\b(?:is|are) (?:required|essential|mandatory)\b|\(?\b(?:required|essential|mandatory)\)?\.?$|\bis a must\b|\bmust[- ]have\b|\bmust (?:be|have|hold|possess)\b|"
    r"\b\d{1,2}\+? ?years['’]?(?: of)?\b.*\bexperience\b|\bexperience\b.*\b\d{1,2}\+? ?years\b|"
    r"(?:ist|sind|wird|werden) (?:zwingend |unbedingt )?(?:erforderlich|vorausgesetzt|voraussetzung)|zwingend|mindestens \d+ jahre|mehrjährige",
    re.IGNORECASE,
)
_SAYS_NICE = re.compile(
    r"\bprefer(?:red|ably|able)\b|\bbonus (?:points|if)\b|\b(?:is|are|as|be) an? bonus\b|\bideally\b|\bnice[- ]to[- ]haves?\b|\bnice if\b|\bdesir(?:ed|able)\b|\ban? (?:big |real |definite )?plus\b|"
    r"\b(?:an|your|distinct|real|big|definite) advantage\b|\badvantageous\b|\bwould (?:certainly |really |also )?help\b|\bwon['’]t hurt\b|\bwe(?:['’]d| would) (?:also )?(?:like|love) (?:it if )?(?:you|to)\b|"
    r"\bwe hope (?:that )?you\b|\bit would be (?:\w+ )?if you\b|\bif you(?:['’]ve| have)\b(?!.*\b(?:questions?|apply|trouble)\b)|\bwelcome$|\b(?:would|will) be (?:ideal|lovely|nice|good|perfect|wonderful)\b|\boptional(?:ly)?\b|\bbeneficial\b|\bhelpful\b|\bwould be (?:great|helpful|useful|welcome)\b|"
    r"von vorteil|wünschenswert|idealerweise|gerne auch|\bgern(?:e)? gesehen\b|\b(?:ein|großes) plus\b|\boptional\b|(?:schön|toll|ideal|gut) wäre|vorteilhaft|bevorzugt|nicht zwingend|kein muss\b|wünschen wir uns|"
    r"\brund(?:et|en)\b.*\bab(?:runde\w*)?\b|\bfreuen wir uns\b(?!.*\bbewerb)",
    re.IGNORECASE,
)
_APPLICANT = re.compile(
    r"\byou\b|\byou['’]|\byour\b|\bcandidates?\b|\bapplicants?\b|\bsome(?:one|body)\b|\b(?:at least|minimum(?: of)?|mindestens) \w+ (?:years?|jahre?)\b|\bincumbent\b|\bwho (?:can|has|have|is|are)\b|\b(?:experience|knowledge|skills?|degree|"
    r"licen[cs]e|certificat\w+|qualification|registration|citizenship|clearance|proficiency|fluen\w+|diploma)\b|"
    r"\bdu\b|\bdein\w*|\bsie\b|\bbewerber\w*|erfahrung|kenntnisse|ausbildung|studium|abschluss|führerschein|schein\b|zertifikat|deutsch|englisch",
    re.IGNORECASE,
)
_EMPLOYER = re.compile(
    r"^(?:[\w’' ]{0,30}\b)?(?:we|our|us|the (?:trust|company|agency|team)|wir|unser\w*)\b(?! (?:require|need|expect|seek|look|want|are looking|erwarten|suchen|brauchen|wünschen|verlangen|fordern|legen|setzen)\b)|"
    r"^we(?:['’]ve|['’]re)? (?!require|need|expect|seek|look|want|are looking)|\bjoin (?:a|an|our|the)\b|\bour (?:customers|clients|people|deliverables)\b|\bwir (?!erwarten|suchen|brauchen|wünschen|verlangen|fordern|voraus\b|legen\b)",
    re.IGNORECASE,
)
_ASKS_SOMEBODY = re.compile(
    r"\byou (?:must|need)\b|\bsome(?:one|body)\b|\bwe(?:['’](?:re|d)| are| would| do)?(?: also| really)? (?:after an? |(?:want|like|love|expect|hope|need|prefer)\b.*\byou\b)|"
    r"\bmatters? (?:more |most )?to us\b|\bjemand(?:en)?\b|\b(?:uns ist|ist uns)(?: es)? wichtig\b",
    re.IGNORECASE,
)
"""The employer speaks of itself, and of whom it wants."""
_DESCRIBES = re.compile(
    r"(?:you (?:know|hold|speak|write|like|love|enjoy|understand|think|care|keep|stay|bring|want)\b|you(?:['’]re| are) (?!joining|part|welcome|encouraged|eligible|invited|responsible|expected|free|given|"
    r"looking|interested|reading|here|applying|hired|selected|asked|in charge|\w+ing\b)|you(?:['’]ve| have) (?!the|your|our|a chance|access|until|to\b|questions?|any)|"
    r"(?:du|sie) (?:bist|sind|hast|haben|kannst|können|kennst|kennen|sprichst|sprechen|magst|mögen|denkst|denken|arbeitest gern\w*) (?!bei uns|hier|die möglichkeit|die chance|fragen|interesse|neugierig|zeit bis))",
    re.IGNORECASE,
)
"""A sentence that describes whom the employer wants: "You write Python in your sleep"."""
_FORMAL = re.compile(
    r"\bsalar(?:y|ies)\b|\bcompensation\b|\bpay (?:grade|scale|range|rate)s?\b|\bper (?:hour|annum)\b|[£€$] ?\d|\d ?€|\d+ euro\b.*\b(?:stunde|monat|jahr)\b|\bGS[- ](?:level|schedule|grade|\d)|"
    r"\bgrade level|\bpension\b|\bannual leave\b|\bholidays?\b|\bhealth insurance\b|\bstaff discount\b|\bbenefits package\b|\bequity\b|"
    r"\bapply (?:now|for|online|via|by|here|today|to (?:this|the))\b|\bto apply\b|\bbefore applying\b|\byour (?:application|cv|résumé|resume)\b|\bdetailed resume\b|\bcover letter\b|\bclosing date\b|\bthis vacancy\b|"
    r"\binterviews? (?:will|must|process|date|are|take)\b|\bhiring process\b|\bequal[- ]opportunit|\bdiscriminat|\bregardless of\b|\bveteran status\b|\breasonable (?:accommodation|adjustment)|"
    r"\bbackground (?:check|investigation)s?\b|\boffenders act\b|\bsafeguarding and promoting\b|\bnot to exceed\b|\btime-limited\b|\bmay be extended\b|\bexcepted service\b|"
    r"\bplease (?:note|visit|see|email|e-mail|send|contact)\b|^visit\b|\b(?:learn|read|find out) more\b|\bclick\b|\bduty station\b|\bimmediate start\b|^required for \w+\b.{0,12}$|"
    r"\bcareer (?:progression|development|advancement) opportunit|\bdoes not (?:assure|guarantee)\b|\bapplications will be\b|reisekosten|ihre daten|"
    r"\bother (?:related )?duties as (?:assigned|required)\b|\bgehalt|vergütung|\btarif(?:vertrag|lich)|\burlaubstage|\btage urlaub|bewerbung|\bbewirb|schwerbehindert|gleicher eignung|"
    r"chancengleich|ansprechpartner|datenschutz|freuen (?:wir )?uns|interesse geweckt|anschreiben|nächstmöglich|\bzur verfügung\b|unbefristet|probezeit|\b[mwfdx]/[mwfdx](?:/[mwfdx])?\b",
    re.IGNORECASE,
)
_TASK = re.compile(
    r"^(?:[^,]{0,80}, )?(?:you(?:['’]ll| will)(?: also)?|the (?:successful|ideal) candidate will|the incumbent) (?!(?:\w+ly )?(?:be (?:part|joining|eligible|called|able|an?)|"
    r"join|find|get|receive|have|enjoy|love|work (?:alongside|as part|on|at)|report|likely|not|interact|see|accomplish)\b)|\b(?:is|are|be) responsible for\b|"
    r"^(?:[^,]{0,80}, )?(?:du|sie) (?:leite|übern|betreu|erstell|entwick|plan|führ|unterstütz|koordinier|organisier|berät|beraten|prüf|steuer|verantwort|arbeite|sorg|kümmer|"
    r"installier|wart|montier|verkauf|pfleg|bedien)\w*|\b(?:verantwortlich|zuständig) für\b",
    re.IGNORECASE,
)
_NO_FRAGMENT = re.compile(
    r"^(?:\W|\d)*$|https?://|\S@\S|^[\w.-]+\.(?:gov|com|org|de|net|io)\b(?: \w+){0,3}$",
    re.IGNORECASE,
)
_ASKS_FIRST = re.compile(
    r"^(?:(?:valid|proven|demonstrated|strong|solid|previous|prior|relevant|extensive|mehrjährige|fundierte|gute|sehr gute)\s+)*(?:experience|expertise|knowledge|proficiency|proficient|adept|skilled|"
    r"ability|able|familiarity|familiar|erfahrung\w*|kenntnisse|sicherer umgang|abgeschlossene\w*)\b",
    re.IGNORECASE,
)
_END = re.compile(r"[.!?]+[\"”’)*_]*\s+(?=[\"“(]?[A-ZÄÖÜ0-9£€$])")
_SHORTENED = re.compile(
    r"(?:\b[A-Za-z]|\b(?:e\.g|i\.e|etc|inc|ltd|co|no|approx|incl|max|min|ca|inkl|bzw|ggf|evtl|usw|nr|st|std|mind|zzgl|abs|dr|mr|mrs|ms))\.$",
    re.IGNORECASE,
)
_DETAILS = re.compile(r"^(?:[^|·]+\s[|·–-]\s){2}[^.]*$|^\S[^.]{0,60}\s[|·]\s[^.]{0,60}$")
"""A line of place, pay and hours: "Leeds - £27,500 - full time"."""
_TO_ALL = re.compile(
    r"(?:the |all )?(?:applicants?|candidates?|you) must (?:\S+ ){2}", re.IGNORECASE
)
"""A demand in a short line without its full stop is no heading."""
_PARAGRAPH = 3
"""Sentences that each ask for something, from which a list's item is a paragraph of demands."""
_LONGEST = 120
"""Words of an item at most; more is a text and no demand."""


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
        words = re.findall(r"\w+", self.text)
        found = (
            re.compile(r"[\W_]+?".join(map(re.escape, words))).search(posting.text, self.start)
            if words
            else None
        )
        if found is None:
            end = min(len(posting.text), self.start + len(self.text))
            return PostingSpan(start=self.start, end=end, quote=posting.text[self.start : end])
        head = self.text[: self.text.index(words[0])]
        tail = self.text[self.text.rindex(words[-1]) + len(words[-1]) :]
        start, end = found.span()
        start -= len(head) if posting.text.endswith(head, 0, start) else 0
        end += len(tail) if posting.text.startswith(tail, end) else 0
        return PostingSpan(start=start, end=end, quote=posting.text[start:end])


def items(posting: Posting) -> list[Item]:
    """What a posting asks for and what it gives to do, in its order; flagged text is passed over."""
    flagged = [
        (flag.span.start, flag.span.end)
        for flag in posting.flags
        if flag.code == "instruction_like_text"
    ]
    found: list[Item] = []
    section: Section = ""
    before: Section = ""
    listed = False
    lines = outline_lines(posting.text)
    for at, (start, line, apart) in enumerate(lines):
        if any(first < start + len(line) and start < last for first, last in flagged):
            continue
        bullet = BULLET.match(line) is not None
        if bullet:
            listed = True
            found += _of_bullet(line, start, section)
            continue
        if _DETAILS.search(line):
            section = ""
            continue
        if apart and listed:
            before, section = section, ""
        listed = listed and not apart
        label = phrasing.labelled(line)
        if label is not None and (
            phrasing.is_administrative(label[0]) or phrasing.section_of(label[0])
        ):
            found += _of_label(*label, start=start + line.index(label[1]))
        elif phrasing.is_heading(line) and not _TO_ALL.match(line):
            leads_in = at + 1 < len(lines) and BULLET.match(lines[at + 1][1]) is not None
            # The first line names the post: "Leitung für unser Haus" announces no offer.
            titled = at == 0 and not leads_in and not is_known_heading(phrasing.plain(line))
            said = "" if titled else phrasing.section_of(line)
            section = said or (_goes_on(line, section or before) if leads_in else "")
        else:
            found += _of_prose(line, start, section)
    return found


def _goes_on(line: str, section: Section) -> Section:
    """The section under a heading that does not say: a line that leads in a list stays in the section above it."""
    return (section or "duty") if phrasing.plain(line).endswith(":") else ""


def _of_bullet(line: str, start: int, section: Section) -> Iterator[Item]:
    mark = BULLET.match(line)
    at = mark.end() if mark is not None else 0
    text = bare(line[at:])
    label = phrasing.labelled(text)
    if section in ("must", "nice") and (told := _of_paragraph(line[at:], start + at, section)):
        yield from told
        return
    if section == "offer" or not _asks(text) or _waived(text):
        return
    if label is not None and phrasing.is_administrative(label[0]):
        return
    if _SAYS_NICE.search(text):
        yield Item(text, start + at, "nice")
    elif (
        _LISTED_MUST.search(text) or section == "must" or (not section and _ASKS_FIRST.search(text))
    ):
        yield Item(text, start + at, "must")
    elif section in ("nice", "duty"):
        yield Item(text, start + at, "nice" if section == "nice" else "duty")
    else:
        yield Item(text, start + at, "told")


def _waived(text: str) -> bool:
    """Whether a list's item says only what is not asked: "A degree is not required"."""
    parts = [clause for _at, clause, _same in phrasing.clauses(text)]
    return all(map(phrasing.asks_nothing, parts)) and _SAYS_NICE.search(text) is None


def _of_paragraph(text: str, start: int, section: Section) -> list[Item]:
    """What a paragraph under a heading of demands asks for, sentence by sentence; nothing for one demand in its own words.

    A paragraph it is when three of its sentences ask for something, or when they differ in whether they must.
    """
    told = list(sentences(text))
    if len(told) < 2:
        return []
    found = [
        (replace(one, listed=True), at)
        for at, sentence in told
        for one in _of_sentence(sentence, at, section)
    ]
    asked = [(one, at) for one, at in found if one.kind in ("must", "nice")]
    if len({at for _one, at in asked}) < _PARAGRAPH and len({one.kind for one, _at in asked}) < 2:
        return []
    return [replace(one, start=start + one.start) for one, _at in asked]


def _of_label(label: str, value: str, *, start: int) -> Iterator[Item]:
    """A demand in one line with its label: "Requirements: two years of retail"."""
    section = phrasing.section_of(label)
    said: dict[Section, Kind] = {"must": "must", "nice": "nice", "duty": "duty"}
    if phrasing.is_administrative(label) or section not in said:
        return
    for at, sentence in sentences(value):
        text = bare(sentence)
        if _asks(text) and not _of_the_employer(text):
            yield Item(text, start + at, "nice" if _SAYS_NICE.search(text) else said[section])


def _of_prose(line: str, start: int, section: Section) -> Iterator[Item]:
    if section == "offer":
        return
    for at, sentence in sentences(line):
        yield from _of_sentence(sentence, start + at, section)


def _of_sentence(sentence: str, start: int, section: Section) -> Iterator[Item]:
    before: Kind | None = None
    for place, clause, same in phrasing.clauses(sentence):
        text = bare(clause)
        kind = _kind_of_clause(text, section, before if same else None)
        if kind is not None:
            skipped, asked = phrasing.bare(text) if kind in ("must", "nice") else (0, text)
            yield Item(asked, start + place + skipped, kind, listed=False)
        before = kind if kind in ("must", "nice") else None


def _kind_of_clause(text: str, section: Section, before: Kind | None) -> Kind | None:
    """What a clause of prose asks; `before`: the kind of the clause that it goes on with, if it does."""
    if not _asks(text) or phrasing.asks_nothing(text):
        return None
    # What goes on with the clause before it asks as that one does, whatever the heading above them announces.
    kind = None if _of_the_employer(text) else _told_kind(text, "" if before else section)
    return kind or before


def _told_kind(text: str, section: Section) -> Kind | None:
    announced = section in ("must", "nice") and not phrasing.points_back(text)
    to_applicant = announced or _APPLICANT.search(text) is not None or phrasing.says_its_kind(text)
    if to_applicant and _SAYS_NICE.search(text):
        return "nice"
    if to_applicant and (
        _SAYS_MUST.search(text) or _ASKS_FIRST.search(text) or _DESCRIBES.match(text)
    ):
        return "must"
    if section in ("must", "nice") and to_applicant:
        return "nice" if section == "nice" else "must"
    return "told" if _TASK.search(text) else None


def _of_the_employer(text: str) -> bool:
    """Whether a sentence tells what the employer does or is, and asks nobody for anything."""
    return _EMPLOYER.search(text) is not None and _ASKS_SOMEBODY.search(text) is None


def _asks(text: str) -> bool:
    """Whether a text can be a demand or a task at all: no address, no pay, no word about applying, no mere number."""
    return (
        bool(text)
        and len(text.split()) <= _LONGEST
        and not _NO_FRAGMENT.search(text)
        and not _FORMAL.search(text)
    )


def sentences(line: str) -> Iterator[tuple[int, str]]:
    """The sentences of a line with their places; a point of "e.g." or "U.S." ends none."""
    at = 0
    for end in _END.finditer(line):
        if _SHORTENED.search(line[at : end.end()].rstrip()):
            continue
        yield at, line[at : end.end()].rstrip()
        at = end.end()
    if line[at:].strip():
        yield at, line[at:].rstrip()


def bare(text: str) -> str:
    """A text without the marks of Markdown and without its full stop."""
    linked = re.sub(r"\[([^\]]+)\]\s?\([^)\s]*\)", r"\1", text)
    stressed = re.sub(r"(?<![\w*])\*(\S[^*]*\S)\*(?![\w*])", r"\1", phrasing.plain(linked))
    bare = " ".join(stressed.split()).rstrip(".;,").strip()
    return (
        bare[1:-1].rstrip(".") if bare.startswith("(") and bare.find(")") == len(bare) - 1 else bare
    )
