"""Lies in classes; each takes an honest sentence and makes one thing of it untrue."""

import re
from collections.abc import Iterator

from benchmarks.truth.cases import Case
from benchmarks.truth.people import Job, Person

CLASSES = (
    "changed number",
    "wrong unit",
    "wrong date or tenure",
    "inflated scope verb",
    "bigger team",
    "skill not in evidence",
    "version changed",
    "title inflation",
    "employer swap",
    "school or degree swap",
    "certificate invented",
    "moved fact",
    "superlative or adoption",
    "negation dropped",
    "invented bullet",
    "wrong location",
)

_NUMBER = re.compile(r"\d[\d.,]*\d|\d")
_UNITS = {
    "en": [
        ("%", " percentage hours"), ("hours", "days"), ("minutes", "hours"), ("days", "weeks"), ("a year", "a week"),
        ("a day", "an hour"), ("a month", "a day"), ("a week", "a day"), ("miles", "kilometres"), ("km", "miles"), ("$", "€"), ("£", "$"),
        ("tonnes", "kilos"), ("million", "billion"), ("years", "months"), ("months", "weeks"), ("every week", "every day"),
        ("every morning", "every hour"), ("each winter", "each day"), ("each summer", "each week"), ("shift", "hour"),
        ("patients", "wards"), ("covers", "banquets"), ("pupils", "classes"), ("flats", "towers"), ("books", "shelves"), ("teachers", "schools"),
        ("farms", "counties"), ("tankers", "ships"), ("bank accounts", "banks"), ("factories", "countries"), ("trips", "tours"), ("loaves", "cakes"),
        ("weddings", "festivals"), ("menus", "restaurants"), ("clinics", "hospitals"), ("nurses", "doctors"), ("cron jobs", "servers"),
        ("design notes", "patents"), ("heaters", "locomotives"), ("substations", "power plants"), ("checks", "audits"),
    ],
    "de": [
        ("%", " Prozentpunkte mehr Tage"), ("Minuten", "Stunden"), ("Mio.", "Mrd."), ("€", "$"), ("am Tag", "in der Stunde"), ("im Jahr", "im Monat"),
        ("pro Schicht", "pro Stunde"), ("jede Woche", "jeden Tag"), ("Patienten", "Stationen"), ("Klienten", "Kliniken"),
        ("Kunden", "Konzerne"), ("Auszubildende", "Ärzte"), ("Artikel", "Filialen"), ("Schaltschränke", "Kraftwerke"), ("Störungen", "Großanlagen"),
        ("Förderanlagen", "Fabriken"), ("Spritzgussmaschinen", "Werke"), ("Steuerungen", "Roboter"), ("Angehörigenabende", "Kongresse"), ("Einkäufe", "Großkunden"),
    ],
}  # fmt: skip
_SUPERLATIVES = {
    "en": [
        "{s}, the largest project of its kind in the region", "{s}, adopted company-wide", "Award-winning: {s}", "{s} as the sole person responsible",
        "Was the first in the country to do so: {s}", "{s}, now used by every site nationwide", "{s}, the best result in company history",
        "Single-handedly {l}", "{s}, setting an industry standard", "{s}, the fastest in the field", "{s}, rolled out to all branches", "World-class: {s}",
    ],
    "de": [
        "{s}, das größte Projekt seiner Art in der Region", "{s}, unternehmensweit eingeführt", "Preisgekrönt: {s}", "{s} als alleinige Verantwortliche",
        "Als erste im ganzen Land: {s}", "{s}, heute von allen Standorten genutzt", "{s}, bestes Ergebnis der Firmengeschichte",
        "Im Alleingang: {s}", "{s}, ein Maßstab für die Branche", "{s}, so schnell wie niemand sonst", "{s}, in allen Filialen ausgerollt", "{s} auf Weltklasseniveau",
    ],
}  # fmt: skip
_PHRASES = {
    "en": {
        "skill": ["{s} using {x}", "{s} with {x}", "Skilled in {x}", "Skills: {h}, {x}"],
        "certificate": ["Holds the {x}", "{x}", "Gained the {x} while at {c}"],
        "employer": ["{s} at {x}", "{r}, {x}", "Worked for {x} as {r}"],
        "school": ["{d} {a}, {x}", "Studied {a} at {x}"],
        "degree": ["Master of Science {a}, {i}", "PhD {a}, {i}", "MBA, {i}"],
        "title": ["Worked as {x} at {c}", "{x}, {c}", "As {x}, {l}"],
        "place": ["{s} in {x}", "{r} in {x}"],
        "team": ["Worked in a team of {n}", "Part of a {n}-person team", "Led a team of {n}"],
        "date": ["{r}, {c}, {y}", "{s} in {z}", "{t} years as {r} at {c}", "{r} at {c} since {z}"],
    },
    "de": {
        "skill": [
            "{s} mit {x}",
            "{s} mithilfe von {x}",
            "Kenntnisse in {x}",
            "Kenntnisse: {h}, {x}",
        ],
        "certificate": ["Inhaberin: {x}", "{x}", "{x} erworben bei {c}"],
        "employer": ["{s} bei {x}", "{r}, {x}", "Tätig als {r} bei {x}"],
        "school": ["{d} {a}, {x}", "Abschluss {a} an der {x}"],
        "degree": ["Master of Science {a}, {i}", "Promotion {a}, {i}", "Diplom {a}, {i}"],
        "title": ["Tätig als {x} bei {c}", "{x}, {c}", "Als {x}: {s}"],
        "place": ["{s} in {x}", "{r} in {x}"],
        "team": [
            "Arbeitete in einem Team von {n}",
            "Teil eines {n}-köpfigen Teams",
            "Leitete ein Team von {n}",
        ],
        "date": [
            "{r}, {c}, {y}",
            "{s} im Jahr {z}",
            "{t} Jahre als {r} bei {c}",
            "{r} bei {c} seit {z}",
        ],
    },
}


def _lower(text: str) -> str:
    return text[0].lower() + text[1:]


def _sentences(job: Job) -> list[str]:
    return [line.text() for line in job.lines]


def _changed_numbers(text: str) -> Iterator[str]:
    for match in _NUMBER.finditer(text):
        raw = match[0]
        digits = raw.replace(",", "").replace(".", "")
        value = int(digits)
        for new in (value + max(1, value // 12), value * 2, value * 10):
            if re.fullmatch(r"\d+[.,]\d{1,2}", raw):
                written = f"{new // 10}{raw[-2]}{new % 10}"
            else:
                sep = next((char for char in raw if char in ".,"), ",")
                written = f"{new:,}".replace(",", sep) if len(digits) > 3 else str(new)
            yield text[: match.start()] + written + text[match.end() :]


def _unit_lies(person: Person, text: str) -> Iterator[str]:
    for old, new in _UNITS[person.lang]:
        if re.search(
            rf"(?<!\w){re.escape(old)}(?!\w)" if old[0].isalpha() else re.escape(old), text
        ):
            yield text.replace(old, new, 1)


def _years(job: Job) -> tuple[int, int | None]:
    found = [int(year) for year in re.findall(r"\d{4}", job.timeframe)]
    return found[0], found[1] if len(found) > 1 else None


def _date_lies(person: Person, job: Job) -> Iterator[str]:
    start, end = _years(job)
    until = end or 2026
    values = {
        "r": job.role,
        "c": job.company,
        "y": f"{start - 3} – {end or 2026}",
        "z": start - 4,
        "t": until - start + 5,
    }
    for phrase in _PHRASES[person.lang]["date"]:
        yield phrase.format(s=_sentences(job)[0], **values)
    yield f"{job.role}, {job.company}, {start} – {until + 2 if end else 2023}"


def _listed(
    person: Person, job: Job, phrase_key: str, absent_key: str, **more: str
) -> Iterator[str]:
    sentences = _sentences(job)
    for at, missing in enumerate(person.absent[absent_key]):
        sentence = sentences[at % len(sentences)]
        phrases = _PHRASES[person.lang][phrase_key]
        values = {
            "s": sentence,
            "l": _lower(sentence),
            "x": missing,
            "c": job.company,
            "r": job.role,
            **more,
        }
        yield phrases[at % len(phrases)].format(h=person.skills[0], **values)


def _school_lies(person: Person) -> Iterator[str]:
    school = person.school
    phrases = _PHRASES[person.lang]
    for at, missing in enumerate(person.absent["schools"]):
        yield phrases["school"][at % 2].format(d=school["degree"], a=school["area"], x=missing)
    for phrase in phrases["degree"]:
        yield phrase.format(a=school["area"], i=school["institution"])


def _of_job(person: Person, job: Job, other: Job) -> Iterator[tuple[str, str, str]]:
    here, phrases = job.company, _PHRASES[person.lang]
    for text in _sentences(job):
        yield from (("changed number", lie, here) for lie in _changed_numbers(text))
        yield from (("wrong unit", lie, here) for lie in _unit_lies(person, text))
        yield "moved fact", text, other.company
        yield (
            "moved fact",
            text + (" at " if person.lang == "en" else " bei ") + other.company,
            other.company,
        )
    yield from (("wrong date or tenure", lie, here) for lie in _date_lies(person, job))
    for grown in {job.team + 2, job.team * 2, job.team + 5} - {
        other.team
    }:  # the other post's size would be no lie
        yield from (("bigger team", phrase.format(n=grown), here) for phrase in phrases["team"])
    yield from (
        ("skill not in evidence", lie, here) for lie in _listed(person, job, "skill", "skills")
    )
    yield from (("title inflation", lie, here) for lie in _listed(person, job, "title", "titles"))
    yield from (
        ("employer swap", lie, here) for lie in _listed(person, job, "employer", "employers")
    )
    yield from (
        ("certificate invented", lie, here)
        for lie in _listed(person, job, "certificate", "certificates")
    )
    yield from (("wrong location", lie, here) for lie in _listed(person, job, "place", "places"))
    for at, phrase in enumerate(_SUPERLATIVES[person.lang]):
        sentence = _sentences(job)[at % len(job.lines)]
        yield "superlative or adoption", phrase.format(s=sentence, l=_lower(sentence)), here


def _of_person(person: Person, stranger: Person) -> Iterator[tuple[str, str, str]]:
    first, second = person.jobs[0].company, person.jobs[1].company
    for job, other in ((person.jobs[0], person.jobs[1]), (person.jobs[1], person.jobs[0])):
        yield from _of_job(person, job, other)
    for _, lies in person.weak:
        yield from (("inflated scope verb", lie, first) for lie in lies)
    for _, lie in person.negated:
        yield from (
            ("negation dropped", text, second)
            for text in (lie, lie + ".", _with_period(person, lie))
        )
    yield from (
        ("school or degree swap", lie, person.school["institution"]) for lie in _school_lies(person)
    )
    for version in person.versions:
        yield "version changed", version, second
        yield (
            "version changed",
            ("Used {x} daily" if person.lang == "en" else "Nutzte {x} täglich").format(x=version),
            second,
        )
    for at, job in enumerate(stranger.jobs):
        for text in _sentences(job):
            yield "invented bullet", text, person.jobs[at].company


def _with_period(person: Person, lie: str) -> str:
    return ("During this time: " if person.lang == "en" else "In dieser Zeit: ") + _lower(lie)


def lies(person: Person, stranger: Person) -> list[Case]:
    """All lies of a person; `stranger` speaks the same language and lends whole invented bullets."""
    return [
        Case(person.id, person.half, kind, text, company)
        for kind, text, company in dict.fromkeys(_of_person(person, stranger))
    ]
