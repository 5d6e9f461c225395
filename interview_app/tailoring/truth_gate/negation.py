"""What a negation or a hedge reaches: "without supervising nurses", "not yet certified", "plante …, aber nicht"."""

from interview_app.tailoring.truth_gate import lexicon
from interview_app.tailoring.truth_gate.tokens import Token

_ENDS = frozenset(",;.!?()|:–—")
_TURNS = frozenset("but however though although instead sondern aber jedoch".split())
_PREPOSITIONS = frozenset(
    "in on at by for to from with of over under during through across between into im am auf bei für mit von zu an aus über unter während nach durch".split()
)
_WHOLE = frozenset("nicht kein keine keinen keinem keiner keines nie niemals niemand weder".split())


def marks(found: list[Token]) -> list[str]:
    """For each token "", "negated" or "hedged"."""
    result = [""] * len(found)
    every, short = lexicon.negators()
    for at, token in enumerate(found):
        if (token.low in every and token.kind == "word") or token.text == "0":
            for reached in _reach(found, at, short=token.low in short or token.text == "0"):
                result[reached] = "negated"
    _told_of_others(found, result)
    _hedge(found, result)
    return result


_OUT = (
    ("out", "of", "scope"),
    ("not", "in", "scope"),
    ("outside", "my", "remit"),
    ("nicht", "ich"),
    ("not", "me"),
    ("not", "mine"),
)
"""What stands behind a clause that was not the person's."""
_OTHERS = frozenset(
    "colleague colleagues boss manager managers supervisor employer husband wife kollege kollegen kollegin kolleginnen chef chefin vorgesetzter vorgesetzte".split()
)


def _told_of_others(found: list[Token], result: list[str]) -> None:
    """Marks what a clause says somebody else did ("my colleagues chose …") or was not the person's ("… was out of scope")."""
    lows = [token.low for token in found]
    for at in range(len(lows)):
        words = next((one for one in _OUT if tuple(lows[at : at + len(one)]) == one), None)
        if words is not None:
            first = at - 1 if at and found[at - 1].text == "," else at
            while first > 0 and found[first - 1].text not in ".;!?":
                first -= 1
            for here in range(first, at):
                result[here] = "negated"
        elif (
            lows[at] in ("my", "mein", "meine")
            and at + 1 < len(lows)
            and lows[at + 1] in _OTHERS
            and (at == 0 or found[at - 1].text in ".;!?")
        ):
            _deeds(found, result, at + 2)


def _deeds(found: list[Token], result: list[str], first: int) -> None:
    """Marks the deeds up to the end of the clause; the things they were done to may be the person's own too."""
    for here in range(first, len(found)):
        if found[here].text in _ENDS or found[here].low in _TURNS:
            break
        if found[here].low in lexicon.verbs() and not found[here].capital:
            result[here] = "negated"
            break


def _reach(found: list[Token], at: int, *, short: bool) -> range:
    first = at + 1
    if found[at].low in _WHOLE:
        while (
            first > 0
            and found[first - 1].text not in _ENDS
            and found[first - 1].low not in _TURNS
            and found[first - 1].low != "und"
        ):
            first -= 1
    last, words = at, 0
    for here in range(at + 1, len(found)):
        token = found[here]
        if token.text in _ENDS or token.low in _TURNS:
            break
        if short and words and (token.low in _PREPOSITIONS or token.used or token.low in ("and", "und") or words >= 4):
            break
        last = here
        words += token.low not in lexicon.glue()
    return range(first, last + 1)


def _hedge(found: list[Token], result: list[str]) -> None:
    lows = [token.low for token in found]
    if not lexicon.phrase_patterns()["hedge"].search(" " + " ".join(lows) + " "):
        return
    for phrase in lexicon.phrases()["hedge"]:
        words = phrase.split()
        for at in range(len(lows) - len(words) + 1):
            if lows[at : at + len(words)] == words:
                _mark_hedged(found, result, at, at + len(words))


def _mark_hedged(found: list[Token], result: list[str], at: int, after: int) -> None:
    first, last = at, after
    while first > 0 and found[first - 1].text not in _ENDS:
        first -= 1
    while last < len(found) and found[last].text not in _ENDS:
        last += 1
    german = found[at].low in (
        "geplant",
        "vorgesehen",
        "abgebrochen",
        "beantragt",
        "angestrebt",
        "pending",
        "unfinished",
        "abandoned",
        "withdrawn",
        "cancelled",
    )
    for here in range(first if german else after, last):
        result[here] = result[here] or "hedged"
