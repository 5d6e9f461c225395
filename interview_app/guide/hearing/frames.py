"""What people put around a fact: greetings, fillers, articles, clauses that explain; and the times of a sentence."""

import re

from interview_app.domain.dates import PRESENT
from interview_app.domain.frozen import frozen
from interview_app.guide import fields
from interview_app.guide.abbreviations import joined
from interview_app.guide.late_patterns import Late

_FILLERS = Late(
    r"(?P<filler>hi(?: there|ya)?|hello|hey|howdy|right(?=,|\s+(?:so|then|now)\b)|alright|grüß (?:gott|dich|sie)"
    r"|oh|ah|ach|was weiß ich|keine ahnung|good (?:morning|afternoon|evening)|well|so|okay|ok|u+h+|u+m+|e+r+m*"
    r"|hm+|yes"
    r"|yeah|sure|of course|sorry|right now"
    r"|at the moment|currently|at present|presently|these days|nowadays|now|most recently|lately|recently"
    r"|previously|formerly"
    r"|earlier(?: on)?|before that"
    r"|after that|then|first|at first|hallo|hi|moin|servus|grüezi|guten (?:tag|morgen|abend)|also|ähm?|na ja"
    r"|naja|nun|ja|klar|gern"
    r"|aktuell|zur ?zeit|derzeit|momentan|im moment|gerade|zuletzt|davor|vorher|danach|dann|zuerst|zunächst"
    r"|anfangs|erst|früher)"
    r"(?P<behind>\s*[,:!–-]\s*|\s+)",
    re.IGNORECASE,
)
_GOES_ON = Late(
    r"(?:i|we|ich|wir)\b|(?:my|the|an?|at|with|for|in|as|it|that|since|from|until|worked|working|been|self|bei"
    r"|beim|im|am|als|seit|war|bin|mein\w*|der|die|das"
    r"|eine?r?|bis|von)\s",
    re.IGNORECASE,
)
"""How a sentence goes on behind a filler; "First Direct" and "Well Pharmacy" are names."""
_CALLED = Late(
    r"(?:(?:my|the|our|mein(?:e|er)?|de[rn]|die|das) )?"
    r"(?:(?:last|latest|current|present|first|previous|only|letzte[rs]?|aktuelle[rs]?|jetzige[rs]?|erste[rs]?"
    r"|vorige[rs]?) )?"
    r"(?:job|employer|company|firm|place|post|position|role|title|school|university|college|degree|one"
    r"|arbeitgeber|firma|betrieb|stelle|position|schule|hochschule|universität|abschluss)"
    r"(?: there| dort| da)? (?:is|was|has been|ist|war|heißt|hieß|lautet)(?: called| named)?:? ",
    re.IGNORECASE,
)
_IS = Late(
    r"(?:(?:it|that|this|there)(?:'s| is| was)|(?:das|es|dort) (?:ist|war|heißt|hieß)) (?:called |named )?",
    re.IGNORECASE,
)
_SEVERAL = Late(
    r"(?:(?:i|we|ich)(?:'ve| have| had|'ve had| have had| habe| hatte) )?(?:(?:two|three|four|several|many"
    r"|various|different|lots of|loads of"
    r"|a lot of|a few|zwei|drei|vier|mehrere|viele|verschiedene) )(?:jobs|places|firms|companies|employers|posts"
    r"|stellen|jobs|firmen"
    r"|betriebe?n?|arbeitgebern?)\s*[,:;–-]\s*(?:but |and |aber |und )?(?:mainly |mostly |above all |first |vor allem "
    r"|hauptsächlich |meistens )?",
    re.IGNORECASE,
)
"""An announcement of more than one: "lots of places, mainly"."""
_ONE_MORE = Late(
    r"(?:(?:there (?:is|was)|i(?:'ve)?(?: also)? had|es gab|da (?:war|gab es)|ich hatte)\s+)?(?:also |auch )?"
    r"(?:one (?:more|other)|another(?: one)?|noch eine[nrs]?|eine (?:weitere|andere)|einen (?:weiteren|anderen))"
    r"(?: job| place| one| employer| stelle| job| betrieb)?\s*[,:–-]\s*",
    re.IGNORECASE,
)
"""An announcement of one more: "there was one more, Bar Pepe"."""
_OF_KIND = Late(
    r"(?:an?|eine?n?|one) [a-zß-ÿ]+(?: [a-zß-ÿ]+)?, (?=(?:(?:the|das|die|der) )?[A-ZÄÖÜ\d])(?!I\b)"
)
"""What kind of house it was, before its name: "a café, Bar Pepe"."""
CHATTER = Late(
    r"(?:well,? |oh,? |hm+,? |na ja,? |naja,? |also,? )*(?:(?:that|this|it)(?:'s| is) (?:a |an |quite a )?(?:long"
    r"|complicated|difficult|good"
    r"|hard|funny|tricky)\b.*|(?:right,? )?(?:loads|lots|plenty|tons|many|several|a lot|a few|quite a (?:few|lot))"
    r"(?: of (?:them|those|jobs|places))?|(?:da gab es |das waren )?(?:viele|einige|mehrere|jede menge)(?: stellen| jobs)?|where (?:do|shall|should) i (?:start|begin).*|let me (?:think|see|start).*"
    r"|(?:a )?good question.*|how shall i"
    r" put it.*|das ist (?:eine |ein )?(?:lange|schwierige|gute|komplizierte)\b.*|wo (?:fange|fang) ich an.*"
    r"|mal (?:überlegen|sehen).*"
    r"|lass(?:en sie)? mich (?:kurz )?(?:nachdenken|überlegen).*|gute frage.*"
    r"|(?:das|es) ist (?:schon |ja |alles )*(?:so |sehr |zu )?lange? her)",
    re.IGNORECASE,
)
"""A sentence that says nothing yet."""
_ARTICLE = Late(
    r"(?:an?|my|our|your|ein(?:e[rmns]?)?|de[rmns]|das|mein(?:e[rmns]?)?|unser(?:e[rmns]?)?|Firma|Fa\."
    r") (?=\S)|company (?=[A-ZÄÖÜ\d])|the (?=\S)|die (?=\S)"
)
_EXPLAINED = Late(
    r"\s*(?:[,;:]|\s[–-]\s)\s*(?:(?:on|more|before|after|previously|earlier|later|mostly|mainly|though|davor"
    r"|vorher|zuvor|früher|später|every|each|once|twice|usually|sometimes|jede[nrs]?|einmal|zweimal|manchmal|meistens"
    r"|working|doing|looking|helping|dealing|researching|focus\w+|zuständig|verantwortlich"
    r"|an?|the|which|that|that's|where|who|if|wenn|falls|so|but|and|then|it|it's|they|they're|we"
    r"|i|i'm|I|I'm|one|just|near|eine?r?s?|die"
    r"|das|de[rm]|wo|und|aber|dort|da|dann|danach|sie|wir|ich|also|kurz|genau|in der nähe)\s+[^\s].*)$"
)
_CLAUSE = Late(
    r",\s+[a-zäöü][\w'-]*\s+(?:\S+\s+)*?(?:was|were|had|got|is|have|has|did|went|wurden?|war|waren|bin|habe?|hat"
    r"|hatte|ist|ging|musste)\b.*$"
    r"|,\s+(?:\S+\s+){1,3}?(?:ist|sind|war|waren|wurden?|hat|hatte|wird|werden|läuft|lief|endet|endete|beginnt|begann)\b.*$"
)
"""A clause about it behind a comma: "adesso, leider wurde mir gekündigt"."""
_BROKEN_OFF = Late(r"\s+(?:but|although|though|aber|obwohl|und dann|and then)\s+.*$")
_BEHIND = Late(
    r",?\s+(?:(?:it |das |so )?(?:says?|said|is|was|steht|stand|stehe|heißt|hieß) (?:es )?(?:so )?(?:on|in|im|auf) "
    r"(?:(?:the|my|dem|der|meinem|meiner) )?(?:contract|paper|papers|payslip|badge|Vertrag|Arbeitsvertrag|Papier|Zeugnis"
    r"|Lohnzettel|Ausweis)"
    r"|(?<=, )(?:once|twice|(?:two|three|four|\d) times|einmal|zweimal|dreimal)|(?:on paper|officially|by contract|offiziell"
    r"|according to (?:the|my) contract|laut (?:Vertrag|Arbeitsvertrag|Zeugnis)|auf dem Papier)"
    r"|(?:is what |as )?they call(?:ed)? (?:it|me|us|that)|so to speak|(?:so )?(?:hieß|heißt|nannte sich"
    r"|nennt sich|nannte man|nennt man) das"
    r"|and|und|finished|graduated|completed|halt|eben|eigentlich|basically|really|i guess|i suppose|i think"
    r"|glaube? ich|denke? ich|been|working|there|now|still|too|then|mostly|mainly|before(?: that)?|previously"
    r"|afterwards|davor|vorher|zuvor|danach|dort|da|jetzt|noch|auch|gewesen|thanks|please|danke|bitte)$",
    re.IGNORECASE,
)
SENTENCE_END = Late(r"(?<=[\w)\"”'][.!?])[.!?]*\s+(?=[A-ZÄÖÜ])")

MONTH = (
    r"(?:jan(?:uary|uar)?|jänner|feb(?:ruary|ruar)?|mar(?:ch)?|märz|mär|apr(?:il)?|may|mai|june?|juni?|july?"
    r"|juli|aug(?:ust)?"
    r"|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)\.?"
)
"""The name of a month, long or short."""
_ABOUT = (
    r"(?:(?:about|around|roughly|maybe|early|late|mid|the|beginning|start|end|middle|of|spring|summer|autumn"
    r"|fall|winter|in|etwa|ungefähr"
    r"|circa|ca\.?|ungef\.?|anfang|mitte|ende|frühjahr|frühling|sommer|herbst|winter|vom?|zum|dem|jahr)[\s-]+)*"
)
_DAY = r"(?:\d{1,2}(?:st|nd|rd|th|\.)?\s?(?:of )?(?=[a-zäöü])|\d{1,2}[./-](?=\d))"
DATE = (
    rf"{_ABOUT}(?:{_DAY}?(?:{MONTH}(?: \d{{1,2}}(?:st|nd|rd|th)?,)?|\d{{1,2}}\.?)[\s./-]*(?:of )?)?"
    r"(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-\d\d)?)?"
)
"""A date as people write it, in a pattern."""
_NOW = r"(?:today|now|the present|present|this day|heute|jetzt)"
PERIOD = (
    rf"(?:(?:(?:from|between|von|vom|zwischen)\s+)?{DATE}\s*(?:to|until|till|through|and|bis|und"
    rf"|[-–/])\s*(?:{DATE}|{_NOW})"
    rf"|(?:since|seit|from|ab)\s+{DATE}|{DATE})\b"
)
"""A time as it stands before what was done in it: "2015–2019", "seit 2018", "03/2019"."""
_TENS = (
    r"(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twenty|thirty|forty|fifty)(?:[- ](?:one|two|three|four|five|six|seven"
    r"|eight|nine))?|\w*(?:zehn|zwanzig|dreißig|dreissig|vierzig|fünfzig)"
)
LENGTH = (
    r"(?:(?:for|over|about|around|almost|nearly|more than|the|last|past|über|seit|etwa|rund|gut|fast|knapp|die"
    r"|letzten|insgesamt)\s+)*"
    rf"(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|{_TENS}|several|many"
    r"|some|ein(?:em|en|e)?|zwei|drei"
    r"|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|mehrere[n]?|viele[n]?|(?:einem |eine |ein )?halbe[ns]?|half an?)"
    r"\s+(?:and a half )?(?:years?|yrs?"
    r"|months?|weeks?|jahre?n?|monate?n?|wochen)\b"
    r"(?: now| lang)?"
)
_BEGUN_DE = r"(?:angefangen|begonnen|eingestiegen|gestartet)"
_TIMES = (
    Late(
        rf"[\s,(]*\b(?:(?:from|between|von|vom|zwischen)\s+)?(?P<start>{DATE})\s*(?:to|until|till|through|and"
        rf"|bis|und|[-–/])\s*(?P<end>{DATE}|{_NOW})\b\)?",
        re.IGNORECASE,
    ),
    Late(rf"[\s,(]*\b(?P<since>since|seit)\s+(?P<start>{DATE})\b\)?", re.IGNORECASE),
    Late(
        rf"[\s,(]*\b(?:until|till|bis)\s+(?:[a-zäöüß]+ ){{0,3}}?[a-zäöüß]*?,?\s*(?P<end>{DATE})\b\)?",
        re.IGNORECASE,
    ),
    Late(rf"[\s,(]*\b(?:from|starting|ab|von)\s+(?P<start>{DATE})(?: on| an)?\b\)?", re.IGNORECASE),
    Late(
        r"(?P<what>\b(?:joined|started|(?:moved|went|changed|switched|transferred) (?:on |over |back )?to)\b.*?)"
        rf"\s+in\s+(?P<start>{DATE})\b",
        re.IGNORECASE,
    ),
    Late(
        rf"[\s,(]*\b{_BEGUN_DE}\s+(?:habe?|bin|war) ich\s+(?:\w+\s+)?(?P<start>{DATE})\b",
        re.IGNORECASE,
    ),
    Late(
        rf"[\s,(]*\b(?:habe?|bin) ich\s+(?:\w+\s+)?(?P<start>{DATE})\s+{_BEGUN_DE}\b", re.IGNORECASE
    ),
    Late(
        rf"^(?P<start>{DATE}),?\s+(?P<what>(?:(?:I|we|ich)\s+)?(?:joined|started|began|(?:moved|went|changed|switched"
        r"|transferred) (?:on |over |back )?to|wechselte|ging|kam|fing)\b.*)",
        re.IGNORECASE,
    ),
)
AT_A_TIME = Late(
    r"[\s,(]*\b(?:in (?:the )?|im |over the |during the |den )?(?:spring|summer|autumn|winter|easter|christmas|frühjahr|frühling|sommer|herbst|ostern"
    r"|weihnachten) (?:of )?(?:19|20)\d\d\b\)?"
    rf"|^{DATE},?\s+(?=(?:war|bin|arbeite|hab|I\b))|[\s,(]*\b(?:in|im jahre?|during|around)\s+{DATE}\b(?:[\s,]*\)|,)?",
    re.IGNORECASE,
)
"""A time that is neither a beginning nor an end: "in 2019 I was at Holt"."""
LED_BY_DATE = Late(
    rf"(?P<start>{DATE})\s*[:,–-]?\s+(?!(?:i|ich|war|bin|was|hab\w*)\b)", re.IGNORECASE
)
"""A date that leads an entry of a list: "2015 baker at Holt"."""
_A_DATE = Late(rf"\b(?:im jahre? )?{DATE}\b,?", re.IGNORECASE)
_LENGTHS = Late(rf"[\s,]*\b{LENGTH}", re.IGNORECASE)


MOST = 400
"""Characters of an answer in which a fact is looked for: a frame is short, and what is longer tells a story."""


@frozen(kw_only=False)
class Timed:
    """A sentence without its times, and those: `YYYY-MM`, `YYYY` or, for the end, `present`; None where none is told."""

    text: str
    start: str | None = None
    end: str | None = None


def bare(text: str) -> str:
    """A first sentence in one line, without greeting, fillers and announcement: "My last employer was Holt" is "Holt"."""
    text = " ".join(text[:MOST].replace("’", "'").split())
    parts = joined([part for part in SENTENCE_END.split(text) if part])
    while len(parts) > 1 and _says_nothing(parts[0]):
        parts.pop(0)
    return _AS_SAID.sub("", without_lead(parts[0]).strip().rstrip(".!")) if parts else ""


def without_chatter(text: str) -> str:
    """A text without the sentences it begins with that say nothing yet."""
    parts = SENTENCE_END.split(text)
    while len(parts) > 1 and _says_nothing(parts[0]):
        parts.pop(0)
    return text[text.index(parts[0]) :] if len(parts) < len(SENTENCE_END.split(text)) else text


def _says_nothing(sentence: str) -> bool:
    """Whether a sentence is a greeting or chatter: "Good morning."."""
    said = sentence.strip(" .!?")
    return _FILLERS.fullmatch(f"{said} ") is not None or CHATTER.fullmatch(said) is not None


_AS_SAID = Late(
    r"(?<=\w),?\s+(?:(?:like|as) i(?:'ve| have)? (?:already |just )?(?:said|told you|mentioned)(?: before| above"
    r"| earlier)?"
    r"|as (?:said|mentioned)(?: before| above| earlier)?|wie (?:schon |bereits |eben |oben |vorhin )*(?:gesagt"
    r"|erwähnt|geschrieben|erzählt))$",
    re.IGNORECASE,
)
"""What points back behind a name: "Glasgow Caledonian, like I said"."""


def without_lead(text: str) -> str:
    """A text without the greetings and fillers it begins with, as long as something follows them."""
    while True:
        for lead in (_FILLERS, _CALLED, _ONE_MORE, _IS, _SEVERAL, _OF_KIND):
            hit = lead.match(text)
            if (
                hit is not None
                and text[hit.end() :].strip(" ?.!")
                and (lead is not _FILLERS or _is_filler(hit, text))
            ):
                text = text[hit.end() :]
                break
        else:
            return text


def _is_filler(hit: re.Match[str], text: str) -> bool:
    """Whether a word that may begin a sentence or a name begins a sentence here."""
    filler, rest = hit["filler"], text[hit.end() :]
    if (
        " " in filler
        or hit["behind"].strip()
        or filler.casefold() in ("oh", "ah", "ach")
        or _GOES_ON.match(rest)
    ):
        return True
    if (following := _FILLERS.match(rest)) is not None and following["filler"] != rest:
        return _is_filler(following, rest)  # "Right so I trained"
    return filler.islower() and rest[:1].isupper()


def name_in(text: str) -> str:
    """What is left of a name when its article and the clause that explains it are gone: "the Druid, a small theatre" is "Druid"."""
    text = _CLAUSE.sub("", _EXPLAINED.sub("", text.strip(" ,;")))
    text = _BROKEN_OFF.sub("", text)
    while (shorter := _BEHIND.sub("", text)) != text and shorter:
        text = shorter
    while (hit := _ARTICLE.match(text)) is not None:
        text = text[hit.end() :]
    return text.strip(" ,;")


def without_clause(text: str) -> str:
    """A name without the clause about it behind a comma."""
    return _CLAUSE.sub("", text)


def headed(name: str, text: str) -> str:
    """A name cut out of a sentence, with a capital at its head: "I'm head milliner" is "Head milliner"; "iOS developer" stays."""
    first = name.split(" ")[0]
    return name[:1].upper() + name[1:] if first.islower() and name != text.strip() else name


def first_date(text: str) -> tuple[str, str | None]:
    """A text without its first date, and that: "ich bin 2015 zu Holt gewechselt"."""
    hit = _A_DATE.search(text[:MOST])
    if hit is None:
        return text, None
    return " ".join(f"{text[: hit.start()]} {text[hit.end() :]}".split()), fields.date(hit[0])


def timed(text: str) -> Timed:
    """A sentence apart from its times."""
    text = text[:MOST]
    start = end = None
    for pattern in _TIMES:
        hit = pattern.search(text)
        if hit is None:
            continue
        told = hit.groupdict()
        start = start or (fields.date(told["start"]) if told.get("start") else None)
        until = told.get("end") or ""
        end = end or (
            PRESENT
            if told.get("since") or re.fullmatch(_NOW, until, re.IGNORECASE)
            else fields.date(until)
        )
        text = f"{text[: hit.start()]} {told.get('what') or ''} {text[hit.end() :]}"
    text = re.sub(r"\s+,", ",", " ".join(_LENGTHS.sub(" ", text).split()))
    return Timed(text.strip(" ,").lstrip(":"), start, end)
