"""Spoken English as a page can say it: what goes, what is a hedge, and how "I" leaves a clause (CONTRACT D6).

Every rule takes words away or says the same in the form a page has; figures, names and hedges stay ("maybe 14" is
"about 14"). What somebody did not do, and what others did, makes no line.
"""

import re

from interview_app.tailoring.english_verbs import base_of_ing, participle_of, past_of, past_of_participle

_FIGURE = (
    r"(?:[$£€]\s?\d|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|"
    r"sixty|seventy|eighty|ninety|half|once|twice|a (?:dozen|hundred|thousand|couple|third|quarter))\b)"
)
_HEDGE = r"(?:about|around|roughly|approximately|some|nearly|almost|over|under|up to|at least)"

FIRST_PERSON = re.compile(r"\b(?:I|me|my|mine|myself|we|We|us|our|ours|Our|My)\b(?!\.\d)")
"""Words of somebody who speaks; "IT" and "US" are none of them."""

TALK = re.compile(
    r"\b(?:I|me|my|mine|we|We|us|gonna|wanna|stuff|folks|kind of|sort of|loads of|heaps of|you know|guys|bunch of|roped into|"
    r"(?:it|that|there|they|he|she|what|who|we|you)['’](?:s|re|d|ll|ve))\b|n['’]t\b|\b(?:if it came to that|of us|quid|bucks|a bunch of|small small|the odd|pretty|dead good)\b",
)
"""What still sounds like talk; a line with it is printed only where an entry has nothing better."""

SPOKEN = re.compile(
    r"\b(?:I|I['’](?:m|ve|d|ll)|my|My|we|We|me|us)\b|\b(?:mind you|honestly|sort of|kind of|or so|that was|that['’]s|you name it)\b|n['’]t\b"
)
"""What shows that a card was told, and is no line of a résumé already."""

_HEDGES: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), better)
    for pattern, better in (
        (rf",?\s*\b(?:like|um|uh|I['’]d say|I don['’]t know|I think|I guess|I reckon|I suppose|I believe|say),\s+(?:like\s+)?(?={_FIGURE})", " about "),
        (rf"\b(?:something like|somewhere around|maybe|perhaps|probably|like|I['’]d say|I think|I guess|I believe|a good|easily)\s+(?={_FIGURE})", "about "),
        (rf"\blet me say,?\s+(?={_FIGURE})", "about "),
        (r"\b(\d+|twenty|thirty|forty|fifty|sixty|hundred)-odd\b", r"about \1"),
        (r"(?<!about )(?<!around )(?<!roughly )(?<!some )(?<!\w)((?:[$£€]\s?)?\d[\d.,]*%?(?:\s(?!to\b|and\b|or\b)[\w'’-]+){0,3}?)\s+or so\b", r"about \1"),
        (r"(?<!about )(?<!around )(?<!roughly )\b((?:once|twice|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty)(?:\s(?!to\b|and\b|or\b)[\w'’-]+){0,3}?)\s+or so\b", r"about \1"),
        (r"\s+or so\b", ""),
        (rf"\b({_HEDGE})\s+about\b", r"\1"),
        (rf"\babout\s+({_HEDGE})\b", r"\1"),
    )
)  # fmt: skip
"""A hedge before a figure stays a hedge, in the word that a page has for it."""

_FILLER = re.compile(
    r",?\s*(?<![\w-])(?:mind you|to be honest|to be fair|in fairness|honestly|you know|you see|I mean|I must say|I have to say|"
    r"I['’]d say|I['’]d reckon|I reckon|let me say|so to speak|as it were|um|uh|er|eh|basically|obviously|literally|actually|"
    r"of course|believe it or not|and all that|and that|and so on|and so forth|and stuff(?: like that)?|and things(?: like that)?|"
    r"and whatnot|or anything|or whatever|or something|and everything|you name it|the lot|the usual|if you like|in the end|so half and half|so fifty-fifty|"
    r"at the end of the day|back then|in those days|in them days|these days|at the time|after a while|after a bit|not gonna lie|"
    r"I['’]m not gonna lie|truth be told|funnily enough|thank God|touch wood|as I said|like I said|as well|too)(?=$|[,;.])",
    re.IGNORECASE,
)
"""Asides that end a clause."""
_AND_MIND = re.compile(r",\s*mind(?=,|$)|\breally(?=$|,)|,\s*like(?=,)|,\s*(?:well|anyway)(?=,)", re.IGNORECASE)
_INLINE = re.compile(
    r"\b(?:kind of|sort of|pretty much|basically|literally|actually|honestly|obviously|um|uh|a bit of a|just really)\s+",
    re.IGNORECASE,
)
_A_THING = re.compile(r"(?<=[a-z]) thing\b(?=[\s,.;]|$)(?!\s+(?:that|about|I|we|was|is)\b)")

_LEAD = re.compile(
    r"^(?:(?:and|but|plus|then|now|presently|currently|nowadays|well|okay|ok|oh|anyway|basically|honestly|actually|also|later on|"
    r"after that|before that|meanwhile|at first|in the end)(?:,\s*|\s+)|(?:I['’]d say|I think|I guess|I['’]d reckon),?\s+(?=(?:I|we)\b)|(?:first|later|so|first of all|afterwards)(?:,\s+|\s+(?=(?:I|we|the|my|our)\b)))+",
    re.IGNORECASE,
)

_WHO = (
    r"(?:boss|manager|manageress|director|supervisor|head|chief|chef|captain|owners?|lead|leader|foreman|engineers?|architect|vet|"
    r"doctors?|consultants?|surgeon|broker|solicitor|lawyers?|accountants?|accounting|accounts|finance|auditors?|agency|vendor|supplier|company|"
    r"contractors?|client|customers?|team|guys?|lads|people|side|folks|others|rest|office|department|committee|council|board|"
    r"seniors?|colleagues?|partner|mate|bloke|chap|lady|girl|woman|man|IT|HR|CEO|CFO|CTO|GM|MD|marketing|sales|procurement|legal|"
    r"management|police|union|hygienists?|electricians?|plumbers?|technician|trainers?|teachers?|principal|coordinators?|reps?|"
    r"dispatch|designers?|developers?|secretary|admin|officer|nurse|sister|matron|warden|steward|unit|landlord|relief)"
)
_DOES = (
    r"(?:did|does|do|had|has|have|ran|runs|made|makes|signed|signs|handled|handles|designed|owned|owns|decided|decides|took|takes|"
    r"wrote|writes|led|leads|managed|manages|okayed|approved|approves|gave|negotiated|built|held|holds|set|sets|moved|ordered|"
    r"chose|picked|paid|pays|hired|hires|planned|ran|chaired|allocated|looked|sorted|kept|keeps|was|were|is|are|came|comes|"
    r"oversaw|supervised|organised|organized|programmed|installed|configured|reviewed|bought|buys|drew|drove|calculated|quoted|sign|approve|decide|handle|order|pay|hold|oversee|say|says|said|laid|lay|went|got|poured|fixed|finished|priced|sold|sells|drafted|ordered|checked|\w{3,}ed)"
)
SPLIT = re.compile(
    r"(\s*[;–—]\s+|,\s+(?:and|but|so|plus|though|although|because)\s+(?=(?:I|we|they|it|that|he|she|the|my|no|not|never|then|nothing)\b)"
    rf"|,?\s+(?:and|then)\s+(?=(?:the|my|our|an?)\s+(?:\w+\s+){{0,2}}?{_WHO}s?\s+{_DOES}\b)"
    r"|,\s+|\s+(?:but|though|although)\s+(?=(?:I|we|it|that|they|he|she|the|my|not|never|no|[A-Z])\b)|\s+(?:and|plus|so)\s+(?=(?:I|we)\b))",
)
"""Where a told sentence can be parted."""

_OTHERS = (
    re.compile(
        rf"^(?:(?:and|but|so|because|since|while|as|then)\s+)*(?:the|my|our|an?|her|his|their|some|head)\s+(?:[\w'’&-]+\s+){{0,4}}?{_WHO}s?(?:['’]s)?\s+(?:always\s+|only\s+|then\s+)?{_DOES}\b",
        re.IGNORECASE,
    ),
    re.compile(rf"^(?:{_WHO})\s+(?:always\s+)?(?:did|does|do|made|ran|run|had|have|took|signed|moved|decided|sold|sells)\b", re.IGNORECASE),
    re.compile(r"^(?:(?:and|but)\s+)?(?:Dr|Mr|Mrs|Ms|Miss|Prof)\.?\s+[A-Z][\w'’-]+\s+[a-z]+"),
    re.compile(r"^(?:(?:and|but)\s+)?(?:she|he|they)\s+(?:did|does|do|had|have|was|were|ran|made|gave|took|led|handled|signed|go|went)\b", re.IGNORECASE),
    re.compile(r"\b(?:was|is|were|are)\s+(?:the |my |our |all )?[\w ]*(?:[a-z]['’]s|s['’])(?: job| call| baby| thing| department)?$"),
    re.compile(r"^(?:\w+\s){1,3}(?:was|is|were|are) (?:for|with|up to) (?:the|my|our|another) [\w ]+$"),
    re.compile(r"^(?:another|a different|some other|somebody|someone|a separate|a volunteer) ?(?:\w+ ){0,2}(?:has|have|had|does|did|do|handled|handles|ran|runs)\b", re.IGNORECASE),
    re.compile(r"^my (?:mom|mum|mother|dad|father|family|wife|husband|parents|gran\w*|partner|brother|sister|kids?|relief)\b", re.IGNORECASE),
    re.compile(r"^(?:and |but )?(?:it|that) (?:was|is) (?:her|his|their) \w+"),
    re.compile(r"^(?!(?:I|we|We|and|but|so)\b)[\w'’ -]{2,30} (?:ran|did|led|owned|handled|managed|made|wrote|signed|decided|built) (?:it|that|those|them|these|the rest|this)(?: one)?$"),
    re.compile(r"^(?:the|my|our|their|head|another) [\w' ]+ (?:does|did|do|has|had)$", re.IGNORECASE),
    re.compile(r"^(?:it|that|this) (?:sat|lay|stayed|went|goes|sits|stays|is|was) with\b", re.IGNORECASE),
    re.compile(r"\b(?:done|handled|signed|made|run|led|decided|given|set|written|trained|approved|paid) by (?!me\b)(?:the |my |our |a |an )?\w+"),
    re.compile(rf"\b(?:was|is|were|are|goes|went|sits|lies|stays|stayed|rests)\s+(?:with|up to|down to|for|to|from)\s+(?:the |my |our |a |an )?(?:[\w'’-]+\s+){{0,2}}?(?:{_WHO}|[A-Z][a-z]+)\b"),
    re.compile(r"^(?:that|those|this|it|they)(?:['’]s|['’]re| was| were| is| are) (?:the |my |our |an? )?[\w\s'’&-]*?(?:['’]s(?: job| call| baby| number| thing)?|s['’])(?:$|\s)"),
)  # fmt: skip
"""Clauses that tell what somebody else did or decided."""
_GLOSS = re.compile(
    r"^(?:but\s+|and\s+)?(?:that|those|they|it)(?:['’]s| was| were| is| are)\s+(?!\d|[$£€]|(?:me|when|how|why|where|because|about|around|over|under|up|down|now|zero|one|two|three|four|five|six|seven|eight|nine|ten)\b)",
    re.IGNORECASE,
)
"""A gloss on what was just said: "that was Tobias", "that's in Boise"."""
_WITH_ME = re.compile(r"^that was me and ", re.IGNORECASE)

_UNFELT = re.compile(
    r"n['’]t\b|\b(?:not|never|nothing|nobody|neither|nor|cannot|nowhere)\b|\bno (?:longer|such|more than that)\b|^(?:so|and|but)?\s*no$|"
    r"^(?:so |and |but |with )?no (?!(?:\w+[\s-]){0,3}(?:accidents?|incidents?|injur\w+|complaints?|findings?|defects?|errors?|outages?|losses|"
    r"breaches|downtime|deviations?|non-conformities|falls|delays?|claims|returns|rework)\b)[A-Za-z]|\bhardly any\b|\bgot someone\b|\b(?:had|have|has|got|with) no (?!(?:accidents?|incidents?|injur\w+|complaints?|findings?)\b)|\b(?:expired|lapsed|dropped it|"
    r"packed it in|pulled out|halfway through|just missed|looked into|deferred|fell through|got cancelled|still to do|would love to|['’]d love to|(?:just|have) applied for|only one there|meant to|going to do|(?:start|signed) up for)\b",
    re.IGNORECASE,
)
"""What somebody did not do, does not have or only meant to do."""
_UNLESS = re.compile(r"\bwithout\b|\bnot only\b|\bno fewer\b|\bnot-for-profit\b|\bnon-\w+", re.IGNORECASE)

_BEGUN = re.compile(
    r"^(?:I\s+)?(?:had\s+)?(?:started|began|registered for|enrolled|applied for|got into the|looked into|signed up for)\b",
    re.IGNORECASE,
)
_ENDED = re.compile(
    r"\b(?:left it|dropped|never|stopped|gave it up|cancelled|packed|pulled|quit|not finished|no degree)\b",
    re.IGNORECASE,
)

_LAPSED = re.compile(r"\b(?:lapsed|expired|ran out|run out|out of date|gone now)\b", re.IGNORECASE)

_PERSON = re.compile(
    r"^(?P<front>[^,]*?)\s*\b(?P<who>I|[Ww]e)(?P<aux>['’](?:m|re|ve|d|ll)|\s+(?:am|are|was|were|have|had|would|used to)\b)?"
    r"(?:\s+(?:also|just|only|then|really|always|basically|sort of|kind of|mostly|mainly|usually|actually|still|even|kinda|now|too|already|both|all)\b)*"
    r"\s+(?P<rest>\S.*)$"
)
_SUBORDINATE = re.compile(
    r"\b(?:when|while|that|what|which|who|where|because|if|as|than|before|after|until|since|once|how|why|whatever|whenever|everything|anything|all)$",
    re.IGNORECASE,
)
_CONJUNCTION = re.compile(r"^(?:and|but|so|plus|or|also|then)$", re.IGNORECASE)
_ADVERBIAL = re.compile(
    r"^(?:when|in|on|at|during|for|from|after|since|within|before|by|over|until|every|each|last|this|through|throughout|around|across|"
    r"together with|along with|with|as|to|under|between|towards|twice|once|weekly|daily|monthly|mainly|mostly|busy|most|some nights|"
    r"most days|mornings|evenings|nights|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d{4})\b",
    re.IGNORECASE,
)
_ARTICLE = re.compile(r"^(?:an?|the|like)\s+", re.IGNORECASE)
_AFTER_OBJECT = re.compile(
    r"^(?:with|for|in|at|on|by|from|to|into|over|under|during|every|each|together|myself|alone|by hand|using|twice|once|daily|weekly|about|across|$)",
    re.IGNORECASE,
)


_TURNS: tuple[tuple[re.Pattern[str], str], ...] = (
    (
        re.compile(r"\bwhen (?:I|we) (?:started|came|joined|began|arrived|got there|took (?:it )?over|took it on)\b"),
        "at the start",
    ),
    (re.compile(r"\bwhen (?:I|we) inherited (?:that|the|this|it)(?: \w+)?\b"), "at the start"),
    (re.compile(r"\bfolks\b"), "people"),
    (re.compile(r"\bon (?:my|our) own(?=$|[,;.]| (?:for|in|at|on|and|with|when|during)\b)"), "alone"),
    (re.compile(r"\b(?:my|our) own (?=[a-z])"), "own "),
    (re.compile(r"\b(?:it|It)['’]s been\b"), "it has been"),
    (re.compile(r"\b(it|that|there|who|which|she|he)['’]s\b(?! (?:job|call))"), r"\1 is"),
    (re.compile(r"\b(they|these|those)['’]re\b"), r"\1 are"),
    (re.compile(r"\b([Mm]oved|[Ss]witched|[Tt]ook|[Bb]rought|[Gg]ot) us (?=from|to|off|onto)"), r"\1 "),
    (re.compile(r"\b(season|year|month) before (?:me|us)\b"), r"\1 before"),
    (re.compile(r",?\s+(?:myself|ourselves)\b"), ""),
    (re.compile(r",\s+so (?=[A-Z])"), ", "),
    (re.compile(r",?\s+so$|,\s*now(?=,|$)"), ""),
    (re.compile(r"^((?:The|My|Our) \w+)['’]s (?=on|in|at)"), r"\1 is "),
    (re.compile(r"\bquid\b"), "pounds"),
    (re.compile(r"\bbucks\b"), "dollars"),
    (re.compile(r"\bwhen (?:I|we) (?:left|finished|went)(?=$|[,;.])"), "at the end"),
    (
        re.compile(
            r"^Me and ((?:the |my |our )?[\w'’ -]+?) (?=\w+ed\b|did\b|made\b|built\b|set\b|put\b|wrote\b|took\b|ran\b)"
        ),
        r"With \1, ",
    ),
    (re.compile(r"^((?:[A-Z]\w+,? (?:and )?)+)I speak\b"), r"\1"),
    (re.compile(r"\band then (?=\w+ed\b)"), "and "),
    (re.compile(r"(?<!\bwas)(?<!\bwere)(?<!\bis)(?<!\bare)(?<!\bstill)(?<!\bgot)\s+there$"), ""),
)
"""Turns of somebody telling, each with what a page has for it."""


_RELATIVE = re.compile(
    r"\b(?:that|which) (?:I|we) (?P<verb>(?!know|think|say|like|love|want|need|have|had|am|are|was)[a-z]+)\b(?! to\b)"
)


def _as_participle(found: re.Match[str]) -> str:
    """Say "a check that we do at the bedside" as "a check done at the bedside"."""
    return participle_of(found["verb"]) or found[0]


_TAKEN_BACK = re.compile(
    r"(?:^|[,;])\s*[^,;]+,?\s+no,?\s+(?:sorry|wait|hang on|hold on|scrap that)\b[^,;]*", re.IGNORECASE
)
"""What somebody said and took back in the same breath."""


def said_plainly(text: str) -> str:
    """The sentence without fillers, its hedges in the words of a page."""
    text = _LEAD.sub("", text.strip())
    text = _TAKEN_BACK.sub("", text)
    for pattern, better in _HEDGES:
        text = pattern.sub(better, text)
    for _round in range(2):
        text = _FILLER.sub("", text)
        text = _AND_MIND.sub("", text)
    for pattern, better in _TURNS:
        text = pattern.sub(better, text)
    text = _RELATIVE.sub(_as_participle, text)
    text = _INLINE.sub("", text)
    text = _A_THING.sub("", text)
    return re.sub(r"\s{2,}", " ", text).strip(" ,;")


def is_denial(clause: str) -> bool:
    """Whether a clause tells what was not done, not had, or not finished."""
    return bool(_UNFELT.search(_UNLESS.sub("", clause)))


def is_of_others(clause: str, *, first: bool) -> bool:
    """Whether a clause tells what others did; `first`: it begins the sentence, where a capital letter is no name."""
    if re.search(r"\bme and\b|\band (?:me|I)\b", clause):
        return False
    if not first and re.match(r"(?:and |but )?there(?:['’]s| was| were| is)\b", clause):
        return True
    if not first and re.match(rf"^[A-Z][a-z]+(?:\s[A-Z][a-z]+)?\s+{_DOES}\b", clause):
        return True
    return any(pattern.search(clause) for pattern in _OTHERS)


def is_gloss(clause: str) -> bool:
    """Whether a clause only says who or where the thing just named was."""
    return bool(_GLOSS.match(clause)) and not _WITH_ME.match(clause)


def is_abandoned(sentence: str) -> bool:
    """Whether a sentence tells of something begun that was not finished."""
    begun = _BEGUN.match(sentence) and (_ENDED.search(sentence) or _UNFELT.search(sentence))
    return bool(begun or _LAPSED.search(sentence))


def joined_by_me(clause: str) -> str | None:
    """Say "that was me and an illustrator" as "with an illustrator"; None for any other clause."""
    found = _WITH_ME.match(clause)
    return f"with {clause[found.end() :]}" if found else None


def without_person(clause: str, names: frozenset[str]) -> str:
    """The clause without "I" or "we" before its verb; one where they stand elsewhere stays as it is."""
    clause = _reports(clause)
    found = _PERSON.match(clause)
    if found is None:
        return _without_own(_there_was(clause))
    front, rest = found["front"].strip(), found["rest"].strip()
    if _SUBORDINATE.search(front):
        return clause
    told = _told(found["aux"], rest)
    if not front:
        return _without_own(told)
    if _CONJUNCTION.match(front):
        return _without_own(f"and {told}" if front.lower() in ("and", "or") else told)
    if _ADVERBIAL.match(front):
        return _without_own(
            f"{front}, {told[:1].lower()}{told[1:]}" if told[1:2].islower() or told[1:2] == " " else f"{front}, {told}"
        )
    return _without_own(_object_first(front, told, names) or clause)


def _told(aux: str | None, rest: str) -> str:
    """What follows "I" and its auxiliary, as a page tells it."""
    kind = (aux or "").strip().lower().replace("’", "'").lstrip("'")
    if kind in ("m", "re", "am", "are", "was", "were"):
        return _told_of_being(rest, past=kind in ("was", "were"))
    word, _space, after = rest.partition(" ")
    low = word.lower()
    if kind in ("ve", "have"):
        if low in ("been", "got"):
            return _ARTICLE.sub("", after) if low == "been" else after
        past = past_of_participle(low)
        return f"{past} {after}".strip() if past else rest
    if kind in ("had", "d", "would", "used to"):
        return _told_of_habit(low, after, rest, had=kind == "had")
    if low in ("have", "had", "got") and _COUNTED.match(after):
        return re.sub(r"^got\s+", "", after)
    roped = re.match(r"roped into (\w+ing)\b\s*", after) if low == "got" else None
    if roped is not None and (stem := base_of_ing(roped[1])):
        return f"{past_of(stem)} {after[roped.end() :]}"
    return rest


_COUNTED = re.compile(rf"(?:got\s+)?(?:{_HEDGE}\s+)?{_FIGURE}", re.IGNORECASE)


def _told_of_being(rest: str, *, past: bool) -> str:
    """What somebody was or was doing: "a link worker" as "link worker", "collecting" as "collected"."""
    word, _space, after = rest.partition(" ")
    low = word.lower()
    if low.endswith("ing") and (stem := base_of_ing(low)):
        return _ing_too(stem, after, past=past)
    if rest.startswith("on a salary") or (
        low in ("at", "remote", "based", "out", "from") and not re.search(r"\d", rest)
    ):
        return ""
    return _ARTICLE.sub("", re.sub(r"^(?:been|able to)\s+", "", rest))


def _told_of_habit(low: str, after: str, rest: str, *, had: bool) -> str:
    """What somebody would do or had done: "would see 14 patients" as "saw 14 patients"."""
    if _COUNTED.match(rest) or low in ("a", "an"):
        return rest
    if low == "have" and _COUNTED.match(after):
        return after
    past = past_of_participle(low) or (None if had else past_of(low))
    return f"{past} {after}".strip() if past else rest


def _ing_too(stem: str, after: str, *, past: bool) -> str:
    """Say "was sitting behind them and helping" as "sat behind them and helped"."""
    second = re.search(r"\band (\w+ing)\b", after)
    if second is not None and (other := base_of_ing(second[1])):
        after = f"{after[: second.start(1)]}{past_of(other) if past else other}{after[second.end(1) :]}"
    return f"{past_of(stem) if past else stem} {after}".strip()


def _object_first(front: str, told: str, names: frozenset[str]) -> str | None:
    """Say "The pipeline I built with Marek" as "built the pipeline with Marek"; None when the verb has an object of its own."""
    verb, _space, after = told.partition(" ")
    if (
        not verb.islower()
        or not _AFTER_OBJECT.match(after)
        or verb in ("was", "were", "am", "can", "could", "do", "did")
    ):
        return None
    if re.match(r"(?:there|it|that|this|what|who|nothing|none)\b", front, re.IGNORECASE):
        return None
    thing = lowered(front, names)
    alone = re.fullmatch(r"(?:for|in|on|with|at|to|up|out|off|over)", after)
    return f"{verb} {after} {thing}" if alone else f"{verb} {thing} {after}".strip()


def lowered(text: str, names: frozenset[str]) -> str:
    """The text as it stands within a sentence: its first word is small unless it is a name or an abbreviation."""
    word = re.match(r"[^\W_]*(?:['’-][^\W_]+)*", text)
    first = word[0] if word else ""
    a_name = first in names or (len(first) > 1 and not first[1:].islower())
    return text if a_name else text[:1].lower() + text[1:]


_REPORTS = re.compile(
    r"^(?P<who>.+?)\s+(?:(?:who\s+)?(?:are\s+|is\s+|were\s+)?report(?:s|ing|ed)?\s+(?:directly\s+)?(?:in\s*)?to|"
    r"(?:(?:who\s+)?work(?:s|ed|ing)?\s+|are\s+|were\s+)?under)\s+me\b(?P<rest>.*)$"
)


def _reports(clause: str) -> str:
    """Say "Seven loan officers report to me" as a page has it: "Direct reports: seven loan officers"."""
    found = _REPORTS.match(clause)
    if found is None:
        return clause
    who = re.sub(r"^(?:I['’]ve|I have|I had|I)(?:\s+got)?\s+", "", found["who"])
    if re.match(r"(?:they|it|she|he|none|nobody|no)\b", who, re.IGNORECASE):
        return clause
    first = who.split(" ", maxsplit=1)[0]
    who = who if first.isupper() and len(first) > 1 else who[:1].lower() + who[1:]
    return f"Direct reports: {who}{re.sub(r'^ while .*', '', found['rest'])}"


def _there_was(clause: str) -> str:
    return re.sub(r"^There(?:['’]s| was| were| is| are)\s+(?:an?\s+|the\s+)?", "", clause)


_OWN_THE = re.compile(r"\b(?:my|our)\s+(?=[a-z\d])", re.IGNORECASE)
_OWN_BARE = re.compile(
    r"\b(?:[Mm]y|[Oo]ur)\s+(?=(?:one|two|three|four|five|six|seven|eight|nine|ten|first|\d)\b|[A-Z])"
)
_OWN_KEPT = re.compile(r"\b(?:was|is|were|are|of) (?:my|our) (?:idea|own|baby|job|call|suggestion|thing|doing)\b")


def _without_own(text: str) -> str:
    """Say "our three services" as "three services", "my team" as "the team"."""
    if _OWN_KEPT.search(text):
        return text
    text = _OWN_BARE.sub("", text)
    return _OWN_THE.sub("the ", text)
