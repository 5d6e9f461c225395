"""What of the last message was heard nowhere, said back so that nobody believes it noted.

Only what tells a fact is said back: a year, a post, a place of work, a way to reach somebody. Small
talk and reasons are passed over, as people do. How to put it is said the first time, and not again.
"""

import re
from collections.abc import Iterator

from interview_app.guide.acts import Answered
from interview_app.guide.answers import heard, unread, value
from interview_app.guide.as_read import as_read
from interview_app.guide.by_hand import PERSON
from interview_app.guide.hearing import care, schools
from interview_app.guide.hearing.breaks import is_break, tells_loss
from interview_app.guide.hearing.frames import timed, without_lead
from interview_app.guide.hearing.posts import is_post
from interview_app.guide.hearing.repairs import repaired
from interview_app.guide.hearing.short_years import with_whole_years
from interview_app.guide.jobs_told import is_school
from interview_app.guide.late_patterns import Late
from interview_app.guide.scene import Scene, Step, short

_TOPICS = ("contact", "home", "job", "stay", "school", "papers", "another_job")
_MOST_SHOWN = 200
_LONGEST = 600
"""Characters of a message that is told in sentences; a longer one is pasted, and seen whole in the
form.
"""
_SENTENCE = Late(r"(?<=[\w)\"”'][.!?])\s+(?=[A-ZÄÖÜ\d])|\s*[\n;]\s*")
_CLAUSE = Late(r",\s+|\s+[–-]\s+|\s+(?=(?:and|but|und|aber|then|dann)\s)")
_JOINT = Late(
    r"^(?:(?:and|but|und|aber|then|dann|also|oh|ach|also|auch|no|nein|yes|ja|so)[\s,.]+)+",
    re.IGNORECASE,
)
_ASIDE = Late(
    r"(?:when|because|cause|cos|while|which|who|that|where|if|so|although|though|since I|as I"
    r"|after (?!that)|weil|als ich"
    r"|nachdem|wenn|obwohl|damit|dass|während|wo|falls|da (?:ich|war|wir))\b",
    re.IGNORECASE,
)
"""How a reason begins, or what explains something else."""
_YEAR = re.compile(r"(?<![\d.,])(?:19|20)\d\d(?!\d)")
_AT_WORK = Late(
    r"\b(?:at|for|with|bei|beim|am|im|für)\s+(?:(?:the|der|dem|den"
    r"|die)\s+)?[A-ZÄÖÜ](?![a-z]*\s(?:I|ich)\b)[\w&'’-]{2,}"
)
_REACHED = re.compile(r"[\w.+%-]+@[\w-]+\.\w+|\+?\d[\d ()/-]{7,}\d")
_OF_SOMEBODY = Late(
    r"\b(?:the|my|our|their|his|her|der|die|das|dem|den|mein\w*|unser\w*)\b", re.IGNORECASE
)
_WORD = re.compile(r"[^\W_]{3,}")
_SMALL = Late(
    r"the|and|for|with|was|were|had|have|has|been|there|then|from|since|until|till|that|this"
    r"|which|also|about|years?|months?|not|now"
    r"|der|die|das|den|dem|eine?n?|und|bei|beim|als|war|habe|hatte|ich|dann|seit|bis|von|vom|auch"
    r"|noch|dort|jahre?|monate"
)
"""Words that tell nothing."""
_ALIKE = 5
_MOST_OF_POST = 4


def unheard(scene: Scene, step: Step) -> str:
    """What to say about words of the last message that are noted nowhere; "" when there are
    none.
    """
    mark = scene.talk.asked_last
    if (
        mark is None
        or scene.talk.notes
        or mark.path.split(".")[0] not in _TOPICS
        or not scene.talk.said_text
    ):
        return ""
    if (left := _left_open(scene, step)) or len(scene.talk.said_text) > _LONGEST:
        return left
    is_dated_next = step.mark is not None and step.mark.path.startswith("stay.")
    words = " … ".join(_passed_over(scene, is_dated_next=is_dated_next))
    if not words:
        return ""
    said, how = scene.say("unheard", words=short(words, _MOST_SHOWN)), scene.say("unheard_how")
    return said if scene.talk.has_said(how) else f"{said} {how}"


def _told(scene: Scene) -> list[Answered]:
    return [one for one in scene.talk.of(Answered) if one.event_id == scene.talk.said_last]


def _left_open(scene: Scene, step: Step) -> str:
    """That an answer could not be read and is not asked for any more."""
    told = _told(scene)
    mark = scene.talk.asked_last
    if (
        not told
        or mark is None
        or mark.kind != "ask"
        or (told[-1].subject, told[-1].path) != (mark.subject, mark.path)
    ):
        return ""
    is_asked = step.mark is not None and (step.mark.subject, step.mark.path) == (
        mark.subject,
        mark.path,
    )
    if (
        is_asked
        or care.words(told[-1].text)
        or not unread(scene.flow, told[-1])
        or value(scene.talk, mark.subject, mark.path) is not None
    ):
        return ""
    if (
        not scene.flow.slot(mark.path).again
        or heard(scene.talk, mark.subject).get(mark.path) is not None
    ):
        return ""
    return scene.say("left_open", words=short(scene.talk.said_text.strip(), _MOST_SHOWN))


def _passed_over(scene: Scene, *, is_dated_next: bool) -> Iterator[str]:
    """Sentences, or parts of one, that tell a fact and of which nothing was noted or said back as
    left.

    `is_dated_next`: the next question is for a time, so that a year alone is no loss.
    """
    known = _noted(scene)
    text = with_whole_years(repaired(scene.talk.said_text))
    if is_dated_next:
        known |= set(_YEAR.findall(text))
    for sentence in _SENTENCE.split(text):
        if is_break(timed(sentence).text) or care.words(sentence):
            continue
        parts = [one for one in _CLAUSE.split(sentence.strip(" .!")) if one.strip()]
        over = [one for one in parts if not _words(one) & known and _is_fact(one, known)]
        if over and not any(_words(one) & known for one in parts):
            yield _JOINT.sub("", sentence.strip(" .!"))
        else:
            yield from (_JOINT.sub("", one.strip()) for one in over)


def _noted(scene: Scene) -> set[str]:
    """The words and years of all that is known of what the message is about, and of what was said
    back as left.
    """
    found: set[str] = set()
    told = _told(scene)
    is_of_person = scene.talk.asked_last is not None and scene.talk.asked_last.subject == PERSON
    subjects = dict.fromkeys([*(one.subject for one in told), *([PERSON] if is_of_person else [])])
    for subject in subjects:
        for one in scene.talk.of(Answered):
            if one.subject == subject:
                found |= _words(str(value(scene.talk, subject, one.path) or ""))
        for known in heard(scene.talk, subject).values():
            found |= _words(str(known))
    for one in told:
        if is_school(one.subject):
            found |= {word for known in _schools_beside(one, scene) for word in _words(known)}
        found |= {word for left in (*one.left, *one.points) for word in _words(left)}
    return found


def _schools_beside(one: Answered, scene: Scene) -> Iterator[str]:
    """What an answer told of schools and degrees beside the one that was asked about, each of which
    is said back.
    """
    asked = one.path.split(".")[1]
    for school in (
        schools.others(as_read(one, scene.flow.words), asked=asked) if asked in _OF_SCHOOL else ()
    ):
        yield from filter(None, (school.institution, school.study_type, school.finished))


_OF_SCHOOL = ("institution", "study_type")


def _words(text: str) -> set[str]:
    """The telling words of a text as they are compared, and its years."""
    words = {
        word[:_ALIKE]
        for word in (hit.casefold() for hit in _WORD.findall(text))
        if not _SMALL.fullmatch(word)
    }
    return words | set(_YEAR.findall(text))


def _is_fact(clause: str, known: set[str]) -> bool:
    """Whether a part of a message tells what a résumé may hold."""
    said = _JOINT.sub("", clause.strip())
    if not said or _ASIDE.match(said) or is_break(timed(said).text) or tells_loss(said):
        return False
    if (
        _REACHED.search(said)
        or any(year not in known for year in _YEAR.findall(said))
        or _AT_WORK.search(said)
    ):
        return True
    post = without_lead(said)
    return (
        is_post(post)
        and _OF_SOMEBODY.search(post) is None
        and len(post.split()) <= _MOST_OF_POST
        and len(post) >= _ALIKE
    )
