"""An employer apart from what is told along with its name: the part of the house, the town, and how somebody was employed.

"Charité, Station 12" is the Charité, "the finance department of Acme" is Acme, "Konditorei Corso in Leipzig" is in Leipzig. The
part of the house belongs to the post and the town to the place; what may be part of the name stays in it.
"""

import re

from interview_app.guide import fields
from interview_app.guide.hearing.frames import name_in
from interview_app.guide.hearing.job import Job, as_fields
from interview_app.guide.hearing.posts import POST_HEAD, is_post, is_post_alone
from interview_app.guide.hearing.towns import is_town
from interview_app.guide.late_patterns import Late

_ROOM = r"(?:department|dept\.?|ward|unit|team|division|section|office|desk|workshop|warehouse|kitchen|laboratory|lab|reception|floor|wing)"
_ROOM_DE = (
    r"(?:\w*(?:abteilung|station|buchhaltung|poststelle|geschäftsstelle|meldestelle|küche|werkstatt|ambulanz"
    r"|notaufnahme|aufnahme"
    r"|telefonzentrale|warenannahme|backstube|rezeption|registratur|personalstelle|vergabestelle|stabsstelle"
    r"|disposition|labor))"
)
_ROOM_LED = (
    r"(?:(?:customer service|accounts|payroll|procurement|purchasing|dispatch|the stores|administration|admin|human resources|bakery|produce"
    r"|checkouts?|tills?)|(?-i:Finance|Sales|Marketing|Logistics|IT|HR)|(?-i:\w*(?:service|büro|einkauf|vertrieb|versand|lager|verwaltung"
    r"|entwicklung|planung|wesen|betreuung|empfang|controlling|marketing)|Einkauf|Vertrieb|Versand|Lager|Empfang|Controlling))"
)
"""What is part of a house where "in" or "im" leads it in, and may be part of a name elsewhere."""
_NUMBERED = r"(?:Station|Abteilung|Abt\.?|Team|Referat|Dezernat|Sachgebiet|Fachbereich|Bereich|Ward|Department|Unit|Division|Section|Floor)"
_SHORT = r"(?:A&E|ICU|ITU|ER|HR|R&D|OP|Intensiv|Notaufnahme|Ambulanz)"
_OF = Late(
    r"(?:(?:the|a|an|die|der|das|den|dem) )?(?:"
    rf"(?P<room>(?!(?:fire|police|health|water|sheriff|justice|state)\b)(?-i:(?:(?:[a-zé&'’-]+"
    rf"|[A-Z&]{{2,4}}) ){{0,4}}{_ROOM}))"
    r"\s+(?:of|at|for|in|with)\s+"
    rf"|(?P<raum>{_NUMBERED} \S+|{_ROOM_DE}(?: [\dIVX]+)?)\s+"
    r"(?:der|des|von(?: der)?|vom|bei(?: der| den)?|beim|in der|im|am|an der)\s+)"
    r"(?:(?:the|der|die|das|Firma|Fa\.) )*(?P<name>(?-i:[A-ZÄÖÜ\d]).*)",
    re.IGNORECASE,
)
"""The part of a house before the name of the house: "the finance department of Acme", "die Buchhaltung der Firma Kern"."""
_IN = r"(?:,\s*(?:(?:in|on|at|auf|im|am)\s+)?(?:(?:the|der|dem|a|an)\s+)?|\s+(?:in|on|auf|im)\s+(?:(?:the|der|dem)\s+)?)"
_WITHIN = Late(
    rf"(?P<name>.*?[^\s,]){_IN}(?P<room>(?:[a-zäöüé&'’-]+ ){{0,4}}{_ROOM}(?: [\w-]{{1,3}})?"
    rf"|(?:[\wäöüß-]+en )?{_ROOM_DE}(?: [\w-]{{1,3}})?"
    rf"|(?<= )(?<!, ){_ROOM_LED}"
    rf"|{_NUMBERED} (?:of |für )?[\w-].*|Amt für .+|(?-i:{_SHORT}))",
    re.IGNORECASE,
)
"""And behind it: "Charité, Station 12", "Inverclyde Royal, in the medical admissions unit"."""
_ROOM_ALONE = Late(
    rf"(?:(?:the|der|dem|die) )?(?:(?:[\wé&'’-]+ ){{1,4}}{_ROOM}|{_ROOM_DE}|{_NUMBERED} \S+|(?-i:{_SHORT}))",
    re.IGNORECASE,
)
_TOWN = r"(?:(?:Bad|St\.?|San|New|Los|Las|Great|North|South|East|West|Den|Le|La|El|Port|Fort|Mount) )?[A-ZÄÖÜÀ-Þ][\w'’-]+"
_TOWN += r"(?: (?:am|an der|im|in der|ob der|upon|on|in|by|sur|de|del|of|vor der) [A-ZÄÖÜÀ-Þ][\w'’-]+| \([A-Z][\w. ]*\))?"
_IN_TOWN = Late(rf"(?P<name>.*?\S)\s+in\s+(?P<place>{_TOWN})")
_COMMA_TOWN = Late(rf"(?P<name>[^,]*?\S),\s+(?:in\s+)?(?P<place>{_TOWN})")
_NO_HOUSE = Late(
    r"(?:^|\s)(?:women|girls|men|boys|children|kids|people|partners|friends|leaders|doctors|teachers|artists"
    r"|students|careers?|jobs|made|born"
    r"|believe|trust|centre of excellence|excellence|leadership|arts?|research|frauen|mädchen|männer|kinder"
    r"|menschen|jugend|bildung|arbeit"
    r"|leben|wohnen|alt|jung|mitten|gemeinsam)$",
    re.IGNORECASE,
)
"""What goes on with "in" as a name does: "Women in Tech", "Partners in Health"."""
_HOUSE = Late(
    r"(?:^|\s|-)\w*(?:school|college|academy|university|hospital|infirmary|clinic|surgery|hotel|inn|pub"
    r"|restaurant|café|cafe|bakery|butchers?"
    r"|plant|factory|mill|works|pharmacy|library|museum|theatre|church|nursery|garage|salon|stores?|shop|bank|council|ltd\.?|plc|inc\.?"
    r"|llc|schule|gymnasium|universität|hochschule"
    r"|klinik|klinikum|krankenhaus|spital|hospital|hotel|gasthof|gasthaus|restaurant|bäckerei|konditorei"
    r"|metzgerei|fleischerei|apotheke|praxis"
    r"|bücherei|bibliothek|museum|theater|kirche|kita|kindergarten|werkstatt|autohaus|sparkasse|volksbank|gmbh|ag"
    r"|kg|ohg|se|e\.\s?v\.?|betrieb"
    r"|baumarkt|supermarkt|filiale|heim|zentrum|druckerei|tischlerei|schreinerei|gärtnerei|brauerei|fabrik"
    r"|werke?)(?:\s[\w.&'’-]+){0,3}$",
    re.IGNORECASE,
)
"""What is a house with a town, by its name or with the owner's name behind it; a comma in another name may be its own."""
_NO_TOWN = Late(
    r"(?:sons?|söhne|partners?|co|company|group|gruppe|holding|bank|energy|services?|solutions?|consulting"
    r"|stiftung|verlag|gmbh|ag|kg|ltd|inc|llc|plc"
    r"|action|motion|need|town|style|law|business|tech|science|research|development|sales|marketing|logistik"
    r"|vertrieb|verwaltung|einkauf|produktion|it|hr)$",
    re.IGNORECASE,
)
_EMPLOYED = Late(
    r",?\s*[(]?\b(?P<kind>part[- ]time|full[- ]time|(?:in |auf )?(?:teilzeit|vollzeit)|halbtags|ganztags"
    r"|stundenweise|nebenberuflich"
    r"|geringfügig|aushilfsweise|(?:auf |als )?minijob(?:[- ]basis)?|temporary|fixed[- ]term|befristet|seasonal"
    r"|casual|saisonal|unbefristet|(?:(?<=, )|in )(?:festanstellung|zeitarbeit|leiharbeit)|(?:mit )?\d{1,2}(?:[.,]5)? (?:wochen)?stunden(?: (?:pro|die|in der) woche)?"
    r"|\d{1,2}(?:\.5)? hours a week"
    r"|zero[- ]hours?(?: contract)?|unpaid|unbezahlt)\b[)]?"
    r"(?=\s*(?:$|,|[(]|(?:since|from|until|seit|ab|bis|as|als|at|bei|beim|im|am|in|auf|for|with)\b|\d))",
    re.IGNORECASE,
)


_TOWN_ALONE = Late(r"[A-ZÄÖÜÀ-Þ][\w'’.()-]*(?:[ -](?:[a-zäöü]{1,5} ){0,2}[A-ZÄÖÜÀ-Þ][\w'’.()-]*)*")
_OF_COUNTRY = Late(r",\s*(?:[A-Z]{2,3}\b|(?P<name>[A-ZÄÖÜ][\w -]+))$")


def town_alone(place: str) -> str:
    """A place without what is told behind it: "Linz, the nicest town there is" is "Linz"; a country behind it stays."""
    hit = _TOWN_ALONE.match(place)
    if hit is None:
        return place
    rest = place[hit.end() :]
    country = _OF_COUNTRY.fullmatch(rest)
    is_country = country is not None and (
        country["name"] is None or fields.place(place).country_code is not None
    )
    return place if not rest or is_country else hit[0].rstrip(".")


def town_of(name: str) -> str | None:
    """Words that have the form of a town's name, None for any other."""
    return name if re.fullmatch(_TOWN, name) and _NO_TOWN.search(name) is None else None


_OF_KIND = Late(
    r"\b(?P<at>[Aa]t|[Ii]n|[Ff]or|[Bb]ei) (?:an? |the |eine[mr] )?(?P<kind>(?:(?:small|big|little|family|local|kleine[nmr]?|große[nmr]?) )?"
    r"(?:hotel|hospital|school|café|cafe|pub|restaurant|bakery|shop|garage|factory|care home|nursery|warehouse|salon|farm|law firm|practice"
    r"|Hotel|Krankenhaus|Schule|Café|Restaurant|Bäckerei|Werkstatt|Fabrik|Praxis|Betrieb|Firma|Kanzlei|Gasthaus))"
    r"(?: in (?P<town>[A-ZÄÖÜ][\w'’-]+))?,\s+(?:called |named )?(?P<name>(?:(?:the|dem|der|das|die) )?[A-ZÄÖÜ][^,.;]*?)(?=\s*(?:[,.;]|$))"
)


def named_behind(said: str) -> str:
    """A sentence with the name of a house where its kind stood before it: "at a hotel in Swansea, the Grand, …"."""
    hit = _OF_KIND.search(said)
    if hit is None or POST_HEAD.search(hit["name"]) is not None:
        return said
    town = f" in {hit['town']}" if hit["town"] else ""
    return f"{said[: hit.start()]}{'bei' if hit['at'] == 'bei' else 'at'} {hit['name']}{town}{said[hit.end() :]}"


def is_room(name: str) -> bool:
    """Whether a name is that of a part of a house: "A&E", "Station 12"."""
    return _ROOM_ALONE.fullmatch(name) is not None


def is_house(name: str) -> bool:
    """Whether a name is that of a house with its own name before it: "Kharkiv Tractor Plant"; "hotel" alone is none."""
    name = name.split(", ")[0]
    return len(name.split()) > 1 and name[:1].isupper() and _HOUSE.search(name) is not None


_WORKPLACE = Late(
    r"(?:(?:[\w-]+ )?(?:counter|tills?|checkouts?|bar|door|desk|line|phones?)|\w*(?:kasse|schalter|theke|empfang|rampe|band|bar|tresen|telefon))",
    re.IGNORECASE,
)


def is_workplace(said: str) -> bool:
    """Whether words tell where in a house somebody stood, and so what they did: "Kasse", "perfume counter"."""
    return _WORKPLACE.fullmatch(said) is not None


def employment(said: str) -> tuple[str, str | None]:
    """A sentence without how somebody was employed, and that: "part time", "Teilzeit, unbefristet"."""
    kinds: list[str] = []
    while (hit := _EMPLOYED.search(said)) is not None:
        rest = f"{said[: hit.start()]}{said[hit.end() :]}".strip(" ,")
        if not rest:
            break
        kinds.append(re.sub(r"^(?:in|auf|als|mit)\s+", "", hit["kind"], flags=re.IGNORECASE))
        said = rest
    return said, ", ".join(kinds) or None


def apart(job: Job) -> Job:
    """A job whose employer is the name alone."""
    name = job.organization
    if not name:
        return job
    room, place = job.room, job.place
    if (of := _OF.fullmatch(name)) is not None and _is_name(of["name"]):
        room, name = room or name_in(of["room"] or of["raum"]), of["name"]
    elif (within := _WITHIN.fullmatch(name)) is not None:
        room, name = room or name_in(within["room"]), within["name"]
    if place is None and (town := _town(name)) is not None:
        name, place = town["name"], town["place"]
    return Job(
        **{
            **as_fields(job),
            "organization": name_in(name) or job.organization,
            "place": place,
            "room": room,
        }
    )


def with_town(name: str) -> tuple[str, str | None]:
    """A house and its town, where "in" leads it in: "Wimmer in Bogen"."""
    hit = _IN_TOWN.fullmatch(name)
    if (
        hit is None
        or _NO_HOUSE.search(hit["name"]) is not None
        or _NO_TOWN.search(hit["place"]) is not None
    ):
        return name, None
    return hit["name"], hit["place"]


def _is_name(name: str) -> bool:
    return not is_post_alone(name) or " " in name


def _town(name: str) -> re.Match[str] | None:
    """A name with its town behind "in", or behind a comma where the name is that of a house."""
    if (hit := _IN_TOWN.fullmatch(name)) is not None:
        return (
            hit
            if _NO_HOUSE.search(hit["name"]) is None and _NO_TOWN.search(hit["place"]) is None
            else None
        )
    hit = _COMMA_TOWN.fullmatch(name)
    if (
        hit is None
        or not (_HOUSE.search(hit["name"]) or is_town(hit["place"]))
        or _NO_TOWN.search(hit["place"]) is not None
    ):
        return None
    return (
        hit
        if POST_HEAD.search(hit["place"]) is None and _HOUSE.search(hit["place"]) is None
        else None
    )


def town_among(parts: list[str]) -> str | None:
    """The town of employer, post and town in any order: the large one, or what stands behind employer and before post."""
    if len(parts) != 3:
        return None
    if (known := [one for one in parts if is_town(one)]) != []:
        return known[-1]
    posts = [at for at, one in enumerate(parts) if is_post(one)]
    return town_of(parts[3 - posts[0]] if posts[0] else parts[2]) if len(posts) == 1 else None
