"""A name put in the place of another: "14 bands *for the Lyme festival*" where the bands were Bude's, and Lyme is another card's.

Cards of one post are read together, so that both names are known. Where one sentence tells all else that the line says, and
has another name before the very word, that name is whose it was. English alone, where only names have capitals.
"""

from collections.abc import Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, Word, joined

_SEVERAL = 2


def hold(line: Line, allowed: Pool, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first name that stands where the sentence of the deed has another."""
    if line.german or line.caseless or len(used) < _SEVERAL:
        return []
    for name, thing in _named_things(line):
        others = [one.loose for one in line.words if one is not name and not one.negated]
        if len(others) < _SEVERAL:
            continue
        shown = next(
            (
                found
                for part in allowed
                for told in part.lines
                if (found := _own(line, others, name, thing, told))
            ),
            None,
        )
        if shown is not None:
            sentence = _("Claims “{claimed}” but evidence says “{shown}”").format(
                claimed=name.token.text, shown=shown
            )
            return [Objection(ViolationKind.MOVED_FACT, sentence, at=name.at, joined=True)]
    return []


def _named_things(line: Line) -> list[tuple[Word, Word]]:
    """Each name that stands right before the ordinary word it belongs to, with that word."""
    places = {word.at: word for word in line.words}
    return [
        (name, thing)
        for name in line.words
        if name.at
        and _is_name(name)
        and (thing := places.get(name.at + 1)) is not None
        and not thing.token.capital
    ]


def _is_name(word: Word) -> bool:
    token = word.token
    return (
        token.capital
        and not word.verb
        and not token.used
        and not word.negated
        and token.text[1:].islower()
    )


def _own(line: Line, others: Sequence[Keys], name: Word, thing: Word, told: Line) -> str:
    """The other name that a sentence of the evidence with all else of the line has before the thing; empty where none has."""
    said = joined([word.loose for word in line.words])
    for sentence, keys in zip(told.sentences, told.sentence_keys, strict=True):
        if not name.loose.isdisjoint(keys) or any(one.isdisjoint(keys) for one in others):
            continue
        if any(
            all(map(one.readings.isdisjoint, [two.readings for two in told.quantities]))
            for one in line.quantities
        ):
            continue
        places = {word.at: word for word in sentence}
        for rival in sentence:
            behind = places.get(rival.at + 1)
            if (
                behind is None
                or behind.answers.isdisjoint(thing.loose)
                or not _is_name(rival)
                or not rival.at
            ):
                continue
            if rival.answers.isdisjoint(said):
                return rival.token.text
    return ""
