"""Jobs: header fragments become title, organisation and place; body lines become highlights and a
summary.
"""

from interview_app.extraction.entries.entry_starts import Entry, entries_of
from interview_app.extraction.entries.fragments import Fragment, fragments_of, time_of
from interview_app.extraction.entries.header_roles import Assigned, Slots, assign
from interview_app.extraction.entries.job_headers import Job, names, rejoin, take_towns, told_below
from interview_app.extraction.entries.places_set_off import in_region, place_found, town_set_off
from interview_app.extraction.entries.posts_at_one_firm import with_groups
from interview_app.extraction.entries.scheme import Scheme
from interview_app.extraction.entries.units import Unit, together
from interview_app.extraction.page.rows import Found
from interview_app.extraction.phrases.lexicon import organisation_score, title_score
from interview_app.extraction.phrases.places import place_score
from interview_app.language.addresses import web_address
from interview_app.language.names import phrases
from interview_app.language.tokens import normal

_OPENED_BY = {"(": (-0.5, -0.5, 0.7), "@": (0.0, 1.0, 0.0), "＠": (0.0, 1.0, 0.0)}
"""How much more what stands behind a sign names a post, a firm, a place."""


def _scheme(headline: str | None, home: str | None) -> Scheme:
    wanted = (headline or "").casefold().strip()
    town = normal(home or "")

    def score(fragment: Fragment) -> dict[str, float]:
        text = fragment.text
        title = title_score(text)
        organisation = organisation_score(text)
        place = max(place_score(text), 2.0 * (bool(town) and normal(text) == town))
        if organisation > 1 and in_region(text):  # "Denver, CO" is written as a company is
            organisation = 0.0
        if wanted and text.casefold().strip() == wanted:
            title += 1.5
        if text[:1].islower():
            title += 0.35
            place -= 0.6
        if title > 0.8 and organisation < 2:
            organisation -= 0.5 * title
            place -= 0.8
        if organisation >= 1:
            title -= 0.35 * organisation
            place -= 0.5 * organisation
        if place >= 1.2:
            title -= 0.5
            organisation -= 0.6
        more = _OPENED_BY.get(fragment.opened, (0.0, 0.0, 0.0))
        title, organisation, place = title + more[0], organisation + more[1], place + more[2]
        if fragment.aside:
            place += 0.5
        if any(char.isdigit() for char in text):
            place -= 0.3
        fade = 0.12 * fragment.line
        return {
            "title": title - fade,
            "organization": organisation + 0.15 - fade,
            "location": place - 0.1,
        }

    return Scheme(
        roles=("title", "organization", "location"),
        score=score,
        pairs=(
            ("title", "organization"),
            ("organization", "title"),
            ("organization", "location"),
            ("title", "location"),
        ),
        needed=("title", "organization"),
        order_bonus={"title": 0.12, "organization": 0.08},
        spoken=(("title", "organization"),),
        located="organization",
    )


def jobs_of(
    units: list[Unit],
    *,
    day_first: bool,
    headline: str | None = None,
    home: str | None = None,
    slots: Slots | None = None,
) -> list[Job]:
    """The jobs of a section's lines, in the document's order; `home` is the town where the person
    lives.
    """
    entries = entries_of(units)
    headers: list[list[Fragment]] = []
    jobs: list[Job] = []
    for entry in entries:
        fragments, dates = fragments_of(entry.header, day_first=day_first)
        job = Job(own_row=entry.own_row)
        sites = [one for one in fragments if web_address().fullmatch(one.text)]
        job.urls = [one.found() for one in sites]
        kinds = [one for one in fragments if phrases("employment").fullmatch(one.text)]
        job.employment_type = kinds[0].found() if kinds else None
        job.dates, job.dates_found = time_of(dates)
        headers.append([one for one in fragments if one not in (*sites, *kinds)])
        jobs.append(job)
    assigned = assign(headers, _scheme(headline, home), slots)
    if slots is not None:
        slots.learn(assigned)
    for entry, job, roles in zip(entries, jobs, assigned, strict=True):
        _fill(job, entry, roles)
    for job, roles in zip(jobs, assigned, strict=True):
        job.highlights = [*told_below(roles), *job.highlights]
    take_towns(jobs, assigned)
    for job, roles in zip(jobs, assigned, strict=True):
        rejoin(job, roles)
    return with_groups(jobs)


def _fill(job: Job, entry: Entry, roles: Assigned) -> None:
    by = roles.roles
    if "location" in by and _is_remark(by):
        roles.rest.append(by.pop("location"))
    if "title" in by:
        job.title = by["title"].found()
    if "organization" in by:
        job.organization = by["organization"].found()
    if (
        "location" in by
        and place_score(by["location"].text) + by["location"].aside + (by["location"].opened == "(")
        > 0.2
    ):
        job.location = place_found(by["location"])
    elif job.title is not None and job.organization is not None:
        town = town_set_off([*by.values(), *roles.rest], names=names)
        if town is None or town not in roles.rest:
            town = next((one for one in roles.rest if in_region(one.text)), None)
        job.location = place_found(town) if town is not None else None
    job.features.update(margin=roles.margin, unlike=roles.unlike)
    job.summary, job.highlights = body_of(entry.body)


def _is_remark(by: dict[str, Fragment]) -> bool:
    """Whether what was taken for a place stands in brackets behind a post, and no list knows it:
    "Konditorin (Wintersaison)", "Elternzeit (Tochter Mia)".
    """
    place = by["location"]
    before = [one for one in by.values() if one.start < place.start]
    last = max(before, key=lambda one: one.start, default=None)
    return (
        place.opened == "("
        and last is not None
        and last is by.get("title")
        and place_score(place.text) < 1
    )


def body_of(body: list[Unit]) -> tuple[Found | None, list[Found]]:
    """Summary and highlights: items are highlights; a paragraph before items is the summary."""
    texts = [unit for unit in body if any(map(str.isalnum, unit.text))]
    if not texts:
        return None, []
    items = [unit for unit in texts if unit.kind == "item"]
    if items and len(items) < len(texts):
        first = texts.index(items[0])
        lead, rest = texts[:first], texts[first:]
        return together(lead) if lead else None, [unit.found() for unit in rest]
    if not items and len(texts) == 1 and texts[0].size >= 18:
        return texts[0].found(), []
    return None, [unit.found() for unit in texts]
