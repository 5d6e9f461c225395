"""The approved lines as the highlights of their entries, as other programs' formats know them
(NEXT 3, CONTRACT E9).
"""

from typing import TypeVar

from interview_app.domain.known import Known
from interview_app.domain.timeline import (
    Education,
    Experience,
    Project,
    SkeletonTimeline,
    Volunteer,
)
from interview_app.tailoring.lines.choosing import Material, chosen_lines
from interview_app.tailoring.lines.facts import Career

_Entry = TypeVar("_Entry", Experience, Education, Project, Volunteer)


def with_lines(known: Known) -> SkeletonTimeline | None:
    """The timeline with all lines in its highlights that a page for no posting can have.

    A text that is a line of no card any more, or one that is held, is left out; a text of which
    there is no card at all stays.
    """
    timeline = known.timeline
    if timeline is None:
        return None
    career, cards = Career(timeline=timeline), known.live_cards()
    of = Material(career=career, cards=cards, any_language=True)
    made = {card.raw_text for card in known.cards}

    def lined(entry: _Entry) -> _Entry:
        chosen = chosen_lines(of.cards_of(entry), of, most=None, said=entry.highlights)
        texts: list[str] = [one.text for one in chosen.lines]
        texts += [one for one in entry.highlights if one not in made]
        summary = getattr(entry, "summary", None) or getattr(entry, "description", None)
        kept = tuple(one for one in dict.fromkeys(texts) if one != summary)
        return entry.model_copy(update={"highlights": kept})

    return timeline.model_copy(
        update={
            "experiences": tuple(map(lined, timeline.experiences)),
            "education": tuple(map(lined, timeline.education)),
            "projects": tuple(map(lined, timeline.projects)),
            "volunteer": tuple(map(lined, timeline.volunteer)),
        }
    )
