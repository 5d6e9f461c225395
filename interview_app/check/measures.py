"""Units that are exact parts of one another: 90 minutes are an hour and a half, 480 ha 4.8 km²."""

from collections.abc import Iterator
from decimal import Decimal

from interview_app.language.data import load
from interview_app.language.tokens import Token
from interview_app.language.units import Quantity

_PARTS: dict[str, dict[str, str]] = {
    "second": {"millisecond": "0.001", "minute": "60", "hour": "3600"},
    "day": {"week": "7", "fortnight": "14"},
    "month": {"quarter": "3", "year": "12", "decade": "120"},
    "m": {"mm": "0.001", "cm": "0.01", "km": "1000"},
    "m²": {"ha": "10000", "km²": "1000000"},
    "l": {"ml": "0.001", "cl": "0.01", "hl": "100", "m³": "1000"},
    "kg": {"mg": "0.000001", "g": "0.001", "t": "1000"},
    "kW": {"W": "0.001", "MW": "1000"},
    "kWh": {"MWh": "1000", "GWh": "1000000"},
    "Hz": {"kHz": "1000", "MHz": "1000000", "GHz": "1000000000"},
    "V": {"kV": "1000"},
    "GB": {"MB": "0.001", "TB": "1000", "PB": "1000000"},
    "percent": {"per mille": "0.1", "percentage point": "1"},
}
"""For each unit what others are of it, where that is exact."""
_FACTORS = {
    unit: (base, Decimal(factor)) for base, rows in _PARTS.items() for unit, factor in rows.items()
}


def in_base(one: Quantity) -> tuple[str, Decimal]:
    """What a figure measures, and its value in the smallest unit of that."""
    measure, factor = _FACTORS.get(one.unit or "", (one.unit or one.kind, Decimal(1)))
    return measure, (one.value * factor).normalize()


def units_named(
    found: tuple[Token, ...], figures: tuple[Quantity, ...], language: str | None
) -> Iterator[tuple[str, Decimal]]:
    """The units that words name without a figure, each as one of it: "an hour", "percentage"."""
    data = load(language)
    for at, token in enumerate(found):
        hit = data.unit_words.at(found, at) or data.money_words.at(found, at)
        inside = any(one.start <= token.start < one.end for one in figures)
        if hit is not None and not inside and len(token.text) > 1:
            base, factor = _FACTORS.get(hit[0], (hit[0], Decimal(1)))
            yield base, factor.normalize()
