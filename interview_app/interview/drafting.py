"""What the person changed in forms and has not approved, or typed and not sent: kept as they type,
told at the next start (DESIGN 1.2).

A draft is laid over a form only while the form is filled as it was when the draft was begun: an ask
by its token, and by what was approved under it when it was asked.
"""

import contextlib

from interview_app.domain.asks import ReviewAsk
from interview_app.domain.canonical import content_sha256
from interview_app.domain.drafts import Draft, about_composer, is_of_composer, story_of, token_of
from interview_app.errors import StoreError
from interview_app.interview.calls import asked
from interview_app.interview.reviews import approved_before
from interview_app.interview.session import Session
from interview_app.messages.interview import DraftChanged


class Drafting:
    """Keeps drafts of the session in force. What cannot be kept is not told: nobody has pressed
    Approve.
    """

    def __init__(self, session: Session) -> None:
        self._session = session

    def keep(self, message: DraftChanged) -> None:
        """Keep it, or erase it when the form is as it was filled; a draft of an ask that was
        answered meanwhile is none.
        """
        drafts, about = self._session.store.drafts, message.about
        with contextlib.suppress(StoreError):
            if message.content is None:
                drafts.forget(lambda one: one == about)
            elif not self._is_over(about):
                drafts.keep(Draft(about=about, content=message.content))

    def told(self) -> tuple[Draft, ...]:
        """What was left in forms; drafts of asks that no longer wait are erased."""
        with contextlib.suppress(StoreError):
            self._session.store.drafts.forget(self._is_over)
        kept = [
            one
            for one in self._session.store.drafts.kept()
            if not self._is_over(one.about) and not is_of_composer(one.about)
        ]
        return tuple(
            Draft(about=one.about, content=one.content, outdated=self._is_outdated(one.about))
            for one in kept
        )

    def _is_over(self, about: str) -> bool:
        if is_of_composer(about):
            return about != about_composer(self._session.info.id)
        token, story = token_of(about), story_of(about)
        if story is not None:
            return story not in self._stories()
        return token is not None and token not in self._session.state.waiting

    def _stories(self) -> set[str]:
        """Those with a field that can be filled in beside the conversation."""
        state = self._session.state
        told = {one.id for one in (*state.begun, *([state.draft] if state.draft else []))}
        return told | {one.story for one in state.shown.to_look_up}

    def _is_outdated(self, about: str) -> bool:
        """Whether what was approved before is not what the sheet was made over."""
        call = self._session.state.waiting.get(token_of(about) or "")
        ask = asked(call) if call is not None else None
        if not isinstance(ask, ReviewAsk):
            return False
        now = approved_before(self._session.known(), ask.data_type, ask.data, self._session.records)
        return content_sha256(now) != content_sha256(ask.base)
