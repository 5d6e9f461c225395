"""What is approved, as far as pages are made of it. No widgets."""

from interview_app.domain.known import Known


class Approved:
    """Says when a page that stands is another one by now: something else is approved, or lines
    went or came back.
    """

    def __init__(self) -> None:
        self._facts: dict[str, object] = {}
        self._stood: set[str] = set()
        self._missing: set[str] = set()

    def follow(self, known: Known) -> bool:
        """This is known now; whether pages are to be shown anew."""
        before, self._facts = self._facts, _facts(known)
        stand = {one.id for card in known.live_cards() for one in card.lines if one.changed is None}
        missing = (self._stood | self._missing) - stand
        moved, self._stood, self._missing = missing != self._missing, stand, missing
        return moved or (bool(before) and before != self._facts)


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
