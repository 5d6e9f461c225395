"""What the person is told when something fails: the texts of CONTRACT A16, to the letter."""

from interview_app.i18n import N_, _
from interview_app.llm.client import TurnFailed

SERVICE = N_(
    "Service is temporarily unavailable. Your progress is saved. Try again in a few minutes."
)
CONNECTION = N_("Connection issue. Please check your internet and try again.")
NOT_SAVED = N_("Couldn't save your progress. Keep this window open and try again.")
UPLOAD_FAILED = N_("Upload failed. Try a smaller file or different format.")
LIMIT_REACHED = N_(
    "The interview needs a word from you before it goes on. Write something, or choose Continue."
)
STOPPED = N_("Stopped. Write something to go on.")
BUG = N_("Something went wrong inside the app; your data is safe. Try again, or restart the app.")


def sentence_for(failure: TurnFailed) -> str:
    """The sentence for a turn that failed after its last try."""
    if failure.retryable and failure.kind == "connection":
        return _(CONNECTION)
    if failure.retryable and failure.kind == "server":
        return _(SERVICE)
    # Each fault has its own sentence, and it says what can be done.
    return _(failure.sentence)
