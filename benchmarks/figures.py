"""A measured figure beside its goal, and how figures are printed and published."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Figure:
    """One measured figure; `goal` is the highest value that is well (the lowest, where
    `at_least`).
    """

    name: str
    value: float
    unit: str
    goal: float | None = None
    at_least: bool = False
    how: str = ""
    tried: str = ""
    """What was tried for the goal, and what stands in its way; published when it is missed."""

    @property
    def reached(self) -> bool | None:
        """Whether the goal is met; None where there is none."""
        if self.goal is None:
            return None
        return self.value >= self.goal if self.at_least else self.value <= self.goal


def table(figures: Iterable[Figure]) -> str:
    """A Markdown table: a goal that is not reached says so."""
    rows = ["| figure | measured | goal | |", "|---|---|---|---|"]
    for one in figures:
        goal = (
            ""
            if one.goal is None
            else f"{'at least' if one.at_least else 'at most'} {one.goal:g} {one.unit}"
        )
        verdict = {None: "", True: "reached", False: "**not reached**"}[one.reached]
        how = f"<br>{one.how}" if one.how else ""
        if one.reached is False and one.tried:
            how += f"<br>*Tried:* {one.tried}"
        rows.append(f"| {one.name}{how} | {one.value:.4g} {one.unit} | {goal} | {verdict} |")
    return "\n".join(rows)
