"""The guide leads the interview (CONTRACT A17, DESIGN 5 and 10)."""

import copy
import dataclasses
import json
from collections import Counter

import pytest

from interview_app.domain.knowledge_card import AnswerSource, KnowledgeCard
from interview_app.domain.known import Attachment
from interview_app.domain.phases import Phase
from interview_app.guide.marks import mark_of
from interview_app.guide.slots import MOST_QUESTIONS
from interview_app.llm.client import LeaderItem, PersonItem, ResultItem
from tests.guide.rehearsal import READ, Rehearsal, leader_item, options, question
from tests.guide.scripted import STORY, Scripted, play


def next_turn(rehearsal: Rehearsal) -> LeaderItem:
    return leader_item(rehearsal.guide, rehearsal.request())


def asked(rehearsal: Rehearsal) -> list[str]:
    person = rehearsal.person
    assert isinstance(person, Scripted)
    return person.asked


def own_cards(rehearsal: Rehearsal) -> list[KnowledgeCard]:
    return [
        card
        for card in rehearsal.known.cards
        if isinstance(card.source, AnswerSource) and card.story.action
    ]


def test_from_a_document_to_the_end_every_record_is_there() -> None:
    """Issue 2, item 5: all phases, offline; profile, timeline, card, sample and dossier are
    approved.
    """
    done = play({})
    assert done.known.phase is Phase.COMPLETE
    assert done.known.profile is not None
    assert done.known.timeline is not None
    assert done.known.samples[0].text == "Dear colleagues, from Monday on we count."
    assert done.known.dossier is not None
    assert done.known.dossier.avoid == ("nights",)
    assert len(own_cards(done)) == 1


def test_it_greets_says_what_will_happen_how_long_and_which_words_work() -> None:
    """A17: greets, says what will happen and how long; back, skip, later, I don't know, change,
    stop.
    """
    text = next_turn(Rehearsal(Scripted({}))).text
    assert "Every answer is kept as soon as you give it" in text
    for part in (
        "Hello",
        "one question at a time",
        "minutes",
        "approved",
        "back",
        "skip",
        "later",
        "change",
        "stop",
    ):
        assert part in text


def test_a_conversation_begun_anew_over_approved_records_greets_once() -> None:
    """Issue 2.4: after Start Over the records stand; the person is welcomed back in one message,
    not in two.
    """
    before = play({}, until="choose next")
    anew = Rehearsal(Scripted({}), known=dataclasses.replace(before.known, phase=Phase.CORE_FACTS))
    first = anew.step()
    second = anew.lead()
    assert first.text.startswith("Hello again")
    assert question(second) == "choose facts_done"
    assert "Hello again" not in second.text


def test_a_card_holds_the_persons_words_and_nothing_else() -> None:
    """A17, D1: raw_text word for word, numbers with baseline, period and how known, the answers as
    source.
    """
    card = own_cards(play({}))[0]
    assert card.story.action == STORY["ask story.action"]
    for part in card.raw_text.split("\n\n"):
        assert part in STORY.values()
    metric = card.metrics[0]
    assert (metric.value, metric.baseline, metric.period) == ("5", "12", "within eight months")
    assert metric.how_known == "The ward's incident report."
    assert card.scope.team_size == 9
    assert card.skills == ("risk assessment", "coaching", "data collection")
    assert card.leadership_signals == ("I trained the whole team of 9 nurses.",)
    assert card.attested_by_user
    assert isinstance(card.source, AnswerSource)
    assert len(card.source.event_ids) == 6


def test_it_probes_only_for_what_is_missing() -> None:
    """A17: the answer told baseline, period and team size already, so they are not asked."""
    seen = asked(play({}))
    assert not {
        "ask number.value",
        "ask number.baseline",
        "ask number.period",
        "ask scope.people",
    } & set(seen)
    assert "ask number.how_known" in seen


def test_without_a_number_it_asks_for_one_and_then_for_where_it_began() -> None:
    """A17: number (value, baseline, period, how known)."""
    answers = {
        "ask story.result": "Far fewer patients fell.",
        "ask number.value": "About 60 percent fewer.",
        "ask number.baseline": "12 a month",
        "ask number.period": "half a year",
    }
    done = play(answers)
    metric = own_cards(done)[0].metrics[0]
    assert (metric.value, metric.baseline, metric.period) == (
        "60 percent",
        "12 a month",
        "half a year",
    )
    number = [one for one in asked(done) if one.startswith("ask number.")]
    assert number == [
        "ask number.value",
        "ask number.baseline",
        "ask number.period",
        "ask number.how_known",
    ]


def test_deepening_a_highlight_supersedes_the_card_that_the_document_gave() -> None:
    """DESIGN 6: superseded, not doubled; the document's own sentence opens the words."""
    start = play({}, until="choose highlight")
    highlight = next(id for id, label in options(next_turn(start)).items() if "falls" in label)
    done = play({"choose highlight": highlight})
    card = own_cards(done)[0]
    assert card.supersedes == (highlight,)
    assert card.raw_text.startswith("Reduced inpatient falls with a bedside risk check.")
    assert highlight not in {one.id for one in done.known.live_cards()}


def test_roles_are_offered_newest_first() -> None:
    """A17: deep dive per role, newest first, and always a way on."""
    shown = list(options(next_turn(play({}, until="choose role"))))
    assert shown[:2] == ["exp-new", "exp-old"]
    assert "move_on" in shown


def test_a_role_with_a_long_title_is_offered_with_its_employer() -> None:
    """Two posts with the same long title are told apart by where they were."""
    document = copy.deepcopy(READ)
    jobs = document["derived"]["skeleton_timeline"]["experiences"]
    for one in jobs:
        one["title"] = (
            "Stellvertretende Stationsleitung der interdisziplinären operativen Intensivstation"
        )
    shown = options(next_turn(play({}, until="choose role", document=document)))
    for one in jobs:
        assert one["organization"] in shown[one["id"]]


def test_it_does_not_ask_for_what_the_document_told() -> None:
    """A17: never asks for what it knows."""
    everything = asked(play({}))
    assert "ask story.situation" in everything
    assert not [
        one
        for one in everything
        if one.startswith(("ask contact.", "ask home.", "ask job.", "ask stay."))
    ]


def test_by_hand_it_asks_for_one_thing_at_a_time_and_shows_what_was_told() -> None:
    """A17: offers by hand; a date it cannot read is asked once more."""
    answers = {
        "choose begin": "by_hand",
        "ask contact.name": "Jo Field",
        "ask contact.email": ["no at all", "jo@example.org"],
        "ask contact.phone": "skip",
        "ask home.place": "Leeds, England",
        "ask job.organization": ["Field & Sons", "Mill House"],
        "ask job.title": ["Electrician", "Apprentice"],
        "ask stay.start": ["a while ago", "March 2019", "2015"],
        "ask stay.end": ["today", "02/2019"],
        "choose another_job": ["yes", "no"],
        "choose school": "yes",
        "ask school.institution": "Leeds College",
        "ask school.study_type": "NVQ Level 3",
        "ask school.finished": "2018",
        "ask papers.certificates": "18th Edition Wiring Regulations, 2022\nECS Gold Card",
    }
    done = play(answers, until="choose role")
    assert done.known.profile is not None
    assert done.known.profile.basics.email == "jo@example.org"
    assert done.known.profile.basics.location.country_code == "GB"
    assert done.known.timeline is not None
    jobs = [(job.organization, job.start, job.end) for job in done.known.timeline.experiences]
    assert jobs == [("Field & Sons", "2019-03", "present"), ("Mill House", "2015", "2019-02")]
    assert done.known.timeline.education[0].end == "2018"
    assert [one.name for one in done.known.timeline.certificates][1] == "ECS Gold Card"


def test_a_job_that_is_told_twice_is_noticed_and_noted_once() -> None:
    """Never asks for what it knows, and says so when it is told again; what was told last
    counts.
    """
    answers = {
        "choose begin": "by_hand",
        "ask contact.name": "Jo Field",
        "ask contact.email": "jo@example.org",
        "ask contact.phone": "skip",
        "ask home.place": "Leeds, England",
        "ask job.organization": ["Field & Sons", "Mill House", "field & sons"],
        "ask job.title": ["Electrician", "Electrician", "electrician"],
        "ask stay.start": ["March 2019", "2015", "2019-03"],
        "ask stay.end": ["today", "02/2019", "2022"],
        "choose another_job": ["yes", "yes", "no"],
        "choose school": "no",
        "ask papers.certificates": "skip",
    }
    done = play(answers, until="choose role")
    assert done.known.timeline is not None
    assert [(one.organization, one.end) for one in done.known.timeline.experiences] == [
        ("Mill House", "2019-02"),
        ("field & sons", "2022"),
    ]
    person = done.person
    assert isinstance(person, Scripted)
    told = [
        turn.text
        for name, turn in zip(person.asked, person.turns, strict=True)
        if name == "choose another_job"
    ]
    assert ["You already told me about electrician, field & sons" in text for text in told] == [
        False,
        False,
        True,
    ]


def test_the_contact_card_is_offered_only_where_it_is_ready() -> None:
    """A8: not_configured elsewhere; the guide tells the truth of capabilities.describe."""
    rehearsal = Rehearsal(Scripted({}))
    rehearsal.lead()
    for status, offered in (("not_configured", False), ("ready", True)):
        call = rehearsal.history[0].calls[0]  # type: ignore[union-attr]
        output = {"version": 2, "tools": {"get_macos_contact_card": {"status": status}}}
        history = [
            rehearsal.history[0],
            ResultItem(call_id=call.call_id, tool=call.name, output=output),
        ]
        turn = leader_item(
            rehearsal.guide, dataclasses.replace(rehearsal.request(), history=tuple(history))
        )
        assert ("contact" in options(turn)) is offered


@pytest.mark.parametrize(
    "word", ["skip", "überspringen", "I don't know", "weiß ich nicht.", "nothing"]
)
def test_skip_and_i_do_not_know_leave_a_slot_open(word: str) -> None:
    """A17: these words work at any point, in both languages, and nothing of them gets into the
    card.
    """
    card = own_cards(play({"ask means.proof": word}))[0]
    assert card.story.proof is None
    assert word not in card.raw_text


def test_later_comes_back_at_the_end_of_the_story() -> None:
    """A17: "later"."""
    done = play({"ask story.situation": ["later", "Patients fell at night."]})
    seen = [one for one in asked(done) if one.startswith("ask ")]
    assert seen.count("ask story.situation") == 2
    assert own_cards(done)[0].story.situation == "Patients fell at night."


def test_back_asks_the_question_before_again() -> None:
    """A17: "back"."""
    done = play(
        {
            "ask story.action": ["back", "I built a check."],
            "ask story.situation": ["Wrong.", "Patients fell."],
        }
    )
    assert own_cards(done)[0].story.situation == "Patients fell."
    assert "Wrong." not in own_cards(done)[0].raw_text


@pytest.mark.parametrize(
    "wish",
    ["change result", "Ergebnis ändern", "Please change the result", "I meant something else"],
)
def test_an_answer_can_be_changed(wish: str) -> None:
    """A17: "change …", and a slip of the last answer; the person's earlier words are quoted to
    them.
    """
    answers = {
        "ask number.how_known": [wish, "The incident report."],
        "ask story.result": [
            "We went from 12 to 6 falls in a year.",
            "We went from 12 to 5 falls in a year.",
        ],
    }
    done = play(answers)
    card = own_cards(done)[0]
    assert card.metrics[0].value == "5"
    assert "to 6" not in card.raw_text
    person = done.person
    assert isinstance(person, Scripted)
    again = [turn for turn in person.turns if question(turn) == "ask story.result"][1]
    assert "We went from 12 to 6 falls in a year." in again.text


def test_a_change_may_bring_its_new_wording_along() -> None:
    """A17: "change result: …"."""
    done = play({"ask means.proof": ["change result: It went from 12 to 4 in a year.", "skip"]})
    assert own_cards(done)[0].story.result == "It went from 12 to 4 in a year."


def test_approved_contact_data_can_be_changed_at_any_point() -> None:
    """A17: "change my email to …" in the middle of a story shows the profile for review."""
    done = play({"ask story.action": ["change my email to new@example.org", "I built a check."]})
    assert done.known.profile is not None
    assert done.known.profile.basics.email == "new@example.org"
    assert done.known.profile.basics.name == "Amara Okonkwo"


def test_stop_says_what_is_saved_and_the_next_word_goes_on_where_it_was() -> None:
    """A17: "stop"; nothing is lost and the same question stands again."""
    rehearsal = play({}, until="ask story.result")
    rehearsal.lead()
    rehearsal.say("stop")
    turn = rehearsal.lead()
    assert "saved" in turn.text
    assert not turn.calls
    rehearsal.say("hello, I am back")
    assert question(next_turn(rehearsal)) == "ask story.result"


def test_a_rejected_card_asks_which_part_and_shows_it_again() -> None:
    """Issue 2: rejections; nothing is saved, the part is told anew."""
    answers = {
        "call submit_for_validation": [
            {"status": "approved"},
            {"status": "approved"},
            {"status": "rejected", "userNotes": "The result is wrong."},
            {"status": "approved"},
        ],
        "choose part": "result",
        "ask story.result": ["It got better.", "It went from 12 to 5 in a year."],
        "ask number.value": "skip",
        "ask number.how_known": "skip",
    }
    done = play(answers)
    assert own_cards(done)[0].story.result == "It went from 12 to 5 in a year."


def test_a_rejected_story_can_be_left_out() -> None:
    """Nothing is saved that the person did not approve."""
    verdicts = [
        {"status": "approved"},
        {"status": "approved"},
        {"status": "rejected", "userNotes": None},
    ]
    done = play(
        {"call submit_for_validation": verdicts, "choose part": "drop"}, until="choose next"
    )
    assert own_cards(done) == []


def test_a_rejected_profile_offers_another_way() -> None:
    """Rejected profile: what is wrong, another document, by hand."""
    done = play(
        {"call submit_for_validation": {"status": "rejected", "userNotes": "Not me."}},
        until="choose rejected",
    )
    turn = next_turn(done)
    assert "Not me." in turn.text
    assert set(options(turn)) == {"again", "upload", "by_hand"}


def test_who_hands_over_no_other_document_is_shown_what_they_told_again() -> None:
    """A rejected sheet of told facts, and no file after all: the file is not asked for without
    end.
    """
    person = Scripted(
        {
            **STORY,
            "choose begin": "by_hand",
            "ask contact.name": "Jo Field, jo@example.org, no phone",
            "ask contact.phone": "skip",
            "ask home.place": "Leeds",
            "call submit_for_validation": [{"status": "rejected"}, {"status": "approved"}],
            "choose told": "upload",
            "call get_user_upload": {"status": "skipped", "uploads": []},
            "ask job.organization": "skip",
        }
    )
    rehearsal = Rehearsal(person)
    while rehearsal.known.profile is None:
        rehearsal.step()
        assert person.asked.count("call get_user_upload") <= 1


def test_a_document_without_text_says_so_and_offers_other_ways() -> None:
    """Unparsable document: a sentence and other ways."""
    empty = {
        "status": "partial",
        "artifact_record": {"id": "artifact-2", "status": "unparsable"},
        "derived": {},
        "quality": {"extraction_confidence": 0.0, "issues": ["unparsable_no_text"], "details": []},
    }
    done = play({}, document=empty, until="choose unreadable")
    turn = next_turn(done)
    assert "could not find any text" in turn.text
    assert set(options(turn)) == {"upload", "by_hand"}


def test_a_failed_reading_is_told_with_its_sentence() -> None:
    """Tool errors: the sentence of the error, never a loop."""
    broken = {"error": {"code": "timeout", "message": "Reading took too long."}}
    done = play({}, document=broken, until="choose unreadable")
    assert "Reading took too long." in next_turn(done).text


def test_a_file_dropped_in_mid_interview_is_offered_to_be_read() -> None:
    """DESIGN 5: a drop is accepted at any time, and the guide offers to read it."""
    rehearsal = play({}, until="ask story.action")
    rehearsal.lead()
    dropped = Attachment(
        handle="upload://b", sha256="b" * 64, filename="old.pdf", mime="application/pdf", bytes=9
    )
    rehearsal.known = dataclasses.replace(rehearsal.known, attachments=(dropped,))
    rehearsal.history.append(
        PersonItem(text="I built a check.", event_id=900, attachments=({"handle": "upload://b"},))
    )
    turn = rehearsal.lead()
    assert question(turn) == "choose file"
    assert "old.pdf" in json.loads(turn.calls[0].arguments)["prompt"]
    keep = ResultItem(
        call_id=turn.calls[0].call_id, tool="get_user_option", output={"selectedIds": ["keep"]}
    )
    rehearsal.history.append(keep)
    assert question(next_turn(rehearsal)) == "ask story.result"


def test_a_file_dropped_at_the_start_is_read_at_once() -> None:
    """DESIGN 11: from a dropped résumé to an approved profile without a further question."""
    rehearsal = Rehearsal(Scripted({}), document=READ)
    rehearsal.step()
    rehearsal.lead()
    rehearsal.history.append(
        PersonItem(text="here", event_id=5, attachments=({"handle": "upload://b"},))
    )
    turn = next_turn(rehearsal)
    assert turn.calls[0].name == "extract_document"


def test_a_model_may_take_over_and_give_back() -> None:
    """DESIGN 10: guide and model take over from each other in mid-interview."""
    rehearsal = play({}, until="ask story.result")
    rehearsal.history.append(LeaderItem(text="And what was the weather like?", wire="chat"))
    rehearsal.history.append(PersonItem(text="Fine.", event_id=800))
    turn = next_turn(rehearsal)
    assert question(turn) == "ask story.result"


def test_what_is_never_allowed_is_never_called() -> None:
    """A4: with no tools at all the guide still asks, in words."""
    rehearsal = Rehearsal(Scripted({}))
    turn = leader_item(rehearsal.guide, dataclasses.replace(rehearsal.request(), tools=()))
    assert not turn.calls
    assert "Tell you myself" in turn.text


def test_a_denied_move_stays_and_offers_again() -> None:
    """A12: denied."""
    person = Scripted({**STORY, "call next_phase": {"status": "denied", "message": "…"}})
    rehearsal = Rehearsal(person, document=READ)
    while person.asked[-1:] != ["call next_phase"]:
        rehearsal.step()
    turn = next_turn(rehearsal)
    assert question(turn) == "choose role"
    assert "we stay here" in turn.text


def test_no_topic_gets_more_than_four_questions() -> None:
    """A17: at most 4 questions a topic, those the person wished for left out."""
    counts: Counter[tuple[str, str]] = Counter()
    for item in play({"ask number.value": "no idea, maybe"}).history:
        mark = mark_of(item.raw_items) if isinstance(item, LeaderItem) else None
        if mark is not None and mark.kind == "ask" and not mark.wish:
            counts[mark.subject, mark.path.split(".")[0]] += 1
    assert max(counts.values()) <= MOST_QUESTIONS
