"""Answers given as sentences: what is taken out of them, and what is not (CONTRACT A17: never asks
for what it knows).
"""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interview_app.guide.fields import items, place
from interview_app.guide.flow import load
from interview_app.guide.hearing import asides, goals, jobs, papers, persons, schools
from interview_app.guide.hearing.stories import parts
from interview_app.guide.understanding import Intent, understand
from interview_app.paths import resources
from tests.guide.scripted import Scripted, play

FLOW = load(resources() / "guide")


@pytest.mark.parametrize(
    ("said", "organization", "title", "town", "start", "end"),
    [
        ("Siemens AG, Munich", "Siemens AG", None, "Munich", None, None),
        ("Marks & Spencer", "Marks & Spencer", None, None, None, None),
        ("The Inn at Whitewell", "The Inn at Whitewell", None, None, None, None),
        ("Department for Education", "Department for Education", None, None, None, None),
        ("Smith, Jones and Co", "Smith, Jones and Co", None, None, None, None),
        ("First Direct", "First Direct", None, None, None, None),
        ("Well Pharmacy", "Well Pharmacy", None, None, None, None),
        ("Theater am Turm", "Theater am Turm", None, None, None, None),
        ("Theater at the Mill", "Theater at the Mill", None, None, None, None),
        ("First, I worked at Holt", "Holt", None, None, None, None),
        ("first I was at Holt", "Holt", None, None, None, None),
        ("currently Siemens", "Siemens", None, None, None, "present"),
        ("Ich arbeite im Hotel am See in Graz", "Hotel am See", None, "Graz", None, "present"),
        (
            "Ich arbeite am Zentrum für Psychiatrie in Ulm",
            "Zentrum für Psychiatrie",
            None,
            "Ulm",
            None,
            "present",
        ),
        ("At Siemens", "Siemens", None, None, None, None),
        (
            "I work at the Druid theatre workshop in Galway",
            "Druid theatre workshop",
            None,
            "Galway",
            None,
            "present",
        ),
        (
            "Currently I'm head milliner at the Druid in Galway",
            "Druid",
            "Head milliner",
            "Galway",
            None,
            "present",
        ),
        (
            "At the moment I work for Deutsche Bahn as a train driver",
            "Deutsche Bahn",
            "Train driver",
            None,
            None,
            "present",
        ),
        ("well, my last job was with Holt & Sons", "Holt & Sons", None, None, None, None),
        (
            "I was a nurse at St. James's Hospital in York from 2011 to 2017",
            "St. James's Hospital",
            "Nurse",
            "York",
            "2011",
            "2017",
        ),
        (
            "Since 2017 I work as a carpenter for Müller GmbH",
            "Müller GmbH",
            "Carpenter",
            None,
            "2017",
            "present",
        ),
        ("I worked for six years at the Abbey Theatre", "Abbey Theatre", None, None, None, None),
        (
            "I work with the Centre for Cancer Care in London",
            "Centre for Cancer Care",
            None,
            "London",
            None,
            "present",
        ),
        ("I joined Monzo in 2019", "Monzo", None, None, "2019", None),
        ("I taught maths at Parkside School", "Parkside School", None, None, None, None),
        (
            "It's called Bramble & Fern, a small florist in Hove",
            "Bramble & Fern",
            None,
            None,
            None,
            None,
        ),
        ("Royal Mail, I was a postman there", "Royal Mail", "Postman", None, None, None),
        (
            "I was employed by the city of Leeds as a bin man, 2004 - 2009",
            "City of Leeds",
            "Bin man",
            None,
            "2004",
            "2009",
        ),
        ("IBM from 2003 until 2010, then Oracle", "IBM", None, None, "2003", "2010"),
        (
            "Head of Catering at Compass Group",
            "Compass Group",
            "Head of Catering",
            None,
            None,
            None,
        ),
        (
            "I'm self-employed as a photographer since 2014",
            "Self-employed",
            "Photographer",
            None,
            "2014",
            "present",
        ),
        ("I'm a milliner", None, "Milliner", None, None, None),
        ("Before that I was in Dublin", None, None, None, None, None),
        ("Stadtwerke Pirna", "Stadtwerke Pirna", None, None, None, None),
        ("Bei der Firma Lindner", "Lindner", None, None, None, None),
        (
            "ich bin Krankenschwester am Klinikum Nord",
            "Klinikum Nord",
            "Krankenschwester",
            None,
            None,
            "present",
        ),
        (
            "Seit 2017 arbeite ich als Koch bei den Stadtwerken Pirna",
            "Stadtwerken Pirna",
            "Koch",
            None,
            "2017",
            "present",
        ),
        ("Ich war von 2011 bis 2017 bei Bosch", "Bosch", None, None, "2011", "2017"),
        (
            "Zuletzt war ich Köchin im Hotel Adler in Graz",
            "Hotel Adler",
            "Köchin",
            "Graz",
            None,
            None,
        ),
        (
            "Ich habe als Altenpflegerin in der Residenz am Park gearbeitet",
            "Residenz am Park",
            "Altenpflegerin",
            None,
            None,
            None,
        ),
        ("Ich bin selbstständig, als Fotografin", "Selbstständig", "Fotografin", None, None, None),
    ],
)
def test_a_job_in_a_sentence(
    said: str,
    organization: str | None,
    title: str | None,
    town: str | None,
    start: str | None,
    end: str | None,
) -> None:
    """Employer, post, town and time are taken out of the frame around them; a bare name stays as it
    is.
    """
    job = jobs.heard(said)
    assert (job.organization, job.title, job.place, job.start, job.end) == (
        organization,
        title,
        town,
        start,
        end,
    )


@pytest.mark.parametrize(
    ("said", "title"),
    [
        ("senior nurse, intensive care", "senior nurse, intensive care"),
        ("I'm the head milliner there", "Head milliner"),
        ("as a train driver", "Train driver"),
        ("head milliner at the Druid", "Head milliner"),
        ("iOS developer", "iOS developer"),
        ("I am a teacher of maths", "Teacher of maths"),
        ("Leiterin der Nachtwache", "Leiterin der Nachtwache"),
        ("Ich war Krankenschwester", "Krankenschwester"),
    ],
)
def test_a_post_in_a_sentence(said: str, title: str) -> None:
    """The post without what says that it was one."""
    assert jobs.heard(said, asked="title").title == title


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Mary-Jane O'Neill", "Mary-Jane O'Neill"),
        ("Hi, my name is Mary-Jane O'Neill", "Mary-Jane O'Neill"),
        ("My name is Jo Field, I'm a nurse in Leeds", "Jo Field"),
        ("Dr. Jo Field, MSc", "Dr. Jo Field, MSc"),
        ("Jo Field but everyone calls me Joey", "Jo Field"),
        ("I am Sam and I live in Leeds", "Sam"),
        ("van der Berg, Anna", "van der Berg, Anna"),
        ("Mein Name ist Änne Müller-Lüdenscheidt.", "Änne Müller-Lüdenscheidt"),
        ("Anna Schmidt heiße ich", "Anna Schmidt"),
        ("Ich heiße Änne Müller und wohne in Jena", "Änne Müller"),
        ("Ich bin Karl von und zu Hohenstein", "Karl von und zu Hohenstein"),
    ],
)
def test_a_name_in_a_sentence(said: str, name: str) -> None:
    """The name as it should stand on the page."""
    assert persons.name(said) == name


def test_what_else_is_told_with_the_name_is_not_asked_for() -> None:
    """A17: email, phone and home may come in one breath; a row of digits alone is no phone
    number.
    """
    told = asides.heard(
        "contact.name",
        "Jo Field, you can reach me at jo@example.org or +44 113 496 0000, I live in Leeds",
    )
    assert told["contact.email"] == "jo@example.org"
    assert told["contact.phone"] == "+44 113 496 0000"
    assert told["home.place"].city == "Leeds"
    assert asides.heard("contact.name", "Jo Field 19850312") == {}


def test_a_school_in_a_sentence() -> None:
    """School, what was finished and when; what was not finished is no degree."""
    assert (
        schools.heard("I went to the National College of Art", asked="institution").institution
        == "National College of Art"
    )
    assert (
        schools.heard("Ich habe an der TU Dresden studiert", asked="institution").institution
        == "TU Dresden"
    )
    assert (
        schools.heard("I attended St. Mary's College", asked="institution").institution
        == "St. Mary's College"
    )
    told = schools.heard("I did a BA in Fine Art in 2010", asked="study_type")
    assert (told.study_type, told.finished) == ("BA in Fine Art", "2010")
    learned = schools.heard(
        "Ich habe eine Ausbildung zur Pflegefachfrau gemacht", asked="study_type"
    )
    assert learned.study_type == "Ausbildung zur Pflegefachfrau"
    assert schools.heard("I didn't finish", asked="study_type").study_type is None
    assert (
        schools.heard("A levels in maths and physics", asked="study_type").study_type
        == "A levels in maths and physics"
    )


@pytest.mark.parametrize(
    ("said", "first", "more"),
    [
        (
            "I did a BSc in Nursing at UCC, finished 2016 with a 2:1, and a postgrad diploma in "
            "cancer nursing there in 2020",
            ("UCC", "BSc in Nursing", None, "2016"),
            [("UCC", "Postgrad diploma in cancer nursing", None, "2020")],
        ),
        (
            "I did my apprenticeship at Brook & Sons from 2004 to 2008. Then I did a City & "
            "Guilds course at Leeds College in 2010",
            ("Brook & Sons", "Apprenticeship", "2004", "2008"),
            [("Leeds College", "City & Guilds course", None, "2010")],
        ),
        (
            "Ausbildung zur Köchin beim Gasthof Adler, 2009 bis 2012, und den Küchenmeister an "
            "der IHK Ulm 2018",
            ("Gasthof Adler", "Ausbildung zur Köchin", "2009", "2012"),
            [("IHK Ulm", "Küchenmeister", None, "2018")],
        ),
        (
            "Ich habe an der TU Dresden einen Bachelor in Informatik gemacht, 2014 bis 2017",
            ("TU Dresden", "Bachelor in Informatik", "2014", "2017"),
            [],
        ),
        (
            "die Meisterschule an der HWK München, 2013 Meisterbrief",
            ("HWK München", "Meisterschule", None, None),
            [(None, "Meisterbrief", None, "2013")],
        ),
        (
            "University of Leeds, BA History, 2010",
            ("University of Leeds", "BA History", None, "2010"),
            [],
        ),
        ("MA and BA in History from Durham", ("Durham", "MA and BA in History", None, None), []),
        ("Brighton College", ("Brighton College", None, None, None), []),
    ],
)
def test_schools_of_one_sentence_are_kept_apart(
    said: str, first: tuple[str | None, ...], more: list[tuple[str | None, ...]]
) -> None:
    """The years and the place of one are never those of another; "there" is the school before."""
    found = [schools.heard(said, asked="institution"), *schools.others(said)]
    assert [(one.institution, one.study_type, one.started, one.finished) for one in found] == [
        first,
        *more,
    ]


def test_licences_in_a_sentence() -> None:
    """Each by its own name; the "and" inside a name stays."""
    assert papers.licences("I have a forklift licence and a CSCS card") == (
        "forklift licence",
        "CSCS card",
    )
    assert papers.licences("Ich habe den Staplerschein und den Ersthelferschein") == (
        "Staplerschein",
        "Ersthelferschein",
    )
    assert papers.licences("Food Hygiene and HACCP Level 2\nCSCS card") == (
        "Food Hygiene and HACCP Level 2",
        "CSCS card",
    )


def test_goals_in_a_sentence() -> None:
    """Work, hours, places and what is not wanted, each where it belongs; no frame around them."""
    told = goals.heard(
        "I'd like to work as a ward manager, part-time, somewhere near Leeds, but no nights"
    )
    assert (told.looking_for, told.arrangement, told.locations, told.avoid) == (
        ("ward manager",),
        "part-time",
        ("Leeds",),
        ("nights",),
    )
    told = goals.heard(
        "Ich suche eine Stelle als Bauleiter in Vollzeit, am liebsten im Raum Dresden"
    )
    assert (told.looking_for, told.arrangement, told.locations) == (
        ("Bauleiter",),
        "Vollzeit",
        ("Dresden",),
    )
    assert goals.heard("Bauleitung oder Obermonteur im Wohnungsbau").looking_for == (
        "Bauleitung oder Obermonteur im Wohnungsbau",
    )
    assert goals.refused("no nights and no weekends") == ("nights", "weekends")
    assert goals.towns("in Leeds or near York") == ("Leeds", "York")


def test_a_list_in_a_sentence() -> None:
    """Skills without "I mainly used"; a verb that nobody's "I" leads in is part of a name."""
    assert items("I mainly used Excel and SAP") == ("Excel", "SAP")
    assert items("used car sales, mostly sourdough") == ("used car sales", "mostly sourdough")


def test_a_country_at_the_end_of_a_description() -> None:
    """What is "in the west of Ireland" lies in Ireland and no region of that name."""
    found = place("Galway, in the west of Ireland")
    assert (found.city, found.region, found.country_code) == ("Galway", None, "IE")


@pytest.mark.parametrize(
    "said",
    [
        "sorry I don't want to give a phone number",
        "I'd rather not say",
        "I don't have one",
        "no phone",
        "prefer not to say",
        "Das möchte ich lieber nicht angeben",
        "Ich habe keinen",
        "keine Telefonnummer",
    ],
)
def test_declining_in_a_sentence(said: str) -> None:
    """It is not written down as the answer."""
    assert understand(said, FLOW, paths=()).intent is Intent.NOTHING


@pytest.mark.parametrize(
    "said",
    [
        "I don't want to work nights any more",
        "I don't have one, but we had four",
        "No phone was ever answered before I came; I changed that.",
        "Ich habe keine Leute verloren, obwohl zwei Stellen fehlten",
    ],
)
def test_an_answer_that_begins_like_declining_is_an_answer(said: str) -> None:
    """Nothing a person tells is taken for silence."""
    assert understand(said, FLOW, paths=()).intent is Intent.ANSWER


def test_the_interview_by_hand_in_sentences() -> None:
    """A17: people answer in sentences; the form shows the facts, and nothing is asked that was
    told.
    """
    answers = {
        "choose begin": "by_hand",
        "ask contact.name": "Hi, my name is Mary-Jane O'Neill",
        "ask contact.email": "it's mj@example.ie",
        "ask contact.phone": ["Galway", "I'd rather not say"],
        "ask home.place": "I live in Galway, in the west of Ireland",
        "ask job.organization": [
            "I'm head milliner at the Druid in Galway since spring 2017",
            "Before that I was in Dublin",
            "the Abbey Theatre",
        ],
        "ask job.title": "I was a milliner there",
        "ask stay.start": "from 2011 until 2017",
        "choose another_job": ["yes", "no"],
        "choose school": "no",
        "ask papers.certificates": "no",
    }
    done = play(answers, until="choose role")
    person = done.person
    assert isinstance(person, Scripted)
    assert done.known.profile is not None
    assert done.known.timeline is not None
    basics = done.known.profile.basics
    assert (basics.name, basics.email, basics.phone, basics.location.city) == (
        "Mary-Jane O'Neill",
        "mj@example.ie",
        None,
        "Galway",
    )
    told = [
        (one.organization, one.title, one.location, one.start, one.end)
        for one in done.known.timeline.experiences
    ]
    assert told == [
        ("Druid", "Head milliner", "Galway", "2017", "present"),
        ("Abbey Theatre", "Milliner", None, "2011", "2017"),
    ]
    assert person.asked.count("ask job.title") == 1
    assert "ask stay.end" not in person.asked
    texts = [turn.text for turn in person.turns]
    assert any("Head milliner, Galway, from 2017, until today" in text for text in texts)
    assert any("What was your job at Abbey Theatre?" in text for text in texts)


_SAID = """a BSc|and a diploma|there|finished
|I|I'm|I've been|work|worked|was|at|for|as|a|the|in|since|from|to|until|and|but|,|.|!|2017|March 2019|Leeds|nurse
|Holt & Sons|head baker|my name is|ich|bin|war|bei der|als|seit|bis|heute|Jena|Köchin|habe|gemacht|no|nights|part-time|ß|'
|jo@example.org|+49 30 1234|I trained two people|it fell from 9 to 4|nach drei Monaten|€|–|(|)|🙂|"""
_PIECES = st.sampled_from(_SAID.split("|"))


@given(st.lists(_PIECES, max_size=30).map(" ".join) | st.text(max_size=200))
def test_nothing_is_heard_that_was_not_said(said: str) -> None:
    """A17, D1: whatever is taken out of an answer is made of its own words; no text makes the guide
    stumble.
    """
    job = jobs.heard(said)
    school = schools.heard(said, asked="institution")
    story = parts(said)
    wishes = goals.heard(said)
    found = [
        job.title,
        job.place,
        school.institution,
        story.situation,
        story.action,
        story.result,
        wishes.arrangement,
    ]
    found += [school.study_type, *(one.study_type for one in schools.others(said))]
    found += [
        persons.name(said),
        persons.home(said),
        *wishes.looking_for,
        *wishes.avoid,
        *wishes.locations,
        *papers.licences(said),
    ]
    words = _words(said)
    for one in found:
        assert _words(one or "") <= words, one
    if job.organization not in (
        None,
        "Self-employed",
        "Freelance",
        "Selbstständig",
        "Freiberuflich",
    ):
        assert _words(job.organization or "") <= words


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.replace("’", "'").casefold()))


@pytest.mark.parametrize(
    ("said", "looking_for", "avoid"),
    [
        ("Nothing heavy, I'm seventy. A few mornings in a kitchen", ("A few mornings in a "
                                                                     "kitchen",), ("heavy",)),
        ("Anything that pays. Not nights.", ("Anything that pays",), ("nights",)),
        ("A band 6 post in stroke, and not nights if possible", ("A band 6 post in stroke",), ("nights",)),
        ("Leitung im Bürgerservice, aber auf keinen Fall Nachtschicht", ("Leitung im Bürgerservice",), ("Nachtschicht",)),
    ],
)  # fmt: skip
def test_a_wish_is_what_is_wished_for(
    said: str, looking_for: tuple[str, ...], avoid: tuple[str, ...]
) -> None:
    """Sentence by sentence; what somebody tells of themselves beside it is no wish."""
    assert (goals.heard(said).looking_for, goals.heard(said).avoid) == (looking_for, avoid)


def test_what_is_said_around_an_item_is_no_item() -> None:
    """What points back and a reason are no things to avoid and no towns; alone they are what was
    said.
    """
    assert goals.refused("Warehouses, I said. And agencies.") == ("Warehouses", "agencies")
    assert goals.towns("Scunthorpe. I'm not moving at my age.") == ("Scunthorpe",)
    assert goals.refused("I'm not going back to nights") == ("I'm not going back to nights",)


def test_a_time_told_behind_the_post_is_not_asked_for() -> None:
    """Two years alone are of that job; what somebody did then is not."""
    found = asides.heard(
        "job.title", "Shift foreman, if you must know. I told you 32 years: 1992 till 2025"
    )
    assert (found["job.title"], found["stay.start"], found["stay.end"]) == (
        "Shift foreman",
        "1992",
        "2025",
    )
    assert "stay.start" not in asides.heard(
        "job.title", "Nurse. From 2010 to 2012 I travelled the world."
    )


def test_what_is_still_learned_is_told_without_that_it_is() -> None:
    """It is called by its name, with the "a" that is none of an article."""
    assert (
        schools.heard("not finished yet, doing a levels", asked="study_type").study_type
        == "A levels"
    )
    assert schools.heard("BSc Nursing, didn't finish", asked="study_type").study_type is None
