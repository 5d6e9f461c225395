"""Which option of a choice a message means, and what it tells along with it: "yes, I was an
apprentice at Brook Mill".
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from interview_app.domain.frozen import frozen
from interview_app.guide import job_chosen, jobs_told
from interview_app.guide.acts import Act, Said
from interview_app.guide.asking_back import plain
from interview_app.guide.hearing import care, degrees, options, schools
from interview_app.guide.hearing.breaks import is_break
from interview_app.guide.hearing.casing import with_capitals
from interview_app.guide.hearing.chat import written_out
from interview_app.guide.hearing.frames import timed, without_lead
from interview_app.guide.hearing.job_shown import is_job
from interview_app.guide.hearing.jobs import heard
from interview_app.guide.hearing.school_words import NAMES_SCHOOL, QUALIFIES
from interview_app.guide.hearing.short_years import with_whole_years
from interview_app.guide.hearing.stations import stations
from interview_app.guide.hearing.times_alone import tells_still_there
from interview_app.guide.late_patterns import Late
from interview_app.guide.marks import Mark
from interview_app.guide.understanding import LEAVES, Intent, Meaning, denies

_OF_OPTIONS_ALONE = frozenset(
    (
        "another_job",
        "care",
        "school",
        "role",
        "sample",
        "next",
        "part",
        "goal_part",
        "voice_done",
        "facts_done",
        "complete",
    )
)
"""Choices to which words that name none of the options are no answer."""
_LEAST_TOLD = 4
"""Words behind a yes that tell of a job, though its employer is not understood: that is asked for
next.
"""
_A_TEXT = 60
"""Words of a message that is a text itself, where a text is asked for."""
_NEVER_LEFT = frozenset(("part", "role"))
"""Choices that are never left by unclear words, since a story would be lost."""
_MOST_UNCLEAR = 3
_TALK_OF = Late(
    r"\b(?:talk|tell|speak)\w*\b.* (?:about|of)\b|\b(?:erzähl|red|sprech)\w*\b.* (?:von|vom|über)\b"
    r"|\b(?:von|vom|über)\b.* (?:erzähl|red|sprech)",
    re.IGNORECASE,
)
"""A wish to talk of something else than was talked of."""


@frozen(kw_only=False)
class InWords:
    """The option's id, `skip`, `other` for words of the person's own, or "" to offer it once more;
    `told` came along.
    """

    value: str
    told: tuple[Act, ...] = ()


def by_label(text: str, mark: Mark) -> str:
    """The id of the option whose very label or id was written, or ""."""
    said = plain(text)
    return next(
        (id for id, label in mark.options if said in (plain(label), id, id.replace("_", " "))), ""
    )


def in_words(
    mark: Mark, meaning: Meaning, said: Said, *, offered: int, before: Sequence[Act]
) -> InWords:
    """What a message chooses that is no label; `offered`: how often this choice was; `before`: all
    that was told.
    """
    job = job_chosen.named(mark, said.text, before)
    if len(job) > 1 or (job and job_chosen.is_story(mark, meaning, said.text)):
        return InWords(job[0].value, job[1:])
    value = (
        ""
        if job_chosen.is_story(mark, meaning, said.text)
        else options.named(said.text, mark.options)
    )
    if not value and job:
        return InWords(job[0].value)
    if (beside := _told_instead(mark, said, before)) is not None:
        return beside
    tells_more = mark.path == jobs_told.ANOTHER and _tells_more(said.text)
    if (value != "no" or tells_more) and (along := _told_along(mark, meaning, said, before)):
        return InWords("yes", along)
    if value:
        return InWords(value)
    if named := _meant(mark, meaning, said.text):
        return InWords(named)
    if mark.path == "complete" and (meaning.intent in LEAVES or denies(said.text)):
        return InWords("stop")
    if meaning.intent is Intent.NOTHING and len(mark.options) == 2:
        return InWords(mark.options[1][0])
    is_lost = mark.path == job_chosen.ROLE and meaning.intent is Intent.UNKNOWN
    if is_lost or (meaning.intent is Intent.ANSWER and _is_unclear(mark, offered)):
        return InWords("")
    if mark.path == "school" and meaning.intent is Intent.LATER:
        return InWords("later")
    return InWords("skip" if meaning.intent in LEAVES else "other")


def _meant(mark: Mark, meaning: Meaning, text: str) -> str:
    """The option that a message means without its words: the only job, another one, or the first
    where all are the same.
    """
    if (
        mark.path == "next"
        and _TALK_OF.search(text)
        and not job_chosen.is_story(mark, meaning, text)
    ):
        return "next_role"
    if mark.path == job_chosen.ROLE and (only := _only_job(mark)) and _ONLY_ONE.search(text):
        return only
    is_any = meaning.intent is Intent.AGREE or _EITHER.fullmatch(plain(text)) is not None
    return mark.options[0][0] if is_any and mark.options else ""


_ONLY_ONE = Late(r"\b(?:only|just|nur)\b.*\b(?:one|eine[nrs]?|ein)\b", re.IGNORECASE)
_EITHER = Late(
    r"(?:(?:it |that )?(?:does not|doesn'?t|don'?t|dont) (?:really )?matter|i (?:do not|don'?t) "
    r"(?:mind|care)"
    r"|whatever|up to you|you choose"
    r"|any(?: of them)?|either|(?:das )?(?:ist )?(?:mir )?(?:ganz )?egal|wie sie (?:möchten|wollen)"
    r"|such(?:en)? (?:sie|dir) (?:was|etwas) aus)"
)
"""How somebody leaves a choice to the guide."""


def _only_job(mark: Mark) -> str:
    """The job among the options when there is one alone."""
    jobs = [id for id, _label in mark.options if id not in job_chosen.NO_JOB]
    return jobs[0] if len(jobs) == 1 else ""


def _is_behind_a_break(rest: str) -> bool:
    """Whether somebody tells of a time without a job first, and of a job behind it."""
    found = stations(rest)
    return (
        bool(found.left)
        and is_break(timed(found.left[0]).text)
        and found.first != rest
        and is_job(found.first)
    )


def _is_unclear(mark: Mark, offered: int) -> bool:
    """Whether to offer a choice once more instead of taking words that name no option for a way of
    their own.
    """
    return mark.path in _OF_OPTIONS_ALONE and (offered < _MOST_UNCLEAR or mark.path in _NEVER_LEFT)


def _told_instead(mark: Mark, said: Said, before: Sequence[Act]) -> InWords | None:
    """What a choice was to lead to, told at once: a text; a school where a job was asked for, or
    the other way round.
    """
    if mark.path == jobs_told.ANOTHER and not is_job(said.text) and jobs_told.learned(said, before):
        return InWords("")
    if mark.path == jobs_told.ANOTHER and tells_still_there(said.text):
        return InWords("", (said.answers(mark.subject, "stay.end"),))
    if mark.path == "sample" and len(said.text.split()) >= _A_TEXT:
        return InWords("paste", (said.answers("sample", "paste.text"),))
    can_tell = mark.path == "begin" and any(id == _BY_HAND for id, _label in mark.options)
    if can_tell and is_job(_as_read(said.text)) and _OF_A_FILE.search(said.text) is None:
        return InWords(
            _BY_HAND,
            tuple(jobs_told.after("job-0", replace(said, text=_as_read(said.text)), before)),
        )
    job = _job_at_school(said, before) if mark.path == jobs_told.SCHOOL else ()
    return InWords("", job) if job else None


_OF_A_FILE = Late(
    r"\b(?:c\.?v\.?|r[eé]sum[eé]s?|curriculum|lebenslauf|files?|pdf|documents?|linkedin"
    r"|datei(?:en)?|dokumente?|unterlagen|papers?)\b",
    re.IGNORECASE,
)
_BY_HAND = "by_hand"
"""The option of who tells it all themselves."""


def _as_read(text: str) -> str:
    """A message as jobs are looked for in it, with the capitals and years that were left out."""
    return without_lead(with_capitals(with_whole_years(written_out(text))))


def _tells_more(text: str) -> bool:
    """Whether a job with its post or time stands behind a no: "no. Oh, and I was cashier at
    Aldi".
    """
    rest = options.without_no(text.strip())
    job = heard(rest)
    return (
        rest != text.strip()
        and job.organization is not None
        and bool(job.title or job.start)
        and is_job(rest)
    )


_WORKED = Late(r"\b(?:worked|working|job|gearbeitet|arbeitete|stelle)\b", re.IGNORECASE)


def _job_at_school(said: Said, before: Sequence[Act]) -> tuple[Act, ...]:
    """A job that is told where a school was asked for."""
    rest = _as_read(options.without_no(said.text.strip()))
    is_of_work = (
        options.without_no(said.text.strip()) != said.text.strip()
        or _WORKED.search(rest) is not None
    )
    if not is_of_work or NAMES_SCHOOL.search(rest) or QUALIFIES.search(rest) or not is_job(rest):
        return ()
    return tuple(jobs_told.added(replace(said, text=rest), before))


def _told_along(mark: Mark, meaning: Meaning, said: Said, before: Sequence[Act]) -> tuple[Act, ...]:
    """The answer to "another job?" or "a school?" that already tells it."""
    if meaning.intent is not Intent.ANSWER:
        return ()
    said_alone = said.text.strip()
    rest = without_lead(options.without_no(options.without_yes(said_alone)))
    if mark.path == jobs_told.ANOTHER:
        named = rest != said_alone and not options.named(
            rest, mark.options
        )  # "yes, the Abbey Theatre"
        said_yes = options.without_yes(said_alone) != said_alone
        tells = (
            said_yes
            and named
            and len(rest.split()) >= _LEAST_TOLD
            and not is_break(timed(rest).text)
        )
        if care.words(rest) and not _is_behind_a_break(_as_read(rest)):
            return tuple(jobs_told.cared(mark.subject, replace(said, text=rest)))
        rest = jobs_told.at_the_same(_as_read(rest), mark.subject, before)
        is_told = is_job(rest, named=named) or tells or _is_behind_a_break(rest)
        return (
            tuple(jobs_told.after(mark.subject, replace(said, text=rest), before))
            if is_told
            else ()
        )
    if (
        mark.path != "school"
        or not schools.tells_one(rest)
        or not schools.heard(rest, asked="institution").institution
    ):
        return ()
    is_degree_alone = degrees.is_degree(rest) and not schools.names_place(rest)
    return (
        said.answers(
            "school", f"school.{'study_type' if is_degree_alone else 'institution'}", text=rest
        ),
    )
