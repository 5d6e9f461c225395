"""An employer apart from the part of its house, its town and how somebody was employed there; and
jobs pasted from a résumé.
"""

import pytest

from interview_app.guide.hearing import pasted
from interview_app.guide.hearing.job import Job
from interview_app.guide.hearing.jobs import heard
from interview_app.guide.hearing.stations import stations
from interview_app.guide.hearing.stories import parts
from tests.guide.scripted import play
from tests.guide.test_stations import BY_HAND, played

PASTED = (
    "Monzo (Jan 2021 – present) Senior Software Engineer\n- Led the migration of the ledger\n- "
    "Mentored 4 engineers\n\n"
    "Deliveroo (2017 – 2020) Software Engineer\n- Built a simulator in Go\n\nTCS, Pune "
    "(2014-2017) Graduate Trainee"
)


@pytest.mark.parametrize(
    ("said", "organization", "room"),
    [
        ("Charité, Station 12", "Charité", "Station 12"),
        ("Station 12 der Charité", "Charité", "Station 12"),
        ("the finance department of Acme Fasteners", "Acme Fasteners", "finance department"),
        ("the HR team at Siemens", "Siemens", "HR team"),
        ("I worked at the Royal Infirmary on ward 12 as a nurse", "Royal Infirmary", "ward 12"),
        (
            "I've been a nurse at Inverclyde Royal, in the medical admissions unit",
            "Inverclyde Royal",
            "medical admissions unit",
        ),
        ("I was a nurse at Queen's Hospital in A&E until 2019", "Queen's Hospital", "A&E"),
        (
            "Stadt Leipzig, Amt für Wohnungsbau, seit 01.08.2015",
            "Stadt Leipzig",
            "Amt für Wohnungsbau",
        ),
        ("davor war ich bei der AOK Plus in der Poststelle", "AOK Plus", "Poststelle"),
        ("die Küche im Hotel Adler", "Hotel Adler", "Küche"),
        ("Ich war in der Buchhaltung bei Kern", "Kern", "Buchhaltung"),
        ("Office for National Statistics", "Office for National Statistics", None),
        ("Department of Health", "Department of Health", None),
        ("Fire Department of New York", "Fire Department of New York", None),
        ("Unit 4", "Unit 4", None),
        ("Home Office", "Home Office", None),
    ],
)
def test_the_part_of_a_house_is_no_part_of_its_name(
    said: str, organization: str, room: str | None
) -> None:
    """Before the name and behind it; a house that is called so keeps its name."""
    job = heard(said)
    assert (job.organization, job.room) == (organization, room)


@pytest.mark.parametrize(
    ("said", "organization", "place"),
    [
        ("Konditorei Corso in Leipzig", "Konditorei Corso", "Leipzig"),
        ("Huntington School, York", "Huntington School", "York"),
        ("Gasthof zur Post, Bad Tölz", "Gasthof zur Post", "Bad Tölz"),
        ("Amazon warehouse in Leeds", "Amazon warehouse", "Leeds"),
        (
            "In Asmara ich habe gearbeitet als Elektriker bei Eritrean Electric",
            "Eritrean Electric",
            "Asmara",
        ),
        ("Women in Tech", "Women in Tech", None),
        ("Partners in Health", "Partners in Health", None),
        ("Bakery in the high street", "Bakery in the high street", None),
        ("Arthur, Andersen", "Arthur, Andersen", None),
        ("Siemens, Energy", "Siemens, Energy", None),
        (
            "University of Leeds, School of Medicine",
            "University of Leeds, School of Medicine",
            None,
        ),
    ],
)
def test_the_town_of_a_house_is_no_part_of_its_name(
    said: str, organization: str, place: str | None
) -> None:
    """Behind "in", and behind a comma where the name is that of a house."""
    job = heard(said)
    assert (job.organization, job.place) == (organization, place)


@pytest.mark.parametrize(
    ("said", "organization", "title", "end"),
    [
        (
            "Konditorei Corso in Leipzig, da war ich Bäcker von 2012 bis 2018",
            "Konditorei Corso",
            "Bäcker",
            "2018",
        ),
        ("Bosch, da bin ich Schlosser", "Bosch", "Schlosser", "present"),
        ("McDonald's, where I worked as a cook", "McDonald's", "Cook", None),
    ],
)
def test_an_employer_may_stand_before_its_sentence(
    said: str, organization: str, title: str, end: str | None
) -> None:
    """The name is not taken for the post."""
    job = heard(said)
    assert (job.organization, job.title, job.end) == (organization, title, end)


def test_how_somebody_was_employed_is_kept_by_itself() -> None:
    """Neither in the name nor lost."""
    assert heard("Rewe, Teilzeit, seit 2019") == Job(
        organization="Rewe", employment="Teilzeit", start="2019", end="present"
    )
    assert heard("Acme Fasteners, part time, since 2022").employment == "part time"


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (
            "Seit 2016 Filialleiterin bei Blumenhaus Wessels in Münster, Vollzeit",
            ("Blumenhaus Wessels", "Filialleiterin", "Münster", "Vollzeit"),
        ),
        ("2014-2016 Verkäuferin, Rewe, Teilzeit", ("Rewe", "Verkäuferin", None, "Teilzeit")),
        (
            "2016 - 2020, Filialleiterin, Wessels, Münster, Vollzeit, unbefristet",
            ("Wessels", "Filialleiterin", "Münster", "Vollzeit, unbefristet"),
        ),
        (
            "Verkäuferin bei Rewe, 20 Stunden die Woche, seit 2014",
            ("Rewe", "Verkäuferin", None, "20 Stunden die Woche"),
        ),
        (
            "Ward clerk at Airedale, 22.5 hours a week, since 2014",
            ("Airedale", "Ward clerk", None, "22.5 hours a week"),
        ),
        (
            "Lagerhelfer bei Amazon, Leiharbeit, 2018 bis 2020",
            ("Amazon", "Lagerhelfer", None, "Leiharbeit"),
        ),
        (
            "Randstad Zeitarbeit, Schweißer, 2014 bis 2016",
            ("Randstad Zeitarbeit", "Schweißer", None, None),
        ),
        (
            "24 Stunden Tankstelle Meier seit 2012",
            ("24 Stunden Tankstelle Meier", None, None, None),
        ),
    ],
)
def test_how_somebody_was_employed_is_no_employer_and_no_town(
    said: str, expected: tuple[str, str | None, str | None, str | None]
) -> None:
    """Wherever it is told, and several things of it; what is part of a name stays in it. A town
    that ends as posts do is none.
    """
    job = heard(said)
    assert (job.organization, job.title, job.place, job.employment) == expected


@pytest.mark.parametrize(
    ("said", "start", "end"),
    [
        ("Holt 01.03.2015 - 31.12.2018", "2015-03", "2018-12"),
        ("I was at Holt from 1st of May 2015 to August 31, 2018", "2015-05", "2018-08"),
        ("Bosch seit 1. August 2015", "2015-08", "present"),
        ("Holt, 2015-03-01 to 2018-12-31", "2015-03", "2018-12"),
    ],
)
def test_a_day_is_no_part_of_a_name(said: str, start: str, end: str) -> None:
    """A date is read with its day, and kept as year and month."""
    job = heard(said)
    assert (job.start, job.end) == (start, end)
    assert job.organization in ("Holt", "Bosch")


def test_jobs_pasted_from_a_resume_keep_their_points() -> None:
    """Each head is a job, and the points below it are its own."""
    told = stations(PASTED)
    assert told.points == ("Led the migration of the ledger", "Mentored 4 engineers")
    assert [(one.text, one.points) for one in told.others] == [
        ("Deliveroo (2017 – 2020) Software Engineer", ("Built a simulator in Go",)),
        ("TCS, Pune (2014-2017) Graduate Trainee", ()),
    ]
    assert heard(told.first) == Job(
        organization="Monzo", title="Senior Software Engineer", start="2021-01", end="present"
    )
    assert heard(told.others[1].text).place == "Pune"


@pytest.mark.parametrize(
    "said",
    ["Holt\nLeeds", "Gern:\n- 2015 bis 2019: Lagerist, Amazon\n- seit 2019: Fahrer, DHL", "Holt"],
)
def test_what_has_no_points_under_a_dated_head_is_not_pasted(said: str) -> None:
    """It is heard as any other answer."""
    assert pasted.entries(said) == ()


def test_who_tells_everything_in_one_breath_is_asked_for_what_is_missing_alone() -> None:
    """The training before the first job is the school, "since then" is the end of the job before,
    the ward stands with the post.
    """
    said = (
        "Right so I trained at Glasgow Caledonian University and qualified in 2009 and then I "
        "started at the Royal Alexandra"
        " Hospital on ward 12 as a staff nurse, that was September 2009 until 2014, then I moved "
        "to Queen Elizabeth Hospital"
        " as a senior nurse in A&E from 2014 until 2019 and since then I've been a charge nurse "
        "at Inverclyde Royal"
    )
    done = play(
        {**BY_HAND, "ask job.organization": said, "ask school.study_type": "BSc Nursing"},
        until="choose role",
    )
    assert done.known.timeline is not None
    jobs = [
        (one.organization, one.title, one.start, one.end) for one in done.known.timeline.experiences
    ]
    assert jobs == [
        ("Royal Alexandra Hospital", "Staff nurse, ward 12", "2009-09", "2014"),
        ("Queen Elizabeth Hospital", "Senior nurse, A&E", "2014", "2019"),
        ("Inverclyde Royal", "Charge nurse", "2019", "present"),
    ]
    (school,) = done.known.timeline.education
    assert (school.institution, school.study_type, school.end) == (
        "Glasgow Caledonian University",
        "BSc Nursing",
        "2009",
    )


def test_a_time_in_a_sentence_of_its_own_belongs_to_the_job_before() -> None:
    """It is not asked again."""
    told, _person = played(
        ask__job_in_organization="Ich arbeite jetzt als Lagerhelfer bei Firma Hübner. Seit 2 "
        "Jahren."
    )
    assert told == [("Hübner", "Lagerhelfer", "2024", "present")]


def test_a_story_in_one_sentence_without_commas_is_parted() -> None:
    """Before "so I", and before what came of it."""
    told = parts(
        "Admissions were sitting in corridors because nobody knew which beds were free so I "
        "started a bed huddle every"
        " morning and after about three months the wait went down from 6 hours to two"
    )
    assert told.situation.startswith("Admissions were sitting")
    assert told.action == "I started a bed huddle every morning."
    assert told.result.startswith("After about three months")


@pytest.mark.parametrize(
    ("said", "place"),
    [
        ("at British Steel in Scunthorpe and they threw me out by text message", "Scunthorpe"),
        ("bei der Südmetall AG in München end-to-end die gesamte Kundenreise", "München"),
        ("at Holt in Leeds, which was cold", "Leeds"),
        ("nurse at Holt in Leeds, UK", "Leeds, UK"),
        ("at Tesco in Stoke on Trent", "Stoke on Trent"),
        ("bei Tesco in Frankfurt am Main", "Frankfurt am Main"),
    ],
)
def test_a_town_is_its_name_and_nothing_that_is_told_behind_it(said: str, place: str) -> None:
    """A town ends where small words go on to something else."""
    assert heard(said).place == place


@pytest.mark.parametrize(
    ("said", "organization", "place"),
    [
        ("At a hotel in Swansea, the Grand, as breakfast chef", "Grand", "Swansea"),
        ("bei einem Betrieb in Ulm, der Kerner GmbH", "Kerner GmbH", "Ulm"),
        ("at a school, St. Mary's Primary", "St. Mary's Primary", None),
        ("in a small bakery in Leeds, Holt & Sons", "Holt & Sons", "Leeds"),
    ],
)
def test_a_house_named_behind_its_kind_is_called_by_its_name(
    said: str, organization: str, place: str | None
) -> None:
    """The kind is what it was, and the town its own."""
    assert (heard(said).organization, heard(said).place) == (organization, place)


@pytest.mark.parametrize(
    ("said", "organization", "room"),
    [
        ("Magistrat Linz im Bürgerservice", "Magistrat Linz", "Bürgerservice"),
        ("Asda in customer service", "Asda", "customer service"),
        ("Bosch im Einkauf", "Bosch", "Einkauf"),
        ("Acme in Sales", "Acme", "Sales"),
    ],
)
def test_a_department_led_in_is_no_part_of_the_name(
    said: str, organization: str, room: str
) -> None:
    """It belongs to the post."""
    assert (heard(said).organization, heard(said).room) == (organization, room)
