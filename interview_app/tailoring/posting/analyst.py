"""The analyst: what a posting asks for, in its own words and never stronger (CONTRACT D4)."""

from collections.abc import Sequence
from dataclasses import replace

from interview_app.domain.posting import Posting, PostingSpan
from interview_app.domain.tailoring import PostingTerm, Priority, Requirement, RoleProfile, State
from interview_app.errors import PipelineError
from interview_app.i18n import _
from interview_app.language.data import load
from interview_app.language.dates import durations_in
from interview_app.language.phrases import Phrases
from interview_app.language.tokens import fold, plain, tokens
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.posting.cues import hits, says
from interview_app.tailoring.posting.demands import Item, items
from interview_app.tailoring.posting.terms import keywords
from interview_app.tailoring.posting.title import title_in

_MOST = 40
_FEW = 3
"""With fewer demands than these, the tasks of a posting tell what it asks for."""
_TASKS = 6
"""So many of the first tasks stand among the must-haves then; the others among the nice-to-haves."""
_MOST_TASKS = 20
_COMPOUND = 10
"""Letters of a word that may end with a level, at least."""


def analyse(
    posting: Posting, synonyms: Synonyms, *, person_counts: bool = False
) -> tuple[RoleProfile, tuple[Requirement, ...]]:
    """The role profile and its requirements, each with its place in the posting. `person_counts`:
    what may be a posting is none the less one where it asks for nothing, since the person can say
    which of its lines are demands.

    Raises:
        PipelineError: the text asks for nothing, so that it is no posting.
    """
    found = list({fold(one.text): one for one in reversed(items(posting))}.values())[::-1]
    musts = [one for one in found if one.kind == "must"]
    nices = [one for one in found if one.kind == "nice"]
    if len(musts) < _FEW:
        tasks = [one for one in found if one.kind == "duty"] or [
            one for one in found if one.kind == "told"
        ]
        inferred = [replace(one, explicit=False) for one in tasks]
        room = max(0, _TASKS - len(musts))
        musts, nices = musts + inferred[:room], nices + inferred[room:]
    if not musts and not nices and not (person_counts and _may_be_posting(posting)):
        raise PipelineError(
            State.JD_ANALYSIS.value,
            _(
                "This text does not look like a job posting: it asks for nothing. Paste the whole posting, with what it requires."
            ),
        )
    asked = [(one, Priority.HIGH) for one in musts] + [(one, Priority.MEDIUM) for one in nices]
    requirements = tuple(
        requirement_of(one, f"req-{number:03d}", priority, posting, synonyms)
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
    found = [one for one in items(posting) if one.kind == "duty" and one.text not in known]
    return tuple(
        requirement_of(one, f"task-{number:03d}", Priority.LOW, posting, synonyms)
        for number, one in enumerate(found[:_MOST_TASKS], start=1)
    )


def requirement_of(
    item: Item, id: str, priority: Priority, posting: Posting, synonyms: Synonyms
) -> Requirement:
    """What a posting asks for in these words, with its terms and its place."""
    terms = keywords(item.text, synonyms, posting.language)
    span = item.span(posting)
    return Requirement(id=id, text=item.text, priority=priority, keywords=terms, span=span)


def _may_be_posting(posting: Posting) -> bool:
    """Whether a text names a post, or speaks of pay or of applying."""
    return bool(title_in(posting.text)) or says(posting.language, "formal", posting.text)


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
    sections = _priority(posting, clusters)
    return RoleProfile(
        inferred_level=_level(posting, [*musts, *nices]),
        must_haves=tuple(_term(posting, one) for one in musts),
        nice_to_haves=tuple(_term(posting, one) for one in nices),
        seniority_signals=_matches(posting, "signals", most=12),
        keyword_clusters={name: tuple(words) for name, words in clusters.items()},
        recommended_storylines=_storylines(requirements),
        priority_sections=sections,
        downplay_sections=("Interests", *({"Education"} - {*sections})),
        red_flags=_matches(posting, "red_flags", most=10),
    )


def _term(posting: Posting, item: Item) -> PostingTerm:
    return PostingTerm(text=item.text, span=item.span(posting), explicit=item.explicit)


def _matches(posting: Posting, table: str, *, most: int) -> tuple[PostingTerm, ...]:
    """The phrases of a table that stand in a posting, each once."""
    found = tokens(posting.text)
    made: dict[str, PostingTerm] = {}
    for at, size in hits(posting.language, table, found):
        start, end = found[at].start, found[at + size - 1].end
        quote = posting.text[start:end]
        span = PostingSpan(start=start, end=end, quote=quote)
        made.setdefault(" ".join(quote.casefold().split()), PostingTerm(text=quote, span=span))
    return tuple(made.values())[:most]


def _level(posting: Posting, asked: Sequence[Item]) -> str:
    """The level the title or the asked years say; "not stated" when neither does."""
    first = next((line.strip() for line in posting.text.splitlines() if line.strip()), "")
    if said := _said_level(f"{posting.title or ''} {first}"[:200], posting.language):
        return said
    months = [time.months for one in asked for time in durations_in(one.text, posting.language)]
    years = max(months, default=0) / 12
    if not months:
        return "not stated"
    return "senior" if years >= 5 else "mid" if years >= 2 else "junior"


def _said_level(title: str, code: str) -> str:
    """The level in a title, also at the end of a word ("Filialleitung"); "" when it says none."""
    found = tokens(title.replace("/", " "))
    levels = load(code).postings.levels
    table = Phrases(levels)
    for at, token in enumerate(found):
        word = plain(token.text)
        ends = (name for name, forms in levels.items() for one in forms if word.endswith(one))
        if (hit := table.at(found, at)) or (len(word) >= _COMPOUND and (name := next(ends, ""))):
            return hit[0] if hit else name
    return ""


def _storylines(requirements: tuple[Requirement, ...]) -> tuple[str, ...]:
    """Three to five things worth telling, from the strongest demands down."""
    words = _("Show evidence for: {demand}")
    lines = [words.format(demand=one.text[:120]) for one in requirements[:5]]
    always = (
        _("Show results with their numbers"),
        _("Show what you did yourself"),
        _("Show the newest work first"),
    )
    return (*lines, *always[: max(0, len(always) - len(lines))])


def _priority(posting: Posting, clusters: dict[str, list[str]]) -> tuple[str, ...]:
    """The sections that answer the posting."""
    found = ["Experience"]
    if sum(len(words) for name, words in clusters.items() if name != "other") >= 3:
        found.append("Skills")
    told = load(posting.language).section_words
    words = {token.folded for token in tokens(posting.text)}
    for section, table in (("Education", "education"), ("Certifications", "certificates")):
        if not words.isdisjoint(told.get(table, ())):
            found.append(section)
    return tuple(found)
