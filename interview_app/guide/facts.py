"""Phase 1: who the person is and the stations of their working life, from a document, a contact
card or by hand.
"""

from typing import Any

from interview_app.domain.leaves import says_nothing
from interview_app.domain.phases import Phase
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.records import DataType
from interview_app.guide.acts import (
    KEPT,
    Act,
    Chosen,
    Contacted,
    Extracted,
    PhaseAsked,
    Submitted,
    Uploaded,
)
from interview_app.guide.files import handed_over_again
from interview_app.guide.marks import Choice
from interview_app.guide.scene import Scene, Step, paragraphs
from interview_app.guide.together import Together, ask_whose, read_together
from interview_app.guide.together import account as accounted

PROFILE, TIMELINE = DataType.APPLICANT_PROFILE, DataType.SKELETON_TIMELINE
_PARTS_NAMED = 8
_NOTHING_FOUND = ("unparsable_no_text", "file_empty")
_WAYS = {
    ("begin", "skip"): "by_hand",
    ("rejected", "again"): "",
    ("rejected", "go_on"): "",
    ("unreadable", "again"): "",
    ("unreadable", "go_on"): "",
}
"""Where a choice leads, if not where its name says; whoever skips a rejected form moves on."""


def review_of_documents(scene: Scene, together: Together) -> Step | None:
    """What is still to be shown of documents: their profile, then their timeline; or what is wrong
    with them.
    """
    document = together.last
    if _given_up(scene, document):
        return None
    if not (together.has_profile or together.has_timeline):
        return _unreadable(scene, together)
    begun = any(isinstance(one, Submitted) for one in _since(scene, document))
    if not begun and (step := ask_whose(scene, together)) is not None:
        return step
    if together.has_profile:
        step = _sheet(scene, together, PROFILE, together.profile)
        if step is not None:
            return step
    if together.has_timeline:
        return _sheet(scene, together, TIMELINE, together.timeline)
    return None


def _given_up(scene: Scene, document: Extracted) -> bool:
    """Whether the person rejected it and chose another way."""
    after = _since(scene, document)
    later = scene.known.phase is not Phase.CORE_FACTS
    if later and any(isinstance(one, Submitted) and one.status == "withdrawn" for one in after):
        return True
    return any(
        isinstance(one, Chosen) and one.choice == "rejected" and one.value != "again"
        for one in after
    )


def _since(scene: Scene, document: Extracted) -> list[Act]:
    """What happened to documents since they were read, or since another one of them was left
    out.
    """
    after = scene.talk.since(document)
    left = [at for at, one in enumerate(after) if isinstance(one, Submitted) and one.left_out]
    return after[left[-1] + 1 :] if left else after


def _sheet(
    scene: Scene, together: Together, data_type: DataType, data: dict[str, Any]
) -> Step | None:
    """Show the data once, again when the person wants to correct it; None when that is settled."""
    talk, after = scene.talk, _since(scene, together.last)
    shown = [one for one in after if isinstance(one, Submitted) and one.data_type is data_type]
    shown = [one for one in shown if one.status != "withdrawn"]
    known = scene.known.profile if data_type is PROFILE else scene.known.timeline
    name = data_type.value
    if not shown:
        key = "profile_message" if data_type is PROFILE else "timeline_message"
        lead = scene.say("profile_merged") if data_type is PROFILE and known is not None else ""
        if data_type is TIMELINE and known is not None:
            key = "timeline_message_merged"
        elif data_type is TIMELINE and not together.has_jobs:
            key = "timeline_message_no_jobs"
        first = not any(isinstance(one, Submitted) for one in after)
        told = paragraphs(scene.say(key), _not_understood(scene, together) if first else "")
        account = accounted(scene, together) if first else ""
        return scene.submit(data_type, data, message=told, text=paragraphs(account, lead))
    last = shown[-1]
    if last.status in KEPT:
        return None
    chosen = [
        one for one in talk.since(last) if isinstance(one, Chosen) and one.choice == "rejected"
    ]
    if not chosen:
        return _rejected(scene, last, name)
    if chosen[-1].value == "again":
        message = "profile_message_hand" if data_type is PROFILE else "timeline_message_hand"
        return scene.submit(data_type, data, message=scene.say(message))
    return None


def _not_understood(scene: Scene, together: Together) -> str:
    """The parts of another program's file that have no place here, named on its first sheet."""
    qualities = [document.output.get("quality") or {} for document in together.documents]
    details = [one for quality in qualities for one in quality.get("details") or []]
    parts = [str(one.get("path") or "") for one in details if one.get("code") == "not_understood"]
    if not parts:
        return ""
    more = ["…"] if len(parts) > _PARTS_NAMED else []
    return scene.say("not_understood", parts=", ".join([*parts[:_PARTS_NAMED], *more]))


def _rejected(scene: Scene, last: Submitted, subject: str) -> Step:
    if says_nothing((last.problem, last.notes, last.data)):
        return _left_for_later(scene, subject)
    lead = scene.why_rejected(last, "rejected_profile")
    options = [scene.option("again", "option_show_again"), *_other_ways(scene)]
    return scene.choose(
        "rejected", scene.say("rejected_prompt"), options, subject=subject, lead=lead
    )


def _left_for_later(scene: Scene, subject: str) -> Step:
    """An empty form that was put aside: nothing in it was wrong."""
    options = [scene.option("again", "option_fill_in"), scene.option("upload", "option_upload")]
    return scene.choose("rejected", scene.say("later_prompt"), options, subject=subject)


def _unreadable(scene: Scene, together: Together) -> Step | None:
    talk, document = scene.talk, together.last
    if any(
        isinstance(one, Chosen) and one.choice in ("unreadable", "begin")
        for one in talk.since(document)
    ):
        return None
    lead = accounted(scene, together) or why_not_read(scene, document)
    again = [scene.option("again", "option_read_again")] if document.stopped else []
    options = [*again, *_other_ways(scene)]
    return scene.choose("unreadable", scene.say("read_again_prompt"), options, lead=lead)


def _other_ways(scene: Scene) -> tuple[Choice, Choice]:
    """Another document; or on without one, by hand where there is nothing yet to go on with."""
    missing = scene.known.profile is None or scene.known.timeline is None
    by_hand = missing and scene.known.phase is Phase.CORE_FACTS
    return (
        scene.option("upload", "option_other_document"),
        scene.option("by_hand", "option_by_hand")
        if by_hand
        else Choice("go_on", scene.say("go_on")),
    )


def same_again(scene: Scene) -> str:
    """What to say about a document that was handed over before; "" when it is a new one."""
    document = handed_over_again(scene)
    if document is None:
        return ""
    derived = document.output.get("derived") or {}
    if derived.get("applicant_profile") or derived.get("skeleton_timeline"):
        return scene.say("same_document")
    return scene.say("same_document_empty", why=why_not_read(scene, document))


def why_not_read(scene: Scene, document: Extracted) -> str:
    """A sentence about a document that gave nothing."""
    if document.stopped:
        return scene.say("read_stopped")
    quality = document.output.get("quality") or {}
    issues = quality.get("issues") or []
    problem = document.problem or next(
        (one.get("sentence", "") for one in quality.get("details") or [] if one.get("sentence")), ""
    )
    if document.output.get("status") == "ok" or "not_a_resume" in issues:
        return scene.say("read_not_resume")
    if any(code in issues for code in _NOTHING_FOUND) or not problem:
        return scene.say("read_failed_plain")
    return scene.say("read_failed", problem=problem)


def plan(scene: Scene) -> Step:
    """The next step of phase 1."""
    together = read_together(scene)
    if together is not None and (step := review_of_documents(scene, together)) is not None:
        return step
    step = _contact(scene)
    if step is not None:
        return step
    if scene.known.profile is not None and scene.known.timeline is not None:
        return _ready(scene)
    way = _way(scene)
    if way == "upload" and scene.talk.pasted is None:
        return ask_for_resume(scene)
    if way == "contact" and "get_macos_contact_card" in scene.tools:
        return scene.call("get_macos_contact_card", {"cardType": "me"})
    if way == "by_hand":
        return _by_hand(scene)
    if way == "skip":
        return skip_phase(scene, "next_reason_facts")
    return begin(scene)


def _by_hand(scene: Scene) -> Step:
    """Two empty forms, a page each: the profile, then the timeline."""
    for data_type, known, empty in (
        (PROFILE, scene.known.profile, {"basics": {}}),
        (TIMELINE, scene.known.timeline, {"experiences": [], "education": []}),
    ):
        if known is not None:
            continue
        shown = [one for one in scene.talk.of(Submitted) if one.data_type is data_type]
        last = next((one for one in reversed(shown) if one.status != "withdrawn"), None)
        chosen = scene.talk.choice("rejected", data_type.value)
        if last is not None and (chosen is None or chosen not in scene.talk.since(last)):
            return _rejected(scene, last, data_type.value)
        name = "profile" if data_type is PROFILE else "timeline"
        return scene.submit(data_type, empty, message=scene.say(f"{name}_message_hand"))
    return _ready(scene)


def skip_phase(scene: Scene, reason: str) -> Step:
    """Ask for the next phase, with what is still open."""
    missing = [one.value for one in scene.known.missing()]
    return scene.call("next_phase", {"reason": scene.say(reason), "overrides": missing})


def ask_for_resume(scene: Scene) -> Step:
    """Ask for a résumé."""
    return scene.upload("resume", scene.say("upload_prompt"))


def plan_later(scene: Scene) -> Step | None:
    """A further document in a later phase: show what it tells, or ask for it when the person wants
    to hand one over.
    """
    last = scene.talk.acts[-1] if scene.talk.acts else None
    if (
        isinstance(last, Chosen)
        and last.choice in ("complete", "unreadable", "rejected")
        and last.value == "upload"
    ):
        return ask_for_resume(scene)
    together = read_together(scene)
    return review_of_documents(scene, together) if together is not None else None


def _ready(scene: Scene) -> Step:
    """Profile and timeline stand, but the phase does not move by itself: the person came back to
    it.
    """
    both = not scene.known.missing(Phase.CORE_FACTS)
    chosen = scene.talk.acts[-1] if scene.talk.acts else None
    if isinstance(chosen, Chosen) and chosen.choice == "facts_done":
        if chosen.value == "upload":
            return ask_for_resume(scene)
        if chosen.value in ("move_on", "skip") and chosen.phase == scene.known.phase.value:
            return skip_phase(scene, "next_reason_facts")
    options = [
        scene.option("move_on", "move_on", does="move_on"),
        scene.option("upload", "option_upload"),
    ]
    # A conversation that only begins was greeted with these very words.
    greeted = not scene.talk.acts or scene.talk.asked_choices["facts_done", ""]
    lead = scene.say("welcome_back_facts") if both and not greeted else ""
    return scene.choose("facts_done", scene.say("after_card"), options, lead=lead)


def _way(scene: Scene) -> str:
    """The way the person wants to go now: the last they chose, unless it has come to its end."""
    for act in reversed(scene.talk.acts):
        if isinstance(act, Chosen) and act.choice in ("begin", "rejected", "unreadable"):
            if (act.choice, act.value) == ("rejected", "again") and not scene.talk.of(Extracted):
                return "by_hand"  # the empty form once more
            return _WAYS.get((act.choice, act.value), act.value)
        if isinstance(act, Uploaded) and act.upload_type != "writing_sample":
            return "" if act.handles else "by_hand"
        if isinstance(act, Contacted | Extracted | PhaseAsked):
            return ""
        if isinstance(act, Submitted) and act.status in KEPT and act.data_type is PROFILE:
            return "by_hand" if _by_hand_before(scene, act) else ""
    return ""


def _by_hand_before(scene: Scene, act: Submitted) -> bool:
    """Whether this profile was told by hand, so that the jobs follow by hand too."""
    at = scene.talk.acts.index(act)
    return any(
        isinstance(one, Chosen)
        and one.choice in ("begin", "rejected", "unreadable")
        and (one.value == "by_hand" or (one.choice, one.value) == ("begin", "skip"))
        for one in scene.talk.acts[:at]
    ) and not any(isinstance(one, Extracted | Contacted) for one in scene.talk.acts[:at])


def begin(scene: Scene) -> Step:
    """How to begin, or how to go on with what is missing."""
    known, prompt = scene.known, "begin"
    if known.profile is not None:
        prompt = "begin_jobs"
    elif known.timeline is not None:
        prompt = "begin_profile"
    options = [scene.option("upload", "option_upload")]
    contacts = (scene.talk.capabilities or {}).get("get_macos_contact_card") or {}
    tried = bool(scene.talk.of(Contacted))
    if (
        contacts.get("status") == "ready"
        and known.profile is None
        and not tried
        and "get_macos_contact_card" in scene.tools
    ):
        options.append(scene.option("contact", "option_contact"))
    options.append(scene.option("by_hand", "option_by_hand"))
    return scene.choose("begin", scene.say(prompt), options)


def _contact(scene: Scene) -> Step | None:
    """What follows a contact card: its review, or what went wrong with it."""
    cards = scene.talk.of(Contacted)
    if not cards or scene.known.profile is not None:
        return None
    card, after = cards[-1], scene.talk.since(cards[-1])
    if card.profile is None:
        if any(isinstance(one, Chosen) for one in after):
            return None
        step = begin(scene)
        return Step(
            paragraphs(scene.say("contact_failed", problem=card.problem), step.text),
            step.call,
            step.mark,
        )
    shown = [one for one in after if isinstance(one, Submitted) and one.data_type is PROFILE]
    if not shown:
        data = ApplicantProfile.model_validate(card.profile).to_json()
        return scene.submit(PROFILE, data, message=scene.say("profile_message_contact"))
    if shown[-1].status in KEPT or any(
        isinstance(one, Chosen) for one in scene.talk.since(shown[-1])
    ):
        return None
    return _rejected(scene, shown[-1], PROFILE.value)
