"""German clauses of somebody telling: where one ends, and which of them tell nothing that the person did."""

import re

FIRST_PERSON = re.compile(r"\b(?:ich|mir|mich|mein\w*|wir|uns|unser\w*)\b", re.IGNORECASE)
CLAUSE_ENDS = re.compile(
    r"(\s*[;–—]\s+|,\s+(?:aber|und|nur|sondern|doch)\s+(?=(?:ich|wir|die|der|das|den|nicht|hab|habe|kein\w*|bei|von|im|in)\b)"
    r"|,\s+|\s+(?:und|aber)\s+(?=(?:ich|wir|hab ich|habe ich|hab)\b))"
)
_AGENT = (
    r"(?:\w*[Cc]hef(?:in)?|\w*[Ll]eiter(?:in)?|\w*[Ll]eitung|\w*[Mm]eister(?:in)?|Frau|Herr|Dr|\w*[Kk]olleg(?:e|en|in|innen)|\w*[Aa]bteilung|"
    r"\w*[Ee]inkauf|Support|Zentrale|Träger|\w*[Ii]nhaber(?:in)?|Externer?|Bauleitung|IT|IT-\w+|Jurist(?:in)?|Anwalt|Anwältin|Distributor|Sub|"
    r"Hersteller|Gesellen?|TÜV\S*|\w*[Mm]anagement|\w*arzt|\w*ärztin|\w*[Kk]raft|Personal\w*|Vorgesetzt\w*|Partner|Polier|Ingenieur(?:in)?|"
    r"Architekt(?:in)?|Steuerberater(?:in)?|Buchhaltung|Qualität|Disposition|Entwicklung|Vertrieb|Vorstand|Geschäftsführ\w+|Konzern|Kunde|"
    r"Lieferant|Firma|Wirt(?:in)?|Büro|Hochschule|Verein|Förderverein|Betriebsrat|Bank|Amt|Behörde|Team|Kassen|Alten|jemand|andere|anders|[Ss]ie|er)"
)
_OTHERS = (
    re.compile(rf"\b(?:hat|hatte|haben|hatten|macht|machen|machte|führt|führte|leitet|kommt|liegt|lag|geht|ging|gehört|gehören|verhandelt|entscheidet|erledigt|übernimmt|übernahm|bezahlt)(?:['’]s)?\s+(?:\w+\s+){{0,4}}?(?:der|die|das|den|dem|ein|eine|unser|unsere|mein|meine|beim|bei|zur|zum|an)?\s*\b{_AGENT}\b"),
    re.compile(r"^(?:das|die|der|den|ihn|es|das andere|den Rest)\s+(?:war|waren|macht|machte|hat|hatte|läuft|kommt|ging|geht)\s+(?:aber\s+|immer\s+|dann\s+)?(?:der|die|das|den|dem|an|eine?|Sache|über|zum|zur|bei|von)\b(?!.*\bich\b)", re.IGNORECASE),
    re.compile(rf"^(?:der|die|das|unser|unsere|mein|meine)\s+(?:[A-ZÄÖÜ]\w+\s+)?{_AGENT}\b[^,]*\b(?:hat|hatte|haben|macht|war|federführend|führt|entscheidet)\b", re.IGNORECASE),
    re.compile(r"\b(?:war|ist)\s+(?:aber\s+|ja\s+)?(?:der|die|das)\s+(?:Frau|Herr|Dr\.?|Chef(?:in)?)\b"),
    re.compile(rf"^(?:\w+leiter(?:in)?|[A-ZÄÖÜ]\w+)\s+war\s+(?:aber\s+)?(?:der|die|das|ein|eine)\s+(?:Frau|Herr|Chef(?:in)?|{_AGENT})\b"),
    re.compile(r"^da war(?:en)? (?:aber |ja )?(?:der|die|das)\b|^läuft über\b|\b(?:liegt|lag|ist|war) bei (?:ihm|ihr|ihnen)\b|\b(?:sind|waren) sie (?:bei|beim)\b"),
    re.compile(r"^(?:die|das|der) (?:gehen|geht|ging|gingen|kommt|kam|kamen|läuft) (?:zum|zur|zu|an|in|über|von|vom|dienstags|montags)\b"),
    re.compile(r"^\w+(?:t|en)\s+(?:hat|haben|hatte|hatten)(?:['’]s)?\s+(?:\w+\s+){0,3}?(?:der|die|das|ein|eine|unser|unsere)\s+[A-ZÄÖÜ]"),
    re.compile(r"^(?:(?:[Dd]en|[Dd]ie|[Dd]as|[Dd]er)\s+)?[A-ZÄÖÜ][\w-]+\s+(?:\w+\s+)?(?:hat|haben|hatte)\s+(?:der|die|das|ein|eine|unser|unsere)\s+.*(?:t|en)$"),
    re.compile(r"\b(?:kam|kamen|kommt|kommen)\s+(?:von|vom|aus)\s+(?:der|dem|einem|einer)?"),
    re.compile(rf"^(?:[Dd]ie|[Dd]as|[Dd]en|[Dd]er)\s+[^,]*?\b[a-zäöüß]{{3,}}(?:t|en|te|ten)\s+(?:der|die|das|ein|eine|unser|unsere)\s+{_AGENT}\b"),
    re.compile(r"\b(?:hat|hatte|haben|hatten)\s+(?:es |das |sie |ihn )?(?:die|der|alle) (?:anderen?|übrigen|Kolleg\w+|Leute|Chef\w*)\b"),
    re.compile(r"\b(?:war|waren|ist|sind) Sache\b|^(?:[Ll]eitung|[Dd]as Projekt|[Dd]ie Leitung) hatte"),
    re.compile(r"^eine Idee vom|^das war (?:eine|die) Idee"),
)  # fmt: skip
"""Clauses that tell what somebody else did or decided; "ich" or "wir" in them keeps them the person's own."""
_DENIAL = re.compile(
    r"\b(?:nicht|nie|niemand|nichts|keiner|keines?|keins|niemals|nirgends|weder|nimmer)\b|\b[Kk]ein(?:e[nrms]?)?\b|\babgebrochen\b|\bfehlen\b|\bangeboten\b|\baufgegeben\b|\babgelaufen\b|\bverfallen\b|"
    r"\bnur eingesprungen\b|\bzuschauen\b|\bwollte? ich\b|\berst im Herbst\b|\babgelehnt\b|\bmehr ist es\b|\berst später\b|^[Oo]b\b|^[Dd]as lag (?:auch )?(?:am|an)\b|\bwir trotzdem\b|\bleider\b|\bauch die Teuerung\b|\bein paar (?:Brocken|Wörter)\b"
)
_NO_FAULT = re.compile(
    r"(?i)\bkein\w*\s+(?:\w+\s+){0,3}?\w*(?:unf[aä]ll\w*|beanstandung\w*|reklamation\w*|abweichung\w*|ausf[aä]ll\w*|mängel\w*|verzögerung\w*|fehler\w*|beschwerde\w*|verletzung\w*)|"
    r"\w*(?:unfälle|beanstandungen|reklamationen|ausfälle|mängel|fehler|beschwerden)\b.*\bkein\w*|\bnicht nur\b|"
    r"\bnie(?:mals)? (?:eine?n?|etwas|was)\s(?:\w+\s)*(?:verloren|verpasst|versäumt|beschädigt|vergessen|zerbrochen)\b"
)
"""What is a result when there was none of it."""


def is_denial(clause: str) -> bool:
    """Whether a clause tells what was not done, not had, or not finished."""
    return bool(_DENIAL.search(clause)) and not _NO_FAULT.search(clause)


def is_of_others(clause: str, *, first: bool) -> bool:
    """Whether a clause tells what others did."""
    del first
    if FIRST_PERSON.search(clause) and not re.search(
        r"\b(?:mein|unser)\w*\b", clause, re.IGNORECASE
    ):
        return False
    return any(pattern.search(clause) for pattern in _OTHERS)


_GLOSS = re.compile(
    r"^(?:das|die|der|den)\s+(?:war|waren|ist|sind)(?:\s+(?:aber|ja|halt|dann))?\s+(?!im Schnitt|bei\b|rund\b|etwa\b|\d|von\b|mein\b|meine\b)",
)


def is_gloss(clause: str) -> bool:
    """Whether a clause only says who, when or where the thing just named was."""
    return bool(_GLOSS.match(clause)) and not re.search(r"\d{4}", clause)


def is_abandoned(sentence: str) -> bool:
    """Whether a sentence tells of something begun that was not finished."""
    return (
        re.search(
            r"\b(?:angefangen|begonnen)\b.*\b(?:abgebrochen|fehl\w+|also kein|nie)\b|\b(?:abgelaufen|verfallen|ausgelaufen)\b",
            sentence,
        )
        is not None
    )


OWN_DEED = re.compile(
    r"\b(?:hab|habe|haben)\s+(?:ich|wir)\b|\b(?:[Ii]ch|[Ww]ir)\s+(?:hab|habe|haben)\b"
    r"|\b(?:[Ii]ch|[Ww]ir)\s+(?!(?:war|waren|bin|sind|hatten?|kann|können|konnten?|will|wollen|wollten?|muss|müssen|mussten?|weiß|wissen|denke|glaube|fand|finde|kam|kamen|ging|gingen|"
    r"bekam|bekamen|verlor|verloren|wurde|wurden|soll|sollen|sollten?|darf|dürfen|möchte|mag|mögen)\b)[a-zäöüß]+(?:e|te|ten|en)\b"
    r"|\b(?!(?:hatte|könnte|konnte|wollte|musste|wusste|dachte|wäre|hätte|würde)\b)[a-zäöüß]{3,}(?:e|te)\s+ich\b"
)
"""What the speaker did: "habe ich aufgebaut", "ich schreibe", "mache ich"; no state, wish or mishap."""
ONLY_THAT = re.compile(
    r"\b(?:hab|habe)\s+ich\s+(?:\w+\s+)?nur\s+(?!\d)|\b[Ii]ch\s+(?:hab|habe)\s+(?:\w+\s+){0,2}?nur\s+(?!\d)|\b[Ii]ch\s+[a-zäöüß]+e\s+nur\s+(?!\d)"
)
"""What somebody says was all they did: "ich habe nur die Anträge gestellt"."""
