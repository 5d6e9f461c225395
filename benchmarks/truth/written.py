"""Half c: people whose cards, lies and honest lines were written out by hand, each sentence for itself."""

from dataclasses import dataclass
from typing import Any

import yaml

from benchmarks.truth.cases import Case
from benchmarks.truth.people import FOLDER
from interview_app.domain.knowledge_card import CardType, EvidenceCard, Metric, Scope

HALF = "c"
FIRST_RUN = {
    "changed number": (40, 40), "wrong unit": (26, 28), "wrong date or tenure": (28, 30), "inflated scope verb": (27, 29),
    "bigger team": (20, 20), "skill not in evidence": (28, 30), "version changed": (13, 14), "title inflation": (29, 29),
    "employer swap": (20, 20), "school or degree swap": (20, 20), "certificate invented": (20, 20), "moved fact": (20, 21),
    "superlative or adoption": (30, 30), "negation dropped": (11, 16), "invented bullet": (20, 20), "wrong location": (20, 20),
    "other verb": (12, 40), "reordered": (4, 27), "merged": (4, 21), "split": (7, 30), "shortened": (6, 40),
    "other number form": (19, 53),
}  # fmt: skip
"""Blocked, and lines in all, when the gate first met half c: what a stranger's lines would have got that day."""


@dataclass(frozen=True)
class Written:
    """One person: the cards as they were made in the interview, and every line held against them."""

    id: str
    lang: str
    cards: tuple[EvidenceCard, ...]
    lies: tuple[Case, ...]
    honest: tuple[Case, ...]


def written() -> tuple[Written, ...]:
    """Everybody of half c."""
    raw = yaml.safe_load((FOLDER / f"half_{HALF}.yaml").read_text(encoding="utf-8"))
    return tuple(_written(one) for one in raw)


def _written(raw: dict[str, Any]) -> Written:
    cards = tuple(_card(raw, at, one) for at, one in enumerate(raw["cards"], start=1))
    return Written(raw["id"], raw["lang"], cards, _cases(raw, "lies"), _cases(raw, "honest"))


def _card(raw: dict[str, Any], at: int, one: dict[str, Any]) -> EvidenceCard:
    company, role, timeframe = raw["jobs"][one["job"]]
    return EvidenceCard(
        id=f"{raw['id']}-{at:02d}",
        project=role,
        company=company,
        timeframe=str(timeframe),
        role=role,
        raw_text=one["raw"],
        card_type=CardType(one.get("kind", "employment")),
        skills=tuple(one.get("skills", ())),
        metrics=tuple(_metric(*parts) for parts in one.get("metrics", ())),
        scope=Scope(
            team_size=one.get("team"),
            direct_reports=one.get("reports"),
            geography=tuple(one.get("places", ())),
            budget=one.get("budget"),
        ),
    )


def _metric(value: str, description: str, baseline: str | None = None, period: str | None = None) -> Metric:
    return Metric(value=value, description=description, baseline=baseline, period=period)


def _cases(raw: dict[str, Any], group: str) -> tuple[Case, ...]:
    made = []
    for kind, lines in raw[group].items():
        for line in lines:
            head, mark, rest = line.partition("|")
            placed = bool(mark) and head in ("-", "0", "1", "2")
            post = head if placed else "0"
            company = None if post == "-" else raw["jobs"][int(post)][0]
            made.append(Case(raw["id"], HALF, kind, rest if placed else line, company))
    return tuple(made)
