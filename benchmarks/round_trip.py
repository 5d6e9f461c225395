"""Our own files read back with our own reader: every claim, date, place and contact, for every
theme and format (issue 5.6).

    python -m benchmarks.round_trip [--write]

Each sample person's résumé is read, turned into evidence, tailored offline to their sample posting,
written in every theme and format, and read again. What does not come back is named. With `--write`
docs/benchmarks-round-trip.md is made.
"""

import argparse
import asyncio
import re
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from interview_app.domain.card_making import make_cards
from interview_app.domain.reading import Derived, DocumentReading
from interview_app.domain.resume import ResumeDocument, ResumeEntry
from interview_app.paths import resources
from interview_app.rendering.design import THEMES, Design, Theme
from interview_app.rendering.docx_file import to_docx
from interview_app.rendering.engine import RenderEngine
from interview_app.rendering.plain_formats import to_markdown, to_text
from interview_app.tailoring.lines.facts import Career
from interview_app.tailoring.stages.context import Parts
from interview_app.use_cases.reading.document import DocumentReader
from interview_app.use_cases.resumes.inputs import synonyms
from interview_app.use_cases.resumes.tailor import Wish, tailor

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks-round-trip.md"
PEOPLE = ("nurse", "electrician", "engineer")
TITLES = {
    "nurse": "Staff Nurse",
    "electrician": "Elektroniker",
    "engineer": "Senior Backend Engineer",
}


@dataclass(frozen=True, kw_only=True)
class Came:
    """What was written and what came back, of one kind; `lost` names what did not."""

    kind: str
    written: int
    lost: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Trip:
    """One file of one person: which, what came back of each kind, and the claims found in its
    text.
    """

    person: str
    file: str
    came: tuple[Came, ...]
    claims: frozenset[str]
    issues: tuple[str, ...] = field(default=())

    @property
    def lost(self) -> tuple[str, ...]:
        """Everything that did not come back, with its kind."""
        return tuple(f"{one.kind}: {text}" for one in self.came for text in one.lost)


def squeezed(text: str) -> str:
    """Letters, digits and signs without spaces: a page may break a line anywhere."""
    return re.sub(r"\s+", "", text).casefold()


def sample(person: str, reader: DocumentReader, engine: RenderEngine) -> ResumeDocument:
    """The person's tailored résumé, offline, as the command line makes it."""
    samples = resources() / "samples"
    reading = reader.read_file(bytes(samples / f"{person}.pdf"))
    profile, timeline = reading.derived.applicant_profile, reading.derived.skeleton_timeline
    if profile is None or timeline is None:
        raise ValueError(f"the sample of {person} could not be read")
    parts = Parts(
        career=Career(profile=profile, timeline=timeline),
        cards=make_cards(timeline, sources={}, existing=()).cards,
        synonyms=synonyms(resources(), samples / "none.yaml"),
        today="2026-01",
    )
    with tempfile.TemporaryDirectory() as folder:
        posting = (samples / f"{person}.posting.txt").read_text(encoding="utf-8")
        wish = Wish(
            posting=posting,
            target_title=TITLES[person],
            output_dir=Path(folder),
            date="2026-01-15",
            max_pages=10,
        )
        done = asyncio.run(tailor(wish, parts, engine))
    if done.fitted is None:
        raise ValueError(f"the résumé of {person} did not pass")
    return done.fitted.resume


def files(
    resume: ResumeDocument, engine: RenderEngine, themes: Sequence[Theme] = THEMES
) -> Iterator[tuple[str, bytes]]:
    """Name and content of each file."""
    for theme in themes:
        yield f"{theme}.pdf", engine.render(resume, Design(theme=theme)).pdf
    yield "resume.docx", to_docx(resume)
    yield "resume.md", to_markdown(resume).encode()
    yield "resume.txt", to_text(resume).encode()


def trip(
    person: str, name: str, content: bytes, resume: ResumeDocument, reader: DocumentReader
) -> Trip:
    """Read one file back and compare."""
    reading = reader.read_now(content, filename=name)
    text = reading.artifact_record.text if reading.artifact_record is not None else ""
    page = squeezed(text)
    claims = frozenset(bullet.text for bullet in resume.bullets() if squeezed(bullet.text) in page)
    came = (
        _came(
            "claim in the text",
            {bullet.text: squeezed(bullet.text) in page for bullet in resume.bullets()},
        ),
        _came("claim under its entry", _understood(resume, reading.derived)),
        _came("date", dict(_dates(resume, reading.derived))),
        _came("place", dict(_places(resume, reading.derived))),
        _came("contact", dict(_contact(resume, reading.derived))),
        _came("other line", {line: squeezed(line) in page for line in _other_lines(resume)}),
    )
    return Trip(person=person, file=name, came=came, claims=claims, issues=_issues(reading))


def _issues(reading: DocumentReading) -> tuple[str, ...]:
    return tuple(code for code in reading.quality.issues if code != "not_in_the_document")


def _came(kind: str, found: dict[str, bool]) -> Came:
    return Came(
        kind=kind,
        written=len(found),
        lost=tuple(name for name, there in found.items() if not there),
    )


def _placed(resume: ResumeDocument) -> Iterator[tuple[str, ResumeEntry]]:
    for key in ("experience", "education"):
        section = next((one for one in resume.sections if one.key == key), None)
        for entry in section.entries if section is not None else ():
            yield key, entry


def _understood(resume: ResumeDocument, derived: Derived) -> dict[str, bool]:
    """Each line of a job or school: whether it is a highlight of the entry of that name."""
    timeline = derived.skeleton_timeline
    read: dict[tuple[str, str], set[str]] = {}
    for job in timeline.experiences if timeline is not None else ():
        read.setdefault(("experience", squeezed(job.organization or "")), set()).update(
            map(_bare, job.highlights)
        )
    for school in timeline.education if timeline is not None else ():
        read.setdefault(("education", squeezed(school.institution or "")), set()).update(
            map(_bare, school.highlights)
        )
    return {
        bullet.text: _bare(bullet.text)
        in read.get((key, squeezed(entry.organization or "")), set())
        for key, entry in _placed(resume)
        for bullet in entry.bullets
    }


def _bare(text: str) -> str:
    return squeezed(text).rstrip(".")


def _dates(resume: ResumeDocument, derived: Derived) -> Iterator[tuple[str, bool]]:
    """Start and end of each job and school as the reader understood them."""
    timeline = derived.skeleton_timeline
    jobs = timeline.experiences if timeline is not None else ()
    schools = timeline.education if timeline is not None else ()
    read = {("experience", squeezed(one.organization or ""), one.start, one.end) for one in jobs}
    read |= {("education", squeezed(one.institution or ""), one.start, one.end) for one in schools}
    for key, entry in _placed(resume):
        if entry.start or entry.end:
            name = f"{entry.title}, {entry.organization}: {entry.start} to {entry.end}"
            yield name, (key, squeezed(entry.organization or ""), entry.start, entry.end) in read


def _places(resume: ResumeDocument, derived: Derived) -> Iterator[tuple[str, bool]]:
    """The place of each job and school as the reader understood it, under the name of its firm or
    school.
    """
    timeline = derived.skeleton_timeline
    jobs = timeline.experiences if timeline is not None else ()
    schools = timeline.education if timeline is not None else ()
    read = {
        ("experience", squeezed(one.organization or ""), squeezed(one.location or ""))
        for one in jobs
    }
    read |= {
        ("education", squeezed(one.institution or ""), squeezed(one.location or ""))
        for one in schools
    }
    for key, entry in _placed(resume):
        if entry.location:
            there = (key, squeezed(entry.organization or ""), squeezed(entry.location)) in read
            yield f"{entry.title}, {entry.organization}, {entry.location}", there


def _contact(resume: ResumeDocument, derived: Derived) -> Iterator[tuple[str, bool]]:
    header = resume.header
    basics = derived.applicant_profile.basics if derived.applicant_profile is not None else None
    if basics is None:
        yield "all of it", False
        return
    yield f"name {header.name}", squeezed(basics.name or "") == squeezed(header.name or "")
    if header.headline:
        yield (
            f"headline {header.headline}",
            squeezed(basics.label or "") == squeezed(header.headline),
        )
    if header.email:
        yield f"email {header.email}", basics.email == header.email
    if header.phone:
        yield (
            f"phone {header.phone}",
            re.sub(r"\D", "", basics.phone or "") == re.sub(r"\D", "", header.phone),
        )
    if header.location:
        place = basics.location
        parts = (place.address, place.postal_code, place.city, place.region, place.country_code)
        yield (
            f"place {header.location}",
            any(part and squeezed(part) in squeezed(header.location) for part in parts),
        )
    links = {_address(one.url or "") for one in basics.profiles} | {_address(basics.url or "")}
    for link in header.links:
        yield f"link {link.url}", _address(link.url) in links


def _address(url: str) -> str:
    return re.sub(r"^https?://(www\.)?", "", url).rstrip("/").casefold()


def _other_lines(resume: ResumeDocument) -> Iterator[str]:
    """Names of entries, and what stands in one line: skills, languages, certificates."""
    for section in resume.sections:
        for entry in section.entries:
            yield from (part for part in (entry.title, entry.organization) if part)
            if entry.detail:
                yield from (part.strip() for part in entry.detail.split(",") if part.strip())


def trips(people: Sequence[str] = PEOPLE, themes: Sequence[Theme] = THEMES) -> list[Trip]:
    """Every file of every person."""
    found = []
    with DocumentReader() as reader, RenderEngine(packages=resources() / "typst") as engine:
        for person in people:
            resume = sample(person, reader, engine)
            found += [
                trip(person, name, content, resume, reader)
                for name, content in files(resume, engine, themes)
            ]
    return found


def claim_sets_differ(found: Sequence[Trip]) -> tuple[str, ...]:
    """People whose files do not all carry the same claims."""
    by_person: dict[str, set[frozenset[str]]] = {}
    for one in found:
        by_person.setdefault(one.person, set()).add(one.claims)
    return tuple(person for person, sets in by_person.items() if len(sets) > 1)


def page(found: Sequence[Trip]) -> str:
    """The published page."""
    kinds = [one.kind for one in found[0].came]
    lines = [
        "# Round trip: our own files read back",
        "",
        "Made by `python -m benchmarks.round_trip --write`; do not edit by hand. Each sample "
        "person is tailored offline to",
        "their sample posting, written in every theme and format, and read with "
        "`extract_document`: came back of written.",
        "",
        "| file | " + " | ".join(kinds) + " |",
        "|---|" + "---|" * len(kinds),
    ]
    for name in dict.fromkeys(one.file for one in found):
        of_name = [one for one in found if one.file == name]
        cells = []
        for kind in kinds:
            came = [each for one in of_name for each in one.came if each.kind == kind]
            written, lost = sum(one.written for one in came), sum(len(one.lost) for one in came)
            cells.append(
                f"{written - lost} of {written}"
                if not lost
                else f"**{written - lost} of {written}**"
            )
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    differ = claim_sets_differ(found)
    same = (
        "are the same in all files of each person"
        if not differ
        else f"**differ** for {', '.join(differ)}"
    )
    lines += ["", f"The claim sets {same}."]
    lost = [f"- {one.person}, {one.file}: {text}" for one in found for text in one.lost]
    if lost:
        lines += ["", "## What did not come back", "", *lost]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, print, and write the page when asked."""
    parser = argparse.ArgumentParser(description="Read our own files back.")
    parser.add_argument(
        "--write", action="store_true", help="make docs/benchmarks-round-trip.md anew"
    )
    asked = parser.parse_args()
    text = page(trips())
    print(text)
    if asked.write:
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
