"""Jobs in half sentences: the post behind the name, the time behind the post, nothing that leads
them in (CONTRACT A17).
"""

from typing import Any

import pytest

from interview_app.guide.hearing.jobs import heard
from interview_app.guide.hearing.stations import stations


def told(said: str) -> dict[str, Any]:
    """What is heard of the first job of a message, by name."""
    job = heard(stations(said).first)
    found = {
        name: getattr(job, name)
        for name in ("organization", "title", "start", "end", "room", "employment")
    }
    return {name: one for name, one in found.items() if one is not None}


@pytest.mark.parametrize(
    ("said", "organization", "title"),
    [
        ("Wincanton. Forklift driver. 2015 to 2019.", "Wincanton", "Forklift driver"),
        ("Städtisches Klinikum. Pförtner. Ab 2014.", "Städtisches Klinikum", "Pförtner"),
        ("Amazon. Picker packer. 2019", "Amazon", "Picker packer"),
        ("Hilton Park Lane night porter 2011-2013", "Hilton Park Lane", "Night porter"),
        ("Greggs team leader since 2018", "Greggs", "Team leader"),
        ("Pizza Express waiter", "Pizza Express", "Waiter"),
    ],
)
def test_name_and_post_side_by_side_are_two(said: str, organization: str, title: str) -> None:
    """Whatever stands between them."""
    found = told(said)
    assert (found["organization"], found["title"]) == (organization, title)


@pytest.mark.parametrize(
    "said",
    [
        "Night shift manager",
        "Primary school teacher",
        "Senior staff nurse",
        "Restaurant general manager",
    ],
)
def test_a_post_that_begins_with_a_capital_is_no_employer(said: str) -> None:
    """Its first words are part of it."""
    assert "organization" not in told(said)


@pytest.mark.parametrize(
    ("said", "organization"),
    [
        ("I joined Deutsche Post sorting parcels in 2016", "Deutsche Post"),
        ("Kirkham Foods packing crates", "Kirkham Foods"),
        ("Birmingham Housing association", "Birmingham Housing association"),
        ("Great Western Railway", "Great Western Railway"),
        ("Bath Abbey choir", "Bath Abbey choir"),
        ("Financial Times", "Financial Times"),
    ],
)
def test_what_was_done_is_no_part_of_the_name(said: str, organization: str) -> None:
    """And a name with such a word stays whole."""
    assert told(said) == {
        "organization": organization,
        **({"start": "2016"} if "2016" in said else {}),
    }


@pytest.mark.parametrize(
    ("said", "organization", "title"),
    [
        ("I've been with the Navy since 2004, currently a petty officer", "Navy", "Petty officer"),
        (
            "Seit 1999 bei der Feuerwehr Essen, zuletzt Gruppenführer in der Wache 4",
            "Feuerwehr Essen",
            "Gruppenführer",
        ),
        (
            "Seit 2011 bei der Polizei Kiel, jetzt Dienstgruppenleiterin",
            "Polizei Kiel",
            "Dienstgruppenleiterin",
        ),
    ],
)
def test_the_post_somebody_came_to_is_at_the_same_employer(
    said: str, organization: str, title: str
) -> None:
    """Who says "since" is still there."""
    found = told(said)
    assert (found["organization"], found["title"], found["end"]) == (organization, title, "present")
    assert stations(said).others == ()


@pytest.mark.parametrize(
    ("said", "title"),
    [
        ("Lageristin steht im Arbeitsvertrag", "Lageristin"),
        ("Storekeeper, it says on my contract", "Storekeeper"),
        ("supervisor on paper", "Supervisor"),
        ("laut Zeugnis Sachbearbeiterin", "laut Zeugnis Sachbearbeiterin"),
    ],
)
def test_where_a_post_is_written_is_no_part_of_it(said: str, title: str) -> None:
    """Behind the post, it is left out; before it nothing is touched."""
    assert heard(said, asked="title").title == title


@pytest.mark.parametrize(
    ("said", "organization"),
    [
        ("I help at Heron Hospice, twice a month, since 2018", "Heron Hospice"),
        ("I drove for Tuffnells, nearly twenty-two years", "Tuffnells"),
        ("Ich war beim Alpenverein, jeden Sonntag, seit 2011", "Alpenverein"),
        ("ich arbeite in der Poststelle der Firma Becker in Ahlen", "Becker"),
        ("Ich war achtzehn Jahre bei Gerstner", "Gerstner"),
        ("Ich bin bei der Caritas, Vertragsende ist am 30.6.2026", "Caritas"),
    ],
)
def test_how_often_how_long_and_where_in_the_house_are_no_part_of_a_name(
    said: str, organization: str
) -> None:
    """The name alone is the employer."""
    assert told(said)["organization"] == organization


@pytest.mark.parametrize(
    "said",
    [
        "Als Trainer habe ich 2016 am Gymnasium Ost Kurse gegeben",
        "Right, plenty",
        "Jede Menge",
        "still there, yes",
        "immer noch dort",
        "yeah did my highers at Kelso",
    ],
)
def test_words_that_name_no_employer_note_none(said: str) -> None:
    """A sentence of which no frame is known, a count, and "still there" are no names."""
    assert "organization" not in told(said)


def test_a_list_with_its_times_behind_is_parted() -> None:
    """Each time ends what stands before it; what names no employer is asked about."""
    said = (
        "Dishoom Leeds kitchen porter 2016-2017, Wagamama sous 2017-19, then Bundobust Leeds "
        "head chef since 2020"
    )
    found = stations(said)
    assert [told(one) for one in (found.first, *(other.text for other in found.others))] == [
        {
            "organization": "Dishoom Leeds",
            "title": "Kitchen porter",
            "start": "2016",
            "end": "2017",
        },
        {"organization": "Wagamama", "title": "Sous", "start": "2017", "end": "2019"},
        {
            "organization": "Bundobust Leeds",
            "title": "Head chef",
            "start": "2020",
            "end": "present",
        },
    ]


def test_a_time_leads_in_the_next_job_behind_a_break() -> None:
    """The break is no part of the post behind it."""
    found = stations(
        "2014 bis 2016 Kellner im Ratshof, danach krank, seit 2017 Oberkellner im Schwanen"
    )
    assert [told(one.text) for one in found.others] == [
        {"organization": "Schwanen", "title": "Oberkellner", "start": "2017", "end": "present"}
    ]


def test_before_that_and_a_time_tell_when_it_was() -> None:
    """They are no job of their own."""
    assert told("clerk at Halifax before that, 1991 to 97") == {
        "organization": "Halifax",
        "title": "Clerk",
        "start": "1991",
        "end": "1997",
    }


@pytest.mark.parametrize(
    ("said", "title"),
    [
        ("three years at Argos before that stacking shelves", None),
        ("Saturdays at Kumon after that for fun", None),
    ],
)
def test_a_name_with_another_time_in_it_is_none(said: str, title: str | None) -> None:
    """It is asked for once more."""
    found = told(said)
    assert found.get("organization") in (None, "Argos", "Kumon")
    assert found.get("title") == title
