"""Several posts at one firm: its name stands above the first of them, and the others have a line of
their own below.
"""

from itertools import takewhile, zip_longest

from interview_app.extraction.entries.job_headers import Job
from interview_app.extraction.entries.places_set_off import town_like
from interview_app.extraction.page.rows import Found
from interview_app.extraction.phrases.lexicon import title_score
from interview_app.language.names import phrases


def with_groups(jobs: list[Job]) -> list[Job]:
    """Several posts at one firm: a header of the firm alone lends its name to the posts that follow
    without one.
    """
    out: list[Job] = []
    firm: Found | None = None
    place: Found | None = None
    for at, (job, following) in enumerate(zip_longest(jobs, jobs[1:])):
        if job.own_row:
            firm = place = None
        if posts := _posts_within(job, jobs[at + 1 :]):
            named, town = _firm_alone(job)
            for post in posts:
                post.location = post.location or post.organization or town
                post.organization = named
            continue
        if following is not None and not following.own_row and _leads(job, following):
            firm, place = _firm_alone(job)
            continue
        if (
            job.organization is None
            and job.title is not None
            and phrases("own_account").search(job.title.text) is None
            and (firm is not None or (out and not job.own_row and _below(out[-1], job)))
        ):
            job.organization = firm or out[-1].organization
            job.location = job.location or place
        elif job.organization is not None:
            firm, place = (
                (job.organization, job.location)
                if firm is not None and job.title is None
                else (None, None)
            )
        out.append(job)
    return out


def _posts_within(job: Job, behind: list[Job]) -> list[Job]:
    """The posts behind a header with nothing below it whose times make up its own: two or more,
    within it and up to both its ends.
    """
    whole = _years(job)
    if whole is None or job.highlights or job.summary or not (job.title or job.organization):
        return []

    def is_within(post: Job) -> bool:
        years = _years(post)
        return (
            years is not None and whole[0] <= years[0] and years[1] <= whole[1] and bool(post.title)
        )

    posts = list(takewhile(is_within, behind))
    times = [years for post in posts if (years := _years(post))]
    made_up = len(posts) > 1 and (min(times)[0], max(last for _, last in times)) == whole
    return posts if made_up and whole not in times else []


def _years(job: Job) -> tuple[str, str] | None:
    """The first and the last year of a time from one date to another."""
    dates = job.dates
    return (dates.start[:4], dates.end[:4]) if dates and dates.start and dates.end else None


def _leads(job: Job, post: Job) -> bool:
    """Whether a header with nothing below it is that of a firm alone, and the next one a post at
    it.
    """
    if job.highlights or job.summary is not None:
        return False
    if post.title is None or post.organization is not None:
        return False
    if job.title is None:
        return job.organization is not None
    return title_score(job.title.text) <= 0


def _firm_alone(job: Job) -> tuple[Found | None, Found | None]:
    """The firm and its town, as they stand behind one another."""
    names = [one for one in (job.title, job.organization, job.location) if one is not None]
    names.sort(key=lambda one: one.start)
    if len(names) > 1:
        return names[0], names[1]
    (whole,) = names
    firm, comma, town = whole.text.rpartition(",")
    if not comma or not town_like(town.strip()):
        return whole, None
    begin = whole.end - len(town.strip())
    return (
        Found(firm, whole.start, whole.start + len(firm), whole.confidence),
        Found(town.strip(), begin, whole.end, whole.confidence),
    )


def _below(before: Job, job: Job) -> bool:
    """Whether the earlier job named its firm above its title, so that a further title may stand
    under the same firm.
    """
    return bool(
        before.organization
        and before.title
        and job.title
        and before.organization.start < before.title.start
        and job.dates is not None
    )
