"""Which German nouns name somebody, or some body, who does things: "die Kollegin", "der Steuerberater", "das Prüfinstitut"."""

import re
from collections.abc import Sequence
from functools import lru_cache

from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

_PEOPLE = frozenset(
    "hebamme hebammen kollege kollegin kollegen kolleginnen chef chefin büro it verein seminar firma dienstleister agentur träger amt einkauf vertrieb zentrale vorstand geschäftsführung jemand andere anderer bank schule uni "
    "hersteller lieferant planer behörde jugendamt tüv hochschule systempartner steuerberater architekt statiker verwaltung personalrat betriebsrat konzern mutterhaus vater mutter bruder notar anwalt arzt ärzte "
    "meister gutachter innung externer externe fremdfirma subunternehmer zulieferer marketing controlling rechtsabteilung redaktion personalabteilung inhaber inhaberin vorgänger vorgängerin architekten technik haustechnik instandhaltung".split()
)
_ENDINGS = (
    "leitung",
    "kraft",
    "kräfte",
    "abteilung",
    "verein",
    "leiter",
    "leiterin",
    "büro",
    "schaft",
    "berater",
    "firma",
    "firmen",
    "dienstleister",
    "hersteller",
    "kollegen",
    "kolleginnen",
    "leute",
    "unternehmen",
    "amt",
    "organisation",
    "führung",
    "verwaltung",
    "hochschule",
    "behörde",
    "zentrale",
    "agentur",
)
_NO_BODY = (
    "einführung", "durchführung", "ausführung", "vorführung", "überführung", "fortführung", "weiterführung", "zusammenführung", "rückführung",
    "aufführung", "buchführung", "protokollführung", "gesprächsführung", "kassenführung", "aktenführung", "bereitschaft", "wirtschaft",
    "eigenschaft", "landschaft", "patenschaft", "wissenschaft", "datenverwaltung", "lagerverwaltung", "bestandsverwaltung", "terminverwaltung",
)  # fmt: skip
"""What ends like a body of people and is a deed or a thing."""


_WOMAN = re.compile(
    r"(?:er|ar|freund|ist|ent|ant|or|eur|log|gog|at|beamt|ärzt|wält|köch|wirt|chef)in(?:nen)?$"
)
_NO_WOMAN = ("mandarin", "glycerin", "glyzerin", "interin", "weiterin")
_IN_CARE = re.compile(
    r"(?:patient|kund|schüler|teilnehm|bewohn|klient|mandant|student|bewerb|besuch|leser|nutzer|anwender|mieter|käufer|hörer|gäst|lehrling|auszubild|praktikant)"
)
"""Whom the person does something for: what they do takes nothing from it."""
_DOER = re.compile(r"(?:er|eur|or|ant|ent|ist|oge|wart|wirt|orand|mann|frau|leute)(?:e?[ns])?$")
_THING = re.compile(
    r"(?:koffer|computer|fehler|zimmer|fenster|messer|keller|container|ordner|drucker|rechner|server|router|scanner|monitor|motor|sensor|filter|muster|poster|wasser|feuer|kalender|sommer|winter|wetter"
    r"|ticker|stecker|behälter|speicher|lager|leiter|anhänger|träger|körper|kinder|männer|häuser|bücher|felder|bilder|räder|gläser|kräuter|güter|blätter|länder|dächer|töpfer|viertel|zähler|verteiler|trockner|mixer|bagger"
    r"|dünger|pulver|leder|kupfer|silber|papier|fieber|alter|ufer|faktor|traktor|reaktor|generator|kompressor|projektor|moment|element|dokument|instrument|talent|patent|prozent|segment|restaurant|dezember|november|oktober|september)(?:e?[ns])?$"
)


def other(found: Sequence[Token], at: int) -> bool:
    """Whether a German noun names somebody, or some body, who does things for the person's employer."""
    token = found[at]
    if not token.capital:
        return False
    if token.low in ("team", "gruppe"):
        return at > 0 and found[at - 1].low.startswith(("ander", "fremd"))
    if token.low == "it":
        return token.text.isupper()
    return _names_somebody(token.low)


@lru_cache(maxsize=16384)
def _names_somebody(low: str) -> bool:
    dative = low.removesuffix("n")  # "von den Fachkräften"
    named = low in _PEOPLE or dative in _PEOPLE
    named = named or (low.endswith(_ENDINGS) and not low.endswith((*lexicon.NO_POST, *_NO_BODY)))
    named = named or dative.endswith(
        ("kräfte", "dienstleister", "hersteller", "firme", "unternehmen", "leiter", "berater")
    )
    if named or (lexicon.is_title(low) and len(low) > 4):
        return True
    if _IN_CARE.match(low):
        return False
    return (
        is_woman(low)
        or (lexicon.is_title(dative) and len(dative) > 4)
        or lexicon.is_title(low.removesuffix("en"))
    )


_STAFF = re.compile(
    r"(?:personal|belegschaft|kr[aä]fte?n?|innen|leuten?|azubis?|lehrlinge?n?|mitarbeit\w+|besch[aä]ftigten?)$"
)


def is_somebody(low: str) -> bool:
    """Whether a folded German noun names people who work, one or several, by any of their names."""
    return _names_somebody(low) or is_doer(low) or _STAFF.search(low) is not None


@lru_cache(maxsize=16384)
def is_woman(low: str) -> bool:
    """Whether a German noun names a woman by what she does: "Apothekerin", "Redakteurinnen"."""
    return _WOMAN.search(low) is not None and not low.endswith(_NO_WOMAN)


def names_post(token: Token) -> bool:
    """Whether a German noun names somebody by a post: "Praxisanleiterin", "Ausbilder"."""
    return token.capital and (is_woman(token.low) or lexicon.german_done_by(token.low) != "")


def does_things(found: Sequence[Token], at: int) -> bool:
    """Whether a noun may name who does things by how it is made: asked only where nothing but somebody can stand."""
    token = found[at]
    if not token.capital or token.used or token.kind != "word":
        return False
    return other(found, at) or is_doer(token.low)


@lru_cache(maxsize=16384)
def is_doer(low: str) -> bool:
    """Whether a folded German noun is made like who does something, and is no thing and nobody whom one cares for."""
    return (
        _DOER.search(low) is not None
        and _THING.search(low) is None
        and _IN_CARE.match(low) is None
        and len(low) > 4
    )
