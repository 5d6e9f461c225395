"""By which words of a line something denied may be meant: by the verb's family, or by the last part of a compound."""

from collections.abc import Sequence, Set
from functools import lru_cache

from interview_app.tailoring.truth_gate.cards.deed_families import families
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.reading.line import Keys, Word, is_name
from interview_app.tailoring.truth_gate.words import lexicon, meaning
from interview_app.tailoring.truth_gate.words.tokens import keys_of


@lru_cache(maxsize=4096)
def _tails(low: str, *, shortest: int) -> tuple[Keys, ...]:
    return tuple(keys_of(low[at:]) for at in range(2, len(low) - shortest + 1))


def meant_by(word: Word, used: Sequence[Evidence]) -> Keys:
    """All by which a denied word may be meant: also the last part of a compound, "Marktstand" and "upselling".

    A part that the evidence says elsewhere denies nothing.
    """
    own = (
        word.loose | _families(word.token.low, word.verb) | _separated(word) | _deed(word.token.low)
    )
    if _has_no_parts(word):
        return own
    tails = _tails(word.token.low, shortest=_shortest_part(word))
    return own.union(
        _families_within(word.token.low),
        *[keys for keys in tails if all(keys.isdisjoint(part.plain) for part in used)],
    )


def may_meet(word: Word, denied: Set[str]) -> bool:
    """Whether a word may be meant by one of these denied keys, were no part of it said elsewhere: most words meet none even so."""
    low = word.token.low
    if not (
        denied.isdisjoint(word.loose)
        and denied.isdisjoint(_deed(low))
        and denied.isdisjoint(_separated(word))
    ):
        return True
    if _has_no_parts(word):
        return not denied.isdisjoint(_families(low, word.verb))
    return not denied.isdisjoint(_with_parts(low, word.verb, shortest=_shortest_part(word)))


@lru_cache(maxsize=16384)
def _deed(low: str) -> Keys:
    """What a form or a noun of a German deed is known by, though no list has it: "Einleitung" and "eingeleitet"."""
    deed = "" if low in lexicon.verbs() else lexicon.deed_of(low)
    return frozenset((f"v:{deed}",)) if deed else frozenset()


def _separated(word: Word) -> Keys:
    """What a German verb is known by whose particle stands elsewhere: "meldete … an" by "anmelden"."""
    parted = word.verb != "" and lexicon.verbs().get(word.token.low, (word.verb,))[0] != word.verb
    return meaning.loose(word.verb) if parted else frozenset()


def _has_no_parts(word: Word) -> bool:
    return len(word.token.low) < 7 or is_name(word.token)


def _shortest_part(word: Word) -> int:
    return 4 if word.token.capital and not word.verb else 6


@lru_cache(maxsize=4096)
def _with_parts(low: str, verb: str, *, shortest: int) -> Keys:
    return _families(low, verb).union(_families_within(low), *_tails(low, shortest=shortest))


def _families(low: str, verb: str) -> Keys:
    return families(verb or lexicon.verbs().get(low, ("",))[0])


@lru_cache(maxsize=4096)
def _families_within(low: str) -> Keys:
    """The family of the deed that a longer word ends in: "upselling"."""
    deed = next((low[at:] for at in range(2, len(low) - 3) if low[at:] in lexicon.verbs()), "")
    return families(lexicon.verbs().get(deed, ("",))[0])


def any_of(keys: Keys, words: Sequence[Word]) -> bool:
    """Whether one of these words is meant, itself or as the last part of a compound: "Rahmenverträge" for "Verträge"."""
    return any(not one.loose.isdisjoint(keys) or _ends_in(one, keys) for one in words)


def _ends_in(word: Word, keys: Keys) -> bool:
    low = word.token.low
    if not word.token.capital or len(low) < 7:
        return False
    ends = tuple(key for key in keys if ":" not in key and len(key) > 2)
    return low.endswith(ends) or low.removesuffix("s").endswith(ends)
