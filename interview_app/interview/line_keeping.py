"""Lines under the person's hand: accepted, used everywhere, taken back, brought back, attested
(NEXT 3). Each is one commit, and a new version of the record that has the line.
"""

from collections.abc import Sequence
from typing import NamedTuple

from interview_app.domain import event_kinds as kinds
from interview_app.domain import lines as rules
from interview_app.domain.card_making import attested
from interview_app.domain.journal import NewRecord
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.lines import Approval, Line, LineOrigin
from interview_app.domain.profile import PROFILE, ApplicantProfile
from interview_app.domain.settling import in_its_entry
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.errors import PersonCanMend, StoreError
from interview_app.i18n import _
from interview_app.interview.line_events import edited_lines
from interview_app.interview.line_settling import record_of
from interview_app.interview.session import Session
from interview_app.messages.data import RecordSaved
from interview_app.messages.interview import ErrorTold
from interview_app.messages.lines import (
    FactAttested,
    LineTakenBack,
    LineUsedEverywhere,
    LineWish,
    WordingAccepted,
)


class LineGone(PersonCanMend):
    """The line was changed or taken back meanwhile; nothing was written."""

    code = "not_found"


class _Owner(NamedTuple):
    """A record that has lines."""

    record: KnowledgeCard | ApplicantProfile
    id: str

    def with_lines(self, lines: Sequence[Line]) -> NewRecord:
        """Its next version."""
        return record_of(self.record.model_copy(update={"lines": tuple(lines)}))


class LineKeeping:
    """Does what the person wishes of a line; the click is the approval."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def take(self, wish: LineWish) -> None:
        """Do what a message asks; what cannot be done is told with a sentence.

        Raises:
            StoreError: nothing was written.
        """
        try:
            self.keep(wish)
        except StoreError:
            raise
        except PersonCanMend as error:
            self._session.emit(ErrorTold(code=error.code, message=error.sentence))

    def keep(self, wish: LineWish) -> str:
        """Do it; the id of the line.

        Raises:
            LineGone: the line, or one that it takes the place of, is no longer there.
            StoreError: nothing was written.
        """
        if isinstance(wish, WordingAccepted):
            return self._reworded(self._owner(wish.owner), wish, origin=wish.origin)
        if isinstance(wish, FactAttested):
            return self._attest(wish)
        if isinstance(wish, LineUsedEverywhere):
            return self._use_everywhere(wish.line)
        owner, line = self._found(wish.line)
        if isinstance(wish, LineTakenBack):
            return self._write(owner, rules.taken_back(owner.record.lines, line.id), line.id)
        at = self._session.clock.now()
        again = rules.brought_back(owner.record.lines, line.id, at=at, is_true=wish.is_true)
        return self._write(owner, again, line.id, kinds.LINE_BROUGHT_BACK)

    def _attest(self, wish: FactAttested) -> str:
        known = self._session.known()
        told = attested(_checked(wish.text), wish.entry_id)
        card = in_its_entry(told, known.timeline or SkeletonTimeline())
        there = next((one for one in known.cards if one.id == card.id), card)
        return self._reworded(_Owner(there, card.id), wish, origin=LineOrigin.PERSON)

    def _reworded(
        self, owner: _Owner, wish: WordingAccepted | FactAttested, *, origin: LineOrigin
    ) -> str:
        """One more wording; its family is that of the first line replaced, whichever card has
        it.
        """
        replaced = [self._found(one) for one in wish.replaces]
        cards = (id for id in (owner.id, *(one.id for one, _line in replaced)) if id != PROFILE)
        approval = Approval(
            at=self._session.clock.now(),
            origin=origin,
            owner=owner.id,
            cites=tuple(dict.fromkeys(cards)),
        )
        own = owner.record.lines
        others = [line for _other, line in replaced if line not in own]
        lines = rules.reworded(
            (*own, *others),
            _checked(wish.text),
            replaces=wish.replaces,
            for_posting=wish.for_posting,
            approval=approval,
        )
        kept = [one for one in lines if one not in others]
        if isinstance(wish, WordingAccepted):
            kept[-1] = _as_wished(kept[-1], wish)
        return self._write(owner, kept, lines[-1].id)

    def _use_everywhere(self, line_id: str) -> str:
        owner, line = self._found(line_id)
        own, at = owner.record.lines, self._session.clock.now()
        if line.for_posting is None:
            again = rules.brought_back(own, line.id, at=at)
        else:
            again = rules.used_everywhere(own, line.id, owner=owner.id, at=at)
        return self._write(owner, again, again[-1].id, kinds.LINE_USED_EVERYWHERE)

    def _owner(self, id: str) -> _Owner:
        known = self._session.known()
        if id == PROFILE:
            return _Owner(known.profile or ApplicantProfile(), PROFILE)
        card = next((one for one in known.cards if one.id == id), None)
        if card is None:
            raise _gone()
        return _Owner(card, id)

    def _found(self, line_id: str) -> tuple[_Owner, Line]:
        """A line with its record: of several, where it went along with a card that took another's
        place, the one in force.
        """
        known = self._session.known()
        owners = [_Owner(one, one.id) for one in (*known.live_cards(), *known.cards)]
        if known.profile is not None:
            owners.insert(0, _Owner(known.profile, PROFILE))
        for owner in owners:
            for line in owner.record.lines:
                if line.id == line_id:
                    return owner, line
        raise _gone()

    def _write(
        self, owner: _Owner, lines: Sequence[Line], line_id: str, kind: str | None = None
    ) -> str:
        session, record = self._session, owner.with_lines(lines)
        there, version = session.find(record.data_type, record.id), session.version_of(record)
        if there is None or there.version != version:
            told = (kind, line_id) if kind is not None else None
            session.commit(*edited_lines(session, record, told=told), records=(record,))
            session.emit(RecordSaved(data_type=record.data_type, id=record.id, version=version))
        return line_id


def _as_wished(line: Line, wish: WordingAccepted) -> Line:
    """The new line, held where the check refuses it, and of the profile's family where it replaces
    nothing.
    """
    family = line.family if wish.replaces or not wish.family else wish.family
    return line.model_copy(update={"changed": wish.changed, "family": family})


def _checked(text: str) -> str:
    words = " ".join(text.split())
    if not words:
        raise PersonCanMend(_("Write something first."))
    return words


def _gone() -> LineGone:
    return LineGone(_("This line was changed or taken back meanwhile. Look at the newest version."))
