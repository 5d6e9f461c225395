"""The analyst: what a posting asks for, in its own words and never stronger (CONTRACT D4). English and German."""

import re
from collections import Counter
from dataclasses import dataclass

from interview_app.domain.posting import Posting, PostingSpan
from interview_app.domain.tailoring import PostingTerm, Priority, Requirement, RoleProfile, State
from interview_app.errors import PipelineError
from interview_app.i18n import _
from interview_app.tailoring.posting_text import outline_lines
from interview_app.tailoring.terms import Synonyms, phrase_key
from interview_app.tailoring.truth_gate import lexicon
from interview_app.tailoring.truth_gate.tokens import tokens

_MUST = re.compile(
    r"\brequired\b|\brequirements?\b|\bmust\b|\bmust[- ]haves?\b|\bmandatory\b|\bessential\b|\bminimum\b|\bwe require\b|what you(?:'ll)? (?:need|bring)|"
    r"\bqualifications\b|\byou have\b|\bskills? (?:needed|and experience)\b|\bwho you are\b|\bneed(?:ed)?\b|\d\+? ?years|"
    r"voraussetzung|erforderlich|zwingend|anforderung|das bringst du mit|das bringen sie mit|ihr profil|dein profil|wir erwarten|unbedingt|setzen wir voraus|\bmuss\b|mindestens \d|mehrjährige",
    re.IGNORECASE,
)
_NICE = re.compile(
    r"\bprefer(?:red|ably)\b|\bbonus\b|\bideally\b|\bnice[- ]to[- ]have\b|\bnice if\b|\bdesir(?:ed|able)\b|\ba plus\b|\badvantage(?:ous)?\b|\boptional(?:ly)?\b|"
    r"von vorteil|wünschenswert|idealerweise|gerne auch|\bplus\b|optional|schön wäre|vorteilhaft|bevorzugt|nicht zwingend",
    re.IGNORECASE,
)
_OFFER = re.compile(
    r"we offer|what we offer|benefits|perks|salary|compensation|how to apply|apply|about us|about the (?:company|team|employer)|equal opportunity|who we are|our mission|location|"
    r"wir bieten|das bieten wir|unser angebot|benefits|vergütung|gehalt|über uns|bewerbung|bewirb|kontakt|ansprechpartner",
    re.IGNORECASE,
)
_DUTY = re.compile(
    r"responsib|what you(?:'|’)?(?:ll| will) do|duties|the role|your (?:role|tasks|day)|you will\b|about the (?:role|job|position)|job description|"
    r"aufgaben|tätigkeit|das erwartet (?:dich|sie)|stellenbeschreibung|dein job|ihre rolle",
    re.IGNORECASE,
)
_YEARS = re.compile(r"(\d{1,2})\s*(?:\+|plus|or more)?\s*(?:-\s*\d+\s*)?(?:years|jahre)", re.IGNORECASE)
_LEVELS = (
    ("executive", r"\b(?:chief|vp|vice president|c[eto]o|geschäftsführer\w*|vorstand)\b"),
    ("director", r"\b(?:director|head of|bereichsleit\w*)\b"),
    ("senior", r"\b(?:senior|sr\.?|experienced|erfahrene\w*)\b"),
    (
        "lead",
        r"\b(?:lead|principal|staff engineer|(?:engineering|team|people|general|operations|store|shift) manager|leiter\w*|teamleit\w*|supervisor)\b",
    ),
    ("junior", r"\b(?:junior|jr\.?|entry[- ]level|graduate|trainee|berufseinsteiger\w*|absolvent\w*)\b"),
    ("intern", r"\b(?:intern|internship|praktik\w*|werkstudent\w*)\b"),
)
_SIGNALS = re.compile(
    r"\b(?:own(?:s|ing|ership)?|lead(?:s|ing)?|mentor\w*|strateg\w*|architect\w*|stakeholder\w*|budget\w*|direct reports?|roadmap|independent(?:ly)?|hir(?:e|ing)|"
    r"verantwort\w*|leit(?:en|ung|est)|führ(?:en|ung)|strategie\w*|eigenständig|budget\w*)\b",
    re.IGNORECASE,
)
_RED = re.compile(
    r"\b(?:rock ?star|ninja|guru|wears? many hats|work hard,? play hard|like a family|unpaid|commission[- ]only|24/7 availab\w*|always available|overtime (?:is )?expected|"
    r"no work[- ]life|thick skin|hustle|whatever it takes|unbezahlt|rund um die uhr|ellenbogen|überstunden (?:sind|werden) (?:erwartet|vorausgesetzt)|wie eine familie|hohe belastbarkeit)\b",
    re.IGNORECASE,
)
_LEAD_IN = re.compile(
    r"^(?:[-–—*•▪·‣◦+]|\d{1,2}[.)])\s*|^(?:(?:strong|solid|good|proven|demonstrated|working|deep|basic|excellent|sound|some|relevant|gute|sehr gute|fundierte|erste|mehrjährige)\s+)*"
    r"(?:experience|knowledge|understanding|familiarity|ability|skills?|proficiency|background|expertise|erfahrung(?:en)?|kenntnisse|fähigkeit)\s+(?:with|in|of|on|to|using|mit|im|in der|von)\s+",
    re.IGNORECASE,
)
_MARK = re.compile(r"(?:[-–—*•▪·‣◦+]|\d{1,2}[.)])\s*(?=\S)")
_ASKING = frozenset(
    """required require requires requirement requirements must need needed needs mandatory essential minimum desired desirable preferred
    preferably bonus ideally plus advantage advantageous optional nice have ability able capable experience experienced knowledge skill
    skills skilled understanding familiarity familiar proficiency proficient expertise expert mastery background track record proven
    demonstrated demonstrable strong excellent outstanding good great solid deep sound broad wide basic working relevant related
    similar various variety range level high degree years year month months role position job candidate candidates applicant person
    people team teams company work works environment areas area field fields including include includes e.g etc such other others
    appropriate significant best practices exposure willingness willing actively openly extensive comprehensive complex given any
    erforderlich zwingend voraussetzung voraussetzungen anforderung anforderungen wünschenswert vorteil vorteilhaft idealerweise
    bevorzugt mindestens mehrjährige mehrjährig erfahrung erfahrungen berufserfahrung kenntnisse kenntnis fähigkeit fähigkeiten
    gute guter gutes sehr fundierte fundiert sichere sicherer umgang bereich bereiche stelle aufgabe aufgaben jahre jahr
    abgeschlossene abgeschlossenes abgeschlossener""".split()
)
"""Words with which a posting asks; they are no terms that a résumé could show."""
_OFFERED = re.compile(r"^(?:we offer|our benefits|you(?:'|’)ll get|wir bieten|bei uns)", re.IGNORECASE)
_MOST = 40
_ABBREVIATION = 4
"""Letters of a term in capitals that may be another word in small ones."""


@dataclass(frozen=True, slots=True)
class _Item:
    text: str
    start: int
    kind: str
    explicit: bool
    bullet: bool


def analyse(posting: Posting, synonyms: Synonyms) -> tuple[RoleProfile, tuple[Requirement, ...]]:
    """The role profile and its requirements, each with its place in the posting.

    Raises:
        PipelineError: the text asks for nothing, so that it is no posting.
    """
    items = _items(posting)
    musts = [one for one in items if one.kind == "must"]
    nices = [one for one in items if one.kind == "nice"]
    duties = [one for one in items if one.kind == "duty"]
    if not musts:
        listed = [one for one in duties if one.bullet] or duties
        musts, more = listed[:6], listed[6:]
        nices = nices or more
    if not musts and not nices:
        raise PipelineError(
            State.JD_ANALYSIS.value,
            _(
                "This text does not look like a job posting: it asks for nothing. Paste the whole posting, with what it requires."
            ),
        )
    requirements = tuple(
        Requirement(
            id=f"req-{number:03d}",
            text=_bare(one.text),
            priority=Priority.HIGH if one in musts else Priority.MEDIUM,
            keywords=keywords(one.text, synonyms),
            span=_span(posting, one),
        )
        for number, one in enumerate((*musts, *nices)[:_MOST], start=1)
    )
    return _profile(posting, synonyms, musts, nices, requirements), requirements


def _items(posting: Posting) -> list[_Item]:
    """Bullets and sentences with the kind their heading or their own words give them; flagged text is passed over."""
    found: list[_Item] = []
    flagged = [(flag.span.start, flag.span.end) for flag in posting.flags if flag.code == "instruction_like_text"]
    section, listed = "", False
    for start, line, apart in outline_lines(posting.text):
        if any(first < start + len(line) and start < last for first, last in flagged):
            continue
        bullet = bool(re.match(r"[-–—*•▪·‣◦+]\s|\d{1,2}[.)]\s", line))
        if not bullet and apart and listed:
            section = ""
        listed = bullet or (listed and not apart)
        if not bullet and len(line) <= 70 and not line.endswith((".", ",")):
            section = _section(line, section)
            continue
        if not bullet and line.endswith(":"):
            section = _section(line, section)
            continue
        parts = [(start, line)] if bullet else _sentences(start, line)
        for place, text in parts:
            kind, explicit = _kind(text, section, bullet=bullet)
            if kind and len(text.split()) <= 60:
                found.append(_Item(text, place, kind, explicit, bullet))
    return found


def _section(line: str, before: str) -> str:
    if _NICE.search(line):
        return "nice"
    if _MUST.search(line):
        return "must"
    if _OFFER.search(line):
        return "offer"
    if _DUTY.search(line):
        return "duty"
    return "duty" if line.endswith(":") and not before else before if line.endswith(":") else ""


def _sentences(start: int, line: str) -> list[tuple[int, str]]:
    return [
        (start + one.start(), one[0].strip())
        for one in re.finditer(r"[^.!?]+(?:[.!?](?=\s|$)|$)", line)
        if one[0].strip()
    ]


def _kind(text: str, section: str, *, bullet: bool) -> tuple[str, bool]:
    if section == "offer" or (not bullet and _OFFERED.search(text)):
        return "", False
    if _NICE.search(text):
        return "nice", True
    if _MUST.search(text) and (
        bullet
        or re.search(r"\b(?:must|required|\d\+? ?years|mindestens|erforderlich|zwingend|muss)\b", text, re.IGNORECASE)
    ):
        return "must", True
    if section in ("must", "nice"):
        return section, True
    return ("duty", False) if bullet or section == "duty" else ("", False)


def _bare(text: str) -> str:
    return _MARK.sub("", text, count=1).strip().rstrip(".;,")


def _span(posting: Posting, item: _Item) -> PostingSpan:
    """The place of an item without its bullet mark."""
    end = min(len(posting.text), item.start + len(item.text))
    mark = _MARK.match(posting.text, item.start, end)
    start = mark.end() if mark is not None else item.start
    return PostingSpan(start=start, end=end, quote=posting.text[start:end])


def keywords(text: str, synonyms: Synonyms) -> tuple[str, ...]:
    """The terms of an item: known terms first, then names and abbreviations, then its own nouns."""
    own = phrase_key(text)
    found: list[str] = []
    for size in (4, 3, 2, 1):
        for at in range(len(own) - size + 1):
            for term in synonyms.terms_at(own[at : at + size]):
                # "ALS" is life support, "als" is a German preposition.
                if term.isupper() and len(term) <= _ABBREVIATION and not re.search(rf"\b{re.escape(term)}\b", text):
                    continue
                if term.casefold() not in (one.casefold() for one in found):
                    found.append(term)
    bare = _LEAD_IN.sub("", _bare(text))
    for at, token in enumerate(tokens(bare)):
        plain = (
            token.low in lexicon.glue()
            or token.low in _ASKING
            or token.low in lexicon.verbs()
            or len(token.text) < 2
            or "’" in token.text
            or token.low.endswith("ly")
        )
        special = (token.capital and (at > 0 or token.text.isupper())) or (
            any(char.isdigit() for char in token.text) and token.kind == "word"
        )
        if token.kind == "word" and special and not plain and not any(token.low in one.casefold() for one in found):
            found.append(token.text)
    if not found:
        found = [
            token.text
            for token in tokens(bare)
            if token.kind == "word"
            and len(token.low) > 3
            and token.low not in lexicon.glue()
            and token.low not in _ASKING
            and token.low not in lexicon.verbs()
            and not token.low.endswith("ly")
        ][:3]
    return tuple(found[:8])


def _profile(
    posting: Posting, synonyms: Synonyms, musts: list[_Item], nices: list[_Item], requirements: tuple[Requirement, ...]
) -> RoleProfile:
    clusters: dict[str, list[str]] = {}
    for requirement in requirements:
        for keyword in requirement.keywords:
            cluster = clusters.setdefault(synonyms.category(keyword), [])
            if keyword not in cluster:
                cluster.append(keyword)
    return RoleProfile(
        inferred_level=_level(posting),
        must_haves=tuple(_term(posting, one) for one in musts),
        nice_to_haves=tuple(_term(posting, one) for one in nices),
        seniority_signals=_matches(posting, _SIGNALS, most=12),
        keyword_clusters={name: tuple(words) for name, words in clusters.items()},
        recommended_storylines=_storylines(requirements),
        priority_sections=_priority(posting, clusters),
        downplay_sections=_downplay(posting),
        red_flags=_matches(posting, _RED, most=10),
    )


def _term(posting: Posting, item: _Item) -> PostingTerm:
    return PostingTerm(text=_bare(item.text), span=_span(posting, item), explicit=item.explicit)


def _matches(posting: Posting, pattern: re.Pattern[str], *, most: int) -> tuple[PostingTerm, ...]:
    found: dict[str, PostingTerm] = {}
    for one in pattern.finditer(posting.text):
        span = PostingSpan(start=one.start(), end=one.end(), quote=one[0])
        found.setdefault(one[0].casefold(), PostingTerm(text=one[0], span=span))
    return tuple(found.values())[:most]


def _level(posting: Posting) -> str:
    """The level the title or the asked years say; "not stated" when neither does."""
    first = next((line.strip() for line in posting.text.splitlines() if line.strip()), "")
    title = f"{posting.title or ''} {first}"[:200]
    for level, pattern in _LEVELS:
        if re.search(pattern, title, re.IGNORECASE):
            return level
    years = [int(one[1]) for one in _YEARS.finditer(posting.text) if int(one[1]) <= 20]
    if not years:
        return "not stated"
    return "senior" if max(years) >= 5 else "mid" if max(years) >= 2 else "junior"


def _storylines(requirements: tuple[Requirement, ...]) -> tuple[str, ...]:
    """Three to five things worth telling, from the strongest demands down."""
    lines = [_("Show evidence for: {demand}").format(demand=one.text[:120]) for one in requirements[:5]]
    counts = Counter(keyword for one in requirements for keyword in one.keywords)
    for keyword, _count in counts.most_common():
        if len(lines) >= 3:
            break
        line = _("Show where you used: {keyword}").format(keyword=keyword)
        if line not in lines:
            lines.append(line)
    for line in (
        _("Show results with their numbers"),
        _("Show what you did yourself"),
        _("Show the newest work first"),
    ):
        if len(lines) < 3:
            lines.append(line)
    return tuple(lines[:5])


def _priority(posting: Posting, clusters: dict[str, list[str]]) -> tuple[str, ...]:
    found = ["Experience"]
    if sum(len(words) for name, words in clusters.items() if name != "other") >= 3:
        found.append("Skills")
    if re.search(r"\b(?:degree|bachelor|master|studium|abschluss|diplom|ausbildung)\b", posting.text, re.IGNORECASE):
        found.append("Education")
    if re.search(r"certif|licen[cs]e|registration|zertifikat|schein\b|zulassung", posting.text, re.IGNORECASE):
        found.append("Certifications")
    return tuple(found)


def _downplay(posting: Posting) -> tuple[str, ...]:
    found = ["Interests"]
    if not re.search(r"\b(?:degree|bachelor|master|phd|studium|abschluss|ausbildung)\b", posting.text, re.IGNORECASE):
        found.append("Education")
    return tuple(found)
