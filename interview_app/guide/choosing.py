"""Which option of a choice a message means, and what it tells along with it: "yes, I was an apprentice at Brook Mill"."""

from interview_app.domain.frozen import frozen
from interview_app.guide.acts import Answered, Said
from interview_app.guide.hearing import jobs, options, schools
from interview_app.guide.marks import Mark
from interview_app.guide.understanding import LEAVES, Intent, Meaning, plain

_OF_OPTIONS_ALONE = frozenset(
    ("another_job", "school", "role", "next", "part", "goal_part", "voice_done", "facts_done")
)
"""Choices to which words that name none of the options are no answer."""
_NEVER_LEFT = frozenset(("part",))
"""Choices that are never left by unclear words, since a story would be lost."""
_MOST_UNCLEAR = 3


@frozen(kw_only=False)
class InWords:
    """The option's id, `skip`, `other` for words of the person's own, or "" to offer it once more; `told` came along."""

    value: str
    told: Answered | None = None


def by_label(text: str, mark: Mark) -> str:
    """The id of the option whose very label or id was written, or ""."""
    said = plain(text)
    return next((id for id, label in mark.options if said in (plain(label), id)), "")


def in_words(mark: Mark, meaning: Meaning, said: Said, *, offered: int) -> InWords:
    """What a message chooses that is no label; `offered`: how often this choice was."""
    along = _told_along(mark, said)
    if along is not None:
        return InWords("yes", along)
    if value := options.named(said.text, mark.options):
        return InWords(value)
    if meaning.intent is Intent.AGREE and mark.options:
        return InWords(mark.options[0][0])
    if meaning.intent is Intent.NOTHING and len(mark.options) == 2:
        return InWords(mark.options[1][0])
    if meaning.intent is Intent.ANSWER and _is_unclear(mark, offered):
        return InWords("")
    return InWords("skip" if meaning.intent in LEAVES else "other")


def _is_unclear(mark: Mark, offered: int) -> bool:
    """Whether to offer a choice once more instead of taking words that name no option for a way of their own."""
    return mark.path in _OF_OPTIONS_ALONE and (offered < _MOST_UNCLEAR or mark.path in _NEVER_LEFT)


def _told_along(mark: Mark, said: Said) -> Answered | None:
    """The answer to "another job?" or "a school?" that already tells it."""
    if mark.path == "another_job":
        job = jobs.heard(said.text)
        number = int(mark.subject.removeprefix("job-") or 1) + 1
        if job.organization and (job.title or job.start or job.end):
            return said.answers(f"job-{number}", "job.organization")
    if (
        mark.path == "school"
        and schools.is_sentence(said.text)
        and schools.heard(said.text, asked="institution").institution
    ):
        return said.answers("school", "school.institution")
    return None
