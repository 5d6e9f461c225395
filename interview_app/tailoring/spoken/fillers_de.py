"""Gesprochenes Deutsch in the words of a page: fillers go, a hedge stays in its plain form, a turn of telling is said as written."""

import re

from interview_app.tailoring.spoken.plain_words import Rules

_FIGURE = (
    r"(?:[€$]?\d|(?:ein|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|dreissig|"
    r"vierzig|fünfzig|sechzig|hundert|tausend)\b|(?:ein )?(?:Dutzend|paar)\b)"
)
FIGURE = re.compile(_FIGURE, re.IGNORECASE)
_HEDGE = r"(?:etwa|rund|circa|ca\.|ungefähr|knapp|gut|fast|über|bis zu|mindestens)"
_HEDGES: Rules = tuple(
    (re.compile(pattern), better)
    for pattern, better in (
        (rf"\b(?:so um die|so an die|so ungefähr|so circa|so rund|so etwa|so grob|grob|um die|an die|vielleicht|sagen wir|sag ich mal|schätzungsweise|bestimmt|sicher|sicherlich|schätze ich|glaub ich|glaube ich),?\s+(?={_FIGURE})", "etwa "),
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
    r"später(?: noch)?|na ja|naja|ja|so|am Anfang|anfangs)(?:,\s*|\s+))+(?=\S)",
    re.IGNORECASE,
)
_OWN = re.compile(
    r"\b(?:[Mm]ein|[Uu]nser)(?P<of>e|en|er|es|em)? eigene(?P<its>[nrs]?) (?=[A-ZÄÖÜ])"
)
_SELF_TAUGHT = re.compile(
    r"\b((?:[Ii]ch|[Ww]ir) (?:haben?|hab|hatten?)|[Hh]aben? (?:ich|wir)|[Hh]ab ich|[Hh]atten? (?:ich|wir)) (?:mir|uns) "
    r"(?:(?:selbst|selber) )?([^,;]*?)(?:(?:selbst|selber) )?beigebracht\b"
)


def _own(found: re.Match[str]) -> str:
    """Say "mit meinem eigenen Werkzeug" as "mit eigenem Werkzeug": the ending goes over to what now stands alone."""
    if found["of"] is None:
        return f"eigene{found['its']} "
    return "des eigenen " if found["of"] == "es" else f"eigen{found['of']} "


_TURNS: Rules = (
    (re.compile(r"\b([Aa]ls|[Ww]ährend|[Nn]achdem|[Bb]evor) unsere (?=[A-ZÄÖÜ])"), r"\1 die "),
    # "Die Retouren, die lagen immer rum, die hab ich sortiert": how it was before something was done about it.
    (
        re.compile(
            r"^((?:Die|Der|Das|Den) [A-ZÄÖÜ][\w-]+), (?:die|der|das)\s+(?:lagen|lag|standen|stand|hingen|hing|gingen|ging|liefen|"
            r"lief|fehlten|fehlte)\s+[^,\d]*, (?=(?:die|den|das) hab)"
        ),
        r"\1, ",
    ),
    (
        re.compile(
            r"^[Aa]ls (?:ich|wir) [^,]*(?:übernommen|angefangen|gekommen|eingestiegen)(?: hab| habe| haben| hatte| bin| sind)?, "
            r"(?=hab|hatte)"
        ),
        "Zu Beginn ",
    ),
    (re.compile(r"\b[Ii]ch bin (.*?)\b(?:die|der), (?:die|der) (.+?) macht\b"), r"ich mach \1\2"),
    (re.compile(r"^([^,]*\b[Ii]ch\b[^,]*), das (?:sind|waren) (?=etwa|rund|\d)"), r"\1, "),
    (re.compile(r"\b[Ii]ch kümmer[en]? mich (?:auch |immer )?um ([^,;]+)"), r"um \1 gekümmert"),
    (
        re.compile(
            r"\b[Ii]ch (?:bin|war) (?:die|der|diejenige|derjenige), (?:die|der) ([^,]+?) (?:hat|hatte)\b"
        ),
        r"ich hab \1",
    ),
    (
        re.compile(
            r"\b([Ii]ch (?:habe?|hatte)) mir (?:selber |selbst )?(?=[^,]*\b(?:ausgedacht|angeeignet|erarbeitet)\b)"
        ),
        r"\1 ",
    ),
    (
        re.compile(
            r"\b([Hh]abe?|[Hh]atte) ich mir (?:selber |selbst )?(?=[^,]*\b(?:ausgedacht|angeeignet|erarbeitet)\b)"
        ),
        r"\1 ich ",
    ),
    (_OWN, _own),
    (_SELF_TAUGHT, r"\1 \2selbst beigebracht"),
    (re.compile(r"(?:^|(?<=, ))[^,]*\bich am liebsten,\s*"), ""),
    (
        re.compile(
            r"(?:^|(?<=, ))[Mm]ir (?:ist|war|sind) (?:auf|ein)gefallen,?\s*(?:dass|daß)[^,]*,\s*"
        ),
        "",
    ),
    # "Die Ausfallquote, also Leute, die einfach nicht kommen, war 9 Prozent": what a thing is called for the listener.
    (
        re.compile(
            r"^([^,]+), also (?:[^,]+)(?:, (?:die|der|das|was|wo) [^,]+)?, (?=(?:war|waren|ist|sind|lag|lagen|liegt)\b)"
        ),
        r"\1 ",
    ),
    (
        re.compile(
            r"^(?!.*\b(?:hab|habe|haben|bin)\b[^,]*,)(?![^,]*\b(?:[Ii]ch|[Ww]ir)\b)([^,\d]+), (?:die|der|das) (?=(?:war|waren|ist|sind|lag|lagen|liegt|ging|gingen)\b)"
        ),
        r"\1 ",
    ),
    (
        re.compile(r"^([^,\d]+), das (?:waren|war|sind|ist) (?=im Schnitt|etwa|rund|bei|\d)"),
        r"\1: ",
    ),
    (
        re.compile(
            r",\s*(?:der|die|ein|eine)\s+\w+(?:,\s*(?:der|die|ein|eine)\s+\w+)*\s+und ich\b"
        ),
        "",
    ),
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
_OPENING = re.compile(
    r"^Da(?:durch|nach|mit)? (sind|ist|war|waren|ging|gingen) ((?:die|der|das) [A-ZÄÖÜ][\w-]+)"
)
"""Say "Da sind die Pickfehler gesunken" with its subject first."""
_BEGAN = re.compile(r"^Los ging['’]s ")
RULES: Rules = (
    (_BEGAN, ""),
    (_OPENING, r"\2 \1"),
    *_HEDGES,
    (_FILLER, ""),
    (_LEAD, ""),
    *_TURNS,
    (_INLINE, ""),
)
"""All of it, in the order in which it is said better."""
