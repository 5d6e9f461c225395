"""The tables of a language's file: fixed, so that no rule comes in by data (at most 15 kinds)."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

Forms = tuple[str, ...]


class Part(BaseModel):
    """A table or part of one: unknown names are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Notation(Part):
    """How figures are written: the decimal mark, the marks between groups of three, and whether
    03/04/2019 begins with the day; and the colon, which some write apart from what it follows.
    """

    decimal: str = "."
    groups: Forms = (",",)
    day_first: bool = True
    colon: str = ":"


class Calendar(Part):
    """The words around dates: "present", "since", "to" or "until" between two, what
    `begins` a range and may open one, "of" inside one,
    "in" before one, "between" before two; seasons by the month they begin in.
    """

    present: Forms = ()
    since: Forms = ()
    begins: Forms = ()
    until: Forms = ()
    to: Forms = ()
    of: Forms = ()
    before: Forms = ()
    between: Forms = ()
    seasons: Mapping[int, Forms] = Field(default_factory=dict)


class Numbers(Part):
    """Number words: their values, what may stand between two of them ("and"), the articles that
    are a one before a scale ("a hundred"), words for a half, fractions by what they divide by, and
    what stands between some and all of them ("nine in ten").
    """

    values: Mapping[Decimal, Forms] = Field(default_factory=dict)
    joints: Forms = ()
    articles: Forms = ()
    halves: Forms = ()
    fractions: Mapping[int, Forms] = Field(default_factory=dict)
    out_of: Forms = ()


class Scales(Part):
    """What multiplies the number before it: as a word ("million", "dozen"), as a round figure
    ("dizaine"), or written at it ("50k"; `money` only beside a sum: "$5m").
    """

    exact: Mapping[Decimal, Forms] = Field(default_factory=dict)
    rough: Mapping[Decimal, Forms] = Field(default_factory=dict)
    attached: Mapping[Decimal, Forms] = Field(default_factory=dict)
    money: Mapping[Decimal, Forms] = Field(default_factory=dict)


class Ordinals(Part):
    """Ordinals as words, by value, and what is written at a figure: 1st, 2nd, "3."."""

    values: Mapping[int, Forms] = Field(default_factory=dict)
    endings: Forms = ()


class SmallWords(Part):
    """Small words by what they do to a statement; `others` do nothing (articles, prepositions,
    pronouns).
    """

    negation: Forms = ()
    approximate: Forms = ()
    at_most: Forms = ()
    at_least: Forms = ()
    only: Forms = ()
    helper: Forms = ()
    others: Forms = ()


class Form(Part):
    """What a form calls its fields, such as the older Europass: dates or their `begin` and `end`, a
    post at a firm or a degree of a school, its place, what was told of it, and what is `about` it;
    how a person is called and reached, and the `mark` of a
    school.
    """

    dates: Forms = ()
    begin: Forms = ()
    end: Forms = ()
    post: Forms = ()
    firm: Forms = ()
    place: Forms = ()
    told: Forms = ()
    about: Forms = ()
    school: Forms = ()
    degree: Forms = ()
    name: Forms = ()
    address: Forms = ()
    phone: Forms = ()
    mail: Forms = ()
    link: Forms = ()
    mark: Forms = ()


class Names(Part):
    """What firms (and their legal forms), places of work, schools and degrees are called, the ends
    of words that name one, how well somebody knows something, what stands over the lines of an
    entry, and subjects of study. `particles` belong to names of persons ("van der"), `also_words`
    are such names that are words as well ("baker").

    `own_account` and `employment` tell how somebody is employed, `remote` stands for a place,
    `streets` in an address, `pages` before a page's number, `before_firm` between a post and its
    firm; `members` belong to a society, and
    hold one of its `offices`. `titling` words stand over a document and name nobody, `licences` are
    those to drive, `honours` the marks of a degree in words; `events` tell how somebody came to a
    firm or a school, `given_by` stands before who gave a prize, `ends_on` before the day on which
    it ends. Addresses on the web end as `domains` does, accounts stand where `networks` has them;
    the countries `code_behind` write postal codes of figures behind the town.

    What reads as an order to a model: `commands` alone, `commanding` words before what is
    `commanded`, `addressing` ones before who is `addressed`; a word that ends in "-" is the
    beginning of one.

    `countries` and `states` by their code and `tongues`, the names of
    languages, are in the form of `tokens.normal`; those of Unicode CLDR are added when a file is
    compiled.
    """

    legal: Forms = ()
    firms: Forms = ()
    firm_endings: Forms = ()
    workplaces: Forms = ()
    workplace_endings: Forms = ()
    schools: Forms = ()
    school_endings: Forms = ()
    degrees: Forms = ()
    degree_endings: Forms = ()
    levels: Forms = ()
    labels: Forms = ()
    subjects: Forms = ()
    subject_endings: Forms = ()
    particles: Forms = ()
    also_words: Forms = ()
    form: Form = Form()
    countries: Mapping[str, Forms] = Field(default_factory=dict)
    states: Mapping[str, Forms] = Field(default_factory=dict)
    own_account: Forms = ()
    employment: Forms = ()
    remote: Forms = ()
    streets: Forms = ()
    street_endings: Forms = ()
    pages: Forms = ()
    before_firm: Forms = ()
    members: Forms = ()
    offices: Forms = ()
    titling: Forms = ()
    licences: Forms = ()
    honours: Forms = ()
    events: Forms = ()
    given_by: Forms = ()
    ends_on: Forms = ()
    commands: Forms = ()
    commanding: Forms = ()
    commanded: Forms = ()
    addressing: Forms = ()
    addressed: Forms = ()
    domains: Forms = ()
    code_behind: Forms = ()
    networks: Mapping[str, Forms] = Field(default_factory=dict)
    tongues: Forms = ()


class Titles(Part):
    """Words of job titles, and the ends of words that name who does a trade."""

    words: Forms = ()
    endings: Forms = ()


class Postings(Part):
    """How a posting asks.

    `must` and `nice` say of what they stand beside that it must be, or is a wish; the `_headings`
    stand over demands, the work and what the employer offers. A sentence with a `formal` word is
    about pay or applying. `leads` and `tasks` begin a sentence about the `applicant` that asks or
    tells of work, `employer` one about who is hiring. `asking` words name nothing that a résumé
    could show; `signals` tell of seniority, `levels` of a title, `red_flags` warn. All but `levels`
    are compared by their stems.
    """

    must: Forms = ()
    nice: Forms = ()
    must_headings: Forms = ()
    duty_headings: Forms = ()
    offer_headings: Forms = ()
    formal: Forms = ()
    applicant: Forms = ()
    employer: Forms = ()
    leads: Forms = ()
    tasks: Forms = ()
    asking: Forms = ()
    signals: Forms = ()
    red_flags: Forms = ()
    levels: Mapping[str, Forms] = Field(default_factory=dict)


LIMITS = ("negation", "approximate", "at_most", "at_least", "only", "helper")
"""The parts of `SmallWords` that limit a statement."""


PRINTED = (
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
    "memberships",
    "volunteering_and_memberships",
    "interests",
    "present",
    "grade",
    "valid_until",
    "resume",
)
"""What a résumé's files say of their own: the titles of sections, the word for an open end, those
before a school's mark and before the end of what holds for a time, and what stands in the place of
a name that is not known.
"""


class Voice(Part):
    """How a résumé speaks: its own words (`PRINTED`, all of them or none), what it does not say
    (CONTRACT D6), and how a line begins that tells duties in place of deeds.
    """

    printed: Mapping[str, str] = Field(default_factory=dict)
    banned: Forms = ()
    duties: Forms = ()

    @model_validator(mode="after")
    def _printed_is_whole(self) -> Self:
        if self.printed and (wrong := set(PRINTED) ^ {*self.printed}):
            raise ValueError(f"`printed` lacks or does not know: {', '.join(sorted(wrong))}")
        return self
