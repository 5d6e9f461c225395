"""One case: a line, what it is, and where it stands."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Case:
    """`kind` is the class of lie or the kind of honest rewording; `company` and `post` are the entry the line stands under, if any."""

    person: str
    half: str
    kind: str
    text: str
    company: str | None = None
    post: str | None = None
