"""Which words of a line claim a skilled deed, and what shows one, over the table `skilled_kinds`."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from interview_app.tailoring.truth_gate.words import lexicon, skilled_kinds, verb_forms
from interview_app.tailoring.truth_gate.words.meaning import plain_vowels
from interview_app.tailoring.truth_gate.words.tokens import fold


@dataclass(frozen=True, slots=True)
class Kind:
    """What shows a skilled deed: infinitives, forms and beginnings of words that tell of one; how trades are called by it.

    `doers`: how the name of who does it begins ("weld" of "welder"); `trades` and `trades_within`: how the names of other
    trades begin, and what stands within them.
    """

    shown: frozenset[str]
    forms: frozenset[str]
    stems: tuple[str, ...]
    doers: tuple[str, ...]
    trades: tuple[str, ...]
    trades_within: tuple[str, ...]


@lru_cache(maxsize=2)
def _deeds(*, german: bool) -> dict[str, str]:
    """Every form of a skilled deed of one language with its infinitive; those of verbs that the lists do not have are made by rule."""
    claimed = {fold(verb) for kind in skilled_kinds.KINDS for verb in kind[0].split()}
    claimed = {verb for verb in claimed if verb.endswith(_GERMAN) == german}
    forms = {form: entry[0] for form, entry in lexicon.verbs().items() if entry[0] in claimed}
    for base in sorted(claimed - set(forms.values())):
        forms |= {form: base for form in _made(base) if form not in forms}
    return forms


_GERMAN = ("en", "eln", "ern")
"""How German infinitives end, and no English verb that claims a skilled deed."""


def _made(base: str) -> Iterator[str]:
    """The forms of a verb by rule."""
    return (
        verb_forms.german(base, frozenset()) if base.endswith(_GERMAN) else verb_forms.english(base)
    )


def deed(low: str, *, german: bool) -> str:
    """The infinitive of a skilled deed that a word is a form of; empty for any other word."""
    return _deeds(german=german).get(low, "")


@lru_cache(maxsize=256)
def kind(deed: str) -> Kind:
    """What shows a skilled deed, by all kinds that it belongs to."""
    kinds = [one for one in skilled_kinds.KINDS if deed in map(fold, one[0].split())]
    claimed = [fold(verb) for one in kinds for verb in one[0].split()]
    shown = {*claimed, *(fold(verb) for one in kinds for verb in one[1].split())}
    named = [plain_vowels(verb).removesuffix("en").removesuffix("e") for verb in claimed]
    trades = [plain_vowels(fold(trade)) for one in kinds for trade in one[2].split()]
    return Kind(
        frozenset(shown),
        frozenset(form for verb in shown for form in _made(verb)),
        tuple(verb[:_STEM] for verb in claimed if len(verb) >= _STEM),
        tuple(named),
        tuple(trades),
        tuple(trade for trade in trades if len(trade) >= _STEM),
    )


_DOER = ("er", "or", "ist", "ant", "erin", "orin", "eur", "eurin")


def is_trade(low: str, kind: Kind) -> bool:
    """Whether a word of a post names who does such deeds every day: a "programmer" programs, a "programme manager" does not."""
    if low in kind.doers or (low.startswith(kind.doers) and low.endswith(_DOER)):
        return True
    return low.startswith(kind.trades) or any(trade in low for trade in kind.trades_within)


_STEM = 5
"""Letters by which nouns of a deed are known: "vaccinations" and "vaccinated"."""
