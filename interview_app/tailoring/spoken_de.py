"""Gesprochenes Deutsch as a page can say it: what goes, what is a hedge, and how "ich" leaves a clause (CONTRACT D6).

Every rule takes words away or says the same in the form a page has; figures, names and hedges stay ("so 40" is
"etwa 40"). What somebody did not do, and what others did, makes no line.
"""

import re

_FIGURE = (
    r"(?:[€$]?\d|(?:ein|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|dreissig|"
    r"vierzig|fünfzig|sechzig|hundert|tausend)\b|(?:ein )?(?:Dutzend|paar)\b)"
)
FIGURE = re.compile(_FIGURE, re.IGNORECASE)
_HEDGE = r"(?:etwa|rund|circa|ca\.|ungefähr|knapp|gut|fast|über|bis zu|mindestens)"

TALK = re.compile(
    r"\b(?:ich|Ich|mir|Mir|mich|mein\w*|wir|Wir|uns|Uns|unser\w*|hab|Hab|halt|eh|irgendwie|da drin|sind['’]s|ist['’]s|hat['’]s|geht['’]s)\b"
)
"""What still sounds like talk; a line with it is printed only where an entry has nothing better."""
FIRST_PERSON = re.compile(r"\b(?:ich|mir|mich|mein\w*|wir|uns|unser\w*)\b", re.IGNORECASE)
SPOKEN = re.compile(r"\b(?:[Ii]ch|[Ww]ir|[Mm]ir|mich|hab|halt|eh)\b")
"""What shows that a card was told, and is no line of a résumé already."""

_HEDGES: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), better)
    for pattern, better in (
        (rf"\b(?:so um die|so an die|so ungefähr|so circa|so rund|so etwa|so grob|grob|um die|an die|vielleicht|sagen wir|sag ich mal|schätzungsweise|schätze ich|glaub ich|glaube ich),?\s+(?={_FIGURE})", "etwa "),
        (rf"\bso\s+(für|mit|auf|in|an|zu)\s+(?={_FIGURE})", r"\1 etwa "),
        (rf"\bso\s+(?=(?:zwischen\s+)?{_FIGURE})", "etwa "),
        (rf"\bSo\s+(?={_FIGURE})", "Etwa "),
        (rf"\betwa\s+({_HEDGE})\b", r"\1"),
        (rf"\b({_HEDGE})\s+etwa\b", r"\1"),
    )
)  # fmt: skip

_FILLER = re.compile(
    r",?\s*(?<![\w-])(?:ehrlich gesagt|ehrlich|um ehrlich zu sein|sag ich mal|sagen wir mal|wie gesagt|sozusagen|quasi|irgendwie|"
    r"natürlich|eigentlich|gewissermaßen|im Grunde|das Übliche|und so weiter|und so|und sowas|oder so|das muss man ehrlich sagen|"
    r"das muss man sagen|muss ich sagen|wenn man so will|gell|ne|oder|ja|na ja|naja)(?=$|[,;.])",
)
_INLINE = re.compile(
    r"(?<![\w-])(?:halt|eh|eben|irgendwie|quasi|sozusagen|eigentlich|natürlich|so nebenbei|einfach|ja|mal|schon|wohl|selber|"
    r"dann auch|auch schon|also|ehrlich)\s+(?=\S)",
)
_LEAD = re.compile(
    r"^(?:(?:und|aber|also|dann|danach|nachher|jetzt|heute|inzwischen|mittlerweile|zuerst|sonst|außerdem|ausserdem|dazu|da|dort|"
    r"später(?: noch)?|na ja|naja|ja|so|am Anfang|anfangs)(?:,\s*|\s+))+",
    re.IGNORECASE,
)

SPLIT = re.compile(
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
    r"\w*(?:unfälle|beanstandungen|reklamationen|ausfälle|mängel|fehler|beschwerden)\b.*\bkein\w*|\bnicht nur\b"
)
"""What is a result when there was none of it."""

_CLIPPED = frozenset(
    "mach schreib schul leit betreu führ bestell vertret arbeit kontrollier prüf regulier koordinier organisier plan fahr bau "
    "wart reparier montier unterricht pfleg berat verkauf lern lehr rechn buch erstell bearbeit bereit teil stell leg setz halt "
    "hol bring such trag nehm geb seh les sprech helf bedien installier programmier verwalt beantwort dokumentier moderier "
    "verhandel sammel entwickel schneid back koch putz reinig liefer lager pack sortier wieg mess test analysier".split()
)
_BE = r"(?:bin|war|waren|sind)"
_HAVE = r"(?:hab|habe|haben|hatte|hatten)"
_WHO = r"(?:ich|wir)"
_ADVERB = r"(?:da|dort|dann|jetzt|auch|damals|heute|aktuell|derzeit|immer|eben|noch|mal|drin|dafür|damit|dabei|daneben|nebenbei|nebenher|gemeinsam(?=\s+[a-zäöü]+t\b)|hier|bei uns)"
_TURNS: tuple[tuple[re.Pattern[str], str], ...] = (
    # "Die Ausfallquote, also Leute, die einfach nicht kommen, war 9 Prozent": what a thing is called for the listener.
    (
        re.compile(
            r"^([^,]+), also (?:[^,]+)(?:, (?:die|der|das|was|wo) [^,]+)?, (?=(?:war|waren|ist|sind|lag|lagen|liegt)\b)"
        ),
        r"\1 ",
    ),
    (
        re.compile(
            r"^(?!.*\b(?:hab|habe|haben|bin)\b[^,]*,)([^,\d]+), (?:die|der|das) (?=(?:war|waren|ist|sind|lag|lagen|liegt|ging|gingen)\b)"
        ),
        r"\1 ",
    ),
    (re.compile(r"^([^,\d]+), das (?:waren|war|sind|ist) (?=im Schnitt|etwa|rund|bei|\d)"), r"\1: "),
    (re.compile(r",\s*(?:der|die|ein|eine)\s+\w+(?:,\s*(?:der|die|ein|eine)\s+\w+)*\s+und ich\b"), ""),
    (re.compile(r",\s+(?:und )?die (?:hab|habe) ich auch$"), ""),
    (re.compile(r"\b[Dd]a geht['’]s um\s+"), ""),
    (re.compile(r"(\w+ [A-ZÄÖÜ]\w+) sind (?:da )?(?:schon )?(?:mit )?dabei$"), r"darunter \1"),
    (re.compile(r"\b((?:ist|sind|war|waren) [^,;]*?) runter(?=$|[,;])"), r"\1 gesunken"),
    (re.compile(r"\bhat sich['’]s\b"), "hat es sich"),
    (re.compile(r"\bsind['’]s\b"), "sind es"),
    (re.compile(r"\bhat['’]s\b"), "hat es"),
    (re.compile(r"\bwar['’]s\b"), "war es"),
    (re.compile(r"\bist['’]s\b"), "ist es"),
    (re.compile(r"\bbei uns\s+(?=\w)"), ""),
    (re.compile(r"\s+(?:bei uns|drin)(?=$|[,;])"), ""),
    (re.compile(r"\bdrin\s+(?=\w+(?:t|en)$)"), ""),
    (re.compile(r"\b[Ii]n meinem (?=[A-ZÄÖÜ])"), "im eigenen "),
    (re.compile(r"\b[Ii]n meiner (?=[A-ZÄÖÜ])"), "in der eigenen "),
    (re.compile(r"\bvon (?:meinen|unseren) (?=\d)"), "von "),
)
"""Turns of somebody telling, each with what a page has for it."""


_OPENING = re.compile(r"^Da(?:durch|nach|mit)? (sind|ist|war|waren|ging|gingen) ((?:die|der|das) [A-ZÄÖÜ][\w-]+)")
"""Say "Da sind die Pickfehler gesunken" with its subject first."""


def said_plainly(text: str) -> str:
    """The sentence without fillers, its hedges in the words of a page."""
    text = text.strip()
    text = _OPENING.sub(r"\2 \1", re.sub(r"^Los ging['’]s ", "", text))
    for pattern, better in _HEDGES:
        text = pattern.sub(better, text)
    text = _FILLER.sub("", text)
    text = _LEAD.sub("", text) if _LEAD.match(text) and _LEAD.sub("", text) else text
    for pattern, better in _TURNS:
        text = pattern.sub(better, text)
    text = _INLINE.sub("", text)
    return re.sub(r"\s{2,}", " ", text).strip(" ,;")


def is_denial(clause: str) -> bool:
    """Whether a clause tells what was not done, not had, or not finished."""
    return bool(_DENIAL.search(clause)) and not _NO_FAULT.search(clause)


def is_of_others(clause: str, *, first: bool) -> bool:
    """Whether a clause tells what others did."""
    del first
    if FIRST_PERSON.search(clause) and not re.search(r"\b(?:mein|unser)\w*\b", clause, re.IGNORECASE):
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


def joined_by_me(clause: str) -> str | None:
    """No such turn in German."""
    del clause
    return None


def without_person(clause: str, names: frozenset[str]) -> str:
    """The clause without "ich" or "wir" and what belongs to them; one where they cannot go stays as it is."""
    del names
    clause = _year_of(_reports(_resumed(clause)))
    for rule in (_starting, _have_within, _be_within, _verb_within):
        told = rule(clause)
        if told is not None:
            return _tidy(told)
    return _tidy(clause)


def _tidy(text: str) -> str:
    text = re.sub(r"\b(?:vom|von der|von) (?=Herrn? |Frau )", "von ", text)
    return re.sub(r"\s{2,}", " ", text).strip(" ,")


_RESUMED = re.compile(
    rf"^(?:die|der|das|den|dem|sie|es)\s+(?={_HAVE}\s+{_WHO}\b|{_HAVE}(?:['’]s)?\s+ich\b)", re.IGNORECASE
)


def _resumed(clause: str) -> str:
    """Say "den hab ich eingeführt" behind its noun as "hab ich eingeführt"."""
    return _RESUMED.sub("", clause)


def _year_of(clause: str) -> str:
    """Say "das war 2016" as "2016"."""
    return re.sub(r"^das war (?=(?:im )?(?:[A-ZÄÖÜ]\w+ )?\d{4}$)", "", clause)


def _reports(clause: str) -> str:
    """Say "Mir sind sieben Therapeuten unterstellt" as "Sieben Therapeuten unterstellt"."""
    found = re.match(
        r"^(?:[Dd]irekt )?[Mm]ir (?:sind|waren|ist|war)\s+(?P<who>.+?)\s+(?:direkt\s+)?unterstellt$", clause
    )
    if found is not None:
        return f"{found['who']} unterstellt"
    found = re.match(
        r"^(?P<who>.+?)\s+(?P<verb>berichten|berichteten|berichtet|berichtete)\s+(?:direkt\s+)?an mich$", clause
    )
    if found is not None:
        return f"{found['who']} {found['verb']} direkt"
    return clause


def _starting(clause: str) -> str | None:
    """Say "Ich hab die Texte geschrieben", "Wir haben 12 Anlagen gebaut", "Ich mach den Dienstplan"."""
    found = re.match(
        rf"^(?:{_WHO}\s+)?(?P<aux>{_HAVE}|{_BE})\s+(?!{_WHO}\b)(?:{_ADVERB}\s+)*(?P<rest>\S.*)$", clause, re.IGNORECASE
    )
    if found is not None and (clause[:3].lower() in ("ich", "wir", "hab") or re.match(r"bin\b", clause, re.IGNORECASE)):
        rest = found["rest"]
        if found["aux"].lower() in ("bin", "war", "waren", "sind"):
            return _without_article(rest)
        return rest
    found = re.match(rf"^(?P<who>ich|wir)\s+(?P<verb>\w+)\s+(?:{_ADVERB}\s+)*(?P<rest>\S.*)$", clause, re.IGNORECASE)
    if found is None or not (
        found["verb"].islower() and (found["verb"] in _CLIPPED or found["verb"].endswith(("e", "en")))
    ):
        return None
    return _present(found["verb"], found["rest"], alone=found["who"].lower() == "ich")


def _present(verb: str, rest: str, *, alone: bool) -> str:
    """Say "mach den Dienstplan" as "Dienstplan", any other verb with its whole ending before what it is done to."""
    if verb in ("mach", "mache", "machen") and not re.search(r"\b(?:mit|weiter|auf|zu|aus)$", rest):
        told = re.sub(r"(?:(?<=^)|(?<=\bund\s))(?:den|die|das|einen|eine|ein)\s+(?=[A-ZÄÖÜ])", "", rest)
        return re.sub(
            r"\s+und\s+(\w+)\s+(?=(?:den|die|das|einen|eine|ein)\s)", lambda one: f"; {_whole(one[1])} ", told
        )
    return f"{_whole(verb) if alone else verb} {rest}"


def _whole(verb: str) -> str:
    return f"{verb}e" if verb in _CLIPPED else verb


def _have_within(clause: str) -> str | None:
    """Say "Die Fristenliste hab ich eingeführt" as "Fristenliste eingeführt"."""
    found = re.match(rf"^(?P<front>.*?)\s*\b{_HAVE}(?:['’]s)?\s+{_WHO}\b(?:\s+{_ADVERB}\b)*\s*(?P<rest>.*)$", clause)
    if found is None:
        return None
    front, rest = found["front"].strip(" ,"), found["rest"].strip()
    if front.lower() in ("und", "da", "dann", "dort", "dafür", "damit", "auch", "so"):
        return f"und {rest}" if front.lower() == "und" else rest
    front = re.sub(r"^(?:und|aber|da)\s+", "", front, flags=re.IGNORECASE)
    # Two figures side by side read as one.
    year = "im Jahr " if front[-1:].isdigit() and re.match(r"(?:19|20)\d{2}\b", rest) else ""
    return f"{_bare(front)} {year}{rest}".strip()


def _without_article(noun: str) -> str:
    """Say "der fachliche Ansprechpartner" as "fachlicher Ansprechpartner"."""
    found = re.match(
        r"^(?P<article>der|die|das|ein|eine)\s+(?:(?P<stem>[a-zäöüß]+)e(?P<end>[rs]?)\s+)?(?=[A-ZÄÖÜ])", noun
    )
    if found is None:
        return noun
    if found["stem"] is None:
        return noun[found.end() :]
    ending = {"der": "er", "das": "es"}.get(found["article"], f"e{found['end']}")
    return f"{found['stem']}{ending} {noun[found.end() :]}"


def _bare(noun: str) -> str:
    """A noun at the head of a line without its article."""
    return re.sub(r"^(?:[Dd]en|[Dd]ie|[Dd]as|[Dd]er|[Ee]inen|[Ee]ine)\s+(?=[A-ZÄÖÜ])", "", noun)


def _be_within(clause: str) -> str | None:
    """Say "Geprüfter Polier bin ich seit 2018" as "Geprüfter Polier seit 2018"."""
    found = re.match(rf"^(?P<front>.*?)\s*\b{_BE}\s+{_WHO}\b(?:\s+{_ADVERB}\b)*\s*(?P<rest>.*)$", clause)
    if found is None:
        return None
    front = re.sub(r"^(?:und|aber|jetzt|da|dort|dann|nachher|zuerst)\s*", "", found["front"].strip(" ,"))
    rest = found["rest"] if front else _without_article(found["rest"])
    return f"{front} {rest}".strip()


def _verb_within(clause: str) -> str | None:
    """Say "Seit 2022 schreib ich die Bautagebücher" as "Schreibe seit 2022 die Bautagebücher"."""
    found = re.match(
        rf"^(?P<front>\S.*?)\s+(?P<verb>[a-zäöüß]{{3,}})\s+(?P<who>{_WHO})\b(?:\s+{_ADVERB}\b)*\s*(?P<rest>.*)$", clause
    )
    if found is None or found["verb"] in (
        "und",
        "oder",
        "dass",
        "weil",
        "wenn",
        "wo",
        "was",
        "wie",
        "als",
        "die",
        "das",
        "der",
        "den",
    ):
        return None
    front, rest = found["front"], found["rest"]
    if re.search(r"[,;]", front):
        return None
    front = re.sub(r"^(?:[Uu]nd|[Aa]ber)\s+", "", front)
    if found["verb"] in ("mach", "mache", "machen", "durfte", "durften", "konnte", "konnten", "darf", "kann"):
        return f"{_bare(front)} {rest}".strip()
    low = (
        front
        if front[:1].isupper()
        and not re.match(
            r"(?:Seit|Jedes|Jede|Jeden|Im|In|Am|Bei|Beim|Mit|Für|Von|Vor|Nach|Die|Der|Das|Den|Zu|Zwei|Drei|Alle|Pro|Täglich|Ab|Während)\b",
            front,
        )
        else front[:1].lower() + front[1:]
    )
    return f"{_whole(found['verb']) if found['who'] == 'ich' else found['verb']} {low} {rest}".strip()
