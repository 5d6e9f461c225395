"""Phase 2: what is looked for, then one job and one story at a time (CONTRACT A17).

A story is asked for field by field; before the line the card is read back; the line comes last,
from the person; the story ends in its sheet, already filled.
"""

from collections.abc import Iterable, Iterator, Sequence

from interview_app.domain.card_making import is_made
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.phases import Objective, Phase
from interview_app.domain.records import DataType
from interview_app.domain.story import ASKED, Draft, PutOff, in_words, words_of
from interview_app.domain.story_cards import card_of, draft_of, filled
from interview_app.domain.timeline import Education, Experience, sorted_newest_first
from interview_app.domain.voice import sentences_about
from interview_app.guide.acts import Answered, Chosen, Happened, Submitted
from interview_app.guide.corrections import BOTH, CORRECTION, corrections_in
from interview_app.guide.facts import skip_phase
from interview_app.guide.marks import Choice
from interview_app.guide.meant import MEANT
from interview_app.guide.scene import Scene, Step, short
from interview_app.guide.stories import OUTSIDE, Story
from interview_app.i18n import language
from interview_app.language.printed import span
from interview_app.language.told import ToldWords

CARD = DataType.KNOWLEDGE_CARD
_FAR_FUTURE = "9999-12"
_SHOWN = 3
"""Jobs offered at once."""
_HIGHLIGHTS = 5
_READ_BACK = 300
"""Characters of an answer that are read back."""


def plan(scene: Scene) -> Step:
    """The next step of phase 2."""
    return _looking_for(scene) or story_step(scene) or choose_role(scene)


def _looking_for(scene: Scene) -> Step | None:
    """The short form with which the phase begins, once."""
    if scene.known.is_done(Objective.DOSSIER_COMPLETE) or scene.shown("looking_for"):
        return None
    if "persist_data" not in scene.tools:
        return None
    message = scene.say("looking_for_message")
    return scene.goals("looking_for", message=message, text=scene.say("work_intro"))


def story_step(scene: Scene) -> Step | None:
    """The next step of the story that is being told, or what follows one; None without any."""
    story = scene.talk.story
    if story is not None:
        return _story(scene, story)
    return changed_card(scene) or _after_story(scene)


def correct(scene: Scene) -> Step | None:
    """Words that may put a figure right which was told before: the person says whether they do."""
    subject, said_in, said = scene.talk.newest or ("", "", ())
    story = scene.talk.stories.find(subject)
    if story is None:
        return None
    each = (corrections_in(words, said_in, story.draft, language()) for words in said)
    if not (found := next(filter(None, each), ())):
        return None
    path = found[0].field
    field, stood = scene.say(f"field_{path}"), getattr(story.draft, path)
    prompt = scene.say("correction_prompt", field=field, answer=short(in_words(stood), _READ_BACK))
    options = [
        *(Choice(one.id, scene.say("correction_made", now=one.now, was=one.was)) for one in found),
        scene.option(BOTH, "correction_both"),
    ]
    draft = draft_shown(scene, story)
    return scene.choose(CORRECTION, prompt, options, subject=subject, story=draft)


def meant(scene: Scene) -> Step | None:
    """Words at a choice of jobs that name one: the person says whether they choose it."""
    found = scene.talk.meant
    if found is None:
        return None
    told = "meant_story" if found.at.path == "role" else "meant_note"
    options = [Choice(found.job.id, scene.say("readback_yes")), scene.option("told", told)]
    prompt = scene.say("meant_prompt", job=found.job.label)
    return scene.choose(MEANT, prompt, options, subject=found.at.subject)


# choosing


def choose_role(scene: Scene) -> Step:
    """Offer the jobs."""
    last = scene.talk.acts[-1] if scene.talk.acts else None
    if isinstance(last, Chosen) and last.choice in ("role", "next"):
        if last.value in ("move_on", "skip") and last.phase == scene.known.phase.value:
            return skip_phase(scene, _reason(scene))
        if last.choice == "role" and last.value == "more":
            return _roles(scene, from_=_SHOWN)
    return _roles(scene, from_=0)


def _reason(scene: Scene) -> str:
    return "next_reason_work" if scene.known.phase is Phase.DEEP_DIVE else "next_reason_voice"


def _jobs(scene: Scene) -> tuple[Experience, ...]:
    """The newest first, and after all others what names no employer: a career break, mostly."""
    timeline = scene.known.timeline
    jobs = timeline.experiences if timeline is not None else ()
    newest_first = sorted_newest_first(jobs, today=_FAR_FUTURE)
    return tuple(sorted(newest_first, key=lambda job: not job.organization))


def _untold_first(scene: Scene) -> tuple[Experience, ...]:
    """The jobs not talked about yet before the others."""
    told = set(scene.known.deepened_entries)
    return tuple(sorted(_jobs(scene), key=lambda job: job.id in told))


def _roles(scene: Scene, *, from_: int) -> Step:
    options = _some_jobs(scene, _untold_first(scene)[from_:])
    if scene.known.phase is Phase.COMPLETE:
        options.append(scene.option("open_resume", "open_resume", does="open_resume"))
    else:
        options.append(scene.option("move_on", "move_on", does="move_on"))
    subject = scene.talk.stories.next_subject
    first = not list(scene.talk.stories) and not scene.talk.asked_choices["role", subject]
    return scene.choose(
        "role",
        scene.say("role_prompt" if first else "role_prompt_more"),
        options,
        subject=subject,
        lead=_wanted(scene) if first else "",
        others=_choices(scene, _jobs(scene)),
    )


def _some_jobs(scene: Scene, jobs: Sequence[Experience]) -> list[Choice]:
    """The first of these jobs, whether there are more, in whose place one more stands, and none of
    them.
    """
    more = len(jobs) > _SHOWN + 1
    shown = jobs[:_SHOWN] if more else jobs
    options = _choices(scene, shown)
    if more:
        options.append(scene.option("more", "role_more"))
    return [*options, scene.option(OUTSIDE, "role_outside")]


def _choices(scene: Scene, jobs: Iterable[Experience]) -> list[Choice]:
    return [Choice(job.id, job_label(job), _when(scene, job)) for job in jobs]


def _wanted(scene: Scene) -> str:
    """What the person looks for, so that a story is chosen that shows it."""
    wanted = scene.known.dossier.looking_for if scene.known.dossier is not None else ()
    return scene.say("role_wanted", wanted=", ".join(wanted)) if wanted else ""


def job_label(job: Experience | Education | None) -> str:
    """How an entry is called."""
    if isinstance(job, Education):
        parts: Sequence[str | None] = (job.study_type, job.area, job.institution)
    else:
        parts = (job.title, job.organization) if job is not None else ()
    # Each by itself: a long title would leave no word of where it was.
    named = ", ".join(short(part, 100) for part in parts if part)
    return named or (job.id if job is not None else "")


def _when(scene: Scene, job: Experience) -> str:
    return span(job.start, job.end, language()) if job.start else ""


def _after_story(scene: Scene) -> Step | None:
    """A story has just ended: what next?"""
    ended = [one for one in scene.talk.stories if one.ended]
    last = scene.talk.acts[-1] if scene.talk.acts else None
    if not ended or (isinstance(last, Chosen) and last.choice in ("next", "role", "complete")):
        return None
    decided = scene.talk.choice("next", ended[-1].subject)
    if decided is not None:
        return None
    entry = entry_of(scene, ended[-1].entry_id)
    where = short(getattr(entry, "organization", None) or "", 50)
    another = "next_another_at" if where else "next_another"
    options = [
        scene.option("next_role", "next_role"),
        scene.option("another", another, organization=where),
    ]
    if scene.known.phase is Phase.COMPLETE:
        options.append(scene.option("open_resume", "open_resume", does="open_resume"))
    else:
        options.append(scene.option("move_on", "move_on", does="move_on"))
    options.append(scene.option("stop", "stop_option"))
    lead = scene.say("card_saved" if ended[-1].card_id else "story_left")
    if ended[-1].dropped and ended[-1].is_empty:  # who left it out knows that nothing was told
        lead = "" if isinstance(last, Happened) else scene.say("card_nothing")
    return scene.choose(
        "next", scene.say("next_prompt"), options, subject=ended[-1].subject, lead=lead
    )


# the story


def entry_of(scene: Scene, entry_id: str | None) -> Experience | Education | None:
    """The job or school of this id."""
    timeline = scene.known.timeline
    return timeline.entry(entry_id) if timeline is not None else None


def base_of(scene: Scene, story: Story) -> KnowledgeCard | None:
    """The card that the story takes the place of."""
    return next((card for card in scene.known.cards if card.id == story.base_id), None)


def draft_shown(scene: Scene, story: Story) -> Draft:
    """The story with the names of what it belongs to."""
    base = base_of(scene, story)
    old = (base.lines[-1].text if base.lines else base.raw_text) if base is not None else None
    entry = entry_of(scene, story.entry_id)
    return story.draft.model_copy(
        update={
            "entry_id": entry.id if entry is not None else None,
            "job": job_label(entry) or None,
            "replaces": old,
        }
    )


def past_shown(scene: Scene, shown: Draft) -> tuple[Draft, ...]:
    """The states that the story can go back to, with the same names."""
    story = scene.talk.stories.find(shown.id)
    names = {name: getattr(shown, name) for name in ("entry_id", "job", "replaces")}
    past = story.changes.past if story is not None else ()
    return tuple(one.model_copy(update=names) for one in past)


def _story(scene: Scene, story: Story) -> Step:
    draft = draft_shown(scene, story)
    if not story.placed:
        return _place(scene, story, draft)
    if (step := _highlight(scene, story)) is not None:
        return step
    if story.rejected:
        return _rejected(scene, story, draft)
    field = story.next_field()
    if field is not None:
        begins = bool(story.begun_with) and not any(
            isinstance(act, Answered) and act.subject == story.subject for act in scene.talk.acts
        )
        lead = _opening(scene, story, draft, begins=begins)
        chips = ("something_else",) if begins else ()
        return scene.ask(story.subject, field, lead=lead, story=draft, chips=chips)
    if not story.confirmed:
        return read_back(scene, story, draft)
    field = story.next_field(("line", *_more(scene)))
    if field is not None:
        return scene.ask(story.subject, field, story=draft)
    return _sheet(scene, story, draft)


def _more(scene: Scene) -> tuple[str, ...]:
    """What is asked besides when the person has a posting in mind."""
    dossier = scene.known.dossier
    has_posting = dossier is not None and dossier.posting
    return scene.guided.course.with_posting if has_posting else ()


def _place(scene: Scene, story: Story, draft: Draft) -> Step:
    """Where a story belongs that began with words at a choice."""
    if not story.begun_with:
        return _roles(scene, from_=0) if story.is_empty else _places(scene, story, draft, "")
    return _places(scene, story, draft, scene.say("begun_from_words"))


def _places(scene: Scene, story: Story, draft: Draft, lead: str) -> Step:
    more = [one for one in scene.talk.of(Chosen) if one.subject == story.subject]
    from_ = _SHOWN * sum(one.value == "more" for one in more)
    said = ToldWords(draft.words())
    jobs = sorted(
        _jobs(scene), key=lambda job: not (job.organization and said.tell(job.organization))
    )
    options = _some_jobs(scene, jobs[from_:])
    options.append(scene.option("something_else", "chip_something_else"))
    return scene.choose(
        "place",
        scene.say("place_prompt"),
        options,
        subject=story.subject,
        lead=lead,
        story=draft,
        others=_choices(scene, jobs),
    )


def _opening(scene: Scene, story: Story, draft: Draft, *, begins: bool) -> str:
    """What leads to the first question; `begins`: with words that were said at a choice, which is
    said once.
    """
    if story.begun_with and scene.talk.choice("place", story.subject) is None:
        return scene.say("begun_from_words") if begins else ""
    if draft.filled() or story.left:
        return ""
    if draft.replaces:
        return scene.say("story_open_quote", quote=short(draft.replaces, 240))
    where = getattr(entry_of(scene, story.entry_id), "organization", None)
    return scene.say("story_open", organization=where) if where else scene.say("story_open_plain")


def _highlight(scene: Scene, story: Story) -> Step | None:
    """The lines that a document gave for this job and nobody has deepened."""
    if story.entry_id == OUTSIDE or not story.is_empty or story.left:
        return None
    if scene.talk.choice("highlight", story.subject) is not None:
        return None
    found = [
        card
        for card in scene.known.live_cards()
        if card.entry_id == story.entry_id and is_made(card.id)
    ]
    if not found:
        return None
    options = [Choice(card.id, short(card.raw_text, 120)) for card in found[:_HIGHLIGHTS]]
    options.append(scene.option("other", "highlight_other"))
    entry = entry_of(scene, story.entry_id)
    prompt = scene.say("highlight_prompt", organization=job_label(entry))
    return scene.choose("highlight", prompt, options, subject=story.subject)


def read_back(scene: Scene, story: Story, draft: Draft) -> Step:
    """Is each answer in its place? One that is not is chosen, and asked for again."""
    options = [scene.option("yes", "readback_yes"), *_fields(scene, story)]
    prompt = scene.say("readback_prompt")
    return scene.choose("readback", prompt, options, subject=story.subject, story=draft)


def _fields(scene: Scene, story: Story) -> list[Choice]:
    """Fields to choose from with what they hold: those that are asked, a late answer may belong to
    an empty one, and the others that hold something.
    """
    names = dict.fromkeys((*ASKED, *story.draft.filled()))
    told = [(name, in_words(getattr(story.draft, name)) or "–") for name in [*names][:5]]
    return [
        Choice(name, scene.say(f"field_{name}"), short(words, _READ_BACK)) for name, words in told
    ]


def _rejected(scene: Scene, story: Story, draft: Draft) -> Step:
    lead = scene.why_rejected(scene.talk.of(Submitted)[-1], "card_rejected")
    listed = [one for one in _fields(scene, story) if one.id != "line"][:4]
    options = [*listed, Choice("line", scene.say("field_line")), scene.option("drop", "part_drop")]
    prompt = scene.say("part_prompt")
    return scene.choose("part", prompt, options, subject=story.subject, lead=lead, story=draft)


def _sheet(scene: Scene, story: Story, draft: Draft) -> Step:
    card = card_of(
        draft,
        entry=entry_of(scene, story.entry_id),
        base=base_of(scene, story),
        event_ids=tuple(one for one in story.event_ids if one),
    )
    told = [scene.say("card_message")]
    if draft.replaces and draft.line not in (None, draft.replaces):
        told.append(scene.say("card_replaces", line=short(draft.replaces, 240)))
    told += coach(scene, draft)
    return scene.submit(CARD, card.to_json(), message="\n".join(told), story=draft)


def coach(scene: Scene, draft: Draft) -> tuple[str, ...]:
    """What may be better about the line, in sentences."""
    return sentences_about(draft.line or "", scene.guided.voice, number=words_of(draft.number))


def to_look_up(scene: Scene) -> Iterator[tuple[Story, str]]:
    """What was put off, but for what the card of its story says by now: its sheet was filled in."""
    cards = {one.id: one for one in scene.known.cards}
    for story in (one for one in scene.talk.stories if not one.dropped):
        card = cards.get(story.card_id)
        told = draft_of(card).filled() if card is not None else ()
        yield from ((story, field) for field in story.draft.later if field not in told)


def put_off(scene: Scene) -> tuple[PutOff, ...]:
    """The list "To look up"."""
    found = []
    for story, field in to_look_up(scene):
        draft = draft_shown(scene, story)
        found.append(
            PutOff(
                story=story.subject,
                card=story.card_id or None,
                field=field,
                name=scene.say(f"field_{field}"),
                about=short(draft.told_as() or scene.say("a_story"), 120),
            )
        )
    return tuple(found)


def changed_card(scene: Scene) -> Step | None:
    """The sheet of a card that was changed after its approval."""
    for story in scene.talk.stories:
        card = next((one for one in scene.known.cards if one.id == story.card_id), None)
        if not story.has_changed or card is None:
            continue
        new = filled(card, story.draft, story.settled)
        if new == card:
            continue
        story_before = new.story.model_copy(update={"notes": card.story.notes})
        before = {"raw_text": card.raw_text, "story": story_before}
        said = [one for one in new.story.notes if one not in card.story.notes]
        told = scene.say("card_again")
        if said and new.model_copy(update=before) == card:
            told = scene.say("card_again_words", words=" ".join(said))
        return scene.submit(CARD, new.to_json(), message=told, story=draft_shown(scene, story))
    return None
