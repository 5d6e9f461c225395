"""Sets of people whose cards, lies and honest lines were written out by hand, each sentence for itself."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from benchmarks.truth.cases import Case
from benchmarks.truth.people import FOLDER
from interview_app.domain.knowledge_card import CardType, EvidenceCard, Metric, Scope


@dataclass(frozen=True)
class WrittenSet:
    """How a set came about, and what the gate did when it first met it: lines blocked and lines in all, by class or kind."""

    note: str
    first_run: dict[str, tuple[int, int]]
    sealed: bool = False


def _sets() -> dict[str, WrittenSet]:
    raw = yaml.safe_load(Path(__file__).with_name("sets.yaml").read_text(encoding="utf-8"))
    return {
        name: WrittenSet(
            one["note"],
            {kind: (blocked, total) for kind, (blocked, total) in one.get("first_run", {}).items()},
            one.get("sealed", False),
        )
        for name, one in raw.items()
    }


SETS = _sets()
"""Every set written by hand, by its letter, in the order in which the gate met them."""
SEALED = frozenset({"a", *(name for name, one in SETS.items() if one.sealed)})
"""Sets whose lines nobody looks at: only their totals are printed."""


@dataclass(frozen=True)
class Written:
    """One person: the cards as they were made in the interview, and every line held against them."""

    id: str
    half: str
    lang: str
    cards: tuple[EvidenceCard, ...]
    lies: tuple[Case, ...]
    honest: tuple[Case, ...]


def halves() -> tuple[str, ...]:
    """The sets written by hand that are there."""
    return tuple(half for half in SETS if (FOLDER / f"half_{half}.yaml").is_file())


def written(half: str | None = None) -> tuple[Written, ...]:
    """Everybody of these sets, or of one."""
    found: list[Written] = []
    for name in halves():
        if half in (None, name):
            raw = yaml.safe_load((FOLDER / f"half_{name}.yaml").read_text(encoding="utf-8"))
            found += [_written(one, name) for one in raw]
    return tuple(found)


def _written(raw: dict[str, Any], half: str) -> Written:
    cards = tuple(_card(raw, at, one) for at, one in enumerate(raw["cards"], start=1))
    return Written(
        raw["id"], half, raw["lang"], cards, _cases(raw, half, "lies"), _cases(raw, half, "honest")
    )


def _card(raw: dict[str, Any], at: int, one: dict[str, Any]) -> EvidenceCard:
    company, role, timeframe = raw["jobs"][one["job"]]
    return EvidenceCard(
        id=f"{raw['id']}-{at:02d}",
        project=role,
        company=company,
        timeframe=_timeframe(str(timeframe)),
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


def _timeframe(written: str) -> str:
    """A year alone, or "bis" for "to", as a card has it."""
    text = written.replace(" bis ", " to ").replace("heute", "present")
    return f"{text} to {text}" if text.isdigit() else text


def _metric(
    value: str, description: str, baseline: str | None = None, period: str | None = None
) -> Metric:
    return Metric(value=value, description=description, baseline=baseline, period=period)


def _cases(raw: dict[str, Any], half: str, group: str) -> tuple[Case, ...]:
    made = []
    for kind, lines in raw[group].items():
        for line in lines:
            head, mark, rest = line.partition("|")
            placed = bool(mark) and head in ("-", "0", "1", "2", "3")
            post = head if placed else "0"
            company, role = (None, None) if post == "-" else raw["jobs"][int(post)][:2]
            made.append(Case(raw["id"], half, kind, rest if placed else line, company, role))
    return tuple(made)
