"""A post told without the word that made it smaller, or with one that makes it greater.

"Zwei Jahre Filialleiter" of "ich war stellvertretender Filialleiter"; "Hauptköchin" of a "Köchin". Titles at the beginning of
a line are held as such; this is for those in the middle of one.
"""

import re
from collections.abc import Iterator, Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words import lexicon

_IS = frozenset("bin war als im am was as".split())
_FAR = 5
"""Words between "ich war" and the post: "ich war zwei Jahre stellvertretender …"."""
_DOER = re.compile(r"(?:er|eur|or|ant|ent|ist|oge|wart|kraft)(?:in)?$|leitung$|beauftragte[rn]?$")
"""How German words end for who has a post."""
_STANDS_IN = ("vertr", "stellv")
_RAISES = ("haupt", "ober", "chef")


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first word of a line for a post that the person only held in a smaller form."""
    at = _raised(line, used)
    if at is None:
        at = _made_whole(line, used)
    if at is None:
        return []
    sentence = _("Title “{name}” is not in the evidence").format(name=line.tokens[at].text)
    return [Objection(ViolationKind.TITLE_NOT_IN_EVIDENCE, sentence, at=at)]


def _raised(line: Line, used: Sequence[Evidence]) -> int | None:
    """The first German word that makes a post of these cards greater than it was."""
    for at, token in enumerate(line.tokens):
        if token.capital and token.low.startswith(_RAISES):
            rest = next(token.low.removeprefix(one) for one in _RAISES if token.low.startswith(one))
            if any(rest in title for part in used for title in part.title_words) and not _told(
                token.low, used
            ):
                return at
    return None


def _told(low: str, used: Sequence[Evidence]) -> bool:
    return any(low in told.said for part in used for told in part.lines)


def _made_whole(line: Line, used: Sequence[Evidence]) -> int | None:
    """The first word for a post that the evidence gives the person only with a word before it that limits it."""
    limiting = lexicon.limiting()
    if not line.said.isdisjoint(limiting) or any(one in line.folded for one in _STANDS_IN):
        return None
    known = [told for part in used for told in part.lines if not told.said.isdisjoint(limiting)]
    lesser = {low for told in known for low in _lesser(told)} if known else set()
    return next(
        (
            at
            for at, token in enumerate(line.tokens)
            if token.low in lesser and not _held_whole(token.low, used)
        ),
        None,
    )


def _lesser(told: Line) -> Iterator[str]:
    """Each post that a sentence gives the person in a smaller form."""
    for at, (token, behind) in enumerate(zip(told.tokens, told.tokens[1:], strict=False)):
        if token.low not in lexicon.limiting():
            continue
        post = lexicon.is_title(behind.low) or (
            told.german and behind.capital and _DOER.search(behind.low)
        )
        if post and any(one.low in _IS for one in told.tokens[max(0, at - _FAR) : at]):
            yield behind.low


def _held_whole(low: str, used: Sequence[Evidence]) -> bool:
    """Whether a card names the post without such a word."""
    limiting = lexicon.limiting()
    return any(
        low in title and limiting.isdisjoint(title) for part in used for title in part.title_words
    ) or any(
        token.low == low and (not at or told.tokens[at - 1].low not in limiting)
        for part in used
        for told in part.lines
        for at, token in enumerate(told.tokens)
    )
