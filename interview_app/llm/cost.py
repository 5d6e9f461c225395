"""What a request may cost and what the requests so far did: an estimate, a running total, a cap
that stops (US dollars).

The price table is data that the person can edit; a price that is not in it is unknown, never 0. A
model on this machine costs nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from interview_app.domain.yaml_text import read_yaml
from interview_app.errors import SettingsError
from interview_app.i18n import _
from interview_app.llm.client import Usage
from interview_app.llm.endpoint import Endpoint

CHARACTERS_A_TOKEN = 3.5
"""Characters of JSON in one token; on the careful side for English and German."""
USUAL_ANSWER = 700
"""Tokens of a usual answer, for an estimate where no limit is set."""


@dataclass(frozen=True, kw_only=True)
class Price:
    """Dollars for a million tokens in and out, of models whose name begins with `model` at hosts
    that end with `host`.
    """

    host: str
    model: str
    input: float
    output: float


@dataclass(frozen=True)
class Prices:
    """The table; the longest model name that fits wins."""

    rows: tuple[Price, ...] = ()

    def of(self, endpoint: Endpoint) -> Price | None:
        """The price at this endpoint; None is unknown."""
        if endpoint.is_local:
            return Price(host=endpoint.host, model=endpoint.model, input=0.0, output=0.0)
        host = endpoint.host.partition(":")[0]
        fitting = [
            row
            for row in self.rows
            if _ends(host, row.host)
            and endpoint.model.removeprefix("models/").startswith(row.model)
        ]
        return max(fitting, key=lambda row: len(row.model), default=None)


def _ends(host: str, end: str) -> bool:
    return host == end or host.endswith("." + end)


def load_prices(path: Path) -> Prices:
    """The table of a YAML file: a list of `{host, model, input, output}`.

    Raises:
        SettingsError: it is missing, no YAML, or a row is not of this form.
    """
    try:
        rows = read_yaml(path.read_text(encoding="utf-8-sig"), name=path.name, refused=ValueError)[
            "prices"
        ]
        return Prices(tuple(_row(row) for row in rows))
    except (OSError, KeyError, TypeError, ValueError):
        told = _("The price table {name} cannot be read. Mend it, or delete it to use ours.")
        raise SettingsError(told.format(name=path.name)) from None


def _row(row: Mapping[str, Any]) -> Price:
    price = Price(
        host=str(row["host"]),
        model=str(row["model"]),
        input=float(row["input"]),
        output=float(row["output"]),
    )
    if price.input < 0 or price.output < 0:
        raise ValueError("a price below nothing")
    return price


def tokens_in(characters: int) -> int:
    """Tokens of a request of this many characters, estimated."""
    return int(characters / CHARACTERS_A_TOKEN) + 1


def estimate(price: Price | None, *, characters: int, answer_tokens: int | None) -> float | None:
    """What a request may cost; None when the price is unknown."""
    if price is None:
        return None
    return (
        tokens_in(characters) * price.input + (answer_tokens or USUAL_ANSWER) * price.output
    ) / 1_000_000


def cost(price: Price | None, usage: Usage) -> float | None:
    """What a request did cost; None when price or usage is unknown."""
    if price is None or usage.input_tokens is None or usage.output_tokens is None:
        return None
    return (usage.input_tokens * price.input + usage.output_tokens * price.output) / 1_000_000
