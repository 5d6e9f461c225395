"""Documents that were read one after the other become one profile and one timeline, so that a
folder needs one review.

The newest résumé leads: of two tellings of one value its own stands in the sheet, and the sheet
shows the other beside it. What only an older one tells is added. One with another name on it is
asked about, and left out unless the person says that it is theirs.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from interview_app.domain.frozen import frozen
from interview_app.domain.merging import merged, name_read, same_person
from interview_app.domain.records import DataType
from interview_app.guide.acts import Chosen, Dropped, Extracted, Uploaded
from interview_app.guide.files import is_left_out, sample_handles
from interview_app.guide.scene import Scene, Step, paragraphs
from interview_app.guide.talk import Talk

_OPEN_END = "9999-12"
"""Later than any job's end; the guide has no clock, and comparing entries needs none."""
_NAMED = 5
WHOSE = "whose"
"""The choice about documents with another name."""


@frozen
class Together:
    """What the documents read last say together; `last` is the newest of them, after which their
    reviews stand.
    """

    last: Extracted
    documents: tuple[Extracted, ...]
    profile: dict[str, Any]
    timeline: dict[str, Any]
    others: tuple[Extracted, ...] = ()
    """Résumés with another name, which nobody said to be theirs."""

    @property
    def has_timeline(self) -> bool:
        """Whether there is any entry, be it no job: what else was found is not thrown away."""
        return _has_entries(self.timeline)

    @property
    def has_jobs(self) -> bool:
        """Whether any job was found."""
        return bool(self.timeline.get("experiences"))

    @property
    def has_profile(self) -> bool:
        """Whether anything at all stands in the profile."""
        return any((self.profile.get("basics") or {}).values())


def read_together(scene: Scene) -> Together | None:
    """The documents that were read last without a review between them, but for those that the
    person left out; None without any.
    """
    documents = [one for one in _newest(scene.talk) if not is_left_out(scene, one)]
    if not documents:
        return None
    told = sorted((one for one in documents if _tells(one)), key=_recency, reverse=True)
    mine = _of_one_person(told, scene)
    profile: dict[str, Any] = {}
    timeline: dict[str, Any] = {}
    for one in mine:
        profile = _laid_in(DataType.APPLICANT_PROFILE, profile, _derived(one, "applicant_profile"))
        timeline = _laid_in(
            DataType.SKELETON_TIMELINE, timeline, _derived(one, "skeleton_timeline")
        )
    others = tuple(one for one in told if one not in mine)
    return Together(
        last=documents[-1],
        documents=tuple(documents),
        profile=profile,
        timeline=timeline,
        others=others,
    )


def _of_one_person(told: Sequence[Extracted], scene: Scene) -> list[Extracted]:
    """Those of the approved person, or where there is none of them, of whom the newest names; and
    those that the person said to be theirs, here or in an earlier conversation.
    """
    names = [_name(one) for one in told]
    if (known := scene.known.profile) is not None:
        names.insert(0, known.basics.name)
    whose = next((name for name in names if any(same_person(name, _name(one)) for one in told)), "")
    said = {
        handle
        for one in scene.talk.of(Chosen)
        if one.choice == WHOSE and one.value == "mine"
        for handle in one.subject.split()
    }
    said |= {one.handle for one in told if (one.output.get("artifact_record") or {}).get("mine")}
    return [one for one in told if same_person(whose, _name(one)) or one.handle in said]


def ask_whose(scene: Scene, together: Together) -> Step | None:
    """Whether what has another name on it is about the person, too; None once they said so."""
    handles = " ".join(one.handle for one in together.others)
    if not handles or scene.talk.choice(WHOSE, handles) is not None:
        return None
    prompt = scene.say("whose_prompt", names=_names(scene, together.others))
    options = [scene.option("mine", "whose_mine"), scene.option("other", "whose_other")]
    return scene.choose(WHOSE, prompt, options, subject=handles)


def account(scene: Scene, together: Together) -> str:
    """What became of each of several documents, in a few sentences; "" for one alone."""
    if len(together.documents) < 2:
        return ""
    silent = [one for one in together.documents if not _tells(one)]
    stopped = [one for one in silent if one.stopped]
    failed = [
        one
        for one in silent
        if not one.stopped and (one.problem or one.output.get("status") == "failed")
    ]
    rest = [one for one in silent if one not in stopped and one not in failed]
    read = len(together.documents) - len(stopped) - len(failed)
    parts = [scene.say("read_many", count=str(read), all=str(len(together.documents)))]
    for text, documents in (
        ("read_many_silent", rest),
        ("read_many_failed", failed),
        ("read_many_stopped", stopped),
        ("read_many_others", together.others),
    ):
        if documents:
            parts.append(scene.say(text, names=_names(scene, documents)))
    return paragraphs(*parts)


def _newest(talk: Talk) -> list[Extracted]:
    samples, found = sample_handles(talk), dict[str, Extracted]()
    for act in reversed(talk.acts):
        if isinstance(act, Extracted):
            if act.handle not in samples:
                found.setdefault(act.handle, act)
        elif found and not _belongs_to_reading(act):
            break
    return list(found.values())[::-1]


def _belongs_to_reading(act: object) -> bool:
    if isinstance(act, Chosen):
        return act.choice in ("file", "files")
    return isinstance(act, Dropped) or (isinstance(act, Uploaded) and bool(act.handles))


def _derived(document: Extracted, name: str) -> dict[str, Any]:
    return (document.output.get("derived") or {}).get(name) or {}


def _tells(document: Extracted) -> bool:
    """Whether it says anything about a person or their work."""
    timeline = _derived(document, "skeleton_timeline")
    basics = _derived(document, "applicant_profile").get("basics") or {}
    return not document.problem and (any(basics.values()) or _has_entries(timeline))


def _has_entries(timeline: Mapping[str, Any]) -> bool:
    return any(isinstance(one, list) and one for one in timeline.values())


def _name(document: Extracted) -> str | None:
    return name_read(document.output.get("derived") or {})


def _recency(document: Extracted) -> tuple[str, int]:
    """The last month the document knows of, then how much it tells."""
    timeline = _derived(document, "skeleton_timeline")
    entries: list[Mapping[str, Any]] = [
        *(timeline.get("experiences") or ()),
        *(timeline.get("education") or ()),
    ]
    ends = (one.get("end") or one.get("start") or "" for one in entries)
    return max((_OPEN_END if end == "present" else end for end in ends), default=""), len(entries)


def _laid_in(data_type: DataType, kept: dict[str, Any], offered: dict[str, Any]) -> dict[str, Any]:
    if not kept or not offered:
        return kept or offered
    return merged(data_type, kept, offered, said=lambda _path: False, today=_OPEN_END)[0]


def _names(scene: Scene, documents: Sequence[Extracted]) -> str:
    names = {one.handle: one.filename for one in scene.known.attachments}
    shown = [
        scene.say("quoted", words=names.get(one.handle) or scene.say("unnamed_file"))
        for one in documents[:_NAMED]
    ]
    more = len(documents) - _NAMED
    return ", ".join([*shown, *([f"+{more}"] if more > 0 else [])])
