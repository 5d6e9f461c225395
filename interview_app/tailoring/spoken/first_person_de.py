"""How "ich" and "wir" leave a German clause: its participle, its noun or a whole verb takes their place."""

import re

from interview_app.tailoring.truth_gate.words import lexicon

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
    text = _with_endings(re.sub(r"\b(?:vom|von der|von) (?=Herrn? |Frau )", "von ", text))
    return re.sub(r"\s{2,}", " ", text).strip(" ,")


_RESUMED = re.compile(
    rf"^(?:die|der|das|den|dem|sie|es)\s+(?={_HAVE}\s+{_WHO}\b|{_HAVE}(?:['’]s)?\s+ich\b)",
    re.IGNORECASE,
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
        r"^(?:[Dd]irekt )?[Mm]ir (?:sind|waren|ist|war)\s+(?P<who>.+?)\s+(?:direkt\s+)?unterstellt$",
        clause,
    )
    if found is not None:
        return f"{found['who']} unterstellt"
    found = re.match(
        r"^(?P<who>.+?)\s+(?P<verb>berichten|berichteten|berichtet|berichtete)\s+(?:direkt\s+)?an mich$",
        clause,
    )
    if found is not None:
        return f"{found['who']} {found['verb']} direkt"
    return clause


def _starting(clause: str) -> str | None:
    """Say "Ich hab die Texte geschrieben", "Wir haben 12 Anlagen gebaut", "Ich mach den Dienstplan"."""
    found = re.match(
        rf"^(?:{_WHO}\s+)?(?P<aux>{_HAVE}|{_BE})\s+(?!{_WHO}\b)(?:{_ADVERB}\s+)*(?P<rest>\S.*)$",
        clause,
        re.IGNORECASE,
    )
    if found is not None and (
        clause[:3].lower() in ("ich", "wir", "hab") or re.match(r"bin\b", clause, re.IGNORECASE)
    ):
        rest = found["rest"]
        if found["aux"].lower() in ("bin", "war", "waren", "sind"):
            return _without_article(rest)
        return rest
    found = re.match(
        rf"^(?P<who>ich|wir)\s+(?P<verb>\w+)\s+(?:{_ADVERB}\s+)*(?P<rest>\S.*)$",
        clause,
        re.IGNORECASE,
    )
    if found is None or not (
        found["verb"].islower()
        and (_is_clipped(found["verb"]) or found["verb"].endswith(("e", "en")))
    ):
        return None
    return _present(found["verb"], found["rest"], alone=found["who"].lower() == "ich")


def _present(verb: str, rest: str, *, alone: bool) -> str:
    """Say "mach den Dienstplan" as "Dienstplan", any other verb with its whole ending before what it is done to."""
    if verb in ("mach", "mache", "machen") and not re.search(r"\b(?:mit|weiter|auf|zu|aus)$", rest):
        told = re.sub(
            r"(?:(?<=^)|(?<=\bund\s))(?:den|die|das|einen|eine|ein)\s+(?=[A-ZÄÖÜ])", "", rest
        )
        return re.sub(
            r"\s+und\s+(\w+)\s+(?=(?:den|die|das|einen|eine|ein)\s)",
            lambda one: f"; {_whole(one[1])} ",
            told,
        )
    return f"{_whole(verb)} {_with_endings(rest)}" if alone else f"{verb} {rest}"


def _whole(verb: str) -> str:
    return f"{verb}e" if _is_clipped(verb) else verb


def _is_clipped(verb: str) -> bool:
    """Whether a verb lost its ending in speech: "sitz", and not "schrieb", which is a past."""
    whole = verb[-1] in "en" or verb in lexicon.glue() or _PAST.fullmatch(verb) is not None
    return verb in _CLIPPED or not whole


_PAST = re.compile(
    r"(?:be|ver|er|ent|über|unter|zer|ge)?(?:band|bat|bekam|bin|blieb|brach|darf|durft|fand|fiel|fing|floh|flog|fuhr|gab|gelang|"
    r"ging|glich|goss|griff|hab|half|hatt|hieß|hielt|hing|hob|kam|kann|konnt|lag|las|lief|ließ|lieh|litt|lud|mag|maß|mied|muss|nahm|"
    r"pfiff|rang|rief|ritt|sah|sang|sank|saß|schied|schlief|schloss|schlug|schnitt|schob|schor|schoss|schrieb|schritt|schuf|"
    r"schwamm|schwieg|schwor|soll|sprach|sprang|stach|stahl|stand|starb|stieg|stieß|strich|stritt|tat|traf|trank|trat|trieb|trug|"
    r"verdarb|verlor|wand|war|warb|warf|weiß|wich|wies|will|wog|wuchs|wurd|wusch|zog|zwang|\w+st|\w+t)"
)
"""Verbs of "ich" that have no "e": pasts of strong verbs, those of will and duty, and whatever ends in "t"."""
_GOES_ON = re.compile(
    r"(?:^|(?<=, )|(?<=\bund )|(?<=; ))(?P<verb>[a-zäöüß]{3,})(?= (?:den|die|das|dem|ein|eine|einen|am|im|in|mit)\b)"
)


def _with_endings(text: str) -> str:
    """The verbs that go on a line with their endings: "leite die Schicht und mach den Plan"; no adverb has one."""
    return _GOES_ON.sub(
        lambda one: f"{one['verb']}e" if _may_go_on(one["verb"]) else one["verb"], text
    )


def _may_go_on(verb: str) -> bool:
    return verb in _CLIPPED or lexicon.verbs().get(f"{verb}en", ("",))[0] == f"{verb}en"


def _have_within(clause: str) -> str | None:
    """Say "Die Fristenliste hab ich eingeführt" as "Fristenliste eingeführt"."""
    found = re.match(
        rf"^(?P<front>.*?)\s*\b{_HAVE}(?:['’]s)?\s+{_WHO}\b(?:\s+{_ADVERB}\b)*\s*(?P<rest>.*)$",
        clause,
    )
    if found is None:
        return None
    front, rest = found["front"].strip(" ,"), found["rest"].strip()
    if front.lower() in ("und dann", "und da", "und jetzt"):
        front = "und"
    if front.lower() in ("und", "da", "dann", "dort", "dafür", "damit", "auch", "so"):
        return f"und {rest}" if front.lower() == "und" else rest
    front = re.sub(r"^(?:und|aber|da)\s+", "", front, flags=re.IGNORECASE)
    # Two figures side by side read as one.
    year = "im Jahr " if front[-1:].isdigit() and re.match(r"(?:19|20)\d{2}\b", rest) else ""
    return f"{_bare(front)} {year}{rest}".strip()


def _without_article(noun: str) -> str:
    """Say "der fachliche Ansprechpartner" as "fachlicher Ansprechpartner"."""
    found = re.match(
        r"^(?P<article>der|die|das|ein|eine)\s+(?:(?P<stem>[a-zäöüß]+)e(?P<end>[rs]?)\s+)?(?=[A-ZÄÖÜ])",
        noun,
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
    found = re.match(
        rf"^(?P<front>.*?)\s*\b{_BE}\s+{_WHO}\b(?:\s+{_ADVERB}\b)*\s*(?P<rest>.*)$", clause
    )
    if found is None:
        return None
    front = re.sub(
        r"^(?:und|aber|jetzt|da|dort|dann|nachher|zuerst)\s*", "", found["front"].strip(" ,")
    )
    rest = found["rest"] if front else _without_article(found["rest"])
    return f"{front} {rest}".strip()


def _verb_within(clause: str) -> str | None:
    """Say "Seit 2022 schreib ich die Bautagebücher" as "Schreibe seit 2022 die Bautagebücher"."""
    found = re.match(
        rf"^(?P<front>\S.*?)\s+(?P<verb>[a-zäöüß]{{3,}})\s+(?P<also>auch\s+)?(?P<who>{_WHO})\b(?:\s+{_ADVERB}\b)*\s*(?P<rest>.*)$",
        clause,
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
    if (
        found["verb"] in _DOING
        and front.lower() in ("das", "die", "den", "es", "alles")
        and not rest
    ):
        return ""
    if found["verb"] in (
        "mach",
        "mache",
        "machen",
        "durfte",
        "durften",
        "konnte",
        "konnten",
        "darf",
        "kann",
    ):
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
    also = found["also"] or ""
    return f"{_whole(found['verb']) if found['who'] == 'ich' else found['verb']} {also}{low} {rest}".strip()


_DOING = ("mach", "mache", "machen")
