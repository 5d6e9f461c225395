"""By what else than itself the evidence may say a word, as far as the word alone tells. Worked out once a word."""

from dataclasses import dataclass
from functools import lru_cache

from interview_app.tailoring.truth_gate.cards import compounds
from interview_app.tailoring.truth_gate.holding import superlatives, verbs
from interview_app.tailoring.truth_gate.reading.line import NOTHING, Keys
from interview_app.tailoring.truth_gate.words import lexicon

_UP_OR_DOWN = frozenset(("up", "down"))
_SHORTEST_HALF = 3
"""Letters of the first of two words that are written together."""


@dataclass(frozen=True, slots=True)
class OtherForms:
    """What a card is asked for in place of a word.

    `deeds` are the infinitives by which evidence says it; `directions` those of a small verb, of which the evidence's own is
    enough; `doers` who does it. `settled` tells of a word that is judged elsewhere, or by its meaning alone (None for others).
    `firsts` are what the first of two words may be that it is written together of; `of_two` whether it may be a verb and its adverb.
    """

    deeds: Keys
    directions: Keys
    doers: Keys
    leads: bool
    adverb: str
    settled: bool | None
    title: bool
    firsts: Keys
    of_two: bool


@lru_cache(maxsize=16384)
def of_word(low: str, *, capital: bool) -> OtherForms:
    """What a folded word may also be said by; kept, since each word of a line is asked of every card."""
    entry = lexicon.verbs().get(low)
    proven = lexicon.proven().get(low)
    return OtherForms(
        deeds=_deeds(low, capital=capital),
        directions=entry[1] & _UP_OR_DOWN if entry is not None and not capital else NOTHING,
        doers=_doers(entry[0]) if entry is not None and not entry[1] & verbs.SPECIAL else NOTHING,
        leads=low.endswith(compounds.LEADING),
        adverb=f"{low}ly",
        settled=None if proven is None else "alone" in proven,
        title=lexicon.is_title(low),
        firsts=frozenset(low[:at] for at in range(_SHORTEST_HALF, len(low) - 2)) or NOTHING,
        of_two=low.endswith(compounds.ADVERBS),
    )


def _deeds(low: str, *, capital: bool) -> Keys:
    """The infinitives by which evidence says a word: its verb's, its noun's, and what somebody called so does."""
    entry = lexicon.verbs().get(low)
    found = {lexicon.deeds().get(low, ""), lexicon.german_deed(low), lexicon.composed(low)}
    found |= {entry[0] if entry is not None else "", superlatives.DOERS.get(low, "")}
    return frozenset((found if capital else found | lexicon.done_by(low)) - {""}) or NOTHING


def _doers(base: str) -> Keys:
    """Who does a deed: "welding" of a welder, "baking" of a baker."""
    return frozenset((f"{base}er", f"{base}r") if base.endswith("e") else (f"{base}er",))
