"""The names the window uses for phases, objectives and sheets; acceptance tests find them by these
(issue 2).
"""

import re
from collections.abc import Iterable, Mapping
from textwrap import shorten
from unicodedata import bidirectional

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt
from PySide6.QtGui import QGuiApplication

from interview_app.domain.asks import ReviewAsk
from interview_app.domain.phases import Objective, Phase
from interview_app.domain.records import DataType
from interview_app.i18n import N_, _, language, pgettext

PHASE_TITLES = {
    Phase.CORE_FACTS: N_("About you"),
    Phase.DEEP_DIVE: N_("Your work"),
    Phase.WRITING_CORPUS: N_("Your voice and goals"),
    Phase.COMPLETE: N_("Your résumés"),
}
OBJECTIVE_TITLES = {
    Objective.APPLICANT_PROFILE: N_("Your profile"),
    Objective.SKELETON_TIMELINE: N_("Your timeline"),
    Objective.INTERVIEWED_ONE_EXPERIENCE: N_("A story from one of your jobs"),
    Objective.ONE_CARD_GENERATED: N_("A first story"),
    Objective.ONE_WRITING_SAMPLE: N_("A writing sample"),
    Objective.DOSSIER_COMPLETE: N_("Your goals"),
}
PAGE_OF = {
    DataType.APPLICANT_PROFILE: "profile",
    DataType.SKELETON_TIMELINE: "timeline",
    DataType.KNOWLEDGE_CARD: "evidence",
    DataType.WRITING_SAMPLE: "evidence",
    DataType.CANDIDATE_DOSSIER: "goals",
}
"""The page of the library that has the form of a record."""
SHEET_TITLES = {
    DataType.APPLICANT_PROFILE: N_("Review your profile"),
    DataType.SKELETON_TIMELINE: N_("Review your timeline"),
    DataType.EXPERIENCE: N_("Review this experience"),
    DataType.EDUCATION: N_("Review this education"),
    DataType.KNOWLEDGE_CARD: N_("Review this story"),
    DataType.WRITING_SAMPLE: N_("Review your writing sample"),
    DataType.CANDIDATE_DOSSIER: N_("Review your goals"),
}
EMPTY_TITLES = {
    DataType.APPLICANT_PROFILE: N_("Your profile"),
    DataType.SKELETON_TIMELINE: N_("Your timeline"),
    DataType.CANDIDATE_DOSSIER: N_("Your goals"),
}
_FROM_RIGHT = ("R", "AL")


def phase_title(phase: str) -> str:
    """What the person calls a phase."""
    return _(PHASE_TITLES[Phase(phase)]) if phase in list(Phase) else phase


def objective_title(objective: str) -> str:
    """What the person calls an objective."""
    return _(OBJECTIVE_TITLES[Objective(objective)]) if objective in list(Objective) else objective


def sheet_title(data_type: DataType) -> str:
    """The name of a review sheet."""
    return _(SHEET_TITLES.get(data_type, N_("Review this")))


def sheet_heading(ask: ReviewAsk) -> str:
    """What stands over it: of a form that the person fills in there is nothing to review."""
    own = EMPTY_TITLES.get(ask.data_type, "")
    return _(own) if own and ask.is_to_fill_in else sheet_title(ask.data_type)


def sheet_words(ask: ReviewAsk) -> str:
    """What stands below the heading: what is said of it, else what is to be done."""
    return ask.message or (
        _("Fill in what you like. Nothing is kept until you save it.")
        if ask.is_to_fill_in
        else _("Change what is wrong. Nothing is saved until you approve it.")
    )


def isolated(text: str) -> str:
    """Text to stand inside other text: it keeps its own order, a phone number in a window that is
    read from the right, and it turns nothing around it, an Arabic name in one that is read from the
    left.
    """
    from_right = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    if not from_right and not any(bidirectional(letter) in _FROM_RIGHT for letter in text):
        return text
    return f"\u2068{text}\u2069"


def reads_from_right(text: str) -> bool:
    """Whether a text of its own runs from the right: by its first letter that says so, outside of
    what is isolated in it.
    """
    depth = 0
    for letter in text:
        kind = bidirectional(letter)
        depth += (kind in ("FSI", "LRI", "RLI")) - (kind == "PDI")
        if depth <= 0 and kind in ("L", *_FROM_RIGHT):
            return kind != "L"
    return False


def quoted(text: str, most: int = 0) -> str:
    """Words of somebody between the quotation marks of the window's language; of a long text `most`
    characters.
    """
    return _("“{text}”").format(text=brief(text, most))


def brief(text: str, most: int = 60) -> str:
    """Words in one row, of a long text `most` characters (0 for all of it)."""
    words = " ".join(text.split())
    if most and len(words) > most:
        # A word that is longer than all the room is broken: without it nothing would be said.
        words = shorten(words, most, placeholder=" …").removeprefix("…") or f"{words[: most - 1]}…"
    return words


def backup_words(name: str) -> str:
    """When a backup was made, as people write it; its name is that moment in UTC, without
    colons.
    """
    made = re.fullmatch(r"(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z(.*)", name)
    return f"{moment_words(f'{made[1]}{made[2]}:{made[3]}:{made[4]}Z')}{made[5]}" if made else name


def day_format() -> str:
    """How a day is written in the window's language, in Qt's letters."""
    return pgettext("how a day is written, in Qt's letters", "d MMMM yyyy")


def date_words(moment: str) -> str:
    """The day of an ISO 8601 time, as people write it in the window's language."""
    return QLocale(language()).toString(QDate.fromString(moment[:10], "yyyy-MM-dd"), day_format())


def moment_words(moment: str) -> str:
    """Day and time of an ISO 8601 time, on this person's clock, in the window's language."""
    locale = QLocale(language())
    here = QDateTime.fromString(moment, Qt.DateFormat.ISODate).toLocalTime()
    return (
        f"{date_words(here.toString(Qt.DateFormat.ISODate))}, "
        f"{locale.toString(here.time(), QLocale.FormatType.ShortFormat)}"
    )


def version_words(
    number: int, times: Mapping[int, str], *, newest: bool = False, change: str = ""
) -> str:
    """What a version is called: its number, when it was kept (ISO 8601 in UTC) and what it changed,
    as far as that is known.
    """
    name = (_("Version {n} (newest)") if newest else _("Version {n}")).format(n=number)
    when = moment_words(times[number]) if number in times else ""
    return " · ".join(filter(None, (name, when, change)))


def name_filter(endings: Iterable[str]) -> str:
    """What a file dialog shows at first: files with these endings."""
    shown = " ".join(f"*.{one}" for one in endings if one)
    return _("Documents ({endings});;All files (*)").format(endings=shown)


def formats_sentence(formats: Iterable[str]) -> str:
    """The formats that are taken, and the largest size, as one sentence."""
    return _("{formats}, up to 10 MB.").format(formats=", ".join(one.upper() for one in formats))


def opening_words() -> str:
    """What is said while it is not known yet what there is."""
    return _("Opening your answers…")
