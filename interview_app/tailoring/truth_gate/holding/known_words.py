"""Whether the evidence has a word: written so, in another form, as a part of a compound, or by what it is made of."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from interview_app.tailoring.truth_gate.cards import compounds, short_forms
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.holding import (
    doers,
    free_of,
    held_titles,
    measures,
    other_forms,
)
from interview_app.tailoring.truth_gate.reading import given_away, stand_ins
from interview_app.tailoring.truth_gate.reading.line import NOTHING, Keys, Line, Word
from interview_app.tailoring.truth_gate.words import lexicon, meaning, verbs_de
from interview_app.tailoring.truth_gate.words.closed_words import STOPS
from interview_app.tailoring.truth_gate.words.regions import REGIONS
from interview_app.tailoring.truth_gate.words.tokens import Token, keys_of


def supported(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether the evidence says the word, or for a denied one denies it; or the line gives it away as the evidence does."""
    return has(line, word, evidence) or is_given_away(line, word, evidence)


def has(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether the evidence says the word, or for a denied one denies it."""
    token = word.token
    if word.negated:
        return (
            not token.keys.isdisjoint(evidence.negated)
            or denied_together(line, word, evidence)
            or any(one.theirs and not word.loose.isdisjoint(one.keys) for one in evidence.denials)
            or (line.german and free_of.told_by_free(word, evidence))
        )
    if not token.keys.isdisjoint(evidence.plain) or (word.verb and word.verb in evidence.bases):
        return True
    if not token.keys.isdisjoint(evidence.undone) and _is_undone(line, word, evidence):
        return True
    other = word.otherwise or _otherwise(line, word)
    known = evidence.alike.get(other.key)
    if known or (other.rules and any(rule(line, word, evidence) for rule in other.rules)):
        return True
    if known is None and _alike_once(word, evidence, other.key):
        return True
    return not evidence.plain.isdisjoint(other.joined)


def _is_undone(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether the line too calls a word unfinished, or only helped with what others did; `_negation` has seen to the rest."""
    if word.hedged and not word.token.keys.isdisjoint(evidence.hedged):
        return True
    return not word.token.keys.isdisjoint(evidence.negated) and (
        "help" in line.piece_at(word.at).ranks or _stood_in(line, word, evidence)
    )


_Rule = Callable[[Line, Word, Evidence], bool]


class _Otherwise(NamedTuple):
    """By what else than itself evidence may have a word of a line, as far as the line tells.

    `rules` are those that may find it, `joined` what it makes as one with its neighbours, `key` by what evidence keeps
    whether it has a word alike.
    """

    rules: tuple[_Rule, ...]
    joined: Keys
    key: tuple[str, str, bool]


def _otherwise(line: Line, word: Word) -> _Otherwise:
    """Worked out once, since each card is asked for the word. Kept with it."""
    token = word.token
    rules = _rules_for(token.text, token.low, word.verb, token.capital, line.german)
    if not word.verb and doers.may_be_told(line, word.at):
        rules = (*rules, _is_doer)
    joined = NOTHING if word.verb else _joinings(line.tokens, word)
    found = word.otherwise = _Otherwise(rules, joined, (token.text, word.verb, line.german))
    return found


@lru_cache(maxsize=16384)
def _rules_for(text: str, low: str, verb: str, capital: bool, german: bool) -> tuple[_Rule, ...]:
    """The rules that may find a word, as far as it tells by itself; kept, since lines share most words."""
    entry = lexicon.verbs().get(low)
    rules: list[_Rule] = []
    if capital and short_forms.parts(text):
        rules.append(is_short_for)
    if capital and not german and not verb:
        rules.append(is_spelled_out)
    if german and entry is not None and entry[0] in _JUST_MADE:
        rules.append(_is_just_made)
    if german and lexicon.is_title(low):
        rules.append(_is_end_of_held)
    if free_of.is_called_free(low):
        rules.append(free_of.told_plainly)
    if not verb and measures.may_be_named(low):
        rules.append(measures.named_by_its_figure)
    return tuple(rules)


def _is_end_of_held(line: Line, word: Word, evidence: Evidence) -> bool:
    return held_titles.is_end_of_held(line, word.token.low, evidence)


def _is_doer(line: Line, word: Word, evidence: Evidence) -> bool:
    return doers.told(line, word.at, evidence)


def _alike_once(word: Word, evidence: Evidence, key: tuple[str, str, bool]) -> bool:
    known = evidence.alike[key] = _alike(word, evidence, german=key[2] or evidence.german)
    return known


def is_given_away(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether a line gives to somebody else what the evidence names, and nobody left undone: it claims nothing by that word."""
    return word.at in given_away.places(line) and any(
        _tells_of(told, word.token.keys) for told in evidence.lines
    )


def _tells_of(told: Line, keys: Keys) -> bool:
    """Whether a clause of the evidence without any "not" has a word."""
    every, _short = lexicon.negators()
    return any(
        not token.keys.isdisjoint(keys) and every.isdisjoint([one.low for one in _clause(told, at)])
        for at, token in enumerate(told.tokens)
        if token.kind == "word"
    )


def _clause(told: Line, at: int) -> Sequence[Token]:
    """What stands around a token up to the next marks: "and" goes on about who spoke before it."""
    marks = [
        here for here, token in enumerate(told.tokens) if token.text in STOPS and not token.used
    ]
    first = max((here + 1 for here in marks if here < at), default=0)
    return told.tokens[first : min((here for here in marks if here > at), default=len(told.tokens))]


def denied_together(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether what the line denies along with this word is denied by the evidence too: "no major findings"."""
    return any(
        one is not word and one.negated and not one.token.keys.isdisjoint(evidence.negated)
        for one in line.piece_at(word.at).words
    )


def unsure(word: Word, evidence: Evidence) -> bool:
    """Whether the evidence denies the word or calls it unfinished."""
    return not word.token.keys.isdisjoint(evidence.undone)


_STANDING_IN = frozenset(
    "einspringen vertreten aushelfen cover deputise deputize substitute".split()
)


def _stood_in(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether a line only stands in for who does what the evidence gives to others: "Vertretung in der Lohnabrechnung"."""
    if not stand_ins.STANDS_IN.search(line.folded):
        return False
    return any(
        any(one.verb in _STANDING_IN and not one.negated for one in sentence)
        and any(one.negated and not one.loose.isdisjoint(word.loose) for one in sentence)
        for told in evidence.lines
        for sentence in told.sentences
    )


def _alike(word: Word, evidence: Evidence, *, german: bool) -> bool:
    """Whether the evidence has a word of another form, family or make that says the same; kept with the evidence."""
    low, capital = word.token.low, word.token.capital
    other = other_forms.of_word(low, capital=capital)
    if not other.deeds.isdisjoint(evidence.bases):
        return True
    if not other.directions.isdisjoint(evidence.groups):
        return True  # "cut by a third": the direction is the evidence's, and opposite ones are judged by `verbs`
    if not other.doers.isdisjoint(evidence.plain):
        return True
    if german and low in _PARTS_IN and (evidence.helped or _was_there(evidence)):
        return True
    if german and capital and not verbs_de.noun_stems(low).isdisjoint(evidence.stems):
        return True  # "Ölen" of "geölt"
    if (other.leads and compounds.leads_by_name(low, evidence)) or other.adverb in evidence.adverbs:
        return True
    if other.settled is not None:
        return other.settled  # judged by `superlatives`
    if other.title:
        return not meaning.equals(low).isdisjoint(evidence.equals)  # "Auszubildende" for "Azubis"
    if not word.loose.isdisjoint(evidence.loose):
        return True
    if word.verb or len(low) < _SHORTEST_HALF:
        return False
    return (
        (
            not other.firsts.isdisjoint(evidence.compounds)
            and _closed_up(low, other.firsts, evidence)
        )
        or (other.of_two and compounds.noun_of_two_words(low, evidence))
        or _is_clipped(word, evidence, german=german)
        or (german and compounds.made_of(low, evidence))
    )


_MADE = frozenset("gemacht mache machte machten macht machen".split())
_JUST_MADE = frozenset("abhalten ablegen absolvieren durchführen vornehmen erledigen".split())


def _is_just_made(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether a verb of `_JUST_MADE` says no more than "machen" of the evidence does of the same thing: "eine Prüfung abgelegt"."""
    things = [
        one.loose for one in line.piece_at(word.at).words if one is not word and one.token.capital
    ]
    return any(
        any(
            not keys.isdisjoint(one.answers) and not one.negated
            for keys in things
            for one in told.words
        )
        for told in evidence.lines
        if not _MADE.isdisjoint(told.said)
    )


def _was_there(evidence: Evidence) -> bool:
    """Whether a German card only says that the person was there: "am Umbau war ich acht Monate lang dabei"."""
    return any(
        "dabei" in told.said and not told.said.isdisjoint(("war", "bin")) for told in evidence.lines
    )


_PARTS_IN = frozenset("mitarbeit mitwirkung mithilfe beteiligung".split())
"""Nouns of having had a part in what others did: "am Umbau war ich dabei" is "Mitarbeit am Umbau"."""


def is_short_for(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether an abbreviation stands for words of the evidence; two letters only where they belong to no name."""
    token = word.token
    region = REGIONS.get(token.text)
    if region is not None and all(
        one == "new" or not keys_of(one).isdisjoint(evidence.plain) for one in region
    ):
        return True
    beginnings = short_forms.parts(token.text) if token.capital else ()
    if not beginnings or len(token.low) > _LONGEST_SHORT + (token.text != token.text.upper()):
        return False
    before = line.tokens[word.at - 1] if word.at else None
    if len(token.low) == _SHORTEST_SHORT and before is not None and before.capital:
        return False
    letters = "".join(one[0] for one in beginnings)
    return letters in evidence.first_letters and short_forms.stands_for(beginnings, evidence.lines)


def is_spelled_out(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether a word is one of a name that the evidence has by its first letters: "Certified Kubernetes Administrator" of "CKA"."""
    return any(
        letters in evidence.plain
        and any(_is_earned(told, letters.upper()) for told in evidence.lines)
        for letters in short_forms.spelled_out(line, word.at)
    )


def _is_earned(told: Line, short: str) -> bool:
    """Whether a sentence names a qualification by its letters, and not only the examination for it: "CFE exam: two of four sections"."""
    after = zip(told.tokens, [*[token.low for token in told.tokens[1:]], ""], strict=True)
    return any(token.text == short and behind not in _ON_THE_WAY for token, behind in after)


_ON_THE_WAY = frozenset(
    "exam exams examination examinations test tests course courses module modules paper papers part parts section sections study studies prep".split()
)


_SHORTEST_SHORT, _LONGEST_SHORT = 2, 5
"""Letters of an abbreviation in capitals."""


def _closed_up(low: str, firsts: Keys, evidence: Evidence) -> bool:
    """Whether a compound is written as two words in the evidence, the first one of these: "checklist" for "check list"."""
    known = evidence.compounds
    return any(
        low[len(first) :] in known
        and any(f" {first} {low[len(first) :]} " in one.folded for one in evidence.lines)
        for first in firsts & known
    )


def _is_clipped(word: Word, evidence: Evidence, *, german: bool) -> bool:
    """Whether the word or one of the evidence is the other cut short; a name in an English line never is."""
    named = word.token.capital and word.at > 0 and not german
    return not named and compounds.clipped(word.token.low, evidence)


def _joinings(found: Sequence[Token], word: Word) -> Keys:
    """What a word and its neighbours make when written as one: "checklist" for "check list"."""
    low, at, end = word.token.low, word.at, len(found) - 1
    if len(low) < _SHORTEST_HALF:
        return NOTHING
    made = []
    before = (
        at - 2 if at and found[at - 1].text == "-" else at - 1
    )  # "on-boarding" for "onboarding"
    if before >= 0 and found[before].kind == "word":
        made.append(found[before].low + low)
    behind = at + 2 if at < end and found[at + 1].text == "-" else at + 1
    if behind <= end and found[behind].kind == "word":
        made.append(low + found[behind].low)
    return frozenset(made) if made else NOTHING


_SHORTEST_HALF = 4
