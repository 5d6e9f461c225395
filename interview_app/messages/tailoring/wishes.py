"""Into the actor: what is asked of the Résumés room, and what was decided there."""

from typing import Literal

from interview_app.domain.frozen import frozen
from interview_app.domain.tailoring import HIDDEN_CONTACT

GENERAL = "general"
"""The run of “My résumé”, the one that is for no posting."""


@frozen
class OfRun:
    """What is asked or told of one run."""

    run_id: str


@frozen
class OfLine(OfRun):
    """What is asked of a line of it."""

    line_id: str


@frozen
class ResumeRequested:
    """New résumé: analyse this posting. Exactly one of text, path and url is given; a URL leaves
    this computer, so it was asked.

    `with_models`: the models of the settings may help; the person saw the places and the estimate,
    and said so. `is_posting`: so they said of what is the same as a document of theirs.
    """

    target_title: str
    text: str = ""
    path: bytes = b""
    url: str = ""
    with_models: bool = False
    is_posting: bool = False


@frozen
class GeneralRequested:
    """Show “My résumé”: written where there is none yet, and anew where there is other evidence."""


@frozen
class RunRenamed(OfRun):
    """Call a résumé so; nothing on its page changes."""

    name: str


@frozen
class RunOpened(OfRun):
    """Show a run; `version` 0 means the newest."""

    version: int = 0


@frozen
class EvidenceChosen(OfRun):
    """The person changed which cards answer a requirement."""

    requirement_id: str
    card_ids: tuple[str, ...]


@frozen
class DemandCounted(OfRun):
    """A line of the posting is a demand, by where it begins there."""

    start: int


@frozen
class DemandsDropped(OfRun):
    """What was read as demands is none; their gaps go with them."""

    requirement_ids: tuple[str, ...]


@frozen
class GapAnswered(OfRun):
    """An answer to a gap question becomes its own card, attested by the person; empty text leaves
    the gap.

    `entry_id`: the entry of the timeline the answer belongs to; without one it can be cited, but
    has no place on the page.
    """

    gap_id: str
    text: str
    entry_id: str = ""
    line: str = ""
    """How it is to stand on the résumé; "" keeps the answer without a line."""


@frozen
class DraftRequested(OfRun):
    """Write (again) from the evidence chosen; `with_models` as for a new résumé."""

    with_models: bool = False


@frozen
class ProposalDecided(OfRun):
    """A suggested wording is accepted as it is, accepted in the person's own words (`text`), or
    rejected.
    """

    proposal_id: str
    accepted: bool
    text: str = ""


@frozen
class DecisionUndone(OfRun):
    """A suggestion that was accepted or rejected is open again; the line that it became goes."""

    proposal_id: str


@frozen
class BulletEdited(OfRun):
    """The person's own wording of a line, theirs at once; an empty one takes it off this page.

    `bullet_id`: of a line that waits and is not on the page, its line id. `line_id`: the approved
    line that the person saw there; "" where it is not known.
    """

    bullet_id: str
    text: str
    line_id: str = ""


@frozen
class TrimUndone(OfRun):
    """Put a line back that was left out: for room, by the person, or for one that contradicts it.

    `bullet_id`: of one that had no place on the page, its line id.
    """

    bullet_id: str


@frozen
class LineAttested(OfLine):
    """A fact of the person's own words that the check refuses is kept as attested by them, and the
    line prints: what “It is true” does.
    """


@frozen
class WordingTakenOut(OfLine):
    """A line that waits is taken back: the person does not want to say it any more."""


@frozen
class WordingUsedEverywhere(OfLine):
    """A wording that was accepted for one posting stands on every page."""


@frozen
class WordingBroughtBack(OfLine):
    """An older wording of a line is the newest again."""


@frozen
class AnyLanguageChosen(OfRun):
    """Lines in another language than the résumé print too."""


@frozen
class LookChosen(OfRun):
    """How the page looks; no version of its own. Accent (`#rrggbb`) and font family are "" for the
    theme's own; `density` from roomy (0) to tight. `hidden_contact`: keys of the contact lines that
    are not printed.
    """

    theme: str
    paper: Literal["a4", "us-letter"]
    max_pages: int
    accent: str = ""
    family: str = ""
    density: int = 0
    hidden_contact: tuple[str, ...] = HIDDEN_CONTACT


@frozen
class PhotoChosen(OfRun):
    """The person's photo on the page, from a file; b"" takes it away. Part of the look.

    `photo`: in place of a file, one that it had before, by what `RunShown` called it.
    """

    path: bytes
    photo: str = ""


@frozen
class SectionsArranged(OfRun):
    """The sections in the person's order, by their keys, or the entries of one of them; part of
    the look.
    """

    sections: tuple[str, ...]


@frozen
class SectionsHidden(OfRun):
    """All sections and entries that are left out, by their keys; part of the look."""

    sections: tuple[str, ...]


@frozen
class LinesArranged(OfRun):
    """Lines of one entry in the person's order, by their bullet ids."""

    bullet_ids: tuple[str, ...]


@frozen
class RunStopped(OfRun):
    """Cancel what is being worked out; finished stages stay."""


@frozen
class GoingOnRequested(OfRun):
    """Go on with a run that was stopped or could not go on; finished stages are not done, and not
    paid for, again.
    """

    with_models: bool = False


@frozen
class HelpRequested:
    """Which models could help, and what would it cost? Of a run, or ("") of one that is not begun:
    its posting's length.
    """

    run_id: str = ""
    posting_characters: int = 0


@frozen
class RunDeletionRequested(OfRun):
    """Delete a run with all its versions."""


@frozen
class RunDeletionUndone(OfRun):
    """Put a run back that was deleted since the app started."""


@frozen
class ResumeExportRequested(OfRun):
    """Write the résumé: one format to a file, or `all` into a folder (CONTRACT D10)."""

    format: Literal["pdf", "docx", "md", "txt", "html", "yaml", "all"]
    path: str


@frozen
class SentNoted(OfRun):
    """The ledger: this version went to somebody."""

    to: str
    on: str


@frozen
class SentUndone(OfRun):
    """The ledger: this line of it was a mistake."""

    sent_id: str


@frozen
class LedgerRequested:
    """Which claims went to whom, over all résumés; those of one card alone when it is given."""

    card_id: str = ""


@frozen
class RunsRequested:
    """The room came up: tell all runs."""


@frozen
class VersionsRequested(OfRun):
    """What do the versions of a run differ in?"""


@frozen
class ComparisonRequested(OfRun):
    """Put an older version of a run, or the newest of another one (`other`, `old` is 0), beside a
    version of it.
    """

    old: int
    new: int
    other: str = ""
