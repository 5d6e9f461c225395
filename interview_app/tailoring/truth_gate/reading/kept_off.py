"""English clauses that keep the person off a thing without denying a deed: "the boiler is off limits", "Fiction is my colleague's".

The thing is named first, and what is said of it is that it is closed, or somebody else's, or that it did not come about.
"""

from collections.abc import Sequence, Set

from interview_app.tailoring.truth_gate.reading import clauses, doers_en, others_en, subjects
from interview_app.tailoring.truth_gate.words import closed_words, lexicon
from interview_app.tailoring.truth_gate.words.phrases import Phrases
from interview_app.tailoring.truth_gate.words.tokens import Token

_CLOSED = Phrases(
    "limits bounds closed locked barred shut grade leave leaves isnt arent wasnt werent not own separate different another away",
    r" (?:is|are|was|were|stays?|stayed|remains?|remained) (?:all |strictly |still )?(?:off limits|out of bounds) "
    r"| (?:closed|locked|barred|shut) (?:off )?(?:to|for) (?:me|us) "
    r"| above my (?:pay )?grade "
    r"| \w+ (?:i|we) leaves? (?:it |them |that |those )?(?:up )?to (?!chance)"
    r"| (?:i|we) leave (?:\w+ ){1,4}to (?:the|my|our|a|an|him|her|them) "
    r"| (?:isnt|arent|wasnt|werent|not) (?:something|anything|things|work|one of the things) (?:that )?(?:i|we) "
    r"| (?:has|have|had) (?:a|an|its|their) (?:\w+ )?(?:team|desk|department|crew|section|unit|office|staff) of (?:its|their) own $"
    r"| (?:has|have|had) (?:its|their) own (?:team|desk|department|crew|section|unit|office|staff) $"
    r"| (?:is|are|was|were) (?:a|an) (?:entirely |completely |whole )?(?:separate|different|another) (?:team|desk|department|crew|section|unit|office|floor|company|firm|outfit|trade|role|job) "
    r"| (?:is|are|was|were) another (?:team|desk|department|crew|section|unit|office|floor|company|firm|outfit|trade) "
    r"| (?:keep|kept|stay|stayed) (?:well )?away from ",
)
"""A clause whose matter is closed to the person."""


def of_itself(text: str, said: Set[str]) -> bool:
    """Whether a clause, as text and as the set of its words, says that its own matter is closed to the person."""
    return _CLOSED.search(text, said) is not None


_NOT = frozenset(
    "isnt wasnt arent werent hasnt havent hadnt didnt doesnt dont wont cant couldnt".split()
)
_DOES = frozenset("is was are were has have had did does do".split())
_NO_SUBJECT = clauses.SELF | frozenset(
    "it that this these those they he she you which who what there nobody none nothing people everybody someone all some most few one".split()
)
_LONGEST = 5
"""Tokens of such a subject."""


def not_so(found: Sequence[Token], first: int, last: int, said: Set[str]) -> tuple[int, int] | None:
    """The subject of a clause, of the words `said`, that denies its deed: "*Engineering* hasn't taken it up", "*the payment page* isn't covered yet"."""
    if "not" not in said and said.isdisjoint(_NOT):
        return None
    for at in range(first + 1, min(first + 1 + _LONGEST, last)):
        low = found[at].low
        if low not in _NOT and not (low in _DOES and found[at + 1].low == "not"):
            continue
        subject = found[first:at]
        named = [token for token in subject if token.low not in closed_words.DETERMINERS]
        if not named or any(
            one.kind != "word" or one.used or one.low in _NO_SUBJECT for one in subject
        ):
            return None
        if any(
            one.low in lexicon.glue() and one.low not in closed_words.DETERMINERS for one in subject
        ):
            return None
        return first, at - 1
    return None


def of_somebody_of_mine(found: Sequence[Token], first: int, last: int, said: Set[str]) -> bool:
    """Whether a clause says that its matter belongs to somebody whom the person knows: "Fiction is my colleague's"."""
    if said.isdisjoint(("my", "our")):
        return False
    at = next(
        (one for one in range(first + 1, last) if found[one].low in closed_words.COPULAS), None
    )
    if at is None or last - at > _LONGEST:
        return False
    owner = found[last] if found[last].text.endswith(("'s", "’s")) else found[last - 1]
    if not owner.text.endswith(("'s", "’s")) or found[at + 1].low not in ("my", "our"):
        return False
    bare = owner.text[:-2].casefold()
    return others_en.named(bare) and (owner is found[last] or others_en.owned(found[last]))


_IT = frozenset(("it", "that"))
_OF_ONESELF = clauses.SELF - {"my"}
_WHERE = frozenset("in at from".split())


def _somebody(determiner: Token, noun: Token) -> bool:
    """Whether a noun with "my" or an article names somebody else: "the conservator", "my counterpart"."""
    known = subjects.names_somebody(noun) or doers_en.may_be_somebody(noun.low)
    return known or (determiner.low == "my" and noun.low == "counterpart")


def for_somebody_else(found: Sequence[Token], first: int, last: int) -> tuple[int, int] | None:
    """What a clause says to be somebody else's: "for *paintings* it's the conservator"."""
    if found[first].low not in ("for", "with") or not _OF_ONESELF.isdisjoint(
        [token.low for token in found[first : last + 1]]
    ):
        return None
    for at in range(first + 2, min(first + 1 + _LONGEST, last)):
        short = found[at].text.endswith(("'s", "’s"))
        if found[at].low not in _IT or not (short or found[at + 1].low in closed_words.COPULAS):
            continue
        behind = found[at + (1 if short else 2) : last + 1]
        end = next(
            (here for here, token in enumerate(behind) if here and token.low in _WHERE), len(behind)
        )
        somebody = (
            end > 1
            and behind[0].low in closed_words.DETERMINERS
            and _somebody(behind[0], behind[end - 1])
        )
        return (first + 1, at - 1) if somebody else None
    return None
