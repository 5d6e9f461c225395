"""What the window and its parts must agree on: widths, and the pages by their names. Light: the
first paint waits for it.
"""

from interview_app.domain.frozen import frozen
from interview_app.i18n import N_

SIDEBAR_WIDTH = 220
"""Width of the sidebar in pixels at 100 %."""
SIDEBAR_FROM, RESUME_SIDEBAR_FROM, INSPECTOR_FROM = 760, 1040, 1120
"""Window widths in pixels at 100 % from which the sides show by themselves."""
TOOLBAR_HEIGHT = 52
"""Height of the toolbar in pixels at 100 %."""
CONVERSATION = "conversation"
LOOK_UP = "look-up"
"""No page of its own: what was put off stands in the story, beside the conversation."""
RESUMES = "resumes"
GENERAL_PLACE = f"{RESUMES}/general"
"""The place of the résumé that is for no posting; each other one has its run's id there."""
KEEPS_UNDO = "keepsUndo"
"""The property of what stands on a page and is undone by itself alone, whatever was done to the
page.
"""
TITLES = {
    CONVERSATION: N_("Interview"),
    "profile": N_("Profile"),
    "timeline": N_("Jobs"),
    "evidence": N_("Stories"),
    "goals": N_("Goals"),
    "documents": N_("Documents"),
    RESUMES: N_("Résumés"),
    "old": N_("Earlier conversation"),
}
"""What the toolbar says over each page; a résumé has its own name."""


def resume_place(run_id: str) -> str:
    """The place of a résumé."""
    return f"{RESUMES}/{run_id}"


@frozen
class EntryWanted:
    """A page's wish for a form on another one, for the person to look at and to save: of a new
    entry in this section of the timeline, called so, of the entry that has this id, of a field of
    the profile, by its path in the record, or of the story that has this id; else of this page, as
    it stands.
    """

    section: str = ""
    name: str = ""
    entry: str = ""
    field: str = ""
    story: str = ""
    page: str = ""
