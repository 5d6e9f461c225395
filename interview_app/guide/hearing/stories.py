"""A story told in one go: where it began, what the person did, what came of it; each part in the person's own words.

People answer "what was the situation?" with the whole story. Its sentences are parted where the first own deed and the first
outcome behind it stand; nothing is rephrased, and what has no deed in it stays a situation. Who tells all is asked for less
(CONTRACT A17), and sees in the form how it was parted.
"""

import re

from interview_app.domain.frozen import frozen
from interview_app.guide.amounts import change_at, sentences
from interview_app.guide.changes import MADE, MOVED
from interview_app.guide.hearing.frames import CHATTER
from interview_app.guide.late_patterns import Late


@frozen
class Story:
    """The parts of a story, "" where it tells none."""

    situation: str = ""
    action: str = ""
    result: str = ""


_STATES = (
    "was|am|'m|were|had|have|'ve|came|arrived|joined|worked|work|noticed|saw|knew|thought|felt|heard|wanted|needed|liked"
    "|remember|think|know|believe|guess|mean|would|could|should|used|got|did|do|don't|didn't|wasn't|couldn't|never|only|still|always|myself"
)
_BEGAN_THERE = r"(?:started|began)\b(?=\s*(?:$|[,.;]|(?:at|in|as|there|here|out|work\w*|on|my|from|with (?:them|the (?:firm|company)))\b))"
_DID = Late(
    rf"\b[Ii](?:'ve| have)?(?:\s+(?:then|also|first|so|therefore|simply|just|myself|finally"
    rf"|\w+ly))*\s+(?!(?:{_STATES})\b)(?!{_BEGAN_THERE})[a-z]+"
    r"|\b[Ii] had (?:every|all|the|each|them|it|everyone|everybody|my|our)\b[^,.;]*\b(?:\w+ed|done|made|built"
    r"|written|put|cut)\b",
)
"""An own deed: what "we" did is not yet the person's part."""
_SENSED = (
    "gesehen|gehört|gedacht|gewusst|gemerkt|bemerkt|gefunden|gehabt|gearbeitet|gewesen|geglaubt|gewollt|gekonnt|gemusst|gesollt|bekommen"
    "|begonnen|angefangen|erfahren|verstanden|erlebt|gemocht|gefreut"
)
_DID_DE = Late(
    r"\b(?:[Ii]ch habe?|[Hh]abe? ich)\b[^.!?;]*?\s"
    rf"(?!(?:{_SENSED})\b)(?:[a-zäöüß]*ge[a-zäöüß]{{3,}}(?:t|en)|[a-zäöüß]+iert|(?:be|ver|er|ent|zer|über|unter"
    rf"|wieder)[a-zäöüß]{{3,}}(?:t|en))\b"
    r"|\b[Ii]ch (?!hatte|wollte|konnte|sollte|musste|dachte|wusste|merkte|hörte|arbeitete)[a-zäöüß]{3,}te\b"
    r"|\b(?!hatte|wollte|konnte|sollte|musste|dachte|wusste|merkte|hörte|arbeitete)[a-zäöüß]{3,}te ich\b"
)
_OUTCOME = Late(
    r"\b(?:by (?:the end of |early |late |mid-?)?(?:19|20)\d\d(?!,? I\b)|by then(?!,? I\b)"
    r"|bis (?:ende |anfang |mitte )?(?:19|20)\d\d (?=hatte|war|waren|gab)|as a result|in the end|by the end"
    r"|at the end|since then|from then on|after that|afterwards"
    r"|after (?:about |only |just )?(?:a|an|one|two|three|four|five|six"
    r"|seven|eight|nine|ten|twelve|\d+) (?:days?|weeks?|months?|years?|quarters?)|(?:a|two|three|six"
    r"|\d+) (?:days?|weeks?|months?|years?) later|within (?:a|an|one|two"
    r"|three|four|five|six|\d+) \w+|so that now"
    rf"|(?:that|which) (?:{MADE}|meant|led to)|(?:was|were|are|is|went|came|got) (?:down|up|back) to"
    rf"|(?:{MOVED}(?: down| up)?|went (?:down|up)|came down) (?:to|by|from)"
    r"|(?:has|have|had) (?:fallen|dropped|risen|halved|doubled)|no longer|never (?:happened )?again|we (?:now"
    r"|saved|lost no)|now (?:it|we|they|there)|(?:is|are) still|(?:ist|sind) (?:heute )?noch"
    r"|am ende|seitdem|seither|danach|daraufhin|dadurch|nach (?:einem|einer|zwei|drei|vier|fünf|sechs|acht|zehn"
    r"|\d+) (?:tagen?|wochen?|monate?n?|jahre?n?|quartale?n?)"
    rf"|(?:{MOVED}|ging|gingen) (?:\w+ ){{0,4}}?(?:auf|um|zurück|von)"
    r"|nur noch|statt vorher|gab es keine?[nr]? (?:\w+ )?mehr)\b",
    re.IGNORECASE,
)
_SO = r"(?:(?:then|so|therefore|dann|da|deshalb|darum|daraufhin|also)\s+)?"
_JOINT = Late(
    rf"(?:\s*[,;:]|\s+[–-])\s+(?:(?:and|und|but|aber)\s+)?{_SO}|\s(?:and|und)\s+{_SO}|\s(?:so|therefore)\s+(?=I\b)",
    re.IGNORECASE,
)


def parts(text: str) -> Story:
    """The parts of an answer to the first question of a story."""
    said = sentences(text)
    while len(said) > 1 and CHATTER.fullmatch(said[0].rstrip(" .!?")):
        said = said[1:]
    first = next((at for at, one in enumerate(said) if _does(one)), None)
    if first is None:
        return Story(situation=text.strip())
    before, opening = _begun(said[first])
    action: list[str] = []
    result: list[str] = []
    for one in (opening, *said[first + 1 :]):
        deed, outcome = _parted(one)
        (action if not any(result) or (_does(one) and not outcome) else result).append(deed)
        result.append(outcome)
    return Story(
        situation=_joined([*said[:first], before]), action=_joined(action), result=_joined(result)
    )


def _joined(pieces: list[str]) -> str:
    """Pieces as sentences again: one that was cut off ends with a full stop."""
    whole = [piece if piece[-1] in ".!?…" else f"{piece}." for piece in pieces if piece]
    return " ".join(piece[0].upper() + piece[1:] for piece in whole)


def _begun(sentence: str) -> tuple[str, str]:
    """A sentence parted before the clause of its first own deed: "The store was a mess, I sorted it"."""
    deed = next(
        found for pattern in (_DID, _DID_DE) if (found := pattern.search(sentence)) is not None
    )
    joint = next((one for one in _JOINT.finditer(sentence) if one.end() == deed.start()), None)
    return (
        (sentence[: joint.start()], sentence[joint.end() :])
        if joint is not None
        else ("", sentence)
    )


_LONGEST = 1000
"""Characters of a sentence that is parted; a longer one has lost its full stops and is left whole."""


def _does(sentence: str) -> bool:
    return len(sentence) <= _LONGEST and (
        _DID.search(sentence) is not None or _DID_DE.search(sentence) is not None
    )


def _parted(sentence: str) -> tuple[str, str]:
    """A sentence of a deed and of what came of it, parted before the clause that tells the outcome."""
    at = _outcome_at(sentence)
    if at is None:
        return sentence, ""
    deed = next(
        (found for pattern in (_DID, _DID_DE) if (found := pattern.search(sentence)) is not None),
        None,
    )
    if deed is None or deed.start() > at.start:
        return "", sentence
    joints = [
        one for one in _JOINT.finditer(sentence, deed.end(), at.stop) if one.start() <= at.start
    ]
    if not joints or _is_one_deed_more(sentence[joints[-1].end() :]):
        return sentence, ""
    return sentence[: joints[-1].start()].strip(), sentence[joints[-1].end() :].strip()


_DEED_MORE = Late(
    r"(?:then |also |so )?(?:after that|afterwards|then),?\s+(?:\w+ly )?[a-z]+ed\b.*|(?:danach|anschließend"
    r"|daraufhin|dann|seitdem)\s+(?:[^\s,;]+\s+){0,8}?"
    r"(?:[a-zäöüß]*ge[a-zäöüß]{2,}(?:t|en)|[a-zäöüß]+iert|(?:be|ver|er|ent|zer|über|unter|wieder)[a-zäöüß]{3,}(?:t|en))"
)
_FINITE_DE = Late(
    r"\b(?:ist|sind|war|waren|wurden?|hat|haben|hatten?|gab|gibt|ging|gingen|kam|kamen|lief|liefen|blieb|blieben"
    r"|[a-zäöüß]{3,}(?:te|ten))\b"
)


def _is_one_deed_more(clause: str) -> bool:
    """Whether a clause behind "and then" goes on with what the person did: "danach den Teig angepasst", "afterwards trained all"."""
    clause = re.split(r",\s+(?:and|und)\s", clause)[0].strip().rstrip(".!")
    return _DEED_MORE.fullmatch(clause) is not None and _FINITE_DE.search(clause) is None


def _outcome_at(sentence: str) -> range | None:
    """Where a sentence tells an outcome: by its words, or by where a number went to."""
    hit = _OUTCOME.search(sentence) if len(sentence) <= _LONGEST else None
    if hit is not None:
        return range(*hit.span())
    return change_at(sentence) if len(sentence) <= _LONGEST else None
