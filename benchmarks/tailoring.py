"""Tailoring, offline and warm: from a posting to all files, the check's lines a second, how costs
grow with cards, and what a run touches.
"""

import asyncio
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.figures import Figure
from benchmarks.truth.people import cards, people
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.profile import ApplicantProfile
from interview_app.paths import resources
from interview_app.rendering.engine import RenderEngine
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.lines.checking import Checker
from interview_app.tailoring.lines.given_cards import with_own_sentences
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.stages.context import Parts
from interview_app.use_cases.resumes.tailor import Tailored, Wish, tailor

_PROFILE = ApplicantProfile.model_validate(
    {"basics": {"name": "Ada Example", "email": "ada@example.org"}}
)
_SIZES = (100, 1_000, 10_000)
_CHECKED = 600
"""Lines that the speed of the check is measured on, no two of them the same."""
_BEFORE = (256, 136_000)
"""Files of ours and calls of a run before pages were made of approved lines."""


def many_cards(count: int) -> tuple[EvidenceCard, ...]:
    """Cards of the benchmark's English people, again and again, as one long career; ids and
    sentences stay distinct, and each sentence is a line.
    """
    pool = [card for person in people() if person.lang == "en" for card in cards(person)]
    made = []
    for at in range(count):
        card = pool[at % len(pool)]
        turn = at // len(pool)
        text = card.raw_text if turn == 0 else f"{card.raw_text}, site {turn + 1}"
        data = {**card.to_json(), "id": f"{card.id}-{turn}", "raw_text": text}
        made.append(EvidenceCard.model_validate({k: v for k, v in data.items() if k != "lines"}))
    return with_own_sentences(made)


def posting_for(evidence: tuple[EvidenceCard, ...]) -> str:
    """A posting that asks for what some of these cards tell, and for two things none does."""
    asked = [card.raw_text for card in evidence[: 8 * 7 : 7]]
    wanted = "\n".join(f"- {line}" for line in asked)
    return (
        f"Operations Specialist\n\nMust have\n{wanted}\n\nNice to have\n- Kubernetes\n- "
        f"Portuguese\n"
    )


def run_once(evidence: tuple[EvidenceCard, ...], engine: RenderEngine, folder: Path) -> Tailored:
    """All files for the posting, in a folder."""
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
        for count, goal in ((100, 0.3), (2_000, 1.0)):
            evidence = many_cards(count)
            run_once(evidence, engine, Path(folder))
            times, renders = [], 0
            for _again in range(3):
                start = time.perf_counter()
                done = run_once(evidence, engine, Path(folder))
                times.append(time.perf_counter() - start)
                renders = max(renders, done.fitted.renders if done.fitted else 0)
            ended = "passed" if done.passed else "the check refused a line"
            found += [
                Figure(name=f"posting to all files, offline, warm, {count:,} cards", value=statistics.median(times), unit="s",
                       goal=goal, how=f"wall clock, median of 3; {ended}"),
                Figure(name=f"renders to fit the pages, {count:,} cards", value=renders, unit="renders", goal=8),
            ]  # fmt: skip
    return found


def _check() -> Figure:
    evidence = many_cards(100)
    career = career_from_cards(evidence, _PROFILE)
    jobs = [one.id for one in career.timeline.experiences]
    lines = [
        f"{card.raw_text.rstrip('.')}, mostly on {turn} days"
        for turn in range(1, 1 + _CHECKED // len(evidence))
        for card in evidence
    ]
    checker = Checker(career, evidence, today="2026-01")
    checker.wording(jobs[0], "Filed papers")
    start = time.process_time()
    for at, line in enumerate(lines):
        checker.wording(jobs[at % len(jobs)], line)
    speed = len(lines) / (time.process_time() - start)
    return Figure(name="check, one core", value=speed, unit="lines/s", goal=300, at_least=True,
                  how="CPU time; lines that nobody approved, over 100 cards")  # fmt: skip


def _growth() -> list[Figure]:
    cost = {}
    for count in _SIZES:
        evidence = many_cards(count)
        career = career_from_cards(evidence, _PROFILE)
        job = career.timeline.experiences[0].id
        start = time.process_time()
        checker = Checker(career, evidence, today="2026-01")
        for card in evidence[:100]:
            checker.wording(job, card.raw_text)
        cost[count] = time.process_time() - start
    told = [
        Figure(name=f"evidence made ready and 100 lines, {count:,} cards", value=cost[count], unit="s CPU")
        for count in _SIZES
    ]  # fmt: skip
    growth = cost[10_000] / cost[1_000]
    return [
        *told,
        Figure(
            name="10,000 cards beside 1,000 (linear is 10)", value=growth, unit="times", goal=12
        ),
    ]


def _touched() -> list[Figure]:
    """What `generate` imports and calls for a sample person, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.tailoring_trace"],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parent.parent,
    )
    files, calls = map(int, done.stdout.split()[-2:])
    how = "`generate` for the sample nurse and her posting, cards as parsed, offline"
    return [
        Figure(name="files of ours that a run calls", value=files, unit="files", goal=_BEFORE[0] // 2, how=how),
        Figure(name="calls of ours in a run", value=calls, unit="calls", goal=_BEFORE[1] // 2, how=how),
    ]  # fmt: skip


def run() -> list[Figure]:
    """All figures of tailoring."""
    return [*_posting_to_files(), _check(), *_growth(), *_touched()]
