"""Several posts at one firm: its name stands above the first of them, and the others have a line of
their own below.
"""

from interview_app.extraction.entries.job_headers import Job
from interview_app.extraction.entries.own_account import on_own_account
from interview_app.extraction.page.rows import Found


def with_groups(jobs: list[Job], leading: list[Job]) -> list[Job]:
    """Several posts at one firm: a header of the firm alone lends its name to the posts that follow
    without one.

    `leading`: what stands above the first entry, which is nothing where it names no such firm.
    """
    out: list[Job] = []
    firm: Found | None = None
    place: Found | None = None
    for at, job in enumerate(jobs):
        following = jobs[at + 1] if at + 1 < len(jobs) else None
        alone = job.organization is not None and job.title is None
        if (
            alone
            and following is not None
            and following.title is not None
            and following.organization is None
        ):
            firm, place = job.organization, job.location
            continue
        if job in leading:
            continue
        if (
            job.organization is None
            and job.title is not None
            and not on_own_account(job.title.text)
            and (firm is not None or (out and _below(out[-1], job)))
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
