"""Where entries begin if the type of a line tells it and not its date."""

from interview_app.extraction.entries.signs import own_cell
from interview_app.extraction.entries.units import Unit

_Strength = tuple[float, bool, bool, float]


def note_openings(units: list[Unit]) -> None:
    """Note the lines of the strongest type that several lines of a section have, each over one
    time: a larger or bold line, one in capitals, or one further left.
    """
    looks = [_strength(unit) for unit in units]
    for look in sorted({own for own in looks if own is not None}, reverse=True):
        firsts = [
            at for at, own in enumerate(looks) if own == look and (at == 0 or looks[at - 1] != look)
        ]
        parts = zip(firsts, [*firsts[1:], len(units)], strict=True)
        times = [sum(map(is_timed, units[at:stop])) for at, stop in parts]
        if len(firsts) > 1 and times.count(1) >= _MOSTLY * len(times):
            for at in firsts:
                units[at].opens, units[at].kind = True, "short"
            return


_MOSTLY = 0.75
"""The share of entries that have just one time, at least."""


def _strength(unit: Unit) -> _Strength | None:
    if unit.first.bullet:
        return None
    own = own_cell(unit.first)
    kind = own.runs[0].type if own.runs else own.type
    return (kind.size, kind.bold, own.text.isupper(), -round(unit.left / 8))


def is_timed(unit: Unit) -> bool:
    """Whether a line may say when an entry was."""
    return unit.kind == "short" and bool(unit.dates)
