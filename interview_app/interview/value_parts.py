"""What a contact value is made of, whatever stands around it: labels, several numbers in one field,
street, house number and postal code in one line.

Told by structure alone: a label ends with a colon, a house number is short, a postal code is long.
"""

import re
from dataclasses import dataclass, field

_LABEL = re.compile(r"^\s*[^\W\d_][^\d:\n]{0,30}:\s*")
_BRACKETS = re.compile(r"\([^)\d]*\)|\[[^\]\d]*\]")
_NUMBER = re.compile(r"[+(]?\d[\d\s().\-/·–\u2011]*\d")
_LEAST_STREET = 5
"""Letters that a piece must have to say where it is."""
_LEAST_NUMBER = 7
"""Digits of a number that a slash parts from another one; before fewer it stands behind a code."""


@dataclass
class AddressParts:
    """`pieces` are lines and clauses, `streets` those without their number, `numbers` of houses and
    doors, `codes` of the post.
    """

    pieces: list[str] = field(default_factory=list)
    streets: list[str] = field(default_factory=list)
    numbers: list[str] = field(default_factory=list)
    codes: list[str] = field(default_factory=list)


def name_in(value: str) -> str:
    """A name without a label before it and remarks in brackets."""
    return _BRACKETS.sub(" ", _LABEL.sub("", value)).strip() or value


def numbers_in(value: str) -> list[str]:
    """Each telephone number of a value."""
    found = [one for line in re.split(r"[,;|\n]", value) for one in _numbers_of(line)]
    return list(dict.fromkeys(one for one in found if _digits(one) >= 4)) or [value]


def _numbers_of(line: str) -> list[str]:
    """Those of a line: "0170 / 555 01 23" is one, with two such numbers around the slash it is
    two.
    """
    parts = re.split(r"\s/\s", line)
    if any(_digits(part) < _LEAST_NUMBER for part in parts):
        parts = [line]
    return [one[0].strip() for part in parts if (one := _NUMBER.search(_LABEL.sub("", part)))]


def _digits(text: str) -> int:
    return sum(sign.isdigit() for sign in text)


def address_in(value: str, city: str | None) -> AddressParts:
    """The parts of an address."""
    found = AddressParts()
    for line in re.split(r"[,;|\n]|\s[·•/]\s", value):
        piece = _LABEL.sub("", line).strip()
        if piece and piece.casefold() != (city or "").casefold():
            _sort(piece, found)
    for name in ("pieces", "streets", "numbers", "codes"):
        setattr(found, name, list(dict.fromkeys(getattr(found, name))))
    return found


def _sort(piece: str, found: AddressParts) -> None:
    words = list(re.finditer(r"[^\W_]+", piece))
    is_number = [any(sign.isdigit() for sign in word[0]) for word in words]
    has_code = False
    street = [word[0] for word, number in zip(words, is_number, strict=True) if not number]
    at = 0
    while at < len(words):
        if not is_number[at]:
            at += 1
            continue
        end = at
        while end + 1 < len(words) and is_number[end + 1]:
            end += 1
        group = piece[words[at].start() : words[end].end()]
        if sum(sign.isalnum() for sign in group) >= 4:
            found.codes.append(group)
            has_code = True
        else:
            found.numbers.append(group)
            short = words[at - 1][0] if at else ""
            if 0 < len(short) <= 3 and piece[words[at - 1].end() :].startswith("."):
                street = [word for word in street if word != short]
        at = end + 1
    if has_code:
        return  # the words beside a postal code are the town, which is not kept back
    letters = sum(map(len, street))
    if letters >= _LEAST_STREET or (street and any(is_number)):
        found.pieces.append(piece)
    if letters >= _LEAST_STREET:
        found.streets.append(" ".join(street))
