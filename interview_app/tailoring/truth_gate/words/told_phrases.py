"""Set phrases made ready: those that name a rank of a part, hedges, causes, coincidences, in every form of their verb."""

from functools import cache

from interview_app.tailoring.truth_gate.words import lexicon, words_de, words_en
from interview_app.tailoring.truth_gate.words.phrases import Listed, any_of
from interview_app.tailoring.truth_gate.words.tokens import fold


@cache
def phrases() -> dict[str, tuple[str, ...]]:
    """Word groups by what they say: the ranks of a part, `hedge`, `cause` and `coincidence`, all folded."""
    english = {
        name: dict.fromkeys(form for one in told for form in _in_every_form(one))
        for name, told in words_en.PHRASES_OF_RANK.items()
    }
    found = {
        name: tuple(_folded(one) for one in (*told, *words_de.PHRASES_OF_RANK[name]))
        for name, told in english.items()
    }
    found["hedge"] = tuple(_folded(one) for one in words_en.HEDGES + words_de.HEDGES)
    found["cause"] = tuple(_folded(one) for one in words_en.CAUSES + words_de.CAUSES)
    found["coincidence"] = tuple(
        _folded(one) for one in words_en.COINCIDENCES + words_de.COINCIDENCES
    )
    return found


def _in_every_form(phrase: str) -> tuple[str, ...]:
    """A phrase of English, and the same with the other forms of the past or the participle that it begins with: "takes part"."""
    first, _space, rest = phrase.partition(" ")
    row = _irregular().get(first)
    if row is None or not rest:
        return (phrase,)
    return (phrase, *(f"{form} {rest}" for form in row if form != first))


@cache
def _irregular() -> dict[str, tuple[str, ...]]:
    """All forms of an English verb that does not take -ed, by each of them."""
    found: dict[str, tuple[str, ...]] = {}
    for line in lexicon.table_lines(words_en.IRREGULAR):
        base, past, participle = line.split()
        stem = base.removesuffix("e")
        forms = tuple(
            dict.fromkeys(
                (base, f"{base}s", past, participle, f"{stem}ing", f"{stem}{stem[-1]}ing")
            )
        )
        found |= dict.fromkeys(forms, forms)
    return found


_CARE = (
    "look after",
    "looks after",
    "looked after",
    "looking after",
    "kümmerte mich um",
    "betreute",
    "betreue",
    "betreut",
)
_CHARGE = ("in charge of", "took charge of", "had charge of")


@cache
def patterns() -> dict[str, Listed]:
    """One pattern for each kind of phrase, to be searched in folded text; and "any rank" for all ranks at once."""
    made = {name: any_of(found) for name, found in phrases().items()}
    made["care"] = any_of(_CARE)
    made["charge"] = any_of(_CHARGE)
    made["any rank"] = any_of(one for rank in words_en.PHRASES_OF_RANK for one in phrases()[rank])
    return made


def _folded(phrase: str) -> str:
    """A phrase as it is searched for: folded words with one space around each."""
    return " " + " ".join(fold(word) for word in phrase.split()) + " "
