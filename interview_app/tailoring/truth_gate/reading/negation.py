"""What a negation or a hedge reaches: "without supervising nurses", "not yet certified", "plante …, aber nicht"."""

from interview_app.tailoring.truth_gate.reading import attribution, excepted
from interview_app.tailoring.truth_gate.words import closed_words, lexicon, told_phrases
from interview_app.tailoring.truth_gate.words.tokens import Token

_TURNS = frozenset("but however though although instead sondern aber jedoch".split())
_PREPOSITIONS = frozenset(
    "in on at by for to from with of over under during through across between into im am auf bei für mit von zu an aus über unter während nach durch".split()
)
_OF_WHAT = frozenset(
    "authority right rights permission mandate power powers responsibility responsibilities involvement part role say input access experience knowledge control training influence "
    "oversight accountability remit duty duties signature licence license qualification exposure contact dealings hand clearance authorisation authorization".split()
)
"""Nouns that say nothing without what follows their preposition: "no authority to approve orders", "no involvement in pricing"."""
_LEADS_ON = frozenset("to for in over of on with into".split())
_NOUGHT = frozenset(("zero", "null", "0"))
_WHOLE = frozenset(
    "nimmer nix nichts nicht kein keine keinen keinem keiner keines keins keinerlei nie niemals niemand weder".split()
)


def marks(found: list[Token], lows: list[str], text: str) -> list[str]:
    """For each token of a text "", "negated" or "hedged"; `lows` are their folded words."""
    result = [""] * len(found)
    every, short = lexicon.negators()
    denies = not (every.isdisjoint(lows) and _DENY_TOO.isdisjoint(lows))
    for at, token in enumerate(found) if denies else ():
        if _hardly_any(found, at):
            for reached in _reach(found, at, short=True):
                result[reached] = "negated"
        elif (
            (token.low in every and token.kind == "word") or token.text == "0"
        ) and not _is_joined(found, at):
            if token.low in _NOUGHT and at + 1 < len(found) and found[at + 1].low in _PREPOSITIONS:
                continue  # "90 reports, zero by Christmas": a number, which denies nothing behind it
            if _supplied(found, at):
                continue
            if at and _leads_nobody(found, at):
                result[at - 1] = "negated"
            for reached in _reach(found, at, short=token.low in short or token.text == "0"):
                result[reached] = "negated"
        if (
            token.text == "-"
            and found[at + 1 : at + 2]
            and found[at + 1].low == "free"
            and at
            and not token.spaced
        ):
            result[at - 1] = "negated"  # "accident-free"
    attribution.mark(found, lows, text, result)
    for first, last in excepted.spans(found, lows):
        result[first : last + 1] = ["negated"] * (last + 1 - first)
    _hedge(found, lows, result)
    return result


_HARDLY = frozenset("hardly barely scarcely".split())
_DENY_TOO = frozenset(("0", "free", "kaum", "few", "wenig", "wenige")) | _HARDLY
"""What denies beside the negators: "0 defects", "accident-free", "hardly any"."""


def _hardly_any(found: list[Token], at: int) -> bool:
    """Whether there is next to nothing of what follows: "*hardly any* TIG welding", "*kaum* Schichtdienst"."""
    behind = found[at + 1] if at + 1 < len(found) else None
    if behind is None or found[at].used:
        return False
    if found[at].low in ("few", "wenig", "wenige") and (not at or found[at - 1].low == "very"):
        return behind.kind == "word" and not behind.used  # "Few complaints"
    if found[at].low == "kaum":
        return behind.kind == "word" and behind.capital and not behind.used
    return found[at].low in _HARDLY and behind.low in ("any", "anything")


_NOBODY = frozenset("nobody none niemanden niemand".split())
_LEADING = frozenset(
    "manage managed supervise supervised lead led oversee oversaw direct directed employ employed".split()
)


def _leads_nobody(found: list[Token], at: int) -> bool:
    """Whether a deed is of nobody, and so none: "I manage no one", "supervised nobody"."""
    behind = found[at + 1].low if at + 1 < len(found) else ""
    nobody = found[at].low in _NOBODY or (
        found[at].low == "no" and behind in ("one", "staff", "people", "team")
    )
    return nobody and found[at - 1].low in _LEADING


def _is_joined(found: list[Token], at: int) -> bool:
    """Whether a hyphen joins a word to the next one: "no-show"."""
    return at + 1 < len(found) and found[at + 1].text == "-" and not found[at + 1].spaced


_MADE_GOOD = frozenset("so until therefore deshalb daher also".split())


def _supplied(found: list[Token], at: int) -> bool:
    """Whether what was not there is told to have been made: "there was no register, so I wrote one"."""
    if (
        found[at].low not in ("no", "kein", "keine", "keinen")
        or not at
        or found[at - 1].low not in ("was", "were", "es", "gab")
    ):
        return False
    end = next((here for here in range(at, len(found)) if found[here].text in ".!?"), len(found))
    lows = [token.low for token in found[at:end]]
    return not _MADE_GOOD.isdisjoint(lows) and not {
        "one",
        "them",
        "it",
        "eine",
        "einen",
        "eins",
        "sie",
    }.isdisjoint(lows)


def _turns(found: list[Token], at: int) -> bool:
    """Whether a word brings another clause: German "aber" inside one does not, as in "modelliert selbst aber nicht"."""
    return (
        found[at].low not in ("aber", "jedoch")
        or not at
        or found[at - 1].kind == "punct"
        or found[at - 1].low == "und"
    )


def _is_deed(found: list[Token], at: int) -> bool:
    """Whether a small word is a German verb, and no participle that describes the noun behind it."""
    after = found[at + 1] if at + 1 < len(found) else None
    verb = not found[at].capital and found[at].low in lexicon.verbs()
    return verb and not (after is not None and after.capital)


_NONE = frozenset("kein keine keinen".split())
_THERE_WAS = frozenset("gab gibt".split())


def _says_what_there_was(found: list[Token], at: int) -> bool:
    """Whether "keine" says only what there was not: "gab es *keine* Beanstandung"; what stands before took place."""
    before = [token.low for token in found[max(0, at - _THERE_NEAR) : at]]
    return "es" in before and not _THERE_WAS.isdisjoint(before)


_THERE_NEAR = 4


def _reach(found: list[Token], at: int, *, short: bool) -> range:
    first = at + 1
    if found[at].low in _NONE and _says_what_there_was(found, at):
        short = True  # "bei der Prüfung 2016 gab es keine Beanstandung": the check itself there was
    elif found[at].low in _WHOLE:
        while (
            first > 0
            and found[first - 1].text not in closed_words.STOPS
            and not (found[first - 1].low in _TURNS and _turns(found, first - 1))
            and found[first - 1].low != "und"
        ):
            first -= 1
    last, words, open_noun = at, 0, False
    for here in range(at + 1, len(found)):
        token = found[here]
        if token.text in closed_words.STOPS or token.low in _TURNS:
            break
        goes_on = found[here - 1].low in _OF_WHAT and token.low in _LEADS_ON
        if words and found[at].low == "ohne" and _is_deed(found, here):
            break  # "Jugendliche ohne Ausbildungsplatz begleitet": the deed was done
        if short and words and not goes_on:
            joined = token.low in ("and", "und") or (token.low in _PREPOSITIONS and not open_noun)
            if joined or token.used or words >= 4 + 3 * open_noun:
                break
        open_noun = open_noun or goes_on
        last = here
        words += token.low not in lexicon.glue()
    return range(first, last + 1)


def _hedge(found: list[Token], lows: list[str], result: list[str]) -> None:
    hedge = told_phrases.patterns()["hedge"]
    if hedge.words.isdisjoint(lows) or not hedge.search(" " + " ".join(lows) + " ", set(lows)):
        return
    for phrase in told_phrases.phrases()["hedge"]:
        words = phrase.split()
        for at in range(len(lows) - len(words) + 1):
            if lows[at : at + len(words)] == words:
                _mark_hedged(found, result, at, at + len(words))


def _mark_hedged(found: list[Token], result: list[str], at: int, after: int) -> None:
    first, last = at, after
    while first > 0 and found[first - 1].text not in closed_words.STOPS:
        first -= 1
    while last < len(found) and found[last].text not in closed_words.STOPS:
        last += 1
    german = found[at].low in (
        "geplant",
        "war",
        "ist",
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
