"""What somebody wishes for, in a sentence: "ward manager, part-time, somewhere near Leeds, but no nights" tells four things."""

import re

from interview_app.domain.frozen import frozen
from interview_app.guide.abbreviations import joined
from interview_app.guide.fields import items
from interview_app.guide.hearing.frames import name_in, without_lead
from interview_app.guide.late_patterns import Late


@frozen
class Wishes:
    """What was heard of somebody's goals; () and "" where nothing was told."""

    looking_for: tuple[str, ...] = ()
    avoid: tuple[str, ...] = ()
    arrangement: str = ""
    locations: tuple[str, ...] = ()


_WISHING = Late(
    r"(?:(?:i|we)(?:'d| would| do)? (?:really |just )?(?:like|love|prefer|want|hope|wish|enjoy)(?: to)?|i(?:'m"
    r"| am) (?:looking for|after|interested in|open to)|i look for"
    r"|my (?:goal|dream|wish|dream job) (?:is|would be)(?: to)?|i see myself(?: as| in)?"
    r"|ich (?:suche|möchte|will|wünsche mir|hätte gern(?:e)?|würde gern(?:e)?|träume von)(?: gern(?:e)?)?"
    r"|mein(?:e)? (?:ziel|wunsch|traum|traumjob) (?:ist|wäre))\s+",
    re.IGNORECASE,
)
_AS = Late(
    r"(?:(?:to )?(?:be(?:come)?|work|find|have|get|do|working|being|arbeiten)\s+)?(?:(?:a job|a post|a position"
    r"|a role|work|eine? (?:stelle|arbeit|aufgabe|position|job))\s+)?"
    r"(?:(?:as|als|im bereich|(?:something|anything|etwas|was) (?:in|like|im|wie))\s+)?",
    re.IGNORECASE,
)
_SOFT = Late(
    r"(?:maybe|perhaps|ideally|preferably|possibly|or|and|also|then|but|best|vielleicht"
    r"|am liebsten|gern(?:e)?|möglichst|oder|und|auch|aber)\s+",
    re.IGNORECASE,
)
_NOT = Late(
    r"(?:(?:and |but |definitely |please |und |aber |bitte )*)(?:auf (?:gar )?keinen fall|(?:no(?:t|thing)?(?: more"
    r"| with)?|never|without|anything but|kein(?:e[nrms]?)?|nicht(?:s)?(?: mehr| mit)?|ohne"
    r")|i(?:'d| would) rather not|i (?:do not|don't|won't) want(?: to)?(?: do| work)?|i (?:hate|dislike)"
    r"|ich (?:will|möchte) (?:kein(?:e[nrms]?)?|nicht(?: mehr)?))\s+",
    re.IGNORECASE,
)
_HOURS = Late(
    r"\b(?:full[- ]?time|part[- ]?time|remote(?:ly)?|hybrid|from home|on[- ]?site|shifts?|permanent|\d{2} hours"
    r"|vollzeit|teilzeit|homeoffice|home-office|von zu ?hause|schicht\w*|befristet|unbefristet"
    r"|\d{2} (?:wochen)?stunden|\d{2} ?%)",
    re.IGNORECASE,
)
_WHERE = Late(
    r"^(?:(?:somewhere|anywhere|irgendwo) )?(?:in(?: and around| or near)?|near|around|close to|within reach of"
    r"|in der nähe von|im (?:Groß)?[Rr]aum|rund um|um|bei)\s+(?=[A-ZÄÖÜ])",
)


_JOINTS = Late(
    r",?\s+(?=(?:but|aber|ohne|without)\s)|\s+(?:in )?(?=(?:full|part)[- ]time$|(?:Voll|Teil)zeit$)"
)
_OR = Late(r"\s+(?:or|oder)\s+")
_ENDS = Late(r"\s+(?:arbeiten|werden|finden|any ?more|mehr)$", re.IGNORECASE)


def heard(text: str) -> Wishes:
    """What an answer to "what are you looking for" tells, part by part; each in the person's own words."""
    found: dict[str, list[str]] = {
        "looking_for": [],
        "avoid": [],
        "arrangement": [],
        "locations": [],
    }
    for part in _parts(text):
        said = _without(_SOFT, part)
        if (refused := _NOT.match(part)) is not None:
            found["avoid"].append(_ended(part[refused.end() :]))
        elif _WHERE.match(said) is not None:
            found["locations"].append(_WHERE.sub("", said))
        elif (hours := _HOURS.search(said)) is not None and len(said.split()) - len(
            hours[0].split()
        ) <= 2:
            found["arrangement"].append(said if not _is_work(said) else hours[0])
            found["looking_for"].append(_wish(part) if _is_work(said) else "")
        else:
            found["looking_for"].append(_wish(part))
    lists = {name: tuple(dict.fromkeys(filter(None, many))) for name, many in found.items()}
    return Wishes(
        looking_for=lists["looking_for"],
        avoid=lists["avoid"],
        arrangement=", ".join(lists["arrangement"]),
        locations=lists["locations"],
    )


def refused(text: str) -> tuple[str, ...]:
    """The items of an answer to "what would you rather avoid", without "no" and "I don't want"."""
    return tuple(
        filter(None, (_ended(_without(_NOT, _without(_SOFT, part))) for part in _parts(text)))
    )


def towns(text: str) -> tuple[str, ...]:
    """The places of an answer, without "in" and "near"."""
    return tuple(
        filter(
            None,
            (
                _WHERE.sub("", _without(_SOFT, _without(_WISHING, one)))
                for part in _parts(text)
                for one in _OR.split(part)
            ),
        )
    )


def _parts(text: str) -> list[str]:
    """The items of an answer, and what begins anew behind "but"."""
    said = [one for line in text.strip().splitlines() for one in joined(_SENTENCE.split(line))]
    listed = (
        item
        for one in said
        for item in items(_AS_SAID.sub("", without_lead(_AND_LED.sub("", one.strip()))))
    )
    parts = [
        _IF_POSSIBLE.sub("", part.strip(" .,!")) for item in listed for part in _JOINTS.split(item)
    ]
    parts = [part for part in parts if part and _JOINT_ALONE.fullmatch(part) is None]
    return [part for part in parts if _ASIDE.match(part) is None] or parts


def _is_work(said: str) -> bool:
    """Whether a part about hours also names the work: "part-time teaching"."""
    rest = _OF_HOURS.sub(" ", _HOURS.sub(" ", said))
    return re.search(r"[^\W\d_]{4,}", rest) is not None


_SENTENCE = Late(r"(?<=[\w)][.!?])\s+(?=[A-ZÄÖÜ])")
_AND_LED = Late(r"^(?:and|und|also|oh and)\s+(?=\S)", re.IGNORECASE)
_AS_SAID = Late(
    r",?\s+(?:(?:as |like )?i(?:'ve| have)? (?:already |just )?(?:said|told you|mentioned)|wie (?:schon )?gesagt|(?:das )?(?:hab|habe) ich"
    r" (?:doch |ja |schon |grad |gerade )*gesagt)(?=$|[,.;!])",
    re.IGNORECASE,
)
_IF_POSSIBLE = Late(
    r",?\s+(?:if (?:at all )?possible|if i can help it|wenn(?:'s| es)? (?:irgendwie )?(?:geht|möglich ist)|wenn möglich)$",
    re.IGNORECASE,
)
_ASIDE = Late(
    r"(?:(?:but|and|because|since|aber|und|weil)\s+)*(?:i(?:'m| am)\s+(?!(?:looking|after|open|interested|searching|hoping)\b)|i(?:'ve| have) (?:got )?(?:my|a|two|three|kids|no)\b"
    r"|(?:that|this|it|they)(?:'s| is| was| sacked| fired)\b|ich (?:bin|hab|habe) (?!auf der suche)|mein(?:e|er)? \w+ (?:ist|sind|hat)\b)",
    re.IGNORECASE,
)
"""What somebody tells of themselves beside their wish: "I'm seventy", "I'm not moving at my age"."""
_JOINT_ALONE = Late(r"(?:but|and|or|aber|und|oder|sondern)?", re.IGNORECASE)
_OF_HOURS = Late(
    r"\b(?:work\w*|jobs?|posts?|positions?|roles?|hours?|days?|weeks?|only|just|mostly|mainly|ideally|preferably"
    r"|maybe|perhaps|either|both|with|from|if|possible"
    r"|something|anything|contract|basis|arbeit\w*|stellen?|stunden?|tage?n?|woche?n?|pro|nur|meist\w*"
    r"|am liebsten|gern\w*|vielleicht|möglichst|maximal|höchstens"
    r"|mindestens|etwa|ungefähr|circa|oder|auch|eher|lieber|etwas|vertrag|festanstellung|anstellung|about|around"
    r"|least|most|more|than|over|under|some)\b",
    re.IGNORECASE,
)
"""Words that stand around hours and name no work."""


def _wish(part: str) -> str:
    said = _without(_SOFT, part)
    wished = _without(_WISHING, said)
    return _ended(_AS.sub("", wished, count=1))


def _ended(said: str) -> str:
    return name_in(_ENDS.sub("", said))


def _without(pattern: Late, text: str) -> str:
    while (hit := pattern.match(text)) is not None and text[hit.end() :].strip():
        text = text[hit.end() :]
    return text
