"""Somebody else's deed in a German clause that begins with the deed itself, or with a post.

"Freigeben *muss* sie eine Apothekerin", "ausgelöst *werden* sie von der Buchhaltung", "Trainer der Jugend *ist* ein Lehrer":
German puts first what a clause goes on about, and who did it stands behind the verb. Where neither "ich" nor "wir" stands
there, it is not the person, whoever it is; no list of people is asked where the grammar alone tells it.
"""

import re
from collections.abc import Sequence, Set

from interview_app.tailoring.truth_gate.reading import others_de, people_de
from interview_app.tailoring.truth_gate.words import lexicon, verbs_de
from interview_app.tailoring.truth_gate.words.tokens import Token

_DOES = frozenset("tut tun tat taten".split())
_MODALS = frozenset("muss müssen musste mussten darf dürfen durfte durften".split())
_HAVE = frozenset("hat haben hatte hatten".split())
_ACTIVE = _DOES | _MODALS | _HAVE
"""What stands behind a deed that somebody does, must or may do, or has done."""
_PASSIVE = frozenset("wird werden wurde wurden ist sind war waren".split())
_IS = frozenset("ist sind war waren bleibt blieb".split())
_SUBORDINATES = frozenset(
    "dass weil wenn ob da als damit bevor nachdem während bis wo wie was wer er".split()
)
_IMPERSONAL = frozenset("sich man".split())
_SOMEBODY = frozenset("er jemand andere anderer wer niemand".split())
_OBJECTS = frozenset("sie es ihn das die den alles beides".split())
_BY_ITSELF = frozenset(
    "anfangen beginnen enden klappen fehlen funktionieren dauern stattfinden teilnehmen mitmachen gelten reichen profitieren gehören gelingen "
    "scheitern entstehen passieren geschehen fallen ausfallen gefallen mitwirken zustimmen bewähren lohnen helfen unterstützen".split()
)
"""What happens without being done to a thing, or takes nothing from the person."""
_BY = frozenset("von vom durch".split())
_BODIES = frozenset(
    "direktion zentrale verwaltung labor hauptsitz mutterhaus ministerium rathaus".split()
)
_BODY = re.compile(
    r"(?:direktion|zentrale|verwaltung|labor|ministerium|abteilung|leitung|vorstand|rat|behörde|kommission|gremium)$"
)
_THERE = frozenset("im in beim bei".split())
_ELSEWHERE = frozenset("zentral extern auswärts anderswo woanders".split())
_PARTICIPLE = re.compile(
    r"\w*ge\w{2,}(?:t|en)|(?:be|ver|er|ent|zer|über|unter)\w{2,}(?:t|en)|\w{3,}iert"
)
_LONGEST_OBJECT = 5
"""Tokens of an object before its deed: "Rezepte ändern darf nur …"."""


def of_others(
    found: Sequence[Token], first: int, last: int, lows: Set[str]
) -> tuple[int, int] | None:
    """The first and last word of what a clause, of which `lows` are the folded words, tells as somebody else's; None for nothing.

    It is the deed or the post alone, for what a deed is done to may well be the person's: "beritten werden *die Pferde*".
    """
    if last - first < 2 or lows.isdisjoint(_FINITES):
        return None
    deed = _deed_first(found, first, last)
    return (deed, deed) if deed is not None else _post_first(found, first, last)


_FINITES = _ACTIVE | _PASSIVE | _IS


def _deed_first(found: Sequence[Token], first: int, last: int) -> int | None:
    """The deed that stands before its finite verb and that somebody else did."""
    for at in range(first, min(first + _LONGEST_OBJECT, last)):
        token, verb = found[at], found[at + 1]
        if token.low in _SUBORDINATES or token.low in _FINITES or token.kind == "punct":
            return None
        if verb.low not in _ACTIVE and verb.low not in _PASSIVE:
            continue
        deed = _nonfinite(token, begins=at == first, verb=verb.low)
        if (
            not deed
            and at == first
            and verb.low in _MODALS
            and found[last].capital
            and token.low.endswith("en")
        ):
            deed = (
                token.low
            )  # "Impfen darf nur die Tierärztin": no other deed is there that one may do
        if not deed or at + 2 > last or found[at + 2].low in ("und", "oder"):
            return None
        behind = found[at + 2 : last + 1]
        if verb.low in _PASSIVE:
            given = deed in (token.low, "") or _PARTICIPLE.fullmatch(token.low) is not None
            return at if given and _by_somebody(found, at + 2, last) else None
        return at if _has_subject(found, at, last, deed, behind) else None
    return None


def _nonfinite(token: Token, *, begins: bool, verb: str) -> str:
    """The infinitive of a deed that stands before its finite verb, as participle or infinitive; "" for other words."""
    if token.kind != "word" or token.used or (token.capital and not begins):
        return ""
    low = token.low
    entry = lexicon.verbs().get(low)
    if entry is not None:
        return entry[0] if low == entry[0] or _PARTICIPLE.fullmatch(low) else ""
    composed = lexicon.composed(low)
    if composed and (low == composed or "ge" in low):
        return composed
    if _PARTICIPLE.fullmatch(low) and not (token.capital and low.endswith("en")):
        return low
    infinitive = low.endswith(("en", "ern", "eln")) and verb not in _HAVE
    prefixed = low.startswith(verbs_de.UNPARTED) or low.endswith("ieren")
    return (
        low
        if infinitive and (not token.capital or (prefixed and verb in _DOES | {"muss", "darf"}))
        else ""
    )


def _has_subject(
    found: Sequence[Token], at: int, last: int, deed: str, behind: Sequence[Token]
) -> bool:
    """Whether somebody stands behind a fronted deed and its verb who did it to a thing."""
    lows = {token.low for token in behind}
    if deed in _BY_ITSELF or deed in others_de.HAPPENS or not lows.isdisjoint(_IMPERSONAL):
        return False
    if not lows.isdisjoint(_SOMEBODY):
        return True
    nouns = [
        here for here in range(at + 2, last + 1) if found[here].capital and not found[here].used
    ]
    if not nouns:
        return False
    if any(people_de.other(found, here) for here in nouns):
        return True
    done_to = not lows.isdisjoint(_OBJECTS - {"das", "die", "den"}) or len(nouns) > 1
    return done_to or found[at + 1].low in _MODALS | _DOES


def _by_somebody(found: Sequence[Token], first: int, last: int) -> bool:
    """Whether a passive says by whom, or in which body, the thing is done: "von den Technikern", "in der Direktion"."""
    for at in range(first, last + 1):
        low = found[at].low
        if low in _ELSEWHERE:
            return True
        if low not in _BY and low not in _THERE:
            continue
        for here in range(at + 1, min(at + 4, last + 1)):
            token = found[here]
            if token.used or not token.capital:
                continue
            if low in _BY and people_de.does_things(found, here):
                return True
            if _BODY.search(token.low):
                return True
            break
    return False


def _post_first(found: Sequence[Token], first: int, last: int) -> tuple[int, int] | None:
    """A post that somebody else has: "Ausbilder ist ein Anwalt", "Trainer der Jugend war Herr Kern"."""
    low = found[first].low
    if not found[first].capital or low in _PARTNERS:
        return None
    post = people_de.other(found, first) or lexicon.german_done_by(low)
    for at in range(first + 1, min(first + 5, last)):
        if found[at].low not in _IS:
            continue
        end = at - 1
        while at + 1 < last and found[at + 1].low in _MEANWHILE:
            at += 1
        behind = found[at + 1]
        if not post or found[first + 1].used:
            return (first, first) if _is_person(found, at + 1, last) else None
        named = behind.low in _HOLDERS or (
            behind.capital and behind.kind == "word" and not behind.used
        )
        return (first, end) if named else None
    return None


_MEANWHILE = frozenset("dort damals da immer aber allerdings bisher meist meistens dann".split())


def _is_person(found: Sequence[Token], at: int, last: int) -> bool:
    """Whether a clause ends in somebody else who is called so: "Landesbeste war *meine Banknachbarin*", "war dort *ein anderer*"."""
    if found[at].low not in _HOLDERS or at >= last:
        return False
    return found[last].low in ("anderer", "andere") or (
        last - at <= 2 and people_de.other(found, last)
    )


_PARTNERS = frozenset(
    "auftraggeber auftraggeberin kunde kundin lieferant partner hersteller bauherr arbeitgeber vorgesetzter vorgesetzte ansprechpartner".split()
)
_HOLDERS = frozenset("ein eine der die mein meine unser unsere frau herr jemand er sie".split())
