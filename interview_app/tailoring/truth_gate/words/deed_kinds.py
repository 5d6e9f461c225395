"""Verbs that claim one and the same part in a deed, with the deeds that are fair ground for saying so.

To decide, to order, to buy, to pay for, to win, to approve, to design a thing: none of them follows from having worked at
it, tested it or used it. A verb that is missing here is held to the ordinary rules alone.
"""

import re
from functools import cache, lru_cache

from interview_app.tailoring.truth_gate.words.meaning import plain_vowels
from interview_app.tailoring.truth_gate.words.tokens import fold

_KINDS = (
    (
        "introduce launch implement deploy einführen implementieren ausrollen",
        "found establish initiate pioneer gründen etablieren initiieren set start create open build begin bring originate make do put move switch change convert migrate write develop design draw come add suggest propose think "
        "pick swap replace roll stand grow restart reorganise open hold run teach plant reopen aufbauen starten anfangen eröffnen schaffen beginnen einrichten aufziehen bauen "
        "umstellen wechseln umziehen schreiben entwickeln entwerfen anlegen machen anregen vorschlagen erfinden ausarbeiten aufsetzen stellen rufen anschaffen kaufen",
    ),
    (
        "found establish initiate pioneer gründen etablieren initiieren",
        "introduce launch implement deploy einführen implementieren ausrollen set start create open build begin bring originate make put suggest propose think stand "
        "aufbauen starten anfangen eröffnen schaffen beginnen einrichten aufziehen bauen anregen vorschlagen rufen stellen",
    ),
    (
        "decide choose select entscheiden auswählen beschliessen festlegen",
        "pick opt settle set define determine agree shortlist screen prioritise prioritize judge vote approve buy order curate fix specify "
        "treffen aussuchen wählen festsetzen vorgeben vereinbaren bestimmen kaufen bestellen definieren",
    ),
    (
        "commission mandate beauftragen vergeben",
        "order buy hire contract engage place award brief start test install put bring nehmen bestellen engagieren verteilen anfordern holen anlaufen",
    ),
    (
        "buy purchase procure kaufen einkaufen beschaffen anschaffen",
        "order source get obtain acquire stock replenish select choose supply spend negotiate bestellen besorgen holen disponieren ordern verhandeln",
    ),
    (
        "fund finance sponsor subsidise subsidize finanzieren bezahlen",
        "pay raise budget spend invest give donate grant win secure bring aufbringen einwerben ausgeben",
    ),
    (
        "approve authorise authorize sign release freigeben genehmigen unterzeichnen unterschreiben bewilligen",
        "accept pass countersign clear initial abzeichnen gegenzeichnen abnehmen",
    ),
    (
        "aufbauen",
        "bauen einrichten gründen etablieren initiieren starten beginnen anfangen entwickeln anlegen machen einführen schaffen erstellen aufstellen aufziehen "
        "montieren installieren zusammenbauen umbauen ausbauen erweitern eröffnen konzipieren entwerfen aufsetzen stellen mauern verlegen zimmern verantworten build set",
    ),
    (
        "spearhead champion vorantreiben anstossen",
        "lead manage run head introduce initiate launch start propose suggest push bring press establish set found plan organise organize build win make own ask get persuade deliver take "
        "leiten führen einführen initiieren starten anregen vorschlagen planen organisieren aufbauen umsetzen durchsetzen verantworten koordinieren machen umstellen entwickeln",
    ),
    (
        "publish veröffentlichen publizieren",
        "issue release print present appear edit author post put bring come herausgeben erscheinen herauskommen drucken",
    ),
    (
        "hire recruit dismiss fire einstellen entlassen rekrutieren",
        "appoint interview fill staff select find build employ place choose bring besetzen auswählen finden führen gewinnen",
    ),
    (
        "judge adjudicate jurieren",
        "assess mark score evaluate grade referee examine decide bewerten benoten beurteilen entscheiden",
    ),
    (
        "invent erfinden",
        "design create develop build devise conceive patent originate make find found come think write construct engineer entwickeln entwerfen konstruieren ausdenken bauen schaffen patentieren",
    ),
    (
        "conceive originate instigate mastermind",
        "design redesign redraw rethink devise invent create develop found establish initiate pioneer propose suggest recommend think draw draft write introduce start launch",
    ),
    ("negotiate renegotiate verhandeln aushandeln", "agree bargain nachverhandeln vereinbaren"),
    (
        "examine interpret diagnose",
        "perform see assess medicate spray check inspect test read analyse analyze evaluate investigate review translate",
    ),
    (
        "write authored authoring draft compose script verfassen schreiben",
        "make create prepare produce put develop compile draw document record edit revise rewrite redesign publish file fill note keep build work set design update translate report formulate compose program code plan do "
        "machen erstellen ausarbeiten erarbeiten anfertigen zusammenstellen aufsetzen protokollieren dokumentieren formulieren entwerfen entwickeln ausfüllen überarbeiten programmieren planen führen aufstellen anlegen herausgeben abfassen",
    ),
    (
        "design devise engineer lay-out architect entwerfen konzipieren auslegen konstruieren gestalten",
        "make create prepare produce put develop draw write plan draft build redesign compose model program code set invent formulate organise organize arrange establish sketch lay construct start introduce launch change convert "
        "machen erstellen ausarbeiten erarbeiten anfertigen zeichnen entwickeln planen schreiben aufbauen bauen einrichten modellieren anlegen verfassen programmieren aufsetzen ausdenken berechnen umbauen einführen umstellen ändern wechseln",
    ),
    (
        "durchsetzen durchbringen",
        "erreichen verhandeln überzeugen bekommen erwirken einführen beschliessen kriegen durchkriegen",
    ),
    (
        "curate kuratieren",
        "choose select arrange plan organise organize hang design write lead run make prepare compile develop auswählen planen gestalten konzipieren zusammenstellen leiten ausrichten",
    ),
    (
        "configure",
        "set install build customise customize program adjust adapt deploy implement maintain manage write create administer einrichten",
    ),
    (
        "secure win obtain attract land gewinnen einwerben akquirieren erwirken",
        "get receive gain raise bring earn sell apply award achieve negotiate acquire close convert pass hold complete recruit take persuade convince find call phone visit pitch approach "
        "bekommen erhalten holen verkaufen beantragen erzielen abschliessen bestehen werben überzeugen finden anwerben anrufen besuchen",
    ),
)
"""For each kind the verbs that claim it, and other deeds that show it."""
OBTAINS = frozenset(
    "secure win obtain attract land gewinnen einwerben akquirieren erwirken".split()
)
GRANTED = re.compile(
    r"(?:grant|funding|funds|subsid(?:y|ies)|sponsorship|contract|licen[cs]e|permit|permission|approval|certification|accreditation|award|prize|patent|tender|customer|client|account)s?$"
    r"|(?:mittel|förderung|zuschuss|zuschüsse|auftrag|aufträge|genehmigung|zulassung|zertifizierung|preis|konzession|stipendium|kunde)(?:e?[ns])?$"
)
"""What somebody else grants; guests and medical reports are "secured" by asking for them."""


@cache
def grounds() -> dict[str, frozenset[str]]:
    """For each such verb the infinitives that show it."""
    return {
        verb: frozenset(map(fold, f"{claimed} {fair}".split()))
        for claimed, fair in _KINDS
        for verb in map(fold, claimed.split())
    }


@lru_cache(maxsize=256)
def alike(verb: str) -> tuple[str, ...]:
    """The verbs that claim the same part as one of them."""
    kinds = (tuple(map(fold, claimed.split())) for claimed, _fair in _KINDS)
    return next(kind for kind in kinds if verb in kind)


@lru_cache(maxsize=256)
def post_stems(verb: str) -> tuple[str, ...]:
    """How the names of posts begin that are named for such a verb or one like it: "buy" of "buyer"."""
    return tuple(plain_vowels(one).removesuffix("en").removesuffix("e") for one in alike(verb))
