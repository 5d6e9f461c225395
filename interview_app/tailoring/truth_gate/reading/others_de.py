"""What somebody else does in a German clause: "den Stand hat der Wirt gemacht", "das lag beim Chef", "die Abrechnung macht das Büro"."""

import re
from collections.abc import Sequence, Set
from operator import methodcaller

from interview_app.tailoring.truth_gate.reading import people_de
from interview_app.tailoring.truth_gate.reading.given_to_de import (
    BODY,
    GIVEN_BY,
    GIVING,
    STATES,
    Span,
    given_to,
)
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.phrases import Phrases
from interview_app.tailoring.truth_gate.words.tokens import Token

_NOMINATIVE = frozenset(
    "der die das ein eine externe externer externes anderes andere anderer unser unsere mein meine dessen deren ne n".split()
)
_MASCULINE = frozenset("der externer anderer unser".split())
"""What only a subject begins with: "die Bauleitung hatte der Bauherr"."""
_FINITE = frozenset(
    "hat haben hatte hatten hats war waren wars macht machen machte machten tut tat ist sind wird werden wurde wurden entscheidet entschied übernimmt übernahm erledigt erledigte regelt regelte nimmt nehmen nahm nahmen gibt geben gab gaben vergibt vergeben vergab vergaben trifft treffen traf trafen unterschreibt unterschreiben unterschrieb zeichnet zeichnete behält behielt verantwortet verantwortete genehmigt genehmigte".split()
)
_DOES = frozenset(
    "macht machte machen machten erledigt erledigte erledigten übernahm übernahmen übernimmt besorgt besorgte".split()
)
"""What a subject behind it does to the thing before it, whoever that is: "Reparaturen machte die Technik"."""
_HAVE = frozenset("hat haben hatte hatten hats habens".split())
_BETWEEN = frozenset(
    "es das die sie ihn immer dann meist meistens natürlich ja dort bei uns damals sonst nur auch aber allerdings jedoch nämlich inzwischen "
    "mittlerweile hauptsächlich überwiegend normalerweise jeweils heute jetzt wieder vor allem".split()
)
_PLURAL = (
    "firmen",
    "leute",
    "kräfte",
    "kollegen",
    "kolleginnen",
    "dienstleister",
    "hersteller",
    "unternehmen",
)
_OWN_PLACE = frozenset(
    "schwerpunkt aufgabe aufgaben bereich thema themen ziel hauptaufgabe arbeitsplatz einsatzort auftraggeber kunde kunden arbeitgeber mein meine meiner".split()
)
"""What a clause may say of the person's own work: "Schwerpunkt war der Vertrieb"."""
_OUTSIDE = Phrases(
    "fremdvergeben vergeben ausgelagert chefsache haus raus draussen aufgabe sache job angelegenheit bereich",
    r" (?:fremdvergeben|fremd vergeben|extern vergeben|ausgelagert|chefsache|ausser haus|geht raus|geht nach draussen|ging raus) | (?:aufgabe|sache|job|angelegenheit|bereich) (?:vom|von|des|der|eines|einer) ",
)  # fmt: skip
HAPPENS = frozenset(
    "steigen sinken fallen kosten dauern bringen senken gehen kommen laufen wachsen helfen nutzen verwenden benutzen übernehmen besuchen lesen loben fragen verringern reduzieren finden stattfinden".split()
)


def of_others(found: Sequence[Token], first: int, last: int, lows: Set[str]) -> Span | None:
    """The stretch of a clause, of which `lows` are the folded words, that is somebody else's; None when it gives nothing away."""
    if (
        not lows.isdisjoint(STATES)
        and not lows.isdisjoint(_OWN_PLACE)
        and _is_own_place(found, first, last)
    ):
        return None
    if not lows.isdisjoint(_OUTSIDE.words) and _OUTSIDE.search(
        " " + " ".join([token.low for token in found[first : last + 1]]) + " ", lows
    ):
        return first, last, last
    if not lows.isdisjoint(GIVEN_BY) and not lows.isdisjoint(GIVING):
        given = given_to(found, first, last, lows)
        if given is not None:
            return given
    named = not lows.isdisjoint(_NOMINATIVE)
    behind = named or not lows.isdisjoint(_SOMEBODY) or any(map(_ARE_SEVERAL, lows))
    return (_subject_behind(found, first, last) if behind else None) or (
        _subject(found, first, last) if named else None
    )


_SOMEBODY = frozenset("frau herr jemand wer andere er".split())
_ARE_SEVERAL = methodcaller("endswith", _PLURAL)


def _is_own_place(found: Sequence[Token], first: int, last: int) -> bool:
    """Whether a clause tells what the person's own work was: "meine Aufgabe war", but not "ist meine Kollegin zuständig"."""
    return any(
        found[at].low in _OWN_PLACE
        and not (found[at].low in _MINE and at < last and people_de.other(found, at + 1))
        for at in range(first, last + 1)
    )


_MINE = frozenset("mein meine meiner".split())
_LONGEST_OBJECT = 6
_LONGEST_FIELD = 12
"""Tokens before a verb within which its object stands, and all that may stand there before "hat"."""


def _subject_behind(found: Sequence[Token], first: int, last: int) -> Span | None:
    """A subject behind its verb: "unterschrieben hat der TÜV", "die Gehälter legen die Partner fest", "macht Frau Tölle"."""
    near = range(first + 1, min(first + 1 + _LONGEST_OBJECT, last))
    far = range(near.stop, min(first + _LONGEST_FIELD, last))
    for at in (*near, *(at for at in far if found[at].low in _HAVE)):
        entry = lexicon.verbs().get(found[at].low)
        if found[at].capital or (entry is not None and entry[0] == found[at].low + "n"):
            continue  # "leite eine Werkstudentin an": the person themselves
        if found[at].low not in _FINITE and (
            entry[0] in HAPPENS if entry is not None else not _is_past(found, at, last)
        ):
            continue
        here = _behind(found, at, last)
        if (
            found[at].low in _HAVE
            and found[here - 1].low == "bei"
            and found[here].low in _NOMINATIVE
        ):
            continue  # "hat bei der Prämierung Gold bekommen": where, and not who
        named = found[here].low in ("frau", "herr") and here < last
        article = (
            found[here].low in _NOMINATIVE
            and here + 1 < last
            and found[here + 1].low in ("frau", "herr")
        )
        if found[here].low in ("jemand", "wer", "andere"):
            return first, at, last
        if (
            named
            or article
            or (found[at + 1].low == "er" or (at + 2 <= last and found[at + 2].low == "er"))
        ):
            return first, at, last
        if (
            people_de.other(found, here)
            and found[here].low.endswith(_PLURAL)
            and found[here].low not in _OWN_PLACE
        ):
            return first, at, last  # "Elektroarbeiten führten Fremdfirmen aus"
        if (
            here >= last
            or found[here].low not in _NOMINATIVE
            or not _noun_behind(found, here + 1, last)
        ):
            continue
        participle = lexicon.verbs().get(found[first].low)
        fronted = found[at].low in _HAVE and (
            participle[0] not in HAPPENS
            if participle is not None
            else _unknown_participle(found, first, at)
        )
        masculine = (
            found[here].low in _MASCULINE
            and found[first].low != "der"
            and found[at].low not in STATES
        )
        if masculine and found[at].low in _HAVE and not _agentive_end(found, last):
            masculine = False
        thing = any(one.capital for one in found[first:at])
        done = found[at].low in _DOES and at - first <= 3 and thing and found[last].capital
        if (
            fronted
            or _done_by_another(found, first, at, last)
            or masculine
            or done
            or _person_behind(found, here + 1, last)
            or _doer_behind(found, first, at, here, last)
        ):
            return first, at, last
    return None


def _behind(found: Sequence[Token], verb: int, last: int) -> int:
    """Where a subject behind a verb begins: behind small words and a time ("Das Seil prüft *jedes Jahr* ein Gutachter")."""
    here = verb + 1
    while here < last and found[here].low in _BETWEEN and not found[here + 1].capital:
        here += 1
    return here + 2 if here + 2 < last and found[here].low in _EACH else here


_EACH = frozenset("jedes jeden jede".split())
_OUR_OWN = frozenset(
    "unser unsere unserem unseren unserer mein meine team teams gruppe gruppen".split()
)
_CHANGES = frozenset(
    "bringen sparen verkürzen erhöhen verbessern vereinfachen erleichtern ermöglichen entlasten ersetzen beschleunigen ergeben zeigen bewirken "
    "führen schaffen verändern ändern ablegen absolvieren abschliessen abschließen bestehen".split()
)
"""What a thing may do to another, and not only somebody."""


def _done_by_another(found: Sequence[Token], first: int, have: int, last: int) -> bool:
    """Whether a clause without "ich" tells of a deed that two nouns share: "Die Abrechnung *hat* die Buchhaltung *gemacht*".

    Whichever of the two is the subject, it is not the person.
    """
    if found[have].low not in ("hat", "haben", "hatte", "hatten") or not any(
        one.capital for one in found[first:have]
    ):
        return False
    entry = lexicon.verbs().get(found[last].low)
    base = entry[0] if entry is not None else ""
    if (
        found[last].capital
        or base in HAPPENS | _CHANGES
        or not (base or _PARTICIPLE.fullmatch(found[last].low))
    ):
        return False
    return _OUR_OWN.isdisjoint(token.low for token in found[first : last + 1])


_DOER = re.compile(r"(?:er|eur|or|ant|ent|ist|oge|at|wart)$")


def _doer_behind(found: Sequence[Token], first: int, verb: int, at: int, last: int) -> bool:
    """Whether the noun behind a verb that follows its object is who did it: "Die Steuerung bediente *der Maschinist*".

    "der" begins a masculine subject; behind any other article only a body that does things for others is known for one.
    """
    entry = lexicon.verbs().get(found[verb].low)
    deed = (
        found[verb].low in _FINITE
        or entry is None
        or (entry[0] not in HAPPENS and "do" in entry[1])
    )
    object_first = (
        any(token.capital for token in found[first:verb]) and found[first].low not in _MASCULINE
    )
    if not deed or not object_first or found[verb].low in STATES or found[verb].low in _HAVE:
        return False
    noun = next((one for one in range(at + 1, min(at + 4, last + 1)) if found[one].capital), None)
    if noun is None:
        return False
    masculine = found[at].low in ("der", "ein") and _DOER.search(found[noun].low) is not None
    return masculine or BODY.search(found[noun].low) is not None


def _is_past(found: Sequence[Token], at: int, last: int) -> bool:
    """Whether a word of no list is a German verb right before its subject: "Den Zuschnitt *besorgte* der Schneider".

    A past form before "der"; a present one, which more words look like, only behind a noun and before somebody.
    """
    low = found[at].low
    if low.endswith("te") and len(low) > 5 and at < last and found[at + 1].low == "der":
        return True
    fronted = found[at - 1].capital or found[at - 1].low in _THOSE
    present = low.endswith("t") and len(low) > 3 and fronted and at < last
    return present and found[at + 1].low in _NOMINATIVE and _person_behind(found, at + 2, last)


_THOSE = frozenset("die den das dem diese diesen".split())
_PARTICIPLE = re.compile(
    r"\w*ge\w{2,}(?:t|en)|(?:be|ver|er|ent|zer|über|unter)\w{2,}(?:t|en)|\w{3,}iert"
)
"""How a German participle is made."""


def _unknown_participle(found: Sequence[Token], first: int, have: int) -> bool:
    """Whether a clause begins with the participle of a verb that no list has, right before "hat": "Ausgeschrieben hat es"."""
    low = found[first].low
    return have == first + 1 and _PARTICIPLE.fullmatch(low) is not None


def is_finite(token: Token) -> bool:
    """Whether a word of the lists is a German verb in a form that only a sentence has: "kommen", "prüft", but no participle."""
    entry = lexicon.verbs().get(token.low)
    return entry is not None and not token.capital and _PARTICIPLE.fullmatch(token.low) is None


def _agentive_end(found: Sequence[Token], last: int) -> bool:
    """Whether a clause with "hat" ends in a deed, or in its subject: "hat der Wirt gemacht", "hatte der Träger"."""
    entry = lexicon.verbs().get(found[last].low)
    return (
        found[last].capital
        or (entry is not None and entry[0] not in HAPPENS)
        or found[last].low == "gemacht"
    )


def _noun_behind(found: Sequence[Token], at: int, last: int) -> bool:
    return any(found[near].capital for near in range(at, min(at + 3, last + 1)))


def _person_behind(found: Sequence[Token], at: int, last: int) -> bool:
    return any(people_de.other(found, near) for near in range(at, min(at + 3, last + 1)))


def _subject(found: Sequence[Token], first: int, last: int) -> Span | None:
    """A subject before its verb, or anywhere behind a finite one."""
    for at in range(first + 1, last + 1):
        if not people_de.other(found, at):
            continue
        noun = at
        while noun - 2 > first and found[noun - 1].text == "-" and not found[noun - 1].spaced:
            noun -= 2
        if found[noun - 1].low not in _NOMINATIVE:
            continue
        before = next((one for one in range(first, noun) if found[one].low in _FINITE), None)
        if before is not None:
            return first, before, last
        if noun - first <= 2 and at < last and found[at + 1].low in _FINITE:
            return first, at + 1, last
    return None
