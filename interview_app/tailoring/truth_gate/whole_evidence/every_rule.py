"""Every rule by which the whole evidence has something against a line that some card supports, one after the other."""

from collections.abc import Sequence

from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.holding import designations
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.whole_evidence import (
    adoption,
    also_qualified,
    alternatives,
    attached,
    borrowed_figures,
    came_about,
    complements,
    credited,
    denial,
    employed,
    lesser_posts,
    limited,
    little_known,
    making,
    named_times,
    one_deed_more,
    one_more,
    only_prepared,
    opposites,
    outcomes,
    part_of_all,
    parts_open,
    people_led,
    posts,
    roles,
    schools,
    shared,
    since_when,
    swapped_names,
    sweeping,
    talked_about,
    targets,
    taught,
    when_changed,
    whereabouts,
    whole_time,
    widened,
)


def hold(line: Line, ready: EvidenceIndex, allowed: Pool, used: Sequence[Evidence]) -> list[Objection]:
    """The objections of all rules to a line that rests on the cards `used`, of those it is `allowed` to rest on."""
    return [
        *denial.hold(line, ready, allowed, used),
        *employed.hold(line, allowed),
        *limited.hold(line, ready, allowed),
        *little_known.hold(line, allowed),
        *making.hold(line, allowed),
        *borrowed_figures.hold(line, allowed, used),
        *attached.hold(line, allowed, used),
        *one_more.hold(line, allowed, used),
        *one_deed_more.hold(line, allowed, used),
        *also_qualified.hold(line, allowed),
        *complements.hold(line, allowed, used),
        *credited.hold(line, allowed, used),
        *opposites.hold(line, used),
        *only_prepared.hold(line, used),
        *named_times.hold(line, used),
        *lesser_posts.hold(line, used),
        *alternatives.hold(line, used),
        *outcomes.hold(line, used),
        *came_about.hold(line, used),
        *roles.hold(line, allowed, used),
        *schools.hold(line, ready),
        *shared.hold(line, used),
        *since_when.hold(line, allowed, used),
        *swapped_names.hold(line, allowed, used),
        *talked_about.hold(line, allowed),
        *targets.hold(line, used),
        *taught.hold(line, allowed),
        *part_of_all.hold(line, used),
        *parts_open.hold(line, ready),
        *sweeping.hold(line, allowed),
        *adoption.hold(line, allowed),
        *designations.ordinals(line, allowed),
        *people_led.hold(line, allowed),
        *posts.hold(line, ready, allowed),
        *whereabouts.hold(line, allowed, used),
        *when_changed.hold(line, used),
        *whole_time.hold(line, used),
        *widened.hold(line, used),
    ]
