"""What a review sheet saves: approved, changed, merged, rejected; and what the library edits,
deletes and takes back.
"""

import json
from pathlib import Path

import pytest

from interview_app.domain import event_kinds
from interview_app.domain.artifact import TextPlace
from interview_app.domain.asks import ReviewAsk
from interview_app.domain.merging import other_person
from interview_app.domain.phases import Objective, ObjectiveStatus, Phase
from interview_app.domain.provenance import Provenance
from interview_app.domain.records import DataType
from interview_app.interview.reviews import _other_person
from interview_app.interview.state import SessionState
from interview_app.llm.client import (
    NoteItem,
)
from interview_app.messages.data import (
    RecordDeleted,
    RecordDeletionRequested,
    RecordEdited,
    RecordSaved,
)
from interview_app.messages.documents import DocumentsChanged, SourcesFound, SourcesRequested
from interview_app.messages.interview import (
    Acknowledged,
    AskPublished,
    ErrorTold,
    KnownChanged,
    PersonSaid,
    PhaseChanged,
)
from interview_app.messages.sessions import StartOverRequested
from tests.interview.offers import PROFILE, TIMELINE, persist, results, submit
from tests.interview.played import Played, reading_of
from tests.scripted_model import ScriptedModel, calls, says


def test_a_modified_sheet_saves_what_the_person_left_and_tells_each_change(tmp_path: Path) -> None:
    """A10, A13 (3): the echo has status, data, changes and notes; the record is written with the
    answer.
    """
    leader = ScriptedModel(
        [
            calls(submit("applicant_profile", PROFILE)),
            calls(persist("applicant_profile", PROFILE)),
            says("?"),
        ]
    )
    edited = {"basics": {"name": "Mara Lindqvist", "email": "m@example.org"}}
    with Played(tmp_path, leader) as played:
        ask = played.asked()
        played.answer(ask, status="approved", data=edited, userNotes="new address")
        ack = played.until(Acknowledged)
        assert (ack.status, ack.version) == ("modified", 1)
        played.asked("message")
        assert played.store.records()[0].data["basics"]["email"] == "m@example.org"
    output = results(leader.requests[1])[0].output
    assert output["status"] == "modified"
    assert output["changes"] == [
        {"field": "basics.email", "oldValue": "mara@example.org", "newValue": "m@example.org"}
    ]
    assert output["userNotes"] == "new address"
    refused = results(leader.requests[2])[1].output["error"]
    assert refused["code"] == "execution_failed"
    assert "not approved yet" in refused["message"]
    assert "basics.email" in refused["message"]


def test_a_rejected_sheet_saves_nothing(tmp_path: Path) -> None:
    """DESIGN 1.2, A10: rejected is echoed, nothing is saved."""
    leader = ScriptedModel(
        [
            calls(submit("applicant_profile", PROFILE)),
            calls(persist("applicant_profile", PROFILE)),
            says("?"),
        ]
    )
    with Played(tmp_path, leader) as played:
        played.answer(played.asked(), status="rejected", userNotes="That is my sister")
        assert played.until(Acknowledged).status == "rejected"
        played.asked("message")
        assert played.store.records() == ()
    assert "not approved yet" in results(leader.requests[2])[1].output["error"]["message"]


def test_persisting_what_was_approved_confirms_id_and_version(tmp_path: Path) -> None:
    """A11, A13 (4): stable id, same version for the same content; upsert false on an existing one
    "exists already".
    """
    script = [
        calls(submit("applicant_profile", PROFILE)),
        calls(persist("applicant_profile", PROFILE)),
        calls(persist("applicant_profile", PROFILE), prefix="again"),
        calls(persist("applicant_profile", PROFILE, upsert=False), prefix="never"),
        says("Good."),
    ]
    leader = ScriptedModel(script)
    with Played(tmp_path, leader) as played:
        played.answer(played.asked(), status="approved")
        played.asked("message")
    outputs = [item.output for item in results(leader.requests[-1])]
    assert outputs[1] == outputs[2] == {"status": "ok", "id": "profile", "version": 1}
    assert "exists already" in outputs[3]["error"]["message"]


def test_a_writing_sample_waits_in_persist_data_and_is_saved_with_the_click(tmp_path: Path) -> None:
    """CONTRACT A Decided: persist_data itself waits; its result carries the verdict beside id and
    version.
    """
    sample = {"id": "s1", "text": "Dear team, I write as I speak.", "kind": "letter"}
    leader = ScriptedModel([calls(persist("writing_sample", sample)), says("Nice.")])
    with Played(tmp_path, leader) as played:
        ask = played.asked("persist_data")
        assert isinstance(ask.ask, ReviewAsk)
        played.answer(ask, status="approved")
        ack = played.until(Acknowledged)
        played.asked("message")
        record = played.store.records()[0]
    output = results(leader.requests[1])[0].output
    assert record.data_type is DataType.WRITING_SAMPLE
    assert (output["status"], output["id"], output["version"]) == ("approved", record.id, 1)
    assert (ack.id, ack.version) == (record.id, 1)


def test_approving_profile_and_timeline_ends_phase_one_and_makes_a_card_for_each_highlight(
    tmp_path: Path,
) -> None:
    """DESIGN 5, 6: phase 1 moves on by itself at approval; cards are made in the same transaction
    and not doubled.
    """
    script = [
        calls(submit("applicant_profile", PROFILE)),
        calls(submit("skeleton_timeline", TIMELINE)),
        calls(submit("skeleton_timeline", TIMELINE), prefix="again"),
        says("On we go."),
    ]
    leader = ScriptedModel(script)
    with Played(tmp_path, leader) as played:
        played.answer(played.asked(), status="approved")
        played.answer(played.asked(), status="approved")
        assert played.until(PhaseChanged).phase is Phase.DEEP_DIVE
        played.answer(played.asked(), status="approved")
        played.asked("message")
        cards = [
            record
            for record in played.store.records()
            if record.data_type is DataType.KNOWLEDGE_CARD
        ]
        known = played.told(KnownChanged)[-1].known
        recorded = [event.body for event in played.events(event_kinds.RECORD_APPROVED)]
    assert {card.data["raw_text"] for card in cards} == set(
        TIMELINE["experiences"][0]["highlights"]
    )  # type: ignore[index]
    assert {card.version for card in cards} == {1}
    told = [(one["data_type"], one["version"]) for one in recorded]
    # Approved again the timeline is told of again; a card that stayed as it was is not.
    assert told == [
        ("applicant_profile", 1),
        ("skeleton_timeline", 1),
        *[("knowledge_card", 1)] * 2,
        ("skeleton_timeline", 1),
    ]
    assert {card.data["timeframe"] for card in cards} == {"2019-03 to present"}
    assert known.status(Objective.SKELETON_TIMELINE) is ObjectiveStatus.COMPLETED
    assert known.status(Objective.ONE_CARD_GENERATED) is ObjectiveStatus.PENDING
    assert isinstance(leader.requests[2].history[-1], NoteItem)


def test_approving_one_experience_merges_it_by_id_into_the_timeline(tmp_path: Path) -> None:
    """DESIGN 6: in the same transaction, by id; other entries stay."""
    changed = {**TIMELINE["experiences"][0], "title": "Senior ward nurse"}
    new = {
        "id": "exp-2",
        "organization": "City Clinic",
        "title": "Nurse",
        "start": "2015",
        "end": "2018",
    }
    script = [
        calls(submit("skeleton_timeline", TIMELINE)),
        calls(submit("experience", changed)),
        calls(submit("experience", new)),
        says("?"),
    ]
    with Played(tmp_path, ScriptedModel(script)) as played:
        for _ in range(3):
            played.answer(played.asked(), status="approved")
        played.asked("message")
        timeline = next(record for record in played.store.records() if record.id == "timeline")
    assert [(job["id"], job["title"]) for job in timeline.data["experiences"]] == [
        ("exp-1", "Senior ward nurse"),
        ("exp-2", "Nurse"),
    ]
    assert timeline.version == 3


def test_a_further_document_never_replaces(tmp_path: Path) -> None:
    """DESIGN 5: entries are matched, the approved value stays, the difference is shown with both
    sources, new ones added.
    """
    other = {
        "experiences": [
            {
                "organization": "St Anne Hospital",
                "title": "Ward Nurse",
                "start": "2019-05",
                "end": "present",
                "location": "Bergen",
            },
            {"organization": "City Clinic", "title": "Nurse", "start": "2015", "end": "2018"},
        ]
    }
    read = '{"file_url": "upload://x", "return_types": ["skeleton_timeline"]}'
    script = [
        calls(submit("skeleton_timeline", TIMELINE)),
        calls(("extract_document", read)),
        calls(submit("skeleton_timeline", other)),
        says("?"),
    ]
    with Played(tmp_path, ScriptedModel(script)) as played:
        text = "St Anne Hospital Ward Nurse 2019-05 Bergen City Clinic Nurse 2015 2018"
        played.documents.readings["upload://x"] = reading_of(text, skeleton_timeline=other)
        played.answer(played.asked(), status="approved")
        second = played.asked()
        assert isinstance(second.ask, ReviewAsk)
        jobs = second.ask.data["experiences"]
        assert [job["organization"] for job in jobs] == ["St. Anne Hospital", "City Clinic"]
        assert (jobs[0]["id"], jobs[0]["start"], jobs[0]["location"]) == (
            "exp-1",
            "2019-03",
            "Bergen",
        )
        difference = next(
            one for one in second.ask.differences if one.path == "experiences[0].start"
        )
        assert (difference.kept, difference.offered) == ("2019-03", "2019-05")
        assert "secret-name.pdf" in (difference.offered_source or "")
        assert second.ask.base is not None
        assert "experiences[0].location" in second.ask.sources


def test_a_value_that_was_typed_has_no_place_in_a_document(tmp_path: Path) -> None:
    """Issue 26: another job of the document begins in that month; it is no source of this one."""
    other = {
        "experiences": [
            {"organization": "St Anne Hospital", "title": "Ward Nurse", "start": "2019-05"},
            {"organization": "City Clinic", "title": "Nurse", "start": "2019-03"},
        ]
    }
    read = '{"file_url": "upload://x", "return_types": ["skeleton_timeline"]}'
    script = [
        calls(submit("skeleton_timeline", TIMELINE)),
        calls(("extract_document", read)),
        calls(submit("skeleton_timeline", other)),
        says("?"),
    ]
    with Played(tmp_path, ScriptedModel(script)) as played:
        text = "St Anne Hospital Ward Nurse 2019-05 City Clinic Nurse 2019-03"
        played.documents.readings["upload://x"] = reading_of(text, skeleton_timeline=other)
        played.answer(played.asked(), status="approved")
        ask = played.asked().ask
        assert isinstance(ask, ReviewAsk)
        assert ask.data["experiences"][0]["start"] == "2019-03"
        assert "experiences[0].start" not in ask.sources
        assert "experiences[1].start" in ask.sources
        assert "experiences[0].start" not in ask.unsupported
        (difference,) = (one for one in ask.differences if one.path == "experiences[0].start")
        assert (difference.kept_source, difference.kept_place) == ("Approved earlier", None)
        assert difference.offered_place is not None


def test_a_text_keeps_its_place_in_the_document_when_its_entry_moves(tmp_path: Path) -> None:
    """The entry before it was deleted in the sheet, or it went to another section: its card does
    not show the place of another text, and what was reworded keeps its own.
    """
    told = {
        "experiences": [
            {"organization": "City Clinic", "title": "Nurse", "start": "2021-05"},
            {"organization": "St Anne", "title": "Carer", "start": "2019-03"},
            {"organization": "Red Cross", "title": "Driver", "start": "2015-01"},
        ]
    }
    texts = ("Ran two wards by night", "Cooked for forty people", "Drove the mobile clinic")
    for job, text in zip(told["experiences"], texts, strict=True):
        job["highlights"] = [text]  # type: ignore[assignment]
    words = " ".join(
        f"{job['organization']} {job['title']} {job['start']} {job['highlights'][0]}"
        for job in told["experiences"]
    )
    read = '{"file_url": "upload://x", "return_types": ["skeleton_timeline"]}'
    script = [
        calls(("extract_document", read)),
        calls(submit("skeleton_timeline", told)),
        says("?"),
    ]
    played = Played(tmp_path, ScriptedModel(script))
    played.documents.readings["upload://x"] = reading_of(words, skeleton_timeline=told)
    with played:
        asked = played.asked()
        assert isinstance(asked.ask, ReviewAsk)
        second, third = asked.ask.data["experiences"][1:]
        volunteer = {"organization": "Red Cross", "highlights": third["highlights"]}
        left = {"experiences": [{**second, "title": "Cook"}], "volunteer": [volunteer]}
        played.answer(asked, status="modified", data=left)
        played.asked("message")
        cards = [
            one.data for one in played.store.records() if one.data_type is DataType.KNOWLEDGE_CARD
        ]
    quotes = {card["raw_text"]: card["source"].get("quote") for card in cards}
    assert quotes == {texts[1]: texts[1], texts[2]: texts[2]}


OTHER = {
    "basics": {"name": "Bertil Ohm", "email": "bertil@ohm.example", "label": "Chef de cuisine"}
}


def _names_another(played: Played) -> AskPublished:
    """The sheet of a document that is Bertil Ohm's, beside the approved profile."""
    played.documents.readings["upload://x"] = reading_of(
        "Bertil Ohm, Chef de cuisine, bertil@ohm.example", applicant_profile=OTHER
    )
    played.answer(played.asked(), status="approved")
    return played.asked("submit_for_validation")


READ = {
    "file_url": "upload://x",
    "auto_persist": True,
    "return_types": ["artifact_record", "applicant_profile"],
}


def _led_to_another() -> ScriptedModel:
    return ScriptedModel(
        [
            calls(submit("applicant_profile", MINE)),
            calls(("extract_document", json.dumps(READ))),
            calls(submit("applicant_profile", OTHER)),
            says("?"),
        ]
    )


MINE = {"basics": {"name": "Mara Lindqvist", "email": "mara@lindqvist.example"}}


def test_a_document_of_another_person_is_named_and_fills_nothing_unasked(tmp_path: Path) -> None:
    """Another full name and another email: the sheet says whose it is, and what was empty stays
    empty until the person takes it.
    """
    with Played(tmp_path, _led_to_another()) as played:
        ask = _names_another(played).ask
        assert isinstance(ask, ReviewAsk)
        assert ask.names_other is not None
        assert ask.names_other.name == "Bertil Ohm"
        assert ask.data["basics"].get("label") is None
        assert ask.data["basics"]["name"] == "Mara Lindqvist"
        offered = {one.path: one.offered for one in ask.differences}
        assert offered["basics.label"] == "Chef de cuisine"


def test_a_document_that_is_theirs_under_another_name_is_asked_about_once(tmp_path: Path) -> None:
    """What it says was approved: its record says so, and a reading that holds it names nobody."""
    with Played(tmp_path, _led_to_another()) as played:
        played.answer(_names_another(played), status="approved")
        played.asked("message")
        assert [one.mine for one in played.told(DocumentsChanged)[-1].artifacts] == [True]
    for mine, names in ((None, True), (True, False)):
        record = {"id": "artifact-1", "mine": mine}
        read = [{"artifact_record": record, "derived": {"applicant_profile": OTHER}}]
        other = _other_person(DataType.APPLICANT_PROFILE, OTHER, MINE, read, {})
        assert (other is not None) == names


def test_a_document_that_is_left_out_is_the_source_of_nothing(tmp_path: Path) -> None:
    """One answer rejects the whole reading: it is marked in the library, and no later sheet rests
    on it; the same after a restart.
    """
    leader = _led_to_another()
    with Played(tmp_path, leader) as played:
        played.answer(_names_another(played), status="rejected", leaveOut=True)
        assert played.until(Acknowledged).status == "rejected"
        played.asked("message")
        assert [one.left_out for one in played.told(DocumentsChanged)[-1].artifacts] == [True]
        again = SessionState()
        for event in played.events():
            again.apply(event)
        assert again.readings
        assert not again.own_readings
    assert results(leader.requests[-1])[-1].output["leftOut"]


def test_a_line_that_was_dealt_with_is_no_more_told_of_its_document(tmp_path: Path) -> None:
    """The sheet's answer names what was put into a field or is not needed; only a line that was in
    none can be.
    """
    text = "Mara Lindqvist\nBorn 1987\nSwedish citizen"
    born, citizen = (15, 24), (25, 40)
    reading = reading_of(text, applicant_profile=MINE)
    assert reading.artifact_record is not None
    left = tuple(TextPlace(span=one) for one in (born, citizen))
    record = reading.artifact_record.model_copy(update={"in_no_field": left})
    leader = ScriptedModel(
        [
            calls(("extract_document", json.dumps(READ))),
            calls(submit("applicant_profile", MINE)),
            says("?"),
        ]
    )
    played = Played(tmp_path, leader)
    played.documents.readings["upload://x"] = reading.model_copy(update={"artifact_record": record})
    with played:
        settled = {record.id: [[*citizen], [0, 4]], "artifact-other": [[0, 1]]}
        played.answer(played.asked(), status="approved", settled=settled)
        assert played.until(Acknowledged).status == "approved"
        played.asked("message")
        (kept,) = played.told(DocumentsChanged)[-1].artifacts
    assert kept.settled == (citizen,)
    assert kept.in_no_field == left


def test_what_was_taken_out_of_a_field_is_in_none_of_its_document(tmp_path: Path) -> None:
    """The next sheet of the document, and its report, tell of it; only what a value was read in."""
    text = "Mara Lindqvist\nBorn 1987"
    reading = reading_of(text, applicant_profile=MINE)
    assert reading.artifact_record is not None
    id = reading.artifact_record.id
    place = Provenance(artifact_id=id, span=(0, 14), quote="Mara Lindqvist", confidence=1.0)
    derived = reading.derived.model_copy(
        update={"provenance": {"applicant_profile.basics.name": place}}
    )
    leader = ScriptedModel(
        [
            calls(("extract_document", json.dumps(READ))),
            calls(submit("applicant_profile", MINE)),
            says("?"),
        ]
    )
    played = Played(tmp_path, leader)
    played.documents.readings["upload://x"] = reading.model_copy(update={"derived": derived})
    with played:
        out = {id: [[0, 14], [15, 24]]}
        other = {"basics": {"name": "Ida Berg"}}
        played.answer(played.asked(), status="modified", data=other, takenOut=out)
        played.asked("message")
        (kept,) = played.told(DocumentsChanged)[-1].artifacts
    assert [one.span for one in kept.in_no_field] == [(0, 14)]


def test_the_library_is_told_where_each_value_of_a_record_stands(tmp_path: Path) -> None:
    """Issue 26: what was approved can be held against its document later, too."""
    typed = {"basics": {**MINE["basics"], "label": "Blacksmith"}}
    types = ["artifact_record", "applicant_profile"]
    read = ("extract_document", json.dumps({"file_url": "upload://x", "return_types": types}))
    script = [calls(read), calls(submit("applicant_profile", MINE)), says("?")]
    played = Played(tmp_path, ScriptedModel(script))
    reading = reading_of("Mara Lindqvist, Farrier", applicant_profile=MINE)
    played.documents.readings["upload://x"] = reading
    with played:
        kind = DataType.APPLICANT_PROFILE
        played.answer(played.asked(), status="modified", data=typed)
        played.asked("message")
        played.post(SourcesRequested(data_type=kind))
        found = played.until(SourcesFound)
    assert (found.data_type, found.version) == (kind, 1)
    assert reading.artifact_record is not None
    assert found.places["basics.name"].artifact_id == reading.artifact_record.id
    assert "basics.label" not in found.places


def test_the_library_knows_the_documents_of_an_earlier_conversation(tmp_path: Path) -> None:
    """After a new one was begun the page beside the form told of nothing in it again."""
    types = ["artifact_record", "applicant_profile"]
    given = {"file_url": "upload://x", "return_types": types, "auto_persist": True}
    read = ("extract_document", json.dumps(given))
    script = [calls(read), calls(submit("applicant_profile", MINE)), says("?"), says("?")]
    played = Played(tmp_path, ScriptedModel(script))
    reading = reading_of("Mara Lindqvist, Farrier", applicant_profile=MINE)
    played.documents.readings["upload://x"] = reading
    with played:
        played.answer(played.asked(), status="approved")
        played.asked("message")
        played.post(StartOverRequested())
        played.asked("message")
        played.post(SourcesRequested(data_type=DataType.APPLICANT_PROFILE))
        found = played.until(SourcesFound)
    assert reading.artifact_record is not None
    place = found.places["basics.name"]
    assert (place.artifact_id, place.span) == (reading.artifact_record.id, (0, 14))


def test_of_several_people_one_after_the_other_is_left_out(tmp_path: Path) -> None:
    """Nobody is approved yet: documents that were read together name three people. Each sheet
    names one, and leaving that one out leaves the others.
    """
    third = {"basics": {"name": "Ines Prado", "email": "ines@prado.example"}}
    people = {"upload://a": MINE, "upload://b": OTHER, "upload://c": third}
    types = ["artifact_record", "applicant_profile"]
    read = [
        ("extract_document", json.dumps({"file_url": handle, "return_types": types}))
        for handle in people
    ]
    merged = {"basics": {**OTHER["basics"], "url": third["basics"]["email"]}}
    script = [calls(*read), *[calls(submit("applicant_profile", merged))] * 2]
    script += [calls(submit("applicant_profile", MINE)), says("?")]
    played = Played(tmp_path, ScriptedModel(script))
    for handle, profile in people.items():
        played.documents.readings[handle] = reading_of(
            f"{handle[::-1]} {json.dumps(profile)}", applicant_profile=profile
        )
    names = []
    with played:
        for _person in range(2):
            sheet = played.asked("submit_for_validation")
            assert isinstance(sheet.ask, ReviewAsk)
            assert sheet.ask.names_other is not None
            names.append(sheet.ask.names_other.name)
            played.answer(sheet, status="rejected", leaveOut=True)
        own = played.asked("submit_for_validation").ask
    assert isinstance(own, ReviewAsk)
    assert own.names_other is None
    assert names == ["Ines Prado", "Bertil Ohm"]


@pytest.mark.parametrize(
    "told",
    [
        {"name": "mara  LINDQVIST", "email": "other@lindqvist.example"},
        {"name": "Bertil Ohm"},
        {"name": "Bertil Ohm", "email": "MARA@lindqvist.example"},
    ],
)
def test_one_thing_alone_makes_nobody_another_person(told: dict[str, str]) -> None:
    """A name as it was, or nothing but a name, asks nothing."""
    assert other_person(MINE, {"basics": told}) == ""


def test_an_edit_in_the_library_is_a_new_version_and_a_stale_one_is_refused(tmp_path: Path) -> None:
    """Issue 2.7: Library views can be edited, a new version each; two editors do not overwrite each
    other.
    """
    with Played(
        tmp_path, ScriptedModel([calls(submit("skeleton_timeline", TIMELINE)), says("?")])
    ) as played:
        played.answer(played.asked(), status="approved")
        played.asked("message")
        changed = json.loads(json.dumps(TIMELINE))
        changed["experiences"][0]["highlights"] = [
            "Cut medication errors from 12 to 2 a month",
            "Trained 8 new nurses",
        ]
        edit = RecordEdited(
            data_type=DataType.SKELETON_TIMELINE, id="timeline", base_version=1, data=changed
        )
        played.post(edit)
        assert played.until(RecordSaved).version == 2
        played.post(edit)
        assert played.until(ErrorTold).code == "version_conflict"
        live = played.told(KnownChanged)[-1].known.live_cards()
    assert sorted(card.raw_text for card in live) == sorted(changed["experiences"][0]["highlights"])


def test_deleting_a_record_takes_it_out_of_what_is_known_and_versions_go_on_counting(
    tmp_path: Path,
) -> None:
    """DESIGN 7: deleting deletes; an acknowledged number never names two things."""
    leader = ScriptedModel(
        [
            calls(submit("applicant_profile", PROFILE)),
            says("?"),
            calls(submit("applicant_profile", PROFILE)),
            says("!"),
        ]
    )
    with Played(tmp_path, leader) as played:
        played.answer(played.asked(), status="approved")
        played.asked("message")
        played.post(RecordDeletionRequested(data_type=DataType.APPLICANT_PROFILE, id="profile"))
        assert played.until(RecordDeleted).id == "profile"
        assert played.told(KnownChanged)[-1].known.profile is None
        played.post(PersonSaid(text="Again please"))
        played.answer(played.asked("submit_for_validation"), status="approved")
        assert played.until(Acknowledged, lambda ack: ack.id == "profile").version == 2
        played.asked("message")


def test_a_deleted_card_is_written_anew_when_the_person_takes_it_back(tmp_path: Path) -> None:
    """Issue 2.7, Undo: the deletion was durable; what comes back is a new version that the person's
    click approved.
    """
    leader = ScriptedModel([calls(submit("skeleton_timeline", TIMELINE)), says("?")])
    with Played(tmp_path, leader) as played:
        played.answer(played.asked(), status="approved")
        played.asked("message")
        card = played.told(KnownChanged)[-1].known.cards[0]
        played.post(RecordDeletionRequested(data_type=DataType.KNOWLEDGE_CARD, id=card.id))
        assert played.until(RecordDeleted).id == card.id
        assert card.id not in {one.id for one in played.told(KnownChanged)[-1].known.cards}
        played.post(
            RecordEdited(
                data_type=DataType.KNOWLEDGE_CARD,
                id=card.id,
                base_version=None,
                data=card.to_json(),
            )
        )
        assert played.until(RecordSaved).version == 2
        assert card in played.told(KnownChanged)[-1].known.cards
