"""Every labelled line through the check, and what is counted of the verdicts."""

import gc
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from benchmarks.truth.cases import Case
from benchmarks.truth.honest import KINDS, honest
from benchmarks.truth.lies import lies
from benchmarks.truth.people import Person, cards, people
from benchmarks.truth.written import Written
from interview_app.check.evidence import EvidenceSet
from interview_app.check.line_check import check_line
from interview_app.check.rules import LineVerdict
from interview_app.check.statements import Told
from interview_app.domain.tailoring import Verdict
from interview_app.language.tokens import fold, tokens

TODAY = "2026-06"
"""What "present" means in the cards of the invented people."""


@dataclass(frozen=True)
class Held:
    """A case with its verdict; `told`: how many of its marked words its evidence has."""

    case: Case
    verdict: LineVerdict
    told: tuple[str, ...] = ()

    @property
    def is_lie(self) -> bool:
        """Whether the line is labelled a lie."""
        return self.case.kind not in (*KINDS, RESUME)


RESUME = "whole résumé"
"""The kind of the lines of an honest résumé."""


@dataclass
class Figures:
    """What is counted: verdicts by kind of line, marked words of honest lines, whole résumés."""

    by_kind: dict[str, Counter[Verdict]] = field(default_factory=lambda: defaultdict(Counter))
    marked: int = 0
    marked_told: int = 0
    resumes: int = 0
    resumes_refused: int = 0

    def share(self, kinds: Iterable[str], verdict: Verdict) -> tuple[int, int]:
        """How many lines of some kinds have a verdict, of how many."""
        rows = [self.by_kind[kind] for kind in kinds]
        return sum(row[verdict] for row in rows), sum(row.total() for row in rows)


def by_rule(half: str | None = None) -> list[Written]:
    """The people whose lines are made by rule, as those that are written out."""
    everybody = people(half)
    return [_of_person(one, _stranger_of(one, everybody)) for one in everybody]


def _of_person(person: Person, stranger: Person) -> Written:
    told = [
        case if case.kind == "moved fact" else Case(case.person, case.half, case.kind, case.text)
        for case in lies(person, stranger)
    ]
    return Written(
        person.id, person.half, person.lang, cards(person), tuple(told), tuple(honest(person))
    )


def _stranger_of(person: Person, everybody: tuple[Person, ...]) -> Person:
    """The next person of the same language and set: another trade, other facts."""
    same = [one for one in everybody if one.lang == person.lang and one.half == person.half]
    return same[(same.index(person) + 1) % len(same)]


def measure(persons: Sequence[Written]) -> tuple[list[Held], float]:
    """Every line of these people with its verdict, and lines a second on one core."""
    ready = [EvidenceSet.of(one.cards, language=one.lang, today=TODAY) for one in persons]
    gc.collect()
    gc.freeze()
    start = time.process_time()
    found = [
        _held(case, evidence, person.lang)
        for person, evidence in zip(persons, ready, strict=True)
        for case in (*person.lies, *person.honest, *person.resume)
    ]
    speed = len(found) / (time.process_time() - start)
    gc.unfreeze()
    return found, speed


def _held(case: Case, evidence: EvidenceSet, language: str) -> Held:
    entry = evidence.named(case.company, case.post) if case.company else None
    verdict = check_line(
        case.text,
        evidence=evidence,
        entry=entry,
        kind="sentence" if entry else "summary",
        language=language,
    )
    return Held(case, verdict, _told(verdict, evidence, entry))


def _told(
    verdict: LineVerdict, evidence: EvidenceSet, entry: tuple[str, ...] | None
) -> tuple[str, ...]:
    """The marked words that stand in the evidence letter for letter, which the check does not say
    of itself: they are looked up without its stems.
    """
    if verdict.verdict is not Verdict.YOUR_WORD:
        return ()
    here = evidence.under(entry)
    words = {fold(t.text) for one in here.statements for t in tokens(one.text) if one.told in Told}
    return tuple(word for word in verdict.marked if fold(word) in words)


def figures(found: Iterable[Held]) -> Figures:
    """The verdicts, counted."""
    made = Figures()
    resumes: dict[tuple[str, str], bool] = {}
    for one in found:
        made.by_kind[one.case.kind][one.verdict.verdict] += 1
        if not one.is_lie:
            made.marked += len(one.verdict.marked)
            made.marked_told += len(one.told)
        if one.case.kind == RESUME:
            whose = (one.case.half, one.case.person)
            refused = one.verdict.verdict is Verdict.REFUSED
            resumes[whose] = resumes.get(whose, False) or refused
    made.resumes, made.resumes_refused = len(resumes), sum(resumes.values())
    return made
