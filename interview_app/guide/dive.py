"""Phase 2: one job, one story at a time: situation, own action, result, number, size, skills, proof
(CONTRACT A17).
"""

from collections.abc import Iterator
from functools import partial

from interview_app.domain.frozen import frozen
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.phases import Phase
from interview_app.domain.records import DataType
from interview_app.domain.timeline import Experience, sorted_newest_first
from interview_app.guide import cards
from interview_app.guide.acts import Act, Chosen, Extracted, Submitted
from interview_app.guide.answers import story, understood
from interview_app.guide.course import KEPT
from interview_app.guide.fields import date_words
from interview_app.guide.hearing.self_employed import OWN_NAMES
from interview_app.guide.hearing.stories import Story
from interview_app.guide.noted import told_along
from interview_app.guide.scene import Choice, Scene, Step, paragraphs, short

CARD = DataType.KNOWLEDGE_CARD
OUTSIDE = "outside"
"""The value of the role choice for something outside the jobs."""
_FAR_FUTURE = "9999-12"
_ROLES_SHOWN = 3
_PARTS = {
    "situation": "story.situation",
    "action": "story.action",
    "result": "story.result",
    "number": "number.value",
    "size": "scope.people",
}


@frozen(kw_only=False)
class Dive:
    """One story: its number in the interview, the job it belongs to, and the act that opened it."""

    subject: str
    entry_id: str
    opened: Act


def plan(scene: Scene) -> Step:
    """The next step of phase 2, or of stories told later."""
    dive = current(scene)
    if dive is None:
        return _choose_role(scene)
    return _story(scene, dive)


def dives(scene: Scene) -> Iterator[Dive]:
    """All stories of the interview, in order."""
    number, entry = 0, ""
    for act in scene.talk.of(Chosen):
        opens = act.choice == "role" and (
            act.value == OUTSIDE or _entry(scene, act.value) is not None
        )
        again = act.choice == "next" and act.value == "another"
        if opens:
            entry = act.value
        if opens or (again and entry):
            number += 1
            yield Dive(f"dive-{number}", entry, act)


def current(scene: Scene) -> Dive | None:
    """The story being told, or None when the last one has come to its end."""
    last = next(reversed(list(dives(scene))), None)
    if last is None:
        return None
    for act in scene.talk.since(last.opened):
        if isinstance(act, Submitted) and act.data_type is CARD and act.status in KEPT:
            return None
        if isinstance(act, Chosen) and act.choice in ("role", "next", "complete"):
            return None
        if (
            isinstance(act, Chosen)
            and act.choice == "part"
            and act.value in ("drop", "skip", "other")
        ):
            return None
    return last


def _entry(scene: Scene, entry_id: str) -> Experience | None:
    jobs = scene.known.timeline.experiences if scene.known.timeline is not None else ()
    return next((job for job in jobs if job.id == entry_id), None)


# choosing


def _choose_role(scene: Scene) -> Step:
    last = scene.talk.acts[-1] if scene.talk.acts else None
    decided = next(
        (one for one in reversed(scene.talk.of(Chosen)) if one.choice in ("role", "next", "part")),
        None,
    )
    if _story_just_ended(scene):
        return _what_next(scene)
    if isinstance(last, Chosen) and last is decided:
        if last.value in ("move_on", "skip") and last.choice != "part":
            return move_on(scene)
        if last.value == "more":
            return _roles(scene, from_=_ROLES_SHOWN)
    return _roles(scene, from_=0)


def _story_just_ended(scene: Scene) -> bool:
    for act in reversed(scene.talk.acts):
        if isinstance(act, Submitted) and act.data_type is CARD:
            return act.status in KEPT
        if isinstance(act, Chosen) and act.choice == "part":
            return True
        if isinstance(act, Chosen) and act.choice in ("next", "role", "complete"):
            return False
    return False


def _roles(scene: Scene, *, from_: int) -> Step:
    timeline = scene.known.timeline
    jobs = (
        sorted_newest_first(timeline.experiences, today=_FAR_FUTURE) if timeline is not None else ()
    )
    deepened = set(scene.known.deepened_entries)
    jobs = (
        *(job for job in jobs if job.id not in deepened),
        *(job for job in jobs if job.id in deepened),
    )
    shown = jobs[from_ : from_ + _ROLES_SHOWN]
    options = [Choice(job.id, _job_label(job), _when(job)) for job in shown]
    if len(jobs) > from_ + len(shown):
        options.append(scene.option("more", "role_more"))
    options.append(scene.option(OUTSIDE, "role_project"))
    options.append(scene.option("move_on", "move_on"))
    first = not any(
        scene.talk.chosen_asked[key] for key in scene.talk.chosen_asked if key[0] == "role"
    )
    lead = scene.say("work_intro") if first and scene.known.phase is Phase.DEEP_DIVE else ""
    return scene.choose(
        "role", scene.say("role_prompt" if first else "role_prompt_more"), options, lead=lead
    )


def _job_label(job: Experience) -> str:
    # Each by itself: a long title would leave no word of where it was.
    return ", ".join(short(part, 100) for part in (job.title, job.organization) if part) or job.id


def _when(job: Experience) -> str:
    if not job.start:
        return ""
    return " – ".join(date_words(part) for part in (job.start, job.end) if part)


def _what_next(scene: Scene) -> Step:
    last = next(reversed(list(dives(scene))), None)
    entry = _entry(scene, last.entry_id) if last is not None else None
    if entry is not None and entry.organization:
        another = scene.option(
            "another", "another_story", organization=short(entry.organization, 50)
        )
    else:
        another = scene.option("another", "another_story_plain")
    options = [scene.option("next_role", "next_role"), another]
    if scene.known.phase is not Phase.COMPLETE:
        options.append(scene.option("move_on", "move_on"))
    options.append(scene.option("stop", "stop_option"))
    kept = scene.talk.of(Submitted)[-1].status in KEPT if scene.talk.of(Submitted) else False
    return scene.choose(
        "next", scene.say("after_card"), options, lead=scene.say("card_saved") if kept else ""
    )


def move_on(scene: Scene) -> Step:
    """Ask for the next phase, with what is still open."""
    reason = "next_reason_work" if scene.known.phase is Phase.DEEP_DIVE else "next_reason_voice"
    missing = [one.value for one in scene.known.missing()]
    return scene.call("next_phase", {"reason": scene.say(reason), "overrides": missing})


# the story


def _story(scene: Scene, dive: Dive) -> Step:
    entry = _entry(scene, dive.entry_id)
    step = _choose_highlight(scene, dive, entry)
    if step is not None:
        return step
    base = _base(scene, dive)
    step = _rejected(scene, dive)
    if step is not None:
        return step
    told = cards.understand_story(scene.talk, dive.subject, base, scene.known.timeline)
    path = scene.next_slot(
        dive.subject,
        _wanted(scene, dive, told),
        filled=_filled(told, story(scene.talk, dive.subject)),
        understood=partial(understood, scene.flow),
    )
    if path is not None:
        value = told.amounts[0].value if told.amounts else ""
        return scene.ask(dive.subject, path, lead=_opening(scene, dive, entry, base), value=value)
    return _sheet(scene, dive, entry, base)


def _wanted(scene: Scene, dive: Dive, told: cards.Told) -> tuple[str, ...]:
    """The slots that make sense now: no starting point without a number, no reports without a
    team.
    """
    paths = [*scene.flow.slots("story"), "number.value"]
    if told.amounts:
        paths += [
            *(["number.baseline"] if told.is_outcome else []),
            "number.period",
            "number.how_known",
        ]
    paths.append("scope.people")
    if told.team_size is not None and told.team_size > 1:
        paths.append("scope.reports")
    return (*paths, "scope.extent", *scene.flow.slots("means"))


def _filled(told: cards.Told, whole: Story) -> set[str]:
    facts = {
        "story.action": whole.action,
        "story.result": whole.result,
        "number.value": told.amounts,
        "number.baseline": told.baseline,
        "number.period": told.period,
        "number.how_known": told.how_known,
        "scope.people": told.team_size is not None,
        "scope.reports": told.direct_reports is not None,
        "scope.extent": told.budget,
    }
    return {path for path, fact in facts.items() if fact}


def _opening(scene: Scene, dive: Dive, entry: Experience | None, base: KnowledgeCard | None) -> str:
    if any(subject == dive.subject for subject, _path in scene.talk.slot_asked):
        return ""
    early = scene.talk.answer(dive.subject, "story.situation")
    if early is not None:  # told before its job was chosen
        return told_along(scene, early) if early.event_id != scene.talk.said_last else ""
    if base is not None:
        quoted = "story_open_quote" if _has_documents(scene) else "story_open_told"
        return scene.say(quoted, quote=short(base.raw_text, 240))
    if entry is not None and entry.organization in OWN_NAMES.values():
        return scene.say("story_open_own")
    if entry is not None and entry.organization:
        return scene.say("story_open", organization=entry.organization)
    return scene.say("story_open_project")


def _has_documents(scene: Scene) -> bool:
    """Whether a sentence about a job may come from a document; without one the person wrote it
    here.
    """
    return bool(scene.talk.of(Extracted))


def _highlights(scene: Scene, entry: Experience | None) -> tuple[KnowledgeCard, ...]:
    """Evidence that the document gave for this job and nobody has deepened."""
    if entry is None:
        return ()
    return tuple(
        card
        for card in scene.known.live_cards()
        if card.entry_id == entry.id and card.story.action is None
    )


def _choose_highlight(scene: Scene, dive: Dive, entry: Experience | None) -> Step | None:
    found = _highlights(scene, entry)
    started = any(subject == dive.subject for subject, _path in scene.talk.slot_asked)
    if not found or started or scene.talk.choice("highlight", dive.subject) is not None:
        return None
    options = [Choice(card.id, short(card.raw_text, 120)) for card in found[:5]]
    options.append(scene.option("other", "highlight_other"))
    organization = (
        (entry.organization if entry is not None else None)
        or (entry.title if entry is not None else None)
        or ""
    )
    prompt = scene.say(
        "highlight_prompt" if _has_documents(scene) else "highlight_prompt_told",
        organization=organization,
    )
    return scene.choose("highlight", prompt, options, subject=dive.subject)


def _base(scene: Scene, dive: Dive) -> KnowledgeCard | None:
    chosen = scene.talk.choice("highlight", dive.subject)
    return next(
        (card for card in scene.known.cards if chosen is not None and card.id == chosen.value), None
    )


def _shown(scene: Scene, dive: Dive) -> Submitted | None:
    after = scene.talk.since(dive.opened)
    cards_shown = (
        one for one in reversed(after) if isinstance(one, Submitted) and one.data_type is CARD
    )
    return next((one for one in cards_shown if one.status != "withdrawn"), None)


def _rejected(scene: Scene, dive: Dive) -> Step | None:
    """After a rejection: which part; then ask for that part again."""
    last = _shown(scene, dive)
    if last is None or scene.talk.wish is not None:
        return None
    after = scene.talk.since(last)
    chosen = next((one for one in after if isinstance(one, Chosen) and one.choice == "part"), None)
    if chosen is None and not after:
        lead = (
            scene.say("card_rejected_notes", notes=last.notes)
            if last.notes
            else scene.say("card_rejected")
        )
        if last.problem:
            lead = scene.say("tool_trouble", problem=last.problem)
        options = [scene.option(part, f"part_{part}") for part in _PARTS] + [
            scene.option("drop", "part_drop")
        ]
        prompt = scene.say("card_rejected_prompt")
        return scene.choose("part", prompt, options, subject=dive.subject, lead=lead)
    if chosen is not None and after[-1] is chosen and chosen.value in _PARTS:
        return scene.ask_again(dive.subject, _PARTS[chosen.value])
    return None


def _sheet(scene: Scene, dive: Dive, entry: Experience | None, base: KnowledgeCard | None) -> Step:
    card = cards.build(
        scene.talk, dive.subject, entry=entry, base=base, timeline=scene.known.timeline
    )
    if card is None:
        step = _roles(scene, from_=0)
        return Step(paragraphs(scene.say("card_nothing"), step.text), step.call, step.mark)
    again = _shown(scene, dive) is not None
    return scene.submit(
        CARD, card.to_json(), message=scene.say("card_again" if again else "card_message")
    )
