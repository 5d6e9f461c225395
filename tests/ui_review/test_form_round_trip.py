"""No form loses or changes anything the person did not touch, whatever the record holds."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from interview_app.domain.changes import changes
from interview_app.domain.knowledge_card import (
    AnswerSource,
    DocumentSource,
    KnowledgeCard,
    Metric,
    Scope,
    Story,
)
from interview_app.domain.profile import ApplicantProfile, Basics, Location, NetworkProfile
from interview_app.domain.records import DataType
from interview_app.domain.timeline import (
    Certificate,
    Education,
    Experience,
    Language,
    Project,
    SkeletonTimeline,
    SkillGroup,
    TimelineMeta,
    Volunteer,
)
from interview_app.domain.writing import CandidateDossier, WritingSample
from interview_app.ui.forms.form_for import form_for
from interview_app.ui.forms.record_form import RecordForm
from interview_app.ui.forms.timeline_form import TimelineForm

pytestmark = pytest.mark.gui

text = st.text(
    st.characters(exclude_categories=("Cs", "Cc")) | st.sampled_from("\n\t ,;&"), max_size=24
)
word = st.none() | text
items = st.lists(text, max_size=3).map(tuple)
date = st.none() | st.sampled_from(("2009", "2014-09", "2018-04", "2019-03"))
end = date | st.just("present")
experience = st.builds(
    Experience,
    id=text,
    organization=word,
    title=word,
    start=date,
    end=end,
    location=word,
    employment_type=word,
    summary=word,
    highlights=items,
)
education = st.builds(
    Education,
    id=text,
    institution=word,
    area=word,
    study_type=word,
    start=date,
    end=end,
    score=word,
    highlights=items,
)
profile = st.builds(
    ApplicantProfile,
    basics=st.builds(
        Basics,
        name=text,
        label=word,
        image=word,
        email=word,
        phone=word,
        url=word,
        summary=word,
        location=st.builds(
            Location,
            address=word,
            city=word,
            region=word,
            postal_code=word,
            country_code=st.none() | st.sampled_from(("DE", "de", "XX", "Germany")),
        ),
        profiles=st.lists(
            st.builds(NetworkProfile, network=word, username=word, url=word), max_size=2
        ).map(tuple),
    ),
)
card = st.builds(
    KnowledgeCard,
    id=text.filter(bool),
    project=text,
    company=text,
    timeframe=st.sampled_from(("", "2019-2021", "2019-03 to present")),
    role=text,
    raw_text=text,
    scope=st.builds(
        Scope, team_size=st.none() | st.integers(0, 99), direct_reports=st.none(), geography=items
    ),
    metrics=st.lists(
        st.builds(Metric, value=text, description=text, baseline=word, context=word), max_size=2
    ).map(tuple),
    skills=items,
    leadership_signals=items,
    entry_id=st.none() | st.just("exp-1"),
    story=st.builds(Story, situation=word, action=word, result=word, proof=word),
    source=st.none()
    | st.builds(AnswerSource, event_ids=st.just((1, 2)))
    | st.builds(DocumentSource, artifact_id=text, quote=text),
    supersedes=items,
)
sample = st.builds(
    WritingSample,
    id=text.filter(bool),
    title=word,
    text=text.filter(bool),
    attested_by_user=st.booleans(),
)
goals = st.builds(
    CandidateDossier,
    looking_for=items,
    arrangement=word,
    locations=items,
    availability=word,
    avoid=items,
    notes=word,
)
timeline = st.builds(
    SkeletonTimeline,
    experiences=st.lists(experience, max_size=3, unique_by=lambda one: one.id).map(tuple),
    skills=st.lists(st.builds(SkillGroup, label=word, keywords=items), max_size=2).map(tuple),
    projects=st.lists(
        st.builds(Project, name=word, start=date, end=end, roles=items), max_size=2
    ).map(tuple),
    certificates=st.lists(st.builds(Certificate, name=word, date=date), max_size=2).map(tuple),
    languages=st.lists(st.builds(Language, language=word, fluency=word), max_size=2).map(tuple),
    volunteer=st.lists(
        st.builds(Volunteer, organization=word, start=date, highlights=items), max_size=1
    ).map(tuple),
    meta=st.builds(TimelineMeta, timeline_complete=st.booleans()),
)
RECORDS: dict[DataType, st.SearchStrategy[Any]] = {
    DataType.APPLICANT_PROFILE: profile,
    DataType.SKELETON_TIMELINE: timeline,
    DataType.EXPERIENCE: experience,
    DataType.EDUCATION: education,
    DataType.KNOWLEDGE_CARD: card,
    DataType.WRITING_SAMPLE: sample,
    DataType.CANDIDATE_DOSSIER: goals,
}
gently = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.fixture
def form_of(qtbot: Any) -> Callable[[DataType], RecordForm]:
    """One form a test, loaded again and again as the examples come."""

    def make(data_type: DataType) -> RecordForm:
        form = form_for(data_type)
        qtbot.addWidget(form)
        return form

    return make


@pytest.mark.parametrize("data_type", list(RECORDS), ids=lambda one: one.value)
def test_what_nobody_touched_comes_back_exactly(
    data_type: DataType, form_of: Callable[[DataType], RecordForm]
) -> None:
    """Nothing lost that the form does not show, nothing written differently: data() is what was
    loaded.
    """
    form = form_of(data_type)

    @gently
    @given(RECORDS[data_type])
    def check(record: Any) -> None:
        loaded = record.to_json()
        form.load(loaded)
        assert form.raw() == loaded
        assert not form.is_changed()
        assert not form.can_undo()

    check()


@pytest.mark.parametrize(
    "data_type",
    [one for one in RECORDS if one is not DataType.SKELETON_TIMELINE],
    ids=lambda one: one.value,
)
def test_an_edit_changes_its_own_field_alone(
    data_type: DataType, form_of: Callable[[DataType], RecordForm]
) -> None:
    """A10: the changes name what the person changed and nothing else; undo takes it back whole."""
    form = form_of(data_type)
    assert isinstance(form, RecordForm)
    paths = [
        path for path, row in form.form.rows.items() if row.spec.kind in ("line", "text", "lines")
    ]

    @gently
    @given(RECORDS[data_type], st.sampled_from(paths))
    def check(record: Any, path: str) -> None:
        loaded = record.to_json()
        form.load(loaded)
        row = form.form.rows[path]
        new = ["Another word"] if row.spec.kind == "lines" else "Another word"
        row.editor.replace(new)
        changed = {change.field.split("[")[0] for change in changes(loaded, form.raw())}
        assert changed == {path}
        form.undo()
        assert form.raw() == loaded

    check()


def test_moves_and_deletions_of_the_timeline_lose_nothing(
    form_of: Callable[[DataType], RecordForm],
) -> None:
    """Reordering keeps every entry whole; as many undos as steps bring back what was loaded."""
    form = form_of(DataType.SKELETON_TIMELINE)
    assert isinstance(form, TimelineForm)
    steps = st.lists(st.sampled_from(("up", "down", "delete", "add")), max_size=6)

    @gently
    @given(timeline, steps)
    def check(record: Any, wanted: list[str]) -> None:
        loaded = record.to_json()
        form.load(loaded)
        before = {repr(one) for one in loaded["experiences"]}
        actions: dict[str, Callable[[], None]] = {
            "up": lambda: form.move_entry(-1),
            "down": lambda: form.move_entry(1),
            "delete": form.delete,
            "add": form.add,
        }
        form._show_section("experiences")
        for step in wanted:
            actions[step]()
        kept = [repr(one) for one in form.raw()["experiences"] if set(one) != {"id"}]
        assert set(kept) <= before
        assert len(kept) == len(set(kept))
        while form.can_undo():
            form.undo()
        assert form.raw() == loaded

    check()


def test_who_was_at_an_entry_is_there_again_when_the_timeline_is_loaded_anew(
    form_of: Callable[[DataType], RecordForm],
) -> None:
    """Saving loads what was saved: the entry that was in hand stays in hand."""
    form = form_of(DataType.SKELETON_TIMELINE)
    assert isinstance(form, TimelineForm)
    schools = tuple(Education(id=f"edu-{at}", institution=f"School {at}") for at in range(3))
    record = SkeletonTimeline(
        experiences=(Experience(id="exp-1", organization="Firm"),), education=schools
    ).to_json()
    form.load(record)
    assert form._standing()["in_hand"] == ["experiences", 0], "at first the first that is filled"
    form.go_to("edu-2")
    form.load(record)
    assert form._standing()["in_hand"] == ["education", 2]
    form.load({**record, "education": []})
    assert form._standing()["in_hand"] == ["experiences", 0]


def test_where_nothing_is_known_the_first_job_can_be_typed_at_once(
    form_of: Callable[[DataType], RecordForm],
) -> None:
    """The form that one fills in by oneself was a button and a void. What stays empty in it is no
    change, and not kept.
    """
    form = form_of(DataType.SKELETON_TIMELINE)
    assert isinstance(form, TimelineForm)
    form.load({})
    form.focus_first()
    assert form._standing()["in_hand"] == ["experiences", 0]
    assert not form.can_undo()
    assert not form.is_changed()
    form.add_to("education", "School of Baking")
    assert form.complaint() == ""
    kept = form.data()
    assert [one["institution"] for one in kept["education"]] == ["School of Baking"]
    assert not kept.get("experiences")


@pytest.mark.parametrize("data_type", [DataType.APPLICANT_PROFILE, DataType.SKELETON_TIMELINE])
def test_undo_takes_changes_of_one_field_back_together(qtbot: QtBot, data_type: DataType) -> None:
    """A word typed letter by letter is one step."""
    form = form_for(data_type)
    qtbot.addWidget(form)
    form.load({} if data_type is DataType.SKELETON_TIMELINE else {"basics": {}})
    form.focus_first()
    empty = form.raw()
    first, second = [row.editor.widget for row in form.form.rows.values()][:2]
    qtbot.keyClicks(first, "Anna")
    one = form.raw()
    qtbot.keyClicks(second, "Rope maker")
    form.undo()
    assert form.raw() == one
    form.undo()
    assert form.raw() == empty
    assert not form.can_undo()
