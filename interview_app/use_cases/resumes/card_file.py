"""Evidence cards out of a JSON file that any program may have written (CONTRACT D1)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from interview_app.domain.canonical import KeyTwice, read_json
from interview_app.domain.dates import IN_ORDER
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.wrong_value import first_wrong, wrong_values
from interview_app.errors import DocumentError, EvidenceParsingError
from interview_app.i18n import _
from interview_app.tailoring.lines.given_cards import with_own_sentences


@dataclass(frozen=True)
class GivenCards:
    """The cards of a file that can be used, and a sentence for each that cannot."""

    cards: tuple[EvidenceCard, ...]
    refused: tuple[str, ...] = ()
    first_refusal: EvidenceParsingError | None = None


def load_cards(path: Path) -> tuple[EvidenceCard, ...]:
    """The evidence cards of a JSON file: a list, or an object with a list under "cards".

    Raises:
        EvidenceParsingError: the file is missing, no JSON, or not a list of cards, or one of them
            cannot be used; the sentence names what is wrong.
    """
    given = usable_cards(path)
    if given.first_refusal is not None:
        raise given.first_refusal
    return given.cards


def usable_cards(path: Path) -> GivenCards:
    """As `load_cards`, but a card that cannot be used is told of and left out, and so is a second
    card of one id.

    Raises:
        EvidenceParsingError: the file is missing, no JSON, or not a list of cards, or none of them
            can be used.
    """
    cards: dict[str, EvidenceCard] = {}
    refused: list[str] = []
    first: EvidenceParsingError | None = None
    for place, given in enumerate(_listed(path)):
        try:
            card = _validated(given)
        except ValidationError as error:
            first = first or _unusable(path, _called(place, given), error)
            refused.append(_left_out(place, given, first_wrong(error, whole="card")))
            continue
        if card.id in cards:
            words = _("Evidence cards must have ids of their own; these stand twice: {ids}")
            first = first or EvidenceParsingError(words.format(ids=card.id))
            refused.append(_left_out(place, given, _("another card before it has this id")))
        else:
            cards[card.id] = card
    if first is not None and not cards:
        raise first
    return GivenCards(with_own_sentences(cards.values()), tuple(refused), first)


def _called(place: int, given: Any) -> str:
    """Which card, counted from 1 and by its id: "1 (fact-3f)"."""
    named = given.get("id") if isinstance(given, dict) else None
    return f"{place + 1} ({named})" if isinstance(named, str) and named else f"{place + 1}"


def _left_out(place: int, given: Any, reason: str) -> str:
    name = _called(place, given)
    return _("Evidence card {name} was not used: {reason}.").format(name=name, reason=reason)


def _unusable(path: Path, card: str, error: ValidationError) -> EvidenceParsingError:
    first = wrong_values(error)[0]
    where = f"{card}, {first.path}" if first.path else card
    return EvidenceParsingError(
        _(
            "Evidence card {where} in {name} cannot be used: {reason}. Mend it and try again."
        ).format(where=where, name=path.name, reason=first.sentence)
    )


def _listed(path: Path) -> Sequence[Any]:
    data = json_of(path, what=_("evidence cards"))
    if isinstance(data, dict) and "cards" in data:
        data = data["cards"]
    if not isinstance(data, list):
        raise EvidenceParsingError(
            _(
                "{name} holds no list of evidence cards. Give a JSON list of cards, or an object "
                'with "cards".'
            ).format(name=path.name)
        )
    return data


def _validated(given: Any) -> EvidenceCard:
    return EvidenceCard.model_validate(_card(given), context=IN_ORDER)


def _card(given: Any) -> Any:
    """A card as other programs write it: a null is a field that is not there, and a figure may
    stand without quotes.
    """
    if isinstance(given, dict):
        return {
            key: _figure(_card(value)) if key in _IN_WORDS else _card(value)
            for key, value in given.items()
            if value is not None
        }
    if isinstance(given, str):
        return _CONTROL.sub(" ", given)
    return [_card(one) for one in given] if isinstance(given, list) else given


_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
"""Characters that no page can show and no DOCX may hold."""
_IN_WORDS = ("value", "baseline", "budget")


def _figure(value: Any) -> Any:
    return str(value) if isinstance(value, int | float) and not isinstance(value, bool) else value


def json_of(path: Path, *, what: str) -> Any:
    """What a JSON file says; `what` names what it should hold, for the sentence.

    Raises:
        EvidenceParsingError: it is missing, cannot be read, or is no JSON.
    """
    try:
        content = path.read_bytes()
        return read_json(content.decode("utf-8-sig"))
    except FileNotFoundError as error:
        raise EvidenceParsingError(
            _("No {what} found: {name} does not exist.").format(what=what, name=path.name)
        ) from error
    except (OSError, IsADirectoryError) as error:
        raise EvidenceParsingError(
            _("{name} cannot be read. Check that it is a file you may open.").format(name=path.name)
        ) from error
    except KeyTwice as twice:
        raise EvidenceParsingError(
            _("{name} has “{key}” twice in one object. Leave one of them and try again.").format(
                name=path.name, key=twice.key
            )
        ) from twice
    except (UnicodeDecodeError, ValueError, RecursionError) as error:
        raise EvidenceParsingError(
            _("{name} is not valid JSON. Give a JSON file of {what}.").format(
                name=path.name, what=what
            )
        ) from error


def not_there(path: Path) -> DocumentError:
    """What is told of a document that is named and cannot be opened."""
    sentence = _("{name} cannot be opened. Check that the file is there and may be read.")
    return DocumentError("file_not_found", sentence.format(name=path.name))
