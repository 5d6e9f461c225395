"""What the timeline shows, as data: the fields of each kind of entry, and its sections with their
tables. No Qt.

Paths and labels as in `spec`; a path is relative to the entry.
"""

from interview_app.domain.frozen import frozen
from interview_app.i18n import N_, NP_
from interview_app.ui.forms.spec import FieldSpec, Part

DATE_HINT = N_("March 2019 or 2019")
END_HINT = N_("March 2019, 2019 or present")

JOB_TITLE = NP_("of a job", "Title")
AWARD_TITLE = NP_("of an award", "Title")

EXPERIENCE: tuple[Part, ...] = (
    FieldSpec(path="organization", label=N_("Organization")),
    FieldSpec(path="title", label=JOB_TITLE),
    FieldSpec(path="start", label=N_("Start"), kind="start", hint=DATE_HINT),
    FieldSpec(path="end", label=N_("End"), kind="end", hint=END_HINT, beside=True),
    FieldSpec(path="location", label=N_("Location")),
    FieldSpec(path="employment_type", label=N_("Employment"), hint=N_("Full time"), beside=True),
    FieldSpec(path="summary", label=N_("Summary"), kind="text"),
    FieldSpec(
        path="highlights", label=N_("Highlights"), kind="lines", hint=N_("One a line"), rows=5
    ),
)

EDUCATION: tuple[Part, ...] = (
    FieldSpec(path="institution", label=N_("Institution")),
    FieldSpec(path="area", label=N_("Area"), hint=N_("What you studied or trained for")),
    FieldSpec(path="study_type", label=N_("Degree")),
    FieldSpec(path="start", label=N_("Start"), kind="start", hint=DATE_HINT),
    FieldSpec(path="end", label=N_("End"), kind="end", hint=END_HINT, beside=True),
    FieldSpec(path="location", label=N_("Location")),
    FieldSpec(path="score", label=N_("Grade"), beside=True),
    FieldSpec(
        path="highlights", label=N_("Highlights"), kind="lines", hint=N_("One a line"), rows=4
    ),
)

SKILL: tuple[Part, ...] = (
    FieldSpec(path="label", label=N_("Skill")),
    FieldSpec(path="keywords", label=N_("Keywords"), kind="lines", hint=N_("One a line"), rows=5),
)

PROJECT: tuple[Part, ...] = (
    FieldSpec(path="name", label=N_("Name")),
    FieldSpec(path="description", label=N_("Description"), kind="text"),
    FieldSpec(path="startDate", label=N_("Start"), kind="start", hint=DATE_HINT),
    FieldSpec(path="endDate", label=N_("End"), kind="end", hint=END_HINT, beside=True),
    FieldSpec(path="entity", label=N_("Organization")),
    FieldSpec(path="url", label=N_("Website"), hint="https://"),
    FieldSpec(path="roles", label=N_("Roles"), kind="lines", hint=N_("One a line"), rows=2),
    FieldSpec(path="keywords", label=N_("Keywords"), kind="lines", hint=N_("One a line"), rows=2),
    FieldSpec(
        path="highlights", label=N_("Highlights"), kind="lines", hint=N_("One a line"), rows=4
    ),
)

CERTIFICATE: tuple[Part, ...] = (
    FieldSpec(path="name", label=N_("Name")),
    FieldSpec(path="issuer", label=N_("Issuer")),
    FieldSpec(path="date", label=N_("Date"), kind="start", hint=DATE_HINT),
    FieldSpec(path="url", label=N_("Website"), hint="https://"),
)

LANGUAGE: tuple[Part, ...] = (
    FieldSpec(path="language", label=N_("Language")),
    FieldSpec(path="fluency", label=N_("Fluency"), hint=N_("Native, fluent, B2 …")),
)

PUBLICATION: tuple[Part, ...] = (
    FieldSpec(path="name", label=N_("Name")),
    FieldSpec(path="publisher", label=N_("Publisher")),
    FieldSpec(path="releaseDate", label=N_("Date"), kind="start", hint=DATE_HINT),
    FieldSpec(path="url", label=N_("Website"), hint="https://"),
    FieldSpec(path="summary", label=N_("Summary"), kind="text"),
)

AWARD: tuple[Part, ...] = (
    FieldSpec(path="title", label=AWARD_TITLE),
    FieldSpec(path="awarder", label=N_("Awarded by")),
    FieldSpec(path="date", label=N_("Date"), kind="start", hint=DATE_HINT),
    FieldSpec(path="summary", label=N_("Summary"), kind="text"),
)

VOLUNTEER: tuple[Part, ...] = (
    FieldSpec(path="organization", label=N_("Organization")),
    FieldSpec(path="position", label=JOB_TITLE),
    FieldSpec(path="startDate", label=N_("Start"), kind="start", hint=DATE_HINT),
    FieldSpec(path="endDate", label=N_("End"), kind="end", hint=END_HINT, beside=True),
    FieldSpec(path="url", label=N_("Website"), hint="https://"),
    FieldSpec(path="summary", label=N_("Summary"), kind="text"),
    FieldSpec(
        path="highlights", label=N_("Highlights"), kind="lines", hint=N_("One a line"), rows=4
    ),
)

INTEREST: tuple[Part, ...] = (
    FieldSpec(path="name", label=N_("Name")),
    FieldSpec(path="keywords", label=N_("Keywords"), kind="lines", hint=N_("One a line"), rows=4),
)


@frozen
class SectionSpec:
    """One section of the timeline: its key in the data, names, the table's columns and the fields
    of an entry's card.
    """

    key: str
    label: str
    columns: tuple[tuple[str, str], ...]
    parts: tuple[Part, ...]
    dates: tuple[str, str] | None = None
    empty: str = ""


def _columns(*paths_and_labels: str) -> tuple[tuple[str, str], ...]:
    return tuple(zip(paths_and_labels[::2], paths_and_labels[1::2], strict=True))


SECTIONS: tuple[SectionSpec, ...] = (
    SectionSpec(
        key="experiences",
        label=N_("Work"),
        columns=_columns(
            "title",
            JOB_TITLE,
            "organization",
            N_("Organization"),
            "start",
            N_("Start"),
            "end",
            N_("End"),
        ),
        parts=EXPERIENCE,
        dates=("start", "end"),
        empty=N_("No jobs yet. Add your first one."),
    ),
    SectionSpec(
        key="education",
        label=N_("Education"),
        columns=_columns(
            "study_type",
            N_("Degree"),
            "institution",
            N_("Institution"),
            "start",
            N_("Start"),
            "end",
            N_("End"),
        ),
        parts=EDUCATION,
        dates=("start", "end"),
        empty=N_("No education yet. Add a school, a degree or a training."),
    ),
    SectionSpec(
        key="skills",
        label=N_("Skills"),
        columns=_columns("label", N_("Skill"), "keywords", N_("Keywords")),
        parts=SKILL,
        empty=N_("No skills yet. Add what you can do."),
    ),
    SectionSpec(
        key="projects",
        label=N_("Projects"),
        columns=_columns(
            "name",
            N_("Name"),
            "entity",
            N_("Organization"),
            "startDate",
            N_("Start"),
            "endDate",
            N_("End"),
        ),
        parts=PROJECT,
        dates=("startDate", "endDate"),
        empty=N_("No projects yet."),
    ),
    SectionSpec(
        key="certificates",
        label=N_("Certificates"),
        columns=_columns("name", N_("Name"), "issuer", N_("Issuer"), "date", N_("Date")),
        parts=CERTIFICATE,
        empty=N_("No certificates or licences yet."),
    ),
    SectionSpec(
        key="languages",
        label=N_("Languages"),
        columns=_columns("language", N_("Language"), "fluency", N_("Fluency")),
        parts=LANGUAGE,
        empty=N_("No languages yet."),
    ),
    SectionSpec(
        key="publications",
        label=N_("Publications"),
        columns=_columns(
            "name", N_("Name"), "publisher", N_("Publisher"), "releaseDate", N_("Date")
        ),
        parts=PUBLICATION,
        empty=N_("No publications yet."),
    ),
    SectionSpec(
        key="awards",
        label=N_("Awards"),
        columns=_columns("title", AWARD_TITLE, "awarder", N_("Awarded by"), "date", N_("Date")),
        parts=AWARD,
        empty=N_("No awards yet."),
    ),
    SectionSpec(
        key="volunteer",
        label=N_("Volunteering"),
        columns=_columns(
            "position",
            JOB_TITLE,
            "organization",
            N_("Organization"),
            "startDate",
            N_("Start"),
            "endDate",
            N_("End"),
        ),
        parts=VOLUNTEER,
        dates=("startDate", "endDate"),
        empty=N_("No volunteering yet."),
    ),
    SectionSpec(
        key="interests",
        label=N_("Interests"),
        columns=_columns("name", N_("Name"), "keywords", N_("Keywords")),
        parts=INTEREST,
        empty=N_("No interests yet."),
    ),
)
