"""What the Résumés room calls priorities, confidence, states and stages, and the icon and colour of each."""

from datetime import date

from interview_app.domain.knowledge_card import DocumentSource, KnowledgeCard
from interview_app.domain.tailoring import Confidence, Priority, Severity, State
from interview_app.i18n import N_, _
from interview_app.messages.tailoring import RunSummary, SentConflict
from interview_app.ui.names import date_words

PRIORITIES = {Priority.HIGH: N_("Must have"), Priority.MEDIUM: N_("Nice to have"), Priority.LOW: N_("Mentioned")}
CONFIDENCES = {
    Confidence.HIGH: N_("strong evidence"),
    Confidence.MEDIUM: N_("some evidence"),
    Confidence.LOW: N_("weak evidence"),
}
CONFIDENCE_MARKS = {
    Confidence.HIGH: ("check-circle", "good_ink"),
    Confidence.MEDIUM: ("dot-circle", "accent_ink"),
    Confidence.LOW: ("warning", "warn_ink"),
}
"""(icon, colour role)"""
SEVERITIES = {Severity.BLOCKER: ("warning", "bad_ink"), Severity.WARNING: ("info", "warn_ink")}
STAGES = {
    State.INIT: N_("Getting ready"),
    State.PREPROCESSING: N_("Reading the posting"),
    State.JD_ANALYSIS: N_("Finding what it asks for"),
    State.EVIDENCE_MAPPING: N_("Looking for your evidence"),
    State.WRITING: N_("Writing from your evidence"),
    State.AUDITING: N_("Holding every line to your evidence"),
    State.REVISION: N_("Mending what was refused"),
    State.COMPLETE: N_("Setting the pages and checking what is printed"),
    State.FAILED: N_("Setting the pages and checking what is printed"),
}


def run_state(summary: RunSummary) -> tuple[str, str, str]:
    """Words, icon and colour role of a run in the list."""
    if summary.unfinished:
        return _("stopped on its way"), "clock", "warn_ink"
    if summary.passed is None:
        return _("evidence to check"), "dot-circle", "accent_ink"
    if summary.sent_to:
        return _("sent to {names}").format(names=", ".join(summary.sent_to)), "send", "good_ink"
    if summary.passed:
        return _("ready"), "check-circle", "good_ink"
    return _("audit failed"), "warning", "bad_ink"


def card_title(card: KnowledgeCard) -> str:
    """What a card is called: its project or the beginning of its own words."""
    return card.project or " ".join(card.raw_text.split())[:80] or _("Card without a name")


def card_detail(card: KnowledgeCard) -> str:
    """Role, employer and time of a card."""
    company = "" if card.company == "independent" else card.company
    return " · ".join(
        part for part in (card.role if card.role != card.project else "", company, card.timeframe) if part
    )


def card_origin(card: KnowledgeCard, filename: str) -> str:
    """Where a card's words are from; `filename` is the document's name, or ""."""
    if isinstance(card.source, DocumentSource):
        name = filename or _("your document")
        if card.source.page is None:
            return _("From {name}").format(name=name)
        return _("From {name}, page {page}").format(name=name, page=card.source.page + 1)
    if card.attested_by_user:
        return _("Your own answer")
    return _("From your approved profile and timeline")


def conflict_words(one: SentConflict) -> str:
    """What somebody was sent, and what the draft says of the same evidence now."""
    words = _("{name} was sent on {day}: “{then}”. Now it says: “{now}”.")
    return words.format(name=one.to, day=day(one.on), then=one.said_then, now=one.says_now)


def day(moment: str) -> str:
    """The day of an ISO 8601 time in words."""
    return date_words(moment)


def today() -> str:
    """Today as `YYYY-MM-DD`."""
    return date.today().isoformat()
