"""The résumé as one piece of pure data: everything that is written to a file is a `ResumeDocument`
(DESIGN 9).

Tailoring builds it, rendering turns it into files and never adds a word of its own but headings and
dates. Each line that claims something is a `ResumeBullet` with the cards that support it, so that
files, claim index and audit agree.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import count
from typing import Annotated, Literal, NamedTuple

from pydantic import Field, StringConstraints, model_validator

from interview_app.domain.base import Model, Text
from interview_app.domain.dates import EndDate, StartDate

SectionKey = Literal[
    "summary",
    "experience",
    "projects",
    "education",
    "skills",
    "certifications",
    "languages",
    "publications",
    "awards",
    "volunteering",
    "interests",
]

ResumeLanguage = Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")]
"""ISO 639-1. The languages that a résumé's own words (titles of sections, dates) are known in are
data (`language.printed`); they never follow the language of the window (DESIGN 9).
"""


class ResumeBullet(Model):
    """One line that claims something: an approved line, word for word.

    `line_id` and `family` are those of the approved line; None on a résumé of a version before it
    had any. `original` is what such a résumé's line was made of.
    """

    bullet_id: str
    text: str
    evidence_card_ids: tuple[str, ...] = ()
    line_id: Text = None
    family: Text = None
    original: str | None = None
    translated: bool = False


class ResumeLink(Model):
    """A link of the header: network or label, and its address."""

    label: Text = None
    url: str


class ContactLine(NamedTuple):
    """A contact line that the profile fills, by the key of `hidden_contact`, and its text."""

    key: str
    text: str


class ResumeHeader(Model):
    """Name and contact, in the body of every format (CONTRACT D12)."""

    name: Text = None
    headline: Text = None
    email: Text = None
    phone: Text = None
    other_phone: Text = None
    birth: Text = None
    location: Text = None
    links: tuple[ResumeLink, ...] = ()


class ResumeEntry(Model):
    """One job, school, project, skill group or the like.

    `title` is the role, degree, project name, skill label or certificate; `organization` the
    employer, school or issuer; `detail` is what stands beside them (score, keywords, fluency).
    Dates as in `domain.dates`; `dates_text` is printed in their place where the person wrote them
    in their own form, or where they say until when something holds.
    """

    id: str
    title: Text = None
    organization: Text = None
    location: Text = None
    start: StartDate = None
    end: EndDate = None
    dates_text: Text = None
    detail: Text = None
    url: Text = None
    bullets: tuple[ResumeBullet, ...] = ()
    evidence_card_ids: tuple[str, ...] = ()


class ResumeSection(Model):
    """A section in its final place with its entries in order; `title` is in the résumé's
    language. A document's own sections have no "summary": its lines stand beside them.
    """

    key: SectionKey
    title: str
    entries: tuple[ResumeEntry, ...] = ()

    def key_of(self, entry: ResumeEntry) -> str:
        """What an entry of it is called where the person moves it or leaves it out: its words, for
        the id of what is no job is its place.
        """
        words = (entry.title or entry.detail, entry.organization, entry.start)
        return "/".join((self.key, *filter(None, words)))


class ResumeDocument(Model):
    """A whole résumé: header, summary (one bullet a sentence) with before which section it stands,
    sections in order, and its language.
    """

    language: ResumeLanguage = "en"
    header: ResumeHeader = Field(default_factory=ResumeHeader)
    summary: tuple[ResumeBullet, ...] = ()
    summary_at: int = Field(default=0, ge=0)
    sections: tuple[ResumeSection, ...] = ()
    target_title: str = Field(default="")

    @model_validator(mode="after")
    def _bullet_ids_are_unique(self) -> "ResumeDocument":
        ids = [bullet.bullet_id for bullet in self.bullets()]
        doubled = (
            sorted({one for one in ids if ids.count(one) > 1}) if len(set(ids)) != len(ids) else []
        )
        if doubled:
            raise ValueError(f"bullet ids must be unique: {', '.join(doubled)}")
        return self

    def bullets(self) -> Iterator[ResumeBullet]:
        """Every claiming line in reading order."""
        for section in self.parts:
            if section is None:
                yield from self.summary
            for entry in section.entries if section is not None else ():
                yield from entry.bullets

    def entries(self) -> Iterator[ResumeEntry]:
        """Every entry, in the order of the sections."""
        return (entry for section in self.sections for entry in section.entries)

    @property
    def parts(self) -> "list[ResumeSection | None]":
        """Its sections in the order in which they are printed, None where the summary stands."""
        parts: list[ResumeSection | None] = [*self.sections]
        if self.summary:
            parts.insert(self.summary_at, None)
        return parts

    def without(self, bullet_ids: Iterable[str]) -> "ResumeDocument":
        """The same résumé with some bullets left out; their entries stay."""
        gone = set(bullet_ids)

        def left(bullets: Iterable[ResumeBullet]) -> tuple[ResumeBullet, ...]:
            return tuple(one for one in bullets if one.bullet_id not in gone)

        sections = tuple(
            section.model_copy(
                update={
                    "entries": tuple(
                        entry.model_copy(update={"bullets": left(entry.bullets)})
                        for entry in section.entries
                    )
                }
            )
            for section in self.sections
        )
        return self.model_copy(update={"summary": left(self.summary), "sections": sections})


def slug(text: str, *, longest: int = 60, empty: str = "resume") -> str:
    """NFKD, lower case, non-alphanumerics to one hyphen, at most `longest` characters (CONTRACT
    D10).

    Letters without an ASCII form are left out; a typographic dash or apostrophe parts words as a
    plain one does.
    """
    folded = unicodedata.normalize("NFKD", text.replace("ß", "ss"))
    parted = "".join(
        "-" if unicodedata.category(letter)[0] in "PSZ" else letter for letter in folded
    )
    plain = parted.encode("ascii", "ignore").decode("ascii").lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:longest].strip("-") or empty


def bullet_ids(section: str, entry: str) -> Iterator[str]:
    """`experience-payscale-bullet-1`, `…-2` and so on (CONTRACT D2); `entry` is a name."""
    middle = slug(entry, longest=40, empty="entry")
    return (f"{section}-{middle}-bullet-{number}" for number in count(1))
