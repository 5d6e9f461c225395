"""Several posts at one firm: its name stands above the first of them, and the others have a line of
their own below.
"""

from dataclasses import replace

from interview_app.extraction.entries.entry_starts import Entry
from interview_app.extraction.entries.fragments import Fragment
from interview_app.extraction.entries.job_headers import Job
from interview_app.extraction.entries.own_account import on_own_account
from interview_app.extraction.entries.signs import sign
from interview_app.extraction.entries.units import Unit
from interview_app.extraction.page.rows import Found
from interview_app.extraction.phrases.lexicon import title_score


def with_firm_above(entries: list[Entry], headers: list[list[Fragment]]) -> list[list[Fragment]]:
    """The headers, each post that stands in the type of the post above it with the line of the firm
    in front.

    The firm has a type of its own above its first post, so that a further post needs none: what a
    comma parts in it, "Staff Nurse, ICU", is then no firm.
    """
    out: list[list[Fragment]] = []
    firm: list[Fragment] = []
    lead: Entry | None = None
    for entry, header in zip(entries, headers, strict=True):
        if lead is not None and firm and _is_further_post(lead, entry):
            out.append([*firm, *(replace(one, line=one.line + 1) for one in header)])
            continue
        lead = entry
        firm = (
            [one for one in header if one.line == 0 and _within(entry.header[0], one)]
            if entry.header
            else []
        )
        out.append(header)
    return out


def _is_further_post(lead: Entry, entry: Entry) -> bool:
    """Whether an entry begins as the dated post under the firm that leads, which stands in another
    type, and has no firm.
    """
    if len(lead.header) < 2 or not entry.header or lead.header[0].dates:
        return False
    above, post = sign(lead.header[0]), entry.header[0]
    if above == sign(post) or title_score(lead.header[0].text) > 0 or not post.dates:
        return False
    if (
        any(sign(unit) == above for unit in entry.header)
        or title_score(post.text.partition(",")[0]) <= 0
    ):
        return False
    return any(sign(unit) == sign(post) and unit.dates for unit in lead.header[1:])


def _within(unit: Unit, fragment: Fragment) -> bool:
    return unit.first.start <= fragment.start < unit.rows[-1].end


def with_groups(jobs: list[Job], leading: list[Job]) -> list[Job]:
    """Several posts at one firm: a header of the firm alone lends its name to the posts that follow
    without one.

    `leading`: what stands above the first entry, which is nothing where it names no such firm.
    """
    complete = sum(1 for job in jobs if job.title and job.organization)
    out: list[Job] = []
    firm: Found | None = None
    place: Found | None = None
    for at, job in enumerate(jobs):
        following = jobs[at + 1] if at + 1 < len(jobs) else None
        alone = (
            job.organization is not None
            and job.title is None
            and not job.highlights
            and job.summary is None
        )
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
            and (firm is not None or (complete and out and _below(out[-1], job)))
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
