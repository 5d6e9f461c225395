"""What is said of a demand of a posting, and of all of them."""

from collections import Counter
from enum import StrEnum

from interview_app.domain.tailoring import (
    Blackboard,
    Confidence,
    EvidenceMapping,
    GapResolution,
    GapStrategy,
)
from interview_app.i18n import N_, _, ngettext
from interview_app.messages.tailoring.facts import RunShown


class Standing(StrEnum):
    """How a demand stands: by what was told, and by what the person said to its question."""

    CLEAR = "clear"
    TOLD = "told"
    PARTLY = "partly"
    TO_CONFIRM = "to_confirm"
    OPEN = "open"
    LEFT_OUT = "left_out"

    @property
    def is_open(self) -> bool:
        """Whether the person is asked about it."""
        return self in (Standing.OPEN, Standing.TO_CONFIRM)


STANDINGS = {
    Standing.CLEAR: N_("answered"),
    Standing.TOLD: N_("you answered it"),
    Standing.PARTLY: N_("partly answered"),
    Standing.TO_CONFIRM: N_("to confirm"),
    Standing.OPEN: N_("open"),
    Standing.LEFT_OUT: N_("left out"),
}
MARKS = {
    Standing.CLEAR: ("check-circle", "good_ink"),
    Standing.TOLD: ("check-circle", "good_ink"),
    Standing.PARTLY: ("dot-circle", "accent_ink"),
    Standing.TO_CONFIRM: ("dot-circle", "warn_ink"),
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
    if mapping is None or not mapping.evidence_card_ids:
        return Standing.OPEN
    if mapping.confidence is not Confidence.LOW and not asked:
        return Standing.PARTLY
    short = mapping.experience is not None and mapping.experience.is_short
    return Standing.OPEN if short else Standing.TO_CONFIRM


def told(standing: Standing, mapping: EvidenceMapping) -> str:
    """How a demand stands, and how many facts there are for it."""
    count = len(mapping.evidence_card_ids)
    words = _(STANDINGS[standing])
    if not count or standing in (Standing.LEFT_OUT, Standing.OPEN):
        return words
    return ngettext("{words}, {n} fact", "{words}, {n} facts", count).format(words=words, n=count)


def how_many_answered(run: RunShown) -> str:
    """How many demands there are, and how they stand."""
    found = Counter(standings(run.blackboard).values())
    if not found:
        return _("No requirement was found in this posting. Tick what it asks for.")
    answered = found[Standing.CLEAR] + found[Standing.TOLD]
    near, still, left = (
        found[one] for one in (Standing.TO_CONFIRM, Standing.OPEN, Standing.LEFT_OUT)
    )
    told = {
        ngettext("{n} answered", "{n} answered", answered): answered,
        _("{n} partly"): found[Standing.PARTLY],
        _("{n} to confirm"): near,
        ngettext("{n} open", "{n} open", still): still,
        ngettext("{n} left out", "{n} left out", left): left,
    }
    words = ngettext("{n} requirement: {how}", "{n} requirements: {how}", found.total())
    how = ", ".join(one.format(n=n) for one, n in told.items() if n)
    return words.format(n=found.total(), how=how)
