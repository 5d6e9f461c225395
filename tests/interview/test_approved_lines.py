"""Lines from their approval on: settled by the app, changed by the person, held when their evidence
changes (NEXT 3, issue 24).
"""

from pathlib import Path
from typing import Any

import pytest

from interview_app.domain import event_kinds as kinds
from interview_app.domain.asks import ReviewAsk
from interview_app.domain.card_making import not_looked_at
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.known import Known
from interview_app.domain.lines import (
    SUMMARY_FAMILY,
    Line,
    LineOrigin,
    covered,
    families,
    wording_for,
)
from interview_app.domain.provenance import Provenance
from interview_app.domain.reading import DocumentReading
from interview_app.domain.records import DataType
from interview_app.domain.unseen import unseen_in
from interview_app.errors import PersonCanMend
from interview_app.messages.data import (
    DeletionUndone,
    RecordDeleted,
    RecordDeletionRequested,
    RecordEdited,
    RecordSaved,
)
from interview_app.messages.documents import DocumentsChanged
from interview_app.messages.interview import ErrorTold, KnownChanged
from interview_app.messages.lines import (
    FactAttested,
    LineBroughtBack,
    LineTakenBack,
    LineUsedEverywhere,
    WordingAccepted,
)
from tests.interview.offers import PROFILE, TIMELINE, submit
from tests.interview.played import Played, reading_of
from tests.kept_records import versions_of
from tests.scripted_model import ScriptedModel, calls, says

READ = '{"file_url": "upload://x", "return_types": ["skeleton_timeline"]}'
STORY = {
    "company": "St. Anne Hospital",
    "role": "Ward nurse",
    "raw_text": "Cut medication errors from 12 to 3 a month with a second check at the trolley.",
    "metrics": [{"value": "3", "description": "errors a month", "baseline": "12"}],
    "lines": [{"text": "Cut medication errors from 12 to 3 a month", "approved_at": "1999"}],
}


def known(played: Played) -> Known:
    return played.told(KnownChanged)[-1].known


def approved(played: Played, **answer: Any) -> ReviewAsk:
    published = played.asked("submit_for_validation")
    played.answer(published, **{"status": "approved", **answer})
    assert isinstance(published.ask, ReviewAsk)
    return published.ask


def lines_of(played: Played) -> dict[str, Line]:
    return {line.text: line for card in known(played).live_cards() for line in card.lines}


def edited(card: KnowledgeCard, version: int, **changes: Any) -> RecordEdited:
    data = {**card.to_json(), **changes}
    return RecordEdited(
        data_type=DataType.KNOWLEDGE_CARD, id=card.id, base_version=version, data=data
    )


def test_approving_a_timeline_makes_each_highlight_a_line(tmp_path: Path) -> None:
    """NEXT 3: each with its id, family, citation and time, and an event for each."""
    leader = ScriptedModel([calls(submit("skeleton_timeline", TIMELINE)), says("?")])
    with Played(tmp_path, leader) as played:
        approved(played)
        played.asked("message")
        found = lines_of(played)
        told = played.events(kinds.LINE_ACCEPTED)
        assert list(found) == TIMELINE["experiences"][0]["highlights"]
        for card in known(played).cards:
            (line,) = card.lines
            assert line.cites == (card.id,)
            assert line.approved_at == "2026-05-04T10:00:00Z"
        assert [event.body["line"] for event in told if event.body] == [
            line.id for line in found.values()
        ]
        assert not any("text" in (event.body or {}) for event in told)
        assert played.store.verify().faults == ()


def test_a_card_takes_the_family_of_what_it_supersedes_and_says_whose_words_it_has(
    tmp_path: Path,
) -> None:
    """NEXT 3, NEXT 10: entry, project, time and attestation are computed; the sheet has the line
    that was there; a model's words are a model's.
    """
    story = {**STORY, "lines": ["Cut medication errors by three quarters"]}
    leader = ScriptedModel(
        [
            calls(submit("skeleton_timeline", TIMELINE)),
            calls(submit("knowledge_card", story)),
            says("?"),
        ]
    )
    with Played(tmp_path, leader) as played:
        approved(played)
        ask = approved(played)
        played.asked("message")
        (card,) = [one for one in known(played).cards if not one.id.startswith("fact-")]
        assert (card.entry_id, card.project, card.timeframe) == (
            "exp-1",
            "Ward nurse",
            "2019-03 to present",
        )
        assert [line["text"] for line in ask.data["lines"]] == story["lines"]
        assert len(families(card.lines)) == 1
        assert [line.text for line in card.lines] == [
            "Cut medication errors from 12 to 3 a month",
            "Cut medication errors by three quarters",
        ]
        assert card.lines[1].origin is LineOrigin.MODEL
        assert card.lines[0].cites == card.lines[1].cites == (card.id,)
        moved = played.events(kinds.LINE_SUPERSEDED)
        assert [event.body["line"] for event in moved if event.body] == [card.lines[0].id]


def test_an_approved_summary_gives_the_profile_its_lines(tmp_path: Path) -> None:
    """NEXT 3: the profile's summary and headline are lines; an older wording stays."""
    told = {"basics": {**PROFILE["basics"], "summary": "Nurse for 11 years.", "label": "Nurse"}}
    leader = ScriptedModel([calls(submit("applicant_profile", told)), says("?")])
    with Played(tmp_path, leader) as played:
        approved(played)
        played.asked("message")
        profile = known(played).profile
        assert profile is not None
        assert [line.text for line in profile.lines] == ["Nurse for 11 years.", "Nurse"]
        later = {"basics": {**told["basics"], "summary": "Nurse for twelve years."}}
        kind = DataType.APPLICANT_PROFILE
        played.post(RecordEdited(data_type=kind, id="profile", base_version=1, data=later))
        played.until(RecordSaved)
        profile = known(played).profile
        assert profile is not None
        wordings = families(profile.lines)[SUMMARY_FAMILY]
        assert [line.text for line in wordings] == [
            "Nurse for 11 years.",
            "Nurse for twelve years.",
        ]


def test_an_emptied_summary_leaves_what_was_written_for_a_posting(tmp_path: Path) -> None:
    """The own sentence on a page for a posting was gone without a word."""
    told = {"basics": {**PROFILE["basics"], "summary": "Nurse for 11 years."}}
    leader = ScriptedModel([calls(submit("applicant_profile", told)), says("?")])
    with Played(tmp_path, leader) as played:
        approved(played)
        played.asked("message")
        profile = known(played).profile
        assert profile is not None
        (line,) = profile.lines
        wish = WordingAccepted(
            owner="profile",
            text="Nurse who looks for a ward.",
            replaces=(line.id,),
            for_posting="posting-1",
        )
        played.keep(wish)
        emptied = {"basics": {**told["basics"], "summary": ""}}
        kind = DataType.APPLICANT_PROFILE
        played.post(RecordEdited(data_type=kind, id="profile", base_version=2, data=emptied))
        played.until(RecordSaved, lambda one: one.version == 3)
        profile = known(played).profile
        assert profile is not None
        assert [one.text for one in profile.lines] == ["Nurse who looks for a ward."]


def test_wordings_are_accepted_used_everywhere_and_taken_back_through_the_actor(
    tmp_path: Path,
) -> None:
    """NEXT 3: one commit each, a new version of the card, and an event."""
    leader = ScriptedModel([calls(submit("skeleton_timeline", TIMELINE)), says("?")])
    with Played(tmp_path, leader) as played:
        approved(played)
        played.asked("message")
        one, other = known(played).cards
        keep = played.keep
        done = keep(
            WordingAccepted(
                owner=one.id,
                text="Cut errors to 3 a month and trained 8 nurses",
                replaces=(one.lines[0].id, other.lines[0].id),
                for_posting="posting-a",
                origin=LineOrigin.MODEL,
            )
        )
        card = next(card for card in known(played).cards if card.id == one.id)
        (wordings,) = families(card.lines).values()
        assert done == wordings[1].id
        assert set(wordings[1].cites) == {one.id, other.id}
        everywhere = keep(LineUsedEverywhere(line=done))
        card = next(card for card in known(played).cards if card.id == one.id)
        (wordings,) = families(card.lines).values()
        assert wording_for(wordings, None).id == everywhere
        keep(LineTakenBack(line=everywhere))
        card = next(card for card in known(played).cards if card.id == one.id)
        assert card.lines == one.lines
        told = [event.kind for event in played.events() if event.kind.startswith("line_")]
        assert told[2:] == [
            kinds.LINE_ACCEPTED,
            kinds.LINE_USED_EVERYWHERE,
            kinds.LINE_TAKEN_BACK,
        ]
        accepted = [one.body for one in played.events() if one.kind == kinds.LINE_ACCEPTED][-1]
        assert accepted is not None
        assert accepted == {
            "data_type": "knowledge_card",
            "id": one.id,
            "version": 2,
            "line": done,
            "family": one.lines[0].family,
            "origin": "model",
            "replaces": [one.lines[0].id, other.lines[0].id],
            "for_posting": "posting-a",
        }
        versions = versions_of(played.store, DataType.KNOWLEDGE_CARD, one.id)
        assert [version.version for version in versions] == [1, 2, 3, 4]


def test_a_proposal_for_a_line_that_was_taken_back_meanwhile_is_refused(tmp_path: Path) -> None:
    """Issue 24, bad input: a clear sentence, nothing lost."""
    leader = ScriptedModel([calls(submit("skeleton_timeline", TIMELINE)), says("?")])
    with Played(tmp_path, leader) as played:
        approved(played)
        played.asked("message")
        card = known(played).cards[0]
        played.post(LineTakenBack(line=card.lines[0].id))
        played.until(RecordSaved)
        wish = WordingAccepted(owner=card.id, text="Cut errors", replaces=(card.lines[0].id,))
        with pytest.raises(PersonCanMend, match="changed or taken back meanwhile"):
            played.keep(wish)
        assert played.store.last_version(DataType.KNOWLEDGE_CARD, card.id) == 2


def test_it_is_true_keeps_the_fact_word_for_word_as_attested(tmp_path: Path) -> None:
    """NEXT 3: a card of its own in its entry, attested by the person, with its line."""
    leader = ScriptedModel([calls(submit("skeleton_timeline", TIMELINE)), says("?")])
    with Played(tmp_path, leader) as played:
        approved(played)
        played.asked("message")
        old = known(played).cards[1].lines[0]
        keep = played.keep
        fact = "Trained 14 new nurses"
        done = keep(FactAttested(text=fact, entry_id="exp-1", replaces=(old.id,)))
        card = next(
            card for card in known(played).cards if any(line.id == done for line in card.lines)
        )
        assert (card.raw_text, card.company, card.entry_id) == (fact, "St. Anne Hospital", "exp-1")
        assert card.attested_by_user
        (line,) = card.lines
        assert (line.text, line.family, line.origin) == (fact, old.family, LineOrigin.PERSON)


def test_a_line_is_held_when_a_number_of_its_card_is_changed_and_stands_once_looked_at(
    tmp_path: Path,
) -> None:
    """NEXT 3: "changed since you approved it", with both values."""
    leader = ScriptedModel([calls(submit("knowledge_card", STORY)), says("?")])
    with Played(tmp_path, leader) as played:
        approved(played)
        played.asked("message")
        (card,) = known(played).cards
        metric = {"value": "4", "description": "errors a month", "baseline": "12"}
        played.post(edited(card, 1, metrics=[metric]))
        played.until(RecordSaved)
        (card,) = known(played).cards
        changed = card.lines[0].changed
        assert changed is not None
        assert (changed.was, changed.now) == ("3", "4")
        assert len(played.events(kinds.LINE_HELD)) == 1
        keep = played.keep
        keep(LineBroughtBack(line=card.lines[0].id))
        assert known(played).cards[0].lines[0].changed == changed, "nobody said that it is true"
        keep(LineBroughtBack(line=card.lines[0].id, is_true=True))
        assert known(played).cards[0].lines[0].changed is None


def test_a_new_date_of_a_job_reaches_its_stories_and_holds_their_lines(tmp_path: Path) -> None:
    """Issue 24: change a date of a job, and nothing prints the old one unasked."""
    story = {**STORY, "lines": ["Since March 2019 cut errors from 12 to 3 a month"]}
    leader = ScriptedModel(
        [
            calls(submit("skeleton_timeline", TIMELINE)),
            calls(submit("knowledge_card", story)),
            says("?"),
        ]
    )
    with Played(tmp_path, leader) as played:
        approved(played)
        approved(played)
        played.asked("message")
        timeline = known(played).timeline
        assert timeline is not None
        data = timeline.to_json()
        data["experiences"][0]["start"] = "2020-03"
        kind = DataType.SKELETON_TIMELINE
        played.post(RecordEdited(data_type=kind, id="timeline", base_version=1, data=data))
        played.until(RecordSaved)
        (card,) = [one for one in known(played).cards if not one.id.startswith("fact-")]
        assert card.timeframe == "2020-03 to present"
        held = {line.text: line.changed for line in card.lines}
        assert held["Cut medication errors from 12 to 3 a month"] is None
        changed = held["Since March 2019 cut errors from 12 to 3 a month"]
        assert changed is not None
        assert changed.was.startswith("2019")


def test_a_deleted_card_takes_its_lines_and_holds_those_that_rest_on_it(tmp_path: Path) -> None:
    """NEXT 3: a taken-back card; undoing the deletion brings its lines back as they were."""
    leader = ScriptedModel([calls(submit("skeleton_timeline", TIMELINE)), says("?")])
    with Played(tmp_path, leader) as played:
        approved(played)
        played.asked("message")
        one, other = known(played).cards
        keep = played.keep
        both = (one.lines[0].id, other.lines[0].id)
        keep(WordingAccepted(owner=one.id, text="Cut errors, trained nurses", replaces=both))
        keep(WordingAccepted(owner=other.id, text="Taught 8", replaces=both[1:]))
        before = known(played).cards
        gone = next(card for card in before if card.id == other.id)
        played.post(RecordDeletionRequested(data_type=DataType.KNOWLEDGE_CARD, id=other.id))
        played.until(RecordDeleted)
        (card,) = known(played).cards
        assert [line.changed is not None for line in card.lines] == [False, True]
        played.post(DeletionUndone(data_type=DataType.KNOWLEDGE_CARD, id=gone.id))
        played.until(KnownChanged, lambda told: len(told.known.cards) == 2)
        assert {card.id: card for card in known(played).cards} == {card.id: card for card in before}
        assert known(played).versions[DataType.KNOWLEDGE_CARD, gone.id] == 2, "as it was, not anew"
        played.post(DeletionUndone(data_type=DataType.KNOWLEDGE_CARD, id=gone.id))
        assert played.until(ErrorTold).message == "There is nothing to undo."


def test_the_same_words_on_two_cards_of_a_job_are_one_family(tmp_path: Path) -> None:
    """Issue 24, bad input: the same line on two cards is printed once."""
    second = {**STORY, "raw_text": "The trolley again.", "lines": STORY["lines"], "metrics": []}
    leader = ScriptedModel(
        [calls(submit("knowledge_card", STORY)), calls(submit("knowledge_card", second)), says("?")]
    )
    with Played(tmp_path, leader) as played:
        approved(played)
        approved(played)
        played.asked("message")
        cards = known(played).cards
        assert len(cards) == 2
        assert len({line.family for card in cards for line in card.lines}) == 1


def unsure_reading() -> DocumentReading:
    """The timeline, its second highlight read with a mark."""
    text = "Trained 8 new nurses"
    sure = "Cut medication errors from 12 to 3 a month"
    places = {
        f"skeleton_timeline.experiences[0].highlights[{at}]": Provenance(
            artifact_id="x", quote=quote, confidence=confidence
        ).model_dump()
        for at, (quote, confidence) in enumerate(((sure, 0.9), (text, 0.4)))
    }
    return reading_of(f"{sure}\n{text}", skeleton_timeline=TIMELINE, provenance=places)


def test_a_highlight_read_with_a_mark_is_a_line_only_when_it_was_looked_at(tmp_path: Path) -> None:
    """NEXT 3: approved one by one, or it stays evidence without a line."""
    leader = ScriptedModel(
        [
            calls(("extract_document", READ)),
            calls(submit("skeleton_timeline", TIMELINE)),
            calls(submit("skeleton_timeline", TIMELINE)),
            says("?"),
        ]
    )
    played = Played(tmp_path, leader)
    played.documents.otherwise = unsure_reading()
    with played:
        ask = approved(played)
        assert ask.marked == ("experiences[0].highlights[1]",)
        approved(played, lookedAt=list(ask.marked))
        played.asked("message")
        assert lines_by_version(played) == [[True], [False, True]]


def lines_by_version(played: Played) -> list[list[bool]]:
    """Of each card, whether its versions had a line."""
    return [
        [bool(one.data["lines"]) for one in versions_of(played.store, one.data_type, one.id)]
        for one in played.store.records()
        if one.data_type is DataType.KNOWLEDGE_CARD
    ]


def test_what_was_not_looked_at_in_the_sheet_becomes_a_line_in_the_library(tmp_path: Path) -> None:
    """It could become one in a second sheet alone, which nobody was shown again."""
    leader = ScriptedModel(
        [
            calls(("extract_document", READ)),
            calls(submit("skeleton_timeline", TIMELINE)),
            says("?"),
        ]
    )
    played = Played(tmp_path, leader)
    played.documents.otherwise = unsure_reading()
    with played:
        (path,) = approved(played).marked
        played.asked("message")
        timeline = known(played).timeline
        assert timeline is not None
        assert list(not_looked_at(timeline, known(played).cards)) == [path]
        kind, data = DataType.SKELETON_TIMELINE, timeline.to_json()
        played.post(
            RecordEdited(
                data_type=kind, id="timeline", base_version=1, data=data, looked_at=(path,)
            )
        )
        played.until(RecordSaved)
        assert lines_by_version(played) == [[True], [False, True]]
        assert not not_looked_at(timeline, known(played).cards)


def unseen(played: Played) -> list[str]:
    """Paths of what the newest timeline has that nobody looked at."""
    timeline = known(played).timeline
    assert timeline is not None
    return sorted(unseen_in(timeline.to_json(), played.told(DocumentsChanged)[-1].artifacts))


def test_what_was_approved_as_it_was_read_is_known_until_somebody_looks_at_it(
    tmp_path: Path,
) -> None:
    """A page was told to be approved word for word though nobody had looked at its heads."""
    record = reading_of("Ward nurse").artifact_record
    assert record is not None
    doubt = Provenance(artifact_id=record.id, quote="x", confidence=0.4).model_dump()
    paths = ("title", "start", "organization", "highlights[1]")
    places = {key: {**doubt, "confidence": 0.9} for key in ("end", "highlights[0]")}
    places |= dict.fromkeys(paths, doubt)
    provenance = {f"skeleton_timeline.experiences[0].{key}": one for key, one in places.items()}
    told = reading_of("Ward nurse", skeleton_timeline=TIMELINE, provenance=provenance)
    offer = calls(submit("skeleton_timeline", TIMELINE))
    read = ("extract_document", READ.replace("{", '{"auto_persist": true, '))
    played = Played(tmp_path, ScriptedModel([calls(read), offer, says("?")]))
    played.documents.readings["upload://x"] = told
    with played:
        data = {**TIMELINE, "experiences": [{**TIMELINE["experiences"][0], "start": "2001"}]}
        seen = ["experiences[0].highlights", "experiences[0].organization"]
        approved(played, lookedAt=seen, data=data)
        played.asked("message")
        assert unseen(played) == ["experiences[0].title"]
        timeline = known(played).timeline
        assert timeline is not None
        played.post(
            RecordEdited(
                data_type=DataType.SKELETON_TIMELINE,
                id="timeline",
                base_version=1,
                data=timeline.to_json(),
                looked_at=("experiences[0].title",),
            )
        )
        played.until(RecordSaved)
        assert unseen(played) == []


def test_the_old_line_that_a_story_tells_again_is_named_and_its_place_taken(tmp_path: Path) -> None:
    """The page had both: the story's own words are others, and its line was compared with none."""
    old = TIMELINE["experiences"][0]["highlights"][0]
    story = {**STORY, "raw_text": "We had a bad year.", "metrics": [], "lines": [f"{old} at last"]}
    entry = TIMELINE["experiences"][0]
    story |= {"company": entry["organization"], "role": entry["title"]}
    leader = ScriptedModel(
        [
            calls(submit("skeleton_timeline", TIMELINE)),
            calls(submit("knowledge_card", story)),
            says("?"),
        ]
    )
    with Played(tmp_path, leader) as played:
        approved(played)
        sheet = approved(played)
        assert sheet.message is not None
        assert f"The line takes the place of: “{old}”" in sheet.message
        played.asked("message")
        live = known(played).live_cards()
        (family,) = [
            one
            for one in families(line for card in live for line in card.lines).values()
            if any(line.text == f"{old} at last" for line in one)
        ]
        assert [line.text for line in family] == [old, f"{old} at last"]


def test_a_line_of_a_story_stands_for_what_a_later_document_says_again(tmp_path: Path) -> None:
    """A story was told before the document came: the page had both."""
    old = TIMELINE["experiences"][0]["highlights"][0]
    entry = {**TIMELINE["experiences"][0], "highlights": []}
    story = {**STORY, "raw_text": "We had a bad year.", "metrics": [], "lines": [f"{old} at last"]}
    story |= {"company": entry["organization"], "role": entry["title"]}
    leader = ScriptedModel(
        [
            calls(submit("skeleton_timeline", {**TIMELINE, "experiences": [entry]})),
            calls(submit("knowledge_card", story)),
            calls(submit("skeleton_timeline", TIMELINE)),
            says("?"),
        ]
    )
    with Played(tmp_path, leader) as played:
        for _ in range(3):
            approved(played)
        played.asked("message")
        found = lines_of(played)
        assert found[f"{old} at last"].replaces == (found[old].id,)
        by_id = {line.id: line for line in found.values()}
        assert found[old].family in covered(found[f"{old} at last"], by_id)
