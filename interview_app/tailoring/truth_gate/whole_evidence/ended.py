"""What was given up, told as if it went on: "still edits the newsletter" of "I edited it until my niece took over".

A line says that something goes on by "still", "currently", "valid" and their like, or by a verb in the present.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, Word
from interview_app.tailoring.truth_gate.words.phrases import Phrases

_GOES_ON = re.compile(
    r" (still|currently|to this day|to date|at present|ongoing|current|valid|up to date|in date|in force|noch|immer noch|nach wie vor|weiterhin|bis heute|derzeit|zurzeit|aktuell\w*|gegenwärtig|laufend\w*|gültig\w*) "
)
_OVER = Phrases(
    "renewed verlängert erneuert longer anymore more until till stopped stop gave given lost lapse lapsed expired retired mehr aufgehört aufgegeben abgegeben zurückgegeben verlernt verloren eingestellt verfallen abgelaufen bis beendet niedergelegt",
    r" (no longer|not any ?more|dont any ?more|doesnt any ?more|anymore|any more|(?:until|till)(?! now| today| late| midnight| noon| \d{1,2} | five| six| seven| eight| nine| ten| eleven| twelve)|(?:i|we|and|have|then|had) (?:had to |then |since |finally )*(?:stopped|stop|gave up|gave it up|given up|lost|lost my|let)"
    r"|(?:not|never) (?:been )?renewed|(?:nicht|nie) (?:mehr )?(?:verlängert|erneuert)|(?:ran|run|went) out in|expired|lapsed|lapse|gave (?:\w+ ){1,4}up"
    r"|nicht mehr|nimmer|keine\w? (?:\w+ ){0,3}mehr|aufgehört|aufgegeben|abgegeben|zurückgegeben|verlernt|verloren|niedergelegt|verfallen|abgelaufen|bis (?:19|20)\d\d) ",
)
"""How evidence says that something is over."""


def hold(line: Line, allowed: Pool) -> list[Objection]:
    """The objection to the first thing of a line that is told as going on and that each of these cards tells as over."""
    if not any(_tells_of_an_end(told) for part in allowed for told in part.lines):
        return []
    if _OVER.search(line.folded, line.said) is not None:
        return []
    said = _GOES_ON.search(line.folded)
    for piece in line.pieces:
        present = _present(line, piece.words)
        if said is None and present is None:
            continue
        things = [
            one for one in piece.words if one is not present and not one.negated and not one.hedged
        ]
        shown = _over(things, present, allowed)
        if shown:
            claimed = (
                said[1] if said is not None else present.token.text if present is not None else ""
            )
            sentence = _("Claims “{claimed}” but evidence says “{shown}”").format(
                claimed=claimed, shown=shown
            )
            return [Objection(ViolationKind.NEGATION, sentence, at=things[0].at)]
    return []


@lru_cache(maxsize=16384)
def _tells_of_an_end(told: Line) -> bool:
    """Whether a line of a card says of anything that it is over. Kept: every line asks for it."""
    return _OVER.search(told.folded, told.said) is not None


def _present(line: Line, words: Sequence[Word]) -> Word | None:
    """The verb that begins a piece in the present: "Teaches first aid", "Lehrt Erste Hilfe"; None where none does."""
    first = words[0] if words else None
    if first is None or not first.verb or first.negated or first.at:
        return None
    low, stem = first.token.low, first.verb.removesuffix("n").removesuffix("e")
    german = (
        first.verb.endswith("n") and low in (stem + "t", stem + "et") and not low.startswith("ge")
    )
    return (
        first
        if german or low in (first.verb + "s", first.verb + "es", first.verb[:-1] + "ies")
        else None
    )


def _over(things: Sequence[Word], present: Word | None, allowed: Pool) -> str:
    """How every sentence about all these things, and the deed in the present, says that they are over; "" where one does not."""
    if not things and present is None:
        return ""
    asked = [one.loose for one in (*things, *([present] if present is not None else []))]
    shown = ""
    for sentence, text in _sentences(allowed):
        met = sum(any(not keys.isdisjoint(one.loose) for one in sentence) for keys in asked)
        if not met or met < min(2, len(asked)):
            continue
        over = _OVER.search(text, set(text.split()))
        if over is None:
            return ""
        shown = shown or over[1]
    return shown


def _sentences(allowed: Pool) -> Iterator[tuple[list[Word], str]]:
    for part in allowed:
        for told in part.lines:
            bounds = told.sentence_bounds
            for at, ((first, last), sentence) in enumerate(
                zip(bounds, told.sentences, strict=True)
            ):
                behind = bounds[at + 1] if at + 1 < len(bounds) else (0, 0)
                if (
                    at + 1 < len(bounds)
                    and behind[0] < behind[1]
                    and told.tokens[behind[0]].low in _TAKES_UP
                ):
                    last = behind[1]  # "Held a ticket; *it* was not renewed"
                if len(sentence) > 1 or last - first > _NAME:
                    lows = [one.low for one in told.tokens[first:last] if one.kind != "punct"]
                    yield sentence, f" {' '.join(lows)} "


_TAKES_UP = frozenset("it that they this es das die der sie er".split())
_NAME = 3
"""The most tokens of a name or a post, which is no sentence."""
