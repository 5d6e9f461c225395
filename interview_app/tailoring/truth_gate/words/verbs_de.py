"""How German verbs are built: present forms that change their vowel, and separable verbs that no list names.

"Liest", "vertritt" and "hält" are how a card in the third person begins. German makes verbs of a particle and any plain one
("ein" + "lesen"), so what belongs together is found by the parts and not by a list of wholes.
"""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

PARTICLES = (
    "gegenüber", "zusammen", "entgegen", "herunter", "herauf", "heraus", "hinein", "hinaus", "hervor", "voraus", "voran", "vorbei",
    "zurück", "instand", "bereit", "fertig", "weiter", "wieder", "nieder", "hinzu", "statt", "fest", "fort", "hoch", "nach", "vor",
    "weg", "ab", "an", "auf", "aus", "bei", "ein", "mit", "teil", "um", "zu", "her", "hin", "durch", "dar", "los", "frei",
)  # fmt: skip
"""What may part from its verb and stand at the end of the clause; longer ones before what they begin with."""
_JOINED_ONLY = ("rück", *PARTICLES)
"""What a noun or a participle may begin with besides: "Rückmeldung" and "rückgemeldet" are of one verb."""
UNPARTED = ("be", "ver", "er", "ent", "zer", "über", "unter", "emp", *PARTICLES)
"""What a verb begins with that takes no particle besides."""
_VOWEL = {
    "fahren": "fährt", "halten": "hält", "laden": "lädt", "tragen": "trägt", "schlagen": "schlägt", "waschen": "wäscht", "wachsen": "wächst",
    "fangen": "fängt", "raten": "rät", "lassen": "lässt", "braten": "brät", "graben": "gräbt", "laufen": "läuft", "geben": "gibt",
    "nehmen": "nimmt", "helfen": "hilft", "sprechen": "spricht", "treffen": "trifft", "werben": "wirbt", "werfen": "wirft", "messen": "misst",
    "brechen": "bricht", "treten": "tritt", "lesen": "liest", "sehen": "sieht", "empfehlen": "empfiehlt", "stoßen": "stößt", "fallen": "fällt",
    "schmelzen": "schmilzt", "melken": "melkt", "schaffen": "schafft",
}  # fmt: skip
_PREFIXES = ("", *UNPARTED)


def third_person(base: str) -> str:
    """The form of "er" in the present of a strong verb, its folded infinitive given; "" where it is a weak one's."""
    for root, form in _VOWEL.items():
        plain = root.replace("ß", "ss")
        if base.endswith(plain) and base[: -len(plain)] in _PREFIXES:
            return base[: -len(plain)] + form.replace("ß", "ss")
    return ""


def present(base: str) -> Iterator[str]:
    """The present forms of a strong verb: "schreibe", "schreibt", "liest"."""
    stem = base[:-2] if base.endswith("en") else base[:-1]
    yield stem + "e"
    yield stem + ("et" if stem.endswith(("t", "d", "chn", "ffn", "tm")) else "t")
    changed = third_person(base)
    if changed:
        yield changed


_PARTICIPLE = re.compile(r"ge(?P<stem>[a-zäöü]{3,}?)e?t(?:e[nmrs]?)?$")
_INFINITIVE = re.compile(r"(?:zu)?(?P<stem>[a-zäöü]{3,})en$")
_NOUN = re.compile(r"(?P<stem>[a-zäöü]{3,})ung(?:en)?$")


_FORM = re.compile(r"(?:ge)?(?P<stem>[a-zäöü]{2,}?)(?:e?te[nmrs]?|e?t)$")
_DEED_NOUN = re.compile(r"(?P<stem>[a-zäöü]{2,}?)(?:ung|ungen|en|eln|ern)$")


_FIRST_PERSON = re.compile(r"(?P<stem>[a-zäöü]{3,})e$")
_WITHIN = re.compile(r"(?P<first>[a-zäöü]{3,})ge(?P<stem>[a-zäöü]{3,}?)e?t$")
_FOREIGN_VERB = re.compile(r"(?P<stem>[a-zäöü]{3,}?)ier(?:e|t|en|te[nmrs]?|end|ung|ungen)$")
_FOREIGN_NOUN = re.compile(
    r"(?P<stem>[a-zäöü]{3,}?)(?:(?:it|at)?ion(?:en)?|(?:it|at)?ur(?:en)?|ate?|are?|agen?|ments?|enz|anz)s?$"
)
"""Nouns of the verbs in -ieren: "Politur" of "polieren", "Lektorat" of "lektorieren"."""
_LATIN = (
    ("trah", "trakt"),
    ("duz", "dukt"),
    ("pon", "posit"),
    ("zip", "zept"),
    ("vid", "vis"),
    ("rig", "rekt"),
    ("ag", "akt"),
)
"""How the stem of a verb in -ieren ends, and how that of its noun does: "extrahieren" and "Extraktion"."""


@lru_cache(maxsize=16384)
def told_stems(low: str) -> frozenset[str]:
    """The stems of a verb that a word of the evidence may be a form of: "üb" of "übte", "öl" of "geölt", "i:pol" of "poliere"."""
    forms = _FORM.match(low) or _DEED_NOUN.match(low) or _FIRST_PERSON.match(low)
    found = {forms["stem"]} if forms is not None else set()
    within, foreign = _WITHIN.match(low), _FOREIGN_VERB.match(low)
    if within is not None:
        found.add(within["first"] + within["stem"])  # "gefriergetrocknet" of "Gefriertrocknung"
    if foreign is not None:
        stem = foreign["stem"]
        found |= {f"i:{stem}"} | {
            f"i:{stem.removesuffix(one)}{other}" for one, other in _LATIN if stem.endswith(one)
        }
    return frozenset(found)


@lru_cache(maxsize=16384)
def noun_stems(low: str) -> frozenset[str]:
    """The stems that a noun of a deed may be made of: "üb" of "Übungen", "öl" of "Ölen", "i:pol" of "Politur"."""
    native, foreign = _DEED_NOUN.match(low), _FOREIGN_NOUN.match(low)
    found = {native["stem"]} if native is not None else set()
    if foreign is not None:
        found |= {f"i:{foreign['stem']}", f"i:{foreign['stem']}it"}
    return frozenset(found)


_ROOT_NOUNS = {
    noun: verb
    for verb, nouns in (
        pair.split(":")
        for pair in (
            "sehen:sicht binden:bund nehmen:nahme geben:gabe bauen:bau schneiden:schnitt greifen:griff brechen:bruch werfen:wurf rufen:ruf laufen:lauf "
            "fahren:fahrt tauschen:tausch wählen:wahl schreiben:schrift reisen:reise sprechen:sprache fragen:frage suchen:suche schliessen:schluss fliessen:fluss "
            "giessen:guss treiben:trieb wachsen:wuchs finden:fund reissen:riss streichen:strich schleifen:schliff schieben:schub fliegen:flug drucken:druck "
            "putzen:putz hängen:hang biegen:bug gleichen:gleich wechseln:wechsel rechnen:rechnung kaufen:kauf führen:fuhr ziehen:zug stossen:stoss "
            "halten:halt steigen:stieg kommen:kunft mischen:misch wiegen:waage legen:lage lesen:lese "
            "heben:hub schlagen:schlag stechen:stich treten:tritt tragen:trag fallen:fall brennen:brand messen:mass gehen:gang ziehen:zucht setzen:satz"
        ).split()
    )
    for noun in nouns.split(",")
}
"""Nouns that are the root of a verb, mostly with another vowel; a particle before both makes them of one deed: "*Durch*sicht"."""


@lru_cache(maxsize=16384)
def _parted(low: str) -> tuple[str, str]:
    """The particle that a word begins with and what is left; empty for none."""
    for particle in _JOINED_ONLY if low.startswith(_JOINED_ONLY) else ():
        if low.startswith(particle) and (
            len(low) - len(particle) >= 5 or low[len(particle) :] in _ROOT_NOUNS
        ):
            return particle, low[len(particle) :]
    return "", ""


def composed(low: str, verbs: Mapping[str, tuple[str, frozenset[str]]]) -> str:
    """The separable verb that a word which no list has is a form of; "" for others.

    "Einlesen", "eingelesen" and "einzulesen" are of "einlesen", "Rückmeldung" and "rückgemeldet" of "rückmelden".
    """
    particle, rest = _parted(low)
    if not particle or low.startswith(particle + "heit"):
        return ""
    root = _ROOT_NOUNS.get(rest) or _ROOT_NOUNS.get(
        rest.removesuffix("en").removesuffix("n").removesuffix("e")
    )
    if root is not None:
        return particle + root
    known = verbs.get(rest) or (verbs.get(rest[2:]) if rest.startswith("zu") else None)
    noun = rest.endswith(("er", "erin", "age", "agen")) and not rest.startswith(
        "ge"
    )  # "Montage", not "eingeschlagen"
    if known is not None and known[0].endswith("n") and not noun:
        return particle + known[0]
    form = _PARTICIPLE.match(rest) or _INFINITIVE.match(rest) or _NOUN.match(rest)
    if form is None:
        return ""
    stem = form["stem"]
    return particle + (
        f"{stem}n" if f"{stem}n" in verbs else f"{stem}en"
    )  # "Zulieferung" is of "zuliefern"
