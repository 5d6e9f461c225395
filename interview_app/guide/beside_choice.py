"""What somebody tells of themselves along with a choice: "yes, and I also led a team of four".

A choice leads to questions and notes nothing itself. What no question took up is said back as not
noted, so that it is told again where it is asked for, and nobody believes it kept.
"""

import re

from interview_app.guide.acts import Answered, Chosen
from interview_app.guide.hearing import options
from interview_app.guide.hearing.breaks import is_break, tells_loss
from interview_app.guide.hearing.frames import timed
from interview_app.guide.hearing.papers import LICENCE
from interview_app.guide.late_patterns import Late
from interview_app.guide.scene import Scene, short

_MOST_SHOWN = 200
_OPEN = ("choice_unclear", "choice_several")
"""Notes that leave open what becomes of the words; any other answers them."""
_CLAUSE = Late(
    r"[.!?;\n]\s*|,\s+|\s+[–-]\s+|\s+(?=(?:and|but|und|aber|although|though|obwohl)\s+(?:also"
    r"|auch|then|dann|there|dort|außerdem|besides"
    r"|I\b|we\b|ich\b|wir\b|habe?\b|war\b|bin\b))",
)
_JOINT = Late(
    r"^(?:(?:and|but|und|aber|then|dann|also|auch|oh|ach|außerdem|besides|well|though|although"
    r"|obwohl|doch|no|nein|yes|ja)\b[\s,]*)+",
    re.IGNORECASE,
)
_NOT_OF_LIFE = (
    r"(?!\s+(?:to|no|not|nothing|none|never|one|some|all|done|told|said|finished|enough|time|it"
    r"|that|this|lots more|more"
    r"|an? (?:cv|résumé|resume|file|document|text|letter|sample|question|pdf)|written|uploaded"
    r"|already|just|rather|tired"
    r"|sure|fine|happy|ready|lost|keine?\w*|nichts|nicht|alles|genug|fertig|müde|sicher|schon|das"
    r"|es|gerade|eben|bereit"
    r"|einen? (?:lebenslauf|text|frage|datei|brief))\b)"
)
"""What follows such words where they are of the interview, or of nothing that was done."""
_TELLS = Late(
    r"(?:(?:I|we|ich|wir)(?:'ve| have)?(?:\s+(?:also|even|once|still|auch|noch|mal"
    r"|sogar))*\s+(?:(?-i:[a-z]{2,}ed)|led|ran|built"
    r"|made|taught|won|held|got|did|wrote|drove|sold|bought|grew|kept|speak|spoke|hold|know|cut"
    r"|have|had|was|were|am an?|habe?"
    r"|hatte|hatten|haben|war|waren|bin|kann|spreche|leitete|machte|führte|arbeitete|baute)"
    r"|I've got|I've had|(?:habe?|hatte|war|bin|kann|spreche)\s+(?:ich|wir))"
    rf"\b{_NOT_OF_LIFE}\s+\S+",
    re.IGNORECASE,
)
"""How somebody begins who tells what they did, had, were or can."""
_NO_TELLING = Late(
    r"(?:i|we)(?: \w+)? (?:wanted|needed|decided|liked|born|mentioned|answered|asked|changed"
    r"|skipped|tried to"
    r"|got to go|had enough|forgot)\b"
    r"|ich (?:habe?|hatte|bin|war) .*\b(?:geboren|gesagt|erzählt|genannt|beantwortet|vergessen"
    r"|gemeint|geschrieben)\b",
    re.IGNORECASE,
)
_WORD = re.compile(r"[^\W\d_]{4,}")
_LEAST = 3
"""Words of a clause that tells something."""


def said_beside(scene: Scene) -> str:
    """What to say about words told along with the last choice that nothing took up; "" when there
    are none.
    """
    mark, text = scene.talk.asked_last, scene.talk.said_text
    if mark is None or mark.kind != "choose" or not text or _is_taken_up(scene):
        return ""
    labels = {word.casefold() for _id, label in mark.options for word in _WORD.findall(label)}
    clauses = [
        _JOINT.sub("", one).strip()
        for one in _CLAUSE.split(options.without_no(options.without_yes(text)))
    ]
    words = [
        one
        for one in clauses
        if _tells(one) and not labels & {word.casefold() for word in _WORD.findall(one)}
    ]
    return (
        scene.say("unheard_at_choice", words=short(" … ".join(words), _MOST_SHOWN)) if words else ""
    )


def _is_taken_up(scene: Scene) -> bool:
    """Whether the words of the last message became an answer, or the text of a choice of the
    person's own.
    """
    if any(note not in _OPEN for note in scene.talk.notes):
        return True
    if any(one.event_id == scene.talk.said_last for one in scene.talk.of(Answered)):
        return True
    last = scene.talk.acts[-1] if scene.talk.acts else None
    return (
        isinstance(last, Chosen)
        and last.value == "other"
        and last.text == scene.talk.said_text.strip()
    )


_YEAR = re.compile(r"(?<![\d.,])(?:19|20)\d\d(?!\d)")
_OF_OPTION = Late(r"\b(?:one|jobs?|posts?|story|stellen?|arbeit|geschichte|zeit)\b", re.IGNORECASE)
"""How an option itself is called: "the one from 2015"."""
_IN_CHARGE = Late(
    r"\b(?:teams? of \w+|in charge of|responsible for|(?:\d+|two|three|four|five|six) (?:people"
    r"|staff|apprentices) under me"
    r"|team aus|(?:zuständig|verantwortlich) für|leitung (?:von|der|des))\b",
    re.IGNORECASE,
)


def _is_fact(clause: str) -> bool:
    """Whether words that are no sentence tell what a résumé may hold: "forklift licence too", "a
    team of four".
    """
    if LICENCE.search(re.sub(r",?\s+(?:too|as well|auch)$", "", clause)) or _IN_CHARGE.search(
        clause
    ):
        return True
    return (
        len(clause.split()) >= _LEAST
        and _YEAR.search(clause) is not None
        and _OF_OPTION.search(clause) is None
    )


def _tells(clause: str) -> bool:
    if _is_fact(clause) and not (is_break(timed(clause).text) or tells_loss(clause)):
        return True
    if (
        len(clause.split()) < _LEAST
        or _NO_TELLING.match(clause)
        or is_break(timed(clause).text)
        or tells_loss(clause)
    ):
        return False
    return _TELLS.match(clause.replace("’", "'")) is not None
