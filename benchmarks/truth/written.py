"""Sets of people whose cards, lies and honest lines were written out by hand, each sentence for
itself: the YAML files of `people/`, or of any folder of the same form.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from benchmarks.truth.cases import Case
from benchmarks.truth.people import FOLDER
from interview_app.domain.knowledge_card import CardType, EvidenceCard, Metric, Scope

BY_RULE = ("a", "b")
"""The sets whose lines are made by rule, which have a form of their own."""
UNDER_ENTRY = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")


@dataclass(frozen=True)
class Written:
    """One person: the cards as they were made in the interview, every line held against them, and
    an honest whole résumé where one was written.
    """

    id: str
    half: str
    lang: str
    cards: tuple[EvidenceCard, ...]
    lies: tuple[Case, ...]
    honest: tuple[Case, ...]
    resume: tuple[Case, ...] = ()


def sets(folder: Path = FOLDER) -> dict[str, Path]:
    """The sets of a folder, by name: `half_z.yaml` is z."""
    found = {path.stem.removeprefix("half_"): path for path in sorted(folder.glob("*.yaml"))}
    return {name: path for name, path in found.items() if name not in BY_RULE}


def written(name: str | None = None, folder: Path = FOLDER) -> tuple[Written, ...]:
    """Everybody of the sets of a folder, or of one set."""
    return tuple(
        _written(one, half)
        for half, path in sets(folder).items()
        if name in (None, half)
        for one in _people_in(yaml.safe_load(path.read_text(encoding="utf-8")))
    )


def _people_in(raw: Any) -> list[dict[str, Any]]:
    """The people of a file: a list of them, one alone, or a list under "people"."""
    if isinstance(raw, dict):
        raw = [raw] if "id" in raw else raw["people"]
    return list(raw)


def _written(raw: dict[str, Any], half: str) -> Written:
    cards = tuple(_card(raw, at, one) for at, one in enumerate(raw["cards"], start=1))
    resume = {"whole résumé": raw.get("resume", ())}
    return Written(
        raw["id"],
        half,
        raw["lang"],
        cards,
        _cases(raw, half, raw.get("lies", {})),
        _cases(raw, half, raw.get("honest", {})),
        _cases(raw, half, resume),
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


_PRESENT = {"heute": "present", "aujourd'hui": "present", "actualidad": "present", "hoy": "present"}
_TO = (" bis ", " à ", " a ", " hasta ", " jusqu'à ")


def _timeframe(text: str) -> str:
    """A year alone, or another language's words for "to" and "present", as a card has it."""
    for word in _TO:
        text = text.replace(word, " to ")
    for word, present in _PRESENT.items():
        text = text.replace(word, present)
    return f"{text} to {text}" if text.isdigit() else text


def _metric(
    value: str, description: str, baseline: str | None = None, period: str | None = None
) -> Metric:
    return Metric(value=value, description=description, baseline=baseline, period=period)


def _cases(raw: dict[str, Any], half: str, groups: dict[str, Any]) -> tuple[Case, ...]:
    made = []
    for kind, lines in groups.items():
        for line in lines:
            head, mark, rest = line.partition("|")
            placed = bool(mark) and head.strip() in ("-", *UNDER_ENTRY)
            post = head.strip() if placed else "0"
            company, role = (None, None) if post == "-" else raw["jobs"][int(post)][:2]
            text = rest.strip() if placed else line
            made.append(Case(raw["id"], half, kind, text, company, role))
    return tuple(made)
