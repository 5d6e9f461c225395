"""Several jobs told in one message: each is taken, none is invented (CONTRACT A17)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interview_app.guide.hearing.jobs import heard
from interview_app.guide.hearing.stations import stations
from tests.guide.scripted import Scripted, play
from tests.guide.test_hearing import _PIECES, _words

Told = tuple[str | None, str | None, str | None, str | None]
NURSE: Told = ("St. Mary's", "Nurse", "2015", "2019")


def jobs_in(said: str, asked: str = "organization") -> list[Told]:
    """Employer, post and years of each job, of one that was risen to the post alone."""
    found = stations(said, asked=asked)
    first = heard(
        found.first, asked=asked if asked in ("organization", "title") else "organization"
    )
    told = [(first.organization, first.title, first.start, first.end)]
    for one in found.others:
        job = heard(one.text, asked="title" if one.risen else "organization")
        told.append((job.organization, job.title, job.start, job.end))
    return told


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "I was a nurse at St. Mary's from 2015 to 2019 and then ward manager at Hillcrest",
            [NURSE, ("Hillcrest", "Ward manager", None, None)],
        ),
        (
            "I was a nurse at St. Mary's from 2015 to 2019, then I moved to Hillcrest as ward "
            "manager in 2019",
            [NURSE, ("Hillcrest", "Ward manager", "2019", None)],
        ),
        (
            "Seit 2015 habe ich meinen eigenen Betrieb in Rosenheim, Brandner Elektro, davor war "
            "ich zehn Jahre Geselle bei Huber",
            [("Brandner Elektro", None, "2015", "present"), ("Huber", "Geselle", None, None)],
        ),
        (
            "I run my own salon in Bath since 2019, before that I was a stylist at Toni's for "
            "six years",
            [("Self-employed", None, "2019", "present"), ("Toni's", "Stylist", None, None)],
        ),
        (
            "Since May 2018 I've been a staff nurse at Cork Hospital; before that two years in a "
            "home, Mallow Lodge, from 2016",
            [("Cork Hospital", "Staff nurse", "2018-05", "present")],
        ),
        (
            "I drive for Arriva now. Earlier on I was with Stagecoach, 2009 to 2015",
            [("Arriva", None, None, None), ("Stagecoach", None, "2009", "2015")],
        ),
        ("Ich war früher bei Siemens", [("Siemens", None, None, None)]),
        ("Well, previously I was at Holt & Sons", [("Holt & Sons", None, None, None)]),
        (
            "Siemens 2003-2010, Bosch 2010-2015 and Oracle since 2015",
            [
                ("Siemens", None, "2003", "2010"),
                ("Bosch", None, "2010", "2015"),
                ("Oracle", None, "2015", "present"),
            ],
        ),
        (
            "Tesco, cashier, 2010-2012\nAldi, team leader, 2012-2015",
            [("Tesco", "Cashier", "2010", "2012"), ("Aldi", "Team leader", "2012", "2015")],
        ),
        ("IKEA, then John Lewis", [("IKEA", None, None, None), ("John Lewis", None, None, None)]),
        (
            "I'm a lecturer at the University of Leeds, and before that a postdoc at ETH Zurich",
            [
                ("University of Leeds", "Lecturer", None, "present"),
                ("ETH Zurich", "Postdoc", None, None),
            ],
        ),
        (
            "I work at Tesco. I love it. Before that I was at Aldi as a cashier.",
            [("Tesco", None, None, "present"), ("Aldi", "Cashier", None, None)],
        ),
        (
            "I was at Tesco, first as a cashier and then as team leader",
            [("Tesco", "Cashier", None, None), (None, "Team leader", None, None)],
        ),
        (
            "Ich war Krankenschwester am Klinikum Nord von 2015 bis 2019, danach "
            "Stationsleiterin im St.-Josef-Krankenhaus",
            [
                ("Klinikum Nord", "Krankenschwester", "2015", "2019"),
                ("St.-Josef-Krankenhaus", "Stationsleiterin", None, None),
            ],
        ),
        (
            "zuerst Lehrling bei Huber, dann Geselle bei Müller GmbH, jetzt Meister bei den "
            "Stadtwerken",
            [
                ("Huber", "Lehrling", None, None),
                ("Müller GmbH", "Geselle", None, None),
                ("Stadtwerken", "Meister", None, "present"),
            ],
        ),
        (
            "Ich war bei Bosch bis 2017 und wechselte dann zu Siemens als Schlosser",
            [("Bosch", None, None, "2017"), ("Siemens", "Schlosser", None, None)],
        ),
        (
            "Ich bin seit 2019 bei Siemens und war davor bei Bosch",
            [("Siemens", None, "2019", "present"), ("Bosch", None, None, None)],
        ),
        (
            "Elektro Huber 2012-2018, Stadtwerke Pirna seit 2018",
            [
                ("Elektro Huber", None, "2012", "2018"),
                ("Stadtwerke Pirna", None, "2018", "present"),
            ],
        ),
        (
            "Ich war Krankenschwester am Klinikum Nord, später wurde ich dort Stationsleiterin",
            [
                ("Klinikum Nord", "Krankenschwester", None, None),
                (None, "Stationsleiterin", None, None),
            ],
        ),
        (
            "Ich war bei Bosch, dann Elternzeit, dann bei Siemens",
            [("Bosch", None, None, None), ("Siemens", None, None, None)],
        ),
    ],
)
def test_each_job_of_a_message_is_heard(said: str, told: list[Told]) -> None:
    """Its own employer, post and years."""
    assert jobs_in(said) == told


@pytest.mark.parametrize(
    "said",
    [
        "Smith, Jones and Co",
        "Department for Education",
        "I'm a nurse and ward manager at Hillcrest",
        "nurse at A&E in Leeds and Bradford",
        "I was a nurse at St. Mary's. I worked with Dr. Jones on the ward. It was hard.",
        "I was at Holt from 2010 to 2014, then I moved to London",
        "I was at Holt from 2010 to 2014, then I studied at Leeds College from 2014 to 2016",
        "I work at the Mill and then things got better",
        "I was at Holt, then on maternity leave",
        "Ich war bei Bosch in der Montage und im Lager",
        "Ich war bei Bosch, dann Elternzeit",
        "Ich war bei Bosch und danach habe ich eine Ausbildung bei Siemens gemacht",
        "Theater am Turm",
    ],
)
def test_what_tells_one_job_stays_one(said: str) -> None:
    """A name with "and" in it, a town, a school, a leave, a story: no job is made of it."""
    assert len(jobs_in(said)) == 1


def test_a_post_somebody_rose_to_is_one_more() -> None:
    """Asked for the post; "whatever" and "things changed" are none."""
    assert [one[1] for one in jobs_in("Sales assistant, then team leader", "title")] == [
        "Sales assistant",
        "team leader",
    ]
    assert [one[1] for one in jobs_in("erst Lehrling, dann Geselle", "title")] == [
        "Lehrling",
        "Geselle",
    ]
    for said in (
        "cashier and later whatever",
        "nurse and then things changed",
        "Köchin, dann Elternzeit",
    ):
        assert len(jobs_in(said, "title")) == 1


@given(
    st.lists(
        _PIECES | st.sampled_from(["then", "before that", "dann", "and at", "\n", "wurde ich"]),
        max_size=30,
    )
)
def test_no_job_is_heard_that_was_not_said(pieces: list[str]) -> None:
    """A17, D1: the parts are made of the message's words, in its order."""
    said = " ".join(pieces)
    found = stations(said)
    parts = [found.first, *(one.text for one in found.others)]
    assert all(_words(part) <= _words(said) for part in parts)
    assert sum(len(part.split()) for part in parts) <= len(said.split())


BY_HAND = {
    "choose begin": "by_hand",
    "ask contact.name": "Jo Field",
    "ask contact.email": "jo@example.org",
    "ask contact.phone": "skip",
    "ask home.place": "Leeds, England",
    "choose another_job": "no",
    "choose school": "no",
    "ask papers.certificates": "skip",
    "ask papers.languages": "skip",
}


def played(**answers: object) -> tuple[list[Told], Scripted]:
    """The jobs in the form after an interview by hand."""
    done = play(
        {
            **BY_HAND,
            **{key.replace("__", " ").replace("_in_", "."): one for key, one in answers.items()},
        },
        until="choose role",
    )
    assert isinstance(done.person, Scripted)
    assert done.known.timeline is not None
    told = [
        (one.organization, one.title, one.start, one.end) for one in done.known.timeline.experiences
    ]
    return told, done.person


def test_a_second_job_of_a_sentence_is_asked_about_and_stands_in_the_form() -> None:
    """It is said back, what it lacks is asked by its name, and neither employer nor post is asked
    again.
    """
    told, person = played(
        ask__job_in_organization="I was a nurse at St. Mary's from 2015 to 2019 and then ward "
        "manager at Hillcrest",
        ask__stay_in_start="2019",
        ask__stay_in_end="today",
    )
    assert sorted(told, key=str) == [
        NURSE,
        ("Hillcrest", "Ward manager", "2019", "present"),
    ]
    assert person.asked.count("ask job.organization") == 1
    assert "ask job.title" not in person.asked
    texts = "\n".join(turn.text for turn in person.turns)
    assert "And one job more: Ward manager, Hillcrest." in texts
    assert "About Ward manager, Hillcrest:" in texts


def test_a_second_job_told_with_the_post_or_the_years_is_taken_too() -> None:
    """Whichever question it comes along with."""
    told, person = played(
        ask__job_in_organization="Holt & Sons",
        ask__job_in_title="Baker until 2015, then head baker at Brook Mill since 2015",
        ask__stay_in_start="2010",
    )
    assert sorted(told, key=str) == [
        ("Brook Mill", "Head baker", "2015", "present"),
        ("Holt & Sons", "Baker", "2010", "2015"),
    ]
    told, person = played(
        ask__job_in_organization="Holt & Sons",
        ask__job_in_title="baker",
        ask__stay_in_start="2010 to 2015, then I was at Brook Mill as head baker since 2015",
    )
    assert len(told) == 2
    assert person.asked.count("ask job.organization") == 1


def test_a_post_risen_to_is_a_job_at_the_same_employer() -> None:
    """Told as one goes along; its years are asked for."""
    told, person = played(
        ask__job_in_organization="Tesco",
        ask__job_in_title="Sales assistant, then team leader",
        ask__stay_in_start=["2010", "2013"],
        ask__stay_in_end=["2013", "today"],
    )
    assert sorted(told, key=str) == [
        ("Tesco", "Sales assistant", "2010", "2013"),
        ("Tesco", "team leader", "2013", "present"),
    ]
    assert person.asked.count("ask job.title") == 1


def test_several_jobs_told_instead_of_a_yes() -> None:
    """Asked for another job, somebody tells two; a name behind the yes is enough."""
    told, person = played(
        ask__job_in_organization="I'm head baker at Holt & Sons since 2019",
        choose__another_job=[
            "yes, Brook Mill, and before that I was at Dale Farm as a picker in 2009",
            "no",
        ],
        ask__job_in_title="baker",
        ask__stay_in_start=["2010", "2009"],
        ask__stay_in_end=["2019", "2009"],
    )
    assert {one[:2] for one in told} == {
        ("Holt & Sons", "Head baker"),
        ("Brook Mill", "baker"),
        ("Dale Farm", "Picker"),
    }
    assert person.asked.count("ask job.organization") == 1


def test_back_takes_the_job_that_came_along_back() -> None:
    """One step at a time; what stands in the form is what is left."""
    told, person = played(
        ask__job_in_organization=[
            "I was a nurse at St. Mary's from 2015 to 2019 and then ward manager at Hillcrest",
            "no other",
        ],
        ask__stay_in_start="back",
    )
    del person
    assert told == [NURSE]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "2015–2019 Bäcker bei Müller, 2019–heute Konditor bei Kamps in Köln",
            [("Müller", "Bäcker", "2015", "2019"), ("Kamps", "Konditor", "2019", "present")],
        ),
        (
            "2003-2010 Siemens, Monteur; 2010-2015 Bosch, Vorarbeiter; seit 2015 Daimler",
            [
                ("Siemens", "Monteur", "2003", "2010"),
                ("Bosch", "Vorarbeiter", "2010", "2015"),
                ("Daimler", None, "2015", "present"),
            ],
        ),
        (
            "Gern:\n- 03/2010 - 06/2014: Lagerist, Amazon Leipzig\n- seit 07/2014: Teamleiterin, "
            "Kita Sonnenschein",
            [
                ("Amazon Leipzig", "Lagerist", "2010-03", "2014-06"),
                ("Kita Sonnenschein", "Teamleiterin", "2014-07", "present"),
            ],
        ),
        (
            "Von 2015 bis 2019 war ich Bäcker bei Müller, von 2019 bis heute bei Kamps",
            [("Müller", "Bäcker", "2015", "2019"), ("Kamps", None, "2019", "present")],
        ),
        (
            "2001 to 2010 driver at Swift, 2010 - now JB Hunt",
            [("Swift", "Driver", "2001", "2010"), ("JB Hunt", None, "2010", "present")],
        ),
        (
            "In 2015 I joined Holt, in 2019 I moved to Brook Mill as a baker",
            [("Holt", None, "2015", None), ("Brook Mill", "Baker", "2019", None)],
        ),
        (
            "I was a driver at Swift from '09 to '14, then JB Hunt 2014-18",
            [("Swift", "Driver", "2009", "2014"), ("JB Hunt", None, "2014", "2018")],
        ),
        (
            "2010-2014 Lagerhelfer, 2014-2016 Bayer",
            [(None, "Lagerhelfer", "2010", "2014"), ("Bayer", None, "2014", "2016")],
        ),
    ],
)
def test_a_list_with_its_times_in_front_tells_a_job_for_each(said: str, told: list[Told]) -> None:
    """Each time leads what stands behind it, with commas of its own."""
    assert jobs_in(said) == told


@pytest.mark.parametrize(
    ("said", "employers"),
    [
        ("Seit 2018 bin ich bei Bosch als Schweißer, vorher Opel", ["Bosch", "Opel"]),
        ("Ich arbeite am Spital Thun, davor Inselspital und zuvor Klinik Aare", ["Spital Thun", "Inselspital", "Klinik Aare"]),
        ("bei Bosch, vorher Daimler", ["Bosch", "Daimler"]),
        ("Jetzt Spital Thun, vorher Inselspital", ["Spital Thun", "Inselspital"]),
        ("seit 2018 bei Bosch, vorher Elternzeit, davor Opel", ["Bosch", "Opel"]),
        ("seit 2018 bei Bosch, davor Weiterbildung", ["Bosch"]),
        ("seit 2018 bei Bosch, davor lange nichts", ["Bosch"]),
        ("seit 2018 bei Bosch, davor Haushalt und Kinder", ["Bosch"]),
    ],
)  # fmt: skip
def test_a_bare_name_behind_vorher_is_an_employer(said: str, employers: list[str]) -> None:
    """A firm without "bei"; what one did besides work is none."""
    assert [one[0] for one in jobs_in(said)] == employers


def test_a_post_stands_against_a_post() -> None:
    """At the same place: "als Schweißer, vorher Schlosser"."""
    assert jobs_in("Ich bin bei Bosch als Schweißer, vorher Schlosser")[1:] == [
        (None, "Schlosser", None, None)
    ]


def test_what_is_told_of_another_time_and_not_understood_is_said_to_be_left() -> None:
    """In one sentence, so that nobody believes it was noted."""
    told, person = played(
        ask__job_in_organization="Since 2018 I've been a nurse at Cork Hospital, before that "
        "this and that"
    )
    assert told == [("Cork Hospital", "Nurse", "2018", "present")]
    said = "\n".join(turn.text for turn in person.turns)
    assert said.count("I have not noted “before that this and that”") == 1
    _told, person = played(
        ask__job_in_organization="2015-2017 Elternzeit, 2017-2020 Kita Sonnenschein, Erzieherin"
    )
    assert "“2015-2017 Elternzeit” I leave out: a time without a job" in "\n".join(
        turn.text for turn in person.turns
    )
    _told, person = played(ask__job_in_organization="I was a nurse at St. Mary's from 2015 to 2019")
    assert "I have not noted" not in "\n".join(turn.text for turn in person.turns)


def test_the_employer_of_a_post_told_without_one_is_asked_for_by_the_post() -> None:
    """A post such as "truck driver" names no employer, and the question says which job it is
    about.
    """
    told, person = played(
        ask__job_in_organization=["2010-2014 Lagerhelfer, 2014-2016 Bayer", "Hermes"],
        ask__job_in_title="Monteur",
    )
    assert sorted(told, key=str) == [
        ("Bayer", "Monteur", "2014", "2016"),
        ("Hermes", "Lagerhelfer", "2010", "2014"),
    ]
    texts = "\n".join(turn.text for turn in person.turns)
    assert "About Lagerhelfer, 2010:" in texts
    assert "About Bayer:" in texts or "What was your job at Bayer?" in texts
    told, person = played(
        ask__job_in_organization=["truck driver", "Swift"],
        ask__stay_in_start="2009",
        ask__stay_in_end="2014",
    )
    assert told == [("Swift", "truck driver", "2009", "2014")]
    assert "ask job.title" not in person.asked


def test_a_post_since_a_year_and_a_job_where_one_also_learnt() -> None:
    """What was learnt there, told behind a comma, makes the job none the less one."""
    said = (
        "Ich bin seit 1994 bei Wolff & Müller in Stuttgart, erst als Maurer und seit 2001 als "
        "Polier. "
        "Davor war ich Geselle bei Bau Krämer in Esslingen, dort hab ich auch gelernt, von 1981 "
        "bis 1993."
    )
    assert jobs_in(said) == [
        ("Wolff & Müller", "Maurer", "1994", "present"),
        (None, "Polier", "2001", "present"),
        ("Bau Krämer", "Geselle", "1981", "1993"),
    ]


@pytest.mark.parametrize(
    ("said", "jobs"),
    [
        (
            "Oh, that's a long story. I was at sea most of my life. "
            "The last one was Irish Ferries, I was chief cook from 2001 to 2016",
            [("Irish Ferries", "Chief cook", "2001", "2016")],
        ),
        (
            "In Ukraine I was work as technologist in Kharkiv Tractor Plant, from 2009 until war "
            "come, February 2022. "
            "Here now I am cleaner in hotel, the Village Hotel Swansea, from June 2022.",
            [
                ("Kharkiv Tractor Plant", "Technologist", "2009", "2022-02"),
                ("Village Hotel Swansea", "Cleaner", "2022-06", "present"),
            ],
        ),
        (
            "rite so i worked at asda in croydon as a driver from 2019 til now "
            "an before tht i was at aldi as a cashier 2016 to 2019",
            [("Asda", "Driver", "2019", "present"), ("Aldi", "Cashier", "2016", "2019")],
        ),
        (
            "Aktuell verantworte ich als Head of Digital bei der Südmetall AG in München seit "
            "2020 die Kundenreise",
            [("Südmetall AG", "Head of Digital", "2020", "present")],
        ),
    ],
)
def test_jobs_in_the_words_of_people_who_talk_or_type_as_they_like(
    said: str, jobs: list[Told]
) -> None:
    """What says nothing yet, words of another grammar and of a phone's keyboard stand around a job
    and are no part of it.
    """
    told, _person = played(ask__job_in_organization=said)
    assert sorted(told, key=str) == sorted(jobs, key=str)


@pytest.mark.parametrize(
    "said",
    [
        "I told you, I was sixteen",
        "they threw me out by text message",
        "1974, I told you, I was sixteen",
        "nine clients of mine over the years",
        "wir hatten dann ein Haus gekauft und sind umgezogen",
    ],
)
def test_a_sentence_is_no_name(said: str) -> None:
    """Neither an employer nor a post is called so."""
    assert (heard(said).organization, heard(said).title) == (None, None)


@pytest.mark.parametrize(
    "name", ["Toys R Us", "My Little Farm", "Imperial War Museum", "Bin & Gone", "The Who", "Her Majesty's Treasury"]
)  # fmt: skip
def test_a_name_with_small_words_is_a_name(name: str) -> None:
    """With a capital they belong to it."""
    assert heard(name).organization in (name, name.removeprefix("The "), name.removeprefix("My "))


def test_who_tells_of_a_break_first_is_heard_behind_it() -> None:
    """The job behind the leave is taken where another one is offered, with its part of the
    house.
    """
    told, person = played(
        ask__job_in_organization="baker at Holt from 2011 to 2015",
        choose__another_job=[
            "2022 bis 2024 war ich in Karenz. Seitdem bin ich Teilzeit beim Magistrat Linz im "
            "Bürgerservice",
            "no",
        ],
        ask__job_in_title="Sachbearbeiterin",
        ask__stay_in_start="2024",
    )  # fmt: skip
    assert ("Magistrat Linz", "Sachbearbeiterin, Bürgerservice", "2024", "present") in told
    assert "no entry and no explanation" in "\n".join(turn.text for turn in person.turns)
