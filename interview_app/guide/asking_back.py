"""Questions back: somebody asks instead of answering, why it is asked, who reads it, what was
noted, or to hear it again.
"""

import re

from interview_app.guide.late_patterns import Late

_LONGEST_QUESTION = 120
_ASKS = Late(
    r"(?:(?:sorry|hm+|wait|moment|ok|okay|well|but|and|entschuldigung|äh|hä|aber|und|na ja"
    r"|naja)[, ]+)*(?:"
    r"(?:what|which|how|why|where|when|who|whose|do you|did you|can you|could you|can i|could i"
    r"|should i|shall i"
    r"|must i|do i"
    r"|is it|is that|is this|are you|does it|does that|will you|would it|may i|like what|such as"
    r"|for example"
    r"|for instance"
    r"|you mean)\b[^?]*\?+"
    r"|(?:wie|warum|wieso|weshalb|wozu|welche[rnms]?|wer|wann|wo|soll ich|sollte ich|kann ich"
    r"|darf ich|muss ich"
    r"|meinst du"
    r"|meinen sie|ist das|brauchst du|brauchen sie|zum beispiel|also)\b[^?]*\?+"
    r"|was (?:meinst|meinen|soll|sollte|ist|genau|denn|heißt|bedeutet|willst|wollen|möchtest"
    r"|möchten|brauchst|brauchen"
    r"|schreib|sagt|kann|muss|für|zum|wäre|gehört|zählt)\w*\b[^?]*\?+"
    r"|(?:wird|werden|bleibt|bleiben|steht|stehen|kommt|kommen|geht|gehen|reicht|gilt|zählt|sind"
    r"|haben sie"
    r"|hast du|wollen sie"
    r"|willst du|möchten sie|dürfen|darf|muss|müssen|soll|sollen|sollte|sieht"
    r"|gehört|have you|are these|will (?:this|that|it|they|anyone)|must|have to)\b[^?]*\?+"
    r"|why (?:do|does|would|are|is|should|must|you)\b[^?.!]*|what (?:do|does|are|is) (?:you|u"
    r"|that|this|it)\b[^?.!]*"
    r"|how (?:do|should|can|would) (?:i|you|u)\b[^?.!]*"
    r"|(?:warum|wieso|weshalb|wozu) (?:wollen|willst|fragen|fragst|brauchen|brauchst|muss|müssen"
    r"|soll|ist"
    r"|wird)\b[^?.!]*"
    r"|hä+h?\?*|pardon\?*|wie bitte\?*|what\?+|was\?+|what do you mean(?: by that| exactly)?"
    r"|what does that mean"
    r"|i (?:do not|don't|didn't) (?:quite |really )?(?:understand|get)(?: that| this| it| the "
    r"question"
    r"| what you mean| you)?"
    r"|(?:das |die frage )?(?:verstehe?|versteh|kapiere) ich (?:die frage )?(?:gerade )?nicht(?: "
    r"ganz| so ganz)?"
    r"|ich verstehe? (?:das|die frage|sie|dich|gar)? ?nicht(?: ganz)?|was (?:meinst du|meinen "
    r"sie)(?: damit| denn"
    r"| genau)*)\s*"
)
"""A whole message that asks back instead of answering; "2015?" and "Holt, I think?" are answers."""


_ABOUT = (
    (
        "privacy",
        Late(
            r"\bwho (?:else )?(?:will |can |gets? |is going to )?(?:sees?|reads?|gets?)\b"
            r"|\b(?:stored?|saved"
            r"|shared?|private"
            r"|confidential|public|secret|leave this|on (?:there|it)|wer (?:sieht|liest|bekommt"
            r"|kann)|gespeichert"
            r"|vertraulich"
            r"|öffentlich|geheim"
            r"|weiter(?:ge)?geb\w*|unter uns|datenschutz|on (?:my|the) (?:resume|résumé|cv)|(?:im"
            r"|in den"
            r"|auf den) lebenslauf)\b"
        ),
    ),
    (
        "need",
        Late(
            r"\b(?:why|need|needed|necessary|required?|must|mandatory|have to|optional|what for"
            r"|matters?|warum"
            r"|wieso|weshalb|wozu"
            r"|brauch\w*|muss|müssen|nötig|notwendig|pflicht|wichtig|freiwillig)\b"
        ),
    ),
)
"""What a question back is about."""


_REPEAT = Late(
    r"(?:(?:sorry|pardon|entschuldigung|hm+|äh|wait|moment|please|bitte|ok|okay)[, ]+)*(?:"
    r"(?:(?:can|could|would|will) you )?(?:please )?(?:repeat|say|ask)(?: (?:that|it|this|the "
    r"question"
    r"|me))*(?: again| once more)?"
    r"|(?:once )?(?:again|more)(?: please)|what was (?:that|the question|it)(?: again)?|come again"
    r"|(?:(?:können|könnten|kannst|könntest) (?:sie|du) )?(?:bitte )?(?:das |es |die frage |sie "
    r")*(?:bitte )?"
    r"(?:noch ?mals?|noch ein ?mal) ?(?:bitte )?(?:wiederholen|sagen|stellen|fragen)?"
    r"|(?:(?:können|könnten|kannst|könntest) (?:sie|du) )?(?:bitte )?(?:das |es "
    r"|die frage )*(?:bitte )?wiederholen(?: sie)?(?: das| die frage)?"
    r"|wiederhol(?:e|en)?(?: sie| das| die| frage)*|was war (?:die frage|das)(?: noch ?mal| "
    r"gleich)?"
    r"|wie war die frage(?: noch ?mal| gleich)?"
    r")(?:[, ]+(?:please|bitte))?\?*"
)
_NOTED = Late(
    r"(?:(?:ok|okay|so|and|also|und|wait|moment|sorry)[, ]+)*(?:"
    r"(?:what|which (?:jobs|things)) (?:have|did|do|had) you (?:got |have |already |actually "
    r")*(?:noted|note"
    r"|written|write|got|get|saved?|recorded?|put)?"
    r"(?: down)?(?: about me| of me| from me| there)?(?: so far| until now| up to now| already| "
    r"yet)?"
    r"|what(?:'s| is| has been) (?:noted|written|there)(?: down)?(?: so far)?"
    r"|(?:(?:can|could) you )?(?:show|tell|read)(?: it| that)?(?: me)?(?: back)?(?: to me)?(?: "
    r"what you (?:have"
    r"|noted|wrote)\b.*| my answers| so far| back to me)"
    r"|was (?:hast du|haben sie|hat er) (?:denn |jetzt |da |von mir |bis jetzt |bisher |schon "
    r"|alles |dir |sich )*"
    r"(?:notiert|aufgeschrieben|geschrieben|gespeichert|vermerkt)(?: bisher| bis jetzt)?"
    r"|was (?:ist|steht) (?:denn |jetzt |da |bis jetzt |bisher |schon |alles )*(?:notiert"
    r"|aufgeschrieben|da|drin)"
    r"|(?:zeig|zeigen sie|lies|lesen sie)(?: mir)?(?: bitte)?(?: mal)?(?:,)? was (?:du|sie)\b.*"
    r")\?*"
)


_OF_THE_INTERVIEW = (
    (
        "counts",
        Late(
            r".*\b(?:(?:does|do|would|will) (?:that|this|it|these|those|they|something like "
            r"that) (?:even |also |really "
            r"|still )?count"
            r"(?: too| as (?:a )?(?:job|work))?|(?:should|shall|can|do|must|soll|sollte|kann"
            r"|muss) (?:i|ich)"
            r" (?:also |even |really |auch |noch )*(?:list|mention|add|include|count|name|put"
            r"|tell you about|do)\b"
            r"(?!.*\b(?:every|each|all|separately)\b)[^?]*"
            r"|(?:soll|sollte|kann|muss) ich (?!.*\b(?:jede\w*|alle\w*|einzeln)\b)[^?]*"
            r"(?:angeben|nennen|erwähnen|aufführen|dazuschreiben|dazunehmen)"
            r"|is (?:that|this|it) (?:even |really )?a (?:real |proper )?job"
            r"|zählt (?:das|so ?was|so etwas|es)(?: auch| denn| überhaupt| dazu)*|gilt (?:das|so "
            r"?was)(?: auch| denn"
            r"| überhaupt)*)\?+"
        ),
    ),
    (
        "each",
        Late(
            r".*\b(?:should|shall|must|do|can|soll|sollte|muss|kann) (?:i|we|ich"
            r"|wir)\b.*\b(?:every|each|all|separately|one by one"
            r"|jede[nrms]?|alle[nrms]?|einzeln)\b[^?]*\?+"
        ),
    ),
    (
        "length",
        Late(
            r"(?:.*[.,!] )?(?:so )?(?:how (?:much )?long(?:er)?\b.*\b(?:this|it|take|takes|left"
            r"|go)\b.*"
            r"|how many (?:more )?questions.*"
            r"|(?:is|does|will) (?:this|it)\b.*\b(?:longer|long|over|end|finished)\b.*|are we "
            r"(?:nearly |almost "
            r"|soon )?(?:done|finished|there)"
            r"|wie lange (?:dauert|geht|noch).*|wie viele fragen.*|(?:dauert|geht) das (?:noch"
            r"|hier).*|(?:sind"
            r"|wann sind) wir\b.*fertig)\?+"
        ),
    ),
    (
        "weary",
        Late(
            r"(?:(?:i'm|i am|im) (?:(?:so|really|getting|a bit) )*(?:fed up|sick|tired|bored"
            r"|annoyed|exhausted"
            r"|done)(?: (?:of|with|by)"
            r" (?:this|it|that|all (?:this|that)|your|these|the)(?: \w+){0,2})|(?:i'm|i am|im) "
            r"(?:(?:so|really"
            r"|getting) )*(?:fed up|bored|annoyed)"
            r"|this is (?:so |really |getting )*(?:annoying|stupid|boring|ridiculous|tedious"
            r"|(?:taking )?(?:too long|forever))"
            r"|(?:i've|i have) had enough|(?:that's |that is )?(?:too|so) many questions|(?:das"
            r"|es) (?:nervt|reicht jetzt"
            r"|dauert (?:mir )?zu lang\w*"
            r"|ist (?:mir )?zu (?:viel|blöd|lang|anstrengend))(?: jetzt| langsam| hier)*|ich "
            r"hab(?:e)? (?:langsam "
            r"|jetzt )?(?:keine lust|die nase voll|genug)"
            r"(?: mehr)?|mir reicht'?s|ich bin (?:\w+ )?genervt|(?:das sind )?(?:so|zu) viele "
            r"fragen)[.! ]*"
        ),
    ),
)
"""What somebody asks about the interview itself, or says of it, instead of answering."""
OF_THE_INTERVIEW = tuple(name for name, _pattern in _OF_THE_INTERVIEW)


def about(text: str) -> str | None:
    """What a message asks instead of answering: one of `OF_THE_INTERVIEW`, `need`, `privacy`,
    `repeat`, `noted`, "" for any other question; None for none.
    """
    said, asked = plain(text), _asked(text)
    if len(said) <= _LONGEST_QUESTION:
        if (
            found := next(
                (what for what, pattern in _OF_THE_INTERVIEW if pattern.fullmatch(asked)), None
            )
        ) is not None:
            return found
        for what, pattern in (("repeat", _REPEAT), ("noted", _NOTED)):
            if pattern.fullmatch(asked):
                return what
        if _ASKS.fullmatch(asked):
            is_of_paper = _GOES_ON_PAPER.search(asked) is not None
            return (
                "privacy"
                if is_of_paper
                else next((what for what, words in _ABOUT if words.search(asked)), "")
            )
    return "privacy" if "?" in text and _asks_who_reads(asked) else None


def plain(text: str) -> str:
    """Case-folded, one kind of apostrophe, single spaces, no closing punctuation."""
    text = text.casefold().replace("’", "'").replace("`", "'")
    return re.sub(r"\s+", " ", text).strip(' \t\n.!?…,;:"“”„«»()')


_LAST_CLAUSE = Late(
    r"^.*[.,;!–]\s+(?:(?:and|but|so|und|aber|also)\s+)?(?P<asks>[^.,;!?]+\?+)$", re.DOTALL
)
_GOES_ON_PAPER = Late(
    r"\b(?:do(?:es)?|must|should|will|would|is|can|have)\b.*\b(?:mention|go(?:es)? on|show(?:s"
    r"|n)?|appear|include"
    r"|put (?:that|this|it)"
    r"|see (?:that|this|it)"
    r"|need to know|confidential|private|between us)\b"
    r"|\b(?:muss|müssen|soll|sollte|wird|kommt|steht|erscheint|bleibt|sieht)\b.*\b(?:erwähn\w*"
    r"|rein|drin|drauf"
    r"|lebenslauf"
    r"|erschein\w*|unter uns"
    r"|vertraulich|jemand|jeder|der arbeitgeber)\b"
)
"""Whether something will be read by others, as somebody asks who just told something that should
not be.
"""


def _asks_who_reads(asked: str) -> bool:
    """Whether a message ends with a question about who will read what it told before."""
    last = _LAST_CLAUSE.match(asked)
    return last is not None and _GOES_ON_PAPER.search(last["asks"]) is not None


def _asked(text: str) -> str:
    """A message as `plain` has it, with its question marks."""
    return plain(text) + ("?" if "?" in text[-4:] else "")
