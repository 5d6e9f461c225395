"""One quantity of a line, however it is written."""

from dataclasses import dataclass, field
from fractions import Fraction

from interview_app.tailoring.truth_gate.figures.units import Reading


@dataclass(slots=True)
class Quantity:
    """A quantity at tokens `first` to `last` (both included): what it may read, its words and what limits it.

    `degree` is how near its limit says that it is (`just`, `well`), `plain` its number without the unit, `scale` what a word multiplies it by ("27 million").
    """

    readings: frozenset[Reading]
    raw: str
    first: int
    last: int
    kind: str
    modifier: str = ""
    degree: str = ""
    pair: str = ""
    other: "Quantity | None" = None
    implicit: bool = False
    plain: frozenset[Fraction] = frozenset()
    scale: Fraction = Fraction(1)
    largest: tuple[frozenset[Reading], Fraction] | None = field(
        default=None, compare=False, repr=False
    )

    @property
    def value(self) -> Fraction:
        """The largest value it may read."""
        if self.largest is None or self.largest[0] is not self.readings:
            self.largest = self.readings, max([value for _, value in self.readings])
        return self.largest[1]

    @property
    def like_a_year(self) -> bool:
        """Whether it may be a year that nothing marks as one: "die Zufriedenheit *2023* war 4,4"."""
        raw = self.raw
        return (
            self.kind == "count"
            and len(raw) == _FIGURES_OF_A_YEAR
            and raw.isdigit()
            and raw[:2] in ("19", "20")
        )


_FIGURES_OF_A_YEAR = 4
