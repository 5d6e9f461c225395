"""Which job a story is about: chosen by its name, wherever the person may say so, or by what they
tell of it at once.
"""

from collections.abc import Sequence

from interview_app.domain.records import DataType
from interview_app.guide.acts import Act, Answered, Chosen, Persisted, Said, Submitted
from interview_app.guide.hearing import options
from interview_app.guide.marks import Mark
from interview_app.guide.understanding import Intent, Meaning

ROLE, NEXT, ANOTHER_STORY = "role", "next", "another"
_KEPT = ("approved", "modified", "ok")
_NO_STORY = ("more", "move_on", "skip", "other")
"""What is chosen among the jobs and opens no story."""
NO_JOB = (*_NO_STORY, "outside")
"""And what is no job."""
_A_STORY = 12
"""Words of an answer that tells a story instead of choosing the job it belongs to."""


def named(mark: Mark, text: str, before: Sequence[Act]) -> tuple[Chosen, ...]:
    """The choices by which somebody comes to the job that a message names; () when it names none,
    or several.

    Where the next step is chosen, the job just talked about is none to go to.
    """
    if mark.path not in (ROLE, NEXT):
        return ()
    here = (
        next((label for id, label in mark.options if id == ANOTHER_STORY), "")
        if mark.path == NEXT
        else ""
    )
    jobs = [one for one in _jobs(before) if not here or not one[2] or one[2] not in here]
    found = options.mentioned(
        text, [(id, f"{title} {organization}") for id, title, organization in jobs]
    )
    if not found:
        return ()
    role = Chosen(choice=ROLE, subject="", value=found)
    return (
        (role,)
        if mark.path == ROLE
        else (Chosen(choice=NEXT, subject=mark.subject, value="next_role"), role)
    )


def is_story(mark: Mark, meaning: Meaning, text: str) -> bool:
    """Whether somebody who is to choose a job tells at once what they did there."""
    return (
        mark.path in (ROLE, NEXT)
        and meaning.intent is Intent.ANSWER
        and len(text.split()) >= _A_STORY
    )


def begun_with(story: Said | None, acts: Sequence[Act]) -> Answered | None:
    """A story that was told before its job was chosen as the beginning of that job's; None when the
    last choice opened none.
    """
    last = acts[-1] if acts else None
    if story is None or not isinstance(last, Chosen) or not _opens(last):
        return None
    number = sum(isinstance(one, Chosen) and _opens(one) for one in acts)
    return story.answers(f"dive-{number}", "story.situation")


def _opens(act: Chosen) -> bool:
    return (act.choice == ROLE and act.value not in _NO_STORY) or (
        act.choice == NEXT and act.value == ANOTHER_STORY
    )


def _jobs(acts: Sequence[Act]) -> list[tuple[str, str, str]]:
    """(id, title, organization) of the jobs that were approved last."""
    for act in reversed(acts):
        if (
            isinstance(act, Submitted | Persisted)
            and act.data_type is DataType.SKELETON_TIMELINE
            and act.status in _KEPT
        ):
            jobs = act.data.get("experiences") or ()
            return [
                (str(one.get("id")), one.get("title") or "", one.get("organization") or "")
                for one in jobs
            ]
    return []
