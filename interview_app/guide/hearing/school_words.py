"""The words by which schools, degrees and what was finished are told, in English and German."""

import re

from interview_app.guide.late_patterns import Late

_QUALIFICATION = (
    r"(?:b\.?sc|b\.?com|m\.?com|m\.?phil|d\.?phil|m\.?res|b\.?a|b\.e|b\.?eng|b\.?tech|m\.?tech|b\.?ed|m\.?ed|ll\.?[bm]|baccalaur\w*|btec|m\.?sc|m\.?a"
    r"|m\.?eng|mba|ph\.?d|hnd|hnc|nvq|degree|city (?:&|and) guilds|level [1-8]|diploma|bachelor\w*|master\w*|doctorate"
    r"|certificate|apprenticeship|postgrad\w*|a[- ]levels?|gcses?|leaving cert\w*|training|course"
    r"|\w*abitur|abi|matura|\w*lehre|\w*ausbildung|\w*studium|\w*diplom|(?!\w*schule?\b(?!\s+(?:an|am|bei"
    r"|in de[rm])\s))\w*meister\w*|promotion"
    r"|umschulung|lehrgang|\w*weiterbildung|\w*abschluss|\w*brief|\w*zertifikat|\w*maturität|(?:mittlere |allgemeine |fachgebundene )?\w*reife|\w*examen"
    r"|\w*prüfung|\w*fachausweis"
    r"|magister|habilitation|associate'?s?|ged|pgce|pg ?dip|cas|mas|efz|eba|(?-i:[BM]\.?S))\b"
)
_JOINT = (
    r"(?:\s*[.;]\s+|\s*\n\s*(?:[-•*]\s*)?|,?\s+(?:and|und|sowie|then|dann|after (?:that|this)|afterwards|danach"
    r"|anschließend|before that"
    r"|davor|vorher|zuvor|later(?: on)?|später|followed by|finally|zuletzt|schließlich)\b|,)+\s*"
)
_OWN_WORD = r"(?:an?|my|the|one|another|eine?n?|meine?n?|den|die|das|der)"
DASHED = Late(r"(?<=[^\W\d_])\s+[–—-]\s+(?=[^\W\d_])")
"""A dash that parts school and degree as a comma does."""
ONE_MORE = Late(
    rf"{_JOINT}(?=(?:(?:i|ich)\s+(?:\w+\s+){{1,2}}?)?(?:{_OWN_WORD})?\s*(?:[\w&'’-]+\s+){{0,3}}?{_QUALIFICATION})",
    re.IGNORECASE,
)
"""Where somebody goes on to another thing they learned: "…, and a diploma in cancer nursing there in 2020"."""
DEGREE_MORE = Late(
    rf"{_JOINT}(?=(?:(?:i|ich)\s+(?:\w+\s+){{1,2}}?)?(?:{_OWN_WORD}\s+(?:[\w&'’-]+\s+){{0,3}}?"
    rf"|(?:\w+\s+)?(?!training|course|degree))"
    rf"{_QUALIFICATION})",
    re.IGNORECASE,
)
"""The same behind a degree, whose subject may have an "and" of its own: "BA in Education and Training"."""
_SCHOOL = (
    r"(?:universit\w+|uni|college|\w*schools?|academy|institute|polytechnic|conservatoire|seminary|\w*schule"
    r"|\w*gymnasium|\w*akademie"
    r"|\w*kolleg|\w*lyzeum|internat|seminar|konservatorium|gymi|[FT]H|[TF]U|ETH|PH|EPFL|MIT)\b"
)
_PART_OF_ONE = r"(?:school|faculty|department|institute|college|fakultät|institut|fachbereich|seminar)\s+(?:of|for|für)\b"
SCHOOL_MORE = Late(
    rf"{_JOINT}(?!{_PART_OF_ONE})(?=(?:(?:at|to|from|an|am|auf|zu[rm]?"
    rf"|in)\s+)?(?:{_OWN_WORD}\s+)?(?:[\w.'’-]+\s+){{0,3}}?{_SCHOOL})",
    re.IGNORECASE,
)
"""Where another school follows; the "School of Medicine" behind a comma is part of the one before."""
NAMES_SCHOOL = Late(rf"(?<!\w){_SCHOOL}", re.IGNORECASE)
BEHIND_SCHOOL = Late(
    rf"(?:,\s+|\s+(?:for|doing|with|to do|mit|für)\s+)(?:(?:an?|my|the|eine[mnr]?|de[mn]|der"
    rf"|meine[mn])\s+)?(?={_QUALIFICATION})",
    re.IGNORECASE,
)
TAUGHT_AT = Late(
    r"(?P<what>[^,]+?)\s+(?P<at>at|an de[rm]|am|beim?)\s+(?:the\s+)?(?P<name>[A-ZÄÖÜ].*)"
)
INITIALS = Late(r"\b[A-ZÄÖÜ]{2,}\b")
IN_UNIVERSITY = Late(
    r"[^,]*\b(?:College|School|Hall),\s+(?:the )?University of [^,]+", re.IGNORECASE
)
"""One place with two names: "Balliol College, University of Oxford"."""
SUBJECT = Late(
    r"(?!(?:.* )?(?:school|faculty|department|institute|college|fakultät|institut|fachbereich|seminar) )"
    r"(?:[\w-]+ (?:and |und |& )?){0,2}?(?:\w*(?:medicine|medizin|law|recht|rechte|jura|history|geschichte|engineering|bau|bauwesen|wissenschaft(?:en)?|technik"
    r"|technology|tronik|ologie|ology|istik|ematik|ematics|physics?|physik|sciences?|studies|management|economics|wirtschaft|wesen|chemi(?:e|stry)"
    r"|philosoph(?:ie|y)|geograph(?:ie|y)|pharmaz(?:ie)|pharmacy|arts?|design|architektur|architecture|education|pädagogik|literatur(?:e)?|nursing|pflege"
    r"|marketing|accounting|lehramt|informatik|computing|maths?|music|musik|kunst|languages?|english|german|french|spanish|germanistik|theologie)"
    r"|BWL|VWL)",
    re.IGNORECASE,
)
"""A subject by its own name: what stands behind a university and a comma is one, or the town."""
QUALIFIES = Late(rf"\b{_QUALIFICATION}", re.IGNORECASE)
DONE_FIRST = Late(r"(?:did|got|finished|completed|gained|earned|took|passed|made)\s", re.IGNORECASE)
"""How a part begins whose "I" was said before."""
DEGREE_ALONE = Late(
    rf"{_QUALIFICATION}\.?(?:\s+(?:in\s+)?(?:[A-ZÄÖÜ][\w&-]*|and|und|\(\w+\))){{0,4}}(?:\s+(?:19|20)\d\d)?\s*(?:$|[,;.]|(?:and|und|then|dann)\b)",
    re.IGNORECASE,
)
_NO_SUBJECT = (
    r"(?!(?:hard|there|here|for|part|full|abroad|at|in|on|under|my|an?|the|with|and|further|again|mostly|also|it|that|first|then|later|from"
    r"|dann|danach|auch|noch|vorher|erst|lange|dort|später|nie|nicht|mal|schon|kurz|gerade|also|da|mit|nur|ich|wieder|nebenbei)\b)"
)
STUDIED = Late(
    r"\b(?:studied|studying|read)\s+(?P<area>(?-i:[A-Z])[\w&' -]*?)\s+(?:at|in|from)\s"
    rf"|\b(?:studied|studying)\s+{_NO_SUBJECT}(?P<small>[a-z][\w&'-]*(?: [a-z][\w&'-]*){{0,4}}?)\s+(?:at|in|from)\s"
    rf"|\bhabe?\s+(?:ich\s+)?{_NO_SUBJECT}(?P<klein>[a-zäöü][\w-]{{2,}})\s+(?:an|am|bei|in)\b.*\bstudiert\b"
    r"|\b(?P<fach>(?-i:[A-ZÄÖÜ])[\w-]+(?: und (?-i:[A-ZÄÖÜ])[\w-]+)?)\s+(?:an|am|bei|in)\b.*\b(?:studiert|studierte)\b"
    r"|\b(?:studierte|studiere)\s+(?:ich\s+)?(?P<faecher>(?-i:[A-ZÄÖÜ])[\w-]+(?: und (?-i:[A-ZÄÖÜ])[\w-]+)?)",
    re.IGNORECASE,
)
"""The subject of somebody's studies."""
AT_STUDIED = Late(
    r"(?P<name>(?:\w+ )*[\w.-]+ (?-i:[A-ZÄÖÜ])[\w.-]+)\s+(?P<area>(?-i:[A-ZÄÖÜ])[\w-]+(?: und (?-i:[A-ZÄÖÜ])[\w-]+)?)",
    re.IGNORECASE,
)
"""School and subject behind each other: "an der TU Dresden Maschinenbau studiert"."""
SAME_PLACE = Late(
    r"\b(?:there|the same (?:place|school|college|university)|dort|ebenda|ebendort|da)\b",
    re.IGNORECASE,
)
YEAR = Late(r"\b(?:19|20)\d\d\b")
DONE = Late(
    r"[\s,]*\b(?:(?:i|ich) )?(?:finished|finishing|graduated|graduating|completed|qualified|qualifying|done"
    r"|abgeschlossen|fertig|beendet"
    r"|abschluss)(?: it| there)?(?: in| im jahr)?\s+(?P<year>(?:19|20)\d\d)\b.*$",
    re.IGNORECASE,
)
THING_DE = re.compile(r"\s+(?:eine?n?|meine?n?|den|die|das)\s+(?=[A-ZÄÖÜ])")


AT = Late(
    r"(?:^|\s)(?:at|from|to|an (?:de[rm]|eine[rm])|auf (?:de[rm]|die|das|eine[rm])|am|beim?|im|in de[rm]|zur(?= \S*schule\b))\s+(?P<name>.+)$",
    re.IGNORECASE,
)
ATTENDED = Late(
    r"(?:i|we)\b.*?\battended\s+(?P<name>.+)$|.*\bich\b.*?\b(?:die|das|den)\s+(?P<besucht>.+?)\s+besucht$",
    re.IGNORECASE,
)
AT_NAMED = Late(
    r"\s+(?:at|from|an de[rm]|auf de[rm]|am|bei de[rnm]|beim?)\s+(?:the\s+)?(?-i:[A-ZÄÖÜ]).*$"
)
ENDS_DE = Late(
    r"\s+(?:studiert|gelernt|gewesen|gemacht|nachgeholt|nachgemacht|absolviert|abgeschlossen|besucht|bestanden|erworben|geworden|fertig)$",
    re.IGNORECASE,
)
DID = Late(
    r"i(?:'ve|'m| have| had| am)?(?:\s+(?:just|also|finally|currently|now|still))?\s+(?:did|done|do|doing|studying|working towards|have|had|hold|finished"
    r"|completed|got|gained|earned|received|studied|read|took|passed|made|left with|"
    r"graduated (?:with|in)|qualified as|trained as|was awarded|became|finished with)\s+(?P<what>.+)$|i(?:'m"
    r"| am) (?P<am>.+)$"
    r"|(?:ich )?(?:habe?|hab|bin|wurde|machte|hatte)(?: ich)?(?: dort| da)?\s+(?P<was>.+)$",
    re.IGNORECASE,
)
UNFINISHED = Late(
    r"\b(?:not finished|not yet finished|unfinished|did(?:n't| not)|never|haven't|have not) (?:really )?(?:finish|complete|graduate)|\bdropped out\b"
    r"|\bnicht (?:abgeschlossen|beendet|fertig)|\babgebrochen\b",
    re.IGNORECASE,
)
OBJECT_FIRST = Late(
    r"(?:(?:und|dann|danach)\s+)?(?P<what>(?:die|den|das|meine?n?|ein(?:e|en)?)\s+[A-ZÄÖÜ][\w-]*(?: (?:zu[rm]|als|in) [A-ZÄÖÜ][\w-]*)?)"
    r"\s+(?P<verb>habe?|hatte|machte)\s+ich\s+(?P<rest>.+)",
    re.IGNORECASE,
)
"""What was finished before the sentence about it: "die Matura hab ich 2019 in der Abendschule nachgeholt"."""
NOTHING_LEARNT = Late(
    r"(?:(?:i|ich)\s+)?(?:(?:left|finished|quit|was done with) school\b(?:\s+(?:at|when|with|in|aged|without)\b[^,.;]*)?"
    r"|(?:with |had |have |got )?(?:no|without|nothing|none|keine?n?|ohne|nichts)(?:\s(?![^,.;]*\b(?:but|except|aber|außer)\b)[^,.;]*)?)"
    r"\s*[,.;]\s*",
    re.IGNORECASE,
)
"""What somebody says of school that names none and nothing learned there."""
NOW = Late(
    r",?\s+(?:at the moment|right now|at present|currently|these days|zurzeit|zur zeit|momentan|im moment|gerade)(?=$|[,.;])",
    re.IGNORECASE,
)
THOUGH = Late(r",?\s+(?:though|tho|allerdings|aber|halt)$", re.IGNORECASE)
STILL_AT_IT = Late(
    r"^(?:(?:i'm |i am |i )?(?:not (?:yet )?finished(?: it)?(?: yet)?|haven't finished(?: it)?(?: yet)?|still (?:there|at it)|noch nicht fertig)"
    r"[\s,.;–-]*(?:but |and |aber )?)+(?:(?:i'm |i am |still |currently )*(?:doing|studying|working towards)\s+(?:my )?)?",
    re.IGNORECASE,
)
"""How somebody leads in what they are still learning."""
A_LEVELS = Late(r"a[- ]levels?\b", re.IGNORECASE)
YEAR_INSIDE = Late(
    r"\s+(?:in |im jahr )?(?P<year>(?:19|20)\d\d)\s+(?=(?:at|from|an|am|auf|bei|beim|in)\s)",
    re.IGNORECASE,
)
"""A year before the place: "Matura 2019 am Abendgymnasium"."""


LEFT_OUT = Late(r"(?:(?P<en>studied|studying|still at)|bin|gehe?|war|studiere)\s", re.IGNORECASE)
"""How a sentence about oneself begins that leaves out the "I"."""
_SUBJECT_BEHIND = Late(r"(?P<name>[^,]*?\S),\s+(?P<area>[^,]+)")


def area_of(said: str) -> str | None:
    """The subject that a sentence says was studied."""
    hit = STUDIED.search(said)
    return next((one for one in hit.groups() if one), None) if hit is not None else None


def subject_behind(school: str) -> re.Match[str] | None:
    """The name and the subject behind it, where a school was told with one: "Universität Aleppo, Medizin"."""
    hit = _SUBJECT_BEHIND.fullmatch(school)
    return hit if hit is not None and SUBJECT.fullmatch(hit["area"]) else None
