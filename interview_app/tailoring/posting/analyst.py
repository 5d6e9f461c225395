"""The analyst: what a posting asks for, in its own words and never stronger (CONTRACT D4). English and German."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from interview_app.domain.posting import Posting, PostingSpan
from interview_app.domain.tailoring import PostingTerm, Priority, Requirement, RoleProfile, State
from interview_app.errors import PipelineError
from interview_app.i18n import _
from interview_app.language.tokens import fold
from interview_app.tailoring.match import qualifications
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.posting import by_words
from interview_app.tailoring.posting.cues import read_by_words
from interview_app.tailoring.posting.demands import Item, items
from interview_app.tailoring.posting.terms import keywords

_LEVELS = (
    ("executive", r"\b(?:chief|vp|vice president|c[eto]o|geschäftsführer\w*|vorstand)\b"),
    ("director", r"\b(?:director|head of|bereichsleit\w*)\b"),
    ("senior", r"\b(?:senior|sr\.?|experienced|erfahrene\w*)\b"),
    (
        "lead",
        r"\b(?:lead|principal|staff engineer|(?:head|executive) (?:chef|cook|pastry|baker|gardener|teacher|nurse|housekeeper|coach|brewer)|\w+-?leitung|(?:engineering|team|people|general|operations|store|shift) manager|leiter\w*|teamleit\w*|supervisor)\b",
    ),
    (
        "junior",
        r"\b(?:junior|jr\.?|entry[- ]level|graduate|trainee|berufseinsteiger\w*|absolvent\w*)\b",
    ),
    ("intern", r"\b(?:intern|internship|praktik\w*|werkstudent\w*)\b"),
)
_SIGNALS = re.compile(
    r"\b(?:(?<!your )(?<!their )(?<!our )(?<!its )own(?:s|ing|ership)?|lead(?:s|ing)?|mentor\w*|strateg\w*|architect\w*|stakeholder\w*|budget\w*|direct reports?|roadmap|independent(?:ly)?|hir(?:e|ing)|"
    r"verantwort\w*|leit(?:en|ung|est)|führ(?:en|ung)|strategie\w*|eigenständig|budget\w*)\b",
    re.IGNORECASE,
)
_RED = re.compile(
    r"\b(?:rock ?star|ninja|guru|wears? many hats|work hard,? play hard|like a family|unpaid|commission[- ]only|24/7 availab\w*|always available|overtime (?:is )?expected|"
    r"no work[- ]life|thick skin|hustle|whatever it takes|unbezahlt|rund um die uhr|ellenbogen|überstunden (?:sind|werden) (?:erwartet|vorausgesetzt)|wie eine familie|hohe belastbarkeit)\b",
    re.IGNORECASE,
)
_MOST = 40
_FEW = 3
"""With fewer demands than these, the tasks of a posting tell what it asks for."""
_TASKS = 6
"""So many of the first tasks stand among the must-haves then; the others among the nice-to-haves."""
_MOST_TASKS = 20
_FORMAL = re.compile(
    r"\bcitizen(?:ship)?\b|\bclearance\b|\beligible to work\b|\bright to work\b|\bwork permit\b|\btravel\b|"
    r"arbeitserlaubnis|führungszeugnis|reisebereitschaft|masern",
    re.IGNORECASE,
)
"""Demands that say nothing of the work."""


def analyse(posting: Posting, synonyms: Synonyms) -> tuple[RoleProfile, tuple[Requirement, ...]]:
    """The role profile and its requirements, each with its place in the posting.

    Raises:
        PipelineError: the text asks for nothing, so that it is no posting.
    """
    found = list({fold(one.text): one for one in reversed(items_of(posting))}.values())[::-1]
    musts = [one for one in found if one.kind == "must"]
    nices = [one for one in found if one.kind == "nice"]
    if sum(one.listed and not _FORMAL.search(one.text) for one in musts) < _FEW:
        tasks = [one for one in found if one.kind == "duty"] or [
            one for one in found if one.kind == "told"
        ]
        inferred = [replace(one, explicit=False) for one in tasks]
        room = max(0, _TASKS - len(musts))
        musts, nices = musts + inferred[:room], nices + inferred[room:]
    if not musts and not nices:
        raise PipelineError(
            State.JD_ANALYSIS.value,
            _(
                "This text does not look like a job posting: it asks for nothing. Paste the whole posting, with what it requires."
            ),
        )
    asked = [(one, Priority.HIGH) for one in musts] + [(one, Priority.MEDIUM) for one in nices]
    requirements = tuple(
        Requirement(
            id=f"req-{number:03d}",
            text=one.text,
            priority=priority,
            keywords=terms_of(one.text, synonyms, posting.language),
            span=one.span(posting),
        )
        for number, (one, priority) in enumerate(asked[:_MOST], start=1)
    )
    return _profile(posting, synonyms, musts, nices, requirements), requirements


def tasks(
    posting: Posting, synonyms: Synonyms, requirements: Sequence[Requirement]
) -> tuple[Requirement, ...]:
    """What a posting gives to do beside what it asks for, with low priority: it orders lines and makes no gap.

    `requirements`: what `analyse` found; a task among them is none here.
    """
    known = {one.text for one in requirements}
    found = [one for one in items_of(posting) if one.kind == "duty" and one.text not in known]
    return tuple(
        Requirement(
            id=f"task-{number:03d}",
            text=one.text,
            priority=Priority.LOW,
            keywords=terms_of(one.text, synonyms, posting.language),
            span=one.span(posting),
        )
        for number, one in enumerate(found[:_MOST_TASKS], start=1)
    )


def items_of(posting: Posting) -> list[Item]:
    """What a posting asks for, by the rules of its language or by its words."""
    return by_words.items(posting) if _by_words(posting.language) else items(posting)


def _by_words(language: str) -> bool:
    return language in read_by_words()


def terms_of(text: str, synonyms: Synonyms, language: str) -> tuple[str, ...]:
    """The terms of a demand in its posting's language."""
    if _by_words(language):
        return by_words.keywords(text, synonyms, language)
    return keywords(text, synonyms)


def _profile(
    posting: Posting,
    synonyms: Synonyms,
    musts: list[Item],
    nices: list[Item],
    requirements: tuple[Requirement, ...],
) -> RoleProfile:
    clusters: dict[str, list[str]] = {}
    for requirement in requirements:
        for keyword in requirement.keywords:
            cluster = clusters.setdefault(synonyms.category(keyword), [])
            if keyword not in cluster:
                cluster.append(keyword)
    return RoleProfile(
        inferred_level=_level(posting, [*musts, *nices]),
        must_haves=tuple(_term(posting, one) for one in musts),
        nice_to_haves=tuple(_term(posting, one) for one in nices),
        seniority_signals=_matches(posting, _SIGNALS, "signals", most=12),
        keyword_clusters={name: tuple(words) for name, words in clusters.items()},
        recommended_storylines=_storylines(requirements),
        priority_sections=_priority(posting, clusters),
        downplay_sections=_downplay(posting),
        red_flags=_matches(posting, _RED, "red_flags", most=10),
    )


def _term(posting: Posting, item: Item) -> PostingTerm:
    return PostingTerm(text=item.text, span=item.span(posting), explicit=item.explicit)


def _matches(
    posting: Posting, pattern: re.Pattern[str], table: str, *, most: int
) -> tuple[PostingTerm, ...]:
    if _by_words(posting.language):
        return by_words.matches(posting, table, most=most)
    found: dict[str, PostingTerm] = {}
    for one in pattern.finditer(posting.text):
        span = PostingSpan(start=one.start(), end=one.end(), quote=one[0])
        found.setdefault(one[0].casefold(), PostingTerm(text=one[0], span=span))
    return tuple(found.values())[:most]


def _level(posting: Posting, asked: Sequence[Item]) -> str:
    """The level the title or the asked years say; "not stated" when neither does."""
    first = next((line.strip() for line in posting.text.splitlines() if line.strip()), "")
    title = f"{posting.title or ''} {first}"[:200]
    if _by_words(posting.language):
        return by_words.level(title, posting.language) or "not stated"
    for level, pattern in _LEVELS:
        if re.search(pattern, title, re.IGNORECASE):
            return level
    years = [
        time.months / 12 for one in asked if (time := qualifications.asked(one.text)) is not None
    ]
    if not years:
        return "not stated"
    return "senior" if max(years) >= 5 else "mid" if max(years) >= 2 else "junior"


def _storylines(requirements: tuple[Requirement, ...]) -> tuple[str, ...]:
    """Three to five things worth telling, from the strongest demands down."""
    lines = [
        _("Show evidence for: {demand}").format(demand=one.text[:120]) for one in requirements[:5]
    ]
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
    if re.search(
        r"\b(?:degree|bachelor|master|studium|abschluss|diplom|ausbildung)\b",
        posting.text,
        re.IGNORECASE,
    ):
        found.append("Education")
    if re.search(
        r"certif|licen[cs]e|registration|zertifikat|schein\b|zulassung", posting.text, re.IGNORECASE
    ):
        found.append("Certifications")
    return tuple(found)


def _downplay(posting: Posting) -> tuple[str, ...]:
    found = ["Interests"]
    if not re.search(
        r"\b(?:degree|bachelor|master|phd|studium|abschluss|ausbildung)\b",
        posting.text,
        re.IGNORECASE,
    ):
        found.append("Education")
    return tuple(found)
