"""Sentences that were kept in one language of the window, told in the one that it speaks now.

A report is kept as it was told: its sentences are part of what was found, and the check of a later
version may find other things. When the person changes the app's language, each sentence is looked
up among the messages of the languages that ship, its values are taken out of it, and it is told
anew with the same values. What is nobody's message (a model's own words, the words of an older
version) stays as it is.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from string import Formatter

from interview_app.domain.tailoring import AuditReport, Blackboard
from interview_app.i18n import DOMAIN, ENGLISH, _, language, ngettext
from interview_app.paths import resources

_LEAST_LETTERS, _LEAST_WORDS = 8, 3
"""Letters of its own, and words in all, below which nothing is taken for a message: “{name}:
{text}” is the form of many sentences, and a word that an objection quotes may be the name of a
button.
"""


@dataclass(frozen=True, slots=True)
class _Form:
    """A message as one language tells it, of one or of `several`; `pieces`: its own words, around
    its values.
    """

    ids: tuple[str, ...]
    text: str
    several: bool
    pieces: tuple[str, ...]

    @property
    def weight(self) -> int:
        """How many characters are its own: of two that fit, the one with more is meant."""
        return sum(map(len, self.pieces))

    def values(self, sentence: str) -> Mapping[str, str] | None:
        """What stands in the places of the message's values, where the sentence is told by it."""
        if not sentence.startswith(self.pieces[0]) or not all(
            piece in sentence for piece in self.pieces
        ):
            return None
        found = _pattern(self.text).fullmatch(sentence)
        return found.groupdict() if found is not None else None


def told_again(sentence: str) -> str:
    """The sentence in the window's language, with the values that it has."""
    if len(sentence.split()) < _LEAST_WORDS:
        return sentence
    best = max(
        ((one, code) for code in _catalogues() for one in [_form_of(sentence, code)] if one),
        key=_rank,
        default=None,
    )
    if best is None or best[1] == language():
        return sentence
    form = best[0]
    values = {name: told_again(value) for name, value in (form.values(sentence) or {}).items()}
    return _told(form, values).format(**values)


def board_told_again(board: Blackboard) -> Blackboard:
    """A blackboard to be shown, with every sentence of ours on it in the window's language."""
    report = board.audit_report
    questions = (
        one.model_copy(
            update={"question": told_again(one.question), "impact": told_again(one.impact)}
        )
        for one in board.user_questions
    )
    mappings = (
        one.model_copy(update={"notes": _each_told_again(one.notes)})
        for one in board.evidence_mappings
    )
    trims = (one.model_copy(update={"reason": told_again(one.reason)}) for one in board.trims)
    changed: dict[str, object] = {
        "audit_report": _report_told_again(report) if report is not None else None,
        "user_questions": tuple(questions),
        "evidence_mappings": tuple(mappings),
        "trims": tuple(trims),
    }
    if board.ats_report is not None:
        warnings = tuple(map(told_again, board.ats_report.format_warnings))
        changed["ats_report"] = board.ats_report.model_copy(update={"format_warnings": warnings})
    return board.model_copy(update=changed)


def _report_told_again(report: AuditReport) -> AuditReport:
    found = (
        one.model_copy(update={"violation": told_again(one.violation)})
        for one in report.truth_violations
    )
    return report.model_copy(
        update={
            "truth_violations": tuple(found),
            "ats_suggestions": tuple(map(told_again, report.ats_suggestions)),
            "inconsistencies": tuple(map(told_again, report.inconsistencies)),
        }
    )


def _each_told_again(notes: str) -> str:
    """Several sentences, each of which is a message of its own."""
    return " ".join(map(told_again, re.split(r"(?<=\.) (?=[A-ZÀ-ÖØ-Þ¿¡])", notes)))


def _rank(found: tuple[_Form, str]) -> tuple[int, bool]:
    """The message that is meant, and of equals the one in the window's language."""
    return found[0].weight, found[1] == language()


def _form_of(sentence: str, code: str) -> _Form | None:
    whole, open_ended = _messages(code)
    if sentence in whole:
        return whole[sentence]
    fitting = (one for one in open_ended if one.values(sentence) is not None)
    return next(fitting, None)


def _told(form: _Form, values: Mapping[str, str]) -> str:
    one, *several = form.ids
    if not several:
        return _(one)
    n = values.get("n", "")
    return ngettext(one, several[0], int(n) if n.isdigit() else 1 + form.several)


@cache
def _catalogues() -> Mapping[str, Path]:
    """The compiled catalogue of each language that ships. English has none: its texts are the ids
    of every other.
    """
    found = sorted((resources() / "translations").glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    return {ENGLISH: found[0]} | {one.parent.parent.name: one for one in found}


@cache
def _messages(code: str) -> tuple[dict[str, _Form], tuple[_Form, ...]]:
    """A language's messages: those without values by their text, and those with values, of greatest
    weight first.
    """
    from babel.messages.mofile import (
        read_mo,
    )  # 70 ms, and only what was told in another language needs it

    with _catalogues()[code].open("rb") as file:
        catalogue = read_mo(file)
    whole: dict[str, _Form] = {}
    open_ended: list[_Form] = []
    for message in catalogue:
        if not message.id or message.context:
            continue
        ids = (message.id,) if isinstance(message.id, str) else tuple(message.id)
        told = message.string if isinstance(message.string, list | tuple) else (message.string,)
        for at, text in enumerate(ids if code == ENGLISH else told):
            form = _form(ids, str(text), several=at > 0)
            if form.pieces == (form.text,):
                whole[form.text] = form
            elif sum(char.isalpha() for piece in form.pieces for char in piece) >= _LEAST_LETTERS:
                open_ended.append(form)
    return whole, tuple(sorted(open_ended, key=lambda one: -one.weight))


def _form(ids: tuple[str, ...], text: str, *, several: bool) -> _Form:
    pieces = tuple(piece for piece, _name, _spec, _conversion in Formatter().parse(text))
    return _Form(ids=ids, text=text, several=several, pieces=pieces)


@cache
def _pattern(text: str) -> re.Pattern[str]:
    seen: set[str] = set()
    parts = []
    for piece, name, _spec, _conversion in Formatter().parse(text):
        parts.append(re.escape(piece))
        if name:
            parts.append(f"(?P={name})" if name in seen else f"(?P<{name}>.+?)")
            seen.add(name)
    return re.compile("".join(parts), re.DOTALL)
