"""Clauses that say outright that their matter, or that of the clause before, is not the person's: "not me", "outside my role"."""

import re
from collections.abc import Set

from interview_app.tailoring.truth_gate.reading import clauses
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.phrases import Phrases

_NOT_MINE = Phrases(
    "isnt wasnt arent werent aint not nicht never weder we scope outside beyond ausserhalb fall responsibility job task duty remit business "
    "clear out before already zeit",
    r"\w (?:isnt|wasnt|arent|werent|aint|not|nicht) (?:really )?(?:me|us|ich|wir)(?: either| though| anymore| auch| mehr)? $"
    r"|\w (?:isnt|wasnt|arent|werent|not|nicht) (?:in|under|with|up to|down to|for|unter|bei) (?:my hands?|me|us|mir|uns) "
    r"| \w+ we (?:send|sent|put|sub|subbed|farm|farmed|contract|contracted) out $"
    r"| (?:isnt|wasnt|arent|werent|aint|not|never|nicht|auch nicht|weder) (?:really )?(?:mine|ours|meins|meine|my (?!own |first |only )\w+|mein(?:e|en)? (?:bereich|job|aufgabe|team|leute|entscheidung)|in (?:that|it|this|there)|(?:form )?(?:a )?part of (?:that|it|this|(?:the|my|this|that|her|his|their) (?:role|job|post|position|work|remit|duties|scope|brief|responsibilit\w+))|(?:with)?in (?:the|my|this|that) (?:role|job|remit|scope|brief)|(?:teil|bestandteil) (?:der|meiner|des|dieser) \w+|(?:der|zu den|zu meinen|zum) (?:aufgaben?|aufgabengebiet|tätigkeit\w*)) "
    r"|(?: out of scope | not in scope | (?:outside|beyond) (?:of )?(?:the|my|this|that|her|his) (?:\w+ )?(?:role|remit|scope|job|post|position|brief|duties|area|responsibilit\w+) | ausserhalb (?:der|des|meiner|meines) \w+ "
    r"|(?:did|does|do) not (?:fall|belong) (?:within|under|to|in|into) |didnt fall (?:within|under|to) |(?:is|was|are|were|remains?|remained) the (?:sole )?(?:responsibility|job|task|duty|remit|business) of (?!me )| (?:keep|kept|stay|stayed|steer|steered) (?:well )?(?:clear|out) of | before (?:my time|i (?:came|joined|arrived|started) )| already (?:there|in place|in use|running|set up) (?:when|before) i | vor meiner zeit )",
)
"""A clause that says that its matter is not the person's."""
_NOT_ME = re.compile(
    r"^ (?:(?:and |but )?(?:id|i had|i have|ive) nothing to do with (?:it|that|them|those)|nothing to do with (?:me|us)|not (?:me|us|myself|by me)|nicht (?:ich|wir|durch mich|von mir|bei uns|von uns|durch uns|in der filiale|im haus)|ich (?:selbst )?nicht|(?:to|by) .{0,30} not (?:to|by) me|not (?:to|by) me) $"
)
_ALL_DENIED = re.compile(
    r" (?:so |also |und |and |but )?(?:never|no|nope|nein|nie|not really|not yet|noch nicht|leider nicht|(?:hab|habe|haben|hatte|hatten|mach|mache|machen|kann|können|darf|dürfen) (?:ich|wir) (?:aber |leider |noch |bis heute |bisher |bis jetzt )*(?:nicht|nie|nimmer|keinen|keine|keins)) $"
)
"""A clause that does nothing but deny what went before: "The Court of Session, never"."""
_SO_TOO = re.compile(
    r" und (?:der|die|das|den) (?:\w+ ){1,3}?(?:(?:eh|halt|ja|natürlich|sowieso) )*auch(?: nicht)? $"
)
"""A clause without a verb that goes on with what the one before denies: "…, ich nicht, und die Werbung auch"."""
_THAT_WAS = re.compile(
    r"(?! das (?:\w+ ){1,4}(?:\w*ge\w+(?:t|en)|\w+iert) $) (?:that|thats|those|it|das|dies) (?:was |is |were |are |war |ist |sind |waren )?(?:\w+ ){1,5}$"
)
_NO = frozenset("no nope never nein nie".split())
_THERE = frozenset("there is was are were es gab ist war i we ich wir".split())


def of_itself(text: str, said: Set[str]) -> bool:
    """Whether a clause, as text and as the set of its words, says that its own matter is not the person's."""
    return _NOT_MINE.search(text, said) is not None


def of_before(text: str) -> bool:
    """Whether a clause does nothing but deny the one before it."""
    return _NOT_ME.match(text) is not None or denies_all(text)


def denies_all(text: str) -> bool:
    """Whether a clause denies all that its sentence named before it."""
    return _ALL_DENIED.match(text) is not None


def goes_on(text: str) -> bool:
    """Whether a clause behind a denied one says whose it was, or denies its own matter along with it."""
    return bool(_SO_TOO.match(text)) or (
        bool(_THAT_WAS.match(text)) and not clauses.SELF & set(text.split())
    )


_SUBJECTS = frozenset("i we ive weve".split())


def fronted(lows: list[str], first: int, last: int) -> bool:
    """Whether a denied thing stands before its verb: "Grinding we don't do", "the lateral part I haven't passed"."""
    every, _short = lexicon.negators()
    here = lows[first : last + 1]
    if (
        lows[last] in every
        and lows[last] not in ("no", "none", "never", "null", "nichts")
        and last > first
    ):
        return True
    if lows[last] in _NO and first < last <= first + 6 and not set(here) & _THERE:
        return True
    if lows[last] == "nichts" and set(here) & {"ich", "wir"} and here[0] in lexicon.verbs():
        return True  # "Verkauft hab ich nichts"
    return not _SUBJECTS.isdisjoint(here) and any(
        lows[at] in _SUBJECTS
        and lows[at + 1] in every
        and at > first
        and lows[at - 1] not in ("and", "that", "because", "so", "when", "if", "as")
        for at in range(first + 1, last)
    )
