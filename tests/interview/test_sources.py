"""Where the values of a review sheet come from: what is named as found nowhere."""

import pytest

from interview_app.domain.provenance import Provenance
from interview_app.interview.sources import (
    Document,
    match,
    match_lines,
    places_now,
    texts_of,
    unread,
)


@pytest.mark.parametrize(
    "timeframe", ["2018-03 to present", "2018-03 to 2021-08", "2018-2021", "2018-present"]
)
def test_the_time_of_a_card_is_put_together_of_what_was_approved_with_the_timeline(
    timeframe: str,
) -> None:
    """CONTRACT D1: it stands nowhere in one piece, and its beginning and its end were each
    approved.
    """
    approved = ("2018-03", "2018", "2021-08", "2021")
    assert (
        match({"timeframe": timeframe}, documents=(), words=(), approved=approved).unsupported == ()
    )
    assert match(
        {"timeframe": timeframe}, documents=(), words=(), approved=approved[2:]
    ).unsupported == ("timeframe",)


def test_two_approved_dates_support_nothing_but_a_time() -> None:
    """A text that happens to look like it is looked for as it stands."""
    found = match({"project": "2018 to 2021"}, documents=(), words=(), approved=("2018", "2021"))
    assert found.unsupported == ("project",)


def test_the_answer_that_says_it_word_for_word_stands_before_a_later_one_that_nearly_says_it() -> (
    None
):
    """Most people's address is made of their name: beside the field "name" it would look as if the
    name came from there.
    """
    said = (
        "Jutta Brinkmann, florist",
        "jutta.brinkmann@example.org",
    )
    data = {"name": "Jutta Brinkmann", "email": "jutta.brinkmann@example.org"}
    found = match(data, documents=(), words=said)
    assert found.quotes == {"name": said[0], "email": said[1]}
    assert match({"name": "Jutta Brinkman"}, documents=(), words=said[1:]).quotes == {
        "name": said[1]
    }


def test_a_year_is_shown_where_its_own_job_was_told() -> None:
    """A job begins in the year the one before it ended; of two answers with that year one tells
    this job.
    """
    said = (
        "Since 2016 shop manager at Wessels Flowers",
        "2011 to 2016 florist at Blooms in Hull",
    )
    jobs = [
        {"organization": "Wessels Flowers", "title": "shop manager", "start": "2016"},
        {"organization": "Blooms", "title": "florist", "start": "2011", "end": "2016"},
    ]
    found = match({"experiences": jobs}, documents=(), words=said)
    assert found.quotes["experiences[0].start"] == said[0]
    assert found.quotes["experiences[1].end"] == said[1]


def test_a_value_of_a_document_is_shown_in_its_own_entry() -> None:
    """Entries are put in order and merged: the same year stands in several, and their numbers have
    moved.
    """
    values = {
        "skeleton_timeline.experiences[0].organization": "Blooms",
        "skeleton_timeline.experiences[0].start": "2011",
        "skeleton_timeline.experiences[0].end": "2016",
        "skeleton_timeline.experiences[1].organization": "Wessels Flowers",
        "skeleton_timeline.experiences[1].end": "2016",
    }
    places = {
        path: Provenance(artifact_id="a", quote=f"{path} of it", confidence=1.0, span=(at, at + 4))
        for at, path in enumerate(values)
    }
    document = Document(artifact_id="a", text="", values=values, places=places)
    jobs = [
        {"organization": "Wessels Flowers", "end": "2016"},
        {"organization": "Blooms", "start": "2011", "end": "2016"},
    ]
    found = match({"experiences": jobs}, documents=(document,), words=())
    assert found.places["experiences[0].end"] == places["skeleton_timeline.experiences[1].end"]
    assert found.places["experiences[1].end"] == places["skeleton_timeline.experiences[0].end"]


def test_a_job_that_was_typed_has_no_dates_of_a_document() -> None:
    """Issue 26: another job of a document begins in the same month, ends in it and was in the same
    town; a place is a source only where it tells of the same job.
    """
    values = {
        "skeleton_timeline.experiences[0].organization": "Harbour Clinic",
        "skeleton_timeline.experiences[0].start": "2019-03",
        "skeleton_timeline.experiences[0].end": "present",
        "skeleton_timeline.experiences[1].organization": "Blooms",
    }
    places = {
        path: Provenance(artifact_id="a", quote=path, confidence=1.0, span=(0, 4))
        for path in values
    }
    text = "Harbour Clinic, Hull, 2019-03 - present"
    document = Document(artifact_id="a", text=text, values=values, places=places)
    job = {"organization": "Farm shop", "location": "Hull", "start": "2019-03", "end": "present"}
    data = {"experiences": [job]}
    typed = match(data, documents=(document,), words=(), approved=texts_of(data))
    assert (typed.places, typed.unsupported) == ({}, ())
    read = match(
        {"experiences": [{**job, "organization": "Harbour Clinic"}]},
        documents=(document,),
        words=(),
        approved=texts_of(data),
    )
    assert set(read.places) == {
        f"experiences[0].{one}" for one in ("organization", "location", "start", "end")
    }
    assert match(data, documents=(document,), words=()).places["experiences[0].start"], (
        "what a model read is where it stands"
    )


def test_a_number_said_in_words_is_found_in_the_answer() -> None:
    """The form has team sizes in figures: "zu viert" is no number that nobody told."""
    said = (
        "Wir waren zu viert",
        "twenty-five of us",
    )
    found = match({"scope": {"team_size": 4, "direct_reports": 5}}, documents=(), words=said)
    assert found.quotes == {"scope.team_size": said[0]}
    assert found.unsupported == ("scope.direct_reports",)


def test_a_short_answer_is_no_source_of_a_long_text_and_the_longest_part_is() -> None:
    """A "ja" stands in any German text; of several parts the one that says most is shown."""
    said = [
        "Im Jahr darauf haben wir die Küche neu gebaut, zu zweit.",
        "sechs Wochen · vorher neun",
        "Ja",
    ]
    text = f"{said[0]} {said[1]}"
    found = match({"raw_text": text}, documents=(), words=said)
    assert found.quotes == {"raw_text": said[0]}
    assert match({"raw_text": "Das Jahr war lang"}, documents=(), words=said[2:]).quotes == {}


def _placed(*paths: str) -> dict[str, Provenance]:
    return {one: Provenance(artifact_id="a", quote=one, confidence=1.0) for one in paths}


TALK, TRAINED = "Held the safety talk each day", "Trained two apprentices"
TWO_JOBS = {
    "experiences": [
        {"organization": "Hill Forge", "title": "Farrier", "highlights": [TALK]},
        {"organization": "Lake Forge", "title": "Smith", "highlights": [TALK, TRAINED]},
    ]
}


def test_of_two_jobs_that_share_a_line_each_keeps_its_own_place() -> None:
    """The one above was deleted, and the line stands where the other's stood."""
    places = _placed("experiences[0].highlights[0]", "experiences[1].highlights[0]")
    left = {"experiences": TWO_JOBS["experiences"][1:]}
    (now,) = places_now(TWO_JOBS, left, places)
    assert now == ("experiences[0].highlights[0]", places["experiences[1].highlights[0]"])
    values = {
        f"skeleton_timeline.experiences[{at}].{name}": str(job[name])
        for at, job in enumerate(TWO_JOBS["experiences"])
        for name in ("organization", "title")
    } | {f"skeleton_timeline.{path}": TALK for path in places}
    read = {f"skeleton_timeline.{path}": one for path, one in places.items()}
    document = Document(artifact_id="a", text="", values=values, places=read)
    found = match(left, documents=(document,), words=(), approved=texts_of(left))
    assert found.places["experiences[0].highlights[0]"] == now[1], "and once it is approved"


def test_lines_that_were_joined_have_the_place_of_the_longest_and_a_changed_one_its_own() -> None:
    """In whichever section and entry they stand now."""
    places = _placed(
        "experiences[0].title", "experiences[1].highlights[0]", "experiences[1].highlights[1]"
    )
    entry = {**TWO_JOBS["experiences"][1], "highlights": [f"{TALK}, and {TRAINED}"]}
    told = {"experiences": [{"title": "Farrier"}, TWO_JOBS["experiences"][1]]}
    now = dict(places_now(told, {"volunteer": [entry]}, places))
    assert now == {"volunteer[0].highlights[0]": places["experiences[1].highlights[0]"]}
    entry = {**entry, "highlights": ["Held the talk", TRAINED]}
    now = dict(places_now(told, {"experiences": [entry]}, places))
    assert now == {
        f"experiences[0].highlights[{n}]": places[f"experiences[1].highlights[{n}]"] for n in (0, 1)
    }


def test_what_was_written_anew_has_no_place_of_another_text() -> None:
    """A line was shown to stand where the document says "the": a wrong title that was corrected,
    and a word of the line.
    """
    told = {"experiences": [{"title": "the", "organization": "Hill Forge"}]}
    left = {
        "experiences": [
            {"title": "Farrier", "organization": "Hill Forge"},
            {"title": "Smith", "organization": "Lake Forge", "highlights": ["Shod the mules"]},
        ]
    }
    places = _placed("experiences[0].title")
    assert dict(places_now(told, left, places)) == {}
    read = Document(artifact_id="a", text="Lake Forge\nShod the mules", values={}, places={})
    (found,) = places_now({}, {"highlights": ["Shod the mules"]}, {}, documents=[read])
    assert found[1].quote == "Shod the mules"
    assert found[1].span == (11, 25)


def test_the_line_of_a_story_is_found_only_where_it_stands_word_for_word() -> None:
    """An answer that nearly says it has another figure, and passed for its source."""
    line = "Raised eleven roof trusses with the mobile crane, waste down by 58 percent"
    said = (
        line.replace("58", "62"),
        f"So: {line}!",
    )
    found = match_lines([{"text": line}], documents=(), words=said)
    assert (found.quotes, found.unsupported) == ({"lines[0].text": said[1]}, ())
    assert match_lines([{"text": line}], documents=(), words=said[:1]).quotes == {}


def test_what_was_approved_and_is_read_again_is_not_asked_again() -> None:
    """A second document of the same person: only what it tells anew is to be checked; a month alone
    may be of another job.
    """
    approved = ("Hill Forge", "Farrier", "2013-09")
    jobs = [
        {"organization": "Hill Forge", "title": "Farrier", "start": "2013-09"},
        {"organization": "Lake Forge", "start": "2013-09"},
    ]
    values = {
        f"skeleton_timeline.experiences[{at}].{name}": text
        for at, job in enumerate(jobs)
        for name, text in job.items()
    }
    places = {one: Provenance(artifact_id="a", quote=one, confidence=0.4) for one in values}
    document = Document(artifact_id="a", text="", values=values, places=places)
    found = match({"experiences": jobs}, documents=(document,), words=(), approved=approved)
    sure = {path for path, one in found.places.items() if one.confidence == 1.0}
    assert sure == {f"experiences[0].{one}" for one in ("organization", "title", "start")}


def test_an_employer_that_was_not_read_asks_for_the_person_s_eye() -> None:
    """An empty field beside a title that was read: the document may name the employer in a line
    that no rule took.
    """
    place = Provenance(artifact_id="cv", quote="Night Receptionist", confidence=0.98)
    jobs = [{"title": "Night Receptionist"}, {"title": "Cook", "organization": "Harbour Grill"}]
    places = {f"experiences[{at}].title": place for at in range(2)}
    found = dict(unread({"experiences": jobs}, places))
    assert list(found) == ["experiences[0].organization"]
    assert found["experiences[0].organization"].confidence == 0
    approved = {path: one.model_copy(update={"confidence": 1.0}) for path, one in places.items()}
    assert not dict(unread({"experiences": jobs}, approved))
