"""The story form: whatever moves an answer keeps it (NEXT 4, CONTRACT E11)."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.story import (
    ASKED,
    FIELDS,
    Draft,
    NumberTold,
    StoryRefused,
    in_words,
    noted,
    value_for,
    with_value,
    words_of,
)
from interview_app.domain.story_cards import card_of, draft_of, filled
from interview_app.domain.story_changes import Changes, StoryChange, moved, parted, shifted
from interview_app.domain.timeline import Experience
from tests.story_words import said_by

TOLD = Draft(id="story-1", situation="late papers", action="asked a day before", result="no wait")
SAID = Draft(
    id="story-1",
    situation="The papers came late every day",
    action="I asked for them a day before",
    result="Nobody had to wait any more",
)
places = st.sampled_from([*FIELDS, "notes", "notes[0]", "notes[1]"])


def words(draft: Draft) -> Counter[str]:
    """Every word of a draft."""
    return Counter(" · ".join(said_by([draft])).split())


@given(
    st.lists(st.tuples(places, places), max_size=8),
    st.sampled_from(ASKED),
    st.sampled_from([1, -1]),
)
def test_no_move_and_no_shift_loses_a_word(
    moves: list[tuple[str, str]], source: str, by: int
) -> None:
    """Issue 25: a drag into a filled field brings its answer back in exchange."""
    draft = TOLD.model_copy(update={"number": NumberTold(before="9", after="2", of="lorries")})
    before = words(draft)
    for origin, target in moves:
        try:
            draft = moved(draft, origin, target)
        except StoryRefused:
            continue
    draft = shifted(draft, source, by)
    left_out = Counter({"·": before["·"]})
    assert words(draft) - left_out - Counter(["·"] * 99) == before - left_out


@given(st.lists(st.tuples(places, places, st.sampled_from(["late", "a day", "no"])), max_size=8))
def test_some_words_of_an_answer_are_moved_and_none_is_lost(
    moves: list[tuple[str, str, str]],
) -> None:
    """One answer told of several fields: each part of it can be put where it belongs."""
    draft = TOLD.model_copy(update={"people": with_value(TOLD, "people", {"team": "4"}).people})
    before = words(draft)
    for origin, target, part in moves:
        try:
            draft = parted(draft, origin, target, part)
        except StoryRefused:
            continue
    assert words(draft) - Counter(["·"] * 99) == before - Counter(["·"] * 99)


@given(st.sampled_from(FIELDS), st.sampled_from(["late", "a day", "no wait"]))
def test_words_in_the_place_of_an_answer_lose_none_and_are_taken_back(
    target: str, part: str
) -> None:
    """What was put right is a note; a correction is made with one click and undone with one."""
    draft = noted(with_value(TOLD, "number", {"before": "9", "after": "2"}), "and a day more")
    source = next(one for one in (*ASKED, "notes[0]") if part in in_words(_at(draft, one)))
    if source == target:
        return
    changes = Changes(draft)
    changes.apply(StoryChange.moved(source, target, part, instead=True))
    stood = words_of(getattr(draft, target))
    assert words_of(getattr(changes.draft, target)) == part
    assert not stood or stood in changes.draft.notes
    assert words(changes.draft) - Counter(["·"] * 99) == words(draft) - Counter(["·"] * 99)
    changes.apply(StoryChange(undo=True))
    assert changes.draft == draft


def _at(draft: Draft, path: str) -> Any:
    return draft.notes[0] if path == "notes[0]" else getattr(draft, path)


def test_words_come_behind_what_stands_there_already() -> None:
    """In a field, beside what a form holds, and as one more of a list."""
    draft = Draft(id="s", situation="It was cold. With Ana. By van.\nAt night.", action="Drove.")
    draft = draft.model_copy(update={"number": NumberTold(value="4", of="vans")})
    for target, part in (
        ("people", "With Ana."),
        ("skills", "By van."),
        ("number", "It was cold."),
        ("action", "At night."),
    ):
        move = {"from": "situation", "to": target, "words": part}
        changes = Changes(draft)
        changes.apply(StoryChange.model_validate({"move": move}))
        draft = changes.draft
        assert changes.can_undo
    assert draft.situation is None
    assert words_of(draft.people) == "With Ana."
    assert draft.skills == ("By van.",)
    assert draft.number == NumberTold(text="It was cold.", value="4", of="vans")
    assert draft.action == "Drove. At night."
    with pytest.raises(StoryRefused):
        parted(draft, "action", "line", "It was cold.")
    with pytest.raises(StoryRefused):
        parted(draft, "action", "nowhere", "Drove.")


def test_an_answer_too_long_for_a_line_is_not_offered_as_one() -> None:
    """A ramble was offered as the line for the résumé; how long a line may be is exact."""
    draft = SAID.model_copy(update={"action": "and then " * 40})
    assert draft.own_words("line") == (SAID.result,)


def test_a_line_is_put_together_of_deed_result_and_number() -> None:
    """The number was not offered; what it was about is, where there is nothing of the others."""
    number = NumberTold(before="60", after="45", of="minutes")
    told = SAID.model_copy(update={"number": number})
    assert told.own_words("line") == (SAID.action, SAID.result, "from 60 to 45 minutes")
    bare = Draft(id="story-1", situation=SAID.situation, number=number)
    assert bare.own_words("line") == (SAID.situation, "from 60 to 45 minutes")


@pytest.mark.parametrize("said", ["mejor luego", "ahora mismo no sé", "keine Ahnung", "dunno"])
def test_a_scrap_is_no_title_and_no_line(said: str) -> None:
    """It may mean "later"; a short sentence, and what has a figure, may be both."""
    scrap = Draft(id="story-1", situation=said, action=said, result=said, job="Clerk")
    assert scrap.told_as() == "Clerk"
    assert scrap.own_words("line") == ()
    short = Draft(id="story-1", action="I mended it.", result="3 hours less")
    assert short.told_as() == "I mended it."
    assert short.own_words("line") == ("I mended it.", "3 hours less")


def test_the_figures_told_already_are_offered_where_the_number_is_asked() -> None:
    """What came of it held "from 20 to 5", and the number was asked for all the same."""
    told = TOLD.model_copy(update={"action": "showed 6 drivers", "result": "from 20 to 5 a month"})
    assert told.own_words("number") == ("from 20 to 5 a month", "showed 6 drivers")
    assert TOLD.own_words("number") == ()
    assert told.own_words("people") == ()


def test_a_late_story_is_put_right_by_one_step() -> None:
    """Issue 25: "Move them up by one"; what stood first was no answer and is kept beside."""
    late = Draft(
        id="s",
        situation="one moment",
        action="late papers",
        result="asked a day before",
        number=NumberTold(text="no wait"),
    )
    right = shifted(late, "action", -1)
    assert (right.situation, right.action, right.result) == (
        "late papers",
        "asked a day before",
        "no wait",
    )
    assert right.number is None
    assert right.notes == ("one moment",)


def test_plain_words_at_a_typed_field_are_kept_as_they_are() -> None:
    """NEXT 4: never refused, and nothing is read out of them."""
    draft = with_value(Draft(id="s"), "number", "about 40, I think")
    assert draft.number == NumberTold(text="about 40, I think")
    draft = with_value(draft, "people", "we were 40 people")
    assert draft.people is not None
    assert draft.people.team is None
    assert with_value(draft, "skills", "Excel, SAP").skills == ("Excel, SAP",)
    assert words_of(value_for("when", "last summer")) == "last summer"


def test_what_a_field_cannot_hold_is_refused() -> None:
    """A list is no situation, and there is no field of another name."""
    for field, value in (
        ("situation", ["a"]),
        ("team", "b"),
        ("skills", {"a": 1}),
        ("people.age", "3"),
    ):
        with pytest.raises(StoryRefused):
            with_value(Draft(id="s"), field, value)


def test_a_change_is_undone_and_an_answer_since_stays() -> None:
    """Undo takes the change back and nothing that was told; what stood in the way of it is kept."""
    changes = Changes(TOLD)
    changes.apply(StoryChange.model_validate({"edit": {"field": "result", "value": "less wait"}}))
    assert changes.draft.result == "less wait"
    changes.apply(StoryChange(undo=True))
    assert changes.draft == TOLD
    changes.apply(StoryChange.model_validate({"move": {"from": "result", "to": "proof"}}))
    changes.answered(with_value(changes.draft, "result", "no wait at all"))
    changes.answered(noted(changes.draft, "it rained"))
    changes.answered(changes.draft.model_copy(update={"notes": ()}))
    changes.apply(StoryChange(undo=True))
    assert changes.draft.result == "no wait at all"
    assert changes.draft.proof == TOLD.proof
    assert changes.draft.notes == (TOLD.result,)
    with pytest.raises(StoryRefused):
        changes.apply(StoryChange(undo=True))


JOB = Experience(id="exp-1", organization="Orbis", title="Clerk", start="2019-03", end="present")


def test_a_card_holds_the_answers_and_its_line_is_no_evidence_of_itself() -> None:
    """NEXT 3, 4: each field where it belongs; `raw_text` is what was told, without the line."""
    draft = TOLD.model_copy(
        update={
            "number": NumberTold(before="9", after="2", of="lorries", about=True),
            "line": "Asked for papers a day before",
            "notes": ("hello",),
        }
    )
    card = card_of(draft, entry=JOB, base=None, event_ids=(3, 4))
    assert card.metrics[0].to_json() == {
        "value": "2",
        "description": "lorries",
        "baseline": "9",
        "approximate": True,
    }
    assert [one.text for one in card.lines] == ["Asked for papers a day before"]
    assert "Asked for papers" not in card.raw_text
    assert card.company == "Orbis"
    assert card.story.notes == ("hello",)
    again = draft_of(KnowledgeCard.model_validate(card.to_json()))
    assert again.action == draft.action
    assert again.number == NumberTold(value="2", before="9", of="lorries", about=True)


def test_what_was_looked_up_changes_its_field_alone() -> None:
    """NEXT 4: "answering it there changes the one field"."""
    card = card_of(TOLD, entry=JOB, base=None, event_ids=(3,))
    later = TOLD.model_copy(update={"number": NumberTold(value="40", of="lorries")})
    changed = filled(card, later, TOLD)
    assert changed.story == card.story
    assert changed.metrics[0].value == "40"
    assert changed.raw_text == f"{card.raw_text}\n\n40 · lorries"


def test_what_is_said_anew_takes_the_place_of_what_was_said_before() -> None:
    """NEXT 3: a line does not outlive its evidence, so the old value is no evidence any more."""
    told = with_value(TOLD, "people", {"team": "11", "their_part": "the lists"})
    told = with_value(with_value(told, "number", {"value": "48"}), "skills", ["SAP"])
    card = card_of(told, entry=JOB, base=None, event_ids=(3,))
    added = card.model_copy(update={"skills": (*card.skills, "Excel")})
    now = with_value(with_value(told, "number", {"value": "50"}), "skills", ["DATEV"])
    now = with_value(with_value(now, "people", {"team": "a few"}), "result", None)
    changed = filled(added, now, told)
    assert [one.value for one in changed.metrics] == ["50"]
    assert changed.skills == ("DATEV", "Excel")
    assert (changed.scope.team_size, changed.story.who) == (None, "a few")
    assert (changed.story.their_part, changed.story.result) == (None, None)
    assert set(changed.raw_text.split("\n\n")) == {
        *("late papers", "asked a day before"),
        *("50", "DATEV", "a few"),
    }


@pytest.mark.parametrize(
    ("team", "size", "who"), [("11", 11, None), (11, 11, None), ("about 11", None, "about 11")]
)
def test_a_size_that_is_no_plain_number_stays_in_words(
    team: object, size: int | None, who: str | None
) -> None:
    """Nothing is rounded: "about 11" is not 11."""
    draft = with_value(TOLD, "people", {"team": team})
    card = card_of(draft, entry=JOB, base=None, event_ids=(3,))
    assert card.scope.team_size == size
    assert card.story.who == who


@pytest.mark.parametrize(
    ("told", "shown"),
    [
        ({"before": "25", "after": "4", "of": "minutes"}, "from 25 to 4 minutes"),
        (
            {"before": "25", "after": "4", "of": "minutes", "about": True, "period": "a day"},
            "from about 25 to 4 minutes · a day",
        ),
        ({"value": "14", "before": "20", "after": "6", "of": "beds"}, "14 (from 20 to 6) beds"),
        ({"value": "3", "of": "doors", "about": True}, "about 3 doors"),
        ({"after": "4", "of": "doors"}, "4 doors"),
        ({"text": "quite a lot"}, "quite a lot"),
    ],
)
def test_a_number_is_read_as_a_person_would_say_it(told: dict[str, Any], shown: str) -> None:
    """The bubble said "25 · 4 · minutes", and which of them it had been was gone."""
    assert in_words(NumberTold.model_validate(told)) == shown


def test_an_answer_in_place_of_another_can_be_undone_and_is_a_note_then() -> None:
    """The next sentence of two people took the place of their whole answer, with no way back; and
    Undo took back something older.
    """
    story = Changes(Draft(id="s", action="I counted the tills.", result="All was there."))
    story.apply(StoryChange.edited("result", "Nothing was missing."))
    story.answered(with_value(story.draft, "action", "no thats fine, go on"))
    story.apply(StoryChange(undo=True))
    assert story.draft.action == "I counted the tills."
    assert story.draft.result == "Nothing was missing."
    assert story.draft.notes == ("no thats fine, go on",)
    story.apply(StoryChange(undo=True))
    assert story.draft.result == "All was there."
    assert story.draft.notes == ("no thats fine, go on",)
