"""Tailoring, offline and warm: from a posting to all files, the check's lines a second, and how
costs grow with cards.
"""

import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from benchmarks.figures import Figure
from benchmarks.truth.measure import by_rule, measure
from benchmarks.truth.people import cards, people
from interview_app.check.evidence import EvidenceSet
from interview_app.check.line_check import check_line
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.profile import ApplicantProfile
from interview_app.paths import resources
from interview_app.rendering.engine import RenderEngine
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.stages.context import Parts
from interview_app.use_cases.tailor import Tailored, Wish, tailor

_PROFILE = ApplicantProfile.model_validate(
    {"basics": {"name": "Ada Example", "email": "ada@example.org"}}
)
_SIZES = (10, 100, 1_000, 10_000)


def many_cards(count: int) -> tuple[EvidenceCard, ...]:
    """Cards of the benchmark's English people, again and again, as one long career; ids and
    sentences stay distinct.
    """
    pool = [card for person in people() if person.lang == "en" for card in cards(person)]
    made = []
    for at in range(count):
        card = pool[at % len(pool)]
        turn = at // len(pool)
        text = card.raw_text if turn == 0 else f"{card.raw_text}, site {turn + 1}"
        made.append(card.model_copy(update={"id": f"{card.id}-{turn}", "raw_text": text}))
    return tuple(made)


def posting_for(evidence: tuple[EvidenceCard, ...]) -> str:
    """A posting that asks for what some of these cards tell, and for two things none does."""
    asked = [card.raw_text for card in evidence[: 8 * 7 : 7]]
    wanted = "\n".join(f"- {line}" for line in asked)
    return (
        f"Operations Specialist\n\nMust have\n{wanted}\n\nNice to have\n- Kubernetes\n- "
        f"Portuguese\n"
    )


def _run(evidence: tuple[EvidenceCard, ...], engine: RenderEngine, folder: Path) -> Tailored:
    parts = Parts(
        career=career_from_cards(evidence, _PROFILE),
        cards=evidence,
        synonyms=Synonyms(),
        today="2026-01",
    )
    wish = Wish(
        posting=posting_for(evidence),
        target_title="Operations Specialist",
        output_dir=folder,
        date="2026-01-15",
    )
    return asyncio.run(tailor(wish, parts, engine))


def _posting_to_files() -> list[Figure]:
    found = []
    with (
        RenderEngine(packages=resources() / "typst") as engine,
        tempfile.TemporaryDirectory() as folder,
    ):
        for count, goal in ((100, 1.5), (2_000, 3.0)):
            evidence = many_cards(count)
            _run(evidence, engine, Path(folder))
            times, renders = [], 0
            for _again in range(3):
                start = time.perf_counter()
                done = _run(evidence, engine, Path(folder))
                times.append(time.perf_counter() - start)
                renders = max(renders, done.fitted.renders if done.fitted else 0)
            ended = "passed" if done.passed else "the check refused it"
            found += [
                Figure(name=f"posting to all files, offline, warm, {count:,} cards", value=statistics.median(times), unit="s",
                       goal=goal, how=f"wall clock, median of 3; {ended}"),
                Figure(name=f"renders to fit the pages, {count:,} cards", value=renders, unit="renders", goal=8),
            ]  # fmt: skip
    return found


def _check() -> Figure:
    _found, speed = measure(by_rule("b"))
    return Figure(name="fact check, one core", value=speed, unit="lines/s", goal=300, at_least=True,
                  how="CPU time, every lie and honest line of set b")  # fmt: skip


def _growth() -> list[Figure]:
    cost = {}
    for count in _SIZES:
        evidence = many_cards(count)
        start = time.process_time()
        ready = EvidenceSet.of(evidence, language="en")
        for card in evidence[:200]:
            check_line(
                card.raw_text, evidence=ready, entry=ready.named(card.company), language="en"
            )
        cost[count] = time.process_time() - start
    told = [
        Figure(
            name=f"index and {min(200, count)} lines over {count:,} cards",
            value=cost[count],
            unit="s CPU",
        )
        for count in _SIZES
    ]
    growth = cost[10_000] / cost[1_000]
    return [
        *told,
        Figure(
            name="10,000 cards beside 1,000 (linear is 10)", value=growth, unit="times", goal=12
        ),
    ]


def run() -> list[Figure]:
    """All figures of tailoring."""
    return [*_posting_to_files(), _check(), *_growth()]
