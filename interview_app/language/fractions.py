"""Fractions in words: "two thirds", "a quarter", "half a year"; shares: "nine in ten"."""

from dataclasses import dataclass
from decimal import Decimal
from itertools import pairwise

from interview_app.language.data import LanguageData, data_of
from interview_app.language.numbers import figures_in
from interview_app.language.tokens import tokens


@dataclass(frozen=True, slots=True)
class Fraction:
    """A part of a whole: `value` from 0 to 1, the unit it is of, if any ("half an hour"), and its
    characters `start` to `end`. `counted`: a number says how many ("two thirds"), no article.
    """

    value: Decimal
    unit: str | None
    text: str
    start: int
    end: int
    counted: bool


def fractions_in(text: str, language: str | LanguageData | None) -> tuple[Fraction, ...]:
    """All fractions of a text from left to right: a number or an article before a fraction's name,
    or a half by itself.
    """
    data = data_of(language)
    found = tokens(text)
    made: list[Fraction] = []
    for at in range(len(found)):
        name = data.fraction_words.at(found, at)
        if name is None:
            continue
        number = data.number_words.before(found, at)
        joint = data.number_joints.before(found, at)
        article = joint is not None and joint[0] == "articles"
        if number is not None and number[0] < name[0]:
            first, count = at - number[1], number[0]
        elif article or name[0] == 2:
            first, count = at - (joint[1] if joint is not None and article else 0), Decimal(1)
        else:
            continue
        step = last = at + name[1]
        of = data.calendar_words.at(found, step)
        step += of[1] if of is not None and of[0] == "of" else 0
        behind = data.number_joints.at(found, step)
        step += behind[1] if behind is not None and behind[0] == "articles" else 0
        unit = data.unit_words.at(found, step)
        end = step + unit[1] if unit is not None else last
        start, stop = found[first].start, found[end - 1].end
        made.append(
            Fraction(
                count / name[0],
                unit[0] if unit is not None else None,
                text[start:stop],
                start,
                stop,
                counted=number is not None,
            )
        )
    return tuple(made)


def shares_in(text: str, language: str | LanguageData | None) -> tuple[Fraction, ...]:
    """All shares that are told by two counts, from left to right: "9 of 12", "one in eight"."""
    data = data_of(language)
    found = tokens(text)
    made: list[Fraction] = []
    for part, whole in pairwise(figures_in(found, text, data)):
        between = text[found[part.last - 1].end : found[whole.first].start]
        if data.out_of.of(between) and 0 < part.value < whole.value:
            start, stop = found[part.first].start, found[whole.last - 1].end
            made.append(
                Fraction(
                    part.value / whole.value, None, text[start:stop], start, stop, counted=True
                )
            )
    return tuple(made)
