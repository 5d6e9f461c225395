"""What was changed in a sheet and not approved: told again with its ask, and never laid over
another state unasked.
"""

from pathlib import Path

from interview_app.domain.drafts import about_ask, about_gap
from interview_app.domain.records import DataType
from interview_app.messages.data import RecordEdited, RecordSaved
from interview_app.messages.interview import Acknowledged, AskPublished, DraftChanged
from interview_app.messages.sessions import SessionOpened, StartOverRequested
from tests.interview.offers import PROFILE, submit
from tests.interview.played import Played
from tests.scripted_model import ScriptedModel, calls, says

FORM = {"form": {"data": {"basics": {"name": "Mara Chidinma"}}}}


def submitted(played: Played) -> AskPublished:
    """The sheet of the profile waits, and something was changed in it."""
    ask = played.asked("submit_for_validation")
    played.post(DraftChanged(about=about_ask(ask.token), content=FORM))
    played.quiet()
    return ask


def test_a_draft_is_told_with_the_session_until_its_ask_is_answered(tmp_path: Path) -> None:
    """The token names it over restarts; a draft that comes after the answer belongs to nothing and
    is not kept.
    """
    with Played(tmp_path, ScriptedModel([calls(submit("applicant_profile", PROFILE))])) as played:
        ask = submitted(played)
        assert played.told(SessionOpened)[0].drafts == ()
    with Played(tmp_path, ScriptedModel([says("Saved.")])) as played:
        (draft,) = played.until(SessionOpened).drafts
        assert (draft.about, draft.content, draft.outdated) == (about_ask(ask.token), FORM, False)
        played.answer(ask, status="approved")
        played.until(Acknowledged)
        assert played.store.drafts.kept() == ()
        played.post(DraftChanged(about=about_ask(ask.token), content=FORM))
        played.quiet()
        assert played.store.drafts.kept() == ()


def test_a_form_that_is_again_as_it_was_filled_leaves_no_draft(tmp_path: Path) -> None:
    """Taken back by hand, or by going back to what was understood."""
    with Played(tmp_path, ScriptedModel([calls(submit("applicant_profile", PROFILE))])) as played:
        ask = submitted(played)
        assert len(played.store.drafts.kept()) == 1
        played.post(DraftChanged(about=about_ask(ask.token), content=None))
        played.quiet()
        assert not (tmp_path / "drafts.json").exists()


def test_a_record_that_changed_meanwhile_makes_the_draft_over_it_outdated(tmp_path: Path) -> None:
    """What the library saved while the sheet waited is not overwritten by an old state of the form
    without a word.
    """
    leader = ScriptedModel([calls(submit("applicant_profile", PROFILE))])
    with Played(tmp_path, leader) as played:
        submitted(played)
        data = {"basics": {"name": "Mara Lindqvist-Berg"}}
        played.post(
            RecordEdited(
                data_type=DataType.APPLICANT_PROFILE, id="profile", base_version=None, data=data
            )
        )
        played.until(RecordSaved)
    with Played(tmp_path, ScriptedModel([])) as played:
        (draft,) = played.until(SessionOpened).drafts
        assert draft.outdated
        assert draft.content == FORM


def test_a_sheet_over_an_approved_record_is_not_outdated_by_that_record_itself(
    tmp_path: Path,
) -> None:
    """What was approved before and stands as it did is what the form was filled over."""
    again = {"basics": {"name": "Mara Lindqvist", "label": "Ward Nurse"}}
    leader = ScriptedModel(
        [
            calls(submit("applicant_profile", PROFILE)),
            calls(submit("applicant_profile", again), prefix="again"),
        ]
    )
    with Played(tmp_path, leader) as played:
        played.answer(played.asked(), status="approved")
        played.until(Acknowledged)
        submitted(played)
    with Played(tmp_path, ScriptedModel([])) as played:
        (draft,) = played.until(SessionOpened).drafts
        assert not draft.outdated


def test_a_draft_whose_ask_is_gone_is_dropped_at_the_start_and_others_stay(tmp_path: Path) -> None:
    """The end came between the answer and the erasing, or a backup was brought back that knows no
    such ask.
    """
    gap = about_gap("run-1", "gap-001")
    with Played(tmp_path, ScriptedModel([says("Hello")])) as played:
        played.asked("message")
        played.post(DraftChanged(about=gap, content={"text": "At the harbour"}))
        played.quiet()
    file = tmp_path / "drafts.json"
    file.write_text(file.read_text().replace('[["gap', '[["ask/nobody", {}], ["gap'))
    with Played(tmp_path, ScriptedModel([])) as played:
        assert [one.about for one in played.until(SessionOpened).drafts] == [gap]
        assert [one.about for one in played.store.drafts.kept()] == [gap]


def test_starting_over_erases_what_was_changed_in_sheets_that_are_withdrawn(tmp_path: Path) -> None:
    """An ask that waits no longer takes its draft along."""
    leader = ScriptedModel([calls(submit("applicant_profile", PROFILE)), says("Hello again")])
    with Played(tmp_path, leader) as played:
        submitted(played)
        played.post(StartOverRequested())
        opened = played.until(SessionOpened, lambda message: not message.restored)
        assert opened.drafts == ()
        assert played.store.drafts.kept() == ()
