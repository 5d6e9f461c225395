"""One German word that no card has: which may be a rewording, and what tells it from a claim besides what `doubts` looks at.

German writes every noun like a name. What gives a rewording away is what it is made of: a deed ("Festlegung"), an abstract
noun, or parts that the evidence has. What is a name, a tongue, a rank or a qualification by its form is never a doubt.
"""

import re
from collections.abc import Sequence

from interview_app.tailoring.truth_gate.cards import compounds
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.figures import units
from interview_app.tailoring.truth_gate.reading.line import Line, Word
from interview_app.tailoring.truth_gate.words import lexicon

_PLAIN = re.compile(r"[A-ZÄÖÜ]?[a-zäöüß]{2,}$")
_TONGUE = re.compile(r"(?:isch(?:e[nmrs])?|deutsch)$")
_RANK = re.compile(
    r"(?:verantwortung|führung|leitung|verantwortliche[nr]?|unterstellt\w*|aufsicht|vertretung)$|^(?:meist|best(?!and|ell)|preis|spitzen|chef|ober|haupt|erst|komplett|gesamt|voll)"
)
_QUALIFICATION = re.compile(
    r"(?:studi(?:um|ums|engangs?)|prüfung|matura|maturität|schule|abschluss|examen|ausbildung|lehre|diplom\w*|master\w*|bachelor\w*|doktorat|promotion"
    r"|fachausweis|fachkraft|akademie|universität|zeugnis|schein|zertifikat\w*|eignung|berechtigung|befugnis)$"
)
_TIME = re.compile(r"(?:monats?|woche|tage?s?|jahr(?:es)?|stunden?|hundert|zehnt?|tausend|frei(?:e[nmrs]?)?|gebucht|selten|immer|ständig|stets|laufend|häufig|fast|täglich)$")  # fmt: skip
"""What counts, tells how often, or says that nothing went wrong."""
_ABSTRACT = tuple(
    "ung ungen heit heiten keit keiten schaft schaften nis nisse nissen nisses tion tionen tät täten ismus tum enz anz ur age agen".split()
)
_PLACE = re.compile(
    r"(?:polizei|amt|amtes|verein|verband|kirche|klinik|klinikum|werke?|bank|haus|hof|zentrum|markt|stadt|kreis|bund|land|dorf|berg|burg|heim|ingen|hausen|bach|tal|see|feld|furt|brück|au|ow|itz|ach)$"
)
"""How names of places and of bodies end."""
_BEHIND = {
    **dict.fromkeys("in auf an bei aus".split(), "bare in"),
    **dict.fromkeys("im am beim".split(), "in"),
    **dict.fromkeys("von vom der des für zur zum zu".split(), "of"),
    **dict.fromkeys("mit mittels per durch über inklusive samt".split(), "tool"),
    **dict.fromkeys("und oder sowie".split(), "and"),
}
_BEFORE = {
    **dict.fromkeys("von vom der des".split(), "of"),
    **dict.fromkeys("und oder sowie".split(), "and"),
    **dict.fromkeys(
        "in im am an bei beim auf aus mit mittels per durch über inklusive samt für zu zur zum".split(),
        "more",
    ),
}
_SHORTEST = 4


def may_be_reworded(line: Line, word: Word) -> bool:
    """Whether the word is an ordinary German one, in a line that is about no qualification."""
    token = word.token
    low = token.low
    return (
        line.german
        and not line.caseless
        and _PLAIN.match(token.text) is not None
        and not token.used
        and not word.negated
        and not lexicon.is_title(low)
        and not units.is_unit(low)
        and not (token.capital and _TONGUE.search(low))
        and _RANK.search(low) is None
        and _TIME.search(low) is None
        and not (word.at and line.tokens[word.at - 1].text == "-")
        and not _is_a_means(line, word.at)
        and not any(one.capital and _QUALIFICATION.search(one.low) for one in line.tokens)
    )


def _is_a_means(line: Line, at: int) -> bool:
    """Whether the word is what the deed was done with, all by itself: "mit Robotik", "mithilfe von Konsolidierung"."""
    before = [token.low for token in line.tokens[max(at - 2, 0) : at]]
    return before[-1:] == ["mit"] or before[-1:] == ["per"] or before == ["mithilfe", "von"]


def is_beside_denied(line: Line, word: Word, parts: Sequence[Evidence]) -> bool:
    """Whether the line names, right with the word, what one of these cards says was not: "Zahlung des Lösegelds"."""
    near = [one for one in line.piece_at(word.at).words if one is not word and not one.negated]
    return any(
        not one.token.keys.isdisjoint(part.negated) and one.token.keys.isdisjoint(part.plain)
        for part in parts
        for one in near
    )


def marks(line: Line, word: Word, parts: Sequence[Evidence]) -> set[str]:
    """What the word is made of and what stands beside it."""
    low = word.token.low
    behind, before = _behind(line, word.at), _before(line, word.at)
    found = {
        "de:capital" if word.token.capital else "de:small",
        f"de:behind {behind}",
        f"de:before {before}",
    }
    if lexicon.deed_of(low):
        found |= {"de:deed", f"de:deed behind {behind}"}
    elif low.endswith(_ABSTRACT):
        found.add("de:abstract")
    if _PLACE.search(low):
        found.add("de:place")
    return found | _made_of(low, parts)


def _made_of(low: str, parts: Sequence[Evidence]) -> set[str]:
    """Which parts of a compound the evidence has, or denies."""
    ways = compounds.ways_to_part(low)
    found = set()
    for part in parts:
        known = {
            one.low
            for one in ways.firsts
            if len(one.low) >= _SHORTEST and compounds.has_part(one, part)
        }
        if not known.isdisjoint(
            bare for _first, bares, rest in ways.splits if len(rest) >= _SHORTEST for bare in bares
        ):
            found.add("de:first known")
        lasts = [
            compounds.part_of_word(rest)
            for _first, _bares, rest in ways.splits
            if len(rest) >= _SHORTEST
        ]
        if any(compounds.has_part(last, part) for last in lasts):
            found.add("de:last known")
        if any(
            not one.keys.isdisjoint(part.negated)
            for one in (*ways.firsts, *lasts)
            if len(one.low) >= _SHORTEST
        ):
            found.add("de:part denied")
    return found


def _behind(line: Line, at: int) -> str:
    """What kind of word stands before the word."""
    if not at:
        return "nothing"
    before = line.tokens[at - 1]
    if before.kind == "punct":
        return "mark"
    if before.used:
        return "figure"
    return _BEHIND.get(before.low, "capital" if before.capital else "small")


def _before(line: Line, at: int) -> str:
    """What kind of word stands behind the word."""
    if at + 1 == len(line.tokens):
        return "end"
    after = line.tokens[at + 1]
    if after.kind == "punct":
        return "mark"
    return _BEFORE.get(after.low, "other")
