"""Files of the person in any phase: read at once when they were asked for, offered to be read when
they were dropped.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from interview_app.domain.artifact import artifact_id
from interview_app.domain.merging import name_read, same_person
from interview_app.domain.phases import Phase
from interview_app.guide.acts import Chosen, Dropped, Extracted, Submitted, Uploaded
from interview_app.guide.marks import Choice
from interview_app.guide.scene import Scene, Step
from interview_app.guide.talk import Talk

_MAY_PASS = ("timeout", "parser_crashed", "limit_memory", "file_changed")
"""Issues of one reading that the next one may not have."""
_AT_ONCE = 20
_ALL_TYPES = ["artifact_record", "applicant_profile", "skeleton_timeline"]


def plan(scene: Scene) -> Step | None:
    """Read everything that is to be read, in one turn; then ask what else shall be read; None when
    all is settled.
    """
    wanted: list[tuple[str, str]] = []
    undecided: list[str] = []
    for handle, asked_for in _files(scene):
        if _done(scene, handle):
            continue
        chosen = _decided(scene.talk, handle)
        if (
            chosen is None
            and not asked_for
            and not _starts(scene)
            and not _read_before(scene.talk, handle)
        ):
            undecided.append(handle)
        elif chosen is None or chosen.value in ("read", "sample"):
            sample = chosen is not None and chosen.value == "sample"
            wanted.append((handle, "generic" if sample else "resume_timeline"))
    if wanted:
        return extract(scene, wanted[:_AT_ONCE])
    return _offer(scene, undecided) if undecided else None


def extract(scene: Scene, wanted: Sequence[tuple[str, str]]) -> Step:
    """Read files, all in one turn: each turn of the leader counts (DESIGN 4.7), and they are
    reviewed together.
    """
    calls = [("extract_document", _arguments(handle, purpose)) for handle, purpose in wanted]
    said = (
        scene.say("reading")
        if len(wanted) == 1
        else scene.say("reading_many", count=str(len(wanted)))
    )
    step = scene.call(*calls[0], text=said)
    return replace(step, more=tuple(calls[1:])) if step.call is not None else step


def _arguments(handle: str, purpose: str) -> dict[str, Any]:
    types = _ALL_TYPES if purpose == "resume_timeline" else ["artifact_record"]
    return {"file_url": handle, "purpose": purpose, "auto_persist": True, "return_types": types}


def sample_handles(talk: Talk) -> set[str]:
    """Files the person gave as a text of their own."""
    chosen = {
        one.subject for one in talk.of(Chosen) if one.choice == "file" and one.value == "sample"
    }
    given = {
        one
        for act in talk.of(Uploaded)
        if act.upload_type == "writing_sample"
        for one in act.handles
    }
    return chosen | given


def _files(scene: Scene) -> Iterator[tuple[str, bool]]:
    """Handles with whether the guide asked for the file as a document to read."""
    uploads = scene.talk.of(Uploaded)
    wanted = {handle for act in uploads for handle in act.handles}
    samples = sample_handles(scene.talk)
    wanted |= {act.handle for act in scene.talk.of(Dropped) if act.asked}
    told = [
        *(act.handle for act in scene.talk.of(Dropped)),
        *(one.handle for one in scene.known.attachments),
    ]
    for handle in dict.fromkeys([*(one for act in uploads for one in act.handles), *told]):
        if handle not in samples or scene.talk.choice("file", handle):
            yield handle, handle in wanted


def handed_over_again(scene: Scene) -> Extracted | None:
    """The reading of a document that the person just handed over once more, and that gave all it
    can give.
    """
    last = scene.talk.acts[-1] if scene.talk.acts else None
    if isinstance(last, Uploaded) and last.upload_type != "writing_sample":
        handles = last.handles
    else:
        handles = (last.handle,) if isinstance(last, Dropped) else ()
    readings = [_read_before(scene.talk, handle) for handle in handles]
    if any(one is not None and _stayed_out(scene, one) for one in readings):
        return None
    return readings[-1] if readings and all(readings) else None


def _read_before(talk: Talk, handle: str) -> Extracted | None:
    return next((act for act in reversed(talk.of(Extracted)) if act.handle == handle), None)


def _done(scene: Scene, handle: str) -> bool:
    """Whether it was read, and reading it again would tell the same or was not asked for."""
    read = _read_before(scene.talk, handle)
    if read is None:  # or its reading was erased together with another document
        return any(one.read for one in scene.known.attachments if one.handle == handle)
    gives_more = _may_pass(read) or _stayed_out(scene, read)
    return not (gives_more and _wanted_again(scene.talk, read))


def is_left_out(scene: Scene, read: Extracted) -> bool:
    """Whether the person said at a sheet that followed a reading that it is somebody else's."""
    sheets = (one for one in scene.talk.since(read) if isinstance(one, Submitted))
    ids = {id for one in sheets for id in one.left_out}
    files = (one for one in scene.known.attachments if one.handle == read.handle)
    return any(artifact_id(one.sha256) in ids for one in files)


def _stayed_out(scene: Scene, read: Extracted) -> bool:
    """Whether the person left it out, or it was left out of a row for the name in it."""
    mine, name = scene.known.profile, name_read(read.output.get("derived") or {})
    is_other = mine is not None and not same_person(mine.basics.name, name)
    return is_other or is_left_out(scene, read)


def _may_pass(read: Extracted) -> bool:
    issues = (read.output.get("quality") or {}).get("issues") or ()
    return bool(read.problem) or any(code in _MAY_PASS for code in issues)


def _wanted_again(talk: Talk, read: Extracted) -> bool:
    for act in talk.since(read):
        if isinstance(act, Chosen) and act.choice == "unreadable" and act.value == "again":
            return True
        if read.handle in (act.handles if isinstance(act, Uploaded) else ()):
            return True
        if isinstance(act, Dropped) and act.handle == read.handle:
            return True
    return False


def _starts(scene: Scene) -> bool:
    """Whether the interview has no facts yet: then a dropped file can only be meant to be read."""
    return scene.known.timeline is None and scene.known.phase is Phase.CORE_FACTS


def _decided(talk: Talk, handle: str) -> Chosen | None:
    """What the person chose for this file, alone or among others."""
    alone = talk.choice("file", handle)
    if alone is not None:
        return alone
    among = _among(talk, handle)
    return among if among is not None and among.value != "each" else None


def _among(talk: Talk, handle: str) -> Chosen | None:
    chosen = (
        one
        for one in reversed(talk.of(Chosen))
        if one.choice == "files" and handle in one.subject.split()
    )
    return next(chosen, None)


def _offer(scene: Scene, handles: Sequence[str]) -> Step:
    """Ask about one file, or about several at once."""
    together = [handle for handle in handles if _among(scene.talk, handle) is None]
    if len(together) > 1:
        prompt = scene.say("files_offer", count=str(len(together)))
        options: list[Choice] = [scene.option(id, f"files_{id}") for id in ("read", "each", "keep")]
        return scene.choose("files", prompt, options, subject=" ".join(together))
    handle = handles[0]
    name = next((one.filename for one in scene.known.attachments if one.handle == handle), "")
    prompt = scene.say("file_offer_named", filename=name) if name else scene.say("file_offer")
    options = [scene.option(id, f"file_{id}") for id in ("read", "sample", "keep")]
    return scene.choose("file", prompt, options, subject=handle)
