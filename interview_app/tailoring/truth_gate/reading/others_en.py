"""What somebody else does in an English clause: "an agency made it", "the legal sign-off was outside counsel", "DI Frayne ran it"."""

from collections.abc import Sequence, Set
from functools import lru_cache

from interview_app.tailoring.truth_gate.reading import doers_en
from interview_app.tailoring.truth_gate.words import closed_words, lexicon
from interview_app.tailoring.truth_gate.words.phrases import Phrases
from interview_app.tailoring.truth_gate.words.tokens import Token

Span = tuple[int, int, int]
"""Where what is given away begins, the deed by which it is, and where it ends."""

_PEOPLE = frozenset(
    "colleague colleagues boss bosses employer husband wife owner owners partner partners doctors office corporate counsel lab agency contractor contractors supplier vendor department it hr finance marketing "
    "headquarters hq board committee body company bank somebody someone others planners engineering operations management lead leads chap guy lady people specialist specialists firm temp temps consultants university "
    "council government dad mum father mother brother legal payroll school trust charity provider subcontractor subcontractors accounting accounts sales procurement reception facilities installer installers vet vets governors head ops college predecessor predecessors association ministry authority institute federation landlord headteacher union".split()
)
_HIRED = frozenset(
    "vendor vendors contractor contractors subcontractor subcontractors counsel agency agencies supplier suppliers consultant consultants colleague colleagues freelancer freelancers".split()
)
"""Who a thing "is" only when they have it: "the kiosks were a vendor"."""
_GIVEN_TO = {
    "by": frozenset(),
    "with": frozenset(
        "sit sits sat lie lies lay rest rests rested stay stays stayed remain remains remained was is were are".split()
    ),
    "for": frozenset("was is were are left".split()),
    "from": frozenset("come comes came".split()),
    "to": frozenset("belongs belonged left falls fell goes go went up down is was".split()),
}
"""How a clause gives its matter to somebody: "signed off by the partner", "setting was for the setters"."""
_ALWAYS_GIVES = frozenset(
    [(one, "with") for one in "sit sits sat lie lies lay rest rests rested stay stays stayed remain remains remained".split()] + [(one, "to") for one in ("belongs", "belonged", "belong")]
)  # fmt: skip
_THIRD = frozenset("did had was were does has is handles handled goes".split())
_ALONE = frozenset(
    "office corporate counsel marketing finance management somebody someone headquarters purchasing accounting accounts sales procurement reception security production payroll legal facilities logistics ops operations".split()
)
_BEFORE_SUBJECT = frozenset(
    "and so then later und dann da also the a an my our his her its another an outside external other".split()
)
_DETERMINERS = closed_words.DETERMINERS | frozenset("some one outside external".split())
_TAKEN_UP = frozenset("it them that this those em".split())
_OBJECT_BEGINS = _TAKEN_UP | frozenset("the a an all our my their every each".split())
USES = frozenset(
    "use borrow adopt like ask want join come visit read open download praise enjoy attend follow report leave complain go say fall rise drop grow".split()
)
"""What others do with the person's work without taking it over."""
RESULTS = frozenset(
    "bring cut save raise reduce win take help get let cover show include use need mean cost like keep hold make meet give find see want know say think call ask come go run "
    "work leave put follow increase boost lift drop lower halve double improve adopt read open praise love enjoy attend visit join buy borrow order pass".split()
)
"""Verbs whose subject may be a thing, or somebody who only uses the person's work."""
_ONLY_PEOPLE = frozenset(
    "sign decide approve choose pick design negotiate hire write draft lead chair manage teach own prescribe diagnose supervise handle authorise authorize appoint recruit draw devise conceive head".split()
)
"""Verbs that only somebody can do, whatever the clause calls them."""
_PLACES_RUN = frozenset(
    "department team shop office kitchen ward unit place business company project meetings".split()
)
"""What somebody with a name may be said to run; a program of that name runs none of these."""
_COPULAS = closed_words.COPULAS | frozenset("isnt wasnt arent werent".split())
_BACK = frozenset("it that this those these they".split())
_OWNED = frozenset(
    "call thing job baby decision department side responsibility business remit domain patch area role task project trial idea".split()
)
_POSSESSIVE = frozenset("his her their its your else".split())
_CLIENTS = frozenset(
    "client clients customer customers employer patient patients user users mentor reference tenant tenants buyer buyers first biggest".split()
)
_OUTSIDE = Phrases(
    "outsourced subcontracted out elsewhere outside external in",
    r" (?:outsourced|subcontracted|contracted out|subbed out|farmed out|goes elsewhere|done elsewhere|done outside|bought in) | (?:go|goes) out (?:to |$)"
    r"| (?:go|goes|went|sent|passed|given) (?:on |out |off )?to (?:an |the |our )?(?:outside|external) ",
)  # fmt: skip


_THE_ONE = Phrases(
    "one ones", r" (?:he|she|they|who) (?:was|were|is|are) the (?:ones?|only ones?) "
)


def other(token: Token) -> bool:
    """Whether a word names somebody, or some body, who does things for the person's employer."""
    if token.low in ("it", "hr"):
        return token.text.isupper()
    return named(token.low)


def named(low: str) -> bool:
    """Whether a folded word, no "it" or "hr", names somebody or some body."""
    return low in _PEOPLE or low in lexicon.titles() or low.rstrip("s") in lexicon.titles()


def owned(token: Token) -> bool:
    """Whether a word says as what a thing is somebody's: "his *call*", "the bosun's *idea*"."""
    return token.low in _OWNED


_DOES = frozenset("did does does handled handles made makes decided decides wrote writes".split())


def does_things(token: Token) -> bool:
    """Whether a word names somebody by what they do: "the cutter", "our agronomist"."""
    return other(token) or (
        len(token.low) > 4 and token.low.endswith(("er", "or", "ist", "ers", "ors", "ists"))
    )


def of_others(found: Sequence[Token], first: int, last: int, lows: Set[str]) -> Span | None:
    """The stretch of a clause, of which `lows` are the folded words, that is somebody else's; None when it gives nothing away."""
    if not (lows.isdisjoint(_OUTSIDE.words) and lows.isdisjoint(_THE_ONE.words)):
        text = " " + " ".join([token.low for token in found[first : last + 1]]) + " "
        if _OUTSIDE.search(text, lows) or _THE_ONE.search(text, lows):
            return first, last, last
    owned = None if lows.isdisjoint(_COPULAS) else _owned_by_others(found, first, last)
    if owned is not None:
        return first, owned, owned
    deed = None if lows.isdisjoint(_GIVEN_TO) else _given(found, first, last)
    if deed is not None:
        return first, deed, last
    deed = _done(found, first, last, lows)
    if deed is None or _base(found[deed].low) in USES:
        return None
    return deed, deed, last


def _owned_by_others(found: Sequence[Token], first: int, last: int) -> int | None:
    """The verb of a clause that says whose its subject is: "was marketing's", "is finance's call", "were a vendor", "was her baby"."""
    at = next((one for one in range(first + 1, last) if found[one].low in _COPULAS), None)
    if at is None or any(token.low in _CLIENTS for token in found[first:at]):
        return None
    predicate = found[at + 1 : last + 1]
    if any(token.low in ("my", "our", "mine", "ours") for token in predicate) or len(predicate) > 6:
        return None
    if predicate[-1].text.endswith(("'s", "’s")):
        return at
    if predicate[-1].low in _OWNED and len(predicate) > 1:
        owner = predicate[-2]
        plural = (
            owner.low.endswith("s") and predicate[0].low == "the" and not owner.low.endswith("ss")
        )
        owned = (
            owner.text.endswith(("'s", "’s"))
            or owner.low in _POSSESSIVE
            or (plural and (other(owner) or doers_en.may_be_somebody(owner.low)))
        )
        return at if owned else None
    if _deed_of_somebody(found[first:at], predicate) or _is_somebodys(found[first:at], predicate):
        return at
    if _is_post_of_another(found[first:at], predicate) or _holds_a_post(found[first:at], predicate):
        return at
    bare = [token for token in predicate if token.low not in _DETERMINERS]
    subject = found[first:at]
    hired = len(bare) == 1 and bare[0].low in _HIRED and not other(subject[-1])
    return at if hired and not (len(subject) == 1 and subject[0].low in _BACK) else None


def _deed_of_somebody(subject: Sequence[Token], predicate: Sequence[Token]) -> bool:
    """Whether a clause says who did a deed: "hiring them was HR", "choosing it was the director"."""
    deed = (
        subject[0].low.endswith("ing") and subject[0].low in lexicon.verbs() and len(subject) <= 5
    )
    bare = [token for token in predicate if token.low not in _DETERMINERS]
    return deed and 1 <= len(bare) <= 3 and other(bare[-1])


def _is_somebodys(subject: Sequence[Token], predicate: Sequence[Token]) -> bool:
    """Whether a thing is said to be somebody told by whose they are: "front desk and payroll were *the owner's wife*"."""
    if (
        len(predicate) < _WHOSE
        or not predicate[-2].text.endswith(("'s", "’s"))
        or not other(predicate[-1])
    ):
        return False
    low = subject[-1].low
    if low in _BACK or low in _HIRED or lexicon.is_title(low) or doers_en.may_be_somebody(low):
        return False
    return not (len(subject) == 1 and subject[0].capital and subject[0].low not in lexicon.verbs())


_WHOSE = 2


def _is_post_of_another(subject: Sequence[Token], predicate: Sequence[Token]) -> bool:
    """Whether a clause tells who held a post: "the project manager was from IT", "the pilot lead was Anne"."""
    if (
        not 2 <= len(subject) <= 5
        or subject[0].low not in ("the", "our", "my")
        or not lexicon.is_title(subject[-1].low)
    ):
        return False
    behind = predicate[0]
    return behind.low in ("from", "an", "a", "the", "our", "my", "somebody", "someone") or (
        behind.capital and len(predicate) <= 3
    )


def _holds_a_post(subject: Sequence[Token], predicate: Sequence[Token]) -> bool:
    """Whether somebody named is said to hold a post: "Grant was the statutory mine surveyor"."""
    named = len(subject) <= 2 and all(
        token.capital and token.kind == "word" and not token.used for token in subject
    )
    if (
        not named
        or subject[0].low in ("i", "role", "position", "title", "job")
        or lexicon.is_title(subject[-1].low)
    ):
        return False
    return (
        len(predicate) > 1
        and predicate[0].low in ("the", "our", "my")
        and lexicon.is_title(predicate[-1].low)
    )


def _given(found: Sequence[Token], first: int, last: int) -> int | None:
    """The token at which a clause gives its matter to somebody."""
    for at in range(first, last):
        giver = _GIVEN_TO.get(found[at].low)
        before = found[max(first, at - 1) : at]
        if found[at].low == "with" and any(token.text.endswith(("'s", "’s")) for token in before):
            return at  # "the budget's with the manager"
        if giver is None or (giver and not any(token.low in giver for token in before)):
            continue
        if found[at].low == "by" and any(_base(token.low) in USES for token in before):
            continue  # "the runbook used by the interns" is still the person's
        if found[at].low == "by" and _tells_own_deed(found, first, at):
            continue  # "[I] plan shutdowns and have the permits checked by the manager": only the check is theirs
        named = (
            at < last
            and found[at + 1].capital
            and found[at + 1].text.isalpha()
            and not found[at + 1].used
        )
        bare = other(found[at + 1]) and found[at + 1].low not in _DETERMINERS
        if found[at].low == "by" and (named or bare) and _passive(found, first, at):
            return at
        if (
            at > first + 1
            and (found[at - 1].low, found[at].low) in _ALWAYS_GIVES
            and not found[at + 1].used
        ):
            return at
        if at + 2 <= last and found[at + 1].low in _BEFORE_DOERS:
            near = next(
                (
                    one
                    for one in range(at + 2, min(at + 6, last + 1))
                    if other(found[one]) or _may_do(found, one, last, giver)
                ),
                None,
            )
            if near is not None:
                return at
    return None


def _may_do(found: Sequence[Token], at: int, last: int, giver: Set[str]) -> bool:
    """Whether a noun behind "to", "with" or "by" may name who does things: by how it is made, or as a body of people ("the grounds *team*")."""
    low = found[at].low
    if low.endswith(("ers", "ist", "ists")):
        return True
    ends = at == last or found[at + 1].low in _BEHIND_NOUNS
    return bool(giver) and ends and (low in doers_en.GROUPS or doers_en.may_be_somebody(low))


_BEFORE_DOERS = frozenset("the a an our my another two three four other".split())
_BEHIND_NOUNS = frozenset("in at of for from on since after and who".split())
_PARTICLES = frozenset("out off up on in over and then also jointly".split())


def _tells_own_deed(found: Sequence[Token], first: int, at: int) -> bool:
    """Whether a sentence that says no subject begins with a deed of the person, done to what stands before "by" at a token."""
    begins = first == 0 or found[first - 1].text in closed_words.SENTENCE_ENDS
    if (
        not begins
        or not _base(found[first].low)
        or any(one.low in _COPULAS for one in found[first:at])
    ):
        return False
    between = [
        one
        for one in found[first + 1 : at]
        if one.low not in _PARTICLES and not one.low.endswith("ly")
    ]
    return len(between) > 1


def _passive(found: Sequence[Token], first: int, at: int) -> bool:
    """Whether "by" at a token ends a passive whose doer is named: "is done by Gwen"; not "by Christmas"."""
    doer = found[at + 1]
    verb = found[at - 1].low
    participle = verb == "done" or (verb in lexicon.verbs() and lexicon.verbs()[verb][0] != verb)
    copula = any(token.low in _COPULAS for token in found[first:at])
    return (
        participle
        and copula
        and doer.low not in _SEASONS
        and (not doer.text.isupper() or other(doer))
    )


_SEASONS = frozenset(
    "christmas easter january february march april may june july august september october november december monday tuesday wednesday thursday friday".split()
)


def _done(found: Sequence[Token], first: int, last: int, lows: Set[str]) -> int | None:
    """The token of the deed that somebody else does."""
    for at in () if lows.isdisjoint(_SOMEBODY) else range(first, min(first + 3, last)):
        somebody = found[at].low in _SOMEBODY
        if somebody and (found[at + 1].low in lexicon.verbs() or found[at + 1].low in _DOES):
            return None if _is_the_person(found, at) else at + 1
    start, determined = first, False
    while start < last and found[start].low in _BEFORE_SUBJECT and not found[start].text.isupper():
        determined = determined or found[start].low not in (
            "and",
            "so",
            "then",
            "later",
            "und",
            "dann",
            "da",
            "also",
        )
        start += 1
    for at in range(start, min(start + 5, last)):
        verb = found[at + 1]
        if verb.low in _THIRD or (not verb.capital and _is_told(verb.low)):
            alone = found[at].text.isupper() or found[at].low in _ALONE
            named = any(other(found[near]) for near in range(start, at + 1))
            named = named or (verb.low in _DOES and does_things(found[at]))
            if (named and determined) or (alone and other(found[at])):
                return at + 1
            return at + 1 if _acts(found, start, at + 1, last, determined=determined) else None
    return None


@lru_cache(maxsize=16384)
def _is_told(low: str) -> bool:
    """Whether a word is a form of a verb that a sentence may have, and no infinitive; kept, since every clause asks for its first words."""
    entry = lexicon.verbs().get(low)
    if entry is None:
        return low.endswith("ed") and len(low) > 4
    return low != entry[0] and not low.endswith("ing")


_SOMEBODY = frozenset("he she they someone somebody".split())
_FIRST_PERSON = frozenset("i ive im id ill we weve my me us our".split())


def _is_the_person(found: Sequence[Token], at: int) -> bool:
    """Whether "she" is whom a text in the third person is about: nobody speaks in it, and nobody was named before."""
    if found[at].low not in ("he", "she") or any(token.low in _FIRST_PERSON for token in found):
        return False
    return not any(
        other(token) or _names_somebody(found, here) for here, token in enumerate(found[:at])
    )


_BEFORE_NAMES = frozenset("by with under".split())


def _names_somebody(found: Sequence[Token], at: int) -> bool:
    """Whether a word may be somebody's name: a capital behind "with", or one that begins a sentence and does something."""
    token = found[at]
    if token.low in ("he", "she") or not token.capital or token.used or token.text.isupper():
        return False
    if token.low in lexicon.verbs() or token.low in lexicon.glue() or at + 1 >= len(found):
        return False
    if at and found[at - 1].text not in ".!?;":
        return found[at - 1].low in _BEFORE_NAMES
    return found[at + 1].low in lexicon.verbs() or found[at + 1].low in _THIRD


def _base(low: str) -> str:
    """The infinitive of a verb; of an unknown one that ends in -ed what stands before that; empty for no verb."""
    entry = lexicon.verbs().get(low)
    if entry is not None:
        return entry[0]
    return low[:-2] if low.endswith("ed") and len(low) > 4 else ""


def _acts(found: Sequence[Token], start: int, at: int, last: int, *, determined: bool) -> bool:
    """Whether an unknown subject must be somebody: "Hilary signed the rest", "our regulatory lady wrote and submitted them"."""
    base = "do" if found[at].low in ("did", "does") else _base(found[at].low)
    if not base or (base in RESULTS and base != "run") or at >= last:
        return False
    subject = found[start:at]
    if any(
        token.used or token.kind != "word" or token.low in lexicon.verbs() for token in subject[:-1]
    ):
        return False
    if not determined and not subject[-1].capital:
        return False
    behind = [token.low for token in found[at + 1 : min(at + 4, last + 1)]]
    taken_up = any(low in _TAKEN_UP for low in behind[:2])
    if base == "run" and subject[-1].capital and not _PLACES_RUN.isdisjoint(behind):
        return True
    return (taken_up and base != "run") or (base in _ONLY_PEOPLE and behind[0] in _OBJECT_BEGINS)
