"""What each form shows, as data: labels, kinds of editor and where the value lies. No Qt.

A path is relative to the JSON object of the form (`basics.email`). Labels are the accessible names
that tests and screen readers find, so they are never changed lightly.
"""

from typing import Literal

from interview_app.domain.frozen import frozen
from interview_app.i18n import N_, NP_

Kind = Literal[
    "line", "text", "lines", "start", "end", "time", "country", "choice", "number", "quote"
]
"""How a value is edited: one line, a paragraph, a list with one item a line, a date, the time
between two, a country, one of a few words, a whole number, or shown read only as the person's own
words.
"""
CHECKED: tuple[Kind, ...] = ("start", "end", "time", "number", "country")
"""Kinds that not every text is a value of."""
WORDS: tuple[Kind, ...] = ("line", "text", "start", "end", "time", "country")
"""Kinds that hold words as they can be typed: what stands in one can be moved to another."""


@frozen
class FieldSpec:
    """One field. `beside`: on the line of the field before; `keep_blank`: an empty text is "" and
    not absent; `asked`: a story that is told has it, be it empty.
    """

    path: str
    label: str
    kind: Kind = "line"
    hint: str = ""
    beside: bool = False
    keep_blank: bool = False
    choices: tuple[tuple[str, str], ...] = ()
    rows: int = 3
    asked: bool = False


@frozen
class RowsSpec:
    """A list of small objects edited in rows; `item` names one of them ("Number 2: value").
    `lines`: they are lines of a card, of which the form shows the wordings in force.
    """

    path: str
    label: str
    item: str
    add: str
    fields: tuple[FieldSpec, ...]
    new: tuple[tuple[str, str], ...] = ()
    lines: bool = False


@frozen
class Heading:
    """A heading between fields. `folds`: of what follows it, what is empty is folded away until
    somebody asks for it.
    """

    label: str
    folds: bool = False


Part = FieldSpec | RowsSpec | Heading

PROFILE: tuple[Part, ...] = (
    FieldSpec(path="basics.name", label=N_("Full name")),
    FieldSpec(path="basics.label", label=N_("Headline"), hint=N_("What you are, in a few words")),
    Heading(label=N_("How to reach you")),
    FieldSpec(path="basics.email", label=N_("Email"), hint=N_("name@example.org")),
    FieldSpec(path="basics.phone", label=N_("Phone"), hint=N_("+44 20 7946 0018")),
    FieldSpec(path="basics.otherPhone", label=N_("Other phone")),
    FieldSpec(path="basics.url", label=N_("Website"), hint="https://"),
    Heading(label=N_("Where you live")),
    FieldSpec(path="basics.location.address", label=N_("Address")),
    FieldSpec(path="basics.location.postalCode", label=N_("Postal code")),
    FieldSpec(path="basics.location.city", label=N_("City"), beside=True),
    FieldSpec(path="basics.location.region", label=N_("Region")),
    FieldSpec(path="basics.location.countryCode", label=N_("Country"), kind="country", beside=True),
    Heading(label=N_("About you")),
    FieldSpec(path="basics.birth", label=N_("Born"), hint=N_("As it is to be printed, if at all")),
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

CARD_TYPES = (
    ("employment", N_("Work")),
    ("project", N_("Project")),
    ("achievement", N_("Achievement")),
    ("education", N_("Education")),
)

CARD: tuple[Part, ...] = (
    RowsSpec(
        path="lines",
        label=N_("For your résumé"),
        item=N_("Line"),
        add=N_("Add line"),
        fields=(
            FieldSpec(
                path="text",
                label=N_("Line for your résumé"),
                kind="text",
                rows=2,
                hint=N_("One sentence that begins with what you did"),
            ),
        ),
        new=(("text", ""),),
        lines=True,
    ),
    FieldSpec(path="raw_text", label=N_("Your own words"), kind="quote", keep_blank=True, rows=4),
    Heading(label=N_("The story"), folds=True),
    FieldSpec(
        path="story.situation", label=N_("What it was about"), kind="text", rows=2, asked=True
    ),
    FieldSpec(
        path="story.action", label=N_("What you did yourself"), kind="text", rows=3, asked=True
    ),
    FieldSpec(path="story.result", label=N_("What came of it"), kind="text", rows=2, asked=True),
    RowsSpec(
        path="metrics",
        label=N_("Numbers"),
        item=N_("Number"),
        add=N_("Add number"),
        new=(("value", ""), ("description", "")),
        fields=(
            FieldSpec(path="value", label=N_("Number"), hint="20 %", keep_blank=True),
            FieldSpec(path="baseline", label=N_("Before"), beside=True),
            FieldSpec(path="description", label=N_("Of what"), keep_blank=True),
            FieldSpec(path="period", label=N_("Over what time")),
            FieldSpec(path="how_known", label=N_("How you know it"), beside=True),
            FieldSpec(path="caveat", label=N_("Remark")),
            FieldSpec(path="context", label=N_("Context")),
        ),
    ),
    FieldSpec(path="story.who", label=N_("Who was with you"), kind="text", rows=2),
    FieldSpec(path="skills", label=N_("Tools and skills"), kind="lines", rows=3),
    FieldSpec(
        path="story.proof",
        label=N_("What shows it"),
        kind="text",
        rows=2,
        hint=N_("How someone could check it"),
    ),
    Heading(label=N_("Where it belongs"), folds=True),
    FieldSpec(path="role", label=N_("Job title"), keep_blank=True),
    FieldSpec(path="company", label=N_("Employer"), keep_blank=True),
    FieldSpec(path="project", label=N_("Subject"), hint=N_("What this is about"), keep_blank=True),
    FieldSpec(
        path="timeframe",
        label=N_("When"),
        kind="time",
        hint=N_("March 2019 to August 2021"),
        keep_blank=True,
    ),
    FieldSpec(path="card_type", label=N_("Kind"), kind="choice", choices=CARD_TYPES),
    Heading(label=N_("More details"), folds=True),
    FieldSpec(path="story.caveat", label=N_("What speaks against it"), kind="text", rows=2),
    FieldSpec(path="scope.team_size", label=N_("How many you were"), kind="number"),
    FieldSpec(
        path="scope.direct_reports", label=N_("How many you led"), kind="number", beside=True
    ),
    FieldSpec(path="scope.budget", label=N_("Budget")),
    FieldSpec(path="scope.geography", label=N_("Places"), kind="lines", rows=2),
    FieldSpec(path="leadership_signals", label=N_("Leadership"), kind="lines", rows=2),
)

SAMPLE_KINDS = (
    ("letter", N_("Letter")),
    ("post", N_("Post")),
    ("report", N_("Report")),
    ("other", N_("Other text")),
)

WRITING_SAMPLE: tuple[Part, ...] = (
    FieldSpec(path="title", label=NP_("of a text", "Title")),
    FieldSpec(path="kind", label=N_("Kind"), kind="choice", choices=SAMPLE_KINDS),
    FieldSpec(path="text", label=N_("Text"), kind="text", keep_blank=True, rows=16),
)

GOALS: tuple[Part, ...] = (
    FieldSpec(path="looking_for", label=N_("Looking for"), kind="lines", rows=3),
    FieldSpec(path="posting", label=N_("Job posting"), kind="text", rows=5),
    FieldSpec(path="avoid", label=N_("What you do not want"), kind="lines", rows=3),
    Heading(label=N_("Where and when")),
    FieldSpec(
        path="arrangement", label=N_("On site or remote"), hint=N_("On site, hybrid, remote")
    ),
    FieldSpec(path="locations", label=N_("Places"), kind="lines", rows=2),
    FieldSpec(path="availability", label=N_("Availability")),
    FieldSpec(path="notice_period", label=N_("Notice period"), beside=True),
    Heading(label=N_("Anything else")),
    FieldSpec(path="salary_note", label=N_("Salary")),
    FieldSpec(path="notes", label=N_("Notes"), kind="text", rows=3),
)
