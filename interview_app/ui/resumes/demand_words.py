"""What is said of a demand of a posting, and of a line that it lists beside them."""

from collections import Counter
from textwrap import shorten

from interview_app.domain.posting import Posting
from interview_app.domain.tailoring import Confidence, EvidenceMapping, Requirement
from interview_app.i18n import _, ngettext
from interview_app.messages.tailoring import ListedLine, RunShown
from interview_app.ui.library.two_line_list import ListLine
from interview_app.ui.resumes.words import CONFIDENCES


def told(mapping: EvidenceMapping) -> str:
    """How sure a demand is answered, and by how many facts."""
    count = len(mapping.evidence_card_ids)
    if not count:
        return _("nothing yet")
    if mapping.confidence is Confidence.LOW:
        return ngettext(
            "not answered yet, {n} fact may be related",
            "not answered yet, {n} facts may be related",
            count,
        ).format(n=count)
    return ngettext("{words}, {n} fact", "{words}, {n} facts", count).format(
        words=_(CONFIDENCES[how_well(mapping)]), n=count
    )


def how_well(mapping: EvidenceMapping) -> Confidence:
    """How well a demand is answered, as it is told: with a term of it untold, not clearly."""
    sure = mapping.confidence
    return Confidence.MEDIUM if sure is Confidence.HIGH and not mapping.is_clear else sure


def place_of(requirement: Requirement, posting: Posting | None) -> str:
    """Where in the posting a requirement stands, with its words there; "" when that is not
    known.
    """
    span = requirement.span
    if span is None or posting is None:
        return ""
    line = posting.text.count("\n", 0, span.start) + 1
    if " ".join(span.quote.split()) == requirement.text:
        return at_line(posting, span.start)
    quote = shorten(span.quote, 240, placeholder=" …")
    return _("In the posting, line {n}: “{quote}”").format(n=line, quote=quote)


def at_line(posting: Posting, at: int) -> str:
    """Where in the posting a place is."""
    return _("In the posting, line {n}").format(n=posting.text.count("\n", 0, at) + 1)


def listed_key(line: ListedLine) -> str:
    """What the row of a line that is no demand is called."""
    return f"listed-{line.start}"


def listed_row(line: ListedLine) -> ListLine:
    """A line that is no demand, under its heading."""
    is_none = _("not counted")
    return ListLine(
        key=listed_key(line),
        title=line.text,
        detail=f"{line.heading} · {is_none}" if line.heading else is_none,
        icon="minus",
        faded=True,
    )


def how_many_answered(run: RunShown) -> str:
    """How many of the demands are clearly answered, how the others are, and what else is listed."""
    board = run.blackboard
    found = Counter(how_well(one) for one in board.evidence_mappings if one.evidence_card_ids)
    answered = found[Confidence.HIGH] + found[Confidence.MEDIUM]
    words = ngettext(
        "{answered} of {n} is clearly answered by what you told",
        "{answered} of {n} are clearly answered by what you told",
        len(board.requirements),
    ).format(answered=found[Confidence.HIGH], n=len(board.requirements))
    others = {
        _("{n} partly"): found[Confidence.MEDIUM],
        _("{n} not yet"): len(board.requirements) - answered,
    }
    words = ", ".join([words, *(one.format(n=n) for one, n in others.items() if n)])
    if not run.listed:
        return words
    more = ngettext(
        "{n} more line of the posting is not counted",
        "{n} more lines of the posting are not counted",
        len(run.listed),
    )
    return f"{words} · {more.format(n=len(run.listed))}"
