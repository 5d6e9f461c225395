"""What the Résumés room calls priorities, confidence and states, the icon and colour of each, and
résumés as rows of the window's sidebar.
"""

import re
from collections.abc import Iterable
from datetime import date
from functools import lru_cache
from textwrap import shorten

from PySide6.QtCore import QDate, QLocale

from interview_app.domain.dates import PRESENT
from interview_app.domain.held_lines import figures
from interview_app.domain.knowledge_card import INDEPENDENT, DocumentSource, KnowledgeCard, one_row
from interview_app.domain.tailoring import Priority, Severity, TruthViolation
from interview_app.domain.voice import Words, sentences_about
from interview_app.i18n import N_, _, language, ngettext, pgettext
from interview_app.language.data import voice_words
from interview_app.language.printed import span
from interview_app.messages.tailoring.shown import RunSummary, SentCopy, SentLine
from interview_app.ui.look.names import date_words, isolated, quoted
from interview_app.ui.look.window_plan import GENERAL_PLACE, resume_place
from interview_app.ui.window.source_list import SourceRow

PRIORITIES = {
    Priority.HIGH: N_("Asked for"),
    Priority.MEDIUM: N_("Nice to have"),
    Priority.LOW: N_("Mentioned"),
}
SEVERITY_NAMES = {
    Severity.BLOCKER: N_("Not in what you approved"),
    Severity.WARNING: N_("Worth a look"),
}
SEVERITIES = {Severity.BLOCKER: ("warning", "bad_ink"), Severity.WARNING: ("info", "warn_ink")}
LONGEST_QUOTE = 400
"""Characters of a card; the whole of it stands under Evidence."""
FEW_NAMES, LONGEST_NAME = 2, 36
"""Of those who got a résumé, as many as its line in the list names, and the characters it has for
each.
"""


def objection_words(found: Iterable[TruthViolation]) -> str:
    """What the check found in one line: how heavy it is, once, and each finding; the heavy ones
    first.
    """
    told: dict[Severity, dict[str, None]] = {}
    for one in found:
        told.setdefault(one.severity, {})[one.violation] = None
    parts = []
    for severity, name in SEVERITY_NAMES.items():
        several = len(told.get(severity, ())) > 1
        lines = [f"\N{BULLET} {one}" if several else one for one in told.get(severity, ())]
        if lines:
            parts.append((f"{_(name)}:\n" if several else f"{_(name)}: ") + "\n".join(lines))
    return "\n".join(parts)


def better_words(text: str) -> str:
    """What may be better about an approved line, in sentences; it prints as it is (NEXT 3)."""
    return " ".join(sentences_about(text, _voice()))


@lru_cache(maxsize=1)
def _voice() -> Words:
    return Words(*voice_words())


def run_state(summary: RunSummary) -> tuple[str, str, str]:
    """Words, icon and colour role of a run in the list."""
    if summary.unfinished:
        return _("stopped on its way"), "clock", "warn_ink"
    if summary.waiting:
        words = ngettext("{n} line to look at", "{n} lines to look at", summary.waiting)
        return words.format(n=summary.waiting), "warning", "warn_ink"
    if summary.passed is None:
        return _("matches to look at"), "dot-circle", "accent_ink"
    if summary.sent_to:
        return sent_names(summary.sent_to), "send", "good_ink"
    return _("ready"), "check-circle", "good_ink"


def sent_names(names: tuple[str, ...]) -> str:
    """Who got a résumé, the latest first; of many the latest two and how many more."""
    shown = [shorten(one, LONGEST_NAME, placeholder=" …") for one in names[::-1][:FEW_NAMES]]
    more = len(names) - FEW_NAMES
    if more <= 0:
        return _("sent to {names}").format(names=", ".join(shown))
    words = ngettext("sent to {names} and {n} other", "sent to {names} and {n} others", more)
    return words.format(names=", ".join(shown), n=more)


def not_looked_at(suggestions: int) -> str:
    """How much is suggested and was not decided; told where a résumé goes out without it."""
    words = ngettext("{n} suggestion not looked at.", "{n} suggestions not looked at.", suggestions)
    return words.format(n=suggestions)


def unseen_told(values: int) -> str:
    """How much was approved without a look; told at the page, and where it goes out."""
    words = ngettext(
        "{n} detail stands as it was read: you have not looked at it yet.",
        "{n} details stand as they were read: you have not looked at them yet.",
        values,
    )
    return words.format(n=values)


def begun_told(story: str) -> str:
    """That a story is on no page yet; "" without one."""
    told = _("Your story {words} is not on it: you have not approved it yet.")
    return told.format(words=quoted(story, 80)) if story else ""


def card_title(card: KnowledgeCard) -> str:
    """What a card is called: its project or the beginning of its own words."""
    return card.project or one_row(card.raw_text)[:80] or _("Without a name")


def told_now(card: KnowledgeCard) -> str:
    """What a card says now: its own words, or its fields where they were corrected since."""
    words, story = one_row(card.raw_text), card.story
    numbers = (" ".join(filter(None, (one.value, one.description))) for one in card.metrics)
    fields = [one_row(one) for one in (story.situation, story.action, story.result) if one]
    told = figures(words)
    stands = all(one in words for one in fields) and all(
        figures(one.value) <= told for one in card.metrics
    )
    return words if stands else " · ".join((*fields, *numbers))


def told_first(card: KnowledgeCard) -> str:
    """The words that a card was read or told in, as a sentence, where it says something else now;
    "" where it does not.
    """
    document = isinstance(card.source, DocumentSource) and bool(card.source.quote)
    words = card.source.quote if isinstance(card.source, DocumentSource) else card.raw_text
    if not words or _letters(words) == _letters(told_now(card)):
        return ""
    said = _("The document says: “{text}”") if document else _("You told it first: “{text}”")
    return said.format(text=shorten(one_row(words), LONGEST_QUOTE, placeholder=" …"))


def _letters(text: str) -> str:
    """Where a line was broken and what marks it has counts for nothing."""
    return "".join(filter(str.isalnum, text)).casefold()


def card_detail(card: KnowledgeCard) -> str:
    """Role, employer and time of a card, as far as its own words do not say so."""
    company = "" if card.company == INDEPENDENT else card.company
    role = card.role if card.role != card.project else ""
    told = one_row(card.raw_text)
    parts = (role, company, time_words(card.timeframe, language()))
    return " · ".join(isolated(part) for part in parts if part and part not in told)


def time_words(timeframe: str, code: str) -> str:
    """`2019-03 to present` as a page in this language prints it; what is no time of a card's form
    stays as it is.
    """
    found = _TIMEFRAME.fullmatch(timeframe)
    return span(found[1], found[2], code) if found is not None else timeframe


_DATE = r"\d{4}(?:-(?:0[1-9]|1[0-2]))?"
_TIMEFRAME = re.compile(rf"({_DATE})(?:-| to )({_DATE}|{PRESENT})")


def card_origin(card: KnowledgeCard, filename: str) -> str:
    """Where a card's words are from; `filename` is the document's name, or ""."""
    if isinstance(card.source, DocumentSource):
        name = filename or _("your document")
        if card.source.page is None:
            return _("From {name}").format(name=name)
        return _("From {name}, page {page}").format(name=name, page=card.source.page + 1)
    if card.attested_by_user:
        return _("Your own answer")
    return _("From your approved profile and jobs")


def sent_words(copy: SentCopy, *, run_id: str = "") -> str:
    """Who got which version when; the résumé is named too where it is not the one in hand
    (`run_id`).
    """
    if copy.run_id == run_id:
        words = _("Sent to: {name} on {day} (version {n})")
    else:
        words = _("Sent to: {name} on {day} (“{title}”, version {n})")
    return words.format(
        name=copy.to, day=date_words(copy.on), n=copy.version, title=copy.target_title
    )


def conflict_words(one: SentLine) -> str:
    """What somebody was sent, and what the draft says of the same evidence now."""
    words = _("{name} was sent on {day}: “{then}”. Now it says: “{now}”.")
    return words.format(
        name=one.copy.to, day=date_words(one.copy.on), then=one.said_then, now=one.says_now
    )


def short_day(moment: str) -> str:
    """The day of an ISO 8601 time where there is little room: its month short, its year only when
    it is another one.
    """
    if moment[:4] == today()[:4]:
        form = pgettext("how a day of this year is written short, in Qt's letters", "d MMM")
    else:
        form = pgettext("how a day of another year is written short, in Qt's letters", "d MMM yyyy")
    return QLocale(language()).toString(QDate.fromString(moment[:10], "yyyy-MM-dd"), form)


def today() -> str:
    """Today as `YYYY-MM-DD`."""
    return date.today().isoformat()


_SHOWN_STATES = ("warning", "clock", "send")
"""What stands in a row: what waits for the person, and what went out; the rest is for the ear."""


def rows_of(runs: Iterable[RunSummary]) -> tuple[SourceRow, ...]:
    """A row each, in their order."""
    return tuple(_row(one) for one in runs)


def _row(summary: RunSummary) -> SourceRow:
    words, icon, colour = run_state(summary)
    place = resume_place(summary.run_id)
    return SourceRow(
        key=place,
        title=summary.target_title,
        icon="resume",
        words=f"{words} · {short_day(summary.changed)}",
        state=(icon, colour) if icon in _SHOWN_STATES else None,
        own=place != GENERAL_PLACE,
    )
