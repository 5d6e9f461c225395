"""What differs between two versions of a line or of a résumé, word by word."""

from typing import Literal

from interview_app.domain.base import Model


class WordRun(Model):
    """Words that are in both texts, only in the old, or only in the new; spaces included."""

    kind: Literal["same", "gone", "new"]
    text: str


class LineDifference(Model):
    """A line of one version beside that of another; a missing side is None."""

    bullet_id: str
    old: str | None
    new: str | None
    words: tuple[WordRun, ...] = ()
    evidence_card_ids: tuple[str, ...] = ()

    @property
    def changed(self) -> bool:
        """Whether the line is not the same in both."""
        return self.old != self.new
