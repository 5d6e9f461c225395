"""What a session of another program is called in the window, and what is said of its state."""

import re

from interview_app.i18n import N_, _, ngettext
from interview_app.messages.cv_sessions import CvSessionShown, CvSessionSummary
from interview_app.ui.look.names import moment_words

FIELDS = {
    "full_name": N_("Full name"),
    "email": N_("Email"),
    "phone": N_("Phone"),
    "address_lines": N_("Address"),
    "profile": N_("Summary"),
    "work_experience": N_("Work"),
    "education": N_("Education"),
    "further_experience": N_("Further experience"),
    "languages": N_("Languages"),
    "it_ai_skills": N_("Skills"),
    "interests": N_("Interests"),
    "bullets": N_("lines"),
    "date_range": N_("dates"),
    "employer": N_("employer"),
    "organization": N_("organization"),
    "institution": N_("institution"),
    "location": N_("location"),
    "title": N_("title"),
    "details": N_("details"),
    "contact_not_confirmed": N_("the contact data is not confirmed"),
    "education_not_confirmed": N_("the education is not confirmed"),
}
"""The fields of a session (CONTRACT F3, F4) as a person calls them."""


def summary_words(summary: CvSessionSummary) -> str:
    """The name, and until when it lasts."""
    name = summary.name or _("No name yet")
    return name + "\n" + _("until {time}").format(time=moment_words(summary.expires))


def state_words(shown: CvSessionShown) -> str:
    """Whether it can be printed, and if not, all that is in the way."""
    lines = []
    if shown.page_count:
        lines.append(
            ngettext("{n} page.", "{n} pages.", shown.page_count).format(n=shown.page_count)
        )
    if shown.missing:
        lines.append(
            _("Still missing: {fields}.").format(
                fields=", ".join(field_words(one) for one in shown.missing)
            )
        )
    for excess in shown.errors:
        much = _("{field}: {current}, and at most {limit} fit.")
        lines.append(
            much.format(field=field_words(excess.field), current=excess.current, limit=excess.limit)
        )
    for advice in shown.advice:
        words = (
            ngettext("Add about {n} line: {field}.", "Add about {n} lines: {field}.", advice.lines)
            if advice.action == "add"
            else ngettext(
                "Cut about {n} line: {field}.", "Cut about {n} lines: {field}.", advice.lines
            )
        )
        lines.append(words.format(n=advice.lines, field=field_words(advice.field)))
    if not (shown.missing or shown.errors or shown.advice) and shown.pages:
        lines.append(_("It fills two pages and is ready to be saved as a PDF."))
    return "\n\n".join(lines)


def field_words(path: str) -> str:
    """`work_experience[1].bullets` as a person says it: “Work 2, lines”."""
    parts = []
    for name, index in re.findall(r"(\w+)(?:\[(\d+)\])?", path):
        words = _(FIELDS.get(name, name))
        parts.append(f"{words} {int(index) + 1}" if index else words)
    return ", ".join(parts)


def file_stem(summary: CvSessionSummary) -> str:
    """A file name from the person's name."""
    return re.sub(r"[^\w-]+", "-", summary.name).strip("-") or "cv"


def not_two_pages(shown: CvSessionShown) -> str:
    """That there are too many pages or too few, in the window's words; "" when that is not what is
    wrong.
    """
    if shown.page_count in (0, 2):
        return ""
    words = ngettext(
        "It has {n} page. Exactly 2 are wanted.",
        "It has {n} pages. Exactly 2 are wanted.",
        shown.page_count,
    )
    return words.format(n=shown.page_count)
