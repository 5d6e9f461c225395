"""Honest rewordings in six kinds; each says what the evidence says in another way."""

from benchmarks.truth.cases import Case
from benchmarks.truth.number_forms import other_forms
from benchmarks.truth.people import Job, Line, Person

KINDS = ("other verb", "reordered", "merged", "split", "shortened", "other number form")


def _lower(text: str, lang: str) -> str:
    first = text.split(" ")[0]
    return (
        text
        if first.isupper() or any(char.isdigit() for char in first)
        else text[0].lower() + text[1:]
    )


def _upper(text: str) -> str:
    return text[0].upper() + text[1:]


def _fronted(line: Line, lang: str) -> list[str]:
    found = []
    for at, tail in enumerate(line.tails):
        others = line.tails[:at] + line.tails[at + 1 :]
        sentence = line.text(tails=others)
        comma = "," if lang == "en" else ":"
        found.append(
            f"{_upper(tail)}{comma} {_lower(sentence, lang) if lang == 'en' else sentence}"
        )
    if len(line.tails) > 1:
        found.append(line.text(tails=line.tails[::-1]))
    return found


def _pieces(line: Line) -> list[str]:
    """The sentence in two: the head alone, and the head with each one tail."""
    return [line.text(tails=(tail,)) for tail in line.tails] if len(line.tails) > 1 else []


def _splits(first: Line, second: Line) -> list[str]:
    """A line that kept only the half of a merged one."""
    return [f"{first.text(tails=first.tails[:1])}.", f"{second.rest}: {second.verbs[0].lower()}"]


def _merged(first: Line, second: Line, lang: str) -> list[str]:
    joint, also = (" and ", ", and also ") if lang == "en" else (" und ", " sowie ")
    one, other = first.text(), second.text()
    return [
        one + joint + _lower(other, lang),
        one + "; " + _lower(other, lang),
        first.text(tails=first.tails[:1])
        + also
        + _lower(second.text(tails=second.tails[:1]), lang),
    ]


def _of_job(person: Person, job: Job) -> list[tuple[str, str]]:
    lang = person.lang
    found: list[tuple[str, str]] = []
    for line in job.lines:
        found += [("other verb", line.text(verb=at)) for at in range(1, len(line.verbs))]
        found += [("reordered", text) for text in _fronted(line, lang)]
        found += [("split", text) for text in _pieces(line)]
        found += [("shortened", line.text(tails=()))] if line.tails else []
        found += (
            [("shortened", line.text(verb=1, tails=()))]
            if line.tails and len(line.verbs) > 1
            else []
        )
        found += [("other number form", text) for text in other_forms(line.text(), lang)]
    for at, first in enumerate(job.lines):
        for second in job.lines[at + 1 :]:
            found += [("merged", text) for text in _merged(first, second, lang)]
            found += [("split", text) for text in _splits(first, second)]
    return found


def honest(person: Person) -> list[Case]:
    """All honest lines of a person, each under its own employer."""
    return [
        Case(person.id, person.half, kind, text, job.company)
        for job in person.jobs
        for kind, text in dict.fromkeys(_of_job(person, job))
    ]
