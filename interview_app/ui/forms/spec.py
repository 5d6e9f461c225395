"""What each form shows, as data: labels, kinds of editor and where the value lies. No Qt.

A path is relative to the JSON object of the form (`basics.email`). Labels are the accessible names that tests and
screen readers find, so they are never changed lightly.
"""

from typing import Literal

from interview_app.domain.frozen import frozen
from interview_app.i18n import N_

Kind = Literal["line", "text", "lines", "start", "end", "time", "country", "choice", "number", "quote"]
"""How a value is edited: one line, a paragraph, a list with one item a line, a date, the time between two, a country, one of
a few words, a whole number, or shown read only as the person's own words."""
CHECKED: tuple[Kind, ...] = ("start", "end", "time", "number", "country")
"""Kinds that not every text is a value of."""


@frozen
class FieldSpec:
    """One field. `beside`: on the line of the field before; `keep_blank`: an empty text is "" and not absent."""

    path: str
    label: str
    kind: Kind = "line"
    hint: str = ""
    beside: bool = False
    keep_blank: bool = False
    choices: tuple[tuple[str, str], ...] = ()
    rows: int = 3


@frozen
class RowsSpec:
    """A list of small objects edited in rows; `item` names one of them ("Number 2: value")."""

    path: str
    label: str
    item: str
    add: str
    fields: tuple[FieldSpec, ...]
    new: tuple[tuple[str, str], ...] = ()


@frozen
class Heading:
    """A heading between fields."""

    label: str


Part = FieldSpec | RowsSpec | Heading

DATE_HINT = N_("2019-03 or 2019")
END_HINT = N_("2019-03, 2019 or present")

PROFILE: tuple[Part, ...] = (
    FieldSpec(path="basics.name", label=N_("Full name")),
    FieldSpec(path="basics.label", label=N_("Headline"), hint=N_("What you are, in a few words")),
    Heading(label=N_("How to reach you")),
    FieldSpec(path="basics.email", label=N_("Email"), hint="name@example.org"),
    FieldSpec(path="basics.phone", label=N_("Phone"), hint="+49 30 1234567"),
    FieldSpec(path="basics.url", label=N_("Website"), hint="https://"),
    Heading(label=N_("Where you live")),
    FieldSpec(path="basics.location.address", label=N_("Address")),
    FieldSpec(path="basics.location.postalCode", label=N_("Postal code")),
    FieldSpec(path="basics.location.city", label=N_("City"), beside=True),
    FieldSpec(path="basics.location.region", label=N_("Region")),
    FieldSpec(path="basics.location.countryCode", label=N_("Country"), kind="country", beside=True),
    Heading(label=N_("About you")),
    FieldSpec(path="basics.summary", label=N_("Summary"), kind="text", rows=5),
    RowsSpec(
        path="basics.profiles",
        label=N_("Online profiles"),
        item=N_("Profile"),
        add=N_("Add online profile"),
        fields=(
            FieldSpec(path="network", label=N_("Network"), hint="LinkedIn"),
            FieldSpec(path="username", label=N_("User name"), beside=True),
            FieldSpec(path="url", label=N_("Link"), hint="https://"),
        ),
    ),
)

EXPERIENCE: tuple[Part, ...] = (
    FieldSpec(path="organization", label=N_("Organization")),
    FieldSpec(path="title", label=N_("Title")),
    FieldSpec(path="start", label=N_("Start"), kind="start", hint=DATE_HINT),
    FieldSpec(path="end", label=N_("End"), kind="end", hint=END_HINT, beside=True),
    FieldSpec(path="location", label=N_("Location")),
    FieldSpec(path="employment_type", label=N_("Employment"), hint=N_("Full time"), beside=True),
    FieldSpec(path="summary", label=N_("Summary"), kind="text"),
    FieldSpec(path="highlights", label=N_("Highlights"), kind="lines", hint=N_("One a line"), rows=5),
)

EDUCATION: tuple[Part, ...] = (
    FieldSpec(path="institution", label=N_("Institution")),
    FieldSpec(path="area", label=N_("Area"), hint=N_("What you studied or trained for")),
    FieldSpec(path="study_type", label=N_("Degree")),
    FieldSpec(path="start", label=N_("Start"), kind="start", hint=DATE_HINT),
    FieldSpec(path="end", label=N_("End"), kind="end", hint=END_HINT, beside=True),
    FieldSpec(path="location", label=N_("Location")),
    FieldSpec(path="score", label=N_("Grade"), beside=True),
    FieldSpec(path="highlights", label=N_("Highlights"), kind="lines", hint=N_("One a line"), rows=4),
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
    FieldSpec(path="highlights", label=N_("Highlights"), kind="lines", hint=N_("One a line"), rows=4),
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
    FieldSpec(path="title", label=N_("Title")),
    FieldSpec(path="awarder", label=N_("Awarded by")),
    FieldSpec(path="date", label=N_("Date"), kind="start", hint=DATE_HINT),
    FieldSpec(path="summary", label=N_("Summary"), kind="text"),
)

VOLUNTEER: tuple[Part, ...] = (
    FieldSpec(path="organization", label=N_("Organization")),
    FieldSpec(path="position", label=N_("Title")),
    FieldSpec(path="startDate", label=N_("Start"), kind="start", hint=DATE_HINT),
    FieldSpec(path="endDate", label=N_("End"), kind="end", hint=END_HINT, beside=True),
    FieldSpec(path="url", label=N_("Website"), hint="https://"),
    FieldSpec(path="summary", label=N_("Summary"), kind="text"),
    FieldSpec(path="highlights", label=N_("Highlights"), kind="lines", hint=N_("One a line"), rows=4),
)

INTEREST: tuple[Part, ...] = (
    FieldSpec(path="name", label=N_("Name")),
    FieldSpec(path="keywords", label=N_("Keywords"), kind="lines", hint=N_("One a line"), rows=4),
)

CARD_TYPES = (
    ("employment", N_("Work")),
    ("project", N_("Project")),
    ("achievement", N_("Achievement")),
    ("education", N_("Education")),
)

CARD: tuple[Part, ...] = (
    FieldSpec(path="role", label=N_("Role"), keep_blank=True),
    FieldSpec(path="company", label=N_("Organization"), keep_blank=True),
    FieldSpec(path="project", label=N_("Subject"), hint=N_("What this is about"), keep_blank=True),
    FieldSpec(path="timeframe", label=N_("Time"), kind="time", hint=N_("2019-03 to 2021-08"), keep_blank=True),
    FieldSpec(path="card_type", label=N_("Kind"), kind="choice", choices=CARD_TYPES, beside=True),
    FieldSpec(path="raw_text", label=N_("Your own words"), kind="quote", keep_blank=True, rows=4),
    Heading(label=N_("The story")),
    FieldSpec(path="story.situation", label=N_("Situation"), kind="text", rows=2),
    FieldSpec(path="story.action", label=N_("What you did"), kind="text", rows=3),
    FieldSpec(path="story.result", label=N_("Result"), kind="text", rows=2),
    FieldSpec(path="story.proof", label=N_("Proof"), kind="text", rows=2, hint=N_("How someone could check it")),
    RowsSpec(
        path="metrics",
        label=N_("Numbers"),
        item=N_("Number"),
        add=N_("Add number"),
        new=(("value", ""), ("description", "")),
        fields=(
            FieldSpec(path="value", label=N_("Value"), hint="20 %", keep_blank=True),
            FieldSpec(path="baseline", label=N_("Before"), beside=True),
            FieldSpec(path="description", label=N_("What it counts"), keep_blank=True),
            FieldSpec(path="period", label=N_("Over what time")),
            FieldSpec(path="how_known", label=N_("How you know"), beside=True),
            FieldSpec(path="context", label=N_("Context")),
        ),
    ),
    Heading(label=N_("How large it was")),
    FieldSpec(path="scope.team_size", label=N_("Team size"), kind="number"),
    FieldSpec(path="scope.direct_reports", label=N_("Direct reports"), kind="number", beside=True),
    FieldSpec(path="scope.budget", label=N_("Budget")),
    FieldSpec(path="scope.geography", label=N_("Places"), kind="lines", hint=N_("One a line"), rows=2),
    Heading(label=N_("What it shows")),
    FieldSpec(path="skills", label=N_("Skills"), kind="lines", hint=N_("One a line"), rows=3),
    FieldSpec(path="leadership_signals", label=N_("Leadership"), kind="lines", hint=N_("One a line"), rows=2),
)

SAMPLE_KINDS = (
    ("letter", N_("Letter")),
    ("post", N_("Post")),
    ("report", N_("Report")),
    ("other", N_("Other text")),
)

WRITING_SAMPLE: tuple[Part, ...] = (
    FieldSpec(path="title", label=N_("Title")),
    FieldSpec(path="kind", label=N_("Kind"), kind="choice", choices=SAMPLE_KINDS),
    FieldSpec(path="text", label=N_("Text"), kind="text", keep_blank=True, rows=16),
)

GOALS: tuple[Part, ...] = (
    FieldSpec(path="looking_for", label=N_("Looking for"), kind="lines", hint=N_("One a line"), rows=3),
    FieldSpec(path="avoid", label=N_("To avoid"), kind="lines", hint=N_("One a line"), rows=3),
    Heading(label=N_("Where and when")),
    FieldSpec(path="arrangement", label=N_("Arrangement"), hint=N_("On site, hybrid, remote")),
    FieldSpec(path="locations", label=N_("Places"), kind="lines", hint=N_("One a line"), rows=2),
    FieldSpec(path="availability", label=N_("Availability")),
    FieldSpec(path="notice_period", label=N_("Notice period"), beside=True),
    Heading(label=N_("Anything else")),
    FieldSpec(path="salary_note", label=N_("Salary")),
    FieldSpec(path="notes", label=N_("Notes"), kind="text", rows=3),
)


@frozen
class SectionSpec:
    """One section of the timeline: its key in the data, names, the table's columns and the fields of an entry's card."""

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
            "title", N_("Title"), "organization", N_("Organization"), "start", N_("Start"), "end", N_("End")
        ),
        parts=EXPERIENCE,
        dates=("start", "end"),
        empty=N_("No jobs yet. Add your first one."),
    ),
    SectionSpec(
        key="education",
        label=N_("Education"),
        columns=_columns(
            "study_type", N_("Degree"), "institution", N_("Institution"), "start", N_("Start"), "end", N_("End")
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
            "name", N_("Name"), "entity", N_("Organization"), "startDate", N_("Start"), "endDate", N_("End")
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
        columns=_columns("name", N_("Name"), "publisher", N_("Publisher"), "releaseDate", N_("Date")),
        parts=PUBLICATION,
        empty=N_("No publications yet."),
    ),
    SectionSpec(
        key="awards",
        label=N_("Awards"),
        columns=_columns("title", N_("Title"), "awarder", N_("Awarded by"), "date", N_("Date")),
        parts=AWARD,
        empty=N_("No awards yet."),
    ),
    SectionSpec(
        key="volunteer",
        label=N_("Volunteering"),
        columns=_columns(
            "position", N_("Title"), "organization", N_("Organization"), "startDate", N_("Start"), "endDate", N_("End")
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
