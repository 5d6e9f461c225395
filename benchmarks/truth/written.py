"""Sets of people whose cards, lies and honest lines were written out by hand, each sentence for itself."""

from dataclasses import dataclass
from typing import Any

import yaml

from benchmarks.truth.cases import Case
from benchmarks.truth.people import FOLDER
from interview_app.domain.knowledge_card import CardType, EvidenceCard, Metric, Scope

_WRITTEN = ("c", "d", "f", "e", "h", "k", "g", "m", "n", "l", "o", "p", "q", "r")
NOTES = {
    "c": "written whole before the gate was run on it; mended for since",
    "d": "written by somebody who did not know the rules, before the gate was run on it; mended for since",
    "f": "written like d, and first run when the gate had been mended for c and d; mended for since",
    "e": "sealed and run once when the rules of one day were finished (its first run); opened and mended for since",
    "h": "written like d and f, and first run when the gate had been mended for c to f; mended for since",
    "k": "written like h, and first run when the gate had been mended for half of h; mended for since",
    "g": "written whole without sight of the rules, run once when the rules of one day were finished (its first run), opened and mended for since",
    "m": "cards as they stand in approved evidence; written like g, run when the gate had been mended for k; mended for since",
    "n": "written like m, and first run when the gate had been mended for g and m; mended for since",
    "l": "written like g, in spoken and plain sentences; first run when the gate had been mended for g, m and part of n; its lies were looked at and mended for, its honest lines hardly",
    "o": "written like m; sealed and run once when the rules of one day were finished (its first run); opened and mended for since",
    "p": "written like m without sight of the rules, first run by the gate of the day before and then mended for",
    "q": "written like m without sight of the rules; first run when the gate had been mended for o and p; mended for since",
    "r": "written like m; sealed and run once when the rules of one day were finished (its first run); opened and mended for since",
}
"""How each set came about, said beside its figures."""
SEALED = ("a",)
"""Sets whose lines nobody looks at: only their totals are printed."""
FIRST_RUN = {
    "c": {
        "changed number": (40, 40), "wrong unit": (26, 28), "wrong date or tenure": (28, 30), "inflated scope verb": (27, 29),
        "bigger team": (20, 20), "skill not in evidence": (28, 30), "version changed": (13, 14), "title inflation": (29, 29),
        "employer swap": (20, 20), "school or degree swap": (20, 20), "certificate invented": (20, 20), "moved fact": (20, 21),
        "superlative or adoption": (30, 30), "negation dropped": (11, 16), "invented bullet": (20, 20), "wrong location": (20, 20),
        "other verb": (12, 40), "reordered": (4, 27), "merged": (4, 21), "split": (7, 30), "shortened": (6, 40),
        "other number form": (19, 53),
    },
    "d": {
        "changed number": (61, 61), "wrong unit": (57, 62), "wrong date or tenure": (59, 71), "inflated scope verb": (59, 68),
        "bigger team": (49, 51), "skill not in evidence": (61, 61), "version changed": (56, 59), "title inflation": (52, 60),
        "employer swap": (50, 50), "school or degree swap": (46, 50), "certificate invented": (56, 58), "moved fact": (57,
        66), "superlative or adoption": (57, 61), "negation dropped": (41, 62), "invented bullet": (59, 60), "wrong location":
        (52, 53), "other verb": (44, 99), "reordered": (14, 60), "merged": (22, 60), "split": (25, 77), "shortened": (21, 77),
        "other number form": (31, 92),
    },
    "f": {
        "changed number": (70, 72), "wrong unit": (59, 59), "wrong date or tenure": (69, 72), "inflated scope verb": (51, 60),
        "bigger team": (47, 48), "skill not in evidence": (59, 60), "version changed": (56, 57), "title inflation": (56, 60),
        "employer swap": (58, 59), "school or degree swap": (53, 56), "certificate invented": (60, 60), "moved fact": (49,
        60), "superlative or adoption": (56, 60), "negation dropped": (45, 60), "invented bullet": (60, 60), "wrong location":
        (54, 54), "other verb": (35, 121), "reordered": (26, 114), "merged": (49, 108), "split": (16, 108), "shortened": (13,
        108), "other number form": (42, 132),
    },
    "e": {
        "changed number": (64, 64), "wrong unit": (63, 65), "wrong date or tenure": (58, 60), "inflated scope verb": (55, 60),
        "bigger team": (49, 50), "skill not in evidence": (60, 61), "version changed": (54, 61), "title inflation": (59, 61),
        "employer swap": (50, 50), "school or degree swap": (46, 50), "certificate invented": (48, 50),
        "moved fact": (61, 61), "superlative or adoption": (57, 60), "negation dropped": (55, 62),
        "invented bullet": (60, 60), "wrong location": (60, 60), "other verb": (17, 69), "reordered": (16, 60),
        "merged": (19, 50), "split": (12, 60), "shortened": (17, 70), "other number form": (20, 85),
    },
    "h": {
        "changed number": (84, 84), "wrong unit": (79, 84), "wrong date or tenure": (83, 84), "inflated scope verb": (78, 84),
        "bigger team": (68, 70), "skill not in evidence": (83, 84), "version changed": (63, 70), "title inflation": (67, 71),
        "employer swap": (70, 70), "school or degree swap": (68, 70), "certificate invented": (70, 70),
        "moved fact": (84, 84), "superlative or adoption": (62, 70), "negation dropped": (62, 82),
        "invented bullet": (81, 84), "wrong location": (70, 70), "other verb": (41, 112), "reordered": (33, 98),
        "merged": (41, 98), "split": (15, 98), "shortened": (22, 112), "other number form": (49, 112),
    },
    "k": {
        "changed number": (60, 60), "wrong unit": (56, 60), "wrong date or tenure": (59, 60), "inflated scope verb": (52, 60),
        "bigger team": (50, 50), "skill not in evidence": (55, 60), "version changed": (49, 52), "title inflation": (57, 60),
        "employer swap": (50, 50), "school or degree swap": (50, 50), "certificate invented": (50, 50),
        "moved fact": (60, 60), "superlative or adoption": (59, 60), "negation dropped": (47, 61),
        "invented bullet": (57, 60), "wrong location": (50, 50), "other verb": (23, 80), "reordered": (17, 70),
        "merged": (13, 70), "split": (14, 73), "shortened": (13, 80), "other number form": (14, 80),
    },
    "g": {
        "changed number": (84, 84), "wrong unit": (66, 70), "wrong date or tenure": (70, 70),
        "inflated scope verb": (60, 70), "bigger team": (77, 78), "skill not in evidence": (82, 84),
        "version changed": (65, 67), "title inflation": (70, 71), "employer swap": (69, 69),
        "school or degree swap": (67, 68), "certificate invented": (70, 70), "moved fact": (69, 70),
        "superlative or adoption": (69, 70), "negation dropped": (70, 83), "invented bullet": (70, 70),
        "wrong location": (69, 69), "other verb": (29, 112), "reordered": (19, 98), "merged": (34, 112),
        "split": (14, 98), "shortened": (24, 98), "other number form": (31, 106),
    },
    "m": {
        "changed number": (81, 82), "wrong unit": (75, 77), "wrong date or tenure": (83, 84),
        "inflated scope verb": (64, 70), "bigger team": (70, 70), "skill not in evidence": (71, 72),
        "version changed": (69, 71), "title inflation": (72, 72), "employer swap": (69, 70),
        "school or degree swap": (69, 70), "certificate invented": (70, 70), "moved fact": (84, 84),
        "superlative or adoption": (68, 70), "negation dropped": (66, 85), "invented bullet": (70, 70),
        "wrong location": (70, 70), "other verb": (4, 98), "reordered": (4, 84), "merged": (9, 84),
        "split": (12, 84), "shortened": (5, 84), "other number form": (10, 98),
    },
    "n": {
        "changed number": (65, 65), "wrong unit": (76, 78), "wrong date or tenure": (65, 65),
        "inflated scope verb": (73, 78), "bigger team": (64, 65), "skill not in evidence": (65, 65),
        "version changed": (65, 65), "title inflation": (59, 65), "employer swap": (65, 65),
        "school or degree swap": (65, 65), "certificate invented": (64, 65), "moved fact": (78, 78),
        "superlative or adoption": (65, 65), "negation dropped": (69, 78), "invented bullet": (65, 65),
        "wrong location": (65, 65), "other verb": (13, 91), "reordered": (6, 78), "merged": (15, 78),
        "split": (9, 78), "shortened": (4, 78), "other number form": (22, 91),
    },
    "l": {
        "changed number": (67, 67), "wrong unit": (67, 67), "wrong date or tenure": (71, 72),
        "inflated scope verb": (59, 72), "bigger team": (60, 60), "skill not in evidence": (60, 60),
        "version changed": (56, 60), "title inflation": (57, 60), "employer swap": (59, 60),
        "school or degree swap": (59, 60), "certificate invented": (60, 60), "moved fact": (71, 72),
        "superlative or adoption": (58, 60), "negation dropped": (52, 73), "invented bullet": (58, 60),
        "wrong location": (60, 60), "other verb": (16, 84), "reordered": (17, 72), "merged": (16, 72),
        "split": (12, 72), "shortened": (8, 72), "other number form": (23, 84),
    },
    "o": {
        "changed number": (30, 30), "wrong unit": (30, 30), "wrong date or tenure": (30, 30), "inflated scope verb": (23, 30),
        "bigger team": (30, 30), "skill not in evidence": (30, 30), "version changed": (30, 30), "title inflation": (29, 30),
        "employer swap": (29, 30), "school or degree swap": (30, 30), "certificate invented": (30, 30), "moved fact": (30,
        30), "superlative or adoption": (30, 30), "negation dropped": (27, 30), "invented bullet": (30, 30), "wrong location":
        (30, 30), "other verb": (4, 42), "reordered": (4, 36), "merged": (4, 36), "split": (6, 36), "shortened": (5, 36),
        "other number form": (6, 42),
    },
    "p": {
        "changed number": (51, 54), "wrong unit": (54, 54), "wrong date or tenure": (52, 54), "inflated scope verb": (45, 54),
        "bigger team": (52, 54), "skill not in evidence": (52, 54), "version changed": (50, 54), "title inflation": (49, 54),
        "employer swap": (54, 54), "school or degree swap": (54, 54), "certificate invented": (54, 54), "moved fact": (54,
        54), "superlative or adoption": (53, 54), "negation dropped": (50, 63), "invented bullet": (54, 54), "wrong location":
        (54, 54), "other verb": (8, 63), "reordered": (6, 63), "merged": (15, 63), "split": (10, 63), "shortened": (6, 63),
        "other number form": (17, 63),
    },
    "q": {
        "changed number": (58, 60), "wrong unit": (48, 50), "wrong date or tenure": (60, 60), "inflated scope verb": (43, 50),
        "bigger team": (49, 50), "skill not in evidence": (48, 50), "version changed": (48, 50), "title inflation": (50, 50),
        "employer swap": (50, 50), "school or degree swap": (50, 50), "certificate invented": (50, 50), "moved fact": (60,
        60), "superlative or adoption": (48, 50), "negation dropped": (47, 60), "invented bullet": (47, 50), "wrong location":
        (50, 50), "other verb": (8, 70), "reordered": (2, 60), "merged": (4, 60), "split": (3, 60), "shortened": (3, 60),
        "other number form": (9, 70),
    },
    "r": {
        "changed number": (25, 25), "wrong unit": (25, 25), "wrong date or tenure": (25, 25), "inflated scope verb": (21, 25),
        "bigger team": (23, 25), "skill not in evidence": (25, 25), "version changed": (24, 25), "title inflation": (23, 25),
        "employer swap": (25, 25), "school or degree swap": (25, 25), "certificate invented": (25, 25), "moved fact": (25,
        25), "superlative or adoption": (24, 25), "negation dropped": (21, 25), "invented bullet": (25, 25), "wrong location":
        (25, 25), "other verb": (7, 30), "reordered": (4, 30), "merged": (7, 30), "split": (6, 30), "shortened": (5, 30),
        "other number form": (5, 30),
    },
}  # fmt: skip
"""Blocked, and lines in all, when the gate first met a set: what a stranger's lines would have got that day."""


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
    return tuple(half for half in _WRITTEN if (FOLDER / f"half_{half}.yaml").is_file())


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
    return Written(raw["id"], half, raw["lang"], cards, _cases(raw, half, "lies"), _cases(raw, half, "honest"))


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


def _metric(value: str, description: str, baseline: str | None = None, period: str | None = None) -> Metric:
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
