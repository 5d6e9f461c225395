"""What a person means by a message: a wish about the interview, or an answer to the question that
stands.

Nothing is guessed: a message counts as a wish only when it says nothing else, so that "next I
trained the team" is an answer.
"""

import re
from enum import StrEnum

from interview_app.domain.frozen import frozen
from interview_app.guide import asking_back
from interview_app.guide.asking_back import plain
from interview_app.guide.flow import Flow, Words
from interview_app.guide.late_patterns import Late


class Intent(StrEnum):
    """A wish that works at any point (CONTRACT A17), or an answer of one word."""

    BACK = "back"
    SKIP = "skip"
    LATER = "later"
    UNKNOWN = "unknown"
    STOP = "stop"
    NOTHING = "nothing"
    TOLD = "told"
    AGREE = "agree"
    CHANGE = "change"
    SLIP = "slip"
    ASKS = "asks"
    ANSWER = "answer"


LEAVES = frozenset((Intent.SKIP, Intent.UNKNOWN, Intent.LATER, Intent.NOTHING, Intent.TOLD))
"""Intents that leave a question open without answering it, or say that it was answered before."""


@frozen(kw_only=False)
class Meaning:
    """An intent; for `CHANGE` the path of the slot (or ""), and for it and `SLIP` the new wording
    when it came along.

    For `ASKS` the path is what is asked, as `asking_back.about` has it.
    """

    intent: Intent
    path: str = ""
    rest: str = ""


_SHORT = 80
"""Characters; a longer answer tells something, whatever it begins with."""
_IT_WAS = Late(
    r"^(?:(?:it|that|this) (?:was|is|should be|must be)|it's|that's|(?:es|das) (?:war|ist|muss "
    r"heißen|heißt"
    r"|sollte heißen)|in)\s+",
    re.IGNORECASE,
)
_OTHER = Late(
    r"(?:something|anything|someone) else|(?:another|a different|the other)(?: one)?|wrong|etwas "
    r"anderes|was anderes"
    r"|(?:den|die|das) ander(?:e|en)|falsch",
    re.IGNORECASE,
)
"""What says that it was another, and not which."""
_DECLINES = Late(
    r"^(?:(?:sorry|no|nein|entschuldigung|tut mir leid)[, ]+)*(?:"
    r"i(?:'d| would) (?:rather|prefer)(?: to)? not\b(?: (?:say|to|give|share|tell|answer|have"
    r"|put)\b.*)?"
    r"|(?:i )?prefer not to\b.*"
    r"|i (?:do not|don't) (?:want|wish|like) to (?:say|give|share|tell|answer|put|add)\b.*"
    r"|i (?:do not|don't|haven't|have not)(?: got| have)? (?:one|any(?: \w+){0,2}|a \w+|an \w+"
    r"|anything|a phone number"
    r"|an email address|none)(?: there| yet| at all)?"
    r"|(?:no|without a|without) (?:phone|telephone|mobile|email|number|phone number|licen[cs]es?"
    r"|certificates?"
    r"|budget|degree|qualification)"
    r"|(?:das |des )?(?:möcht|mag|will) i (?:lieber )?(?:net|ned|nit|ne|nich|nicht) (?:sagen|sag"
    r"|angeben)"
    r"|(?:das )?(?:möchte|mag|will) ich (?:lieber |hier )?nicht (?:sagen|angeben|nennen|teilen"
    r"|beantworten)"
    r"|i(?:'ve)? (?:already |just )?(?:said|told you) no|(?:again|once more|nochmal|noch mal"
    r"|wie gesagt)[,:]? (?:no|nein)"
    r"|ich (?:sagte|habe?) (?:doch |schon |ja )?nein(?: gesagt)?|none of your business|(?:das "
    r")?geht (?:dich"
    r"|sie) nichts an"
    r"|lieber nicht|dazu sage ich nichts"
    r"|(?:ich )?hab(?:e)?(?: ich)? (?:keine?[nrs]?|nichts)(?: \w+)?|(?:gibt es|gab es|da gibt "
    r"es) (?:nicht"
    r"|keine?[nrs]?)(?: \w+)?"
    r"|(?:i(?:'ve| have)? (?:never|not|not yet) |i haven't |i've not |i never |i(?:'m| am) not )"
    r"(?:\w+ly )?(?:had|got|worked|been employed|employed|work|held)"
    r"(?: (?:a|any|an)?(?: \w+)? ?(?:jobs?|work|employers?|position))?(?: anywhere| before| yet| "
    r"so far| at all)*"
    r"|(?:no|not a) (?:real )?(?:jobs?|employers?|work)(?: yet| so far| before)*"
    r"|(?:this|it) (?:is|would be|will be|'ll be) my first (?:real )?job"
    r"|(?:ich )?(?:hatte|habe?|hab)(?: ich)? (?:bisher |bis jetzt )?(?:noch )?"
    r"(?:nie|nicht|nirgends|keine?n?(?: \w+)? (?:stelle|job|arbeit|arbeitgeber))"
    r"(?: (?:gearbeitet|gehabt|angestellt))*|(?:das|es) (?:ist|wäre|wird) (?:meine erste stelle"
    r"|mein erster job)"
    r"|ohne (?:telefon|handy|abschluss|zertifikat\w*)|keine? (?:telefon\w*|handy\w*|nummer"
    r"|abschluss"
    r"|zertifikate?|scheine?)"
    r")$"
)
"""A whole message that declines to answer or says that there is none."""


_DENIED = Late(
    r"(?:(?:well|oh|hm+|na ja|naja|also|ah)[\s,]+)*(?:no|nope|none|nobody|no one|nein|nee|nö"
    r"|keine?[rnms]?"
    r"|niemand\w*|nichts|nothing|not (?:any|really))"
    r"(?:\s+(?:really|actually|at all|so far|that i (?:know|can think) of|eigentlich|wirklich"
    r"|leider|bisher|dass ich wüsste))*"
    r"(?:$|\s*[,;.:!–-]\s*(?!.*\b(?:but|except|aber|außer|sondern|doch)\b).*)",
    re.IGNORECASE | re.DOTALL,
)


def denies(text: str) -> bool:
    """Whether an answer begins with a no and takes nothing of it back: "keine, ich war ja nur
    Stellvertretung".
    """
    return _DENIED.fullmatch(text.strip()) is not None


_NONE_OF = Late(
    r"(?:(?:well|oh|hm+|na ja|naja|also|ah)[\s,]+)*(?:no|nobody|no[- ]one|none|not (?:a single"
    r"|one)|zero"
    r"|kein(?:e[rnms]?)?|niemand\w*|null)"
    r"\s+(?!.*\b(?:but|except|apart from|only|aber|außer|sondern|doch|nur)\b).+",
    re.IGNORECASE | re.DOTALL,
)


def tells_none(text: str) -> bool:
    """Whether an answer says that there was none of something, in a sentence: "nobody reported to
    me", "keine Ausfälle".
    """
    return denies(text) or _NONE_OF.fullmatch(text.strip()) is not None


_NOTHING_SPECIAL = Late(
    r"(?:(?:well|oh|hm+|na ja|naja|also|ach|just|only|really|nur|eigentlich|halt|einfach)[,\s]+)*"
    r"(?:(?:it's|that's|it was|das ist|das war|braucht)\s+)?(?:(?:just|only|nur|halt|einfach"
    r"|mit)\s+)*"
    r"(?:common sense|nothing (?:special|much|fancy|really)|not (?:much|a lot|anything special)"
    r"|no (?:special )?skills?|the usual"
    r"|(?:gesunder |der gesunde )?menschenverstand|nichts (?:besonderes|spezielles|weiter)|nicht "
    r"viel|(?:das )?übliche"
    r"|weiter nichts|nothing further)(?:\s+(?:really|tbh|to be honest|i guess|i suppose"
    r"|eigentlich|halt|so))*"
)
"""What somebody says who thinks that it takes nothing worth a name."""


def tells_nothing_special(text: str) -> bool:
    """Whether an answer names nothing: it was nothing special, "just common sense", or there is
    none, "nein nichts".
    """
    return any(one.fullmatch(plain(text)) is not None for one in (_NOTHING_SPECIAL, _NO_ALONE))


_NO_ALONE = Late(
    r"(?=.*\b(?:no|nope|none|nothing|nein|nee|nö|nichts|keine?s?)\b)"
    r"(?:(?:well|oh|hm+|na ja|naja|also|ach|no|nope|none|nothing|nein|nee|nö|nichts|keine?s?|gar"
    r"|eigentlich|wirklich|really"
    r"|actually|at all|so far|that (?:i (?:know|can think)(?: of)?|comes to mind)|weiter|sonst"
    r"|mehr|bisher|leider"
    r"|spezielles|besonderes|bestimmtes|special|(?:in )?particular|dass ich wüsste|danke"
    r"|thanks)(?:[\s,.;!–-]+|$))+",
    re.IGNORECASE,
)
"""A whole message of words that say no: "nein nichts", "no, nothing really"."""


_FORGOTTEN = Late(
    r"(?:(?:sorry|oh|well|hm+|puh|äh|ach|uff|na ja|naja|tja|um|er)[,.! ]+)*(?:"
    r"(?:i )?(?:really |honestly |just )*(?:can't|cannot|can not|cant|don't|dont|do not"
    r"|couldn't)(?: really| honestly| even)*"
    r" (?:remember|recall|know|say|tell(?: you)?)"
    r"(?: (?:that|it|exactly|anymore|any more|for sure|off ?hand|when|now|any longer|precisely))*"
    r"|(?:i )?(?:have|'ve got|got) no (?:idea|clue)|no (?:idea|clue)"
    r"|(?:i'm |im |i am )?not (?:really |quite |too )?(?:sure|certain)"
    r"|(?:i )?(?:forget|forgot|have forgotten|'ve forgotten)(?: (?:that|it|when|exactly))*"
    r"|(?:it's |that's )?too long ago"
    r"|(?:das |es )?wei(?:ß|ss) (?:ich )?(?:das |es )?(?:leider |jetzt |grad |gerade |echt "
    r"|wirklich |so )*nicht"
    r"(?: mehr)?(?: so)?(?: genau| sicher| auswendig)*"
    r"|(?:das )?(?:kann|könnte) ich (?:ihnen )?(?:leider |jetzt |so )*nicht (?:mehr )?(?:so "
    r")?(?:genau )?sagen"
    r"|(?:ich )?(?:kann mich|erinnere mich)(?: leider| da| daran| echt| wirklich)* nicht(?: "
    r"mehr)?(?: so)?(?: genau)?"
    r"(?: daran)?(?: erinnern)?"
    r"|(?:da )?(?:hab|habe) ich (?:leider )?keine ahnung(?: mehr)?|keine ahnung(?: mehr)?"
    r"|(?:das |hab ich |habe ich )*(?:schon )?vergessen|(?:das ist )?(?:schon )?(?:zu |so "
    r")?lange her)"
    r"(?:[, ]+(?:tbh|to be honest|honestly|sorry|mate|ehrlich gesagt|leider|tut mir leid))*"
)
"""A whole message that says somebody no longer knows."""
_TOLD = Late(
    r"(?:well |but |as |like |sorry |but i think )*(?:see|as|like|same as|it's|it is|that's) "
    r"(?:above|before"
    r"|already there|the same)|as above|ditto|same(?: again| answer)?"
    r"|(?:well |but |as |like |that's what |that |sorry )*i(?:'ve| have)?(?: just| already| only"
    r"| literally)* (?:told|said|wrote|written|mentioned|answered|explained)"
    r"(?: you| that| this| it| so| above| before| already| just now)*"
    r"|siehe oben|s\.? ?o|steht (?:schon |ja |doch )*oben|wie (?:gesagt|oben|schon gesagt|oben "
    r"gesagt"
    r"|geschrieben|beschrieben)"
    r"|(?:das )?(?:habe?|hab) ich (?:dir |ihnen |das |es |doch |ja |schon |bereits |gerade |eben "
    r"|oben )*(?:gesagt|geschrieben|erzählt|erwähnt|beantwortet|erklärt)"
)
"""A whole message that points to what was said before."""


def _is_nothing_twice(said: str, words: Words) -> bool:
    """Whether each clause of a message says by itself that there is nothing: "no, that is all",
    "nein, sonst nichts".
    """
    clauses = [_without_politeness(plain(one), words) for one in re.split(r"[,;.!–]", said)]
    return len(clauses) > 1 and all(one in words.intents[Intent.NOTHING] for one in clauses if one)


def understand(text: str, flow: Flow, *, paths: tuple[str, ...]) -> Meaning:
    """The meaning of a message; `paths` are the slots that "change …" may name here, nearest
    first.
    """
    words = flow.words
    said = plain(text)
    bare = _without_politeness(said, words)
    for intent in (
        Intent.BACK,
        Intent.SKIP,
        Intent.LATER,
        Intent.UNKNOWN,
        Intent.STOP,
        Intent.NOTHING,
        Intent.AGREE,
    ):
        if said in words.intents[intent] or bare in words.intents[intent]:
            return Meaning(intent)
    if len(said) <= _SHORT and (_DECLINES.search(said) or _is_nothing_twice(said, words)):
        return Meaning(Intent.NOTHING)
    if len(said) <= _SHORT and _FORGOTTEN.fullmatch(said):
        return Meaning(Intent.UNKNOWN)
    if len(said) <= _SHORT and _TOLD.fullmatch(said):
        return Meaning(Intent.TOLD)
    if (about := asking_back.about(text)) is not None:
        return Meaning(Intent.ASKS, path=about)
    for slip in words.slips:
        if said == slip or (
            said.startswith((slip + " ", slip + ",", slip + ":", slip + ".")) and len(said) < _SHORT
        ):
            return Meaning(Intent.SLIP, rest=_corrected(text, slip))
    return _change(text, flow, paths) or Meaning(Intent.ANSWER)


def _corrected(text: str, slip: str) -> str:
    """What follows the words by which somebody takes an answer back: "2016" of "sorry, I meant
    2016".
    """
    found = re.search(
        r"\W+".join(map(re.escape, slip.split())), text.replace("’", "'"), re.IGNORECASE
    )
    rest = text[found.end() :].strip(" \t\n,:;.–-!") if found is not None else ""
    rest = _IT_WAS.sub("", rest)
    return "" if _OTHER.fullmatch(rest) else rest


def _without_politeness(said: str, words: Words) -> str:
    for word in words.polite:
        said = said.removeprefix(word + ", ").removeprefix(word + " ").removesuffix(" " + word)
    return said.strip(" ,")


def _change(text: str, flow: Flow, paths: tuple[str, ...]) -> Meaning | None:
    """A wish to change: "change result", "change my phone to 0221 …", "Ergebnis ändern", "change
    result: it was 14".
    """
    said = _without_politeness(plain(text), flow.words)
    starts = next(
        (
            word
            for word in flow.words.change
            if said == word or said.startswith((word + " ", word + ":"))
        ),
        None,
    )
    ends = next((word for word in flow.words.change if said.endswith(" " + word)), None)
    if starts is not None:
        after = said[len(starts) :].strip(" :")
    elif ends is not None and len(said.split()) <= 5:
        after = said[: -len(ends)].strip()
    else:
        return None
    for word in flow.words.articles:
        after = after.removeprefix(word + " ")
    if not after:
        return Meaning(Intent.CHANGE)
    named = [
        (len(word), -at, path)
        for at, path in enumerate(paths)
        for word in flow.slot(path).words
        if after == word
        or re.match(re.escape(word) + r"(?:\s*[:,]|\s+(?:to|is|was|auf|zu|in|ist|war)\b)", after)
    ]
    if not named:
        # "change management was my job" is an answer; "change it" a wish.
        return Meaning(Intent.CHANGE) if len(after.split()) <= 2 and starts is not None else None
    length, _, path = max(named)
    rest = _new_wording(text, after[:length]) if starts is not None else ""
    return Meaning(Intent.CHANGE, path, rest)


def _new_wording(text: str, word: str) -> str:
    """What follows the slot's name, in the person's own letters."""
    found = re.search(re.escape(word), text, re.IGNORECASE)
    if found is None:
        return ""
    rest = text[found.end() :]
    return re.sub(
        r"^\s*(?:[:,]|(?:to|is|was|auf|zu|in|ist|war)\b)\s*:?\s*", "", rest, flags=re.IGNORECASE
    ).strip()
