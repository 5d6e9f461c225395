"""Words of a line that claim nothing of their own: glue, everyday speech, halves of compounds, ends of set phrases."""

from functools import lru_cache

from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

_LIGHT_NOUNS = frozenset("use uses work works help need needs verantwortung verantwortlich".split())
_HALVES = frozenset(
    "through up down in out on off over by to after about back live based related style type free".split()
)
_SMALL_HALVES = _HALVES | {f"{half}s" for half in _HALVES}
_PREFIXES = frozenset(("co", "re", "pre", "mid", "inter", "intra"))
_ALSO_NOUNS = frozenset(("waren", "weise", "recht", "sorge", "leiter", "rate"))


def is_empty(found: list[Token], at: int, *, start: bool, german: bool) -> bool:
    """Whether a word that is no verb adds nothing to a piece; `start`: whether nothing was said before it there."""
    if at and found[at].low in _NOW and (found[at - 1].low, found[at].low) in _UP_TO_NOW:
        return True
    if _only_leads(found, at):
        return True
    if (
        at
        and found[at].low in (_MEASURED_DE if german else _MEASURED)
        and found[at - 1].used == "number"
    ):
        return True
    begins = start and (at == 0 or found[at - 1].text not in _IN_A_ROW)
    token = found[at]
    if not _passed_over(token.text, token.low, token.capital, begins, german) and not (
        german and _ends_a_phrase(found, at)
    ):
        return False
    return not found[at].capital or not (
        _is_edition(found, at) or _is_numeral(found, at, german=german)
    )


def _only_leads(found: list[Token], at: int) -> bool:
    """Whether a word only leads to what is judged by itself: "*below* $20,000", "*worth* $2 million", "*instead of* a fortnight"."""
    low, behind = found[at].low, found[at + 1 : at + _TO_SUM]
    if low in _LIMITS:
        return bool(behind) and behind[0].used == "number"
    if low == "worth":
        return any(token.used == "number" for token in behind)
    return len(behind) > 1 and (low, behind[0].low) in _IN_PLACE and behind[1].low not in _ALL


_LIMITS = ("above", "below")
_IN_PLACE = (("instead", "of"), ("rather", "than"), ("ahead", "of"))
_ALL = frozenset("every all any others".split())
"""Behind "ahead of" these make the best of all."""
_TO_SUM = 6
"""Tokens within which a sum stands behind "worth": "worth a bit over $31 million"."""
_MEASURED = frozenset("long wide high tall deep thick old".split())
_MEASURED_DE = frozenset(
    stem + ending
    for stem in "gross lang breit hoh tief schwer dick stark alt".split()
    for ending in ("e", "en", "er", "es", "em")
) | {"gross", "lang", "breit", "hoch", "tief", "schwer", "dick", "stark", "alt"}
"""Behind a measure these only say what it is a measure of: "eine 3 Meter *hohe* Mauer", "ein 1.400 ha *großes* Revier"."""


_UP_TO_NOW = frozenset(
    (
        ("so", "far"),
        ("to", "date"),
        ("in", "force"),
        ("in", "total"),
        ("ahead", "of"),
        ("in", "use"),
    )
)
"""Phrases that say no more than that something is so by now, by their last word."""
_NOW = frozenset(last for _before, last in _UP_TO_NOW)
_EDITIONS = frozenset("pro plus go one now".split())


def _is_edition(found: list[Token], at: int) -> bool:
    """Whether a small word in capitals ends the name of a product, of which it tells another edition: "Planner *Pro*"."""
    if found[at].low not in _EDITIONS or not found[at].capital or not at:
        return False
    begins_name = at + 1 < len(found) and found[at + 1].capital  # "on *Pro* Tools", "120 Pro Monat"
    return found[at - 1].capital and found[at - 1].low not in lexicon.glue() and not begins_name


_IN_A_ROW = frozenset((",", "and", "or", "&", "/", "+"))
"""Behind these in an English line a capital still makes a name: "France and *Italy*", "Calendly, *Grammarly*"."""


def is_part_of_another(found: list[Token], at: int, marks: list[str]) -> bool:
    """Whether a word only begins or ends another, or a number: "co-developed", "walk-throughs", "c. 2.3m quotes"."""
    low = found[at].low
    if low not in _PARTS:
        return False
    if (
        low in _PREFIXES
        and at + 2 < len(found)
        and found[at + 1].text == "-"
        and not found[at + 2].spaced
    ):
        return True  # what is said is the deed
    return (low in _SMALL_HALVES and _is_half_known(found, at, marks)) or (
        low in _CIRCA and _is_circa(found, at)
    )


def is_light_noun(token: Token, *, start: bool) -> bool:
    """Whether a word that is a verb elsewhere stands as a noun that claims nothing: "response *time*", "in 140 *Fällen*"."""
    return token.low in _LIGHT_NOUNS or _is_glue_noun(token, start=start)


@lru_cache(maxsize=16384)
def _passed_over(text: str, low: str, capital: bool, start: bool, german: bool) -> bool:
    """Whether a word adds nothing: glue, and everyday words unless a capital makes a name of them.

    Kept, since lines have most of these words in common.
    """
    if len(text) > 2 and (text.isupper() or (not text[1:].islower() and text.isalpha())):
        return (
            False  # a name in capitals, whatever word it would be otherwise: "NICE", "ONE", "ARe"
        )
    if low in lexicon.glue():
        return start or not capital or low not in _ALSO_NOUNS
    everyday = low in lexicon.everyday() or (
        low.endswith("ly") and len(low) > 5 and not german and low not in lexicon.proven()
    )
    return everyday and (start or german or not capital)


def _is_half_known(found: list[Token], at: int, marks: list[str]) -> bool:
    """Whether one of `_SMALL_HALVES` is the small half of a hyphened word: "walk-*throughs*", "go-*live*", "MLT-certified" keeps both."""
    return (
        at > 1
        and found[at - 1].text == "-"
        and not (found[at].spaced or found[at - 1].spaced or marks[at])
    )


_CIRCA = ("c", "ca")
_PARTS = _PREFIXES.union(_SMALL_HALVES, _CIRCA)


def _is_circa(found: list[Token], at: int) -> bool:
    """Whether "c" is short for "circa": "c. 2.3m quotes"."""
    behind = found[at + 1 : at + 3]
    return (
        found[at].text in _CIRCA
        and len(behind) == 2
        and behind[0].text == "."
        and behind[1].kind == "num"
    )


def _is_glue_noun(token: Token, *, start: bool) -> bool:
    small = start or not token.capital or token.low in _GLUE_NOUNS
    return (token.low in lexicon.glue() and small) or (
        token.capital and not start and token.low in lexicon.everyday()
    )


_GLUE_NOUNS = frozenset(("stelle", "ausbildung"))
"""Nouns that add nothing wherever they stand: "gehörte nicht zur *Stelle*", "abgeschlossene *Ausbildung*"."""
_PHRASES = {
    "weg": ("auf", "den", "bringen"), "wege": ("in", "die", "leiten"), "verfügung": ("zur", "", "stellen"), "einsatz": ("zum", "", "kommen"),
    "betrieb": ("in", "", "nehmen"), "angriff": ("in", "", "nehmen"), "beine": ("auf", "die", "stellen"), "anspruch": ("in", "", "nehmen"),
    "gang": ("in", "", "setzen"), "abschluss": ("zum", "", "bringen"), "stand": ("auf", "", "bringen"), "rollen": ("ins", "", "bringen"), "laufen": ("zum", "", "bringen"), "regel": ("in", "der", ""), "besitz": ("im", "", ""), "dienst": ("im", "", ""), "papier": ("zu", "", "bringen"),
}  # fmt: skip
"""Nouns that name no thing in a set phrase with a verb, by the words before them and the verb: "auf den Weg bringen"."""


_MANNERS = ("sprache", "weg", "wege")
"""Nouns behind an adjective that make an adverb of it: "in französischer *Sprache*", "auf elektronischem *Weg*"."""


def _ends_a_phrase(found: list[Token], at: int) -> bool:
    """Whether a German noun only ends a set phrase: "brachte eine Liste auf den *Weg*"."""
    if found[at].low in _MANNERS and at > 1 and found[at - 2].low in ("in", "auf"):
        how = found[at - 1]
        if how.kind == "word" and not how.capital and how.low.endswith(("er", "em")):
            return True
    phrase = _PHRASES.get(found[at].low)
    if phrase is None or at < 2 or not found[at].capital:
        return False
    preposition, article, deed = phrase
    before = at - 1 if not article or found[at - 1].low != article else at - 2
    if found[before].low != preposition:
        return False
    return not deed or any(
        lexicon.verbs().get(token.low, ("",))[0] == deed for token in found if not token.used
    )


def _is_numeral(found: list[Token], at: int, *, german: bool) -> bool:
    """Whether "I" is the Roman one behind a name ("Grade I", "Lehrgang I") and not the pronoun."""
    if found[at].text != "I" or not at or not found[at - 1].capital:
        return False
    after = found[at + 1] if at + 1 < len(found) else None
    return german or after is None or after.kind == "punct"
