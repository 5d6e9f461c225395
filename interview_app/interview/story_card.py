"""The story card beside the conversation: what is changed in it, and what is told of it.

A change is an event of its own. The question that waits stays as it is, unless the change answers
it or a form shows what is no longer so: then the leader asks anew.
"""

from collections.abc import Callable
from functools import lru_cache
from textwrap import shorten

from interview_app.domain import event_kinds as kinds
from interview_app.domain.asks import MessageAsk, OptionAsk, ReviewAsk
from interview_app.domain.journal import NewEvent, WaitingCall
from interview_app.domain.knowledge_card import INDEPENDENT, KnowledgeCard
from interview_app.domain.records import DataType
from interview_app.domain.story import (
    FIELDS,
    Draft,
    PutOff,
    StoryRefused,
    field_name,
    with_value,
    words_of,
)
from interview_app.domain.story_cards import draft_of, filled
from interview_app.domain.story_changes import Changes, StoryChange, changed
from interview_app.domain.voice import Words
from interview_app.i18n import N_, _
from interview_app.interview.calls import asked, published
from interview_app.interview.session import Session
from interview_app.language.data import voice_words
from interview_app.messages.data import RecordEdited
from interview_app.messages.interview import ErrorTold, StoryShown


class StoryCard:
    """Takes changes of the story that the guide shows."""

    def __init__(
        self,
        session: Session,
        *,
        withdraw: Callable[[str, str], None],
        go_on: Callable[[], None],
        at_rest: Callable[[Callable[[], None]], None],
        edit: Callable[[RecordEdited], bool],
    ) -> None:
        """`at_rest` calls once the work that runs has come to where something waits; `edit` writes
        another version of what was approved.
        """
        self._session = session
        self._at_rest = at_rest
        self._withdraw = withdraw
        self._go_on = go_on
        self._edit = edit
        self._cards: dict[tuple[str, str | None], str | None] = {}
        """The approved card of a story of which a field was put off, by conversation and story."""
        self._told: StoryShown | None = None

    def change(self, change: StoryChange) -> None:
        """Make a change durable, then show it; one that cannot be made is told and changes nothing.

        Raises:
            StoreError: nothing was changed.
        """
        if (refused := self._refused(change)) is not None:
            self._session.emit(ErrorTold(code="invalid_parameters", message=_(refused)))
            return
        before = self._session.state.story
        held = before.draft if before is not None else None
        body = change.model_dump(mode="json", by_alias=True, exclude_unset=True)
        card = self._card_of(change)
        self._session.commit(NewEvent(kind=kinds.STORY_CHANGED, body=body))
        if card is not None:
            self._keep(card, change)
        self.tell()
        if change.story is not None and not self._session.state.waiting:
            # The turn that runs need not know of it.
            def told() -> None:
                if not self._shows(change):
                    self._ask_anew(change, held)

            self._at_rest(told)
        else:
            self._ask_anew(change, held)

    def _card_of(self, change: StoryChange) -> KnowledgeCard | None:
        """The approved card of a story of which a field is told that was put off, or is put off
        again; no sheet of it waits.
        """
        session = self._session
        self._cards |= {(session.info.id, one.story): one.card for one in self._to_look_up()}
        draft, id = session.state.draft, self._cards.get((session.info.id, change.story))
        if self._sheet() is not None or (draft is not None and draft.id == change.story):
            return None
        return next((one for one in session.known().live_cards() if one.id == id), None)

    def _keep(self, card: KnowledgeCard, change: StoryChange) -> None:
        """What the person types is theirs at once: one field of the card, and its line anew."""
        before = draft_of(card)
        new = filled(card, changed(before, change), before)
        if new != card:
            data_type = DataType.KNOWLEDGE_CARD
            version = self._session.known().version(data_type, card.id)
            self._edit(
                RecordEdited(
                    data_type=data_type, id=card.id, data=new.to_json(), base_version=version
                )
            )

    def _ask_anew(self, change: StoryChange, held: Draft | None) -> None:
        if (call := self._out_of_date(change, held)) is not None:
            self._withdraw(call.token, "the story was changed")
            self._go_on()
            return
        for call in self._session.state.waiting.values():  # it still stands, and is shown again
            self._session.emit(published(call))

    def _shows(self, change: StoryChange) -> bool:
        """Whether a sheet that came meanwhile has the change already: it would be taken away from
        under the person's hand.
        """
        sheet, edit = self._handed_in(), change.edit
        field = edit.field.partition(".")[0] if edit is not None else ""
        if sheet is None or edit is None or field not in FIELDS:
            return False
        after = with_value(sheet, edit.field, edit.value)  # not refused before, so not here
        return words_of(getattr(after, field)) == words_of(getattr(sheet, field))

    def _refused(self, change: StoryChange) -> str | None:
        """Why a change cannot be made; None when it can."""
        state = self._session.state
        story = state.story
        if self._sheet_was_begun():
            return N_(
                "You have begun to change this story in its form. Open the form, and approve it."
            )
        if change.back is not None:
            return None if change.back in state.left else N_("There is no such story here.")
        if change.story is not None and (story is None or change.story != story.draft.id):
            # A field that was put off: the guide puts it into its story, or the sheet of its card.
            # What was typed for one that was left out meanwhile is kept in it.
            put_off = {(one.story, one.field) for one in self._to_look_up()}
            field = change.edit.field.partition(".")[0] if change.edit is not None else ""
            noted = state.noted.get(change.story) or state.left.get(change.story)
            known = (
                change.story in state.left or (self._session.info.id, change.story) in self._cards
            )
            if (change.story, field) not in put_off and not known:
                return N_("There is no such story here.")
            return _refusal(noted.draft if noted else Draft(id=change.story), change)
        if story is None:
            return N_("No story is open here.")
        if change.leave:
            return None
        if change.undo:
            return None if story.can_undo else N_("There is nothing to undo.")
        return _refusal(story.draft, change)

    def _sheet_was_begun(self) -> bool:
        """Whether the sheet of a card waits with edits that would go with it."""
        sheet = self._sheet()
        return sheet is not None and self._session.is_begun(sheet.token)

    def _sheet(self) -> WaitingCall | None:
        """The sheet of a card that waits."""
        for call in self._session.state.waiting.values():
            ask = asked(call)
            if isinstance(ask, ReviewAsk) and ask.data_type is DataType.KNOWLEDGE_CARD:
                return call
        return None

    def make_way(self) -> bool:
        """More is said of the story while its sheet waits: it comes again with that, unless the
        person has begun to change it. Whether it went.
        """
        sheet = self._sheet()
        if sheet is None or self._session.state.story is None or self._sheet_was_begun():
            return False
        self._withdraw(sheet.token, "more was said of the story")
        return True

    def _out_of_date(self, change: StoryChange, before: Draft | None) -> WaitingCall | None:
        """What waits and is answered by the change, or shows what is no longer so."""
        story = self._session.state.story
        other = change.back is not None or story is None
        elsewhere = other or change.story not in (None, story.draft.id if story else None)
        for call in self._session.state.waiting.values():
            ask = asked(call)
            if (
                isinstance(ask, MessageAsk)
                and ask.field
                and story is not None
                and before is not None
            ):
                same = getattr(story.draft, ask.field) == getattr(before, ask.field)
                return call if elsewhere or not same else None
            if isinstance(ask, ReviewAsk) and ask.data_type is DataType.KNOWLEDGE_CARD:
                return call
            if elsewhere and isinstance(ask, MessageAsk | OptionAsk):
                return call
        return None

    def tell(self) -> None:
        """Tell the card as it stands, unless that was told last."""
        state = self._session.state
        free, story = state.free_question, state.story
        ask = asked(free) if free is not None else None
        field = ask.field if isinstance(ask, MessageAsk) else None
        handed_in = self._handed_in() if story is None else None
        shown = StoryShown(
            story=story.draft if story is not None else handed_in,
            said=self._said(),
            asked=field,
            coach=state.shown.coach,
            to_look_up=self._to_look_up(),
            notes=state.shown.notes,
            can_undo=story is not None and story.can_undo,
            voice=_voice() if field == "line" else None,
            in_sheet=handed_in is not None,
        )
        if shown != self._told:
            self._told = shown
            self._session.emit(shown)

    def _said(self) -> tuple[int, ...]:
        """The messages that told the story; a model says of none of them that it did not."""
        state = self._session.state
        if state.story in state.noted.values():
            return tuple(state.said.values())
        return tuple(state.said[one] for one in state.shown.said if one in state.said)

    def _to_look_up(self) -> tuple[PutOff, ...]:
        """What the guide shows of it, and what a model noted."""
        noted = (
            PutOff(
                story=draft.id,
                field=field,
                name=field_name(field),
                about=shorten(draft.told_as(), 120, placeholder=" …"),
            )
            for draft in self._session.state.begun
            for field in draft.later
        )
        story = self._session.state.story
        told = {(story.draft.id, field) for field in story.draft.filled()} if story else set()
        shown = self._session.state.shown.to_look_up
        return (*(one for one in shown if (one.story, one.field) not in told), *noted)

    def _handed_in(self) -> Draft | None:
        """The card that a model submitted, in the same shape as a story of the guide."""
        sheet = self._sheet()
        ask = asked(sheet) if sheet is not None else None
        if not isinstance(ask, ReviewAsk):
            return None
        card = KnowledgeCard.model_validate(ask.data)
        return draft_of(card, job=self._job(card), replaces=self._replaced(card))

    def _job(self, card: KnowledgeCard) -> str:
        """What the card belongs to, as it is called in it."""
        company = "" if card.company == INDEPENDENT else card.company
        return ", ".join(dict.fromkeys(one for one in (card.role, company) if one))

    def _replaced(self, card: KnowledgeCard) -> str:
        """The line in whose place the card comes."""
        cards = [one for one in self._session.known().cards if one.id in card.supersedes]
        if not cards:
            return ""
        return cards[-1].lines[-1].text if cards[-1].lines else cards[-1].raw_text


@lru_cache(maxsize=1)
def _voice() -> Words:
    """The words that a line is better without, of every language."""
    return Words(*voice_words())


def _refusal(draft: Draft, change: StoryChange) -> str | None:
    """Why a change of this story cannot be made; None when it can."""
    try:
        Changes(draft).apply(change)
    except StoryRefused as error:
        return str(error)
    return None
