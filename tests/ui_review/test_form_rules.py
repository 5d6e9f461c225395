"""The rules of the forms, without Qt."""

import pytest

from interview_app import i18n
from interview_app.domain.asks import FieldDifference, ReviewAsk
from interview_app.domain.provenance import Provenance
from interview_app.domain.records import DataType
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.paths import resources
from interview_app.ui.forms.checks import field_problem, model_problems
from interview_app.ui.forms.countries import country_code, country_name
from interview_app.ui.forms.json_paths import joined, put, steps, value_at
from interview_app.ui.forms.marks import Marks, marks_of
from interview_app.ui.forms.spec import FieldSpec
from interview_app.ui.forms.timeline_layout import lay_out
from interview_app.ui.forms.timeline_moves import in_section
from interview_app.ui.forms.timeline_sections import SECTIONS, size_of
from interview_app.ui.forms.timeline_state import TimelineState, drawable
from interview_app.ui.forms.typed_dates import read_date, read_span, shown_date, shown_span
from interview_app.ui.look.names import sheet_heading
from interview_app.ui.review.reading_text import find_quote

TODAY = "2026-11"


def source(confidence: float, quote: str = "x") -> Provenance:
    return Provenance(artifact_id="a", page=0, box=(0, 0, 1, 1), quote=quote, confidence=confidence)


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("2019-03", "2019-03"),
        ("2019", "2019"),
        ("03/2019", "2019-03"),
        ("3.2019", "2019-03"),
        ("2019/3", "2019-03"),
        ("March 2019", "2019-03"),
        ("Mar. 2019", "2019-03"),
        ("  2019-03 ", "2019-03"),
        ("", None),
        ("13/2019", "13/2019"),
        ("11/08", "2008-11"),
        ("3/19", "2019-03"),
        ("12/98", "1998-12"),
        ("Nov-08", "2008-11"),
        ("March '19", "2019-03"),
        ("12.03.2019", "2019-03"),
        ("25/03/2019", "2019-03"),
        ("1. März 2019", "2019-03"),
        ("25 déc. 1986", "1986-12"),
        ("spring", "spring"),
        ("summer 2010", "summer 2010"),
        ("08.11", "08.11"),
        ("03/04/2019", "03/04/2019"),
    ],
)
def test_a_date_is_read_as_people_type_it(typed: str, stored: str | None) -> None:
    """Issue 2: dates are checked inline; what cannot be read stays as typed, for the check to
    name.
    """
    assert read_date(typed, end=False) == stored


def test_a_date_that_may_be_two_is_asked_about() -> None:
    """Which of its numbers is the month is known to nobody but the person."""
    field = FieldSpec(path="start", label="Start", kind="start")
    asked = "Is it Mar 2019 or Apr 2019? Write one of them."
    assert field_problem(field, "03/04/2019") == field_problem(field, "04/03/2019") == asked
    assert read_date("04/04/2019", end=False) == "2019-04"


@pytest.mark.parametrize(
    ("section", "words", "told"),
    [
        ("certificates", "Crane (2011)", {"name": "Crane", "date": "2011"}),
        (
            "experiences",
            "08/2004-11/08\tForeman, Hall AG",
            {"organization": "Foreman, Hall AG", "start": "2004-08", "end": "2008-11"},
        ),
        (
            "experiences",
            "Hall AG seit März 2019",
            {"organization": "Hall AG", "start": "2019-03", "end": "present"},
        ),
        ("education", "Hill School 2001", {"institution": "Hill School", "end": "2001"}),
        ("certificates", "First aid 2020 – 2022", {"name": "First aid 2020 – 2022"}),
        ("interests", "since 2015 tuba", {"name": "since 2015 tuba"}),
        ("experiences", "2019", {"organization": "2019"}),
        ("experiences", "Hall AG 2004-11/0x", {"organization": "Hall AG 2004-11/0x"}),
    ],
)
def test_an_entry_made_of_words_has_its_dates_in_their_fields(
    section: str, words: str, told: dict[str, str]
) -> None:
    """Where they begin or end with what can be read exactly, and there is a field for each."""
    entry = TimelineState.of({}).added(section, words).sections[section][0].data
    assert {key: value for key, value in entry.items() if key != "id"} == told


def test_an_entry_that_moves_takes_the_year_in_its_name_to_the_date() -> None:
    """And what has one date has it, whether it was told as the beginning or the end."""
    state = TimelineState.of(
        {
            "skills": [{"label": "Crane (2011)"}],
            "education": [{"study_type": "Lift", "end": "2013"}],
        }
    )
    state = state.moved_to("skills", [0], "certificates")
    state = state.moved_to("education", [0], "certificates")
    assert [one.data for one in state.sections["certificates"]] == [
        {"name": "Crane", "date": "2011"},
        {"name": "Lift", "date": "2013"},
    ]


def test_an_open_end_is_stored_as_present_and_only_at_the_end() -> None:
    """DESIGN 6: an open end is `present`."""
    assert read_date("now", end=True) == "present"
    assert read_date("Present", end=True) == "present"
    assert read_date("now", end=False) == "now"
    assert shown_date("present") == "present"


@pytest.mark.parametrize("window", ["en", "de", "es", "fr"])
@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("2019-03 to 2021-08", "2019-03 to 2021-08"),
        ("2019-03 bis heute", "2019-03 to present"),
        ("03/2019 – 08/2021", "2019-03 to 2021-08"),
        ("2019-03 - now", "2019-03 to present"),
        ("March 2019 until present", "2019-03 to present"),
        ("2019-2021", "2019-2021"),
        ("2019 – 2021", "2019-2021"),
        ("2019-heute", "2019 to present"),
        ("2019 to 2021-08", "2019 to 2021-08"),
        ("", None),
        ("2019-03", "2019-03"),
        ("a while", "a while"),
        ("now to 2019", "now to 2019"),
    ],
)
def test_a_time_is_read_as_people_write_it(typed: str, stored: str | None, window: str) -> None:
    """D1: `YYYY-YYYY` or `YYYY-MM to YYYY-MM`; nobody who writes German has to write "to" and
    "present".
    """
    i18n.set_language(window, catalogues=resources() / "translations")
    try:
        assert read_span(typed) == stored
        assert read_span(shown_span(stored)) == stored
    finally:
        i18n.set_language("en", catalogues=resources() / "translations")


@pytest.mark.parametrize(
    ("window", "typed", "stored"),
    [
        ("fr", "mars 2019 à aujourd'hui", "2019-03 to present"),
        ("fr", "févr. 2019 – aujourd’hui", "2019-02 to present"),
        ("es", "marzo de 2019 a hoy", "2019-03 to present"),
        ("es", "marzo 2019 - actualidad", "2019-03 to present"),
    ],
)
def test_a_time_is_read_in_the_language_of_the_window(window: str, typed: str, stored: str) -> None:
    """Issue 25, item 4: months, "to" and an open end as French and Spanish write them."""
    i18n.set_language(window, catalogues=resources() / "translations")
    try:
        assert read_span(typed) == stored
    finally:
        i18n.set_language("en", catalogues=resources() / "translations")


def test_countries_are_shown_by_name_and_stored_by_code() -> None:
    """DESIGN 6: `countryCode`; an odd code is shown as it is."""
    assert country_name("DE") == "Germany"
    assert country_name("de") == "Germany"
    assert country_name("Germania") == "Germania"
    assert country_code("germany") == "DE"
    assert country_code("CH") == "CH"
    assert [country_code(one) for one in ("Holland", "Allemagne", "uk")] == ["NL", "DE", "GB"]
    assert country_code("Atlantis") is None


def test_an_end_before_its_start_is_named() -> None:
    """Issue 2: dates checked."""
    end = FieldSpec(path="end", label="End", kind="end")
    assert field_problem(end, "2018-01", {"start": "2019-03"}) == "The end lies before the start."
    assert field_problem(end, "2019", {"start": "2019-03"}) == ""
    assert field_problem(end, "present", {"start": "2019-03"}) == ""
    assert "March 2019" in field_problem(end, "soon", {})
    time = FieldSpec(path="timeframe", label="Time", kind="time")
    assert field_problem(time, "2022-2019") == "The end lies before the start."
    assert field_problem(time, "2022-05 to 2022-04") == "The end lies before the start."
    assert field_problem(time, "2022-05 to 2022") == field_problem(time, "2019 to present") == ""


def test_what_the_model_refuses_is_told_in_our_sentences() -> None:
    """STYLE: errors are sentences; never the library's text."""
    problems = model_problems(
        DataType.KNOWLEDGE_CARD, {"id": "c", "project": "", "company": "", "timeframe": "x"}
    )
    by_path = {problem.path: problem.sentence for problem in problems}
    assert "2019-2021" in by_path["timeframe"]
    assert all(
        "pydantic" not in problem.sentence and "valid" not in problem.sentence
        for problem in problems
    )


def test_paths_lead_to_values_and_back() -> None:
    """CONTRACT A10: field paths such as `basics.email`."""
    assert steps("experiences[0].title") == ("experiences", 0, "title")
    assert joined(("experiences", 0, "title")) == "experiences[0].title"
    data = {"basics": {"location": {"city": "Berlin"}}}
    assert value_at(data, "basics.location.city") == "Berlin"
    assert value_at(data, "basics.profiles[3].url") is None
    put(data, "basics.location.city", None)
    put(data, "basics.email", "a@b.c")
    assert data == {"basics": {"location": {}, "email": "a@b.c"}}


def test_a_field_sums_up_the_marks_of_what_lies_under_it() -> None:
    """DESIGN 11: low confidence marked; `highlights` is low when one of its items is."""
    marks = Marks(
        sources={
            "highlights[0]": source(0.9),
            "highlights[2]": source(0.4),
            "highlighter": source(0.1),
        }
    )
    assert marks.at("highlights").low
    assert len(marks.at("highlights").sources) == 2
    assert not Marks(sources={"title": source(0.7)}).at("title").low


def test_marks_of_an_entry_are_relative_to_it() -> None:
    """Marks follow their entry: paths under a prefix lose it."""
    difference = FieldDifference(path="experiences[1].title", kept="a", offered="b")
    marks = Marks(
        sources={"experiences[1].title": source(0.5), "experiences[10].title": source(0.9)},
        unsupported=("experiences[1].end",),
        differences=(difference,),
    )
    under = marks.under("experiences[1]")
    assert list(under.sources) == ["title"]
    assert under.unsupported == ("end",)
    assert under.differences[0].path == "title"


def test_a_card_from_a_document_brings_its_own_source() -> None:
    """DESIGN 6: a card's `source` is shown beside its words when the ask names no other."""
    data = {
        "raw_text": "Led a team",
        "source": {"kind": "document", "artifact_id": "a", "page": 0, "quote": "Led"},
    }
    marks = marks_of(ReviewAsk(data_type=DataType.KNOWLEDGE_CARD, data=data))
    assert marks.at("raw_text").sources[0].quote == "Led"


TIMELINE = {
    "experiences": [
        {"id": "e1", "title": "A", "start": "2019-03", "end": "present", "highlights": []},
        {"id": "e2", "title": "B", "start": "2014-09", "end": "2018-04", "highlights": []},
    ],
    "education": [],
    "skills": [],
    "meta": {"timeline_complete": False, "gaps": [], "overlaps": []},
}


def test_an_untouched_timeline_comes_back_as_it_came() -> None:
    """Nothing is written anew that the person did not change."""
    assert TimelineState.of(TIMELINE).data(today=TODAY) == TIMELINE


def test_entries_remember_where_they_came_from_when_they_move() -> None:
    """Marks are found by the place an entry had when it was loaded."""
    state = TimelineState.of(TIMELINE).moved("experiences", 1, -1)
    assert [entry.origin for entry in state.sections["experiences"]] == [
        "experiences[1]",
        "experiences[0]",
    ]
    assert state.moved("experiences", 0, -1) is state


def test_gaps_are_worked_out_anew_when_dates_change() -> None:
    """CONTRACT A15: gaps of more than six months are listed."""
    state = TimelineState.of(TIMELINE)
    changed = state.edited("experiences", 1, {**TIMELINE["experiences"][1], "end": "2017-01"})
    gaps = changed.data(today=TODAY)["meta"]["gaps"]
    assert [(gap["start"], gap["end"]) for gap in gaps] == [("2017-02", "2019-02")]


def test_an_added_entry_has_an_id_of_its_own_and_counts_for_nothing_while_it_is_empty() -> None:
    """Two added entries never collide; what nothing was put into is not kept."""
    state = TimelineState.of(TIMELINE).added("experiences").added("experiences")
    ids = [entry.data["id"] for entry in state.sections["experiences"]]
    assert len(set(ids)) == 4
    assert state.problems() == []
    assert state.data(today=TODAY) == TIMELINE


def test_a_timeline_with_a_wrong_date_can_still_be_drawn() -> None:
    """While a date is none, or the end lies before the start, the job stays where it was; of one
    that was added only a right start is drawn.
    """
    before = TIMELINE["experiences"][1]
    for wrong in ({"start": "soon"}, {"end": "08.11"}, {"end": "1999"}):
        state = TimelineState.of(TIMELINE).edited("experiences", 1, {**before, **wrong})
        job = drawable(state).experiences[1]
        assert (job.start, job.end) == (before["start"], before["end"])
    added = TimelineState.of(TIMELINE).added("experiences")
    for told, start in (({"start": "2020", "end": "8.11"}, "2020"), ({"start": "soon"}, None)):
        job = drawable(added.edited("experiences", 2, {"id": "e9", **told})).experiences[2]
        assert (job.start, job.end) == (start, None)


def test_bars_that_overlap_stand_in_different_lanes() -> None:
    """DESIGN 11: overlaps are shown; jobs that only follow each other share a lane."""
    timeline = SkeletonTimeline.model_validate(
        {
            "experiences": [
                {"id": "a", "title": "A", "start": "2010-01", "end": "2014-12"},
                {"id": "b", "title": "B", "start": "2013-01", "end": "2016-12"},
                {"id": "c", "title": "C", "start": "2018-01", "end": "present"},
                {"id": "d", "title": "No dates"},
            ],
            "education": [{"id": "e", "area": "German B1", "end": "2016"}],
        }
    )
    layout = lay_out(timeline, today=TODAY)
    course = next(bar for bar in layout.bars if bar.id == "e")
    assert (course.dates, course.months.last - course.months.first) == ("2016", 11)
    assert {bar.id: bar.lane for bar in layout.bars} == {"a": 0, "b": 1, "c": 0, "e": 0}
    assert [gap.months for gap in layout.gaps] == [12]
    assert [overlap.months for overlap in layout.overlaps] == [24]
    assert layout.undated == 1
    assert next(bar for bar in layout.bars if bar.id == "c").running


@pytest.mark.parametrize(
    ("text", "quote", "span", "found"),
    [
        ("one two three", "two", (4, 7), "two"),
        ("one two three", "two", (0, 3), "two"),
        ("one two\n   three", "two three", None, "two\n   three"),
        ("one two three", "four", None, None),
        ("one two three", "four", (4, 7), "two"),
        ("one", "", (0, 3), "one"),
    ],
)
def test_a_quotation_is_found_where_it_stands(
    text: str, quote: str, span: tuple[int, int] | None, found: str | None
) -> None:
    """DESIGN 6: sources without pages are shown as text with the quote marked; a wrong span is not
    believed.
    """
    place = find_quote(text, quote, span)
    assert (text[slice(*place)] if place else None) == found


ENTRIES = {
    "experiences": {
        "id": "exp-1",
        "title": "Trustee",
        "organization": "Harbour Trust",
        "start": "2019-03",
        "end": "present",
        "location": "Leeds",
        "highlights": ["Raised 12 volunteers"],
        "carried": {"json_resume": {"color": "mauve"}},
    },
    "interests": {"name": "Volunteer trustee", "keywords": ["Harbour Trust"]},
    "certificates": {"name": "Driving licence", "issuer": "DVLA", "date": "2012"},
    "languages": {"language": "Igbo", "fluency": "fluent"},
}


@pytest.mark.parametrize("other", [section.key for section in SECTIONS])
@pytest.mark.parametrize("key", ENTRIES)
def test_an_entry_in_another_section_keeps_all_its_words(key: str, other: str) -> None:
    """26.4: what was read into the wrong section is pulled into the right one; nothing that the
    person sees goes, and nothing that they never saw comes.
    """
    moved = str(in_section(ENTRIES[key], key, other))
    for path, value in ENTRIES[key].items():
        words = value if isinstance(value, list) else [value]
        assert path in ("id", "carried") or all(
            one in moved or shown_date(one) in moved for one in words
        )
    assert "mauve" not in moved


def test_skills_are_counted_and_not_their_groups() -> None:
    """Six skills under no name of their own were "Skills 1"."""
    groups = [{"keywords": ["Excel", "SAP"]}, {"label": "Welding"}]
    assert size_of("skills", groups) == 3
    assert size_of("projects", [{"keywords": ["a", "b"]}]) == 1


def test_of_an_empty_form_there_is_nothing_to_review() -> None:
    """It is called after what it is for."""
    goals = DataType.CANDIDATE_DOSSIER
    empty = {"looking_for": [], "places": {"where": ""}}
    told = {"looking_for": ["Nurse"]}
    for data_type, data, base, heading in (
        (goals, empty, None, "Your goals"),
        (goals, told, None, "Review your goals"),
        # Nothing was read or told since it was approved: the rest of it is to be filled in.
        (goals, told, told, "Your goals"),
        (DataType.KNOWLEDGE_CARD, {}, None, "Review this story"),
    ):
        ask = ReviewAsk(data_type=data_type, data=data, base=base)
        assert sheet_heading(ask) == heading
