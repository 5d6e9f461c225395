"""What is said of a demand of a posting, and of a line that it lists beside them."""

from collections import Counter
from enum import StrEnum
from textwrap import shorten

from interview_app.domain.posting import Posting
from interview_app.domain.tailoring import (
    Blackboard,
    Confidence,
    EvidenceMapping,
    GapResolution,
    GapStrategy,
    Requirement,
)
from interview_app.i18n import N_, _, ngettext
from interview_app.messages.tailoring.facts import RunShown
from interview_app.messages.tailoring.shown import ListedLine
from interview_app.ui.library.two_line_list import ListLine


class Standing(StrEnum):
    """How a demand stands: by what was told, and by what the person said to its question."""

    CLEAR = "clear"
    TOLD = "told"
    PARTLY = "partly"
    OPEN = "open"
    LEFT_OUT = "left_out"


STANDINGS = {
    Standing.CLEAR: N_("clearly answered"),
    Standing.TOLD: N_("answered by you"),
    Standing.PARTLY: N_("partly answered"),
    Standing.OPEN: N_("not answered yet"),
    Standing.LEFT_OUT: N_("left out"),
}
MARKS = {
    Standing.CLEAR: ("check-circle", "good_ink"),
    Standing.TOLD: ("check-circle", "good_ink"),
    Standing.PARTLY: ("dot-circle", "accent_ink"),
    Standing.OPEN: ("circle", "warn_ink"),
    Standing.LEFT_OUT: ("minus", "secondary"),
}
"""(icon, colour role)"""


def standings(board: Blackboard) -> dict[str, Standing]:
    """How each demand stands, by its id, in their order."""
    gaps = {one.requirement_text: one for one in board.gap_resolutions}
    found = {one.requirement_id: one for one in board.evidence_mappings}
    return {one.id: _standing(found.get(one.id), gaps.get(one.text)) for one in board.requirements}


def _standing(mapping: EvidenceMapping | None, gap: GapResolution | None) -> Standing:
    if mapping is not None and mapping.is_clear:
        return Standing.CLEAR
    if gap is not None and gap.strategy is GapStrategy.OMIT:
        return Standing.LEFT_OUT
    if gap is not None and gap.user_confirmed:
        return Standing.TOLD
    asked = gap is not None and gap.strategy is GapStrategy.ASK_USER
    near = mapping is not None and mapping.confidence is not Confidence.LOW
    return Standing.PARTLY if near and not asked else Standing.OPEN


def told(standing: Standing, mapping: EvidenceMapping) -> str:
    """How a demand stands, and how many facts there are for it."""
    count = len(mapping.evidence_card_ids)
    words = _(STANDINGS[standing])
    if not count or standing is Standing.LEFT_OUT:
        return words
    if standing is Standing.OPEN:
        return ngettext(
            "not answered yet, {n} fact may be related",
            "not answered yet, {n} facts may be related",
            count,
        ).format(n=count)
    return ngettext("{words}, {n} fact", "{words}, {n} facts", count).format(words=words, n=count)


def place_of(requirement: Requirement, posting: Posting | None) -> str:
    """Where in the posting a requirement stands, with its words there; "" when that is not
    known.
    """
    span = requirement.span
    if span is None or posting is None:
        return ""
    line = posting.text.count("\n", 0, span.start) + 1
    if " ".join(span.quote.split()) == requirement.text:
        return at_line(posting, span.start)
    quote = shorten(span.quote, 240, placeholder=" …")
    return _("In the posting, line {n}: “{quote}”").format(n=line, quote=quote)


def at_line(posting: Posting, at: int) -> str:
    """Where in the posting a place is."""
    return _("In the posting, line {n}").format(n=posting.text.count("\n", 0, at) + 1)


def listed_key(line: ListedLine) -> str:
    """What the row of a line that is no demand is called."""
    return f"listed-{line.start}"


def listed_row(line: ListedLine) -> ListLine:
    """A line that is no demand, under its heading."""
    is_none = _("not counted")
    return ListLine(
        key=listed_key(line),
        title=line.text,
        detail=f"{line.heading} · {is_none}" if line.heading else is_none,
        icon="minus",
        faded=True,
    )


def how_many_answered(run: RunShown) -> str:
    """How many of the demands are clearly answered, how the others are, and what else is listed."""
    found = Counter(standings(run.blackboard).values())
    if run.listed and not found:
        return _(
            "No demand was found in this posting. Choose in the list what it asks for, and "
            "count it."
        )
    words = ngettext(
        "{answered} of {n} is clearly answered by what you told",
        "{answered} of {n} are clearly answered by what you told",
        found.total(),
    ).format(answered=found[Standing.CLEAR], n=found.total())
    told, left = found[Standing.TOLD], found[Standing.LEFT_OUT]
    others = {
        ngettext("{n} answered by you", "{n} answered by you", told): told,
        _("{n} partly"): found[Standing.PARTLY],
        _("{n} not yet"): found[Standing.OPEN],
        ngettext("{n} left out", "{n} left out", left): left,
    }
    words = ", ".join([words, *(one.format(n=n) for one, n in others.items() if n)])
    if not run.listed:
        return words
    more = ngettext(
        "{n} more line of the posting is not counted",
        "{n} more lines of the posting are not counted",
        len(run.listed),
    )
    return f"{words} · {more.format(n=len(run.listed))}"
