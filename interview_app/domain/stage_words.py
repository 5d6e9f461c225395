"""What a person is told while a résumé is being written, in the window and on a terminal."""

from interview_app.domain.tailoring import State
from interview_app.i18n import N_

STAGES = {
    State.INIT: N_("Getting ready"),
    State.PREPROCESSING: N_("Reading the posting"),
    State.JD_ANALYSIS: N_("Finding what it asks for"),
    State.EVIDENCE_MAPPING: N_("Looking for what answers it"),
    State.WRITING: N_("Writing from what you approved"),
    State.AUDITING: N_("Checking every line against what you approved"),
    State.REVISION: N_("Mending what was refused"),
    State.COMPLETE: N_("Setting the pages and checking what is printed"),
    State.FAILED: N_("Setting the pages and checking what is printed"),
}
