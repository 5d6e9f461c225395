"""What the window and its parts must agree on: widths, and the pages by their names. Light: the
first paint waits for it.
"""

from interview_app.i18n import N_

SIDEBAR_WIDTH = 232
"""Width of the sidebar in pixels at 100 %."""
SIDEBAR_FROM, INSPECTOR_FROM = 760, 1120
"""Window widths in pixels at 100 % from which the sides show by themselves."""
CONVERSATION = "conversation"
TITLES = {
    "profile": N_("Library"),
    "timeline": N_("Library"),
    "evidence": N_("Library"),
    "documents": N_("Library"),
    "resumes": N_("Your résumés"),
    "old": N_("Earlier conversation"),
}
"""What the header says over each page; a page of the library has its own title."""
