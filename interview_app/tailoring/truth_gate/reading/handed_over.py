"""What the person had others do, or is only said to have begun with somebody: causatives, and where an idea came from.

"The prints we have made by a lab", "Drucksachen lassen wir in Polen drucken", "die Flüge vergeben wir nach außen": the
person speaks, and yet the deed is another's. "Die Idee kam aus dem Nachbarreferat", "the recipe is from the old owner": what
somebody thought out stays theirs, whoever carried it out.
"""

import re
from collections.abc import Sequence, Set

from interview_app.tailoring.truth_gate.reading import clauses, others_written
from interview_app.tailoring.truth_gate.words import closed_words
from interview_app.tailoring.truth_gate.words.phrases import Phrases
from interview_app.tailoring.truth_gate.words.tokens import Token

Span = tuple[int, int]

_LETS = frozenset("lasse lassen liess liessen lass".split())
_WITH_WHOM = frozenset("in bei beim von vom durch".split())
_SAYS_LITTLE = frozenset("machen fertigen anfertigen erledigen herstellen".split())
_REFLEXIVE = frozenset("mich mir uns sich nicht nie".split())
_SENT_OUT = Phrases(
    "aussen extern fremd weg haus fremdfirmen fremdfirma",
    r" (?:vergeben|vergaben|vergebe|geben|gaben|gebe|schicken|schickten) (?:wir|ich) (?:\w+ ){0,2}?(?:nach aussen|extern|fremd|weg|ausser haus|an (?:eine )?fremdfirm\w+) $"
    r"| (?:habe|haben|hatten) (?:wir|ich) (?:\w+ ){0,3}?(?:nach aussen|extern|fremd|ausser haus|an (?:eine )?fremdfirm\w+) (?:gegeben|vergeben) $",
)
"""German clauses that give their matter to somebody outside."""
_HAD = frozenset("have had has get got gets".split())
_DONE = frozenset("done made".split())
_WHERE_DONE = frozenset("in by at outside elsewhere".split())
_BY = "by"
_IDEAS_EN = frozenset(
    "idea ideas concept design designs recipe recipes script suggestion template method plan plans layout".split()
)
_FROM_EN = re.compile(
    r" (?:came|comes|come|was|were|is|are) (?:originally |actually )?(?:from|by) (?!me |us |my |scratch |our )\w+"
)
_IDEAS_DE = re.compile(
    r"(?:idee|ideen|entwurf|entwürfe|konzept|rezept|rezepte|rezeptur|vorschlag|vorschläge|anstoss|vorlage|vorlagen|konzeption|drehbuch|choreografie|komposition|initiative|anregung)$"
)
_FROM_DE = Phrases(
    "kam kamen kommt kommen war waren ist sind stammt stammte stammen stammten hatte hatten hat gab lieferte",
    r" (?:kam|kamen|kommt|kommen|war|waren|ist|sind|stammt|stammte|stammen|stammten) (?:\w+ ){0,2}?(?:von|vom|aus) (?!mir |uns |meine|dem jahr |der zeit |\d)\w+"
    r"| (?:hatte|hatten|hat|gab|lieferte) (?:damals |aber |natürlich )?(?:der|die|das|ein|eine|mein|meine|unser|unsere|frau|herr) \w+",
)


_THOUGHT_OUT = {
    noun: deeds
    for nouns, deeds in (
        (
            "idea ideas suggestion suggestions idee ideen vorschlag vorschläge anstoss initiative anregung",
            "initiate propose suggest conceive invent develop initiieren anregen anstossen vorschlagen erfinden entwickeln",
        ),
        (
            "concept design designs recipe recipes script template layout entwurf entwürfe konzept rezept rezepte rezeptur konzeption drehbuch choreografie",
            "design conceive invent develop devise entwerfen konzipieren entwickeln erfinden",
        ),
    )
    for noun in nouns.split()
}
"""By what noun a clause denies that the person thought something out."""
THOUGHT_OUT = frozenset(_THOUGHT_OUT)


def thought_out(low: str) -> tuple[str, ...]:
    """The deeds that whoever an idea, a design or the like is from did, and nobody else; none for other nouns."""
    return tuple(_THOUGHT_OUT.get(low, "").split())


def spans(found: Sequence[Token], first: int, last: int, text: str, said: Set[str]) -> list[Span]:
    """The stretches of a clause, also given as text and as the set of its words, that tell what others did."""
    result = []
    if not said.isdisjoint(_LETS) and said.isdisjoint(_REFLEXIVE):
        result += _let(found, first, last)
    if _SENT_OUT.search(text, said):
        result += _sent_out(found, first, last)
    if not said.isdisjoint(_HAD):
        result += _had_done(found, first, last)
    result += _idea(found, first, last, text, said)
    return result


def _let(found: Sequence[Token], first: int, last: int) -> list[Span]:
    """What German "lassen" has others do: the infinitive beside it, and where it is done."""
    for at in range(first, last + 1):
        if found[at].low not in _LETS:
            continue
        deeds = [
            here for here in (at - 1, last) if first <= here != at and _infinitive(found[here])
        ]
        if not deeds:
            return []
        deed = deeds[0]
        nouns = [here for here in range(first + 1, last) if found[here].capital]
        if found[deed].low in _SAYS_LITTLE:  # "Bleiverglasung lasse ich von einer Kollegin machen"
            return [
                (here, here)
                for here in (deed, *(one for one in range(first, at) if found[one].capital))
            ]
        where = [here for here in nouns if found[here - 1].low in _WITH_WHOM]
        ours = any(token.low == "wir" for token in found[first : last + 1])
        return [(deed, deed), *((here, here) for here in where)] if where or ours else []
    return []


def _infinitive(token: Token) -> bool:
    return (
        token.kind == "word"
        and not token.capital
        and token.low.endswith("n")
        and token.low not in _LETS
    )


def _sent_out(found: Sequence[Token], first: int, last: int) -> list[Span]:
    """What stands before German "vergeben" and its like: "… und *die Drohnenflüge* vergeben wir nach außen"."""
    verb = next((at for at in range(first, last + 1) if found[at].low in _GIVES), first)
    if verb == first:
        return []
    begin = next(
        (at + 1 for at in range(verb - 1, first - 1, -1) if found[at].low in ("und", "aber")), first
    )
    return [(at, at) for at in range(begin, verb) if found[at].capital and found[at].kind == "word"]


_GIVES = frozenset(
    "vergeben vergaben vergebe geben gaben gebe schicken schickten habe haben hatten".split()
)


def _had_done(found: Sequence[Token], first: int, last: int) -> list[Span]:
    """What the person had done by somebody: "I got the suite *automated* by a contractor", "*galvanising* we have done in Hull"."""
    for at in range(first + 1, last):
        if found[at].low not in _HAD or found[at - 1].low not in clauses.SPEAKER:
            continue
        if (
            at - 1 > first
            and found[at + 1].low in _DONE
            and at + 1 < last
            and found[at + 2].low in _WHERE_DONE
        ):
            return [(first, at - 2)]
        for deed in range(at + 2, last + 1):
            base = others_written.participle(found[deed])
            if not base or base in others_written.HONOURS:
                continue
            by = deed + 1
            if by < len(found) and found[by].text == ",":
                by += 1
            if by + 1 < len(found) and found[by].low == _BY:
                end = next(
                    (
                        here - 1
                        for here in range(by, len(found))
                        if found[here].text in closed_words.STOPS
                    ),
                    len(found) - 1,
                )
                return [(deed, deed)] if others_written.doer(found, by + 1, end) else []
    return []


def _idea(found: Sequence[Token], first: int, last: int, text: str, said: Set[str]) -> list[Span]:
    """An idea, a design or the like that a clause says to be from somebody: the noun alone."""
    if not said.isdisjoint(_IDEAS_EN) and said.isdisjoint(clauses.SELF) and _FROM_EN.search(text):
        return [
            (at, at) for at in range(first, min(first + 4, last)) if found[at].low in _IDEAS_EN
        ][:1]
    if said.isdisjoint(clauses.SELF) and _FROM_DE.search(text, said):
        near = range(first, min(first + 3, last))
        return [(at, at) for at in near if found[at].capital and _IDEAS_DE.search(found[at].low)][
            :1
        ]
    return []
