"""What people of many lives answered when the interview was played with them: carers, soldiers,
teachers, refugees, pupils.

Every answer was written before it was seen how it is understood.
"""

import pytest

from interview_app.guide import amounts, corrections, fields
from interview_app.guide.acts import Answered
from interview_app.guide.flow import load
from interview_app.guide.hearing import care, goals, jobs, papers, persons, schools, tongues
from interview_app.guide.hearing.breaks import is_break
from interview_app.guide.hearing.frames import timed
from interview_app.guide.hearing.repairs import repaired
from interview_app.guide.hearing.stations import stations
from interview_app.guide.hearing.towns import is_town
from interview_app.guide.understanding import tells_nothing_special
from tests.guide.rehearsal import FOLDER, Rehearsal
from tests.guide.scripted import Scripted, play


@pytest.mark.parametrize(
    ("said", "name", "trade"),
    [
        ("Ich bin der Hans Huber, Maurer aus Graz", "Hans Huber", "Maurer"),
        ("Hans Huber aus Graz, Maurer", "Hans Huber", "Maurer"),
        ("darren okafor-price, electrician from Hull", "Darren Okafor-Price", "electrician"),
        ("Guten Tag, ich heiße Rana Al-Khatib, Ärztin aus Aleppo", "Rana Al-Khatib", "Ärztin"),
        ("Good morning. Dr. Philippa Anne Westcott-Hume.", "Dr. Philippa Anne Westcott-Hume", None),
        ("Holt, Leeds", "Holt", None),
        ("Jo Field, MSc", "Jo Field, MSc", None),
        ("Jo Field from Leeds, England", "Jo Field", None),
    ],
)
def test_a_name_is_told_with_a_trade_a_town_and_a_greeting(
    said: str, name: str, trade: str | None
) -> None:
    """CONTRACT A17: the name is the name alone; the trade is kept for itself."""
    assert (persons.name(said), persons.trade(said)) == (name, trade)


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("philippa dot westcott at example dot org", "philippa.westcott@example.org"),
        ("jo Punkt field ät example Punkt de", "jo.field@example.de"),
        ("jo at example dot com", "jo@example.com"),
    ],
)
def test_an_address_is_spelt_out_before_the_at_as_behind_it(said: str, found: str) -> None:
    """Half an address reaches somebody else."""
    assert fields.email(said) == found


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "Ridgeway Electrical Ltd, Hull, approved electrician, since Feb 2018",
            ("Ridgeway Electrical Ltd", "Approved electrician", "Hull")),
        ("Aldi, store assistant, Otley, 2019 to 2022", ("Aldi", "Store assistant", "Otley")),
        ("Rewe, Kassel, Kassierer, seit 2019", ("Rewe", "Kassierer", "Kassel")),
        ("Holt, Leeds", ("Holt", None, "Leeds")),
        ("Smith, Otley", ("Smith, Otley", None, None)),
        ("I've been back at work since march 2023, care assistant at Bramley House", ("Bramley House", "Care assistant", None)),
        ("the Army, sergeant, 2005 to 2014", ("Army", "Sergeant", None)),
        ("bei Rewe an der Kasse", ("Rewe", "Kasse", None)),
        ("bei der Post am Schalter", ("Post", "Am Schalter", None)),
        ("hab noch nie richtig gearbeitet nur Ferienjob bei Rewe sommer 2024", ("Rewe", "Ferienjob", None)),
        ("I haven't had a job, just babysitting", (None, "Babysitting", None)),
        ("I never had a job", (None, None, None)),
        (
            "Jetzt arbeite ich als Pflegehelferin in Altenheim Sankt Martin, Göttingen",
            ("Altenheim Sankt Martin", "Pflegehelferin", "Göttingen")),
        ("in Syrien war ich Ärztin in Universitätskrankenhaus Aleppo", ("Universitätskrankenhaus "
                                                                        "Aleppo", "Ärztin", "Syrien")),
        ("zeitungen austragen für die HNA", ("HNA", "Zeitungen austragen", None)),
        ("I taught at Larkmead School, latterly as Head of Humanities", ("Larkmead School", "Head of Humanities", None)),
        ("I'm retired now, but I tutor privately", ("Self-employed", None, None)),
        ("I'm retired now", (None, None, None)),
        ("selbständig mit meinem Salon Haargenau", ("Salon Haargenau", None, None)),
        ("self-employed with my salon Curl Up", ("Curl Up", None, None)),
    ],
)  # fmt: skip
def test_a_job_as_people_tell_it(said: str, told: tuple[str | None, ...]) -> None:
    """A17: employer, post and town, each in its place; what a frame does not show is left alone."""
    job = jobs.heard(said)
    assert (job.organization, job.title, job.place) == told


def test_since_alone_behind_a_name_says_that_it_lasts() -> None:
    """Behind "then B&Q since" stands no date, and an end."""
    job = jobs.heard("B&Q ever since")
    assert (job.organization, job.end) == ("B&Q", "present")


@pytest.mark.parametrize(
    ("said", "risen", "post", "end"),
    [
        (
            "Azubi bei Huber von 1998 bis 2001, danach als Maurer geblieben bis 2010",
            True,
            "Maurer",
            "2010",
        ),
        (
            "I was an apprentice at Holt from 1998 to 2001, then stayed on as a joiner until 2010",
            True,
            "Joiner",
            "2010",
        ),
    ],
)
def test_who_stays_in_another_post_has_one_station_more(
    said: str, risen: bool, post: str, end: str
) -> None:
    """A17: nothing that was told is lost without a word."""
    (more,) = stations(said).others
    job = jobs.heard(more.text, asked="title")
    assert (more.risen, job.title, job.end) == (risen, post, end)


def test_the_month_of_an_end_is_kept_behind_the_words_that_lead_it_in() -> None:
    """The words between "until" and the date are not a month."""
    assert timed("there until I retired in July 2019").end == "2019-07"
    assert timed("dort bis zur Rente 2015").end == "2015"


@pytest.mark.parametrize("said", ["dann Flucht", "we fled in 2013", "ich bin 2015 geflohen"])
def test_flight_is_a_time_without_a_job(said: str) -> None:
    """Nobody is asked for the employer of it."""
    assert is_break(said)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "I studied history at the University of Durham",
            ("University of Durham", "history", None),
        ),
        ("studied civil engineering at UCL", ("UCL", "civil engineering", None)),
        ("I studied hard at Hull College", ("Hull College", None, None)),
        ("ich hab bwl an der Uni Köln studiert", ("Uni Köln", "bwl", None)),
        ("Universität Aleppo, Medizin, 2001 bis 2007", ("Universität Aleppo", "Medizin", None)),
        ("University of California, Berkeley", ("University of California, Berkeley", None, None)),
        ("ich studiere noch an der Uni Kassel Maschinenbau", ("Uni Kassel", "Maschinenbau", None)),
        ("bin noch auf der Lichtenberg-Schule, Abi 2027", ("Lichtenberg-Schule", None, "Abi")),
        ("ich gehe noch auf die Lichtenberg-Schule", ("Lichtenberg-Schule", None, None)),
    ],
)
def test_a_school_its_subject_and_what_is_finished_there(
    said: str, told: tuple[str | None, ...]
) -> None:
    """A17: a subject is kept in small letters too, and a town is none."""
    school = schools.heard(said, asked="institution")
    assert (school.institution, school.area, school.study_type) == told
    assert not schools.others(said)


@pytest.mark.parametrize(
    ("said", "names"),
    [
        ("driving licence B and C, SC clearance", ("driving licence B and C", "SC clearance")),
        ("mofa führerschein und juleica", ("mofa führerschein", "juleica")),
        ("I've got a food hygiene one somewhere", ("food hygiene",)),
    ],
)
def test_licences_as_people_list_them(said: str, names: tuple[str, ...]) -> None:
    """A class is no licence of its own, and "somewhere" is part of none."""
    assert papers.licences(said) == names


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "Deutsch und Türkisch, beides Muttersprache, Englisch geht so",
            [("Deutsch", "Muttersprache"), ("Türkisch", "Muttersprache"), ("Englisch", "geht so")]),
        ("Deutsch und Türkisch, Muttersprache", [("Deutsch", None), ("Türkisch", "Muttersprache")]),
        ("English; reading Latin", [("English", None), ("Latin", "reading")]),
        ("englisch 8 jahre schule", [("Englisch", "8 jahre schule")]),
    ],
)  # fmt: skip
def test_how_well_languages_are_spoken(said: str, told: list[tuple[str, str | None]]) -> None:
    """A level of both is of both."""
    assert [(one.language, one.fluency) for one in tongues.tongues(said)] == told


@pytest.mark.parametrize(
    "said", ["nein nichts", "no, nothing really", "nothing at all", "nee, eigentlich nichts"]
)
def test_words_that_only_say_no_name_nothing(said: str) -> None:
    """They were kept as things somebody would rather avoid."""
    assert tells_nothing_special(said)
    assert not tells_nothing_special("no nights")
    assert goals.refused("no nights") == ("nights",)


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (
            "before that I was at home ten years looking after my mum, from 2012 to 2022",
            "Looking after my mum",
        ),
        ("I cared for my mother at home for ten years", "Cared for my mother at home"),
        ("ich habe meine Mutter zehn Jahre gepflegt", "Meine Mutter zehn Jahre gepflegt"),
        ("Pflege meiner Großmutter", "Pflege meiner Großmutter"),
        ("at home with the kids", ""),
        ("I looked after residents at Bramley House", ""),
    ],
)
def test_care_for_ones_own_is_known_by_its_words(said: str, words: str) -> None:
    """What somebody did for a living, or for their children, is none."""
    assert care.words(said) == words


def test_a_large_town_is_known_and_a_name_is_none() -> None:
    """With what tells it from others of its name."""
    assert is_town("Leeds")
    assert is_town("Frankfurt am Main")
    assert not is_town("Baker")
    assert not is_town("Leeds Building Society")


BY_HAND = {
    "choose begin": "by_hand",
    "ask contact.name": "Mo Tully",
    "ask contact.email": "mo@example.org",
    "ask contact.phone": "skip",
    "ask home.place": "Stockport",
    "choose another_job": ["no"],
    "choose school": "no",
    "ask papers.certificates": "skip",
}


def _played(answers: dict[str, object]) -> tuple[Rehearsal, str]:
    done = play({**BY_HAND, **answers}, until="choose role")
    person = done.person
    assert isinstance(person, Scripted)
    return done, "\n".join(
        f"{turn.text} {[call.arguments for call in turn.calls]}" for turn in person.turns
    )


def test_years_of_care_are_offered_as_a_station_and_no_employer_is_asked_for() -> None:
    """A17: nobody is asked "where did you work?" who told that they cared for their mother."""
    done, said = _played(
        {
            "ask job.organization": "I cared for my mother at home for ten years, 2012 to 2022",
            "choose care": "yes",
        }
    )
    assert done.known.timeline is not None
    (one,) = done.known.timeline.experiences
    assert (one.organization or "", one.title, one.start, one.end) == (
        "",
        "Cared for my mother at home",
        "2012",
        "2022",
    )
    assert said.count("Where did you work?") == 1
    assert "not noted" not in said
    assert "could not read" not in said


def test_years_of_care_told_where_another_job_was_asked_for() -> None:
    """They are offered, and left out for who rather leaves them out."""
    answers = {
        "ask job.organization": "Bramley House, care assistant, since 2023",
        "choose another_job": [
            "before that I was at home looking after my mum, from 2012 to 2022",
            "no",
        ],
        "choose care": "no",
    }
    done, _said = _played(answers)
    assert done.known.timeline is not None
    assert [one.organization for one in done.known.timeline.experiences] == ["Bramley House"]
    done, _said = _played({**answers, "choose care": "yes"})
    assert done.known.timeline is not None
    assert {one.title for one in done.known.timeline.experiences} == {
        "Care assistant",
        "Looking after my mum",
    }


def test_after_a_time_without_a_job_the_question_is_another_one() -> None:
    """Who was ill is not asked the same again; a no goes on, and it is said once that it was left
    out.
    """
    done, said = _played({"ask job.organization": ["I was ill from 2015 to 2018", "no"]})
    assert done.known.timeline is not None
    assert not done.known.timeline.experiences
    assert "Where did you work before or after that?" in said
    assert said.count("Where did you work? Please") == 1
    assert "I have not noted" not in said


def test_a_school_that_was_noted_along_is_not_said_to_be_left() -> None:
    """What is said back as noted and as not noted in one breath can be neither believed."""
    _done, said = _played(
        {
            "ask job.organization": "Larkmead School, teacher, 1997 to 2019",
            "choose school": "yes, I studied history at the University of Durham, and did my "
            "PGCE at Oxford in 1989",
            "ask school.study_type": "BA",
            "ask school.finished": "1988",
        }
    )
    assert "PGCE, Oxford, 1989" in said
    assert "I have not noted" not in said


def test_a_correction_that_names_the_employer_is_of_that_job() -> None:
    """A17: "no, that was 1996 to 2019 at Larkmead, not 1997" is not about the job told after it."""
    told = [
        Answered(subject="job-1", path="job.organization", text="Larkmead School", how="answer", event_id=1, at=""),
        Answered(subject="job-1", path="stay.start", text="1997", how="answer", event_id=2, at=""),
        Answered(subject="job-2", path="job.organization", text="teacher at St Helen's, 1989 to "
                                                                "1997", event_id=3),
    ]  # fmt: skip
    fact = corrections.corrected("no, that was 1996 to 2019 at Larkmead, not 1997")
    assert fact is not None
    assert corrections.target(fact, told, load(FOLDER).words) == ("job-1", "stay.start")


def test_words_that_were_left_are_parted_by_their_times() -> None:
    """Of "then we fled, then two years in a bakery", the bakery is not called a time without a
    job.
    """
    _done, said = _played(
        {
            "ask job.organization": "ich war Ärztin im Klinikum Aleppo von 2007 bis 2013, dann "
            "Flucht, "
            "dann 2 jahre Türkei in eine Bäckerei"
        }
    )
    assert "“dann Flucht” I leave out" in said
    assert "I have not noted “dann 2 jahre Türkei in eine Bäckerei”" in said


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("12 falls, no 2 alike", ["12"]),
        ("ward 7 had 4 falls", ["4"]),
        ("Station 12 hatte 3 Stürze", ["3"]),
        ("no 2 days were the same", []),
        ("7 wards had none", ["7"]),
    ],
)
def test_a_number_that_names_or_denies_is_no_result(said: str, values: list[str]) -> None:
    """A17: the number of a ward shows nothing."""
    assert [one.value for one in amounts.amounts(said, load(FOLDER).words)] == values


@pytest.mark.parametrize(
    ("said", "right"),
    [
        ("12 falls, no 2 alike", "12 falls, no 2 alike"),
        ("30 visits, no two of them the same", "30 visits, no two of them the same"),
        ("12 falls, no 13", "13 falls"),
    ],
)
def test_a_no_before_several_of_a_kind_takes_nothing_back(said: str, right: str) -> None:
    """A bare "no" before a figure puts it right, and before "alike" it does not."""
    assert repaired(said) == right


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("warehouse at Tesco since 2019", ("Tesco", None, "warehouse")),
        ("Maler auf eigene Rechnung seit 2015", ("Selbstständig", "Maler", None)),
        ("I drive for Arriva since 2018", ("Arriva", None, None)),
        ("Das ist lang her", (None, None, None)),
        ("It was a long time ago, cook at Holt", ("Holt", "Cook", None)),
        ("Das ist schon lange her, Koch bei Holt 1990 bis 1995", ("Holt", "Koch", None)),
    ],
)
def test_what_is_no_post_is_none(
    said: str, expected: tuple[str | None, str | None, str | None]
) -> None:
    """A part of a house, a verb, and that it was long ago."""
    job = jobs.heard(said)
    assert (job.organization, job.title, job.room) == expected


def test_where_somebody_lived_before_is_no_part_of_the_town() -> None:
    """It was printed behind the town."""
    assert fields.place("Doncaster, before that Poznan").city == "Doncaster"


def test_each_level_of_one_phrase_stands_with_its_language() -> None:
    """Without commas too."""
    told = [
        (one.language, one.fluency) for one in tongues.tongues("Polish native English B2 German A2")
    ]
    assert told == [("Polish", "native"), ("English", "B2"), ("German", "A2")]
