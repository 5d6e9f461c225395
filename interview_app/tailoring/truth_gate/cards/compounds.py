"""German compounds: "Anträge" of "Wohngeldanträge", "Wohngeldsachbearbeitung" of "Wohngeld" and "Sachbearbeiter"."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.reading.line import NOTHING, Keys
from interview_app.tailoring.truth_gate.words import lexicon, meaning, verbs_de
from interview_app.tailoring.truth_gate.words.tokens import keys_of

_LINKS = ("", "s", "es", "n", "en", "er", "e")
_SHORTEST = 4
_SMALL_PARTS = frozenset(
    "aufenthalt aufenthalts aufenthalte fahrt besuch besuche einsatz artikel sachen kurs kurse unterricht unterrichts stunden unterlagen software jahr jahres tages tage monats wochen gesamt arbeits betriebs fach haupt zeit dauer zahl anzahl menge quote rate arbeit arbeiten betrieb bereich aufgaben tätigkeit wesen termin termine leistung leistungen kompetenz kompetenzen aufwand führung bestand gruppe team teams kollege kollegen kollegin kolleginnen projekt projekte bearbeitung erstellung planung betreuung umfang bedarf verfahren fall fälle volumen system finanz anteil stand zahlen themen saison saisonen spielzeit rhythmus turnus zeitraum".split()
)
"""Parts that name no object of their own."""
_NOUN_ENDINGS = frozenset(("ung", "ungen", "e", "en", "er", "ern"))
_SMALL_ENDS = frozenset(
    part + ending for part in (*_SMALL_PARTS, "bau") for ending in ("", "n", "en", "s", "es")
)
_OF_ANYTHING = frozenset(
    "arbeit arbeits betrieb betriebs fach haupt gesamt zeit jahres tages".split()
)
"""First parts that name no object of the deed behind them."""
LEADING = ("leitung", "führung")
"""How a noun ends that tells of leading."""


def made_of(low: str, evidence: Evidence) -> bool:
    """Whether a word is a part of a compound of the evidence, or made of parts that are all in the evidence."""
    if _made_with_others(low, evidence) or _is_written_short(low, evidence):
        return True
    if any(_is_part(stem, evidence) for stem in _stems(low)):
        return True
    ways = ways_to_part(low)
    known = _known(ways.firsts, evidence)
    if not known and not ways.small:
        return False
    for first, firsts, rest in ways.splits:
        named = not known.isdisjoint(firsts)
        last = _last(rest, evidence) if named or first in _SMALL_PARTS else ""
        if last == "deed":
            if named and first not in _OF_ANYTHING:
                return True
        elif last and (named or last == "named"):
            return True
    return False


_SHORT_FORMS = {
    "umsatzsteuervoranmeldung": "uva", "elektrokardiogramm": "ekg", "öffentlichkeitsarbeit": "pr", "gewinnermittlung": "eür",
    "arbeitnehmerüberlassung": "anü", "handwerkskammer": "hwk", "leistungsverzeichnis": "lv", "qualitätsmanagement": "qm", "selbstbedienung": "sb", "betriebswirtschaft": "bwl",
}  # fmt: skip


def _is_written_short(low: str, evidence: Evidence) -> bool:
    """Whether the evidence has one German word by letters out of its middle: "UVA" for "Umsatzsteuervoranmeldungen"."""
    short = _SHORT_FORMS.get(low) or _SHORT_FORMS.get(low.removesuffix("en"))
    return short is not None and short in evidence.plain


_CO_AUTHORS = frozenset(
    "mitautor mitautorin mitverfasser mitverfasserin mitverfasst mitautorschaft".split()
)
_WRITING = frozenset(
    "schreiben verfassen erarbeiten ausarbeiten erstellen entwickeln konzipieren bauen aufsetzen anfertigen".split()
)
_WROTE_ALONG = frozenset(
    f"mit{one}"
    for one in "geschrieben verfasst erarbeitet ausgearbeitet entwickelt schreibe schrieb".split()
)
_TOGETHER = (" mit ", " gemeinsam ", " zusammen ", " zu zweit ", " zu dritt ", " zu viert ")


def _made_with_others(low: str, evidence: Evidence) -> bool:
    """Whether "Mitaufbau" or "Mitautorin" says of a deed of the evidence that others had a part in it."""
    if not low.startswith("mit") or len(low) < 7:
        return False
    if low in _CO_AUTHORS:
        return any(
            not word.negated and (word.verb in _WRITING or word.token.low in _WROTE_ALONG)
            for line in evidence.lines
            for word in line.words
            if word.token.low in _WROTE_ALONG or any(mark in line.folded for mark in _TOGETHER)
        )
    entry = lexicon.verbs().get(low[3:])
    return entry is not None and entry[0] in evidence.bases


def leads_by_name(low: str, evidence: Evidence) -> bool:
    """Whether "Teamleitung" is what the evidence tells: that the person led the team."""
    if not low.endswith(LEADING):
        return False
    ending = next((one for one in LEADING if low.endswith(one) and len(low) - len(one) >= 3), "")
    if not ending:
        return False
    if any(known.startswith(low[: -len(ending)] + "leiter") for known in evidence.compounds):
        return True
    led = [link for link in _LINKS if low[: -len(ending)].endswith(link)]
    things = frozenset().union(
        *(
            meaning.loose(low[: -len(ending) - len(link)])
            for link in led
            if len(low) - len(ending) - len(link) >= 3
        )
    )
    return any(
        "lead" in piece.ranks and "help" not in piece.ranks and not things.isdisjoint(piece.keys)
        for piece in evidence.scope_pieces
    )


@lru_cache(maxsize=4096)
def _stems(low: str) -> tuple[str, ...]:
    """The word without endings, umlauts folded, as far as enough is left of it."""
    found = {key[2:] for key in meaning.roots(low) if len(key) - 2 >= len(low) - 3} | {
        meaning.plain_vowels(key[2:]) for key in keys_of(low) if key.startswith("d:")
    }
    return tuple(stem for stem in found if len(stem) >= _SHORTEST)


def _is_part(stem: str, evidence: Evidence) -> bool:
    """Whether a longer word of the evidence begins or ends with this one."""
    if stem not in evidence.bare_text:
        return False
    for bare in evidence.bare_compounds:
        if len(bare) < len(stem) + 3 or (bare.startswith(_LESSER) and stem.startswith(_WHO)):
            continue
        if (
            bare.startswith(stem)
            or (len(stem) >= 6 and stem in bare[-len(stem) - 3 :])
            or bare.endswith((stem, stem + "n"))
        ):
            return True
    return False


_LESSER = ("ersatz", "vize", "probe", "hilfs", "not")
_WHO = (
    "mitgl",
    "train",
    "prasid",
    "vorsi",
    "schoff",
    "richter",
    "spieler",
    "fahrer",
    "lehrer",
    "deleg",
    "vertreter",
    "kraft",
)
"""Somebody who is less with such a first part, and no part of a thing: an "Ersatzmitglied" is no "Mitglied"."""
_HELPERS = ("helfer", "helferin", "helferinnen")


def _last(part: str, evidence: Evidence) -> str:
    if part in _HELPERS:
        return (
            "named" if not keys_of(part).isdisjoint(evidence.plain) else ""
        )  # an "Ersthelfer" has a certificate
    if has_part(part_of_word(part), evidence) or (
        len(part) >= 6 and f"{part}\n" in evidence.compound_text
    ):
        return "named"
    if lexicon.composed(part) in evidence.bases:
        return "named"  # "Arbeits*einteilung*" of "eingeteilt"
    if part in _SMALL_ENDS:
        return "small"
    base = _plain_deed(part)
    return "deed" if base and keys_of(base).isdisjoint(evidence.negated) else ""


@lru_cache(maxsize=8192)
def _plain_deed(part: str) -> str:
    """The verb of a last part that claims nothing beside its object: "Rechnungs*kontrolle*", "Bad*montage*"; else ""."""
    if len(part) < 6 or part in lexicon.proven() or lexicon.is_title(part):
        return ""
    base, groups = lexicon.verbs().get(part, ("", frozenset()))
    return (
        base
        if groups == {"do"} and part != base and not part.endswith(("te", "ten", "end", "t"))
        else ""
    )


@dataclass(frozen=True, slots=True)
class _Part:
    """By what the evidence may know one part of a compound: its keys, an infinitive, whole words, the stems of a verb.

    `begins` is how a word of the evidence begins that is made of it; `within` may be a part of one.
    """

    low: str
    keys: Keys
    base: str
    words: Keys
    stems: frozenset[str]
    begins: str
    within: str


@lru_cache(maxsize=4096)
def part_of_word(bare: str) -> _Part:
    """Kept, since the parts of one word are looked for in many cards, and many words have one part in common."""
    entry = lexicon.verbs().get(bare)
    words = NOTHING if entry is None else frozenset(("mit" + entry[0],))
    if len(bare) == _SHORTEST:
        words = words.union(bare + ending for ending in _NOUN_ENDINGS)  # "Wohn-" of "Wohnungen"
    return _Part(
        bare,
        meaning.loose(bare) if len(bare) >= _SHORTEST else keys_of(bare) | {"d:" + bare},
        entry[0] if entry is not None else "-",
        words,
        verbs_de.noun_stems(bare),
        f"\n{bare}ung" if len(bare) == 3 else "",  # "Gär-" of "Gärung"
        meaning.plain_vowels(bare) if len(bare) >= 5 else "",
    )


@dataclass(frozen=True, slots=True)
class _Ways:
    """All ways to part a word: the first part, what it may be without what links it to the last, and the last part.

    `firsts` are all that a first part may be, `small` whether any of them names no object of its own.
    """

    splits: tuple[tuple[str, tuple[str, ...], str], ...]
    firsts: tuple[_Part, ...]
    small: bool


@lru_cache(maxsize=4096)
def ways_to_part(low: str) -> _Ways:
    """Kept, since one word of a line is held against many cards."""
    splits = []
    for at in range(3, len(low) - 2):
        first = low[:at]
        firsts = (first[: len(first) - len(link)] for link in _LINKS if first.endswith(link))
        splits.append((first, tuple(bare for bare in firsts if len(bare) >= 3), low[at:]))
    bares = dict.fromkeys(bare for _, firsts, _ in splits for bare in firsts)
    return _Ways(
        tuple(splits),
        tuple(map(part_of_word, bares)),
        any(first in _SMALL_PARTS for first, _, _ in splits),
    )


def has_part(part: _Part, evidence: Evidence) -> bool:
    """Whether the evidence has this part of a word, by itself or in one of its own."""
    return bool(_known((part,), evidence))


def _known(parts: Sequence[_Part], evidence: Evidence) -> set[str]:
    """Those of these parts of a word that the evidence has, by themselves or in a word of its own."""
    bases, compounds, stems, loose = (
        evidence.bases,
        evidence.compounds,
        evidence.stems,
        evidence.loose,
    )
    text = evidence.bare_text
    return {
        part.low
        for part in parts
        if part.base in bases
        or not part.words.isdisjoint(compounds)
        or not part.stems.isdisjoint(stems)  # "-übungen" of "übte"
        or (part.begins and part.begins in evidence.compound_text)
        or not part.keys.isdisjoint(evidence.plain if len(part.low) < _SHORTEST else loose)
        or (part.within and part.within in text and _is_part(part.within, evidence))
    }


ADVERBS = (
    "through",
    "around",
    "about",
    "down",
    "over",
    "back",
    "away",
    "out",
    "off",
    "up",
    "in",
    "on",
)
"""What the noun of a verb and its adverb may end in."""
_SHORTEST_VERB, _TO_ADVERB = 3, 5


def noun_of_two_words(low: str, evidence: Evidence) -> bool:
    """Whether an English noun is a verb and its adverb written as one, and the evidence tells the deed: "rollout" of "rolled out"."""
    if not low.endswith(ADVERBS):
        return False
    adverb = next(one for one in ADVERBS if low.endswith(one))
    base = low.removesuffix(adverb)
    if len(base) < _SHORTEST_VERB or lexicon.verbs().get(base, ("",))[0] != base:
        return False
    return base in evidence.bases and any(
        word.verb == base
        and not word.negated
        and not word.hedged
        and any(token.low == adverb for token in line.tokens[word.at + 1 : word.at + _TO_ADVERB])
        for line in evidence.lines
        if adverb in line.said
        for word in line.words
    )


_CLIPPED = 4
"""Letters that a clipped word must have left: "techs", "Gastro", "specs"."""


def clipped(low: str, evidence: Evidence) -> bool:
    """Whether a word of the evidence, as people speak, is this one cut short: "techs" for "technicians".

    A word that is whole by itself ("plan") is none that was cut ("planetarium").
    """
    near = evidence.by_beginning.get(low[:_CLIPPED], ())
    if not near:
        return False
    return any(
        _is_cut(known, low) and not any(_is_cut(known, other) for other in near) for known in near
    )


def _is_cut(short: str, long: str) -> bool:
    bare = short.removesuffix("s")
    if (
        len(bare) < _CLIPPED
        or len(long) - len(bare) < 3
        or not long.startswith(bare)
        or not bare.isalpha()
    ):
        return False
    return not _is_whole(bare)


@lru_cache(maxsize=4096)
def _is_whole(bare: str) -> bool:
    """Whether a word is one by itself, or is judged by another rule."""
    if (
        bare in lexicon.verbs()
        or lexicon.is_title(bare)
        or bare in lexicon.proven()
        or bare == "euro"
    ):
        return True
    return any(
        one in words
        for words in (lexicon.common(), lexicon.glue(), lexicon.everyday())
        for one in (bare, bare + "s")
    )
