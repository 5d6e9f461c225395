"""What is approved, as far as pages are made of it. No widgets."""

from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.known import Known
from interview_app.domain.unseen import unseen_in
from interview_app.ui.look.window_plan import EntryWanted


class Approved:
    """Says when a page that stands is another one by now: something else is approved, or lines
    went or came back.
    """

    def __init__(self) -> None:
        self.documents: tuple[ArtifactRecord, ...] = ()
        self._known = Known()
        self._facts: dict[str, object] = {}
        self._stood: set[str] = set()
        self._missing: set[str] = set()

    def follow(self, known: Known) -> bool:
        """This is known now; whether pages are to be shown anew."""
        self._known = known
        before, self._facts = self._facts, _facts(known)
        stand = {one.id for card in known.live_cards() for one in card.lines if one.changed is None}
        missing = (self._stood | self._missing) - stand
        moved, self._stood, self._missing = missing != self._missing, stand, missing
        return moved or (bool(before) and before != self._facts)

    def unseen(self) -> list[EntryWanted]:
        """What of the profile and the jobs was approved as it was read in the documents."""
        known, documents = self._known, self.documents
        fields = unseen_in(known.profile.to_json(), documents) if known.profile else ()
        entries = unseen_in(known.timeline.to_json(), documents) if known.timeline else ()
        found = [EntryWanted(field=one) for one in fields]
        return found + [EntryWanted(entry=one.partition("].")[0] + "]") for one in entries]


def _facts(known: Known) -> dict[str, object]:
    """What is approved beside lines, whose wordings are no other facts, by id; the first line of a
    card is one.
    """
    bare = {"lines": ()}
    facts: dict[str, object] = {
        one.id: (one.model_copy(update=bare), bool(one.lines)) for one in known.live_cards()
    }
    profile = known.profile.model_copy(update=bare) if known.profile is not None else None
    return facts | {"profile": profile, "timeline": known.timeline}
